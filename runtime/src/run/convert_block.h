// A block of indices to convert, and what its loops need to know of a space: in 32 bits.
// SPDX-License-Identifier: MIT
#pragma once

#include <string.h>

#include "argpool_registry.h"
#include "problem/index_space.h"
#include "support/divisors.h"

namespace argpool {

constexpr int kAtOnce = 256;  // positions

// A block of positions: `rows` rows of `length` ones, row by row.
struct Block {
  int rows, length;
  int count() const { return rows * length; }

  int32_t row[kAtOnce], along[kAtOnce];  // the row of a position, and how far along its line it is
  int64_t index[kAtOnce];
  uint32_t number[kAtOnce];  // of the cell in its box
  int32_t cell[3][kAtOnce];
  int32_t first[3][kAtOnce];  // the cell of the window's first tap
  const uint8_t* rows_from[kAtOnce];
  uint8_t* rows_to[kAtOnce];

  void shape(int new_rows, int new_length) {
    if (rows == new_rows && length == new_length) return;
    rows = new_rows;
    length = new_length;
    for (int r = 0, i = 0; r < rows; ++r) {
      for (int a = 0; a < length; ++a, ++i) {
        row[i] = r;
        along[i] = a;
      }
    }
  }
};

// A space in 32 bits: how offsets from a plane's first index are cells.
struct Space {
  bool taps, colmajor;
  uint32_t cells;         // of the box
  uint32_t by_along;      // from one position of a line to the next
  ExactDivisor unit;
  Divisor inner, middle;  // extents of the box: x and y, or z and y
  uint32_t inner_extent, middle_extent;

  Space() = default;
  Space(const Indexing& s, int64_t channels, bool along_channels)
      : taps(s.space == ARGPOOL_INDEX_WINDOW),
        colmajor(s.space == ARGPOOL_INDEX_TENSOR_COLMAJOR),
        cells((uint32_t)s.box_cells()),
        by_along(along_channels ? (uint32_t)s.by_c : 0),
        unit(s.step(channels)),
        inner(s.box[colmajor ? 2 : 0]),
        middle(s.box[1]),
        inner_extent((uint32_t)s.box[colmajor ? 2 : 0]),
        middle_extent((uint32_t)s.box[1]) {}
};

template <typename T>
void read_rows(Block& b, bool packed, int64_t step) {
  const int count = b.count();
  for (int i = 0; packed && i < count; ++i) {
    T index;
    memcpy(&index, b.rows_from[0] + (size_t)i * sizeof index, sizeof index);
    b.index[i] = index;
  }
  for (int i = 0; !packed && i < count; ++i) {
    T index;
    memcpy(&index, b.rows_from[b.row[i]] + b.along[i] * step, sizeof index);
    b.index[i] = index;
  }
}

template <typename T>
void write_rows(const Block& b, bool packed, int64_t step) {
  const int count = b.count();
  for (int i = 0; packed && i < count; ++i) {
    const T index = (T)b.index[i];
    memcpy(b.rows_to[0] + (size_t)i * sizeof index, &index, sizeof index);
  }
  for (int i = 0; !packed && i < count; ++i) {
    const T index = (T)b.index[i];
    memcpy(b.rows_to[b.row[i]] + b.along[i] * step, &index, sizeof index);
  }
}

// Negative (as a signed number) unless number < extent <= 2^31: vectors of SSE2 compare no unsigned
// numbers.
inline uint32_t beyond(uint32_t number, uint32_t extent) { return number | (extent - 1 - number); }
inline bool is_negative(uint32_t number) { return number >> 31; }

// first + by * along, in vectors: neither factor has more than 32 bits.
inline int64_t moved_along(int64_t first, uint32_t by, int32_t along) {
  return first + (int64_t)((uint64_t)by * (uint32_t)along);
}

}  // namespace argpool
