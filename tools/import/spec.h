// Matches become a spec: a function in argpool's dialect for each, as text. No LLVM here.
// SPDX-License-Identifier: MIT
#pragma once

#include <set>
#include <string>
#include <vector>

#include "import/patterns.h"

namespace argpool::import {

/// One operation of the model as a function of the spec.
struct Function {
  const Graph *graph = nullptr;
  Match match;
  Window window;     ///< the match's, its pads and sizes resolved as far as they are known
  std::string node;  ///< what messages call it: the node's name, or its operator and number
  std::string name;  ///< of the function: an identifier that no other function has
  std::string text;  ///< func.func @name(…) { one operation; return }, without results
  bool capturesIndices = false;
  std::string refused;  ///< why there is no text, a sentence; "": there is
};

/// Functions of a graph's matches, in order. `names` are those taken already; new ones are added.
std::vector<Function> functionsOf(const Graph &graph, std::set<std::string> &names);

/// What messages call a node: its name, else its operator and its number in the graph.
std::string nodeName(const Graph &graph, int node);

/// "1x64x?x?"; "?" where not even the number of dimensions is known.
std::string shapeText(const Graph &graph, int value);

}  // namespace argpool::import
