; On AVX2, every fourth lane of four vectors, from each of four on, is picked by transposing them.
; LLVM permutes each vector for each result.
; RUN: %opt -passes=argpool-transpose-stride4 %s | FileCheck %s

; CHECK-LABEL: @fourths
; CHECK: shufflevector <8 x float> %a, <8 x float> %c, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8,
; CHECK: %[[FIRST:.*]] = shufflevector <8 x float> %{{.*}}, <8 x float> %{{.*}}, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
; CHECK: store <8 x float> %[[FIRST]], ptr %to
define void @fourths(<8 x float> %a, <8 x float> %b, <8 x float> %c, <8 x float> %d, ptr %to) #0 {
  %ab = shufflevector <8 x float> %a, <8 x float> %b, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %cd = shufflevector <8 x float> %c, <8 x float> %d, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t0 = shufflevector <16 x float> %ab, <16 x float> %cd, <8 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28>
  %t1 = shufflevector <16 x float> %ab, <16 x float> %cd, <8 x i32> <i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %t2 = shufflevector <16 x float> %ab, <16 x float> %cd, <8 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32 26, i32 30>
  %t3 = shufflevector <16 x float> %ab, <16 x float> %cd, <8 x i32> <i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  store <8 x float> %t0, ptr %to
  %p1 = getelementptr float, ptr %to, i64 8
  store <8 x float> %t1, ptr %p1
  %p2 = getelementptr float, ptr %to, i64 16
  store <8 x float> %t2, ptr %p2
  %p3 = getelementptr float, ptr %to, i64 24
  store <8 x float> %t3, ptr %p3
  ret void
}

; One of the four is not wanted: nothing is transposed.
; CHECK-LABEL: @three
; CHECK: %t0 = shufflevector <16 x float>
define <8 x float> @three(<16 x float> %ab, <16 x float> %cd) #0 {
  %t0 = shufflevector <16 x float> %ab, <16 x float> %cd, <8 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28>
  ret <8 x float> %t0
}

attributes #0 = { "target-features"="+avx2" }
