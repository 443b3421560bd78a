# Where ONNX Runtime 1.31 does not do what the contract says: both are asserted, so that a change of
# either is seen. Each function says which is right, and why.
# SPDX-License-Identifier: MIT
import sys

import numpy

import argpool_ctypes as argpool
import onnx_models as peer
import onnx_windows
from argpool_numpy import Argpool, Refused, same
from report import Report, arguments

NAN, INF = numpy.nan, numpy.inf
LOWEST = float(numpy.finfo(numpy.float32).min)
QUARTET = {"kernel_shape": [4], "strides": [4]}
PAIRS = {"kernel_shape": [2, 2], "strides": [2, 2]}


def line_of(*numbers):
    return numpy.array(numbers, numpy.float32).reshape(1, 1, -1)


class Deviations:
    def __init__(self, library, report):
        self.report = report
        self.calls = Argpool(library, "tensor")

    def both(self, what, theirs, expected_theirs, ours, expected_ours):
        """Each side's results (lists of arrays) against what is expected of it (lists); a side
        without results is not judged here."""
        fits = lambda found, wanted: len(found) == len(wanted) and all(
            same(f, numpy.array(w, f.dtype).reshape(f.shape)) for f, w in zip(found, wanted))
        found = lambda arrays: [array.reshape(-1).tolist() for array in arrays]
        self.report.problems += 1
        if theirs:
            self.report.check(fits(theirs, expected_theirs), what,
                              f"ONNX Runtime's {found(theirs)} is no longer {expected_theirs}")
        if ours:
            self.report.check(fits(ours, expected_ours), what,
                              f"argpool's {found(ours)} is not {expected_ours}")

    def refuses(self, what, call, status):
        try:
            call()
            self.report.check(False, what, "argpool took it")
        except Refused as refusal:
            self.report.check(refusal.status == status, what, refusal)

    def pool(self, src, attributes, indices=True):
        arrays = self.calls.max_pool(onnx_windows.window(attributes, src.shape[2:]), src,
                                     numpy.int64 if indices else None)
        return [array for array in arrays if array is not None]

    def nan(self):
        """A NaN counts with ONNX Runtime only where it is the window's first cell: `v > best` is
        false for it elsewhere, and, once best, for all. The standard is silent. argpool follows
        PyTorch (C5): a NaN anywhere makes the value NaN, and the index that of the last."""
        for numbers, theirs, ours in [
            ([NAN, 1, 3, 2], (NAN, 0), (NAN, 0)),
            ([1, NAN, 3, 2], (3, 2), (NAN, 1)),
            ([1, 2, 3, NAN], (3, 2), (NAN, 3)),
            ([NAN, 1, NAN, 2], (NAN, 0), (NAN, 2)),
        ]:
            src = line_of(*numbers)
            self.both(f"NaN in {numbers}", peer.max_pool(src, QUARTET), theirs,
                      self.pool(src, QUARTET), ours)

    def without_indices(self):
        """Another code path of ONNX Runtime, seeded with the lowest finite number: NaN is lost, and
        so is -inf, which is smaller than the seed. argpool's values do not depend on whether
        indices are asked for."""
        for numbers, theirs, ours in [([NAN] * 4, LOWEST, NAN), ([NAN, 1, 3, 2], 3, NAN),
                                      ([-INF] * 4, LOWEST, -INF)]:
            src = line_of(*numbers)
            self.both(f"{numbers} without indices", peer.max_pool(src, QUARTET, False), [theirs],
                      self.pool(src, QUARTET, False), [ours])

    def empty_window(self):
        """A window whose taps all lie in the padding: the lowest finite number at index -1, which
        no unpooling takes. argpool refuses (C3)."""
        attributes = {"kernel_shape": [2], "dilations": [2], "pads": [1, 1]}
        src = line_of(1)
        self.both("a window without a cell", peer.max_pool(src, attributes), (LOWEST, -1), [], [])
        self.refuses("a window without a cell", lambda: self.pool(src, attributes),
                     argpool.INVALID_WINDOW)

    def large_kernel(self):
        """floor((6 - 7) / 2) + 1 is 0 pooled cells; ONNX Runtime divides toward zero and makes one.
        PyTorch refuses, so does argpool (C1)."""
        attributes = {"kernel_shape": [7], "strides": [2]}
        src = line_of(1, 2, 3, 4, 5, 6)
        self.both("a kernel of 7 on 6 cells", peer.max_pool(src, attributes), (6, 5), [], [])
        self.refuses("a kernel of 7 on 6 cells", lambda: self.pool(src, attributes),
                     argpool.INVALID_WINDOW)

    def foreign_plane(self):
        """Index 5 of channel 0 is cell 1 of channel 1, and ONNX Runtime writes there: it checks
        against the tensor only. argpool refuses (C8): a plane's result then depends on its own
        values alone, planes can be unpooled at the same time, and PyTorch's indices, which count in
        the plane, could not say such a thing anyway."""
        values = numpy.array([3, 4], numpy.float32).reshape(1, 2, 1, 1)
        indices = numpy.array([5, 4], numpy.int64).reshape(1, 2, 1, 1)
        self.both("an index into another plane", [peer.max_unpool(values, indices, PAIRS)],
                  [[0, 0, 0, 0, 4, 3, 0, 0]], [], [])
        self.refuses("an index into another plane",
                     lambda: self.calls.max_unpool(onnx_windows.window(PAIRS), values, indices),
                     argpool.INDEX_OUT_OF_RANGE)

    def output_shape(self):
        """ONNX Runtime takes any output_shape that is not smaller than the default, 9x9 for 2x2
        windows too. argpool takes what some pooling could have started from: within a stride of
        the default (C2), larger or smaller."""
        values = numpy.array([5, 6, 7, 8], numpy.float32).reshape(1, 1, 2, 2)
        indices = numpy.array([0, 2, 6, 8], numpy.int64).reshape(1, 1, 2, 2)
        window = onnx_windows.window(PAIRS)
        far = numpy.zeros(81)
        far[[0, 2, 6, 8]] = 5, 6, 7, 8
        self.both("output_shape 9x9", [peer.max_unpool(values, indices, PAIRS, [1, 1, 9, 9])],
                  [far], [], [])
        self.refuses("output_shape 9x9",
                     lambda: self.calls.max_unpool(window, values, indices, [9, 9]),
                     argpool.SHAPE_MISMATCH)
        try:
            peer.max_unpool(values, indices, PAIRS, [1, 1, 3, 3])
            self.report.check(False, "output_shape 3x3", "ONNX Runtime takes it now")
        except peer.Failure:
            pass
        self.both("output_shape 3x3", [], [],
                  [self.calls.max_unpool(window, values, indices, [3, 3])],
                  [[5, 0, 6, 0, 0, 0, 7, 0, 8]])

    def readings_of_output_shape(self):
        """The one point where ONNX Runtime and the standard's own node case disagree, and argpool
        follows ONNX Runtime: see onnx_cases.py. Index 5 in a given 5x5 is (1, 0)."""
        values = numpy.array([5], numpy.float32).reshape(1, 1, 1, 1)
        attributes = {"kernel_shape": [4, 4], "strides": [4, 4]}
        indices = numpy.array([5], numpy.int64).reshape(1, 1, 1, 1)
        wanted = numpy.zeros(25)
        wanted[5] = 5
        self.both("index 5 in output_shape 5x5",
                  [peer.max_unpool(values, indices, attributes, [1, 1, 5, 5])], [wanted],
                  [self.calls.max_unpool(onnx_windows.window(attributes), values, indices, [5, 5])],
                  [wanted])

    def no_channels(self):
        """ONNX Runtime refuses zero channels, though not zero images; for argpool neither is
        anything to do (C3). NumPy's strides are all 0 here."""
        src = numpy.zeros((2, 0, 4, 4), numpy.float32)
        try:
            peer.max_pool(src, PAIRS)
            self.report.check(False, "zero channels", "ONNX Runtime takes them now")
        except peer.Failure:
            pass
        self.both("zero channels", [], [], self.pool(src, PAIRS), [[], []])

    def run(self):
        self.nan()
        self.without_indices()
        self.empty_window()
        self.large_kernel()
        self.foreign_plane()
        self.output_shape()
        self.readings_of_output_shape()
        self.no_channels()


def main():
    given = arguments(__doc__)
    library = argpool.Library(given.library)
    report = Report("onnx_runtime_deviations", "onnxruntime", library)
    Deviations(library, report).run()
    return report.finish(least=25)


if __name__ == "__main__":
    sys.exit(main())
