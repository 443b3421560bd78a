// What GPUs run: four cells of 32 bits are loaded and stored at once where lines are whole vectors,
// inputs are read through the read-only cache, nothing lies in local memory, and no thread divides:
// hosts compute the factors.
// DEFINE: %{shown} = argpool-compile %s --name=device -q --cache=%t/cache --emit=device -o -
// RUN: %{shown} --targets=cuda | FileCheck %s --check-prefix=ALL --implicit-check-not=.local
// RUN: %{shown} --targets=cuda --row=max_pool_f32_u8_cl_2dk3s2p1__cuda_gpu_v4 \
// RUN:   | FileCheck %s --check-prefix=POOL
// RUN: %{shown} --targets=cuda --row=max_pool_f32_i64_cl_2dk3s2p1__cuda_gpu_v4 \
// RUN:   | FileCheck %s --check-prefix=WIDE
// RUN: %{shown} --targets=cuda --row=max_unpool_x32_i64_cf_2dk2s2__cuda_gpu_v4 \
// RUN:   | FileCheck %s --check-prefix=FIRST --implicit-check-not=div.u --implicit-check-not=div.s
// RUN: %{shown} --targets=cuda --row=max_unpool_x32_i64_cl_2dk2s2__cuda_gpu_v4 \
// RUN:   | FileCheck %s --check-prefix=LAST
// RUN: %{shown} --targets=cuda --row=max_pool_backward_f32_i64_cf_2dk3s2p1__cuda_gpu_v4 \
// RUN:   | FileCheck %s --check-prefix=SUM
// RUN: %{shown} --targets=opencl --row=max_pool_f32_u8_cl_2dk3s2p1__opencl_gpu_v4 \
// RUN:   | FileCheck %s --check-prefix=CL
// RUN: not %{shown} 2>&1 | FileCheck %s --check-prefix=CPU

// ALL: .target sm_80
// ALL: ld.global.nc.
// CPU: --emit=device shows what a device runs, and no target is for one; name one, say --targets=cuda

// Nine taps of four channels, their values, and four numbers of taps. No comparison flushes
// subnormal numbers.
argpool.kernels for max_pool when <layout = channels_last, elem = [f32], index = [u8, i64]>
    window(kernel [3, 3] stride [2, 2] pad [1, 1])
// POOL-NOT: ld.global.nc.b
// POOL-COUNT-9: ld.global.nc.v4.b32
// POOL-NOT: ld.global
// POOL-NOT: .ftz
// POOL: st.global.v4.b32
// POOL: st.global.b32
// WIDE-NOT: st.global
// WIDE: st.global.v4.b32 [%rd{{[0-9]+}}], {
// WIDE: st.global.v2.b64 [%rd[[AT:[0-9]+]]+0], {%rd{{[0-9]+}}, %rd{{[0-9]+}}};
// WIDE-NEXT: st.global.v2.b64 [%rd[[AT]]+16], {
// WIDE-NOT: st.global
// CL: __kernel void _kernel_out
// CL-COUNT-9: = ((__address_space__src int4 *)_src)[
// CL: ((__address_space__out_0 int4 *)_out_0)[{{.*}}] =

// Of indices, the low halves tell which cell of a tile of 4x2 it is: two windows, loaded once.
argpool.kernels for max_unpool when <elem = [x32], index = [i64]> window(kernel [2, 2])
// FIRST-COUNT-4: ld.global.nc.b32
// FIRST-NOT: ld.global
// FIRST-COUNT-2: st.global.v2.b64
// LAST-COUNT-4: ld.global.nc.b32
// LAST: ld.global.nc.v4.b32
// LAST-NOT: ld.global
// LAST-COUNT-4: st.global.v4.b32

argpool.kernels for max_pool_backward when <elem = [f32], index = [i64], layout = channels_first>
    window(kernel [3, 3] stride [2, 2] pad [1, 1])
// SUM-NOT: atom
// SUM: add{{(.rn)?}}.f32
// SUM: st.global.v4.b32
