// Do tensors share an element (C14)? Exact for slices that interleave.
// SPDX-License-Identifier: MIT
#pragma once

#include "tensors.h"

namespace argpool {

// True if some byte belongs to both.
bool overlap(const Tensor& a, const Tensor& b);

// True if two cells of one tensor share memory, as in a broadcast one.
bool overlaps_itself(const Tensor& t);

}  // namespace argpool
