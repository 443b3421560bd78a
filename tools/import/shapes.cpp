// --shape: parsed, compared with what the model says, spread to where its symbols stand.
// SPDX-License-Identifier: MIT
#include "import/shapes.h"

#include <cstdlib>
#include <map>

#include "import/spec.h"

namespace argpool::import {
namespace {

bool parse(const std::string &text, std::vector<int64_t> &extents) {
  for (const char *at = text.c_str();; at++) {
    char *end = nullptr;
    const bool open = *at == '?';
    const long long cells = open ? -1 : std::strtoll(at, &end, 10);
    if (!open && (end == at || cells < 0)) return false;
    extents.push_back(cells);
    at = open ? at + 1 : end;
    if (*at == 0) return true;
    if (*at != 'x') return false;
  }
}

// The tensors that a user may mean: what no node computes and is no constant.
std::string inputsOf(const Graph &graph) {
  std::string names;
  for (size_t v = 0; v < graph.values.size(); v++)
    if (graph.producer(int(v)) < 0 && !graph.values[v].constant && graph.values[v].ranked)
      names += (names.empty() ? "" : ", ") + graph.values[v].name + "=" +
               shapeText(graph, int(v));
  return names.empty() ? "none" : names;
}

}  // namespace

bool giveShape(Model &model, const std::string &given, std::string &why) {
  Graph &graph = model.graphs.front();
  const size_t sign = given.rfind('=');
  const std::string name = given.substr(0, sign);
  std::vector<int64_t> extents;
  if (sign == std::string::npos || !parse(given.substr(sign + 1), extents)) {
    why = "--shape was given \"" + given + "\"; accepted is <tensor>=<extent>x<extent>…, say "
          "input=1x3x360x480, with ? for an extent that stays open";
    return false;
  }
  Value *value = nullptr;
  for (Value &v : graph.values)
    if (v.name == name) value = &v;
  if (!value) {
    why = "--shape names \"" + name + "\", and the model has no tensor of that name; its inputs "
          "are " + inputsOf(graph);
    return false;
  }
  bool agrees = !value->ranked || value->shape.size() == extents.size();
  for (size_t i = 0; agrees && value->ranked && i < extents.size(); i++)
    agrees = value->shape[i].cells < 0 || extents[i] < 0 || value->shape[i].cells == extents[i];
  if (!agrees) {
    why = "--shape gives \"" + name + "\" " + given.substr(sign + 1) + ", and the model says " +
          shapeText(graph, int(value - graph.values.data())) + "; give what is ? there";
    return false;
  }
  std::map<std::string, int64_t> known;
  if (!value->ranked) value->shape.resize(extents.size());
  value->ranked = true;
  for (size_t i = 0; i < extents.size(); i++) {
    if (extents[i] < 0) continue;
    Extent &extent = value->shape[i];
    if (!extent.symbol.empty()) known[extent.symbol] = extents[i];
    extent.cells = extents[i];
  }
  for (Graph &any : model.graphs)  // a symbol means the same in bodies of control flow
    for (Value &v : any.values)
      for (Extent &extent : v.shape)
        if (const auto at = known.find(extent.symbol); extent.cells < 0 && at != known.end())
          extent.cells = at->second;
  return true;
}

}  // namespace argpool::import
