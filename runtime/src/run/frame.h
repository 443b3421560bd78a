// A kernel's arguments, as argpool_registry.h lists them, filled in for one tile after another.
// SPDX-License-Identifier: MIT
#pragma once

#include "platform/scratch.h"
#include "problem/tiles.h"

namespace argpool {

// Buffers of a frame. `own_indices`: the pooled positions a tile owns, without the halo.
enum Slot { kPlane, kValues, kIndices, kOwnIndices, kPerPlane, kSlots };

class PackedCopies;

// The type of a buffer's elements. DLPack and Halide number types alike; moved bits are unsigned to
// a kernel, as bool is, and numbers that compare as signed ones are signed.
uint8_t kernel_type_code(const Problem& problem, Slot slot, const Tensor& tensor);

class Frame {
 public:
  Frame() = default;
  Frame(const Problem& problem, const Scratch& scratch) { begin(problem, scratch.api()); }
  // Where tensors are seen as copies, which last as long as the frame.
  Frame(const Problem& problem, const Scratch& scratch, PackedCopies& copies);
  Frame(const Frame&) = delete;
  Frame& operator=(const Frame&) = delete;

  // Fills in what all tiles of a problem share; the arguments stay within this frame. `context`:
  // an argpool_scratch.
  void begin(const Problem& problem, const void* context);

  // Points scalars and buffers at a tile.
  void set_tile(const Tile& tile);

  // Makes one long row of each plane, its pooled positions and its cells, where they lie in memory
  // and are numbered as such: for kernels that take whole planes and indices of offsets.
  void flatten_planes();

  // Tells kernels of a window that reaches every cell of its plane; gives the one it had.
  argpool_window_key reach_everywhere();
  void reach_as(const argpool_window_key& window) { window_ = window; }

  // The one-dimensional `foreign`, `first_bad` or `wrong`, an element a plane.
  void set_per_plane(void* data, int bits, int64_t planes);

  // Runs a row on up to four buffers, its own or others.
  argpool_buffer* buffer(Slot slot) { return &buffers_[slot]; }
  int run_on(argpool_kernel_fn kernel, argpool_buffer* a, argpool_buffer* b,
             argpool_buffer* c = nullptr, argpool_buffer* d = nullptr) {
    argpool_buffer* const buffers[] = {a, b, c, d};
    for (int i = 0; i < 4; ++i) args_[ARGPOOL_ARG_BUFFERS + i] = buffers[i];
    return kernel(args_);
  }

  // Runs a row on its buffers, up to four of them.
  int run(argpool_kernel_fn kernel, Slot a, Slot b, Slot c = kPerPlane, Slot d = kPerPlane) {
    return copies_ ? run_on_copies(kernel, a, b, c, d) : run_in_place(kernel, a, b, c, d);
  }

 private:
  int run_in_place(argpool_kernel_fn kernel, Slot a, Slot b, Slot c, Slot d) {
    args_[ARGPOOL_ARG_BUFFERS] = &buffers_[a];
    args_[ARGPOOL_ARG_BUFFERS + 1] = &buffers_[b];
    args_[ARGPOOL_ARG_BUFFERS + 2] = &buffers_[c];
    args_[ARGPOOL_ARG_BUFFERS + 3] = &buffers_[d];
    return kernel(args_);
  }
  int run_on_copies(argpool_kernel_fn kernel, Slot a, Slot b, Slot c, Slot d);

  friend class MovedFrame;
  struct Box {
    int64_t min, extent, first;  // in tile coordinates; the tensor's coordinate of `min`
  };
  void set_buffer(Slot slot, const Tensor& tensor, const Tile& tile, const Box* box);
  void set_copy(Slot slot, const Tensor& tensor, const Tile& tile, const Box* box);
  argpool_dim* space(Slot slot) { return dims_[slot] + problem_->channels_last(); }
  int64_t planes_of(const Tensor& t, const Tile& tile) const {
    return !problem_->channels_last() ? tile.planes : tile.channels ? tile.channels : t.c;
  }

  const Problem* problem_;  // must last until the last tile is set
  const void* context_;
  PackedCopies* copies_;    // NULL: kernels see the tensors themselves
  argpool_window_key window_;
  int32_t cells_[6];
  int64_t index_[5];
  argpool_buffer buffers_[kSlots];
  argpool_dim dims_[kSlots][4];
  void* args_[ARGPOOL_ARG_BUFFERS + 4];
};

// A frame's arguments for tensors that start elsewhere, of one or two rows. Its tile is one that
// starts where its tensors do. Scalars and dimensions remain those of the frame.
class MovedFrame {
 public:
  uint64_t marks[kMostTilePlanes / 8];  // what its rows say of planes, a byte or a number for each

  MovedFrame() = default;
  MovedFrame(const MovedFrame&) = delete;
  MovedFrame& operator=(const MovedFrame&) = delete;

  // Takes them over, for rows that run on those of its buffers; a row looks at those it has.
  void begin(const Frame& frame, const Slot (*slots)[4], int rows) {
    __builtin_memcpy(buffers_, frame.buffers_, sizeof buffers_);
    buffers_[kPerPlane].host = reinterpret_cast<uint8_t*>(marks);
    for (int i = 0; i < rows; ++i) {
      __builtin_memcpy(args_[i], frame.args_, sizeof args_[i]);
      args_[i][0] = &scratch_;
      for (int k = 0; k < 4; ++k) args_[i][ARGPOOL_ARG_BUFFERS + k] = &buffers_[slots[i][k]];
    }
  }

  void place(const Scratch& scratch, void* plane, void* values, void* indices) {
    scratch_ = scratch.api();
    buffers_[kPlane].host = static_cast<uint8_t*>(plane);
    buffers_[kValues].host = static_cast<uint8_t*>(values);
    buffers_[kIndices].host = buffers_[kOwnIndices].host = static_cast<uint8_t*>(indices);
  }

  int run(argpool_kernel_fn kernel, int row) { return kernel(args_[row]); }

 private:
  const argpool_scratch* scratch_;
  argpool_buffer buffers_[kSlots];
  void* args_[2][ARGPOOL_ARG_BUFFERS + 4];
};

}  // namespace argpool
