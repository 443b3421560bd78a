// A folder of files by key.
// SPDX-License-Identifier: MIT
#include "cache.h"

#include <chrono>
#include <vector>

#include "llvm/ADT/StringExtras.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Object/ObjectFile.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

#include "errors.h"

using namespace llvm;

namespace argpool::emit {

namespace {

// A file of the cache, by its name: a key of 32 hexadecimal digits and .bc or .o; while it is
// written, a dash and more.
bool isOurs(StringRef name) {
  if (name.size() < 32 || !all_of(name.take_front(32), isHexDigit)) return false;
  const StringRef ending = name.drop_front(32).split('-').first;
  return ending == ".bc" || ending == ".o";
}

bool isHalfWritten(StringRef name) { return name.contains('-'); }

// Is a file whole? One may have been cut off: by a full disk, by a machine that went down.
bool isWhole(StringRef file, MemoryBufferRef contents) {
  if (file.ends_with(".bc")) {
    auto modules = getBitcodeModuleList(contents);
    if (!modules) return consumeError(modules.takeError()), false;
    return !modules->empty();
  }
  if (!file.ends_with(".o")) return true;
  auto object = object::ObjectFile::createObjectFile(contents);
  if (!object) return consumeError(object.takeError()), false;
  for (const object::SectionRef &section : (*object)->sections()) {
    auto bytes = section.getContents();  // lie within the file
    if (!bytes) return consumeError(bytes.takeError()), false;
  }
  return true;
}

struct Kept {
  std::string path;
  sys::TimePoint<> used;
  uint64_t bytes;
};

}  // namespace

std::unique_ptr<MemoryBuffer> Cache::find(const std::string &file) const {
  if (folder.empty()) return nullptr;
  auto opened = sys::fs::openNativeFileForRead(folder + "/" + file);
  if (!opened) return consumeError(opened.takeError()), nullptr;
  auto found = MemoryBuffer::getOpenFile(*opened, file, /*FileSize=*/-1,
                                         /*RequiresNullTerminator=*/false);
  const auto now = std::chrono::time_point_cast<sys::TimePoint<>::duration>(
      std::chrono::system_clock::now());
  // Where that is not allowed, the cache is somebody else's to trim.
  (void)sys::fs::setLastAccessAndModificationTime(*opened, now);
  sys::fs::closeFile(*opened);
  if (!found) return nullptr;
  return isWhole(file, (*found)->getMemBufferRef()) ? std::move(*found) : nullptr;
}

Error Cache::trim(uint64_t bytes) const {
  if (folder.empty()) return Error::success();
  const auto dead = std::chrono::system_clock::now() - std::chrono::hours(1);
  std::vector<Kept> files;
  uint64_t total = 0;
  std::error_code failed;
  for (sys::fs::directory_iterator entry(folder, failed), end; entry != end && !failed;
       entry.increment(failed)) {
    const StringRef name = sys::path::filename(entry->path());
    sys::fs::file_status status;
    if (!isOurs(name) || sys::fs::status(entry->path(), status)) continue;
    if (!isHalfWritten(name)) {
      files.push_back({entry->path(), status.getLastModificationTime(), status.getSize()});
      total += status.getSize();
    } else if (status.getLastModificationTime() < dead) {
      sys::fs::remove(entry->path());
    }
  }
  if (failed == std::errc::no_such_file_or_directory) return Error::success();
  sort(files, [](const Kept &a, const Kept &b) {
    return std::tie(a.used, a.path) < std::tie(b.used, b.path);
  });
  for (const Kept &file : files) {
    if (failed || total <= bytes) break;
    failed = sys::fs::remove(file.path);  // one that is gone already is no failure
    total -= file.bytes;
  }
  if (!failed) return Error::success();
  return error("cannot trim the cache " + folder + ": " + failed.message() +
               "; pass --cache=<folder>, or --cache-limit=0 for no limit");
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

std::string usersCache() {
  if (auto given = sys::Process::GetEnv("ARGPOOL_CACHE")) return *given;
  SmallString<128> folder;
  if (!sys::path::cache_directory(folder)) return "";
  sys::path::append(folder, "argpool");
  return sys::fs::create_directories(folder, true, sys::fs::all_all) ? "" : folder.str().str();
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
