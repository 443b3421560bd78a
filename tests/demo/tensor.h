// A packed row-major tensor that owns its memory: 64-byte aligned, every page touched.
// SPDX-License-Identifier: MIT
#pragma once

#include <dlpack/dlpack.h>

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>
#include <vector>

namespace argpool::demo {

template <typename T>
constexpr DLDataType type_of() {
  const uint8_t code = std::is_floating_point_v<T> ? kDLFloat
                       : std::is_signed_v<T>       ? kDLInt
                                                   : kDLUInt;
  return {code, 8 * sizeof(T), 1};
}

template <typename T>
class Tensor {
 public:
  explicit Tensor(std::vector<int64_t> shape) : shape_(std::move(shape)) {
    for (const int64_t extent : shape_) count_ *= extent;
    const size_t whole_lines = (bytes() + 63) / 64 * 64;
    data_.reset((T*)aligned_alloc(64, whole_lines));
    if (!data_) throw std::bad_alloc();
    memset((void*)data_.get(), 0, whole_lines);
    dl_ = {data_.get(), {kDLCPU, 0}, (int)shape_.size(), type_of<T>(), shape_.data(), nullptr, 0};
  }
  Tensor(const Tensor&) = delete;
  Tensor& operator=(const Tensor&) = delete;

  DLTensor* dl() { return &dl_; }
  T* data() { return data_.get(); }
  int64_t count() const { return count_; }
  size_t bytes() const { return count_ * sizeof(T); }
  int64_t extent(int dimension) const { return shape_[dimension]; }
  const std::vector<int64_t>& shape() const { return shape_; }

 private:
  struct Free {
    void operator()(void* memory) const { free(memory); }
  };
  std::vector<int64_t> shape_;
  int64_t count_ = 1;
  std::unique_ptr<T, Free> data_;
  DLTensor dl_{};
};

}  // namespace argpool::demo
