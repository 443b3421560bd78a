; Two allocations, one inside a loop, as Halide emits them with its asserts off; its wrapper was
; folded to `ret i32 0`.
target triple = "x86_64-unknown-linux-gnu"
declare noalias ptr @halide_malloc(ptr, i64)
declare void @halide_free(ptr, ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define noundef range(i32 0, 1) i32 @ROW(ptr %context, i64 %size) memory(readwrite) nofree {
entry:
  %outer = tail call ptr @halide_malloc(ptr %context, i64 %size)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %inner = tail call ptr @halide_malloc(ptr %context, i64 %i)
  call void @llvm.memset.p0.i64(ptr %inner, i8 0, i64 %i, i1 false)
  call void @llvm.memset.p0.i64(ptr %outer, i8 0, i64 %size, i1 false)
  tail call void @halide_free(ptr %context, ptr %inner)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 8
  br i1 %more, label %loop, label %done
done:
  tail call void @halide_free(ptr %context, ptr %outer)
  ret i32 0
}
define noundef i32 @ROW_argv(ptr %args) memory(readwrite) nofree {
  %place = load ptr, ptr %args
  %context = load ptr, ptr %place
  %a1 = getelementptr ptr, ptr %args, i64 1
  %p1 = load ptr, ptr %a1
  %size = load i64, ptr %p1
  %status = call i32 @ROW(ptr %context, i64 %size) noinline
  ret i32 0
}
