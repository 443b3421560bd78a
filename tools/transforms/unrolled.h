// How much code a window that is compiled in would take, and what serves those that would take too
// much: the kernels whose window is given at run time.
// SPDX-License-Identifier: MIT
#pragma once

#include "llvm/ADT/DenseMap.h"

#include "dialect/dialect.h"

namespace argpool {

/// The parts that code is repeated for, and how often: {256, "taps"}.
struct Unrolled {
  int64_t number = 0;  ///< saturated
  llvm::StringRef of;
};

/// What a kernel's schedules repeat where `window` is compiled in; nothing for `any`, and for
/// kernels whose code is the same whatever the window is.
Unrolled unrolledBy(KernelKind kind, WindowAttr window);

/// The loads that a vector of `kernel`'s pooled values takes where its window is compiled in: one
/// for each tap and, channels-first, for each cell between the windows of two lanes.
int64_t loadsOfVector(KernelOp kernel);

/// Whether pools of `window` that visit each of its taps look at a cell so often that rows for any
/// window, whose schedules do not (many_taps, sparse_table), are quicker.
bool visitsOften(KernelKind kind, WindowAttr window);

/// Whether schedule `channels` goes through the window of a channels-last pool of floats tap by
/// tap, each of which waits for the one before it: more than 16 taps (by vectors of 32 bytes, in
/// volumes whose windows overlap, 7), of windows that share no rows of one slab
/// (generators/pooling/schedules/channels.cpp). On AVX2, rows for any window, which compare several
/// vectors together, need 0.1 to 0.6 of the time (64 channels of f32, f16; k3 in volumes, k5s5 to
/// k7s7), of 8 to 16 taps 0.6 to 1; on SSE those of 8 to 16 taps need 0.8 to 1.7 of it.
bool goesTapByTap(KernelOp kernel, int64_t vectorBytes);

/// The module's argpool.unroll_limit.
class UnrollLimits {
public:
  /// Reads and checks them.
  mlir::LogicalResult read(mlir::ModuleOp module);
  /// Whether `kernel` unrolls more than its kind's limit.
  bool exceededBy(KernelOp kernel) const;
  /// Whether `variant` may serve `kernel` on `target`: one that names a single window is written
  /// for it, and one that streams is limited in its loads.
  bool allow(VariantOp variant, KernelOp kernel, TargetOp target) const;
  /// Whether the kernel for any window serves what `kernel` does, too.
  bool isBesideAnyWindow(KernelOp kernel) const;
  /// Adds, in the table's order, the kernels for any window in place of those that exceed a limit,
  /// and beside pools that go tap by tap or that visit cells often, where these have other
  /// schedules.
  void addForAnyWindow(mlir::ModuleOp module, llvm::SmallVectorImpl<KernelOp> &kernels) const;
  /// Says by a remark who serves `kernel`, which exceeds its limit. `hasRows`: variants are written
  /// for its window.
  void explain(KernelOp kernel, bool hasRows) const;

private:
  bool streamExceededBy(KernelOp kernel) const;

  llvm::DenseMap<uint32_t, int64_t> most;         // by KernelKind
  llvm::DenseMap<uint32_t, int64_t> mostStreamed;  // likewise, of variants that stream
};

}  // namespace argpool
