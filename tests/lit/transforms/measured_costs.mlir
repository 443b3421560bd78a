// Measured costs take the place of the variant's, for the rows of their names alone: those of each
// kind of CPU that measured any row, or else of the nearest that measured this one.
// RUN: argpool-opt %s --argpool-select-variants --split-input-file | FileCheck %s
// RUN: argpool-opt %s --argpool-select-variants --split-input-file > %t.once
// RUN: argpool-opt %t.once --argpool-select-variants --split-input-file | diff %t.once -

argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
argpool.variant @rows for max_pool targets [@base] cost <call = 50, cell = 1>
argpool.variant @narrow for max_pool targets [@base] cost <cell = 2>
argpool.variant @wide for max_pool targets [@base] cost <cell = 3>
argpool.variant @unknown for max_pool targets [@base]
// CHECK-NOT: argpool.measured
// CHECK-NOT: @via
// CHECK: argpool.costs @new cpu "GenuineIntel" family 6 model 207{{$}}
// CHECK-NEXT: argpool.costs @old cpu "GenuineIntel" family 6 model 85{{$}}
// CHECK-NEXT: argpool.costs @epyc cpu "AuthenticAMD" family 25 model 17{{$}}
argpool.costs @new cpu "GenuineIntel" family 6 model 207 {
  argpool.measured "max_pool_f32_i64_cf_any__base_rows" cost <call = 7, vector = 0.5>
  argpool.measured "max_pool_f32_i64_cf_any__base_narrow" cost <call = 9>
  argpool.measured "a_row_of_another_library" cost <call = 7>
}
argpool.costs @via cpu "CentaurHauls" family 7 model 11 {
  argpool.measured "a_row_of_another_library" cost <call = 8>
}
argpool.costs @old cpu "GenuineIntel" family 6 model 85 {
  argpool.measured "max_pool_f32_i64_cf_any__base_rows" cost <call = 8>
}
argpool.costs @epyc cpu "AuthenticAMD" family 25 model 17 {
  argpool.measured "max_pool_f32_i64_cf_any__base_rows" cost <call = 5>
  argpool.measured "max_pool_f32_i64_cf_any__base_wide" cost <call = 6>
}
// CHECK: argpool.kernel @max_pool_f32_i64_cf_any__base_rows {{.*}} lanes 4 measured {epyc = <call = 5>, new = <call = 7, vector = 0.5>, old = <call = 8>}
// CHECK: argpool.kernel @max_pool_f32_i64_cf_any__base_narrow {{.*}} lanes 4 measured {epyc = <call = 9>, new = <call = 9>, old = <call = 9>}
// CHECK: argpool.kernel @max_pool_f32_i64_cf_any__base_wide {{.*}} lanes 4 measured {epyc = <call = 6>, new = <call = 6>, old = <call = 6>}
// CHECK: argpool.kernel @max_pool_f32_i64_cf_any__base_unknown {{.*}} lanes 4{{$}}
argpool.kernel @max_pool_f32_i64_cf_any for max_pool elem f32 index i64 layout channels_first
    window(any)

// -----

// The nearest is a CPU of the vendor, whatever its family, and of the family, whatever its model.
argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
argpool.variant @rows for max_pool targets [@base] cost <call = 50>
argpool.variant @wide for max_pool targets [@base] cost <call = 50>
argpool.variant @third for max_pool targets [@base] cost <call = 50>
argpool.costs @intel cpu "GenuineIntel" family 6 model 207 {
  argpool.measured "max_pool_f32_i64_cf_any__base_rows" cost <call = 1>
}
argpool.costs @zen2 cpu "AuthenticAMD" family 23 model 49 {
  argpool.measured "max_pool_f32_i64_cf_any__base_rows" cost <call = 2>
}
argpool.costs @zen3 cpu "AuthenticAMD" family 25 model 1 {
  argpool.measured "max_pool_f32_i64_cf_any__base_rows" cost <call = 3>
}
argpool.costs @zen4 cpu "AuthenticAMD" family 25 model 97 {
  argpool.measured "max_pool_f32_i64_cf_any__base_wide" cost <call = 4>
}
// Where features are known, one that has the same is nearer than a nearer model.
argpool.costs @zen4c cpu "AuthenticAMD" family 25 model 8 has(avx2, avx512f) {
  argpool.measured "max_pool_f32_i64_cf_any__base_third" cost <call = 5>
}
argpool.costs @desktop cpu "AuthenticAMD" family 25 model 33 has(avx2) {
  argpool.measured "max_pool_f32_i64_cf_any__base_third" cost <call = 6>
}
argpool.costs @server cpu "AuthenticAMD" family 25 model 2 has(avx2) {
  argpool.measured "max_pool_f32_i64_cf_any__base_rows" cost <call = 7>
}
// CHECK: argpool.kernel @max_pool_f32_i64_cf_any__base_rows {{.*}} measured {desktop = <call = 7>, intel = <call = 1>, server = <call = 7>, zen2 = <call = 2>, zen3 = <call = 3>, zen4 = <call = 7>, zen4c = <call = 3>}
// CHECK: argpool.kernel @max_pool_f32_i64_cf_any__base_third {{.*}} measured {desktop = <call = 6>, {{.*}}server = <call = 6>, {{.*}}zen4c = <call = 5>}
argpool.kernel @max_pool_f32_i64_cf_any for max_pool elem f32 index i64 layout channels_first
    window(any)
