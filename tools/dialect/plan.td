// The operations of a plan: targets and variants (generators/variants.mlir, variants/), and the
// kernels and rows that a library consists of.
// SPDX-License-Identifier: MIT
#ifndef ARGPOOL_PLAN_TD
#define ARGPOOL_PLAN_TD

include "dialect/region.td"
include "mlir/IR/SymbolInterfaces.td"

def Argpool_TargetOp : Argpool_Op<"target", [Symbol, HasParent<"mlir::ModuleOp">]> {
  let summary = "A cluster of CPU features that rows are compiled for.";
  let description = [{
    Targets stand in order: later ones ask more of the CPU and rank before earlier ones of the same
    architecture, which is the triple's. `halide` is the generator's target without the features
    that every kernel is built with; `triple`, `cpu` and `features` are LLVM's; `needs` is what the
    runtime asks the CPU for. A target that is `like` another has its variants, too, but for rows
    that a variant which names the target makes. With `device`, rows are functions of the CPU that
    start a kernel on the device; such targets are chosen by name only.

        argpool.target @avx2 halide "x86-64-linux-sse41-avx-f16c-fma-avx2"
            triple "x86_64-unknown-linux-gnu" cpu "haswell" vector_bytes 32
            needs(sse41, avx, f16c, fma, avx2)
  }];
  let arguments = (ins SymbolNameAttr:$sym_name,
                       OptionalAttr<FlatSymbolRefAttr>:$like, StrAttr:$halide, StrAttr:$triple,
                       DefaultValuedStrAttr<StrAttr, "">:$cpu,
                       DefaultValuedStrAttr<StrAttr, "">:$features,
                       DefaultValuedAttr<Argpool_DeviceAttr, "::argpool::Device::CPU">:$device,
                       I64Attr:$vector_bytes, Argpool_CpuFeaturesAttr:$needs);
  let assemblyFormat = [{
    $sym_name (`like` $like^)? `halide` $halide `triple` $triple (`cpu` $cpu^)?
    (`features` $features^)?
    (`device` custom<Word>($device)^)? `vector_bytes` $vector_bytes
    `needs` `(` custom<Word>($needs) `)` attr-dict
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// The architecture as LLVM names it: "x86_64", "aarch64".
    ::llvm::StringRef getArchitecture();
    /// Whether regions are compiled for it: x86-64 and AArch64. 32-bit ARM's vectors flush
    /// subnormal numbers, which C11 forbids; on RISC-V Halide negates by an intrinsic that LLVM
    /// lacks.
    bool computesRegions();
  }];
}

