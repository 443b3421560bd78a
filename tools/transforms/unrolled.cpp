// How much code a window that is compiled in would take, and what serves those that would take too
// much.
// SPDX-License-Identifier: MIT
#include "transforms/unrolled.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/MathExtras.h"

#include "transforms/kernel_order.h"
#include "transforms/row_name.h"

using namespace mlir;

namespace argpool {
namespace {

int64_t product(llvm::ArrayRef<int64_t> factors) {
  int64_t all = 1;
  for (int64_t factor : factors) {
    if (llvm::MulOverflow(all, factor, all)) return std::numeric_limits<int64_t>::max();
  }
  return all;
}

constexpr int64_t kAvx2Bytes = 32, kAvx512Bytes = 64;  // of a vector

/// The windows over a group of `stride` cells, which lie at the same distances from each group
/// (generators/unpooling/window_axes.h: Axis::span).
int64_t windowsOver(WindowAttr window, unsigned i) {
  const int64_t stride = window.getStride()[i], pad = window.getPad()[i];
  const int64_t reach = window.getDilation()[i] * (window.getKernel()[i] - 1);
  return (stride - 1 + pad) / stride + std::max<int64_t>(reach - pad, 0) / stride + 1;
}

/// Gathers write code for each cell of a group, and for each window over it.
Unrolled ofGather(WindowAttr window) {
  llvm::SmallVector<int64_t, 3> steps, pieces;
  for (unsigned i = 0; i < window.getRank(); ++i) {
    steps.push_back(std::max(window.getKernel()[i], window.getStride()[i]));
    pieces.push_back(std::max(steps.back(), windowsOver(window, i)));
  }
  const int64_t all = product(pieces);
  if (all == window.getTaps()) return {all, "taps"};
  return {all, all == product(steps) ? "cells" : "windows over its cells"};
}

/// Pooling writes code for each tap along x: of the cells that a vector's windows lie apart, and,
/// at the padded ends of rows, of the taps beside it. Whatever loops over rows of taps, it writes
/// out where they begin, and some schedules what lies between windows.
Unrolled ofPooling(WindowAttr window) {
  const unsigned x = window.getRank() - 1;
  const int64_t taps = window.getKernel()[x];
  const int64_t beside = std::max(window.getStride()[x], window.getPad()[x] > 0 ? taps : 1);
  const int64_t along = product({taps, beside});
  llvm::SmallVector<int64_t, 2> outer;
  for (unsigned i = 0; i < x; ++i) {
    outer.push_back(std::max(window.getKernel()[i], window.getStride()[i]));
  }
  const int64_t rows = product(outer);
  if (rows > along) return {rows, "rows"};
  return {along, "loads of a row of taps"};
}

std::string words(WindowAttr window) {
  auto join = [](llvm::ArrayRef<int64_t> numbers) {
    std::string text;
    llvm::raw_string_ostream out(text);
    llvm::interleave(numbers, out, "x");
    return text;
  };
  std::string text = "kernel " + join(window.getKernel());
  if (window.getStride() != window.getKernel()) text += " stride " + join(window.getStride());
  if (!llvm::all_of(window.getPad(), [](int64_t n) { return n == 0; }))
    text += " pad " + join(window.getPad());
  if (!llvm::all_of(window.getDilation(), [](int64_t n) { return n == 1; }))
    text += " dilation " + join(window.getDilation());
  return text;
}

}  // namespace

Unrolled unrolledBy(KernelKind kind, WindowAttr window) {
  if (window.isAny()) return {};
  switch (kind) {
    case KernelKind::MaxPool: return ofPooling(window);
    case KernelKind::MaxUnpool:
    case KernelKind::MaxPoolBackward:
    case KernelKind::CheckIndices: return ofGather(window);
    default: return {};
  }
}

bool visitsOften(KernelKind kind, WindowAttr window) {
  constexpr int64_t kOften = 25;
  return kind == KernelKind::MaxPool && !window.isAny() &&
         window.getTaps() / product(window.getStride()) > kOften;
}

int64_t loadsOfVector(KernelOp kernel) {
  WindowAttr window = kernel.getWindow();
  if (window.isAny()) return 0;
  const bool strided = kernel.getLayout() == Layout::ChannelsFirst;
  return product({window.getTaps(), strided ? window.getStride().back() : 1});
}

bool goesTapByTap(KernelOp kernel, int64_t vectorBytes) {
  WindowAttr window = kernel.getWindow();
  const bool small = llvm::is_contained({ElemKind::F32, ElemKind::F16, ElemKind::BF16},
                                        kernel.getElem());
  if (kernel.getKind() != KernelKind::MaxPool || window.isAny() || !small ||
      kernel.getLayout() != Layout::ChannelsLast)
    return false;
  const unsigned rank = window.getRank();
  const bool volume = rank == 3 && window.getKernel()[0] > 1;
  const bool few = volume && window.overlaps() && vectorBytes == kAvx2Bytes;
  const int64_t unrolledTaps = few ? 7 : 16;
  if (window.getTaps() <= unrolledTaps) return false;
  if (rank == 1 || volume) return true;
  const unsigned x = rank - 1, y = rank - 2;
  const int64_t size = window.getKernel()[y], step = window.getStride()[y];
  const bool shares = window.getDilation()[y] == 1 ? step < size : step == 1 && size > 1;
  return !shares || window.getKernel()[x] == 1;
}

LogicalResult UnrollLimits::read(ModuleOp module) {
  most.clear();
  mostStreamed.clear();
  for (UnrollLimitOp limit : module.getOps<UnrollLimitOp>()) {
    auto &limits = limit.getStreams() ? mostStreamed : most;
    if (limits.try_emplace(uint32_t(limit.getKind()), int64_t(limit.getMost())).second) continue;
    return limit.emitError("the limit of ")
           << stringifyEnum(limit.getKind()) << (limit.getStreams() ? " streams" : "")
           << " is given twice";
  }
  return success();
}

/// Whether a pool that looks at cells often has schedules for any window that its own has not.
static bool gainsAnyWindow(ModuleOp module, KernelOp kernel) {
  if (!visitsOften(kernel.getKind(), kernel.getWindow())) return false;
  const auto schedules = [&](WindowAttr window) {
    llvm::SmallDenseSet<Attribute> found;
    for (VariantOp variant : module.getOps<VariantOp>()) {
      WhenAttr when = variant.getWhenAttr();
      if (variant.getKind() == kernel.getKind() &&
          (!when || when.allows(kernel.getElem(), kernel.getIndex(), kernel.getLayout(), window))) {
        found.insert(variant.getScheduleAttr());
      }
    }
    return found;
  };
  const auto own = schedules(kernel.getWindow());
  return llvm::any_of(schedules(WindowAttr::getAny(module.getContext())),
                      [&](Attribute schedule) { return !own.contains(schedule); });
}

bool UnrollLimits::exceededBy(KernelOp kernel) const {
  auto limit = most.find(uint32_t(kernel.getKind()));
  return limit != most.end() &&
         unrolledBy(kernel.getKind(), kernel.getWindow()).number > limit->second;
}

bool UnrollLimits::streamExceededBy(KernelOp kernel) const {
  auto limit = mostStreamed.find(uint32_t(kernel.getKind()));
  return limit != mostStreamed.end() && loadsOfVector(kernel) > limit->second;
}

bool UnrollLimits::isBesideAnyWindow(KernelOp kernel) const {
  return exceededBy(kernel) ||
         (most.contains(uint32_t(kernel.getKind())) && goesTapByTap(kernel, kAvx2Bytes));
}

bool UnrollLimits::allow(VariantOp variant, KernelOp kernel, TargetOp target) const {
  WhenAttr when = variant.getWhenAttr();
  if (when && when.getWindow()) return true;
  if (exceededBy(kernel) || (variant.getStreams() && streamExceededBy(kernel))) return false;
  const int64_t bytes = target.getVectorBytes();
  return variant.getSchedule() != "channels" || bytes >= kAvx512Bytes ||
         !isBesideAnyWindow(kernel) || !goesTapByTap(kernel, bytes);
}

void UnrollLimits::addForAnyWindow(ModuleOp module,
                                   llvm::SmallVectorImpl<KernelOp> &kernels) const {
  llvm::StringSet<> names;
  for (KernelOp kernel : kernels) names.insert(kernel.getSymName());
  const WindowAttr any = WindowAttr::getAny(module.getContext());
  const size_t before = kernels.size();
  for (size_t i = 0; i < before; ++i) {
    KernelOp kernel = kernels[i];
    if (!isBesideAnyWindow(kernel) && !gainsAnyWindow(module, kernel)) continue;
    const std::string name = kernelName(kernel.getKind(), kernel.getElem(), kernel.getIndex(),
                                        kernel.getLayout(), any);
    if (!names.insert(name).second) continue;
    auto builder = OpBuilder::atBlockEnd(module.getBody());
    kernels.push_back(KernelOp::create(builder, kernel.getLoc(), name, kernel.getKind(),
                                       kernel.getElem(), kernel.getIndex(), kernel.getLayout(),
                                       any));
  }
  if (kernels.size() > before) putInOrder(module, kernels);
}

void UnrollLimits::explain(KernelOp kernel, bool hasRows) const {
  if (kernel.getKind() == KernelKind::CheckIndices) return;  // its gather's remark says it
  const Unrolled unrolled = unrolledBy(kernel.getKind(), kernel.getWindow());
  InFlightDiagnostic remark = kernel.emitRemark();
  auto function = llvm::dyn_cast<NameLoc>(kernel.getLoc());
  if (function) remark << "@" << function.getName().getValue() << ": ";
  remark << stringifyEnum(kernel.getKind()) << " of " << words(kernel.getWindow())
         << " is served by the run-time-window kernels";
  if (hasRows) remark << ", and by the variants written for this window";
  remark << "; compiled-in code would unroll " << unrolled.number << " " << unrolled.of
         << ", and the limit is " << most.lookup(uint32_t(kernel.getKind()));
}

}  // namespace argpool
