; Cells that are loaded lane by lane are gathered where the target has an instruction for it, and
; permuted where they lie in a vector of the function's own. Loads with a store between are left.
; RUN: %opt -passes=argpool-form-gathers -mtriple=x86_64-linux-gnu %s | FileCheck %s

; CHECK-LABEL: @anywhere
; CHECK: %[[TO:.*]] = getelementptr float, ptr %cells, <8 x i64> %{{.*}}
; CHECK: call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %[[TO]]
define <8 x float> @anywhere(ptr %cells, <8 x i32> %index) #0 {
  %i0 = extractelement <8 x i32> %index, i64 0
  %w0 = sext i32 %i0 to i64
  %p0 = getelementptr inbounds float, ptr %cells, i64 %w0
  %l0 = load float, ptr %p0, align 4
  %v0 = insertelement <8 x float> poison, float %l0, i64 0
  %i1 = extractelement <8 x i32> %index, i64 1
  %w1 = sext i32 %i1 to i64
  %p1 = getelementptr inbounds float, ptr %cells, i64 %w1
  %l1 = load float, ptr %p1, align 4
  %v1 = insertelement <8 x float> %v0, float %l1, i64 1
  %i2 = extractelement <8 x i32> %index, i64 2
  %w2 = sext i32 %i2 to i64
  %p2 = getelementptr inbounds float, ptr %cells, i64 %w2
  %l2 = load float, ptr %p2, align 4
  %v2 = insertelement <8 x float> %v1, float %l2, i64 2
  %i3 = extractelement <8 x i32> %index, i64 3
  %w3 = sext i32 %i3 to i64
  %p3 = getelementptr inbounds float, ptr %cells, i64 %w3
  %l3 = load float, ptr %p3, align 4
  %v3 = insertelement <8 x float> %v2, float %l3, i64 3
  %i4 = extractelement <8 x i32> %index, i64 4
  %w4 = sext i32 %i4 to i64
  %p4 = getelementptr inbounds float, ptr %cells, i64 %w4
  %l4 = load float, ptr %p4, align 4
  %v4 = insertelement <8 x float> %v3, float %l4, i64 4
  %i5 = extractelement <8 x i32> %index, i64 5
  %w5 = sext i32 %i5 to i64
  %p5 = getelementptr inbounds float, ptr %cells, i64 %w5
  %l5 = load float, ptr %p5, align 4
  %v5 = insertelement <8 x float> %v4, float %l5, i64 5
  %i6 = extractelement <8 x i32> %index, i64 6
  %w6 = sext i32 %i6 to i64
  %p6 = getelementptr inbounds float, ptr %cells, i64 %w6
  %l6 = load float, ptr %p6, align 4
  %v6 = insertelement <8 x float> %v5, float %l6, i64 6
  %i7 = extractelement <8 x i32> %index, i64 7
  %w7 = sext i32 %i7 to i64
  %p7 = getelementptr inbounds float, ptr %cells, i64 %w7
  %l7 = load float, ptr %p7, align 4
  %v7 = insertelement <8 x float> %v6, float %l7, i64 7
  ret <8 x float> %v7
}

