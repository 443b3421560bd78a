// Two generated libraries and libargpool.so, with kernels of the same names, in one process: each
// call runs its own library's kernels.
// SPDX-License-Identifier: MIT
#include <for_shared.h>
#include <overlapping_shared.h>

#include <array>
#include <cstdio>
#include <cstring>

#include "tensor.h"

static bool ran(argpool_status status, const char* variant) {
  if (status == ARGPOOL_OK && std::strstr(argpool_last_variant(), variant)) return true;
  std::fprintf(stderr, "wanted %s, ran \"%s\": %s\n", variant, argpool_last_variant(),
               argpool_last_error());
  return false;
}

int main() {
  std::array<float, 16> cells{};
  std::array<float, 4> values;
  std::array<int64_t, 4> indices, full{1, 1, 4, 4}, half{1, 1, 2, 2};
  std::array<uint8_t, 4> taps;
  DLTensor src = tensor_of(cells.data(), 4, full.data(), kDLFloat, 32);
  DLTensor pooled = tensor_of(values.data(), 4, half.data(), kDLFloat, 32);
  DLTensor places = tensor_of(indices.data(), 4, half.data(), kDLInt, 64);
  DLTensor tap_numbers = tensor_of(taps.data(), 4, half.data(), kDLUInt, 8);
  const argpool_window other = ARGPOOL_WINDOW_2D(3, 1, 0);
  if (!ran(for_shared_down(&src, &pooled, &places, nullptr), "2dk2s2__base") ||
      !ran(overlapping_shared_down(&src, &pooled, &tap_numbers, nullptr), "2dk3s2p1__base") ||
      !ran(argpool_max_pool(&other, &src, &pooled, &places, nullptr), "any__"))
    return 1;
  std::puts("three sets of kernels, each called by its own name");
}
