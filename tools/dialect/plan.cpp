// The operations of a plan: verifiers, and the proof that the dialect's numbers are the registry's.
// SPDX-License-Identifier: MIT
#include "argpool_registry.h"
#include "dialect/dialect.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/TargetParser/Triple.h"

using namespace mlir;

namespace argpool {

static_assert(int(KernelKind::MaxPool) == ARGPOOL_KERNEL_MAX_POOL &&
              int(KernelKind::MaxUnpool) == ARGPOOL_KERNEL_MAX_UNPOOL &&
              int(KernelKind::MaxPoolBackward) == ARGPOOL_KERNEL_MAX_POOL_BACKWARD &&
              int(KernelKind::MaxUnpoolBackward) == ARGPOOL_KERNEL_MAX_UNPOOL_BACKWARD &&
              int(KernelKind::CheckIndices) == ARGPOOL_KERNEL_CHECK_INDICES &&
              int(KernelKind::LocateIndex) == ARGPOOL_KERNEL_LOCATE_INDEX &&
              int(KernelKind::MaxUnpoolScatter) == ARGPOOL_KERNEL_MAX_UNPOOL_SCATTER &&
              int(KernelKind::MaxPoolBackwardScatter) ==
                  ARGPOOL_KERNEL_MAX_POOL_BACKWARD_SCATTER &&
              int(KernelKind::MaxUnpoolBackwardExact) ==
                  ARGPOOL_KERNEL_MAX_UNPOOL_BACKWARD_EXACT &&
              int(KernelKind::ReportIndex) == ARGPOOL_KERNEL_REPORT_INDEX &&
              int(KernelKind::MaxMask) == ARGPOOL_KERNEL_MAX_MASK);
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
              int(CpuFeatures::AVX512CD) == ARGPOOL_CPU_AVX512CD &&
              int(CpuFeatures::Neon) == ARGPOOL_CPU_NEON &&
              int(CpuFeatures::Popcnt) == ARGPOOL_CPU_POPCNT &&
              int(CpuFeatures::RVV128) == ARGPOOL_CPU_RVV128);

/// A kernel's use of elements, by which it takes some kinds of them.
enum class Work { Computes, Adds, Moves, SeesNone };

static Work workOf(KernelKind kind) {
  switch (kind) {
    case KernelKind::MaxPool:
    case KernelKind::MaxMask: return Work::Computes;
    case KernelKind::MaxPoolBackward:
    case KernelKind::MaxPoolBackwardScatter: return Work::Adds;
    case KernelKind::MaxUnpool:
    case KernelKind::MaxUnpoolScatter:
    case KernelKind::MaxUnpoolBackward:
    case KernelKind::MaxUnpoolBackwardExact: return Work::Moves;
    case KernelKind::CheckIndices:
    case KernelKind::LocateIndex:
    case KernelKind::ReportIndex: return Work::SeesNone;
  }
  llvm_unreachable("no such kernel");
}

static bool takes(KernelKind kind, ElemKind elem) {
  const bool none = elem == ElemKind::None, bits = elem >= ElemKind::X8;
  const bool floats = !none && elem <= ElemKind::BF16;
  switch (workOf(kind)) {
    case Work::Computes: return !none && !bits;
    case Work::Adds: return floats || bits;
    case Work::Moves: return bits;
    case Work::SeesNone: return none;
  }
  llvm_unreachable("no such work");
}

static bool takes(KernelKind kind, IndexKind index) {
  if (kind == KernelKind::MaxPool) return true;
  return (index == IndexKind::None) == (kind == KernelKind::MaxMask);
}

static const char *takenElements(Work work) {
  switch (work) {
    case Work::Computes: return " computes: accepted are f64 … u8, given elem ";
    case Work::Adds: return " adds: accepted are f64 … bf16 and x8 … x64, given elem ";
    case Work::Moves: return " moves bits: accepted are x8 … x64, given elem ";
    case Work::SeesNone: return " sees no elements, given elem ";
  }
  llvm_unreachable("no such work");
}

static LogicalResult checkElement(Operation *op, KernelKind kind, ElemKind elem) {
  if (takes(kind, elem)) return success();
  return op->emitOpError() << stringifyEnum(kind) << takenElements(workOf(kind))
                           << stringifyEnum(elem);
}

static LogicalResult checkIndex(Operation *op, KernelKind kind, IndexKind index) {
  if (takes(kind, index)) return success();
  if (kind == KernelKind::MaxMask) {
    return op->emitOpError("max_mask has no indices: accepted is none, given ")
           << stringifyEnum(index);
  }
  return op->emitOpError() << stringifyEnum(kind)
                           << " reads indices: accepted are i64, i32, u8 and u16, given none";
}

