// The importer's text becomes IR, a function at a time, so that one that the verifiers refuse
// costs only itself.
// SPDX-License-Identifier: MIT
#include "model.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"

#include "dialect/dialect.h"
#include "emit/errors.h"
#include "import/pt2.h"
#include "import/shapes.h"

using namespace llvm;

namespace argpool {
namespace {

// The text has no results, as only the dialect knows their types: returns what the operation made.
void returnResults(mlir::ModuleOp module, bool indices) {
  for (auto function : module.getOps<mlir::func::FuncOp>()) {
    mlir::Operation *op = &function.getBody().front().front();
    SmallVector<mlir::Value> results(op->getResults());
    if (isa<MaxPoolOp>(op) && !indices) results.pop_back();
    function.getBody().front().getTerminator()->setOperands(results);
    function.setFunctionType(mlir::FunctionType::get(function.getContext(),
                                                     function.getArgumentTypes(),
                                                     mlir::ValueRange(results).getTypes()));
  }
}

mlir::OwningOpRef<mlir::ModuleOp> parse(const import::Function &function,
                                        mlir::MLIRContext &context, std::string &why) {
  const mlir::ScopedDiagnosticHandler said(&context, [&](mlir::Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() == mlir::DiagnosticSeverity::Error)
      why += (why.empty() ? "" : "; ") + diagnostic.str();
    return mlir::success();
  });
  auto module = mlir::parseSourceString<mlir::ModuleOp>(function.text, &context);
  if (!module) return nullptr;
  returnResults(*module, function.capturesIndices);
  return succeeded(mlir::verify(*module)) ? std::move(module) : nullptr;
}

// {"tensor": "x", "shape": [1, 64, null, null]}; null where there is none.
void writeTensor(json::OStream &j, const import::Graph &graph, int value) {
  if (value < 0) return j.value(nullptr);
  const import::Value &v = graph.values[size_t(value)];
  j.object([&] {
    j.attribute("tensor", json::fixUTF8(v.name));
    if (!v.ranked) return j.attribute("shape", nullptr);
    j.attributeArray("shape", [&] {
      for (const import::Extent &extent : v.shape)
        j.value(extent.cells < 0 ? json::Value(nullptr) : json::Value(extent.cells));
    });
  });
}

void writeTensors(json::OStream &j, StringRef name, const import::Graph &graph,
                  ArrayRef<int> values) {
  j.attributeArray(name, [&] {
    for (const int value : values) writeTensor(j, graph, value);
  });
}

void writePooling(json::OStream &j, const import::Function &f) {
  const import::Match &match = f.match;
  j.attribute("written_as", match.pattern);
  j.attribute("operation",
              match.operation == import::Operation::MaxPool ? "max_pool" : "max_unpool");
  j.attribute("window", import::text(f.window));
  j.attribute("type", import::nameOf(f.graph->elemOf(match.input)));
  j.attribute("index_space", import::nameOf(match.space));
  j.attribute("layout", match.layout == import::Layout::ChannelsLast ? "channels_last"
                                                                     : "channels_first");
  j.attribute("captures_indices", f.capturesIndices);
  j.attributeBegin("reads");
  writeTensor(j, *f.graph, match.input);
  j.attributeEnd();
  j.attributeBegin("indices");
  writeTensor(j, *f.graph, match.indices);
  j.attributeEnd();
  j.attributeBegin("writes");
  writeTensor(j, *f.graph, match.output);
  j.attributeEnd();
}

void writeChain(json::OStream &j, const import::Function &f) {
  j.attribute("written_as", json::fixUTF8(f.chain->operators));
  j.attribute("operation", "region");
  j.attribute("windows", f.chain->windows);
  j.attribute("captures_indices", false);
  writeTensors(j, "inputs", *f.graph, f.chain->inputs);
  writeTensors(j, "outputs", *f.graph, f.chain->outputs);
}

void write(json::OStream &j, const import::Function &f, const std::string &library) {
  j.object([&] {
    j.attribute("node", json::fixUTF8(f.node));
    if (f.chain) writeChain(j, f);
    else writePooling(j, f);
    if (f.refused.empty())
      j.attribute("function", library + "_" + f.name);
    else
      j.attribute("left_out", json::fixUTF8(f.refused));
  });
}

// Moves the operation of `reader`, which unpools by the indices that `pool` captures, into pool's
// function. What it reads beside them becomes an argument, unless it is the pool's values (`own`).
void moveBehind(mlir::func::FuncOp pool, mlir::func::FuncOp reader, bool own) {
  mlir::Block &body = pool.getBody().front(), &from = reader.getBody().front();
  auto captures = cast<MaxPoolOp>(body.front());
  auto unpools = cast<MaxUnpoolOp>(from.front());
  if (captures.getIndices().getType() != unpools.getIndices().getType()) return;
  for (auto [op, function] : {std::pair<mlir::Operation *, mlir::func::FuncOp>{captures, pool},
                              {unpools, reader}})
    if (!op->hasAttr(kEntryAttr))
      op->setAttr(kEntryAttr, mlir::StringAttr::get(op->getContext(), function.getSymName()));
  own &= captures.getValues().getType() == unpools.getValues().getType();
  mlir::Value values = own ? mlir::Value(captures.getValues())
                           : body.addArgument(unpools.getValues().getType(), unpools.getLoc());
  from.getTerminator()->erase();
  unpools->moveBefore(body.getTerminator());
  unpools->setOperands({values, captures.getIndices()});
  reader.erase();
}

// Adds what the joined functions return: the values, unless only unpools of the function read them,
// and what these make.
void returnJoined(mlir::func::FuncOp pool, bool values) {
  mlir::Block &body = pool.getBody().front();
  SmallVector<mlir::Value> results;
  if (values) results.push_back(cast<MaxPoolOp>(body.front()).getValues());
  for (auto op : body.getOps<MaxUnpoolOp>()) results.push_back(op.getDst());
  body.getTerminator()->setOperands(results);
  pool.setFunctionType(mlir::FunctionType::get(pool.getContext(), body.getArgumentTypes(),
                                               mlir::ValueRange(results).getTypes()));
}

}  // namespace

