target triple = "x86_64-unknown-linux-gnu"
define i32 @ROW(ptr %context) {
  store <4 x i32> zeroinitializer, ptr %context, align 16
  ret i32 0
}
define i32 @ROW_argv(ptr %args) {
  %status = call i32 @ROW(ptr %args)
  ret i32 %status
}
