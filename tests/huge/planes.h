// Huge tensors whose every cell is a formula of its place: filled and checked without a copy.
// SPDX-License-Identifier: MIT
#pragma once

#include <argpool.h>

#include <cstdint>

namespace argpool::test {

/// One image, halved by windows of two cells in each dimension (k2s2); a last odd cell is in none.
struct Case {
  const char* name;
  struct {
    const char* word;
    uint8_t code, bits;
  } index;
  argpool_index_space space;
  bool channels_last;
  int rank;         // 1: h is 1
  int64_t c, h, w;  // of src and dst
  double gib;       // memory at its peak, about

  argpool_window window() const;
  int64_t cells() const { return c * h * w; }
  int64_t pooled_h() const { return rank == 1 ? 1 : h / 2; }
  int64_t pooled_w() const { return w / 2; }
  int64_t positions() const { return c * pooled_h() * pooled_w(); }
};

/// A tensor of a case, of its cells or its pooled positions, in memory of its own.
class Plane {
 public:
  Plane(const Case& c, bool pooled, DLDataType type);
  ~Plane();
  Plane(const Plane&) = delete;
  Plane& operator=(const Plane&) = delete;
  DLTensor* dl() { return &dl_; }
  template <typename T>
  T* data() const {
    return static_cast<T*>(dl_.data);
  }

 private:
  int64_t shape_[4], strides_[4];
  size_t bytes_;
  DLTensor dl_{};
};

/// The elements of src: small numbers with ties.
void fill(const Case& c, int8_t* src);

/// Are these the maxima of fill's numbers, and where they sit? Prints the first that is not.
template <typename I>
bool check_pooled(const Case& c, const int8_t* values, const I* indices);

/// Are the maxima where they sat, and zeros elsewhere?
bool check_unpooled(const Case& c, const int8_t* dst);

/// grad_values in f16, and taps that name one cell of each window.
void fill_gradient(const Case& c, uint16_t* grad_values, uint8_t* taps);
bool check_gradient(const Case& c, const uint16_t* grad_src);

}  // namespace argpool::test
