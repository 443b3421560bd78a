// A packed tensor of any type, rank and layout, for tests that talk to the C API alone.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstring>
#include <vector>

#include "problem.h"

namespace argpool::test {

class Packed {
 public:
  /// A tensor of zeros, batched, of the rank and in the layout of a problem.
  Packed(const Problem& like, DLDataType type, const Extents& extent)
      : type_(type), extent_(extent), batched_(like.batched), rank_(like.window.rank) {
    const bool last = like.layout == ARGPOOL_CHANNELS_LAST;
    const size_t cf[5] = {4, 3, 2, 1, 0}, cl[5] = {1, 4, 3, 2, 0};
    int64_t cells = 1;
    for (const size_t dim : last ? cl : cf) {
      stride_[dim] = cells;
      cells *= extent[dim];
    }
    memory_.resize(size_t(cells) * type.bits / 8);
  }

  DLTensor* dl() {
    int n = 0;
    for (size_t dim = 0; dim < 5; ++dim) {
      if ((dim == 0 && !batched_) || (dim > 1 && int(dim) < 5 - rank_)) continue;
      dl_shape_[n] = extent_[dim];
      dl_strides_[n++] = stride_[dim];
    }
    dl_ = {memory_.data(), {kDLCPU, 0}, n, type_, dl_shape_, dl_strides_, 0};
    return &dl_;
  }
  size_t bytes() const { return memory_.size(); }
  size_t count() const { return memory_.size() / (type_.bits / 8u); }
  /// In the order of memory.
  void assign(const std::vector<uint8_t>& bytes) { memory_ = bytes; }
  bool operator==(const Packed& other) const { return memory_ == other.memory_; }

  template <typename T>
  struct Range {
    T *first, *last;
    T* begin() const { return first; }
    T* end() const { return last; }
    T& operator[](size_t i) const { return first[i]; }
    size_t size() const { return size_t(last - first); }
  };
  /// All elements, in the order of memory.
  template <typename T>
  Range<T> all() {
    T* first = reinterpret_cast<T*>(memory_.data());
    return {first, first + count()};
  }
  template <typename T>
  T& at(const Position& p) {
    return reinterpret_cast<T*>(memory_.data())[offset(p)];
  }
  /// An index, whatever its type.
  int64_t integer(const Position& p) const {
    const size_t bytes = type_.bits / 8u;
    int64_t wide = 0;  // little-endian: the low bytes come first
    memcpy(&wide, &memory_[size_t(offset(p)) * bytes], bytes);
    return type_.code == kDLInt && type_.bits == 32 ? int32_t(wide) : wide;
  }
  template <typename Visit>
  void each(Visit visit) const {
    reference::for_each_position(extent_, visit);
  }

 private:
  int64_t offset(const Position& p) const {
    int64_t at = 0;
    for (size_t i = 0; i < 5; ++i) at += p[i] * stride_[i];
    return at;
  }

  DLDataType type_;
  Extents extent_, stride_{};
  bool batched_;
  int rank_;
  std::vector<uint8_t> memory_;
  int64_t dl_shape_[5], dl_strides_[5];
  DLTensor dl_{};
};

}  // namespace argpool::test
