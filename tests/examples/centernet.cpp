// CenterNet's peaks: cells of a heat map that equal the maximum of the 3x3 around them. What a
// detector writes as `x == max_pool(x)`; the indices say the same without comparing floats, and of
// equal neighbours keep one.
// SPDX-License-Identifier: MIT
#include <argpool.hpp>

#include <cmath>
#include <cstdio>
#include <vector>

int main() {
  constexpr int64_t kClasses = 2, kSide = 64;
  const argpool::extents shape = {1, kClasses, kSide, kSide};
  std::vector<float> heat(shape.product()), greatest(heat.size());
  std::vector<int64_t> where(heat.size());
  const struct {
    int64_t c, y, x;
  } objects[] = {{0, 10, 20}, {0, 40, 41}, {1, 30, 7}};
  for (const auto& o : objects) {
    for (int64_t y = 0; y < kSide; ++y) {
      for (int64_t x = 0; x < kSide; ++x) {
        const float d2 = static_cast<float>((y - o.y) * (y - o.y) + (x - o.x) * (x - o.x));
        float& cell = heat[(o.c * kSide + y) * kSide + x];
        cell = std::fmax(cell, std::exp(-d2 / 18));
      }
    }
  }
  argpool::pool(argpool::window({3, 3}).stride({1, 1}).pad({1, 1}), argpool::input(heat, shape),
                argpool::tensor(greatest, shape), argpool::tensor(where, shape))
      .or_throw();
  int peaks = 0;
  for (int64_t c = 0; c < kClasses; ++c) {
    for (int64_t cell = 0; cell < kSide * kSide; ++cell) {
      const int64_t n = c * kSide * kSide + cell;
      if (where[n] != cell || heat[n] < 0.3f) continue;
      std::printf("class %lld: peak %.2f at row %lld, column %lld\n", (long long)c, heat[n],
                  (long long)(cell / kSide), (long long)(cell % kSide));
      ++peaks;
    }
  }
  return peaks == 3 ? 0 : 1;
}
