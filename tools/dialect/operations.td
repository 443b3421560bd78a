// The operations of a spec: what is pooled and unpooled, and the gradients. Shapes are logical N,
// C, [D, [H,]] W, and N may be missing. Rules cited as C1 … C19 are the contract's.
// SPDX-License-Identifier: MIT
#ifndef ARGPOOL_OPERATIONS_TD
#define ARGPOOL_OPERATIONS_TD

include "dialect/attributes.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Argpool_Op<string mnemonic, list<Trait> traits = []> : Op<Argpool_Dialect, mnemonic, traits>;

defvar ChannelsFirst = "::argpool::Layout::ChannelsFirst";
defvar Last = "::argpool::Duplicates::Last";

// Every attribute is named in the assembly formats: with attr-dict, a missing one would reach type
// inference as null.
class Argpool_PoolOp<string mnemonic> : Argpool_Op<mnemonic, [Pure, InferTypeOpAdaptor]> {
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

def Argpool_MaxPoolOp : Argpool_PoolOp<"max_pool"> {
  let summary = "Max pooling with index capture (C4, C5, C6).";
  let description = [{
    The maximum of every window, and where it stood. A pool whose indices nobody uses captures none.

        %values, %indices = argpool.max_pool %src window(kernel [2, 2] stride [2, 2])
            index(plane : i64) layout(channels_last) : tensor<1x3x32x32xf32>
  }];
}

def Argpool_MinPoolOp : Argpool_PoolOp<"min_pool"> {
  let summary = "Min pooling with index capture (C19).";
  let description = [{
    The minimum of every window, and where it stood, as max_pool has the maximum. Kernels of
    max_pool serve it: they see elements with bits inverted.
  }];
}

def Argpool_MaxUnpoolOp
    : Argpool_Op<"max_unpool", [Pure, InferTypeOpAdaptor]> {
  let summary = "Max unpooling: every value to the cell its index names, zero elsewhere (C8).";
  let description = [{
    `output_size` resolves C2's ambiguity: the spatial extents, or all of them. Extents that are not
    known before the call are `?`. Where several values name one cell, the last one has it, or, with
    `duplicates(sum)`, they add.

        %dst = argpool.max_unpool %values, %indices window(kernel [2, 2] stride [2, 2])
            index(plane) output_size [33, 33] : tensor<1x3x16x16xf32>, tensor<1x3x16x16xi64>
  }];
  let arguments = (ins AnyRankedTensor:$values, AnyRankedTensor:$indices,
                       Argpool_WindowAttr:$window, Argpool_IndexSpaceAttr:$index_space,
                       DefaultValuedAttr<Argpool_LayoutAttr, ChannelsFirst>:$layout,
                       DefaultValuedAttr<Argpool_DuplicatesAttr, Last>:$duplicates,
                       OptionalAttr<DenseI64ArrayAttr>:$output_size);
  let results = (outs AnyRankedTensor:$dst);
  let assemblyFormat = [{
    $values `,` $indices `window` `` custom<WindowBody>($window)
    `index` `(` custom<Word>($index_space) `)` (`layout` `(` custom<Word>($layout)^ `)`)?
    (`duplicates` `(` custom<Word>($duplicates)^ `)`)?
    (`output_size` custom<Size>($output_size)^)? attr-dict
    `:` type($values) `,` type($indices)
  }];
  let hasVerifier = 1;
}

def Argpool_MaxMaskOp
    : Argpool_Op<"max_mask", [Pure, InferTypeOpAdaptor]> {
  let summary = "max_unpool of max_pool: every window keeps its maximum in place, zero elsewhere.";
  let description = [{
    What max_unpool makes, in the shape of src, of the values and the indices of max_pool by the
    same window, without either in memory. Windows lie side by side: stride = kernel, no padding
    before the first cell, no dilation; they have 16 taps at most. argpool-fuse-mask makes it.

        %dst = argpool.max_mask %src window(kernel [2, 2] stride [2, 2]) : tensor<1x3x32x32xf32>
  }];
  let arguments = (ins AnyRankedTensor:$src, Argpool_WindowAttr:$window,
                       DefaultValuedAttr<Argpool_LayoutAttr, ChannelsFirst>:$layout);
  let results = (outs AnyRankedTensor:$dst);
  let assemblyFormat = [{
    $src `window` `` custom<WindowBody>($window) (`layout` `(` custom<Word>($layout)^ `)`)?
    attr-dict `:` type($src)
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// Why there is no max_mask of a window on elements of a type, or "".
    static std::string whyNot(::argpool::WindowAttr window, ::mlir::Type element);
  }];
}

def Argpool_MaxPoolBackwardOp
    : Argpool_Op<"max_pool_backward", [Pure, InferTypeOpAdaptor]> {
  let summary = "The gradient of max pooling: every cell gets the sum of what names it (C9).";
  let description = [{
    `src_size` gives the extents of src, spatial or all, which the pooled ones leave open: they must
    pool to those of grad_values (C1). Extents that are not known before the call are `?`, as all
    spatial ones are without the clause.

        %grad_src = argpool.max_pool_backward %grad_values, %indices
            window(kernel [2, 2] stride [2, 2]) index(plane) src_size [33, 33]
            : tensor<1x3x16x16xf32>, tensor<1x3x16x16xi64>
  }];
  let arguments = (ins AnyRankedTensor:$grad_values, AnyRankedTensor:$indices,
                       Argpool_WindowAttr:$window, Argpool_IndexSpaceAttr:$index_space,
                       DefaultValuedAttr<Argpool_LayoutAttr, ChannelsFirst>:$layout,
                       OptionalAttr<DenseI64ArrayAttr>:$src_size);
  let results = (outs AnyRankedTensor:$grad_src);
  let assemblyFormat = [{
    $grad_values `,` $indices `window` `` custom<WindowBody>($window)
    `index` `(` custom<Word>($index_space) `)` (`layout` `(` custom<Word>($layout)^ `)`)?
    (`src_size` custom<Size>($src_size)^)? attr-dict `:` type($grad_values) `,` type($indices)
  }];
  let hasVerifier = 1;
}

def Argpool_MaxUnpoolBackwardOp
    : Argpool_Op<"max_unpool_backward", [Pure, InferTypeOpAdaptor]> {
  let summary = "The gradient of max unpooling: every index fetches the cell it names (C10).";
  let description = [{
    With `duplicates(exact)`, of several indices that name one cell only the last fetches it, the
    others zero: the derivative of max_unpool. `last` and `sum` fetch it for all of them, as PyTorch
    does; for `sum` that is the derivative. The extents of grad_dst obey C2.

        %grad_values = argpool.max_unpool_backward %grad_dst, %indices
            window(kernel [2, 2] stride [2, 2]) index(plane) duplicates(exact)
            : tensor<1x3x33x33xf32>, tensor<1x3x16x16xi64>
  }];
  let arguments = (ins AnyRankedTensor:$grad_dst, AnyRankedTensor:$indices,
                       Argpool_WindowAttr:$window, Argpool_IndexSpaceAttr:$index_space,
                       DefaultValuedAttr<Argpool_LayoutAttr, ChannelsFirst>:$layout,
                       DefaultValuedAttr<Argpool_DuplicatesAttr, Last>:$duplicates);
  let results = (outs AnyRankedTensor:$grad_values);
  let assemblyFormat = [{
    $grad_dst `,` $indices `window` `` custom<WindowBody>($window)
    `index` `(` custom<Word>($index_space) `)` (`layout` `(` custom<Word>($layout)^ `)`)?
    (`duplicates` `(` custom<Word>($duplicates)^ `)`)? attr-dict
    `:` type($grad_dst) `,` type($indices)
  }];
  let hasVerifier = 1;
}

#endif
