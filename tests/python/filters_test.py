"""argpool.filters against loops of NumPy: drawn shapes, types, sizes and special values."""
# SPDX-License-Identifier: MIT
import os
import unittest

import numpy

import argpool
import argpool.filters as filters


def windows(x, kernel, back, low):
    """All windows of x's planes, on the last two axes, or of its volumes on the last three."""
    ahead = [k - 1 - b for k, b in zip(kernel, back)]
    pads = [(0, 0)] * (x.ndim - len(kernel)) + [(b, a) for b, a in zip(back, ahead)]
    padded = numpy.pad(x, pads, constant_values=low)
    return numpy.lib.stride_tricks.sliding_window_view(padded, kernel, axis=axes(kernel))


def sides(x, kernel):
    """A cube's of volumes, a square's of planes."""
    return (kernel,) * (3 if x.ndim == 5 else 2)


def lowest(dtype):
    return -numpy.inf if dtype.kind == "f" else numpy.iinfo(dtype).min


def highest(dtype):
    return numpy.inf if dtype.kind == "f" else numpy.iinfo(dtype).max


def axes(kernel):
    return tuple(range(-len(kernel), 0))


def dilated(x, kernel):
    return windows(x, kernel, [k // 2 for k in kernel], lowest(x.dtype)).max(axes(kernel))


def eroded(x, kernel):
    return windows(x, kernel, [k - 1 - k // 2 for k in kernel], highest(x.dtype)).min(axes(kernel))


def nms(x, radius):
    k = sides(x, 2 * radius + 1)
    stays = x == dilated(x, k)
    for _ in range(2):
        near = dilated(stays.astype("u1"), k) > 0
        rest = numpy.where(near, x.dtype.type(0), x)
        stays = stays | ((rest == dilated(rest, k)) & ~near)
    return numpy.where(stays, x, x.dtype.type(0))


def morphology(x, op, k):
    opened, closed = dilated(eroded(x, k), k), eroded(dilated(x, k), k)
    with numpy.errstate(all="ignore"):
        return {"erode": eroded(x, k), "dilate": dilated(x, k), "open": opened, "close": closed,
                "gradient": dilated(x, k) - eroded(x, k), "tophat": x - opened,
                "blackhat": closed - x}[op]


class Filters(unittest.TestCase):
    def setUp(self):
        self.rng = numpy.random.default_rng(int(os.environ.get("ARGPOOL_TEST_SEED", 1)))

    def drawn(self, dtype, nan=True):
        """Few numbers, so that many are equal; some rows are not packed."""
        rng, dtype = self.rng, numpy.dtype(dtype)
        shape = (*rng.integers(1, 4, rng.integers(1, 3)), *rng.integers(1, 45, 2))
        if rng.random() < .3:  # a volume
            shape = (*rng.integers(1, 3, 2), *rng.integers(1, 14, 3))
        x = rng.integers(-8, 8, shape).astype(dtype)
        if dtype.kind != "f":
            x[rng.random(shape) < .1] = numpy.iinfo(dtype).max
            x[rng.random(shape) < .1] = numpy.iinfo(dtype).min
            return x
        x /= 4
        x[rng.random(shape) < .02] = -0.0
        x[rng.random(shape) < .02] = numpy.inf
        if nan:
            x[rng.random(shape) < .02] = numpy.nan
        return numpy.repeat(x, 2, -1)[..., ::2] if rng.random() < .3 else x

    def same(self, found, expected, words):
        numpy.testing.assert_array_equal(found, expected, words)
        if expected.dtype.kind == "f":
            number = ~numpy.isnan(expected)
            numpy.testing.assert_array_equal(numpy.signbit(found[number]),
                                             numpy.signbit(expected[number]), words)

    def test_nms(self):
        for case in range(40):
            x, radius = self.drawn(["f4", "f8"][case % 2]), int(self.rng.integers(0, 9))
            radius = 4 if case % 4 == 0 else radius
            self.same(filters.nms(x, radius), nms(x, radius), (case, x.shape, radius))

    def test_peaks(self):
        for case in range(40):
            x, k = self.drawn(["f4", "f8"][case % 2]), 2 * int(self.rng.integers(0, 5)) + 1
            k = 3 if case % 4 == 0 else k
            is_peak = x == dilated(x, sides(x, k))
            with numpy.errstate(invalid="ignore"):
                expected = {"mask": is_peak, "value": numpy.where(is_peak, x, x.dtype.type(0)),
                            "product": x * is_peak.astype(x.dtype)}
            for form, values in expected.items():
                self.same(filters.peaks(x, k, form), values, (case, x.shape, k, form))
            threshold = self.rng.choice([.5, .49999999, -.25, 0, 1e-300, -1e-300, -numpy.inf])
            offsets = numpy.flatnonzero(is_peak & (x.astype("f8") > threshold))
            found, values = filters.peak_list(x, k, threshold, capacity=case % 4)
            numpy.testing.assert_array_equal(found, offsets)
            self.same(values, x.reshape(-1)[offsets], (case, x.shape, k))

    def test_pool_chain(self):
        for case in range(30):
            x, stages = self.drawn(["f4", "f8"][case % 2]), int(self.rng.integers(1, 9))
            k = 2 * int(self.rng.integers(0, 4)) + 1
            k, stages = (5, 3) if case % 3 == 0 else (k, stages)
            found, expected = filters.pool_chain(x, k, stages), x
            for one in found:
                expected = dilated(expected, sides(x, k))
                numpy.testing.assert_array_equal(one, expected, str((case, x.shape, k, stages)))

    def test_slices_of_one_tensor(self):
        x = self.rng.random((2, 3, 20, 20), "f4")
        whole = numpy.empty((2, 12, 20, 20), "f4")
        whole[:, :3] = x
        parts = [whole[:, 3 * i:3 * i + 3] for i in range(1, 4)]
        given = filters.pool_chain(x, out=parts)
        self.assertIs(given[1], parts[1])
        self.assertIs(filters.pool_chain(x, out=(part for part in parts))[1], parts[1])
        numpy.testing.assert_array_equal(whole, numpy.concatenate((x, *filters.pool_chain(x)), 1))

    def test_morphology(self):
        types = ["f4", "f8", "u1", "i1", "u2", "i2", "u4", "i4", "u8", "i8"]
        for case in range(70):
            x = self.drawn(types[case % 10], nan=False)
            k = self.rng.integers(1, 13, len(sides(x, 1)))
            op = list(filters.OPERATIONS)[case % 7]
            found = filters.morphology(x, op, k, threads=int(self.rng.integers(1, 4)))
            with numpy.errstate(all="ignore"):
                expected = morphology(x, op, tuple(k))
            numpy.testing.assert_array_equal(found, expected, str((case, x.dtype, x.shape, op, k)))

    def test_kernels(self):
        """Common sizes are regions, others are composed; both give the same bits."""
        x = self.rng.random((1, 2, 30, 40), "f4")
        for call, row in ((lambda x: filters.nms(x), "region_"),
                          (lambda x: filters.nms(x, 3), "composed"),
                          (lambda x: filters.peaks(x, 3, "product"), "region_"),
                          (lambda x: filters.peaks(x, 5, "product"), "composed"),
                          (lambda x: filters.pool_chain(x), "region_"),
                          (lambda x: filters.morphology(x, "open"), "composed"),
                          (lambda x: filters.peaks(x[None], 3, "product"), "composed")):
            call(x)
            self.assertRegex(argpool.last_variant(), row)

    def test_images(self):
        image = self.rng.integers(0, 256, (30, 50), "u1")
        found = filters.morphology(image, "gradient", 3)
        self.assertEqual(found.shape, image.shape)
        numpy.testing.assert_array_equal(found, morphology(image, "gradient", (3, 3)))
        out = numpy.empty_like(image)
        self.assertIs(filters.morphology(image, "gradient", 3, out=out), out)
        numpy.testing.assert_array_equal(out, found)

    def test_large(self):
        """Planes that threads share in bands of rows."""
        x = self.rng.random((1, 1, 700, 900), "f4")
        one = filters.nms(x, threads=1)
        numpy.testing.assert_array_equal(filters.nms(x, threads=3), one)
        numpy.testing.assert_array_equal(one, nms(x, 4))

    def test_refusals(self):
        x = numpy.zeros((1, 1, 8, 8), "f4")
        for call, error, sentence in (
                (lambda: filters.nms(x, -1), argpool.InvalidWindow, "radius is -1"),
                (lambda: filters.nms(x.astype("f2")), argpool.UnsupportedType, "f32 and f64"),
                (lambda: filters.nms(x.astype("i4")), argpool.UnsupportedType, "f32 and f64"),
                (lambda: filters.nms(x[0, 0, 0]), argpool.ShapeMismatch, "1 dimensions"),
                (lambda: filters.nms(x, out=x), argpool.Overlap, "shares memory"),
                (lambda: filters.nms(x, out=x[..., :4]), argpool.ShapeMismatch, "dst"),
                (lambda: filters.peaks(x, 4), argpool.InvalidWindow, "odd numbers"),
                (lambda: filters.peaks(x, 3, "all"), argpool.InvalidArgument, "'mask', 'value'"),
                (lambda: filters.peaks(x, 3, ["mask"]), argpool.InvalidArgument, "form is"),
                (lambda: filters.peak_list(x, 2), argpool.InvalidWindow, "odd numbers"),
                (lambda: filters.peak_list(x, 3, "1"), argpool.InvalidArgument, "threshold is '1'"),
                (lambda: filters.peak_list(x, 3, None), argpool.InvalidArgument, "threshold is"),
                (lambda: filters.nms(x[0, 0], out=1), argpool.UnsupportedType, "out is a int"),
                (lambda: filters.pool_chain(x, out=5), argpool.UnsupportedType, "out is 5"),
                (lambda: filters.pool_chain(x, 3, 9), argpool.InvalidArgument, "1 to 8"),
                (lambda: filters.pool_chain(x, 3, 2, out=[x]), argpool.InvalidArgument,
                 "1 tensors"),
                (lambda: filters.morphology(x, "thin"), argpool.InvalidArgument, "'erode', "),
                (lambda: filters.morphology(x, ["open"]), argpool.InvalidArgument, "op is"),
                (lambda: filters.morphology(x.astype("f2"), "open"), argpool.UnsupportedType,
                 "f32, f64 and integers"),
                (lambda: filters.morphology(x, "open", 0), argpool.InvalidWindow, "kernel is 0"),
                (lambda: filters.morphology(x[None], "open", (3, 3, 0)), argpool.InvalidWindow,
                 "kernel is 0"),
                (lambda: filters.nms(x[None, None]), argpool.ShapeMismatch, "volumes")):
            with self.assertRaisesRegex(error, sentence):
                call()


if __name__ == "__main__":
    unittest.main()
