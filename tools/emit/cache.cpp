// A folder of files by key.
// SPDX-License-Identifier: MIT
#include "cache.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

#include "errors.h"

using namespace llvm;

namespace argpool::emit {

std::unique_ptr<MemoryBuffer> Cache::find(const std::string &file) const {
  if (folder.empty()) return nullptr;
  auto found = MemoryBuffer::getFile(folder + "/" + file, /*IsText=*/false,
                                     /*RequiresNullTerminator=*/false);
  return found ? std::move(*found) : nullptr;
}

Error Cache::store(const std::string &file, StringRef contents) const {
  if (folder.empty()) return Error::success();
  auto sentence = [&](const std::string &reason) {
    return error("cannot write to the cache " + folder + ": " + reason +
                 "; pass --cache=<folder>, or --cache= for none");
  };
  if (std::error_code failed = sys::fs::create_directories(folder, true, sys::fs::all_all))
    return sentence(failed.message());
  auto temporary = sys::fs::TempFile::create(folder + "/" + file + "-%%%%%%%%");
  if (!temporary) return sentence(toString(temporary.takeError()));
  {
    raw_fd_ostream out(temporary->FD, /*shouldClose=*/false);
    out << contents;
    out.flush();
    if (out.has_error()) {
      const std::string reason = out.error().message();
      out.clear_error();
      consumeError(temporary->discard());
      return sentence(reason);
    }
  }
  if (Error failed = temporary->keep(folder + "/" + file))
    return sentence(toString(std::move(failed)));
  return Error::success();
}

static std::string hashOfBytes(StringRef bytes) {
  const XXH128_hash_t hash = xxh3_128bits(arrayRefFromStringRef(bytes));
  return utohexstr(hash.high64, true, 16) + utohexstr(hash.low64, true, 16);
}

std::string hashOf(ArrayRef<std::string> parts) {
  std::string bytes;
  for (const std::string &part : parts) bytes += part + '\0';
  return hashOfBytes(bytes);
}

Expected<std::string> hashOfFile(const std::string &path) {
  auto file = MemoryBuffer::getFile(path, /*IsText=*/false, /*RequiresNullTerminator=*/false);
  if (!file) return error("cannot read " + path + ": " + file.getError().message());
  return hashOfBytes((*file)->getBuffer());
}

}  // namespace argpool::emit
