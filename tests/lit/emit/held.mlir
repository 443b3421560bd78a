// What a channels-last stream holds on avx2 before it stores cells begins with a page: it is looked
// for half a page from them. Ordinary stores wait for nothing, and hold nothing.
//
// DEFINE: %{row} = argpool-compile %s -q --cache=%t/cache --row=max_unpool_x32_i64_cl_2dk2s2_
// RUN: %{row}_avx2_replicate_channels_v16_stream64 --emit=llvm | FileCheck %s
// RUN: %{row}_avx2_replicate_channels --emit=llvm | FileCheck %s --check-prefix=WIDE

// CHECK: alloca [{{[0-9]+}} x i32], align 4096
// CHECK: store <8 x {{i32|float}}> {{.*}} !nontemporal

// WIDE: define {{.*}}avx2_replicate_channels(
// WIDE-NOT: align 4096

argpool.kernels for max_unpool
    when <elem = [x32], index = [i64], layout = channels_last> window(kernel [2, 2])
