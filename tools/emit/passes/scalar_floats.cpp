// Vectors of f32 on 32-bit ARM → numbers one by one. Its vector unit takes subnormal numbers for
// zero whatever the program says, which would be other bits than elsewhere (C11); its scalar unit
// keeps them.
// SPDX-License-Identifier: MIT
#include "passes.h"

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"

#include "emit/errors.h"

using namespace llvm;

namespace argpool::emit {
namespace {

bool holdsFloats(const Type *type) {
  return type->isVectorTy() && type->getScalarType()->isFloatTy();
}

bool onFloats(const Instruction &it) {
  return holdsFloats(it.getType()) ||
         any_of(it.operands(), [](const Use &use) { return holdsFloats(use->getType()); });
}

// Does an instruction look at numbers, not only at where they are?
bool computes(const Instruction &it) {
  return isa<BinaryOperator, FCmpInst>(it) || (isa<CastInst>(it) && !isa<BitCastInst>(it));
}

bool moves(const Instruction &it) {
  if (auto *call = dyn_cast<CallInst>(&it)) {
    if (call->isInlineAsm()) return true;  // Halide's strided loads and stores
    const StringRef name = call->getCalledFunction() ? call->getCalledFunction()->getName() : "";
    constexpr StringRef movers[] = {"llvm.masked.", "llvm.arm.neon.vld", "llvm.arm.neon.vst",
                                    "llvm.fabs.", "llvm.copysign."};  // a bit, too
    return any_of(movers, [&](StringRef prefix) { return name.starts_with(prefix); });
  }
  return isa<LoadInst, StoreInst, SelectInst, PHINode, ShuffleVectorInst, InsertElementInst,
             ExtractElementInst, BitCastInst, FreezeInst, ReturnInst>(it) ||
         it.getOpcode() == Instruction::FNeg;  // a bit
}

void split(Instruction &it) {
  IRBuilder<> at(&it);
  auto *type = cast<FixedVectorType>(it.getType());
  Value *all = PoisonValue::get(type);
  for (unsigned lane = 0; lane < type->getNumElements(); ++lane) {
    Instruction *one = it.clone();
    for (Use &use : one->operands()) use.set(at.CreateExtractElement(use.get(), lane));
    one->mutateType(type->getElementType());
    all = at.CreateInsertElement(all, at.Insert(one), lane);
  }
  it.replaceAllUsesWith(all);
  it.eraseFromParent();
}

}  // namespace

Error computeFloatsOneByOne(Module &module) {
  SmallVector<Instruction *> vectors;
  for (Function &function : module) {
    for (Instruction &it : instructions(function)) {
      if (!onFloats(it) || moves(it)) continue;
      if (!computes(it)) {
        std::string text;
        raw_string_ostream(text) << it;
        return error("32-bit ARM has no vectors of exact f32 numbers, and this cannot be split:" +
                     text);
      }
      vectors.push_back(&it);
    }
  }
  for (Instruction *it : vectors) split(*it);
  return Error::success();
}

}  // namespace argpool::emit
