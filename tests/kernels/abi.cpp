// Packing of kernel arguments.
// SPDX-License-Identifier: MIT
#include "abi.h"

#include <cstdlib>

namespace argpool::test {
namespace {

// A kernel that asks for more has lost count of its scratch: tiles of tests are some MB at most.
constexpr size_t kMostScratch = size_t(1) << 27;

void* arena_alloc(argpool_scratch*, size_t bytes) {
  return bytes > kMostScratch ? nullptr : aligned_alloc(64, (bytes + 63) / 64 * 64);
}

void arena_release(argpool_scratch*, void* memory) { free(memory); }

}  // namespace

Buffer::Buffer(void* host, uint8_t type_code, uint8_t bits, int dimensions) {
  buffer.host = static_cast<uint8_t*>(host);
  buffer.type_code = type_code;
  buffer.type_bits = bits;
  buffer.type_lanes = 1;
  buffer.dimensions = dimensions;
  buffer.dim = dims;
}

Buffer::Buffer(const Buffer& other) { *this = other; }

Buffer& Buffer::operator=(const Buffer& other) {
  buffer = other.buffer;
  for (int i = 0; i < 4; ++i) dims[i] = other.dims[i];
  buffer.dim = dims;
  return *this;
}

int call_kernel(argpool_kernel_fn run, const Scalars& scalars, argpool_buffer* const* buffers,
                int buffer_count) {
  Scalars s = scalars;
  argpool_scratch scratch{arena_alloc, arena_release};
  const argpool_scratch* context = &scratch;
  void* args[ARGPOOL_ARG_BUFFERS + 4];
  void** to = args;
  *to++ = &context;
  for (Xyz* three : {&s.kernel, &s.stride, &s.pad, &s.dilation, &s.cell_min, &s.cell_extent})
    for (int32_t& number : *three) *to++ = &number;
  *to++ = &s.index_base;
  for (int64_t& number : s.index_stride) *to++ = &number;
  for (int i = 0; i < buffer_count; ++i) *to++ = buffers[i];
  return run(args);
}

}  // namespace argpool::test
