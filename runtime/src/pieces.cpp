// The best of a window's lanes, and of the cells beside its pieces.
// SPDX-License-Identifier: MIT
#include "pieces.h"

#include <string.h>

#include "clip.h"
#include "frame.h"
#include "half.h"

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

// Numbers as they are compared.
template <typename T>
struct Same {
  using Memory = T;
  static T of(T value) { return value; }
};
struct F16 {
  using Memory = uint16_t;
  static float of(uint16_t bits) { return f32_of_f16(bits); }
};
struct Bf16 {
  using Memory = uint16_t;
  static float of(uint16_t bits) { return f32_of_bf16(bits); }
};

// The best cell so far: its number in the window, row-major, decides ties (C4) and NaNs (C5).
template <typename Number>
struct Best {
  using Memory = typename Number::Memory;
  decltype(Number::of(Memory())) value{};
  Memory bits{};
  int64_t cell = -1;

  void see(Memory given, int64_t at) {
    const auto v = Number::of(given);
    const bool nan = v != v, had = value != value;
    const bool wins = cell < 0 || (nan ? !had || at > cell
                                       : !had && (v > value || (v == value && at < cell)));
    if (!wins) return;
    value = v;
    bits = given;
    cell = at;
  }
};

struct Job {
  const Problem& p;
  const argpool_row& row;
  Pieces s;
  int inner;  // the axis of p whose windows the kernel takes together
};

// Where a window of several is: its place on each axis, x, y, z, c and n.
struct Position {
  int64_t at[5];
};

template <typename Number>
void walk(const Job& job, const Problem& lanes, int64_t number, const Position& o) {
  using Memory = typename Number::Memory;
  const Problem& p = job.p;
  const Pieces& s = job.s;
  const int64_t first = number * s.lanes;  // the window's in lanes
  const Memory* values = reinterpret_cast<const Memory*>(lanes.values.data) + first;
  const uint8_t* pieces = lanes.indices.data + first * lanes.indices.bytes;
  const Memory* window = reinterpret_cast<const Memory*>(lanes.plane.data) +
                         number * lanes.plane.stride[2];
  for (int64_t channel = 0; channel < s.channels; ++channel) {
    Best<Number> best;
    for (int64_t l = channel; l < s.lanes; l += s.channels) {
      const int64_t piece = read_index(pieces + l * lanes.indices.bytes, lanes.index);
      const int64_t run = s.runs == 1 ? 0 : piece / s.count;
      best.see(values[l], run * s.run + (piece - run * s.count) * s.lanes + l);
    }
    for (int64_t run = 0; run < s.runs && s.rest > 0; ++run) {
      for (int64_t i = s.run - s.rest + channel; i < s.run; i += s.channels) {
        best.see(window[run * s.run_stride + i], run * s.run + i);
      }
    }
    const int64_t n = o.at[4], c = p.channels_last() ? channel : o.at[3];
    const Cell at = {o.at[0], o.at[1], o.at[2]};
    memcpy(p.values.at(n, c, at.x, at.y, at.z), &best.bits, sizeof best.bits);
    if (!p.has_indices) continue;
    int64_t tap = best.cell / s.channels, cell[3], index = 0;
    for (int i = 0; i < 3; ++i) {
      cell[i] = o.at[i] * p.window.stride[i] + tap % p.window.kernel[i] * p.window.dilation[i];
      tap /= p.window.kernel[i];
    }
    index_of(p.indexing, p.window, n, c, at, {cell[0], cell[1], cell[2]}, &index);
    write_index(p.indices.at(n, c, at.x, at.y, at.z), p.index, index);
  }
}

