// A call to time: an operation, types, layout, window and shape; its tensors; tables to force rows.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "argpool.h"
#include "argpool_registry.h"
#include "samples.h"

namespace argpool::tune {

/// The key that kernels are sorted by. Windows are in kernels' order: x, y, z.
struct Kind {
  argpool_op op = ARGPOOL_MAX_POOL;
  bool adds = false;  ///< duplicates = sum
  bool exact = false;  ///< duplicates = exact
  uint8_t elem = 0, index = 0, layout = 0;  ///< ARGPOOL_ELEM_*, …, of the kernels
  argpool_window_key window = {};

  bool channelsLast() const { return layout == ARGPOOL_LAYOUT_CL; }
  bool readsPlane() const { return op == ARGPOOL_MAX_POOL || op == ARGPOOL_MAX_UNPOOL_BACKWARD; }
  int rank() const;
  double taps() const;
  size_t elementBytes() const;
  size_t indexBytes() const;
  /// ARGPOOL_KERNEL_* that serve it; 0: none.
  int mainKernel() const, scatterKernel() const;
};

struct Shape {
  int64_t n = 1, c = 1;
  int64_t pooled[3] = {1, 1, 1}, plane[3] = {1, 1, 1};  ///< x, y, z
  /// Bytes from a page's start to the pooled values and to the indices; the plane starts at one.
  int64_t values = 1088, indices = 2176;
};

double bytesOf(const Kind &kind, const Shape &shape);

/// The work of a row whose output is the plane, or else the pooled values.
Work workOf(const Kind &kind, const Shape &shape, bool plane, const argpool_row &row,
            bool goesByTaps);

/// A row with the kernel it belongs to.
struct Entry {
  const argpool_kernel *kernel = nullptr;
  argpool_row row = {};
  std::vector<argpool_cost> costs;  ///< by CPU of its table, or one for all; empty: not known
  bool anyWindow() const { return kernel->window.kernel[0] == 0; }
  /// Is its window given at run time, and each of its taps looked at? Scatters look at indices.
  bool goesByTaps() const {
    const uint32_t op = kernel->key >> 24;
    return anyWindow() && (op == ARGPOOL_KERNEL_MAX_POOL || op == ARGPOOL_KERNEL_CHECK_INDICES);
  }
};

/// The entries of `table` that may serve a kernel operation of a kind.
std::vector<Entry> entriesOf(const argpool_table &table, const Kind &kind, int kernelOp);

/// All of `table`, and what `more` has beside, with costs by the CPUs of `table`. Their targets
/// must be the same: libraries of one argpool.
std::vector<Entry> entriesOf(const argpool_table &table, const argpool_table *more);

/// Kernels that do nothing, to time others without them.
Entry idle(int kernelOp, const Kind &kind, argpool_kernel &kernel);

/// A table of chosen rows, with the targets and CPUs of another.
class Choice {
public:
  Choice(const argpool_table &from, std::vector<Entry> entries);
  Choice(const Choice &) = delete;
  const argpool_table *table() const { return &made; }

private:
  std::vector<argpool_kernel> kernels;
  std::vector<argpool_row> rows;
  std::vector<argpool_cost> costs;
  argpool_table made;
};

/// Tensors of one call, in memory that all calls share.
class Tensors {
public:
  Tensors();
  ~Tensors();
  Tensors(const Tensors &) = delete;
  /// False: it does not fit into memory.
  bool prepare(const Kind &kind, const Shape &shape);
  /// A plan, or NULL where no row of the table may run.
  argpool_plan *plan(const argpool_table *table, int threads = 1) const;
  void *const *data() const { return pointers; }

private:
  struct Region {
    char *memory = nullptr;
    size_t touched = 0, numbers = 0;  ///< bytes; numbers: that no call has written over
  } plane, values, indices;

  static void fill(Region &region, size_t need, bool output);
  void fillIndices();

  Kind kind;
  Shape shape;
  int64_t shapes[3][5] = {}, strides[3][5] = {};
  DLTensor tensors[3] = {};
  void *pointers[3] = {};
  argpool_window window = {};
};

}  // namespace argpool::tune
