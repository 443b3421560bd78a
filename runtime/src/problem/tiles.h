// How a problem is cut into tiles: planes first, then rows of the outermost spatial dimension.
// SPDX-License-Identifier: MIT
#pragma once

#include "problem/problem.h"

namespace argpool {

// Offsets inside a buffer are counted in 32 bits; so are tile coordinates, with room to spare.
constexpr int64_t kMostSpan = INT32_MAX;
constexpr int64_t kMostExtent = 1 << 29;
// Where pointers have 32 bits, a kernel counts its scratch memory in as many: at most 128 bytes a
// cell of a tile, broadcast ones included. Pooling takes none.
constexpr int64_t kMostCells = sizeof(void*) < 8 ? 1 << 24 : INT64_MAX;
constexpr int64_t kMostTilePlanes = 512;  // a mark for each fits on a worker's stack

// A grid of tiles. Spatial steps are in pooled positions.
struct Tiling {
  bool merged;             // channels-first: all images' planes are one row of planes
  int64_t images, planes;  // planes of an image, or of all where merged; 1 in channels-last
  int64_t tile_planes;     // in a tile, but for the last one
  int64_t plane_tiles;
  int64_t tile_channels, channel_tiles;  // channels-last: of an image
  int64_t step[3], count[3];
  int64_t tiles;
};

// One dimension of a tile. `at`: the pooled position where its coordinates start. The others are
// relative to it. Where the plane is an input, `in` is cells that `out`, pooled positions, can
// need; where it is the output, `in` is pooled positions that can reach `out`, cells, and `own`
// those the tile checks (from 0).
struct Range {
  int64_t at, in_min, in_extent, out_extent, own_extent;
};

struct Tile {
  int64_t n, c, planes;  // first plane; channels-last: n and 0, 1
  Range range[3];
  int64_t channels = 0;  // channels-last: from c on; 0: all
};

// Tiles whose inputs come near `tile_bytes`, at least `least_tiles` of them where there is work for
// as many. False: even the smallest tile spans more than kernels can address.
bool make_tiling(const Problem& p, int64_t tile_bytes, int64_t least_tiles, Tiling* tiling);

// Tile number i, in row-major order of images, planes and space.
Tile tile_at(const Problem& p, const Tiling& tiling, int64_t i);

// Whole planes, all pooled positions and all cells, for the kernels that take no less.
Tile whole_planes(const Problem& p, int64_t n, int64_t c, int64_t planes);

// Does the tile own pooled positions that its gather does not see? No cell of the tile is in reach
// of them; a gather that checks cannot judge them.
inline bool owns_unseen(const Tile& tile) {
  bool unseen = false;
  for (const Range& r : tile.range) {
    unseen |= r.in_min > 0 || r.in_min + r.in_extent < r.own_extent;
  }
  return unseen;
}

// Do the buffers of a tile fit kernels' 32-bit offsets?
bool fits_kernels(const Problem& p, const Tile& tile);

// A problem as it is tiled. Small channels-last images are slabs of one: a call for each would take
// longer than its cells, and windows do not reach from one to the next.
class Tiled {
 public:
  explicit Tiled(const Problem& p, bool may_stack = true);
  const Problem& problem() const { return stacks ? stacked_ : p_; }
  const bool stacks;

 private:
  const Problem& p_;
  Problem stacked_;  // where it `stacks`
};

// How many planes of a channels-first problem to take at a time, where its kernels see packed
// copies (pack.h) of tensors whose memory runs along channels.
int64_t planes_together(const Problem& p);

// May the planes of all images be numbered n*C + c in one buffer?
bool planes_merge(const Problem& p);

// The stride from plane to plane where there are several (channels-first).
inline int64_t plane_stride(const Tensor& t) { return t.c > 1 ? t.stride_c : t.stride_n; }

}  // namespace argpool
