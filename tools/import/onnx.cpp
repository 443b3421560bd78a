// The protobuf messages of onnx.proto, by their field numbers, which never change.
// SPDX-License-Identifier: MIT
#include "import/onnx.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <stdexcept>
#include <unordered_map>

// A field of another wire type than its number has is damage, not a bug of ours: refuse it.
#define protozero_assert(x) \
  do { \
    if (!(x)) throw std::runtime_error("a field has another wire type than onnx.proto says"); \
  } while (false)
#include <protozero/pbf_reader.hpp>

namespace argpool::import {
namespace {

using protozero::pbf_reader;
using protozero::pbf_wire_type;

// Beyond what exporters write; a damaged or hostile file would need more memory than its size.
constexpr size_t kMostNodes = 1 << 20, kMostValues = 1 << 22, kMostNumbers = 64, kMostRank = 16;
constexpr int kDeepestGraph = 16;

class Reader {
public:
  Reader(Model &model, std::string folder) : model(model), folder(std::move(folder)) {}

  void read(pbf_reader m) {
    bool found = false;
    std::string version;
    while (m.next()) switch (m.tag()) {
      case 1: model.irVersion = m.get_int64(); break;
      case 2: model.producer = m.get_string(); break;
      case 3: version = m.get_string(); break;
      case 7: found = true; readGraph(m.get_message(), "", nullptr, 0); break;
      case 8: readOpset(m.get_message()); break;
      case 25: readFunction(m.get_message()); break;
      default: m.skip();
    }
    if (!version.empty()) model.producer += " " + version;
    if (!found) throw std::runtime_error("it has no graph");
  }

private:
  // A graph under construction, and where its values are by name.
  struct Scope {
    Graph graph;
    std::unordered_map<std::string, int> byName;
    std::vector<int> inputs;
  };

  int valueOf(Scope &scope, std::string_view name) {
    if (name.empty()) return -1;
    const auto [at, isNew] = scope.byName.try_emplace(std::string(name),
                                                      int(scope.graph.values.size()));
    if (isNew) {
      if (++values > kMostValues) throw std::runtime_error("it has more than 2^22 tensors");
      scope.graph.values.emplace_back().name = at->first;
    }
    return at->second;
  }

  static std::string_view text(pbf_reader &m) {
    const auto view = m.get_view();
    return {view.data(), view.size()};
  }

  void readOpset(pbf_reader m) {
    std::string domain;
    int64_t version = 0;
    while (m.next()) switch (m.tag()) {
      case 1: domain = m.get_string(); break;
      case 2: version = m.get_int64(); break;
      default: m.skip();
    }
    if (domain.empty() || domain == "ai.onnx") model.opset = version;
  }

  void readGraph(pbf_reader m, const std::string &inside, Scope *outer, int deep) {
    const size_t place = model.graphs.size();
    model.graphs.emplace_back();  // outer graphs before inner ones
    Scope scope;
    scope.graph.name = inside;
    while (m.next()) switch (m.tag()) {
      case 1: readNode(m.get_message(), scope, deep); break;
      case 5: readInitializer(m.get_message(), scope); break;
      case 12: scope.graph.values[size_t(readValue(m.get_message(), scope))].leaves = true; break;
      case 11: scope.inputs.push_back(readValue(m.get_message(), scope)); break;
      case 13: readValue(m.get_message(), scope); break;
      default: m.skip();
    }
    scope.graph.link();
    if (outer) markRead(scope, *outer);
    model.graphs[place] = std::move(scope.graph);
  }

  // A body reads values of the graph around it, which must stay there: patterns see no readers
  // inside.
  void markRead(const Scope &body, Scope &outer) {
    std::vector<bool> given(body.graph.values.size());
    for (const int input : body.inputs) given[size_t(input)] = true;
    for (size_t v = 0; v < given.size(); v++) {
      const Value &value = body.graph.values[v];
      if (given[v] || value.constant || value.producer >= 0) continue;
      const int there = valueOf(outer, value.name);
      outer.graph.values[size_t(there)].leaves = true;
    }
  }

  void readFunction(pbf_reader m) {
    Scope scope;
    std::string name;
    while (m.next()) switch (m.tag()) {
      case 1: name = m.get_string(); break;
      case 5: {
        const int value = valueOf(scope, text(m));
        if (value >= 0) scope.graph.values[size_t(value)].leaves = true;
        break;
      }
      case 7: readNode(m.get_message(), scope, 0); break;
      case 12: readValue(m.get_message(), scope); break;
      default: m.skip();
    }
    scope.graph.name = name.empty() ? "function" : name;
    scope.graph.link();
    model.graphs.push_back(std::move(scope.graph));
  }

