// The tensors of a call to time: random numbers, and indices that name cells of their own windows.
// SPDX-License-Identifier: MIT
#include <sys/mman.h>

#include <algorithm>

#include "call.h"

namespace argpool::tune {
namespace {

constexpr size_t kRoom = size_t{1} << 30;

// Small and quick; the same numbers every time.
struct Random {
  uint64_t state = 0x9e3779b97f4a7c15u;
  uint64_t next() {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state;
  }
};

DLDataType elementType(uint8_t elem, bool adds) {
  switch (elem) {
    case ARGPOOL_ELEM_F64: return {kDLFloat, 64, 1};
    case ARGPOOL_ELEM_F32: return {kDLFloat, 32, 1};
    case ARGPOOL_ELEM_F16: return {kDLFloat, 16, 1};
    case ARGPOOL_ELEM_BF16: return {kDLBfloat, 16, 1};
    case ARGPOOL_ELEM_I64: return {kDLInt, 64, 1};
    case ARGPOOL_ELEM_I32: return {kDLInt, 32, 1};
    case ARGPOOL_ELEM_I16: return {kDLInt, 16, 1};
    case ARGPOOL_ELEM_I8: return {kDLInt, 8, 1};
    case ARGPOOL_ELEM_U8: return {kDLUInt, 8, 1};
    case ARGPOOL_ELEM_X8: return {uint8_t(adds ? kDLInt : kDLUInt), 8, 1};
    case ARGPOOL_ELEM_X16: return {uint8_t(adds ? kDLInt : kDLUInt), 16, 1};
    case ARGPOOL_ELEM_X32: return {uint8_t(adds ? kDLInt : kDLUInt), 32, 1};
    default: return {uint8_t(adds ? kDLInt : kDLUInt), 64, 1};
  }
}

DLDataType indexType(uint8_t index) {
  switch (index) {
    case ARGPOOL_IDX_I64: return {kDLInt, 64, 1};
    case ARGPOOL_IDX_I32: return {kDLInt, 32, 1};
    case ARGPOOL_IDX_U8: return {kDLUInt, 8, 1};
    default: return {kDLUInt, 16, 1};
  }
}

// The taps of each pooled position along one dimension whose cells exist.
struct Taps {
  int32_t first, count;
};

std::vector<Taps> tapsAlong(const Kind &kind, const Shape &s, int d) {
  const argpool_window_key &w = kind.window;
  std::vector<Taps> all;
  for (int64_t o = 0; o < s.pooled[d]; ++o) {
    Taps taps = {0, 0};
    for (int32_t k = 0; k < w.kernel[d]; ++k) {
      const int64_t cell = o * w.stride[d] - w.pad[d] + int64_t(k) * w.dilation[d];
      if (cell < 0 || cell >= s.plane[d]) continue;
      if (taps.count++ == 0) taps.first = k;
    }
    all.push_back(taps);
  }
  return all;
}

}  // namespace

Tensors::Tensors() {
  for (Region *r : {&plane, &values, &indices}) {
    void *memory = mmap(nullptr, kRoom, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    r->memory = memory == MAP_FAILED ? nullptr : static_cast<char *>(memory);
  }
}

Tensors::~Tensors() {
  for (Region *r : {&plane, &values, &indices})
    if (r->memory) munmap(r->memory, kRoom);
}

bool Tensors::prepare(const Kind &requested, const Shape &wanted) {
  kind = requested;
  shape = wanted;
  const int rank = kind.rank();
  const argpool_window_key &w = kind.window;
  window = {};
  window.struct_size = sizeof window;
  window.rank = rank;
  for (int i = 0; i < rank; ++i) {  // outermost first
    const int d = rank - 1 - i;
    window.kernel[i] = w.kernel[d];
    window.stride[i] = w.stride[d];
    window.pad_begin[i] = window.pad_end[i] = w.pad[d];
    window.dilation[i] = w.dilation[d];
  }
  char *const places[3] = {plane.memory, values.memory + shape.values,
                           indices.memory + shape.indices};
  Region *const regions[3] = {&plane, &values, &indices};
  const DLDataType element = elementType(kind.elem, kind.adds);
  DLTensor made[3];
  for (int i = 0; i < 3; ++i) {
    if (!regions[i]->memory) return false;
    const int64_t(&extent)[3] = i == 0 ? shape.plane : shape.pooled;
    int64_t *to = shapes[i], *stride = strides[i];
    int64_t cells = 1;
    to[0] = shape.n;
    to[1] = shape.c;
    int64_t inner = kind.channelsLast() ? shape.c : 1;
    for (int d = 0; d < rank; ++d) {
      to[2 + rank - 1 - d] = extent[d];
      stride[2 + rank - 1 - d] = inner;
      inner *= extent[d];
      cells *= extent[d];
    }
    stride[1] = kind.channelsLast() ? 1 : cells;
    stride[0] = cells * shape.c;
    const DLDataType type = i == 2 ? indexType(kind.index) : element;
    const size_t bytes = size_t(shape.n) * size_t(stride[0]) * (type.bits / 8);
    if (bytes + 4096 > kRoom) return false;
    made[i] = {places[i], {kDLCPU, 0}, rank + 2, type, to, stride, 0};
    if (i == 2) continue;
    fill(*regions[i], bytes + 4096, i == (kind.readsPlane() ? 1 : 0));
  }
  if (kind.index != ARGPOOL_IDX_NONE && kind.op != ARGPOOL_MAX_POOL) fillIndices();
  // In the order of argpool_call.
  switch (kind.op) {
    case ARGPOOL_MAX_POOL: tensors[0] = made[0], tensors[1] = made[1], tensors[2] = made[2]; break;
    case ARGPOOL_MAX_UNPOOL_BACKWARD:
      tensors[0] = made[0], tensors[1] = made[2], tensors[2] = made[1];
      break;
    default: tensors[0] = made[1], tensors[1] = made[2], tensors[2] = made[0];
  }
  for (int i = 0; i < 3; ++i) pointers[i] = tensors[i].data;
  if (kind.index == ARGPOOL_IDX_NONE) pointers[2] = nullptr;
  return true;
}

// Words whose halves and wholes are ordinary numbers of every type. What a call has written is
// filled anew before it is read: unpooled cells are zeros, most of them, and so are in time values
// pooled from these; AMD's CPUs stream lines of zeros twice as fast as others.
void Tensors::fill(Region &region, size_t need, bool output) {
  Random random;
  for (size_t at = output ? region.touched : region.numbers; at < need; at += 8) {
    const uint64_t word = (random.next() & 0x03ff03ff03ff03ffu) | 0x3800380038003800u;
    __builtin_memcpy(region.memory + at, &word, 8);
  }
  region.touched = std::max(region.touched, need);
  region.numbers = output ? 0 : std::max(region.numbers, need);
}

// Makes indices as pooling does: of windows that overlap, several have their maximum in the same
// cell, which a scatter then comes back to. Of the cells of a window, the one whose number is the
// greatest.
void Tensors::fillIndices() {
  const std::vector<Taps> xs = tapsAlong(kind, shape, 0), ys = tapsAlong(kind, shape, 1),
                          zs = tapsAlong(kind, shape, 2);
  const argpool_window_key &w = kind.window;
  const int64_t cells = shape.pooled[0] * shape.pooled[1] * shape.pooled[2];
  const bool last = kind.channelsLast();
  char *const to = indices.memory + shape.indices;
  constexpr int64_t kNumbers = 1 << 16, kPlane = 40503;  // planes begin elsewhere among them
  std::vector<uint32_t> numbers(kNumbers);
  Random random;
  for (uint32_t &number : numbers) number = uint32_t(random.next() >> 32);
  const auto along = [&](int d, int64_t o, int64_t tap) {
    return o * w.stride[d] - w.pad[d] + tap * w.dilation[d];
  };
  for (int64_t n = 0; n < shape.n; ++n)
    for (int64_t c = 0; c < shape.c; ++c)
      for (int64_t z = 0, o = 0; z < shape.pooled[2]; ++z)
        for (int64_t y = 0; y < shape.pooled[1]; ++y)
          for (int64_t x = 0; x < shape.pooled[0]; ++x, ++o) {
            const int64_t plane = n * shape.c + c;
            const int64_t at = last ? (n * cells + o) * shape.c + c : plane * cells + o;
            const Taps &tx = xs[size_t(x)], &ty = ys[size_t(y)], &tz = zs[size_t(z)];
            int64_t tap = 0, cell = 0, greatest = -1;
            for (int64_t kz = tz.first; kz < tz.first + tz.count; ++kz)
              for (int64_t ky = ty.first; ky < ty.first + ty.count; ++ky)
                for (int64_t kx = tx.first; kx < tx.first + tx.count; ++kx) {
                  const int64_t here =
                      (along(2, z, kz) * shape.plane[1] + along(1, y, ky)) * shape.plane[0] +
                      along(0, x, kx);
                  const int64_t number = numbers[size_t((here + plane * kPlane) % kNumbers)];
                  if (number <= greatest) continue;
                  greatest = number;
                  cell = here;
                  tap = (kz * w.kernel[1] + ky) * w.kernel[0] + kx;
                }
            switch (kind.index) {
              case ARGPOOL_IDX_I64: reinterpret_cast<int64_t *>(to)[at] = cell; break;
              case ARGPOOL_IDX_I32: reinterpret_cast<int32_t *>(to)[at] = int32_t(cell); break;
              case ARGPOOL_IDX_U8: reinterpret_cast<uint8_t *>(to)[at] = uint8_t(tap); break;
              default: reinterpret_cast<uint16_t *>(to)[at] = uint16_t(tap);
            }
          }
}

argpool_plan *Tensors::plan(const argpool_table *table, int threads) const {
  argpool_options options = ARGPOOL_OPTIONS_INIT;
  options.table = table;
  options.num_threads = threads;
  options.layout = kind.channelsLast() ? ARGPOOL_CHANNELS_LAST : ARGPOOL_CHANNELS_FIRST;
  if (kind.index >= ARGPOOL_IDX_U8) options.index_space = ARGPOOL_INDEX_WINDOW;
  if (kind.op == ARGPOOL_MAX_UNPOOL && kind.adds) options.duplicates = ARGPOOL_DUPLICATES_SUM;
  if (kind.exact) options.duplicates = ARGPOOL_DUPLICATES_EXACT;
  const DLTensor *given[3] = {&tensors[0], &tensors[1], &tensors[2]};
  if (kind.index == ARGPOOL_IDX_NONE) given[2] = nullptr;
  argpool_plan *plan = nullptr;
  argpool_plan_create(&plan, kind.op, &window, given, &options);
  return plan;
}

}  // namespace argpool::tune
