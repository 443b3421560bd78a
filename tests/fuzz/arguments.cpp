// Placing hostile tensors in memory, and looking at what was written.
// SPDX-License-Identifier: MIT
#include "arguments.h"

#include <algorithm>

namespace argpool::test {
namespace {

constexpr size_t kRoom = 4 * kMostBytes;

int64_t element_bytes(const DLTensor& t) {
  return std::max<int64_t>(1, (int64_t(t.dtype.bits) * t.dtype.lanes + 7) / 8);
}

}  // namespace

bool Claim::bounds(int64_t* low, int64_t* high) const {
  *low = *high = 0;
  if (absent || shapeless || dl.ndim < 1 || dl.ndim > kMostDims) return true;
  const int64_t bytes = element_bytes(dl);
  int64_t packed_stride = 1;
  bool fits = true;
  for (int i = dl.ndim - 1; i >= 0 && fits; --i) {
    const int64_t extent = shape[size_t(i)];
    if (extent <= 0) return *low = *high = 0, true;
    const int64_t stride = packed ? packed_stride : strides[size_t(i)];
    int64_t step = 0;
    fits = !__builtin_mul_overflow(stride, bytes, &step) &&
           !__builtin_mul_overflow(step, extent - 1, &step) &&
           !__builtin_add_overflow(step < 0 ? *low : *high, step, step < 0 ? low : high) &&
           !__builtin_mul_overflow(packed_stride, extent, &packed_stride);
  }
  return fits && !__builtin_add_overflow(*high, bytes, high);
}

Rooms::Rooms() {
  for (int i = 0; i < kCount; ++i) {
    memory_.push_back(std::make_unique<GuardedMemory>(kRoom, false));
  }
}

void Rooms::place(Claim* claims, int count) {
  for (int i = 0; i < count; ++i) {
    Claim& c = claims[i];
    c.dl.data = nullptr;
    int64_t low, high;
    if (c.absent || c.dataless || !c.bounds(&low, &high) || low < -int64_t(kMostBytes) ||
        high > int64_t(kMostBytes)) {
      continue;
    }
    const auto room_of = [&](int j) {
      return claims[j].alias >= 0 && claims[j].alias < count ? claims[j].alias : j;
    };
    const int room = room_of(i);
    bool writable = false;  // all that lie in one room are seen there through one map
    for (int j = 0; j < count; ++j) writable |= claims[j].output && room_of(j) == room;
    const GuardedMemory& m = *memory_[size_t(room)];
    uint8_t* base = writable ? m.writable() : m.readonly();
    // Aliases start in the middle of the other's memory, where the other may not be.
    const int64_t size = int64_t(m.size());
    int64_t at = c.at_end ? size - high : -low;
    if (room != i) at = claims[room].at_end ? size - high - c.shift : -low + c.shift;
    else if (c.shift) at += c.at_end ? -c.shift : c.shift;
    if (at + low < 0 || at + high > size) continue;
    c.dl.data = base + at - c.dl.byte_offset;
  }
}

void Rooms::fill(const Claim& c, int room, bool indices, int64_t cells, Bytes& bytes) {
  int64_t low, high;
  if (!c.dl.data || !c.bounds(&low, &high)) return;
  const GuardedMemory& m = *memory_[size_t(room)];
  const int64_t width = element_bytes(c.dl), count = (high - low) / width;
  uint8_t* at = m.own() + (c.at_end ? m.size() - size_t(high - low) - size_t(c.shift)
                                    : size_t(c.shift));
  const int kind = int(bytes.below(6));
  const uint64_t seed = bytes.word();
  uint64_t state = seed;
  for (int64_t i = 0; i < count; ++i, at += width) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    int64_t value = int64_t(state >> 20);
    if (indices && kind < 4) value = int64_t((state >> 33) % uint64_t(std::max<int64_t>(cells, 1)));
    if (indices && kind == 3 && i == int64_t(seed % 61)) value = int64_t(seed);
    if (kind == 5) value = 0;
    memcpy(at, &value, size_t(std::min<int64_t>(width, 8)));
  }
}

void Rooms::clear_outputs() {
  for (const auto& m : memory_) memset(m->own(), kUntouched, m->size());
}

bool Rooms::untouched(const Claim* claims, int count, bool all) const {
  for (int i = 0; i < count; ++i) {
    const Claim& c = claims[i];
    if (!c.output || !c.dl.data || c.alias >= 0) continue;
    bool shared = false;  // with another output
    for (int j = 0; j < count; ++j) shared |= claims[j].alias == i && claims[j].output;
    if (shared && !all) continue;
    const GuardedMemory& m = *memory_[size_t(i)];
    int64_t low = 0, high = 0;
    c.bounds(&low, &high);
    const uint8_t* data = static_cast<uint8_t*>(c.dl.data) + c.dl.byte_offset;
    const int64_t at = data - m.writable(), size = int64_t(m.size());
    const auto plain = [&](int64_t from, int64_t to) {  // each byte as its neighbour, and one right
      const uint8_t* b = m.own() + from;
      return from >= to || (*b == kUntouched && !memcmp(b, b + 1, size_t(to - from - 1)));
    };
    if (all ? !plain(0, size) : !plain(0, at + low) || !plain(at + high, size)) return false;
  }
  return true;
}

std::vector<uint8_t> Rooms::outputs(const Claim* claims, int count) const {
  std::vector<uint8_t> all;
  for (int i = 0; i < count; ++i) {
    if (!claims[i].output || !claims[i].dl.data || claims[i].alias >= 0) continue;
    const GuardedMemory& m = *memory_[size_t(i)];
    all.insert(all.end(), m.own(), m.own() + m.size());
  }
  return all;
}

Struct::Struct(const void* from, size_t size, size_t struct_size, uint8_t tail) {
  // Beyond 4096 bytes the runtime refuses by the number alone.
  const size_t there = struct_size >= sizeof(size_t) && struct_size <= 4096 ? struct_size
                                                                            : sizeof(size_t);
  uint8_t* bytes = new uint8_t[there];
  memory_.reset(bytes);
  memset(bytes, tail, there);
  memcpy(bytes, from, std::min(size, there));
  memcpy(bytes, &struct_size, sizeof struct_size);
}

}  // namespace argpool::test
