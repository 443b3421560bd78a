# Mistakes of a first hour, and what has to be said of them.
# SPDX-License-Identifier: MIT
from collections import namedtuple

# name; what is done; parts of what must be said ("" where nothing is).
Case = namedtuple("Case", "name kind given now")

POOL = "argpool.max_pool %x {clauses} : tensor<?x?x?x?xf32>"


def spec(clauses="window(kernel [2, 2]) index(plane : i64)", head="func.func @down", after="%v",
         arguments="", body="", types=""):
    results = types or "tensor<?x?x?x?xf32>"
    return (f"{head}(%x: tensor<?x?x?x?xf32>{arguments}) -> {results} {{\n{body}"
            f"  %v, %i = {POOL.format(clauses=clauses)}\n"
            f"  return {after} : {results.strip('()')}\n}}\n")


POOLED = "    %p = argpool.pool max %x kernel [3, 3] : f32\n"


def region(body, head="argpool.region(%x = %s) : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>",
           results="%r"):
    """A spec of a region; where `body` says no yield, it ends in that of %p."""
    end = "" if "yield" in body or "return" in body else "    argpool.yield %p : f32\n"
    return (f"func.func @f(%s: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {{\n"
            f"  {results} = {head} {{\n{body}{end}  }}\n"
            "  return %r : tensor<?x?x?x?xf32>\n}\n")


def static(result):
    return ("func.func @down(%x: tensor<1x64x8x8xf32>) -> tensor<" + result + "xf32> {\n"
            "  %v, %i = argpool.max_pool %x window(kernel [2, 2]) index(plane : i64) : "
            "tensor<1x64x8x8xf32>\n  return %v : tensor<" + result + "xf32>\n}\n")


def cmake(arguments, processor="x86_64"):
    return processor, f"argpool_add_library({arguments})"


