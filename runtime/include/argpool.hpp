// argpool for C++20: argpool.h's operations on views of the caller's memory. Header-only; every
// function is one call of argpool.h. Include it before a generated header, and that header's
// functions take these tensors, too.
// SPDX-License-Identifier: MIT
//
//   std::vector<float> src(64 * 32 * 32), pooled(64 * 16 * 16);
//   std::vector<int64_t> where(pooled.size());
//   const auto window = argpool::window({2, 2});              // kernel 2x2, stride 2x2
//   argpool::pool(window, argpool::input(src, {1, 64, 32, 32}),
//                 argpool::tensor(pooled, {1, 64, 16, 16}),
//                 argpool::tensor(where, {1, 64, 16, 16})).or_throw();
#ifndef ARGPOOL_HPP
#define ARGPOOL_HPP

#include <argpool.h>

#include <algorithm>
#include <array>
#include <complex>
#include <concepts>
#include <initializer_list>
#include <ranges>
#include <span>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <version>
#ifdef __cpp_lib_mdspan
#include <mdspan>
#endif

namespace argpool {

/// A status as an exception; what() is argpool_last_error().
class error : public std::runtime_error {
public:
  error(argpool_status status, const char* sentence)
      : std::runtime_error(sentence), status_(status) {}
  argpool_status status() const noexcept { return status_; }

private:
  argpool_status status_;
};

/// What a call came to: true if it succeeded. Throws only where or_throw() is asked for.
class [[nodiscard]] result {
public:
  constexpr result() = default;
  constexpr explicit result(argpool_status status) noexcept : status_(status) {}
  constexpr explicit operator bool() const noexcept { return status_ == ARGPOOL_OK; }
  constexpr argpool_status status() const noexcept { return status_; }
  const char* name() const noexcept { return argpool_status_name(status_); }
  /// The sentence, until this thread's next call; "" after success.
  const char* message() const noexcept { return *this ? "" : argpool_last_error(); }
  void or_throw() const {
    if (!*this) throw error(status_, argpool_last_error());
  }

private:
  argpool_status status_ = ARGPOOL_OK;
};

/// Every status that a call may be refused with: for (auto status : argpool::refusals) …
inline constexpr std::array refusals = {
    ARGPOOL_INVALID_ARGUMENT,    ARGPOOL_INVALID_WINDOW,    ARGPOOL_SHAPE_MISMATCH,
    ARGPOOL_UNSUPPORTED_TYPE,    ARGPOOL_UNSUPPORTED_STRIDES, ARGPOOL_UNSUPPORTED_DEVICE,
    ARGPOOL_INDEX_OVERFLOW,      ARGPOOL_INDEX_OUT_OF_RANGE, ARGPOOL_OVERLAP,
    ARGPOOL_NO_KERNEL,           ARGPOOL_FORCED_VARIANT,    ARGPOOL_OUT_OF_MEMORY,
    ARGPOOL_DEVICE_ERROR};

/// Types that C++20 has no name for: argpool::input(bits, argpool::bf16, shape).
inline constexpr DLDataType f16 = {kDLFloat, 16, 1}, bf16 = {kDLBfloat, 16, 1};

/// A type's code and bits in DLPack.
template <typename T>
constexpr DLDataType type_of() {
  using U = std::remove_cv_t<T>;
  constexpr auto bits = static_cast<uint8_t>(8 * sizeof(U));
  if constexpr (std::is_same_v<U, bool>) return {kDLUInt, bits, 1};
  else if constexpr (std::is_floating_point_v<U>) return {kDLFloat, bits, 1};
  else if constexpr (std::is_same_v<U, std::complex<float>>) return {kDLComplex, bits, 1};
  else if constexpr (std::is_signed_v<U>) return {kDLInt, bits, 1};
  else {
    static_assert(std::is_unsigned_v<U>, "no element type of DLPack; pass its DLDataType");
    return {kDLUInt, bits, 1};
  }
}

/// A contiguous range of elements: a vector, an array, a span.
template <typename R>
concept elements = std::ranges::contiguous_range<R> && std::ranges::sized_range<R>;

/// Extents or strides, N first, of at most five dimensions.
class extents {
public:
  constexpr extents() = default;
  constexpr extents(std::initializer_list<int64_t> list)
      : extents(std::span<const int64_t>(list.begin(), list.size())) {}
  constexpr extents(std::span<const int64_t> list) {
    if (list.size() > 5) throw std::length_error("argpool: a tensor has at most 5 dimensions");
    count_ = static_cast<int>(list.size());
    std::ranges::copy(list, n_);
  }
  constexpr int count() const noexcept { return count_; }
  constexpr int64_t operator[](int d) const noexcept { return n_[d]; }
  constexpr int64_t product() const noexcept {
    int64_t all = 1;
    for (int d = 0; d < count_; ++d) all *= n_[d];
    return all;
  }

private:
  friend class input;
  int64_t n_[5] = {};
  int count_ = 0;
};

/// A view of memory that operations read. Strides are in elements; none: packed row-major.
class input {
public:
  template <typename T>
  input(const T* data, extents shape, extents strides = {})
      : input(const_cast<T*>(data), type_of<T>(), shape, strides) {}
  input(const void* data, DLDataType type, extents shape, extents strides = {})
      : tensor_{const_cast<void*>(data), {kDLCPU, 0}, shape.count(), type, nullptr, nullptr, 0} {
    if (strides.count() && strides.count() != shape.count()) {
      throw std::length_error("argpool: a tensor has as many strides as extents, or none");
    }
    hold(shape.n_, strides.count() ? strides.n_ : nullptr);
  }
  /// A range that holds the shape's elements; one of another size is an error of the program.
  template <elements R>
  input(const R& range, extents shape) : input(std::ranges::data(range), shape) {
    if (static_cast<int64_t>(std::ranges::size(range)) != shape.product()) {
      throw std::length_error("argpool: the range has " + std::to_string(std::ranges::size(range)) +
                              " elements, its shape " + std::to_string(shape.product()));
    }
  }
#ifdef __cpp_lib_mdspan
  template <typename T, typename E, typename L>
  input(std::mdspan<T, E, L> view) : input(view.data_handle(), shape_of(view), strides_of(view)) {}
#endif
  input(const input& other) noexcept { *this = other; }
  input& operator=(const input& other) noexcept {
    tensor_ = other.tensor_;
    hold(other.tensor_.shape, other.tensor_.strides);
    return *this;
  }
  const DLTensor* get() const noexcept { return &tensor_; }

protected:
  DLTensor* writable() const noexcept { return const_cast<DLTensor*>(&tensor_); }

private:
  // Copies no more than there is: what a call costs beyond C's is these stores.
  void hold(const int64_t* shape, const int64_t* strides) noexcept {
    for (int d = 0; d < tensor_.ndim; ++d) shape_[d] = shape[d];
    tensor_.shape = shape_;
    tensor_.strides = nullptr;
    if (!strides) return;
    for (int d = 0; d < tensor_.ndim; ++d) strides_[d] = strides[d];
    tensor_.strides = strides_;
  }
#ifdef __cpp_lib_mdspan
  static extents shape_of(const auto& view) {
    int64_t n[5] = {};
    for (size_t d = 0; d < view.rank(); ++d) n[d] = static_cast<int64_t>(view.extent(d));
    return std::span<const int64_t>(n, view.rank());
  }
  static extents strides_of(const auto& view) {
    int64_t n[5] = {};
    for (size_t d = 0; d < view.rank(); ++d) n[d] = static_cast<int64_t>(view.stride(d));
    return std::span<const int64_t>(n, view.rank());
  }
#endif
  int64_t shape_[5], strides_[5];
  DLTensor tensor_;
};

/// A view of memory that operations write; reads, too.
class tensor : public input {
public:
  template <typename T>
    requires(!std::is_const_v<T>)
  tensor(T* data, extents shape, extents strides = {}) : input(data, shape, strides) {}
  tensor(void* data, DLDataType type, extents shape, extents strides = {})
      : input(data, type, shape, strides) {}
  template <elements R>
    requires(!std::is_const_v<std::remove_reference_t<std::ranges::range_reference_t<R>>>)
  tensor(R&& range, extents shape) : input(range, shape) {}
#ifdef __cpp_lib_mdspan
  template <typename T, typename E, typename L>
    requires(!std::is_const_v<T>)
  tensor(std::mdspan<T, E, L> view) : input(view) {}
#endif
  DLTensor* get() const noexcept { return writable(); }
};

/// A window, built part by part; parts not named have their defaults. Outermost dimension first.
class window {
public:
  using list = std::initializer_list<int64_t>;
  constexpr window(list kernel)
      : w_{sizeof w_, static_cast<int32_t>(kernel.size()), 0,
           {at(kernel, 0), at(kernel, 1), at(kernel, 2)}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0},
           {0, 0, 0}} {
    check(kernel);
  }
  constexpr window& stride(list n) { return fill(w_.stride, n); }
  constexpr window& pad(list n) { return fill(w_.pad_begin, n), fill(w_.pad_end, n); }
  constexpr window& pad(list begin, list end) {
    return fill(w_.pad_begin, begin), fill(w_.pad_end, end);
  }
  constexpr window& dilation(list n) { return fill(w_.dilation, n); }
  constexpr window& ceil_mode(bool on = true) { return w_.ceil_mode = on, *this; }
  constexpr const argpool_window* get() const noexcept { return &w_; }

private:
  // Entry by entry: a compiler then makes one constant of a window of constants.
  static constexpr int64_t at(list n, size_t d) { return d < n.size() ? n.begin()[d] : 0; }
  constexpr void check(list n) const {
    if (n.size() != static_cast<size_t>(w_.rank) || n.size() < 1 || n.size() > 3) {
      throw std::length_error("argpool: a window has 1 to 3 dimensions, the same in each part");
    }
  }
  constexpr window& fill(int64_t (&to)[3], list n) {
    check(n);
    for (size_t d = 0; d < 3; ++d) to[d] = at(n, d);
    return *this;
  }
  argpool_window w_;
};

