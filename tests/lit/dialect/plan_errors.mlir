// Every refusal of targets, variants, kernels and rows.
// RUN: argpool-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{needs Halide's target and LLVM's triple}}
argpool.target @base halide "" triple "x86_64" vector_bytes 16 needs(sse41)

// -----

// expected-error @+1 {{vector_bytes is 24; accepted are powers of two up to 1024}}
argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 24 needs(sse41)

// -----

// expected-error @+1 {{expected one of sse41, avx, f16c}}
argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse9)

// -----

// expected-error @+1 {{target @avx9 is not an argpool.target of this module}}
argpool.variant @rows for max_pool targets [@avx9]

// -----

// expected-error @+1 {{is for no target; at least one is needed}}
argpool.variant @rows for max_pool targets []

// -----

argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
// expected-error @+1 {{names target @base twice}}
argpool.variant @rows for max_pool targets [@base, @base]

// -----

// expected-error @+1 {{expected one of max_pool, max_unpool, }}
argpool.variant @rows for average_pool targets [@base]

// -----

// expected-error @+1 {{unknown key 'most_w'; known are min_w, max_w, min_c, max_c, min_cells, max_cells, multiple_w, align}}
argpool.variant @rows for max_pool targets [@base] guard <most_w = 8>

// -----

// expected-error @+1 {{rank is 4; accepted are 1 to 3}}
argpool.variant @rows for max_pool targets [@base] when <rank = [2, 4]>

// -----

// expected-error @+1 {{'min_w' is given twice}}
argpool.variant @rows for max_pool targets [@base] guard <min_w = 8, min_w = 9>

// -----

// expected-error @+1 {{expected 'lanes' or 'tile' or a number}}
argpool.variant @rows for max_pool targets [@base] guard <min_w = vector>

// -----

// expected-error @+1 {{expected 'vector'}}
argpool.variant @rows for max_pool targets [@base] guard <align = 2 * lanes>

// -----

// expected-error @+1 {{min_w is -1; accepted are 0 to 2147483647}}
argpool.variant @rows for max_pool targets [@base] guard <min_w = -1>

// -----

// expected-error @+1 {{lanes is 0; accepted are 1 to 1024}}
argpool.variant @rows for max_pool targets [@base] lanes <0>

// -----

// expected-error @+1 {{expected 'natural' or a number}}
argpool.variant @rows for max_pool targets [@base] lanes <wide>

// -----

// expected-error @+1 {{unknown key 'bytes'; known are call, plane, row, vector, width, tail, cell, input, thin, tap, step, far, cache, deep, last}}
argpool.variant @rows for max_pool targets [@base] cost <bytes = 1.0>

// -----

// expected-error @+1 {{expected a finite number, not negative}}
argpool.variant @rows for max_pool targets [@base] cost <call = -1>

// -----

// expected-error @+1 {{unknown key 'width'; known are layout, elem, index, rank, window}}
argpool.variant @rows for max_pool targets [@base] when <width = 8>

// -----

// expected-error @+1 {{max_pool computes: accepted are f64 … u8, given elem x32}}
argpool.variant @rows for max_pool targets [@base] when <elem = [x32]>

// -----

// expected-error @+1 {{max_pool_backward adds: accepted are f64 … bf16 and x8 … x64, given elem i32}}
argpool.variant @rows for max_pool_backward targets [@base] when <elem = [f16, x8, i32]>

// -----

// expected-error @+1 {{max_unpool_backward moves bits: accepted are x8 … x64, given elem f32}}
argpool.kernel @k for max_unpool_backward elem f32 index u16 layout channels_first window(any)

// -----

// expected-error @+1 {{max_unpool_backward_exact reads indices: accepted are i64, i32, u8 and u16, given none}}
argpool.kernel @k for max_unpool_backward_exact elem x8 index none layout channels_first
    window(any)

// -----

