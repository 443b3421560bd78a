"""Drawn calls of every public function. A call with valid arguments, however they are spelt, gives
what a few lines of NumPy give; one with an argument that is no good raises an argpool.Error with a
sentence, whatever else it was given.

    drawn_calls.py [--calls N] [--seed S]     600, or 6,000 with ARGPOOL_TEST_FULL=1
"""
# SPDX-License-Identifier: MIT
import argparse
import collections
import itertools
import os
import sys

import numpy
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

import argpool

FULL = bool(int(os.environ.get("ARGPOOL_TEST_FULL") or 0))


class Broken:
    """A tensor whose library fails."""

    def __init__(self, result=None):
        self.result = result

    def __dlpack__(self, **_):
        if self.result is None:
            raise RuntimeError("no such device")
        return self.result


def misaligned(dtype="f4"):
    return numpy.ndarray((1, 1, 4, 4), dtype, bytearray(129), 1)


# Values that are refused in the place of a kind of argument.
BAD_NUMBERS = [
    2.0, True, "2", b"2", 2j, object(), numpy.float32(2), numpy.bool_(True), slice(2), int, [2.0],
    (True,), ["2"], {2: 2}, {2}, numpy.array(["2"]), numpy.array([2.0]), numpy.array([True]),
    [[2], [2]], [None], 2**63, -2**63 - 1, 2**70, -1, -2**40, float("nan"), float("inf"),
    numpy.array([2], "M8[s]"), numpy.array([2**63], "u8"), Broken(), numpy.ma.masked,
    iter([2]), "", lambda: 2, type]
BAD_FLAGS = ["yes", 2, None, 1.0, [], object(), numpy.array([True, False]), b"", -1, {}, int]
BAD_WORDS = ["NHWC", 7, 2.5, [], {}, object(), b"plane", numpy.array(["plane"]), ("last",), "",
             numpy.array([1, 2])]
BAD_TYPES = ["float32", float, object(), 5, [], numpy.float32, "int8", {}, b"int64", "", ("int64",)]
BAD_TENSORS = [
    None, 5, 2.0, "x", b"x", object(), [[1.0]], (), {}, numpy.float32(1), memoryview(b"abc"),
    numpy.ma.masked_array(numpy.zeros((1, 1, 4, 4), "f4")), numpy.zeros((1, 1, 4, 4), ">f4"),
    numpy.zeros((1, 1, 4, 4), "c16"), numpy.zeros((1, 1, 4, 4), object),
    numpy.zeros((1, 1, 4, 4), "U2"), numpy.zeros((1, 1, 4, 4), "M8[s]"),
    numpy.zeros((1, 1, 4, 4), [("a", "f4"), ("b", "f4")]), numpy.zeros(4, "f4"),
    numpy.zeros((), "f4"), numpy.zeros((1,) * 7, "f4"), misaligned(), Broken(), Broken(5),
    Broken("x"), numpy.ndarray, Broken]
BAD_LIBRARIES = ["kernels.so", 5, object(), argpool.Library, [], {}, b""]
BAD_PATHS = [None, 5, 2.0, object(), [], {}, "a\0b", b"a\0b"]
BAD_LISTS = [5, 2.0, object(), {5: 5}, [5], [None], [object()], True]
NOT_NONE = [*BAD_NUMBERS, None]

