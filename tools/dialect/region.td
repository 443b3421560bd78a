// Regions: a graph of pools, comparisons and arithmetic that one kernel computes (C18, C20, C23).
// SPDX-License-Identifier: MIT
#ifndef ARGPOOL_REGION_TD
#define ARGPOOL_REGION_TD

include "dialect/operations.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"

def Argpool_Extreme : Argpool_Enum<"Extreme", "what a pool of a region takes of its window", [
  I32EnumAttrCase<"Max", 0, "max">, I32EnumAttrCase<"Min", 1, "min">,
  I32EnumAttrCase<"UMax", 2, "umax">, I32EnumAttrCase<"UMin", 3, "umin">,
  I32EnumAttrCase<"Any", 4, "any">]>;
def Argpool_ExtremeAttr : EnumAttr<Argpool_Dialect, Argpool_Extreme, "extreme">;

def Argpool_RegionOp
    : Argpool_Op<"region", [Pure, IsolatedFromAbove, SingleBlock]> {
  let summary = "A graph of pools and of MLIR's arith operations, computed in one pass (C18).";
  let description = [{
    The body says what a cell of each result is: arguments are cells of the inputs at the same
    place, and `argpool.pool` looks at a window around it. All tensors have one shape: [N,] C, H, W
    where windows have two extents, [N,] C, W and [N,] C, D, H, W where they have one and three.
    Unsigned elements are signless in the body, as arith has them: `umax`, `umin`, `cmpi ult` and
    `uitofp` see them as they are. Peaks that keep their value, others 0:

        %out = argpool.region(%x = %s) : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
          %zero = arith.constant 0.0 : f32
          %p = argpool.pool max %x kernel [3, 3] : f32
          %e = arith.cmpf oeq, %x, %p : f32
          %r = arith.select %e, %x, %zero : f32
          argpool.yield %r : f32
        }
  }];
  let arguments = (ins Variadic<AnyRankedTensor>:$inputs);
  let results = (outs Variadic<AnyRankedTensor>:$outputs);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
  let extraClassDeclaration = [{
    /// What the body sees of elements of a type: signless integers.
    static ::mlir::Type cellType(::mlir::Type element);
    /// How many extents windows have: 1 (W), 2 (H, W) or 3 (D, H, W). One without windows has the
    /// region's that it is a part of (kRankAttr), or what its tensors may have.
    int64_t rank();
    static constexpr const char *kRankAttr = "argpool.rank";
  }];
}

/// An operation that looks at a window around its cell, or at all windows that hold it.
class Argpool_WindowInRegionOp<string mnemonic, list<Trait> traits>
    : Argpool_Op<mnemonic, !listconcat([Pure, ParentOneOf<["RegionOp"]>], traits)> {
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// Cells from one tap to the next, and cells that the window begins before its own, in [D,] H,
    /// W, or W; and its taps.
    ::llvm::SmallVector<int64_t, 3> steps();
    ::llvm::SmallVector<int64_t, 3> begins();
    int64_t taps();
  }];
}

def Argpool_PoolInRegionOp : Argpool_WindowInRegionOp<"pool", [SameOperandsAndResultType]> {
  let summary = "The extreme of the window around a cell: stride 1, the same extents (C20).";
  let description = [{
    `max` and `min` compare floats, and integers as signed; `umax` and `umin` integers as unsigned;
    `any` is OR, of i1. The window begins `pad` cells before its own cell, a multiple of
    dilation; dilation*floor((kernel - 1)/2) where it does not say.

        %p = argpool.pool max %x kernel [9, 9] : f32
        %q = argpool.pool umin %y kernel [1, 4] dilation [1, 2] pad [0, 6] : i8
        %r = argpool.pool max %z kernel [3, 3, 3] : f32
  }];
  let arguments = (ins Argpool_ExtremeAttr:$extreme, AnyType:$src, DenseI64ArrayAttr:$kernel,
                       OptionalAttr<DenseI64ArrayAttr>:$dilation,
                       OptionalAttr<DenseI64ArrayAttr>:$pad);
  let results = (outs AnyType:$value);
  let assemblyFormat = [{
    custom<Word>($extreme) $src `kernel` custom<Size>($kernel)
    (`dilation` custom<Size>($dilation)^)? (`pad` custom<Size>($pad)^)? attr-dict `:` type($value)
  }];
}

