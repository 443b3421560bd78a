// Tensors in guarded memory: placed against a guard page, their gaps and margins filled with
// canaries.
// SPDX-License-Identifier: MIT
#pragma once

#include <argpool.h>

#include <memory>
#include <string>
#include <vector>

#include "guard.h"
#include "problem.h"

namespace argpool::test {

/// Where a tensor's bytes lie. Front: its first byte follows a guard page; Back: its last byte
/// precedes one; Lines…: so does each innermost line's, with a page of its own. Odd: as Front, but
/// outputs start at an address aligned as asked and no better; Short: at one aligned to half of
/// that, which a guard must refuse.
enum class Placement { Front, Back, LinesFront, LinesBack, Odd, Short };
constexpr Placement kPlacements[] = {Placement::Front, Placement::Back, Placement::LinesFront,
                                     Placement::LinesBack};
/// Placements that try what a guard says of alignment.
constexpr Placement kAlignments[] = {Placement::Odd, Placement::Short};
const char* name_of(Placement placement);

/// The memory of one tensor of a call; used again for each call.
struct Slot {
  GuardedMemory block{size_t(64) << 20, false};
  GuardedMemory lines{size_t(4) << 20, true};
};

/// A tensor's form, wherever it is placed.
struct Form {
  std::string role;  // "values"
  DLDataType dtype{};
  Extents extent{};
  bool batched = true;
  int rank = 2;
  argpool_layout layout = ARGPOOL_CHANNELS_FIRST;
  std::array<int64_t, 4> gap{};
  std::string broadcast;
  bool output = false;
  View view = View::Plain;

  size_t elem_bytes() const { return dtype.bits / 8u; }
};

class Tensor {
 public:
  /// align: the base is a multiple of so many bytes even where that leaves a few before the guard
  /// page. Throws std::length_error where the slot is too small; ask fits() first.
  Tensor(const Form& form, const Slot& slot, Placement placement, size_t align);
  static bool fits(const Form& form, const Slot& slot, Placement placement);

  DLTensor* dl() {
    dl_.shape = dl_shape_;  // here, because a tensor may have moved
    dl_.strides = dl_strides_;
    return &dl_;
  }
  const Form& form() const { return form_; }
  /// Bytes between elements, by logical dimension (n, c, d, h, w).
  const std::array<int64_t, 5>& byte_strides() const { return stride_; }
  /// Its first byte in memory, which is the first cell's but in view flip.
  uint8_t* kernel_data() const { return kernel_; }
  /// Where kernels see it: there, unless it was copied to a device.
  uintptr_t address() const { return address_ ? address_ : reinterpret_cast<uintptr_t>(kernel_); }
  void lie_at(uintptr_t address) { address_ = address; }
  size_t span() const { return span_; }  // bytes from there to the last one

  /// The harness's own view of the elements.
  template <typename T>
  reference::View<T> view() const {
    reference::View<T> v{reinterpret_cast<T*>(first_cell_), form_.extent, {}};
    for (size_t i = 0; i < 5; ++i) v.stride[i] = stride_[i] / int64_t(sizeof(T));
    return v;
  }

  void copy_in(const std::vector<uint8_t>& dense);
  /// Fills cells, gaps and margins.
  void fill_canaries();
  /// "" where exactly the cells were written and each is as in `dense` (null: cells are not
  /// compared); otherwise a sentence. nan_is_nan: any NaN equals any other. Leaves canaries in all
  /// bytes.
  std::string compare(const std::vector<uint8_t>* dense, bool nan_is_nan);

 private:
  template <typename Visit>
  void for_each_span(Visit visit) const;
  template <typename Visit>
  void for_each_cell(Visit visit) const;

  Form form_;
  Placement placement_;
  std::array<int64_t, 5> stride_{};  // bytes, by logical dimension
  int64_t line_count_ = 0;
  size_t span_ = 0;
  uint8_t* memory_ = nullptr;  // the slot's bytes in the harness's map, and how many
  size_t memory_size_ = 0;
  uint8_t *own_ = nullptr, *kernel_ = nullptr;
  uint8_t* first_cell_ = nullptr;  // in the harness's map, as own_
  uintptr_t address_ = 0;
  DLTensor dl_{};
  int64_t dl_shape_[5], dl_strides_[5];
};

std::vector<uint8_t> dense_bytes(const Form& form);
std::string to_string(const Position& position);

}  // namespace argpool::test
