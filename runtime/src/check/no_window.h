// Unpooling without a window: dst of any extents, indices as offsets in it (C2).
// SPDX-License-Identifier: MIT
#pragma once

#include "argpool.h"

namespace argpool {

// Fills `fitted` with a window that C2 accepts for the tensors of an unpooling operation, as `call`
// gives them. Which one it is decides what kernels run and how fast, not what they compute: indices
// of an offset space may name any cell. Tensors that no window could fit are left to later checks.
argpool_status fit_window(argpool_op op, const DLTensor* const* tensors,
                          const argpool_options& options, argpool_window* fitted);

}  // namespace argpool
