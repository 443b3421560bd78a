// argpool.hpp on std::mdspan, which GCC 12's library lacks: mdspan.sh compiles this with libc++.
// SPDX-License-Identifier: MIT
#include "argpool.hpp"

#include <cstdio>
#include <vector>

#ifndef __cpp_lib_mdspan
#error "this C++ library has no std::mdspan"
#endif

using Cells = std::dextents<size_t, 4>;

int main() {
  // Every second column of a padded plane, as a view with strides.
  std::vector<float> memory(4 * 10), pooled(4, -1), dst(16, -1);
  std::vector<int64_t> where(4);
  for (int n = 0; n < 16; ++n) memory[n / 4 * 10 + n % 4 * 2] = float(n + 1);
  const std::array<size_t, 4> steps = {40, 40, 10, 2};
  const std::layout_stride::mapping strided(Cells(1, 1, 4, 4), steps);
  const std::mdspan src(static_cast<const float*>(memory.data()), strided);
  const std::mdspan values(pooled.data(), 1, 1, 2, 2);
  const std::mdspan indices(where.data(), 1, 1, 2, 2);
  const std::mdspan cells(dst.data(), 1, 1, 4, 4);

  constexpr auto window = argpool::window({2, 2});
  const auto there = argpool::pool(window, src, values, indices);
  if (!there) return puts(there.message()), 1;
  const auto back = argpool::unpool(window, values, indices, cells);
  if (!back) return puts(back.message()), 1;
  const std::vector<float> expected = {0, 0, 0, 0, 0, 6, 0, 8, 0, 0, 0, 0, 0, 14, 0, 16};
  if (pooled != std::vector<float>{6, 8, 14, 16} || dst != expected) return puts("other values"), 1;
  puts("std::mdspan: pooled and unpooled");
}
