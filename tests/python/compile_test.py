"""argpool.compile: kernels of a spec's text, of a file and of a model, called at once.
$ARGPOOL_COMPILE names the compiler.
"""
# SPDX-License-Identifier: MIT
import os
import pathlib
import platform
import re
import subprocess
import sys
import tempfile
import unittest
import unittest.mock

import numpy

import argpool

CORPUS = pathlib.Path(__file__).parent.parent / "import" / "corpus"
SPEC = """
func.func @down(%x: tensor<?x?x?x?xf32>) -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xi64>) {
  %v, %i = argpool.max_pool %x window(kernel [2, 2] stride [2, 2]) index(plane : i64)
      : tensor<?x?x?x?xf32>
  return %v, %i : tensor<?x?x?x?xf32>, tensor<?x?x?x?xi64>
}
func.func @up(%v: tensor<?x?x?x?xf32>, %i: tensor<?x?x?x?xi64>) -> tensor<?x?x?x?xf32> {
  %y = argpool.max_unpool %v, %i window(kernel [2, 2] stride [2, 2]) index(plane)
      : tensor<?x?x?x?xf32>, tensor<?x?x?x?xi64>
  return %y : tensor<?x?x?x?xf32>
}
"""
REGION = """
func.func @peaks(%s: tensor<?x?x?x?xf32>) -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xi1>) {
  %r, %m = argpool.region(%x = %s) : (tensor<?x?x?x?xf32>)
      -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xi1>) {
    %zero = arith.constant 0.0 : f32
    %p = argpool.pool max %x kernel [3, 3] : f32
    %e = arith.cmpf oeq, %x, %p : f32
    %v = arith.select %e, %x, %zero : f32
    argpool.yield %v, %e : f32, i1
  }
  return %r, %m : tensor<?x?x?x?xf32>, tensor<?x?x?x?xi1>
}
"""
LEAST = """
func.func @first(%s: tensor<?x?x?xf32>, %t: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = argpool.region(%x = %s, %y = %t)
      : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
    %a = argpool.pool max %x kernel [1, 1] : f32
    %l = arith.cmpf olt, %y, %a : f32
    %p = arith.select %l, %y, %a : f32
    argpool.yield %p : f32
  }
  return %r : tensor<?x?x?xf32>
}
func.func @both(%s: tensor<?x?x?xf32>, %t: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = argpool.region(%x = %s, %y = %t)
      : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
    %half = arith.constant 0.5 : f32
    %a = argpool.pool max %x kernel [1, 1] : f32
    %l = arith.cmpf olt, %y, %a : f32
    %m = arith.cmpf olt, %a, %y : f32
    %p = arith.select %l, %y, %a : f32
    %q = arith.select %m, %a, %y : f32
    %s2 = arith.addf %p, %q : f32
    %r2 = arith.mulf %s2, %half : f32
    argpool.yield %r2 : f32
  }
  return %r : tensor<?x?x?xf32>
}
"""
CHAIN = """
func.func @chain(%s: tensor<?x?x?x?xf32>) -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) {
  %r:2 = argpool.region(%x = %s) : (tensor<?x?x?x?xf32>)
      -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) {
    %p = argpool.pool max %x kernel [3, 3] : f32
    %q = argpool.pool max %p kernel [5, 5] : f32
    argpool.yield %p, %q : f32, f32
  }
  return %r#0, %r#1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>
}
"""


