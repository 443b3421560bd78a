// Gathers: cells that lie anywhere, loaded by one instruction where the target has one. Halide
// loads them one by one, lane after lane. Out of a vector on the stack they are a permutation.
// SPDX-License-Identifier: MIT
#include "passes.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/Analysis/VectorUtils.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicsX86.h"
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
               m_SExtLike(m_ExtractElt(m_Value(vector), m_SpecificInt(lane)))) ||
        (base && (base != address->getPointerOperand() || index != vector)))
      return false;
    base = address->getPointerOperand();
    index = vector;
    loads[lane] = load;
    return true;
  }
};

// The lanes that the chain of insertions that ends here loads, or nothing if it does anything else.
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

// The last of the loads, where the gather goes: they stand together, and nothing is written between
// them. What is put together of them may stand elsewhere.
Instruction *lastOf(const LaneByLane &found) {
  SmallPtrSet<const Instruction *, 16> waiting(found.loads.begin(), found.loads.end());
  Instruction *last = found.loads[0];
  for (LoadInst *load : found.loads) {
    if (load->getParent() != last->getParent()) return nullptr;
    if (last->comesBefore(load)) last = load;
  }
  for (const Instruction *at = last; at; at = at->getPrevNode()) {
    if (at->mayWriteToMemory()) return nullptr;
    waiting.erase(at);
    if (waiting.empty()) return last;
  }
  return nullptr;
}

// The instruction that picks lanes out of a vector. It looks at no more bits of a lane's number
// than there are lanes.
Intrinsic::ID permutation(const Function &kernel, const VectorType *type) {
  const bool floats = type->getElementType()->isFloatingPointTy();
  const unsigned lanes = type->getElementCount().getFixedValue();
  if (type->getScalarSizeInBits() != 32) return Intrinsic::not_intrinsic;
  if (lanes == 16 && hasFeature(kernel, "+avx512f"))
    return floats ? Intrinsic::x86_avx512_permvar_sf_512 : Intrinsic::x86_avx512_permvar_si_512;
  if (lanes == 8 && hasFeature(kernel, "+avx2"))
    return floats ? Intrinsic::x86_avx2_permps : Intrinsic::x86_avx2_permd;
  return Intrinsic::not_intrinsic;
}

// The instruction that picks lanes out of two vectors.
Intrinsic::ID permutationOfTwo(Intrinsic::ID ofOne) {
  switch (ofOne) {
  case Intrinsic::x86_avx512_permvar_sf_512: return Intrinsic::x86_avx512_vpermi2var_ps_512;
  case Intrinsic::x86_avx512_permvar_si_512: return Intrinsic::x86_avx512_vpermi2var_d_512;
  default: return Intrinsic::not_intrinsic;
  }
}

bool isOfAvx2(Intrinsic::ID permutation) {
  return permutation == Intrinsic::x86_avx2_permd || permutation == Intrinsic::x86_avx2_permps;
}

// The value of a vector on the stack, so far from `base`, at some point.
Value *heldBy(AllocaInst *base, uint64_t offset, Instruction *here, FixedVectorType *type) {
  const DataLayout &layout = here->getDataLayout();
  for (Instruction *at = here->getPrevNode(); at; at = at->getPrevNode()) {
    if (!at->mayWriteToMemory()) continue;
    auto *store = dyn_cast<StoreInst>(at);
    const Value *to = store ? getUnderlyingObject(store->getPointerOperand()) : nullptr;
    if (!to || !isa<AllocaInst>(to)) break;
    if (to != base) continue;
    APInt stored(64, 0);
    const Value *from = store->getPointerOperand()->stripAndAccumulateConstantOffsets(
        layout, stored, /*AllowNonInbounds=*/true);
    if (from != base || store->getValueOperand()->getType() != type) break;
    if (stored == offset) return store->getValueOperand();
    if (stored.urem(layout.getTypeStoreSize(type).getFixedValue()) != 0) break;
  }
  IRBuilder<> build(here);
  return build.CreateAlignedLoad(
      type, build.CreatePtrAdd(base, build.getInt64(offset)),
      commonAlignment(base->getAlign(), offset));
}

