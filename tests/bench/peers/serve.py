"""The other side of process.py for peers in Python: reads requests, times calls, checks results."""
# SPDX-License-Identifier: MIT
import json
import mmap
import os
import sys
import time

import ml_dtypes
import numpy

# A turn: untimed calls, then a timed batch. The numbers are those of contestant.cpp.
_BATCH, _UNTIMED, _AT_LEAST, _CALL = 1e5, 4, 1e5, 1.5e7
_TYPES = {
    "f64": numpy.float64,
    "f32": numpy.float32,
    "f16": numpy.float16,
    "bf16": ml_dtypes.bfloat16,
    "i64": numpy.int64,
    "i32": numpy.int32,
    "i16": numpy.int16,
    "i8": numpy.int8,
    "u16": numpy.uint16,
    "u8": numpy.uint8,
}
_PAGE = 4096


class NotOffered(Exception):
    """The library does not offer this operation, type, layout or window."""


class Differs(Exception):
    """It computes something else than the contract says."""


class Request:
    """What contestant.h's Request is: the words of the line, and the arrays of the file.

    cells, pooled, indices, source: NumPy arrays as they lie in memory, read-only: n, c, spatial
    where channels-first, n, spatial, c where channels-last. None where there is none.
    """

    def __init__(self, words):
        given = dict(word.split("=", 1) for word in words.split())
        self.op, self.elem, self.index = given["op"], given["elem"], given["index"]
        self.space, self.layout = given["space"], given["layout"]
        self.duplicates = given["duplicates"]
        self.ceil, self.threads = given["ceil"] == "1", int(given["threads"])

        def numbers(key):
            return [int(n) for n in given[key].split("x")]

        self.kernel, self.stride, self.dilation = map(numbers, ("kernel", "stride", "dilation"))
        self.pad, self.pad_end = numbers("pad"), numbers("pad_end")
        self.rank = len(self.kernel)
        self.cells_shape, self.pooled_shape = numbers("cells"), numbers("pooled")  # n, c, spatial
        self.dtype = numpy.dtype(_TYPES[self.elem])
        with open(given["file"], "rb") as file:
            self._file = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        self._offset = 0
        index = None if self.index == "none" else numpy.dtype(_TYPES[self.index])
        self.cells = self._array(self.cells_shape, self.dtype)
        self.pooled = self._array(self.pooled_shape, self.dtype)
        self.indices = self._array(self.pooled_shape, index)
        self.source = self._array(self.cells_shape, self.dtype if given["source"] == "1" else None)

    def _array(self, shape, dtype):
        if dtype is None:
            return None
        shape = self.in_memory(shape)
        count = int(numpy.prod(shape))
        array = numpy.frombuffer(self._file, dtype, count, self._offset).reshape(shape)
        self._offset += -(-array.nbytes // _PAGE) * _PAGE
        return array

    def in_memory(self, shape):
        """A logical shape in the order of memory."""
        return [shape[0], *shape[2:], shape[1]] if self.layout == "cl" else list(shape)

    def plane_bases(self, of_cells):
        """What `tensor` indices of pooled positions exceed `plane` indices by (channels-first)."""
        n, c = self.pooled_shape[:2]
        plane = int(numpy.prod(of_cells[2:]))
        return (numpy.arange(n * c) * plane).reshape([n, c] + [1] * self.rank)

    def expect(self, expected, got, is_sum=False):
        """Raises Differs unless an array is as expected, up to 0 and -0 and a sum's rounding."""
        got = numpy.asarray(got)
        if expected.shape != got.shape or (expected.dtype != got.dtype and got.dtype.kind == "f"):
            raise Differs(f"its result is {got.dtype}{got.shape}")
        if numpy.array_equal(expected, got, equal_nan=got.dtype.kind == "f"):
            return
        a, b = expected.astype(numpy.float64), got.astype(numpy.float64)
        if is_sum and numpy.allclose(a, b, rtol=1e-5 if self.elem == "f32" else 3e-2):
            return
        raise Differs(f"{numpy.count_nonzero(a != b)} of {a.size} elements differ from argpool's")


def _turn(call, batch):
    calls, start = 0, time.perf_counter_ns()
    spent = 0
    while calls == 0 or spent < _AT_LEAST or (calls < _UNTIMED and spent < _CALL * calls):
        call()
        calls += 1
        spent = time.perf_counter_ns() - start
    batch = batch or max(1, int(_BATCH * calls / spent))
    start = time.perf_counter_ns()
    for _ in range(batch):
        call()
    return (time.perf_counter_ns() - start) / batch, batch


def _answer(verb, rest, prepare, state):
    if verb == "go":
        ns, state["batch"] = _turn(state["call"], state["batch"])
        return str(ns)
    state.clear()
    request = Request(rest)
    name, call, *kept = prepare(request)
    state.update(call=call, batch=0, kept=[request, *kept])
    return json.dumps({"contestants": [{"name": name}]})


def serve(name, prepare):
    """Answers requests until the input ends. prepare(request) returns the contestant's name, its
    call, which has run and whose results have been checked, and what must outlive it."""
    # What a library prints must not pass for an answer.
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    print(name, file=answers, flush=True)
    state = {}
    for line in sys.stdin:
        verb, _, rest = line.strip().partition(" ")
        try:
            answer = _answer(verb, rest, prepare, state)
        except NotOffered as why:
            answer = json.dumps({"not_offered": str(why)})
        except Differs as why:
            answer = json.dumps({"differs": str(why)})
        except Exception as why:  # whatever a library throws is the peer's answer
            answer = json.dumps({"failed": f"{type(why).__name__}: {why}"[:300]})
        print(answer.replace("\n", " "), file=answers, flush=True)
