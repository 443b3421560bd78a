// Cutting a case into tiles.
// SPDX-License-Identifier: MIT
#include "tile.h"

#include <algorithm>

namespace argpool::test {

std::string to_string(const Tile& t) {
  std::string text = "tile of image " + std::to_string(t.image) + ", channels " +
                     std::to_string(t.channel) + "+" + std::to_string(t.channels) + ", from";
  for (int64_t n : t.first) text += " " + std::to_string(n);
  text += " (d h w), extent";
  for (size_t i = 2; i < 5; ++i) text += " " + std::to_string(t.extent[i]);
  return text + (t.far ? ", far indices" : "");
}

bool keeps_lines(const Row& row) {
  const argpool_guard& guard = row.row->guard;
  return row.layout() == ARGPOOL_LAYOUT_CF && (guard.align || guard.multiple_w);
}

Tile random_tile(const Row& row, const Case& c, int ordinal, Random& random) {
  Tile t;
  const reference::Window window = c.problem.normal_window();
  const Extents& pooled = c.values.extent;
  const bool cells = writes_cells(row), planes = takes_whole_planes(row);
  const bool last = c.problem.layout == ARGPOOL_CHANNELS_LAST;
  const Extents& output = cells ? c.cells.extent : pooled;
  t.image = random.below(output[0]);
  t.channels = output[1];
  const bool all_channels = ordinal == 0 || (last && (planes || row.row->guard.align));
  if (!all_channels) {
    t.channel = random.below(output[1]);
    t.channels = 1 + random.below(output[1] - t.channel);
  }
  t.extent = {1, t.channels, output[2], output[3], output[4]};
  for (size_t i = 0; i < 3 && ordinal > 0 && !planes; ++i) {
    // Lines are cut too, but for rows that promise themselves something about them.
    if (i == 2 && (keeps_lines(row) || random.chance(2))) continue;
    t.first[i] = random.below(pooled[i + 2]);
    const int64_t positions = 1 + random.below(pooled[i + 2] - t.first[i]);
    const bool to_end = t.first[i] + positions == pooled[i + 2];
    const int64_t start = t.first[i] * window.stride[i];
    t.extent[i + 2] = !cells    ? positions
                      : to_end ? output[i + 2] - start
                               : std::min(positions * window.stride[i], output[i + 2] - start);
    if (t.extent[i + 2] < 1) {  // a window past a small dst's end starts no tile
      t.first[i] = 0;
      t.extent[i + 2] = output[i + 2];
    }
  }
  const Indices names = c.problem.indices;
  const bool can_move = c.problem.index == "i64" && names != Indices::Bad &&
                        !has_one_bad(names) && names != Indices::Alias;
  if (can_move && random.chance(2)) t.far = (int64_t(5) << 32) + 123;
  return t;
}

}  // namespace argpool::test
