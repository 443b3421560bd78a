// Where a schedule wants numbers by themselves, it calls argpool_by_itself: cells are loaded from
// addresses that are the low halves of indices, and no vector is made of these and taken apart
// again. None of the calls is left.
//
// DEFINE: %{row} = argpool-compile %s -q --cache=%t/cache \
// DEFINE:     --row=max_unpool_backward_x32_i64_cf_any__avx2_scalar_loads
// RUN: %{row} --emit=llvm | FileCheck %s
// RUN: %{row} --emit=asm | FileCheck %s --check-prefix=ASM

// CHECK:     define {{.*}}max_unpool_backward_x32_i64_cf_any__avx2_scalar_loads
// CHECK-NOT: argpool_by_itself

// ASM:      movslq {{[0-9]*}}({{%r[a-z0-9]+,%r[a-z0-9]+}},8), [[FIRST:%r[a-z0-9]+]]
// ASM-NEXT: vmovd ([[CELLS:%r[a-z0-9]+]],[[FIRST]],4), %xmm
// ASM-NEXT: movslq {{[0-9]*}}({{%r[a-z0-9]+,%r[a-z0-9]+}},8), [[NEXT:%r[a-z0-9]+]]
// ASM-NEXT: vpinsrd $1, ([[CELLS]],[[NEXT]],4)

argpool.kernels for max_unpool_backward when <elem = [x32], index = [i64], layout = channels_first> window(any)
