// argpool-region-rows: from regions to rows.
// SPDX-License-Identifier: MIT
#include "llvm/ADT/StringSet.h"

#include "dialect/region_limits.h"
#include "dialect/region_text.h"
#include "transforms/passes.h"
#include "transforms/region_parts.h"

using namespace mlir;

namespace argpool {

#define GEN_PASS_DEF_REGIONROWS
#include "transforms/passes.h.inc"

namespace {

/// Cells of a plane up to which its stages go one after the other: SPPF's planes of 40x40 take 0.7
/// of the time that rows take, peaks of 74x69 as long (AVX2).
constexpr int64_t kSmallPlane = 4096;

struct RegionRows : impl::RegionRowsBase<RegionRows> {
  using RegionRowsBase::RegionRowsBase;

  void runOnOperation() override {
    llvm::SmallVector<TargetOp> targets;
    for (TargetOp target : getOperation().getOps<TargetOp>()) {
      if (target.computesRegions()) targets.push_back(target);
    }
    llvm::StringSet<> made;
    for (PipelineOp row : getOperation().getOps<PipelineOp>()) made.insert(row.getSymName());
    for (SplitOp split : getOperation().getOps<SplitOp>()) made.insert(split.getSymName());
    WalkResult result = getOperation().walk([&](RegionOp region) {
      if (targets.empty()) {
        region.emitError("regions are compiled for x86-64 and AArch64, and no target of either "
                         "is chosen; name one, say --targets=base");
        return WalkResult::interrupt();
      }
      const RegionParts all = partsOf(region);
      if (!all.wrong.empty()) {
        region.emitOpError() << all.wrong;
        return WalkResult::interrupt();
      }
      for (const RegionPart &part : all.parts) addRows(region, part, targets, made);
      if (all.parts.size() > 1) addSplit(region, all, made);
      return WalkResult::advance();
    });
    if (result.wasInterrupted()) signalPassFailure();
  }

private:
  void addRows(RegionOp region, const RegionPart &part, llvm::ArrayRef<TargetOp> targets,
               llvm::StringSet<> &made) {
    const std::string of = regionName(part.text);
    for (TargetOp target : llvm::reverse(targets)) {
      const int64_t fit = target.getVectorBytes() / part.widest;
      const int64_t lanes = std::max<int64_t>(fit, 1);
      addRow(region, of, part.text, target, lanes, "planes", made);
      addRow(region, of, part.text, target, lanes, "rows", made);
      if (lanes > 1) addRow(region, of, part.text, target, lanes, "rows_last", made);
    }
    addRow(region, of, part.text, targets.front(), 1, "rows", made);
    addRowsOfPixels(region, of, part, targets, made);
  }

  // Where the spec says that there are few channels.
  void addRowsOfPixels(RegionOp region, llvm::StringRef of, const RegionPart &part,
                       llvm::ArrayRef<TargetOp> targets, llvm::StringSet<> &made) {
    if (region.rank() != 2) return;  // an image's pixels
    const auto first = cast<RankedTensorType>(region.getInputs().front().getType());
    const int64_t channels = first.getDimSize(first.getRank() - 3);
    if (channels < kLeastPixel || channels > kMostPixel) return;
    const std::string text = textOfPixels(part.text, channels);
    if (text.empty()) return;
    for (TargetOp target : llvm::reverse(targets)) {
      const int64_t lanes = target.getVectorBytes() / part.widest;
      if (lanes < 2) continue;
      addRow(region, of, text, target, lanes, ("rows_c" + llvm::Twine(channels)).str(), made,
             channels);
    }
  }

  void addSplit(RegionOp region, const RegionParts &all, llvm::StringSet<> &made) {
    const std::string text = regionText(region), name = regionName(text);
    if (!made.insert(name).second) return;
    auto builder = OpBuilder::atBlockEnd(getOperation().getBody());
    llvm::SmallVector<Attribute> parts, values;
    for (const RegionPart &part : all.parts) {
      parts.push_back(builder.getStringAttr(regionName(part.text)));
      values.push_back(builder.getDenseI64ArrayAttr(part.values));
    }
    SplitOp::create(builder, region.getLoc(), name, text,
                    builder.getArrayAttr(parts),
                    builder.getArrayAttr(values), all.between);
  }

  void addRow(RegionOp region, llvm::StringRef of, llvm::StringRef text, TargetOp target,
              int64_t lanes, StringRef kind, llvm::StringSet<> &made, int64_t pixels = 0) {
    std::string name = (of + "__" + target.getSymName() + "_" + kind).str();
    if (lanes == 1) name += "_v1";
    if (!made.insert(name).second) return;
    auto builder = OpBuilder::atBlockEnd(getOperation().getBody());
    PipelineOp::create(builder, region.getLoc(), name, of, text, target.getSymName(), lanes,
                       kind == "planes" ? builder.getI64IntegerAttr(kSmallPlane) : IntegerAttr(),
                       kind == "rows_last",
                       pixels ? builder.getI64IntegerAttr(pixels) : IntegerAttr());
  }
};

}  // namespace
}  // namespace argpool
