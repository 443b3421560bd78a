// Where generators write, and how a signal ends them.
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace argpool::emit {

/// A folder of a compile's own under $TMPDIR. It is removed, with all it holds, at the end, and
/// when SIGINT, SIGTERM or SIGHUP ends the process, after the programs that it runs. One at a time.
class WorkFolder {
public:
  static llvm::Expected<std::unique_ptr<WorkFolder>> make();
  ~WorkFolder();
  WorkFolder(const WorkFolder &) = delete;
  WorkFolder &operator=(const WorkFolder &) = delete;

  const std::string &path() const { return folder; }
  /// As llvm::sys::ExecuteAndWait, with stdout and stderr in `log`.
  static int run(llvm::StringRef program, llvm::ArrayRef<llvm::StringRef> arguments,
                 llvm::StringRef log, unsigned megabytes, std::string *reason);

private:
  explicit WorkFolder(std::string path);
  std::string folder;
};

}  // namespace argpool::emit
