// The spec's text of a match: windows with their pads, types, extents where the model knows them.
// SPDX-License-Identifier: MIT
#include "import/spec.h"

#include <algorithm>
#include <cctype>
#include <functional>
#include <iterator>
#include <map>
#include <numeric>

#include "dialect/own_names.h"

namespace argpool::import {
namespace {

std::string list(const std::vector<int64_t> &numbers) {
  std::string text;
  for (const int64_t n : numbers)
    text += (text.empty() ? "" : ", ") + (n < 0 ? std::string("?") : std::to_string(n));
  return "[" + text + "]";
}

bool has(const std::vector<int64_t> &numbers, int64_t other) {
  for (const int64_t n : numbers)
    if (n != other) return true;
  return false;
}

bool isKnown(const std::vector<int64_t> &extents) {
  return std::all_of(extents.begin(), extents.end(), [](int64_t n) { return n >= 0; });
}

// Cells in a plane; a double, as extents of a damaged model may be any.
double cellsIn(const std::vector<int64_t> &extents) {
  return std::accumulate(extents.begin(), extents.end(), 1.0, std::multiplies<double>());
}

std::string windowText(const Window &window) {
  std::string text = "window(kernel " + list(window.kernel) + " stride " + list(window.stride);
  if (has(window.padBegin, 0) || has(window.padEnd, 0)) {
    text += " pad " + list(window.padBegin);
    if (window.padEnd != window.padBegin) text += " pad_end " + list(window.padEnd);
  }
  if (has(window.dilation, 1)) text += " dilation " + list(window.dilation);
  return text + (window.ceilMode ? " ceil_mode)" : ")");
}

// MLIR's spelling; "" for a type that no operation of argpool takes.
std::string elemText(Elem elem) {
  const std::string name = nameOf(elem);
  if (name == "?") return "";
  if (name == "bool") return "i1";
  return name[0] == 'u' ? "ui" + name.substr(1) : name;
}

const char *layoutText(const Match &match) {
  return match.layout == Layout::ChannelsLast ? " layout(channels_last)" : "";
}

// An identifier out of a node's name: "/encoder/MaxPool_1" -> "encoder_MaxPool_1".
std::string identifier(const std::string &name, std::set<std::string> &taken) {
  std::string word;
  for (const char c : name) {
    const bool fine = std::isalnum(static_cast<unsigned char>(c)) != 0;
    if (fine) word += c;
    else if (!word.empty() && word.back() != '_') word += '_';
  }
  while (!word.empty() && word.back() == '_') word.pop_back();
  if (word.size() > 100) word.resize(100);
  if (word.empty() || std::isdigit(static_cast<unsigned char>(word[0]))) word = "node_" + word;
  std::string unique = word;
  for (int n = 2; !taken.insert(unique).second; n++) unique = word + "_" + std::to_string(n);
  return unique;
}

// Writes functions of one graph; knows all of its matches, as an unpool takes its pool's window.
class Writer {
public:
  Writer(const Graph &graph, std::set<std::string> &names, bool chains)
      : graph(graph), names(names), matches(findPooling(graph)) {
    if (chains)
      for (Chain &chain : findChains(graph, matches)) {
        const int at = int(regions.size());
        for (const int n : chain.nodes) chainOf[n] = at;
        regions.push_back(std::move(chain));
      }
    names.insert(std::begin(kOwnNames), std::end(kOwnNames));
    names.insert(kOwnNameOfRegions);
  }

  std::vector<Function> run() {
    std::vector<Function> functions;
    std::set<int> written;
    for (const Match &match : matches) {
      const auto chain = chainOf.find(match.nodes.front());
      if (chain != chainOf.end() && !written.insert(chain->second).second) continue;
      Function function;
      function.graph = &graph;
      function.match = match;
      function.window = match.window;
      function.node = nodeName(graph, match.nodes.front());
      function.name = identifier(function.node, names);
      function.refused = match.refused;
      if (chain != chainOf.end())
        region(function, regions[size_t(chain->second)]);
      else if (function.refused.empty())
        match.operation == Operation::MaxPool ? pool(function) : unpool(function);
      functions.push_back(std::move(function));
    }
    return functions;
  }

private:
  int64_t cellsOf(int value, size_t dimension) const {
    const Value &v = graph.values[size_t(value)];
    return v.ranked && dimension < v.shape.size() ? v.shape[dimension].cells : -1;
  }

  // N and C, or C alone: how many dimensions of `value` lie before the spatial ones.
  size_t dimensionsBefore(int value, size_t rank) const {
    const Value &v = graph.values[size_t(value)];
    return v.ranked && v.shape.size() == rank + 1 ? 1 : 2;
  }

