// Copying a tile's boxes in and out.
// SPDX-License-Identifier: MIT
#include "run/pack.h"

#include <utility>

#include "run/copy_box.h"

namespace argpool {
namespace {

bool same_box(const PackedCopies::Box& a, const PackedCopies::Box& b) {
  return __builtin_memcmp(&a, &b, sizeof a) == 0;  // all of it is int64_t
}

}  // namespace

PackedCopies::~PackedCopies() {
  for (Copy& copy : copies_) scratch_.release(copy.memory);
}

bool PackedCopies::is_output(Slot slot) const {
  switch (slot) {
    case kPlane: return !p_.reads_plane();
    case kValues: return p_.reads_plane();
    default: return p_.op == ARGPOOL_MAX_POOL;
  }
}

void PackedCopies::set_box(Slot slot, const Tensor& t, const Box& box, int64_t (&strides)[4]) {
  Copy& copy = copies_[slot];
  const int64_t cells = box.planes * box.extent[0] * box.extent[1] * box.extent[2];
  // A tensor of one value is filled in once.
  if (t.all_one() ? cells > copy.current : !same_box(box, copy.box)) copy.current = 0;
  copy.tensor = &t;
  copy.box = box;
  copy.cells = cells;
  int64_t step = 1;
  if (p_.channels_last()) {
    copy.strides[3] = step;
    step *= box.planes;
  }
  for (int i = 0; i < 3; ++i) {
    copy.strides[i] = step;
    step *= box.extent[i];
  }
  if (!p_.channels_last()) copy.strides[3] = step;
  __builtin_memcpy(strides, copy.strides, sizeof copy.strides);
}

// Planes of an image, or channels, are one dimension of a box; there is a box for each image.
void PackedCopies::copy(const Copy& copy, bool in) const {
  const Tensor& t = *copy.tensor;
  const Box& b = copy.box;
  const uint64_t inverted = p_.row_inverts ? 0 : t.inverted;  // else twice
  for (int64_t done = 0, n = b.n, c = b.c, many; done < b.planes; done += many, ++n, c = 0) {
    many = min(b.planes - done, t.c - c);
    uint8_t* const packed = copy.memory + done * copy.strides[3] * t.bytes;
    uint8_t* const own = t.at(n, c, b.first[0], b.first[1], b.first[2]);
    Axis axes[kBoxAxes] = {{many, copy.strides[3], t.stride_c}};
    for (int i = 0; i < 3; ++i) axes[1 + i] = {b.extent[i], copy.strides[i], t.stride[i]};
    if (in) {
      copy_box(packed, own, axes, t.bytes, inverted);
      continue;
    }
    for (Axis& a : axes) std::swap(a.to, a.from);
    copy_box(own, packed, axes, t.bytes, inverted);
  }
}

Slot PackedCopies::held(Slot slot) const {
  const bool own = slot == kOwnIndices && same_box(copies_[slot].box, copies_[kIndices].box);
  return own ? kIndices : slot;
}

uint8_t* PackedCopies::open(Slot slot) {
  Copy& copy = copies_[held(slot)];
  const int64_t bytes = copy.cells * copy.tensor->bytes;
  if (copy.bytes < bytes) {
    scratch_.release(copy.memory);
    copy.bytes = copy.current = 0;
    copy.memory = static_cast<uint8_t*>(scratch_.alloc(bytes));
    if (!copy.memory) return nullptr;
    copy.bytes = bytes;
  }
  if (!is_output(slot) && copy.current < copy.cells) {
    this->copy(copy, true);
    copy.current = copy.cells;
  }
  return copy.memory;
}

void PackedCopies::close(Slot slot) {
  if (is_output(slot)) copy(copies_[slot], false);
}

}  // namespace argpool
