// The structs that generated code and the runtime share have the layout that Halide's code expects,
// and the public ones have no holes that a compiler may fill differently. Checked when this
// compiles.
// SPDX-License-Identifier: MIT
#include <HalideRuntime.h>
#include <argpool.h>
#include <argpool_registry.h>

#include <cstddef>
#include <type_traits>

#define SAME_FIELD(ours, our_field, theirs, their_field)                                   \
  static_assert(offsetof(ours, our_field) == offsetof(theirs, their_field), #our_field);   \
  static_assert(sizeof(ours::our_field) == sizeof(theirs::their_field), #our_field)

static_assert(sizeof(argpool_dim) == sizeof(halide_dimension_t), "");
SAME_FIELD(argpool_dim, min, halide_dimension_t, min);
SAME_FIELD(argpool_dim, extent, halide_dimension_t, extent);
SAME_FIELD(argpool_dim, stride, halide_dimension_t, stride);
SAME_FIELD(argpool_dim, flags, halide_dimension_t, flags);

static_assert(sizeof(argpool_buffer) == sizeof(halide_buffer_t), "");
static_assert(alignof(argpool_buffer) == alignof(halide_buffer_t), "");
SAME_FIELD(argpool_buffer, device, halide_buffer_t, device);
SAME_FIELD(argpool_buffer, device_interface, halide_buffer_t, device_interface);
SAME_FIELD(argpool_buffer, host, halide_buffer_t, host);
SAME_FIELD(argpool_buffer, flags, halide_buffer_t, flags);
SAME_FIELD(argpool_buffer, dimensions, halide_buffer_t, dimensions);
SAME_FIELD(argpool_buffer, dim, halide_buffer_t, dim);
SAME_FIELD(argpool_buffer, padding, halide_buffer_t, padding);
static_assert(offsetof(argpool_buffer, type_code) == offsetof(halide_buffer_t, type), "");
static_assert(offsetof(argpool_buffer, type_bits) - offsetof(argpool_buffer, type_code) ==
              offsetof(halide_type_t, bits), "");
static_assert(offsetof(argpool_buffer, type_lanes) - offsetof(argpool_buffer, type_code) ==
              offsetof(halide_type_t, lanes), "");
// DLPack's type codes are Halide's: a kernel's buffer takes them from the tensor.
static_assert(int(kDLInt) == int(halide_type_int), "");
static_assert(int(kDLUInt) == int(halide_type_uint), "");
static_assert(int(kDLFloat) == int(halide_type_float), "");

// Structs that callers and generated tables fill in are plain, and each field is where C puts it.
static_assert(std::is_standard_layout_v<argpool_table> && std::is_trivial_v<argpool_table>, "");
static_assert(sizeof(argpool_window) == sizeof(size_t) + 2 * 4 + 15 * 8, "no padding");
static_assert(sizeof(argpool_guard) == 8 * 4 && sizeof(argpool_cost) == 15 * 4, "no padding");
static_assert(sizeof(argpool_window_key) == 12 * 4, "no padding");
static_assert(sizeof(argpool_kernel) == 3 * 4 + sizeof(argpool_window_key), "no padding");
static_assert(sizeof(void*) != 8 || sizeof(argpool_row) == 2 * 8 + 8 * 4 + 4 * 4, "no padding");
static_assert(sizeof(void*) != 8 || sizeof(argpool_cpu) == 8 + 12 + 7 * 4 + 8, "no padding");
static_assert(sizeof(void*) != 8 || sizeof(argpool_table) == 2 * 4 + 2 * 8 + 6 * 4 + 6 * 8, "");
