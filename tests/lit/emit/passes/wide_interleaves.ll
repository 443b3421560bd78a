; 32-bit ARM interleaves numbers of 8, 16 and 32 bits: of 64 bits they are shuffled, and stored and
; loaded as they lie. Others are left alone, and so is one number a vector, which is no interleaving.
; RUN: %opt -passes=argpool-wide-interleaves %s | FileCheck %s
; RUN: %opt -passes=argpool-wide-interleaves %s | not grep -E "call.*neon.v(ld|st)[234].*v2(i|f)64"
target triple = "armv7-unknown-linux-gnueabihf"

; CHECK-LABEL: @two
; CHECK: %[[BOTH:.*]] = shufflevector <2 x i64> %a, <2 x i64> %b, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK: %[[ALL:.*]] = shufflevector <4 x i64> %[[BOTH]], <4 x i64> poison, <4 x i32> <i32 0, i32 2, i32 1, i32 3>
; CHECK: store <4 x i64> %[[ALL]], ptr %p, align 16
define void @two(ptr %p, <2 x i64> %a, <2 x i64> %b) {
  call void @llvm.arm.neon.vst2.p0.v2i64(ptr %p, <2 x i64> %a, <2 x i64> %b, i32 16)
  ret void
}

; CHECK-LABEL: @three
; CHECK: shufflevector {{.*}} <6 x i32> <i32 0, i32 2, i32 4, i32 1, i32 3, i32 5>
; CHECK: store <6 x double> {{.*}}, ptr %p, align 8
define void @three(ptr %p, <2 x double> %a, <2 x double> %b, <2 x double> %c) {
  call void @llvm.arm.neon.vst3.p0.v2f64(ptr %p, <2 x double> %a, <2 x double> %b, <2 x double> %c, i32 8)
  ret void
}

; CHECK-LABEL: @loaded
; CHECK: %[[ALL:.*]] = load <4 x i64>, ptr %p, align 8
; CHECK: shufflevector <4 x i64> %[[ALL]], <4 x i64> poison, <2 x i32> <i32 0, i32 2>
; CHECK: shufflevector <4 x i64> %[[ALL]], <4 x i64> poison, <2 x i32> <i32 1, i32 3>
define <2 x i64> @loaded(ptr %p) {
  %both = call { <2 x i64>, <2 x i64> } @llvm.arm.neon.vld2.v2i64.p0(ptr %p, i32 8)
  %second = extractvalue { <2 x i64>, <2 x i64> } %both, 1
  ret <2 x i64> %second
}

; CHECK-LABEL: @narrow
; CHECK: call void @llvm.arm.neon.vst2.p0.v4i32
; CHECK: call void @llvm.arm.neon.vst2.p0.v1i64
define void @narrow(ptr %p, <4 x i32> %a, <1 x i64> %b) {
  call void @llvm.arm.neon.vst2.p0.v4i32(ptr %p, <4 x i32> %a, <4 x i32> %a, i32 16)
  call void @llvm.arm.neon.vst2.p0.v1i64(ptr %p, <1 x i64> %b, <1 x i64> %b, i32 8)
  ret void
}

declare void @llvm.arm.neon.vst2.p0.v2i64(ptr, <2 x i64>, <2 x i64>, i32)
declare void @llvm.arm.neon.vst3.p0.v2f64(ptr, <2 x double>, <2 x double>, <2 x double>, i32)
declare { <2 x i64>, <2 x i64> } @llvm.arm.neon.vld2.v2i64.p0(ptr, i32)
declare void @llvm.arm.neon.vst2.p0.v4i32(ptr, <4 x i32>, <4 x i32>, i32)
declare void @llvm.arm.neon.vst2.p0.v1i64(ptr, <1 x i64>, <1 x i64>, i32)
