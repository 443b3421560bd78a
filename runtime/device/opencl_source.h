// Kernels of Halide's OpenCL take buffers from their first byte on; argpool's tiles and tensors
// start anywhere in one.
// SPDX-License-Identifier: MIT
#pragma once

#include <stddef.h>

namespace argpool {

// Rewrites OpenCL C as Halide emits it: every kernel has, after its own parameters, a `long` for
// each of its buffers, in their order: how many bytes into it the kernel's data starts. Sub-buffers
// do the same only where that is a multiple of up to 512 bytes. malloc'd; NULL without memory.
char* with_offsets(const char* source, size_t size);

}  // namespace argpool
