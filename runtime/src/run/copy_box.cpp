// Lines where both sides step along one dimension; else blocks of vectors, transposed in registers.
// SPDX-License-Identifier: MIT
#include "run/copy_box.h"

#include <string.h>

#include <utility>

#include "parts.h"

namespace argpool {
namespace {

constexpr int64_t kCacheLine = 64, kVector = 16;

int64_t magnitude(int64_t stride) { return stride < 0 ? -stride : stride; }

// The axes of a box that has more than one position along them, the shortest steps of `to` first;
// dimensions that are one on both sides are joined.
struct Axes {
  Axis axis[kBoxAxes];
  int count = 0;

  explicit Axes(const Axis (&given)[kBoxAxes]) {
    for (const Axis& a : given) {
      if (a.extent > 1) insert(a);
    }
    int joined = 0;
    for (int i = 1; i < count; ++i) {
      Axis& inner = axis[joined];
      const Axis& outer = axis[i];
      if (outer.to == inner.to * inner.extent && outer.from == inner.from * inner.extent) {
        inner.extent *= outer.extent;
      } else {
        axis[++joined] = outer;
      }
    }
    if (count) count = joined + 1;
  }

  // The axis along which `from` is read: the one of its shortest steps, unless they are few.
  int reading() const {
    int best = 0;
    for (int i = 1; i < count; ++i) {
      const Axis& a = axis[i];
      if (a.extent >= 4 && a.from && magnitude(a.from) < magnitude(axis[best].from)) best = i;
    }
    return best;
  }

  // Takes an axis out; a missing one is a single position.
  Axis take(int i) {
    if (i >= count) return {1, 0, 0};
    const Axis taken = axis[i];
    for (--count; i < count; ++i) axis[i] = axis[i + 1];
    return taken;
  }

 private:
  void insert(const Axis& a) {
    int i = count++;
    for (; i > 0 && magnitude(axis[i - 1].to) > magnitude(a.to); --i) axis[i] = axis[i - 1];
    axis[i] = a;
  }
};

template <typename Bits>
struct Elements {
  typedef Bits T __attribute__((may_alias));
  typedef Bits V __attribute__((vector_size(kVector), aligned(sizeof(Bits)), may_alias));
  static constexpr int kLanes = kVector / sizeof(Bits);
  const Bits flip;  // what is inverted of each element

  // With strides that are constants, compilers use vectors.
  __attribute__((always_inline)) void step(T* to, int64_t by, const T* from, int64_t from_by,
                                           int64_t n) const {
    for (int64_t i = 0; i < n; ++i) to[i * by] = from[i * from_by] ^ flip;
  }

  void line(T* to, const T* from, const Axis& a) const {
    const int64_t n = a.extent;
    if (a.to == 1 && a.from == 1 && !flip) {
      memcpy(to, from, (size_t)n * sizeof(T));
      return;
    }
    if (!kVectorCopies || a.to != 1) return step(to, a.to, from, a.from, n);
    switch (a.from) {
      case 1: return step(to, 1, from, 1, n);
      case 0: {
        const Bits one = *from ^ flip;
        for (int64_t i = 0; i < n; ++i) to[i] = one;
        return;
      }
      case 2: return step(to, 1, from, 2, n);
      case -1: return step(to, 1, from, -1, n);
      default: return step(to, 1, from, a.from, n);
    }
  }

  template <int... lane>
  static V lower(V a, V b, std::integer_sequence<int, lane...>) {
    return __builtin_shufflevector(a, b, (lane / 2 + lane % 2 * kLanes)...);
  }
  template <int... lane>
  static V upper(V a, V b, std::integer_sequence<int, lane...>) {
    return __builtin_shufflevector(a, b, (kLanes / 2 + lane / 2 + lane % 2 * kLanes)...);
  }

