; A fault of LLVM's 32-bit ARM back end (14 to 22), for which tools/emit/passes/wide_interleaves.cpp
; is there: NEON does not interleave 64-bit numbers, and the opcode is read from behind the table of
; those that there are (ARMDAGToDAGISel::SelectVST). These 32 bytes are stored as 24, shuffled by
; bytes. Where this test fails, LLVM is mended: the pass may go, or what LLVM refuses now is still
; what Halide emits.
; RUN: llc -O2 -mattr=+neon %s -o - | FileCheck %s
; The same through the pass.
; RUN: %opt -passes=argpool-wide-interleaves %s | llc -O2 -mattr=+neon | FileCheck %s --check-prefix=OURS
target triple = "armv7-unknown-linux-gnueabihf"

; CHECK-LABEL: two:
; CHECK: vst3.8
; OURS-LABEL: two:
; OURS-NOT: vst{{[234]}}
; OURS: vst1.64
; OURS: vst1.64
; OURS-NOT: vst{{[234]}}
define void @two(ptr %p, <2 x i64> %a, <2 x i64> %b) {
  call void @llvm.arm.neon.vst2.p0.v2i64(ptr %p, <2 x i64> %a, <2 x i64> %b, i32 8)
  ret void
}
declare void @llvm.arm.neon.vst2.p0.v2i64(ptr, <2 x i64>, <2 x i64>, i32)
