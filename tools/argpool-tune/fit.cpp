// Non-negative least squares on relative errors; which cache sizes explain the times best.
// SPDX-License-Identifier: MIT
#include "fit.h"

#include <algorithm>
#include <cmath>

namespace argpool::tune {
namespace {

constexpr size_t kTerms = 12;
constexpr double kUsual = 0.1;  // a relative error that is nothing special

struct Features {
  double of[kTerms];
};

// Sizes, in which a model cannot be linear.
struct Sizes {
  double width, cache, last;
};

Features features(const Work &w, const Sizes &sizes) {
  const int64_t width = sizes.width > 0 ? int64_t(sizes.width) : std::max<int64_t>(w.lanes, 1);
  const int64_t vectors = (w.line + width - 1) / width;
  const bool flat = w.once > 0, thin = w.line < width || (flat && w.cells < double(w.line));
  const double tails = vectors * width == w.line ? 0 : w.rows;
  return {{1, w.planes, w.rows, w.rows * double(vectors),
           flat ? w.once * double(vectors) : tails, w.cells, w.input, thin ? w.cells : 0,
           w.taps > 1 ? w.cells * w.taps : 0, w.cells * w.steps,
           argpool_missing(float(w.bytes), float(sizes.cache)),
           argpool_missing(float(w.bytes), float(sizes.last))}};
}

argpool_cost costOf(const std::vector<double> &x, const Sizes &sizes) {
  argpool_cost c = {};
  c.call = float(x[0]);
  c.plane = float(x[1]);
  c.row = float(x[2]);
  c.vector = float(x[3]);
  c.tail = float(x[4]);
  c.cell = float(x[5]);
  c.input = float(x[6]);
  c.thin = float(x[7]);
  c.tap = float(x[8]);
  c.step = float(x[9]);
  c.far = float(x[10]);
  c.deep = float(x[11]);
  if (c.vector > 0 || c.tail > 0 || c.thin > 0) c.width = float(sizes.width);
  if (c.far > 0) c.cache = float(sizes.cache);
  if (c.deep > 0) c.last = float(sizes.last);
  return c;
}

// Solves the normal equations g z = h for the columns in `use`; false: they are dependent.
bool solve(const std::vector<double> &g, const std::vector<double> &h, size_t n,
           const std::vector<size_t> &use, std::vector<double> &z) {
  const size_t m = use.size();
  std::vector<double> l(m * m);
  for (size_t i = 0; i < m; ++i) {  // Cholesky
    for (size_t j = 0; j <= i; ++j) {
      double sum = g[use[i] * n + use[j]];
      for (size_t k = 0; k < j; ++k) sum -= l[i * m + k] * l[j * m + k];
      if (i != j) {
        l[i * m + j] = sum / l[j * m + j];
      } else {
        if (sum <= 1e-12 * g[use[i] * n + use[i]]) return false;
        l[i * m + i] = std::sqrt(sum);
      }
    }
  }
  std::vector<double> y(m);
  for (size_t i = 0; i < m; ++i) {
    double sum = h[use[i]];
    for (size_t k = 0; k < i; ++k) sum -= l[i * m + k] * y[k];
    y[i] = sum / l[i * m + i];
  }
  z.assign(n, 0);
  for (size_t i = m; i-- > 0;) {
    double sum = y[i];
    for (size_t k = i + 1; k < m; ++k) sum -= l[k * m + i] * z[use[k]];
    z[use[i]] = sum / l[i * m + i];
  }
  return true;
}

}  // namespace

double expected(const argpool_cost &c, const Work &w) {
  const Features f = features(w, {c.width, c.cache, c.last});
  const float terms[kTerms] = {c.call, c.plane, c.row,  c.vector, c.tail, c.cell,
                               c.input, c.thin, 0, c.step, c.far, c.deep};
  double ns = double(c.tap) * w.cells * w.taps;
  for (size_t i = 0; i < kTerms; ++i) ns += double(terms[i]) * f.of[i];
  return ns;
}

std::vector<double> leastSquares(const std::vector<double> &a, const std::vector<double> &b,
                                 size_t n) {
  std::vector<double> g(n * n), h(n), x(n, 0), z;
  for (size_t r = 0; r < b.size(); ++r) {
    for (size_t i = 0; i < n; ++i) {
      h[i] += a[r * n + i] * b[r];
      for (size_t j = 0; j < n; ++j) g[i * n + j] += a[r * n + i] * a[r * n + j];
    }
  }
  std::vector<bool> used(n), barred(n);
  auto list = [&] {
    std::vector<size_t> use;
    for (size_t i = 0; i < n; ++i)
      if (used[i]) use.push_back(i);
    return use;
  };
  for (size_t step = 0; step < 12 * n; ++step) {
    // The column whose coefficient wants most to grow.
    size_t best = n;
    double most = 1e-9;
    for (size_t i = 0; i < n; ++i) {
      if (used[i] || barred[i] || g[i * n + i] == 0) continue;
      double gradient = h[i];
      for (size_t j = 0; j < n; ++j) gradient -= g[i * n + j] * x[j];
      gradient /= std::sqrt(g[i * n + i]);
      if (gradient > most) most = gradient, best = i;
    }
    if (best == n) break;
    used[best] = true;
    if (!solve(g, h, n, list(), z) || z[best] <= 0) {  // the others determine it
      used[best] = false;
      barred[best] = true;
      continue;
    }
    barred.assign(n, false);
    // Walk towards z as far as all stay positive; what reaches zero leaves.
    for (bool inside = false; !inside;) {
      double step = 1;
      inside = true;
      for (size_t i : list()) {
        if (z[i] > 0) continue;
        step = std::min(step, x[i] / (x[i] - z[i]));
        inside = false;
      }
      if (inside) break;
      for (size_t i : list()) {
        x[i] += step * (z[i] - x[i]);
        if (x[i] > 1e-12 * std::abs(z[i]) && x[i] > 0) continue;
        x[i] = 0;
        used[i] = false;
      }
      if (list().empty() || !solve(g, h, n, list(), z)) break;
    }
    for (size_t i = 0; i < n; ++i) x[i] = used[i] ? std::max(z[i], 0.0) : 0;
  }
  return x;
}

double relativeError(const argpool_cost &cost, const std::vector<Sample> &samples) {
  double sum = 0, weights = 0;
  for (const Sample &s : samples) {
    const double off = std::abs(expected(cost, s.work) - s.ns) / s.total;
    sum += s.weight * off * std::min(off, kUsual);
    weights += s.weight;
  }
  return weights > 0 ? std::sqrt(sum / weights) : 0;
}

// Both fits of one choice of sizes: the second with less heed of what is far off, because other
// programs disturb some runs.
static argpool_cost fitLinear(const std::vector<Sample> &samples, const Sizes &sizes) {
  std::vector<double> a, b;
  for (const Sample &s : samples) {
    const double weight = std::sqrt(s.weight) / s.total;
    for (double f : features(s.work, sizes).of) a.push_back(weight * f);
    b.push_back(weight * s.ns);
  }
  const argpool_cost first = costOf(leastSquares(a, b, kTerms), sizes);
  for (size_t i = 0; i < samples.size(); ++i) {
    const Sample &s = samples[i];
    const double off = std::abs(expected(first, s.work) - s.ns) / s.total;
    const double less = std::sqrt(std::min(1.0, kUsual / std::max(off, 1e-9)));
    for (size_t f = 0; f < kTerms; ++f) a[i * kTerms + f] *= less;
    b[i] *= less;
  }
  return costOf(leastSquares(a, b, kTerms), sizes);
}

// Are there samples beyond a cache's size, enough to show what missing it costs? One just beyond it
// says nothing of calls of many times its size.
static bool reaches(const std::vector<Sample> &samples, double size) {
  constexpr int enough = 4;
  return std::count_if(samples.begin(), samples.end(),
                       [&](const Sample &s) { return s.work.bytes > 2 * size; }) >= enough;
}

argpool_cost fit(const std::vector<Sample> &samples, const std::vector<double> &caches,
                 const std::vector<double> &lasts) {
  argpool_cost best = {};
  double least = INFINITY;
  const double lanes = samples.empty() ? 1 : double(samples[0].work.lanes);
  const bool flat = !samples.empty() && samples[0].work.once > 0;
  for (double width : {0.0, 2 * lanes, 4 * lanes}) {
    if (flat && width > 0) continue;  // its lines are made for the lanes
    for (double cache : caches) {
      for (double last : lasts) {
        // Without such samples, none misses it.
        const Sizes sizes = {width, reaches(samples, cache) ? cache : INFINITY,
                             reaches(samples, last) ? last : INFINITY};
        const argpool_cost cost = fitLinear(samples, sizes);
        const double error = relativeError(cost, samples);
        if (error < least * 0.999) least = error, best = cost;
      }
    }
  }
  return best;
}

namespace {

// Bytes of a call beyond a model's cache, or beyond the last one's size.
struct Lacking {
  const argpool_cost &model;
  double last;

