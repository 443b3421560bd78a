// A problem with what the reference makes of it.
// SPDX-License-Identifier: MIT
#pragma once

#include "problem_line.h"
#include "reference.h"
#include "types.h"

namespace argpool::test {

using namespace problems;
using reference::Extents;
using reference::Position;
using reference::Spatial;

/// Does a single index name no cell?
constexpr bool has_one_bad(Indices i) { return i == Indices::One || i == Indices::End; }
constexpr int64_t kIndicesCount = int64_t(Indices::Alias) + 1;

struct Problem : ProblemLine {
  Problem() = default;
  explicit Problem(const ProblemLine& line) : ProblemLine(line) {}

  /// Kernels see the tensors themselves, not packed copies. `inverts`: they invert bits themselves.
  bool in_place(bool inverts) const;
  /// The bits of pooled elements that are inverted where kernels compare them.
  uint64_t inverted() const;
  /// Values of one cell are added (C9); otherwise elements are moved, or pooled.
  bool sums() const {
    return op == ARGPOOL_MAX_POOL_BACKWARD ||
           (op == ARGPOOL_MAX_UNPOOL && duplicates == ARGPOOL_DUPLICATES_SUM);
  }
  /// The operation reads cells (of src, or grad_dst) and writes pooled positions, not vice versa.
  bool reads_cells() const { return pools() || op == ARGPOOL_MAX_UNPOOL_BACKWARD; }
  /// Extents of values and indices (C1), and of src or dst (C2); all 0 where the contract refuses.
  Extents pooled() const;
  Extents cells() const;
  reference::Window normal_window() const;
  /// Only for problems that the contract accepts.
  reference::Indexing indexing() const { return {space, normal_window(), cells(), pooled()}; }
};

/// Throws std::invalid_argument that quotes the word it could not read.
inline Problem parse(const std::string& line) { return Problem(problems::parse(line)); }

/// Whether these bits are a NaN of the type; never, for integers.
bool is_nan(DLDataType type, uint64_t bits);

}  // namespace argpool::test