class Compile(unittest.TestCase):
    def setUp(self):
        self.x = numpy.random.default_rng(1).standard_normal((2, 3, 12, 34), "float32")
        self.expected = argpool.max_pool(self.x, 2)

    def check(self, library):
        for _ in range(2):
            values, indices = library.max_pool(self.x, 2)
            self.assertRegex(argpool.last_variant(), "__base_")
            numpy.testing.assert_array_equal(values, self.expected[0])
            numpy.testing.assert_array_equal(indices, self.expected[1])
            argpool.max_pool(self.x, 2)  # the default kernels, in turn

    def test_text(self):
        library = argpool.compile(SPEC, targets="base")
        self.check(library)
        back = library.max_unpool(*self.expected, 2)
        numpy.testing.assert_array_equal(back, argpool.max_unpool(*self.expected, 2))
        with self.assertRaisesRegex(argpool.NoKernel, "table compiled .* has no kernel for"):
            library.max_pool(self.x, 3)

    def test_files(self):
        with tempfile.TemporaryDirectory() as folder:
            spec = pathlib.Path(folder, "spec.mlir")
            spec.write_text(SPEC, encoding="utf-8")
            kept = os.path.join(folder, "kept.so")
            self.check(argpool.compile(spec, targets=["base"], path=kept))
            self.check(argpool.Library(kept))

    def test_path_of_another(self):
        """What was loaded from a path stays when another takes its place; names are looked up."""
        least, x = REGION.replace("pool max", "pool min"), self.x
        with tempfile.TemporaryDirectory() as folder:
            kept = os.path.join(folder, "kept.so")
            made = []
            for spec in REGION, least, REGION:
                made += [argpool.compile(spec, targets="base", path=kept), argpool.Library(kept)]
            self.assertEqual(os.listdir(folder), ["kept.so"])
            before = os.getcwd()
            os.chdir(folder)
            try:
                made += [argpool.Library("kept.so")]
            finally:
                os.chdir(before)
            masks = [x == pool(x, 3, 1, 1, return_indices=False)
                     for pool in (argpool.max_pool, argpool.min_pool)]
            for library, wanted in zip(made, (0, 0, 1, 1, 0, 0, 0)):
                numpy.testing.assert_array_equal(library.peaks(x)[1], masks[wanted])

    def test_model(self):
        model = CORPUS / "torch2.15_dynamo_pair_any_shape.onnx"
        library = argpool.compile(model, targets="base")
        values, indices = library.max_pool(self.x, 2)
        numpy.testing.assert_array_equal(values, self.expected[0])

    def test_region(self):
        library = argpool.compile(REGION, targets="base")
        pooled = argpool.max_pool(self.x, 3, 1, 1, return_indices=False)
        peaks, mask = library.peaks(self.x)
        numpy.testing.assert_array_equal(mask, self.x == pooled)
        numpy.testing.assert_array_equal(peaks, numpy.where(mask, self.x, 0))
        self.assertEqual(argpool.last_variant().split("__")[1], "base_planes")
        self.assertEqual(library.regions["peaks"].outputs, ("float32", "bool"))
        given = numpy.empty_like(peaks), numpy.empty_like(mask)
        self.assertIs(library.peaks(self.x, out=given, threads=2), given)
        numpy.testing.assert_array_equal(given[0], peaks)
        for call, error, sentence in (
                (lambda: library.peaks(self.x, self.x), argpool.InvalidArgument, "takes 1 tensors"),
                (lambda: library.peaks(self.x, out=peaks), argpool.InvalidArgument, "writes 2"),
                (lambda: library.peaks(self.x, threads=[1]), argpool.UnsupportedType, "threads"),
                (lambda: library.peaks(self.x.astype("f8")), argpool.UnsupportedType, "type f64")):
            with self.assertRaisesRegex(error, sentence):
                call()

    def test_native(self):
        """One row a kind of plane, and one for planes narrower than a vector; none for others."""
        library = argpool.compile(REGION, targets="native")
        everywhere = argpool.compile(REGION)
        for x in self.x, self.x[..., :1].copy():
            for one, other in zip(library.peaks(x), everywhere.peaks(x)):
                numpy.testing.assert_array_equal(one, other)
        self.assertIn("_v1", argpool.last_variant())
        library.peaks(self.x)
        own = argpool.last_variant()
        everywhere.peaks(self.x)
        self.assertEqual(argpool.last_variant(), own)

    def test_region_of_fixed_extents(self):
        """What the spec fixes is checked, by the sentence of the header's function."""
        peaks = argpool.compile(REGION.replace("?x?x?x?xf32", "1x3x?x34xf32"), targets="base",
                                gradients=True).peaks
        x = self.x[:1]
        numpy.testing.assert_array_equal(peaks(x)[1], peaks(self.x[0])[1][None])
        for given, sentence in (
                (self.x, "src of peaks has N 2; accepted: 1, as the spec says"),
                (x[:, :2], "src of peaks has C 2; accepted: 3, as the spec says"),
                (self.x[0, ..., 1:], "src of peaks has W 33; accepted: 34, as the spec says")):
            with self.assertRaisesRegex(argpool.ShapeMismatch, sentence):
                peaks(given)
            with self.assertRaisesRegex(argpool.ShapeMismatch, sentence.replace(
                    "src of peaks", "src1 of peaks_backward")):
                peaks.gradient(given, given)
        out = numpy.empty_like(self.x), numpy.empty(self.x.shape, bool)
        with self.assertRaisesRegex(argpool.ShapeMismatch, "dst1 of peaks has N 2; accepted: 1"):
            peaks(x, out=out)
        image = argpool.compile(LEAST.replace("?x?x?x", "3x?x34x"), targets="base").first
        with self.assertRaisesRegex(argpool.ShapeMismatch, "src2 of first has C 2; accepted: 3"):
            image(self.x[0], self.x[0, :2])
        image(self.x, self.x)  # N is none of what it says

    def test_region_of_volumes(self):
        """Three extents of windows; extents that the spec fixes are checked, without N, too."""
        library = argpool.compile("""
func.func @peaks(%s: tensor<?x2x?x?x9xf32>) -> tensor<?x2x?x?x9xi1> {
  %r = argpool.region(%x = %s) : (tensor<?x2x?x?x9xf32>) -> tensor<?x2x?x?x9xi1> {
    %p = argpool.pool max %x kernel [3, 3, 3] : f32
    %m = arith.cmpf oeq, %x, %p : f32
    argpool.yield %m : i1
  }
  return %r : tensor<?x2x?x?x9xi1>
}
func.func @signal(%s: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = argpool.region(%x = %s) : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
    %p = argpool.pool max %x kernel [3] : f32
    argpool.yield %p : f32
  }
  return %r : tensor<?x?x?xf32>
}""", targets="base")
        self.assertEqual((library.peaks.rank, library.signal.rank), (3, 1))
        x = numpy.random.default_rng(2).random((3, 2, 4, 5, 9), "f4")
        wanted = x == argpool.max_pool(x, 3, 1, 1, return_indices=False)
        last = numpy.moveaxis(numpy.ascontiguousarray(numpy.moveaxis(x, 1, -1)), -1, 1)
        for given, mask in (x, wanted), (last, wanted), (x[:, :, ::-1], wanted[:, :, ::-1]):
            numpy.testing.assert_array_equal(library.peaks(given), mask)
        numpy.testing.assert_array_equal(library.peaks(x[0]), wanted[0])
        with self.assertRaisesRegex(argpool.ShapeMismatch, "src of peaks has W 8; accepted: 9"):
            library.peaks(x[..., :8])
        with self.assertRaisesRegex(argpool.ShapeMismatch, "3 dimensions"):
            library.peaks(x[0, 0])
        line = x[:, :, 0, 0]
        numpy.testing.assert_array_equal(library.signal(line),
                                         argpool.max_pool(line, 3, 1, 1, return_indices=False))

    def test_region_whose_pools_go(self):
        """Both sides of its choice are one: simplified, it has no pool."""
        for chosen, wanted in ("%n", -self.x), ("%x", self.x), ("%zero", 0 * abs(self.x)):
            function = argpool.compile(f"""
func.func @f(%s: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {{
  %r = argpool.region(%x = %s) : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {{
    %zero = arith.constant 0.0 : f32
    %n = arith.negf %x : f32
    %p = argpool.pool max %x kernel [3, 3] : f32
    %e = arith.cmpf oeq, %x, %p : f32
    %v = arith.select %e, {chosen}, {chosen} : f32
    argpool.yield %v : f32
  }}
  return %r : tensor<?x?x?x?xf32>
}}
""", targets="base").f
            self.assertNotIn("max", function.text)
            numpy.testing.assert_array_equal(function(self.x), wanted)

    def test_regions_of_another_version(self):
        with unittest.mock.patch("argpool._regions.VERSION", 2):
            with self.assertRaisesRegex(argpool.CompilerError, "regions are of version 4, another"):
                argpool.compile(REGION, targets="base")

    def test_region_of_halves(self):
        library = argpool.compile(REGION.replace("f32", "f16"), gradients=True, targets="base")
        x = self.x.astype(numpy.float16)
        peaks, mask = library.peaks(x)
        numpy.testing.assert_array_equal(mask, x == argpool.max_pool(x, 3, 1, 1,
                                                                     return_indices=False))
        numpy.testing.assert_array_equal(peaks, numpy.where(mask, x, numpy.float16(0)))
        self.assertEqual(peaks.dtype, x.dtype)
        self.assertEqual(library.peaks.gradient.outputs, ("float16",))
        with self.assertRaisesRegex(argpool.UnsupportedType, "type f32; accepted: f16"):
            library.peaks(self.x)

    def test_gradient(self):
        """A choice's gradient, and that of a chain of pools as argpool's functions make it."""
        library = argpool.compile(REGION, gradients=True, targets="base")
        gradient = library.peaks.gradient
        self.assertIs(gradient, library.peaks_backward)
        self.assertEqual((gradient.inputs, gradient.outputs), (("float32",) * 2, ("float32",)))
        self.assertIsNone(gradient.gradient)
        grad = self.x[..., ::-1]
        peaks, mask = library.peaks(self.x)
        numpy.testing.assert_array_equal(gradient(self.x, grad), numpy.where(mask, grad, 0))
        chain = argpool.compile(CHAIN, gradients="chain", targets="base").chain
        first, taps = argpool.max_pool(self.x, 3, 1, 1)
        _, second = argpool.max_pool(first, 5, 1, 2)
        given = peaks + argpool.max_pool_backward(grad, second, self.x.shape, 5, 1, 2)
        numpy.testing.assert_array_equal(
            chain.gradient(self.x, peaks, grad),
            argpool.max_pool_backward(given, taps, self.x.shape, 3, 1, 1))
        self.assertIsNone(argpool.compile(CHAIN, targets="base").chain.gradient)
        with self.assertRaisesRegex(argpool.CompilerError, "@absent has no gradient"):
            argpool.compile(CHAIN, gradients=["absent"], targets="base")
        with self.assertRaisesRegex(argpool.UnsupportedType, "gradients is 3; accepted are True"):
            argpool.compile(CHAIN, gradients=3)

    def test_least(self):
        """C23's example: of equal numbers select's rule names one, and its mean two."""
        library = argpool.compile(LEAST, gradients=True, targets="base")
        cells = lambda *numbers: numpy.array([[numbers]], "float32")
        a, b, given = cells(1, 2, 3), cells(1, 3, 2), cells(6, 6, 6)
        first, both = cells(6, 6, 0), cells(3, 6, 0)
        for least, grad in ((library.first, first), (library.both, both)):
            numpy.testing.assert_array_equal(least(a, b), numpy.minimum(a, b))
            numpy.testing.assert_array_equal(least.gradient(a, b, given), (grad, given - grad))

    def test_refusals(self):
        for call, sentence in (
                (lambda: argpool.compile(SPEC.replace("stride", "strides")), "is 'stride' meant"),
                (lambda: argpool.compile(SPEC, targets="sse4"), "sse4"),
                (lambda: argpool.compile("nowhere.mlir"), "nowhere.mlir"),
                (lambda: argpool.compile(SPEC, compiler="/nowhere/argpool-compile"),
                 "/nowhere/argpool-compile could not be run: No such file"),
                (lambda: argpool.compile("\udc80\n"), "spec.mlir:1:1: error"),
                (lambda: argpool.compile(SPEC, gradients=["a\0"]), "could not be run: embedded"),
                (lambda: argpool.Library("/nowhere/kept.so"), "is no library of kernels"),
                (lambda: argpool.Library("libc.so.6"), "is no library of kernels")):
            with self.assertRaisesRegex(argpool.CompilerError, sentence):
                call()

    def test_targets(self):
        """Each target of the compiler's list is for a machine; what is none is the compiler's."""
        listed = set()
        for file in "variants.mlir", "variants/devices.mlir":
            text = (CORPUS.parents[2] / "generators" / file).read_text()
            listed |= set(re.findall(r"^argpool.target @(\w+)", text, re.M))
        self.assertEqual(set(argpool._compile.MACHINES), listed)
        for targets in "native;,", ["native,native"]:
            library = argpool.compile(SPEC, targets=targets)
            numpy.testing.assert_array_equal(library.max_pool(self.x, 2, 2)[0],
                                             argpool.max_pool(self.x, 2, 2)[0])

    def test_max_target_of_none(self):
        command = (f"import argpool, numpy; argpool.compile({REGION!r}).peaks("
                   "numpy.zeros((1, 1, 4, 4), 'f'))")
        done = subprocess.run([sys.executable, "-c", command], text=True, capture_output=True,
                              env={**os.environ, "ARGPOOL_MAX_TARGET": "sse9"}, check=False)
        own = ".*avx512 avx2 base" if platform.machine() == "x86_64" else ".*"
        self.assertRegex(done.stderr, f"max_target is sse9; accepted by region_\\w+:{own}\n")

    def test_refused_before_compiling(self):
        elsewhere = "base" if platform.machine() == "aarch64" else "neon"
        for options, sentence in (
                ({"targets": elsewhere}, f"target {elsewhere} is for .*; accepted here, on .*, are "
                                         ".*, native$"),
                ({"targets": f"native;{elsewhere}"}, f"target {elsewhere} is for"),
                ({"targets": ["native", "cuda"]}, "target cuda is for a device"),
                ({"path": "/"}, "path is '/', which is no file"),
                ({"path": "/dev/null"}, "which is no file"),
                ({"path": "\ud800"}, "no file has such a name"),
                ({"path": "/nowhere/kept.so"}, "/nowhere/kept.so cannot be written .No such")):
            with self.assertRaisesRegex(argpool.InvalidArgument, sentence), \
                    unittest.mock.patch("argpool._compile._run", self.fail):
                argpool.compile(SPEC, **options)


if __name__ == "__main__":
    unittest.main()
