// Every fourth cell of a row is picked by transposing vectors of four, not by permuting each vector
// for each tap; so are planes that are lanes, of eight, and of AVX-512 of sixteen.
//
// DEFINE: %{row} = argpool-compile %s -q --cache=%t/cache --row=max_pool_f32_i64_cf_1dk4s4_
// RUN: %{row}_avx2_rows --emit=asm | FileCheck %s
// DEFINE: %{planes} = argpool-compile %s -q --cache=%t/cache --row=max_pool_f32_none_cf_2dk3s1p1_
// RUN: %{planes}_avx2_van_herk_planes --emit=asm | FileCheck %s
// DEFINE: %{sixteen} = argpool-compile %s -q --cache=%t/cache --row=max_pool_f32_i64_cf_2dk5s1p2_
// RUN: %{sixteen}_avx512_van_herk_planes --emit=asm | FileCheck %s --check-prefix=SIXTEEN

// CHECK-NOT: vpermps
// CHECK: vunpcklps {{.*}}%ymm
// CHECK-NOT: vpermps

// SIXTEEN-NOT: vperm{{[it]2|ps|d}}
// SIXTEEN: vunpcklps {{.*}}%zmm
// SIXTEEN-NOT: vperm{{[it]2|ps|d}}
// SIXTEEN: vpunpckldq {{.*}}%zmm
// SIXTEEN-NOT: vperm{{[it]2|ps|d}}

argpool.kernels for max_pool
    when <elem = [f32], index = [i64], layout = channels_first> window(kernel [4])
argpool.kernels for max_pool
    when <elem = [f32], index = [none], layout = channels_first>
    window(kernel [3, 3] stride [1, 1] pad [1, 1])
argpool.kernels for max_pool
    when <elem = [f32], index = [i64], layout = channels_first>
    window(kernel [5, 5] stride [1, 1] pad [2, 2])
