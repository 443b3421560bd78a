// Matches become a spec: a function in argpool's dialect for each, as text. No LLVM here.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "import/patterns.h"
#include "import/regions.h"

namespace argpool::import {

/// One operation of the model, or a chain of them, as a function of the spec.
struct Function {
  const Graph *graph = nullptr;
  Match match;       ///< of a chain: its first pool's
  std::optional<Chain> chain;
  Window window;     ///< the match's, its pads and sizes resolved as far as they are known
  std::string node;  ///< what messages call it: the node's name, or its operator and number
  std::string name;  ///< of the function: an identifier that no other function has
  std::string text;  ///< func.func @name(…) { one operation; return }, without results
  bool capturesIndices = false;
  std::string refused;  ///< why there is no text, a sentence; "": there is
};

/// Functions of a graph's matches, in order, or of chains of them (`chains`). `names` are those
/// taken already; new ones are added.
std::vector<Function> functionsOf(const Graph &graph, std::set<std::string> &names,
                                  bool chains = true);

/// What messages call a node: its name, else its operator and its number in the graph.
std::string nodeName(const Graph &graph, int node);

/// "1x64x?x?"; "?" where not even the number of dimensions is known.
std::string shapeText(const Graph &graph, int value);

}  // namespace argpool::import
