// A region as the text that its generator reads (generators/pipeline/text.h).
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "dialect/dialect.h"

namespace argpool {

/// Values are named a, b, …, in their order.
std::string regionText(RegionOp region);

/// The tensors of a region's text by type, "f32", "u8", "i1": inputs, then outputs.
struct TextTensors {
  llvm::SmallVector<llvm::StringRef> inputs, outputs;
  size_t size() const { return inputs.size() + outputs.size(); }
  llvm::StringRef type(size_t i) const {
    return i < inputs.size() ? inputs[i] : outputs[i - inputs.size()];
  }
};
TextTensors tensorsOfText(llvm::StringRef text);

/// The text of a region on images whose pixels of so many cells lie one after the other, which are
/// columns there; "" where windows would reach more than kMostRegionReach.
std::string textOfPixels(llvm::StringRef text, int64_t cells);

/// "region_" and 16 hexadecimal digits of the text.
std::string regionName(llvm::StringRef text);

}  // namespace argpool
