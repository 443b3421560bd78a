// `argpool-compile model.onnx --list`: the pooling nodes of a model as a table.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "import/onnx.h"
#include "import/spec.h"

namespace argpool::import {

/// The table, and a line above it that says what the model is. `library` is the name that the C
/// functions would begin with.
std::string listText(const Model &model, const std::vector<Function> &functions,
                     const std::string &file, const std::string &library);

}  // namespace argpool::import