BAD = {
    "x": BAD_TENSORS, "values": BAD_TENSORS, "grad_values": BAD_TENSORS, "grad": BAD_TENSORS,
    "indices": BAD_TENSORS, "out": BAD_TENSORS[1:], "kernel": [*NOT_NONE, (2,) * 8],
    "stride": BAD_NUMBERS, "padding": NOT_NONE, "dilation": NOT_NONE, "size": NOT_NONE,
    "input_size": NOT_NONE, "output_size": BAD_NUMBERS,
    "threads": [*BAD_NUMBERS, 0, 2000, [2]], "ceil_mode": BAD_FLAGS, "return_indices": BAD_FLAGS,
    "trusted_indices": BAD_FLAGS, "layout": BAD_WORDS, "index_space": BAD_WORDS,
    "to_space": BAD_WORDS, "from_space": BAD_WORDS, "duplicates": [*BAD_WORDS, None],
    "index_type": BAD_TYPES, "library": BAD_LIBRARIES,
    "operation": [*BAD_WORDS, None, "convert_indices"], "measure": [*BAD_WORDS, None],
    "measure_seconds": ["1", [], object(), float("nan"), -1.0, 1j, numpy.array([1.0, 2.0])],
    "tensors": [None, 5, [], (1, 2, 3), "abc", {}, [None] * 3, numpy.zeros((3, 1)), object()],
    "path": BAD_PATHS[1:], "file": BAD_PATHS, "source": BAD_PATHS, "targets": BAD_LISTS,
    "shapes": [*BAD_LISTS, [("x", (1, 2))], {5: (1, 2)}, {"x": "2x2"}, {"x": [2.0]}, {"x": (-1,)}],
    "compiler": [5, object(), ["cc"], "a\0b"],
}

WINDOW = ["kernel", "stride", "padding", "dilation"]
OPTIONS = ["layout", "threads"]
# Arguments that each function always gets, and those that it may get.
FUNCTIONS = {
    "max_pool": (["x", "kernel"], ["stride", "padding", "dilation", "ceil_mode", "return_indices",
                                   "index_space", "index_type", "library", "out", *OPTIONS]),
    "max_unpool": (["values", "indices", "kernel"], [
        "stride", "padding", "dilation", "output_size", "index_space", "duplicates",
        "trusted_indices", "library", "out", *OPTIONS]),
    "max_pool_backward": (["grad_values", "indices", "input_size", "kernel"], [
        "stride", "padding", "dilation", "ceil_mode", "index_space", "trusted_indices", "library",
        "out", *OPTIONS]),
    "max_unpool_backward": (["grad", "indices", "kernel"], [
        "stride", "padding", "dilation", "index_space", "duplicates", "trusted_indices", "library",
        "out", *OPTIONS]),
    "convert_indices": (["indices", "size", "kernel", "to_space"], [
        "stride", "padding", "dilation", "ceil_mode", "from_space", "index_type", "out", *OPTIONS]),
    "pooled_shape": (["size", "kernel"], ["stride", "padding", "dilation", "ceil_mode"]),
    "unpooled_shape": (["size", "kernel"], ["stride", "padding", "dilation", "output_size"]),
    "Plan": (["operation", "tensors", "kernel"], [
        "stride", "padding", "dilation", "ceil_mode", "index_space", "duplicates",
        "trusted_indices", "measure", "measure_seconds", *OPTIONS]),
    "compile": (["source"], ["targets", "shapes", "path", "compiler"]),
    "Library": (["path"], []),
    "wisdom_import": (["file"], []),
    "wisdom_export": (["file"], []),
}
ALONE = {"compile", "Library", "wisdom_import", "wisdom_export"}  # have no valid call here
TYPES = ["f4", "f8", "f2", "i8", "i4", "u1", "i2", "?"]


