// Every refusal of measured costs.
// RUN: argpool-opt %s --split-input-file --verify-diagnostics

argpool.costs @xeon cpu "GenuineIntel" family 6 model 207 {
  // expected-error @+1 {{unknown key 'cycles'; known are call, plane, row, vector, width, tail, cell, input, thin, tap, step, far, cache, deep, last}}
  argpool.measured "a_row" cost <cycles = 1>
}

// -----

argpool.costs @xeon cpu "GenuineIntel" family 6 model 207 {
  // expected-error @+1 {{expected a finite number, not negative}}
  argpool.measured "a_row" cost <vector = -1>
}

// -----

argpool.costs @xeon cpu "GenuineIntel" family 6 model 207 {
  // expected-error @+1 {{'call' is given twice}}
  argpool.measured "a_row" cost <call = 1, call = 2>
}

// -----

argpool.costs @xeon cpu "GenuineIntel" family 6 model 207 {
  // expected-error @+1 {{expected attribute value}}
  argpool.measured a_row cost <call = 1>
}

// -----

// expected-error @+1 {{'argpool.measured' op expects parent op 'argpool.costs'}}
argpool.measured "a_row" cost <call = 1>

// -----

// expected-error @+1 {{cpu is ""; accepted are CPUID's vendors, of 1 to 12 characters}}
argpool.costs @xeon cpu "" family 6 model 207

// -----

// expected-error @+1 {{cpu is "GenuineIntel2"; accepted are CPUID's vendors, of 1 to 12 characters}}
argpool.costs @xeon cpu "GenuineIntel2" family 6 model 207

// -----

// expected-error @+1 {{family is -1; accepted are 0 to 65535}}
argpool.costs @xeon cpu "GenuineIntel" family -1 model 207

// -----

// expected-error @+1 {{model is 65536; accepted are 0 to 65535}}
argpool.costs @xeon cpu "GenuineIntel" family 6 model 65536

// -----

argpool.costs @xeon cpu "GenuineIntel" family 6 model 207 {
  // expected-error @+1 {{is no argpool.measured and no argpool.factor, and in argpool.costs}}
  func.func private @f()
}

// -----

argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
// expected-error @+1 {{measured on @base, which is not an argpool.costs of this module}}
argpool.kernel @k for max_pool elem f32 index i64 layout channels_first window(any)
    on @base schedule "rows" lanes 8 measured {base = <call = 1>}

// -----

argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
argpool.costs @xeon cpu "GenuineIntel" family 6 model 207
// expected-error @+1 {{has costs that were measured, and one that was guessed}}
argpool.kernel @k for max_pool elem f32 index i64 layout channels_first window(any)
    on @base schedule "rows" lanes 8 cost <call = 2> measured {xeon = <call = 1>}

// -----

argpool.kernel @k for max_pool elem f32 index i64 layout channels_first window(any)
    // expected-error @+1 {{'xeon' is given twice}}
    on @base schedule "rows" lanes 8 measured {xeon = <call = 1>, xeon = <call = 1>}

// -----

argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
// expected-error @+1 {{measured is {xeon = 1 : i64}; accepted are costs by CPU}}
"argpool.kernel"() {sym_name = "k", kind = #argpool<kernel_kind max_pool>,
    elem = #argpool<elem_kind f32>, index = #argpool<index_kind i64>, target = @base,
    schedule = "rows", lanes = 8 : i64, measured = {xeon = 1},
    layout = #argpool<layout channels_first>, window = #argpool.window<any>} : () -> ()

// -----

// expected-note @+1 {{see existing symbol definition here}}
argpool.costs @xeon cpu "GenuineIntel" family 6 model 207
// expected-error @+1 {{redefinition of symbol named 'xeon'}}
argpool.costs @xeon cpu "GenuineIntel" family 6 model 143

// -----

// expected-error @+1 {{shares, by threads, 1, stream, missed and memory; accepted are two threads or more, and numbers above 0, or missed 0}}
argpool.costs @xeon cpu "GenuineIntel" family 6 model 207
    shared threads 1 stream 0.041 missed 0.01 memory 33554432

// -----

// expected-error @+1 {{unknown key 'cycles'; known are call, base, avx2, avx512, far, deep, stream_call, stream_far, stream_deep, cache, last}}
argpool.costs @xeon cpu "GenuineIntel" family 6 model 207 machine <cycles = 1>

// -----

// expected-error @+1 {{expected a finite number, not negative}}
argpool.factor -1 for max_pool on "avx2" when <elem = [f16]>

// -----

// expected-error @+2 {{expected 'memory'}}
argpool.costs @xeon cpu "GenuineIntel" family 6 model 207 shared threads 2 stream 0.041 missed 0.01
