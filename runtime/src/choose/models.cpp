// Costs side by side: gathered once, and computed for four rows at a time.
// SPDX-License-Identifier: MIT
#include "choose/models.h"

#include <string.h>

#include "platform/system.h"
#include "platform/thread_state.h"

namespace argpool {
namespace {

// This thread's, allocated when it first chooses by models; or NULL.
Models* last_asked() {
  ThreadState* state = this_thread();
  if (!state) return nullptr;
  if (!state->models) {
    state->models =
        static_cast<Models*>(allocate_zeros((ARGPOOL_KERNEL_MAX_MASK + 1) * sizeof(Models)));
  }
  return state->models;
}

bool same_window(const argpool_window_key& a, const argpool_window_key& b) {
  return __builtin_memcmp(&a, &b, sizeof a) == 0;
}

argpool_kernel_fn first_run(const argpool_table& t) {
  return t.row_count ? t.rows[0].run : nullptr;
}

constexpr uint32_t kGuardingFlags = ARGPOOL_ROW_WHOLE | ARGPOOL_ROW_CONSECUTIVE | ARGPOOL_ROW_SAME;

bool is_guarded(const argpool_row& row) {
  const argpool_guard& g = row.guard;
  return (g.min_w | g.max_w | g.min_c | g.max_c | g.min_cells | g.max_cells | g.multiple_w |
          g.align | (row.flags & kGuardingFlags)) != 0;
}

}  // namespace

const Models* Models::of(const Problem& p, const Menu& menu, int kernel_op) {
  Models* const last = last_asked();
  if (!last) return nullptr;
  Models& m = last[kernel_op];
  const uint32_t key = key_of(p, kernel_op);
  if (!m.are_of(p, menu, key)) {
    m.find(p, menu, key);
    const bool scatters = kernel_op == p.scatter_op;
    const Models* locate = scatters ? of(p, menu, ARGPOOL_KERNEL_LOCATE_INDEX) : nullptr;
    m.searched_ = locate && locate->has_unguarded();
  }
  return m.usable_ ? &m : nullptr;
}

bool Models::are_of(const Problem& p, const Menu& menu, uint32_t key) const {
  const argpool_table& t = *menu.table;
  return table_ == &t && key_ == key && targets_ == menu.targets && tuned_ == menu.tuned &&
         same_window(window_, p.window_key) && same_content(content_, t) &&
         first_run(t) == run_;
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
  run_ = first_run(t);
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
      if (!add(row, model_of(menu, row), any)) return;
    }
  }
  if (!any) compiled_ = count_;
  for (uint32_t i = 0; i < count_; ++i) {
    const argpool_cost& c = *costs_[i];
    if (i == 0 || c.cache < least_cache_) least_cache_ = c.cache;
    if (i == 0 || c.last < least_last_) least_last_ = c.last;
  }
  usable_ = true;
}

bool Models::add(const argpool_row& row, const argpool_cost* cost, bool any) {
  if (!cost || count_ == kMost) return false;
  const uint32_t i = count_++, width = width_of(*cost, row);
  rows_[i] = &row;
  guarded_ |= (uint32_t)is_guarded(row) << i;
  checks_ |= (uint32_t)((row.flags & ARGPOOL_ROW_CHECKS) != 0) << i;
  costs_[i] = cost;
  if (line_kind(row.flags) != kRowLines || width & (width - 1)) apart_ |= 1u << i;
  counts_taps_ |= any && (cost->tap != 0 || cost->step != 0);
  Quad& q = quads_[i / 4];
  const uint32_t k = i % 4;
  q.below[k] = (int32_t)(width - 1);
  q.inverse[k] = 1 / (float)width;
  q.plain[k] = row.flags & ARGPOOL_ROW_STREAMS ? 0 : 1;
  q.call[k] = cost->call;
  q.plane[k] = cost->plane;
  q.row[k] = cost->row;
  q.vector[k] = cost->vector;
  q.tail[k] = cost->tail;
  q.cell[k] = cost->cell + (any ? 0 : cost->tap);
  q.input[k] = cost->input;
  q.thin[k] = cost->thin;
  q.tap[k] = any ? cost->tap : 0;
  q.step[k] = any ? cost->step : 0;
  q.far[k] = cost->far;
  q.cache[k] = cost->cache;
  q.deep[k] = cost->deep;
  q.last[k] = cost->last;
  return true;
}

void Models::estimate(const Work& w, uint32_t from, uint32_t to, Terms& ns) const {
  const bool counts = counts_taps_ && to > compiled_;
  const float taps = counts ? w.taps() : 0, steps = counts ? w.steps() : 0;
  const bool lone = w.lone_windows();
  const bool far = w.bytes > least_cache_, deep = w.bytes > least_last_;
  const auto all = [](float x) { return Four{x, x, x, x}; };
  const Four none = {}, bytes = all(w.bytes), rows = all(w.row_lines.rows);
  const int32_t line = (int32_t)w.row_lines.line;
  const Integers length = {line, line, line, line};
  const Four alone = all(w.alone);
  const Four cells_of_line = __builtin_convertvector(length, Four);
  const auto missing = [&](const Four& size) {  // argpool_missing
    const Four beyond = 2 * (bytes - size), most = beyond < bytes ? beyond : bytes;
    return most > none ? most : none;
  };
  const bool shared = w.least_streaming > 0;
  const Four least_streaming = all(w.least_streaming), more = all(w.more_unless_streaming);
  const Quad* quad = quads_ + from / 4;
  for (uint32_t i = from & ~3u; i < to; i += 4) {
    const Quad& q = *quad++;
    // As spread_of has it.
    const Integers even = (length & q.below) == 0;  // true is -1
    const Integers whole = __builtin_convertvector(cells_of_line * q.inverse, Integers);
    const Four vectors = __builtin_convertvector(whole + 1 + even, Four);
    const Four width = __builtin_convertvector(q.below + 1, Four);
    const Four tails = even ? none : rows, thin = length > q.below ? none : q.thin + alone;

    Four cell = q.cell;
    if (counts && lone) cell = cell + (q.tap * (taps * width) + q.step * steps);
    if (counts && !lone) cell = cell + (q.tap * taps + q.step * steps);
    cell = cell + thin;
    Four sum = q.call + q.plane * w.planes + (q.row + q.vector * vectors) * rows +
               q.tail * tails + cell * w.cells + q.input * w.input;
    if (far) sum = sum + q.far * missing(q.cache);
    if (deep) sum = sum + q.deep * missing(q.last);
    if (shared) {
      const Four least = least_streaming * (1 - q.plain);
      sum = sum + more * q.plain;
      sum = sum > least ? sum : least;
    }
    *(Four*)(ns + i) = sum;
  }
  const uint32_t apart = apart_ >> from << from & (uint32_t)((uint64_t{1} << to) - 1);
  if (apart) estimate_apart(w, apart, ns);
}

// Rows of which few are, one by one; some are for narrow rows or few channels alone.
[[gnu::noinline]] void Models::estimate_apart(const Work& w, uint32_t rows, Terms& ns) const {
  const int64_t width = w.w(), channels = w.c();
  for (; rows; rows &= rows - 1) {
    const uint32_t i = (uint32_t)__builtin_ctz(rows);
    const argpool_row& row = *rows_[i];
    const bool refused = line_refusal(row.guard, width, channels) != Refusal::none;
    ns[i] = refused ? __builtin_inff() : cost_of(*costs_[i], row, i >= compiled_, w);
  }
}

}  // namespace argpool
