// The order of lanes: AVX2 takes every other element of two vectors by a shuffle within halves, and
// then has the pairs of lanes in between change places. That waits here until all is worked out.
// SPDX-License-Identifier: MIT
#include "passes.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/VectorUtils.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace argpool::emit {
namespace {

constexpr unsigned kVectorBits = 256;
constexpr int kDepth = 4;  // of what is worked out again in the other order

// Which lane of the shuffled vector each lane is; and the other way round.
ArrayRef<int> places(unsigned lanes) {
  static const int ofFour[] = {0, 2, 1, 3}, ofEight[] = {0, 1, 4, 5, 2, 3, 6, 7};
  return lanes == 8 ? ArrayRef<int>(ofEight) : ArrayRef<int>(ofFour);
}

unsigned lanesOf(const Value *value) {
  auto *type = dyn_cast<FixedVectorType>(value->getType());
  return type ? type->getNumElements() : 0;
}

// The value in the order of shuffles, if `value` is that in order.
Value *shuffled(Value *value) {
  auto *ordered = dyn_cast<ShuffleVectorInst>(value);
  const unsigned lanes = lanesOf(value);
  if (!ordered || (lanes != 4 && lanes != 8) || lanesOf(ordered->getOperand(0)) != lanes ||
      !isa<PoisonValue>(ordered->getOperand(1)) || ordered->getShuffleMask() != places(lanes))
    return nullptr;
  return ordered->getOperand(0);
}

Value *inPlaces(IRBuilder<> &at, Value *value) {
  return at.CreateShuffleVector(value, places(lanesOf(value)));
}

// Is each lane worked out of the same lanes, or of what all have?
bool isLaneByLane(const Instruction &instruction) {
  const unsigned lanes = lanesOf(&instruction);
  if (lanes != 4 && lanes != 8) return false;
  if (isa<BinaryOperator, UnaryOperator, CmpInst, SelectInst, FreezeInst>(instruction)) return true;
  if (auto *cast = dyn_cast<CastInst>(&instruction))
    return lanesOf(cast->getOperand(0)) == lanes &&
           cast->getDestTy()->getPrimitiveSizeInBits() <= kVectorBits;
  if (auto *call = dyn_cast<IntrinsicInst>(&instruction))
    return isTriviallyVectorizable(call->getIntrinsicID()) && !call->mayReadOrWriteMemory();
  return false;
}

// `value` in the order of shuffles, where that costs nothing; it may be computed again, if `depth`
// is not 0. It then stands where `value` does.
Value *forNothing(Value *value, int depth) {
  if (Value *already = shuffled(value)) return already;
  if (auto *constant = dyn_cast<Constant>(value)) {
    IRBuilder<> nowhere(constant->getContext());
    return inPlaces(nowhere, constant);
  }
  if (getSplatValue(value)) return value;
  auto *instruction = dyn_cast<Instruction>(value);
  if (!instruction || depth == 0 || !isLaneByLane(*instruction)) return nullptr;
  SmallVector<Value *, 3> operands;
  for (Value *operand : instruction->operands()) {
    Value *one = lanesOf(operand) == 0 ? operand : forNothing(operand, depth - 1);
    if (!one) return nullptr;
    operands.push_back(one);
  }
  Instruction *again = instruction->clone();
  for (unsigned n = 0; n < operands.size(); ++n) again->setOperand(n, operands[n]);
  again->insertAfter(instruction->getIterator());
  return again;
}

// Every other element of two vectors, from the first or the second on.
Value *shuffle(ShuffleVectorInst &all) {
  const unsigned lanes = lanesOf(&all);
  const ArrayRef<int> mask = all.getShuffleMask();
  if ((lanes != 4 && lanes != 8) || lanesOf(all.getOperand(0)) != lanes || mask[0] < 0 ||
      mask[0] > 1 || all.getType()->getPrimitiveSizeInBits() != kVectorBits)
    return nullptr;
  for (unsigned lane = 0; lane < lanes; ++lane)
    if (mask[lane] != int(2 * lane) + mask[0]) return nullptr;
  SmallVector<int, 8> withinHalves;
  for (const int place : places(lanes)) withinHalves.push_back(2 * place + mask[0]);
  IRBuilder<> here(all.getNextNode());
  return inPlaces(here, here.CreateShuffleVector(all.getOperand(0), all.getOperand(1),
                                                 withinHalves));
}

// Works out lane by lane what is made of values in order: of what was shuffled, and put in order
// then. At most one operand has to be put in the other order for it, and more than that need not be
// put in order.
Value *workOut(Instruction &instruction) {
  if (!isLaneByLane(instruction)) return nullptr;
  unsigned known = 0;
  SmallVector<Value *, 3> operands;
  SmallPtrSet<Value *, 3> others;
  for (Value *operand : instruction.operands()) {
    Value *one = lanesOf(operand) == 0 ? operand : shuffled(operand);
    known += one && one != operand;
    if (!one && !forNothing(operand, kDepth)) others.insert(operand);
    operands.push_back(one);
  }
  if (known == 0 || known <= others.size()) return nullptr;
  Instruction *again = instruction.clone();
  again->insertBefore(instruction.getIterator());
  IRBuilder<> before(again), here(&instruction);
  for (unsigned n = 0; n < operands.size(); ++n) {
    Value *one = operands[n];
    if (!one) one = forNothing(instruction.getOperand(n), kDepth);
    if (!one) one = inPlaces(before, instruction.getOperand(n));
    again->setOperand(n, one);
  }
  return inPlaces(here, again);
}

// Joins what comes from several blocks that were all gone through: where one of them has it in
// order, the others have it in the order of shuffles, and it is put in order here.
Value *bringTogether(PHINode &any, const SmallPtrSetImpl<BasicBlock *> &gone) {
  const unsigned lanes = lanesOf(&any);
  if (lanes != 4 && lanes != 8) return nullptr;
  bool known = false;
  for (unsigned n = 0; n < any.getNumIncomingValues(); ++n) {
    if (!gone.contains(any.getIncomingBlock(n))) return nullptr;
    known |= shuffled(any.getIncomingValue(n)) != nullptr;
  }
  const auto place = any.getParent()->getFirstInsertionPt();
  if (!known || place == any.getParent()->end()) return nullptr;
  IRBuilder<> here(&any);
  PHINode *together = here.CreatePHI(any.getType(), any.getNumIncomingValues());
  SmallDenseMap<BasicBlock *, Value *> ofBlock;  // a block may come several times
  for (unsigned n = 0; n < any.getNumIncomingValues(); ++n) {
    BasicBlock *block = any.getIncomingBlock(n);
    Value *&one = ofBlock[block];
    if (!one) one = shuffled(any.getIncomingValue(n));
    if (!one) {
      IRBuilder<> end(block->getTerminator());
      one = inPlaces(end, any.getIncomingValue(n));
    }
    together->addIncoming(one, block);
  }
  here.SetInsertPoint(any.getParent(), place);
  return inPlaces(here, together);
}

// Codes in order, as 64 bits each: two shuffles with zeros, or with what their signs are.
Value *widen(CastInst &wide) {
  Value *codes = lanesOf(&wide) == 8 ? shuffled(wide.getOperand(0)) : nullptr;
  if (!codes || !isa<ZExtInst, SExtInst>(wide) || codes->getType()->getScalarSizeInBits() != 32 ||
      wide.getType()->getScalarSizeInBits() != 64)
    return nullptr;
  SmallVector<int, 16> withUpper;
  for (const int place : places(8)) {
    withUpper.push_back(place);
    withUpper.push_back(place + 8);
  }
  IRBuilder<> here(&wide);
  Value *upper = isa<ZExtInst>(wide) ? Constant::getNullValue(codes->getType())
                                     : here.CreateAShr(codes, 31);
  return here.CreateBitCast(here.CreateShuffleVector(codes, upper, withUpper), wide.getType());
}

// Whether all lanes are so, or none is, holds in any order.
Value *testAll(ICmpInst &test) {
  Value *lanes;
  if (!test.isEquality() || !match(test.getOperand(0), m_BitCast(m_Value(lanes))) ||
      !(match(test.getOperand(1), m_Zero()) || match(test.getOperand(1), m_AllOnes())) ||
      test.getOperand(1)->getType()->isVectorTy() || !lanes->getType()->isVectorTy())
    return nullptr;
  Value *found = shuffled(lanes);
  if (!found) return nullptr;
  IRBuilder<> here(&test);
  return here.CreateICmp(test.getPredicate(),
                         here.CreateBitCast(found, test.getOperand(0)->getType()),
                         test.getOperand(1));
}

int goThrough(Function &kernel) {
  int changed = 0;
  SmallPtrSet<BasicBlock *, 16> gone;
  for (BasicBlock *block : ReversePostOrderTraversal<Function *>(&kernel)) {
    for (Instruction &instruction : make_early_inc_range(*block)) {
      Value *made = nullptr;
      if (auto *all = dyn_cast<ShuffleVectorInst>(&instruction)) made = shuffle(*all);
      if (auto *wide = dyn_cast<CastInst>(&instruction)) made = widen(*wide);
      if (auto *test = dyn_cast<ICmpInst>(&instruction)) made = testAll(*test);
      if (auto *any = dyn_cast<PHINode>(&instruction)) made = bringTogether(*any, gone);
      if (!made) made = workOut(instruction);
      if (!made) continue;
      instruction.replaceAllUsesWith(made);
      instruction.eraseFromParent();
      ++changed;
    }
    gone.insert(block);
  }
  return changed;
}

}  // namespace

PreservedAnalyses OrderLanesLast::run(Function &kernel, FunctionAnalysisManager &) {
  if (!hasFeature(kernel, "+avx2") || hasFeature(kernel, "+avx512f"))
    return PreservedAnalyses::all();
  return preserved(goThrough(kernel) == 0);
}

}  // namespace argpool::emit
