// The stages of a compile, in order: import, collect, select, generate, finish, pack.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "llvm/Support/Error.h"
#include "llvm/TargetParser/Triple.h"

#include "front.h"

namespace argpool {

enum class Stage { Import, Collect, Select, Generate, Finish, Pack };
enum class List { No, Table, Json };
enum class Emit { IR, Plan, LLVM, Assembly, Device, Library };

/// A command line, read.
struct Request {
  std::string spec, library;         ///< the spec, or a model
  bool ownName = false;              ///< the library is argpool's own, and may be named so
  std::vector<std::string> shapes;   ///< of a model's tensors: "input=1x3x360x480"
  Targets targets;
  llvm::Triple system;               ///< the one that the library is for
  std::string generator, cache;
  std::vector<std::string> costs;  ///< files of measured ones, folders of such files
  std::vector<std::string> wisdom;  ///< files that the library holds
  uint64_t cacheLimit = 0;  ///< bytes to trim the cache to; 0: as large as it gets
  std::string compiler;  ///< this program's own file
  std::string output;  ///< a folder for libraries, else a file, a folder, or "-"
  std::string row;     ///< only this one of the plan; "": all
  Passes passes;
  Emit emit = Emit::Library;
  Stage last = Stage::Pack;
  unsigned jobs = 0;  ///< 0: one for each CPU
  bool quiet = false;
};

/// A compile's results beside its files.
struct Made {
  Front front;             ///< the spec and its plan, as IR
  size_t rows = 0;         ///< of the plan
  uint64_t codeBytes = 0;  ///< of the library
};

/// Runs the stages up to `last` and writes what `emit` says.
llvm::Error compile(const Request &request, Made &made);

/// A model's pooling nodes, and what compile() would make of each.
llvm::Expected<std::string> listModel(const Request &request, List form);

}  // namespace argpool
