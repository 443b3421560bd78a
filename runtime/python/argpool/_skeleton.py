# SPDX-License-Identifier: MIT
"""The soft skeleton of clDice as regions: a kernel for each level, and for its gradient. Without a
compiler the same bits by pools, and by arithmetic of NumPy or PyTorch.
"""
import contextlib
import functools
import os
import re

from ._arguments import integer, shown
from ._compile import compile as compiled
from ._compile import find_compiler, find_linker
from ._errors import InvalidArgument
from ._operations import max_pool, max_pool_backward, min_pool
from ._regions import Region

# Windows of a line along each axis, the last one's W, and of the square or cube around a cell.
LINES = {2: ((3, 1), (1, 3)), 3: ((3, 1, 1), (1, 3, 1), (1, 1, 3))}
BOX = {2: (3, 3), 3: (3, 3, 3)}

# The smaller of two, so written that equal ones have half the gradient each (C23).
_LEAST = """
    %Ra = arith.cmpf olt, %B, %A : T
    %Rb = arith.cmpf olt, %A, %B : T
    %Rp = arith.select %Ra, %B, %A : T
    %Rq = arith.select %Rb, %A, %B : T
    %Rs = arith.addf %Rp, %Rq : T
    %R = arith.mulf %Rs, %half : T"""


def _least(first, second, result):
    names = {"A": first, "B": second, "R": result}
    return re.sub("%([ABR])", lambda name: "%" + names[name[1]], _LEAST)


def _eroded(rank):
    """%e: the image eroded by a plus of 2*rank + 1 cells, the smallest of the minima of its lines;
    %delta: what opening takes away; %sum: the skeleton with it."""
    lines = [f"""
    %line{i} = argpool.pool min %x kernel {list(line)} : T""" for i, line in enumerate(LINES[rank])]
    names = ["line0", *[f"least{i}" for i in range(2, rank)], "e"]
    least = [_least(names[i], f"line{i + 1}", names[i + 1]) for i in range(rank - 1)]
    return f"""
    %zero = arith.constant 0.0 : T
    %half = arith.constant 0.5 : T{"".join(lines + least)}
    %o = argpool.pool max %e kernel {list(BOX[rank])} : T
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
  %r:2 = argpool.region(%x = %image) : (TENSOR) -> (TENSOR, TENSOR) {ERODED
    argpool.yield %e, %delta : T, T
  }
  return %r#0, %r#1 : TENSOR, TENSOR
}
func.func @level(%image: TENSOR, %skeleton: TENSOR) -> (TENSOR, TENSOR) {
  %r:2 = argpool.region(%x = %image, %y = %skeleton)
      : (TENSOR, TENSOR) -> (TENSOR, TENSOR) {ERODED""" + _ADDED + """
    argpool.yield %e, %sum : T, T
  }
  return %r#0, %r#1 : TENSOR, TENSOR
}
func.func @last(%image: TENSOR, %skeleton: TENSOR) -> TENSOR {
  %r = argpool.region(%x = %image, %y = %skeleton) : (TENSOR, TENSOR) -> TENSOR {ERODED""" \
    + _ADDED + """
    argpool.yield %sum : T
  }
  return %r : TENSOR
}
"""


def _spec(cell, rank):
    tensor = f"tensor<{'?x' * (rank + 2)}{cell}>"
    spec = _SPEC.replace("ERODED", _eroded(rank)).replace("TENSOR", tensor)
    return spec.replace(": T", f": {cell}").replace(", T\n", f", {cell}\n")


CELLS = {"float32": "f32", "float64": "f64"}


