// torch.onnx's two idioms, read off what PyTorch 2.5 to 2.15 export, with optimize=False, too
// (tests/import/corpus), and off what ONNX Runtime's first optimizations leave of it.
// SPDX-License-Identifier: MIT
#include "import/idioms.h"

#include <algorithm>
#include <set>

namespace argpool::import {
namespace {

// Longer chains are not followed: of nodes that compute a shape, and of nodes on a walk.
constexpr int kDeepest = 8, kLongest = 32;

bool all(const std::vector<int64_t> &list, int64_t number) {
  return std::all_of(list.begin(), list.end(), [=](int64_t n) { return n == number; });
}

bool has(const std::vector<int> &list, int number) {
  return std::find(list.begin(), list.end(), number) != list.end();
}

bool isOneOf(const Graph &graph, int node, std::initializer_list<const char *> types) {
  return std::any_of(types.begin(), types.end(),
                     [&](const char *type) { return graph.is(node, type); });
}

// How many cells a tensor has; -1: that is not known, or more than 2^40.
int64_t cellsOf(const Graph &graph, int value) {
  if (value < 0 || !graph.values[size_t(value)].ranked) return -1;
  int64_t cells = 1;
  for (const Extent &extent : graph.values[size_t(value)].shape) {
    if (extent.cells < 0 || __builtin_mul_overflow(cells, extent.cells, &cells) ||
        cells > int64_t(1) << 40)
      return -1;
  }
  return cells;
}

// The length that a Reshape makes a vector of, or -1: as many cells as there are; none: it makes no
// vector, or its input is known to have other cells. column: of a vector of rows of one.
std::optional<int64_t> flatLength(const Graph &graph, int n, bool column = false) {
  if (!graph.is(n, "Reshape")) return std::nullopt;
  const auto shape = graph.integers(graph.nodes[size_t(n)].input(1), 2);
  if (!shape || shape->size() != (column ? 2 : 1) || (column && shape->back() != 1))
    return std::nullopt;
  const int64_t cells = cellsOf(graph, graph.nodes[size_t(n)].input(0));
  if (shape->front() != -1 && cells >= 0 && cells != shape->front()) return std::nullopt;
  return shape->front();
}

// The length of a vector, or -1.
int64_t lengthOf(const Graph &graph, int value) {
  const Value &v = graph.values[size_t(value)];
  if (v.ranked) return v.shape.size() == 1 ? v.shape[0].cells : -1;
  return flatLength(graph, v.producer).value_or(-1);
}

// An Unsqueeze of a vector to a column; its axis is an input since opset 13.
bool addsLastAxis(const Graph &graph, int n) {
  const Node &node = graph.nodes[size_t(n)];
  const auto axes = node.inputs.size() > 1 ? graph.integers(node.input(1), 1)
                                           : std::optional(node.numbers("axes"));
  return axes && axes->size() == 1 && (axes->front() == 1 || axes->front() == -1);
}

// A way up from a node through what a pattern takes: each tensor on it has one reader, so that none
// is missing once the nodes are replaced. Nodes that compute shapes for the way are taken along,
// and are no readers.
class Walk {
public:
  explicit Walk(const Graph &graph) : graph(graph) {}

  // The node that computes `value`, past nodes that only copy; -1: something else reads it, too.
  int behind(int value) {
    for (int steps = 0; steps < kLongest; steps++) {
      seen.push_back(value);
      const int n = graph.producer(value);
      if (n < 0 || !isOwn(value)) return -1;
      if (!copies(graph, n) && !expandsNothing(n)) return n;
      nodes.push_back(n);
      value = graph.nodes[size_t(n)].input(0);
    }
    return -1;
  }

  // The tensor that one Reshape or several make `value`, a vector, of; -1: none does.
  int flattened(int value) {
    int source = -1;
    for (int steps = 0; steps < kLongest; steps++) {
      const size_t before = nodes.size();
      const int n = behind(value);
      const std::optional<int64_t> length = flatLength(graph, n);
      if (!length) {
        nodes.resize(before);
        return source;
      }
      lengths.push_back(*length);
      nodes.push_back(n);
      value = source = graph.nodes[size_t(n)].input(0);
    }
    return -1;
  }

  // The tensor that `value`, a column of indices, has flat: by Unsqueeze of a vector, or a Reshape
  // to [n, 1], which ONNX Runtime makes of several; -1: it is none.
  int column(int value) {
    const int n = behind(value);
    if (n < 0) return -1;
    const int source = graph.nodes[size_t(n)].input(0);
    nodes.push_back(n);
    if (graph.is(n, "Unsqueeze")) return addsLastAxis(graph, n) ? flattened(source) : -1;
    const std::optional<int64_t> length = flatLength(graph, n, true);
    if (!length) return -1;
    lengths.push_back(*length);
    const int flat = flattened(source);
    return flat < 0 ? source : flat;
  }

