// PyTorch's tensors and arguments as argpool takes them.
// SPDX-License-Identifier: MIT
#include "tensor.h"

#include <dlfcn.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <exception>
#include <utility>

namespace argpool_torch {

Functions torch;

namespace {

struct Refusal : std::exception {
  char sentence[1000];
  const char* what() const noexcept override { return sentence; }
};

}  // namespace

void fail(const char* format, ...) {
  Refusal refusal;
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(refusal.sentence, sizeof refusal.sentence, format, arguments);
  va_end(arguments);
  throw refusal;
}

const char* find_functions() {
  if (torch.torch_library_impl) return nullptr;
  void* library = dlopen("libtorch_cpu.so", RTLD_NOW | RTLD_NOLOAD);
  if (!library) return "this process has not loaded libtorch_cpu.so; import torch first";
  Functions found = {};
  const char* missing = nullptr;
#define ARGPOOL_TORCH_FIND(result, name, parameters)                              \
  found.name = reinterpret_cast<decltype(found.name)>(dlsym(library, #name));     \
  if (!found.name) missing = "PyTorch lacks " #name "; versions since 2.10 have it";
  ARGPOOL_TORCH_FUNCTIONS(ARGPOOL_TORCH_FIND)
#undef ARGPOOL_TORCH_FIND
  found.torch_exception_get_what_without_backtrace =
      reinterpret_cast<decltype(found.torch_exception_get_what_without_backtrace)>(
          dlsym(library, "torch_exception_get_what_without_backtrace"));
  if (!missing) torch = found;
  return missing;
}

Numbers::Numbers(Value list) {
  const List handle = reinterpret_cast<List>(list);
  size_t size = 0;
  check(torch.torch_list_size(handle, &size), "torch_list_size");
  if (size > kMost) {
    fail("argpool: a list has %zu numbers; accepted: up to 5", size);
  }
  for (; count < size; ++count) {
    Value item;
    check(torch.torch_list_get_item(handle, count, &item), "torch_list_get_item");
    of[count] = static_cast<int64_t>(item);
  }
}

// DLPack's type of a dtype; no bits: argpool has no such type.
static DLDataType type_of(int32_t dtype) {
  struct Pair {
    int32_t dtype;
    DLDataType type;
  };
  static const Pair pairs[] = {
      {torch.aoti_torch_dtype_float32(), {kDLFloat, 32, 1}},
      {torch.aoti_torch_dtype_int64(), {kDLInt, 64, 1}},
      {torch.aoti_torch_dtype_float16(), {kDLFloat, 16, 1}},
      {torch.aoti_torch_dtype_bfloat16(), {kDLBfloat, 16, 1}},
      {torch.aoti_torch_dtype_float64(), {kDLFloat, 64, 1}},
      {torch.aoti_torch_dtype_uint8(), {kDLUInt, 8, 1}},
      {torch.aoti_torch_dtype_int8(), {kDLInt, 8, 1}},
      {torch.aoti_torch_dtype_int16(), {kDLInt, 16, 1}},
      {torch.aoti_torch_dtype_int32(), {kDLInt, 32, 1}},
      {torch.aoti_torch_dtype_uint16(), {kDLUInt, 16, 1}},
      {torch.aoti_torch_dtype_uint32(), {kDLUInt, 32, 1}},
      {torch.aoti_torch_dtype_uint64(), {kDLUInt, 64, 1}},
      {torch.aoti_torch_dtype_bool(), {6, 8, 1}},  // kDLBool of later dlpack.h
      {torch.aoti_torch_dtype_complex64(), {kDLComplex, 64, 1}},
  };
  for (const Pair& pair : pairs) {
    if (pair.dtype == dtype) return pair.type;
  }
  return {0, 0, 0};
}

View::View(Tensor handle) : handle_(handle) {
  int64_t ndim = 0, *sizes = nullptr, *strides = nullptr;
  int32_t device = 0;
  void* data = nullptr;
  check(torch.aoti_torch_get_dim(handle, &ndim), "aoti_torch_get_dim");
  check(torch.aoti_torch_get_sizes(handle, &sizes), "aoti_torch_get_sizes");
  check(torch.aoti_torch_get_strides(handle, &strides), "aoti_torch_get_strides");
  check(torch.aoti_torch_get_dtype(handle, &dtype_), "aoti_torch_get_dtype");
  check(torch.aoti_torch_get_device_type(handle, &device), "aoti_torch_get_device_type");
  cpu_ = device == torch.aoti_torch_device_type_cpu();
  if (cpu_) check(torch.aoti_torch_get_data_ptr(handle, &data), "aoti_torch_get_data_ptr");
  tensor_ = {data, {kDLCPU, 0}, static_cast<int32_t>(ndim), type_of(dtype_), sizes, strides, 0};
}

View View::make(const int64_t* shape, int ndim, int32_t dtype, bool last, int rank) {
  int64_t strides[kMostDimensions], run = 1;
  const int c = ndim - rank - 1;
  const auto place = [&](int d) {
    strides[d] = run;
    run *= shape[d] > 1 ? shape[d] : 1;
  };
  if (last) place(c);
  for (int d = ndim - 1; d >= 0; --d) {
    if (!last || d != c) place(d);
  }
  Tensor handle = nullptr;
  check(torch.aoti_torch_empty_strided(ndim, shape, strides, dtype,
                                       torch.aoti_torch_device_type_cpu(), 0, &handle),
        "aoti_torch_empty_strided");
  View view(handle);
  view.owned_ = true;
  return view;
}

bool View::channels_last(int rank) const {
  const int ndim = tensor_.ndim;
  if (ndim != rank + 2 || rank < 2) return false;
  const int64_t *sizes = tensor_.shape, *strides = tensor_.strides;
  if (strides[1] == 0) return false;
  int64_t least = 0;
  for (int i = 0; i < ndim; ++i) {  // C, then the spatial ones from W on, then N
    const int d = i == 0 ? 1 : i == ndim - 1 ? 0 : ndim - i;
    if (sizes[d] == 0 || strides[d] < least) return false;
    if (d == 0 && least == strides[1]) return false;  // N x 1 x 1 x 1 is channels-first, too
    least = strides[d];
    if (sizes[d] > 1) least *= sizes[d];
  }
  return true;
}

void View::batch() {
  const int n = tensor_.ndim;
  shape_[0] = 1;
  strides_[0] = 0;
  memcpy(shape_ + 1, tensor_.shape, sizeof *shape_ * static_cast<size_t>(n));
  memcpy(strides_ + 1, tensor_.strides, sizeof *strides_ * static_cast<size_t>(n));
  tensor_.shape = shape_;
  tensor_.strides = strides_;
  tensor_.ndim = n + 1;
}

Value View::release() {
  owned_ = false;
  return reinterpret_cast<Value>(handle_);
}

void View::swap(View& other) {
  const bool mine = tensor_.shape == shape_, theirs = other.tensor_.shape == other.shape_;
  std::swap(handle_, other.handle_);
  std::swap(owned_, other.owned_);
  std::swap(cpu_, other.cpu_);
  std::swap(dtype_, other.dtype_);
  std::swap(tensor_, other.tensor_);
  std::swap(shape_, other.shape_);
  std::swap(strides_, other.strides_);
  if (theirs) tensor_.shape = shape_, tensor_.strides = strides_;
  if (mine) other.tensor_.shape = other.shape_, other.tensor_.strides = other.strides_;
}

// argpool_parallel: tasks 0 to `tasks` on PyTorch's threads.
static void parallel(void*, int32_t tasks, argpool_task task, void* data) {
  struct Tasks {
    argpool_task task;
    void* data;
  } all = {task, data};
  torch.torch_parallel_for(
      0, tasks, 1,
      [](int64_t begin, int64_t end, void* context) {
        const Tasks& all = *static_cast<Tasks*>(context);
        for (; begin < end; ++begin) all.task(all.data, static_cast<int32_t>(begin));
      },
      &all);
}

argpool_options options() {
  argpool_options o = ARGPOOL_OPTIONS_INIT;
  uint32_t threads = 1;
  torch.torch_get_num_threads(&threads);
  o.num_threads = static_cast<int32_t>(threads > 1024 ? 1024 : threads);
  if (threads > 1) o.parallel = parallel;
  return o;
}

argpool_window window(int rank, const Numbers& kernel, const Numbers& stride,
                      const Numbers& padding, const Numbers& dilation, bool ceil_mode) {
  argpool_window w = {};
  w.struct_size = sizeof w;
  w.rank = rank;
  w.ceil_mode = ceil_mode;
  for (int i = 0; i < rank; ++i) {
    w.kernel[i] = kernel.at(i, 0);
    w.stride[i] = stride.at(i, w.kernel[i]);
    w.pad_begin[i] = w.pad_end[i] = padding.at(i, 0);
    w.dilation[i] = dilation.at(i, 1);
  }
  return w;
}

}  // namespace argpool_torch
