// A DLTensor seen as N, C and up to three spatial dimensions x, y, z, whatever its layout.
// SPDX-License-Identifier: MIT
#pragma once

#include "argpool.h"
#include "argpool_registry.h"

namespace argpool {

// Missing dimensions have extent 1. A dimension of extent 1 has stride 0, as have all of a tensor
// without elements: nothing steps there.
// Strides are in elements. `data` of tensors on a device is an address nobody follows here.
struct Tensor {
  uint8_t* data;
  int32_t device, device_id;  // kDLCPU, kDLCUDA or kDLOpenCL; 0 for CPUs
  void* memory;               // OpenCL's cl_mem, of which data says where in it; else NULL
  uint64_t byte_offset;
  int64_t n, c, extent[3];
  int64_t stride_n, stride_c, stride[3];
  int64_t low, high;  // its first byte and the one past its last, counted from data
  int32_t bytes;      // an element's
  DLDataType type;
  uint64_t inverted;  // bits that each of its elements has inverted where kernels compare them

  // Gives it data: where it starts; in OpenCL the cl_mem, in which byte_offset says so.
  void place(void* given) {
    const bool opencl = device == kDLOpenCL;
    memory = opencl ? given : nullptr;
    data = static_cast<uint8_t*>(given);
    if (opencl && given) data = reinterpret_cast<uint8_t*>(ARGPOOL_DEVICE_ORIGIN + byte_offset);
  }
  int64_t cells() const { return extent[0] * extent[1] * extent[2]; }
  bool empty() const { return n == 0 || c == 0; }
  int64_t row_major(int64_t x, int64_t y, int64_t z) const {
    return (z * extent[1] + y) * extent[0] + x;
  }
  void set_box() {
    low = 0;
    high = bytes;
    const auto add = [this](int64_t count, int64_t stride) {
      const int64_t reach = (count - 1) * stride * bytes;
      low += reach < 0 ? reach : 0;
      high += reach > 0 ? reach : 0;
    };
    for (int i = 0; i < 3; ++i) add(extent[i], stride[i]);
    add(c, stride_c);
    add(n, stride_n);
  }
  // Does it step by 1 along the dimension that kernels take for the innermost?
  bool steps_by_one(bool channels_last) const {
    return channels_last ? c <= 1 || stride_c == 1 : extent[0] <= 1 || stride[0] == 1;
  }
  // Are all its cells one?
  bool all_one() const { return !(stride[0] | stride[1] | stride[2] | stride_c | stride_n); }
  // The element at channel c of image n, at a cell.
  uint8_t* at(int64_t in, int64_t ic, int64_t x, int64_t y, int64_t z) const {
    return data + (in * stride_n + ic * stride_c + x * stride[0] + y * stride[1] + z * stride[2]) *
                      bytes;
  }
};

// Reads `given`, which sentences call `name`; refuses what no operation takes: shapes that are no
// [N,] C, spatial, zero spatial extents, memory of unknown devices, more cells than 63 bits count.
argpool_status read_tensor(const char* name, const DLTensor* given, int rank, Tensor* tensor);

// Lies it where the CPU reaches it?
argpool_status check_on_cpu(const char* name, const Tensor& tensor);

// All tensors of a call are on one device.
argpool_status same_device(const char* name, const Tensor& t, const char* other, const Tensor& u);

// "the CPU", "OpenCL device 0"
struct DeviceName {
  char text[40];
};
DeviceName device_name(int32_t device, int32_t id);

// The layout in which kernels see a call's tensors: `wanted` where it is not FROM_STRIDES, else the
// one in which fewer bytes have to be copied; channels-first where both are alike (C15). NULL
// tensors are skipped.
argpool_layout layout_of(const Tensor* const* tensors, int count, argpool_layout wanted);

// On devices nothing is copied: all tensors step by 1 along the innermost dimension of the layout.
argpool_status check_layout(const char* const* names, const Tensor* const* tensors, int count,
                            argpool_layout wanted, argpool_layout layout);

// Does each have one channel? Of tensors that are not copied, rows as channels-first has them as
// well. NULL tensors are skipped.
bool in_either_layout(const Tensor* const* tensors, int count, bool copies);

}  // namespace argpool
