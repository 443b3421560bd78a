# SPDX-License-Identifier: MIT
"""The soft skeleton of clDice as regions: a kernel for each level, and for its gradient. Without a
compiler the same bits by pools, and by arithmetic of NumPy or PyTorch.
"""
import contextlib
import functools

from ._arguments import integer, shown
from ._compile import compile as compiled
from ._compile import find_compiler, find_linker
from ._errors import InvalidArgument
from ._operations import max_pool, max_pool_backward, min_pool
from ._regions import Region

# %e: the image eroded by a plus of 5 cells, the smaller of the minima of a column and a row, so
# written that equal ones have half the gradient each (C23); %delta: what opening takes away; %sum:
# the skeleton with it.
_ERODED = """
    %zero = arith.constant 0.0 : T
    %half = arith.constant 0.5 : T
    %v = argpool.pool min %x kernel [3, 1] : T
    %h = argpool.pool min %x kernel [1, 3] : T
    %a = arith.cmpf olt, %h, %v : T
    %b = arith.cmpf olt, %v, %h : T
    %p = arith.select %a, %h, %v : T
    %q = arith.select %b, %v, %h : T
    %s = arith.addf %p, %q : T
    %e = arith.mulf %s, %half : T
    %o = argpool.pool max %e kernel [3, 3] : T
    %d = arith.subf %x, %o : T
    %below = arith.cmpf ole, %d, %zero : T
    %delta = arith.select %below, %zero, %d : T"""
_ADDED = """
    %m = arith.mulf %y, %delta : T
    %n = arith.subf %delta, %m : T
    %under = arith.cmpf ole, %n, %zero : T
    %more = arith.select %under, %zero, %n : T
    %sum = arith.addf %y, %more : T"""
_SPEC = """
func.func @first(%image: TENSOR) -> (TENSOR, TENSOR) {
  %r:2 = argpool.region(%x = %image) : (TENSOR) -> (TENSOR, TENSOR) {""" + _ERODED + """
    argpool.yield %e, %delta : T, T
  }
  return %r#0, %r#1 : TENSOR, TENSOR
}
func.func @level(%image: TENSOR, %skeleton: TENSOR) -> (TENSOR, TENSOR) {
  %r:2 = argpool.region(%x = %image, %y = %skeleton) : (TENSOR, TENSOR) -> (TENSOR, TENSOR) {""" \
    + _ERODED + _ADDED + """
    argpool.yield %e, %sum : T, T
  }
  return %r#0, %r#1 : TENSOR, TENSOR
}
func.func @last(%image: TENSOR, %skeleton: TENSOR) -> TENSOR {
  %r = argpool.region(%x = %image, %y = %skeleton) : (TENSOR, TENSOR) -> TENSOR {""" \
    + _ERODED + _ADDED + """
    argpool.yield %sum : T
  }
  return %r : TENSOR
}
"""


CELLS = {"float32": "f32", "float64": "f64"}


COLUMN, ROW, SQUARE = (((3, 1), 1, (1, 0)), ((1, 3), 1, (0, 1)), ((3, 3), 1, (1, 1)))


class _Opened:
    """What a level computes of an image, by the names of _ERODED."""

    def __init__(self, xp, x):
        self.xp, self.x = xp, x
        v, h = (min_pool(x, *side, return_indices=False) for side in (COLUMN, ROW))
        self.a, self.b = h < v, v < h
        self.e = (xp.where(self.a, h, v) + xp.where(self.b, v, h)) * 0.5
        d = x - max_pool(self.e, *SQUARE, return_indices=False)
        self.below = d <= 0
        self.delta = xp.where(self.below, 0, d)

    def gradient(self, e, delta):
        """Of x, from the gradients of the eroded image, or None, and of delta: C23's, operation by
        operation from the last."""
        where = self.xp.where

        def pooled(pool, of, grad, window):
            _, taps = pool(of, *window, index_type="uint8")
            return max_pool_backward(grad, taps, tuple(of.shape), *window)

        d = where(self.below, 0, delta)
        opened = pooled(max_pool, self.e, -d, SQUARE)
        s = (opened if e is None else e + opened) * 0.5
        h = where(self.b, 0, s) + where(self.a, s, 0)
        v = where(self.b, s, 0) + where(self.a, 0, s)
        return d + pooled(min_pool, self.x, h, ROW) + pooled(min_pool, self.x, v, COLUMN)


def _no_errstate(**_):
    """PyTorch does not warn of infinities."""
    return contextlib.nullcontext()


class _Plain(Region):
    """A region that needs no kernel."""

    def __init__(self, xp, name, dtype, shape, function, gradient=None):
        inputs, outputs = shape
        self._errstate = getattr(xp, "errstate", _no_errstate)
        self.name, self._function, self.gradient = name, function, gradient
        self.inputs, self.outputs, self._extents = (dtype,) * inputs, (dtype,) * outputs, None

    def run(self, inputs, out=None, threads=None, check=None):
        with self._errstate(all="ignore"):
            return self._function(*inputs)


class PlainSkeleton:
    """The regions of skeleton_library, by pools and the arithmetic of `xp`, numpy or torch."""

    def __init__(self, dtype, xp):
        def first(x):
            opened = _Opened(xp, x)
            return opened.e, opened.delta

        def added(x, y):
            opened = _Opened(xp, x)
            n = opened.delta - y * opened.delta
            return opened, n <= 0, n

        def level(x, y):
            opened, under, n = added(x, y)
            return opened.e, y + xp.where(under, 0, n)

        def level_backward(x, y, e, skeleton):
            opened, under, _ = added(x, y)
            more = xp.where(under, 0, skeleton)
            m = -more
            return opened.gradient(e, more + m * y), skeleton + m * opened.delta

        def region(name, inputs, outputs, function, backward):
            back = _Plain(xp, f"{name}_backward", dtype, (inputs + outputs, inputs), backward)
            return _Plain(xp, name, dtype, (inputs, outputs), function, back)

        self.first = region("first", 1, 2, first,
                            lambda x, e, delta: _Opened(xp, x).gradient(e, delta))
        self.level = region("level", 2, 2, level, level_backward)
        self.last = region("last", 2, 1, lambda x, y: level(x, y)[1],
                           lambda x, y, skeleton: level_backward(x, y, None, skeleton))


@functools.lru_cache(maxsize=None)
def skeleton_library(dtype, xp):
    """Regions first(x) -> image, skeleton; level(image, skeleton) -> both; last(…) -> skeleton."""
    if not find_compiler() or not find_linker():
        return PlainSkeleton(dtype, xp)
    return _compiled_skeleton(dtype)


@functools.lru_cache(maxsize=None)
def _compiled_skeleton(dtype):
    """One for all frameworks."""
    cell = CELLS[dtype]
    spec = _SPEC.replace("TENSOR", f"tensor<?x?x?x?x{cell}>").replace(": T", f": {cell}")
    return compiled(spec.replace(", T\n", f", {cell}\n"), gradients=True)


def levels_of(levels):
    number = integer(levels, "levels")
    if number < 0:
        raise InvalidArgument(f"levels is {shown(levels)}; accepted are numbers from 0 on")
    return number
