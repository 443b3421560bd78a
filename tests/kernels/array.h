// A packed tensor for tests that spell their numbers out.
// SPDX-License-Identifier: MIT
#pragma once

#include <argpool.h>

#include <cstdint>
#include <type_traits>
#include <vector>

namespace argpool::test {

using Shape = std::vector<int64_t>;

template <typename T>
struct Array {
  std::vector<T> data;

  explicit Array(Shape shape, std::vector<T> values = {}) : data(values), shape_(shape) {
    strides_.resize(shape.size());
    int64_t cells = 1;
    for (size_t i = shape.size(); i-- > 0; cells *= shape[i]) strides_[i] = cells;
    data.resize(size_t(cells));
    const uint8_t integer = std::is_signed_v<T> ? kDLInt : kDLUInt;
    const uint8_t code = std::is_floating_point_v<T> ? uint8_t(kDLFloat) : integer;
    dl_.device = {kDLCPU, 0};
    dl_.dtype = {code, uint8_t(8 * sizeof(T)), 1};
    settle();
  }
  Array(const Array& other) { *this = other; }
  Array& operator=(const Array& other) {
    data = other.data;
    shape_ = other.shape_;
    strides_ = other.strides_;
    dl_ = other.dl_;
    settle();
    return *this;
  }

  DLTensor* dl() { return &dl_; }
  int64_t& stride(size_t i) { return strides_[i]; }

 private:
  void settle() {
    dl_.data = data.data();
    dl_.ndim = int(shape_.size());
    dl_.shape = shape_.data();
    dl_.strides = strides_.data();
  }

  Shape shape_, strides_;
  DLTensor dl_{};
};

}  // namespace argpool::test
