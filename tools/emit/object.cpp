// LLVM modules → machine code.
// SPDX-License-Identifier: MIT
#include "object.h"

#include "llvm/IR/LegacyPassManager.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Object/ObjectFile.h"
#include "llvm/Support/SmallVectorMemoryBuffer.h"
#include "llvm/Support/TargetSelect.h"

#include "errors.h"

using namespace llvm;

namespace argpool::emit {
namespace {

// Registers the targets that variants.mlir has: all that LLVM has would make argpool-compile, which
// contains its back ends, three times as large.
void registerTargets() {
#define ARGPOOL_REGISTER(name)        \
  LLVMInitialize##name##TargetInfo(); \
  LLVMInitialize##name##Target();     \
  LLVMInitialize##name##TargetMC();   \
  LLVMInitialize##name##AsmPrinter(); \
  LLVMInitialize##name##AsmParser();  /* of the assembly in Halide's strided loads on ARMv7 */
  ARGPOOL_REGISTER(X86)
  ARGPOOL_REGISTER(ARM)
  ARGPOOL_REGISTER(AArch64)
  ARGPOOL_REGISTER(RISCV)
  ARGPOOL_REGISTER(WebAssembly)
#undef ARGPOOL_REGISTER
}

}  // namespace

Expected<std::unique_ptr<TargetMachine>> targetMachine(const Target &target) {
  static const bool registered = (registerTargets(), true);
  (void)registered;
  const Triple triple(Triple::normalize(target.triple));
  std::string reason;
  const llvm::Target *backend = TargetRegistry::lookupTarget(triple, reason);
  if (!backend)
    return error("target " + target.name + ": this LLVM cannot compile for `" + target.triple +
                 "` (" + reason + "); correct its line in variants.mlir");
  TargetOptions options;
  options.FunctionSections = true;
  options.DataSections = true;
  options.UniqueSectionNames = true;
  // A position-independent module of WebAssembly needs a dynamic linker.
  const Reloc::Model model = triple.isWasm() ? Reloc::Static : Reloc::PIC_;
  return std::unique_ptr<TargetMachine>(
      backend->createTargetMachine(triple, target.cpu, target.features, options, model,
                                   std::nullopt, CodeGenOptLevel::Aggressive));
}

Expected<std::unique_ptr<MemoryBuffer>> compile(Module &module, TargetMachine &machine,
                                                CodeGenFileType type) {
  const std::string name = module.getName().str();
  SmallVector<char, 0> bytes;
  raw_svector_ostream out(bytes);
  legacy::PassManager passes;
  if (machine.addPassesToEmitFile(passes, out, nullptr, type))
    return error(name + ": LLVM cannot write this kind of file for " +
                 machine.getTargetTriple().str());
  passes.run(module);
  return std::make_unique<SmallVectorMemoryBuffer>(std::move(bytes), name,
                                                   /*RequiresNullTerminator=*/false);
}

Expected<uint64_t> codeBytes(MemoryBufferRef object) {
  auto file = object::ObjectFile::createObjectFile(object);
  if (!file) return file.takeError();
  uint64_t bytes = 0;
  for (const object::SectionRef &section : (*file)->sections())
    if (section.isText()) bytes += section.getSize();
  return bytes;
}

}  // namespace argpool::emit
