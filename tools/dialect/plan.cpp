// The operations of a plan: verifiers, and the proof that the dialect's numbers are the registry's.
// SPDX-License-Identifier: MIT
#include "argpool_registry.h"
#include "dialect/dialect.h"

using namespace mlir;

namespace argpool {

static_assert(int(KernelKind::MaxPool) == ARGPOOL_KERNEL_MAX_POOL);
static_assert(int(KernelKind::MaxUnpool) == ARGPOOL_KERNEL_MAX_UNPOOL);
static_assert(int(KernelKind::CheckIndices) == ARGPOOL_KERNEL_CHECK_INDICES);
static_assert(int(KernelKind::LocateIndex) == ARGPOOL_KERNEL_LOCATE_INDEX);
static_assert(int(KernelKind::MaxUnpoolScatter) == ARGPOOL_KERNEL_MAX_UNPOOL_SCATTER);
static_assert(int(ElemKind::None) == ARGPOOL_ELEM_NONE && int(ElemKind::F64) == ARGPOOL_ELEM_F64 &&
              int(ElemKind::U8) == ARGPOOL_ELEM_U8 && int(ElemKind::X8) == ARGPOOL_ELEM_X8 &&
              int(ElemKind::X64) == ARGPOOL_ELEM_X64);
static_assert(int(IndexKind::None) == ARGPOOL_IDX_NONE && int(IndexKind::I64) == ARGPOOL_IDX_I64 &&
              int(IndexKind::I32) == ARGPOOL_IDX_I32 && int(IndexKind::U8) == ARGPOOL_IDX_U8 &&
              int(IndexKind::U16) == ARGPOOL_IDX_U16);
static_assert(int(Layout::ChannelsFirst) == ARGPOOL_LAYOUT_CF &&
              int(Layout::ChannelsLast) == ARGPOOL_LAYOUT_CL);
static_assert(int(CpuFeatures::SSE41) == ARGPOOL_CPU_SSE41 &&
              int(CpuFeatures::AVX2) == ARGPOOL_CPU_AVX2 &&
              int(CpuFeatures::AVX512CD) == ARGPOOL_CPU_AVX512CD);

static bool isMoved(ElemKind elem) { return elem >= ElemKind::X8; }

/// What `kind` works on, to check an element kind and an index kind by.
static LogicalResult checkKinds(Operation *op, KernelKind kind, ElemKind elem, IndexKind index) {
  const llvm::StringRef name = stringifyEnum(kind);
  switch (kind) {
    case KernelKind::MaxPool:
      if (elem != ElemKind::None && !isMoved(elem)) break;
      return op->emitOpError() << name << " computes: accepted are f64 … u8, given elem "
                               << stringifyEnum(elem);
    case KernelKind::MaxUnpool:
    case KernelKind::MaxUnpoolScatter:
      if (isMoved(elem)) break;
      return op->emitOpError() << name << " moves bits: accepted are x8 … x64, given elem "
                               << stringifyEnum(elem);
    case KernelKind::CheckIndices:
    case KernelKind::LocateIndex:
      if (elem == ElemKind::None) break;
      return op->emitOpError() << name << " sees no elements, given elem " << stringifyEnum(elem);
  }
  if (index != IndexKind::None || kind == KernelKind::MaxPool) return success();
  return op->emitOpError() << name
                           << " reads indices: accepted are i64, i32, u8 and u16, given none";
}

static LogicalResult checkTarget(Operation *op, FlatSymbolRefAttr target,
                                 SymbolTableCollection &symbols) {
  if (symbols.lookupNearestSymbolFrom<TargetOp>(op, target)) return success();
  return op->emitOpError() << "target " << target << " is not an argpool.target of this module";
}

/// A window as kernels see it: end pads and ceil_mode are in the extents, `any` serves every rank.
static LogicalResult checkKernelWindow(Operation *op, WindowAttr window) {
  if (window.getPadEnd() != window.getPad() || window.getCeilMode()) {
    return op->emitOpError("a kernel sees neither end pads nor ceil_mode, given ") << window;
  }
  if (!window.isAny() || window.getRank() == 0) return success();
  return op->emitOpError("a kernel for any window serves every rank, given ") << window;
}

LogicalResult TargetOp::verify() {
  if (getHalide().empty() || getTriple().empty()) {
    return emitOpError("needs Halide's target and LLVM's triple");
  }
  if (getVectorBytes() < 1 || getVectorBytes() > 1024 || !llvm::isPowerOf2_64(getVectorBytes())) {
    return emitOpError("vector_bytes is ") << getVectorBytes()
                                           << "; accepted are powers of two up to 1024";
  }
  return success();
}

LogicalResult VariantOp::verify() {
  if (getTargets().empty()) return emitOpError("is for no target; at least one is needed");
  llvm::SmallDenseSet<Attribute> seen;
  for (Attribute target : getTargets()) {
    if (!seen.insert(target).second) return emitOpError("names target ") << target << " twice";
  }
  if (std::optional<WhenAttr> when = getWhen()) {
    for (ElemKind elem : when->getElems()) {
      if (failed(checkKinds(*this, getKind(), elem, IndexKind::I64))) return failure();
    }
    const bool helper =
        getKind() == KernelKind::CheckIndices || getKind() == KernelKind::LocateIndex;
    for (IndexKind index : when->getIndices()) {
      const ElemKind elem = helper                              ? ElemKind::None
                            : getKind() == KernelKind::MaxPool ? ElemKind::F32
                                                               : ElemKind::X32;
      if (failed(checkKinds(*this, getKind(), elem, index))) return failure();
    }
    if (when->getWindow()) return checkKernelWindow(*this, when->getWindow());
  }
  return success();
}

LogicalResult VariantOp::verifySymbolUses(SymbolTableCollection &symbols) {
  for (auto target : getTargets().getAsRange<FlatSymbolRefAttr>()) {
    if (failed(checkTarget(*this, target, symbols))) return failure();
  }
  return success();
}

LogicalResult KernelOp::verify() {
  if (failed(checkKinds(*this, getKind(), getElem(), getIndex()))) return failure();
  if (failed(checkKernelWindow(*this, getWindow()))) return failure();
  if (!isRow()) {
    const bool bare =
        !getSchedule() && !getLanes() && !getGuard() && !getCost() && !getStreams();
    return bare ? success() : emitOpError("has a row's attributes, and no target");
  }
  if (!getSchedule() || !getLanes()) return emitOpError("a row needs its schedule and its lanes");
  if (*getLanes() < 1) {
    return emitOpError("lanes is ") << *getLanes() << "; accepted are 1 and more";
  }
  if (getGuard() && !getGuard()->isResolved()) {
    return emitOpError("a row's guard holds numbers, given ") << getGuardAttr();
  }
  return success();
}

LogicalResult KernelOp::verifySymbolUses(SymbolTableCollection &symbols) {
  return isRow() ? checkTarget(*this, getTargetAttr(), symbols) : success();
}

}  // namespace argpool
