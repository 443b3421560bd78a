; A masked store into the function's own variable becomes a blend; the load under the same mask before
; it does that by itself. What may lie outside of the variable, or is the caller's, is left alone.
; RUN: %opt -passes=argpool-blend-masked-stores %s | FileCheck %s

declare <8 x i32> @llvm.masked.load.v8i32.p0(ptr, <8 x i1>, <8 x i32>)
declare void @llvm.masked.store.v8i32.p0(<8 x i32>, ptr, <8 x i1>)

; CHECK-LABEL: @variable
; CHECK: %[[OLD:.*]] = load <8 x i32>, ptr %mine, align 32
; CHECK: %[[NEW:.*]] = select <8 x i1> %mask, <8 x i32> %value, <8 x i32> %[[OLD]]
; CHECK: store <8 x i32> %[[NEW]], ptr %mine, align 32
define void @variable(<8 x i32> %value, <8 x i1> %mask) {
  %mine = alloca <8 x i32>, align 32
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %value, ptr align 32 %mine, <8 x i1> %mask)
  ret void
}

; CHECK-LABEL: @loaded
; CHECK: %[[OLD:.*]] = load <8 x i32>, ptr %mine
; CHECK: %value = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %from, <8 x i1> %mask, <8 x i32> %[[OLD]])
; CHECK: store <8 x i32> %value, ptr %mine
; CHECK-NOT: select
define void @loaded(ptr %from, <8 x i1> %mask) {
  %mine = alloca <8 x i32>, align 32
  %value = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %from, <8 x i1> %mask, <8 x i32> poison)
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %value, ptr align 32 %mine, <8 x i1> %mask)
  ret void
}

; CHECK-LABEL: @outside
; CHECK: call void @llvm.masked.store
define void @outside(<8 x i32> %value, <8 x i1> %mask) {
  %mine = alloca <4 x i32>, align 32
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %value, ptr align 16 %mine, <8 x i1> %mask)
  ret void
}

; CHECK-LABEL: @callers
; CHECK: call void @llvm.masked.store
define void @callers(ptr %theirs, <8 x i32> %value, <8 x i1> %mask) {
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %value, ptr align 32 %theirs, <8 x i1> %mask)
  ret void
}
