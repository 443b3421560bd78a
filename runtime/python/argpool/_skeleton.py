# SPDX-License-Identifier: MIT
"""The soft skeleton of clDice as regions: a kernel for each level, and for its gradient."""
import functools

from ._arguments import integer, shown
from ._compile import compile as compiled
from ._errors import InvalidArgument

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


@functools.lru_cache(maxsize=None)
def skeleton_library(dtype):
    """Regions first(x) -> image, skeleton; level(image, skeleton) -> both; last(…) -> skeleton."""
    cell = CELLS[dtype]
    spec = _SPEC.replace("TENSOR", f"tensor<?x?x?x?x{cell}>").replace(": T", f": {cell}")
    return compiled(spec.replace(", T\n", f", {cell}\n"), gradients=True)


def levels_of(levels):
    number = integer(levels, "levels")
    if number < 0:
        raise InvalidArgument(f"levels is {shown(levels)}; accepted are numbers from 0 on")
    return number
