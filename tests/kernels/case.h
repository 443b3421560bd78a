// A problem with its inputs filled, and what the reference says its results must be.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "problem.h"
#include "tensor.h"

namespace argpool::test {

struct Case {
  Problem problem;
  Form cells, values, indices;  // cells: src, dst or the gradient of one; values: likewise
  std::vector<uint8_t> elements, index_data;  // inputs, packed n, c, d, h, w
  std::vector<uint8_t> want, want_indices;    // outputs
  std::optional<reference::Offender> offender;
  bool all_own = true;  // every index names a cell of its own window: what gathers assume

  bool empty() const { return elements.empty(); }  // no image or channel: no row runs (C3)
  const Form& input() const { return problem.reads_cells() ? cells : values; }  // of elements
  const Form& output() const { return problem.reads_cells() ? values : cells; }
  /// C5, C9: where a NaN is computed its payload is free; where it is moved it is not.
  bool free_payload() const { return problem.pools() || problem.sums(); }
  argpool_status want_status() const {
    return offender && !problem.trusted ? ARGPOOL_INDEX_OUT_OF_RANGE : ARGPOOL_OK;
  }
};

/// Whether the contract accepts the call: types, extents, windows, and an index type that holds its
/// indices.
bool accepted(const Problem& problem);

/// Throws std::invalid_argument where it does not: lists hold problems that can be called.
Case make_case(const std::string& line);

}  // namespace argpool::test