  // "1x64x360x480xf32" of a tensor of spatial `extents`. Its N, where `input` has one, and C are
  // those of `input`, or of `like` where they are not known there.
  std::string typeText(int input, int like, const std::vector<int64_t> &extents,
                       const std::string &elem) const {
    const size_t before = dimensionsBefore(input, extents.size());
    const bool alike = dimensionsBefore(like, extents.size()) == before;
    std::string text;
    for (size_t i = 0; i < before; i++) {
      int64_t cells = cellsOf(input, i);
      if (cells < 0 && alike) cells = cellsOf(like, i);
      text += (cells < 0 ? "?" : std::to_string(cells)) + "x";
    }
    for (const int64_t cells : extents) text += (cells < 0 ? "?" : std::to_string(cells)) + "x";
    return "tensor<" + text + elem + ">";
  }

  bool elemOf(int value, std::string &elem, std::string &why) const {
    elem = elemText(graph.elemOf(value));
    if (!elem.empty()) return true;
    why = "the element type of tensor \"" + graph.values[size_t(value)].name +
          "\" is not in the model, or none that argpool takes; run onnx.shape_inference on it";
    return false;
  }

  void pool(Function &f) const {
    const Match &m = f.match;
    std::string elem;
    const size_t rank = m.window.rank();
    if (!hasDimensions(graph, m, m.input, rank, f.refused) || !elemOf(m.input, elem, f.refused))
      return;
    const std::vector<int64_t> extents = spatial(graph, m.input, rank);
    if (!withPads(m.window, extents.data(), f.window, f.refused)) {
      if (!isKnown(extents))
        f.refused += "; pass --shape " + graph.values[size_t(m.input)].name + "=<N>x<C>x<H>x<W>";
      return;
    }
    f.capturesIndices = graph.isRead(m.indices);
    const std::string type = typeText(m.input, m.input, extents, elem);
    f.text = "func.func @" + f.name + "(%src: " + type + ") {\n  %values, %indices = "
             "argpool.max_pool %src " + windowText(f.window) + "\n      index(" +
             nameOf(m.space) + " : i64)" + layoutText(m) + " : " + type + "\n  return\n}\n";
  }

  static void region(Function &f, const Chain &chain) {
    std::string arguments, bound, results;
    for (size_t i = 0; i < chain.inputs.size(); i++) {
      const std::string number = std::to_string(i), comma = i ? ", " : "";
      arguments += comma + "%src" + number + ": " + chain.inputTypes[i];
      bound += comma + "%x" + number + " = %src" + number;
    }
    f.text = "func.func @" + f.name + "(" + arguments + ") attributes {argpool.chain = \"" +
             chain.key + "\"} {\n  %dst:" +
             std::to_string(chain.outputs.size()) + " = argpool.region(" + bound + ") : " +
             chain.types + " {\n" + chain.body + "  }\n  return\n}\n";
    f.match.nodes = chain.nodes;
    f.chain = chain;
  }

  // False: the pool's indices count planes of other sizes than dst's, as far as extents are known,
  // and name cells of other planes there (C8).
  bool staysInPlanes(const Match &m, const Match &pool, const std::vector<int64_t> &dst,
                     std::string &why) const {
    const std::vector<int64_t> src = spatial(graph, pool.input, dst.size());
    const bool several = cellsOf(m.input, 0) > 1 || cellsOf(m.input, 1) > 1 ||
                         cellsOf(pool.input, 0) > 1 || cellsOf(pool.input, 1) > 1;
    if (m.space != Space::Tensor || !several || !isKnown(src) || !isKnown(dst) ||
        cellsIn(src) == cellsIn(dst))
      return true;
    why = "its indices count planes of " + list(src) + ", and its output has planes of " +
          list(dst) + ", where they name cells of other planes; accepted are planes of as many "
          "cells (C8)";
    return false;
  }

  // Extents that unpooling reads: its own, else those its pool writes.
  std::vector<int64_t> extentsRead(const Match &m, const Match *pool, size_t rank) const {
    std::vector<int64_t> from = spatial(graph, m.input, rank);
    if (pool && pool->window.rank() == rank) {
      const std::vector<int64_t> cells = spatial(graph, pool->input, rank);
      Window padded;
      std::string why;
      if (!withPads(pool->window, cells.data(), padded, why)) return from;
      for (size_t i = 0; i < rank; i++)
        if (from[i] < 0) from[i] = pooled(padded, i, cells[i]);
    }
    return from;
  }

