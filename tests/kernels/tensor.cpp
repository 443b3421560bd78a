// Placing tensors in guarded memory, and finding what was written where.
// SPDX-License-Identifier: MIT
#include "tensor.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <stdexcept>

#include "types.h"

namespace argpool::test {
namespace {

// Beats every finite number where a kernel reads it as a cell, and is out of range as an index.
constexpr uint8_t kInputPoison = 0x7f;
constexpr uint8_t kCanary = 0xc5;
constexpr size_t kMargin = kPage;  // bytes beside a tensor that are watched where no guard page is

constexpr size_t kLineStride = 2 * kPage;

// Logical dimensions (of n, c, d, h, w) from the innermost in memory to the outermost.
std::array<size_t, 5> memory_order(const Form& form) {
  const bool last = (form.layout == ARGPOOL_CHANNELS_LAST) != (form.view == View::Other);
  std::array<size_t, 5> order = {4, 3, 2, 1, 0};
  if (last) order = {1, 4, 3, 2, 0};
  if (form.view == View::Swapped) std::swap(order[last ? 1 : 0], order[last ? 2 : 1]);
  return order;
}

bool by_lines(Placement placement) {
  return placement == Placement::LinesFront || placement == Placement::LinesBack;
}

struct Geometry {
  std::array<int64_t, 5> stride{};
  int64_t lines = 1;
  size_t span = 0, line_bytes = 0;
  size_t first_cell = 0;  // how far behind the first byte
};

Geometry geometry(const Form& form, Placement placement) {
  Geometry g;
  const auto order = memory_order(form);
  const int64_t bytes = int64_t(form.elem_bytes());
  int64_t stride = form.view == View::Every2 ? 2 * bytes : bytes, last = 0;
  for (size_t i = 0; i < 5; ++i) {
    const size_t dim = order[i];
    const bool repeats = form.broadcast.find("ncdhw"[dim]) != std::string::npos;
    const int64_t extent = repeats ? 1 : form.extent[dim];
    g.stride[dim] = repeats ? 0 : stride;
    last += (extent - 1) * g.stride[dim];
    if (form.view == View::Flip && i < 2 && extent > 0) {
      g.first_cell += size_t((extent - 1) * g.stride[dim]);
      g.stride[dim] = -g.stride[dim];
    }
    if (i > 0) g.lines *= extent;
    if (i == 0) g.line_bytes = size_t(extent * bytes);
    stride *= extent;
    if (i == 0 && by_lines(placement)) stride = int64_t(kLineStride);
    if (i < 4) stride += form.gap[i] * bytes;
  }
  bool empty = false;
  for (int64_t extent : form.extent) empty |= extent == 0;
  g.span = empty ? 0 : size_t(last + bytes);
  if (empty) g.first_cell = 0;
  return g;
}

// An element's bits and, where it has one, its value.
std::string number(DLDataType type, uint64_t bits) {
  double value = 0;
  float narrow = 0;
  reference::Float16 half;
  reference::BFloat16 brain;
  half.bits = brain.bits = uint16_t(bits);
  memcpy(&value, &bits, sizeof value);
  memcpy(&narrow, &bits, sizeof narrow);
  if (type.bits == 32) value = double(narrow);
  if (type.bits == 16) value = double(type.code == kDLBfloat ? float(brain) : float(half));
  char text[80];
  if (type.code == kDLFloat || type.code == kDLBfloat) {
    snprintf(text, sizeof text, "0x%lx (%.17g)", long(bits), value);
  } else {
    snprintf(text, sizeof text, "0x%lx (%ld)", long(bits), long(bits));
  }
  return text;
}

}  // namespace

const char* name_of(Placement placement) {
  static const char* const names[] = {"front", "back", "lines-front", "lines-back", "odd", "short"};
  return names[int(placement)];
}

std::string to_string(const Position& p) {
  char text[128];
  snprintf(text, sizeof text, "(n %ld, c %ld, d %ld, h %ld, w %ld)", long(p[0]), long(p[1]),
           long(p[2]), long(p[3]), long(p[4]));
  return text;
}

std::vector<uint8_t> dense_bytes(const Form& form) {
  size_t cells = 1;
  for (int64_t extent : form.extent) cells *= size_t(extent);
  return std::vector<uint8_t>(cells * form.elem_bytes());
}

bool Tensor::fits(const Form& form, const Slot& slot, Placement placement) {
  const Geometry g = geometry(form, placement);
  if (!by_lines(placement)) return g.span + 3 * kMargin <= slot.block.size();
  if (form.view == View::Every2 || form.view == View::Flip) return false;
  return form.gap == std::array<int64_t, 4>{} && g.line_bytes <= kPage &&
         size_t(g.lines) * kLineStride <= slot.lines.size();
}

Tensor::Tensor(const Form& form, const Slot& slot, Placement placement, size_t align)
    : form_(form), placement_(placement) {
  if (!fits(form, slot, placement)) throw std::length_error(form.role + " does not fit its slot");
  const Geometry g = geometry(form, placement);
  const GuardedMemory& memory = by_lines(placement) ? slot.lines : slot.block;
  stride_ = g.stride;
  line_count_ = g.lines;
  span_ = g.span;
  memory_ = memory.own();
  memory_size_ = memory.size();
  size_t offset = 0;
  if (placement == Placement::Back) offset = memory.size() - span_;
  if (placement == Placement::LinesBack) offset = kPage - g.line_bytes;
  if (align) offset = offset / align * align;
  // Slots start at pages, so the offset alone says how well the base is aligned.
  const size_t least = std::max(align, form.elem_bytes());
  if (placement == Placement::Odd) offset = least;
  if (placement == Placement::Short) offset = std::max(least / 2, form.elem_bytes());
  own_ = memory.own() + offset;
  first_cell_ = own_ + g.first_cell;
  kernel_ = (form.output ? memory.writable() : memory.readonly()) + offset;

  int ndim = 0;
  for (size_t dim = 0; dim < 5; ++dim) {
    if ((dim == 0 && !form.batched) || (dim > 1 && int(dim) < 5 - form.rank)) continue;
    dl_shape_[ndim] = form.extent[dim];
    dl_strides_[ndim++] = stride_[dim] / int64_t(form.elem_bytes());
  }
  dl_.data = kernel_ + g.first_cell;
  dl_.device = {kDLCPU, 0};
  dl_.ndim = ndim;
  dl_.dtype = form.dtype;
}

// Visits the accessible bytes that are watched: visit(first, count).
template <typename Visit>
void Tensor::for_each_span(Visit visit) const {
  if (by_lines(placement_)) {
    for (int64_t line = 0; line < line_count_; ++line) {
      visit(memory_ + size_t(line) * kLineStride, kPage);
    }
    return;
  }
  const size_t offset = size_t(own_ - memory_);
  const size_t first = offset > kMargin ? offset - kMargin : 0;
  const size_t last = std::min(memory_size_, offset + span_ + kMargin);
  visit(memory_ + first, last - first);
}

template <typename Visit>
void Tensor::for_each_cell(Visit visit) const {
  const Extents& e = form_.extent;
  Position p;
  for (p[0] = 0; p[0] < e[0]; ++p[0])
    for (p[1] = 0; p[1] < e[1]; ++p[1])
      for (p[2] = 0; p[2] < e[2]; ++p[2])
        for (p[3] = 0; p[3] < e[3]; ++p[3]) {
          uint8_t* at = first_cell_;
          for (size_t i = 0; i < 4; ++i) at += p[i] * stride_[i];
          for (p[4] = 0; p[4] < e[4]; ++p[4], at += stride_[4]) visit(p, at);
        }
}

void Tensor::copy_in(const std::vector<uint8_t>& dense) {
  for_each_span([&](uint8_t* at, size_t count) { memset(at, kInputPoison, count); });
  const size_t bytes = form_.elem_bytes();
  const uint8_t* from = dense.data();
  for_each_cell([&](const Position&, uint8_t* at) {
    memcpy(at, from, bytes);
    from += bytes;
  });
}

void Tensor::fill_canaries() {
  for_each_span([&](uint8_t* at, size_t count) { memset(at, kCanary, count); });
}

std::string Tensor::compare(const std::vector<uint8_t>* dense, bool nan_is_nan) {
  std::string wrong;
  const size_t bytes = form_.elem_bytes();
  const uint8_t* want = dense ? dense->data() : nullptr;
  for_each_cell([&](const Position& p, uint8_t* at) {
    if (want && wrong.empty() && memcmp(at, want, bytes) != 0) {
      uint64_t got_bits = 0, want_bits = 0;
      memcpy(&got_bits, at, bytes);
      memcpy(&want_bits, want, bytes);
      if (!(nan_is_nan && is_nan(form_.dtype, got_bits) && is_nan(form_.dtype, want_bits))) {
        wrong = form_.role + " at " + to_string(p) + " is " + number(form_.dtype, got_bits) +
                ", should be " + number(form_.dtype, want_bits);
      }
    }
    memset(at, kCanary, bytes);
    if (want) want += bytes;
  });
  for_each_span([&](uint8_t* at, size_t count) {
    // All bytes equal their neighbour and the first is right: the quick way to see that all are.
    if (at[0] == kCanary && memcmp(at, at + 1, count - 1) == 0) return;
    for (size_t i = 0; i < count; ++i) {
      if (at[i] == kCanary) continue;
      if (wrong.empty()) {
        wrong = form_.role + ": byte " + std::to_string(at + i - own_) + " of " +
                std::to_string(span_) + " is no cell, and was written";
      }
      at[i] = kCanary;
    }
  });
  return wrong;
}

}  // namespace argpool::test
