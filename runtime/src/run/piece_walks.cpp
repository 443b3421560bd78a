// The best of a window's lanes, and of the cells beside its pieces.
// SPDX-License-Identifier: MIT
#include "run/piece_walks.h"

#include <string.h>

#include "choose/pieces.h"
#include "run/frame.h"
#include "support/half.h"

namespace argpool {
namespace {

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
      if (axis == s.inner) {
        o.at[axis] = i % s.chunks() * s.together;
        offset += o.at[axis] * s.axes[0].stride;
        continue;
      }
      const Pieces::Axis& a = s.axes[axis < s.inner ? axis + 1 : axis];
      o.at[axis] = rest % a.extent;
      rest /= a.extent;
      offset += o.at[axis] * a.stride;
    }
    const int64_t windows = min(s.together, s.axes[0].extent - o.at[s.inner]);
    lanes.plane.data = job.p.plane.data + offset * job.p.plane.bytes;
    lanes.plane.extent[2] = lanes.values.extent[2] = lanes.indices.extent[2] = windows;
    lanes.indexing.box[2] = lanes.indexing.valid[2] = windows;
    frame.set_tile(whole_planes(lanes, 0, 0, 1));
    bad = frame.run(job.row.run, kPlane, kValues, kIndices);
    for (int64_t k = 0; k < windows && !bad; ++k, ++o.at[s.inner]) walk(job, lanes, k, o);
  }
  scratch.release(lanes.values.data);
  scratch.release(lanes.indices.data);
  return bad;
}

}  // namespace

argpool_status run_in_pieces(const Problem& p, const argpool_row& row, const Workers& workers) {
  Job job = {p, row, {}};
  cut_into_pieces(p, &job.s);
  int64_t items = job.s.chunks();
  for (int i = 1; i < 5; ++i) items *= job.s.axes[i].extent;
  return split(workers, items, pool_pieces, &job);
}

}  // namespace argpool
