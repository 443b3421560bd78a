// Small calls: their one tile is prepared once, a run gives it its data.
// SPDX-License-Identifier: MIT
#include "ready.h"

#include <string.h>

#include "units.h"

namespace argpool {
namespace {

uintptr_t alignment(const argpool_row* row) {
  return row && row->guard.align > 1 ? row->guard.align - 1 : 0;
}

// Whole planes of all images, where one call of a kernel takes them.
bool whole_problem(const Problem& p, Tile* tile) {
  const int64_t units = units_of(p);
  if (units > (p.channels_last() ? 1 : kMostWholeUnits)) return false;
  *tile = whole_planes(p, 0, 0, units);
  return (planes_merge(p) || p.values.n == 1) && fits_kernels(p, *tile);
}

// The one tile of a problem, if it has no more.
bool only_tile(const Problem& p, Tile* tile) {
  Tiling tiling;
  if (!make_tiling(p, tile_bytes(p), 1, &tiling) || tiling.tiles != 1) return false;
  *tile = tile_at(p, tiling, 0);
  return true;
}

// Are all marks 0, or INT64_MAX, the number of none? They are as many as there are planes.
bool clean(const uint8_t* marks, int64_t count) {
  uint64_t any = 0, word;
  int64_t i = 0;
  for (; i + 8 <= count; i += 8) {
    memcpy(&word, marks + i, 8);
    any |= word;
  }
  for (; i < count; ++i) any |= marks[i];
  return any == 0;
}
bool clean(const int64_t* marks, int64_t count) {
  int64_t all = INT64_MAX;
  for (int64_t i = 0; i < count; ++i) all &= marks[i];
  return all == INT64_MAX;
}

}  // namespace

void Ready::add(const argpool_row* row, Slot a, Slot b, Slot c, Slot d) {
  step_[steps_++] = {row->run, {a, b, c, d}};
  streams_ |= (row->flags & ARGPOOL_ROW_STREAMS) != 0;
}

bool Ready::prepare(const Problem& p, const Selection& s) {
  int fresh = kFresh;
  if (!__atomic_compare_exchange_n(&state_, &fresh, kUnderway, false, __ATOMIC_ACQUIRE,
                                   __ATOMIC_ACQUIRE)) {
    return fresh == kPrepared;
  }
  fill_in(p, s);
  __atomic_store_n(&state_, kPrepared, __ATOMIC_RELEASE);
  return true;
}

void Ready::fill_in(const Problem& p, const Selection& s) {
  steps_ = 0;
  const bool whole =
      s.main_scatters || p.kernel_op == ARGPOOL_KERNEL_MAX_UNPOOL_BACKWARD_EXACT;
  Tile tile;
  if (p.on_device() || p.empty() || worth_sharing(p, s) ||
      !(whole ? whole_problem(p, &tile) : only_tile(p, &tile))) {
    return;
  }
  if (!whole && s.main.row->flags & ARGPOOL_ROW_CHECKS && owns_unseen(tile)) return;
  frame_.begin(p, nullptr);
  frame_.set_tile(tile);
  marking_ = -1;
  mark_bits_ = 8;
  streams_ = false;
  uintptr_t locate_alignment = 0;
  if (p.op == ARGPOOL_MAX_POOL) {
    add(s.main.row, kPlane, kValues, kIndices, kIndices);
  } else if (p.op == ARGPOOL_MAX_UNPOOL_BACKWARD) {
    if (!p.trusted) marking_ = 0;
    add(s.main.row, kPlane, kIndices, kValues, kPerPlane);
  } else if (s.main_scatters) {
    const bool tells = scatter_tells(p, *s.scatter.row, frame_);
    if (!p.trusted) marking_ = 0;
    if (!p.trusted && !tells) {
      mark_bits_ = 64;
      const argpool_row* const locate = locate_of(p, s);
      locate_alignment = alignment(locate);
      add(locate, kIndices, kPerPlane, kPerPlane, kPerPlane);
    }
    add(s.scatter.row, kValues, kIndices, kPlane, kPerPlane);
  } else {
    marking_ = 0;
    if (s.check.row) add(s.check.row, kOwnIndices, kPerPlane, kPerPlane, kPerPlane);
    add(s.main.row, kValues, kIndices, kPlane, kPerPlane);
  }
  marks_ = tile.planes;
  frame_.set_per_plane(nullptr, mark_bits_, marks_);

  const Signature& signs = signature(p.op);
  plane_ = signs.plane;
  values_ = signs.values;
  indices_ = signs.indices;
  tensors_ = p.has_indices ? 3 : 2;  // without indices they are the last
  for (int i = 0; i < tensors_; ++i) {
    const Tensor& t = *tensor_at(p, signs, i);
    low_[i] = t.low;
    high_[i] = t.high;
    misaligned_[i] = (uintptr_t)t.bytes - 1;
  }
  // As selection demands it: of outputs, and of the indices that helpers read.
  misaligned_[p.reads_plane() ? values_ : plane_] |= alignment(s.main.row);
  if (p.has_indices) {
    misaligned_[indices_] |= alignment(s.check.row) | locate_alignment;
    if (p.op == ARGPOOL_MAX_POOL) misaligned_[indices_] |= alignment(s.main.row);
  }
}

bool Ready::well_placed(void* const* data) const {
  intptr_t from[3] = {}, to[3] = {};
  bool fine = true;
  for (int i = 0; i < tensors_; ++i) {
    const uintptr_t at = (uintptr_t)data[i];
    fine &= at != 0 && !(at & misaligned_[i]);
    from[i] = (intptr_t)at + low_[i];
    to[i] = (intptr_t)at + high_[i];
  }
  fine &= from[0] >= to[1] || from[1] >= to[0];
  if (tensors_ == 3) {
    fine &= from[0] >= to[2] || from[2] >= to[0];
    fine &= from[1] >= to[2] || from[2] >= to[1];
  }
  return fine;
}

bool Ready::run_steps(void* const* data) const {
  union {
    uint8_t bytes[kMostTilePlanes];
    int64_t numbers[kMostWholeUnits];
  } marks;
  Scratch scratch;
  // The one tile starts where its tensors do.
  MovedFrame frame(frame_, scratch, data[plane_], data[values_],
                   tensors_ == 3 ? data[indices_] : nullptr, &marks);
  for (int i = 0; i < steps_; ++i) {
    if (frame.run(step_[i].run, step_[i].slots)) return false;
    if (i == marking_ && !(mark_bits_ == 8 ? clean(marks.bytes, marks_)
                                           : clean(marks.numbers, marks_))) {
      return false;
    }
  }
  if (streams_) fence_streams();
  return true;
}

}  // namespace argpool
