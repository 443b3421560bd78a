// Every refusal of argpool-select-variants.
// RUN: argpool-opt %s --argpool-select-variants --split-input-file --verify-diagnostics

argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
argpool.variant @rows for max_pool targets [@base] when <layout = channels_last>
// expected-error @+1 {{no variant computes max_pool_f32_i64_cf_any on base}}
argpool.kernel @max_pool_f32_i64_cf_any for max_pool elem f32 index i64 layout channels_first
    window(any)

// -----

// A row for a later target does not help a CPU that only has the first.
argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
argpool.target @avx2 halide "x86-64-avx2" triple "x86_64" vector_bytes 32 needs(avx2)
argpool.variant @rows for max_pool targets [@avx2]
// expected-error @+1 {{no variant computes max_pool_f32_i64_cf_any on base}}
argpool.kernel @max_pool_f32_i64_cf_any for max_pool elem f32 index i64 layout channels_first
    window(any)

// -----

argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
argpool.variant @rows for max_pool targets [@base]
// expected-error @+1 {{a second variant makes max_pool_f32_i64_cf_any__base_rows; narrow the conditions of one, or give it other lanes}}
argpool.variant @rows for max_pool targets [@base] when <layout = channels_first> lanes <4>
argpool.kernel @max_pool_f32_i64_cf_any for max_pool elem f32 index i64 layout channels_first
    window(any)

// -----

// A scatter serves its own element, index and layout only.
argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
argpool.variant @serial for max_unpool_scatter targets [@base]
// expected-error @+1 {{no variant computes max_unpool_x32_i64_cf_any on base}}
argpool.kernel @max_unpool_x32_i64_cf_any for max_unpool elem x32 index i64 layout channels_first
    window(any)
argpool.kernel @max_unpool_scatter_x64_i64_cf_any for max_unpool_scatter elem x64 index i64
    layout channels_first window(any)

// -----

// A gather that has rows keeps its check.
argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
argpool.target @avx2 halide "x86-64-avx2" triple "x86_64" vector_bytes 32 needs(avx2)
argpool.variant @serial for max_unpool_scatter targets [@base]
argpool.variant @gather for max_unpool targets [@avx2]
argpool.kernel @max_unpool_x32_i64_cf_any for max_unpool elem x32 index i64 layout channels_first
    window(any)
// expected-error @+1 {{no variant computes check_indices_i64_cf_any on base}}
argpool.kernel @check_indices_i64_cf_any for check_indices index i64 layout channels_first
    window(any)
argpool.kernel @max_unpool_scatter_x32_i64_cf_any for max_unpool_scatter elem x32 index i64
    layout channels_first window(any)

// -----

// The gather that adds has a scatter of its own.
argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
argpool.variant @serial for max_unpool_scatter targets [@base]
// expected-error @+1 {{no variant computes max_pool_backward_x32_i64_cf_any on base}}
argpool.kernel @max_pool_backward_x32_i64_cf_any for max_pool_backward elem x32 index i64
    layout channels_first window(any)
argpool.kernel @max_unpool_scatter_x32_i64_cf_any for max_unpool_scatter elem x32 index i64
    layout channels_first window(any)

// -----

// An element type that no variant covers: the sentence names the kernel.
argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
argpool.variant @rows for max_pool targets [@base] when <elem = [f32, f64]>
// expected-error @+1 {{no variant computes max_pool_bf16_none_cf_1dk2s2 on base}}
argpool.kernel @max_pool_bf16_none_cf_1dk2s2 for max_pool elem bf16 index none
    layout channels_first window(kernel [2])

// -----

// expected-error @+1 {{there is no argpool.target to choose rows for}}
module {
  argpool.kernel @max_pool_f32_i64_cf_any for max_pool elem f32 index i64 layout channels_first
      window(any)
}

// -----

argpool.costs @xeon cpu "GenuineIntel" family 6 model 207 {
  argpool.measured "a_row" cost <call = 7>
  // expected-error @+1 {{the cost of a_row is given twice}}
  argpool.measured "a_row" cost <call = 8>
}

// -----

argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
argpool.variant @rows for max_pool targets [@base]
argpool.row_cost for max_pool on "base" schedule "rows" when <window = any> cost <call = 1>
// expected-error @+1 {{a second cost of max_pool_f32_i64_cf_any__base_rows; narrow `when` of one}}
argpool.row_cost for max_pool on "base" schedule "rows" when <elem = [f32]> cost <call = 1>
argpool.kernel @max_pool_f32_i64_cf_any for max_pool elem f32 index i64 layout channels_first
    window(any)
