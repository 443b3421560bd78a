// Tensors of a test: memory with guard values around it, in either layout, and what the operations
// should make of it by a plain loop over N, C, D, H, W.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <cstring>
#include <type_traits>
#include <vector>

#include "argpool.h"
#include "small_floats.h"

struct Window3 {  // in the order x, y, z
  int64_t kernel[3], stride[3], pad[3], dilation[3];
};

template <typename T>
DLDataType type_of() {
  using namespace argpool::reference;
  constexpr uint8_t bits = 8 * sizeof(T);
  if (std::is_same_v<T, BFloat16>) return {kDLBfloat, bits, 1};
  if (std::is_same_v<T, Float16> || std::is_floating_point_v<T>) return {kDLFloat, bits, 1};
  return {(uint8_t)(std::is_signed_v<T> ? kDLInt : kDLUInt), bits, 1};
}

enum class Order { cf, cl };

template <typename T>
class Array {
 public:
  // shape: [N,] C, spatial. gap: unused cells after each row (cf) or channel vector (cl).
  Array(std::vector<int64_t> shape, bool batched, Order order = Order::cf, int64_t gap = 0)
      : shape_(std::move(shape)), strides_(shape_.size()) {
    const int rank = (int)shape_.size() - (batched ? 2 : 1), c = batched ? 1 : 0;
    int64_t next = 1;
    const auto take = [&](int i, int64_t extra) {
      strides_[i] = next;
      next = next * shape_[i] + extra;
    };
    if (order == Order::cl) take(c, gap);
    for (int i = 0; i < rank; ++i) {
      take(c + rank - i, i == 0 && order == Order::cf ? gap : 0);
    }
    if (order == Order::cf) take(c, 0);
    if (batched) take(0, 0);
    memory_.assign((size_t)next + 2 * kGuard, guard());
    tensor_ = {memory_.data() + kGuard, {kDLCPU, 0}, (int)shape_.size(), type_of<T>(),
               shape_.data(), strides_.data(), 0};
  }
  Array(const Array&) = delete;

  DLTensor* operator&() { return &tensor_; }
  DLTensor& tensor() { return tensor_; }
  std::vector<int64_t>& shape() { return shape_; }
  std::vector<int64_t>& strides() { return strides_; }
  T* data() { return static_cast<T*>(tensor_.data); }
  const std::vector<T>& memory() const { return memory_; }

  T& at(const std::vector<int64_t>& position) {
    int64_t offset = 0;
    for (size_t i = 0; i < position.size(); ++i) offset += position[i] * strides_[i];
    return data()[offset];
  }

  // Lays the cells in the other direction of memory.
  void reverse(size_t i) {
    tensor_.data = data() + (shape_[i] - 1) * strides_[i];
    strides_[i] = -strides_[i];
  }

  template <typename F>
  void for_each(F f) {
    std::vector<int64_t> at(shape_.size(), 0);
    for (int64_t e : shape_) {
      if (e == 0) return;
    }
    for (;;) {
      f(at, this->at(at));
      int i = (int)at.size() - 1;
      for (; i >= 0 && ++at[i] == shape_[i]; --i) at[i] = 0;
      if (i < 0) return;
    }
  }
  std::vector<T> cells() {
    std::vector<T> out;
    for_each([&](const auto&, T& v) { out.push_back(v); });
    return out;
  }
  // Cells that belong to no position still hold what they held.
  bool gaps_intact() {
    std::vector<char> used(memory_.size(), 0);
    for_each([&](const auto&, T& v) { used[(size_t)(&v - memory_.data())] = 1; });
    const T g = guard();
    for (size_t i = 0; i < memory_.size(); ++i) {
      if (!used[i] && memcmp(&memory_[i], &g, sizeof g)) return false;
    }
    return true;
  }

 private:
  static constexpr size_t kGuard = 64;
  static T guard() { return T(77); }
  std::vector<int64_t> shape_, strides_;
  std::vector<T> memory_;
  DLTensor tensor_;
};
