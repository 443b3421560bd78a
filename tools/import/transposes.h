// Pooling of channels-last tensors: ONNX has none, so exporters of TensorFlow's models write
// Transposes around it. No LLVM here.
// SPDX-License-Identifier: MIT
#pragma once

#include "import/patterns.h"

namespace argpool::import {

/// Makes `match` a channels-last operation on the tensors beyond its Transposes, if all tensors
/// that it reads and writes have one: [0, n - 1, 1, …] before it, [0, 2, …, 1] behind it, and
/// nobody else reads what lies between.
void takeTransposes(const Graph &graph, Match &match);

}  // namespace argpool::import
