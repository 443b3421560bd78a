// A model's graph, as patterns.h reads it: nodes, tensors between them, small constants. The ONNX
// reader fills one from a file, the ONNX Runtime provider from a session. No LLVM here.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace argpool::import {

/// Element types, numbered as ONNX's TensorProto.DataType and ONNX Runtime's C API number them.
enum class Elem : int32_t {
  Unknown = 0, F32 = 1, U8 = 2, I8 = 3, U16 = 4, I16 = 5, I32 = 6, I64 = 7, Bool = 9, F16 = 10,
  F64 = 11, U32 = 12, U64 = 13, BF16 = 16,
};

/// "f32", "u8"; "?" for one that no operation of argpool takes.
const char *nameOf(Elem elem);

/// One extent of a shape: a number of cells, or -1 and perhaps the exporter's symbol for it.
struct Extent {
  int64_t cells = -1;
  std::string symbol;
};

/// A constant tensor. `bytes` points into the mapped model, or into memory of the session.
struct Constant {
  Elem elem = Elem::Unknown;
  std::vector<int64_t> shape;
  std::string_view bytes;  ///< little-endian elements, row-major
  bool varints = false;    ///< `bytes` are protobuf's packed integers instead
  bool there = false;      ///< false: external data whose file is missing
};

struct Attribute {
  std::string name, text;
  int64_t number = 0;
  std::vector<int64_t> numbers;
  std::optional<Constant> tensor;
};

struct Node {
  std::string name, type, domain;
  std::vector<int> inputs, outputs;  ///< indices into Graph::values; -1 for one left out
  std::vector<Attribute> attributes;

  const Attribute *find(std::string_view attribute) const;
  int64_t number(std::string_view attribute, int64_t otherwise) const;
  /// Empty where the node has no such attribute.
  std::vector<int64_t> numbers(std::string_view attribute) const;
  int input(size_t i) const { return i < inputs.size() ? inputs[i] : -1; }
  int output(size_t i) const { return i < outputs.size() ? outputs[i] : -1; }
};

struct Value {
  std::string name;
  Elem elem = Elem::Unknown;
  bool ranked = false;  ///< false: not even the number of dimensions is known
  std::vector<Extent> shape;
  std::optional<Constant> constant;
  int producer = -1;         ///< the node that computes it
  std::vector<int> readers;  ///< nodes, one for each time it is read
  bool leaves = false;       ///< it is an output of the graph, or graphs inside it read it
};

struct Graph {
  std::string name;
  std::vector<Node> nodes;
  std::vector<Value> values;

  /// Fills Value::producer and readers. Where several nodes claim to compute a value, the first
  /// one does.
  void link();

  bool is(int node, std::string_view type) const;
  int producer(int value) const { return value < 0 ? -1 : values[size_t(value)].producer; }
  /// Whether a node or the caller of the graph reads `value`; not -1.
  bool isRead(int value) const;
  /// The only node that reads `value`, or -1: there are others, or the value leaves the graph.
  int onlyReader(int value) const;

  /// The integers that `value` always holds, if it holds at most `most`: an initializer, or what
  /// Constant, Identity, Cast, Concat, Unsqueeze, Squeeze, Reshape, Gather, Mul and Shape make of
  /// initializers and known shapes. -1 stands for an extent that is not known.
  std::optional<std::vector<int64_t>> integers(int value, size_t most = 1 << 16) const;
  /// The tensor that `value` always is: an initializer, or a Constant's; nullptr: it is none.
  const Constant *constant(int value) const;
  /// A constant tensor of zeros (all bits; an integer's or a float's +0).
  bool isZeros(int value) const;
  /// The element type, followed through operators that keep their first input's where the model
  /// does not say it.
  Elem elemOf(int value) const;
};

}  // namespace argpool::import
