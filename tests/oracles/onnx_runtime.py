# argpool against ONNX Runtime (CPU, one thread) on random MaxPool and MaxUnpool nodes. Results must
# agree bit for bit; where ONNX Runtime is wrong, onnx_runtime_deviations.py says so.
# SPDX-License-Identifier: MIT
import sys

import numpy

import argpool_ctypes as argpool
import onnx_models as peer
import onnx_windows
from argpool_numpy import Argpool, Refused, same
from random_problem import RandomProblem
from report import Report, arguments

# ONNX Runtime has no other elements in MaxPool; in MaxUnpool only f32 (f16 by way of it).
ELEMENTS = {"f32": numpy.float32, "f64": numpy.float64, "f16": numpy.float16, "i8": numpy.int8,
            "u8": numpy.uint8}
UNPOOLED = ("f32", "f16")


class Run:
    """One problem: a pooling, then an unpooling with the same window."""

    def __init__(self, library, report, seed):
        self.report = report
        self.problem = p = RandomProblem(seed, ["f32", *ELEMENTS], batched=True, asymmetric=True)
        self.random = numpy.random.default_rng(seed)
        self.order = p.rng.choice([0, 0, 1])
        p.space, p.index = onnx_windows.SPACE_OF_ORDER[self.order], "i64"
        self.calls = Argpool(library, p.space, p.layout, p.threads)
        self.unpooling = Argpool(library, "tensor", p.layout, p.threads)

    def attributes(self, pool=True):
        p = self.problem
        found = {"kernel_shape": p.kernel, "strides": p.stride, "pads": p.pad + p.pad_end}
        if pool:
            found.update(dilations=p.dilation, ceil_mode=int(p.ceil_mode),
                         storage_order=self.order)
        return found

    def filled(self, shape, fill):
        """Ties, infinities, zeros of both signs. No NaN: that ONNX Runtime loses."""
        dtype = ELEMENTS[self.problem.element]
        if numpy.issubdtype(dtype, numpy.integer):
            edges = [numpy.iinfo(dtype).min, numpy.iinfo(dtype).max]
            src = self.random.integers(*edges, shape, endpoint=True).astype(dtype)
        else:
            tiny = float(numpy.finfo(dtype).smallest_subnormal)
            edges = [-numpy.inf, numpy.inf, 0.0, -0.0, tiny, -tiny]
            src = self.random.standard_normal(shape).astype(dtype)
        if fill != "random":
            src = self.random.integers(0, 3, shape).astype(dtype)
        if fill == "edges":
            chosen = self.random.integers(0, 3 * len(edges), shape)
            for i, value in enumerate(edges):
                src[chosen == i] = value
        if fill == "lowest":
            src[self.random.random(shape) < 0.9] = edges[0]
        return src

    def refused(self, call, expected, line, why):
        self.report.note(f"calls refused: {why}")
        try:
            call()
            self.report.check(False, line, f"{why} was taken")
        except Refused as refusal:
            self.report.check(refusal.status == expected, line, f"{why} gave {refusal}")

    def pool(self):
        p, report = self.problem, self.report
        src = self.filled(p.shape, p.fill)
        placed = self.calls.place(src, p.rank)
        attributes = self.attributes()
        window = onnx_windows.window(attributes)
        line = p.line("max_pool")
        try:
            shape = self.calls.pooled_shape(window, p.shape)
        except Refused as refusal:
            report.note("calls refused: an extent below 1 (C1)")
            report.check(refusal.status == argpool.INVALID_WINDOW, line, refusal)
            return
        if p.has_empty_window(shape[2:]):
            self.refused(lambda: self.calls.max_pool(window, placed), argpool.INVALID_WINDOW, line,
                         "a window without a cell (C3)")
            return
        values, indices = peer.max_pool(src, attributes)
        got, taken = self.calls.max_pool(window, placed)
        report.compare(same(values, got), line, "values differ")
        report.compare(same(indices, taken), line, "indices differ")
        if p.rng.random() < 0.3:
            # Without indices ONNX Runtime seeds with the lowest finite number, and its vectors take
            # either zero.
            values, = peer.max_pool(src, attributes, indices=False)
            got, _ = self.calls.max_pool(window, placed, index=None)
            if p.element[0] == "f":
                got = numpy.maximum(got, numpy.finfo(got.dtype).min)
                values = numpy.maximum(values, numpy.finfo(got.dtype).min)
            report.compare(bool((values == got).all()), p.line("max_pool", "none"),
                           "values differ")

    def unpool(self):
        """Values at random places of their planes; ONNX knows no dilation here."""
        p, report = self.problem, self.report
        p.dilation = [1] * p.rank
        p.element = p.rng.choice(UNPOOLED)
        p.space = "tensor"
        attributes = self.attributes(pool=False)
        window = onnx_windows.window(attributes)
        pooled = [p.rng.randint(1, 9 if p.rank < 3 else 5) for _ in range(p.rank)]
        size = p.default_sizes(pooled)
        if min(size) < 1:
            return
        given = p.rng.random() < 0.5  # ONNX Runtime takes no shape smaller than the default
        if given:
            size = [n + p.rng.randint(0, s - 1) for n, s in zip(size, p.stride)]
        shape = p.shape[:2] + pooled
        values = self.filled(shape, p.fill)
        cells, planes = int(numpy.prod(size)), p.shape[0] * p.shape[1]
        plane = numpy.arange(planes).reshape(p.shape[:2] + [1] * p.rank)
        indices = plane * cells + self.random.integers(0, cells, shape)
        call = lambda: self.unpooling.max_unpool(
            window, self.unpooling.place(values, p.rank), self.unpooling.place(indices, p.rank),
            size)
        whole = p.shape[:2] + size if given else None
        line = p.line("max_unpool", more=" out=" + "x".join(map(str, size)))
        report.compare(same(peer.max_unpool(values, indices, attributes, whole), call()), line,
                       "cells differ")
        chosen = self.random.integers(indices.size)
        indices.reshape(-1)[chosen] = p.rng.choice([-1, planes * cells])
        self.refused(call, argpool.INDEX_OUT_OF_RANGE, line, "an index outside the tensor, by both")
        try:
            peer.max_unpool(values, indices, attributes, whole)
            report.check(False, line, "ONNX Runtime took an index outside the tensor")
        except peer.Failure:
            pass

    def run(self):
        self.report.problems += 1
        try:
            self.pool()
            self.unpool()
        except (Refused, peer.Failure) as failure:
            self.report.check(False, self.problem.line("max_pool"), failure)


def main():
    given = arguments(__doc__, problems=4000)
    library = argpool.Library(given.library)
    report = Report("onnx_runtime", "onnxruntime", library)
    for seed in range(given.seed, given.seed + given.problems):
        Run(library, report, seed).run()
    return report.finish(least=3 * given.problems)


if __name__ == "__main__":
    sys.exit(main())
