// Queries of the provider on a graph in ONNX Runtime before it claims anything.
// SPDX-License-Identifier: MIT
#include "session_graph.h"

#include <cstring>

namespace argpool::ort {
namespace {

constexpr size_t kMostNumbers = 64, kMostRank = 16;

import::Elem elemOf(int type) { return import::Elem(type); }  // both number as ONNX does

}  // namespace

SessionGraph::~SessionGraph() {
  for (OrtValue *value : owned) ReleaseValue(value);
}

Status readTensor(const OrtValue *value, import::Constant &tensor) {
  OrtTensorTypeAndShapeInfo *info = nullptr;
  TRY(GetTensorTypeAndShape(value, &info));
  int type = 0;
  size_t rank = 0, bytes = 0;
  Status failed = GetTensorElementType(info, &type);
  if (!failed) failed = GetDimensionsCount(info, &rank);
  tensor.shape.resize(rank);
  if (!failed) failed = GetDimensions(info, tensor.shape.data(), rank);
  ReleaseTensorTypeAndShapeInfo(info);
  if (failed) return failed;
  tensor.elem = elemOf(type);
  void *data = nullptr;
  TRY(GetTensorSizeInBytes(value, &bytes));
  TRY(GetTensorMutableData(const_cast<OrtValue *>(value), &data));
  tensor.bytes = {static_cast<const char *>(data), bytes};
  tensor.there = true;
  return nullptr;
}

Status SessionGraph::readType(const OrtValueInfo *info, import::Value &value) {
  const OrtTypeInfo *type = nullptr;
  const OrtTensorTypeAndShapeInfo *tensor = nullptr;
  TRY(GetValueInfoTypeInfo(info, &type));
  if (!type) return nullptr;
  TRY(CastTypeInfoToTensorInfo(type, &tensor));
  if (!tensor) return nullptr;  // a sequence, a map
  int elem = 0;
  size_t rank = 0;
  int64_t extents[kMostRank];
  const char *symbols[kMostRank];
  TRY(GetTensorElementType(tensor, &elem));
  value.elem = elemOf(elem);
  TRY(GetDimensionsCount(tensor, &rank));
  if (rank == 0 || rank > kMostRank) return nullptr;  // 0: a scalar, or of unknown rank
  TRY(GetDimensions(tensor, extents, rank));
  TRY(GetSymbolicDimensions(tensor, symbols, rank));
  value.ranked = true;
  for (size_t i = 0; i < rank; i++)
    value.shape.push_back({extents[i] < 0 ? -1 : extents[i], extents[i] < 0 ? symbols[i] : ""});
  return nullptr;
}

Status SessionGraph::readConstant(const OrtValueInfo *info, import::Value &value) {
  bool constant = false;
  TRY(ValueInfo_IsConstantInitializer(info, &constant));
  if (!constant) return nullptr;
  const OrtValue *tensor = nullptr;
  import::Constant read;
  // One that lies in a file is not loaded yet, and refused here: then it is no known constant.
  Status failed = ValueInfo_GetInitializerValue(info, &tensor);
  if (!failed && tensor) failed = readTensor(tensor, read);
  if (failed) return ReleaseStatus(failed), nullptr;
  if (read.there) value.constant = std::move(read);
  return nullptr;
}

Status SessionGraph::readValue(const OrtValueInfo *info, int &value) {
  value = -1;
  if (!info) return nullptr;  // an optional one that is left out
  const char *name = nullptr;
  TRY(GetValueInfoName(info, &name));
  if (!name || !*name) return nullptr;
  const auto [at, isNew] = byName.try_emplace(name, int(graph.values.size()));
  value = at->second;
  if (!isNew) return nullptr;
  import::Value &made = graph.values.emplace_back();
  made.name = name;
  TRY(ValueInfo_IsGraphOutput(info, &made.leaves));
  TRY(ValueInfo_GetValueNumConsumers(info, &consumers[value]));
  TRY(readType(info, made));
  return readConstant(info, made);
}

Status SessionGraph::readEdges(const OrtNode *from, bool outputs, std::vector<int> &edges) {
  size_t count = 0;
  TRY(outputs ? Node_GetNumOutputs(from, &count) : Node_GetNumInputs(from, &count));
  std::vector<const OrtValueInfo *> infos(count);
  TRY(outputs ? Node_GetOutputs(from, infos.data(), count)
              : Node_GetInputs(from, infos.data(), count));
  edges.resize(count);
  for (size_t i = 0; i < count; i++) TRY(readValue(infos[i], edges[i]));
  return nullptr;
}

Status SessionGraph::readAttributes(const OrtNode *from, import::Node &node) {
  size_t count = 0;
  TRY(Node_GetNumAttributes(from, &count));
  std::vector<const OrtOpAttr *> all(count);
  TRY(Node_GetAttributes(from, all.data(), count));
  for (const OrtOpAttr *attribute : all) {
    const char *name = nullptr;
    int type = 0;
    TRY(OpAttr_GetName(attribute, &name));
    TRY(OpAttr_GetType(attribute, &type));
    import::Attribute made;
    made.name = name;
    int64_t room[kMostNumbers];
    size_t bytes = 0;
    Status failed = nullptr;
    if (type == kAttributeInt || type == kAttributeInts || type == kAttributeString) {
      failed = ReadOpAttr(attribute, type, room, sizeof room, &bytes);
    } else if (type == kAttributeTensor) {
      OrtValue *tensor = nullptr;
      failed = OpAttr_GetTensorAttributeAsOrtValue(attribute, &tensor);
      if (tensor) owned.push_back(tensor);
      if (!failed && tensor) failed = readTensor(tensor, made.tensor.emplace());
    }  // of floats and graphs patterns read the name alone
    if (failed) {  // longer than any that patterns read
      ReleaseStatus(failed);
      continue;
    }
    if (type == kAttributeInt) made.number = room[0];
    if (type == kAttributeInts) made.numbers.assign(room, room + bytes / sizeof *room);
    if (type == kAttributeString) {
      const char *text = reinterpret_cast<const char *>(room);
      made.text.assign(text, strnlen(text, bytes));
    }
    node.attributes.push_back(std::move(made));
  }
  return nullptr;
}

Status SessionGraph::readNode(const OrtNode *from) {
  import::Node node;
  const char *name = nullptr, *type = nullptr, *domain = nullptr;
  TRY(Node_GetName(from, &name));
  TRY(Node_GetOperatorType(from, &type));
  TRY(Node_GetDomain(from, &domain));
  node.name = name ? name : "";
  node.type = type ? type : "";
  node.domain = domain ? domain : "";
  TRY(readEdges(from, false, node.inputs));
  TRY(readEdges(from, true, node.outputs));
  TRY(readAttributes(from, node));
  graph.nodes.push_back(std::move(node));
  nodes.push_back(from);
  return nullptr;
}

Status SessionGraph::read(const OrtGraph *session) {
  size_t count = 0;
  TRY(Graph_GetNumNodes(session, &count));
  std::vector<const OrtNode *> all(count);
  TRY(Graph_GetNodes(session, all.data(), count));
  for (const OrtNode *node : all) TRY(readNode(node));
  graph.link();
  // The body of a Loop or an If reads values that must stay: to patterns they leave the graph.
  for (size_t v = 0; v < graph.values.size(); v++)
    if (consumers[int(v)] > graph.values[v].readers.size()) graph.values[v].leaves = true;
  return nullptr;
}

}  // namespace argpool::ort
