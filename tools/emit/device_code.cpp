// What a device row carries for its device: PTX, or OpenCL C.
// SPDX-License-Identifier: MIT
#include "finish.h"

#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/Constants.h"

#include "errors.h"

using namespace llvm;

namespace argpool::emit {

Expected<std::string> deviceCode(LLVMContext &context, MemoryBufferRef bitcode, const Row &row) {
  auto module = parseBitcodeFile(bitcode, context);
  if (!module) return module.takeError();
  for (const GlobalVariable &global : (*module)->globals()) {
    if (!global.getName().ends_with("_gpu_source_kernels.data") || !global.hasInitializer())
      continue;
    if (auto *text = dyn_cast<ConstantDataSequential>(global.getInitializer()))
      return text->getRawDataValues().split('\0').first.str();
  }
  return error(row.name + ": its bitcode holds no code for a device");
}

}  // namespace argpool::emit
