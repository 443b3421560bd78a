// Decides which calls threads share; parts that runners have in common.
// SPDX-License-Identifier: MIT
#include "run/run.h"

#include "platform/threads.h"
#include "run/device.h"
#include "run/frame.h"

namespace argpool {
namespace {

// Work that another thread's help pays off for, in nanoseconds of one thread: where it waits for
// work, or calls follow each other closely, and where it has to be woken for this one.
constexpr double kWorthSharing = 5e3, kWorthWaking = 45e3;
// Tiles that are small are dear for some rows; that they are many matters in long calls.
constexpr double kQuick = 1e6;
// Assumed cost of rows without a model.
constexpr double kSlowByte = 0.2;

}  // namespace

static double estimated_ns(const Problem& p, const Selection& s) {
  const double row = s.main.known ? s.main.ns : kSlowByte * p.bytes();
  return p.packs_any() ? row + kCopiedByte * p.bytes() : row;
}

bool worth_sharing(const Problem& p, const Selection& s) {
  return estimated_ns(p, s) >= kWorthSharing;
}

static bool worth_splitting(const Problem& p, const Selection& s, const Workers& workers) {
  if (workers.threads <= 1) return false;
  const double ns = estimated_ns(p, s);
  return ns >= kWorthWaking || (ns >= kWorthSharing && !workers.parallel && pool_is_awake());
}

static argpool_status run_seen(Runner runner, const Problem& p, const Selection& s,
                               const Workers& workers) {
  Workers few = workers;
  few.tiles = estimated_ns(p, s) < kQuick ? 2 : 4;
  if (!worth_splitting(p, s, workers)) few.threads = 1;
  return runner(p, s, few);
}

argpool_status run(Runner runner, const Problem& p, const Selection& s, const Workers& workers) {
  if (!inverts(*s.main.row, p)) return run_seen(runner, p, s, workers);
  Problem seen = p;
  seen.row_inverts = true;
  return run_seen(runner, seen, s, workers);
}

void set_data(Problem& p, void* const* data) {
  const Signature& s = signature(p.op);
  for (int i = 0; i < 3; ++i) {
    if (i == s.indices && !p.has_indices) continue;
    tensor_at(p, s, i)->place(data[i]);
  }
}

argpool_status run_rows(Runner runner, const Problem& p, const Selection& s,
                        const Workers& workers) {
  if (!p.empty()) {
    const bool device = kDevices && p.on_device();
    const argpool_status bad = device ? run_on_device(p, s) : run(runner, p, s, workers);
    if (bad) return bad;
  }
  note_variant(s);
  return ARGPOOL_OK;
}

bool scatter_tells(const Problem& p, const argpool_row& scatter, Frame& frame) {
  // (A tap's cell is found by its position along each dimension.)
  if (p.indexing.space != ARGPOOL_INDEX_WINDOW) frame.flatten_planes();
  return scatter.flags & ARGPOOL_ROW_CHECKS;
}

}  // namespace argpool
