// The list of patterns, and those of single operators.
// SPDX-License-Identifier: MIT
#include "import/patterns.h"

#include <algorithm>

#include "import/idioms.h"
#include "import/transposes.h"

namespace argpool::import {
namespace {

const Node &nodeOf(const Graph &graph, int n) { return graph.nodes[size_t(n)]; }

// ---- Operators of pooling ---------------------------------------------------------------------

// A pool reads src and writes values and indices; an unpool reads values, indices and dst's shape.
// ONNX and aten have them in one order. False: the node lacks one that it must have.
bool readTensors(const Graph &graph, int n, Operation operation, Match &match) {
  const Node &node = nodeOf(graph, n);
  const bool pools = operation == Operation::MaxPool;
  match.operation = operation;
  match.nodes = {n};
  match.input = node.input(0);
  match.output = node.output(0);
  match.indices = pools ? node.output(1) : node.input(1);
  match.size = pools ? -1 : node.input(2);
  if (match.input >= 0 && (pools || match.indices >= 0)) return true;
  match.refused = pools ? "it has no input" : "it lacks values or indices";
  return false;
}

bool maxPool(const Graph &graph, int n, Match &match) {
  const Node &node = nodeOf(graph, n);
  match.space = node.number("storage_order", 0) == 0 ? Space::Tensor : Space::TensorColmajor;
  if (readTensors(graph, n, Operation::MaxPool, match))
    readWindow(node, match.window, match.refused);
  return true;
}

bool maxUnpool(const Graph &graph, int n, Match &match) {
  match.space = Space::Tensor;
  if (readTensors(graph, n, Operation::MaxUnpool, match))
    readWindow(nodeOf(graph, n), match.window, match.refused);
  return true;
}

// Past nodes that add or remove dimensions of one cell: what 1-D unpooling goes through.
int unshaped(const Graph &graph, int value) {
  for (int n = graph.producer(value); n >= 0; n = graph.producer(value)) {
    if (!graph.is(n, "Unsqueeze") && !graph.is(n, "Squeeze") &&
        !graph.is(n, "aten.unsqueeze") && !graph.is(n, "aten.squeeze.dim") && !copies(graph, n))
      break;
    value = nodeOf(graph, n).input(0);
  }
  return value;
}

// ---- PyTorch's own operators, as torch.export writes them --------------------------------------

// Arguments that aten lets be one number for all dimensions, or leave out.
Node spelledOut(const Node &node, size_t rank) {
  Node whole = node;
  bool strides = false;
  for (Attribute &a : whole.attributes) {
    if (a.numbers.size() == 1) a.numbers.assign(rank, a.numbers[0]);
    strides = strides || a.name == "strides";
    if (a.name == "pads" && a.numbers.size() == rank)
      a.numbers.insert(a.numbers.end(), a.numbers.begin(), a.numbers.begin() + int64_t(rank));
  }
  if (const Attribute *kernel = whole.find("kernel_shape"); kernel && !strides) {
    Attribute same = *kernel;  // as PyTorch: the default is the kernel
    same.name = "strides";
    whole.attributes.push_back(std::move(same));
  }
  return whole;
}

// "aten.max_pool2d_with_indices" -> 2
size_t rankOf(const std::string &type) {
  const size_t at = type.find_first_of("123");
  return at == std::string::npos ? 0 : size_t(type[at] - '0');
}

bool atenPool(const Graph &graph, int n, Match &match) {
  const Node &node = nodeOf(graph, n);
  match.space = Space::Plane;
  match.mayLackN = true;
  if (readTensors(graph, n, Operation::MaxPool, match))
    readWindow(spelledOut(node, rankOf(node.type)), match.window, match.refused);
  return true;
}

bool atenUnpool(const Graph &graph, int n, Match &match) {
  match.space = Space::Plane;
  match.mayLackN = true;
  if (readTensors(graph, n, Operation::MaxUnpool, match) && match.size < 0)
    match.refused = "it lacks output_size";
  return true;  // its window is its pool's, or one that fits the sizes
}

}  // namespace

const char *nameOf(Space space) {
  constexpr const char *names[] = {"plane", "tensor", "tensor_colmajor"};
  return names[int(space)];
}

const std::vector<Pattern> &patterns() {
  static const std::vector<Pattern> all = {
      {"torch.onnx pool", "Sub", torchPool,
       "max_pool2d(return_indices=True): two MaxPools, Slice, Sub"},
      {"torch.onnx unpool", "ScatterND", torchUnpool,
       "max_unpool2d: Add, Reshape, Unsqueeze, ScatterND, Reshape"},
      {"MaxPool", "MaxPool", maxPool, "ONNX's operator, with or without indices"},
      {"MaxUnpool", "MaxUnpool", maxUnpool, "ONNX's operator"},
      {"aten pool", "aten.max_pool1d", atenPool, "torch.export, without indices"},
      {"aten pool", "aten.max_pool2d", atenPool, "torch.export, without indices"},
      {"aten pool", "aten.max_pool3d", atenPool, "torch.export, without indices"},
      {"aten pool", "aten.max_pool1d_with_indices", atenPool, "torch.export"},
      {"aten pool", "aten.max_pool2d_with_indices", atenPool, "torch.export"},
      {"aten pool", "aten.max_pool3d_with_indices", atenPool, "torch.export"},
      {"aten unpool", "aten.max_unpool2d", atenUnpool, "torch.export; 1-D goes through it"},
      {"aten unpool", "aten.max_unpool3d", atenUnpool, "torch.export"},
  };
  return all;
}

std::vector<Match> findPooling(const Graph &graph) {
  std::vector<Match> matches;
  std::vector<bool> taken(graph.nodes.size());
  for (const Pattern &pattern : patterns())
    for (size_t n = 0; n < graph.nodes.size(); n++) {
      Match match;
      match.pattern = pattern.name;
      if (taken[n] || !graph.is(int(n), pattern.anchor) || !pattern.fits(graph, int(n), match))
        continue;
      std::sort(match.nodes.begin() + 1, match.nodes.end());
      match.nodes.erase(std::unique(match.nodes.begin() + 1, match.nodes.end()), match.nodes.end());
      if (std::any_of(match.nodes.begin(), match.nodes.end(),
                      [&](int node) { return taken[size_t(node)]; }))
        continue;
      match.ends = {match.input, match.indices, match.output};
      takeTransposes(graph, match);
      for (const int node : match.nodes) taken[size_t(node)] = true;
      matches.push_back(std::move(match));
    }
  std::sort(matches.begin(), matches.end(), [](const Match &a, const Match &b) {
    return a.nodes.front() < b.nodes.front();
  });
  return matches;
}

const Match *poolOf(const Graph &graph, const std::vector<Match> &matches, const Match &unpool) {
  const int indices = unshaped(graph, unpool.indices);
  for (const Match &match : matches)
    if (match.operation == Operation::MaxPool && match.indices >= 0 && match.indices == indices &&
        match.refused.empty())
      return &match;
  return nullptr;
}

const Match *partnerOf(const Graph &graph, const std::vector<Match> &matches,
                       const Match &unpool) {
  const auto readByUnpoolAlone = [&](int value, const Match &pool) {
    const Value &tensor = graph.values[size_t(value)];
    return !tensor.leaves &&
           std::all_of(tensor.readers.begin(), tensor.readers.end(), [&](int reader) {
             return std::count(pool.nodes.begin(), pool.nodes.end(), reader) != 0 ||
                    std::count(unpool.nodes.begin(), unpool.nodes.end(), reader) != 0;
           });
  };
  const Match *pool = poolOf(graph, matches, unpool);
  const bool follows = pool && pool->indices == unpool.indices && pool->output == unpool.input &&
                       pool->space == unpool.space && unpool.refused.empty();
  return follows && readByUnpoolAlone(pool->output, *pool) &&
                 readByUnpoolAlone(pool->indices, *pool)
             ? pool
             : nullptr;
}

std::vector<int64_t> spatial(const Graph &graph, int value, size_t rank) {
  std::vector<int64_t> extents(rank, -1);
  if (value < 0 || !graph.values[size_t(value)].ranked) return extents;
  const std::vector<Extent> &shape = graph.values[size_t(value)].shape;
  for (size_t i = 0; i < rank && shape.size() > rank; i++)
    extents[i] = shape[shape.size() - rank + i].cells;
  return extents;
}

bool hasDimensions(const Graph &graph, const Match &match, int value, size_t rank,
                   std::string &why) {
  const Value &v = graph.values[size_t(value)];
  const size_t own = v.shape.size();
  if (!v.ranked || own == rank + 2 || (match.mayLackN && own == rank + 1)) return true;
  why = "tensor \"" + v.name + "\" has " + std::to_string(own) + " dimensions; its window has " +
        std::to_string(rank) + ", so " + (match.mayLackN ? "C and " + std::to_string(rank) +
        ", or " : "") + "N, C and " + std::to_string(rank) + " are accepted";
  return false;
}

}  // namespace argpool::import
