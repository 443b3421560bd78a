; A select by a comparison of cells is unpredictable; one by a position or of vectors is left alone.
; RUN: %opt -passes=argpool-data-selects %s | FileCheck %s

; CHECK-LABEL: @floats
; CHECK: select i1 %wins, i32 %tap, i32 %best, !unpredictable ![[NONE:[0-9]+]]
define i32 @floats(float %a, float %b, i32 %tap, i32 %best) {
  %above = fcmp ogt float %a, %b
  %number = fcmp ord float %b, 0.0
  %wins = and i1 %above, %number
  %code = select i1 %wins, i32 %tap, i32 %best
  ret i32 %code
}

; CHECK-LABEL: @integers
; CHECK: select i1 %above, i32 %tap, i32 %best, !unpredictable ![[NONE]]
define i32 @integers(ptr %cell, i32 %value, i32 %tap, i32 %best) {
  %loaded = load i8, ptr %cell
  %wide = sext i8 %loaded to i32
  %above = icmp sgt i32 %wide, %value
  %code = select i1 %above, i32 %tap, i32 %best
  ret i32 %code
}

; CHECK-LABEL: @position
; CHECK: select i1 %inside, i32 %x, i32 %last{{$}}
define i32 @position(i32 %x, i32 %last) {
  %inside = icmp slt i32 %x, %last
  %at = select i1 %inside, i32 %x, i32 %last
  ret i32 %at
}

; CHECK-LABEL: @vectors
; CHECK: select <4 x i1> %above, <4 x i32> %tap, <4 x i32> %best{{$}}
define <4 x i32> @vectors(<4 x float> %a, <4 x float> %b, <4 x i32> %tap, <4 x i32> %best) {
  %above = fcmp ogt <4 x float> %a, %b
  %code = select <4 x i1> %above, <4 x i32> %tap, <4 x i32> %best
  ret <4 x i32> %code
}

; CHECK: ![[NONE]] = !{}