def Argpool_VariantOp
    : Argpool_Op<"variant", [HasParent<"mlir::ModuleOp">,
                             DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "A schedule of a generator, and the kernels and targets it is for.";
  let description = [{
    Its name is the generator's parameter `schedule`. It is no symbol: the same schedule may serve
    several kernels, and one kernel under several conditions. Where no lanes are given, natural ones
    are meant. `streams` says that its output stores pass by the cache; `checks` says that it
    does the work of check_indices along the way, or a scatter part of locate_index's. `consecutive`
    is a guard as well: such rows serve calls whose indices number the cells of a row one after the
    other, which those of `tensor_colmajor`, and of `image` with several channels, do not. `hints`
    say what the compiler cannot see in a schedule's code, so that nothing but generators/ knows a
    schedule by its name:

    - `prefetch_cells` (channels-first; pooling, masks, unpooling's gradient): the cells of windows
      are prefetched in memory's order, as far ahead as stores of values have come;
      `prefetch_cells_by_row`: where several rows of values are computed together
    - `prefetch_inputs`, `prefetch_output`: what lies ahead of loads, or of stores, is prefetched
    - `joined_lines`: vectors lie along whole planes, channels-last along rows of pixels
      (ARGPOOL_ROW_FLAT); `channel_lines`: along channels, channels-first (ARGPOOL_ROW_PLANES)
    - `whole_windows`: it is eligible where no window lacks a cell (ARGPOOL_ROW_WHOLE);
      `whole_if_unpadded`: the same, for kernels of windows without padding
    - `same_extents`: it is eligible where planes have as many positions as cells along each
      dimension (ARGPOOL_ROW_SAME)
    - `inverts_bits` (pooling without indices): it inverts the bits of cells and values that a call
      says, as its schedule does (ARGPOOL_ROW_INVERTS)

        argpool.variant @replicate for max_unpool targets [@avx2, @avx512]
            when <layout = channels_first, window = compiled> lanes <natural>
            guard <min_w = 2 * lanes, align = vector> cost <call = 60, row = 8, cell = 0.3> streams
  }];
  let arguments = (ins SymbolNameAttr:$schedule, Argpool_KernelKindAttr:$kind,
                       TypedArrayAttrBase<FlatSymbolRefAttr, "target names">:$targets,
                       OptionalAttr<Argpool_WhenAttr>:$when, OptionalAttr<Argpool_LanesAttr>:$lanes,
                       OptionalAttr<Argpool_GuardAttr>:$guard, OptionalAttr<Argpool_CostAttr>:$cost,
                       UnitAttr:$streams, UnitAttr:$checks, UnitAttr:$consecutive,
                       OptionalAttr<Argpool_HintsAttr>:$hints);
  let assemblyFormat = [{
    $schedule `for` custom<Word>($kind) `targets` $targets
    (`when` $when^)? (`lanes` $lanes^)? (`guard` $guard^)?
    (`cost` $cost^)? (`streams` $streams^)? (`checks` $checks^)?
    (`consecutive` $consecutive^)? (`hints` `(` custom<Word>($hints)^ `)`)? attr-dict
  }];
  let hasVerifier = 1;
}

def Argpool_UnrollLimitOp : Argpool_Op<"unroll_limit", [HasParent<"mlir::ModuleOp">]> {
  let summary = "How much code a kernel of a kind may unroll for a window that is compiled in.";
  let description = [{
    `argpool-select-variants` computes from the window what a kernel would unroll
    (transforms/unrolled.cpp). Beyond the limit, variants do not serve the window unless `when`
    names it, and the kernel for any window is added. With `streams`, the limit is one of the loads
    of a vector, and concerns the variants that stream alone: beyond it they have no row.

        argpool.unroll_limit 32 for max_unpool
        argpool.unroll_limit 192 for max_pool streams
  }];
  let arguments = (ins I64Attr:$most, Argpool_KernelKindAttr:$kind, UnitAttr:$streams);
  let assemblyFormat = "$most `for` custom<Word>($kind) (`streams` $streams^)? attr-dict";
  let hasVerifier = 1;
}

def Argpool_CostsOp : Argpool_Op<"costs", [Symbol, HasParent<"mlir::ModuleOp">, SingleBlock,
                                           NoTerminator]> {
  let summary = "What rows cost on a kind of CPU.";
  let description = [{
    `cpu`, `family` and `model` are what CPUID says of the CPU that was measured, extended parts
    added, as Linux's /proc/cpuinfo shows them, and `has` what targets may need of it: the runtime
    goes by the costs of the kind that is nearest to its own CPU (argpool_cpu_distance), or of the
    name in $ARGPOOL_CPU. `shared` is what threads share, as argpool_cpu has it: `stream` and
    `missed` in nanoseconds, `memory` in bytes. `machine` is what the CPU makes of the costs that
    all kinds share (argpool.row_cost); its body has factors for this kind alone, and the rows that
    were measured one by one, as argpool-tune writes them, which come first. In a plan it has
    neither: there rows say what they cost.

        argpool.costs @milan cpu "AuthenticAMD" family 25 model 1 has(sse41, avx, f16c, fma, avx2)
            shared threads 2 stream 0.037 missed 0.01 memory 26843546
            machine <avx2 = 1.1, far = 0.9, cache = 367002, last = 16777216> {
          argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 21, cell = 0.3>
        }
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, StrAttr:$cpu, I64Attr:$family, I64Attr:$model,
                       OptionalAttr<Argpool_CpuFeaturesAttr>:$has,
                       OptionalAttr<I64Attr>:$threads, OptionalAttr<F32Attr>:$stream,
                       OptionalAttr<F32Attr>:$missed, OptionalAttr<I64Attr>:$memory,
                       OptionalAttr<Argpool_MachineAttr>:$machine);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    $sym_name `cpu` $cpu `family` $family `model` $model (`has` `(` custom<Word>($has)^ `)`)?
    (`shared` `threads` $threads^ `stream` $stream `missed` $missed `memory` $memory)?
    (`machine` $machine^)? ($body^)?
    attr-dict
  }];
  let hasVerifier = 1;
}

