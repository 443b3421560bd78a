// A kernel's arguments (argpool_registry.h) as fields.
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

/// Reads the scalars of a kernel's arguments.
inline Scalars scalars_of(void** args) {
  Scalars s;
  void** from = args + 1;
  for (Xyz* three : {&s.kernel, &s.stride, &s.pad, &s.dilation, &s.cell_min, &s.cell_extent})
    for (int32_t& number : *three) number = *static_cast<int32_t*>(*from++);
  s.index_base = *static_cast<int64_t*>(*from++);
  for (int64_t& number : s.index_stride) number = *static_cast<int64_t*>(*from++);
  return s;
}
inline argpool_buffer& buffer_of(void** args, int i) {
  return *static_cast<argpool_buffer*>(args[ARGPOOL_ARG_BUFFERS + i]);
}

}  // namespace argpool::test
