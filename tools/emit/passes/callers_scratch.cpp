// Halide's allocator → the caller's scratch arena, with the failure path Halide leaves out when its
// asserts are off.
// SPDX-License-Identifier: MIT
#include "passes.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/MDBuilder.h"

#include "emit/errors.h"

using namespace llvm;

namespace argpool::emit {
namespace {

// ARGPOOL_OUT_OF_MEMORY of argpool.h, which the tools do not include; a test compares them.
constexpr int kOutOfMemory = 12;
// argpool_scratch promises this much, and Halide expects it for its widest vectors.
constexpr uint64_t kScratchAlign = 64;

// Removes what LLVM inferred about a function, or a call of it, that no longer holds: it calls
// through pointers, and its result is not always 0.
template <typename FunctionOrCall> void dropClaims(FunctionOrCall &it) {
  for (auto claim : {Attribute::Memory, Attribute::NoFree, Attribute::NoSync, Attribute::NoRecurse,
                     Attribute::WillReturn})
    it.removeFnAttr(claim);
  it.removeRetAttr(Attribute::Range);
}

// Rewrites one function. Each allocation gets a stack slot that holds it while it lives, so that
// the failure path knows what to release; the slots become registers afterwards.
class Rewriter {
public:
  Rewriter(Function &function) : function(function), pointer(PointerType::get(context(), 0)) {}

  Error run(ArrayRef<CallInst *> allocations, ArrayRef<CallInst *> releases) {
    if (!function.getReturnType()->isIntegerTy(32))
      return error("scratch memory is allocated in " + function.getName() +
                   ", which cannot report a failure: let the schedule allocate it in the kernel");
    Value *scratch = allocations.front()->getArgOperand(0);
    if (!isa<Argument>(scratch))
      return error("scratch memory in " + function.getName() + " is not the user context's");
    IRBuilder<> entry(&*function.getEntryBlock().getFirstInsertionPt());
    for (CallInst *allocation : allocations) {
      slots.push_back(entry.CreateAlloca(pointer, nullptr, allocation->getName() + ".slot"));
      entry.CreateStore(ConstantPointerNull::get(pointer), slots.back());
    }
    for (CallInst *release : releases) replaceRelease(release);
    BasicBlock *failed = failurePath(scratch);
    for (auto [allocation, slot] : zip(allocations, slots))
      replaceAllocation(allocation, slot, failed);
    dropClaims(function);
    dropScratchClaims(*cast<Argument>(scratch));
    return Error::success();
  }

private:
  LLVMContext &context() { return function.getContext(); }

  // argpool_scratch's n-th member, called with the arena itself and one more argument.
  CallInst *callMember(IRBuilder<> &at, unsigned n, Type *result, Value *scratch, Value *argument) {
    Value *place = at.CreateConstInBoundsGEP1_32(pointer, scratch, n);
    Value *member = at.CreateLoad(pointer, place);
    auto *type = FunctionType::get(result, {pointer, argument->getType()}, false);
    CallInst *call = at.CreateCall(type, member, {scratch, argument});
    call->setDoesNotThrow();
    return call;
  }

  void replaceRelease(CallInst *release) {
    IRBuilder<> at(release);
    Value *memory = release->getArgOperand(1);
    for (AllocaInst *slot : slots) {
      Value *held = at.CreateLoad(pointer, slot);
      Value *kept = at.CreateSelect(at.CreateICmpEQ(held, memory),
                                    ConstantPointerNull::get(pointer), held);
      at.CreateStore(kept, slot);
    }
    callMember(at, 1, at.getVoidTy(), release->getArgOperand(0), memory);
    release->eraseFromParent();
  }

