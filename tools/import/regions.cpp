// Chains grow from pools, node by node, over the operators of a table. What keeps a node out:
// another shape or type than the table takes, a path from the chain through other nodes back to it,
// the limits of a region.
// SPDX-License-Identifier: MIT
#include "import/regions.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <map>
#include <optional>
#include <set>
#include <tuple>

#include "dialect/region_limits.h"
#include "import/idioms.h"

namespace argpool::import {
namespace {

// Nodes that are looked at for a path out of a chain and back; behind more, a node is left out.
constexpr size_t kMostVisited = 1 << 12;
// Nodes of a chain, views among them, and nodes that could be next.
constexpr size_t kMostNodes = 256;
// A larger constant is not looked at.
constexpr size_t kMostBytes = 1 << 24;

enum class Kind {
  None, Pool, View, Neg, Arithmetic, Compare, Logic, Not, Where, Cast, Relu, Clip, Extreme,
};

constexpr struct {
  const char *type;
  Kind kind;
  const char *arith;
} kOperators[] = {
    {"Unsqueeze", Kind::View, ""},        {"Squeeze", Kind::View, ""},
    {"Identity", Kind::View, ""},         {"Neg", Kind::Neg, ""},
    {"Add", Kind::Arithmetic, "addf"},    {"Sub", Kind::Arithmetic, "subf"},
    {"Mul", Kind::Arithmetic, "mulf"},    {"Equal", Kind::Compare, "cmpf oeq,"},
    {"Greater", Kind::Compare, "cmpf ogt,"}, {"GreaterOrEqual", Kind::Compare, "cmpf oge,"},
    {"Less", Kind::Compare, "cmpf olt,"}, {"LessOrEqual", Kind::Compare, "cmpf ole,"},
    {"And", Kind::Logic, "andi"},         {"Or", Kind::Logic, "ori"},
    {"Xor", Kind::Logic, "xori"},         {"Not", Kind::Not, ""},
    {"Where", Kind::Where, ""},           {"Cast", Kind::Cast, ""},
    {"Relu", Kind::Relu, ""},             {"Clip", Kind::Clip, ""},
    {"Min", Kind::Extreme, "lt"},         {"Max", Kind::Extreme, "gt"},
};

// Tensors that a node reads, -1 for one that is left out; axes are none.
std::vector<int> tensorsOf(const Node &node, Kind kind) {
  size_t count = 1;
  switch (kind) {
  case Kind::Arithmetic:
  case Kind::Compare:
  case Kind::Logic: count = 2; break;
  case Kind::Where:
  case Kind::Clip: count = 3; break;
  case Kind::Extreme: count = node.inputs.size(); break;
  default: break;
  }
  std::vector<int> values;
  for (size_t i = 0; i < count; i++) values.push_back(node.input(i));
  return values;
}

// Operations of a region that a node becomes, at most.
int64_t operationsOf(const Node &node, Kind kind) {
  switch (kind) {
  case Kind::View:
  case Kind::Not: return 0;  // select swaps its operands, which ONNX Runtime does, too
  case Kind::Pool:  // a conversion beside
  case Kind::Relu: return 2;
  case Kind::Clip: return 4;
  case Kind::Extreme: return 4 * (int64_t(node.inputs.size()) - 1);
  default: return 1;
  }
}

size_t bytesOf(Elem elem) {
  switch (elem) {
  case Elem::F64: return 8;
  case Elem::F32: return 4;
  case Elem::F16:
  case Elem::BF16: return 2;
  default: return 1;
  }
}
bool isFloat(Elem elem) { return bytesOf(elem) > 1; }
bool isCell(Elem elem) { return isFloat(elem) || elem == Elem::Bool; }
// Casts between floats that round once: ONNX Runtime makes f16 of f64 by way of f32.
bool isCastOfFloats(Elem from, Elem to) {
  if (!isFloat(from) || !isFloat(to)) return false;
  return bytesOf(from) < bytesOf(to) || (from == Elem::F64 && to == Elem::F32) ||
         (from == Elem::F32 && bytesOf(to) == 2);
}
const char *cellText(Elem elem) { return elem == Elem::Bool ? "i1" : nameOf(elem); }

// Bits of floats.
uint64_t signOf(Elem elem) { return uint64_t(1) << (8 * bytesOf(elem) - 1); }
uint64_t infinityOf(Elem elem) {
  const int fraction = elem == Elem::F64    ? 52
                       : elem == Elem::F32  ? 23
                       : elem == Elem::BF16 ? 7
                                            : 10;
  return signOf(elem) - (uint64_t(1) << fraction);
}

// Extents; below 0 one that is not known, but the same wherever its number stands.
using Dims = std::vector<int64_t>;

struct Type {
  Elem elem = Elem::Unknown;
  Dims dims;
  bool isKnown() const { return isCell(elem) && dims.size() >= 3 && dims.size() <= 5; }
};

// A constant whose cells are all one, and the shapes it is given: it takes part in an operation on
// `dims` where each of them broadcasts to those.
struct Splat {
  Elem elem = Elem::Unknown;
  uint64_t bits = 0;
  std::vector<Dims> shapes;