// Lanes of 32-bit numbers that are the low halves of two vectors' are picked out of those.
Value *permuteHalves(Value *held, Value *index, Instruction *here) {
  Value *wide;
  if (!match(held, m_Trunc(m_Value(wide))) || held->getType()->getScalarSizeInBits() != 32 ||
      wide->getType()->getScalarSizeInBits() != 64)
    return nullptr;
  IRBuilder<> build(here);
  auto *halves = FixedVectorType::get(build.getInt32Ty(), 32);
  Value *both = build.CreateBitCast(wide, halves);
  SmallVector<int, 16> low, high;
  for (int lane = 0; lane < 16; ++lane) {
    low.push_back(lane);
    high.push_back(lane + 16);
  }
  return build.CreateIntrinsic(Intrinsic::x86_avx512_vpermi2var_d_512,
                               {build.CreateShuffleVector(both, low),
                                build.CreateShl(index, ConstantInt::get(index->getType(), 1)),
                                build.CreateShuffleVector(both, high)});
}

// Permutes what was loaded, where all of it lies within a vector on the stack, or two; else
// nothing. To load from beyond that would have been undefined, so that lane numbers may wrap.
Value *permute(const LaneByLane &found, FixedVectorType *type, Instruction *last) {
  auto *vector = dyn_cast<AllocaInst>(found.base);
  const Intrinsic::ID id = permutation(*last->getFunction(), type);
  if (!vector || id == Intrinsic::not_intrinsic) return nullptr;
  const DataLayout &layout = last->getDataLayout();
  const std::optional<TypeSize> size = vector->getAllocationSize(layout);
  const uint64_t bytes = layout.getTypeStoreSize(type).getFixedValue();
  const Intrinsic::ID ofTwo = permutationOfTwo(id);
  if (size && *size == 2 * bytes && ofTwo != Intrinsic::not_intrinsic)
    return IRBuilder<>(last).CreateIntrinsic(ofTwo, {heldBy(vector, 0, last, type), found.index,
                                                     heldBy(vector, bytes, last, type)});
  if (size && *size == 2 * bytes && isOfAvx2(id)) {  // of both: those of the one or the other
    Value *first = heldBy(vector, 0, last, type), *second = heldBy(vector, bytes, last, type);
    IRBuilder<> build(last);
    Value *ofSecond = build.CreateICmpUGT(
        found.index, ConstantInt::get(found.index->getType(), type->getNumElements() - 1));
    return build.CreateSelect(ofSecond, build.CreateIntrinsic(id, {second, found.index}),
                              build.CreateIntrinsic(id, {first, found.index}));
  }
  if (!size || *size != bytes) return nullptr;
  Value *held = heldBy(vector, 0, last, type);
  if (id == Intrinsic::x86_avx512_permvar_si_512)
    if (Value *picked = permuteHalves(held, found.index, last)) return picked;
  return IRBuilder<>(last).CreateIntrinsic(id, {held, found.index});
}

}  // namespace

PreservedAnalyses FormGathers::run(Function &kernel, FunctionAnalysisManager &analyses) {
  const TargetTransformInfo &target = analyses.getResult<TargetIRAnalysis>(kernel);
  SmallVector<InsertElementInst *> ends;
  for (BasicBlock &block : kernel)
    for (Instruction &instruction : block)
      if (auto *insert = dyn_cast<InsertElementInst>(&instruction)) ends.push_back(insert);
  int formed = 0;
  for (InsertElementInst *last : ends) {
    const std::optional<LaneByLane> found = loadedBy(last);
    Instruction *loaded = found ? lastOf(*found) : nullptr;
    if (!loaded) continue;
    auto *type = cast<FixedVectorType>(last->getType());
    Instruction *place = loaded->getNextNode();
    if (Value *permuted = permute(*found, type, place)) {
      last->replaceAllUsesWith(permuted);
      ++formed;
      continue;
    }
    const Align align = found->loads[0]->getAlign();
    if (!target.isLegalMaskedGather(type, align) || target.forceScalarizeMaskedGather(type, align))
      continue;
    IRBuilder<> here(place);
    Type *elem = found->loads[0]->getType();
    // A number that all lanes add belongs to the address that all lanes have.
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
    CallInst *gather = here.CreateMaskedGather(type,
                                               here.CreateGEP(elem, base, wide), align);
    gather->copyMetadata(*found->loads[0], {LLVMContext::MD_tbaa, LLVMContext::MD_noalias});
    last->replaceAllUsesWith(gather);
    ++formed;
  }
  return preserved(formed == 0);
}

}  // namespace argpool::emit