; CHECK-LABEL: @written
; CHECK-NOT: masked.gather
; CHECK: ret <8 x float> %v7
define <8 x float> @written(ptr %cells, ptr %to, <8 x i32> %index) #0 {
  %i0 = extractelement <8 x i32> %index, i64 0
  %w0 = sext i32 %i0 to i64
  %p0 = getelementptr inbounds float, ptr %cells, i64 %w0
  %l0 = load float, ptr %p0, align 4
  %v0 = insertelement <8 x float> poison, float %l0, i64 0
  %i1 = extractelement <8 x i32> %index, i64 1
  %w1 = sext i32 %i1 to i64
  %p1 = getelementptr inbounds float, ptr %cells, i64 %w1
  %l1 = load float, ptr %p1, align 4
  %v1 = insertelement <8 x float> %v0, float %l1, i64 1
  %i2 = extractelement <8 x i32> %index, i64 2
  %w2 = sext i32 %i2 to i64
  %p2 = getelementptr inbounds float, ptr %cells, i64 %w2
  %l2 = load float, ptr %p2, align 4
  %v2 = insertelement <8 x float> %v1, float %l2, i64 2
  %i3 = extractelement <8 x i32> %index, i64 3
  %w3 = sext i32 %i3 to i64
  %p3 = getelementptr inbounds float, ptr %cells, i64 %w3
  %l3 = load float, ptr %p3, align 4
  store float 0.0, ptr %to, align 4
  %v3 = insertelement <8 x float> %v2, float %l3, i64 3
  %i4 = extractelement <8 x i32> %index, i64 4
  %w4 = sext i32 %i4 to i64
  %p4 = getelementptr inbounds float, ptr %cells, i64 %w4
  %l4 = load float, ptr %p4, align 4
  %v4 = insertelement <8 x float> %v3, float %l4, i64 4
  %i5 = extractelement <8 x i32> %index, i64 5
  %w5 = sext i32 %i5 to i64
  %p5 = getelementptr inbounds float, ptr %cells, i64 %w5
  %l5 = load float, ptr %p5, align 4
  %v5 = insertelement <8 x float> %v4, float %l5, i64 5
  %i6 = extractelement <8 x i32> %index, i64 6
  %w6 = sext i32 %i6 to i64
  %p6 = getelementptr inbounds float, ptr %cells, i64 %w6
  %l6 = load float, ptr %p6, align 4
  %v6 = insertelement <8 x float> %v5, float %l6, i64 6
  %i7 = extractelement <8 x i32> %index, i64 7
  %w7 = sext i32 %i7 to i64
  %p7 = getelementptr inbounds float, ptr %cells, i64 %w7
  %l7 = load float, ptr %p7, align 4
  %v7 = insertelement <8 x float> %v6, float %l7, i64 7
  ret <8 x float> %v7
}

; CHECK-LABEL: @no_instruction
; CHECK-NOT: masked.gather
; CHECK: ret <8 x float> %v7
define <8 x float> @no_instruction(ptr %cells, <8 x i32> %index) #1 {
  %i0 = extractelement <8 x i32> %index, i64 0
  %w0 = sext i32 %i0 to i64
  %p0 = getelementptr inbounds float, ptr %cells, i64 %w0
  %l0 = load float, ptr %p0, align 4
  %v0 = insertelement <8 x float> poison, float %l0, i64 0
  %i1 = extractelement <8 x i32> %index, i64 1
  %w1 = sext i32 %i1 to i64
  %p1 = getelementptr inbounds float, ptr %cells, i64 %w1
  %l1 = load float, ptr %p1, align 4
  %v1 = insertelement <8 x float> %v0, float %l1, i64 1
  %i2 = extractelement <8 x i32> %index, i64 2
  %w2 = sext i32 %i2 to i64
  %p2 = getelementptr inbounds float, ptr %cells, i64 %w2
  %l2 = load float, ptr %p2, align 4
  %v2 = insertelement <8 x float> %v1, float %l2, i64 2
  %i3 = extractelement <8 x i32> %index, i64 3
  %w3 = sext i32 %i3 to i64
  %p3 = getelementptr inbounds float, ptr %cells, i64 %w3
  %l3 = load float, ptr %p3, align 4
  %v3 = insertelement <8 x float> %v2, float %l3, i64 3
  %i4 = extractelement <8 x i32> %index, i64 4
  %w4 = sext i32 %i4 to i64
  %p4 = getelementptr inbounds float, ptr %cells, i64 %w4
  %l4 = load float, ptr %p4, align 4
  %v4 = insertelement <8 x float> %v3, float %l4, i64 4
  %i5 = extractelement <8 x i32> %index, i64 5
  %w5 = sext i32 %i5 to i64
  %p5 = getelementptr inbounds float, ptr %cells, i64 %w5
  %l5 = load float, ptr %p5, align 4
  %v5 = insertelement <8 x float> %v4, float %l5, i64 5
  %i6 = extractelement <8 x i32> %index, i64 6
  %w6 = sext i32 %i6 to i64
  %p6 = getelementptr inbounds float, ptr %cells, i64 %w6
  %l6 = load float, ptr %p6, align 4
  %v6 = insertelement <8 x float> %v5, float %l6, i64 6
  %i7 = extractelement <8 x i32> %index, i64 7
  %w7 = sext i32 %i7 to i64
  %p7 = getelementptr inbounds float, ptr %cells, i64 %w7
  %l7 = load float, ptr %p7, align 4
  %v7 = insertelement <8 x float> %v6, float %l7, i64 7
  ret <8 x float> %v7
}