  bool fits(const Dims &dims) const {
    return std::all_of(shapes.begin(), shapes.end(), [&](const Dims &own) {
      if (own.size() > dims.size()) return false;
      for (size_t i = 0; i < own.size(); i++)
        if (own[i] != 1 && own[i] != dims[dims.size() - own.size() + i]) return false;
      return true;
    });
  }
  bool isNaN() const { return (bits & ~signOf(elem)) > infinityOf(elem); }
  std::string literal() const {
    if (elem == Elem::Bool) return bits ? "true" : "false";
    char text[40];
    std::snprintf(text, sizeof text, "0x%0*llX : %s", int(2 * bytesOf(elem)),
                  static_cast<unsigned long long>(bits), cellText(elem));
    return text;
  }
  // Is it a number from 0 to below 1: what lies between the two cells of a mask?
  bool partsMask() const {
    const uint64_t one = elem == Elem::F64    ? 0x3ff0000000000000
                         : elem == Elem::F32  ? 0x3f800000
                         : elem == Elem::BF16 ? 0x3f80
                                              : 0x3c00;
    return isFloat(elem) && (bits < one || bits == signOf(elem));
  }
};

std::optional<Splat> splatOf(const Constant &constant) {
  Splat splat;
  splat.elem = constant.elem;
  size_t size = bytesOf(constant.elem);
  const std::string_view bytes = constant.bytes;
  if (constant.varints && size > 2) return std::nullopt;
  // Equal numbers are equal bytes among int32_data, too.
  if (constant.varints)
    for (size = 1; size < bytes.size() && size < 3 && (bytes[size - 1] & 0x80);) size++;
  if (!constant.there || !isCell(constant.elem) || bytes.empty() || bytes.size() % size != 0 ||
      bytes.size() > kMostBytes ||
      (bytes.size() > size &&
       std::memcmp(bytes.data(), bytes.data() + size, bytes.size() - size) != 0))
    return std::nullopt;
  if (!constant.varints) std::memcpy(&splat.bits, bytes.data(), size);
  else
    for (size_t i = 0; i < size; i++) splat.bits |= uint64_t(bytes[i] & 0x7f) << (7 * i);
  if (splat.bits >> (8 * bytesOf(splat.elem) - 1) >> 1) return std::nullopt;
  splat.shapes = {constant.shape};
  return splat;
}

// Types of tensors, and nodes that a region could compute.
class Nodes {
public:
  Nodes(const Graph &graph, const std::vector<Match> &matches)
      : graph(graph), types(graph.values.size()), kinds(graph.nodes.size()),
        windows(graph.nodes.size()), kept(graph.nodes.size()) {
    std::vector<bool> taken(graph.nodes.size());
    std::map<int, const Match *> pools;
    for (const Match &match : matches) {
      for (const int n : match.nodes) taken[size_t(n)] = true;
      if (isPool(match)) pools[match.nodes.front()] = &match;
    }
    for (size_t n = 0; n < graph.nodes.size(); n++) {
      if (const auto pool = pools.find(int(n)); pool != pools.end()) takePool(*pool->second);
      else if (!taken[n]) takeNode(int(n));
    }
  }

  // A damaged model's nodes may stand in any order.
  bool areSorted() const {
    for (size_t n = 0; n < graph.nodes.size(); n++)
      for (const int value : graph.nodes[n].inputs)
        if (graph.producer(value) >= int(n)) return false;
    return true;
  }

  Kind kind(int n) const { return n < 0 ? Kind::None : kinds[size_t(n)]; }
  const char *arith(int n) const { return row(n) < 0 ? "" : kOperators[row(n)].arith; }
  const Window &window(int n) const { return windows[size_t(n)]; }
  int64_t keptBy(int view) const { return kept[size_t(view)]; }
  const Type &type(int value) {
    Type &type = types[size_t(value)];
    const Value &said = graph.values[size_t(value)];
    if (!type.dims.empty() || said.shape.empty()) return type;
    type.elem = graph.elemOf(value);
    for (const Extent &extent : said.shape) {
      if (extent.cells >= 0) type.dims.push_back(extent.cells);
      else if (extent.symbol.empty()) type.dims.push_back(--unknown);
      else type.dims.push_back(symbols.try_emplace(extent.symbol, --unknown).first->second);
    }
    return type;
  }

  std::optional<Splat> splat(int value, int deep = 4) {
    if (value < 0 || deep == 0) return std::nullopt;
    if (const Constant *constant = graph.constant(value)) {
      const auto [at, isNew] = splats.try_emplace(value);
      if (isNew) at->second = splatOf(*constant);
      return at->second;
    }
    const int n = graph.producer(value);
    if (n < 0) return std::nullopt;
    const Node &node = graph.nodes[size_t(n)];
    if (graph.is(n, "Identity")) return splat(node.input(0), deep - 1);
    const bool fills = graph.is(n, "ConstantOfShape");
    if (!fills && !graph.is(n, "Expand")) return std::nullopt;
    std::optional<Splat> made;
    if (const Attribute *filled = node.find("value"); fills && filled) {
      if (filled->tensor) made = splatOf(*filled->tensor);
    } else if (fills) {
      made = Splat{Elem::F32, 0, {}};
    } else {
      made = splat(node.input(0), deep - 1);
    }
    const std::optional<Dims> dims = shapeIn(node.input(fills ? 0 : 1));
    if (!made || !dims) return std::nullopt;
    if (fills) made->shapes.clear();
    made->shapes.push_back(*dims);
    return made;
  }

  // The lower bound of a Clip, 0 or more behind a Relu: ONNX Runtime makes one Clip of both.
  std::optional<Splat> lowOf(int clip, bool isRectified) {
    const Node &node = graph.nodes[size_t(clip)];
    const std::optional<Splat> low = splat(node.input(1));
    const Elem elem = type(node.output(0)).elem;
    if (!isRectified || (low && !(low->bits & signOf(elem)))) return low;
    return Splat{elem, 0, {}};
  }
  // Is it a Relu that the lower bound of the Clip it is read by makes up for?
  bool isInClip(int relu, int clip) {
    if (kind(relu) != Kind::Relu || kind(clip) != Kind::Clip) return false;
    const std::optional<Splat> low = splat(graph.nodes[size_t(clip)].input(1));
    return !low || !low->isNaN();
  }

private:
  int row(int n) const {
    for (size_t i = 0; i < std::size(kOperators); i++)
      if (graph.is(n, kOperators[i].type)) return int(i);
    return -1;
  }

