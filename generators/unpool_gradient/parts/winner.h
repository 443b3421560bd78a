// C8's winner: of several positions of a plane that name one cell, the last in row-major order.
// SPDX-License-Identifier: MIT
#pragma once

#include "lookups.h"

namespace argpool::unpool_gradient {

// Is the site the last that names its cell? It is found in a plane of scratch memory, as large as
// grad_dst's, which holds for each cell the number of the position that names it last; its Func is
// added to `made`. It is computed in calls for which `when` holds.
Expr is_winner(const Gradient &op, const NamedCell &named, const Site &site, const Expr &when,
               const Locate &locate, std::vector<Func> &made);

}  // namespace argpool::unpool_gradient
