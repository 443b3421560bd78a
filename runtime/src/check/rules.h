// The rules that check_call goes through, one after the other, and that other entry points share.
// SPDX-License-Identifier: MIT
#pragma once

#include "check/checks.h"

namespace argpool {

// Checks what options require of an operation: C8's policy for duplicates, and the index space.
argpool_status check_policies(const Signature& s, const argpool_options& options, const Problem& p);

// C16 and C7: fills in `elem` and `index`.
argpool_status check_types(const Signature& s, argpool_index_space space, Problem* p);

// C1, C2, C3: fills in `window_key`.
argpool_status check_shapes(const Signature& s, argpool_index_space space, Problem* p);

// Kernels get the window in 32 bits.
argpool_status narrow_window(const Window& w, argpool_window_key* key);

// Both have n, or neither.
argpool_status same_dimensions(const char* name, const DLTensor& t, const char* other,
                               const DLTensor& u);

// t's extents are u's.
argpool_status same_shape(const char* name, const Tensor& t, const char* other, const Tensor& u,
                          bool either = false);

// Do 32-bit offsets reach all of it, and all of a copy?
bool lies_near(const Tensor& t);

// C15: the cells of an output have memory of their own. `channels_last` is a guess that saves time.
argpool_status check_output(const char* name, const Tensor& t, bool channels_last);

// Where tensors lie: NULL, alignment to elements, C14. NULL tensors are skipped.
argpool_status check_places(const char* const* names, const Tensor* const* tensors,
                            const bool* output, int count, Data data);

}  // namespace argpool
