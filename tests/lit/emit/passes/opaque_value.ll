; What argpool_by_itself hid from Halide's optimiser takes the call's place.
; RUN: %opt -passes=argpool-opaque-value %s | FileCheck %s

declare i32 @argpool_by_itself(i32)

; CHECK-LABEL: @load
; CHECK-NOT: call
; CHECK: getelementptr float, ptr %cells, i32 %index
define float @load(ptr %cells, i32 %index) {
  %at = call i32 @argpool_by_itself(i32 %index)
  %place = getelementptr float, ptr %cells, i32 %at
  %cell = load float, ptr %place
  ret float %cell
}
