// Filling in kernel arguments.
// SPDX-License-Identifier: MIT
#include "frame.h"

#include <string.h>

namespace argpool {

Frame::Frame(const Problem& p, const Scratch& scratch) : problem_(p), scratch_(scratch.api()) {
  static_assert(sizeof window_ == 12 * sizeof(int32_t), "arguments 1 to 12 in their order");
  window_ = p.window_key;
  args_[0] = &scratch_;
  for (int i = 0; i < 12; ++i) args_[1 + i] = reinterpret_cast<int32_t*>(&window_) + i;
  for (int i = 0; i < 6; ++i) args_[13 + i] = &cells_[i];
  for (int i = 0; i < 5; ++i) args_[19 + i] = &index_[i];
  for (int i = 0; i < 3; ++i) index_[1 + i] = p.index_stride[i];
  index_[4] = p.values.c > 1 ? p.index_c : p.index_n;  // merged planes of one channel step by image
  memset(buffers_, 0, sizeof buffers_);
  const Tensor* tensors[] = {&p.plane, &p.values, &p.indices, &p.indices};
  for (int slot = kPlane; slot <= kOwnIndices; ++slot) {
    // DLPack and Halide number types alike; moved bits are unsigned to a kernel.
    const DLDataType type = tensors[slot]->type;
    const bool bits = slot <= kValues && p.elem >= ARGPOOL_ELEM_X8;
    buffers_[slot].type_code = bits ? (uint8_t)kDLUInt : type.code;
    buffers_[slot].type_bits = type.bits;
    buffers_[slot].type_lanes = 1;
    buffers_[slot].dimensions = 4;
    buffers_[slot].dim = dims_[slot];
  }
  memset(dims_, 0, sizeof dims_);
}

void Frame::set_buffer(Slot slot, const Tensor& t, const Tile& tile, const Box* box) {
  const bool last = problem_.channels_last();
  argpool_dim* space = dims_[slot] + last;
  argpool_dim& outer = dims_[slot][last ? 0 : 3];
  for (int i = 0; i < 3; ++i) {
    space[i].min = (int32_t)box[i].min;
    space[i].extent = (int32_t)box[i].extent;
    // Where nothing is stepped over, the stride is 0, and may be too long for 32 bits.
    space[i].stride = box[i].extent > 1 ? (int32_t)t.stride[i] : 0;
  }
  const int64_t planes = last ? t.c : tile.planes;
  outer.extent = (int32_t)planes;
  outer.stride = planes > 1 ? (int32_t)(last ? t.stride_c : plane_stride(t)) : 0;
  dims_[slot][0].stride = 1;
  buffers_[slot].host = t.at(tile.n, tile.c, box[0].first, box[1].first, box[2].first);
}

void Frame::set_tile(const Tile& tile) {
  const Problem& p = problem_;
  Box in[3], out[3], own[3];
  int64_t base = p.index_base(tile.n, tile.c);
  for (int i = 0; i < 3; ++i) {
    const Range& r = tile.range[i];
    const int64_t s = p.window.stride[i], origin = r.at * s;
    base += origin * p.index_stride[i];
    const int64_t scale_in = p.pools() ? origin : r.at, scale_out = p.pools() ? r.at : origin;
    in[i] = {r.in_min, r.in_extent, scale_in + r.in_min};
    out[i] = {0, r.out_extent, scale_out};
    own[i] = {0, r.own_extent, r.at};
    // Cells further away than any window reaches need not be told exactly.
    const int64_t first = max(-origin, -int64_t{kMostExtent});
    const int64_t past = min(p.plane.extent[i] - origin, 2 * kMostExtent);
    cells_[i] = (int32_t)first;
    cells_[3 + i] = (int32_t)(past - first);
  }
  index_[0] = base;
  set_buffer(kPlane, p.plane, tile, p.pools() ? in : out);
  set_buffer(kValues, p.values, tile, p.pools() ? out : in);
  if (!p.has_indices) return;
  set_buffer(kIndices, p.indices, tile, p.pools() ? out : in);
  if (!p.pools()) set_buffer(kOwnIndices, p.indices, tile, own);
}

void Frame::set_per_plane(void* data, int bits, int64_t planes) {
  argpool_buffer& b = buffers_[kPerPlane];
  b.host = static_cast<uint8_t*>(data);
  b.type_code = bits == 8 ? (uint8_t)kDLUInt : (uint8_t)kDLInt;
  b.type_bits = (uint8_t)bits;
  b.type_lanes = 1;
  b.dimensions = 1;
  b.dim = dims_[kPerPlane];
  b.dim[0] = {0, (int32_t)planes, 1, 0};
}

}  // namespace argpool
