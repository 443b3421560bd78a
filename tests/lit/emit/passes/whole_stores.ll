; A store that keeps some lanes of what lies there is marked, so that the code generator stores all
; lanes; other stores are left alone.
; RUN: %opt -passes=argpool-whole-stores %s | FileCheck %s
; RUN: %opt -passes=argpool-whole-stores %s | llc -mattr=+avx2 | FileCheck %s --check-prefix=WHOLE
; RUN: llc -mattr=+avx2 -o - %s | FileCheck %s --check-prefix=MASKED

target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: @kept
; CHECK: store volatile <8 x float>
; WHOLE-LABEL: kept:
; WHOLE-NOT: vmaskmov
; WHOLE: vmovups %ymm{{[0-9]+}}, (%rdi)
; MASKED-LABEL: kept:
; MASKED: vmaskmovps
define void @kept(ptr %to, <8 x float> %new, <8 x float> %than) {
  %old = load <8 x float>, ptr %to, align 4
  %less = fcmp olt <8 x float> %new, %than
  %both = select <8 x i1> %less, <8 x float> %new, <8 x float> %old
  store <8 x float> %both, ptr %to, align 4
  ret void
}

; CHECK-LABEL: @elsewhere
; CHECK: store <8 x float>
define void @elsewhere(ptr %from, ptr %to, <8 x float> %new, <8 x float> %than) {
  %old = load <8 x float>, ptr %from, align 4
  %less = fcmp olt <8 x float> %new, %than
  %both = select <8 x i1> %less, <8 x float> %new, <8 x float> %old
  store <8 x float> %both, ptr %to, align 4
  ret void
}

; CHECK-LABEL: @scalar
; CHECK: store float
define void @scalar(ptr %to, float %new, i1 %wins) {
  %old = load float, ptr %to, align 4
  %both = select i1 %wins, float %new, float %old
  store float %both, ptr %to, align 4
  ret void
}
