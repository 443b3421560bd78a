// The passes, in the order they run.
// SPDX-License-Identifier: MIT
#ifndef ARGPOOL_PASSES_TD
#define ARGPOOL_PASSES_TD

include "mlir/Pass/PassBase.td"

def NarrowIndices : Pass<"argpool-narrow-indices", "::mlir::ModuleOp"> {
  let summary = "Indices that only operations of the same window read become tap numbers";
  let description = [{
    The indices of a max_pool, offsets of 4 or 8 bytes, become tap numbers of one byte (two for more
    than 255 taps) where all that reads them are operations of argpool with the same kernel, stride,
    pad and dilation, in the same index space and layout, whose tensor of cells has the shape of src
    (both static): then a tap number names the cell that the offset named. Indices that a function
    returns stay as they are. Results are the same bits; the tensors of indices that the generated
    functions write and read change their type.
  }];
  let options = [Option<"report", "report", "bool", /*default=*/"false",
                        "A remark for each max_pool: what it saves, or why not">];
}

def FuseMask : Pass<"argpool-fuse-mask", "::mlir::ModuleOp"> {
  let summary = "A max_pool and the only max_unpool of its values and indices become a max_mask";
  let description = [{
    Where values and indices of a max_pool are read by one max_unpool and nothing else, whose window
    has the same taps and whose dst has the shape of src (both static), the two become one max_mask,
    if there is one of that window and element type (MaxMaskOp). The bits of dst are the same. In
    the generated header one function, of src and dst, takes the place of the pool's and the
    unpool's.
  }];
  let options = [Option<"report", "report", "bool", /*default=*/"false",
                        "A remark for each max_pool whose indices are captured: what it saves, or "
                        "why not">];
}

def RegionGradients : Pass<"argpool-region-gradients", "::mlir::ModuleOp"> {
  let summary = "Beside a function of one region, the function of its gradient (C23)";
  let description = [{
    Adds `@f_backward` behind `@f`, which consists of one argpool.region: of f's inputs and of the
    gradients of its results it makes the gradients of the inputs; tensors of integers have none.
    It is a region, too: what it needs of f's operations, and each of these passed backwards, the
    last first. `functions` that have no gradient are refused; where none are named, all functions
    of one region get theirs, and a remark says which have none.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::func::FuncDialect"];
  let options = [ListOption<"functions", "functions", "std::string",
                            "names of functions; none: all that have a gradient">];
}

def CollectKernels : Pass<"argpool-collect-kernels", "::mlir::ModuleOp"> {
  let summary = "From operations to the unique kernels they need";
  let description = [{
    Adds an `argpool.kernel` for every kernel that an operation of the module needs and that the
    module lacks, and puts all of them in the order of the table: by operation, element, index,
    layout and window, `any` last. Where there are rows, the plan is made, and nothing is added.

    A max_pool needs itself. A max_unpool and a max_pool_backward need a gather and the check that
    its indices stay in their windows, and, for when they do not, the scatter and the search for the
    first wrong index, both for any window. Unpooling with duplicates(sum) is a max_pool_backward of
    its element type, where integers are bits. A max_unpool_backward needs itself, and, unless its
    indices are tap numbers, which mean nothing without their window, the one for any window.
  }];
}

def SelectVariants : Pass<"argpool-select-variants", "::mlir::ModuleOp"> {
  let summary = "From kernels to rows: every variant for every target";
  let description = [{
    Turns each `argpool.kernel` into its rows: for each target that is asked for, later ones first,
    the variants that fit, in their order. Numbers of lanes and guards are resolved. A row
    costs what was `argpool.measured` of its name, or else what `argpool.row_cost` and
    `argpool.factor` say and the `machine` makes of it, on each of the `argpool.costs` that know any
    of the rows; where one lacks the row, it has the cost of the nearest that does not. Where
    nothing is known, it costs what its variant says. Variants, row costs, factors, the bodies of
    `argpool.costs`, those that know none, and targets not asked for, are gone afterwards.

    Targets of two architectures are refused: a library is for one.

    A window that would unroll more than the `argpool.unroll_limit` of its kernel has rows of the
    variants that name it only; the kernel for any window is added to serve it, and a remark at the
    operation says so.

    Every kernel needs a row for the first of the targets, so that no call finds none. A kernel that
    has none there, or none without a guard, gets those of the nearest target that asks less of the
    same architecture, which any CPU of the first runs: `avx2` alone has base's locate_index. But
    gathers (max_unpool, max_pool_backward) for any window, and their check, are left to the scatter
    where that has rows, and a max_unpool_backward whose indices are offsets to the one for any
    window.
  }];
  let options = [ListOption<"targets", "targets", "std::string",
                            "names of targets; none: all CPUs' of the first's "
                            "architecture">];
}

def RegionRows : Pass<"argpool-region-rows", "::mlir::ModuleOp"> {
  let summary = "From regions to rows: one for every target, and one of single cells";
  let description = [{
    Adds an `argpool.pipeline` for each text of a region and each of the module's targets that is a
    CPU of 64 bits, later ones first, one for small planes before it and one for channels-last
    tensors behind it; lanes are a vector of the widest cells that the region computes. Planes
    narrower than a vector have a row of the first target that computes cell by cell.

    A region that is too deep for one kernel is split into parts, with as few bytes in memory
    between as can be. These have the rows, and an `argpool.split` names them.
  }];
}

def StaticShapes : Pass<"argpool-static-shapes", "::mlir::ModuleOp"> {
  let summary = "Rows that no call of the spec's shapes may run are taken out of the plan";
  let description = [{
    The functions of a library refuse tensors of other extents than the spec's (R55). So a row is
    taken out whose guard none of the operations of its kernel meets; those without a guard stay, as
    do all rows of a kernel of which one operation has `?` for an extent in space or its channels
    (N may be `?`), or which no operation needs. What is chosen for the spec's shapes stays the
    same.

    Extents are not compiled into the rows that are left. Guards that promise them exactly
    (min_w = max_w = multiple_w) were measured, and made no kernel faster that is the best of its
    shape (tools/README.md).
  }];
  let options = [Option<"report", "report", "bool", /*default=*/"false",
                        "A remark with the number of rows taken out">];
}

#endif
