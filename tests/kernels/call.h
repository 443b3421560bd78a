// One call of the library on a problem, and what the reference says it must give.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "contain.h"
#include "problem.h"
#include "tensor.h"

namespace argpool::test {

/// A problem with its inputs filled and its results computed by the reference.
struct Case {
  Problem problem;
  Form src, values, indices, dst;            // unpooling has no src, pooling no dst
  std::vector<uint8_t> elements, index_data;  // inputs, packed n, c, d, h, w
  std::vector<uint8_t> want, want_indices;    // outputs
  std::optional<reference::Offender> offender;
  bool all_own = true;  // every index names a cell of its own window: what gathers assume

  bool pools() const { return problem.op == ARGPOOL_MAX_POOL; }
  const Form& output() const { return pools() ? values : dst; }
  argpool_status want_status() const {
    return offender && !problem.trusted ? ARGPOOL_INDEX_OUT_OF_RANGE : ARGPOOL_OK;
  }
};

/// Whether the contract accepts the call: extents, windows, and an index type that holds its
/// indices.
bool accepted(const Problem& problem);

/// Throws std::invalid_argument where it does not: lists hold problems that can be called.
Case make_case(const std::string& line);

/// The memory of one call: a slot a tensor.
struct Memory {
  Slot slots[3];
};

/// A case's tensors in place.
class Call {
 public:
  Call(const Case& c, const Memory& memory, Placement placement, size_t output_align);
  static bool fits(const Case& c, const Memory& memory, Placement placement);

  /// Calls the operation with one row forced ("" leaves the choice to the library).
  argpool_status run(const argpool_table* table, const std::string& row, int32_t threads);
  /// "" where the call did what the contract says, otherwise what it did wrong. Readies the outputs
  /// for another run.
  std::string judge(argpool_status status);

  Tensor& output() { return tensors_[case_.pools() ? 1 : 2]; }
  Tensor& tensor(size_t i) { return tensors_[i]; }  // in the order of argpool_call
  size_t tensor_count() const { return tensors_.size(); }
  Landmark landmark(size_t i) const;                // nothing, where there is no such tensor
  int32_t tasks() const { return tasks_; }          // of the last run's callback

 private:
  const Case& case_;
  std::vector<Tensor> tensors_;
  int32_t tasks_ = 0;
};

}  // namespace argpool::test
