// Streaming on all CPUs at once.
// SPDX-License-Identifier: MIT
#include "shared.h"

#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "caches.h"
#include "race.h"
#include "shapes.h"

namespace argpool::tune {
namespace {

constexpr int kRounds = 25;
constexpr double kWritten = 8e6;  // bytes of the outputs: beyond the caches of single CPUs
constexpr double kOurs = 0.8;     // of the last cache, as far as a call fills it without missing it

bool isDisjoint(const argpool_window_key &w) {
  for (int d = 0; d < 3; ++d)
    if (w.kernel[d] != w.stride[d] || w.pad[d] != 0 || w.dilation[d] != 1) return false;
  return w.kernel[1] > 1;
}

// Rows of whole vectors and lines, of 64 channels.
Shape shapeOf(const Kind &kind) {
  Shape s;
  s.c = 64;
  s.pooled[0] = 128;
  const double row = double(s.c * s.pooled[0]) * double(kind.elementBytes() + kind.indexBytes());
  s.pooled[1] = int64_t(kWritten / row);
  for (int d = 0; d < 3; ++d) s.plane[d] = s.pooled[d] * kind.window.stride[d];
  return s;
}

}  // namespace

Shared measureShared(const argpool_table &table, Tensors &tensors) {
  const long cpus = sysconf(_SC_NPROCESSORS_ONLN);
  std::vector<double> found;
  for (const Family &family : familiesOf(table)) {
    const Kind &kind = family.kind;
    if (cpus < 2 || kind.op != ARGPOOL_MAX_POOL || kind.elem != ARGPOOL_ELEM_F32 ||
        !isDisjoint(kind.window)) {
      continue;
    }
    const Shape shape = shapeOf(kind);
    if (!tensors.prepare(kind, shape)) continue;
    const double written = double(shape.c * shape.pooled[0] * shape.pooled[1]) *
                           double(kind.elementBytes() + kind.indexBytes());
    for (Entry &row : entriesOf(table, kind, kind.mainKernel())) {
      if (!(row.row.flags & ARGPOOL_ROW_STREAMS)) continue;
      row.costs.clear();
      const Choice choice(table, {row});
      argpool_plan *plan = tensors.plan(choice.table(), int(cpus));
      if (!plan) continue;
      found.push_back(race({plan}, tensors.data(), kRounds, INFINITY)[0] / written);
      argpool_plan_destroy(plan);
    }
  }
  if (found.empty()) return {};
  const auto quarter = found.begin() + long(found.size() / 4);  // others compute for longer
  std::nth_element(found.begin(), quarter, found.end());
  return {uint32_t(cpus), *quarter, kOurs * cacheBytes(3, 0)};
}

}  // namespace argpool::tune
