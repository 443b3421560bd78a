// Unpooling, and the backward of pooling, which adds: check and gather tile by tile; planes with
// foreign indices are redone by the scatter.
// SPDX-License-Identifier: MIT
#include <string.h>

#include "run/far_planes.h"
#include "run/pack.h"
#include "run/run.h"
#include "run/units.h"

namespace argpool {
namespace {

constexpr int64_t kMostMarks = 8192;
// Inputs of stacked images: one index that is foreign to its window marks them all.
constexpr int64_t kStackBytes = 256 * 1024;

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
  const Tiled tiled;
  Tiling tiling;
  const argpool_row* const locate;  // NULL: indices are trusted
  Marks marks;
  Offender offender;

  Unpooling(const Problem& problem, const Selection& selection)
      : p(problem),
        s(selection),
        tiled(p, !s.check.row),
        locate(p.trusted ? nullptr : locate_of(p, s)),
        marks(units_of(p)) {}
};

int gather_tiles(void* data, int64_t first, int64_t past) {
  Unpooling& job = *static_cast<Unpooling*>(data);
  const Problem& p = job.tiled.problem();
  const argpool_row &main = *job.s.main.row, *check = job.s.check.row;
  uint8_t foreign[kMostTilePlanes];
  Scratch scratch;
  PackedCopies copies(p, scratch);
  Frame frame(p, scratch, copies);
  int bad = 0;
  for (int64_t i = first; i < past && !bad; ++i) {
    const Tile tile = tile_at(p, job.tiling, i);
    // Stacked images, along z, are units that are marked together.
    const bool stacks = job.tiled.stacks;
    const int64_t units = tile.planes, together = stacks ? tile.range[2].out_extent : 1;
    const int64_t unit = stacks ? tile.range[2].at : unit_at(p, tile.n, tile.c);
    const bool owns = tile.range[0].own_extent > 0 && tile.range[1].own_extent > 0 &&
                      tile.range[2].own_extent > 0;
    int64_t marked = 0;
    const auto mark = [&] {
      for (int64_t k = 0; k < units; ++k) {
        if (!foreign[k]) continue;
        for (int64_t image = 0; image < together; ++image) job.marks.set(unit + k + image);
        ++marked;
      }
    };
    frame.set_tile(tile);
    frame.set_per_plane(foreign, 8, units);
    if (check && owns) {
      bad = frame.run(check->run, kOwnIndices, kPerPlane);
      mark();
    }
    if (marked < units && !bad) {
      bad = frame.run(main.run, kValues, kIndices, kPlane);  // and kPerPlane, if it checks
    }
    if (!check && owns) {
      if (owns_unseen(tile)) memset(foreign, 1, (size_t)units);
      mark();
    }
  }
  fence_streams(main);
  return bad;
}

bool any_marked(const uint8_t* foreign, int64_t count) {
  uint8_t any = 0;
  for (int64_t k = 0; k < count; ++k) any |= foreign[k];
  return any != 0;
}

// Units from `first` on, the tile of `frame`, where indices lay beyond the reach of windows.
int finish_units(const Problem& p, Frame& frame, const argpool_row& scatter, Scratch& scratch,
                 int64_t first, int64_t count, const uint8_t* foreign) {
  const argpool_window_key window = frame.reach_everywhere();
  int bad = frame.run(scatter.run, kValues, kIndices, kPlane);
  frame.reach_as(window);
  // A kernel whose window is compiled in has not listened; or there are wrong indices.
  for (int64_t k = 0; k < count && !bad; ++k) {
    const int64_t unit = first + k, channels = unit_channels(p);
    if (foreign[k] != ARGPOOL_FOREIGN_UNFINISHED) continue;
    bad = scatter_far(p, unit / channels, unit % channels, scratch);
  }
  return bad;
}

// Units [unit, past), whole.
int scatter_units(Unpooling& job, Frame& frame, Scratch& scratch, int64_t unit, int64_t past) {
  const Problem& p = job.p;
  return for_whole_planes(
      p, unit, past,
      [&](const Tile& tile, int64_t first, int64_t count) {
        frame.set_tile(tile);
        const argpool_row& scatter = *job.s.scatter.row;
        const bool tells = scatter_tells(p, scatter, frame);
        uint8_t foreign[kMostWholeUnits];
        frame.set_per_plane(foreign, 8, count);
        if (int bad = frame.run(scatter.run, kValues, kIndices, kPlane)) return bad;
        if (tells && memchr(foreign, ARGPOOL_FOREIGN_UNFINISHED, (size_t)count)) {
          if (int bad = finish_units(p, frame, scatter, scratch, first, count, foreign)) return bad;
        }
        if (p.trusted || (tells && !any_marked(foreign, count))) return 0;
        int64_t first_bad[kMostWholeUnits];
        frame.set_per_plane(first_bad, 64, count);
        if (int bad = frame.run(job.locate->run, kIndices, kPerPlane)) return bad;
        for (int64_t k = 0; k < count; ++k) {
          if (first_bad[k] != INT64_MAX) job.offender.report(first + k);
        }
        return 0;
      },
      [&](int64_t at, int64_t n, int64_t c) {
        if (!p.trusted && locate_far(p, n, c) != INT64_MAX) job.offender.report(at);
        return scatter_far(p, n, c, scratch);
      });
}

int scatter_all(void* data, int64_t first, int64_t past) {
  Unpooling& job = *static_cast<Unpooling*>(data);
  Scratch scratch;
  PackedCopies copies(job.p, scratch);
  Frame frame(job.p, scratch, copies);
  const int bad = scatter_units(job, frame, scratch, first, past);
  fence_streams(*job.s.scatter.row);
  return bad;
}

int scatter_marked(void* data, int64_t first, int64_t past) {
  Unpooling& job = *static_cast<Unpooling*>(data);
  const Marks& marks = job.marks;
  Scratch scratch;
  PackedCopies copies(job.p, scratch);
  Frame frame(job.p, scratch, copies);
  int bad = 0;
  for (int64_t i = first; i < past && !bad; ++i) {
    if (!job.marks.at(i)) continue;
    bad = scatter_units(job, frame, scratch, i * marks.each,
                        min((i + 1) * marks.each, marks.units));
  }
  fence_streams(*job.s.scatter.row);
  return bad;
}

}  // namespace

argpool_status run_unpooling(const Problem& p, const Selection& s, const Workers& workers) {
  Unpooling job(p, s);
  const int64_t bytes = job.tiled.stacks ? kStackBytes : tile_bytes(s);
  argpool_status bad;
  if (s.main_scatters ||
      !make_tiling(job.tiled.problem(), bytes, least_tiles(workers), &job.tiling)) {
    bad = split(workers, job.marks.units, scatter_all, &job);
  } else {
    bad = split(workers, job.tiling.tiles, gather_tiles, &job);
    if (!bad && job.marks.any) bad = split(workers, job.marks.count, scatter_marked, &job);
  }
  return bad ? bad : judge(p, job.offender);
}

}  // namespace argpool
