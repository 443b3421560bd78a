// Patterns of a model that argpool can take over: one list, matched by structure (operators,
// edges, constants; never names). The compiler's importer and the ONNX Runtime provider both read
// it. No LLVM here.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "import/graph.h"
#include "import/window.h"

namespace argpool::import {

enum class Operation { MaxPool, MaxUnpool };

/// C7's spaces that models speak.
enum class Space { Plane, Tensor, TensorColmajor };
const char *nameOf(Space space);

/// How the tensors lie that nodes outside of a match see; all of one match alike.
enum class Layout { ChannelsFirst, ChannelsLast };

/// A place of the graph that a pattern fits.
struct Match {
  const char *pattern = "";  ///< Pattern::name
  Operation operation = Operation::MaxPool;
  Space space = Space::Tensor;
  Window window;           ///< an empty kernel: one that fits the sizes (forUnpooling)
  std::vector<int> nodes;  ///< all that the operation replaces; the first gives it its name
  int input = -1;          ///< the value read: src, or values
  int indices = -1;        ///< the value with indices; -1: a pool that captures none
  int output = -1;         ///< values, or dst
  int size = -1;           ///< the value with dst's shape, N and C included; -1: C2's default
  bool mayLackN = false;   ///< its tensors may be C, spatial (aten; ONNX always has N)
  /// Channels-last: Transposes stand before and behind the operation (transposes.h). `input`,
  /// `indices` and `output` remain what the operation itself reads and writes, N, C, spatial.
  Layout layout = Layout::ChannelsFirst;
  struct Ends {
    int input = -1, indices = -1, output = -1;
  } ends;  ///< what nodes outside write and read: those three, or the Transposes' other sides
  std::string refused;     ///< why it cannot be taken over, a sentence; "": it can
};

/// One way to write an operation down.
struct Pattern {
  const char *name;    ///< "MaxPool", "torch.onnx unpool"
  const char *anchor;  ///< the operator of the node where matching starts
  /// Fills `match` if the pattern fits at `node`.
  bool (*fits)(const Graph &graph, int node, Match &match);
  const char *meaning;  ///< in a line, for people
};

/// In the order they are tried: what has more nodes comes first.
const std::vector<Pattern> &patterns();

/// All matches, in the order of their first nodes. No node is in two.
std::vector<Match> findPooling(const Graph &graph);

/// The pool whose indices, unchanged, `unpool` reads; nullptr where it is not among `matches`.
const Match *poolOf(const Graph &graph, const std::vector<Match> &matches, const Match &unpool);

/// The pool whose values and indices `unpool` alone reads: nothing of what lies between the two has
/// to be stored where others find it. nullptr where there is none.
const Match *partnerOf(const Graph &graph, const std::vector<Match> &matches, const Match &unpool);

/// The last `rank` extents of `value`, which are the spatial ones; -1 where unknown, all of them
/// where not even the number of dimensions is known.
std::vector<int64_t> spatial(const Graph &graph, int value, size_t rank);

/// Whether `value` may have the dimensions of a window of `rank`: N, C, spatial, or without N where
/// the match may lack it. False: `why` says how many it has.
bool hasDimensions(const Graph &graph, const Match &match, int value, size_t rank,
                   std::string &why);

}  // namespace argpool::import
