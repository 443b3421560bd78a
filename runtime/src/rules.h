// The rules that check_call goes through, one after the other: on types, then on shapes.
// SPDX-License-Identifier: MIT
#pragma once

#include "problem.h"

namespace argpool {

// What options ask of an operation: C8's policy for duplicates, and the index space.
argpool_status check_policies(const Signature& s, const argpool_options& options, const Problem& p);

// C16 and C7: fills in `elem` and `index`.
argpool_status check_types(const Signature& s, argpool_index_space space, Problem* p);

// C1, C2, C3: fills in `window_key`.
argpool_status check_shapes(const Signature& s, argpool_index_space space, Problem* p);

// Kernels are told the window in 32 bits.
argpool_status narrow_window(const Window& w, argpool_window_key* key);

// t's extents are u's.
argpool_status same_shape(const char* name, const Tensor& t, const char* other, const Tensor& u);

}  // namespace argpool
