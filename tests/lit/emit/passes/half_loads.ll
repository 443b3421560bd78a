; A f16 number that is loaded to be widened comes as an integer, where the CPU has F16C; a number with
; another use, and other CPUs', are left alone.
; RUN: %opt -passes=argpool-half-loads %s | FileCheck %s
; RUN: %opt -passes=argpool-half-loads %s | llc -mtriple=x86_64-linux-gnu | FileCheck %s --check-prefix=ASM

; CHECK-LABEL: @widened
; CHECK: %[[BITS:.*]] = load i16, ptr %from, align 2
; CHECK: zext i16 %[[BITS]] to i32
; CHECK: fpext <4 x half> %{{.*}} to <4 x float>
; CHECK-NOT: load half
; ASM-LABEL: widened:
; ASM-NOT: vpinsrw
; ASM: movzwl (%rdi)
; ASM: vcvtph2ps
define float @widened(ptr %from) #0 {
  %half = load half, ptr %from, align 2
  %wide = fpext half %half to float
  ret float %wide
}

; CHECK-LABEL: @kept
; CHECK: load half
define float @kept(ptr %from, ptr %to) #0 {
  %half = load half, ptr %from, align 2
  store half %half, ptr %to, align 2
  %wide = fpext half %half to float
  ret float %wide
}

; CHECK-LABEL: @other
; CHECK: load half
define float @other(ptr %from) {
  %half = load half, ptr %from, align 2
  %wide = fpext half %half to float
  ret float %wide
}

attributes #0 = { "target-features"="+avx2,+f16c" }
