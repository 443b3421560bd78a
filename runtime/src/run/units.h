// Whole planes, and the images of channels-last tensors: what marks, offenders and scatters are
// counted in.
// SPDX-License-Identifier: MIT
#pragma once

#include "problem/tiles.h"

namespace argpool {

// Units of a problem: plane n*C + c, or image n in channels-last.
inline int64_t unit_channels(const Problem& p) { return p.channels_last() ? 1 : p.values.c; }
inline int64_t units_of(const Problem& p) { return p.values.n * unit_channels(p); }
inline int64_t unit_at(const Problem& p, int64_t n, int64_t c) { return n * unit_channels(p) + c; }

constexpr int64_t kMostWholeUnits = 256;  // in one call of a kernel that takes whole planes

// A run of planes is checked, then written: so that the second pass finds it in any CPU's L2, a run
// reads and writes at most this many bytes, or is a single plane.
constexpr int64_t kWholeBytes = 256 * 1024;

// Walks units [unit, past) in runs whose whole planes lie evenly in memory. Runs within the reach
// of kernels go to near(tile, unit, count), single planes beyond it to far(unit, n, c). Both return
// 0, or an error that ends the walk.
template <typename Near, typename Far>
int for_whole_planes(const Problem& p, int64_t unit, int64_t past, Near near, Far far) {
  const int64_t channels = unit_channels(p);
  const bool merged = planes_merge(p);
  const int64_t plane = p.values.cells() * (p.values.bytes + p.indices.bytes) +
                        p.plane.cells() * p.plane.bytes;
  const int64_t most = min(kMostWholeUnits, max(planes_together(p), kWholeBytes / plane));
  const bool fits = fits_kernels(p, whole_planes(p, 0, 0, 1));
  int bad = 0;
  for (int64_t count; unit < past && !bad; unit += count) {
    const int64_t n = unit / channels, c = unit % channels;
    count = min(past - unit, most);
    if (p.channels_last()) count = 1;
    if (!merged) count = min(count, channels - c);
    while (fits && !fits_kernels(p, whole_planes(p, n, c, count))) count = ceil_div(count, 2);
    if (fits) {
      bad = near(whole_planes(p, n, c, count), unit, count);
      continue;
    }
    count = 1;
    const int64_t last = p.channels_last() ? p.values.c : c + 1;
    for (int64_t k = c; k < last && !bad; ++k) bad = far(unit, n, k);
  }
  return bad;
}

// "h 2, w 5", outermost first.
struct Place {
  char text[96];
};
Place place(const Cell& at, int rank);

// The sentence for the index called `name` at a pooled position of plane (n, c), which names no
// cell of `plane` (C8).
[[gnu::cold]] argpool_status fail_out_of_range(const char* name, const char* plane,
                                               const Indexing& s, const Window& w, int64_t n,
                                               int64_t c, int64_t channels, const Cell& at,
                                               int64_t index);

// The least number of what holds an index that names no cell; INT64_MAX while none is known. Any
// thread may report.
class Offender {
 public:
  void report(int64_t i) {
    int64_t least = first();
    while (i < least && !__atomic_compare_exchange_n(&first_, &least, i, true, __ATOMIC_RELAXED,
                                                     __ATOMIC_RELAXED)) {
    }
  }
  int64_t first() const { return __atomic_load_n(&first_, __ATOMIC_RELAXED); }

 private:
  int64_t first_ = INT64_MAX;
};

// ARGPOOL_OK, or the sentence for the first offender of the reported unit, in row-major order (C8).
argpool_status judge(const Problem& p, const Offender& offender);

}  // namespace argpool
