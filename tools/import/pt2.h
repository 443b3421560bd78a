// Reads a .pt2 file, what torch.export.save writes: a zip with the graph as JSON, in aten's
// operators. Weights are not read. No LLVM here.
// SPDX-License-Identifier: MIT
#pragma once

#include "import/onnx.h"

namespace argpool::import {

/// Reads `path`. Pooling operators have the attributes of ONNX's ("kernel_shape"), so that one
/// function reads windows. False: it is no such file, or damaged, and `why` is a sentence.
bool readPt2(const std::string &path, Model &model, std::string &why);

/// Reads the JSON inside, models/model.json.
bool readExportedProgram(std::string_view json, Model &model, std::string &why);

}  // namespace argpool::import
