// The stages on IR: a spec is read, then becomes the plan by passes.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "llvm/Support/Error.h"
#include "llvm/Support/SourceMgr.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Pass/Pass.h"

#include "model.h"

namespace argpool {

/// The passes that a spec, or a model, goes through once it is read.
struct Passes {
  bool fuseMask = false;       ///< argpool-fuse-mask
  bool narrowIndices = false;  ///< argpool-narrow-indices
  bool staticShapes = false;   ///< argpool-static-shapes, of the plan
  bool regions = true;         ///< of a model: chains of pools are one function
  /// A model's pools and their unpools are one function, as where a pass that needs it runs.
  bool join = false;
  bool gradients = false;  ///< argpool-region-gradients
  std::vector<std::string> differentiated = {};  ///< the functions it is for; none: all
};

/// The targets that a compile is for.
struct Targets {
  /// The first file of the list that has them; those of the folder of its name, if there is one,
  /// follow by name.
  std::string variants;
  std::vector<std::string> names;  ///< empty: all CPUs' of `architecture`
  std::string architecture;        ///< as LLVM names it: "x86_64"
};

/// Holds the module from stage to stage. What is wrong with the IR is written to stderr where it
/// stands in its file; the errors returned say which stage refused it.
class Front {
public:
  Front();
  /// Whether all targets that select() would take compute regions.
  llvm::Expected<bool> computesRegions(const Targets &asked);
  /// A spec, or a model (isModel) of which `shapes` gives shapes that it leaves open.
  /// Then the passes run that `passes` names.
  llvm::Error import(const std::string &spec, const std::vector<std::string> &shapes,
                     const Passes &passes);
  llvm::Error collect();
  /// `costs` are files, and folders of files.
  llvm::Error select(const Targets &asked, const std::vector<std::string> &costs,
                     const Passes &passes);

  mlir::ModuleOp module() { return *ir; }
  /// A sentence for each thing that was left out of a model, and each remark of the passes.
  const std::vector<std::string> &remarks() const { return said; }

private:
  /// Reads the list and resolves `native`. Once: what is asked for later makes no difference.
  llvm::Error readTargets(const Targets &asked);
  llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>> fromModel(
      const std::string &path, const std::vector<std::string> &shapes, const Passes &passes,
      bool joined);
  llvm::Error runPass(std::unique_ptr<mlir::Pass> pass);
  llvm::Error simplifyRegions();

  mlir::MLIRContext context{mlir::MLIRContext::Threading::DISABLED};
  llvm::SourceMgr files;  // opened again by diagnostics, to show the line
  mlir::SourceMgrDiagnosticHandler diagnostics{files, &context};
  mlir::OwningOpRef<mlir::ModuleOp> list, ir;
  std::vector<std::string> targets;  ///< named ones of the list
  std::vector<std::string> said;
  std::unique_ptr<PoolingModel> model;
};

}  // namespace argpool