  // The window of an unpooling that says none (torch.onnx), or does not resolve auto_pad.
  bool chooseWindow(const Match &m, const Match *pool, const std::vector<int64_t> &from,
                    const std::vector<int64_t> &to, Window &window, std::string &why) const {
    window = m.window;
    if (window.kernel.empty() && pool && pool->window.rank() == from.size() &&
        !withPads(pool->window, std::vector<int64_t>(from.size(), -1).data(), window, why)) {
      window = Window();
      why.clear();
    }
    if (window.autoPad != AutoPad::NotSet) {  // only sizes say what it means
      window.padBegin.assign(window.rank(), 0);
      window.padEnd = window.padBegin;
      window.autoPad = AutoPad::NotSet;
    }
    if (!to.empty() && isKnown(from) && isKnown(to)) window = forUnpooling(window, from, to);
    if (!window.kernel.empty()) return true;
    why = "its window follows from the extents of tensor \"" +
          graph.values[size_t(m.input)].name + "\", which the model does not say; pass --shape";
    return false;
  }

  // False: the shape that an unpooling is given has another N or C than its values. Those of `like`
  // stand in for theirs where they are not known.
  bool keepsPlanes(const Match &m, int like, std::string &why) const {
    const auto all = m.size >= 0 ? graph.integers(m.size, 5) : std::nullopt;
    for (size_t i = 0; i < 2 && all && all->size() > 2; i++) {
      const int64_t given = (*all)[i];
      const int64_t own = cellsOf(m.input, i) < 0 ? cellsOf(like, i) : cellsOf(m.input, i);
      if (own <= 0 || given <= 0 || own == given) continue;
      why = std::string("its output has another ") + (i == 0 ? "N" : "C") + " than its values: " +
            std::to_string(given) + "; accepted is " + std::to_string(own);
      return false;
    }
    return true;
  }

  void unpool(Function &f) const {
    const Match &m = f.match;
    std::string elem;
    std::vector<int64_t> to;
    if (m.size >= 0) {
      if (const auto all = graph.integers(m.size, 5); all && all->size() > 2)
        to.assign(all->begin() + 2, all->end());
    }
    const size_t rank = m.window.rank() ? m.window.rank() : to.size();
    if (m.size >= 0 && to.empty()) to.assign(rank, -1);
    if (to.size() != rank && !to.empty()) {
      f.refused = "its output has " + std::to_string(to.size()) + " spatial dimensions, and its "
                  "window " + std::to_string(rank);
      return;
    }
    for (int64_t &n : to) n = n > 0 ? n : -1;
    if (!hasDimensions(graph, m, m.input, rank, f.refused) || !elemOf(m.input, elem, f.refused))
      return;
    const Match *pool = poolOf(graph, matches, m);
    if (pool && pool->window.rank() != rank) pool = nullptr;  // 1-D unpooling is 2-D of one column
    const std::vector<int64_t> from = extentsRead(m, pool, rank);
    if (!chooseWindow(m, pool, from, to, f.window, f.refused)) return;
    bool given = false;  // where C2's default is not what is wanted
    std::vector<int64_t> dst(rank);
    for (size_t i = 0; i < rank; i++) {
      dst[i] = unpooled(f.window, i, from[i]);
      given = given || (!to.empty() && (to[i] < 0 || to[i] != dst[i]));
    }
    if (!to.empty()) dst = to;
    const int like = pool ? pool->input : m.input;
    if (!keepsPlanes(m, like, f.refused)) return;
    if (pool && !staysInPlanes(m, *pool, dst, f.refused)) return;
    const std::string values = typeText(m.input, like, from, elem),
                      indices = typeText(m.input, like, from, "i64");
    f.text = "func.func @" + f.name + "(%values: " + values + ", %indices: " + indices +
             ") {\n  %dst = argpool.max_unpool %values, %indices " + windowText(f.window) +
             "\n      index(" + nameOf(m.space) + ")" + layoutText(m) +
             (given ? " output_size " + list(to) : std::string()) + " : " + values + ", " +
             indices + "\n  return\n}\n";
  }

  const Graph &graph;
  std::set<std::string> &names;
  const std::vector<Match> matches;
  std::vector<Chain> regions;
  std::map<int, int> chainOf;  // of a node: which of the regions
};

}  // namespace

std::string nodeName(const Graph &graph, int node) {
  const Node &n = graph.nodes[size_t(node)];
  const std::string name = n.name.empty() ? n.type + "_" + std::to_string(node) : n.name;
  return graph.name.empty() ? name : graph.name + "/" + name;
}

std::string shapeText(const Graph &graph, int value) {
  if (value < 0 || !graph.values[size_t(value)].ranked) return "?";
  std::string text;
  for (const Extent &extent : graph.values[size_t(value)].shape)
    text += (text.empty() ? "" : "x") + (extent.cells < 0 ? "?" : std::to_string(extent.cells));
  return text.empty() ? "scalar" : text;
}

std::vector<Function> functionsOf(const Graph &graph, std::set<std::string> &names, bool chains) {
  return Writer(graph, names, chains).run();
}

}  // namespace argpool::import
