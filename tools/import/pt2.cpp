// torch.export's schema (torch/_export/serde/schema.py, version 8): nodes, and what is known of
// each tensor.
// SPDX-License-Identifier: MIT
#include "import/pt2.h"

#include <minizip/unzip.h>

#include <cstring>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <unordered_map>

namespace argpool::import {
namespace {

using Json = nlohmann::json;

constexpr const char *kGraph = "models/model.json";
// Bytes of JSON; a large network has megabytes. A list takes 17 times its text in memory.
constexpr uint64_t kLargest = uint64_t(256) << 20;
constexpr int kDeepestJson = 500;  // lists in lists; a graph in 16 others has under 200

// ScalarType of the schema.
Elem elemOf(int64_t type) {
  constexpr Elem types[] = {Elem::Unknown, Elem::U8,  Elem::I8,  Elem::I16, Elem::I32,
                            Elem::I64,     Elem::F16, Elem::F32, Elem::F64};
  if (type >= 0 && type < int64_t(std::size(types))) return types[type];
  return type == 12 ? Elem::Bool : type == 13 ? Elem::BF16 : Elem::Unknown;
}

// nlohmann::json converts 1e36 too, by a cast that has no result.
int64_t integerOf(const Json &number) {
  if (!number.is_number_integer())
    throw std::runtime_error("a number of the graph is no integer: " + number.dump());
  return number.get<int64_t>();
}

// {"as_int": 3}, {"as_expr": {…}}, {"as_name": "s0"}
Extent extentOf(const Json &size) {
  Extent extent;
  if (size.contains("as_int"))
    extent.cells = integerOf(size.at("as_int"));
  else if (size.contains("as_expr"))
    extent.symbol = size.at("as_expr").at("expr_str").get<std::string>();
  else if (size.contains("as_name"))
    extent.symbol = size.at("as_name").get<std::string>();
  return extent;
}

// An operator's argument, as patterns read it, under ONNX's names.
struct Argument {
  const char *aten, *onnx;
};
constexpr Argument kArguments[] = {{"kernel_size", "kernel_shape"}, {"stride", "strides"},
                                   {"padding", "pads"},             {"dilation", "dilations"},
                                   {"ceil_mode", "ceil_mode"}};

constexpr int kDeepestGraph = 16;  // as of ONNX models

// Where arguments hold tensors: one, or a list.
constexpr const char *kTensors[] = {"as_tensor", "as_tensors", "as_optional_tensor",
                                    "as_optional_tensors", "as_nested_tensors"};

class Reader {
public:
  Reader(Model &model, Graph &graph) : model(model), graph(graph) {}

  // A graph that an operator of control flow holds: a branch of torch.cond, a body.
  struct Inner {
    std::string name;
    const Json *graph;
  };

  // Returns the graphs inside.
  std::vector<Inner> read(const Json &from) {
    for (const auto &[name, meta] : from.at("tensor_values").items()) {
      Value &value = graph.values[size_t(valueOf(name))];
      value.elem = elemOf(integerOf(meta.at("dtype")));
      value.ranked = true;
      for (const Json &size : meta.at("sizes")) value.shape.push_back(extentOf(size));
    }
    for (const Json &node : from.at("nodes")) readNode(node);
    for (const Json &output : from.at("outputs"))
      if (const int value = tensor(output); value >= 0) graph.values[size_t(value)].leaves = true;
    graph.link();
    return inner;
  }

private:
  int valueOf(const std::string &name) {
    const auto [at, isNew] = byName.try_emplace(name, int(graph.values.size()));
    if (isNew) graph.values.emplace_back().name = name;
    return at->second;
  }

  int tensor(const Json &argument) {
    const auto as = argument.find("as_tensor");
    return as == argument.end() ? -1 : valueOf(as->at("name").get<std::string>());
  }

  void readNode(const Json &from) {
    Node node;
    node.type = from.at("target").get<std::string>();
    constexpr std::string_view prefix = "torch.ops.", suffix = ".default";
    if (node.type.rfind(prefix, 0) == 0) node.type.erase(0, prefix.size());
    if (node.type.size() > suffix.size() &&
        node.type.compare(node.type.size() - suffix.size(), suffix.size(), suffix) == 0)
      node.type.resize(node.type.size() - suffix.size());
    if (from.contains("name") && from.at("name").is_string()) node.name = from.at("name");
    const bool pooling = node.type.rfind("aten.max_", 0) == 0;
    for (const Json &input : from.at("inputs")) {
      const Json &argument = input.at("arg");
      const size_t before = node.inputs.size();
      for (const char *kind : kTensors)
        if (const auto found = argument.find(kind); found != argument.end())
          readTensors(*found, node);
      if (const auto held = argument.find("as_graph"); held != argument.end())
        inner.push_back({held->at("name").get<std::string>(), &held->at("graph")});
      else if (pooling && node.inputs.size() == before)
        readArgument(input.at("name").get<std::string>(), argument, node);
    }
    for (const Json &output : from.at("outputs")) node.outputs.push_back(tensor(output));
    graph.nodes.push_back(std::move(node));
  }

  // {"name": "x"}, one within {"as_tensor": …}, or lists of either; {"as_none": …} is none.
  void readTensors(const Json &from, Node &node) {
    if (from.is_array())
      for (const Json &one : from) readTensors(one, node);
    else if (const auto name = from.find("name"); name != from.end())
      node.inputs.push_back(valueOf(name->get<std::string>()));
    else if (const auto one = from.find("as_tensor"); one != from.end())
      readTensors(*one, node);
  }

