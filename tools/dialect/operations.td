// The operations of a spec: what is pooled and unpooled. Shapes are logical N, C, [D, [H,]] W, and
// N may be missing. Rules cited as C1 … C17 are the contract's.
// SPDX-License-Identifier: MIT
#ifndef ARGPOOL_OPERATIONS_TD
#define ARGPOOL_OPERATIONS_TD

include "dialect/attributes.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Argpool_Op<string mnemonic, list<Trait> traits = []> : Op<Argpool_Dialect, mnemonic, traits>;

defvar ChannelsFirst = "::argpool::Layout::ChannelsFirst";

// Every attribute is named in the assembly formats: with attr-dict, a missing one would reach type
// inference as null.
def Argpool_MaxPoolOp
    : Argpool_Op<"max_pool", [Pure, InferTypeOpAdaptor]> {
  let summary = "Max pooling with index capture.";
  let description = [{
    The maximum of every window, and where it stood. A pool whose indices nobody uses captures none.

        %values, %indices = argpool.max_pool %src window(kernel [2, 2] stride [2, 2])
            index(plane : i64) layout(channels_last) : tensor<1x3x32x32xf32>
  }];
  let arguments = (ins AnyRankedTensor:$src, Argpool_WindowAttr:$window,
                       Argpool_IndexSpaceAttr:$index_space, TypeAttr:$index_type,
                       DefaultValuedAttr<Argpool_LayoutAttr, ChannelsFirst>:$layout);
  let results = (outs AnyRankedTensor:$values, AnyRankedTensor:$indices);
  let assemblyFormat = [{
    $src `window` `` custom<WindowBody>($window)
    `index` `(` custom<Word>($index_space) `:` $index_type `)`
    (`layout` `(` custom<Word>($layout)^ `)`)? attr-dict `:` type($src)
  }];
  let hasVerifier = 1;
}

def Argpool_MaxUnpoolOp
    : Argpool_Op<"max_unpool", [Pure, InferTypeOpAdaptor]> {
  let summary = "Max unpooling: every value to the cell its index names, zero elsewhere (C8).";
  let description = [{
    `output_size` resolves C2's ambiguity: the spatial extents, or all of them. Extents that are not
    known before the call are `?`.

        %dst = argpool.max_unpool %values, %indices window(kernel [2, 2] stride [2, 2])
            index(plane) output_size [33, 33] : tensor<1x3x16x16xf32>, tensor<1x3x16x16xi64>
  }];
  let arguments = (ins AnyRankedTensor:$values, AnyRankedTensor:$indices,
                       Argpool_WindowAttr:$window, Argpool_IndexSpaceAttr:$index_space,
                       DefaultValuedAttr<Argpool_LayoutAttr, ChannelsFirst>:$layout,
                       OptionalAttr<DenseI64ArrayAttr>:$output_size);
  let results = (outs AnyRankedTensor:$dst);
  let assemblyFormat = [{
    $values `,` $indices `window` `` custom<WindowBody>($window)
    `index` `(` custom<Word>($index_space) `)` (`layout` `(` custom<Word>($layout)^ `)`)?
    (`output_size` custom<OutputSize>($output_size)^)? attr-dict
    `:` type($values) `,` type($indices)
  }];
  let hasVerifier = 1;
}

#endif
