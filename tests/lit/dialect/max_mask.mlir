// max_mask: spelling, its type, its kernel, its function, and refusals.
// RUN: argpool-opt %s | argpool-opt | FileCheck %s
// RUN: argpool-opt %s --argpool-collect-kernels | FileCheck %s --check-prefix=KERNEL
// RUN: cp %s %t.mlir
// RUN: argpool-compile %t.mlir --name=masks --targets=avx2,avx512 --emit=plan | FileCheck %s --check-prefix=PLAN

// CHECK-LABEL: func.func @mask
// CHECK: argpool.max_mask %arg0 window(kernel [2, 2] stride [2, 2] ceil_mode) layout(channels_last) : tensor<?x8x5x4xf16>
// KERNEL: argpool.kernel @max_mask_f16_none_cl_2dk2s2 for max_mask elem f16 index none layout channels_last window(kernel [2, 2] stride [2, 2])
// PLAN: argpool.kernel @max_mask_f16_none_cl_2dk2s2__avx512_rows
// PLAN: argpool.kernel @max_mask_f16_none_cl_2dk2s2__avx2_rows
// PLAN: argpool.kernel @max_mask_f16_none_cl_2dk2s2__base_rows
func.func @mask(%x: tensor<?x8x5x4xf16>) -> tensor<?x8x5x4xf16> {
  %d = argpool.max_mask %x window(kernel [2, 2] ceil_mode) layout(channels_last)
      : tensor<?x8x5x4xf16>
  return %d : tensor<?x8x5x4xf16>
}
