// A session's graph as the patterns read it.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "import/graph.h"
#include "ort_abi.h"

namespace argpool::ort {

/// The graph, and ONNX Runtime's own nodes under the same numbers. Constants point into the
/// session's memory, so it lives no longer than the call that it was made in.
class SessionGraph {
public:
  SessionGraph() = default;
  SessionGraph(const SessionGraph &) = delete;
  SessionGraph &operator=(const SessionGraph &) = delete;
  ~SessionGraph();

  Status read(const OrtGraph *session);

  import::Graph graph;
  std::vector<const OrtNode *> nodes;

private:
  Status readNode(const OrtNode *from);
  Status readAttributes(const OrtNode *from, import::Node &node);
  Status readEdges(const OrtNode *from, bool outputs, std::vector<int> &edges);
  Status readValue(const OrtValueInfo *info, int &value);
  Status readType(const OrtValueInfo *info, import::Value &value);
  Status readConstant(const OrtValueInfo *info, import::Value &value);

  std::unordered_map<std::string, int> byName;
  std::unordered_map<int, size_t> consumers;  // of values, nodes inside of other graphs included
  std::vector<OrtValue *> owned;              // tensors of attributes
};

/// The element type, extents and bytes of a tensor.
Status readTensor(const OrtValue *value, import::Constant &tensor);

}  // namespace argpool::ort