  void replaceAllocation(CallInst *allocation, AllocaInst *slot, BasicBlock *failed) {
    BasicBlock *before = allocation->getParent();
    BasicBlock *after = before->splitBasicBlock(allocation, "allocated");
    before->getTerminator()->eraseFromParent();
    IRBuilder<> at(before);
    CallInst *memory = callMember(at, 0, pointer, allocation->getArgOperand(0),
                                  allocation->getArgOperand(1));
    memory->addRetAttr(Attribute::NoAlias);
    memory->addRetAttr(Attribute::getWithAlignment(context(), Align(kScratchAlign)));
    memory->takeName(allocation);
    at.CreateStore(memory, slot);
    // Halide's conditional allocations request 0 bytes where they need none, and may get NULL.
    Value *none = at.CreateIsNull(memory);
    Value *needed = at.CreateIsNotNull(allocation->getArgOperand(1));
    at.CreateCondBr(at.CreateAnd(none, needed), failed, after,
                    MDBuilder(context()).createUnlikelyBranchWeights());
    allocation->replaceAllUsesWith(memory);
    allocation->eraseFromParent();
  }

  BasicBlock *failurePath(Value *scratch) {
    BasicBlock *block = BasicBlock::Create(context(), "out_of_memory", &function);
    BasicBlock *const first = block;
    for (AllocaInst *slot : reverse(slots)) {
      auto *release = BasicBlock::Create(context(), "release", &function);
      auto *next = BasicBlock::Create(context(), "released", &function);
      IRBuilder<> at(block);
      Value *held = at.CreateLoad(pointer, slot);
      at.CreateCondBr(at.CreateIsNull(held), next, release);
      at.SetInsertPoint(release);
      callMember(at, 1, at.getVoidTy(), scratch, held);
      at.CreateBr(next);
      block = next;
    }
    IRBuilder<> at(block);
    at.CreateRet(at.getInt32(kOutOfMemory));
    return first;
  }

  void dropScratchClaims(Argument &scratch) {
    for (auto claim : {Attribute::ReadNone, Attribute::ReadOnly, Attribute::WriteOnly,
                       Attribute::Captures, Attribute::NoAlias})
      scratch.removeAttr(claim);
  }

  Function &function;
  PointerType *pointer;
  SmallVector<AllocaInst *> slots;
};

SmallVector<CallInst *> callsOf(Module &module, StringRef name) {
  SmallVector<CallInst *> calls;
  if (Function *callee = module.getFunction(name))
    for (User *user : callee->users())
      if (auto *call = dyn_cast<CallInst>(user)) calls.push_back(call);
  // Users are a list in no promised order; the function's own order makes the output one.
  DenseMap<const Instruction *, unsigned> place;
  unsigned next = 0;
  for (Function &function : module)
    for (Instruction &instruction : instructions(function)) place[&instruction] = next++;
  sort(calls, [&](CallInst *a, CallInst *b) { return place[a] < place[b]; });
  return calls;
}

// Halide's wrapper was compiled when its kernel could only return 0, and says `ret i32 0` itself.
void passOnStatus(Function &kernel) {
  for (User *user : kernel.users()) {
    auto *call = dyn_cast<CallInst>(user);
    if (!call) continue;
    Function &caller = *call->getFunction();
    for (BasicBlock &block : caller)
      if (auto *ret = dyn_cast<ReturnInst>(block.getTerminator())) ret->setOperand(0, call);
    dropClaims(*call);
    dropClaims(caller);
  }
}

}  // namespace

Error useCallersScratch(Module &module) {
  MapVector<Function *, std::pair<SmallVector<CallInst *>, SmallVector<CallInst *>>> functions;
  for (CallInst *call : callsOf(module, "halide_malloc"))
    functions[call->getFunction()].first.push_back(call);
  for (CallInst *call : callsOf(module, "halide_free"))
    functions[call->getFunction()].second.push_back(call);
  for (auto &[function, calls] : functions) {
    if (calls.first.empty())
      return error(function->getName() + " releases scratch memory it did not allocate");
    if (Error failed = Rewriter(*function).run(calls.first, calls.second)) return failed;
    passOnStatus(*function);
  }
  return Error::success();
}

}  // namespace argpool::emit
