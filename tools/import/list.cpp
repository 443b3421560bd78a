// Columns of the table: what each pooling node is, who reads its indices, what becomes of it.
// SPDX-License-Identifier: MIT
#include "import/list.h"

#include <algorithm>
#include <cstdio>

namespace argpool::import {
namespace {

// Columns wider than this are cut short: names of nodes may be paths.
constexpr size_t kWidest = 48;

using Row = std::vector<std::string>;

std::string tableText(const std::vector<Row> &rows) {
  std::vector<size_t> widths(rows.front().size());
  for (const Row &row : rows)
    for (size_t c = 0; c < row.size(); c++)
      widths[c] = std::min(std::max(widths[c], row[c].size()), kWidest);
  std::string text;
  for (const Row &row : rows) {
    for (size_t c = 0; c < row.size(); c++) {
      std::string cell = row[c];
      if (c + 1 == row.size()) { text += cell; break; }  // the last one is prose
      if (cell.size() > kWidest) cell = "..." + cell.substr(cell.size() - kWidest + 3);
      text += cell + std::string(widths[c] - cell.size() + 2, ' ');
    }
    text += '\n';
  }
  return text;
}

// "unpool4", "Sub (2)": what reads the indices that a pool writes.
std::string readersOf(const Function &f, const std::vector<Function> &functions) {
  if (f.match.ends.indices < 0) return "none";
  const Value &value = f.graph->values[size_t(f.match.ends.indices)];
  std::string names = value.leaves ? "the caller" : "";
  for (const int reader : value.readers) {
    std::string name = nodeName(*f.graph, reader);
    for (const Function &other : functions)
      if (other.graph == f.graph && std::count(other.match.nodes.begin(), other.match.nodes.end(),
                                               reader) != 0)
        name = other.node;
    names += (names.empty() ? "" : ", ") + name;
  }
  return names.empty() ? "none" : names;
}

Row rowOf(const Function &f, const std::vector<Function> &functions, const std::string &library) {
  const Match &m = f.match;
  const std::string made = f.refused.empty() ? library + "_" + f.name : "left out: " + f.refused;
  if (f.chain)
    return {f.node, f.chain->operators, f.chain->windows, shapeText(*f.graph, f.chain->inputs[0]),
            shapeText(*f.graph, f.chain->outputs[0]), nameOf(f.graph->elemOf(m.input)), "none",
            made};
  const bool pool = m.operation == Operation::MaxPool;
  std::string indices = m.indices < 0 ? "none" : nameOf(m.space);
  if (pool && m.indices >= 0) indices += " for " + readersOf(f, functions);
  const std::string pattern =
      std::string(m.pattern) + (m.layout == Layout::ChannelsLast ? ", Transposes" : "");
  return {f.node, pattern, text(f.window), shapeText(*f.graph, m.input),
          shapeText(*f.graph, m.output), nameOf(f.graph->elemOf(m.input)), indices,
          made};
}

}  // namespace

std::string listText(const Model &model, const std::vector<Function> &functions,
                     const std::string &file, const std::string &library) {
  size_t nodes = 0, refused = 0;
  for (const Graph &graph : model.graphs) nodes += graph.nodes.size();
  for (const Function &f : functions) refused += !f.refused.empty();
  char head[256];
  std::snprintf(head, sizeof head,
                ", opset %lld, %zu nodes, %.1f MB of weights inside; %zu pooling "
                "operations, %zu of them left out\n",
                static_cast<long long>(model.opset), nodes, double(model.weightBytes) / 1e6,
                functions.size(), refused);
  std::string text = file + (model.producer.empty() ? "" : " by " + model.producer) + ": " +
                     model.format;
  if (model.irVersion) text += " IR " + std::to_string(model.irVersion);
  text += head;
  for (const std::string &remark : model.remarks) text += "note: " + remark + '\n';
  if (functions.empty()) return text;
  std::vector<Row> rows = {
      {"node", "written as", "window", "reads", "writes", "type", "indices", "function"}};
  for (const Function &f : functions) rows.push_back(rowOf(f, functions, library));
  return text + tableText(rows);
}

}  // namespace argpool::import
