// Packed copies of the tensors that kernels cannot read or write where they lie (C15, C16): kernels
// step by 1 along w, in channels-last along c, and know no unsigned elements but u8.
// SPDX-License-Identifier: MIT
#pragma once

#include "run/frame.h"

namespace argpool {

// A worker's copies of the boxes of one tile after another. Inputs are copied in when a kernel
// first reads them, outputs are computed in the copy and copied out after each kernel. Memory is as
// much as the largest box needs.
class PackedCopies {
 public:
  PackedCopies(const Problem& problem, Scratch& scratch) : p_(problem), scratch_(scratch) {}
  ~PackedCopies();
  PackedCopies(const PackedCopies&) = delete;
  PackedCopies& operator=(const PackedCopies&) = delete;

  bool any() const { return p_.packs_any(); }

  // The box of a tensor that a tile's kernels see in a slot: planes (channels-last: channels) from
  // plane (n, c) on, and cells. Gives the copy's strides for x, y, z and planes.
  struct Box {
    int64_t n, c, planes, first[3], extent[3];
  };
  void set_box(Slot slot, const Tensor& tensor, const Box& box, int64_t (&strides)[4]);

  // The copy of a slot that has one, filled where it is an input. NULL: no memory.
  uint8_t* open(Slot slot);
  // A kernel is done with it.
  void close(Slot slot);

 private:
  struct Copy {
    const Tensor* tensor;
    Box box;
    int64_t strides[4];
    int64_t cells;
    uint8_t* memory;
    int64_t bytes;    // that `memory` has
    int64_t current;  // cells that are copies of the tensor's
  };

  bool is_output(Slot slot) const;
  void copy(const Copy& copy, bool in) const;
  Slot held(Slot slot) const;  // the slot whose copy serves it

  const Problem& p_;
  Scratch& scratch_;
  Copy copies_[kPerPlane] = {};
};

}  // namespace argpool