  // The shape that a tensor holds: that of another, or numbers.
  std::optional<Dims> shapeIn(int value) {
    const int n = graph.producer(value);
    if (graph.is(n, "Shape") && !graph.nodes[size_t(n)].find("start") &&
        !graph.nodes[size_t(n)].find("end")) {
      const int of = graph.nodes[size_t(n)].input(0);
      if (of < 0 || type(of).dims.empty()) return std::nullopt;
      return type(of).dims;
    }
    const auto numbers = graph.integers(value, 8);
    if (!numbers || std::any_of(numbers->begin(), numbers->end(), [](auto i) { return i < 0; }))
      return std::nullopt;
    return *numbers;
  }

  // A region takes pools of stride 1 and the same extents, whose indices nobody reads.
  bool isPool(const Match &match) const {
    return match.operation == Operation::MaxPool && match.refused.empty() &&
           match.nodes.size() == 1 && match.layout == Layout::ChannelsFirst &&
           (match.window.rank() == 2 || match.window.rank() == 3) && match.input >= 0 &&
           graph.producer(match.output) == match.nodes.front() && !graph.isRead(match.indices);
  }

  void takePool(const Match &match) {
    const size_t n = size_t(match.nodes.front());
    Window &window = windows[n];
    const size_t rank = size_t(match.window.rank());
    const int64_t open[] = {-1, -1, -1};
    std::string why;
    if (!hasDimensions(graph, match, match.input, int(rank), why) ||
        !withPads(match.window, open, window, why))
      return;
    window.ceilMode = false;  // of a stride above 1
    for (size_t i = 0; i < rank; i++) {
      const int64_t reach = window.dilation[i] * (window.kernel[i] - 1);
      if (window.stride[i] != 1 || window.padBegin[i] + window.padEnd[i] != reach ||
          window.padBegin[i] % window.dilation[i] != 0 || reach > kMostRegionReach ||
          window.dilation[i] > kMostRegionReach)
        return;
    }
    Type read = type(match.input);
    if (read.dims.empty() && !match.mayLackN) {  // N, C, [D,] H, W, which the model does not say
      read.elem = graph.elemOf(match.input);
      for (size_t i = 0; i < rank + 2; i++) read.dims.push_back(--unknown);
      types[size_t(match.input)] = read;
    }
    if (!read.isKnown() || !isFloat(read.elem)) return;
    types[size_t(match.output)] = read;
    kinds[n] = Kind::Pool;
  }

  void takeNode(int n) {
    const int at = row(n), made = graph.nodes[size_t(n)].output(0);
    if (at < 0 || graph.producer(made) != n) return;
    const Kind kind = kOperators[at].kind;
    const std::optional<Type> result = resultOf(n, kind);
    if (!result || !result->isKnown()) return;
    types[size_t(made)] = *result;
    kinds[size_t(n)] = kind;
  }

  // The type that a node makes of its operands'; none where the table does not take them.
  std::optional<Type> resultOf(int n, Kind kind) {
    const Node &node = graph.nodes[size_t(n)];
    std::vector<Elem> elems;
    std::vector<Splat> splats;
    Dims dims;
    for (const int value : tensorsOf(node, kind)) {
      const bool isBound = kind == Kind::Clip && !elems.empty();
      if (value < 0 && isBound) continue;
      if (value < 0) return std::nullopt;
      if (const std::optional<Splat> constant = splat(value)) {
        splats.push_back(*constant);
        elems.push_back(constant->elem);
        continue;
      }
      if (isBound) return std::nullopt;
      const Type operand = type(value);
      if (!operand.isKnown() || graph.constant(value) || (!dims.empty() && dims != operand.dims))
        return std::nullopt;
      dims = operand.dims;
      elems.push_back(operand.elem);
    }
    for (const Splat &constant : splats)
      if (!constant.fits(dims)) return std::nullopt;
    if (dims.empty()) return std::nullopt;
    switch (kind) {
    case Kind::View: return viewOf(n, {elems[0], dims});
    case Kind::Clip:  // up to opset 10 its bounds were attributes
      if (node.find("min") || node.find("max")) return std::nullopt;
      [[fallthrough]];
    case Kind::Neg:
    case Kind::Arithmetic:
    case Kind::Relu:
    case Kind::Extreme:
      if (isFloat(elems[0]) && std::equal(elems.begin() + 1, elems.end(), elems.begin()))
        return Type{elems[0], dims};
      return std::nullopt;
    case Kind::Compare:
      if (isFloat(elems[0]) && elems[0] == elems[1]) return Type{Elem::Bool, dims};
      return std::nullopt;
    case Kind::Not:
    case Kind::Logic:
      if (elems.front() == Elem::Bool && elems.back() == Elem::Bool) return Type{Elem::Bool, dims};
      return std::nullopt;
    case Kind::Where:
      if (elems[0] == Elem::Bool && elems[1] == elems[2]) return Type{elems[1], dims};
      return std::nullopt;
    case Kind::Cast: {
      const Elem to = Elem(node.number("to", 0));
      if (to == elems[0] || to == Elem::Bool || (elems[0] == Elem::Bool && isFloat(to)) ||
          isCastOfFloats(elems[0], to))
        return Type{to, dims};
      return std::nullopt;
    }
    default: return std::nullopt;
    }
  }

  // The type that a view makes, if it adds or removes dimensions of one cell before H and W; and
  // how many of the last it leaves as they are.
  std::optional<Type> viewOf(int n, Type type) {
    const Node &node = graph.nodes[size_t(n)];
    if (copies(graph, n)) {
      kept[size_t(n)] = int64_t(type.dims.size());
      return type;
    }
    const bool adds = graph.is(n, "Unsqueeze");
    const auto given = node.inputs.size() > 1 ? graph.integers(node.input(1), 4)
                                              : std::optional(node.numbers("axes"));
    if (!given || given->empty() || given->size() > 4) return std::nullopt;
    const auto rank = int64_t(type.dims.size() + (adds ? given->size() : 0));
    std::set<int64_t> axes;
    for (const int64_t axis : *given) axes.insert(axis < 0 ? axis + rank : axis);
    if (axes.size() != given->size() || *axes.begin() < 0 || *axes.rbegin() >= rank - 2)
      return std::nullopt;
    kept[size_t(n)] = rank - 1 - *axes.rbegin();
    if (adds)
      for (const int64_t axis : axes) type.dims.insert(type.dims.begin() + axis, 1);
    else
      for (auto axis = axes.rbegin(); axis != axes.rend(); ++axis) {
        if (type.dims[size_t(*axis)] != 1) return std::nullopt;
        type.dims.erase(type.dims.begin() + *axis);
      }
    return type;
  }

