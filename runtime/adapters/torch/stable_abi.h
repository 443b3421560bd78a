// PyTorch's stable C interface, as far as the adapter uses it: what libtorch_cpu.so exports since
// 2.10 and keeps. Found by name at run time, so that the adapter is built without PyTorch, and is
// one binary for 2.10 and later. tests/python/torch_abi.cpp compares it with PyTorch's headers.
// SPDX-License-Identifier: MIT
#pragma once

#include <stddef.h>
#include <stdint.h>

namespace argpool_torch {

using Error = int32_t;      // 0: fine
using Value = uint64_t;     // an argument or result of an operator: a number, or a handle
using Tensor = struct AtenTensorOpaque*;
using List = struct StableListOpaque*;
using Library = struct TorchLibraryOpaque*;
using Kernel = void (*)(Value* stack, uint64_t inputs, uint64_t outputs);
using Range = void (*)(int64_t begin, int64_t end, void* context);

// The version of the interface that the adapter was written for: 2.10.0.
constexpr uint64_t kAbi = (uint64_t{2} << 56) | (uint64_t{10} << 48);

// Each function: its result, its name, its parameters.
#define ARGPOOL_TORCH_FUNCTIONS(F)                                                                 \
  F(Error, aoti_torch_get_data_ptr, (Tensor, void**))                                              \
  F(Error, aoti_torch_get_dim, (Tensor, int64_t*))                                                 \
  F(Error, aoti_torch_get_sizes, (Tensor, int64_t**))                                              \
  F(Error, aoti_torch_get_strides, (Tensor, int64_t**))                                            \
  F(Error, aoti_torch_get_dtype, (Tensor, int32_t*))                                               \
  F(Error, aoti_torch_get_device_type, (Tensor, int32_t*))                                         \
  F(Error, aoti_torch_delete_tensor_object, (Tensor))                                              \
  F(Error, aoti_torch_empty_strided,                                                               \
    (int64_t, const int64_t*, const int64_t*, int32_t, int32_t, int32_t, Tensor*))                 \
  F(Error, aoti_torch_library_init_impl,                                                           \
    (const char*, const char*, const char*, uint32_t, Library*))                                   \
  F(Error, aoti_torch_delete_library_object, (Library))                                            \
  F(Error, torch_library_impl, (Library, const char*, Kernel, uint64_t))                           \
  F(Error, torch_call_dispatcher, (const char*, const char*, Value*, uint64_t))                    \
  F(Error, torch_list_size, (List, size_t*))                                                       \
  F(Error, torch_list_get_item, (List, size_t, Value*))                                            \
  F(Error, torch_delete_list, (List))                                                              \
  F(Error, torch_parallel_for, (int64_t, int64_t, int64_t, Range, void*))                          \
  F(Error, torch_get_num_threads, (uint32_t*))                                                     \
  F(int32_t, aoti_torch_device_type_cpu, ())                                                       \
  F(int32_t, aoti_torch_dtype_float64, ())                                                         \
  F(int32_t, aoti_torch_dtype_float32, ())                                                         \
  F(int32_t, aoti_torch_dtype_float16, ())                                                         \
  F(int32_t, aoti_torch_dtype_bfloat16, ())                                                        \
  F(int32_t, aoti_torch_dtype_int64, ())                                                           \
  F(int32_t, aoti_torch_dtype_int32, ())                                                           \
  F(int32_t, aoti_torch_dtype_int16, ())                                                           \
  F(int32_t, aoti_torch_dtype_int8, ())                                                            \
  F(int32_t, aoti_torch_dtype_uint64, ())                                                          \
  F(int32_t, aoti_torch_dtype_uint32, ())                                                          \
  F(int32_t, aoti_torch_dtype_uint16, ())                                                          \
  F(int32_t, aoti_torch_dtype_uint8, ())                                                           \
  F(int32_t, aoti_torch_dtype_bool, ())                                                            \
  F(int32_t, aoti_torch_dtype_complex64, ())

struct Functions {
#define ARGPOOL_TORCH_MEMBER(result, name, parameters) result(*name) parameters;
  ARGPOOL_TORCH_FUNCTIONS(ARGPOOL_TORCH_MEMBER)
#undef ARGPOOL_TORCH_MEMBER
  // Since 2.13, else NULL: the message of this thread's last exception.
  const char* (*torch_exception_get_what_without_backtrace)();
};

}  // namespace argpool_torch
