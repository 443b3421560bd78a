// Whatever a spec may ask for (C7, C16), the list we ship has rows for: for the CPU with the fewest
// features, for all targets of its architecture together, and for ARM.
// RUN: bash -c "cat %source/generators/variants.mlir %source/generators/variants/*.mlir %s > %t"
// RUN: argpool-opt %t --argpool-collect-kernels --argpool-select-variants=targets=base | FileCheck %s
// RUN: argpool-opt %t --argpool-collect-kernels --argpool-select-variants | FileCheck %s
// RUN: argpool-opt %t --argpool-collect-kernels --argpool-select-variants=targets=opencl,cuda \
// RUN:   | FileCheck %s --check-prefix=DEVICE --implicit-check-not=exact
// RUN: argpool-opt %t --argpool-collect-kernels --argpool-select-variants=targets=neon -o %t.neon
// RUN: bash -c "sed 's/__neon/__base/' %t.neon" | FileCheck %s
// RUN: argpool-opt %t --argpool-collect-kernels --argpool-select-variants=targets=neon32 -o %t.32
// RUN: bash -c "sed 's/__neon32/__base/' %t.32" | FileCheck %s

argpool.kernels for max_pool window(any)
argpool.kernels for max_pool window(kernel [4])
argpool.kernels for max_pool window(kernel [3, 2] stride [2, 2] pad [1, 0] dilation [1, 2])
argpool.kernels for max_pool window(kernel [2, 2, 2])
// CHECK-DAG: @max_pool_bf16_u16_cl_any__base_
// CHECK-DAG: @max_pool_i8_none_cf_1dk4s4__base_
// CHECK-DAG: @max_pool_i64_i32_cf_2dk3x2s2p1x0d1x2__base_
// CHECK-DAG: @max_pool_u8_u8_cl_3dk2s2__base_

argpool.kernels for max_unpool window(any)
argpool.kernels for max_unpool window(kernel [4])
argpool.kernels for max_unpool window(kernel [3, 2] stride [2, 2] pad [1, 0] dilation [1, 2])
argpool.kernels for max_unpool window(kernel [2, 2, 2])
argpool.kernels for max_unpool_scatter window(any)
// CHECK-DAG: @max_unpool_x8_u16_cl_1dk4s4__base_
// CHECK-DAG: @max_unpool_x64_i32_cf_3dk2s2__base_
// CHECK-DAG: @max_unpool_scatter_x16_u16_cf_any__base_

argpool.kernels for max_pool_backward window(any)
argpool.kernels for max_pool_backward window(kernel [4])
argpool.kernels for max_pool_backward window(kernel [3, 2] stride [2, 2] pad [1, 0])
argpool.kernels for max_pool_backward window(kernel [2, 2, 2])
argpool.kernels for max_pool_backward_scatter window(any)
// CHECK-DAG: @max_pool_backward_f16_u16_cl_2dk3x2s2p1x0__base_
// CHECK-DAG: @max_pool_backward_x8_u8_cf_3dk2s2__base_
// CHECK-DAG: @max_pool_backward_scatter_bf16_i32_cl_any__base_

argpool.kernels for max_unpool_backward window(any)
argpool.kernels for max_unpool_backward when <index = [u8, u16]> window(kernel [4])
argpool.kernels for max_unpool_backward when <index = [u8, u16]> window(kernel [3, 3] stride [2, 2])
argpool.kernels for max_unpool_backward when <index = [u8, u16]> window(kernel [2, 2, 2])
argpool.kernels for max_unpool_backward_exact window(any)
// CHECK-DAG: @max_unpool_backward_x16_u16_cl_2dk3s2__base_
// CHECK-DAG: @max_unpool_backward_x64_i64_cf_any__base_
// CHECK-DAG: @max_unpool_backward_exact_x8_u8_cl_any__base_

argpool.kernels for check_indices window(any)
argpool.kernels for check_indices window(kernel [4])
argpool.kernels for check_indices window(kernel [3, 2] stride [2, 2] pad [1, 0] dilation [1, 2])
argpool.kernels for check_indices window(kernel [2, 2, 2])
argpool.kernels for locate_index window(any)
// CHECK-DAG: @check_indices_u16_cl_3dk2s2__base_
// CHECK-DAG: @locate_index_u16_cl_any__base_
argpool.kernels for report_index window(any)
// DEVICE-DAG: @max_pool_bf16_u16_cl_any__opencl_gpu
// DEVICE-DAG: @max_unpool_x8_u16_cl_any__cuda_gpu
// DEVICE-DAG: @max_unpool_scatter_x16_u16_cf_any__opencl_gpu
// DEVICE-DAG: @max_pool_backward_f16_u16_cl_2dk3x2s2p1x0__cuda_gpu
// DEVICE-DAG: @max_pool_backward_scatter_bf16_i32_cl_any__cuda_gpu
// DEVICE-DAG: @max_unpool_backward_x64_i64_cf_any__opencl_gpu
// DEVICE-DAG: @check_indices_u16_cl_any__opencl_gpu
// DEVICE-DAG: @locate_index_u16_cl_any__cuda_gpu
// DEVICE-DAG: @report_index_i64_cf_any__opencl_gpu
