// Which operation runs how; pooling, tile by tile.
// SPDX-License-Identifier: MIT
#include "run.h"

#include "clip.h"
#include "errors.h"
#include "pack.h"
#include "pieces.h"
#include "threads.h"

namespace argpool {
namespace {

// What another thread's help pays off for, in nanoseconds of one thread: where it looks on for
// work, or calls follow each other closely, and where it has to be woken for this one.
constexpr double kWorthSharing = 5e3, kWorthWaking = 45e3;
// Tiles that are small are dear for some rows; that they are many matters in long calls.
constexpr double kQuick = 1e6;
// Of rows without a cost model, and of packed copies.
constexpr double kSlowByte = 0.2, kCopiedByte = 0.15;

struct Pooling {
  const Problem& p;
  const argpool_row& row;
  bool numbers_fewer;  // it counts the taps of a clipped window
  Tiling tiling;
};

int pool_tiles(void* data, int64_t first, int64_t past) {
  const Pooling& job = *static_cast<const Pooling*>(data);
  Scratch scratch;
  PackedCopies copies(job.p, scratch);
  Frame frame(job.p, scratch, copies);
  int bad = 0;
  for (int64_t i = first; i < past && !bad; ++i) {
    const Tile tile = tile_at(job.p, job.tiling, i);
    frame.set_tile(tile);
    bad = frame.run(job.row.run, kPlane, kValues, kIndices);
    if (job.numbers_fewer) number_all_taps(job.p, tile);
  }
  fence_streams(job.row);
  return bad;
}

argpool_status fail_too_far() {
  return fail(ARGPOOL_UNSUPPORTED_STRIDES,
              "src: the rows (channels-last: the channels) that one window needs span 2^31 bytes "
              "or more; accepted: less, however large the whole tensor is (C13)");
}

}  // namespace

argpool_status run_max_pool(const Problem& p, const Selection& s, const Workers& workers) {
  if (s.in_pieces) return run_in_pieces(p, *s.main.row, workers);
  const Tiled tiled(p);
  // Rows with a compiled window visit, and number, all of its taps.
  const bool fewer =
      p.clips_numbers() && kernel_of(*s.table, s.main.row)->window.kernel[0] == 0;
  Pooling job = {tiled.problem(), *s.main.row, fewer, {}};
  if (!make_tiling(job.p, tile_bytes(s), least_tiles(workers), &job.tiling)) return fail_too_far();
  return split(workers, job.tiling.tiles, pool_tiles, &job);
}

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

argpool_status run(const Problem& p, const Selection& s, const Workers& workers) {
  Workers few = workers;
  few.tiles = estimated_ns(p, s) < kQuick ? 2 : 4;
  if (!worth_splitting(p, s, workers)) few.threads = 1;
  switch (p.op) {
    case ARGPOOL_MAX_POOL: return run_max_pool(p, s, few);
    case ARGPOOL_MAX_UNPOOL_BACKWARD: return run_max_unpool_backward(p, s, few);
    default: return run_unpooling(p, s, few);
  }
}

}  // namespace argpool
