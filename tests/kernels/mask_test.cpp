// argpool_max_mask by every row of masks.mlir, forced, against loops: in memory between pages that
// nobody may touch, with gaps that must stay as they are, on one thread and three.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <masks.h>

#include <cmath>
#include <cstring>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "argpool_registry.h"
#include "guard.h"
#include "table.h"

namespace argpool::test {
namespace {

struct Shape {
  int64_t n, c, d, h, w;
};

// Numbers are compared as they are, those of 16 bits as the floats they stand for.
template <typename T> struct Plain {
  static bool is_greater(T a, T b) { return a > b; }
  static bool is_nan(T v) { return v != v; }
};
struct Half {
  uint16_t bits;
  float value() const {
    const int exponent = bits >> 10 & 31, mantissa = bits & 1023;
    const float size = exponent == 31 ? (mantissa ? NAN : INFINITY)
                       : exponent     ? std::ldexp(1024.f + (float)mantissa, exponent - 25)
                                      : std::ldexp((float)mantissa, -24);
    return bits >> 15 ? -size : size;
  }
};
struct Brain {
  uint16_t bits;
  float value() const {
    const uint32_t wide = (uint32_t)bits << 16;
    float f;
    std::memcpy(&f, &wide, sizeof f);
    return f;
  }
};
template <typename T> struct Narrow {
  static bool is_greater(T a, T b) { return a.value() > b.value(); }
  static bool is_nan(T v) { return std::isnan(v.value()); }
};
template <> struct Plain<Half> : Narrow<Half> {};
template <> struct Plain<Brain> : Narrow<Brain> {};

// A tensor [n, c, (d, h,) w] with `gap` elements behind each row (channels-last: pixel).
template <typename T> struct Box {
  Shape s;
  bool last;
  int64_t gap;
  int64_t strides[5] = {};

  Box(const Shape& s, bool last, int64_t gap) : s(s), last(last), gap(gap) {
    int64_t step = 1;
    const auto next = [&](int i, int64_t extent, int64_t more) {
      strides[i] = step;
      step = step * extent + more;
    };
    if (last) next(1, s.c, gap);
    next(4, s.w, last ? 0 : gap);
    next(3, s.h, 0);
    next(2, s.d, 0);
    if (!last) next(1, s.c, 0);
    next(0, s.n, 0);
  }
  size_t elements() const {
    return (size_t)((s.n - 1) * strides[0] + (s.c - 1) * strides[1] + (s.d - 1) * strides[2] +
                    (s.h - 1) * strides[3] + (s.w - 1) * strides[4] + 1);
  }
  int64_t at(int64_t n, int64_t c, int64_t z, int64_t y, int64_t x) const {
    return n * strides[0] + c * strides[1] + z * strides[2] + y * strides[3] + x * strides[4];
  }
};

struct Case {
  int rank;
  int64_t kernel[3];  // outermost first
  bool ceil;
};

template <typename T>
std::vector<T> expected(const std::vector<T>& src, const Box<T>& box, const Case& of) {
  std::vector<T> dst(src.size());
  std::memset(dst.data(), 0x5a, dst.size() * sizeof(T));
  int64_t k[3] = {1, 1, 1}, extent[3] = {box.s.d, box.s.h, box.s.w}, pooled[3];
  for (int i = 0; i < of.rank; ++i) k[3 - of.rank + i] = of.kernel[i];
  for (int i = 0; i < 3; ++i) pooled[i] = (extent[i] + (of.ceil ? k[i] - 1 : 0)) / k[i];
  const T zero{};
  for (int64_t p = 0; p < box.s.n * box.s.c; ++p) {
    const int64_t n = p / box.s.c, c = p % box.s.c;
    for (int64_t i = 0; i < extent[0] * extent[1] * extent[2]; ++i)
      dst[(size_t)box.at(n, c, i / extent[2] / extent[1], i / extent[2] % extent[1],
                         i % extent[2])] = zero;
    for (int64_t o = 0; o < pooled[0] * pooled[1] * pooled[2]; ++o) {
      const int64_t oz = o / pooled[2] / pooled[1], oy = o / pooled[2] % pooled[1],
                    ox = o % pooled[2];
      int64_t best = -1;
      for (int64_t z = oz * k[0]; z < std::min((oz + 1) * k[0], extent[0]); ++z)
        for (int64_t y = oy * k[1]; y < std::min((oy + 1) * k[1], extent[1]); ++y)
          for (int64_t x = ox * k[2]; x < std::min((ox + 1) * k[2], extent[2]); ++x) {
            const int64_t at = box.at(n, c, z, y, x);
            const T v = src[(size_t)at];
            if (best < 0 || Plain<T>::is_nan(v) || Plain<T>::is_greater(v, src[(size_t)best]))
              best = at;
          }
      dst[(size_t)best] = src[(size_t)best];
    }
  }
  return dst;
}

template <typename T> void fill(std::vector<T>& src, std::mt19937& draw) {
  for (T& v : src) {
    const int n = (int)(draw() % 9);
    if constexpr (std::is_same_v<T, Half>) {
      const uint16_t some[] = {0, 0x8000, 0x7c00, 0xfc00, 0x7e01, 0x3c00, 0xbc00, 1, 0x0401};
      v = Half{some[n]};
    } else if constexpr (std::is_same_v<T, Brain>) {
      const uint16_t some[] = {0, 0x8000, 0x7f80, 0xff80, 0x7fc1, 0x3f80, 0xbf80, 1, 0x0081};
      v = Brain{some[n]};
    } else if constexpr (std::is_floating_point_v<T>) {
      const T some[] = {0, T(-0.0), INFINITY, -INFINITY, NAN, 1, -1, T(1e-40), 2};
      v = some[n];
    } else {
      v = T(n - 4);
    }
  }
}

class Masks {
 public:
  // Every row of the element type and window: runs, or is refused by its guard.
  template <typename T>
  void check(const char* elem, DLDataType type, const Case& of, const Shape& shape, bool last,
             int64_t gap, bool at_end) {
    const Box<T> box(shape, last, gap);
    std::vector<T> src(box.elements());
    fill(src, draw_);
    const std::vector<T> wanted = expected(src, box, of);
    const size_t bytes = src.size() * sizeof(T);
    GuardedMemory from(bytes, false), to(bytes, false);
    const size_t off = at_end ? from.size() - bytes : 0;
    std::memcpy(from.own() + off, src.data(), bytes);
    argpool_window window = {};
    window.struct_size = sizeof window;
    window.rank = of.rank;
    window.ceil_mode = of.ceil;
    for (int i = 0; i < of.rank; ++i) window.kernel[i] = of.kernel[i];
    int64_t extents[5] = {shape.n, shape.c}, strides[5] = {box.strides[0], box.strides[1]};
    for (int i = 0; i < of.rank; ++i) {
      extents[2 + i] = (&shape.d)[3 - of.rank + i];
      strides[2 + i] = box.strides[5 - of.rank + i];
    }
    const auto tensor = [&](uint8_t* data) {
      return DLTensor{data, {kDLCPU, 0}, of.rank + 2, type, extents, strides, 0};
    };
    const DLTensor x = tensor(from.readonly() + off);
    DLTensor y = tensor(to.writable() + off);
    const std::string prefix = std::string("max_mask_") + elem + "_none_" + (last ? "cl_" : "cf_");
    for (uint32_t i = 0; i < masks_table.row_count; ++i) {
      const argpool_row& row = masks_table.rows[i];
      const std::string name = row.name;
      if (name.rfind(prefix, 0) != 0) continue;
      std::memset(to.own() + off, 0x5a, bytes);
      argpool_options options = ARGPOOL_OPTIONS_INIT;
      options.table = &masks_table;
      options.layout = last ? ARGPOOL_CHANNELS_LAST : ARGPOOL_CHANNELS_FIRST;
      options.num_threads = draw_() % 2 ? 1 : 3;
      options.forced_variant = row.name;
      const argpool_status status = argpool_max_mask(&window, &x, &y, &options);
      if (status == ARGPOOL_FORCED_VARIANT) continue;
      ASSERT_EQ(status, ARGPOOL_OK) << name << ": " << argpool_last_error();
      ASSERT_EQ(std::memcmp(to.own() + off, wanted.data(), bytes), 0)
          << name << " " << shape.n << "x" << shape.c << "x" << shape.d << "x" << shape.h << "x"
          << shape.w << (last ? " channels-last" : "") << " gap " << gap;
      ++runs[name];
    }
  }
  std::map<std::string, int> runs;

