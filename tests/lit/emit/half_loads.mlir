// f16 numbers that are converted one by one are loaded as integers: a load into a vector register
// would wait for what that register held.
//
// DEFINE: %{row} = argpool-compile %s -q --cache=%t/cache --row=max_pool_backward_scatter_f16_
// RUN: %{row}i32_cf_any__avx2_rounded --emit=asm | FileCheck %s

// CHECK-NOT: vpinsrw $0, {{.*}}(%r
// CHECK: movzwl {{.*}}(%r
// CHECK-NOT: vpinsrw $0, {{.*}}(%r

argpool.kernels for max_pool_backward_scatter
    when <elem = [f16], index = [i32], layout = channels_first> window(any)
