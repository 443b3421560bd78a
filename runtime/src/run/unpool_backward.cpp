// The backward of unpooling: grad_values[o] is the cell of grad_dst that index o names. Tiles are
// pooled positions, each with its whole plane of grad_dst; `exact` takes planes whole.
// SPDX-License-Identifier: MIT
#include "run/far_planes.h"
#include "run/pack.h"
#include "run/run.h"
#include "run/units.h"

namespace argpool {
namespace {

struct Backward {
  const Problem& p;
  const argpool_row& row;
  Tiling tiling;
  Offender offender;

  // Runs the row on a tile; its planes are units from `unit` on.
  int run_tile(Frame& frame, const Tile& tile, int64_t unit) {
    uint8_t wrong[kMostTilePlanes];
    frame.set_tile(tile);
    frame.set_per_plane(wrong, 8, tile.planes);
    const int bad = frame.run(row.run, kPlane, kIndices, kValues, kPerPlane);
    for (int64_t k = 0; k < tile.planes && !bad; ++k) {
      if (wrong[k]) offender.report(unit + k);
    }
    return bad;
  }
};

int tiles(void* data, int64_t first, int64_t past) {
  Backward& job = *static_cast<Backward*>(data);
  Scratch scratch;
  PackedCopies copies(job.p, scratch);
  Frame frame(job.p, scratch, copies);
  int bad = 0;
  for (int64_t i = first; i < past && !bad; ++i) {
    const Tile tile = tile_at(job.p, job.tiling, i);
    bad = job.run_tile(frame, tile, unit_at(job.p, tile.n, tile.c));
  }
  fence_streams(job.row);
  return bad;
}

// Rows of pooled positions, numbered (n, c, z, y), of planes beyond the reach of kernels.
int far_rows(void* data, int64_t first, int64_t past) {
  Backward& job = *static_cast<Backward*>(data);
  const Problem& p = job.p;
  const int64_t rows = p.values.extent[1] * p.values.extent[2];
  for (int64_t i = first; i < past; ++i) {
    const int64_t plane = i / rows, n = plane / p.values.c, c = plane % p.values.c;
    if (!gather_far_row(p, n, c, i % rows)) {
      job.offender.report(unit_at(p, n, p.channels_last() ? 0 : c));
    }
  }
  return 0;
}

int whole_units(void* data, int64_t first, int64_t past) {
  Backward& job = *static_cast<Backward*>(data);
  const Problem& p = job.p;
  Scratch scratch;
  PackedCopies copies(p, scratch);
  Frame frame(p, scratch, copies);
  const int bad = for_whole_planes(
      p, first, past,
      [&](const Tile& tile, int64_t unit, int64_t) { return job.run_tile(frame, tile, unit); },
      [&](int64_t unit, int64_t n, int64_t c) {
        bool wrong = false;
        const int out_of_memory = exact_far(p, n, c, scratch, &wrong);
        if (wrong) job.offender.report(unit);
        return out_of_memory;
      });
  fence_streams(job.row);
  return bad;
}

}  // namespace

argpool_status run_max_unpool_backward(const Problem& p, const Selection& s,
                                       const Workers& workers) {
  Backward job = {p, *s.main.row, {}, {}};
  argpool_status bad;
  if (p.kernel_op == ARGPOOL_KERNEL_MAX_UNPOOL_BACKWARD_EXACT) {
    bad = split(workers, units_of(p), whole_units, &job);
  } else if (make_tiling(p, tile_bytes(s), least_tiles(workers), &job.tiling)) {
    bad = split(workers, job.tiling.tiles, tiles, &job);
  } else {
    const int64_t rows = p.values.extent[1] * p.values.extent[2];
    bad = split(workers, p.values.n * p.values.c * rows, far_rows, &job);
  }
  return bad || p.trusted ? bad : judge(p, job.offender);
}

}  // namespace argpool
