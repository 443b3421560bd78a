// A model instead of a spec: its pooling nodes become the module that a spec would have been.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include "import/list.h"

namespace argpool {

/// Whether `path` names a model, by its extension: .onnx, or .pt2 of torch.export.
bool isModel(llvm::StringRef path);

/// What a library of `path` is called unless the user says it: the file's name; of a model, whose
/// file may be called anything ("segnet.torch2.15.onnx"), as an identifier.
std::string libraryName(llvm::StringRef path);

/// A model that was read, and what becomes of its pooling nodes.
class PoolingModel {
public:
  /// `shapes` are --shape's, "input=1x3x360x480". `regions`: a chain of pools is one function.
  static llvm::Expected<std::unique_ptr<PoolingModel>> read(
      const std::string &path, const std::vector<std::string> &shapes, bool regions);

  /// The spec: a function for each pooling node, or chain. With `joined`, a pool whose indices
  /// nothing but unpools read is one function with them, so that passes see both ends; what the
  /// header's functions are called stays. Nodes that the dialect refuses are left out, and named by
  /// remarks(); an error only if none is left.
  llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>> toSpec(mlir::MLIRContext &context, bool joined);

  /// A sentence for each node left out, after toSpec().
  std::vector<std::string> remarks() const;
  std::string table(const std::string &library) const;
  /// The table as a JSON object, for programs.
  std::string json(const std::string &library) const;

private:
  void join(mlir::ModuleOp spec) const;

  std::string path;
  import::Model model;
  std::vector<import::Function> functions;
};

}  // namespace argpool
