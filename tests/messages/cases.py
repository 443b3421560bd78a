# Mistakes of a first hour: what 0.1.0 said, as `messages.py --record` printed it from a build of
# 7341bc5 (what follows the part that matters is left out), and what has to be said now.
# SPDX-License-Identifier: MIT
from collections import namedtuple

# name; what is done; what 0.1.0 said; parts of what must be said now ("" where nothing is).
Case = namedtuple("Case", "name kind given before now")

POOL = "argpool.max_pool %x {clauses} : tensor<?x?x?x?xf32>"


def spec(clauses="window(kernel [2, 2]) index(plane : i64)", head="func.func @down", after="%v",
         arguments="", body="", types=""):
    results = types or "tensor<?x?x?x?xf32>"
    return (f"{head}(%x: tensor<?x?x?x?xf32>{arguments}) -> {results} {{\n{body}"
            f"  %v, %i = {POOL.format(clauses=clauses)}\n"
            f"  return {after} : {results.strip('()')}\n}}\n")


def static(result):
    return ("func.func @down(%x: tensor<1x64x8x8xf32>) -> tensor<" + result + "xf32> {\n"
            "  %v, %i = argpool.max_pool %x window(kernel [2, 2]) index(plane : i64) : "
            "tensor<1x64x8x8xf32>\n  return %v : tensor<" + result + "xf32>\n}\n")


def cmake(arguments, processor="x86_64"):
    return processor, f"argpool_add_library({arguments})"


