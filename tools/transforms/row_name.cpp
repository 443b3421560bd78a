// The names of kernels and rows, and how wide rows' vectors are.
// SPDX-License-Identifier: MIT
#include "transforms/row_name.h"

#include "llvm/Support/raw_ostream.h"

namespace argpool {

namespace {

int64_t bytesOf(ElemKind elem) {
  switch (elem) {
    case ElemKind::F64: case ElemKind::I64: case ElemKind::X64: return 8;
    case ElemKind::F32: case ElemKind::I32: case ElemKind::X32: return 4;
    case ElemKind::F16: case ElemKind::BF16: case ElemKind::I16: case ElemKind::X16: return 2;
    default: return 1;
  }
}

int64_t bytesOf(IndexKind index) {
  switch (index) {
    case IndexKind::I64: return 8;
    case IndexKind::I32: return 4;
    case IndexKind::U16: return 2;
    default: return 1;
  }
}

/// A vector's lanes on `target`: of the element, or of the index where a kernel sees no elements. A
/// thread of a device computes one cell.
int64_t naturalLanes(KernelOp kernel, TargetOp target) {
  if (target.getDevice() != Device::CPU) return 1;
  const int64_t bytes = kernel.getElem() == ElemKind::None ? bytesOf(kernel.getIndex())
                                                           : bytesOf(kernel.getElem());
  return std::max<int64_t>(target.getVectorBytes() / bytes, 1);
}

}  // namespace

/// "k2", or "k2x3" where the dimensions differ.
static void writeExtents(llvm::raw_ostream &out, char letter, llvm::ArrayRef<int64_t> extents) {
  out << letter;
  if (llvm::all_equal(extents)) extents = extents.take_front();
  llvm::interleave(extents, out, "x");
}

static void writeWindow(llvm::raw_ostream &out, WindowAttr window) {
  if (window.isAny()) {
    out << "any";
    return;
  }
  auto all = [](llvm::ArrayRef<int64_t> extents, int64_t value) {
    return llvm::all_of(extents, [=](int64_t extent) { return extent == value; });
  };
  out << window.getRank() << 'd';
  writeExtents(out, 'k', window.getKernel());
  writeExtents(out, 's', window.getStride());
  if (!all(window.getPad(), 0)) writeExtents(out, 'p', window.getPad());
  if (!all(window.getDilation(), 1)) writeExtents(out, 'd', window.getDilation());
}

std::string kernelName(KernelKind kind, ElemKind elem, IndexKind index, Layout layout,
                       WindowAttr window) {
  std::string name;
  llvm::raw_string_ostream out(name);
  out << stringifyEnum(kind);
  if (elem != ElemKind::None) out << '_' << stringifyEnum(elem);
  out << '_' << stringifyEnum(index) << (layout == Layout::ChannelsFirst ? "_cf_" : "_cl_");
  writeWindow(out, window);
  return name;
}

RowWidth widthOf(VariantOp variant, KernelOp kernel, TargetOp target) {
  const int64_t natural = naturalLanes(kernel, target);
  LanesAttr given = variant.getLanesAttr();
  const int64_t lanes =
      given ? given.getNumber() * (given.getNatural() ? natural : 1) : natural;
  GuardAttr guard = variant.getGuardAttr();
  const int64_t align =
      guard ? guard.resolve(lanes, 0, target.getVectorBytes()).get(GuardAttr::Align) : 0;
  return {lanes, natural, align};
}

std::string rowName(KernelOp kernel, TargetOp target, VariantOp variant, const RowWidth &width) {
  std::string name;
  llvm::raw_string_ostream out(name);
  out << kernelName(kernel.getKind(), kernel.getElem(), kernel.getIndex(), kernel.getLayout(),
                    kernel.getWindow())
      << "__" << target.getSymName() << '_' << variant.getSchedule();
  if (width.lanes != width.natural) out << "_v" << width.lanes;
  if (variant.getStreams()) {
    out << "_stream";
    const bool natural = !width.align || width.align == int64_t(target.getVectorBytes());
    if (!natural) out << width.align;
  }
  const std::optional<Hints> hints = variant.getHints();
  if (hints && bitEnumContainsAll(*hints, Hints::PrefetchOutput)) out << "_ahead";
  return name;
}

}  // namespace argpool
