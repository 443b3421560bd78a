// Which windows are cut into pieces, and how.
// SPDX-License-Identifier: MIT
#include "choose/pieces.h"

#include "problem/clip.h"
#include "problem/tiles.h"

namespace argpool {
namespace {

constexpr int64_t kVector = 64;           // bytes of a piece, at least
constexpr int64_t kMostVectors = 4;       // where lanes have to be a multiple of the channels
constexpr int64_t kLeastPieces = 4;       // fewer are not worth a second look at their lanes
constexpr int64_t kScratch = 32 * 1024;   // bytes of lanes' bests that a kernel stores

bool windows_are_whole(const Problem& p) {
  for (int i = 0; i < p.window.rank; ++i) {
    const Window& w = p.window;
    const int64_t last = (p.values.extent[i] - 1) * w.stride[i] + (w.kernel[i] - 1) * w.dilation[i];
    if (w.pad[i] > 0 || last >= p.plane.extent[i]) return false;
  }
  return true;
}

// A multiple of the channels that is whole vectors. 0: it would be too many.
int64_t lanes_of(const Problem& p, int64_t channels) {
  const int64_t vector = kVector / p.plane.bytes;
  for (int64_t vectors = 1; vectors <= kMostVectors; ++vectors) {
    if (vectors * vector % channels == 0) return vectors * vector;
  }
  return 0;
}

// Cells of a window that follow each other, and its one dimension of such runs.
bool find_runs(const Problem& p, Pieces* s) {
  const Window& w = p.window;
  const Tensor& t = p.plane;
  s->channels = p.channels_last() ? t.c : 1;
  const bool follow = t.extent[0] == 1 || t.stride[0] == s->channels;
  if (!follow || w.dilation[0] != 1 || (s->channels > 1 && t.stride_c != 1)) return false;
  s->run = w.kernel[0] * s->channels;
  s->runs = 1;
  s->run_stride = 0;
  bool whole = w.kernel[0] == t.extent[0];  // is a run all of what has been joined so far?
  for (int i = 1; i < w.rank; ++i) {
    if (w.kernel[i] == 1) {
      whole = whole && t.extent[i] == 1;
    } else if (whole && w.dilation[i] == 1 && t.stride[i] == s->run) {
      s->run *= w.kernel[i];
      whole = w.kernel[i] == t.extent[i];
    } else if (s->runs == 1) {
      s->runs = w.kernel[i];
      s->run_stride = w.dilation[i] * t.stride[i];
      whole = false;
    } else {
      return false;
    }
  }
  return true;
}

void find_axes(const Problem& p, Pieces* s) {
  const Tensor &t = p.plane, &out = p.values;
  for (int i = 0; i < 3; ++i) s->axes[i] = {out.extent[i], t.stride[i] * p.window.stride[i]};
  s->axes[3] = {p.channels_last() ? 1 : out.c, t.stride_c};
  s->axes[4] = {out.n, t.stride_n};
}

// Moves the first axis that has several windows to the front.
int innermost(const Pieces& s) {
  int first = 0;
  while (first < 4 && s.axes[first].extent == 1) ++first;
  return s.axes[first].extent == 1 ? 0 : first;
}

}  // namespace

bool cut_into_pieces(const Problem& p, Pieces* s) {
  if (p.op != ARGPOOL_MAX_POOL || p.on_device() || p.empty() || p.clips || p.packs_any() ||
      p.window.kernel[0] == 1 || !windows_are_whole(p) || !find_runs(p, s)) {
    return false;
  }
  s->lanes = lanes_of(p, s->channels);
  if (s->lanes == 0 || s->run / s->lanes * s->runs < kLeastPieces || s->run < s->lanes) {
    return false;
  }
  s->count = s->run / s->lanes;
  s->rest = s->run - s->count * s->lanes;
  find_axes(p, s);
  s->inner = innermost(*s);
  const Pieces::Axis first = s->axes[s->inner];
  for (int i = s->inner; i > 0; --i) s->axes[i] = s->axes[i - 1];
  s->axes[0] = first;
  const int64_t bytes = s->lanes * (p.plane.bytes + (p.has_indices ? p.indices.bytes : 4));
  s->together = max(1, min(first.extent, kScratch / bytes));
  const Problem lanes = problem_of_pieces(p, *s, s->together);
  return fits_kernels(lanes, whole_planes(lanes, 0, 0, 1));
}

Problem problem_of_pieces(const Problem& p, const Pieces& s, int64_t windows) {
  Problem q = p;
  q.layout = ARGPOOL_CHANNELS_LAST;
  q.either_layout = q.near = false;
  q.has_indices = true;
  if (!p.has_indices) {
    q.index = ARGPOOL_IDX_I32;
    q.indices.bytes = 4;
    q.indices.type = {kDLInt, 32, 1};
  }
  q.window = {3, false, {s.count, s.runs, 1}, {1, 1, 1}, {}, {}, {1, 1, 1}};
  q.window_key = {{(int32_t)s.count, (int32_t)s.runs, 1}, {1, 1, 1}, {}, {1, 1, 1}};
  const auto shape = [&](Tensor* t, int64_t x, int64_t y) {
    t->n = 1;
    t->c = s.lanes;
    t->extent[0] = x;
    t->extent[1] = y;
    t->extent[2] = windows;
    t->stride_n = t->stride[0] = t->stride[1] = 0;
    t->stride_c = 1;
    t->stride[2] = s.lanes;
  };
  shape(&q.plane, s.count, s.runs);
  q.plane.stride[0] = s.lanes;
  q.plane.stride[1] = s.run_stride;
  q.plane.stride[2] = s.axes[0].stride;
  shape(&q.values, 1, 1);
  shape(&q.indices, 1, 1);
  q.indexing = {ARGPOOL_INDEX_PLANE, {s.count, s.runs, windows}, {s.count, s.runs, windows}, 0, 0,
                {1, s.count, 0}};
  set_clipping(&q);
  return q;
}

float walks_ns(const Problem& p, const Pieces& s) {
  const float windows = (float)p.values.cells() * (float)p.values.n *
                        (float)(p.channels_last() ? 1 : p.values.c);
  return windows * (30 + 4 * (float)(s.lanes + s.rest * s.runs) + 50 * (float)s.channels);
}

}  // namespace argpool
