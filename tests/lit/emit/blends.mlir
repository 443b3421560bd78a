// At the ends of a row, cells that do not exist are masked out as they are loaded; what is loaded
// goes to registers, not to memory that would be read again at once.
//
// RUN: argpool-compile %s -q --cache=%t/cache --emit=llvm \
// RUN:     --row=max_pool_f32_i64_cf_2dk3s2p1__avx512_rows | FileCheck %s

// CHECK: define hidden noundef i32 @blends__max_pool_f32_i64_cf_2dk3s2p1__avx512_rows(
// CHECK-NOT: alloca [{{.*}} x float]
// CHECK: call <16 x float> @llvm.masked.load
// CHECK-NOT: @llvm.masked.store

argpool.kernels for max_pool when <elem = [f32], index = [i64], layout = channels_first>
    window(kernel [3, 3] stride [2, 2] pad [1, 1])
