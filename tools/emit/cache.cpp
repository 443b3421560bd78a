// A folder of bitcode by key.
// SPDX-License-Identifier: MIT
#include "cache.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

#include "errors.h"

using namespace llvm;

namespace argpool::emit {

Cache::Cache(std::string folder, std::string identity)
    : folder(std::move(folder)), identity(std::move(identity)) {}

std::string Cache::key(const std::vector<std::string> &command) const {
  std::string text = identity;
  for (const std::string &argument : command) text += '\0' + argument;
  const XXH128_hash_t hash = xxh3_128bits(arrayRefFromStringRef(text));
  return utohexstr(hash.high64, true, 16) + utohexstr(hash.low64, true, 16);
}

std::unique_ptr<MemoryBuffer> Cache::find(const std::string &key) const {
  if (folder.empty()) return nullptr;
  auto file = MemoryBuffer::getFile(folder + "/" + key + ".bc", /*IsText=*/false,
                                    /*RequiresNullTerminator=*/false);
  return file ? std::move(*file) : nullptr;
}

Error Cache::store(const std::string &key, StringRef contents) const {
  if (folder.empty()) return Error::success();
  auto sentence = [&](const std::string &reason) {
    return error("cannot write to the cache " + folder + ": " + reason +
                 "; pass --cache=<folder>, or --cache= for none");
  };
  if (std::error_code failed = sys::fs::create_directories(folder))
    return sentence(failed.message());
  auto file = sys::fs::TempFile::create(folder + "/" + key + "-%%%%%%%%.tmp");
  if (!file) return sentence(toString(file.takeError()));
  {
    raw_fd_ostream out(file->FD, /*shouldClose=*/false);
    out << contents;
    out.flush();
    if (out.has_error()) {
      const std::string reason = out.error().message();
      out.clear_error();
      consumeError(file->discard());
      return sentence(reason);
    }
  }
  if (Error failed = file->keep(folder + "/" + key + ".bc"))
    return sentence(toString(std::move(failed)));
  return Error::success();
}

}  // namespace argpool::emit
