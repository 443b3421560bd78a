; AVX2: what is computed of every other element of two vectors is computed in the order of the shuffle
; within halves, and ordered at the end, once; AVX-512 has one instruction for it.
; RUN: %opt -passes=argpool-order-lanes-last %s | FileCheck %s

; CHECK-LABEL: @computed
; CHECK: shufflevector <8 x float> %a, <8 x float> %b, <8 x i32> <i32 0, i32 2, i32 8, i32 10, i32 4, i32 6, i32 12, i32 14>
; CHECK: fadd
; CHECK: shufflevector <8 x float> %{{.*}}, <8 x float> poison, <8 x i32> <i32 0, i32 1, i32 4, i32 5, i32 2, i32 3, i32 6, i32 7>
; CHECK: ret
define <8 x float> @computed(<8 x float> %a, <8 x float> %b) #0 {
  %even = shufflevector <8 x float> %a, <8 x float> %b, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %odd = shufflevector <8 x float> %a, <8 x float> %b, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %sum = fadd <8 x float> %even, %odd
  ret <8 x float> %sum
}

; CHECK-LABEL: @avx512
; CHECK-COUNT-2: shufflevector
; CHECK-NOT: shufflevector
; CHECK: ret
define <8 x float> @avx512(<8 x float> %a, <8 x float> %b) #1 {
  %even = shufflevector <8 x float> %a, <8 x float> %b, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %odd = shufflevector <8 x float> %a, <8 x float> %b, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %sum = fadd <8 x float> %even, %odd
  ret <8 x float> %sum
}

attributes #0 = { "target-features"="+avx2" }
attributes #1 = { "target-features"="+avx2,+avx512f" }
