// The order of a table's kernels.
// SPDX-License-Identifier: MIT
#include "transforms/kernel_order.h"

namespace argpool {

static bool comesBefore(KernelOp a, KernelOp b) {
  auto key = [](KernelOp kernel) {
    WindowAttr window = kernel.getWindow();
    auto vec = [](llvm::ArrayRef<int64_t> extents) { return extents.vec(); };
    return std::make_tuple(kernel.getKind(), kernel.getElem(), kernel.getIndex(),
                           kernel.getLayout(), window.isAny(), window.getRank(),
                           vec(window.getKernel()), vec(window.getStride()), vec(window.getPad()),
                           vec(window.getDilation()));
  };
  return key(a) < key(b);
}

void putInOrder(mlir::ModuleOp module, llvm::MutableArrayRef<KernelOp> kernels) {
  llvm::sort(kernels, comesBefore);
  for (KernelOp kernel : kernels) kernel->moveBefore(module.getBody(), module.getBody()->end());
}

}  // namespace argpool
