// Do tensors share an element (C14)? Exact for slices that interleave.
// SPDX-License-Identifier: MIT
#pragma once

#include "problem/tensors.h"

namespace argpool {

// The exact tests, for any strides.
bool share_bytes(const Tensor& a, const Tensor& b);
bool cells_share_bytes(const Tensor& t);

// True if some byte belongs to both.
inline bool overlap(const Tensor& a, const Tensor& b) {
  const intptr_t from = (intptr_t)a.data, to = (intptr_t)b.data;
  return from + a.low < to + b.high && to + b.low < from + a.high && share_bytes(a, b);
}

// True if two cells of one tensor share memory, as in a broadcast one. Where each dimension steps
// over all that the inner ones reach, they do not; `last` is the layout that most likely shows it.
inline bool overlaps_itself(const Tensor& t, bool last) {
  int64_t reach = 1;
  bool nested = true;
  const auto add = [&](int64_t extent, int64_t stride) {
    nested &= extent <= 1 || stride >= reach;
    reach += extent > 1 ? (extent - 1) * stride : 0;
  };
  if (last) add(t.c, t.stride_c);
  for (int i = 0; i < 3; ++i) add(t.extent[i], t.stride[i]);
  if (!last) add(t.c, t.stride_c);
  add(t.n, t.stride_n);
  return !nested && cells_share_bytes(t);
}

}  // namespace argpool
