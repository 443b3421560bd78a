"""argpool.compile: kernels of a spec's text, of a file and of a model, called at once.
$ARGPOOL_COMPILE names the compiler.
"""
# SPDX-License-Identifier: MIT
import os
import pathlib
import tempfile
import unittest

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
                (lambda: library.peaks(self.x.astype("f8")), argpool.UnsupportedType, "type f64")):
            with self.assertRaisesRegex(error, sentence):
                call()

    def test_refusals(self):
        for call, sentence in (
                (lambda: argpool.compile(SPEC.replace("stride", "strides")), "is 'stride' meant"),
                (lambda: argpool.compile(SPEC, targets="sse4"), "sse4"),
                (lambda: argpool.compile("nowhere.mlir"), "nowhere.mlir"),
                (lambda: argpool.compile(SPEC, compiler="/nowhere/argpool-compile"),
                 "/nowhere/argpool-compile could not be run: No such file"),
                (lambda: argpool.Library("/nowhere/kept.so"), "is no library of kernels"),
                (lambda: argpool.Library("libc.so.6"), "is no library of kernels")):
            with self.assertRaisesRegex(argpool.CompilerError, sentence):
                call()


if __name__ == "__main__":
    unittest.main()
