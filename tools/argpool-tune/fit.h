// The cost model of argpool_registry.h as a fit: features of the work, coefficients from times.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "argpool_registry.h"

namespace argpool::tune {

/// What a row has to do in one call, in the words of argpool_cost.
struct Work {
  double planes = 0, rows = 0, cells = 0;
  double input = 0;   ///< cells of the other tensor
  int64_t line = 1;   ///< cells of a row
  int64_t lanes = 1;  ///< of the row's vectors
  double taps = 1;    ///< a cell's; 1 where the window is compiled in
  double steps = 0;   ///< likewise; 0 there
  double bytes = 0;   ///< of all the call's tensors
  double once = 0;    ///< ARGPOOL_ROW_FLAT: how often a line's vectors are worked out; 0: others
};

/// What a model expects, in nanoseconds.
double expected(const argpool_cost &cost, const Work &work);

struct Sample {
  Work work;
  double ns = 0;     ///< its own
  double total = 0;  ///< of the call that it was part of: errors are relative to that
  double weight = 1;
  uint64_t contest = 0;  ///< those of one number were timed by turns, on the same call; 0: alone
};

/// Least squares with coefficients that are not negative: the x that minimises |A x - b|, for
/// `rows` of `columns` numbers each (Lawson and Hanson's active set).
std::vector<double> leastSquares(const std::vector<double> &a, const std::vector<double> &b,
                                 size_t columns);

/// The model that comes closest to the samples, by relative error. `caches` are the sizes to try
/// for `cache`, `lasts` those for `last`; for `width` it tries some multiples of the lanes.
argpool_cost fit(const std::vector<Sample> &samples, const std::vector<double> &caches,
                 const std::vector<double> &lasts);

/// What a byte beyond a last cache of this size costs, from the samples of several rows together:
/// the `deep` and `last` of all those models. A row with many such samples goes by its own. Too few
/// leave them as they are. Returns how far models are off, as a sum of relative errors, in samples
/// of more than `beyond` bytes.
double fitDeep(const std::vector<std::vector<Sample> *> &samples,
               const std::vector<argpool_cost *> &models, double last, double beyond);

/// The root of the weighted mean of squared relative errors; large ones count linearly.
double relativeError(const argpool_cost &cost, const std::vector<Sample> &samples);

}  // namespace argpool::tune
