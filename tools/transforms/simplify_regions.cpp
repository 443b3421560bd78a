// MLIR's canonicaliser and CSE on regions, without its verifier.
// SPDX-License-Identifier: MIT
#include "transforms/simplify_regions.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Dominance.h"
#include "mlir/Transforms/CSE.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;

namespace argpool {
namespace {

/// Comparisons that look at no cell, which MLIR does not fold, and generators do not know.
struct FoldAlways : OpRewritePattern<arith::CmpFOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(arith::CmpFOp compare, PatternRewriter &rewriter) const override {
    const bool always = compare.getPredicate() == arith::CmpFPredicate::AlwaysTrue;
    if (!always && compare.getPredicate() != arith::CmpFPredicate::AlwaysFalse) {
      return rewriter.notifyMatchFailure(compare, "it compares");
    }
    rewriter.replaceOpWithNewOp<arith::ConstantOp>(compare, rewriter.getBoolAttr(always));
    return success();
  }
};

}  // namespace

RegionSimplifier::RegionSimplifier(MLIRContext *context) {
  RewritePatternSet all(context);
  for (Dialect *dialect : context->getLoadedDialects()) dialect->getCanonicalizationPatterns(all);
  for (RegisteredOperationName name : context->getRegisteredOperations()) {
    name.getCanonicalizationPatterns(all, context);
  }
  all.add<FoldAlways>(context);
  // These make one conversion of two, each of which rounds (C18).
  patterns = FrozenRewritePatternSet(std::move(all),
                                     {"(anonymous namespace)::TruncFSIToFPToSIToFP",
                                      "(anonymous namespace)::TruncFUIToFPToUIToFP"});
}

void RegionSimplifier::simplify(RegionOp region) const {
  const int64_t rank = region.rank();
  // Patterns that have not come to an end after MLIR's rounds leave a region of the same meaning.
  (void)applyPatternsGreedily(region, patterns);
  IRRewriter rewriter(region.getContext());
  DominanceInfo dominance(region);
  eliminateCommonSubExpressions(rewriter, dominance, region);
  if (region.rank() != rank) {  // no window is left to say it
    region->setAttr(RegionOp::kRankAttr, rewriter.getI64IntegerAttr(rank));
  }
}

}  // namespace argpool
