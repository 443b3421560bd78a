// Calls kernels directly.
// SPDX-License-Identifier: MIT
#pragma once

#include "scalar_arguments.h"

namespace argpool::test {

/// A buffer that owns its dimensions.
struct Buffer {
  argpool_buffer buffer{};
  argpool_dim dims[4]{};

  Buffer() = default;
  /// One buffer argument: `host` points at the element at the minima. Strides count elements.
  Buffer(void* host, uint8_t type_code, uint8_t bits, int dimensions);
  Buffer(const Buffer& other);
  Buffer& operator=(const Buffer& other);
};

/// Calls a kernel; scratch memory comes from an arena of the call's own.
int call_kernel(argpool_kernel_fn run, const Scalars& scalars, argpool_buffer* const* buffers,
                int buffer_count);

}  // namespace argpool::test
