"""The package's NumPy functions: the contract's examples, what is accepted, what is refused.
Runs on NumPy 1.24 (Debian's) and later; on other libraries where they can be had.
"""
# SPDX-License-Identifier: MIT
import pathlib
import subprocess
import sys
import tempfile
import threading
import unittest

import numpy

import argpool


def ramp(*shape, dtype="float32"):
    return numpy.arange(1, numpy.prod(shape) + 1, dtype=dtype).reshape(shape)


class Examples(unittest.TestCase):
    """The contract's examples."""

    def same(self, got, expected):
        numpy.testing.assert_array_equal(got, expected)

    def test_pool_and_unpool(self):
        values, indices = argpool.max_pool(ramp(1, 1, 4, 4), 2)
        self.same(indices[0, 0], [[5, 7], [13, 15]])
        self.assertEqual(indices.dtype, "int64")
        self.same(argpool.max_unpool(values, indices, 2)[0, 0],
                  [[0, 0, 0, 0], [0, 6, 0, 8], [0, 0, 0, 0], [0, 14, 0, 16]])

    def test_minima(self):  # C19
        values, indices = argpool.min_pool(ramp(1, 1, 4, 4), 2)
        self.same(values[0, 0], [[1, 3], [9, 11]])
        self.same(argpool.max_unpool(values, indices, 2)[0, 0],
                  [[1, 0, 3, 0], [0] * 4, [9, 0, 11, 0], [0] * 4])
        x = numpy.array([[3, 1, 1, numpy.nan, 5, numpy.nan, 0.0, -0.0]], "float32")
        values, indices = argpool.min_pool(x[None], 4)
        self.assertTrue(numpy.isnan(values).all())
        self.same(indices, [[[3, 5]]])
        values, indices = argpool.min_pool(x[None], 2, index_type="uint8")
        self.same(indices, [[[1, 1, 1, 0]]])
        self.assertFalse(numpy.signbit(values[0, 0, 3]))
        for dtype in "int8", "int64", "uint8", "uint16", "uint64", "bool", "float16", "float64":
            lowest = 0 if dtype in ("bool", "float16", "float64") else numpy.iinfo(dtype).min
            x = numpy.array([[1, 1, lowest, 1, 1, 1]], dtype)
            for kept in True, False:
                got = argpool.min_pool(x[None], 3, 1, 1, return_indices=kept)
                values = got[0] if kept else got
                self.same(values, numpy.array([[[1, lowest, lowest, lowest, 1, 1]]], dtype))
        out = numpy.empty((1, 1, 3), "uint8")
        x = ramp(1, 1, 6, dtype="uint8")
        self.assertIs(argpool.min_pool(x, 2, return_indices=False, out=out), out)
        plan = argpool.Plan("min_pool", (x, out, None), kernel=2)
        self.same(plan(), [[[1, 3, 5]]])
        with self.assertRaisesRegex(argpool.InvalidArgument, "min_pool writes a pair"):
            argpool.min_pool(x, 2, out=out)

    def test_output_size(self):
        values, indices = argpool.max_pool(ramp(1, 1, 4, 5), 2)
        expected = [[0] * 5, [0, 7, 0, 9, 0], [0] * 5, [0, 17, 0, 19, 0]]
        for size in (4, 5), [1, 1, 4, 5], numpy.array([4, 5]):
            got = argpool.max_unpool(values, indices, 2, output_size=size)
            self.same(got[0, 0], expected)
        with self.assertRaisesRegex(IndexError, r"h 1, w 0\] is 16"):
            argpool.max_unpool(values, indices, 2)

    def test_rank_3(self):
        x = numpy.zeros((20, 16, 51, 33, 15), "float32")
        values, indices = argpool.max_pool(x, 3, 2)
        self.assertEqual(values.shape, (20, 16, 25, 16, 7))
        self.assertEqual(argpool.max_unpool(values, indices, 3, 2).shape, x.shape)

    def test_zeros_as_indices(self):
        for shape, size, kernel, expected in (
                ((1, 64, 14, 14), None, 2, (1, 64, 28, 28)),
                ((1, 16, 7, 7), (1, 16, 15, 15), 2, (1, 16, 15, 15)),
                ((1, 32, 4, 4, 4), None, 2, (1, 32, 8, 8, 8)),
                ((1, 8, 3, 3, 3), (1, 8, 7, 7, 7), 2, (1, 8, 7, 7, 7))):
            zeros = numpy.zeros(shape, "int32")
            got = argpool.max_unpool(numpy.ones(shape, "float32"), zeros, kernel, output_size=size)
            self.assertEqual(got.shape, expected)
            planes = got.reshape(shape[1], -1)
            self.assertTrue((planes[:, 0] == 1).all() and not planes[:, 1:].any())

    def test_unbatched(self):
        x = ramp(3, 6, 6)
        values, indices = argpool.max_pool(x, (2, 2))
        batched = argpool.max_pool(x[None], 2)
        self.same(values, batched[0][0])
        self.same(indices, batched[1][0])

    def test_gradients(self):
        x = ramp(1, 1, 5)
        values, indices = argpool.max_pool(x, 3, 1)  # cells 2, 3, 4
        grad = argpool.max_pool_backward(values, numpy.full_like(indices, 4), (5,), 3, 1)
        self.same(grad, [[[0, 0, 0, 0, 3 + 4 + 5]]])
        there = numpy.full_like(indices, 4)
        self.same(argpool.max_unpool_backward(grad, there, 3, 1), [[[12, 12, 12]]])
        exact = argpool.max_unpool_backward(grad, there, 3, 1, duplicates="exact")
        self.same(exact, [[[0, 0, 12]]])
        self.same(argpool.max_unpool(values, there, 3, 1)[..., 4], [[5]])
        self.same(argpool.max_unpool(values, there, 3, 1, duplicates="sum")[..., 4], [[12]])


