// C8's winner: of several positions of a plane that name one cell, the last in row-major order.
// SPDX-License-Identifier: MIT
#pragma once

#include "lookups.h"

namespace argpool::unpool_gradient {

// Is the site the last that names its cell? It is found in scratch memory, which holds for each
// cell of a plane of grad_dst (channels-last: of the image, as parts of pixels are slow to visit)
// the number of the position that names it last; its Func is added to `made`. It is computed, and
// takes memory, in calls for which `when` holds.
Expr is_winner(const Gradient &op, const NamedCell &named, const Site &site, const Expr &when,
               const Locate &locate, std::vector<Func> &made);

}  // namespace argpool::unpool_gradient
