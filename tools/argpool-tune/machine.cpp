// Factors of costs: Gauss and Newton on the logarithms of times.
// SPDX-License-Identifier: MIT
#include "machine.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <fstream>
#include <sstream>

#include "argpool.h"
#include "caches.h"

namespace argpool::tune {
namespace {

using Matrix = std::array<std::array<double, kFactors>, kFactors>;
using Vector = std::array<double, kFactors>;

constexpr int kSteps = 12;
constexpr double kOff = 0.3;      // errors beyond it, in logarithms, count linearly
constexpr double kDrawn = 10;     // samples that a factor needs to move by half of what they say
constexpr double kOfCache = 0.7;  // of the second-level cache a call has so much to itself

constexpr const char *kNames[] = {"call", "base", "avx2", "avx512", "far", "deep", "stream_call",
                                  "stream_far", "stream_deep", "cache", "last"};
static_assert(std::size(kNames) == kFactors + 2, "and the sizes");

// Which factors a term has: kBase stands for the row's target, kFactors for none.
constexpr struct {
  float argpool_cost::*term;
  Factor factor, streaming;  // beside it, of rows that stream
} kTerms[] = {
    {&argpool_cost::call, kCall, kStreamCall}, {&argpool_cost::plane, kCall, kFactors},
    {&argpool_cost::row, kBase, kFactors},     {&argpool_cost::vector, kBase, kFactors},
    {&argpool_cost::tail, kBase, kFactors},    {&argpool_cost::cell, kBase, kFactors},
    {&argpool_cost::input, kBase, kFactors},   {&argpool_cost::thin, kBase, kFactors},
    {&argpool_cost::tap, kBase, kFactors},     {&argpool_cost::step, kBase, kFactors},
    {&argpool_cost::far, kFar, kStreamFar},    {&argpool_cost::deep, kDeep, kStreamDeep}};

// The factor of what rows of a target compute; kFactors: the target has none.
Factor factorOf(const char *target) {
  for (int i = kBase; i <= kAvx512; ++i)
    if (!std::strcmp(kNames[i], target)) return Factor(i);
  return kFactors;
}

// Calls action(term, factors) of every term; one of the two factors, or both, may be kFactors.
template <typename Action>
void forEachTerm(const argpool_table &table, const argpool_row &row, Action action) {
  const Factor computing = factorOf(table.targets[row.target].name);
  for (const auto &each : kTerms)
    action(each.term, each.factor == kBase ? computing : each.factor,
           row.flags & ARGPOOL_ROW_STREAMS ? each.streaming : kFactors);
}

double times(const Machine &machine, Factor factor) {
  return factor == kFactors ? 1 : machine.by[factor];
}

argpool_cost sized(argpool_cost cost, const Machine &machine) {
  if (cost.far > 0 && machine.cache > 0) cost.cache = float(machine.cache);
  if (cost.deep > 0 && machine.last > 0) cost.last = std::min(cost.last, float(machine.last));
  return cost;
}

// A sample, and its time by its parts that have the same factors.
struct Part {
  Factor factor, streaming;
  double ns;
};
struct Observed {
  std::vector<Part> parts;
  double ns, weight;
};

std::vector<Observed> observe(const argpool_table &table, uint32_t cpu, const Machine &sizes,
                              const Samples &samples) {
  std::vector<Observed> all;
  for (uint32_t i = 0; i < table.row_count; ++i) {
    const argpool_row &row = table.rows[i];
    const auto found = samples.find(row.name);
    if (row.cost == 0 || found == samples.end()) continue;
    const argpool_cost cost =
        sized(table.costs[size_t(table.cost_count) * cpu + row.cost - 1], sizes);
    for (const Sample &sample : found->second) {
      if (!sample.contest) continue;
      Observed seen = {{}, sample.ns, sample.weight};
      forEachTerm(table, row, [&](float argpool_cost::*term, Factor factor, Factor streaming) {
        argpool_cost one = {};
        one.width = cost.width;
        one.cache = cost.cache;
        one.last = cost.last;
        one.*term = cost.*term;
        if (cost.*term > 0) seen.parts.push_back({factor, streaming, expected(one, sample.work)});
      });
      if (!seen.parts.empty() && sample.ns > 0) all.push_back(seen);
    }
  }
  return all;
}

// Adds what a sample says of the logarithms of the factors to the normal equations.
void add(const Observed &seen, const Machine &machine, Matrix &left, Vector &right) {
  Vector slope = {};
  double ns = 1e-3;
  for (const Part &part : seen.parts) {
    const double own = part.ns * times(machine, part.factor) * times(machine, part.streaming);
    ns += own;
    if (part.factor != kFactors) slope[part.factor] += own;
    if (part.streaming != kFactors) slope[part.streaming] += own;
  }
  const double off = std::log(seen.ns / ns);
  const double weight = seen.weight * std::min(1.0, kOff / std::max(std::abs(off), 1e-9));
  for (int i = 0; i < kFactors; ++i) {
    for (int k = 0; k < kFactors; ++k) left[i][k] += weight * slope[i] * slope[k] / (ns * ns);
    right[i] += weight * slope[i] * off / ns;
  }
}

// Solves left * x = right, where left is symmetric and positive definite.
Vector solve(Matrix left, Vector right) {
  for (int i = 0; i < kFactors; ++i) {
    for (int k = i + 1; k < kFactors; ++k) {
      const double by = left[k][i] / left[i][i];
      for (int j = i; j < kFactors; ++j) left[k][j] -= by * left[i][j];
      right[k] -= by * right[i];
    }
  }
  for (int i = kFactors; i-- > 0;) {
    for (int k = i + 1; k < kFactors; ++k) right[i] -= left[i][k] * right[k];
    right[i] /= left[i][i];
  }
  return right;
}

}  // namespace

argpool_cost scaled(const argpool_cost &cost, const argpool_table &table, const argpool_row &row,
                    const Machine &machine) {
  argpool_cost made = sized(cost, machine);
  forEachTerm(table, row, [&](float argpool_cost::*term, Factor factor, Factor streaming) {
    made.*term *= float(times(machine, factor) * times(machine, streaming));
  });
  return made;
}

Costs scaledCosts(const argpool_table &table, uint32_t cpu, const Machine &machine) {
  Costs costs;
  for (uint32_t i = 0; i < table.row_count; ++i) {
    const argpool_row &row = table.rows[i];
    if (row.cost == 0 || table.targets[row.target].device != kDLCPU) continue;
    costs[row.name] = scaled(table.costs[size_t(table.cost_count) * cpu + row.cost - 1], table,
                             row, machine);
  }
  return costs;
}

Machine fitMachine(const argpool_table &table, uint32_t cpu, const Samples &samples) {
  Machine machine;
  machine.cache = kOfCache * cacheBytes(2, 0);
  machine.last = cacheBytes(3, 0) / 2;
  const std::vector<Observed> all = observe(table, cpu, machine, samples);
  for (int step = 0; step < kSteps; ++step) {
    Matrix left = {};
    Vector right = {};
    for (int i = 0; i < kFactors; ++i) {
      left[i][i] = kDrawn;
      right[i] = -kDrawn * std::log(machine.by[i]);
    }
    for (const Observed &seen : all) add(seen, machine, left, right);
    const Vector further = solve(left, right);
    for (int i = 0; i < kFactors; ++i)
      machine.by[i] *= std::exp(std::clamp(further[i], -1.0, 1.0));
  }
  return machine;
}

std::string machineText(const std::string &path, const Machine &machine) {
  std::ifstream file(path);
  std::stringstream all;
  all << file.rdbuf();
  std::string text = all.str();
  const size_t begin = text.find("\n    machine <"), end = text.find('>', begin);
  if (begin == std::string::npos || end == std::string::npos) return "";
  text = text.substr(begin + std::strlen("\n    machine <"), end - begin);
  std::string made;
  for (size_t i = 0; i < std::size(kNames); ++i) {
    double number = i < kFactors ? 1 : 0;
    // A name stands behind a blank or first: `call` is none of `stream_call`.
    for (size_t at = 0; (at = text.find(kNames[i], at)) != std::string::npos; ++at) {
      const size_t past = at + std::strlen(kNames[i]);
      if ((at == 0 || text[at - 1] == ' ') && text.compare(past, 3, " = ") == 0)
        number = std::strtod(text.c_str() + past + 3, nullptr);
    }
    if (i < kFactors) number *= machine.by[i];
    if (i == kFactors && machine.cache > 0) number = machine.cache;
    if (i == kFactors + 1 && machine.last > 0) number = std::min(number, machine.last);
    char digits[64];
    snprintf(digits, sizeof digits, "%s%s = %.*f", i ? ", " : "", kNames[i], i < kFactors ? 4 : 0,
             number);
    made += digits;
  }
  return "machine <" + made + ">";
}

}  // namespace argpool::tune
