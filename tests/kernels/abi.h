// A kernel's arguments (argpool_registry.h) as fields, to call kernels directly and to write scalar
// ones.
// SPDX-License-Identifier: MIT
#pragma once

#include <argpool_registry.h>

#include <array>
#include <cstdint>

namespace argpool::test {

using Xyz = std::array<int32_t, 3>;  // in the order x, y, z

/// args[1] to args[23]. Three numbers stand in the order x, y, z.
struct Scalars {
  Xyz kernel{1, 1, 1}, stride{1, 1, 1}, pad{}, dilation{1, 1, 1}, cell_min{}, cell_extent{};
  int64_t index_base = 0;
  std::array<int64_t, 4> index_stride{};  // x, y, z, c
};

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

/// What a kernel finds in its arguments.
Scalars scalars_of(void** args);
inline argpool_buffer& buffer_of(void** args, int i) {
  return *static_cast<argpool_buffer*>(args[ARGPOOL_ARG_BUFFERS + i]);
}

}  // namespace argpool::test
