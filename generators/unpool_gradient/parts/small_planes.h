// Many small planes, which lie one after the other and are numbered alike.
// SPDX-License-Identifier: MIT
#pragma once

#include "unpool_gradient/gradient.h"

namespace argpool::unpool_gradient {

// Are a call's planes such, of a vector of positions or more?
Expr are_small_planes(const Gradient &op);

// The index of a plane's first cell: one for all planes.
Expr first_index_of_all(const Gradient &op);

// Less than 0 where an index, so far from the first cell's, names no cell.
Expr sign_of_distance(const Gradient &op, const Expr &distance);

}  // namespace argpool::unpool_gradient
