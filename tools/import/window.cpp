// Windows: attributes read, pads resolved, sizes checked.
// SPDX-License-Identifier: MIT
#include "import/window.h"

#include <algorithm>
#include <cstdlib>

namespace argpool::import {
namespace {

// Beyond what argpool's calls take (R19); the arithmetic below cannot overflow with less.
constexpr int64_t kLargest = int64_t(1) << 28, kLargestExtent = int64_t(1) << 40;

bool readAutoPad(const Node &node, AutoPad &pad, std::string &why) {
  struct { const char *name; AutoPad pad; } const names[] = {
      {"", AutoPad::NotSet}, {"NOTSET", AutoPad::NotSet}, {"VALID", AutoPad::Valid},
      {"SAME_UPPER", AutoPad::SameUpper}, {"SAME_LOWER", AutoPad::SameLower}};
  const Attribute *given = node.find("auto_pad");
  for (const auto &row : names)
    if ((given ? given->text : "") == row.name) return pad = row.pad, true;
  why = "auto_pad is \"" + given->text + "\"; accepted are NOTSET, VALID, SAME_UPPER, SAME_LOWER";
  return false;
}

// An attribute of `count` numbers, each `otherwise` where it is left out.
bool readList(const Node &node, const char *name, size_t count, int64_t least, int64_t otherwise,
              std::vector<int64_t> &list, std::string &why) {
  const Attribute *given = node.find(name);
  list = given ? given->numbers : std::vector<int64_t>(count, otherwise);
  if (list.size() != count)
    why = std::string(name) + " has " + std::to_string(list.size()) + " numbers; kernel_shape asks "
          "for " + std::to_string(count);
  for (const int64_t n : list)
    if (n < least || n >= kLargest)
      why = std::string(name) + " has " + std::to_string(n) + "; accepted are " +
            std::to_string(least) + " to 2^28 - 1";
  return why.empty();
}

bool has(const std::vector<int64_t> &list, int64_t other) {
  return std::any_of(list.begin(), list.end(), [=](int64_t n) { return n != other; });
}

std::string product(const std::vector<int64_t> &list) {
  std::string text;
  for (const int64_t n : list) text += (text.empty() ? "" : "x") + std::to_string(n);
  return text;
}

int64_t floorDiv(int64_t a, int64_t b) { return a >= 0 ? a / b : -((-a + b - 1) / b); }

}  // namespace

bool readWindow(const Node &node, Window &window, std::string &why) {
  window.kernel = node.numbers("kernel_shape");
  const size_t rank = window.rank();
  if (rank < 1 || rank > 3) {
    why = "kernel_shape has " + std::to_string(rank) + " dimensions; accepted are 1 to 3";
    return false;
  }
  std::vector<int64_t> pads;
  if (!readList(node, "kernel_shape", rank, 1, 1, window.kernel, why) ||
      !readList(node, "strides", rank, 1, 1, window.stride, why) ||
      !readList(node, "dilations", rank, 1, 1, window.dilation, why) ||
      !readList(node, "pads", 2 * rank, 0, 0, pads, why) ||
      !readAutoPad(node, window.autoPad, why))
    return false;
  window.padBegin.assign(pads.begin(), pads.begin() + int64_t(rank));
  window.padEnd.assign(pads.begin() + int64_t(rank), pads.end());
  window.ceilMode = node.number("ceil_mode", 0) != 0;
  return true;
}

bool withPads(const Window &window, const int64_t *extents, Window &padded, std::string &why) {
  padded = window;
  padded.autoPad = AutoPad::NotSet;
  if (window.autoPad == AutoPad::NotSet) return true;
  std::fill(padded.padBegin.begin(), padded.padBegin.end(), 0);
  padded.padEnd = padded.padBegin;
  if (window.autoPad == AutoPad::Valid) return true;
  padded.ceilMode = false;  // SAME says what the extents are
  const bool lower = window.autoPad == AutoPad::SameLower;
  for (size_t i = 0; i < window.rank(); i++) {
    const int64_t stride = window.stride[i];
    const int64_t reach = window.dilation[i] * (window.kernel[i] - 1) + 1;
    int64_t both = reach - 1;  // of stride 1, whatever the extent
    if (stride > 1) {
      if (extents[i] < 0 || extents[i] > kLargestExtent) {
        why = "its auto_pad needs the extents of its input";
        return false;
      }
      both = ((extents[i] + stride - 1) / stride - 1) * stride + reach - extents[i];
    }
    const int64_t begin = (both + (lower ? 1 : 0)) / 2;  // toward zero, as ONNX Runtime divides
    if (begin < 0) {
      why = "its auto_pad with a stride above the kernel begins at cell " + std::to_string(-begin) +
            " of " + std::to_string(extents[i]) + ", which is a pad of " + std::to_string(begin) +
            "; accepted are pads of 0 and more (C3)";
      return false;
    }
    // Behind the last window a pad below 0 takes away cells that no window reaches.
    padded.padBegin[i] = begin;
    padded.padEnd[i] = std::max(int64_t(0), both - begin);
  }
  return true;
}

int64_t missing(const Window &w, size_t i, int64_t cells) {
  const int64_t reach = w.dilation[i] * (w.kernel[i] - 1) + 1;
  return std::max(int64_t(0), reach - cells - w.padBegin[i] - w.padEnd[i]);
}

int64_t pooled(const Window &w, size_t i, int64_t cells) {
  if (cells < 0 || cells > kLargestExtent) return -1;
  const int64_t reach = w.dilation[i] * (w.kernel[i] - 1) + 1, stride = w.stride[i];
  const int64_t room = cells + w.padBegin[i] + w.padEnd[i] - reach;
  int64_t out = floorDiv(room + (w.ceilMode ? stride - 1 : 0), stride) + 1;
  if (w.ceilMode && (out - 1) * stride >= cells + w.padBegin[i]) out--;
  return out < 1 ? -1 : out;
}

int64_t unpooled(const Window &w, size_t i, int64_t cells) {
  if (cells < 0 || cells > kLargestExtent) return -1;
  const int64_t reach = w.dilation[i] * (w.kernel[i] - 1) + 1;
  const int64_t out = (cells - 1) * w.stride[i] - w.padBegin[i] - w.padEnd[i] + reach;
  return out < 1 ? -1 : out;
}

bool accepts(const Window &w, size_t i, int64_t from, int64_t cells) {
  if (from < 0 || cells < 0) return true;
  const int64_t own = unpooled(w, i, from);
  return own > 0 && std::abs(cells - own) < w.stride[i];
}

Window fitted(const std::vector<int64_t> &from, const std::vector<int64_t> &to) {
  Window w;
  for (size_t i = 0; i < from.size(); i++) {
    const int64_t stride = std::max(int64_t(1), to[i] / std::max(int64_t(1), from[i]));
    const int64_t reach = to[i] - (from[i] - 1) * stride;  // of a window, without pads
    const int64_t pad = reach < 1 ? (2 - reach) / 2 : 0;
    w.stride.push_back(stride);
    w.kernel.push_back(reach + 2 * pad);
    w.padBegin.push_back(pad);
    w.padEnd.push_back(pad);
    w.dilation.push_back(1);
  }
  return w;
}

Window forUnpooling(const Window &wanted, const std::vector<int64_t> &from,
                    const std::vector<int64_t> &to) {
  Window bare = wanted;
  bare.padBegin.assign(wanted.rank(), 0);
  bare.padEnd = bare.padBegin;
  for (const Window *window : {&wanted, static_cast<const Window *>(&bare)}) {
    bool fits = window->rank() == from.size();
    for (size_t i = 0; fits && i < from.size(); i++) fits = accepts(*window, i, from[i], to[i]);
    if (fits) return *window;
  }
  return fitted(from, to);
}

std::string text(const Window &window) {
  if (window.kernel.empty()) return "fits sizes";
  std::string words = "k" + product(window.kernel);
  if (has(window.stride, 1)) words += " s" + product(window.stride);
  if (has(window.padBegin, 0) || has(window.padEnd, 0)) {
    words += " p" + product(window.padBegin);
    if (window.padEnd != window.padBegin) words += "+" + product(window.padEnd);
  }
  if (has(window.dilation, 1)) words += " d" + product(window.dilation);
  if (window.ceilMode) words += " ceil";
  if (window.autoPad == AutoPad::SameUpper) words += " same_upper";
  if (window.autoPad == AutoPad::SameLower) words += " same_lower";
  return words;
}

}  // namespace argpool::import
