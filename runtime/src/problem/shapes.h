// Windows and the shapes they make: C1, C2, C3. Arithmetic that overflows is an error.
// SPDX-License-Identifier: MIT
#pragma once

#include "argpool.h"

namespace argpool {

// A window in the order x, y, z with every default filled in. A dimension beyond `rank` has kernel
// 1, stride 1, pads 0, dilation 1.
struct Window {
  int rank;
  bool ceil_mode;
  int64_t kernel[3], stride[3], pad[3], pad_end[3], dilation[3];
};

// Defaults, then judges (C3).
argpool_status read_window(const argpool_window* given, Window* window);

// An array of `rank` extents, outermost first, each 1 or more: x, y, z of `extents`.
argpool_status read_extents(const char* name, const int64_t* given, const Window& window,
                            int64_t* extents);

// C1 in dimension i (0 is x): how many positions a window has over `cells` cells.
argpool_status pooled_extent(const Window& window, int i, int64_t cells, int64_t* pooled);

// C2 in dimension i: the default extent, and the least and greatest accepted.
struct UnpooledExtents {
  int64_t normal, least, greatest;
};
argpool_status unpooled_extents(const Window& window, int i, int64_t pooled, UnpooledExtents* out);

// C2's judgement of a wanted extent of a tensor.
argpool_status check_unpooled(const char* name, const Window& window, int i, int64_t pooled,
                              int64_t wanted);

// C3: is there a position in dimension i none of whose taps is one of `cells` cells?
bool has_empty_window(const Window& window, int i, int64_t cells, int64_t pooled);

// "w", "h", "d" for x, y, z.
inline const char* extent_name(int i) { return i == 0 ? "w" : i == 1 ? "h" : "d"; }

// Where dimension i (x, y, z) stands among `rank` spatial dimensions, outermost first.
inline int outer_first(int rank, int i) { return rank - 1 - i; }

// b > 0. Written with one division, and so that nothing overflows.
inline int64_t floor_div(int64_t a, int64_t b) { return a >= 0 ? a / b : -1 - (-1 - a) / b; }
inline int64_t ceil_div(int64_t a, int64_t b) { return a > 0 ? (a - 1) / b + 1 : -(-a / b); }
inline int64_t min(int64_t a, int64_t b) { return a < b ? a : b; }
inline int64_t max(int64_t a, int64_t b) { return a > b ? a : b; }

}  // namespace argpool