  // A square of kLanes x kLanes: interleaving the first half of its rows with the second one, as
  // often as a row can be halved, turns rows into columns.
  void square(T* to, int64_t to_row, const T* from, int64_t from_row) const {
    using Lanes = std::make_integer_sequence<int, kLanes>;
    V rows[kLanes], next[kLanes];
    for (int i = 0; i < kLanes; ++i) {
      rows[i] = *reinterpret_cast<const V*>(from + i * from_row) ^ flip;
    }
    for (int halves = kLanes; halves > 1; halves /= 2) {
      for (int i = 0; i < kLanes / 2; ++i) {
        next[2 * i] = lower(rows[i], rows[i + kLanes / 2], Lanes());
        next[2 * i + 1] = upper(rows[i], rows[i + kLanes / 2], Lanes());
      }
      for (int i = 0; i < kLanes; ++i) rows[i] = next[i];
    }
    for (int i = 0; i < kLanes; ++i) *reinterpret_cast<V*>(to + i * to_row) = rows[i];
  }

  void scattered(T* to, const T* from, const Axis& write, const Axis& read) const {
    for (int64_t j = 0; j < read.extent; ++j) {
      step(to + j * read.to, write.to, from + j * read.from, write.from, write.extent);
    }
  }

  // `to` is written along one axis, and `from` read along the other: cache lines of both are done
  // with before they leave the cache.
  void plane(T* to, const T* from, const Axis& write, const Axis& read) const {
    constexpr int64_t kBlock = kCacheLine / (int64_t)sizeof(T);
    const bool squares = write.to == 1 && read.from == 1;
    for (int64_t i = 0, many; i < write.extent; i += many) {
      many = write.extent - i < kBlock ? write.extent - i : kBlock;
      const int64_t even = squares ? many / kLanes * kLanes : 0;
      for (int64_t j = 0, more; j < read.extent; j += more) {
        more = read.extent - j < kLanes ? read.extent - j : kLanes;
        T* const to_here = to + i * write.to + j * read.to;
        const T* const from_here = from + i * write.from + j * read.from;
        const int64_t done = more == kLanes ? even : 0;
        for (int64_t k = 0; k < done; k += kLanes) {
          square(to_here + k, read.to, from_here + k * write.from, write.from);
        }
        if (done == many) continue;
        scattered(to_here + done * write.to, from_here + done * write.from,
                  {many - done, write.to, write.from}, {more, read.to, read.from});
      }
    }
  }

  void box(uint8_t* to_bytes, const uint8_t* from_bytes, Axes axes) const {
    T* const to = reinterpret_cast<T*>(to_bytes);
    const T* const from = reinterpret_cast<const T*>(from_bytes);
    const int reading = axes.reading();
    const Axis read = axes.take(reading);
    const Axis write = reading ? axes.take(0) : read;
    const Axis outer[3] = {axes.take(0), axes.take(0), axes.take(0)};
    for (int64_t a = 0; a < outer[2].extent; ++a) {
      for (int64_t b = 0; b < outer[1].extent; ++b) {
        for (int64_t c = 0; c < outer[0].extent; ++c) {
          T* const to_here = to + a * outer[2].to + b * outer[1].to + c * outer[0].to;
          const T* const from_here =
              from + a * outer[2].from + b * outer[1].from + c * outer[0].from;
          if (reading && !kVectorCopies) {
            scattered(to_here, from_here, write, read);
          } else if (reading) {
            plane(to_here, from_here, write, read);
          } else {
            line(to_here, from_here, read);
          }
        }
      }
    }
  }
};

}  // namespace

void copy_box(uint8_t* to, const uint8_t* from, const Axis (&given)[kBoxAxes], int bytes,
              uint64_t inverted) {
  const Axes axes(given);
  switch (bytes) {
    case 1: return Elements<uint8_t>{(uint8_t)inverted}.box(to, from, axes);
    case 2: return Elements<uint16_t>{(uint16_t)inverted}.box(to, from, axes);
    case 4: return Elements<uint32_t>{(uint32_t)inverted}.box(to, from, axes);
    default: return Elements<uint64_t>{inverted}.box(to, from, axes);
  }
}

}  // namespace argpool