def Argpool_MeasuredOp : Argpool_Op<"measured", [HasParent<"::argpool::CostsOp">]> {
  let summary = "What a row costs, as argpool-tune measured it.";
  let description = [{
    It takes the place of the cost of the row's variant. A row of that name need not exist: a file
    of measured costs serves every library.
  }];
  let arguments = (ins StrAttr:$row, Argpool_CostAttr:$cost);
  let assemblyFormat = "$row `cost` $cost attr-dict";
}

def Argpool_RowCostOp : Argpool_Op<"row_cost", [HasParent<"mlir::ModuleOp">]> {
  let summary = "What rows of a schedule cost, on every kind of CPU.";
  let description = [{
    Of a target's rows, those of kernels that `when` allows whose names end in `schedule`, with what
    tells rows of one apart: "rows_v8_stream". Each costs what the factors for it and the CPU's
    `machine` make of it. Of a row's costs, one may match.

        argpool.row_cost for max_pool on "avx512" schedule "rows"
            when <layout = channels_first, window = compiled> cost <call = 21, vector = 3.4>
  }];
  let arguments = (ins Argpool_KernelKindAttr:$kind, StrAttr:$target, StrAttr:$schedule,
                       Argpool_WhenAttr:$when, Argpool_CostAttr:$cost);
  let assemblyFormat = [{
    `for` custom<Word>($kind) `on` $target `schedule` $schedule `when` $when `cost` $cost attr-dict
  }];
}

def Argpool_FactorOp
    : Argpool_Op<"factor", [ParentOneOf<["mlir::ModuleOp", "::argpool::CostsOp"]>]> {
  let summary = "By what the computing of some rows costs more than their argpool.row_cost says.";
  let description = [{
    It multiplies what rows take to compute: all terms but those by call, plane and byte. Without
    `schedule` it is for all of a target's; all factors that match count. In an argpool.costs it is
    for that kind of CPU.

        argpool.factor 1.31 for max_pool on "avx512" when <layout = channels_first, elem = [f16]>
  }];
  let arguments = (ins F32Attr:$by, Argpool_KernelKindAttr:$kind, StrAttr:$target,
                       OptionalAttr<StrAttr>:$schedule, Argpool_WhenAttr:$when);
  let assemblyFormat = [{
    custom<Factor>($by) `for` custom<Word>($kind) `on` $target (`schedule` $schedule^)?
    `when` $when attr-dict
  }];
}

