// A kernel's arguments, as argpool_registry.h lists them, filled in for one tile after another.
// SPDX-License-Identifier: MIT
#pragma once

#include "scratch.h"
#include "tiles.h"

namespace argpool {

// Buffers of a frame. `own_indices`: the pooled positions a tile owns, without the halo.
enum Slot { kPlane, kValues, kIndices, kOwnIndices, kPerPlane, kSlots };

class Frame {
 public:
  Frame(const Problem& problem, const Scratch& scratch);
  Frame(const Frame&) = delete;
  Frame& operator=(const Frame&) = delete;

  // Points scalars and buffers at a tile.
  void set_tile(const Tile& tile);

  // The one-dimensional `foreign`, `first_bad` or `wrong`, an element a plane.
  void set_per_plane(void* data, int bits, int64_t planes);

  // Runs a row on its buffers, up to four of them.
  int run(argpool_kernel_fn kernel, Slot a, Slot b, Slot c = kPerPlane, Slot d = kPerPlane) {
    args_[ARGPOOL_ARG_BUFFERS] = &buffers_[a];
    args_[ARGPOOL_ARG_BUFFERS + 1] = &buffers_[b];
    args_[ARGPOOL_ARG_BUFFERS + 2] = &buffers_[c];
    args_[ARGPOOL_ARG_BUFFERS + 3] = &buffers_[d];
    return kernel(args_);
  }

 private:
  struct Box {
    int64_t min, extent, first;  // in tile coordinates; the tensor's coordinate of `min`
  };
  void set_buffer(Slot slot, const Tensor& tensor, const Tile& tile, const Box* box);

  const Problem& problem_;
  const argpool_scratch* scratch_;
  argpool_window_key window_;
  int32_t cells_[6];
  int64_t index_[5];
  argpool_buffer buffers_[kSlots];
  argpool_dim dims_[kSlots][4];
  void* args_[ARGPOOL_ARG_BUFFERS + 4];
};

}  // namespace argpool