/// argpool_options with its defaults: auto o = argpool::options(); o.num_threads = 1;
inline argpool_options options() noexcept { return ARGPOOL_OPTIONS_INIT; }

inline result pool(const window& w, const input& src, const tensor& values, const tensor& indices,
                   const argpool_options* o = nullptr) noexcept {
  return result(argpool_max_pool(w.get(), src.get(), values.get(), indices.get(), o));
}
/// Without indices.
inline result pool(const window& w, const input& src, const tensor& values,
                   const argpool_options* o = nullptr) noexcept {
  return result(argpool_max_pool(w.get(), src.get(), values.get(), nullptr, o));
}
inline result min_pool(const window& w, const input& src, const tensor& values,
                       const tensor& indices, const argpool_options* o = nullptr) noexcept {
  return result(argpool_min_pool(w.get(), src.get(), values.get(), indices.get(), o));
}
inline result min_pool(const window& w, const input& src, const tensor& values,
                       const argpool_options* o = nullptr) noexcept {
  return result(argpool_min_pool(w.get(), src.get(), values.get(), nullptr, o));
}
inline result unpool(const window& w, const input& values, const input& indices, const tensor& dst,
                     const argpool_options* o = nullptr) noexcept {
  return result(argpool_max_unpool(w.get(), values.get(), indices.get(), dst.get(), o));
}
inline result pool_backward(const window& w, const input& grad_values, const input& indices,
                            const tensor& grad_src, const argpool_options* o = nullptr) noexcept {
  return result(
      argpool_max_pool_backward(w.get(), grad_values.get(), indices.get(), grad_src.get(), o));
}
inline result unpool_backward(const window& w, const input& grad_dst, const input& indices,
                              const tensor& grad_values,
                              const argpool_options* o = nullptr) noexcept {
  return result(
      argpool_max_unpool_backward(w.get(), grad_dst.get(), indices.get(), grad_values.get(), o));
}

