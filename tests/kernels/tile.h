// Kernels called directly, tile by tile: halos, index bases and tile coordinates as
// argpool_registry.h words them, with each buffer guarded at exactly the cells that the tile may
// touch.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "fill.h"
#include "table.h"

namespace argpool::test {

/// A box of a kernel's output: of cells, or of pooled positions (for check_indices, of those it
/// reads). Kernels that take whole planes have tiles of whole planes.
struct Tile {
  int64_t image = 0;
  int64_t channel = 0, channels = 0;
  Spatial first{};   // the pooled position it starts at: d, h, w
  Extents extent{};  // of the output box; n is 1
  int64_t far = 0;   // added to all indices: as if the tensor began so many cells earlier

  bool has_halo() const { return first != Spatial{}; }
};
std::string to_string(const Tile& tile);

/// Whether the row promises itself something about lines, so that tiles have whole ones.
bool keeps_lines(const Row& row);

/// A random tile of the case that the row can take; the first ones asked for are whole planes.
Tile random_tile(const Row& row, const Case& c, int ordinal, Random& random);

/// Runs the tile. Nothing where the row's guard or the memory does not allow it; else "" or what
/// was wrong.
std::optional<std::string> run_tile(const Row& row, const Case& c, const Tile& tile,
                                    const Memory& memory, Placement placement);

}  // namespace argpool::test