  double bytes(const Sample &s) const {
    return double(argpool_missing(float(s.work.bytes), float(last)));
  }
  double ns(const Sample &s) const {
    argpool_cost without = model;
    without.deep = 0;
    return s.ns - expected(without, s.work);
  }
  // By byte, in the samples beyond so many bytes.
  std::vector<double> each(const std::vector<Sample> &samples, double beyond) const {
    std::vector<double> found;
    for (const Sample &s : samples)
      if (s.work.bytes > beyond) found.push_back(ns(s) / bytes(s));
    return found;
  }
};

double middle(std::vector<double> &of) {
  const auto at = of.begin() + long(of.size() / 2);
  std::nth_element(of.begin(), at, of.end());
  return std::max(0.0, *at);
}

}  // namespace

double fitDeep(const std::vector<std::vector<Sample> *> &samples,
               const std::vector<argpool_cost *> &models, double last, double beyond) {
  constexpr size_t enough = 3;
  constexpr double others = 4;  // samples of its own that a row needs to count as much as the rest
  std::vector<double> all;
  for (size_t row = 0; row < samples.size(); ++row) {
    const std::vector<double> own = Lacking{*models[row], last}.each(*samples[row], 2 * last);
    all.insert(all.end(), own.begin(), own.end());
  }
  if (all.size() < enough) return 0;
  const double deep = middle(all);
  double off = 0;
  for (size_t row = 0; row < samples.size(); ++row) {
    const Lacking model = {*models[row], last};
    std::vector<double> own = model.each(*samples[row], 1.5 * last);
    const double count = own.size() < enough ? 0 : double(own.size());
    const double each = ((count > 0 ? middle(own) : 0) * count + deep * others) / (count + others);
    for (const Sample &s : *samples[row])
      if (s.work.bytes > beyond)
        off += std::min(1.0, std::abs(model.ns(s) - each * model.bytes(s)) / s.total);
    models[row]->deep = float(each);
    models[row]->last = each > 0 ? float(last) : 0;
  }
  return off;
}

}  // namespace argpool::tune