/// An operation checked and selected once, run many times; moves, does not copy.
class plan {
public:
  plan() = default;
  plan(plan&& other) noexcept : plan_(std::exchange(other.plan_, nullptr)) {}
  plan& operator=(plan&& other) noexcept { return std::swap(plan_, other.plan_), *this; }
  ~plan() { argpool_plan_destroy(plan_); }

  /// Tensors as the operation takes them, inputs first; indices that are not wanted: nullptr.
  result create(argpool_op op, const window& w, std::array<const DLTensor*, 3> tensors,
                const argpool_options* o = nullptr) noexcept {
    argpool_plan_destroy(std::exchange(plan_, nullptr));
    return result(argpool_plan_create(&plan_, op, w.get(), tensors.data(), o));
  }
  /// Runs on other data of the same shapes, strides and types.
  result run(void* const* data) const noexcept { return result(argpool_plan_run(plan_, data)); }
  result run(const void* first, const void* second, const void* third) const noexcept {
    void* const data[] = {const_cast<void*>(first), const_cast<void*>(second),
                          const_cast<void*>(third)};
    return run(data);
  }
  const char* variant() const noexcept { return argpool_plan_variant(plan_); }
  /// How the row was chosen, in a sentence; options().measure = ARGPOOL_MEASURE chooses by timing.
  const char* explain() const noexcept { return argpool_plan_explain(plan_); }

private:
  argpool_plan* plan_ = nullptr;
};

}  // namespace argpool
#endif