/// `checks` is for the kernels that check_indices or locate_index goes before.
static LogicalResult checkChecks(Operation *op, KernelKind kind, bool checks) {
  switch (kind) {
  case KernelKind::MaxUnpool:
  case KernelKind::MaxPoolBackward:
  case KernelKind::MaxUnpoolScatter:
  case KernelKind::MaxPoolBackwardScatter: return success();
  default: break;
  }
  if (!checks) return success();
  return op->emitOpError() << "`checks` is for max_unpool, max_pool_backward and their scatters, "
                              "given "
                           << stringifyEnum(kind);
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

/// `when` may be null.
static LogicalResult checkWhen(Operation *op, KernelKind kind, WhenAttr when) {
  if (!when) return success();
  for (ElemKind elem : when.getElems()) {
    if (failed(checkElement(op, kind, elem))) return failure();
  }
  for (IndexKind index : when.getIndices()) {
    if (failed(checkIndex(op, kind, index))) return failure();
  }
  return when.getWindow() ? checkKernelWindow(op, when.getWindow()) : success();
}

llvm::StringRef TargetOp::getArchitecture() {
  return llvm::Triple::getArchTypeName(llvm::Triple(getTriple()).getArch());
}

bool TargetOp::computesRegions() {
  const llvm::Triple triple(getTriple());
  return getDevice() == Device::CPU && (triple.isX86_64() || triple.isAArch64());
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

LogicalResult UnrollLimitOp::verify() {
  if (int64_t(getMost()) >= 1) return success();
  return emitOpError("is ") << int64_t(getMost()) << "; accepted are 1 and more";
}

LogicalResult VariantOp::verify() {
  if (getTargets().empty()) return emitOpError("is for no target; at least one is needed");
  llvm::SmallDenseSet<Attribute> seen;
  for (Attribute target : getTargets()) {
    if (!seen.insert(target).second) return emitOpError("names target ") << target << " twice";
  }
  if (failed(checkChecks(*this, getKind(), getChecks()))) return failure();
  return checkWhen(*this, getKind(), getWhenAttr());
}

LogicalResult VariantOp::verifySymbolUses(SymbolTableCollection &symbols) {
  for (auto target : getTargets().getAsRange<FlatSymbolRefAttr>()) {
    if (failed(checkTarget(*this, target, symbols))) return failure();
  }
  return success();
}

LogicalResult CostsOp::verify() {
  if (getCpu().empty() || getCpu().size() > sizeof argpool_cpu::vendor) {
    return emitOpError("cpu is ") << getCpuAttr() << "; accepted are CPUID's vendors, of 1 to "
                                  << sizeof argpool_cpu::vendor << " characters";
  }
  for (auto [name, number] : {std::pair("family", int64_t(getFamily())),
                              std::pair("model", int64_t(getModel()))}) {
    if (number >= 0 && number <= 0xffff) continue;
    return emitOpError() << name << " is " << number << "; accepted are 0 to 65535";
  }
  if (getThreads()) {
    const bool wrong = int64_t(*getThreads()) < 2 || !(*getStream() > APFloat(0.0f)) ||
                       !(*getMissed() >= APFloat(0.0f)) || int64_t(*getMemory()) < 1;
    if (wrong) {
      return emitOpError("shares, by threads, ")
             << *getThreads() << ", stream, missed and memory; accepted are two threads or more, "
                                 "and numbers above 0, or missed 0";
    }
  }
  for (Operation &op : getBody().getOps()) {
    if (isa<MeasuredOp, FactorOp>(op)) continue;
    return op.emitOpError("is no argpool.measured and no argpool.factor, and in argpool.costs");
  }
  return success();
}

LogicalResult KernelsOp::verify() {
  WhenAttr when = getWhenAttr();
  if (when && (when.getWindow() || when.getWindows() || !when.getRanks().empty())) {
    return emitOpError("has a window of its own; `when` says layout, elem and index, given ")
           << when;
  }
  if (failed(checkWhen(*this, getKind(), when))) return failure();
  return checkKernelWindow(*this, getWindow());
}

bool KernelsOp::holds(ElemKind elem, IndexKind index, Layout layout) {
  if (!takes(getKind(), elem) || !takes(getKind(), index)) return false;
  return !getWhen() || getWhen()->allows(elem, index, layout, getWindow());
}

LogicalResult KernelOp::verify() {
  if (failed(checkElement(*this, getKind(), getElem())) ||
      failed(checkIndex(*this, getKind(), getIndex())) ||
      failed(checkChecks(*this, getKind(), getChecks()))) {
    return failure();
  }
  if (failed(checkKernelWindow(*this, getWindow()))) return failure();
  if (!isRow()) {
    const bool bare = !getSchedule() && !getLanes() && !getGuard() && !getCost() &&
                      !getMeasured() && !getStreams() && !getChecks() && !getConsecutive() &&
                      !getHints();
    return bare ? success() : emitOpError("has a row's attributes, and no target");
  }
  if (!llvm::all_of(getSymName(), [](char c) { return llvm::isAlnum(c) || c == '_'; })) {
    return emitOpError("a row's name becomes a symbol's: accepted are letters, digits and "
                       "underscores, given ")
           << getSymNameAttr();
  }
  if (!getSchedule() || !getLanes()) return emitOpError("a row needs its schedule and its lanes");
  if (*getLanes() < 1) {
    return emitOpError("lanes is ") << *getLanes() << "; accepted are 1 and more";
  }
  if (getGuard() && !getGuard()->isResolved()) {
    return emitOpError("a row's guard holds numbers, given ") << getGuardAttr();
  }
  if (!getMeasured()) return success();
  if (getCost()) return emitOpError("has costs that were measured, and one that was guessed");
  for (NamedAttribute cost : getMeasuredAttr()) {
    if (isa<CostAttr>(cost.getValue())) continue;
    return emitOpError("measured is ") << getMeasuredAttr() << "; accepted are costs by CPU";
  }
  return success();
}

LogicalResult KernelOp::verifySymbolUses(SymbolTableCollection &symbols) {
  if (!isRow()) return success();
  if (failed(checkTarget(*this, getTargetAttr(), symbols))) return failure();
  if (!getMeasured()) return success();
  for (NamedAttribute cost : getMeasuredAttr()) {
    auto kind = FlatSymbolRefAttr::get(cost.getName());
    if (symbols.lookupNearestSymbolFrom<CostsOp>(*this, kind)) continue;
    return emitOpError("measured on ") << kind << ", which is not an argpool.costs of this module";
  }
  return success();
}

}  // namespace argpool
