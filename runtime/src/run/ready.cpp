// Small calls: their one tile is prepared once, a run gives it its data.
// SPDX-License-Identifier: MIT
#include "run/ready.h"

#include <algorithm>

#include "run/units.h"

namespace argpool {
namespace {

uintptr_t alignment(const argpool_row* row) {
  return row && row->guard.align > 1 ? row->guard.align - 1 : 0;
}

constexpr int64_t kMostReadyUnits = 64;

// Whole planes of all images, where one call of a kernel takes them.
bool whole_problem(const Problem& p, Tile* tile) {
  const int64_t units = units_of(p);
  if (units > (p.channels_last() ? 1 : kMostReadyUnits)) return false;
  *tile = whole_planes(p, 0, 0, units);
  return (planes_merge(p) || p.values.n == 1) && fits_kernels(p, *tile);
}

// The one tile of a problem, if it has no more.
bool only_tile(const Problem& p, const Selection& s, Tile* tile) {
  Tiling tiling;
  if (!make_tiling(p, tile_bytes(s), 1, &tiling) || tiling.tiles != 1) return false;
  *tile = tile_at(p, tiling, 0);
  return true;
}

}  // namespace

void Ready::add(const argpool_row* row, Slot a, Slot b, Slot c, Slot d) {
  const Slot slots[4] = {a, b, c, d};
  __builtin_memcpy(slots_[steps_], slots, sizeof slots);
  run_[steps_++] = row->run;
  streams_ |= (row->flags & ARGPOOL_ROW_STREAMS) != 0;
}

bool Ready::run_as_guest(const Problem& p, const Selection& s, void* const* data) {
  if (!thread_pointers.state) return false;  // it would be taken for nobody
  const void* owner = nullptr;
  if (__atomic_compare_exchange_n(&owner_, &owner, this, false, __ATOMIC_SEQ_CST,
                                  __ATOMIC_ACQUIRE)) {
    // A row that was found to be faulty before this is seen here; who finds one later revokes.
    if (has_faulty(s)) {
      revoke();
      return false;
    }
    fill_in(p, s);
    own_.begin(frame_, slots_, steps_);
    const void* filling = this;
    const bool done = __atomic_compare_exchange_n(&owner_, &filling, thread_pointers.state, false,
                                                  __ATOMIC_RELEASE, __ATOMIC_RELAXED);
    return done && run(p, s, data);
  }
  if (owner == this || owner == nobody() || !steps_ || !well_placed(data)) return false;
  MovedFrame copy;
  copy.begin(frame_, slots_, steps_);
  return run_steps(copy, data);
}

void Ready::fill_in(const Problem& asked, const Selection& s) {
  steps_ = 0;
  if (asked.empty()) return;
  Problem p = asked;
  p.row_inverts = inverts(*s.main.row, p);
  const bool whole =
      s.main_scatters || p.kernel_op == ARGPOOL_KERNEL_MAX_UNPOOL_BACKWARD_EXACT;
  Tile tile;
  const bool does_more = p.packs_any() || p.clips_numbers() || s.in_pieces;
  if (p.on_device() || does_more || worth_sharing(p, s) ||
      !(whole ? whole_problem(p, &tile) : only_tile(p, s, &tile))) {
    return;
  }
  if (!whole && s.main.row->flags & ARGPOOL_ROW_CHECKS && owns_unseen(tile)) return;
  frame_.begin(p, nullptr);
  frame_.set_tile(tile);
  marking_ = -1;
  int mark_bits = 8;
  streams_ = false;
  uintptr_t locate_alignment = 0;
  if (p.op == ARGPOOL_MAX_POOL) {
    add(s.main.row, kPlane, kValues, kIndices, kIndices);
  } else if (p.op == ARGPOOL_MAX_UNPOOL_BACKWARD) {
    if (!p.trusted) marking_ = 0;
    add(s.main.row, kPlane, kIndices, kValues, kPerPlane);
  } else if (s.main_scatters) {
    const bool tells = scatter_tells(p, *s.scatter.row, frame_);
    if (!p.trusted || tells) marking_ = 0;
    if (!p.trusted && !tells) {
      mark_bits = 64;
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
  words_ = ceil_div(tile.planes * mark_bits, 64);
  unmarked_ = mark_bits == 8 ? 0 : INT64_MAX;  // the number of none
  frame_.set_per_plane(nullptr, mark_bits, tile.planes);

  const Signature& signs = signature(p.op);
  plane_ = signs.plane;
  values_ = signs.values;
  indices_ = signs.indices;
  tensors_ = p.has_indices ? 3 : 2;  // without indices they are the last
  for (int i = 0; i < tensors_; ++i) {
    const Tensor& t = *tensor_at(p, signs, i);
    misaligned_[i] = (uintptr_t)t.bytes - 1;
    for (int k = i + 1; k < tensors_; ++k) {
      const Tensor& u = *tensor_at(p, signs, k);
      apart_[3 - i - k] = (uintptr_t)(t.high - u.low);
      room_[3 - i - k] = (uintptr_t)(t.low - u.high) - apart_[3 - i - k];
    }
  }
  // As selection demands it: of outputs, and of the indices that helpers read.
  misaligned_[p.reads_plane() ? values_ : plane_] |= alignment(s.main.row);
  if (p.has_indices) {
    misaligned_[indices_] |= alignment(s.check.row) | locate_alignment;
    if (p.op == ARGPOOL_MAX_POOL) {
      const uintptr_t narrower = (uintptr_t)std::max(p.values.bytes / p.indices.bytes, 1);
      misaligned_[indices_] |= alignment(s.main.row) / narrower;
    }
  }
}

bool Ready::well_placed(void* const* data) const {
  const auto fine = [&](int i) {
    const uintptr_t at = (uintptr_t)data[i];
    return (at != 0) & !(at & misaligned_[i]);
  };
  const auto apart = [&](int i, int k) {
    const uintptr_t from_one_to_other = (uintptr_t)data[k] - (uintptr_t)data[i];
    return from_one_to_other - apart_[3 - i - k] <= room_[3 - i - k];
  };
  const bool two = fine(0) & fine(1) & apart(0, 1);
  return tensors_ < 3 ? two : two & fine(2) & apart(0, 2) & apart(1, 2);
}

bool Ready::run_steps(MovedFrame& frame, void* const* data) const {
  static_assert(sizeof frame.marks >= kMostReadyUnits * sizeof(int64_t), "located planes");
  Scratch scratch;
  // The one tile starts where its tensors do.
  frame.place(scratch, data[plane_], data[values_], tensors_ == 3 ? data[indices_] : nullptr);
  frame.marks[words_ - 1] = unmarked_;  // which may have more bytes than there are planes
  for (int i = 0; i < steps_; ++i) {
    if (frame.run(run_[i], i)) return false;
    if (i != marking_) continue;
    uint64_t marked = 0;
    for (int64_t k = 0; k < words_; ++k) marked |= frame.marks[k] ^ unmarked_;
    if (marked) return false;
  }
  if (streams_) fence_streams();
  return true;
}

}  // namespace argpool