  const Graph &graph;
  std::vector<Type> types;
  std::vector<Kind> kinds;
  std::vector<Window> windows;
  std::vector<int64_t> kept;  // last dimensions that a view leaves
  std::map<std::string, int64_t> symbols;
  std::map<int, std::optional<Splat>> splats;  // of constants
  int64_t unknown = 0;  // the number of the last extent that is not known
};

uint64_t hashOf(std::string_view text, uint64_t hash = 0xcbf29ce484222325) {  // FNV-1a
  for (const char c : text) hash = (hash ^ uint8_t(c)) * 0x100000001b3;
  return hash;
}

// An order of nodes that follows from what they compute, whatever names and order the graph has: by
// how many operations of `members` lie before a node, then by a hash of these, then by one of those
// that read it, then by one of those that read what lies before it. A Relu before a Clip, and a Not
// before a Where, are as ONNX Runtime writes them.
class Ranks {
public:
  using Rank = std::tuple<int, uint64_t, uint64_t, uint64_t>;

  template <typename Members>
  Ranks(const Graph &graph, Nodes &nodes, const Members &members) : graph(graph), nodes(nodes) {
    for (const int n : members) known[n] = made(n);
    for (auto at = known.rbegin(); at != known.rend(); ++at)
      std::get<2>(at->second) = read(at->first);
    for (auto &[n, rank] : known) std::get<3>(rank) = around(n);
  }

  const Rank &of(int n) const { return known.at(n); }

private:
  // The rank of the node that makes a value; none where that is no member.
  Rank ofValue(int value) const {
    const auto at = known.find(graph.producer(value));
    return at != known.end() ? at->second
                             : Rank{0, hashOf(cellText(nodes.type(value).elem)), 0, 0};
  }

  // The operands of a node, as ONNX Runtime writes them.
  std::vector<int> operandsOf(int n) const {
    const int first = firstOf(n);
    std::vector<int> values = tensorsOf(graph.nodes[size_t(n)], nodes.kind(n));
    const bool isSwapped =
        nodes.kind(n) == Kind::Where && known.count(first) && nodes.kind(first) == Kind::Not;
    if (isSwapped) std::swap(values[1], values[2]);
    if (isSwapped || isRectified(n)) values[0] = graph.nodes[size_t(first)].input(0);
    return values;
  }
  int firstOf(int n) const { return graph.producer(graph.nodes[size_t(n)].input(0)); }
  bool isRectified(int n) const { return known.count(firstOf(n)) && nodes.isInClip(firstOf(n), n); }

  // The rank of an operand: of a value, of a constant, of one that is left out.
  Rank ofOperand(int n, const std::vector<int> &values, size_t i) const {
    const std::optional<Splat> constant = nodes.kind(n) == Kind::Clip && i == 1
                                              ? nodes.lowOf(n, isRectified(n))
                                              : nodes.splat(values[i]);
    return constant        ? Rank{0, hashOf(constant->literal()), 0, 0}
           : values[i] < 0 ? Rank{}
                           : ofValue(values[i]);
  }

  Rank made(int n) const {
    const Node &node = graph.nodes[size_t(n)];
    const Kind kind = nodes.kind(n);
    if (kind == Kind::View) return ofValue(node.input(0));
    const std::vector<int> values = operandsOf(n);
    int before = 0;
    uint64_t hash = hashOf(node.type + cellText(nodes.type(node.output(0)).elem) +
                           (kind == Kind::Pool ? text(nodes.window(n)) : ""));
    for (size_t i = 0; i < values.size(); i++) {
      const Rank operand = ofOperand(n, values, i);
      before = std::max(before, std::get<0>(operand));
      hash = hashOf(std::to_string(std::get<1>(operand)) + ",", hash);
    }
    return {before + 1, hash, 0, 0};
  }

  // A sum of hashes of the members that read what a node makes, which come behind it, and of the
  // places at which they do.
  uint64_t read(int n) const {
    const int value = graph.nodes[size_t(n)].output(0);
    uint64_t sum = 0;
    for (const int reader : readersOf(n)) {
      const auto at = known.find(reader);
      if (at == known.end()) continue;
      const auto &[before, own, behind, _] = at->second;
      if (mayGo(reader)) {
        sum += behind;
        continue;
      }
      const std::vector<int> values = operandsOf(reader);
      for (size_t i = 0; i < values.size(); i++)
        if (values[i] == value || (i == 0 && graph.nodes[size_t(reader)].input(0) == value))
          sum += hashOf(std::to_string(own) + "," + std::to_string(behind) + "," +
                        std::to_string(i));
    }
    return sum;
  }

  // A hash of a node, of what reads it, and of the same of what lies before it.
  uint64_t around(int n) const {
    const auto &[before, own, behind, _] = known.at(n);
    if (nodes.kind(n) == Kind::View)
      return std::get<3>(ofValue(graph.nodes[size_t(n)].input(0)));
    uint64_t hash = hashOf(std::to_string(own) + "," + std::to_string(behind));
    const std::vector<int> values = operandsOf(n);
    for (size_t i = 0; i < values.size(); i++)
      hash = hashOf(std::to_string(std::get<3>(ofOperand(n, values, i))) + ",", hash);
    return hash;
  }