class Tensors(unittest.TestCase):
    """How arrays come in, and how results lie."""

    def test_views(self):
        x = numpy.random.default_rng(1).random((2, 3, 8, 10), dtype="float32")
        expected = argpool.max_pool(x, 3, 2, 1)
        wide = numpy.zeros((2, 3, 10, 24), "float32")
        view = wide[:, :, 9:1:-1, 3:23:2]
        view[...] = x
        swapped = numpy.ascontiguousarray(x.swapaxes(2, 3)).swapaxes(2, 3)
        read_only = x.copy()
        read_only.flags.writeable = False
        for array in view, swapped, read_only, numpy.asfortranarray(x):
            for got, want in zip(argpool.max_pool(array, 3, 2, 1), expected):
                numpy.testing.assert_array_equal(got, want)

    def test_broadcast(self):
        x = numpy.broadcast_to(numpy.float32(3), (1, 2, 4, 4))
        values, indices = argpool.max_pool(x, 2)
        self.assertTrue((values == 3).all())
        numpy.testing.assert_array_equal(indices[0, 0], [[0, 2], [8, 10]])

    def test_layouts(self):
        x = numpy.random.default_rng(2).random((2, 6, 7, 3), dtype="float32")
        last = numpy.moveaxis(x, -1, 1)
        values, indices = argpool.max_pool(last, 2)
        self.assertEqual(values.strides[1], 4)
        self.assertEqual(indices.strides[1], 8)
        first = argpool.max_pool(last, 2, layout="channels_first")
        self.assertTrue(first[0].flags.c_contiguous)
        numpy.testing.assert_array_equal(first[0], values)
        numpy.testing.assert_array_equal(first[1], indices)
        back = argpool.max_unpool(values, indices, 2, output_size=(6, 7))
        self.assertEqual(back.strides[1], 4)

    def test_types(self):
        types = ["float64", "float32", "float16", "int64", "int32", "int16", "int8", "uint64",
                 "uint32", "uint16", "uint8", "bool"]
        try:
            import ml_dtypes
            types.append(ml_dtypes.bfloat16)
        except ImportError:
            pass
        for dtype in types:
            x = (ramp(1, 2, 4, 4, dtype="int64") % 7).astype(dtype)
            values, indices = argpool.max_pool(x, 2)
            self.assertEqual(values.dtype, x.dtype)
            numpy.testing.assert_array_equal(
                values, x.reshape(1, 2, 2, 2, 2, 2).max((3, 5)))
            self.assertEqual(argpool.max_unpool(values, indices, 2).dtype, x.dtype)
        complex64 = ramp(1, 1, 2, dtype="complex64")
        self.assertEqual(argpool.max_unpool(complex64, numpy.array([[[0, 3]]]), 2)[0, 0, 3], 2)

    def test_index_types(self):
        x = ramp(1, 1, 4, 4)
        for name, given in (("uint8", "uint8"), ("uint8", numpy.uint8), ("uint16", "uint16"),
                            ("int32", numpy.dtype("int32"))):
            values, indices = argpool.max_pool(x, 2, index_type=given)
            self.assertEqual(indices.dtype, name)
            if "uint" in name:
                self.assertTrue((indices == 3).all())
            self.assertEqual(argpool.max_unpool(values, indices, 2)[0, 0, 3, 3], 16)
        self.assertEqual(argpool.max_pool(ramp(1, 1, 20, 20), 20, index_space="window")[1].dtype,
                         "uint16")

    def test_convert(self):
        x = ramp(1, 1, 4, 4)
        indices = argpool.max_pool(x, 2)[1]
        taps = argpool.convert_indices(indices, x.shape, 2, to_space="window")
        self.assertEqual((taps.dtype, taps.max(), taps.min()), ("uint8", 3, 3))
        numpy.testing.assert_array_equal(
            argpool.convert_indices(taps, (4, 4), 2, to_space="plane"), indices)

    def test_out(self):
        x = ramp(1, 1, 4, 4)
        pair = numpy.empty((1, 1, 2, 2), "float32"), numpy.empty((1, 1, 2, 2), "int32")
        self.assertIs(argpool.max_pool(x, 2, out=pair), pair)
        self.assertIs(argpool.max_pool(x, 2, return_indices=False, out=pair[0]), pair[0])
        cells = numpy.empty_like(x)
        self.assertIs(argpool.max_unpool(*pair, 2, out=cells), cells)
        self.assertEqual(cells[0, 0, 3, 3], 16)

    def test_threads(self):
        """Calls on many threads; each call releases the GIL."""
        x = numpy.random.default_rng(3).random((2, 16, 64, 64), dtype="float32")
        expected = argpool.max_pool(x, 3, 2, 1, threads=1)
        wrong = []

        def run():
            for _ in range(50):
                got = argpool.max_pool(x, 3, 2, 1, threads=2)
                if not all((a == b).all() for a, b in zip(got, expected)):
                    wrong.append(1)

        workers = [threading.Thread(target=run) for _ in range(4)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        self.assertFalse(wrong)

    def test_results_are_aligned(self):
        """Large results start at a cache line, the first time and again."""
        x = ramp(2, 8, 128, 130)
        for _ in range(3):
            values, indices = argpool.max_pool(x, 2)
            last = argpool.max_pool(x, 2, layout="channels_last", return_indices=False)
            back = argpool.max_unpool(values, indices, 2)
            for result in values, indices, back, last:
                self.assertEqual(result.ctypes.data % 64, 0)
                self.assertTrue(result.flags.writeable)
            numpy.testing.assert_array_equal(values, last)
            numpy.testing.assert_array_equal(argpool.max_pool(back, 2)[0], values)

    def test_memory_of_results(self):
        """Nothing is kept of a call's arrays."""
        x = ramp(1, 1, 4, 4)
        before = sys.getrefcount(x)
        for _ in range(100):
            argpool.max_pool(x, 2)
        self.assertEqual(sys.getrefcount(x), before)


class Again(unittest.TestCase):
    """A call that was made before takes a shorter way (_quick.py), and has the same results."""

    def test_results(self):
        x = ramp(2, 3, 8, 8)
        first = argpool.max_pool(x, 2, index_type="uint8")
        for _ in range(3):
            for given in x, x.astype("float64"), x.transpose(0, 1, 3, 2), x[:, :, ::2, ::2]:
                values, indices = argpool.max_pool(given, 2, index_type="uint8")
                self.assertEqual(values.dtype, given.dtype)
                expected = given.reshape(2, 3, given.shape[2] // 2, 2, given.shape[3] // 2, 2)
                numpy.testing.assert_array_equal(values, expected.max((3, 5)))
                alone = argpool.max_pool(given, 2, return_indices=False)
                numpy.testing.assert_array_equal(alone, values)
            values, indices = argpool.max_pool(x, 2, index_type="uint8")
            self.assertFalse(numpy.shares_memory(values, first[0]))
            for size in (8, 8), [9, 9], numpy.array([8, 9]):
                back = argpool.max_unpool(values, indices, 2, output_size=size)
                self.assertEqual(back.shape, (2, 3, *size))
                again, _ = argpool.max_pool(back[..., :8, :8], 2)
                numpy.testing.assert_array_equal(again, values)

    def test_refusals(self):
        values, indices = argpool.max_pool(ramp(1, 1, 4, 4), 2)
        wrong, read_only = indices.copy(), numpy.empty((1, 1, 4, 4), "float32")
        wrong[0, 0, 0, 1] = 16
        read_only.flags.writeable = False
        for _ in range(3):
            argpool.max_unpool(values, indices, 2)
            with self.assertRaisesRegex(IndexError, r"w 1\] is 16"):
                argpool.max_unpool(values, wrong, 2)
            with self.assertRaisesRegex(argpool.InvalidArgument, "out is read-only"):
                argpool.max_unpool(values, indices, 2, out=read_only)
            with self.assertRaisesRegex(argpool.ShapeMismatch, "dst"):
                argpool.max_unpool(values, indices, 2, out=numpy.empty((1, 1, 9, 4), "float32"))
            with self.assertRaisesRegex(argpool.InvalidArgument, "values alone"):
                argpool.max_pool(ramp(1, 1, 4, 4), 2, out=values)


class Plans(unittest.TestCase):
    def test_runs(self):
        x = ramp(1, 2, 8, 8)
        values, indices = argpool.max_pool(x, 2)
        out = numpy.zeros_like(values), numpy.zeros_like(indices)
        plan = argpool.Plan("max_pool", (x, *out), 2)
        self.assertIn("max_pool_f32_i64", plan.variant)
        self.assertIs(plan()[0], out[0])
        numpy.testing.assert_array_equal(out[0], values)
        other = numpy.zeros_like(values), numpy.zeros_like(indices)
        got = plan(x + 1, *other)
        self.assertIs(got[1], other[1])
        numpy.testing.assert_array_equal(other[0], values + 1)
        cells = numpy.empty_like(x)
        unpool = argpool.Plan("max_unpool", (values, indices, cells), 2)
        numpy.testing.assert_array_equal(unpool(), argpool.max_unpool(values, indices, 2))
        alone = argpool.Plan("max_pool", (x, out[0], None), 2)
        self.assertIs(alone(), out[0])

    def test_refusals(self):
        x = ramp(1, 1, 4, 4)
        out = argpool.max_pool(x, 2)
        with self.assertRaisesRegex(ValueError, "'avg'; accepted are 'max_pool'"):
            argpool.Plan("avg", (x, *out), 2)
        with self.assertRaisesRegex(ValueError, "has 3 tensors"):
            argpool.Plan("max_pool", (x,), 2)
        with self.assertRaisesRegex(
                ValueError, "'often'; accepted are False, True, 'patient', 'between'"):
            argpool.Plan("max_pool", (x, *out), 2, measure="often")
        with self.assertRaisesRegex(ValueError, "measure_seconds is -1; accepted: 0"):
            argpool.Plan("max_pool", (x, *out), 2, measure=True, measure_seconds=-1)
        plan = argpool.Plan("max_pool", (x, *out), 2)
        with self.assertRaisesRegex(ValueError, "x differs in type, shape or strides"):
            plan(ramp(1, 1, 6, 6), *out)
        with self.assertRaisesRegex(ValueError, "runs on 3 tensors"):
            plan(x)


class Wisdom(unittest.TestCase):
    """What measured plans find is kept, and goes through files."""

    def test_is_kept(self):
        x = ramp(1, 3, 10, 14)
        out = argpool.max_pool(x, 2)
        plan = argpool.Plan("max_pool", (x, *out), 2, measure=True, measure_seconds=0.01)
        self.assertIn(f"{plan.variant}, measured: ", plan.explanation)
        again = argpool.Plan("max_pool", (x, *out), 2)
        self.assertIn(f"{plan.variant}, by wisdom", again.explanation)
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "wisdom"
            argpool.wisdom_export(file)
            self.assertIn(plan.variant, file.read_text(encoding="utf-8"))
            argpool.wisdom_import(file)
            file.write_text("nothing of the kind\n", encoding="utf-8")
            with self.assertRaisesRegex(argpool.InvalidArgument, "cannot be understood, line 1"):
                argpool.wisdom_import(file)
            with self.assertRaisesRegex(argpool.InvalidArgument, "no such file"):
                argpool.wisdom_import(file.with_name("gone"))
            with self.assertRaisesRegex(argpool.InvalidArgument, "cannot be written"):
                argpool.wisdom_export(pathlib.Path(folder) / "no" / "folder")


class Refusals(unittest.TestCase):
    """Each is a class of its own, also the built-in one, and a sentence."""

    x = ramp(1, 1, 4, 4)

    def test_sentences(self):
        x, pool, unpool = self.x, argpool.max_pool, argpool.max_unpool
        values, indices = pool(x, 2)
        fixed = values.copy()
        fixed.flags.writeable = False
        overlapping = numpy.zeros(8, "float32")[None, None]
        cases = [
            (lambda: pool([[1]], 2), argpool.UnsupportedType, "x is a list; .*numpy.asarray"),
            (lambda: pool(numpy.ndarray, 2), argpool.UnsupportedType, "x is a type; argpool takes"),
            (lambda: pool(x.astype(">f4"), 2), argpool.UnsupportedType,
             r"another order of bytes .* x.astype\('float32'\)"),
            (lambda: pool(x.astype(object), 2), argpool.UnsupportedType, "ndarray of object"),
            (lambda: pool(x.astype("complex64"), 2), argpool.UnsupportedType, "C16"),
            (lambda: pool(x.astype("complex128"), 2), argpool.UnsupportedType, "128 bits"),
            (lambda: pool(x, 2.5), argpool.UnsupportedType, "kernel is 2.5"),
            (lambda: pool(x, (2, 2, 2, 2)), argpool.ShapeMismatch, "makes 4 spatial ones"),
            (lambda: pool(x[0, 0], 2), argpool.ShapeMismatch, "2 dimensions makes 0 spatial"),
            (lambda: pool(x, 0), argpool.InvalidWindow, "kernel"),
            (lambda: pool(x, 2, 0), argpool.InvalidWindow, "stride is 0; accepted are numbers"),
            (lambda: pool(x, 2, -1), argpool.InvalidWindow, "stride"),
            (lambda: pool(x, 2, padding=(1, 2, 3)), argpool.InvalidWindow, "padding has 3 entries"),
            (lambda: pool(x, 2, padding=((1, 2, 3), 1)), argpool.InvalidWindow, "a pair"),
            (lambda: pool(x, 2**70), argpool.InvalidArgument, "of 64 bits"),
            (lambda: pool(x, 9), argpool.InvalidWindow, "pooled h would be"),
            (lambda: pool(x, 2, index_space="tap"), argpool.InvalidArgument, "are 'plane'"),
            (lambda: pool(x, 2, index_type="int8"), argpool.UnsupportedType, "int64 and int32"),
            (lambda: pool(x, 2, layout="NHWC"), argpool.InvalidArgument, "'channels_last'"),
            (lambda: pool(x, 2, threads=-1), argpool.InvalidArgument, "threads is -1"),
            (lambda: pool(x, 20, index_type="uint8", padding=10), argpool.IndexOverflow, "255"),
            (lambda: pool(x, 2, out=values), argpool.InvalidArgument, "writes a pair"),
            (lambda: pool(x, 2, out=(fixed, indices)), argpool.InvalidArgument, "read-only"),
            (lambda: pool(x, 2, out=(x[..., :2, :2], indices)), argpool.Overlap, "C14"),
            (lambda: pool(x, 2, out=(values[..., :1], indices)), argpool.ShapeMismatch,
             "values: w is 1; accepted: 2, the pooled extent of 4"),
            (lambda: pool(x, 2, out=(values, indices[..., :1])), argpool.ShapeMismatch,
             "indices: w is 1; accepted: 2, as in values"),
            (lambda: pool(x, 2, out=(values.astype("f8"), indices)), argpool.UnsupportedType,
             "values has elements of type f64; accepted: f32, as in src"),
            (lambda: unpool(indices.tolist(), indices, 2), argpool.UnsupportedType,
             "values is a list"),
            (lambda: unpool(values, indices.tolist(), 2), argpool.UnsupportedType,
             "indices is a list"),
            (lambda: unpool(values, indices, 2, output_size=(2**62, 2**62)), argpool.ShapeMismatch,
             "C2"),
            (lambda: argpool.max_pool_backward(values, indices, (2**50, 2**50), 2),
             argpool.OutOfMemory, "could not be made"),
            (lambda: argpool.max_pool_backward(values, indices, (-4, 4), 2),
             argpool.ShapeMismatch, "extents from 0 on"),
            (lambda: pool(x, 2, library="a.so"), argpool.InvalidArgument,
             "library is 'a.so'; accepted is what argpool.compile"),
            (lambda: pool(x, 2, library=type("Table", (), {"table": 1})()),
             argpool.InvalidArgument, "library is"),
            (lambda: pool(x, 2, layout=["channels_first"]), argpool.InvalidArgument, "layout is"),
            (lambda: pool(x, 2, index_type=[8]), argpool.UnsupportedType, "index_type is"),
            (lambda: argpool.Plan("max_pool", 5, 2), argpool.InvalidArgument,
             "max_pool has 3 tensors, .* int was"),
            (lambda: argpool.Plan("max_pool", (x, values, indices), 2, measure_seconds="1"),
             argpool.InvalidArgument, "measure_seconds is '1'"),
            (lambda: unpool(values, indices + 100, 2), argpool.IndexOutOfRange, "is 105; accepted"),
            (lambda: unpool(values, indices.astype("float32"), 2), argpool.UnsupportedType, "C7"),
            (lambda: unpool(values, indices, 2, output_size=(9, 9)), argpool.ShapeMismatch, "C2"),
            (lambda: unpool(values, indices, 2, output_size=(4,)), argpool.ShapeMismatch,
             "2 spatial extents, or a whole shape"),
            (lambda: unpool(values, indices, 2, duplicates="first"), argpool.InvalidArgument,
             "'last', 'sum', 'exact'"),
            (lambda: unpool(values, indices, 2, out=numpy.lib.stride_tricks.as_strided(
                overlapping, (1, 1, 4, 4), (0, 0, 4, 4))), argpool.UnsupportedStrides, "C15"),
            (lambda: argpool.pooled_shape((4, 4), (2, 2, 2)), argpool.ShapeMismatch, "3 spatial"),
        ]
        built_in = {argpool.UnsupportedType: TypeError, argpool.IndexOutOfRange: IndexError,
                    argpool.IndexOverflow: OverflowError, argpool.OutOfMemory: MemoryError}
        for call, kind, sentence in cases:
            with self.subTest(sentence=sentence), self.assertRaisesRegex(kind, sentence) as caught:
                call()
            self.assertIsInstance(caught.exception, built_in.get(kind, ValueError))
            self.assertIsInstance(caught.exception, argpool.Error)
            self.assertGreater(len(str(caught.exception)), 30)

    def test_arguments_are_remembered_by_value(self):
        """A list that changes between calls is another window."""
        kernel = [2, 2]
        self.assertEqual(argpool.max_pool(self.x, kernel)[0].shape, (1, 1, 2, 2))
        kernel[0] = 4
        self.assertEqual(argpool.max_pool(self.x, kernel)[0].shape, (1, 1, 1, 2))


# Spellings of 2 that are no integer: each was, or equals, one that a call before it was made with.
MISTAKES = [2.0, True, numpy.float64(2), numpy.bool_(True), numpy.array(2.0), (2.0, 2.0), [2, 2.0],
            (True, 2), numpy.array([2.0, 2.0]), numpy.array([True, True]), "2", b"22", {2, 3},
            {"kernel": 2}, 2j, object(), [[2] * 3] * 2, numpy.full((2, 2, 2, 2), 2)]
INTEGERS = [2, numpy.int64(2), numpy.uint8(2), numpy.array(2), numpy.array([2, 2], "int16"), [2, 2],
            (2, 2), (numpy.int32(2), 2), [numpy.array(2), numpy.array(2)], (2,) * 2]


class Arguments(unittest.TestCase):
    """What a window's arguments may be does not depend on the calls before."""

    x = ramp(1, 1, 9, 9)
    values, indices = argpool.max_pool(x[..., :8, :8], 2)
    calls = {
        "max_pool": lambda **window: argpool.max_pool(Arguments.x, **window),
        "max_unpool": lambda **window: argpool.max_unpool(
            Arguments.values, Arguments.indices % 4, **window),
        "max_pool_backward": lambda **window: argpool.max_pool_backward(
            Arguments.values, Arguments.indices % 4,
            argpool.unpooled_shape((4, 4), **window), **window),
        "max_unpool_backward": lambda **window: argpool.max_unpool_backward(
            numpy.ones((1, 1, *argpool.unpooled_shape((4, 4), **window)), "float32"),
            Arguments.indices % 4, **window),
        "convert_indices": lambda **window: argpool.convert_indices(
            argpool.max_pool(Arguments.x, **window)[1], (9, 9), to_space="window", **window),
        "pooled_shape": lambda **window: argpool.pooled_shape((9, 9), **window),
        "unpooled_shape": lambda **window: argpool.unpooled_shape((4, 4), **window),
        "Plan": lambda **window: argpool.Plan("max_pool", (
            Arguments.x, numpy.empty(argpool.pooled_shape((1, 1, 9, 9), **window), "float32"),
            None), **window)(),
    }

    def windows(self, spelling):
        """Windows with 2 spelled so in each place; the kernel tells that there are two extents."""
        yield {"kernel": spelling}
        for name, kernel in (("stride", 2), ("padding", 5), ("dilation", 2)):
            yield {"kernel": (kernel, kernel), name: spelling}

    def test_integers(self):
        for name, call in self.calls.items():
            for number, spelling in enumerate(INTEGERS):
                for window in self.windows(spelling):
                    right = {key: 2 if value is spelling else value
                             for key, value in window.items()}
                    if right["kernel"] == 2 and name in ("pooled_shape", "unpooled_shape", "Plan"):
                        right["kernel"] = (2, 2)
                        if numpy.ndim(spelling) == 0:  # of a shape, every extent is spatial
                            continue
                    with self.subTest(call=name, spelling=repr(spelling), window=[*window]):
                        for got, expected in zip(call(**window), call(**right)):
                            numpy.testing.assert_array_equal(got, expected)

    def test_mistakes(self):
        """Before and after the same call with integers, which a memo must not answer with."""
        for name, call in self.calls.items():
            for spelling in MISTAKES:
                for window in self.windows(spelling):
                    right = {key: (2, 2) if value is spelling else value
                             for key, value in window.items()}
                    for _ in range(2):
                        with self.subTest(call=name, spelling=repr(spelling), window=[*window]):
                            with self.assertRaises(argpool.Error) as caught:
                                call(**window)
                            self.assertRegex(str(caught.exception), "; (accepted|it has|an entry)|"
                                             "accepted are")
                        call(**right)
                        call(**{key: 2 if value == (2, 2) and key != "kernel" else value
                                for key, value in right.items()})

    def test_sizes(self):
        unpool = lambda size: argpool.max_unpool(self.values, self.indices, 2, output_size=size)
        for size in 9, (9, 9), [9, 9], numpy.array([9, 9]), numpy.int32(9), (1, 1, 9, 9):
            self.assertEqual(unpool(size).shape, (1, 1, 9, 9))
            for wrong in 9.0, (9.0, 9), (True, 9), "99", None.__class__, (1, 1, 9.0, 9):
                with self.assertRaises(argpool.Error):
                    unpool(wrong)
                with self.assertRaises(argpool.Error):
                    argpool.max_pool_backward(self.values, self.indices, wrong, 2)
                with self.assertRaises(argpool.Error):
                    argpool.convert_indices(self.indices, wrong, 2, to_space="window")
        self.assertEqual(argpool.unpooled_shape((4, 4), (2, 2), output_size=9), (9, 9))

    def test_threads(self):
        for right in 1, numpy.int64(1), numpy.array(1):
            argpool.max_pool(self.x, 2, threads=right)
            for wrong in True, 1.0, "1", (1,), 0, numpy.bool_(True):
                with self.assertRaisesRegex(argpool.Error, "threads is"):
                    argpool.max_pool(self.x, 2, threads=wrong)

    def test_flags(self):
        for on in True, numpy.bool_(True), 1, numpy.array(True):
            self.assertEqual(argpool.max_pool(self.x, 2, ceil_mode=on)[0].shape, (1, 1, 5, 5))
            self.assertEqual(len(argpool.max_pool(self.x, 2, return_indices=on)), 2)
            argpool.max_unpool(self.values, self.indices, 2, trusted_indices=on)
            for wrong in "yes", 1.0, 2, None, [], numpy.float32(1):
                for call in (lambda: argpool.max_pool(self.x, 2, ceil_mode=wrong),
                             lambda: argpool.max_pool(self.x, 2, return_indices=wrong),
                             lambda: argpool.max_unpool(self.values, self.indices, 2,
                                                        trusted_indices=wrong),
                             lambda: argpool.pooled_shape((9, 9), 2, ceil_mode=wrong)):
                    with self.assertRaisesRegex(argpool.InvalidArgument, "True and False"):
                        call()


class Pointer:
    """What DLPack asks of a tensor, and nothing more."""

    def __init__(self, array):
        self.array = array

    def __dlpack__(self, **named):
        return self.array.__dlpack__(**named)

    def __dlpack_device__(self):
        return self.array.__dlpack_device__()


class Foreign(unittest.TestCase):
    """Arrays that files and other libraries hand out."""

    x = numpy.random.default_rng(4).standard_normal((1, 2, 4, 4)).astype("float32")

    def test_tensors_with_dlpack_alone(self):
        x, expected = Pointer(self.x), argpool.max_pool(self.x, 2)
        got = argpool.max_pool(x, 2)
        for a, b in zip(got, expected):
            numpy.testing.assert_array_equal(a, b)
        values, indices = map(Pointer, expected)
        cells = argpool.max_unpool(*expected, 2)
        for calls in (
                (lambda v, i: argpool.max_unpool(v, i, 2)),
                (lambda v, i: argpool.max_pool_backward(v, i, (4, 4), 2)),
                (lambda v, i: argpool.max_unpool_backward(
                    cells if v is expected[0] else Pointer(cells), i, 2)),
                (lambda v, i: argpool.convert_indices(i, (4, 4), 2, to_space="window"))):
            numpy.testing.assert_array_equal(calls(values, indices), calls(*expected))
        out = Pointer(numpy.empty_like(expected[0])), Pointer(numpy.empty_like(expected[1]))
        self.assertIs(argpool.Plan("max_pool", (x, *out), 2)()[0], out[0])
        numpy.testing.assert_array_equal(out[0].array, expected[0])

    def test_masked(self):
        masked = numpy.ma.masked_array(self.x, mask=self.x > 1)
        values, indices = argpool.max_pool(self.x, 2)
        for call in (lambda: argpool.max_pool(masked, 2),
                     lambda: argpool.max_pool(self.x, 2, out=(numpy.ma.array(values), indices)),
                     lambda: argpool.max_unpool(numpy.ma.array(values), indices, 2),
                     lambda: argpool.max_unpool(values, numpy.ma.array(indices), 2),
                     lambda: argpool.Plan("max_pool", (masked, values, indices), 2)):
            with self.assertRaisesRegex(argpool.UnsupportedType, "masked array.*filled"):
                call()
        lowest = argpool.max_pool(masked.filled(-numpy.inf), 4)[0]
        numpy.testing.assert_array_equal(lowest[0, :, 0, 0], masked.max((0, 2, 3)))

    def test_orders_and_places(self):
        """A sentence with the cure, in every place that takes an array; the cure works."""
        values, indices = argpool.max_pool(self.x, 2)

        def shifted(array):
            room = bytearray(array.nbytes + 1)
            moved = numpy.ndarray(array.shape, array.dtype, buffer=room, offset=1)
            moved[...] = array
            return moved

        def packed(array):
            records = numpy.zeros(array.shape, [("first", "u1"), ("value", array.dtype)])
            records["value"] = array
            return records["value"]

        def swapped(array):
            return array.astype(array.dtype.newbyteorder(">"))

        for make, sentence in ((shifted, "no multiple of its elements' . bytes.*numpy.copy"),
                               (packed, r"packed records: give .*\.copy\(\)"),
                               (swapped, r"another order of bytes.*give .*\.astype\('")):
            for call in (lambda: argpool.max_pool(make(self.x), 2),
                         lambda: argpool.max_pool(self.x, 2, out=(make(values), indices)),
                         lambda: argpool.max_pool(self.x, 2, out=(values, make(indices))),
                         lambda: argpool.max_unpool(make(values), indices, 2),
                         lambda: argpool.max_unpool(values, make(indices), 2),
                         lambda: argpool.Plan("max_pool", (make(self.x), values, indices), 2),
                         lambda: argpool.convert_indices(make(indices), (4, 4), 2,
                                                         to_space="window")):
                with self.assertRaisesRegex(argpool.Error, sentence):
                    call()
        for cured in shifted(self.x).copy(), packed(self.x).copy(), swapped(self.x).astype("f4"):
            numpy.testing.assert_array_equal(argpool.max_pool(cured, 2)[0], values)

    def test_no_capsule(self):
        for returned in 5, None, self.x:
            odd = type("Odd", (), {"__dlpack__": lambda self, **_: returned})()
            with self.assertRaisesRegex(argpool.UnsupportedType, "__dlpack__ returned|handed over"):
                argpool.max_pool(odd, 2)


class Import(unittest.TestCase):
    def run_python(self, code):
        return subprocess.run([sys.executable, "-c", code], check=True, capture_output=True,
                              text=True).stdout.split()

    def test_imports_no_framework(self):
        loaded = self.run_python("import sys, argpool; print(*sys.modules)")
        self.assertFalse({"numpy", "torch", "jax", "dask", "typing"} & set(loaded))

    def test_takes_little(self):
        """What takes time on import: modules, and bytes that are compiled without a cache. (How
        long: cost.py.)"""
        bare = self.run_python("import sys; print(*sys.modules)")
        names = "[n for n in sys.modules if n.startswith('argpool')]"
        loaded = self.run_python("import sys, argpool; print(*sys.modules)")
        own = [name for name in loaded if name.partition(".")[0] == "argpool"]
        others = set(loaded) - set(bare) - set(own)
        self.assertLessEqual(others, {"ctypes", "_ctypes", "ctypes._endian", "struct", "_struct",
                                      "types", "math", "__future__"})
        bytes_of = f"import sys, os, argpool; print(sum(os.path.getsize(sys.modules[n].__file__) " \
                   f"for n in {names}))"
        size = int(self.run_python(bytes_of)[0])
        print(f"import argpool: {len(own)} modules of its own, {size} bytes, {len(others)} others")
        self.assertLess(size, 90_000)
        self.assertLess(len(own), 12)

    def test_every_name_is_documented(self):
        for name in argpool.__all__:
            self.assertTrue(getattr(argpool, name).__doc__, name)
        self.assertTrue((pathlib.Path(argpool.__file__).parent / "py.typed").exists())


if __name__ == "__main__":
    unittest.main()
