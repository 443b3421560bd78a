// A kernel's arguments as argpool_registry.h lists them; access outside a buffer fails the test.
// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>

#include "argpool_registry.h"

// A kernel's scalar arguments.
struct Args {
  int kernel[3], stride[3], pad[3], dilation[3], cell_min[3], cell_extent[3];
  int64_t base, step[3], step_c;
  void** buffers;

  explicit Args(void** args) : buffers(args + ARGPOOL_ARG_BUFFERS) {
    int* const groups[] = {kernel, stride, pad, dilation, cell_min, cell_extent};
    for (int i = 0; i < 18; ++i) groups[i / 3][i % 3] = *static_cast<int32_t*>(args[1 + i]);
    base = *static_cast<int64_t*>(args[19]);
    for (int i = 0; i < 3; ++i) step[i] = *static_cast<int64_t*>(args[20 + i]);
    step_c = *static_cast<int64_t*>(args[23]);
  }

  int tap_cell(int i, int o, int k) const { return o * stride[i] - pad[i] + k * dilation[i]; }
  bool valid(int i, int cell) const {
    return cell >= cell_min[i] && cell < cell_min[i] + cell_extent[i];
  }
  int64_t index(int x, int y, int z, int c) const {
    return base + x * step[0] + y * step[1] + z * step[2] + c * step_c;
  }
  int taps() const { return kernel[0] * kernel[1] * kernel[2]; }
};

// A four-dimensional buffer by x, y, z and plane (channel).
struct Buffer {
  const argpool_buffer& b;
  bool first;  // channels-first

  Buffer(const Args& a, int i, bool channels_first, int bits)
      : b(*static_cast<argpool_buffer*>(a.buffers[i])), first(channels_first) {
    EXPECT_EQ(b.dimensions, 4);
    EXPECT_EQ(b.type_bits, bits);
    EXPECT_EQ(b.dim[0].stride, 1);
  }
  const argpool_dim& dim(int i) const { return b.dim[first ? i : (i + 1) % 4]; }
  int min(int i) const { return dim(i).min; }
  int extent(int i) const { return dim(i).extent; }
  bool holds(int x, int y, int z) const {
    const int at[] = {x, y, z};
    for (int i = 0; i < 3; ++i) {
      if (at[i] < min(i) || at[i] >= min(i) + extent(i)) return false;
    }
    return true;
  }
  uint8_t* at(int x, int y, int z, int c) const {
    static uint8_t nothing[8];
    if (!holds(x, y, z) || c < 0 || c >= extent(3)) {
      ADD_FAILURE() << "cell " << x << " " << y << " " << z << " plane " << c
                    << " is outside its buffer";
      return nothing;
    }
    const int position[] = {x, y, z, c};
    int32_t offset = 0;
    for (int i = 0; i < 4; ++i) {
      int32_t part, distance = position[i] - min(i);
      if (__builtin_mul_overflow(distance, dim(i).stride, &part) ||
          __builtin_add_overflow(offset, part, &offset)) {
        ADD_FAILURE() << "an offset leaves 32 bits";
      }
    }
    return b.host + (int64_t)offset * (b.type_bits / 8);
  }
};

template <typename T>
struct View : Buffer {
  View(const Args& a, int i, bool first) : Buffer(a, i, first, 8 * (int)sizeof(T)) {}
  T& operator()(int x, int y, int z, int c) const {
    return *reinterpret_cast<T*>(at(x, y, z, c));
  }
};

// Indices of a kind (ARGPOOL_IDX_*).
struct Indices : Buffer {
  int kind;
  static int bits(int kind) {
    return kind == ARGPOOL_IDX_I64   ? 64
           : kind == ARGPOOL_IDX_I32 ? 32
           : kind == ARGPOOL_IDX_U8  ? 8
                                     : 16;
  }
  Indices(const Args& a, int i, bool first, int kind)
      : Buffer(a, i, first, bits(kind)), kind(kind) {
    EXPECT_EQ(b.type_code, taps() ? 1 : 0);  // unsigned, signed
  }
  bool taps() const { return kind == ARGPOOL_IDX_U8 || kind == ARGPOOL_IDX_U16; }
  int64_t operator()(int x, int y, int z, int c) const {
    const uint8_t* p = at(x, y, z, c);
    switch (kind) {
      case ARGPOOL_IDX_U8: return *p;
      case ARGPOOL_IDX_U16: return *reinterpret_cast<const uint16_t*>(p);
      case ARGPOOL_IDX_I32: return *reinterpret_cast<const int32_t*>(p);
      default: return *reinterpret_cast<const int64_t*>(p);
    }
  }
  void set(int x, int y, int z, int c, int64_t index) const {
    memcpy(at(x, y, z, c), &index, (size_t)b.type_bits / 8);  // little endian
  }
};

// A one-dimensional result, an element a plane (channels-last: one for the image).
template <typename T>
struct PerPlane {
  T* data;
  bool first;
  PerPlane(const Args& a, int i, bool first, int planes, T start) : first(first) {
    argpool_buffer& b = *static_cast<argpool_buffer*>(a.buffers[i]);
    EXPECT_EQ(b.dimensions, 1);
    EXPECT_EQ(b.type_bits, 8 * sizeof(T));
    EXPECT_EQ(b.dim[0].extent, first ? planes : 1);
    data = reinterpret_cast<T*>(b.host);
    std::fill(data, data + b.dim[0].extent, start);
  }
  T& operator()(int c) const { return data[first ? c : 0]; }
};
