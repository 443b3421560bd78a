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

/// Whether `path` names a model, by its extension: .onnx.
bool isModel(llvm::StringRef path);

/// A model that was read, and what becomes of its pooling nodes.
class PoolingModel {
public:
  /// `shapes` are --shape's, "input=1x3x360x480".
  static llvm::Expected<std::unique_ptr<PoolingModel>> read(const std::string &path,
                                                            const std::vector<std::string> &shapes);

  /// The spec: a function for each pooling node. Nodes that the dialect refuses are left out, and
  /// named by remarks(); an error only if none is left.
  llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>> toSpec(mlir::MLIRContext &context);

  /// A sentence for each node left out, after toSpec().
  std::vector<std::string> remarks() const;
  std::string table(const std::string &library) const;
  /// The same as a JSON object, for programs.
  std::string json(const std::string &library) const;

private:
  std::string path;
  import::Model model;
  std::vector<import::Function> functions;
};

}  // namespace argpool