; CHECK-LABEL: @own_vector
; CHECK: call <8 x float> @llvm.x86.avx2.permps(<8 x float> %{{.*}}, <8 x i32> %index)
define <8 x float> @own_vector(<8 x float> %cells, <8 x i32> %index) #0 {
  %mine = alloca <8 x float>, align 32
  store <8 x float> %cells, ptr %mine, align 32
  %i0 = extractelement <8 x i32> %index, i64 0
  %w0 = sext i32 %i0 to i64
  %p0 = getelementptr inbounds float, ptr %mine, i64 %w0
  %l0 = load float, ptr %p0, align 4
  %v0 = insertelement <8 x float> poison, float %l0, i64 0
  %i1 = extractelement <8 x i32> %index, i64 1
  %w1 = sext i32 %i1 to i64
  %p1 = getelementptr inbounds float, ptr %mine, i64 %w1
  %l1 = load float, ptr %p1, align 4
  %v1 = insertelement <8 x float> %v0, float %l1, i64 1
  %i2 = extractelement <8 x i32> %index, i64 2
  %w2 = sext i32 %i2 to i64
  %p2 = getelementptr inbounds float, ptr %mine, i64 %w2
  %l2 = load float, ptr %p2, align 4
  %v2 = insertelement <8 x float> %v1, float %l2, i64 2
  %i3 = extractelement <8 x i32> %index, i64 3
  %w3 = sext i32 %i3 to i64
  %p3 = getelementptr inbounds float, ptr %mine, i64 %w3
  %l3 = load float, ptr %p3, align 4
  %v3 = insertelement <8 x float> %v2, float %l3, i64 3
  %i4 = extractelement <8 x i32> %index, i64 4
  %w4 = sext i32 %i4 to i64
  %p4 = getelementptr inbounds float, ptr %mine, i64 %w4
  %l4 = load float, ptr %p4, align 4
  %v4 = insertelement <8 x float> %v3, float %l4, i64 4
  %i5 = extractelement <8 x i32> %index, i64 5
  %w5 = sext i32 %i5 to i64
  %p5 = getelementptr inbounds float, ptr %mine, i64 %w5
  %l5 = load float, ptr %p5, align 4
  %v5 = insertelement <8 x float> %v4, float %l5, i64 5
  %i6 = extractelement <8 x i32> %index, i64 6
  %w6 = sext i32 %i6 to i64
  %p6 = getelementptr inbounds float, ptr %mine, i64 %w6
  %l6 = load float, ptr %p6, align 4
  %v6 = insertelement <8 x float> %v5, float %l6, i64 6
  %i7 = extractelement <8 x i32> %index, i64 7
  %w7 = sext i32 %i7 to i64
  %p7 = getelementptr inbounds float, ptr %mine, i64 %w7
  %l7 = load float, ptr %p7, align 4
  %v7 = insertelement <8 x float> %v6, float %l7, i64 7
  ret <8 x float> %v7
}

attributes #0 = { "target-features"="+avx2,+fast-gather" }
attributes #1 = { "target-features"="+sse4.1" }