def Argpool_TapInRegionOp : Argpool_WindowInRegionOp<"tap", []> {
  let summary = "Which tap of the window around a cell is its max or min: an i8, unsigned (C23).";
  let description = [{
    The number of the tap that `argpool.pool` takes, row by row from 0: the first of equals, of NaN
    the last, none in padding. Of floats; a window has at most 255 taps.

        %t = argpool.tap max %x kernel [3, 3] : f32
  }];
  let arguments = (ins Argpool_ExtremeAttr:$extreme, AnyFloat:$src, DenseI64ArrayAttr:$kernel,
                       OptionalAttr<DenseI64ArrayAttr>:$dilation,
                       OptionalAttr<DenseI64ArrayAttr>:$pad);
  let results = (outs I8:$tap);
  let assemblyFormat = [{
    custom<Word>($extreme) $src `kernel` custom<Size>($kernel)
    (`dilation` custom<Size>($dilation)^)? (`pad` custom<Size>($pad)^)? attr-dict `:` type($src)
  }];
}

def Argpool_PoolGradientInRegionOp
    : Argpool_WindowInRegionOp<"pool_gradient", [AllTypesMatch<["grad", "value"]>]> {
  let summary = "The sum over the windows whose tap is this cell (C9, C23).";
  let description = [{
    The gradient of a pool: `taps` says of each window which of its cells it took, `grad` is the
    gradient of what the pool made there. A cell is the sum of `grad` over the windows that took it,
    from +0, in row-major order of the windows. A tap outside the plane, or past the window's
    last, takes no cell. The window is written as the pool has it.

        %g = argpool.pool_gradient %t, %grad kernel [3, 3] : f32
  }];
  let arguments = (ins I8:$taps, AnyFloat:$grad, DenseI64ArrayAttr:$kernel,
                       OptionalAttr<DenseI64ArrayAttr>:$dilation,
                       OptionalAttr<DenseI64ArrayAttr>:$pad);
  let results = (outs AnyFloat:$value);
  let assemblyFormat = [{
    $taps `,` $grad `kernel` custom<Size>($kernel)
    (`dilation` custom<Size>($dilation)^)? (`pad` custom<Size>($pad)^)? attr-dict `:` type($grad)
  }];
}

def Argpool_YieldOp
    : Argpool_Op<"yield", [Pure, Terminator, ReturnLike, ParentOneOf<["RegionOp"]>]> {
  let summary = "What a cell of each result of a region is.";
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "$values attr-dict `:` type($values)";
}

def Argpool_SplitOp : Argpool_Op<"split", [Symbol, HasParent<"mlir::ModuleOp">,
                           DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "A region that is too deep for one kernel: regions that run one after the other.";
  let description = [{
    `parts` are names of regions, each with rows of its own. `values` says of each tensor of a part
    where it lies: a number below the region's tensors (inputs, then results) is one of these; from
    there on, less their number, it is a place between parts, in bytes a cell. `between` is how many
    bytes a cell these are. A part reads inputs and what parts before it made.

        argpool.split @region_0123456789abcdef region "a: in f32; …" parts ["region_…", "region_…"]
            values [array<i64: 0, 2>, array<i64: 2, 1>] between 4
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, StrAttr:$region, StrArrayAttr:$parts,
                       ArrayAttr:$values, I64Attr:$between);
  let assemblyFormat = [{
    $sym_name `region` $region `parts` $parts `values` $values `between` $between attr-dict
  }];
}

def Argpool_PipelineOp
    : Argpool_Op<"pipeline", [Symbol, HasParent<"mlir::ModuleOp">,
                              DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "A row of a region: one function to compile, for a target.";
  let description = [{
    `of` is the region's name, which is made of its text; `region` is that text, which the generator
    reads (generators/pipeline/text.h). Planes of rows narrower than `lanes` go to another row. A
    row for small planes, of `most_cells` at most, computes an operation of a whole plane at a time.
    One for tensors of `channels_last` has `lanes` channels or more. One of `pixels` is for
    channels-last tensors of so few channels: each image is a plane, whose columns are the channels
    of its columns, and the windows of `region` are as much wider.

        argpool.pipeline @region_0123456789abcdef__avx2_rows of "region_0123456789abcdef"
            region "a: in f32; b: max f32 a 3x3 1x1 1x1; out f32 b" on @avx2 lanes 8
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, StrAttr:$of, StrAttr:$region,
                       FlatSymbolRefAttr:$target, I64Attr:$lanes,
                       OptionalAttr<I64Attr>:$most_cells, UnitAttr:$channels_last,
                       OptionalAttr<I64Attr>:$pixels);
  let assemblyFormat = [{
    $sym_name `of` $of `region` $region `on` $target `lanes` $lanes
    (`most_cells` $most_cells^)? (`channels_last` $channels_last^)? (`pixels` $pixels^)? attr-dict
  }];
}

#endif
