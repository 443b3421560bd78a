// Idioms that torch.onnx writes for max_pool with indices and max_unpool: functions of the list in
// patterns.cpp. No LLVM here.
// SPDX-License-Identifier: MIT
#pragma once

#include "import/patterns.h"

namespace argpool::import {

/// Whether a node copies its first input, shape included: Identity, Concat of one, Transpose that
/// moves nothing.
bool copies(const Graph &graph, int node);

/// Pattern::fits of Sub(MaxPool(x).indices, Slice(MaxPool(x, kernel 1).indices, the first cell of
/// each plane)).
bool torchPool(const Graph &graph, int sub, Match &match);

/// Pattern::fits of Reshape(ScatterND(zeros, Unsqueeze(Reshape(indices + each plane's first cell)),
/// Reshape(values))).
bool torchUnpool(const Graph &graph, int scatter, Match &match);

}  // namespace argpool::import
