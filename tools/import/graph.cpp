// Queries of patterns on a graph: who computes and reads a tensor, which numbers it always holds.
// SPDX-License-Identifier: MIT
#include "import/graph.h"

#include <algorithm>
#include <cstring>

namespace argpool::import {
namespace {

// Longer chains of small integer operators than this are not followed.
constexpr int kDeepest = 16;

struct ElemRow { Elem elem; const char *name; size_t bytes; };
constexpr ElemRow kElems[] = {
    {Elem::F32, "f32", 4}, {Elem::F64, "f64", 8}, {Elem::F16, "f16", 2}, {Elem::BF16, "bf16", 2},
    {Elem::I64, "i64", 8}, {Elem::I32, "i32", 4}, {Elem::I16, "i16", 2}, {Elem::I8, "i8", 1},
    {Elem::U64, "u64", 8}, {Elem::U32, "u32", 4}, {Elem::U16, "u16", 2}, {Elem::U8, "u8", 1},
    {Elem::Bool, "bool", 1},
};

size_t bytesOf(Elem elem) {
  for (const ElemRow &row : kElems)
    if (row.elem == elem) return row.bytes;
  return 0;
}

// Operators whose first output has not the element type of their first input.
constexpr std::string_view kChangeElem[] = {
    "Shape", "Size", "ArgMax", "ArgMin", "Equal", "Less", "LessOrEqual", "Greater",
    "GreaterOrEqual", "NonZero", "IsNaN", "IsInf", "Not", "Where", "Cast", "CastLike",
    "QuantizeLinear", "DequantizeLinear", "ConstantOfShape", "OneHot", "Loop", "If", "Scan",
    "ConvInteger", "MatMulInteger", "DynamicQuantizeLinear", "ImageDecoder", "SequenceAt",
    "EyeLike", "Multinomial", "Constant", "RandomNormal", "RandomUniform", "Optional",
};

std::optional<std::vector<int64_t>> decode(const Constant &constant, size_t most) {
  std::vector<int64_t> numbers;
  if (!constant.there) return std::nullopt;
  if (constant.varints) {
    const std::string_view bytes = constant.bytes;
    for (size_t i = 0; i < bytes.size(); numbers.size() > most ? i = bytes.size() : i) {
      uint64_t number = 0;
      unsigned shift = 0;
      do {
        if (i == bytes.size() || shift > 63) return std::nullopt;
        number |= uint64_t(bytes[i] & 0x7f) << shift;
        shift += 7;
      } while (bytes[i++] & 0x80);
      numbers.push_back(int64_t(number));
    }
  } else if (constant.elem == Elem::I64 || constant.elem == Elem::I32) {
    const size_t size = bytesOf(constant.elem), count = constant.bytes.size() / size;
    if (count > most) return std::nullopt;
    for (size_t i = 0; i < count; i++) {
      int64_t wide = 0;
      int32_t narrow = 0;
      std::memcpy(size == 8 ? static_cast<void *>(&wide) : &narrow,
                  constant.bytes.data() + i * size, size);
      numbers.push_back(size == 8 ? wide : narrow);
    }
  } else {
    return std::nullopt;
  }
  if (numbers.size() > most) return std::nullopt;
  return numbers;
}

using Integers = std::optional<std::vector<int64_t>>;
Integers follow(const Graph &graph, int value, size_t most, int deep);

Integers shapeOf(const Graph &graph, const Node &node) {
  const int of = node.input(0);
  if (of < 0 || !graph.values[size_t(of)].ranked) return std::nullopt;
  std::vector<int64_t> extents;
  for (const Extent &extent : graph.values[size_t(of)].shape) extents.push_back(extent.cells);
  const int64_t rank = int64_t(extents.size());
  const auto within = [&](int64_t i) { return std::clamp(i < 0 ? i + rank : i, int64_t(0), rank); };
  const int64_t start = within(node.number("start", 0)), end = within(node.number("end", rank));
  if (start >= end) return std::vector<int64_t>{};
  return std::vector<int64_t>(extents.begin() + start, extents.begin() + end);
}

Integers gathered(const Graph &graph, const Node &node, size_t most, int deep) {
  const Integers from = follow(graph, node.input(0), most, deep);
  const Integers at = follow(graph, node.input(1), most, deep);
  if (!from || !at || node.number("axis", 0) != 0) return std::nullopt;
  std::vector<int64_t> numbers;
  for (int64_t i : *at) {
    if (i < 0) i += int64_t(from->size());
    if (i < 0 || i >= int64_t(from->size())) return std::nullopt;
    numbers.push_back((*from)[size_t(i)]);
  }
  return numbers;
}

Integers joined(const Graph &graph, const Node &node, size_t most, int deep) {
  std::vector<int64_t> numbers;
  for (const int input : node.inputs) {
    const Integers part = follow(graph, input, most, deep);
    if (!part || numbers.size() + part->size() > most) return std::nullopt;
    numbers.insert(numbers.end(), part->begin(), part->end());
  }
  return numbers;
}

// The product of single numbers: H*W, as exporters compute the cells of a plane.
Integers product(const Graph &graph, const Node &node, int deep) {
  const Integers a = follow(graph, node.input(0), 1, deep);
  const Integers b = follow(graph, node.input(1), 1, deep);
  int64_t n = 0;
  if (!a || !b || a->size() != 1 || b->size() != 1 || a->front() < 0 || b->front() < 0 ||
      __builtin_mul_overflow(a->front(), b->front(), &n))
    return std::nullopt;
  return std::vector<int64_t>{n};
}

// A float constant that becomes an integer: exporters write Range's ends so.
Integers fromFloat(const Graph &graph, const Node &cast) {
  const Constant *constant = graph.constant(cast.input(0));
  float number = 0;
  if (!constant || !constant->there || constant->elem != Elem::F32 || constant->varints ||
      constant->bytes.size() != sizeof number)
    return std::nullopt;
  std::memcpy(&number, constant->bytes.data(), sizeof number);
  if (!(number >= -1e6f && number <= 1e6f) || float(int64_t(number)) != number)
    return std::nullopt;
  return std::vector<int64_t>{int64_t(number)};
}

Integers follow(const Graph &graph, int value, size_t most, int deep) {
  if (value < 0 || deep == 0) return std::nullopt;
  if (const Constant *constant = graph.constant(value)) return decode(*constant, most);
  const int producer = graph.producer(value);
  if (producer < 0) return std::nullopt;
  const Node &node = graph.nodes[size_t(producer)];
  if (node.type == "Constant") {
    if (const Attribute *list = node.find("value_ints")) return list->numbers;
    if (const Attribute *one = node.find("value_int")) return std::vector<int64_t>{one->number};
    return std::nullopt;
  }
  if (node.type == "Shape") return shapeOf(graph, node);
  if (node.type == "Gather") return gathered(graph, node, most, deep - 1);
  if (node.type == "Mul") return product(graph, node, deep - 1);
  if (node.type == "Concat") return joined(graph, node, most, deep - 1);
  if (node.type == "Cast" || node.type == "CastLike")
    if (const Integers number = fromFloat(graph, node)) return number;
  for (const char *same : {"Identity", "Cast", "CastLike", "Unsqueeze", "Squeeze", "Reshape"})
    if (node.type == same) return follow(graph, node.input(0), most, deep - 1);
  return std::nullopt;
}

bool onlyZeroBytes(std::string_view bytes) {
  return bytes.empty() ||
         (bytes[0] == 0 && std::memcmp(bytes.data(), bytes.data() + 1, bytes.size() - 1) == 0);
}

}  // namespace

const char *nameOf(Elem elem) {
  for (const ElemRow &row : kElems)
    if (row.elem == elem) return row.name;
  return "?";
}

const Attribute *Node::find(std::string_view attribute) const {
  for (const Attribute &a : attributes)
    if (a.name == attribute) return &a;
  return nullptr;
}

int64_t Node::number(std::string_view attribute, int64_t otherwise) const {
  const Attribute *found = find(attribute);
  return found ? found->number : otherwise;
}

std::vector<int64_t> Node::numbers(std::string_view attribute) const {
  const Attribute *found = find(attribute);
  return found ? found->numbers : std::vector<int64_t>{};
}

void Graph::link() {
  for (size_t n = 0; n < nodes.size(); n++) {
    for (const int value : nodes[n].inputs)
      if (value >= 0) values[size_t(value)].readers.push_back(int(n));
    for (const int value : nodes[n].outputs)
      if (value >= 0 && values[size_t(value)].producer < 0) values[size_t(value)].producer = int(n);
  }
}

bool Graph::is(int node, std::string_view type) const {
  if (node < 0) return false;
  const Node &n = nodes[size_t(node)];
  return n.type == type && (n.domain.empty() || n.domain == "ai.onnx");
}

bool Graph::isRead(int value) const {
  return value >= 0 && (values[size_t(value)].leaves || !values[size_t(value)].readers.empty());
}

int Graph::onlyReader(int value) const {
  if (value < 0) return -1;
  const Value &v = values[size_t(value)];
  return v.leaves || v.readers.size() != 1 ? -1 : v.readers.front();
}

std::optional<std::vector<int64_t>> Graph::integers(int value, size_t most) const {
  return follow(*this, value, most, kDeepest);
}

const Constant *Graph::constant(int value) const {
  if (value < 0) return nullptr;
  const Value &v = values[size_t(value)];
  if (v.constant) return &*v.constant;
  if (!is(v.producer, "Constant")) return nullptr;
  const Attribute *tensor = nodes[size_t(v.producer)].find("value");
  return tensor && tensor->tensor ? &*tensor->tensor : nullptr;
}

bool Graph::isZeros(int value) const {
  if (const Constant *all = constant(value)) return all->there && onlyZeroBytes(all->bytes);
  const int node = producer(value);
  if (!is(node, "ConstantOfShape")) return false;
  const Attribute *filled = nodes[size_t(node)].find("value");  // absent: +0 of f32
  return !filled ||
         (filled->tensor && filled->tensor->there && onlyZeroBytes(filled->tensor->bytes));
}

Elem Graph::elemOf(int value) const {
  for (int steps = 0; value >= 0 && steps < 4096; steps++) {
    const Value &v = values[size_t(value)];
    if (v.elem != Elem::Unknown) return v.elem;
    if (v.constant) return v.constant->elem;
    if (v.producer < 0) break;
    const Node &node = nodes[size_t(v.producer)];
    if (node.type == "Cast") return Elem(node.number("to", 0));
    const bool changes = std::find(std::begin(kChangeElem), std::end(kChangeElem),
                                   node.type) != std::end(kChangeElem);
    const bool indices = node.type == "MaxPool" && node.output(0) != value;
    if (indices) return Elem::I64;
    if (changes || node.output(0) != value) break;
    value = node.input(0);
  }
  return Elem::Unknown;
}

}  // namespace argpool::import
