# The package's NumPy functions against the scalar reference, on random problems: every operation,
# type, layout and index space, views and read-only arrays. A failing line's seed repeats it.
# SPDX-License-Identifier: MIT
import pathlib
import sys

import ml_dtypes
import numpy

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "oracles"))
import argpool
import argpool_ctypes as reference
from argpool_numpy import Argpool, Refused, same
from random_problem import RandomProblem
from report import FULL, Report

TYPES = {"f64": "float64", "f32": "float32", "f16": "float16", "bf16": ml_dtypes.bfloat16,
         "i64": "int64", "i32": "int32", "i16": "int16", "i8": "int8", "u64": "uint64",
         "u32": "uint32", "u16": "uint16", "u8": "uint8", "bool": "bool"}
INDEX_TYPES = {"i64": "int64", "i32": "int32", "u8": "uint8", "u16": "uint16"}
LAYOUTS = {"cf": "channels_first", "cl": "channels_last"}
FLOATS = ("f64", "f32", "f16", "bf16")


class Run:
    """One problem: all operations of a window, on tensors drawn from the seed."""

    def __init__(self, library, report, seed):
        self.report = report
        self.p = p = RandomProblem(seed, list(TYPES), asymmetric=True)
        self.random = numpy.random.default_rng(seed)
        # A layout that is not named is read off the arrays.
        self.named = p.rng.random() < 0.5
        self.reference = Argpool(library, p.space, p.layout)
        self.window = reference.window(p.kernel, p.stride, p.pad, p.dilation, p.ceil_mode,
                                       p.pad_end)
        self.dtype = numpy.dtype(TYPES[p.element])

    def arguments(self, pool):
        """The window as Python's arguments, spelt in several ways."""
        p = self.p
        pads = list(zip(p.pad, p.pad_end))
        if p.pad == p.pad_end:
            pads = p.pad if len(set(p.pad)) > 1 else p.pad[0]
        given = {"kernel": tuple(p.kernel), "stride": p.stride, "padding": pads,
                 "dilation": p.dilation, "threads": p.threads, "index_space": p.space}
        if self.named:
            given["layout"] = LAYOUTS[p.layout]
        return {**given, "ceil_mode": p.ceil_mode} if pool else given

    def filled(self, shape):
        """Few different numbers, so that ties and NaN occur; laid out as the problem says."""
        numbers = self.random.integers(0, 5, shape)
        array = numbers.astype(self.dtype)
        if self.p.element in FLOATS and self.p.fill == "edges":
            array[numbers == 1], array[numbers == 2] = numpy.nan, -numpy.inf
        return self.reference.place(array, self.p.rank)

    def seen(self, array):
        """The array, or a view of the same elements elsewhere, or one that may not be written."""
        kind = self.p.rng.choice(["plain", "plain", "sparse", "read_only"])
        if kind == "sparse":
            wide = numpy.zeros((*array.shape[:-1], 2 * array.shape[-1]), array.dtype)
            wide[..., ::2] = array
            return wide[..., ::2]
        if kind == "read_only":
            array = array.view()
            array.flags.writeable = False
        return array

    def compare(self, operation, got, expected, index=None):
        line = self.p.line(operation, index)
        self.report.compare(same(got, expected), line, "differs from the reference")

    def pool(self):
        """The values and indices of the reference, or None where the window is refused."""
        p = self.p
        src = self.filled(p.shape)
        given = self.arguments(pool=True)
        index = INDEX_TYPES[p.index]
        try:
            expected = self.reference.max_pool(self.window, src, index)
        except Refused as refusal:
            self.report.note(f"problems refused: status {refusal.status}")
            try:
                argpool.max_pool(src, index_type=index, **given)
                self.report.check(False, p.line("max_pool"), "was taken")
            except argpool.Error as error:
                self.report.check(
                    argpool._errors.BY_STATUS[refusal.status] is type(error) and str(error),
                    p.line("max_pool"), f"status {refusal.status} was raised as {error!r}")
            return None
        got = argpool.max_pool(self.seen(src), index_type=index, **given)
        self.compare("max_pool", got[0], expected[0])
        self.compare("max_pool", got[1], expected[1])
        out = tuple(numpy.empty_like(array) for array in expected)
        self.report.check(argpool.max_pool(src, index_type=index, out=out, **given) is out,
                          p.line("max_pool"), "out= is not what is returned")
        self.compare("max_pool", out[0], expected[0])
        alone = argpool.max_pool(src, return_indices=False, **given)
        self.compare("max_pool", alone, expected[0], "none")
        least = self.reference.max_pool(self.window, src, index, "min_pool")
        got = argpool.min_pool(self.seen(src), index_type=index, **given)
        self.compare("min_pool", got[0], least[0])
        self.compare("min_pool", got[1], least[1])
        shape = argpool.pooled_shape(p.shape, tuple(p.kernel), p.stride, given["padding"],
                                     p.dilation, p.ceil_mode)
        self.report.check(shape == expected[0].shape, p.line("max_pool"), "pooled_shape differs")
        return expected

    def plan(self, src, expected):
        p = self.p
        given = self.arguments(pool=True)
        out = tuple(numpy.empty_like(array) for array in expected)
        plan = argpool.Plan("max_pool", (src, *out), given.pop("kernel"), **given)
        self.report.check(plan() is not None and plan.variant, p.line("max_pool"), "no plan")
        self.compare("max_pool", out[0], expected[0])

    def gradients(self, values, indices):
        p = self.p
        given = self.arguments(pool=True)
        if p.element in FLOATS:
            grad = self.filled(values.shape)
            expected = self.reference.max_pool_backward(self.window, grad, indices, p.extents)
            got = argpool.max_pool_backward(self.seen(grad), self.seen(indices), p.extents,
                                            given.pop("kernel"), **given)
            self.compare("max_pool_backward", got, expected)
        if p.space in ("window", "plane"):
            other = "plane" if p.space == "window" else "window"
            given = self.arguments(pool=True)
            space = given.pop("index_space")
            there = argpool.convert_indices(indices, p.shape, from_space=space, to_space=other,
                                            **given)
            back = argpool.convert_indices(there, p.extents, from_space=other, to_space=space,
                                           index_type=INDEX_TYPES[p.index], **given)
            self.report.check(same(back, indices), p.line("max_pool"), "indices do not come back")

    def unpool(self, values, indices):
        """Unpooling takes the sizes that C2 allows, which ceil_mode may exceed."""
        p = self.p
        status, size = self.reference.library.unpooled_shape(self.window, values.shape[-p.rank:],
                                                             p.extents)
        if status:
            self.report.note("unpoolings left out: C2 does not take src's size")
            return
        given = self.arguments(pool=False)
        try:
            expected = self.reference.max_unpool(self.window, values, indices, size)
        except Refused as refusal:
            self.report.note(f"unpoolings refused: status {refusal.status}")
            return
        got = argpool.max_unpool(self.seen(values), self.seen(indices), given.pop("kernel"),
                                 output_size=p.shape, **given)
        self.compare("max_unpool", got, expected)
        back = argpool.max_unpool_backward(got, indices, tuple(p.kernel), **given)
        # What was put there comes back, and no window's maximum is another one's.
        self.compare("max_unpool_backward", back, values)


def main():
    library = reference.Library(sys.argv[1])
    report = Report("python_numpy", "reference", library)
    report.of_reference, report.program, report.oracle = False, "python_numpy", "reference"
    for seed in range(1, (6000 if FULL else 600) + 1):
        run = Run(library, report, seed)
        report.problems += 1
        try:
            pooled = run.pool()
            if pooled:
                run.gradients(*pooled)
                run.unpool(*pooled)
                src = run.filled(run.p.shape)
                run.plan(src, run.reference.max_pool(run.window, src,
                                                     INDEX_TYPES[run.p.index]))
        except (argpool.Error, Refused) as error:
            report.check(False, run.p.line("max_pool"), repr(error))
    return report.finish(least=2000)


if __name__ == "__main__":
    sys.exit(main())