using Walk = void (*)(const Job&, const Problem&, int64_t, const Position&);
Walk walk_of(uint32_t elem) {
  switch (elem) {
    case ARGPOOL_ELEM_F64: return walk<Same<double>>;
    case ARGPOOL_ELEM_F32: return walk<Same<float>>;
    case ARGPOOL_ELEM_F16: return walk<F16>;
    case ARGPOOL_ELEM_BF16: return walk<Bf16>;
    case ARGPOOL_ELEM_I64: return walk<Same<int64_t>>;
    case ARGPOOL_ELEM_I32: return walk<Same<int32_t>>;
    case ARGPOOL_ELEM_I16: return walk<Same<int16_t>>;
    case ARGPOOL_ELEM_I8: return walk<Same<int8_t>>;
    case ARGPOOL_ELEM_U8: return walk<Same<uint8_t>>;
    default: return nullptr;
  }
}

int pool_pieces(void* data, int64_t first, int64_t past) {
  const Job& job = *static_cast<const Job*>(data);
  const Pieces& s = job.s;
  const Walk walk = walk_of(job.p.elem);
  Scratch scratch;
  Problem lanes = problem_of_pieces(job.p, s, s.together);
  const int64_t cells = s.lanes * s.together;
  lanes.values.data = static_cast<uint8_t*>(scratch.alloc(cells * lanes.values.bytes));
  lanes.indices.data = static_cast<uint8_t*>(scratch.alloc(cells * lanes.indices.bytes));
  int bad = lanes.values.data && lanes.indices.data ? 0 : ARGPOOL_OUT_OF_MEMORY;
  Frame frame(lanes, scratch);
  for (int64_t i = first; i < past && !bad; ++i) {
    Position o = {};
    int64_t rest = i / s.chunks(), offset = 0;
    for (int axis = 0; axis < 5; ++axis) {
      if (axis == job.inner) {
        o.at[axis] = i % s.chunks() * s.together;
        offset += o.at[axis] * s.axes[0].stride;
        continue;
      }
      const Pieces::Axis& a = s.axes[axis < job.inner ? axis + 1 : axis];
      o.at[axis] = rest % a.extent;
      rest /= a.extent;
      offset += o.at[axis] * a.stride;
    }
    const int64_t windows = min(s.together, s.axes[0].extent - o.at[job.inner]);
    lanes.plane.data = job.p.plane.data + offset * job.p.plane.bytes;
    lanes.plane.extent[2] = lanes.values.extent[2] = lanes.indices.extent[2] = windows;
    lanes.indexing.box[2] = lanes.indexing.valid[2] = windows;
    frame.set_tile(whole_planes(lanes, 0, 0, 1));
    bad = frame.run(job.row.run, kPlane, kValues, kIndices);
    for (int64_t k = 0; k < windows && !bad; ++k, ++o.at[job.inner]) walk(job, lanes, k, o);
  }
  scratch.release(lanes.values.data);
  scratch.release(lanes.indices.data);
  return bad;
}

}  // namespace

bool cut_into_pieces(const Problem& p, Pieces* s) {
  if (p.op != ARGPOOL_MAX_POOL || p.on_device() || p.empty() || p.clips || p.packs_any() ||
      !walk_of(p.elem) || p.window.kernel[0] == 1 || !windows_are_whole(p) || !find_runs(p, s)) {
    return false;
  }
  s->lanes = lanes_of(p, s->channels);
  if (s->lanes == 0 || s->run / s->lanes * s->runs < kLeastPieces || s->run < s->lanes) {
    return false;
  }
  s->count = s->run / s->lanes;
  s->rest = s->run - s->count * s->lanes;
  find_axes(p, s);
  const int inner = innermost(*s);
  const Pieces::Axis first = s->axes[inner];
  for (int i = inner; i > 0; --i) s->axes[i] = s->axes[i - 1];
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

argpool_status run_in_pieces(const Problem& p, const argpool_row& row, const Workers& workers) {
  Job job = {p, row, {}, 0};
  cut_into_pieces(p, &job.s);
  Pieces in_order = job.s;
  find_axes(p, &in_order);
  job.inner = innermost(in_order);
  int64_t items = job.s.chunks();
  for (int i = 1; i < 5; ++i) items *= job.s.axes[i].extent;
  return split(workers, items, pool_pieces, &job);
}

}  // namespace argpool
