// The plan as plain rows: what the rest of this room needs to know. Only read_plan.cpp and
// read_entries.cpp see IR.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "argpool_registry.h"

namespace argpool::emit {

/// A cluster of CPU features that rows are compiled for: a line `argpool.target` of variants.mlir.
struct Target {
  std::string name;
  std::string halide;          ///< without the features every kernel is built with
  std::string triple;          ///< as LLVM spells it
  std::string cpu, features;   ///< "", or LLVM's -mcpu and -mattr
  uint64_t cpuFeatures = 0;    ///< ARGPOOL_CPU_*
  uint32_t device = 1;         ///< DLDeviceType; 1 is kDLCPU

  bool onDevice() const { return device != 1; }
  /// "cuda", "opencl": part of what its rows link to.
  std::string deviceName() const;
};

/// A kind of CPU that costs were measured on: an `argpool.costs`.
struct Cpu {
  std::string name, vendor;  ///< "xeon", "GenuineIntel"
  uint32_t family = 0, model = 0;
  uint32_t threads = 0;  ///< what they share: argpool_cpu
  float stream = 0, missed = 0, memory = 0;
  uint64_t features = 0;  ///< ARGPOOL_CPU_*
};

/// A row's kernel, in the registry's numbers; `kernel_[0] == 0` of the window stands for `any`.
struct Kernel {
  uint8_t op = 0, elem = 0, index = 0, layout = 0;
  argpool_window_key window = {};

  uint32_t key() const { return ARGPOOL_KEY(op, elem, index, layout); }
  bool anyWindow() const { return window.kernel[0] == 0; }
};

/// The hints of a row's variant, for its code and its choice: `hints` of dialect/plan.td.
struct Hints {
  bool prefetchCells = false, prefetchCellsByRow = false, prefetchInputs = false,
       prefetchOutput = false;
  bool joinedLines = false, channelLines = false;
  bool wholeWindows = false, wholeIfUnpadded = false, sameExtents = false;
  bool invertsBits = false;
  std::string words;  ///< as they are written
};

/// One function to compile: a variant of a kernel for a target.
struct Row {
  std::string name;
  Kernel kernel;
  uint32_t target = 0;  ///< index into Plan::targets
  std::string schedule;
  int lanes = 1;
  argpool_guard guard = {};
  std::vector<argpool_cost> costs;  ///< one for each of Plan::cpus, at least one; or none known
  bool streams = false;  ///< its output stores pass by the cache
  bool checks = false;   ///< it does the work of check_indices along the way
  bool consecutive = false;  ///< it serves indices that number a row's cells one after the other
  Hints hints;
  std::string region, regionText;  ///< its name and text, of a region's row; else ""
  uint32_t mostCells = 0;          ///< of a plane, of a region's row for small planes; 0: any
  bool channelsLast = false;       ///< a region's row for such tensors
  uint32_t pixels = 0;             ///< or for such of so few channels; 0: it is not
};

/// One operation of the spec, as a function of the library's header.
struct Entry {
  struct Tensor {
    std::string name, type;  ///< "src", "?x64x360x480 f32"
    bool output = false;
    std::vector<int64_t> extents;  ///< of the spec, N first; -1: ?
  };
  std::string name;  ///< without the library's: "down1"; "net_2" for a function's second operation
  std::string op;    ///< "max_pool"
  std::vector<Tensor> tensors;  ///< in the order of argpool.h; without the indices nobody captures
  bool ceilMode = false;
  std::vector<int64_t> kernel, stride, padBegin, padEnd, dilation;  ///< outermost first
  std::string indexSpace;       ///< "plane"
  std::string duplicates;       ///< "last"
  bool channelsLast = false;
  std::string region;  ///< a region's name; it has no window
  std::string chain;   ///< of a region found in a model: what the provider knows it by; else ""
};

/// A region whose parts, regions with rows, run one after the other: an `argpool.split`.
struct Split {
  struct Part {
    std::string region;
    std::vector<uint32_t> values;  ///< of each of its tensors, where it lies
  };
  std::string region, text;
  std::vector<Part> parts;
  uint32_t between = 0;  ///< bytes a cell
};

/// A library to be: rows in the plan's order, which is the order they are tried in.
struct Plan {
  std::string library;
  std::vector<Target> targets;
  std::vector<Cpu> cpus;
  std::vector<Row> rows;
  std::vector<Split> splits;
  std::string wisdom;  ///< the file of it that the library holds (wisdom.h); "": none
};

/// The linker's name of a row's function.
inline std::string symbolName(const Plan &plan, const Row &row) {
  return plan.library + "__" + row.name;
}

}  // namespace argpool::emit