  void readArgument(const std::string &name, const Json &argument, Node &node) {
    if (name == "output_size") {
      node.inputs.push_back(sizeOf(argument));
      return;
    }
    for (const Argument &known : kArguments) {
      if (name != known.aten) continue;
      Attribute attribute;
      attribute.name = known.onnx;
      if (const auto all = argument.find("as_ints"); all != argument.end())
        for (const Json &n : *all) attribute.numbers.push_back(integerOf(n));
      if (const auto one = argument.find("as_bool"); one != argument.end())
        attribute.number = one->get<bool>();
      if (!attribute.numbers.empty() || argument.contains("as_bool"))
        node.attributes.push_back(std::move(attribute));
    }
  }

  // The spatial output_size as a constant of the whole shape; N and C stay open (-1).
  int sizeOf(const Json &argument) {
    std::vector<int64_t> size = {-1, -1};
    if (const auto all = argument.find("as_ints"); all != argument.end())
      for (const Json &n : *all) size.push_back(integerOf(n));
    else if (const auto mixed = argument.find("as_sym_ints"); mixed != argument.end())
      for (const Json &n : *mixed) size.push_back(extentOf(n).cells);
    Constant constant;
    constant.elem = Elem::I64;
    constant.shape = {int64_t(size.size())};
    constant.there = true;
    model.made.push_back(std::string(reinterpret_cast<const char *>(size.data()),
                                     size.size() * sizeof(int64_t)));
    constant.bytes = model.made.back();
    Value &value = graph.values.emplace_back();
    value.name = "(output_size)";
    value.constant = std::move(constant);
    return int(graph.values.size()) - 1;
  }

  Model &model;
  Graph &graph;
  std::vector<Inner> inner;
  std::unordered_map<std::string, int> byName;
};

// Outer graphs before inner ones. A graph inside says the shapes of all that it reads.
void readGraph(Model &model, const Json &from, const std::string &name, int deep) {
  if (deep > kDeepestGraph) throw std::runtime_error("its graphs are nested more than 16 deep");
  Graph graph;
  graph.name = name;
  const std::vector<Reader::Inner> inner = Reader(model, graph).read(from);
  model.graphs.push_back(std::move(graph));
  for (const Reader::Inner &one : inner)
    readGraph(model, *one.graph, (name.empty() ? "" : name + "/") + one.name, deep + 1);
}

void readProgram(Model &model, const Json &program) {
  if (const auto opset = program.find("opset_version"); opset != program.end())
    model.opset = opset->contains("aten") ? integerOf(opset->at("aten")) : 0;
  model.format = "torch.export " + std::to_string(
      integerOf(program.at("schema_version").at("major")));
  if (program.contains("torch_version"))
    model.producer = "pytorch " + program.at("torch_version").get<std::string>();
  readGraph(model, program.at("graph_module").at("graph"), "", 0);
}

// The file of the zip whose name ends in models/model.json.
std::string readEntry(const std::string &path) {
  const std::unique_ptr<void, int (*)(unzFile)> zip(unzOpen64(path.c_str()), unzClose);
  if (!zip) throw std::runtime_error("it is no zip file");
  const std::string_view wanted = kGraph;
  char name[1024];
  unz_file_info64 info;
  for (int at = unzGoToFirstFile(zip.get()); at == UNZ_OK; at = unzGoToNextFile(zip.get())) {
    if (unzGetCurrentFileInfo64(zip.get(), &info, name, sizeof name, nullptr, 0, nullptr, 0))
      break;
    const std::string_view own(name, strnlen(name, sizeof name));
    if (own.size() < wanted.size() || own.substr(own.size() - wanted.size()) != wanted) continue;
    if (info.uncompressed_size > kLargest) throw std::runtime_error("its graph has over 256 MB");
    std::string text;
    if (unzOpenCurrentFile(zip.get()) != UNZ_OK) break;
    char room[1 << 16];
    for (int got; (got = unzReadCurrentFile(zip.get(), room, sizeof room)) > 0;) {
      text.append(room, size_t(got));
      if (text.size() > kLargest) throw std::runtime_error("its graph has over 256 MB");
    }
    if (unzCloseCurrentFile(zip.get()) != UNZ_OK) throw std::runtime_error("its graph is damaged");
    return text;
  }
  throw std::runtime_error("it has no " + std::string(kGraph));
}

}  // namespace

bool readExportedProgram(std::string_view json, Model &model, std::string &why) {
  try {
    const auto shallow = [](int deep, Json::parse_event_t, Json &) {
      if (deep > kDeepestJson) throw std::runtime_error("its lists are nested more than 500 deep");
      return true;
    };
    readProgram(model, Json::parse(json, shallow));
    return true;
  } catch (const std::exception &damage) {
    why = damage.what();
    return false;
  }
}

bool readPt2(const std::string &path, Model &model, std::string &why) {
  std::string text;
  try {
    text = readEntry(path);
  } catch (const std::exception &damage) {
    why = damage.what();
  }
  if (!text.empty() && readExportedProgram(text, model, why)) return true;
  why = path + " is no exported program, or damaged: " + (why.empty() ? "it is empty" : why) +
        "; accepted are files that torch.export.save wrote";
  return false;
}

}  // namespace argpool::import
