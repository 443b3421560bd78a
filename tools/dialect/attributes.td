// The structured attributes: windows, and what the plan knows of variants and rows.
// All are written `<key value …>` by hand-written parsers, for their errors' sake (attributes.cpp).
// SPDX-License-Identifier: MIT
#ifndef ARGPOOL_ATTRIBUTES_TD
#define ARGPOOL_ATTRIBUTES_TD

include "dialect/dialect.td"
include "mlir/IR/AttrTypeBase.td"

class Argpool_Attr<string name, string spelling> : AttrDef<Argpool_Dialect, name> {
  let mnemonic = spelling;
  let hasCustomAssemblyFormat = 1;
}

def Argpool_WindowAttr : Argpool_Attr<"Window", "window"> {
  let summary = "A pooling window, per spatial dimension, outermost first.";
  let description = [{
    `kernel [3, 3] stride [2, 2] pad [1, 1] pad_end [0, 0] dilation [1, 1] ceil_mode`: only kernel
    is required; stride defaults to kernel, pad to 0, pad_end to pad, dilation to 1 (as does a 0 in
    stride or dilation, C3). Defaults are filled in when the attribute is made.
    `any` is a window that is told at run time. Operations say of which rank: `any rank 2`.
  }];
  let parameters = (ins "unsigned":$rank, ArrayRefParameter<"int64_t">:$kernel,
                        ArrayRefParameter<"int64_t">:$stride, ArrayRefParameter<"int64_t">:$pad,
                        ArrayRefParameter<"int64_t">:$padEnd,
                        ArrayRefParameter<"int64_t">:$dilation, "bool":$ceilMode);
  let builders = [
    AttrBuilder<(ins "llvm::ArrayRef<int64_t>":$kernel,
                     CArg<"llvm::ArrayRef<int64_t>", "{}">:$stride,
                     CArg<"llvm::ArrayRef<int64_t>", "{}">:$pad,
                     CArg<"llvm::ArrayRef<int64_t>", "{}">:$padEnd,
                     CArg<"llvm::ArrayRef<int64_t>", "{}">:$dilation,
                     CArg<"bool", "false">:$ceilMode)>];
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// The window that is told at run time; rank 0 where the rank does not matter.
    static WindowAttr getAny(mlir::MLIRContext *context, unsigned rank = 0);
    bool isAny() const { return getKernel().empty(); }
    /// What stands between the brackets: operations write `window(any)`, `window(kernel [2, 2] …)`.
    static mlir::FailureOr<WindowAttr> parseBody(mlir::AsmParser &parser);
    void printBody(mlir::AsmPrinter &printer) const;
    /// Whether a window reaches into the next one; false for `any`.
    bool overlaps() const;
    /// Whether it is `disjoint`, as variants say (WhenAttr): compiled, without overlap or padding.
    bool isDisjoint() const;
    /// Number of taps, saturated; 0 for `any`.
    int64_t getTaps() const;
    /// How many windows lie over a cell at most, roughly; 0 for `any`.
    double getMostOverACell() const;
  }];
}

def Argpool_LanesAttr : Argpool_Attr<"Lanes", "lanes"> {
  let summary = "A vector width in elements: `<8>`, or as the target has it: `<natural>`.";
  let description = [{
    `natural` is the target's vector_bytes by the bytes of an element (of an index, for kernels
    that see no elements). `<2 * natural>` is a multiple of it.
  }];
  let parameters = (ins "int64_t":$number, "bool":$natural);
  let genVerifyDecl = 1;
}

def Argpool_GuardAttr : Argpool_Attr<"Guard", "guard"> {
  let summary = "What a call must offer for a row to be eligible (argpool_guard).";
  let description = [{
    `<min_w = lanes, max_c = 2, multiple_w = tile, align = vector>`: absent or 0 is no demand.
    In a variant, `lanes` is its number of lanes and `tile` is `lanes` times the stride of a
    compiled window along x: the width of the cells under a vector of windows (both in any field
    but align, which is in bytes), and `vector` the target's vector_bytes (in align only). Rows hold
    plain numbers.
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$numbers,
                        ArrayRefParameter<"unsigned">:$units);
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    enum Field { MinW, MaxW, MinC, MaxC, MinCells, MaxCells, MultipleW, Align };
    static llvm::ArrayRef<llvm::StringLiteral> getFieldNames();
    /// Whether a field counts in tiles, which only compiled windows have.
    bool countsTiles() const;
    /// Whether every field is a plain number.
    bool isResolved() const;
    GuardAttr resolve(int64_t lanes, int64_t tile, int64_t vectorBytes) const;
    int64_t get(Field field) const { return getNumbers()[field]; }
  }];
}

def Argpool_CostAttr : Argpool_Attr<"Cost", "cost"> {
  let summary = "Estimated nanoseconds on one thread, linear in the work (argpool_cost).";
  let description = "`<call = 50.0, row = 8, cell = 0.3>`: an absent term is 0.";
  let parameters = (ins "mlir::DenseF32ArrayAttr":$terms);
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    enum Term { Call, Plane, Row, Vector, Width, Tail,
                Cell, Input, Thin, Tap, Step, Far, Cache, Deep, Last };
    static llvm::ArrayRef<llvm::StringLiteral> getTermNames();
    float get(Term term) const { return getTerms()[term]; }
  }];
}

def Argpool_MachineAttr : Argpool_Attr<"Machine", "machine"> {
  let summary = "What a kind of CPU makes of the costs that all share.";
  let description = [{
    Factors, 1 where absent: of `call` and `plane` (`call`), of what rows of a target take to
    compute (`base`, `avx2`, `avx512`), of bytes beyond the caches (`far`, `deep`), and beside these
    of the same terms of rows that stream (`stream_call`, …); and the sizes in bytes of what calls
    fit into (`cache`, `last` of argpool_cost).
  }];
  let parameters = (ins "mlir::DenseF32ArrayAttr":$numbers);
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    enum Number { Call, Base, Avx2, Avx512, Far, Deep, StreamCall, StreamFar, StreamDeep,
                  Cache, Last };
    static llvm::ArrayRef<llvm::StringLiteral> getNames();
    /// A factor, or a size.
    float get(Number number) const;
    /// Of computing, by a target's name.
    float ofTarget(llvm::StringRef target) const;
  }];
}

def Argpool_WhenAttr : Argpool_Attr<"When", "when"> {
  let summary = "Which kernels a variant can compute: those that agree with every key given.";
  let description = [{
    `<layout = channels_first, elem = [f32, f16], index = [i64, i32], window = compiled>`. `rank`
    (`rank = [1, 2]`) is a compiled window's number of spatial dimensions; `window` is `compiled`
    (known at build time), `any` (told at run time) or one window: `(kernel [2, 2] stride [2, 2])`.
    Of the compiled ones, `disjoint` are those without padding whose span is at most their stride
    in every dimension; the others are `overlapping`.
  }];
  let parameters = (ins OptionalParameter<"::argpool::LayoutAttr">:$layout,
                        ArrayRefParameter<"::argpool::ElemKind">:$elems,
                        ArrayRefParameter<"::argpool::IndexKind">:$indices,
                        ArrayRefParameter<"int64_t">:$ranks,
                        "std::optional<::argpool::WindowClass>":$windows,
                        OptionalParameter<"::argpool::WindowAttr">:$window);
  let extraClassDeclaration = [{
    /// Whether a kernel agrees with every key given.
    bool allows(::argpool::ElemKind elem, ::argpool::IndexKind index, ::argpool::Layout layout,
                ::argpool::WindowAttr window) const;
  }];
}

#endif
