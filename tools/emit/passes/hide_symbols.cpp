// Hides a row's symbols from linkers, but for its entry.
// SPDX-License-Identifier: MIT
#include "passes.h"

using namespace llvm;

namespace argpool::emit {

void renameDeviceCalls(Module &module, const Target &target) {
  for (Function &function : module)
    if (function.isDeclaration() && function.getName().starts_with("halide_"))
      function.setName("argpool_" + target.deviceName() + "_" + function.getName());
}

void hideSymbols(Module &module, Function &entry, const std::string &symbol) {
  for (GlobalValue &global : module.global_values()) {
    if (global.isDeclaration() || &global == &entry) continue;
    global.setVisibility(GlobalValue::DefaultVisibility);  // all that internal linkage allows
    global.setLinkage(GlobalValue::InternalLinkage);
    global.setDSOLocal(true);
    if (auto *object = dyn_cast<GlobalObject>(&global)) object->setComdat(nullptr);
  }
  entry.setName(symbol);
  entry.setLinkage(GlobalValue::ExternalLinkage);
  entry.setVisibility(GlobalValue::HiddenVisibility);
  entry.setDSOLocal(true);

  // Halide's runtime stamps its own compiler into every object (.comment).
  if (NamedMDNode *ident = module.getNamedMetadata("llvm.ident")) ident->eraseFromParent();
}

}  // namespace argpool::emit
