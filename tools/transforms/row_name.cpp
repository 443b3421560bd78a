// The names of kernels and rows.
// SPDX-License-Identifier: MIT
#include "transforms/row_name.h"

#include "llvm/Support/raw_ostream.h"

namespace argpool {

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

std::string rowName(KernelOp kernel, llvm::StringRef target, llvm::StringRef schedule) {
  return (kernelName(kernel.getKind(), kernel.getElem(), kernel.getIndex(), kernel.getLayout(),
                     kernel.getWindow()) +
          "__" + target + "_" + schedule)
      .str();
}

}  // namespace argpool
