// A region's text, operation by operation over whole planes: C18 as plain loops, its pools those of
// the reference.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "pipeline/text.h"

namespace argpool::test {

/// The bits of a plane's cells, row by row.
using Plane = std::vector<uint64_t>;

/// The outputs' planes of inputs' planes, h x w each. Throws std::runtime_error.
std::vector<Plane> interpret(const region_text::Region& region, const std::vector<Plane>& inputs,
                             int64_t h, int64_t w);

/// The bits of the nearest number of a type of floats, ties to even.
uint64_t rounded(const std::string& type, double value);

/// Are they one number: the same bits, or two NaN?
bool same_cell(const std::string& type, uint64_t a, uint64_t b);

}  // namespace argpool::test