  const std::vector<int> &readersOf(int n) const {
    return graph.values[size_t(graph.nodes[size_t(n)].output(0))].readers;
  }
  // Nodes that ONNX Runtime may take out.
  bool mayGo(int n) const {
    const std::vector<int> &readers = readersOf(n);
    if (nodes.kind(n) == Kind::View) return true;
    if (readers.empty()) return false;
    return nodes.kind(n) == Kind::Not
               ? std::all_of(readers.begin(), readers.end(),
                             [&](int reader) { return nodes.kind(reader) == Kind::Where; })
               : readers.size() == 1 && nodes.isInClip(n, readers.front());
  }

  const Graph &graph;
  Nodes &nodes;
  std::map<int, Rank> known;  // of members
};

// A chain while it grows.
class Growth {
public:
  Growth(const Graph &graph, Nodes &nodes, const Ranks &ranks, std::vector<bool> &taken, int pool)
      : graph(graph), nodes(nodes), ranks(ranks), taken(taken), pool(pool),
        rank(int64_t(nodes.window(pool).rank())), own({pool}) {
    for (bool grew = true; grew;) {
      grew = false;
      for (const int n : neighbours()) grew = add(n) || grew;
    }
    trim();
  }

  const std::set<int> &members() const { return own; }

  // Two operations, one shape. (Views are none.)
  bool isWorthIt() {
    const int operations = int(std::count_if(own.begin(), own.end(), [&](int n) {
      return nodes.kind(n) != Kind::View;
    }));
    return operations > 1 && isUniform() && !outputs().empty();
  }

  // Tensors that a node of a chain reads, no constants among them.
  std::vector<int> operands(int n) {
    std::vector<int> values;
    for (const int value : tensorsOf(graph.nodes[size_t(n)], nodes.kind(n)))
      if (value >= 0 && !nodes.splat(value)) values.push_back(value);
    return values;
  }

  // Values that its nodes read and others make, no constants.
  std::vector<int> inputs() {
    std::vector<int> values;
    for (const int n : own)
      for (const int value : operands(n))
        if (!own.count(graph.producer(value)) &&
            std::find(values.begin(), values.end(), value) == values.end())
          values.push_back(value);
    return values;
  }
  // Values that others read.
  std::vector<int> outputs() const {
    std::vector<int> values;
    for (const int n : own)
      if (const int value = graph.nodes[size_t(n)].output(0); leaves(value))
        values.push_back(value);
    return values;
  }

private:
  bool leaves(int value) const {
    const Value &v = graph.values[size_t(value)];
    return v.leaves || std::any_of(v.readers.begin(), v.readers.end(),
                                   [&](int reader) { return own.count(reader) == 0; });
  }

  // Nodes that could be next, in an order that names and the graph's order have no part in: readers
  // of what the chain makes; what makes its inputs, for it alone; other pools of its inputs, as the
  // chain must not depend on which of its pools it grew from.
  std::vector<int> neighbours() {
    std::set<int> found;
    const auto offer = [&](int n) {
      if (nodes.kind(n) != Kind::None && !taken[size_t(n)] && !own.count(n) &&
          found.size() < kMostNodes)
        found.insert(n);
    };
    for (const int n : own)
      for (const int reader : graph.values[size_t(graph.nodes[size_t(n)].output(0))].readers)
        offer(reader);
    for (const int value : inputs()) {
      if (!leaves(value)) offer(graph.producer(value));
      for (const int reader : graph.values[size_t(value)].readers)
        if (leadsToPools(reader)) offer(reader);
    }
    std::vector<int> ordered(found.begin(), found.end());
    std::stable_sort(ordered.begin(), ordered.end(),
                     [&](int a, int b) { return ranks.of(a) < ranks.of(b); });
    return ordered;
  }

  // Is it a pool, or a step of one's input: Neg (of a minimum), Cast (of a mask), a view?
  bool leadsToPools(int n, int deep = 4) const {
    const Kind kind = nodes.kind(n);
    if (kind == Kind::Pool) return true;
    if (deep == 0 || (kind != Kind::Neg && kind != Kind::Cast && kind != Kind::View)) return false;
    const int made = graph.nodes[size_t(n)].output(0);
    const std::vector<int> &readers = graph.values[size_t(made)].readers;
    return !readers.empty() && std::all_of(readers.begin(), readers.end(), [&](int reader) {
      return leadsToPools(reader, deep - 1);
    });
  }

  // Pools of a chain have windows of one rank, whose dimensions views leave as they are.
  bool hasRank(int n) {
    if (nodes.kind(n) == Kind::Pool) return int64_t(nodes.window(n).rank()) == rank;
    return nodes.kind(n) != Kind::View || nodes.keptBy(n) >= rank;
  }

  bool add(int n) {
    if (!hasRank(n)) return false;
    own.insert(n);
    if (isWithinLimits() && isConvex()) return true;
    own.erase(n);
    return false;
  }

  bool isWithinLimits() {
    int64_t operations = 0, pools = 0;
    for (const int n : own) {
      pools += nodes.kind(n) == Kind::Pool;
      const std::vector<int> &readers =
          graph.values[size_t(graph.nodes[size_t(n)].output(0))].readers;
      if (readers.size() == 1 && nodes.isInClip(n, readers.front())) continue;
      operations += operationsOf(graph.nodes[size_t(n)], nodes.kind(n));
    }
    return own.size() <= kMostNodes && operations <= kMostChainOperations &&
           pools <= kMostChainPools &&
           inputs().size() + outputs().size() <= kMostRegionTensors;
  }

  // Does no input depend on what the chain makes? Nodes stand in order: those before the chain's
  // first do not.
  bool isConvex() {
    std::set<int> seen;
    std::vector<int> open;
    const auto visit = [&](int value) {
      const int n = graph.producer(value);
      if (n >= *own.begin() && seen.insert(n).second) open.push_back(n);
    };
    for (const int value : inputs()) visit(value);
    while (!open.empty() && seen.size() < kMostVisited) {
      const int n = open.back();
      open.pop_back();
      if (own.count(n)) return false;
      for (const int value : graph.nodes[size_t(n)].inputs) visit(value);
    }
    return open.empty();
  }

