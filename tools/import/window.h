// The window of a pooling node, and its arithmetic (C1, C2): pads that ONNX leaves to auto_pad, and
// windows that fit where a model says only how large an unpooled tensor is. No LLVM here.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "import/graph.h"

namespace argpool::import {

enum class AutoPad { NotSet, Valid, SameUpper, SameLower };

/// Outermost dimension first, all lists of one length. An empty kernel: the model does not say one.
struct Window {
  std::vector<int64_t> kernel, stride, padBegin, padEnd, dilation;
  bool ceilMode = false;
  AutoPad autoPad = AutoPad::NotSet;

  size_t rank() const { return kernel.size(); }
};

/// Reads the attributes of a MaxPool or MaxUnpool node. False: they make no window, and `why` says
/// what they are.
bool readWindow(const Node &node, Window &window, std::string &why);

/// `window` with pads instead of auto_pad. `extents`: of the pool's input, one a spatial dimension;
/// -1 where not known. False: there are none, and `why` says why: an unknown extent is needed, or
/// SAME's first window begins behind the first cell (a stride above the kernel), a pad below 0.
bool withPads(const Window &window, const int64_t *extents, Window &padded, std::string &why);

/// How many cells the first window of dimension `i` reaches past `cells` and their pads; 0: none.
int64_t missing(const Window &window, size_t i, int64_t cells);
/// C1: the pooled extent of dimension `i`, or -1 where `cells` are -1 or too few.
int64_t pooled(const Window &window, size_t i, int64_t cells);
/// C2: the default unpooled extent, likewise.
int64_t unpooled(const Window &window, size_t i, int64_t cells);
/// C2: whether `cells` may be requested; an unknown extent on either side may.
bool accepts(const Window &window, size_t i, int64_t from, int64_t cells);

/// A window under which `from` unpools to `to`: the one with the least overlap. Indices in offset
/// spaces mean the same under any; kernels only look first in the window for what names a cell.
Window fitted(const std::vector<int64_t> &from, const std::vector<int64_t> &to);

/// The window to unpool with: `wanted` where its sizes lead from `from` to `to`, without its pads
/// where only then they do (ONNX ignores pads beside output_shape), else a fitted one.
Window forUnpooling(const Window &wanted, const std::vector<int64_t> &from,
                    const std::vector<int64_t> &to);

/// "k2x2 s2x2 p1x1 d2x2 ceil"; parts at their defaults are left out.
std::string text(const Window &window);

}  // namespace argpool::import
