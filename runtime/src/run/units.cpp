// The sentence for an index that names no cell.
// SPDX-License-Identifier: MIT
#include "run/units.h"

#include <stdio.h>

#include "run/far_planes.h"
#include "support/errors.h"

namespace argpool {
using ll = long long;

Place place(const Cell& at, int rank) {
  const int64_t xyz[] = {at.x, at.y, at.z};
  Place p;
  size_t length = 0;
  for (int i = rank - 1; i >= 0 && length < sizeof p.text; --i) {
    length += (size_t)snprintf(p.text + length, sizeof p.text - length, "%s %lld%s",
                               extent_name(i), (ll)xyz[i], i ? ", " : "");
  }
  return p;
}

argpool_status fail_out_of_range(const char* name, const char* plane, const Indexing& s,
                                 const Window& w, int64_t n, int64_t c, int64_t channels,
                                 const Cell& at, int64_t index) {
  const Place where = place(at, w.rank);
  const Place box = place({s.box[0], s.box[1], s.box[2]}, w.rank);
  const Place valid = place({s.valid[0], s.valid[1], s.valid[2]}, w.rank);
  if (s.space == ARGPOOL_INDEX_WINDOW) {
    return fail(ARGPOOL_INDEX_OUT_OF_RANGE,
                "%s[n %lld, c %lld, %s] is %lld; accepted: tap numbers 0 to %.0f whose cell lies "
                "in the plane of %s (%s) (C8)",
                name, (ll)n, (ll)c, where.text, (ll)index,
                (double)w.kernel[0] * (double)w.kernel[1] * (double)w.kernel[2] - 1, plane,
                box.text);
  }
  const int64_t step = s.step(channels), base = s.base(n, c);
  const bool corner = s.space == ARGPOOL_INDEX_TENSOR_DEFAULT_SHAPE;
  return fail(ARGPOOL_INDEX_OUT_OF_RANGE,
              "%s[n %lld, c %lld, %s] is %lld; accepted: %lld to %lld in steps of %lld, the cells "
              "of its plane of %s%s (%s)%s%s (C8)",
              name, (ll)n, (ll)c, where.text, (ll)index, (ll)base,
              (ll)(base + (s.box_cells() - 1) * step), (ll)step, plane,
              corner ? " in its default shape" : "", box.text,
              corner ? " that it has: " : "", corner ? valid.text : "");
}

argpool_status judge(const Problem& p, const Offender& offender) {
  const int64_t unit = offender.first();
  if (unit == INT64_MAX) return ARGPOOL_OK;
  const int64_t channels = unit_channels(p), n = unit / channels;
  int64_t c = unit % channels, offset = locate_far(p, n, c);
  while (offset == INT64_MAX && p.channels_last() && c + 1 < p.values.c) {
    offset = locate_far(p, n, ++c);
  }
  const Signature& s = signature(p.op);
  if (offset == INT64_MAX) {
    return fail(ARGPOOL_INDEX_OUT_OF_RANGE,
                "%s of image %lld changed during the call; accepted: inputs that nobody writes",
                s.names[s.indices], (ll)n);
  }
  const int64_t* extent = p.indices.extent;
  const Cell at = {offset % extent[0], offset / extent[0] % extent[1],
                   offset / extent[0] / extent[1]};
  return fail_out_of_range(s.names[s.indices], s.names[s.plane], p.indexing, p.window, n, c,
                           p.plane.c, at, p.index_at(n, c, at));
}

}  // namespace argpool
