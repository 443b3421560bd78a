// A folder of bitcode by key. Any number of compiles may share it at once; deleting it, or any file
// in it, is always safe.
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"

namespace argpool::emit {

class Cache {
public:
  /// A cache in `folder`, made when the first entry is stored; "" is a cache that holds nothing.
  /// `identity` is what entries depend on beyond their own command: the generator and the versions.
  Cache(std::string folder, std::string identity);

  /// The key of what a command makes.
  std::string key(const std::vector<std::string> &command) const;

  /// The entry, or null.
  std::unique_ptr<llvm::MemoryBuffer> find(const std::string &key) const;

  /// Stores an entry: written beside its place and renamed, so that no reader sees half of it.
  llvm::Error store(const std::string &key, llvm::StringRef contents) const;

private:
  std::string folder, identity;
};

}  // namespace argpool::emit