 private:
  std::mt19937 draw_{7};
};

template <typename T>
void check_all(Masks& masks, const char* elem, DLDataType type, const Case& of) {
  static const int64_t widths[] = {1, 2, 3, 7, 8, 15, 16, 17, 31, 32, 33, 64, 96, 128, 256};
  for (bool last : {false, true})
    for (int64_t w : widths) {
      const int64_t h = of.rank > 1 ? 1 + w * 5 % 7 : 1, d = of.rank > 2 ? 1 + w % 5 : 1;
      const Shape shape = last ? Shape{2, w, d, h, 1 + w % 9} : Shape{2, 3, d, h, w};
      bool fits = true;  // without ceil_mode each window needs all its cells
      const int64_t extents[] = {shape.d, shape.h, shape.w};
      for (int i = 0; i < of.rank; ++i)
        fits &= of.ceil || extents[3 - of.rank + i] >= of.kernel[i];
      if (!fits) continue;
      masks.check<T>(elem, type, of, shape, last, 0, true);
      masks.check<T>(elem, type, of, shape, last, 0, false);
      masks.check<T>(elem, type, of, shape, last, 5, true);
    }
}

TEST(Mask, EveryRowMakesWhatPoolingAndUnpoolingMake) {
  Masks masks;
  for (bool ceil : {false, true}) {
    const Case k2 = {2, {2, 2}, ceil}, k3 = {2, {3, 3}, ceil}, k4 = {1, {4}, ceil},
               cube = {3, {2, 2, 2}, ceil}, flat = {2, {1, 3}, ceil};
    for (const Case* of : {&k2, &k3, &cube, &flat})
      check_all<float>(masks, "f32", {kDLFloat, 32, 1}, *of);
    check_all<float>(masks, "f32", {kDLFloat, 32, 1}, k4);
    check_all<double>(masks, "f64", {kDLFloat, 64, 1}, k2);
    check_all<Half>(masks, "f16", {kDLFloat, 16, 1}, k2);
    check_all<Half>(masks, "f16", {kDLFloat, 16, 1}, cube);
    check_all<Brain>(masks, "bf16", {kDLBfloat, 16, 1}, k2);
    check_all<int64_t>(masks, "i64", {kDLInt, 64, 1}, k2);
    check_all<int64_t>(masks, "i64", {kDLInt, 64, 1}, k4);
    check_all<int32_t>(masks, "i32", {kDLInt, 32, 1}, k2);
    check_all<int16_t>(masks, "i16", {kDLInt, 16, 1}, k2);
    check_all<int8_t>(masks, "i8", {kDLInt, 8, 1}, k2);
    check_all<uint8_t>(masks, "u8", {kDLUInt, 8, 1}, k2);
    check_all<uint8_t>(masks, "u8", {kDLUInt, 8, 1}, k3);
    check_all<uint8_t>(masks, "u8", {6, 8, 1}, k2);  // kDLBool
  }
  int missing = 0;
  for (const Row& row : rows_of(masks_table)) {
    const std::string name = row.row->name;
    if (masks.runs[name] || !missing_features(*row.target).empty()) continue;
    ++missing;
    ADD_FAILURE() << name << " never ran";
  }
  std::printf("%zu rows\n", masks.runs.size());
}

TEST(Mask, APairOfASpecIsOneFunction) {
  const Box<float> box({2, 3, 1, 6, 8}, false, 0);
  std::vector<float> src(box.elements()), dst(src.size());
  std::mt19937 draw(1);
  fill(src, draw);
  int64_t shape[] = {2, 3, 6, 8}, other[] = {2, 3, 8, 6};
  const auto tensor = [](void* data, int64_t* extents) {
    return DLTensor{data, {kDLCPU, 0}, 4, {kDLFloat, 32, 1}, extents, nullptr, 0};
  };
  const DLTensor x = tensor(src.data(), shape);
  DLTensor y = tensor(dst.data(), shape), wrong = tensor(dst.data(), other);
  ASSERT_EQ(masks_pair(&x, &y, nullptr), ARGPOOL_OK) << argpool_last_error();
  const std::vector<float> wanted = expected(src, box, {2, {2, 2}, false});
  EXPECT_EQ(std::memcmp(dst.data(), wanted.data(), dst.size() * sizeof(float)), 0);
  EXPECT_EQ(masks_pair(&x, &wrong, nullptr), ARGPOOL_SHAPE_MISMATCH);
}

std::string said(argpool_window window, DLTensor x, DLTensor y, argpool_status wanted) {
  argpool_options options = ARGPOOL_OPTIONS_INIT;
  options.table = &masks_table;
  EXPECT_EQ(argpool_max_mask(&window, &x, &y, &options), wanted);
  return argpool_last_error();
}

TEST(Mask, RefusesWhatItIsNotFor) {
  float src[16] = {}, dst[16];
  int64_t shape[] = {1, 1, 4, 4}, other[] = {1, 1, 4, 3};
  const auto tensor = [](void* data, int64_t* extents, DLDataType type) {
    return DLTensor{data, {kDLCPU, 0}, 4, type, extents, nullptr, 0};
  };
  const DLDataType f32 = {kDLFloat, 32, 1}, u32 = {kDLUInt, 32, 1};
  const DLTensor x = tensor(src, shape, f32), y = tensor(dst, shape, f32);
  argpool_window k2 = ARGPOOL_WINDOW_2D(2, 2, 0);
  EXPECT_EQ(said(k2, x, y, ARGPOOL_OK), "");
  EXPECT_EQ(said(ARGPOOL_WINDOW_2D(3, 2, 0), x, y, ARGPOOL_INVALID_WINDOW),
            "window: in h, kernel 3, stride 2, pad_begin 0, dilation 1; accepted in max_mask: "
            "stride = kernel, pad_begin 0 and dilation 1, or max_pool and max_unpool");
  EXPECT_EQ(said(k2, x, tensor(dst, other, f32), ARGPOOL_SHAPE_MISMATCH),
            "dst: w is 3; accepted: 4, as in src");
  EXPECT_EQ(said(k2, tensor(src, shape, u32), tensor(dst, shape, u32), ARGPOOL_UNSUPPORTED_TYPE),
            "src has elements of type u32; accepted in max_mask: f64, f32, f16, bf16, i64, i32, "
            "i16, i8, u8 and bool");
  EXPECT_EQ(said(k2, x, tensor(src, shape, f32), ARGPOOL_OVERLAP),
            "dst shares memory with src; accepted: outputs with memory of their own (C14)");
  EXPECT_EQ(argpool_max_mask(&k2, &x, const_cast<DLTensor*>(&y), nullptr),
            ARGPOOL_INVALID_ARGUMENT);
}

}  // namespace
}  // namespace argpool::test
