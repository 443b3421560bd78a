// PyTorch's tensors and arguments as argpool takes them.
// SPDX-License-Identifier: MIT
#pragma once

#include <argpool.h>

#include "stable_abi.h"

namespace argpool_torch {

extern Functions torch;

// Finds the functions in the libtorch_cpu.so that the process has; what is wrong, or NULL.
const char* find_functions();

// Throws what PyTorch makes a RuntimeError of: the sentence, as printf writes it. No std::string,
// which newer systems have in another form than older ones.
[[noreturn]] void fail(const char* format, ...) __attribute__((format(printf, 1, 2)));

// Throws the sentence of the argpool call that failed.
[[noreturn]] inline void fail_as_argpool() { fail("argpool: %s", argpool_last_error()); }

inline void check(Error error, const char* what) {
  if (error) fail("argpool: PyTorch's %s failed", what);
}

constexpr int kMostDimensions = 5;

// Numbers of a list argument; more than kMost are refused as if there were none.
struct Numbers {
  static constexpr size_t kMost = 5;
  size_t count = 0;
  int64_t of[kMost] = {};

  Numbers() = default;
  explicit Numbers(Value list);
  // The i-th of `rank`: one number stands for all. `missing` where there are none.
  int64_t at(int i, int64_t missing) const {
    return count == 0 ? missing : of[count == 1 ? 0 : i];
  }
  bool fits(int rank) const { return count <= 1 || count == (size_t)rank; }
};

// A tensor of PyTorch and the DLTensor over its memory. May own the handle.
class View {
 public:
  View() = default;
  explicit View(Tensor handle);           // borrows
  View(View&& other) : View() { swap(other); }
  View& operator=(View&& other) {
    swap(other);
    return *this;
  }
  View(const View&) = delete;
  ~View() {
    if (owned_) torch.aoti_torch_delete_tensor_object(handle_);
  }

  // A new tensor. last: channels innermost in memory; C and `rank` spatial ones end the shape.
  static View make(const int64_t* shape, int ndim, int32_t dtype, bool last, int rank);

  DLTensor* dl() { return &tensor_; }
  int ndim() const { return tensor_.ndim; }
  const int64_t* shape() const { return tensor_.shape; }
  int32_t dtype() const { return dtype_; }
  DLDataType type() const { return tensor_.dtype; }
  bool on_cpu() const { return cpu_; }
  bool has_type() const { return tensor_.dtype.bits != 0; }  // one that argpool knows
  // As PyTorch's suggest_memory_format: channels_last or channels_last_3d?
  bool channels_last(int rank) const;
  // Puts an N of 1 before an unbatched tensor's shape.
  void batch();
  // Gives the handle away, as a result.
  Value release();
  Tensor handle() const { return handle_; }

 private:
  void swap(View& other);

  Tensor handle_ = nullptr;
  bool owned_ = false, cpu_ = false;
  int32_t dtype_ = 0;
  DLTensor tensor_ = {};
  int64_t shape_[kMostDimensions] = {}, strides_[kMostDimensions] = {};
};

// Threads and tasks are PyTorch's.
argpool_options options();

argpool_window window(int rank, const Numbers& kernel, const Numbers& stride,
                      const Numbers& padding, const Numbers& dilation, bool ceil_mode);

}  // namespace argpool_torch
