// Transposes around an operation.
// SPDX-License-Identifier: MIT
#include "import/transposes.h"

#include <algorithm>

namespace argpool::import {
namespace {

// Whether the node moves channels from the end to their place behind N, or back. (In three
// dimensions both are [0, 2, 1]: two operations could claim one Transpose between them.)
bool moves(const Graph &graph, int node, bool toFirst) {
  if (!graph.is(node, "Transpose")) return false;
  const std::vector<int64_t> perm = graph.nodes[size_t(node)].numbers("perm");
  const int64_t n = int64_t(perm.size());
  if (n < 4 || n > 5 || perm[0] != 0) return false;
  for (int64_t i = 1; i < n; i++) {
    const int64_t first = i == 1 ? n - 1 : i - 1, last = i == n - 1 ? 1 : i + 1;
    if (perm[size_t(i)] != (toFirst ? first : last)) return false;
  }
  return true;
}

// A match, with the Transposes that were found.
class Ends {
public:
  Ends(const Graph &graph, const Match &match) : graph(graph), nodes(match.nodes) {}

  // The tensor that a Transpose makes `value` of, for nobody but the match; -1: none does.
  int before(int value) {
    const int n = graph.producer(value);
    if (!moves(graph, n, true) || !readByOwn(value)) return -1;
    nodes.push_back(n);
    return graph.nodes[size_t(n)].input(0);
  }
  // The tensor that a Transpose, the only reader of `value` beside the match, makes of it; -1.
  int behind(int value) {
    const Value &tensor = graph.values[size_t(value)];
    int found = -1;
    for (const int reader : tensor.readers) {
      if (isOwn(reader)) continue;
      if (found >= 0 || !moves(graph, reader, false)) return -1;
      found = reader;
    }
    if (found < 0 || tensor.leaves) return -1;
    nodes.push_back(found);
    return graph.nodes[size_t(found)].output(0);
  }

  const Graph &graph;
  std::vector<int> nodes;

private:
  bool isOwn(int node) const { return std::count(nodes.begin(), nodes.end(), node) != 0; }
  // Nobody else reads it.
  bool readByOwn(int value) const {
    const Value &tensor = graph.values[size_t(value)];
    return !tensor.leaves && std::all_of(tensor.readers.begin(), tensor.readers.end(),
                                         [&](int reader) { return isOwn(reader); });
  }
};

}  // namespace

void takeTransposes(const Graph &graph, Match &match) {
  if (!match.refused.empty() || match.output < 0) return;
  const bool pools = match.operation == Operation::MaxPool;
  Ends ends(graph, match);
  Match::Ends found;
  found.input = ends.before(match.input);
  if (found.input < 0) return;
  found.output = ends.behind(match.output);
  if (found.output < 0) return;
  if (!pools || graph.isRead(match.indices)) {
    found.indices = pools ? ends.behind(match.indices) : ends.before(match.indices);
    if (found.indices < 0) return;
  }
  match.layout = Layout::ChannelsLast;
  match.ends = found;
  match.nodes = ends.nodes;
  std::sort(match.nodes.begin() + 1, match.nodes.end());
}

}  // namespace argpool::import