ORDER = "clauses come in this order: window(kernel [..] stride [..]"
THREADS = "accepted: a whole number from 1 to 1024"
CASES = [
    Case("strides for stride", "spec",
         spec("window(kernel [2, 2] strides [2, 2]) index(plane : i64)"), "expected ')'",
         ["no clause 'strides' at all (is 'stride' meant?); accepted are kernel"]),
    Case("kernel (2, 2)", "spec", spec("window(kernel (2, 2)) index(plane : i64)"),
         "expected '['", ["stand in brackets, outermost dimension first: kernel [2, 2]"]),
    Case("index without a type", "spec", spec("window(kernel [2, 2]) index(plane)"),
         "expected ':'", ["an index of max_pool has a space and a type: index(plane : i64)"]),
    Case("f8", "spec", spec().replace("xf32", "xf8"), "expected non-function type",
         ["element types are f64 f32 f16 bf16"]),
    Case("one result bound", "spec", spec().replace("%v, %i =", "%v ="),
         "operation defines 2 results but was provided 1 to bind",
         ["max_pool has two results, %values, %indices"]),
    Case("another result", "spec", spec(types="tensor<?x32x?x?xf32>").replace(
        "return %v : tensor<?x32x?x?xf32>", "return %v : tensor<?x?x?x?xf32>"),
         "doesn't match function result type", ["write them after the function's ->, too"]),
    Case("no brace", "spec", spec().replace("\n}\n", "\n"), "operation name in quotes",
         ["or the } that ends the function"]),
    Case("index before window", "spec", spec("index(plane : i64) window(kernel [2, 2])"),
         "custom op 'argpool.max_pool' expected 'window'", [ORDER]),
    Case("layout before index", "spec",
         spec("window(kernel [2, 2]) layout(channels_last) index(plane : i64)"),
         "custom op 'argpool.max_pool' expected 'index'", [ORDER]),
    Case("stride before kernel", "spec",
         spec("window(stride [2, 2] kernel [2, 2]) index(plane : i64)"),
         "expected 'kernel [' … or 'any'", ["no clause 'stride' here; accepted are kernel [..]"]),
    Case("result shape against C1", "spec", static("1x64x5x4"),
         "use of value '%v' expects different type than prior uses",
         ["pooled extents by C1", "write the last type named here"]),
    Case("results behind the types", "spec", static("1x64x4x4").replace(
        "8xf32>\n", "8xf32> -> tensor<1x64x4x4xf32>, tensor<1x64x4x4xi64>\n"),
         "expected operation name in quotes", ["without -> and results, which follow"]),
    Case("index type f32", "spec", spec("window(kernel [2, 2]) index(plane : f32)"),
         "takes i64 or i32 indices, given f32",
         ["takes i64 or i32 indices, given f32; give them such a type"]),
    Case("kernel rank against tensor rank", "spec", spec("window(kernel [2]) index(plane : i64)"),
         "a window of rank 1 takes 2 (C, spatial) or 3 (N, C, spatial)",
         ["give the window's kernel an entry for each spatial dimension"]),
    Case("an operation of another dialect", "spec",
         spec(body="  %y = arith.negf %x : tensor<?x?x?x?xf32>\n"),
         "Dialect `arith' not found for custom op 'arith.negf'",
         ["function @down has arith.negf, which no library is made of"]),
    Case("one in its generic form", "spec",
         spec(body='  %y = "tosa.abs"(%x) : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>\n'),
         "operation being parsed with an unregistered dialect. If this is intended, please use "
         "-allow-unregistered-dialect",
         ["a spec holds functions, argpool's operations and return; take the rest out"]),
    Case("a byte order mark", "bytes", b"\xef\xbb\xbf" + spec().encode(),
         "error: unexpected character", [""]),
    Case("UTF-16", "bytes", spec().encode("utf-16"), "error: unexpected character",
         ["is UTF-16; save it as UTF-8"]),
    Case("a private function", "spec", spec(head="func.func private @down"), "(nothing)",
         ["function @down is private", "take `private` out"]),
    Case("an argument that nothing reads", "spec", spec(arguments=", %y: tensor<?xf32>"),
         "(nothing)", ["no operation reads argument 2", "take it out"]),
    Case("indices returned before values", "spec",
         spec(after="%i, %v", types="(tensor<?x?x?x?xi64>, tensor<?x?x?x?xf32>)"),
         "(nothing)", ["values before indices, and each once"]),
    Case("-o names a file", "compile", ["-o", "{work}/afile", "--cache="],
         "(after all rows) cannot write …/afile/libt.a: Not a directory",
         ["cannot write to the output folder", "Not a directory", "by -o"]),
    Case("--name=argpool", "compile", ["--name=argpool"], "(nothing)",
         ['the name "argpool" is argpool\'s own', "--name=my_argpool"]),
    Case("--name=string", "compile", ["--name=string"], "(nothing)",
         ["string.h would hide the system's", "--name=my_string"]),
    Case("--name=m", "compile", ["--name=m"], "(nothing)",
         ["libm.a would hide the system's"]),
    Case("a library for cuda", "header", ["--targets=cuda"], "Link libt.a and libargpool.",
         ["Link libt.a, libargpool_cuda.a and libargpool."]),
    Case("a missing TMPDIR", "environment", ["TMPDIR=/nowhere", "--cache="],
         "1 of 1 rows could not be generated cannot make a temporary folder: No such file or "
         "directory",
         ["cannot make a temporary folder in /nowhere", "set TMPDIR to a folder that exists"]),
    Case("a cut-off file in the cache", "cut", [],
         "(at every run) section header table goes past the end of the file: e_shoff = 0x680",
         ["1 generated"]),
    Case("SIGTERM while generators run", "signal", [], "(argpool-generate-… stayed in $TMPDIR)",
         ["nothing is left"]),
    Case("argpool-compile --help", "help", ["argpool-compile"], "(no targets)",
         ["base avx2 avx512 x86-64", "neon32", "compute capability 8.0", "opencl"]),
    Case("argpool-opt --help", "help", ["argpool-opt"], "OVERVIEW: argpool's passes, one by one … "
         "--aarch64-neon-syntax=<value> (and 300 lines more)",
         ["USAGE: argpool-opt [passes]", "--argpool-collect-kernels From operations"]),
    Case("tools/tune --help", "tool", ["tools/tune"], "(nothing within 60 s: it built first)",
         ["usage: tools/tune", "ARGPOOL_WISDOM"]),
    Case("TARGETS base,cuda", "cmake", cmake("t SPEC good.mlir TARGETS base,cuda"),
         "(nothing)", [""]),
    Case("TARGETS neon on x86-64", "cmake", cmake("t SPEC good.mlir TARGETS neon"),
         "(nothing)", ["target neon is of another architecture than this build's, "
                                        "x86_64, which has cuda, opencl, base, avx2, avx512"]),
    Case("TARGETS avx2 on AArch64", "cmake", cmake("t SPEC good.mlir TARGETS avx2", "aarch64"),
         "(nothing)", ["target avx2 is of another architecture"]),
    Case("TARGETS sse4", "cmake", cmake("t SPEC good.mlir TARGETS sse4"), "(nothing)",
         ['there is no target "sse4"; there are base, avx2, avx512, neon, neon32, simd128, '
          'rvv128, cuda, opencl']),
    Case("SPEC names no file", "cmake", cmake("t SPEC nowhere.mlir"), "(nothing)",
         ["there is no spec", "nowhere.mlir"]),
    Case("SPEC with a mistake", "cmake", cmake("t SPEC wrong.mlir"), "(nothing)",
         ["no clause 'strides' at all"]),
    Case("--emit=llvmm", "compile", ["--emit=llvmm"], "Cannot find option named 'llvmm'!",
         ["there is no --emit=llvmm; accepted are ir, plan, llvm, asm, device, lib"]),
    Case("TARGET base", "cmake", cmake("t SPEC good.mlir TARGET base"), "(usage)",
         ['argpool_add_library(t): there is no argument "TARGET"', "[TARGETS <target>"]),
    Case("SPEC and MODEL", "cmake", cmake("t SPEC good.mlir MODEL a.onnx"), "(usage)",
         ["it has SPEC and MODEL; a library is made of one of them"]),
    Case("no SPEC", "cmake", cmake("t TARGETS base"), "(usage)",
         ["it has no SPEC and no MODEL to be made of"]),
    Case("a library twice", "cmake",
         cmake("t SPEC good.mlir)\nargpool_add_library(t SPEC good.mlir"), "(CMP0002)",
         ["there is a target of this name"]),
    Case("a name with a dash", "cmake", cmake("a-b SPEC good.mlir"), "(nothing)",
         ['"a-b" becomes part of C names']),
    Case("ARGPOOL_NUM_THREADS=abc", "probe", ["ARGPOOL_NUM_THREADS=abc"], "(nothing)",
         ['ARGPOOL_NUM_THREADS is "abc"', THREADS]),
    Case("ARGPOOL_NUM_THREADS=1e3", "probe", ["ARGPOOL_NUM_THREADS=1e3"], "(nothing)",
         ['ARGPOOL_NUM_THREADS is "1e3"', THREADS]),
    Case("ARGPOOL_VERBOSE=1", "probe", [], "(nothing)", ["argpool: max_pool f32",
         "costlier by the model: plain"]),
    Case("no kernels linked", "call", ["empty"],
         "table default (empty) (0 rows) has no kernel for max_pool …; accepted: operations that "
         "the table's library was compiled for",
         ["no kernels are linked into this program", "argpool::argpool", "argpool_default_table"]),
    Case("a CPU without SSE4.1", "call", ["old_cpu"],
         "table old (1 rows) has no eligible row for max_pool … row: this CPU lacks base; "
         "accepted: operations that the table's library was compiled for",
         ["this CPU lacks base:", "which all rows of table old need; accepted: CPUs that have it"]),
]
