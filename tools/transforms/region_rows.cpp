// argpool-region-rows: from regions to rows.
// SPDX-License-Identifier: MIT
#include "llvm/ADT/StringSet.h"
#include "mlir/IR/TypeUtilities.h"

#include "dialect/region_text.h"
#include "transforms/passes.h"

using namespace mlir;

namespace argpool {

#define GEN_PASS_DEF_REGIONROWS
#include "transforms/passes.h.inc"

namespace {

/// Cells of a plane up to which its stages go one after the other: SPPF's planes of 40x40 take 0.7
/// of the time that rows take, peaks of 74x69 as long (AVX2).
constexpr int64_t kSmallPlane = 4096;

/// Bytes of the widest cell that the region computes; those of 16-bit floats are computed as f32.
int64_t widestCell(RegionOp region) {
  int64_t bytes = 1;
  const auto see = [&](Type type) {
    const Type element = getElementTypeOrSelf(type);
    const unsigned bits = element.getIntOrFloatBitWidth();
    bytes = std::max<int64_t>(bytes, isa<FloatType>(element) && bits == 16 ? 4 : bits / 8);
  };
  llvm::for_each(region.getOperandTypes(), see);
  llvm::for_each(region.getResultTypes(), see);
  for (Operation &op : region.getBody().front()) llvm::for_each(op.getResultTypes(), see);
  return bytes;
}

struct RegionRows : impl::RegionRowsBase<RegionRows> {
  using RegionRowsBase::RegionRowsBase;

  void runOnOperation() override {
    llvm::SmallVector<TargetOp> targets;
    for (TargetOp target : getOperation().getOps<TargetOp>()) {
      if (target.computesRegions()) targets.push_back(target);
    }
    llvm::StringSet<> made;
    for (PipelineOp row : getOperation().getOps<PipelineOp>()) made.insert(row.getSymName());
    WalkResult result = getOperation().walk([&](RegionOp region) {
      if (targets.empty()) {
        region.emitError("regions are compiled for CPUs of 64 bits, and no target of one is "
                         "chosen; name one, say --targets=base");
        return WalkResult::interrupt();
      }
      const std::string text = regionText(region), of = regionName(text);
      for (TargetOp target : llvm::reverse(targets)) {
        const int64_t fit = target.getVectorBytes() / widestCell(region);
        const int64_t lanes = std::max<int64_t>(fit, 1);
        addRow(region, of, text, target, lanes, kSmallPlane, made);
        addRow(region, of, text, target, lanes, 0, made);
      }
      addRow(region, of, text, targets.front(), 1, 0, made);
      return WalkResult::advance();
    });
    if (result.wasInterrupted()) signalPassFailure();
  }

private:
  void addRow(RegionOp region, llvm::StringRef of, llvm::StringRef text, TargetOp target,
              int64_t lanes, int64_t mostCells, llvm::StringSet<> &made) {
    std::string name =
        (of + "__" + target.getSymName() + (mostCells ? "_planes" : "_rows")).str();
    if (lanes == 1) name += "_v1";
    if (!made.insert(name).second) return;
    auto builder = OpBuilder::atBlockEnd(getOperation().getBody());
    PipelineOp::create(builder, region.getLoc(), name, of, text, target.getSymName(), lanes,
                       mostCells ? builder.getI64IntegerAttr(mostCells) : IntegerAttr());
  }
};

}  // namespace
}  // namespace argpool