  void readNode(pbf_reader m, Scope &scope, int deep) {
    if (++nodes > kMostNodes) throw std::runtime_error("it has more than 2^20 nodes");
    Node node;
    while (m.next()) switch (m.tag()) {
      case 1: node.inputs.push_back(valueOf(scope, text(m))); break;
      case 2: node.outputs.push_back(valueOf(scope, text(m))); break;
      case 3: node.name = m.get_string(); break;
      case 4: node.type = m.get_string(); break;
      case 5: readAttribute(m.get_message(), node, scope, deep); break;
      case 7: node.domain = m.get_string(); break;
      default: m.skip();
    }
    scope.graph.nodes.push_back(std::move(node));
  }

  void readAttribute(pbf_reader m, Node &node, Scope &scope, int deep) {
    Attribute a;
    size_t count = 0;
    const auto add = [&](int64_t number) {
      if (++count <= kMostNumbers) a.numbers.push_back(number);
    };
    while (m.next()) switch (m.tag()) {
      case 1: a.name = m.get_string(); break;
      case 3: a.number = m.get_int64(); break;
      case 4: a.text = m.get_string(); break;
      case 5: a.tensor = readTensor(m.get_message(), nullptr); break;
      case 6: case 11:
        if (deep >= kDeepestGraph)
          throw std::runtime_error("its graphs are nested more than 16 deep");
        readGraph(m.get_message(), node.name.empty() ? node.type : node.name, &scope, deep + 1);
        break;
      case 8:  // packed, or one by one in models of old writers
        if (m.wire_type() == pbf_wire_type::length_delimited)
          for (const int64_t number : m.get_packed_int64()) add(number);
        else
          add(m.get_int64());
        break;
      default: m.skip();
    }
    // No attribute that patterns read is as long.
    if (count <= kMostNumbers) node.attributes.push_back(std::move(a));
  }

  void readInitializer(pbf_reader m, Scope &scope) {
    model.weightBytes += m.length();
    std::string name;
    Constant constant = readTensor(m, &name);
    const int value = valueOf(scope, name);
    if (value < 0) return;
    Value &v = scope.graph.values[size_t(value)];
    if (v.elem == Elem::Unknown) v.elem = constant.elem;
    if (!v.ranked) {
      v.ranked = true;
      v.shape.clear();
      for (const int64_t cells : constant.shape) v.shape.push_back({cells < 0 ? -1 : cells, {}});
    }
    v.constant = std::move(constant);
  }

  Constant readTensor(pbf_reader m, std::string *name) {
    Constant c;
    std::string location;
    uint64_t offset = 0, length = UINT64_MAX;
    const auto dimension = [&](int64_t cells) {
      if (c.shape.size() < kMostRank) c.shape.push_back(cells);
    };
    const auto data = [&](bool varints) {
      if (m.wire_type() != pbf_wire_type::length_delimited) return m.skip();  // never so written
      c.bytes = text(m);
      c.varints = varints;
      c.there = true;
    };
    while (m.next()) switch (m.tag()) {
      case 1:
        if (m.wire_type() == pbf_wire_type::length_delimited)
          for (const int64_t cells : m.get_packed_int64()) dimension(cells);
        else
          dimension(m.get_int64());
        break;
      case 2: c.elem = Elem(m.get_int32()); break;
      case 4: case 9: case 10: data(false); break;
      case 5: case 7: case 11: data(true); break;
      case 8: if (name) *name = m.get_string(); else m.skip(); break;
      case 13: readExternal(m.get_message(), location, offset, length); break;
      default: m.skip();
    }
    if (!location.empty()) fetch(location, offset, length, c);
    return c;
  }

  static void readExternal(pbf_reader m, std::string &location, uint64_t &offset,
                           uint64_t &length) {
    std::string key, word;
    while (m.next()) switch (m.tag()) {
      case 1: key = m.get_string(); break;
      case 2: word = m.get_string(); break;
      default: m.skip();
    }
    if (key == "location") location = word;
    if (key == "offset") offset = std::strtoull(word.c_str(), nullptr, 10);
    if (key == "length") length = std::strtoull(word.c_str(), nullptr, 10);
  }