class Problem:
    """A pooling in numbers, and what NumPy makes of it: indices are offsets in the plane."""

    def __init__(self, draw):
        rank = draw(st.integers(1, 3))
        each = lambda least, most: tuple(draw(st.integers(least, most)) for _ in range(rank))
        self.kernel, self.stride, self.dilation = each(1, 3), each(1, 3), each(1, 2)
        self.padding = tuple(min(p, k // 2) for p, k in zip(each(0, 1), self.kernel))
        self.extents = tuple(d * (k - 1) + 1 + more for k, d, more in zip(
            self.kernel, self.dilation, each(0, 4)))
        if draw(st.integers(0, 9)) == 9:  # windows larger than what they lie on
            self.extents = (1,) * rank
        self.ceil_mode = draw(st.booleans())
        lead = draw(st.sampled_from([(1,), (2,), (1, 2), (2, 1)]))
        numbers = numpy.random.default_rng(draw(st.integers(0, 99)))
        self.x = numbers.integers(0, 9, (*lead, *self.extents)).astype(draw(st.sampled_from(TYPES)))
        self.rank, self.lead = rank, lead
        self.values = self.indices = None
        self.pool()

    def __repr__(self):
        return (f"{self.x.dtype} {self.x.shape} k{self.kernel} s{self.stride} p{self.padding} "
                f"d{self.dilation} ceil_mode={self.ceil_mode}")

    def pooled(self):
        """The extents, or None where a window has no cell or none fits."""
        shape = []
        for n, k, s, p, d in zip(self.extents, self.kernel, self.stride, self.padding,
                                 self.dilation):
            room = n + 2 * p - d * (k - 1) - 1
            many = (-(-room // s) if self.ceil_mode else room // s) + 1
            if self.ceil_mode and (many - 1) * s >= n + p:  # the last begins beyond the cells
                many -= 1
            shape.append(many)
        return tuple(shape) if min(shape) > 0 else None

    def cells(self, at):
        """The cells of a window, in order."""
        lines = [[c for c in range(a * s - p, a * s - p + k * d, d) if 0 <= c < n]
                 for a, n, k, s, p, d in zip(at, self.extents, self.kernel, self.stride,
                                             self.padding, self.dilation)]
        return list(itertools.product(*lines))

    def pool(self):
        shape = self.pooled()
        if shape is None or not all(map(self.cells, numpy.ndindex(*shape))):
            return
        self.values = numpy.zeros((*self.lead, *shape), self.x.dtype)
        self.indices = numpy.zeros((*self.lead, *shape), "i8")
        for lead in numpy.ndindex(*self.lead):
            for at in numpy.ndindex(*shape):
                # The first of equal ones.
                best = max(self.cells(at), key=lambda cell: self.x[lead][cell])
                self.values[lead][at] = self.x[lead][best]
                self.indices[lead][at] = numpy.ravel_multi_index(best, self.extents)

    def scattered(self, add):
        planes = numpy.zeros((*self.lead, numpy.prod(self.extents)), self.x.dtype)
        for lead in numpy.ndindex(*self.lead):
            for value, index in zip(self.values[lead].flat, self.indices[lead].flat):
                planes[lead][index] = planes[lead][index] + value if add else value
        return planes.reshape(self.x.shape)

    def gathered(self):
        return self.x.reshape(*self.lead, -1)[
            tuple(numpy.indices(self.indices.shape)[:len(self.lead)]) + (self.indices,)]


def spelt(draw, numbers, one_for_all=False):
    """Numbers of all dimensions as one of the ways to give them."""
    ways = [numbers, list(numbers), numpy.array(numbers), tuple(map(numpy.int32, numbers)),
            numpy.array(numbers, "u1")]
    if one_for_all and len(set(numbers)) == 1:
        ways += [numbers[0], numpy.int16(numbers[0]), numpy.array(numbers[0]), numbers[:1]]
    return draw(st.sampled_from(ways))


def valid(draw, name, problem):
    """Arguments of a call that is served, and what it returns."""
    p = problem
    window = {key: spelt(draw, getattr(p, key), one_for_all=key != "kernel") for key in WINDOW}
    pool = {**window, "ceil_mode": draw(st.sampled_from([p.ceil_mode, numpy.bool_(p.ceil_mode),
                                                         int(p.ceil_mode)]))}
    both = {**window, "indices": p.indices}
    size = spelt(draw, p.extents)
    plan_out = numpy.empty_like(p.values), numpy.empty_like(p.indices)
    return {
        "max_pool": lambda: ({**pool, "x": p.x}, (p.values, p.indices)),
        "max_unpool": lambda: ({**both, "values": p.values, "output_size": size},
                               p.scattered(add=False)),
        "max_pool_backward": lambda: ({**both, "grad_values": p.values, "input_size": size,
                                       "ceil_mode": p.ceil_mode}, p.scattered(add=True)),
        "max_unpool_backward": lambda: ({**both, "grad": p.x}, p.gathered()),
        "convert_indices": lambda: ({**pool, "indices": p.indices, "size": size,
                                     "to_space": "plane"}, p.indices),
        "pooled_shape": lambda: ({**pool, "size": p.extents}, p.values.shape[-p.rank:]),
        "unpooled_shape": lambda: ({**window, "size": p.values.shape[-p.rank:],
                                    "output_size": size}, p.extents),
        "Plan": lambda: ({**pool, "operation": "max_pool", "tensors": (p.x, *plan_out)},
                         (p.values, p.indices)),
    }[name]()


def same(got, expected):
    if isinstance(expected, tuple):
        return len(got) == len(expected) and all(map(same, got, expected))
    return numpy.array_equal(got, expected)


counts = collections.Counter()


@st.composite
def calls(draw):
    """A function's name, its arguments, which of them is no good, and what is expected."""
    name = draw(st.sampled_from(list(FUNCTIONS)))
    always, perhaps = FUNCTIONS[name]
    if name in ALONE:
        bad = draw(st.sampled_from(always + perhaps))
        arguments, expected = {}, None
        if name == "compile":
            arguments = {"source": "a.mlir", "compiler": "false"}
    else:
        problem = Problem(draw)
        if problem.values is None:
            return name, None, None, problem
        bad = draw(st.sampled_from([*always, *perhaps])) if draw(st.booleans()) else None
        arguments, expected = valid(draw, name, problem)
    for key in {bad} | ({draw(st.sampled_from(always + perhaps))} if bad else set()):
        if key is not None:
            arguments[key] = draw(st.sampled_from(BAD[key]))
    return name, arguments, bad, expected


def judge(name, arguments, bad, expected):
    if arguments is None:  # no window fits
        p = expected
        try:
            argpool.max_pool(p.x, p.kernel, p.stride, p.padding, p.dilation, p.ceil_mode)
        except argpool.Error:
            return "windows that do not fit, refused"
        raise AssertionError("windows without a cell were pooled")
    try:
        got = getattr(argpool, name)(**arguments)
        got = got() if name == "Plan" else got
    except argpool.Error as error:
        assert len(str(error)) > 20 and " " in str(error), f"no sentence: {error!r}"
        assert name not in ALONE or isinstance(error, (TypeError, ValueError)), repr(error)
        # C2 and the types of gradients are narrower than this program's problems.
        narrow = name in ("max_unpool", "unpooled_shape", "max_unpool_backward",
                          "max_pool_backward") and isinstance(
            error, (argpool.ShapeMismatch, argpool.UnsupportedType, argpool.InvalidWindow))
        assert bad or narrow, f"{name} was refused: {error!r}"
        return "refused for a bad argument" if bad else "refused by size or type"
    assert not bad, f"{name} took {bad}={arguments[bad]!r}"
    assert same(got, expected), f"{name} gives {got}, NumPy {expected}"
    return "served, the values of NumPy"


def run(count, number):
    @seed(number)
    @settings(max_examples=count, deadline=None, database=None,
              suppress_health_check=[*HealthCheck], phases=[Phase.generate, Phase.shrink])
    @given(calls())
    def check(call):
        counts[judge(*call)] += 1

    check()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--calls", type=int, default=6_000 if FULL else 600)
    parser.add_argument("--seed", type=int, default=1)
    given_arguments = parser.parse_args()
    run(given_arguments.calls, given_arguments.seed)
    for what, count in sorted(counts.items()):
        print(f"{count:7} {what}")
    print(f"{sum(counts.values())} calls, 0 failures; NumPy {numpy.__version__}")
    few = min(counts["served, the values of NumPy"], counts["refused for a bad argument"])
    return few < given_arguments.calls // 50


if __name__ == "__main__":
    sys.exit(main())
