// A region's text, operation by operation over whole planes: C18 as plain loops, its pools those of
// the reference.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "pipeline/text.h"

namespace argpool::test {

/// The bits of a plane's cells, row by row; of a volume's, slice by slice.
using Plane = std::vector<uint64_t>;

/// Of a plane or a volume.
struct Extents {
  int64_t d, h, w;
  int64_t cells() const { return d * h * w; }
};

/// The outputs' planes of inputs' planes. Throws std::runtime_error.
std::vector<Plane> interpret(const region_text::Region& region, const std::vector<Plane>& inputs,
                             const Extents& of);

/// The bits of the nearest number of a type of floats, ties to even.
uint64_t rounded(const std::string& type, double value);

/// Are they one number: the same bits, or two NaN?
bool same_cell(const std::string& type, uint64_t a, uint64_t b);

}  // namespace argpool::test