  // Are its tensors of one shape, [N,] C, then as many extents as windows have?
  bool isUniform() {
    std::vector<int> all = inputs();
    const std::vector<int> made = outputs();
    all.insert(all.end(), made.begin(), made.end());
    return std::all_of(all.begin(), all.end(), [&](int value) {
      const Dims &dims = nodes.type(value).dims;
      const int64_t before = int64_t(dims.size()) - rank;  // N and C
      return dims == nodes.type(all.front()).dims && (before == 1 || before == 2);
    });
  }

  const Dims &dimsOf(int n) { return nodes.type(graph.nodes[size_t(n)].output(0)).dims; }

  // Where tensors would have several shapes, nodes at the ends go: views; then what lies beyond one
  // and has another shape than the pools.
  void trim() {
    const auto isView = [&](int n) { return nodes.kind(n) == Kind::View; };
    const Dims wanted = dimsOf(pool);
    const auto isElsewhere = [&](int n) { return dimsOf(n) != wanted; };
    while (!isUniform() && (cutEnds(isView) || cutEnds(isElsewhere))) {
    }
  }

  // Removes such nodes as no node of the chain reads, or as read none; true if there were any.
  template <typename Is> bool cutEnds(Is is) {
    std::vector<int> ends;
    for (const int n : own) {
      if (!is(n)) continue;
      const Node &node = graph.nodes[size_t(n)];
      const std::vector<int> &readers = graph.values[size_t(node.output(0))].readers;
      const bool first = std::none_of(node.inputs.begin(), node.inputs.end(), [&](int value) {
        return own.count(graph.producer(value)) != 0;
      });
      const bool last = std::none_of(readers.begin(), readers.end(),
                                     [&](int reader) { return own.count(reader) != 0; });
      if (first || last) ends.push_back(n);
    }
    for (const int n : ends) own.erase(n);
    return !ends.empty();
  }

  const Graph &graph;
  Nodes &nodes;
  const Ranks &ranks;
  const std::vector<bool> &taken;
  const int pool;
  const int64_t rank;
  std::set<int> own;
};

// The nodes of a chain in an order that follows from what it computes: a session's graph, which
// ONNX Runtime has sorted, makes the same text of a chain as the model's file.
class Order {
public:
  Order(const Graph &graph, Nodes &nodes, Growth &growth)
      : outputs(growth.outputs()), graph(graph), nodes(nodes), own(growth.members()) {
    const Ranks ranks(graph, nodes, own);
    std::stable_sort(outputs.begin(), outputs.end(), [&](int a, int b) {
      return ranks.of(graph.producer(a)) < ranks.of(graph.producer(b));
    });
    for (const int value : outputs) visit(value, growth);
  }

  std::vector<int> members, inputs, outputs;

private:
  void visit(int value, Growth &growth) {
    const int n = graph.producer(value);
    if (!own.count(n)) {
      if (std::find(inputs.begin(), inputs.end(), value) == inputs.end()) inputs.push_back(value);
    } else if (seen.insert(n).second) {
      std::vector<int> operands = growth.operands(n);
      if (swaps(n, operands)) std::swap(operands[1], operands[2]);
      for (const int operand : operands) visit(operand, growth);
      members.push_back(n);
    }
  }

  // ONNX Runtime swaps what a Where chooses from, and takes out the Not before it.
  bool swaps(int n, const std::vector<int> &operands) const {
    return nodes.kind(n) == Kind::Where && operands.size() == 3 &&
           own.count(graph.producer(operands[0])) &&
           nodes.kind(graph.producer(operands[0])) == Kind::Not;
  }

  const Graph &graph;
  Nodes &nodes;
  const std::set<int> own;
  std::set<int> seen;
};

// Writes the body of a region.
class Body {
public:
  Body(const Graph &graph, Nodes &nodes) : graph(graph), nodes(nodes) {}

  std::string of(const Order &chain) {
    const std::vector<int> &inputs = chain.inputs, &outputs = chain.outputs;
    for (size_t i = 0; i < inputs.size(); i++)
      cells[inputs[i]] = {Form::Plain, "%x" + std::to_string(i), nodes.type(inputs[i]).elem, ""};
    for (const int n : chain.members) cells[graph.nodes[size_t(n)].output(0)] = cellOf(n);
    std::string values, types;
    for (const int value : outputs) {
      values += (values.empty() ? "" : ", ") + plain(cells[value]);
      types += (types.empty() ? "" : ", ") + std::string(cellText(nodes.type(value).elem));
    }
    return text + "    argpool.yield " + values + " : " + types + "\n";
  }

private:
  // A cell is the one that has a name, its negative, 0 and 1 as floats of an i1, what is not it, or
  // it where it is not below 0. A maximum of negatives is the negative of a minimum, one of 0 and 1
  // is `any`; Where swaps its operands instead of Not, and Clip has a bound instead of Relu.
  enum class Form { Plain, Negative, Mask, Inverse, Rectified };
  struct Cell {
    Form form = Form::Plain;
    std::string name;
    Elem elem = Elem::Unknown;  // of the value itself
    std::string plain;          // the name of the value itself, once it is written
  };

  // The name of an operation's value. What is computed twice is written once, as ONNX Runtime makes
  // one node of two that are equal.
  std::string write(const std::string &operation) {
    std::string &name = written[operation];
    if (!name.empty()) return name;
    name = "%v" + std::to_string(written.size() - 1);
    text += "    " + name + " = " + operation + "\n";
    return name;
  }

  std::string constant(const Splat &splat) { return write("arith.constant " + splat.literal()); }

  std::string plain(Cell &cell) {
    if (cell.form == Form::Plain) return cell.name;
    if (!cell.plain.empty()) return cell.plain;
    const std::string type = cellText(cell.elem);
    switch (cell.form) {
    case Form::Negative: cell.plain = write("arith.negf " + cell.name + " : " + type); break;
    case Form::Inverse:
      cell.plain =
          write("arith.xori " + cell.name + ", " + constant({Elem::Bool, 1, {}}) + " : i1");
      break;
    case Form::Rectified:
      cell.plain = atLeast(cell.name, constant({cell.elem, 0, {}}), type);
      break;
    default: cell.plain = write("arith.uitofp " + cell.name + " : i1 to " + type);
    }
    return cell.plain;
  }

