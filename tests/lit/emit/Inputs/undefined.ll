target triple = "x86_64-unknown-linux-gnu"
declare float @fmodf(float, float)
declare void @halide_error(ptr, ptr)
declare ptr @memcpy(ptr, ptr, i64)
define i32 @ROW(ptr %context) {
  %copied = call ptr @memcpy(ptr %context, ptr %context, i64 8)
  %f = load float, ptr %context
  %r = frem float %f, %f
  store float %r, ptr %context
  call void @halide_error(ptr %context, ptr %context)
  ret i32 0
}
define i32 @ROW_argv(ptr %args) {
  %place = load ptr, ptr %args
  %context = load ptr, ptr %place
  %status = call i32 @ROW(ptr %context)
  ret i32 %status
}
