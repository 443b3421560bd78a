// Reads an ONNX model: the graph's structure, shapes and small constants. The file is mapped and
// weights are not read, so that a model of gigabytes takes milliseconds. No LLVM here.
// SPDX-License-Identifier: MIT
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "import/graph.h"

namespace argpool::import {

/// A file mapped into memory, unmapped at the end. Empty where it could not be.
class Mapping {
public:
  /// Maps `path`; where that fails, `why` says it in a few words.
  static std::unique_ptr<Mapping> of(const std::string &path, std::string &why);
  ~Mapping();
  Mapping(const Mapping &) = delete;
  Mapping &operator=(const Mapping &) = delete;
  std::string_view bytes() const { return {data, size}; }

private:
  Mapping(const char *data, size_t size) : data(data), size(size) {}
  const char *data;
  size_t size;
};

/// A model: its main graph, then the bodies of its control flow and its local functions.
struct Model {
  std::string format = "ONNX";  ///< or "torch.export 8"
  int64_t irVersion = 0, opset = 0;
  std::string producer;        ///< "pytorch 2.15.0"
  uint64_t weightBytes = 0;    ///< of initializers inside the file
  std::vector<Graph> graphs;   ///< at least one
  std::vector<std::string> remarks;  ///< what was left out, a sentence each
  std::vector<std::unique_ptr<Mapping>> files;  ///< what constants point into
  std::deque<std::string> made;                 ///< likewise, where a reader made them
};

/// Reads `path`. False: it is no ONNX model, or damaged, and `why` is a sentence that says so.
bool readOnnx(const std::string &path, Model &model, std::string &why);

/// Reads bytes in memory, which must live as long as the model. `folder` is where files of
/// external data lie.
bool readOnnx(std::string_view bytes, const std::string &folder, Model &model, std::string &why);

}  // namespace argpool::import
