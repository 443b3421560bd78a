// Large windows, pooled by pieces of their rows: lanes are cells of one window.
// SPDX-License-Identifier: MIT
#pragma once

#include "choose/select.h"

namespace argpool {

// Rows for any window have a window, or a channel, in each lane: where a call has few of either, or
// its windows start far from each other, they gather. But cells of a window that follow each other
// in memory, `run` of them, are `count` pieces of `lanes` cells, and those are channels-last
// pixels: a row for that layout finds the best of each lane, and one walk over the lanes and the
// `rest` of each run the best of all. Channels-last, lanes are a multiple of the channels.
struct Pieces {
  int64_t channels;          // of a run's cells, one after the other; 1 in channels-first
  int64_t run, lanes, count, rest;
  int64_t runs, run_stride;  // of a window
  // Windows that start evenly apart, innermost first; the kernel takes up to `together` of axis 0.
  struct Axis {
    int64_t extent, stride;  // stride: of the plane's elements
  } axes[5];
  int inner;  // the axis of the problem that became axis 0
  int64_t together;
  int64_t chunks() const { return ceil_div(axes[0].extent, together); }
};

// Can a problem be pooled so? Its windows have no padding, and are worth it.
bool cut_into_pieces(const Problem& problem, Pieces* pieces);

// The problem of `windows` windows as a channels-last row sees it. Its index is the piece's number
// among those of a window, in i32 where the problem has none. Data is the caller's to set.
Problem problem_of_pieces(const Problem& problem, const Pieces& pieces, int64_t windows);

// Nanoseconds that the walks over lanes take, about.
float walks_ns(const Problem& problem, const Pieces& pieces);

}  // namespace argpool
