// Formulas of huge tensors.
// SPDX-License-Identifier: MIT
#include "planes.h"

#include <sys/mman.h>

#include <cstdio>
#include <new>

namespace argpool::test {
namespace {

using ll = long long;

// Six bits of a multiplicative hash of a cell's offset in memory: -32 to 31, with ties.
int64_t hash(int64_t offset) { return int64_t(uint64_t(offset) * 0x9e3779b97f4a7c15 >> 58); }
int8_t element(int64_t offset) { return int8_t(hash(offset) - 32); }

// An f16 of 1024 + hash: exact, never zero.
uint16_t gradient(int64_t offset) { return uint16_t(0x6400 | hash(offset)); }
int tap_of(int64_t offset) { return int(hash(offset + 1) & 1); }

struct Window {
  int64_t position;  // offset of the pooled position
  int taps;
  int64_t cell[4];   // offsets of its cells, in tap order
  int64_t c, h, w;   // of the first cell
};

int64_t offset(bool channels_last, int64_t c, int64_t h, int64_t w, int64_t cs, int64_t hs,
               int64_t ws) {
  return channels_last ? (h * ws + w) * cs + c : (c * hs + h) * ws + w;
}

// Visits every window until one is wrong; visit returns whether it is right.
template <typename Visit>
bool for_each_window(const Case& k, Visit visit) {
  Window o{};
  o.taps = k.rank == 1 ? 2 : 4;
  const int64_t rows = k.pooled_h(), columns = k.pooled_w();
  for (o.c = 0; o.c < k.c; ++o.c) {
    for (int64_t y = 0; y < rows; ++y) {
      o.h = k.rank == 1 ? 0 : 2 * y;
      for (int64_t x = 0; x < columns; ++x) {
        o.w = 2 * x;
        o.position = offset(k.channels_last, o.c, y, x, k.c, rows, columns);
        for (int i = 0; i < o.taps; ++i) {
          o.cell[i] = offset(k.channels_last, o.c, o.h + i / 2, o.w + i % 2, k.c, k.h, k.w);
        }
        if (!visit(o)) return false;
      }
    }
  }
  return true;
}

// Cells past the last window: a last odd column or row.
template <typename Visit>
bool for_each_bare_cell(const Case& k, Visit visit) {
  const int64_t rows = k.rank == 1 ? k.h : k.pooled_h() * 2, columns = k.pooled_w() * 2;
  for (int64_t c = 0; c < k.c; ++c) {
    for (int64_t h = 0; h < k.h; ++h) {
      for (int64_t w = h < rows ? columns : 0; w < k.w; ++w) {
        if (!visit(offset(k.channels_last, c, h, w, k.c, k.h, k.w))) return false;
      }
    }
  }
  return true;
}

bool wrong(const char* what, int64_t at, int64_t got, int64_t want) {
  printf("\nFAIL %s at offset %lld is %lld, should be %lld\n", what, (ll)at, (ll)got, (ll)want);
  return false;
}

int best_tap(const Window& o) {  // C4: the first maximum
  int best = 0;
  for (int i = 1; i < o.taps; ++i) {
    if (element(o.cell[i]) > element(o.cell[best])) best = i;
  }
  return best;
}

int64_t index_of(const Case& k, const Window& o, int tap) {
  const int64_t h = o.h + tap / 2, w = o.w + tap % 2;
  switch (k.space) {
    case ARGPOOL_INDEX_PLANE: return h * k.w + w;
    case ARGPOOL_INDEX_TENSOR: return (o.c * k.h + h) * k.w + w;
    case ARGPOOL_INDEX_IMAGE: return (h * k.w + w) * k.c + o.c;
    default: return tap;
  }
}

}  // namespace

argpool_window Case::window() const {
  const argpool_window one = ARGPOOL_WINDOW_1D(2, 2, 0), two = ARGPOOL_WINDOW_2D(2, 2, 0);
  return rank == 1 ? one : two;
}

Plane::Plane(const Case& k, bool pooled, DLDataType type) {
  const int64_t h = pooled ? k.pooled_h() : k.h, w = pooled ? k.pooled_w() : k.w;
  bytes_ = size_t(k.c * h * w) * type.bits / 8;
  void* memory = mmap(nullptr, bytes_, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED) throw std::bad_alloc();
  int n = 0;
  const auto dimension = [&](int64_t extent, int64_t stride) {
    shape_[n] = extent;
    strides_[n++] = stride;
  };
  dimension(1, k.c * h * w);
  dimension(k.c, k.channels_last ? 1 : h * w);
  if (k.rank == 2) dimension(h, k.channels_last ? w * k.c : w);
  dimension(w, k.channels_last ? k.c : 1);
  dl_ = {memory, {kDLCPU, 0}, n, type, shape_, strides_, 0};
}

Plane::~Plane() { munmap(dl_.data, bytes_); }

void fill(const Case& k, int8_t* src) {
  for (int64_t i = 0; i < k.cells(); ++i) src[i] = element(i);
}

template <typename I>
bool check_pooled(const Case& k, const int8_t* values, const I* indices) {
  return for_each_window(k, [&](const Window& o) {
    const int best = best_tap(o);
    const int8_t value = element(o.cell[best]);
    if (values[o.position] != value) return wrong("values", o.position, values[o.position], value);
    const int64_t index = index_of(k, o, best), got = int64_t(indices[o.position]);
    return got == index || wrong("indices", o.position, got, index);
  });
}

template bool check_pooled(const Case&, const int8_t*, const int64_t*);
template bool check_pooled(const Case&, const int8_t*, const uint8_t*);

bool check_unpooled(const Case& k, const int8_t* dst) {
  return for_each_window(k, [&](const Window& o) {
    const int best = best_tap(o);
    for (int i = 0; i < o.taps; ++i) {
      const int8_t value = i == best ? element(o.cell[i]) : int8_t(0);
      if (dst[o.cell[i]] != value) return wrong("dst", o.cell[i], dst[o.cell[i]], value);
    }
    return true;
  }) && for_each_bare_cell(k, [&](int64_t at) { return !dst[at] || wrong("dst", at, dst[at], 0); });
}

void fill_gradient(const Case& k, uint16_t* grad_values, uint8_t* taps) {
  for (int64_t i = 0; i < k.positions(); ++i) {
    grad_values[i] = gradient(i);
    taps[i] = uint8_t(tap_of(i));
  }
}

bool check_gradient(const Case& k, const uint16_t* grad_src) {
  return for_each_window(k, [&](const Window& o) {
    for (int i = 0; i < o.taps; ++i) {
      const uint16_t value = i == tap_of(o.position) ? gradient(o.position) : uint16_t(0);
      if (grad_src[o.cell[i]] != value) {
        return wrong("grad_src", o.cell[i], grad_src[o.cell[i]], value);
      }
    }
    return true;
  }) && for_each_bare_cell(k, [&](int64_t at) {
    return !grad_src[at] || wrong("grad_src", at, grad_src[at], 0);
  });
}

}  // namespace argpool::test