// expected-error @+1 {{locate_index reads indices: accepted are i64, i32, u8 and u16, given none}}
argpool.variant @scan for locate_index targets [@base] when <index = [none]>

// -----

// expected-error @+1 {{a kernel sees neither end pads nor ceil_mode, given #argpool.window<kernel [3] stride [3] pad [1] pad_end [0]>}}
argpool.variant @rows for max_pool targets [@base] when <window = (kernel [3] pad [1] pad_end [0])>

// -----

// expected-error @+1 {{max_unpool moves bits: accepted are x8 … x64, given elem f32}}
argpool.kernel @k for max_unpool elem f32 index i64 layout channels_first window(any)

// -----

// expected-error @+1 {{check_indices sees no elements, given elem x32}}
argpool.kernel @k for check_indices elem x32 index i64 layout channels_first window(any)

// -----

// expected-error @+1 {{max_unpool reads indices: accepted are i64, i32, u8 and u16, given none}}
argpool.kernel @k for max_unpool elem x32 index none layout channels_first window(any)

// -----

// expected-error @+1 {{a kernel sees neither end pads nor ceil_mode}}
argpool.kernel @k for max_pool elem f32 index i64 layout channels_first window(kernel [2] ceil_mode)

// -----

// expected-error @+1 {{a kernel for any window serves every rank, given #argpool.window<any rank 2>}}
argpool.kernel @k for max_pool elem f32 index i64 layout channels_first window(any rank 2)

// -----

// expected-error @+1 {{target @base is not an argpool.target of this module}}
argpool.kernel @k for max_pool elem f32 index i64 layout channels_first window(any)
    on @base schedule "rows" lanes 8

// -----

argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
// expected-error @+1 {{a row's guard holds numbers, given #argpool.guard<min_w = lanes>}}
argpool.kernel @k for max_pool elem f32 index i64 layout channels_first window(any)
    on @base schedule "rows" lanes 8 guard <min_w = lanes>

// -----

argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
// expected-error @+1 {{lanes is 0; accepted are 1 and more}}
argpool.kernel @k for max_pool elem f32 index i64 layout channels_first window(any)
    on @base schedule "rows" lanes 0

// -----

// expected-error @+1 {{has a row's attributes, and no target}}
"argpool.kernel"() {sym_name = "k", kind = #argpool<kernel_kind max_pool>,
    elem = #argpool<elem_kind f32>, index = #argpool<index_kind i64>,
    layout = #argpool<layout channels_first>, window = #argpool.window<any>, streams} : () -> ()

// -----

argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
// expected-error @+1 {{a row needs its schedule and its lanes}}
"argpool.kernel"() {sym_name = "k", kind = #argpool<kernel_kind max_pool>,
    elem = #argpool<elem_kind f32>, index = #argpool<index_kind i64>, target = @base,
    layout = #argpool<layout channels_first>, window = #argpool.window<any>} : () -> ()

// -----

// expected-error @+1 {{`checks` is for max_unpool, max_pool_backward and their scatters, given locate_index}}
argpool.variant @scan for locate_index targets [@base] checks

// -----

argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
// expected-error @+1 {{a row's name becomes a symbol's: accepted are letters, digits and underscores, given "../k"}}
argpool.kernel @"../k" for max_pool elem f32 index i64 layout channels_first window(any)
    on @base schedule "rows" lanes 4

// -----

argpool.kernel @k for max_pool elem f32 index i64 layout channels_first window(any)
// expected-note @-1 {{see existing symbol definition here}}
// expected-error @+1 {{redefinition of symbol named 'k'}}
argpool.kernel @k for max_pool elem f32 index i32 layout channels_first window(any)

// -----

// expected-error @+1 {{max_unpool moves bits: accepted are x8 … x64, given elem f32}}
argpool.kernels for max_unpool when <elem = [f32]> window(any)

// -----

// expected-error @+1 {{has a window of its own; `when` says layout, elem and index, given}}
argpool.kernels for max_unpool when <window = compiled> window(kernel [2, 2])
