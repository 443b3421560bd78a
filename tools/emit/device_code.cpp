// The code that a row carries for its device: PTX, or OpenCL C.
// SPDX-License-Identifier: MIT
#include "finish.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/Constants.h"

#include "errors.h"

using namespace llvm;

namespace argpool::emit {
namespace {

GlobalVariable *codeOf(Module &module) {
  for (GlobalVariable &global : module.globals())
    if (global.getName().ends_with("_gpu_source_kernels.data") && global.hasInitializer() &&
        isa<ConstantDataArray>(global.getInitializer()))
      return &global;
  return nullptr;
}

StringRef textOf(const GlobalVariable &code) {
  return cast<ConstantDataArray>(code.getInitializer())->getRawDataValues();
}

// "st.global.b64 [%rd1+8], %rd2;"
struct Store {
  StringRef base, value;
  unsigned offset = 0;
};

std::optional<Store> storeOf64Bits(StringRef line) {
  line = line.trim();
  if (!line.consume_front("st.global.b64") || !line.consume_back(";")) return std::nullopt;
  auto [address, value] = line.split("], ");
  address = address.trim();
  if (!address.consume_front("[")) return std::nullopt;
  const auto [base, offset] = address.split('+');
  Store store{base, value, 0};
  if (!offset.empty() && offset.getAsInteger(10, store.offset)) return std::nullopt;
  return store;
}

// Halide's PTX back end stores 64-bit elements one by one. Those of a thread's vector follow each
// other, from an address on that the row's guard aligns: two are stored at once.
std::string pairStores(StringRef text) {
  SmallVector<StringRef> lines;
  text.split(lines, '\n');
  std::string paired;
  unsigned next = 0;  // the offset that goes on with the vector before
  StringRef base;
  for (size_t i = 0; i < lines.size(); ++i) {
    const auto first = storeOf64Bits(lines[i]);
    const auto second = i + 1 < lines.size() ? storeOf64Bits(lines[i + 1]) : std::nullopt;
    const bool starts = first && (first->offset == 0 || (first->base == base &&
                                                         first->offset == next));
    if (starts && second && second->base == first->base && second->offset == first->offset + 8) {
      base = first->base;
      next = first->offset + 16;
      paired += ("\tst.global.v2.b64 \t[" + base + "+" + Twine(first->offset) + "], {" +
                 first->value + ", " + second->value + "};\n").str();
      ++i;
      continue;
    }
    base = "";
    paired += (lines[i] + (i + 1 < lines.size() ? "\n" : "")).str();
  }
  return paired;
}

}  // namespace

void widenDeviceStores(Module &module, const Plan &plan, const Row &row) {
  GlobalVariable *code = codeOf(module);
  if (!code || plan.targets[row.target].deviceName() != "cuda" || row.guard.align < 16) return;
  const auto [text, rest] = textOf(*code).split('\0');
  std::string paired = pairStores(text);
  if (paired.size() > text.size()) return;
  paired.resize(text.size(), '\n');  // its length is stored elsewhere
  paired.resize(textOf(*code).size(), '\0');
  code->setInitializer(ConstantDataArray::getString(module.getContext(), paired, false));
}

Expected<std::string> deviceCode(LLVMContext &context, MemoryBufferRef bitcode, const Plan &plan,
                                 const Row &row) {
  auto module = parseBitcodeFile(bitcode, context);
  if (!module) return module.takeError();
  widenDeviceStores(**module, plan, row);
  if (const GlobalVariable *code = codeOf(**module)) return textOf(*code).split('\0').first.str();
  return error(row.name + ": its bitcode holds no code for a device");
}

}  // namespace argpool::emit
