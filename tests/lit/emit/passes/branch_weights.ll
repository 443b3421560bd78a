; A branch that tests all lanes of a vector probably passes; one that tests a number is left alone.
; RUN: %opt -passes=argpool-branch-weights %s | FileCheck %s

; CHECK-LABEL: @all_lanes
; CHECK: br i1 %all, label %yes, label %no, !prof ![[LIKELY:[0-9]+]]
define i32 @all_lanes(<8 x i1> %lanes) {
  %bits = bitcast <8 x i1> %lanes to i8
  %all = icmp eq i8 %bits, -1
  br i1 %all, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}

; CHECK-LABEL: @some_lane
; CHECK: br i1 %some, label %yes, label %no, !prof ![[UNLIKELY:[0-9]+]]
define i32 @some_lane(<8 x i1> %lanes) {
  %bits = bitcast <8 x i1> %lanes to i8
  %some = icmp ne i8 %bits, -1
  br i1 %some, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}

; CHECK-LABEL: @number
; CHECK: br i1 %is, label %yes, label %no{{$}}
define i32 @number(i8 %bits) {
  %is = icmp eq i8 %bits, -1
  br i1 %is, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}

; CHECK: ![[LIKELY]] = !{!"branch_weights", i32 [[MANY:[0-9]+]], i32 1}
; CHECK: ![[UNLIKELY]] = !{!"branch_weights", i32 1, i32 [[MANY]]}
