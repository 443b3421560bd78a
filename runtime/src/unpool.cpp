// Unpooling: check and gather tile by tile; planes with foreign indices are redone by the scatter.
// SPDX-License-Identifier: MIT
#include <stdio.h>
#include <string.h>

#include "errors.h"
#include "far_planes.h"
#include "frame.h"
#include "run.h"

namespace argpool {
namespace {

using ll = long long;

// Inputs of a tile, which the check reads and the gather reads again: they stay in any CPU's L2.
constexpr int64_t kTileBytes = 128 * 1024;
constexpr int64_t kScatterPlanes = 64;  // planes of one call of the scatter
constexpr int64_t kMostMarks = 8192;

// Planes (channels-last: images) to redo. There may be more of them than marks; then one mark
// stands for several in a row, and redoing a plane that needs it not does no harm.
struct Marks {
  int64_t units, each, count;
  bool any;
  uint64_t words[kMostMarks / 64];

  explicit Marks(int64_t total) : units(total), each(1), count(total), any(false) {
    if (total > kMostMarks) {
      each = ceil_div(total, kMostMarks);
      count = ceil_div(total, each);
    }
    memset(words, 0, (size_t)ceil_div(count, 64) * sizeof words[0]);
  }
  void set(int64_t unit) {
    const int64_t i = unit / each;
    __atomic_fetch_or(&words[i / 64], uint64_t{1} << i % 64, __ATOMIC_RELAXED);
    __atomic_store_n(&any, true, __ATOMIC_RELAXED);
  }
  bool at(int64_t i) {
    return __atomic_load_n(&words[i / 64], __ATOMIC_RELAXED) >> i % 64 & 1;
  }
};

struct Unpooling {
  const Problem& p;
  const Selection& s;
  Tiling tiling;
  Marks marks;
  int64_t offender;  // atomic: the least unit with an index outside its plane

  Unpooling(const Problem& problem, const Selection& selection)
      : p(problem),
        s(selection),
        marks(p.channels_last() ? p.values.n : p.values.n * p.values.c),
        offender(INT64_MAX) {}

  // A unit is what `foreign` and `first_bad` have an element for: a plane n*C + c, or an image n.
  int64_t channels() const { return p.channels_last() ? 1 : p.values.c; }
  int64_t unit(int64_t n, int64_t c) const { return n * channels() + c; }

