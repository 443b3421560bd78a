// Chains of pools of stride 1 with comparisons, selections and arithmetic between: what a region
// computes in one pass (C18). No LLVM here.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "import/patterns.h"

namespace argpool::import {

/// Nodes that one region replaces.
struct Chain {
  std::vector<int> nodes;            ///< in the graph's order
  std::vector<int> inputs, outputs;  ///< values, of one shape
  bool poolsAlone = true;            ///< pools, views, activations: no comparison, no arithmetic
  std::string operators;             ///< "MaxPool x3, Equal"
  std::string windows;               ///< of its pools, each once
  std::string types;                 ///< "(tensor<…>, …) -> (…)"
  std::vector<std::string> inputTypes;
  std::string body;                  ///< of the region; its arguments are %x0, %x1, …
  std::string key;  ///< "chain:" and a hash of the body: names and order of nodes do not matter
};

/// Chains of at least one pool and another operation, in the order of their first pools. No node is
/// in two, and none that a match has which is no pool of a chain.
std::vector<Chain> findChains(const Graph &graph, const std::vector<Match> &matches);

}  // namespace argpool::import
