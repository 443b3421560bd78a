// A 3x3 window with padding, from C++: indices are tap numbers in a byte each.
// SPDX-License-Identifier: MIT
#include <overlapping.h>

#include <array>
#include <cstdio>
#include <numeric>

#include "tensor.h"

int main() {
  std::array<float, 16> cells;
  std::iota(cells.begin(), cells.end(), 1.0f);
  std::array<float, 4> values;
  std::array<uint8_t, 4> taps;
  std::array<int64_t, 4> full{1, 1, 4, 4}, half{1, 1, 2, 2};
  DLTensor src = tensor_of(cells.data(), 4, full.data(), kDLFloat, 32);
  DLTensor pooled = tensor_of(values.data(), 4, half.data(), kDLFloat, 32);
  DLTensor places = tensor_of(taps.data(), 4, half.data(), kDLUInt, 8);
  if (overlapping_down(&src, &pooled, &places, nullptr) != ARGPOOL_OK) {
    std::fprintf(stderr, "%s\n", argpool_last_error());
    return 1;
  }
  if (values != std::array<float, 4>{6, 8, 14, 16} || taps != std::array<uint8_t, 4>{8, 8, 8, 8}) {
    std::fprintf(stderr, "%g %g %g %g, tap %d …\n", values[0], values[1], values[2], values[3],
                 taps[0]);
    return 1;
  }
  std::printf("the last tap of each window, by %s\n", argpool_last_variant());
}
