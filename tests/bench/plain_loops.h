// Loops that a C programmer writes without argpool: README.md's `--loops`.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "problem.h"
#include "request.h"

namespace argpool::bench {

/// A loop that computes a request's result into memory of its own.
struct PlainLoop {
  std::function<bool()> run;        // false: an index names no cell
  const uint8_t* values = nullptr;  // the result: the request's output(), packed
  const uint8_t* indices = nullptr;  // of max_pool with indices
};

/// The loop of a packed problem; the request has its arrays' data. Throws std::invalid_argument for
/// types that no loop has.
PlainLoop plain_loop(const test::Problem& problem, const Request& request);

}  // namespace argpool::bench