ORDER = "clauses come in this order: window(kernel [..] stride [..]"
THREADS = "accepted: a whole number from 1 to 1024"
OF_BODY = "the body of a region holds argpool.pool, argpool.tap, argpool.pool_gradient"
OF_HEAD = "a region is written %r = argpool.region(%x = %tensor, …) : (types of tensors)"
OF_ONE_CELL = "the body of a region is about one cell: its types are those of elements, f32 say"
CASES = [
    Case("strides for stride", "spec",
         spec("window(kernel [2, 2] strides [2, 2]) index(plane : i64)"),
         ["no clause 'strides' at all (is 'stride' meant?); accepted are kernel"]),
    Case("kernel (2, 2)", "spec", spec("window(kernel (2, 2)) index(plane : i64)"),
         ["stand in brackets, outermost dimension first: kernel [2, 2]"]),
    Case("index without a type", "spec", spec("window(kernel [2, 2]) index(plane)"),
         ["an index of max_pool has a space and a type: index(plane : i64)"]),
    Case("f8", "spec", spec().replace("xf32", "xf8"), ["element types are f64 f32 f16 bf16"]),
    Case("one result bound", "spec", spec().replace("%v, %i =", "%v ="),
         ["max_pool has two results, %values, %indices"]),
    Case("another result", "spec",
         spec(types="tensor<?x32x?x?xf32>").replace(
             "return %v : tensor<?x32x?x?xf32>", "return %v : tensor<?x?x?x?xf32>"),
         ["write them after the function's ->, too"]),
    Case("no brace", "spec", spec().replace("\n}\n", "\n"), ["or the } that ends the function"]),
    Case("index before window", "spec", spec("index(plane : i64) window(kernel [2, 2])"), [ORDER]),
    Case("layout before index", "spec",
         spec("window(kernel [2, 2]) layout(channels_last) index(plane : i64)"), [ORDER]),
    Case("stride before kernel", "spec",
         spec("window(stride [2, 2] kernel [2, 2]) index(plane : i64)"),
         ["no clause 'stride' here; accepted are kernel [..]"]),
    Case("result shape against C1", "spec", static("1x64x5x4"),
         ["pooled extents by C1", "write the last type named here"]),
    Case("results behind the types", "spec",
         static("1x64x4x4").replace(
             "8xf32>\n", "8xf32> -> tensor<1x64x4x4xf32>, tensor<1x64x4x4xi64>\n"),
         ["without -> and results, which follow"]),
    Case("index type f32", "spec", spec("window(kernel [2, 2]) index(plane : f32)"),
         ["takes i64 or i32 indices, given f32; give them such a type"]),
    Case("kernel rank against tensor rank", "spec", spec("window(kernel [2]) index(plane : i64)"),
         ["give the window's kernel an entry for each spatial dimension"]),
    Case("an operation of another dialect", "spec",
         spec(body="  %y = arith.negf %x : tensor<?x?x?x?xf32>\n"),
         ["function @down has arith.negf, which no library is made of"]),
    Case("one in its generic form", "spec",
         spec(body='  %y = "tosa.abs"(%x) : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>\n'),
         ["a spec holds functions, argpool's operations and return; take the rest out"]),
    Case("a byte order mark", "bytes", b"\xef\xbb\xbf" + spec().encode(), [""]),
    Case("UTF-16", "bytes", spec().encode("utf-16"), ["is UTF-16; save it as UTF-8"]),
    Case("a private function", "spec", spec(head="func.func private @down"),
         ["function @down is private", "take `private` out"]),
    Case("an argument that nothing reads", "spec", spec(arguments=", %y: tensor<?xf32>"),
         ["no operation reads argument 2", "take it out"]),
    Case("indices returned before values", "spec",
         spec(after="%i, %v", types="(tensor<?x?x?x?xi64>, tensor<?x?x?x?xf32>)"),
         ["values before indices, and each once"]),
    Case("a region's pool with window(…)", "spec",
         region("    %p = argpool.pool max %x window(kernel [3, 3]) : f32\n"),
         ["it is written argpool.pool max %x kernel [h, w] dilation [h, w] pad [h, w] : f32"]),
    Case("max_pool in a region", "spec",
         region("    %p, %i = argpool.max_pool %x window(kernel [3, 3]) index(plane : i64)"
                " : f32\n"), [OF_BODY]),
    Case("max_pool of tensors in a region", "spec",
         region("    %p, %i = argpool.max_pool %x window(kernel [3, 3]) index(plane : i64)\n"
                "        : tensor<?x?x?x?xf32>\n"), [OF_ONE_CELL]),
    Case("a region's pool without a type", "spec",
         region("    %p = argpool.pool max %x kernel [3, 3]\n"),
         ["ends in a colon and the type of its cells", "argpool.pool max %x kernel [3, 3] : f32"]),
    Case("a region's pool with a stride", "spec",
         region("    %p = argpool.pool max %x kernel [3, 3] stride [1, 1] : f32\n"),
         ["a pool's clauses are kernel, dilation and pad, in this order, its stride is 1"]),
    Case("a region's kernel (3, 3)", "spec",
         region("    %p = argpool.pool max %x kernel (3, 3) : f32\n"),
         ["that of H first: kernel [3, 3]"]),
    Case("a region's pool of averages", "spec",
         region("    %p = argpool.pool avg %x kernel [3, 3] : f32\n"),
         ["expected one of max, min, umax, umin, any", "it is written argpool.pool max %x"]),
    Case("a region's tap with window(…)", "spec",
         region(POOLED + "    %t = argpool.tap max %x window(kernel [3, 3]) : f32\n"),
         ["it is written argpool.tap max %x kernel [h, w]"]),
    Case("a gradient without its comma", "spec",
         region(POOLED + "    %t = argpool.tap max %x kernel [3, 3] : f32\n"
                "    %g = argpool.pool_gradient %t %x kernel [3, 3] : f32\n"),
         ["commas stand between operands", "argpool.pool_gradient %taps, %grad kernel [3, 3]"]),
    Case("arithmetic without a type", "spec", region(POOLED + "    %q = arith.addf %p, %x\n"),
         ["arith.addf %a, %b : f32"]),
    Case("a number as an operand", "spec", region(POOLED + "    %q = arith.addf %p, 1.0 : f32\n"),
         ["a number gets one by %c = arith.constant 0.5 : f32"]),
    Case("numbers of two types", "spec",
         region(POOLED + "    %c = arith.constant 0.5 : f64\n    %q = arith.addf %p, %c : f32\n"),
         [OF_ONE_CELL, "operands of one operation have one type"]),
    Case("a region that names a tensor", "spec",
         region("    %p = argpool.pool max %s kernel [3, 3] : f32\n"),
         ["a tensor is given to the region as (%x = %tensor)"]),
    Case("a region with a name that is none", "spec",
         region("    %p = argpool.pool max %y kernel [3, 3] : f32\n"),
         ["knows its own names alone", "argpool.region(%x = %tensor)"]),
    Case("cells of f8", "spec", region("    %p = argpool.pool max %x kernel [3, 3] : f8\n"),
         ["types of cells are f64 f32 f16 bf16, i64 i32 i16 i8 and i1"]),
    Case("math in a region", "spec", region("    %p = math.sqrt %x : f32\n"), [OF_BODY]),
    Case("maximumf in a region", "spec", region(POOLED + "    %q = arith.maximumf %p, %x : f32\n"),
         ["is no operation of a region", "the greater one likewise by ogt"]),
    Case("cmpf eq", "spec", region(POOLED + "    %q = arith.cmpf eq, %p, %x : f32\n"),
         ["o… are false where a float is NaN"]),
    Case("two results of a region's pool", "spec",
         region("    %p, %i = argpool.pool max %x kernel [3, 3] : f32\n"),
         ["an operation in the body of a region has one result"]),
    Case("return in a region", "spec", region(POOLED + "    return %p : f32\n"),
         ["argpool.yield at its end, before the }"]),
    Case("func.return in a region", "spec", region(POOLED + "    func.return %p : f32\n"),
         ["ends in argpool.yield %cell : f32"]),
    Case("a region without a yield", "spec", region(POOLED + "    // no yield\n"),
         ["ends in argpool.yield %cell : f32"]),
    Case("a region without (%x = %s)", "spec",
         region(POOLED, "argpool.region(%s) : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>"),
         [OF_HEAD]),
    Case("a region without types", "spec", region(POOLED, "argpool.region(%x = %s)"), [OF_HEAD]),
    Case("a region with more results", "spec", region(POOLED, results="%r, %m"),
         ["a region has one for each type behind its ->"]),
    Case("argpool.pool without a region", "spec",
         spec(body="  %p = argpool.pool max %x kernel [3, 3] : tensor<?x?x?x?xf32>\n"),
         ["stand in the body of an argpool.region", "window(kernel [..])"]),
    Case("-o names a file", "compile", ["-o", "{work}/afile", "--cache="],
         ["cannot write to the output folder", "Not a directory", "by -o"]),
    Case("--name=argpool", "compile", ["--name=argpool"],
         ['the name "argpool" is argpool\'s own', "--name=my_argpool"]),
    Case("--name=string", "compile", ["--name=string"],
         ["string.h would hide the system's", "--name=my_string"]),
    Case("--name=m", "compile", ["--name=m"], ["libm.a would hide the system's"]),
    Case("a library for cuda", "header", ["--targets=cuda"],
         ["Link libt.a, libargpool_cuda.a and libargpool."]),
    Case("a missing TMPDIR", "environment", ["TMPDIR=/nowhere", "--cache="],
         ["cannot make a temporary folder in /nowhere", "set TMPDIR to a folder that exists"]),
    Case("a cut-off file in the cache", "cut", [], ["1 generated"]),
    Case("SIGTERM while generators run", "signal", [], ["nothing is left"]),
    Case("argpool-compile --help", "help", ["argpool-compile"],
         ["base avx2 avx512 x86-64", "neon32", "compute capability 8.0", "opencl"]),
    Case("argpool-opt --help", "help", ["argpool-opt"],
         ["USAGE: argpool-opt [passes]", "--argpool-collect-kernels From operations"]),
    Case("tools/tune --help", "tool", ["tools/tune"], ["usage: tools/tune", "ARGPOOL_WISDOM"]),
    Case("TARGETS base,cuda", "cmake", cmake("t SPEC good.mlir TARGETS base,cuda"), [""]),
    Case("TARGETS neon on x86-64", "cmake", cmake("t SPEC good.mlir TARGETS neon"),
         ["target neon is of another architecture than this build's, "
                           "x86_64, which has cuda, opencl, base, avx2, avx512"]),
    Case("TARGETS avx2 on AArch64", "cmake", cmake("t SPEC good.mlir TARGETS avx2", "aarch64"),
         ["target avx2 is of another architecture"]),
    Case("TARGETS sse4", "cmake", cmake("t SPEC good.mlir TARGETS sse4"),
         ['there is no target "sse4"; there are base, avx2, avx512, neon, neon32, simd128, '
          'rvv128, cuda, opencl']),
    Case("SPEC names no file", "cmake", cmake("t SPEC nowhere.mlir"),
         ["there is no spec", "nowhere.mlir"]),
    Case("SPEC with a mistake", "cmake", cmake("t SPEC wrong.mlir"),
         ["no clause 'strides' at all"]),
    Case("--emit=llvmm", "compile", ["--emit=llvmm"],
         ["there is no --emit=llvmm; accepted are ir, plan, llvm, asm, device, lib"]),
    Case("TARGET base", "cmake", cmake("t SPEC good.mlir TARGET base"),
         ['argpool_add_library(t): there is no argument "TARGET"', "[TARGETS <target>"]),
    Case("SPEC and MODEL", "cmake", cmake("t SPEC good.mlir MODEL a.onnx"),
         ["it has SPEC and MODEL; a library is made of one of them"]),
    Case("no SPEC", "cmake", cmake("t TARGETS base"),
         ["it has no SPEC and no MODEL to be made of"]),
    Case("a library twice", "cmake",
         cmake("t SPEC good.mlir)\nargpool_add_library(t SPEC good.mlir"),
         ["there is a target of this name"]),
    Case("a name with a dash", "cmake", cmake("a-b SPEC good.mlir"),
         ['"a-b" becomes part of C names']),
    Case("ARGPOOL_NUM_THREADS=abc", "probe", ["ARGPOOL_NUM_THREADS=abc"],
         ['ARGPOOL_NUM_THREADS is "abc"', THREADS]),
    Case("ARGPOOL_NUM_THREADS=1e3", "probe", ["ARGPOOL_NUM_THREADS=1e3"],
         ['ARGPOOL_NUM_THREADS is "1e3"', THREADS]),
    Case("ARGPOOL_VERBOSE=1", "probe", [],
         ["argpool: max_pool f32", "costlier by the model: plain"]),
    Case("no kernels linked", "call", ["empty"],
         ["no kernels are linked into this program", "argpool::argpool", "argpool_default_table"]),
    Case("a CPU without SSE4.1", "call", ["old_cpu"],
         ["this CPU lacks base:", "which all rows of table old need; accepted: CPUs that have it"]),
]
