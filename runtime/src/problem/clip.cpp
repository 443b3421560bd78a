// Which taps of a tile's windows have cells.
// SPDX-License-Identifier: MIT
#include "problem/clip.h"

namespace argpool {
namespace {

// The distance of the first and the last of `count` windows, in cells.
int64_t span_of(const Problem& p, int i, int64_t count) {
  return (count - 1) * p.window.stride[i];
}

// How many positions of a dimension a tile may have.
int64_t piece_of(const Problem& p, int i) {
  const int64_t cells = p.plane.extent[i];
  if (span_of(p, i, p.values.extent[i]) <= cells + kSpareTaps) return INT64_MAX;
  return cells / p.window.stride[i] + 1;  // their span is `cells` at most
}

struct Numbers {
  Taps taps[3];
  const int64_t* kernel;

  int64_t whole(int64_t number) const {
    const int64_t row = number / taps[0].count;
    const int64_t x = number % taps[0].count, y = row % taps[1].count, z = row / taps[1].count;
    return ((z + taps[2].first) * kernel[1] + y + taps[1].first) * kernel[0] + x + taps[0].first;
  }
};

}  // namespace

void set_clipping(Problem* p) {
  p->clips = p->shortens = false;
  for (int i = 0; i < 3; ++i) {
    p->piece[i] = INT64_MAX;
    p->visited[i] = p->window.kernel[i];
    // Tap numbers are mended on the host. Windows in that space are of 2^16 taps at most.
    const bool numbers = p->has_indices && p->indexing.space == ARGPOOL_INDEX_WINDOW;
    if (p->op != ARGPOOL_MAX_POOL || p->empty() || (p->on_device() && numbers)) continue;
    if (!p->on_device()) p->piece[i] = piece_of(*p, i);
    const int64_t positions = min(p->values.extent[i], p->piece[i]);
    p->visited[i] = taps_in_cells(*p, i, 0, positions).count;
    const int64_t spared = (p->window.kernel[i] - p->visited[i]) * p->window.dilation[i];
    p->clips |= p->piece[i] != INT64_MAX || spared > kSpareTaps;
    p->shortens |= p->clips || (p->values.extent[i] == 1 && p->window.stride[i] > 1);
  }
}

Taps taps_in_cells(const Problem& p, int i, int64_t at, int64_t count) {
  const Window& w = p.window;
  const int64_t from = w.pad[i] - at * w.stride[i];  // where the first window's first tap is, less
  const int64_t before = from - span_of(p, i, count), past = from + p.plane.extent[i] - 1;
  const int64_t first = before <= 0 ? 0 : ceil_div(before, w.dilation[i]);
  const bool all = past >= (w.kernel[i] - 1) * w.dilation[i];
  const int64_t last = all ? w.kernel[i] - 1 : floor_div(past, w.dilation[i]);
  return {first, last - first + 1};
}

void clip_window(const Problem& p, const Tile& tile, argpool_window_key* window) {
  for (int i = 0; i < 3; ++i) {
    const Range& r = tile.range[i];
    window->stride[i] = r.out_extent == 1 ? 1 : (int32_t)p.window.stride[i];
    if (!p.clips) continue;  // then tap numbers stay as kernels count them
    const Taps taps = taps_in_cells(p, i, r.at, r.out_extent);
    window->kernel[i] = (int32_t)taps.count;
    window->pad[i] = (int32_t)(p.window.pad[i] - taps.first * p.window.dilation[i]);
    window->dilation[i] = taps.count == 1 ? 1 : (int32_t)p.window.dilation[i];
  }
}

void number_all_taps(const Problem& p, const Tile& tile) {
  const Tensor& t = p.indices;
  Numbers numbers = {{}, p.window.kernel};
  for (int i = 0; i < 3; ++i) {
    numbers.taps[i] = taps_in_cells(p, i, tile.range[i].at, tile.range[i].out_extent);
  }
  const bool last = p.channels_last();
  const int64_t planes = !last ? tile.planes : tile.channels ? tile.channels : t.c;
  const Range *x = &tile.range[0], *y = x + 1, *z = x + 2;
  for (int64_t iz = 0; iz < z->out_extent; ++iz) {
    for (int64_t iy = 0; iy < y->out_extent; ++iy) {
      for (int64_t ix = 0; ix < x->out_extent; ++ix) {
        // Planes of several images may be one tile although their strides are uneven (pack.h).
        for (int64_t plane = 0; plane < planes; ++plane) {
          const int64_t n = tile.n + (tile.c + plane) / t.c, c = (tile.c + plane) % t.c;
          uint8_t* const at = t.at(n, c, x->at + ix, y->at + iy, z->at + iz);
          write_index(at, p.index, numbers.whole(read_index(at, p.index)));
        }
      }
    }
  }
}

}  // namespace argpool