bool isModel(StringRef path) {
  return is_contained({".onnx", ".pt2"}, sys::path::extension(path));
}

std::string libraryName(StringRef path) {
  std::string name = sys::path::stem(path).str();
  if (!isModel(path)) return name;
  for (char &c : name)
    if (!isAlnum(c)) c = '_';
  return isDigit(name.front()) ? "model_" + name : name;
}

Expected<std::unique_ptr<PoolingModel>> PoolingModel::read(
    const std::string &path, const std::vector<std::string> &shapes, bool regions) {
  auto made = std::make_unique<PoolingModel>();
  made->path = path;
  std::string why;
  const bool exported = sys::path::extension(path) == ".pt2";
  if (exported ? !import::readPt2(path, made->model, why)
               : !import::readOnnx(path, made->model, why))
    return emit::error(why);
  for (const std::string &shape : shapes)
    if (!import::giveShape(made->model, shape, why)) return emit::error(why);
  std::set<std::string> names;
  for (const import::Graph &graph : made->model.graphs)
    append_range(made->functions, import::functionsOf(graph, names, regions));
  return made;
}

void PoolingModel::join(mlir::ModuleOp spec) const {
  for (const import::Function &pool : functions) {
    auto target = spec.lookupSymbol<mlir::func::FuncOp>(pool.name);
    if (!target || !pool.capturesIndices) continue;
    const import::Value &indices = pool.graph->values[size_t(pool.match.indices)];
    SmallVector<std::pair<mlir::func::FuncOp, bool>> readers;
    for (const import::Function &other : functions)
      if (other.graph == pool.graph && other.match.operation == import::Operation::MaxUnpool &&
          other.match.indices == pool.match.indices)
        if (auto function = spec.lookupSymbol<mlir::func::FuncOp>(other.name))
          readers.emplace_back(function, other.match.input == pool.match.output);
    // Every reader is one of them, and the model's caller is none.
    if (indices.leaves || readers.empty() || readers.size() != indices.readers.size()) continue;
    const import::Value &values = pool.graph->values[size_t(pool.match.output)];
    const size_t own = size_t(count_if(readers, [](auto &reader) { return reader.second; }));
    for (auto &[reader, isOwn] : readers) moveBehind(target, reader, isOwn);
    returnJoined(target, values.leaves || values.readers.size() != own);
  }
}

Expected<mlir::OwningOpRef<mlir::ModuleOp>> PoolingModel::toSpec(mlir::MLIRContext &context,
                                                                 bool joined) {
  mlir::OwningOpRef<mlir::ModuleOp> spec =
      mlir::ModuleOp::create(mlir::UnknownLoc::get(&context));
  auto &all = spec->getBody()->getOperations();
  for (import::Function &function : functions) {
    if (!function.refused.empty()) continue;
    auto part = parse(function, context, function.refused);
    if (part) all.splice(all.end(), part->getBody()->getOperations());
  }
  if (joined) join(*spec);
  if (!all.empty()) return spec;
  std::string why = path + " has no pooling operation that argpool could compile";
  for (const std::string &remark : remarks()) why += "\n  " + remark;
  return emit::error(why + "\n  accepted are MaxPool, MaxUnpool and what torch.onnx writes for "
                           "both; argpool-compile --list shows what was found");
}

std::vector<std::string> PoolingModel::remarks() const {
  std::vector<std::string> sentences = model.remarks;
  for (const import::Function &function : functions)
    if (!function.refused.empty())
      sentences.push_back("node " + function.node + " is left out: " + function.refused);
  return sentences;
}

std::string PoolingModel::json(const std::string &library) const {
  std::string text;
  raw_string_ostream out(text);
  json::OStream j(out, 2);
  j.object([&] {
    j.attribute("model", path);
    j.attribute("producer", json::fixUTF8(model.producer));
    j.attribute("ir_version", model.irVersion);
    j.attribute("opset", model.opset);
    j.attributeArray("remarks", [&] {
      for (const std::string &remark : model.remarks) j.value(json::fixUTF8(remark));
    });
    j.attributeArray("nodes", [&] {
      for (const import::Function &function : functions) write(j, function, library);
    });
  });
  return text + "\n";
}

std::string PoolingModel::table(const std::string &library) const {
  return import::listText(model, functions, path, library);
}

}  // namespace argpool
