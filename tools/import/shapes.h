// Shapes that the user gives where a model leaves them open: --shape input=1x3x360x480.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "import/onnx.h"

namespace argpool::import {

/// Gives a tensor of the main graph its shape. A symbol of the shape that the model had ("batch")
/// is then known wherever it stands. False: `why` is a sentence that says what was wrong.
bool giveShape(Model &model, const std::string &given, std::string &why);

}  // namespace argpool::import
