// SegNet's five encoders and decoders, by the functions of a generated header in their C++ form.
// SPDX-License-Identifier: MIT
#include <argpool.hpp>

#include <cstdio>
#include <vector>

#include "segnet.h"

struct Level {
  argpool::extents shape;
  std::vector<float> cells;
  std::vector<uint8_t> taps;  // where the maxima of the level above sat
};

int main() {
  const int64_t channels[] = {3, 64, 128, 256, 512, 512};
  std::vector<Level> levels(6);
  int64_t h = 360, w = 480;
  for (int i = 0; i <= 5; ++i, h = (h + 1) / 2, w = (w + 1) / 2) {
    // A convolution would change the channels; here a level pools what it was given.
    levels[i].shape = {1, channels[0], h, w};
    levels[i].cells.resize(levels[i].shape.product());
    levels[i].taps.resize(levels[i].shape.product());
  }
  for (size_t n = 0; n < levels[0].cells.size(); ++n) {
    levels[0].cells[n] = static_cast<float>(n * 2654435761u % 1000);
  }
  for (int i = 0; i < 5; ++i) {
    Level &from = levels[i], &to = levels[i + 1];
    segnet_encode(argpool::input(from.cells, from.shape), argpool::tensor(to.cells, to.shape),
                  argpool::tensor(to.taps, to.shape))
        .or_throw();
    std::printf("encoder %d: %lldx%lld -> %lldx%lld\n", i + 1, (long long)from.shape[2],
                (long long)from.shape[3], (long long)to.shape[2], (long long)to.shape[3]);
  }
  float most = 0;
  for (float cell : levels[0].cells) most = cell > most ? cell : most;
  for (int i = 5; i > 0; --i) {
    Level &from = levels[i], &to = levels[i - 1];
    segnet_decode(argpool::input(from.cells, from.shape), argpool::input(from.taps, from.shape),
                  argpool::tensor(to.cells, to.shape))
        .or_throw();
  }
  size_t kept = 0;
  float greatest = 0;
  for (float cell : levels[0].cells) {
    kept += cell != 0;
    greatest = cell > greatest ? cell : greatest;
  }
  std::printf("decoded: %zu of %zu cells kept, the greatest %g\n", kept, levels[0].cells.size(),
              greatest);
  return greatest == most && kept == levels[5].cells.size() ? 0 : 1;
}