  std::string operand(const Node &node, size_t i) {
    const std::optional<Splat> splat = nodes.splat(node.input(i));
    return splat ? constant(*splat) : plain(cells[node.input(i)]);
  }

  Cell cellOf(int n) {
    const Node &node = graph.nodes[size_t(n)];
    const Elem elem = nodes.type(node.output(0)).elem;
    const std::string type = cellText(elem);
    const auto made = [&](const std::string &operation) {
      return Cell{Form::Plain, write(operation), elem, ""};
    };
    switch (nodes.kind(n)) {
    case Kind::Pool: return pool(n, cells[node.input(0)]);
    case Kind::View: return cells[node.input(0)];
    case Kind::Neg: return negative(cells[node.input(0)]);
    case Kind::Cast: return cast(cells[node.input(0)], elem);
    case Kind::Relu: return {Form::Rectified, operand(node, 0), elem, ""};
    case Kind::Clip: return {Form::Plain, clip(n, elem), elem, ""};
    case Kind::Extreme: return {Form::Plain, extreme(n, type), elem, ""};
    case Kind::Not: return {Form::Inverse, operand(node, 0), Elem::Bool, ""};
    case Kind::Where: {
      const auto flag = cells.find(node.input(0));
      const bool isInverse = flag != cells.end() && flag->second.form == Form::Inverse;
      const std::string is = isInverse ? flag->second.name : operand(node, 0);
      const std::string a = operand(node, isInverse ? 2 : 1), b = operand(node, isInverse ? 1 : 2);
      return made("arith.select " + is + ", " + a + ", " + b + " : " + type);
    }
    case Kind::Compare:
      if (const Cell *mask = comparedMask(n)) return {Form::Plain, mask->name, Elem::Bool, ""};
      return made(std::string("arith.") + nodes.arith(n) + " " + operand(node, 0) + ", " +
                  operand(node, 1) + " : " + cellText(operandType(node)));
    default:
      return made(std::string("arith.") + nodes.arith(n) + " " + operand(node, 0) + ", " +
                  operand(node, 1) + " : " + type);
    }
  }

  Elem operandType(const Node &node) {
    const std::optional<Splat> splat = nodes.splat(node.input(0));
    return splat ? splat->elem : nodes.type(node.input(0)).elem;
  }

  static Cell negative(Cell cell, std::string plainName) {
    return {Form::Negative, std::move(plainName), cell.elem, ""};
  }
  Cell negative(Cell &cell) {
    if (cell.form == Form::Negative) return {Form::Plain, cell.name, cell.elem, ""};
    return negative(cell, plain(cell));
  }

  Cell cast(Cell &cell, Elem to) {
    if (to == cell.elem) return cell;
    if (to != Elem::Bool && cell.form == Form::Mask) return {Form::Mask, cell.name, to, ""};
    if (to != Elem::Bool && cell.elem == Elem::Bool) return {Form::Mask, plain(cell), to, ""};
    if (to != Elem::Bool)
      return {Form::Plain,
              write((bytesOf(to) > bytesOf(cell.elem) ? "arith.extf " : "arith.truncf ") +
                    plain(cell) + " : " + cellText(cell.elem) + " to " + cellText(to)),
              to, ""};
    if (cell.form == Form::Mask) return {Form::Plain, cell.name, to, ""};
    const std::string zero = constant({cell.elem, 0, {}});
    return {Form::Plain,
            write("arith.cmpf une, " + plain(cell) + ", " + zero + " : " + cellText(cell.elem)), to,
            ""};
  }

  std::string select(const std::string &comparison, const std::string &a, const std::string &b,
                     const std::string &left, const std::string &right, const std::string &type) {
    const std::string is = write("arith.cmpf " + comparison + ", " + a + ", " + b + " : " + type);
    return write("arith.select " + is + ", " + left + ", " + right + " : " + type);
  }
  // A NaN stays, and -0 at a bound of +0.
  std::string atLeast(const std::string &x, const std::string &bound, const std::string &type) {
    return select("olt", x, bound, bound, x, type);
  }
  // A bound that is left out is the greatest number, not infinity, as ONNX has it.
  std::string clip(int n, Elem elem) {
    const Node &node = graph.nodes[size_t(n)];
    const uint64_t greatest = infinityOf(elem) - 1;
    const auto given = cells.find(node.input(0));
    const bool isRectified = given != cells.end() && given->second.form == Form::Rectified &&
                             nodes.isInClip(graph.producer(node.input(0)), n);
    const auto bound = [&](const std::optional<Splat> &splat, uint64_t otherwise) {
      return constant(splat.value_or(Splat{elem, otherwise, {}}));
    };
    const std::string type = cellText(elem),
                      low = bound(nodes.lowOf(n, isRectified), greatest | signOf(elem)),
                      high = bound(nodes.splat(node.input(2)), greatest),
                      x = atLeast(isRectified ? given->second.name : operand(node, 0), low, type);
    return select("olt", high, x, high, x, type);
  }

  // The first of equals; NaN if one is NaN.
  std::string extreme(int n, const std::string &type) {
    const Node &node = graph.nodes[size_t(n)];
    const auto isNumber = [&](size_t i) {
      const std::optional<Splat> constant = nodes.splat(node.input(i));
      return constant && !constant->isNaN();
    };
    std::string best = operand(node, 0);
    bool isBestNumber = isNumber(0);
    for (size_t i = 1; i < node.inputs.size(); i++) {
      const std::string next = operand(node, i);
      const bool isNextNumber = isNumber(i);
      // u…: where one is NaN, too.
      const std::string own = best;
      best = select((isNextNumber ? "o" : "u") + std::string(nodes.arith(n)), next, best, next,
                    best, type);
      if (!isNextNumber && !isBestNumber) best = select("une", own, own, own, best, type);
      isBestNumber = isBestNumber && isNextNumber;
    }
    return best;
  }

