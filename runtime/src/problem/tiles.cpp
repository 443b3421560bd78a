// Cutting problems into tiles, and the halos of tiles.
// SPDX-License-Identifier: MIT
#include "problem/tiles.h"

namespace argpool {
namespace {


int64_t clamp(int64_t a, int64_t low, int64_t high) { return max(low, min(a, high)); }

// How many steps of one pooled position cover the output. Where that is the plane, the last tile
// takes what is left of it; it starts where some pooled position still reaches, so that no tile is
// without input.
int64_t positions(const Problem& p, int i) {
  const Window& w = p.window;
  const int64_t pooled = p.values.extent[i];
  if (p.reads_plane() || i >= w.rank) return pooled;
  const int64_t span = (w.kernel[i] - 1) * w.dilation[i];
  const int64_t last = floor_div((pooled - 1) * w.stride[i] - w.pad[i] + span, w.stride[i]);
  return max(1, min(ceil_div(p.plane.extent[i], w.stride[i]), last + 1));
}

Range range_at(const Problem& p, int i, int64_t at, int64_t end, bool last) {
  const Window& w = p.window;
  const int64_t cells = p.plane.extent[i], pooled = p.values.extent[i];
  const int64_t span = (w.kernel[i] - 1) * w.dilation[i], origin = at * w.stride[i];
  Range r;
  r.at = at;
  if (p.reads_plane()) {
    r.out_extent = r.own_extent = end - at;
    if (p.reads_whole_plane() || (at == 0 && end == pooled)) {
      r.in_min = -origin;
      r.in_extent = cells;
      return r;
    }
    const int64_t first = max(0, origin - w.pad[i]);
    const int64_t past = min(cells, (end - 1) * w.stride[i] - w.pad[i] + span + 1);
    r.in_min = first - origin;
    r.in_extent = past - first;
    return r;
  }
  const int64_t past = last ? cells : end * w.stride[i];  // cells [origin, past)
  // Divided only where the plane's ends do not decide already.
  const int64_t before = origin + w.pad[i] - span, reach = past - 1 + w.pad[i];
  const int64_t first_in = before <= 0 ? 0 : ceil_div(before, w.stride[i]);
  const int64_t last_in = (pooled - 1) * w.stride[i] <= reach ? pooled - 1 : reach / w.stride[i];
  r.in_min = first_in - at;
  r.in_extent = last_in - first_in + 1;
  r.out_extent = past - origin;
  r.own_extent = (last ? pooled : min(end, pooled)) - min(at, pooled);
  return r;
}

// The bytes between the first and the last of a box of a tensor; past kMostSpan the exact number
// does not matter. `extents` are x, y, z; `planes` of channels-first, all channels otherwise.
bool box_fits(const Problem& p, const Tensor& t, const int64_t* extents, int64_t planes) {
  const int64_t outer = p.channels_last() ? t.c : planes;
  const bool packed = p.packs(t);
  const int64_t outer_stride = p.channels_last() ? t.stride_c : plane_stride(t);
  int64_t span = t.bytes, cells = 1;
  for (int i = 0; i < 4; ++i) {
    const int64_t extent = i < 3 ? extents[i] : outer, stride = i < 3 ? t.stride[i] : outer_stride;
    if (extent > kMostExtent) return false;
    cells *= extent;  // below 2^61
    if (packed || extent <= 1 || stride == 0) continue;
    const int64_t step = (stride < 0 ? -stride : stride) * t.bytes;
    if (step > kMostSpan) return false;
    span += step * (extent - 1);  // below 2^60
    if (span > kMostSpan) return false;
  }
  if (packed && cells > kMostSpan / t.bytes) return false;
  return cells <= kMostCells || p.op == ARGPOOL_MAX_POOL;
}

// The tile in the middle of a grid of such steps has the largest halo; the last one may own more.
Tile largest_tile(const Problem& p, const int64_t* step, const int64_t* total, int64_t planes) {
  Tile tile = {0, 0, planes, {}};
  for (int i = 0; i < 3; ++i) {
    if (step[i] >= total[i]) {
      tile.range[i] = range_at(p, i, 0, total[i], true);
      continue;
    }
    const Window& w = p.window;
    const int64_t span = (w.kernel[i] - 1) * w.dilation[i];
    const int64_t left_over = max(0, p.values.extent[i] - total[i]);
    Range& r = tile.range[i];
    r.at = r.in_min = 0;
    r.out_extent = p.reads_plane() ? step[i] : (step[i] + 1) * w.stride[i];
    r.own_extent = step[i] + left_over;
    r.in_extent = p.reads_whole_plane() ? p.plane.extent[i]
                  : p.reads_plane() ? min(p.plane.extent[i], (step[i] - 1) * w.stride[i] + span + 1)
                                    : min(p.values.extent[i], step[i] + 2 + span / w.stride[i]);
  }
  return tile;
}

// Splits total into equal steps of about `step`, a multiple of `unit` where there are several.
int64_t even_step(int64_t total, int64_t step, int64_t unit) {
  const int64_t count = ceil_div(total, max(1, step));
  const int64_t even = ceil_div(ceil_div(total, count), unit) * unit;
  return min(total, even);
}

// Channels are shared out in multiples of as many: whole vectors of every type, and each piece
// keeps the guards that all of them keep.
constexpr int64_t kChannelUnit = 64;

// Pieces of a row, in positions: multiples of 64 keep guards true; so few that the last is long.
constexpr int64_t kPieceUnit = 64, kLongPiece = 4096, kMostPieces = 32;

// Is it better to share out channels than rows? Where windows overlap so much that tiles of rows
// would mostly see the same cells.
bool shares_channels(const Problem& p, const int64_t* rows, int64_t least_tiles) {
  if (p.op != ARGPOOL_MAX_POOL || !p.channels_last() || least_tiles <= 1 || p.values.n > 1 ||
      p.values.c < 2 * kChannelUnit) {
    return false;
  }
  const Window& w = p.window;
  const int i = rows[2] > 1 ? 2 : 1;
  const int64_t halo = (w.kernel[i] - 1) * w.dilation[i] + 1 - w.stride[i];
  return halo * 2 > ceil_div(rows[i], least_tiles) * w.stride[i];
}

// May a channels-last problem's images be slabs of one? Where each is long enough, it is no gain.
bool images_stack(const Problem& p) {
  constexpr int64_t kSmallImage = 128 * 1024;
  const int64_t n = p.values.n, position = p.values.c * (p.values.bytes + p.indices.bytes);
  const auto may_stack = [&p](const Tensor& t) { return t.stride_n > 0 || p.packs(t); };
  return p.channels_last() && p.near && n > 1 && p.window.rank < 3 &&
         p.values.cells() * position < kSmallImage && p.indexing.by_n * n <= INT32_MAX &&
         may_stack(p.plane) && may_stack(p.values) && (!p.has_indices || may_stack(p.indices));
}

// A tile of tensors that are packed for their kernels has at most so many bytes: little enough to
// stay in the last cache until the kernel has read it, and enough for the CPU to read ahead. With
// 256 KB, views whose lines are read whole took longer than a plain copy of all before the packed
// call (u32, 8x64x56x56 k2s2: 1.3 ms for 1.15); with 2 MB they take less (1.0).
constexpr int64_t kPackedBytes = 2 << 20;

// tile_bytes of a tile whose inputs and outputs are as many bytes together as may be packed.
int64_t packed_tile_bytes(const Problem& p) {
  const double cells = (double)p.values.cells(), position = p.values.bytes + p.indices.bytes;
  const double all = position * cells + (double)p.plane.cells() * p.plane.bytes;
  return (int64_t)(kPackedBytes * (position * cells / all));
}

}  // namespace

// Planes, or rows, that a tile takes at least, so that whole cache lines of packed tensors are read
// whose memory runs along them. 1: no matter.
static int64_t in_a_cache_line(const Problem& p, bool rows) {
  constexpr int64_t kCacheLine = 64;
  int64_t least = 1;
  const auto look_at = [&](const Tensor& t) {
    const int64_t stride = rows ? t.stride[1] : t.stride_c, extent = rows ? t.extent[1] : t.c;
    if (!p.packs(t) || extent == 1 || stride == 0) return;
    const int64_t bytes = (stride < 0 ? -stride : stride) * t.bytes;
    least = max(least, kCacheLine / bytes);
  };
  look_at(p.plane);
  look_at(p.values);
  if (p.has_indices) look_at(p.indices);
  return least;
}

int64_t planes_together(const Problem& p) {
  const int64_t planes = p.channels_last() ? 1 : p.values.c;
  return p.packs_any() ? min(planes, in_a_cache_line(p, false)) : 1;
}

bool planes_merge(const Problem& p) {
  if (p.channels_last()) return false;
  const int64_t n = p.values.n, c = p.values.c;
  if (n == 1 || c == 1) return true;
  const auto uniform = [&](const Tensor& t) {
    return t.stride_n == c * t.stride_c || p.packs(t);
  };
  return uniform(p.plane) && uniform(p.values) && (!p.has_indices || uniform(p.indices)) &&
         p.indexing.by_n == c * p.indexing.by_c;
}

Tiled::Tiled(const Problem& p, bool may_stack) : stacks(may_stack && images_stack(p)), p_(p) {
  if (!stacks) return;
  stacked_ = p;
  stacked_.indexing.valid[2] = p.values.n;
  stacked_.indexing.by[2] = p.indexing.by_n;
  Tensor* const tensors[] = {&stacked_.plane, &stacked_.values, &stacked_.indices};
  for (Tensor* t : tensors) {
    t->extent[2] = t->n;
    t->stride[2] = t->stride_n;
    t->n = 1;
  }
}

bool fits_kernels(const Problem& p, const Tile& tile) {
  if (p.near) return true;
  const Range* r = tile.range;
  const int64_t in[3] = {r[0].in_extent, r[1].in_extent, r[2].in_extent};
  const int64_t out[3] = {r[0].out_extent, r[1].out_extent, r[2].out_extent};
  const int64_t own[3] = {r[0].own_extent, r[1].own_extent, r[2].own_extent};
  const int64_t* pooled = p.reads_plane() ? out : in;
  return box_fits(p, p.plane, p.reads_plane() ? in : out, tile.planes) &&
         box_fits(p, p.values, pooled, tile.planes) &&
         (!p.has_indices || (box_fits(p, p.indices, pooled, tile.planes) &&
                             box_fits(p, p.indices, own, tile.planes)));
}

bool make_tiling(const Problem& p, int64_t tile_bytes, int64_t least_tiles, Tiling* t) {
  const int64_t n = p.values.n, c = p.values.c;
  if (p.packs_any()) tile_bytes = min(tile_bytes, max(packed_tile_bytes(p), 1 << 12));
  t->merged = planes_merge(p);
  t->images = t->merged ? 1 : n;
  t->planes = p.channels_last() ? 1 : t->merged ? n * c : c;
  t->tile_channels = c;
  t->channel_tiles = 1;
  // Bytes of a pooled position, as its share of the inputs; of a plane, or a channels-last image.
  int64_t position = p.values.bytes + (p.has_indices ? p.indices.bytes : 0);
  if (p.channels_last()) position *= c;
  const int64_t plane = p.values.cells() * position;
  if (p.near && !p.clips && least_tiles <= 1 && t->planes <= kMostTilePlanes &&
      plane * t->planes <= tile_bytes) {  // one tile an image, as most small problems are
    t->tile_planes = t->planes;
    t->plane_tiles = t->count[0] = t->count[1] = t->count[2] = 1;
    t->tiles = t->images;
    return true;
  }
  int64_t total[3];
  for (int i = 0; i < 3; ++i) {
    total[i] = positions(p, i);
    t->step[i] = min(total[i], p.piece[i]);
  }
  if (least_tiles > 1) {
    const int64_t bytes = plane * t->planes * t->images;
    tile_bytes = clamp(bytes / least_tiles, min(tile_bytes, 1 << 15), tile_bytes);
  }
  const bool packs = p.packs_any();
  t->tile_planes = clamp(tile_bytes / plane, planes_together(p), min(t->planes, kMostTilePlanes));
  t->tile_planes = even_step(t->planes, t->tile_planes, 1);
  if (shares_channels(p, total, least_tiles)) {
    t->channel_tiles = min(least_tiles, c / kChannelUnit);
    t->tile_channels = even_step(c, ceil_div(c, t->channel_tiles), kChannelUnit);
    t->channel_tiles = ceil_div(c, t->tile_channels);
    tile_bytes = max(tile_bytes, plane / t->channel_tiles);
  }
  // Rows: no fewer than the halo, lest tiles mostly read their neighbours' input.
  const int64_t rows_together = packs ? ceil_div(in_a_cache_line(p, true), p.window.stride[1]) : 1;
  int64_t slab = plane * (packs ? t->tile_planes : 1) / t->channel_tiles;
  for (int i = 2; i >= 1 && slab > tile_bytes; --i) {
    if (total[i] == 1) continue;
    const int64_t line = max(1, slab / total[i]);  // of one position in this dimension
    const int64_t halo = (p.window.kernel[i] - 1) * p.window.dilation[i] / p.window.stride[i];
    const int64_t least = max(halo, i == 1 ? rows_together : 1);
    t->step[i] = min(even_step(total[i], max(tile_bytes / line, least), 1), p.piece[i]);
    slab = line * t->step[i];
    if (t->step[i] > 1) break;
  }
  // A signal is one row: long pieces of it.
  const int64_t so_far = t->images * ceil_div(t->planes, t->tile_planes) * t->channel_tiles;
  if (total[1] == 1 && total[2] == 1 && total[0] >= 2 * kLongPiece) {
    int64_t pieces = so_far < least_tiles ? min(ceil_div(least_tiles, so_far), kMostPieces) : 1;
    if (packs) pieces = max(pieces, slab / tile_bytes);
    const int64_t piece = max(ceil_div(total[0], pieces), kLongPiece);
    t->step[0] = min(even_step(total[0], piece, kPieceUnit), p.piece[0]);
  }
  // Then whatever 32-bit offsets demand. x is cut last, in pieces that keep guards true: multiples
  // of 64 positions, all of them long.
  while (!fits_kernels(p, largest_tile(p, t->step, total, t->tile_planes))) {
    if (t->tile_planes > 1) {
      t->tile_planes = ceil_div(t->tile_planes, 2);
      continue;
    }
    const int i = t->step[2] > 1 ? 2 : t->step[1] > 1 ? 1 : 0;
    const int64_t unit = i == 0 ? kPieceUnit : 1, half = t->step[i] / 2;
    if (half < (i == 0 ? 1 << 16 : 1)) return false;
    t->step[i] = even_step(total[i], half, unit);
  }
  t->plane_tiles = ceil_div(t->planes, t->tile_planes);
  t->tiles = t->images * t->plane_tiles * t->channel_tiles;
  for (int i = 0; i < 3; ++i) {
    t->count[i] = ceil_div(total[i], t->step[i]);
    t->tiles *= t->count[i];
  }
  return true;
}

Tile tile_at(const Problem& p, const Tiling& t, int64_t i) {
  Tile tile;
  for (int d = 0; d < 3; ++d) {
    if (t.count[d] == 1) {
      tile.range[d] = range_at(p, d, 0, p.reads_plane() ? p.values.extent[d] : 1, true);
      continue;
    }
    const int64_t k = i % t.count[d];
    i /= t.count[d];
    const bool last = k == t.count[d] - 1;
    const int64_t at = k * t.step[d];
    tile.range[d] = range_at(p, d, at, last ? positions(p, d) : at + t.step[d], last);
  }
  if (t.channel_tiles > 1) {
    const int64_t first = i % t.channel_tiles * t.tile_channels;
    tile.n = i / t.channel_tiles;
    tile.c = first;
    tile.planes = 1;
    tile.channels = min(t.tile_channels, p.values.c - first);
    return tile;
  }
  const int64_t image = t.images > 1 ? i / t.plane_tiles : 0;
  const int64_t plane = (i - image * t.plane_tiles) * t.tile_planes;
  tile.planes = min(t.tile_planes, t.planes - plane);
  tile.n = t.merged && plane ? plane / p.values.c : image;
  tile.c = t.merged && plane ? plane % p.values.c : plane;
  return tile;
}

Tile whole_planes(const Problem& p, int64_t n, int64_t c, int64_t planes) {
  Tile tile = {n, c, planes, {}};
  for (int i = 0; i < 3; ++i) {
    const int64_t cells = p.plane.extent[i], pooled = p.values.extent[i];
    tile.range[i] = p.reads_plane() ? Range{0, 0, cells, pooled, pooled}
                                    : Range{0, 0, pooled, cells, pooled};
  }
  return tile;
}

}  // namespace argpool
