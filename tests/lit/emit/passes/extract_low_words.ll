; AVX-512 narrows the 64-bit numbers of two loaded vectors by one permutation of their words; other
; targets, and numbers that are computed, are LLVM's.
; RUN: %opt -passes=argpool-extract-low-words %s | FileCheck %s

; CHECK-LABEL: @loaded
; CHECK: %[[WORDS:.*]] = bitcast <16 x i64> %all to <32 x i32>
; CHECK: shufflevector <32 x i32> %[[WORDS]], <32 x i32> poison, <16 x i32> <i32 0, i32 2, i32 4,
; CHECK-NOT: trunc
define <16 x i32> @loaded(ptr %from) #0 {
  %all = load <16 x i64>, ptr %from
  %low = trunc <16 x i64> %all to <16 x i32>
  ret <16 x i32> %low
}

; CHECK-LABEL: @computed
; CHECK: trunc <16 x i64>
define <16 x i32> @computed(ptr %from, <16 x i64> %more) #0 {
  %all = load <16 x i64>, ptr %from
  %sum = add <16 x i64> %all, %more
  %low = trunc <16 x i64> %sum to <16 x i32>
  ret <16 x i32> %low
}

; CHECK-LABEL: @elsewhere
; CHECK: trunc <16 x i64>
define <16 x i32> @elsewhere(ptr %from) {
  %all = load <16 x i64>, ptr %from
  %low = trunc <16 x i64> %all to <16 x i32>
  ret <16 x i32> %low
}

attributes #0 = { "target-features"="+avx512f" }
