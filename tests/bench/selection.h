/// The choice of rows alone: what a call adds to its checks for having variants.
/// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "argpool.h"

namespace argpool::bench {

/// A call that only chooses its rows, as argpool_call(op, …) with these arguments would. They are
/// read once, here. Throws std::runtime_error where the call would be refused.
std::function<void()> selection_of(argpool_op op, const argpool_window* window,
                                   const DLTensor* const* tensors, const argpool_options& options);

}  // namespace argpool::bench
