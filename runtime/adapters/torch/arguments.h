// The stack of an operator: arguments in, results out. Handles on it belong to whoever pops them.
// SPDX-License-Identifier: MIT
#pragma once

#include "tensor.h"

namespace argpool_torch {

// An argument is t a tensor, l a list, n a number or truth value. "tllllnt": an operator's.
class Stack {
 public:
  Stack(Value* values, const char* kinds) : values_(values), kinds_(kinds) {}

  View tensor(int i) const { return View(reinterpret_cast<Tensor>(values_[i])); }
  Numbers numbers(int i) const { return Numbers(values_[i]); }
  int64_t number(int i) const { return static_cast<int64_t>(values_[i]); }
  bool truth(int i) const { return (values_[i] & 0xff) != 0; }

  // Frees the arguments and leaves the results in their place.
  void answer(View* first, View* second = nullptr) {
    release_arguments();
    values_[0] = first->release();
    if (second) values_[1] = second->release();
  }
  // Frees the arguments but those that are results: tensors that the caller gave to be written.
  void answer_arguments(int first, int second = -1) {
    const Value results[] = {values_[first], second < 0 ? Value{} : values_[second]};
    release_arguments(first, second);
    values_[0] = results[0];
    if (second >= 0) values_[1] = results[1];
  }
  // Has the arguments freed where an exception leaves the operator.
  ~Stack() {
    if (kinds_) release_arguments();
  }
  // The arguments are another operator's now.
  const char* hand_over() {
    const char* kinds = kinds_;
    kinds_ = nullptr;
    return kinds;
  }
  Value* values() const { return values_; }

 private:
  void release_arguments(ptrdiff_t kept = -1, ptrdiff_t kept_too = -1) {
    for (const char* kind = kinds_; *kind; ++kind) {
      if (kind - kinds_ == kept || kind - kinds_ == kept_too) continue;
      const Value value = values_[kind - kinds_];
      if (*kind == 't') torch.aoti_torch_delete_tensor_object(reinterpret_cast<Tensor>(value));
      if (*kind == 'l') torch.torch_delete_list(reinterpret_cast<List>(value));
    }
    kinds_ = nullptr;
  }

  Value* values_;
  const char* kinds_;
};

// Operators by their names, to be registered for CPU tensors.
struct Operator {
  const char* name;
  Kernel kernel;
};
extern const Operator kAten[6], kOwn[6], kValues[2];

}  // namespace argpool_torch
