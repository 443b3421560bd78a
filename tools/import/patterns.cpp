// The list of patterns. torch.onnx's two idioms were read off what PyTorch 2.15 exports (with
// dynamo; pooling without, too), and off what ONNX Runtime's first optimizations leave of it.
// SPDX-License-Identifier: MIT
#include "import/patterns.h"

#include <algorithm>

namespace argpool::import {
namespace {

using Nodes = std::vector<int>;

const Node &nodeOf(const Graph &graph, int n) { return graph.nodes[size_t(n)]; }

bool all(const std::vector<int64_t> &list, int64_t number) {
  return std::all_of(list.begin(), list.end(), [=](int64_t n) { return n == number; });
}

// A node that copies its first input, shape included.
bool copies(const Graph &graph, int n) {
  if (graph.is(n, "Identity")) return true;
  const Node &node = nodeOf(graph, n);
  if (graph.is(n, "Concat")) return node.inputs.size() == 1;
  if (graph.is(n, "Transpose")) {
    const std::vector<int64_t> order = node.numbers("perm");
    for (size_t i = 0; i < order.size(); i++)
      if (order[i] != int64_t(i)) return false;
    return !order.empty();
  }
  return false;
}

// An Expand of a vector to the length it has: an optimizer would have removed it.
bool expandsNothing(const Graph &graph, int n) {
  if (!graph.is(n, "Expand")) return false;
  const auto to = graph.integers(nodeOf(graph, n).input(1));
  int from = nodeOf(graph, n).input(0);
  while (from >= 0 && graph.producer(from) >= 0 && copies(graph, graph.producer(from)))
    from = nodeOf(graph, graph.producer(from)).input(0);
  if (!to || to->size() != 1 || from < 0) return false;
  const Value &value = graph.values[size_t(from)];
  return value.ranked && value.shape.size() == 1 && value.shape[0].cells == (*to)[0] &&
         (*to)[0] >= 0;
}

// The node that computes `value`, past nodes that only copy; those are added to `passed`. All
// between must have no other reader.
int behind(const Graph &graph, int value, Nodes &passed) {
  int n = graph.producer(value);
  while (n >= 0 && (copies(graph, n) || expandsNothing(graph, n)) &&
         graph.onlyReader(value) >= 0) {
    passed.push_back(n);
    value = nodeOf(graph, n).input(0);
    n = graph.producer(value);
  }
  return n >= 0 && graph.onlyReader(value) >= 0 ? n : -1;
}

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

// ---- torch.onnx: max_pool with indices in the plane -------------------------------------------
// Sub(MaxPool(x).indices, Slice(MaxPool(x, kernel 1).indices, the first cell of each plane))

bool slicesFirstCells(const Graph &graph, const Node &slice, size_t rank) {
  const auto from = graph.integers(slice.input(1)), to = graph.integers(slice.input(2));
  const auto axes = graph.integers(slice.input(3)), steps = graph.integers(slice.input(4));
  if (!from || !to || !axes || from->size() != rank || to->size() != rank || axes->size() != rank)
    return false;
  if (!all(*from, 0) || !all(*to, 1) || (slice.input(4) >= 0 && (!steps || !all(*steps, 1))))
    return false;
  for (size_t i = 0; i < rank; i++)
    if ((*axes)[i] != int64_t(i + 2) && (*axes)[i] != int64_t(i) - int64_t(rank)) return false;
  return true;
}

bool torchPool(const Graph &graph, int sub, Match &match) {
  Nodes passed;
  const int pool = graph.producer(nodeOf(graph, sub).input(0));
  const int slice = behind(graph, nodeOf(graph, sub).input(1), passed);
  if (!graph.is(pool, "MaxPool") || !graph.is(slice, "Slice")) return false;
  const int one = behind(graph, nodeOf(graph, slice).input(0), passed);
  if (!graph.is(one, "MaxPool")) return false;
  const Node &large = nodeOf(graph, pool), &small = nodeOf(graph, one);
  const std::vector<int64_t> kernel = small.numbers("kernel_shape");
  if (large.input(0) != small.input(0) || large.input(0) < 0 || kernel.empty() ||
      !all(kernel, 1) || large.output(1) != nodeOf(graph, sub).input(0) ||
      small.output(1) != nodeOf(graph, slice).input(0) || large.number("storage_order", 0) != 0)
    return false;
  // What the operation does not compute must have no reader outside.
  const int values = small.output(0);
  if (graph.onlyReader(large.output(1)) != sub ||
      (values >= 0 && (graph.values[size_t(values)].leaves ||
                       !graph.values[size_t(values)].readers.empty())) ||
      !slicesFirstCells(graph, nodeOf(graph, slice), kernel.size()))
    return false;
  match.operation = Operation::MaxPool;
  match.nodes = {pool, one, slice, sub};
  match.nodes.insert(match.nodes.end(), passed.begin(), passed.end());
  match.input = large.input(0);
  match.output = large.output(0);
  match.indices = nodeOf(graph, sub).output(0);
  match.space = Space::Plane;
  readWindow(large, match.window, match.refused);
  return true;
}

// ---- torch.onnx: max_unpool as a scatter ------------------------------------------------------
// Reshape(ScatterND(zeros, Unsqueeze(Reshape(indices + each plane's first cell)), Reshape(values)))

// A vector of zeros: a constant, or one that is computed and then given a shape or type.
bool isZeros(const Graph &graph, int value, Nodes &passed) {
  for (int steps = 0; steps < 8; steps++) {
    if (graph.isZeros(value)) {
      const int n = graph.producer(value);
      if (graph.is(n, "ConstantOfShape") && graph.onlyReader(value) >= 0) passed.push_back(n);
      return true;
    }
    const int n = graph.producer(value);
    const bool shapes = graph.is(n, "Reshape") || graph.is(n, "Cast") || graph.is(n, "CastLike") ||
                        graph.is(n, "Expand");
    if (n < 0 || (!shapes && !copies(graph, n)) || graph.onlyReader(value) < 0) return false;
    passed.push_back(n);
    value = nodeOf(graph, n).input(0);
  }
  return false;
}

// `value` holds, for each of N*C planes in turn, `plane` times its number.
bool firstCells(const Graph &graph, int value, int64_t plane) {
  if (const auto cells = graph.integers(value, 1 << 20)) {
    for (size_t i = 0; i < cells->size(); i++)
      if ((*cells)[i] != int64_t(i) * plane) return false;
    return !cells->empty();
  }
  // Where N is not known before the call: Reshape(Range(0, N*C)) * plane.
  const int times = graph.producer(value);
  if (!graph.is(times, "Mul")) return false;
  const auto cells = graph.integers(nodeOf(graph, times).input(1), 1);
  if (!cells || cells->size() != 1 || (*cells)[0] != plane) return false;
  const int shape = graph.producer(nodeOf(graph, times).input(0));
  const int range = graph.is(shape, "Reshape") ? graph.producer(nodeOf(graph, shape).input(0)) : -1;
  if (!graph.is(range, "Range")) return false;
  const auto from = graph.integers(nodeOf(graph, range).input(0), 1);
  const auto step = graph.integers(nodeOf(graph, range).input(2), 1);
  return from && step && *from == std::vector<int64_t>{0} && *step == std::vector<int64_t>{1};
}

// Flattening: Reshape to [-1] or to as many cells as there are.
int flattened(const Graph &graph, int n) {
  if (!graph.is(n, "Reshape")) return -1;
  const auto shape = graph.integers(nodeOf(graph, n).input(1), 1);
  return shape && shape->size() == 1 ? nodeOf(graph, n).input(0) : -1;
}

// The constants of `size`, N and C included, if every spatial one is known.
bool spatialSize(const Graph &graph, int size, std::vector<int64_t> &extents) {
  const auto all = graph.integers(size, 5);
  if (!all || all->size() < 3) return false;
  extents.assign(all->begin() + 2, all->end());
  return std::all_of(extents.begin(), extents.end(), [](int64_t n) { return n > 0; });
}

bool scatters(const Graph &graph, int scatter, Match &match) {
  const Node &node = nodeOf(graph, scatter);
  const Attribute *reduction = node.find("reduction");
  if (reduction && !reduction->text.empty() && reduction->text != "none") return false;
  Nodes passed;
  const int column = behind(graph, node.input(1), passed);
  if (!graph.is(column, "Unsqueeze")) return false;
  const int flat = behind(graph, nodeOf(graph, column).input(0), passed);
  const int list = behind(graph, node.input(2), passed);
  const int indices = flattened(graph, flat), values = flattened(graph, list);
  if (indices < 0 || values < 0 || !isZeros(graph, node.input(0), passed)) return false;
  match.nodes = {scatter, column, flat, list};
  match.nodes.insert(match.nodes.end(), passed.begin(), passed.end());
  match.input = values;
  match.indices = indices;
  match.space = Space::Tensor;
  return true;
}

bool torchUnpool(const Graph &graph, int scatter, Match &match) {
  if (!scatters(graph, scatter, match)) return false;
  // Forwards to the Reshape that gives dst its shape.
  int out = nodeOf(graph, scatter).output(0), last = graph.onlyReader(out);
  while (last >= 0 && copies(graph, last)) {
    match.nodes.push_back(last);
    out = nodeOf(graph, last).output(0);
    last = graph.onlyReader(out);
  }
  if (!graph.is(last, "Reshape") || nodeOf(graph, last).input(0) != out) return false;
  match.nodes.push_back(last);
  match.operation = Operation::MaxUnpool;
  match.output = nodeOf(graph, last).output(0);
  match.size = nodeOf(graph, last).input(1);
  std::vector<int64_t> extents;
  if (!spatialSize(graph, match.size, extents)) {
    match.refused = "the extents of its output are computed when the model runs; accepted are "
                    "exports whose H and W are fixed, and --shape <input>=<N>x<C>x<H>x<W>";
    return true;
  }
  if (extents.size() > 3)
    match.refused = "its output has more than three spatial dimensions";
  // The sum with each plane's first cell is taken over too where that is what is added; else
  // indices stay offsets in the whole tensor.
  int64_t plane = 1;
  for (const int64_t n : extents) plane *= std::min(n, int64_t(1) << 20);
  const int add = graph.producer(match.indices);
  if (graph.is(add, "Add") && graph.onlyReader(match.indices) >= 0 &&
      firstCells(graph, nodeOf(graph, add).input(1), plane)) {
    match.nodes.push_back(add);
    match.indices = nodeOf(graph, add).input(0);
    match.space = Space::Plane;
  }
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
  if (readTensors(graph, n, Operation::MaxPool, match))
    readWindow(spelledOut(node, rankOf(node.type)), match.window, match.refused);
  return true;
}

bool atenUnpool(const Graph &graph, int n, Match &match) {
  match.space = Space::Plane;
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

std::vector<int64_t> spatial(const Graph &graph, int value) {
  std::vector<int64_t> extents;
  if (value < 0 || !graph.values[size_t(value)].ranked) return extents;
  const std::vector<Extent> &shape = graph.values[size_t(value)].shape;
  for (size_t i = 2; i < shape.size(); i++) extents.push_back(shape[i].cells);
  return extents;
}

}  // namespace argpool::import
