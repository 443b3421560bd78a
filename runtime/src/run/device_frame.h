// The arguments of device rows, as argpool_registry.h lists them.
// SPDX-License-Identifier: MIT
#pragma once

#include "run/frame.h"

namespace argpool {

// Whole images [n, n + images), or planes [c, c + channels) of one. Channels-last: all channels.
struct Batch {
  int64_t n, images, c, channels;
};

class DeviceFrame {
 public:
  DeviceFrame(const Problem& problem, const argpool_device_call* call);
  DeviceFrame(const DeviceFrame&) = delete;

  // Are offsets in the batch's buffers, the numbers of their elements, and how far the indices of a
  // plane reach, less than 2^31?
  static bool fits(const Problem& problem, const Batch& batch);

  // Points buffers at a batch.
  void set(const Batch& batch);

  argpool_buffer* plane() { return &buffers_[kPlane]; }
  argpool_buffer* values() { return &buffers_[kValues]; }
  argpool_buffer* indices() { return &buffers_[kIndices]; }

  // Runs a row on up to four buffers, its own or others.
  int run_on(argpool_kernel_fn kernel, argpool_buffer* a, argpool_buffer* b,
             argpool_buffer* c = nullptr, argpool_buffer* d = nullptr) {
    argpool_buffer* const buffers[] = {a, b, c, d};
    for (int i = 0; i < 4; ++i) args_[ARGPOOL_DEVICE_ARG_BUFFERS + i] = buffers[i];
    return kernel(args_);
  }

 private:
  void set_buffer(Slot slot, const Tensor& tensor, const Batch& batch);

  const Problem& p_;
  const void* call_;
  argpool_window_key window_;
  int32_t cells_[6] = {};
  int64_t index_[6];
  argpool_buffer buffers_[kIndices + 1];
  argpool_dim dims_[kIndices + 1][5];
  void* args_[ARGPOOL_DEVICE_ARG_BUFFERS + 4];
};

}  // namespace argpool
