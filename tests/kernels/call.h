// One call of the library on a case.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "case.h"
#include "contain.h"

namespace argpool::test {

/// The memory of one call: a slot a tensor.
struct Memory {
  Slot cells, values, indices;
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

  Tensor& tensor(size_t i) { return tensors_[i]; }  // in the order of argpool_call
  size_t tensor_count() const { return tensors_.size(); }
  const Problem& problem() const { return case_.problem; }
  const Form& output() const { return case_.output(); }
  Landmark landmark(size_t i) const;                // nothing, where there is no such tensor
  int32_t tasks() const { return tasks_; }          // most of the last run's callback

 private:
  std::string words_of(const reference::Offender& offender) const;

  const Case& case_;
  std::vector<Tensor> tensors_;
  int32_t tasks_ = 0;
};

}  // namespace argpool::test
