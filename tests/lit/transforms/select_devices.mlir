// Targets of devices are chosen by name only, and have rows of their own for all they are asked for:
// there is no exact gradient on devices, and only there is a wrong index reported by a kernel.
// RUN: bash -c "cat %source/generators/variants.mlir %source/generators/variants/*.mlir %s > %t"
// RUN: argpool-opt %t --argpool-collect-kernels --argpool-select-variants \
// RUN:   | FileCheck %s --implicit-check-not=opencl
// RUN: argpool-opt %t --argpool-collect-kernels --argpool-select-variants=targets=base,opencl \
// RUN:   | FileCheck %s --check-prefixes=CHECK,DEVICE --implicit-check-not=cuda
// RUN: argpool-opt %t --argpool-collect-kernels --argpool-select-variants=targets=cuda \
// RUN:   | FileCheck %s --check-prefix=CUDA --implicit-check-not=base

// DEVICE: argpool.target @opencl {{.*}} device opencl vector_bytes 16 needs(sse41)
// DEVICE: argpool.kernel @max_pool_f32_i64_cf_2dk2s2__opencl_gpu {{.*}} on @opencl schedule "gpu" lanes 1
// CHECK: argpool.kernel @max_pool_f32_i64_cf_2dk2s2__base_rows
// CUDA: argpool.kernel @max_pool_f32_i64_cf_2dk2s2__cuda_gpu
func.func @pools(%x: tensor<1x8x32x32xf32>) -> tensor<1x8x16x16xi64> {
  %v, %i = argpool.max_pool %x window(kernel [2, 2]) index(plane : i64) : tensor<1x8x32x32xf32>
  return %i : tensor<1x8x16x16xi64>
}
