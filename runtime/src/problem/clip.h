// Windows clipped to the cells that exist: what bounds a pooling call (C13).
// SPDX-License-Identifier: MIT
#pragma once

#include "problem/tiles.h"

namespace argpool {

// A kernel that takes its window at run time visits every tap of it at every position, and its
// scratch memory holds every cell between the first and the last. So the runtime gives it a window
// without the taps that lie in padding for all positions of its tile, and keeps tiles short where
// pads are so long that their windows start far from each other. With n cells along a dimension and
// kSpareTaps beside them, at most
//     2n + 2*kSpareTaps   taps of a window are visited,
//     3n + 3*kSpareTaps   cells of scratch memory lie between a tile's first tap and its last,
// whatever kernel, stride, pads and dilation are. Strides are n + kSpareTaps at most, and 1 where a
// tile has a single position: some kernels fill their vectors with positions past the last. Rows
// with a compiled window know no other; a clipped problem takes them only where no row for any
// window may run.
constexpr int64_t kSpareTaps = 8;  // fewer are not worth clipping

// Fills in `clips`, `shortens`, `piece` and `visited` of a problem that is complete otherwise.
void set_clipping(Problem* p);

// Taps along one dimension that have a cell at some of `count` positions from `at` on. They exist,
// as no window is empty (C3).
struct Taps {
  int64_t first, count;
};
Taps taps_in_cells(const Problem& p, int i, int64_t at, int64_t count);

// The window of a tile, in its coordinates: `pad` is negative where the first tap left lies behind
// the tile's first cell. For problems that `shortens` says.
void clip_window(const Problem& p, const Tile& tile, argpool_window_key* window);

// Kernels number the taps of the window they are given: makes them the numbers of the whole one.
// For space `window`, after a kernel ran on a clipped tile.
void number_all_taps(const Problem& p, const Tile& tile);

}  // namespace argpool