  // `value` is a vector of zeros: a constant, or one that is computed, then given a shape or type.
  bool isZeros(int value) {
    for (int steps = 0; steps < kDeepest; steps++) {
      const int n = graph.producer(value);
      if (graph.isZeros(value)) {
        if (graph.is(n, "ConstantOfShape") && isOwn(value)) nodes.push_back(n);
        return true;
      }
      const bool shapes = isOneOf(graph, n, {"Reshape", "Cast", "CastLike", "Expand"});
      if (n < 0 || (!shapes && !copies(graph, n)) || !isOwn(value)) return false;
      nodes.push_back(n);
      value = graph.nodes[size_t(n)].input(0);
    }
    return false;
  }

  // Was a vector expanded to the lengths of others than those that the walk has seen?
  bool expandsToOthers() const {
    return std::any_of(models.begin(), models.end(), [&](int v) { return !has(seen, v); });
  }
  bool expandsToModels() const { return !models.empty(); }

  // Do values and indices have one shape, and the vectors as many cells, as far as is known? ONNX
  // Runtime refuses a run of Reshapes to others; torch.onnx 2.7 names lengths, and no shapes.
  bool keepsCells(int values, int indices) const {
    const Value &v = graph.values[size_t(values)], &i = graph.values[size_t(indices)];
    if (v.ranked && i.ranked && v.shape.size() != i.shape.size()) return false;
    std::set<int64_t> named(lengths.begin(), lengths.end());
    named.erase(-1);
    std::set<int64_t> known = {cellsOf(graph, values), cellsOf(graph, indices)};
    known.erase(-1);
    return known.size() <= 1 && (named.empty() || named == known);
  }

  std::vector<int> nodes;

private:
  // `value` has one reader beside nodes that compute shapes.
  bool isOwn(int value) const {
    const Value &v = graph.values[size_t(value)];
    return !v.leaves && std::count_if(v.readers.begin(), v.readers.end(), [&](int reader) {
                          return !has(shapes, reader);
                        }) == 1;
  }

  // An Expand of a vector to the length it has, which an optimizer would have removed; or to that
  // of another vector: then both must have one length (expandsToOthers).
  bool expandsNothing(int n) {
    if (!graph.is(n, "Expand")) return false;
    int from = graph.nodes[size_t(n)].input(0);
    const int target = graph.nodes[size_t(n)].input(1);
    for (int p = graph.producer(from); p >= 0 && copies(graph, p); p = graph.producer(from))
      from = graph.nodes[size_t(p)].input(0);
    if (from < 0) return false;
    const auto to = graph.integers(target);
    const bool known = to && to->size() == 1 && to->front() >= 0;
    const int model = known ? -1 : shapeOf(target);
    if (known ? lengthOf(graph, from) != to->front() : model < 0) return false;
    if (model >= 0) models.push_back(model);
    takeShapes(target, kDeepest);
    return true;
  }

  // The vector whose Shape, alone or joined with nothing, is `target`; -1: it is none.
  int shapeOf(int target) const {
    int n = graph.producer(target);
    if (graph.is(n, "Concat")) {
      const Node &joined = graph.nodes[size_t(n)];
      for (size_t i = 1; i < joined.inputs.size(); i++) {
        const auto part = graph.integers(joined.inputs[i]);
        const int gather = graph.producer(joined.inputs[i]);
        const auto at = graph.is(gather, "Gather")
                            ? graph.integers(graph.nodes[size_t(gather)].input(1))
                            : std::nullopt;
        if (!(part && part->empty()) && !(at && at->empty())) return -1;
      }
      n = graph.producer(joined.input(0));
    }
    return graph.is(n, "Shape") ? graph.nodes[size_t(n)].input(0) : -1;
  }

  // The nodes that compute a shape which nothing else reads.
  void takeShapes(int value, int deepest) {
    const int n = graph.producer(value);
    if (n < 0 || deepest == 0 || graph.onlyReader(value) < 0 ||
        !isOneOf(graph, n, {"Shape", "Gather", "Concat", "Cast"}))
      return;
    shapes.push_back(n);
    nodes.push_back(n);
    if (graph.is(n, "Shape")) return;
    for (const int input : graph.nodes[size_t(n)].inputs) takeShapes(input, deepest - 1);
  }

