// Pooling, and what is a pooling to tiles, tile by tile.
// SPDX-License-Identifier: MIT
#include "problem/clip.h"
#include "run/pack.h"
#include "run/piece_walks.h"
#include "run/run.h"
#include "support/errors.h"

namespace argpool {
namespace {

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

}  // namespace

argpool_status run_pooling(const Problem& p, const Selection& s, const Workers& workers,
                           RoundTiles round) {
  const Tiled tiled(p);
  // Rows with a compiled window visit, and number, all of its taps.
  const bool fewer =
      p.clips_numbers() && kernel_of(*s.table, s.main.row)->window.kernel[0] == 0;
  Pooling job = {tiled.problem(), *s.main.row, fewer, {}};
  if (!make_tiling(job.p, tile_bytes(s), least_tiles(workers), &job.tiling)) {
    return fail(ARGPOOL_UNSUPPORTED_STRIDES,
                "src: the rows (channels-last: the channels) that one window needs span 2^31 bytes "
                "or more; accepted: less, however large the whole tensor is (C13)");
  }
  if (round) round(job.p, &job.tiling);
  return split(workers, job.tiling.tiles, pool_tiles, &job);
}

argpool_status run_max_pool(const Problem& p, const Selection& s, const Workers& workers) {
  if (kPieces && s.in_pieces) return run_in_pieces(p, *s.main.row, workers);
  return run_pooling(p, s, workers, nullptr);
}

}  // namespace argpool
