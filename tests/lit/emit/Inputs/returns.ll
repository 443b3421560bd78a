target triple = "x86_64-unknown-linux-gnu"
define i32 @ROW(ptr %args) {
  ret i32 0
}
define i32 @ROW_argv(ptr %args) {
  ret i32 0
}
