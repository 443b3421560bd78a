// Streaming on all CPUs at once.
// SPDX-License-Identifier: MIT
#include "shared.h"

#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <vector>

#include "caches.h"
#include "race.h"
#include "shapes.h"

namespace argpool::tune {
namespace {

constexpr int kRounds = 25;
constexpr double kWritten = 8e6;  // bytes of the outputs: beyond the caches of single CPUs
constexpr double kMissing = 2.5;  // times the last cache: nothing of a call is found there
constexpr double kMost = 512e6;   // bytes of a call

bool isDisjoint(const argpool_window_key &w) {
  for (int d = 0; d < 3; ++d)
    if (w.kernel[d] != w.stride[d] || w.pad[d] != 0 || w.dilation[d] != 1) return false;
  return w.kernel[1] > 1;
}

double bytesOfOutputs(const Kind &kind, const Shape &s) {
  return double(s.c * s.pooled[0] * s.pooled[1]) *
         double(kind.elementBytes() + kind.indexBytes());
}

// Rows of whole vectors and lines, of 64 channels.
Shape shapeOf(const Kind &kind, double written) {
  Shape s;
  s.c = 64;
  s.pooled[0] = 128;
  s.pooled[1] = 1;
  s.pooled[1] = int64_t(written / bytesOfOutputs(kind, s));
  for (int d = 0; d < 3; ++d) s.plane[d] = s.pooled[d] * kind.window.stride[d];
  return s;
}

// Calls by single rows of a family, on so many threads; NULL where a row does not serve it.
class Calls {
public:
  Calls(const argpool_table &table, const Kind &kind, const Tensors &tensors, bool streaming,
        int threads) {
    for (Entry &row : entriesOf(table, kind, kind.mainKernel())) {
      if (bool(row.row.flags & ARGPOOL_ROW_STREAMS) != streaming) continue;
      row.costs.clear();
      chosen.push_back(std::make_unique<Choice>(table, std::vector<Entry>{row}));
      plans.push_back(tensors.plan(chosen.back()->table(), threads));
    }
  }
  Calls(const Calls &) = delete;
  ~Calls() {
    for (argpool_plan *plan : plans) argpool_plan_destroy(plan);
  }
  std::vector<argpool_plan *> plans;

private:
  std::vector<std::unique_ptr<Choice>> chosen;
};

// By how much the quickest row that does not stream takes longer than its part of what it takes on
// one thread, a byte of a call that no cache holds. NAN: not known.
double missed(const argpool_table &table, const Kind &kind, Tensors &tensors, int cpus,
              double until) {
  const Shape one = shapeOf(kind, kWritten);
  const double bytes = kMissing * cacheBytes(3, 0), more = bytes / bytesOf(kind, one);
  if (bytes > std::min(kMost, kBytesASecond * (until - now()) / 1e9)) return NAN;
  const Shape shape = shapeOf(kind, kWritten * more);
  if (!tensors.prepare(kind, shape)) return NAN;
  const Calls alone(table, kind, tensors, false, 1), together(table, kind, tensors, false, cpus);
  const std::vector<double> all = race(alone.plans, tensors.data(), kRounds, 1.2, until);
  size_t best = all.size();
  for (size_t i = 0; i < all.size(); ++i)
    if (all[i] > 0 && (best == all.size() || all[i] < all[best])) best = i;
  if (best == all.size()) return NAN;
  const std::vector<double> ns = race({alone.plans[best], together.plans[best]}, tensors.data(),
                                      kRounds, INFINITY, until);
  return (ns[1] - ns[0] / cpus) / bytesOf(kind, shape);
}

// The number that so large a part of them is below.
double quantile(std::vector<double> all, size_t part, size_t of) {
  const auto at = all.begin() + long(all.size() * part / of);
  std::nth_element(all.begin(), at, all.end());
  return *at;
}

}  // namespace

Shared measureShared(const argpool_table &table, Tensors &tensors, double until) {
  const int cpus = int(sysconf(_SC_NPROCESSORS_ONLN));
  std::vector<double> streamed, missing;
  std::vector<Family> families = familiesOf(table);
  // Families that read least for what they write come first: there may be time for one alone.
  std::stable_sort(families.begin(), families.end(), [](const Family &a, const Family &b) {
    return a.kind.indexBytes() > b.kind.indexBytes();
  });
  for (const Family &family : families) {
    const Kind &kind = family.kind;
    if (cpus < 2 || kind.op != ARGPOOL_MAX_POOL || kind.elem != ARGPOOL_ELEM_F32 ||
        !isDisjoint(kind.window)) {
      continue;
    }
    if (now() > until && !streamed.empty()) break;
    const Shape shape = shapeOf(kind, kWritten);
    if (!tensors.prepare(kind, shape)) continue;
    const Calls calls(table, kind, tensors, true, cpus);
    for (argpool_plan *plan : calls.plans) {
      const double ns = race({plan}, tensors.data(), kRounds, INFINITY, until)[0];
      if (ns > 0) streamed.push_back(ns / bytesOfOutputs(kind, shape));
    }
    const double ns = missed(table, kind, tensors, cpus, until);
    if (std::isfinite(ns)) missing.push_back(ns);
  }
  if (streamed.empty()) return {};
  return {uint32_t(cpus), quantile(streamed, 1, 4),  // others compute for longer
          missing.empty() ? 0 : std::max(quantile(missing, 1, 2), 0.0), cacheBytes(3, 0)};
}

}  // namespace argpool::tune
