// A folder of files by key: bitcode and objects. Any number of compiles may share it at once;
// deleting it, or any file in it, is always safe. A file's time is that of its last use.
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"

namespace argpool::emit {

class Cache {
public:
  /// A cache in `folder`, made when the first file is stored; "" is a cache that holds nothing.
  explicit Cache(std::string folder) : folder(std::move(folder)) {}

  /// The file, or null. It becomes the one used last.
  std::unique_ptr<llvm::MemoryBuffer> find(const std::string &file) const;

  /// Stores a file: written beside its place and renamed, so that no reader sees half of it.
  llvm::Error store(const std::string &file, llvm::StringRef contents) const;

  /// Removes files, the longest unused first, until those that are left take `bytes` at most; and
  /// what compiles that were killed have left half written. Files of others are not touched. A
  /// compile that runs at the same time makes what it misses again.
  llvm::Error trim(uint64_t bytes) const;

private:
  std::string folder;
};

/// Where a user's compiles keep what they made: $ARGPOOL_CACHE, else argpool in the folder for
/// caches ($XDG_CACHE_HOME, else ~/.cache). "" where $ARGPOOL_CACHE is empty, or where there is no
/// such folder and none can be made: nothing is kept then.
std::string usersCache();

/// A hash of the parts and of where each ends, in hexadecimal: a key for what is made from them.
std::string hashOf(llvm::ArrayRef<std::string> parts);

/// A hash of a file's contents.
llvm::Expected<std::string> hashOfFile(const std::string &path);

}  // namespace argpool::emit
