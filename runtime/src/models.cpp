// Costs side by side: gathered once, and computed for four rows at a time.
// SPDX-License-Identifier: MIT
#include "models.h"

#include <string.h>

namespace argpool {
namespace {

__thread Models last_asked[ARGPOOL_KERNEL_REPORT_INDEX + 1];

bool same_window(const argpool_window_key& a, const argpool_window_key& b) {
  return __builtin_memcmp(&a, &b, sizeof a) == 0;
}

bool is_guarded(const argpool_row& row) {
  const argpool_guard& g = row.guard;
  return (g.min_w | g.max_w | g.min_c | g.max_c | g.min_cells | g.max_cells | g.multiple_w |
          g.align | (row.flags & ARGPOOL_ROW_WHOLE)) != 0;
}

}  // namespace

const Models* Models::of(const Problem& p, const Menu& menu, int kernel_op) {
  Models& m = last_asked[kernel_op];
  const uint32_t key = key_of(p, kernel_op);
  if (!m.are_of(p, menu, key)) m.find(p, menu, key);
  return m.usable_ ? &m : nullptr;
}

bool Models::are_of(const Problem& p, const Menu& menu, uint32_t key) const {
  const argpool_table& t = *menu.table;
  return table_ == &t && key_ == key && targets_ == menu.targets && tuned_ == menu.tuned &&
         same_window(window_, p.window_key) && same_content(content_, t) &&
         (!count_ || rows_[0]->run == run_);
}

void Models::find(const Problem& p, const Menu& menu, uint32_t key) {
  memset((void*)this, 0, sizeof *this);
  table_ = menu.table;
  content_ = *menu.table;
  key_ = key;
  targets_ = menu.targets;
  tuned_ = menu.tuned;
  window_ = p.window_key;
  const argpool_table& t = *menu.table;
  const argpool_kernel* const end = t.kernels + t.kernel_count;
  bool any = false;
  for (const argpool_kernel* k = first_kernel(t, key); k != end && k->key == key; ++k) {
    if (!applies(*k, p)) continue;
    if (k->window.kernel[0] == 0 && !any) {
      any = true;
      compiled_ = count_;
    }
    for (uint32_t i = 0; i < k->row_count; ++i) {
      const argpool_row& row = t.rows[k->first_row + i];
      if (!(menu.targets >> row.target & 1)) continue;
      if (!add(row, model_of(menu, row))) return;
    }
  }
  if (!any) compiled_ = count_;
  if (count_) run_ = rows_[0]->run;
  for (uint32_t i = 0; i < count_; ++i) {
    if (i == 0 || cache_[i] < least_) least_ = cache_[i];
    if (last_[i] < least_) least_ = last_[i];
  }
  usable_ = true;
}

bool Models::add(const argpool_row& row, const argpool_cost* cost) {
  if (!cost || count_ == kMost) return false;
  const uint32_t i = count_++, width = width_of(*cost, row);
  rows_[i] = &row;
  guarded_ |= (uint32_t)is_guarded(row) << i;
  checks_ |= (uint32_t)((row.flags & ARGPOOL_ROW_CHECKS) != 0) << i;
  costs_[i] = cost;
  if (row.flags & kSpreadFlags || width & (width - 1)) apart_ |= 1u << i;
  below_[i] = (int32_t)(width - 1);
  inverse_[i] = 1 / (float)width;
  call_[i] = cost->call;
  plane_[i] = cost->plane;
  row_[i] = cost->row;
  vector_[i] = cost->vector;
  tail_[i] = cost->tail;
  cell_[i] = cost->cell;
  input_[i] = cost->input;
  thin_[i] = cost->thin;
  tap_[i] = cost->tap;
  step_[i] = cost->step;
  far_[i] = cost->far;
  cache_[i] = cost->cache;
  deep_[i] = cost->deep;
  last_[i] = cost->last;
  return true;
}

void Models::estimate(const Work& w, uint32_t from, uint32_t to, Terms& ns) const {
  const bool any = from >= compiled_;
  const Four none = {}, bytes = none + w.bytes, rows = none + w.lines[0].rows;
  const Four taps = none + (any ? w.taps : 1), steps = none + (any ? w.steps : 0);
  const int32_t line = (int32_t)w.lines[0].line;
  const Integers length = Integers{} + line;
  const auto missing = [&](const Four& size) {  // argpool_missing
    const Four beyond = 2 * (bytes - size), most = beyond < bytes ? beyond : bytes;
    return most > none ? most : none;
  };
  for (uint32_t i = from & ~3u; i < to; i += 4) {
    const auto at = [i](const Terms& term) { return *(const Four*)(term + i); };
    // As spread_of has it.
    const Integers below = *(const Integers*)(below_ + i), rest = length & below;
    const Integers whole =
        __builtin_convertvector(__builtin_convertvector(length, Four) * at(inverse_), Integers);
    const Four vectors = __builtin_convertvector(whole - (rest != 0), Four);  // true is -1
    const Four tails = rest != 0 ? rows : none, thin = below >= length ? at(thin_) : none;

    const Four cell = at(cell_) + (at(tap_) * taps + at(step_) * steps) + thin;
    Four sum = at(call_) + at(plane_) * w.planes + (at(row_) + at(vector_) * vectors) * rows +
               at(tail_) * tails + cell * w.cells + at(input_) * w.input;
    if (w.bytes > least_) {
      sum = sum + at(far_) * missing(at(cache_)) + at(deep_) * missing(at(last_));
    }
    *(Four*)(ns + i) = sum;
  }
  for (uint32_t left = apart_ >> from << from; left; left &= left - 1) {
    const uint32_t i = (uint32_t)__builtin_ctz(left);
    if (i < to) ns[i] = cost_of(*costs_[i], *rows_[i], any, w);
  }
}

}  // namespace argpool