def Argpool_KernelOp
    : Argpool_Op<"kernel", [Symbol, HasParent<"mlir::ModuleOp">,
                            DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "A kernel to have, or a row: one function to compile, a variant for a target.";
  let description = [{
    The window is what is compiled in: begin pads only, or `any`. With `on` it is a row, and says
    all that the generator, the table and the runtime's choice need. A row's cost is what its
    variant guesses, or else what is known (`measured`), on each of the module's argpool.costs.

        argpool.kernel @max_pool_f32_i64_cf_2dk2s2 for max_pool elem f32 index i64
            layout channels_first window(kernel [2, 2] stride [2, 2])
        argpool.kernel @max_pool_f32_i64_cf_2dk2s2__avx2_rows for max_pool elem f32 index i64
            layout channels_first window(kernel [2, 2] stride [2, 2])
            on @avx2 schedule "rows" lanes 8 guard <min_w = 8>
            measured {epyc = <call = 30, cell = 0.2>, xeon = <call = 21, cell = 0.3>}
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, Argpool_KernelKindAttr:$kind,
                       DefaultValuedAttr<Argpool_ElemKindAttr, "::argpool::ElemKind::None">:$elem,
                       Argpool_IndexKindAttr:$index, Argpool_LayoutAttr:$layout,
                       Argpool_WindowAttr:$window, OptionalAttr<FlatSymbolRefAttr>:$target,
                       OptionalAttr<StrAttr>:$schedule, OptionalAttr<I64Attr>:$lanes,
                       OptionalAttr<Argpool_GuardAttr>:$guard, OptionalAttr<Argpool_CostAttr>:$cost,
                       OptionalAttr<DictionaryAttr>:$measured,
                       UnitAttr:$streams, UnitAttr:$checks, UnitAttr:$consecutive,
                       OptionalAttr<Argpool_HintsAttr>:$hints);
  let assemblyFormat = [{
    $sym_name `for` custom<Word>($kind) (`elem` custom<Word>($elem)^)? `index` custom<Word>($index)
    `layout` custom<Word>($layout)
    `window` `` custom<WindowBody>($window)
    (`on` $target^ `schedule` $schedule `lanes` $lanes (`guard` $guard^)? (`cost` $cost^)?
     (`measured` custom<Measured>($measured)^)? (`streams` $streams^)? (`checks` $checks^)?
     (`consecutive` $consecutive^)? (`hints` `(` custom<Word>($hints)^ `)`)?)?
    attr-dict
  }];
  let hasVerifier = 1;
  let builders = [
    OpBuilder<(ins "llvm::StringRef":$name, "::argpool::KernelKind":$kind,
                   "::argpool::ElemKind":$elem, "::argpool::IndexKind":$index,
                   "::argpool::Layout":$layout, "::argpool::WindowAttr":$window), [{
      build($_builder, $_state, name, kind, elem, index, layout, window, /*target=*/nullptr,
            /*schedule=*/nullptr, /*lanes=*/nullptr, /*guard=*/nullptr, /*cost=*/nullptr,
            /*measured=*/nullptr, /*streams=*/false, /*checks=*/false,
            /*consecutive=*/false, /*hints=*/nullptr);
    }]>];
  let extraClassDeclaration = [{
    /// Whether it is a function to compile, not only one to find variants for.
    bool isRow() { return getTargetAttr() != nullptr; }
  }];
}

def Argpool_KernelsOp : Argpool_Op<"kernels", [HasParent<"mlir::ModuleOp">]> {
  let summary = "Kernels to have: every one of a kind and window that a condition allows.";
  let description = [{
    Without a condition, or where it has no key, every element type and index kind that the kernel
    takes, and both layouts. `argpool-collect-kernels` writes them out.

        argpool.kernels for max_pool when <elem = [f32], index = [i64, none]> window(kernel [2, 2])
        argpool.kernels for max_unpool_scatter window(any)
  }];
  let arguments = (ins Argpool_KernelKindAttr:$kind, OptionalAttr<Argpool_WhenAttr>:$when,
                       Argpool_WindowAttr:$window);
  let assemblyFormat = [{
    `for` custom<Word>($kind) (`when` $when^)? `window` `` custom<WindowBody>($window) attr-dict
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// Whether the kernel of these is one of them.
    bool holds(::argpool::ElemKind elem, ::argpool::IndexKind index, ::argpool::Layout layout);
  }];
}

#endif
