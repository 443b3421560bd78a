// Filling in kernel arguments.
// SPDX-License-Identifier: MIT
#include "run/frame.h"

#include "problem/clip.h"
#include "run/pack.h"

namespace argpool {
namespace {

// Rows of one cell have the stride of the next dimension that has several: kernels see by strides
// whether a plane's cells follow each other, as one row. (Not where x starts elsewhere than at 0:
// that times the stride may leave 32 bits.)
void set_stride_of_narrow_rows(argpool_dim* space) {
  if (space[0].extent != 1 || space[0].min != 0) return;
  space[0].stride = space[space[1].extent > 1 ? 1 : 2].stride;
}

}  // namespace

Frame::Frame(const Problem& p, const Scratch& scratch, PackedCopies& copies) {
  begin(p, scratch.api());
  if (copies.any()) copies_ = &copies;
}

void Frame::begin(const Problem& p, const void* context) {
  problem_ = &p;
  context_ = context;
  copies_ = nullptr;
  static_assert(sizeof window_ == 12 * sizeof(int32_t), "arguments 1 to 12 in their order");
  window_ = p.window_key;
  args_[0] = &context_;
  for (int i = 0; i < 12; ++i) args_[1 + i] = reinterpret_cast<int32_t*>(&window_) + i;
  for (int i = 0; i < 6; ++i) args_[13 + i] = &cells_[i];
  for (int i = 0; i < 5; ++i) args_[19 + i] = &index_[i];
  const Indexing& s = p.indexing;
  for (int i = 0; i < 3; ++i) index_[1 + i] = s.by[i];
  index_[4] = p.values.c > 1 ? s.by_c : s.by_n;  // merged planes of one channel step by image
}

uint8_t kernel_type_code(const Problem& p, Slot slot, const Tensor& t) {
  if (slot > kValues || p.elem < ARGPOOL_ELEM_I64) return t.type.code;
  return p.elem >= ARGPOOL_ELEM_U8 ? (uint8_t)kDLUInt : (uint8_t)kDLInt;
}

void Frame::set_buffer(Slot slot, const Tensor& t, const Tile& tile, const Box* box) {
  if (copies_ && problem_->packs(t)) return set_copy(slot, t, tile, box);
  const bool last = problem_->channels_last();
  argpool_dim* dim = dims_[slot];
  argpool_dim* space = dim + last;
  for (int i = 0; i < 3; ++i) {
    // Where nothing is stepped over, the stride is 0, and may be too long for 32 bits.
    const int64_t stride = box[i].extent > 1 ? t.stride[i] : 0;
    space[i] = {(int32_t)box[i].min, (int32_t)box[i].extent, (int32_t)stride, 0};
  }
  set_stride_of_narrow_rows(space);
  const int64_t planes = planes_of(t, tile);
  const int64_t stride = planes <= 1 ? 0 : last ? t.stride_c : plane_stride(t);
  dim[last ? 0 : 3] = {0, (int32_t)planes, (int32_t)stride, 0};
  dim[0].stride = 1;
  uint8_t* const host = t.at(tile.n, tile.c, box[0].first, box[1].first, box[2].first);
  const uint64_t memory = (uintptr_t)t.memory;
  const uint8_t code = kernel_type_code(*problem_, slot, t);
  buffers_[slot] = {memory, nullptr, host, 0, code, t.type.bits, 1, 4, dim, nullptr};
}

// Sets the slot to a copy, which run_on_copies opens.
void Frame::set_copy(Slot slot, const Tensor& t, const Tile& tile, const Box* box) {
  const bool last = problem_->channels_last();
  argpool_dim* dim = dims_[slot];
  argpool_dim* space = dim + last;
  PackedCopies::Box of = {tile.n, tile.c, planes_of(t, tile), {}, {}};
  for (int i = 0; i < 3; ++i) {
    of.first[i] = box[i].first;
    of.extent[i] = box[i].extent;
  }
  int64_t strides[4];
  copies_->set_box(slot, t, of, strides);
  const auto stride = [&](int i, int64_t extent) { return extent > 1 ? (int32_t)strides[i] : 0; };
  for (int i = 0; i < 3; ++i) {
    const int64_t extent = of.extent[i];
    space[i] = {(int32_t)box[i].min, (int32_t)extent, stride(i, extent), 0};
  }
  set_stride_of_narrow_rows(space);
  dim[last ? 0 : 3] = {0, (int32_t)of.planes, stride(3, of.planes), 0};
  dim[0].stride = 1;
  const uint8_t code = kernel_type_code(*problem_, slot, t);
  buffers_[slot] = {0, nullptr, nullptr, 0, code, t.type.bits, 1, 4, dim, nullptr};
}

int Frame::run_on_copies(argpool_kernel_fn kernel, Slot a, Slot b, Slot c, Slot d) {
  const Problem& p = *problem_;
  bool packed[kSlots] = {p.packs(p.plane), p.packs(p.values)};
  packed[kIndices] = packed[kOwnIndices] = p.has_indices && p.packs(p.indices);
  const Slot slots[] = {a, b, c, d};
  for (Slot slot : slots) {
    if (!packed[slot]) continue;
    buffers_[slot].host = copies_->open(slot);
    if (!buffers_[slot].host) return ARGPOOL_OUT_OF_MEMORY;
  }
  if (int bad = run_in_place(kernel, a, b, c, d)) return bad;
  for (Slot slot : slots) {
    if (packed[slot]) copies_->close(slot);
    packed[slot] = false;  // where it stands for two arguments
  }
  return 0;
}

void Frame::set_tile(const Tile& tile) {
  const Problem& p = *problem_;
  const bool reads = p.reads_plane();
  Box in[3], out[3], own[3];
  int64_t base = p.indexing.base(tile.n, tile.c);
  for (int i = 0; i < 3; ++i) {
    const Range& r = tile.range[i];
    const int64_t s = p.window.stride[i], origin = r.at * s;
    base += origin * p.indexing.by[i];
    const int64_t scale_in = reads ? origin : r.at, scale_out = reads ? r.at : origin;
    in[i] = {r.in_min, r.in_extent, scale_in + r.in_min};
    out[i] = {0, r.out_extent, scale_out};
    own[i] = {0, r.own_extent, r.at};
    // Cells further away than any window reaches need not be given exactly.
    const int64_t first = max(-origin, -int64_t{kMostExtent});
    const int64_t past = min(p.indexing.valid[i] - origin, 2 * kMostExtent);
    cells_[i] = (int32_t)first;
    cells_[3 + i] = (int32_t)(past - first);
  }
  index_[0] = p.has_indices ? base : p.row_inverts ? (int64_t)p.plane.inverted : 0;
  if (p.shortens) clip_window(p, tile, &window_);
  set_buffer(kPlane, p.plane, tile, reads ? in : out);
  set_buffer(kValues, p.values, tile, reads ? out : in);
  if (!p.has_indices) return;
  set_buffer(kIndices, p.indices, tile, reads ? out : in);
  if (p.scatter_op) set_buffer(kOwnIndices, p.indices, tile, own);
}

argpool_window_key Frame::reach_everywhere() {
  const argpool_window_key had = window_;
  for (int i = 0; i < 3; ++i) {
    window_.kernel[i] = i ? 1 : INT32_MAX;
    window_.stride[i] = window_.dilation[i] = 1;
    window_.pad[i] = 0;
  }
  return had;
}

void Frame::flatten_planes() {
  // Joins rows where each of `count` dimensions' i follows its 0 in memory.
  const auto join = [](argpool_dim* const* dims, int count, int i) {
    const int64_t row = dims[0][0].extent, all = row * dims[0][i].extent;
    bool joins = all <= kMostExtent;
    for (int k = 0; k < count; ++k) joins &= dims[k][i].stride == row * dims[k][0].stride;
    for (int k = 0; joins && k < count; ++k) {
      dims[k][0].extent = (int32_t)all;
      dims[k][i].extent = 1;
    }
    return joins;
  };
  argpool_dim* const positions[] = {space(kValues), space(kIndices)};
  argpool_dim* const cells[] = {space(kPlane)};
  for (int i = 1; i < 3; ++i) {
    if (positions[0][i].extent > 1 && !join(positions, 2, i)) break;
  }
  for (int i = 1; i < 3; ++i) {
    if (cells[0][i].extent == 1) continue;
    const bool valid = cells_[0] == 0 && cells_[i] == 0 && cells_[3] == cells[0][0].extent &&
                       cells_[3 + i] == cells[0][i].extent;
    if (!valid || index_[1 + i] != cells_[3] * index_[1] || !join(cells, 1, i)) break;
    cells_[3] = cells[0][0].extent;
    cells_[3 + i] = 1;
  }
}

void Frame::set_per_plane(void* data, int bits, int64_t planes) {
  const uint8_t code = bits == 8 ? (uint8_t)kDLUInt : (uint8_t)kDLInt;
  argpool_dim* dim = dims_[kPerPlane];
  dim[0] = {0, (int32_t)planes, 1, 0};
  buffers_[kPerPlane] = {0, nullptr, static_cast<uint8_t*>(data), 0, code, (uint8_t)bits, 1, 1,
                         dim, nullptr};
}

}  // namespace argpool