def _window(kernel):
    """Around a cell, as `max_pool` takes it."""
    return kernel, 1, tuple(k // 2 for k in kernel)


class _Least:
    """The smaller of two, and its gradient: the names of _LEAST."""

    def __init__(self, xp, first, second):
        self.xp, self.a, self.b = xp, second < first, first < second
        self.value = (xp.where(self.a, second, first) + xp.where(self.b, first, second)) * 0.5

    def gradient(self, grad):
        where, s = self.xp.where, grad * 0.5
        return (where(self.b, s, 0) + where(self.a, 0, s),
                where(self.b, 0, s) + where(self.a, s, 0))


class _Opened:
    """What a level computes of an image, by the names of _eroded."""

    def __init__(self, xp, x):
        self.xp, self.x, rank = xp, x, rank_of(x.ndim)
        self.lines, self.box = [_window(line) for line in LINES[rank]], _window(BOX[rank])
        lines = [min_pool(x, *line, return_indices=False) for line in self.lines]
        self.least = [_Least(xp, lines[0], lines[1])]
        for line in lines[2:]:
            self.least.append(_Least(xp, self.least[-1].value, line))
        self.e = self.least[-1].value
        d = x - max_pool(self.e, *self.box, return_indices=False)
        self.below = d <= 0
        self.delta = xp.where(self.below, 0, d)

    def gradient(self, e, delta):
        """Of x, from the gradients of the eroded image, or None, and of delta: C23's, operation by
        operation from the last."""
        def pooled(pool, of, grad, window):
            _, taps = pool(of, *window, index_type="uint8")
            return max_pool_backward(grad, taps, tuple(of.shape), *window)

        d = self.xp.where(self.below, 0, delta)
        opened = pooled(max_pool, self.e, -d, self.box)
        grad, grads = opened if e is None else e + opened, []
        for least in reversed(self.least):
            grad, second = least.gradient(grad)
            grads.append(second)
        for line, own in zip(reversed(self.lines), [*grads, grad]):
            d = d + pooled(min_pool, self.x, own, line)
        return d


def _no_errstate(**_):
    """PyTorch does not warn of infinities."""
    return contextlib.nullcontext()


class _Plain(Region):
    """A region that needs no kernel."""

    def __init__(self, xp, name, dtype, rank, shape, function, gradient=None):
        inputs, outputs = shape
        self.rank = rank
        self._errstate = getattr(xp, "errstate", _no_errstate)
        self.name, self._function, self.gradient = name, function, gradient
        self.inputs, self.outputs, self._extents = (dtype,) * inputs, (dtype,) * outputs, None

    def run(self, inputs, out=None, threads=None, check=None):
        with self._errstate(all="ignore"):
            return self._function(*inputs)


class PlainSkeleton:
    """The regions of skeleton_library, by pools and the arithmetic of `xp`, numpy or torch."""

    def __init__(self, dtype, xp, rank=2):
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
            back = _Plain(xp, f"{name}_backward", dtype, rank, (inputs + outputs, inputs), backward)
            return _Plain(xp, name, dtype, rank, (inputs, outputs), function, back)

        self.first = region("first", 1, 2, first,
                            lambda x, e, delta: _Opened(xp, x).gradient(e, delta))
        self.level = region("level", 2, 2, level, level_backward)
        self.last = region("last", 2, 1, lambda x, y: level(x, y)[1],
                           lambda x, y, skeleton: level_backward(x, y, None, skeleton))


@functools.lru_cache(maxsize=None)
def skeleton_library(dtype, xp, rank=2):
    """Regions first(x) -> image, skeleton; level(image, skeleton) -> both; last(…) -> skeleton."""
    if not find_compiler() or not find_linker():
        return PlainSkeleton(dtype, xp, rank)
    return _compiled_skeleton(dtype, rank)


@functools.lru_cache(maxsize=None)
def _compiled_skeleton(dtype, rank):
    """One for all frameworks, and for this process; of all targets where some are ruled out."""
    targets = None if os.environ.get("ARGPOOL_MAX_TARGET") else "native"
    return compiled(_spec(CELLS[dtype], rank), gradients=True, targets=targets)


def rank_of(ndim):
    """A filter's tensors of five dimensions are volumes."""
    return 3 if ndim == 5 else 2


def skeleton(x, dtype, levels, xp, region):
    """A framework's soft_skeleton; `region` makes functions with a derivative of regions."""
    count = integer(levels, "levels")
    if count < 0:
        raise InvalidArgument(f"levels is {shown(levels)}; accepted are numbers from 0 on")
    kernels = skeleton_library(dtype, xp, rank_of(x.ndim))
    image, made = region(kernels.first)(x)
    for _ in range(count - 1):
        image, made = region(kernels.level)(image, made)
    return region(kernels.last)(image, made) if count else made
