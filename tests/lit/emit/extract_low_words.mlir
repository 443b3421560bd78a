// Indices of 64 bits become keys of 32 by one permutation of the two vectors that hold them.
//
// DEFINE: %{row} = argpool-compile %s -q --cache=%t/cache --row=max_unpool_x32_i64_cf_2dk3s2p1_
// RUN: %{row}_avx512_overlap_k3s2 --emit=asm | FileCheck %s

// CHECK-NOT: vpmovqd
// CHECK: vperm{{[ti]}}2d {{.*}}%zmm
// CHECK-NOT: vpmovqd

argpool.kernels for max_unpool
    when <elem = [x32], index = [i64], layout = channels_first>
    window(kernel [3, 3] stride [2, 2] pad [1, 1])
