// Filling in the arguments of device rows.
// SPDX-License-Identifier: MIT
#include "run/device_frame.h"

#include "problem/clip.h"

namespace argpool {
namespace {

struct Steps {
  int64_t extent, stride;  // in elements
};

// In the order x, y, z, c, n.
void steps_of(const Tensor& t, const Batch& batch, Steps* steps) {
  for (int i = 0; i < 3; ++i) steps[i] = {t.extent[i], t.stride[i]};
  steps[3] = {batch.channels, t.stride_c};
  steps[4] = {batch.images, t.stride_n};
}

constexpr int64_t kMostUnits = 1 << 25;

bool reaches(const Problem& p, const Tensor& t, const Batch& batch) {
  constexpr int64_t kMost = INT32_MAX - (1 << 16);  // threads are counted in whole blocks
  Steps steps[5];
  steps_of(t, batch, steps);
  int64_t span = t.bytes;
  for (int i = 0; i < 5; ++i) {
    const Steps& s = steps[i];
    if (s.extent > (i < 3 ? kMostExtent : kMost)) return false;
    if (s.extent <= 1) continue;
    const int64_t step = (s.stride < 0 ? -s.stride : s.stride) * t.bytes;
    if (step > kMost) return false;
    span += step * (s.extent - 1);  // below 2^62
    if (span > kMost) return false;
  }
  // A tensor that repeats its elements has more of them than bytes.
  const int64_t units = batch.images * (p.channels_last() ? 1 : batch.channels);
  const int64_t planes = batch.images * batch.channels;  // below 2^62
  return units <= kMostUnits && planes <= kMost && t.cells() <= kMost / planes;
}

// Kernels find the cells that offsets name in 31 bits.
bool indices_reach(const Problem& p) {
  if (!p.has_indices || p.indexing.space == ARGPOOL_INDEX_WINDOW) return true;
  int64_t span = 0;
  for (int i = 0; i < 3; ++i) {
    const int64_t steps = min(p.indexing.valid[i], int64_t{INT32_MAX}) - 1;
    if (steps <= 0) continue;
    if (p.indexing.by[i] > INT32_MAX) return false;
    span += steps * p.indexing.by[i];  // below 2^62
    if (span > INT32_MAX) return false;
  }
  return true;
}

}  // namespace

DeviceFrame::DeviceFrame(const Problem& p, const argpool_device_call* call)
    : p_(p), call_(call), window_(p.window_key) {
  // Clipped over whole planes: taps that no position has a cell for are not visited.
  if (p.shortens) clip_window(p, whole_planes(p, 0, 0, 1), &window_);
  const Indexing& s = p.indexing;
  for (int i = 0; i < 3; ++i) {
    cells_[3 + i] = (int32_t)min(s.valid[i], int64_t{INT32_MAX});
    index_[1 + i] = s.by[i];
  }
  index_[4] = s.by_c;
  index_[5] = s.by_n;
  args_[0] = &call_;
  for (int i = 0; i < 12; ++i) args_[1 + i] = reinterpret_cast<int32_t*>(&window_) + i;
  for (int i = 0; i < 6; ++i) args_[13 + i] = &cells_[i];
  for (int i = 0; i < 6; ++i) args_[19 + i] = &index_[i];
  static_assert(ARGPOOL_DEVICE_ARG_BUFFERS == 25, "after 12 + 6 numbers of 32 bits and 6 of 64");
}

bool DeviceFrame::fits(const Problem& p, const Batch& batch) {
  return indices_reach(p) && reaches(p, p.plane, batch) && reaches(p, p.values, batch) &&
         (!p.has_indices || reaches(p, p.indices, batch));
}

void DeviceFrame::set(const Batch& batch) {
  index_[0] = p_.indexing.base(batch.n, batch.c);
  set_buffer(kPlane, p_.plane, batch);
  set_buffer(kValues, p_.values, batch);
  if (p_.has_indices) set_buffer(kIndices, p_.indices, batch);
}

void DeviceFrame::set_buffer(Slot slot, const Tensor& t, const Batch& batch) {
  constexpr int kFirst[] = {0, 1, 2, 3, 4}, kLast[] = {3, 0, 1, 2, 4};
  const int* const order = p_.channels_last() ? kLast : kFirst;
  Steps steps[5];
  steps_of(t, batch, steps);
  argpool_dim* const dims = dims_[slot];
  for (int i = 0; i < 5; ++i) {
    const Steps& s = steps[order[i]];
    // Where nothing is stepped over, the stride is 0, and may be too long for 32 bits.
    dims[i] = {0, (int32_t)s.extent, s.extent > 1 ? (int32_t)s.stride : 0, 0};
  }
  dims[0].stride = 1;
  uint8_t* const host = t.at(batch.n, batch.c, 0, 0, 0);
  buffers_[slot] = {(uintptr_t)t.memory, nullptr, host, 0, kernel_type_code(p_, slot, t),
                    t.type.bits, 1, 5, dims, nullptr};
}

}  // namespace argpool