  Cell pool(int n, Cell &of) {
    const Window &w = nodes.window(n);
    const Cell cell =
        of.form == Form::Rectified ? Cell{Form::Plain, plain(of), of.elem, ""} : of;
    const auto list = [](const std::vector<int64_t> &numbers) {
      std::string all;
      for (const int64_t n : numbers) all += (all.empty() ? "" : ", ") + std::to_string(n);
      return " [" + all + "]";
    };
    const char *extreme = cell.form == Form::Plain      ? "max "
                          : cell.form == Form::Negative ? "min "
                                                        : "any ";
    std::string operation = "argpool.pool " + (extreme + cell.name) + " kernel" + list(w.kernel);
    if (std::any_of(w.dilation.begin(), w.dilation.end(), [](int64_t d) { return d != 1; }))
      operation += " dilation" + list(w.dilation);
    operation += " pad" + list(w.padBegin) + " : " +
                 (cell.form == Form::Mask ? "i1" : cellText(cell.elem));
    return {cell.form, write(operation), cell.elem, ""};
  }

  // The mask whose comparison with a number says where it is set; nullptr: it is none.
  const Cell *comparedMask(int n) {
    const Node &node = graph.nodes[size_t(n)];
    const size_t mask = graph.is(n, "Greater") ? 0 : 1;
    if (mask == 1 && !graph.is(n, "Less")) return nullptr;
    const std::optional<Splat> number = nodes.splat(node.input(1 - mask));
    const auto cell = cells.find(node.input(mask));
    return number && number->partsMask() && cell != cells.end() && cell->second.form == Form::Mask
               ? &cell->second
               : nullptr;
  }

  const Graph &graph;
  Nodes &nodes;
  std::map<int, Cell> cells;  // of values
  std::map<std::string, std::string> written;  // the values of operations
  std::string text;
};

std::string tensorText(const Type &type) {
  std::string text = "tensor<";
  for (const int64_t cells : type.dims) text += (cells < 0 ? "?" : std::to_string(cells)) + "x";
  return text + cellText(type.elem) + ">";
}

// "MaxPool x3, Equal", in the order of the first of each.
std::string operatorsText(const Graph &graph, Nodes &nodes, const std::set<int> &members) {
  std::vector<std::pair<std::string, int>> counts;
  for (const int n : members) {
    if (nodes.kind(n) == Kind::View) continue;
    const std::string &type = graph.nodes[size_t(n)].type;
    const auto at = std::find_if(counts.begin(), counts.end(),
                                 [&](const auto &count) { return count.first == type; });
    if (at == counts.end()) counts.emplace_back(type, 1);
    else at->second++;
  }
  std::string text;
  for (const auto &[type, count] : counts)
    text += (text.empty() ? "" : ", ") + type + (count > 1 ? " x" + std::to_string(count) : "");
  return text;
}

Chain chainOf(const Graph &graph, Nodes &nodes, Growth &growth) {
  Chain chain;
  const std::set<int> &members = growth.members();
  chain.nodes.assign(members.begin(), members.end());
  const Order order(graph, nodes, growth);
  chain.inputs = order.inputs;
  chain.outputs = order.outputs;
  chain.operators = operatorsText(graph, nodes, members);
  chain.poolsAlone = std::all_of(members.begin(), members.end(), [&](int n) {
    const Kind kind = nodes.kind(n);
    return kind == Kind::Pool || kind == Kind::View || kind == Kind::Relu || kind == Kind::Clip;
  });
  std::set<std::string> windows;
  for (const int n : members)
    if (nodes.kind(n) == Kind::Pool && windows.insert(text(nodes.window(n))).second)
      chain.windows += (chain.windows.empty() ? "" : ", ") + text(nodes.window(n));
  std::string made;
  for (const int value : chain.inputs) {
    chain.inputTypes.push_back(tensorText(nodes.type(value)));
    chain.types += (chain.types.empty() ? "" : ", ") + chain.inputTypes.back();
  }
  for (const int value : chain.outputs)
    made += (made.empty() ? "" : ", ") + tensorText(nodes.type(value));
  chain.types = "(" + chain.types + ") -> (" + made + ")";
  chain.body = Body(graph, nodes).of(order);
  std::string computed = chain.body;
  for (const int value : chain.inputs) {
    computed += cellText(nodes.type(value).elem);
    computed += ' ';
  }
  char key[24];
  std::snprintf(key, sizeof key, "chain:%016llx",
                static_cast<unsigned long long>(hashOf(computed)));
  chain.key = key;
  return chain;
}

}  // namespace

std::vector<Chain> findChains(const Graph &graph, const std::vector<Match> &matches) {
  std::vector<Chain> chains;
  Nodes nodes(graph, matches);
  if (!nodes.areSorted()) return chains;
  std::vector<int> members, pools;
  for (int n = 0; n < int(graph.nodes.size()); n++) {
    if (nodes.kind(n) != Kind::None) members.push_back(n);
    if (nodes.kind(n) == Kind::Pool) pools.push_back(n);
  }
  const Ranks ranks(graph, nodes, members);
  std::stable_sort(pools.begin(), pools.end(),
                   [&](int a, int b) { return ranks.of(a) < ranks.of(b); });
  std::vector<bool> taken(graph.nodes.size());
  for (const int n : pools) {
    if (taken[size_t(n)]) continue;
    Growth growth(graph, nodes, ranks, taken, n);
    if (!growth.isWorthIt()) continue;
    chains.push_back(chainOf(graph, nodes, growth));
    for (const int member : chains.back().nodes) taken[size_t(member)] = true;
  }
  std::sort(chains.begin(), chains.end(),
            [](const Chain &a, const Chain &b) { return a.nodes < b.nodes; });
  return chains;
}

}  // namespace argpool::import