  // External data lies in a file beside the model; one elsewhere is not opened, as a model from
  // the net could name any file of the user's.
  void fetch(const std::string &location, uint64_t offset, uint64_t length, Constant &c) {
    c.there = false;
    if (location[0] == '/' || location.find("..") != std::string::npos) return;
    auto [at, isNew] = external.try_emplace(location);
    if (isNew) {
      std::string why;
      if (auto file = Mapping::of(folder + "/" + location, why)) {
        at->second = file->bytes();
        model.files.push_back(std::move(file));
      } else {
        model.remarks.push_back("the file of external data " + location + " is left out: " + why);
      }
    }
    if (offset > at->second.size()) return;
    const uint64_t rest = at->second.size() - offset;
    if (length != UINT64_MAX && length > rest) return;
    c.bytes = at->second.substr(offset, length);
    c.varints = false;
    c.there = true;
  }

  int readValue(pbf_reader m, Scope &scope) {
    std::string name;
    Value read;
    while (m.next()) switch (m.tag()) {
      case 1: name = m.get_string(); break;
      case 2: readType(m.get_message(), read); break;
      default: m.skip();
    }
    const int at = valueOf(scope, name.empty() ? std::string_view("(unnamed)") : name);
    Value &value = scope.graph.values[size_t(at)];
    if (read.elem != Elem::Unknown) value.elem = read.elem;
    if (read.ranked) {
      value.ranked = true;
      value.shape = std::move(read.shape);
    }
    return at;
  }

  static void readType(pbf_reader m, Value &value) {
    while (m.next()) {
      if (m.tag() != 1) { m.skip(); continue; }  // sequences, maps
      pbf_reader tensor = m.get_message();
      while (tensor.next()) switch (tensor.tag()) {
        case 1: value.elem = Elem(tensor.get_int32()); break;
        case 2: readShape(tensor.get_message(), value); break;
        default: tensor.skip();
      }
    }
  }

  static void readShape(pbf_reader m, Value &value) {
    value.ranked = true;
    while (m.next()) {
      if (m.tag() != 1) { m.skip(); continue; }
      pbf_reader dimension = m.get_message();
      Extent extent;
      while (dimension.next()) switch (dimension.tag()) {
        case 1: extent.cells = std::max(dimension.get_int64(), int64_t(-1)); break;
        case 2: extent.symbol = dimension.get_string(); break;
        default: dimension.skip();
      }
      if (value.shape.size() >= kMostRank) value.ranked = false;
      else value.shape.push_back(std::move(extent));
    }
  }

  Model &model;
  const std::string folder;
  std::map<std::string, std::string_view> external;
  size_t nodes = 0, values = 0;
};

}  // namespace

std::unique_ptr<Mapping> Mapping::of(const std::string &path, std::string &why) {
  const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  struct stat status;
  void *data = MAP_FAILED;
  if (file >= 0 && fstat(file, &status) == 0) {
    if (!S_ISREG(status.st_mode))
      errno = EISDIR;
    else if (status.st_size == 0)
      errno = ENODATA;
    else
      data = mmap(nullptr, size_t(status.st_size), PROT_READ, MAP_PRIVATE, file, 0);
  }
  if (data == MAP_FAILED) why = std::strerror(errno);
  if (file >= 0) close(file);
  if (data == MAP_FAILED) return nullptr;
  return std::unique_ptr<Mapping>(
      new Mapping(static_cast<const char *>(data), size_t(status.st_size)));
}

Mapping::~Mapping() { munmap(const_cast<char *>(data), size); }

bool readOnnx(std::string_view bytes, const std::string &folder, Model &model, std::string &why) {
  try {
    Reader(model, folder).read(pbf_reader(bytes.data(), bytes.size()));
    return true;
  } catch (const std::exception &damage) {
    why = damage.what();
    return false;
  }
}

bool readOnnx(const std::string &path, Model &model, std::string &why) {
  auto file = Mapping::of(path, why);
  if (!file) {
    why = "cannot read the model " + path + ": " + why;
    return false;
  }
  const size_t slash = path.rfind('/');
  const std::string folder = slash == std::string::npos ? "." : path.substr(0, slash);
  const std::string_view bytes = file->bytes();
  model.files.push_back(std::move(file));
  if (readOnnx(bytes, folder, model, why)) return true;
  why = path + " is no ONNX model, or damaged: " + why + "; accepted are files that onnx.save or "
        "an exporter wrote";
  return false;
}

}  // namespace argpool::import
