// Each row's fit; what rows that write alike show together; what contests share.
// SPDX-License-Identifier: MIT
#include "models.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "caches.h"

namespace argpool::tune {
namespace {

using Names = std::vector<std::string>;

// Fits what is beyond a size of the last cache, for lists of rows that write alike, and says how
// far the models are off.
double fitBeyond(double last, double beyond, const std::vector<Names> &alike, Samples &samples,
                 Costs &models) {
  double off = 0;
  for (const Names &names : alike) {
    std::vector<std::vector<Sample> *> lists;
    std::vector<argpool_cost *> costs;
    for (const std::string &name : names) {
      lists.push_back(&samples[name]);
      costs.push_back(&models[name]);
    }
    off += fitDeep(lists, costs, last, beyond);
  }
  return off;
}

// Calls beyond the last cache take long, and few are timed: a kernel's rows that write alike show
// together what a byte costs there. How much of the cache there is, an operation's rows show
// together: those that write more than they read have less of it.
void fitBeyondCaches(const argpool_table &table, Samples &samples,
                     const std::vector<double> &lasts, Costs &models) {
  std::map<uint32_t, std::vector<Names>> operations;
  for (uint32_t k = 0; k < table.kernel_count; ++k) {
    const argpool_kernel &kernel = table.kernels[k];
    Names alike[2];  // those that stream are the second
    for (uint32_t i = kernel.first_row; i < kernel.first_row + kernel.row_count; ++i) {
      const argpool_row &row = table.rows[i];
      if (samples.count(row.name))
        alike[row.flags & ARGPOOL_ROW_STREAMS ? 1 : 0].push_back(row.name);
    }
    for (const Names &names : alike)
      if (!names.empty()) operations[kernel.key >> 24].push_back(names);
  }
  for (const auto &[op, alike] : operations) {
    Costs best;
    double least = INFINITY;
    for (double last : lasts) {
      Costs tried = models;
      const double off = fitBeyond(last, lasts[0], alike, samples, tried);
      if (off < least) least = off, best = tried;
    }
    models = best;
  }
}

Costs fitAll(const argpool_table &table, Samples &samples) {
  const double l2 = cacheBytes(2, 1 << 20);
  const double l3 = cacheBytes(3, 16 * l2);
  // How much of the last cache is this program's is unknown: others use it too, now more, now
  // less (a call of 22 MB took 267 to 550 us by ordinary stores, hour by hour, and 310 to 340 by
  // streaming ones). Counting on more than half of it loses more than it gains.
  const std::vector<double> caches = {0.4 * l2, 0.6 * l2, 0.8 * l2, l2, 1.3 * l2},
                            lasts = {l3 / 3, l3 / 2};
  Costs models;
  for (const auto &[name, list] : samples) models[name] = fit(list, caches, lasts);
  fitBeyondCaches(table, samples, lasts, models);
  return models;
}

}  // namespace

std::map<uint64_t, double> disturbances(const Samples &samples, const Costs &models) {
  constexpr double most = 2.5;
  struct Row {
    double off, weight;  // the logarithm of measured over expected
    bool operator<(const Row &other) const { return off < other.off; }
  };
  std::map<uint64_t, std::vector<Row>> contests;
  for (const auto &[name, list] : samples) {
    const argpool_cost &model = models.at(name);
    for (const Sample &s : list) {
      const double ns = expected(model, s.work);
      if (s.contest && ns > 0)
        contests[s.contest].push_back({std::log(s.ns / ns), s.weight * s.weight});
    }
  }
  std::map<uint64_t, double> found;
  for (auto &[contest, rows] : contests) {
    if (rows.size() < 2) continue;
    std::sort(rows.begin(), rows.end());
    double half = 0, below = 0;
    for (const Row &row : rows) half += row.weight / 2;
    size_t at = 0;
    while ((below += rows[at].weight) < half) ++at;
    const double count = double(rows.size());
    const double factor = std::exp(rows[at].off * (count - 1) / count);
    found[contest] = std::clamp(factor, 1 / most, most);
  }
  return found;
}

Costs fitModels(const argpool_table &table, const Samples &samples) {
  constexpr int passes = 2;  // a third moves nothing
  Samples scaled = samples;
  Costs models = fitAll(table, scaled);
  for (int pass = 0; pass < passes; ++pass) {
    const std::map<uint64_t, double> factors = disturbances(samples, models);
    for (const auto &[name, list] : samples) {
      for (size_t i = 0; i < list.size(); ++i) {
        const auto found = factors.find(list[i].contest);
        const double factor = found == factors.end() ? 1 : found->second;
        scaled[name][i].ns = list[i].ns / factor;
        scaled[name][i].total = list[i].total / factor;
      }
    }
    models = fitAll(table, scaled);
  }
  return models;
}

}  // namespace argpool::tune
