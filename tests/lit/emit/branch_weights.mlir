// What is asked of all lanes is expected to be so: where no cell is a NaN, windows are not seen again,
// and what would see them again lies behind the kernel's loops.
//
// DEFINE: %{row} = argpool-compile %s -q --cache=%t/cache --emit=llvm --row=max_pool_f32_i64_cf_
// RUN: %{row}2dk3s2p1__avx512_row_block | FileCheck %s
// RUN: %{row}2dk3s2p1__base_rows | FileCheck %s --check-prefix=NONE

// CHECK:      %[[LANES:.+]] = bitcast <16 x i1> %{{.+}} to i16
// CHECK-NEXT: %[[ALL:.+]] = icmp eq i16 %[[LANES]], -1
// CHECK:      br i1 %[[ALL]], label %{{.+}}, label %{{.+}}, !prof ![[LIKELY:[0-9]+]]
// CHECK:      ![[LIKELY]] = !{!"branch_weights", i32 {{[0-9]+}}, i32 1}

// Rows that ask at every tap have no such branch.
// NONE-NOT: icmp eq i{{[0-9]+}} %{{.+}}, -1{{$}}

argpool.kernels for max_pool when <elem = [f32], index = [i64], layout = channels_first>
    window(kernel [3, 3] stride [2, 2] pad [1, 1])
