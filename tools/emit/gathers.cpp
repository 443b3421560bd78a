// Gathers: cells that lie anywhere, loaded by one instruction where the target has one. Halide
// loads them one by one, lane after lane.
// SPDX-License-Identifier: MIT
#include "finish.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/Analysis/VectorUtils.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace argpool::emit {
namespace {

// A vector that is put together of the elements at `base`, one for each lane of `index`.
struct LaneByLane {
  Value *base = nullptr, *index = nullptr;
  SmallVector<LoadInst *, 16> loads;  // of each lane

  // Is `inserted` loaded from base + the index in this lane? The first one says which those are.
  bool takes(Value *inserted, uint64_t lane) {
    auto *load = dyn_cast<LoadInst>(inserted);
    if (!load || !load->isSimple() || !load->hasOneUse() || loads[lane]) return false;
    auto *address = dyn_cast<GetElementPtrInst>(load->getPointerOperand());
    if (!address || address->getNumIndices() != 1 ||
        address->getSourceElementType() != load->getType())
      return false;
    Value *vector;
    if (!match(address->getOperand(1),
               m_SExt(m_ExtractElt(m_Value(vector), m_SpecificInt(lane)))) ||
        (base && (base != address->getPointerOperand() || index != vector)))
      return false;
    base = address->getPointerOperand();
    index = vector;
    loads[lane] = load;
    return true;
  }
};

// What the chain of insertions that ends here loads, or nothing if it does anything else.
std::optional<LaneByLane> loadedBy(InsertElementInst *last) {
  auto *type = dyn_cast<FixedVectorType>(last->getType());
  if (!type) return std::nullopt;
  const unsigned lanes = type->getNumElements();
  LaneByLane found;
  found.loads.assign(lanes, nullptr);
  Value *vector = last;
  for (unsigned n = 0; n < lanes; ++n) {
    auto *insert = dyn_cast<InsertElementInst>(vector);
    uint64_t lane;
    if (!insert || insert->getParent() != last->getParent() ||
        !match(insert->getOperand(2), m_ConstantInt(lane)) || lane >= lanes ||
        !found.takes(insert->getOperand(1), lane))
      return std::nullopt;
    vector = insert->getOperand(0);
  }
  auto *index = cast<FixedVectorType>(found.index->getType());
  if (index->getNumElements() != lanes || !index->getElementType()->isIntegerTy(32))
    return std::nullopt;
  return found;
}

// Nothing is written between the first of the loads and the last insertion, where the gather goes.
bool undisturbed(const LaneByLane &found, const InsertElementInst *last) {
  SmallPtrSet<const Instruction *, 16> waiting(found.loads.begin(), found.loads.end());
  for (const Instruction *at = last; at; at = at->getPrevNode()) {
    if (at->mayWriteToMemory()) return false;
    waiting.erase(at);
    if (waiting.empty()) return true;
  }
  return false;
}

}  // namespace

int formGathers(Function &kernel, const TargetTransformInfo &target) {
  SmallVector<InsertElementInst *> ends;
  for (BasicBlock &block : kernel)
    for (Instruction &instruction : block)
      if (auto *insert = dyn_cast<InsertElementInst>(&instruction)) ends.push_back(insert);
  int formed = 0;
  for (InsertElementInst *last : ends) {
    const std::optional<LaneByLane> found = loadedBy(last);
    if (!found || !undisturbed(*found, last)) continue;
    const Align align = found->loads[0]->getAlign();
    if (!target.isLegalMaskedGather(last->getType(), align) ||
        target.forceScalarizeMaskedGather(cast<VectorType>(last->getType()), align))
      continue;
    IRBuilder<> here(last);
    Type *elem = found->loads[0]->getType();
    // What all lanes add belongs to the address that all lanes have.
    Value *base = found->base, *index = found->index, *lane, *all;
    if (match(index, m_NSWAdd(m_Value(lane), m_Value(all)))) {
      if (!getSplatValue(all)) std::swap(lane, all);
      if (Value *step = getSplatValue(all)) {
        base = here.CreateGEP(elem, base, here.CreateSExt(step, here.getInt64Ty()));
        index = lane;
      }
    }
    Value *wide = here.CreateSExt(
        index, VectorType::get(here.getInt64Ty(), cast<VectorType>(index->getType())));
    CallInst *gather = here.CreateMaskedGather(last->getType(),
                                               here.CreateGEP(elem, base, wide), align);
    gather->copyMetadata(*found->loads[0], {LLVMContext::MD_tbaa, LLVMContext::MD_noalias});
    last->replaceAllUsesWith(gather);
    ++formed;
  }
  return formed;
}

}  // namespace argpool::emit