  void report(int64_t unit) {
    int64_t least = __atomic_load_n(&offender, __ATOMIC_RELAXED);
    while (unit < least && !__atomic_compare_exchange_n(&offender, &least, unit, true,
                                                        __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {
    }
  }
};

int gather_tiles(void* data, int64_t first, int64_t past) {
  Unpooling& job = *static_cast<Unpooling*>(data);
  const Problem& p = job.p;
  const argpool_row* check = job.s.check.row;
  uint8_t foreign[512];
  Scratch scratch;
  Frame frame(p, scratch);
  int bad = 0;
  for (int64_t i = first; i < past && !bad; ++i) {
    const Tile tile = tile_at(p, job.tiling, i);
    const int64_t units = tile.planes, unit = job.unit(tile.n, tile.c);
    const bool owns = tile.range[0].own_extent > 0 && tile.range[1].own_extent > 0 &&
                      tile.range[2].own_extent > 0;
    int64_t marked = 0;
    frame.set_tile(tile);
    if (check && owns) {
      frame.set_per_plane(foreign, 8, units);
      bad = frame.run(check->run, kOwnIndices, kPerPlane, kPerPlane);
      for (int64_t k = 0; k < units; ++k) {
        if (!foreign[k]) continue;
        job.marks.set(unit + k);
        ++marked;
      }
    }
    if (marked < units && !bad) {
      bad = frame.run(job.s.main.row->run, kValues, kIndices, kPlane);
    }
  }
  fence_streams(*job.s.main.row);
  return bad;
}

// One plane, or the planes of one channels-last image, beyond the reach of kernels.
void scatter_far_unit(Unpooling& job, int64_t n, int64_t c) {
  const Problem& p = job.p;
  const int64_t past = p.channels_last() ? p.values.c : c + 1;
  for (int64_t k = c; k < past; ++k) {
    if (!p.trusted && locate_far(p, n, k) != INT64_MAX) job.report(job.unit(n, c));
    scatter_far(p, n, k);
  }
}

// Units [unit, unit + count) of one image, or of merged ones.
int scatter_units(Unpooling& job, Frame& frame, int64_t unit, int64_t count) {
  const Problem& p = job.p;
  const int64_t n = unit / job.channels(), c = unit % job.channels();
  const Tile tile = whole_planes(p, n, c, count);
  if (!fits_kernels(p, tile)) {
    if (count == 1) {
      scatter_far_unit(job, n, c);
      return 0;
    }
    for (int64_t k = 0; k < count; ++k) {
      if (int bad = scatter_units(job, frame, unit + k, 1)) return bad;
    }
    return 0;
  }
  frame.set_tile(tile);
  if (!p.trusted) {
    int64_t first_bad[kScatterPlanes];
    frame.set_per_plane(first_bad, 64, count);
    if (int bad = frame.run(job.s.locate.row->run, kIndices, kPerPlane, kPerPlane)) return bad;
    for (int64_t k = 0; k < count; ++k) {
      if (first_bad[k] != INT64_MAX) job.report(unit + k);
    }
  }
  return frame.run(job.s.scatter.row->run, kValues, kIndices, kPlane);
}

int scatter_range(Unpooling& job, Frame& frame, int64_t unit, int64_t past) {
  const int64_t channels = job.channels();
  while (unit < past) {
    int64_t count = min(past - unit, kScatterPlanes);
    if (job.p.channels_last()) {
      count = 1;
    } else if (!job.tiling.merged) {
      count = min(count, channels - unit % channels);
    }
    if (int bad = scatter_units(job, frame, unit, count)) return bad;
    unit += count;
  }
  return 0;
}

int scatter_all(void* data, int64_t first, int64_t past) {
  Unpooling& job = *static_cast<Unpooling*>(data);
  Scratch scratch;
  Frame frame(job.p, scratch);
  const int bad = scatter_range(job, frame, first, past);
  fence_streams(*job.s.scatter.row);
  return bad;
}

int scatter_marked(void* data, int64_t first, int64_t past) {
  Unpooling& job = *static_cast<Unpooling*>(data);
  const Marks& marks = job.marks;
  Scratch scratch;
  Frame frame(job.p, scratch);
  int bad = 0;
  for (int64_t i = first; i < past && !bad; ++i) {
    if (!job.marks.at(i)) continue;
    bad = scatter_range(job, frame, i * marks.each, min((i + 1) * marks.each, marks.units));
  }
  fence_streams(*job.s.scatter.row);
  return bad;
}

// "h 2, w 5" of the first `rank` of x, y, z.
void describe(char* to, size_t size, const int64_t* xyz, int rank) {
  size_t length = 0;
  for (int i = rank - 1; i >= 0 && length < size; --i) {
    length += (size_t)snprintf(to + length, size - length, "%s %lld%s", extent_name(i),
                               (ll)xyz[i], i ? ", " : "");
  }
}

// The sentence for the first offender of a unit, in row-major order (C8).
argpool_status fail_out_of_range(const Problem& p, int64_t unit) {
  const int64_t channels = p.channels_last() ? 1 : p.values.c, n = unit / channels;
  int64_t c = unit % channels, offset = locate_far(p, n, c);
  while (offset == INT64_MAX && p.channels_last() && c + 1 < p.values.c) {
    offset = locate_far(p, n, ++c);
  }
  if (offset == INT64_MAX) {
    return fail(ARGPOOL_INDEX_OUT_OF_RANGE, "indices of image %lld changed during the call", (ll)n);
  }
  const int64_t* extent = p.indices.extent;
  const Cell at = {offset % extent[0], offset / extent[0] % extent[1],
                   offset / extent[0] / extent[1]};
  const int64_t index = index_at(p, n, c, at);
  char where[96], shape[80];
  const int rank = p.window.rank;
  const int64_t position[] = {at.x, at.y, at.z};
  describe(where, sizeof where, position, rank);
  describe(shape, sizeof shape, p.plane.extent, rank);
  if (p.space == ARGPOOL_INDEX_WINDOW) {
    return fail(ARGPOOL_INDEX_OUT_OF_RANGE,
                "indices[n %lld, c %lld, %s] is %lld; accepted: tap numbers 0 to %.0f whose cell "
                "lies in dst's plane (%s) (C8)",
                (ll)n, (ll)c, where, (ll)index, (double)p.taps() - 1, shape);
  }
  const bool image = p.space == ARGPOOL_INDEX_IMAGE || p.space == ARGPOOL_INDEX_BATCH_IMAGE;
  const int64_t step = image ? p.plane.c : 1, base = p.index_base(n, c);
  return fail(ARGPOOL_INDEX_OUT_OF_RANGE,
              "indices[n %lld, c %lld, %s] is %lld; accepted: %lld to %lld in steps of %lld, the "
              "cells of its plane of dst (%s) (C8)",
              (ll)n, (ll)c, where, (ll)index, (ll)base, (ll)(base + (p.plane.cells() - 1) * step),
              (ll)step, shape);
}

}  // namespace

argpool_status run_max_unpool(const Problem& p, const Selection& s, const Workers& workers) {
  Unpooling job(p, s);
  argpool_status bad;
  if (s.main_scatters) {
    job.tiling.merged = planes_merge(p);
    bad = split(workers, job.marks.units, scatter_all, &job);
  } else {
    if (!make_tiling(p, kTileBytes, least_tiles(workers), &job.tiling)) return fail_too_far(p);
    bad = split(workers, job.tiling.tiles, gather_tiles, &job);
    if (!bad && job.marks.any) bad = split(workers, job.marks.count, scatter_marked, &job);
  }
  if (bad) return bad;
  if (job.offender != INT64_MAX) return fail_out_of_range(p, job.offender);
  return ARGPOOL_OK;
}

}  // namespace argpool