  const Graph &graph;
  std::vector<int> shapes;  // nodes that compute shapes
  std::vector<int> models;  // vectors whose length another is given
  std::vector<int> seen;    // values on the way
  std::vector<int64_t> lengths;  // that Reshapes on the way name, -1 among them
};

// ---- max_pool with indices in the plane --------------------------------------------------------

// Slice's numbers: inputs since opset 10, attributes before.
std::optional<std::vector<int64_t>> sliceNumbers(const Graph &graph, const Node &slice,
                                                 size_t input, const char *attribute) {
  if (slice.inputs.size() > 1) return graph.integers(slice.input(input));
  const Attribute *found = slice.find(attribute);
  return found ? std::optional(found->numbers) : std::nullopt;
}

bool slicesFirstCells(const Graph &graph, const Node &slice, size_t rank) {
  const auto from = sliceNumbers(graph, slice, 1, "starts");
  const auto to = sliceNumbers(graph, slice, 2, "ends");
  const auto axes = sliceNumbers(graph, slice, 3, "axes"), steps = graph.integers(slice.input(4));
  if (!from || !to || !axes || from->size() != rank || to->size() != rank || axes->size() != rank)
    return false;
  if (!all(*from, 0) || !all(*to, 1) || (slice.input(4) >= 0 && (!steps || !all(*steps, 1))))
    return false;
  for (size_t i = 0; i < rank; i++)
    if ((*axes)[i] != int64_t(i + 2) && (*axes)[i] != int64_t(i) - int64_t(rank)) return false;
  return true;
}

// ---- max_unpool as a scatter -------------------------------------------------------------------

// `value` holds, for each of N*C planes in turn, `plane` times its number.
bool firstCells(const Graph &graph, int value, int64_t plane) {
  if (const auto cells = graph.integers(value, 1 << 20)) {
    for (size_t i = 0; i < cells->size(); i++)
      if ((*cells)[i] != int64_t(i) * plane) return false;
    return !cells->empty();
  }
  // Where N is not known before the call, or nothing was folded: Reshape(Range(0, N*C)) * plane.
  const int times = graph.producer(value);
  if (!graph.is(times, "Mul")) return false;
  const auto cells = graph.integers(graph.nodes[size_t(times)].input(1), 1);
  if (!cells || cells->size() != 1 || cells->front() != plane) return false;
  const int shape = graph.producer(graph.nodes[size_t(times)].input(0));
  const int range =
      graph.is(shape, "Reshape") ? graph.producer(graph.nodes[size_t(shape)].input(0)) : -1;
  if (!graph.is(range, "Range")) return false;
  const auto from = graph.integers(graph.nodes[size_t(range)].input(0), 1);
  const auto step = graph.integers(graph.nodes[size_t(range)].input(2), 1);
  return from && step && *from == std::vector<int64_t>{0} && *step == std::vector<int64_t>{1};
}

// The constants of `size`, N and C included, if every spatial one is known.
bool spatialSize(const Graph &graph, int size, std::vector<int64_t> &extents) {
  const auto all = graph.integers(size, 5);
  if (!all || all->size() < 3) return false;
  extents.assign(all->begin() + 2, all->end());
  return std::all_of(extents.begin(), extents.end(), [](int64_t n) { return n > 0; });
}

// Does `size` keep N and C of the values, and the cells of the scattered vector, as far as that is
// known? ONNX Runtime joins the Reshape that has it with those behind it: numbers that say N and C
// are the values' only where these are known.
bool keepsPlanes(const Graph &graph, int size, int values, int vector) {
  const std::vector<int64_t> whole = *graph.integers(size, 5);
  const Value &v = graph.values[size_t(values)];
  const int64_t length = vector < 0 ? -1 : lengthOf(graph, vector);
  int64_t cells = length < 0 ? -1 : 1;
  for (size_t i = 0; i < whole.size(); i++) {
    if (whole[i] <= 0)
      cells = -1;
    else if (i < 2 && (i >= v.shape.size() || v.shape[i].cells != whole[i]))
      return false;
    else if (cells >= 0 && __builtin_mul_overflow(cells, whole[i], &cells))
      return false;
  }
  return cells < 0 || cells == length;
}

// Has the tensor more than one cell, as far as is known? A vector of one could be expanded.
bool hasCells(const Graph &graph, int value) {
  const std::vector<Extent> &shape = graph.values[size_t(value)].shape;
  return std::any_of(shape.begin(), shape.end(), [](const Extent &e) { return e.cells > 1; });
}

bool scatters(const Graph &graph, int scatter, Match &match) {
  const Node &node = graph.nodes[size_t(scatter)];
  const Attribute *reduction = node.find("reduction");
  if (reduction && !reduction->text.empty() && reduction->text != "none") return false;
  Walk walk(graph);
  const int values = walk.flattened(node.input(2));  // first, as it says which nodes make shapes
  const int indices = values < 0 ? -1 : walk.column(node.input(1));
  if (indices < 0 || walk.expandsToOthers() || !walk.isZeros(node.input(0))) return false;
  if (walk.expandsToModels() && !hasCells(graph, values)) return false;
  if (!walk.keepsCells(values, indices)) return false;
  match.nodes = {scatter};
  match.nodes.insert(match.nodes.end(), walk.nodes.begin(), walk.nodes.end());
  match.input = values;
  match.indices = indices;
  match.space = Space::Tensor;
  return true;
}

}  // namespace

bool copies(const Graph &graph, int n) {
  if (graph.is(n, "Identity")) return true;
  const Node &node = graph.nodes[size_t(n)];
  if (graph.is(n, "Concat")) return node.inputs.size() == 1;
  if (graph.is(n, "Transpose")) {
    const std::vector<int64_t> order = node.numbers("perm");
    for (size_t i = 0; i < order.size(); i++)
      if (order[i] != int64_t(i)) return false;
    return !order.empty();
  }
  return false;
}

bool torchPool(const Graph &graph, int sub, Match &match) {
  Walk walk(graph);
  const int pool = graph.producer(graph.nodes[size_t(sub)].input(0));
  const int slice = walk.behind(graph.nodes[size_t(sub)].input(1));
  if (!graph.is(pool, "MaxPool") || !graph.is(slice, "Slice")) return false;
  const int one = walk.behind(graph.nodes[size_t(slice)].input(0));
  if (!graph.is(one, "MaxPool")) return false;
  const Node &large = graph.nodes[size_t(pool)], &small = graph.nodes[size_t(one)];
  const std::vector<int64_t> kernel = small.numbers("kernel_shape");
  if (large.input(0) != small.input(0) || large.input(0) < 0 || kernel.empty() ||
      !all(kernel, 1) || large.output(1) != graph.nodes[size_t(sub)].input(0) ||
      small.output(1) != graph.nodes[size_t(slice)].input(0) ||
      large.number("storage_order", 0) != 0)
    return false;
  // Tensors that the operation does not compute must have no reader outside.
  const int values = small.output(0);
  if (graph.onlyReader(large.output(1)) != sub ||
      (values >= 0 && (graph.values[size_t(values)].leaves ||
                       !graph.values[size_t(values)].readers.empty())) ||
      !slicesFirstCells(graph, graph.nodes[size_t(slice)], kernel.size()))
    return false;
  match.operation = Operation::MaxPool;
  match.nodes = {pool, one, slice, sub};
  match.nodes.insert(match.nodes.end(), walk.nodes.begin(), walk.nodes.end());
  match.input = large.input(0);
  match.output = large.output(0);
  match.indices = graph.nodes[size_t(sub)].output(0);
  match.space = Space::Plane;
  readWindow(large, match.window, match.refused);
  return true;
}

bool torchUnpool(const Graph &graph, int scatter, Match &match) {
  if (!scatters(graph, scatter, match)) return false;
  // Forwards to the Reshape that gives dst its shape.
  int out = graph.nodes[size_t(scatter)].output(0), last = graph.onlyReader(out);
  while (last >= 0 && copies(graph, last)) {
    match.nodes.push_back(last);
    out = graph.nodes[size_t(last)].output(0);
    last = graph.onlyReader(out);
  }
  if (!graph.is(last, "Reshape") || graph.nodes[size_t(last)].input(0) != out) return false;
  match.nodes.push_back(last);
  match.operation = Operation::MaxUnpool;
  match.output = graph.nodes[size_t(last)].output(0);
  match.size = graph.nodes[size_t(last)].input(1);
  std::vector<int64_t> extents;
  if (!spatialSize(graph, match.size, extents)) {
    match.refused = "the extents of its output are computed when the model runs; accepted are "
                    "exports whose H and W are fixed, and --shape <input>=<N>x<C>x<H>x<W>";
    return true;
  }
  if (!keepsPlanes(graph, match.size, match.input, graph.nodes[size_t(scatter)].input(0)))
    return false;
  // 1-D unpooling is 2-D of one column; ONNX Runtime may join the Squeeze after it to its Reshape.
  const Value &values = graph.values[size_t(match.input)];
  if (values.ranked && values.shape.size() != extents.size() + 2)
    match.refused = "its values have other dimensions than its output";
  if (extents.size() > 3)
    match.refused = "its output has more than three spatial dimensions";
  // The sum with each plane's first cell is taken over too where that is what is added; else
  // indices stay offsets in the whole tensor.
  int64_t plane = 1;
  for (const int64_t n : extents) plane *= std::min(n, int64_t(1) << 20);
  const int add = graph.producer(match.indices);
  if (graph.is(add, "Add") && graph.onlyReader(match.indices) >= 0 &&
      firstCells(graph, graph.nodes[size_t(add)].input(1), plane)) {
    match.nodes.push_back(add);
    match.indices = graph.nodes[size_t(add)].input(0);
    match.space = Space::Plane;
  }
  return true;
}

}  // namespace argpool::import
