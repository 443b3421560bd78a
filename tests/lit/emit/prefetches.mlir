// Rows that go along several rows of cells at a time prefetch cells, line by line of the cache; those
// that are bound by computing, or whose target is not x86, do not.
//
// DEFINE: %{row} = argpool-compile %s -q --cache=%t/cache --row=max_pool_f32_i64_
// RUN: %{row}cf_2dk2s2__avx512_rows_stream --emit=llvm | FileCheck %s
// RUN: %{row}cf_2dk2s2__avx512_rows --emit=asm | FileCheck %s --check-prefix=ASM
// RUN: %{row}cf_2dk2s2__avx512_rows_v8 --emit=llvm | FileCheck %s --check-prefix=NONE
// RUN: %{row}cl_2dk2s2__avx512_channels_stream --emit=llvm | FileCheck %s --check-prefix=NONE
// RUN: argpool-compile %s -q --cache=%t/cache --targets=neon --emit=llvm \
// RUN:     --row=max_pool_f32_i64_cf_2dk2s2__neon_rows | FileCheck %s --check-prefix=NONE
// RUN: argpool-compile %s -q --cache=%t/cache --emit=llvm \
// RUN:     --row=max_unpool_backward_x32_i64_cf_any__avx512_rows_v8 \
// RUN:   | FileCheck %s --check-prefix=NONE
// RUN: argpool-compile %s -q --cache=%t/cache --emit=llvm \
// RUN:     --row=max_unpool_backward_x32_i64_cl_2dk2s2__avx512_window_probe_stream \
// RUN:   | FileCheck %s --check-prefix=CELLS
// RUN: argpool-compile %s -q --cache=%t/cache --emit=llvm \
// RUN:     --row=max_unpool_x32_i64_cf_2dk2s2__avx512_replicate_v8_stream16 | FileCheck %s --check-prefix=WINDOWS
// RUN: argpool-compile %s -q --cache=%t/cache --emit=llvm \
// RUN:     --row=max_unpool_x32_i64_cf_2dk2s2__avx512_replicate_stream | FileCheck %s --check-prefix=NONE
// RUN: argpool-compile %s -q --cache=%t/cache --emit=llvm \
// RUN:     --row=max_unpool_x32_i64_cl_2dk3s2p1__avx512_overlap_channels_stream | FileCheck %s --check-prefix=LAST
// RUN: argpool-compile %s -q --cache=%t/cache --emit=llvm \
// RUN:     --row=max_unpool_x32_i64_cl_2dk2s2__avx2_replicate_channels_ahead | FileCheck %s --check-prefix=OUT
// RUN: argpool-compile %s -q --cache=%t/cache --emit=llvm \
// RUN:     --row=max_unpool_x32_i64_cl_2dk2s2__avx2_replicate_channels | FileCheck %s --check-prefix=NONE
// RUN: argpool-compile %s -q --cache=%t/cache --emit=llvm \
// RUN:     --row=max_unpool_x32_i64_cf_2dk2s2__avx2_replicate_v16_ahead | FileCheck %s --check-prefix=LINES

// Sixteen values are made of four lines of cells.
// CHECK:         %[[AT:.+]] = getelementptr i8, ptr %[[NEXT:.+]], i64 16384
// CHECK-NEXT:    call void @llvm.prefetch.p0(ptr %[[AT]], i32 0, i32 3, i32 1)
// CHECK-COUNT-3: call void @llvm.prefetch
// CHECK-NOT:     call void @llvm.prefetch
// CHECK:         store <16 x float> {{.*}}!nontemporal

// ASM-COUNT-4: prefetcht0
// ASM-NEXT:    vmovups %zmm

// Indices are prefetched, and cells of both rows.
// CELLS-COUNT-6: call void @llvm.prefetch.p0(ptr %{{.+}}, i32 0, i32 3, i32 1)
// CELLS-NOT:     call void @llvm.prefetch
// CELLS:         !nontemporal

// Windows' indices, and values, are prefetched a page ahead.
// WINDOWS:      %[[AT:.+]] = getelementptr i8, ptr %[[HERE:.+]], i64 4096
// WINDOWS-NEXT: call void @llvm.prefetch.p0(ptr %[[AT]], i32 0, i32 3, i32 1)
// WINDOWS-NEXT: load <8 x i64>, ptr %[[HERE]]

// Of the four windows over a group of cells, the last one alone is.
// LAST-COUNT-3: call void @llvm.prefetch
// LAST-NOT:     call void @llvm.prefetch
// LAST:         !nontemporal

// Cells are prefetched where those before them are stored.
// OUT:      %[[AT:.+]] = getelementptr i8, ptr %[[HERE:.+]], i64 2048
// OUT-NEXT: call void @llvm.prefetch.p0(ptr %[[AT]], i32 1, i32 3, i32 1)
// OUT-NEXT: store <8 x i32> %{{.+}}, ptr %[[HERE]]

// A line once, of the two vectors in it, and of each row of cells.
// LINES-COUNT-2:   call void @llvm.prefetch.p0(ptr %{{.+}}, i32 1, i32 3, i32 1)
// LINES:           store <8 x i32>
// LINES-NOT:       call void @llvm.prefetch

// NONE-NOT: @llvm.prefetch

argpool.kernels for max_pool when <elem = [f32], index = [i64]> window(kernel [2, 2])
argpool.kernels for max_unpool_backward when <elem = [x32], index = [i64]> window(any)
argpool.kernels for max_unpool_backward when <elem = [x32], index = [i64]> window(kernel [2, 2])
argpool.kernels for max_unpool when <elem = [x32], index = [i64]> window(kernel [2, 2])
argpool.kernels for max_unpool when <elem = [x32], index = [i64]>
    window(kernel [3, 3] stride [2, 2] pad [1, 1])
