"""Filters that programs write as graphs of pools: non-maximum suppression, peaks, chains of pools
and morphology.

    import argpool.filters
    points = argpool.filters.nms(scores, radius=4)

Tensors are (N, C, H, W), (C, H, W) or (H, W), or volumes (N, C, D, H, W), whose windows have a side
more: NumPy arrays, or those of a library that speaks DLPack. Padding never wins a window, a NaN
wins over numbers. Common sizes of planes are one kernel, others and volumes some pools.
"""
# SPDX-License-Identifier: MIT
from __future__ import annotations

import ctypes
from ctypes import POINTER, byref, c_double, c_int, c_int32, c_int64, c_void_p

from . import _library
from ._arguments import choice, integer, per_dimension, real, shown, thread_count
from ._errors import InvalidArgument, ShapeMismatch, UnsupportedType
from ._library import Options
from ._tensors import channels_last, dtype_name, empty, ndim_of, read, shape_of, write

TYPE_CHECKING = False  # as typing's, without importing it
if TYPE_CHECKING:
    from typing import Any, Optional, Sequence, Tuple

    from ._types import Extent, Tensor

FORMS = {"mask": 0, "value": 1, "product": 2}
OPERATIONS = {"erode": 0, "dilate": 1, "open": 2, "close": 3, "gradient": 4, "tophat": 5,
              "blackhat": 6}

_c = _library.function
_nms = _c("argpool_nms", c_int64, c_void_p, c_void_p, c_void_p)
_peaks = _c("argpool_peaks", c_int64, c_int, c_void_p, c_void_p, c_void_p)
_peak_list = _c("argpool_peak_list", c_int64, c_double, c_void_p, c_void_p, c_void_p,
                POINTER(c_int64), c_void_p)
_pool_chain = _c("argpool_pool_chain", c_int64, c_int32, c_void_p, c_void_p, c_void_p)
_morphology = _c("argpool_morphology", c_int, POINTER(c_int64), c_void_p, c_void_p, c_void_p)


def _options(threads):
    return byref(Options(struct_size=ctypes.sizeof(Options), num_threads=thread_count(threads)))


def _one_channel(image, name):
    try:
        return image[None]
    except TypeError:
        raise UnsupportedType(f"{name} has 2 dimensions and is a {type(image).__qualname__}, which "
                              "cannot be indexed; give it a third, (1, H, W)") from None


class _Planes:
    """x as argpool takes it: an image (H, W) has one channel."""

    def __init__(self, x):
        self.x = x
        self.capsule, self.address = read(x, "x")
        self.is_image = ndim_of(self.address) == 2
        if self.is_image:
            self.x = _one_channel(x, "x")
            self.capsule, self.address = read(self.x, "x")
        if ndim_of(self.address) not in (3, 4, 5):
            raise ShapeMismatch(f"x has {ndim_of(self.address)} dimensions; accepted are "
                                "(N, C, H, W), (C, H, W) and (H, W), and volumes (N, C, D, H, W)")
        self.rank = 3 if ndim_of(self.address) == 5 else 2
        self.dtype = dtype_name(self.address)

    def result(self, out, dtype=None):
        """out, or a new tensor, as argpool takes it: the tensor, its capsule and its address."""
        if out is None:
            out = empty(self.x, shape_of(self.address), dtype or self.dtype,
                        channels_last(self.x, self.address, self.rank), self.rank)
        elif self.is_image:
            write(out, "out")  # refuses what is no tensor
            out = _one_channel(out, "out")
        return (out, *write(out, "out"))

    def shown(self, made):
        return made[0] if self.is_image else made


def _filtered(planes, out, dtype, call):
    """call(address of x, of the result) -> status; the result."""
    made, capsule, address = planes.result(out, dtype)
    status = call(planes.address, address)
    if status:
        _library.fail(status)
    return out if out is not None else planes.shown(made)


def nms(x: Tensor, radius: int = 4, *, threads: Optional[int] = None,
        out: Optional[Tensor] = None) -> Any:
    """Non-maximum suppression of key points, in two rounds, as SuperPoint's `simple_nms`: x where a
    cell is a maximum of the 2*radius + 1 cells a side around it, or of what is left of them without
    those near earlier maxima; else 0. float32 and float64.
    """
    number = integer(radius, "radius")
    return _filtered(_Planes(x), out, None, lambda a, b: _nms(number, a, b, _options(threads)))


def peaks(x: Tensor, kernel: int = 3, form: str = "value", *, threads: Optional[int] = None,
          out: Optional[Tensor] = None) -> Any:
    """Cells that equal the maximum of the kernel cells a side around them; kernel is odd.

    form  "mask": booleans; "value": x or 0; "product": x * 1 or x * 0, as frameworks compute it (-0
          of negative cells, NaN of infinite ones).

    Of a plateau every cell is a peak, a NaN is none. float32 and float64.
    """
    number, code = integer(kernel, "kernel"), choice(FORMS, form, "form")
    return _filtered(_Planes(x), out, "bool" if form == "mask" else None,
                     lambda a, b: _peaks(number, code, a, b, _options(threads)))


def peak_list(x: Tensor, kernel: int = 3, threshold: float = 0.0, *, capacity: int = 4096,
              threads: Optional[int] = None) -> Tuple[Any, Any]:
    """The peaks above a threshold: their row-major offsets in x (int64, rising) and their values.

    numpy.unravel_index(offsets, x.shape) makes coordinates of them. If there are more than
    `capacity`, a second pass finds the rest. float32 and float64.
    """
    planes, number = _Planes(x), integer(kernel, "kernel")
    least, count, places = real(threshold, "threshold"), c_int64(0), integer(capacity, "capacity")
    if places < 0:
        raise InvalidArgument(f"capacity is {places}; accepted are numbers from 0 on")
    while True:
        offsets = empty(planes.x, (places,), "int64", False, 0)
        values = empty(planes.x, (places,), planes.dtype, False, 0)
        held = [write(offsets, "offsets"), write(values, "values")]
        status = _peak_list(number, least, planes.address, held[0][1], held[1][1],
                            byref(count), _options(threads))
        if status:
            _library.fail(status)
        if count.value <= places:
            return offsets[:count.value], values[:count.value]
        places = count.value


def pool_chain(x: Tensor, kernel: int = 5, stages: int = 3, *, threads: Optional[int] = None,
               out: Optional[Sequence[Tensor]] = None) -> Tuple[Any, ...]:
    """Maxima over kernel cells a side, of these again, and so on: SPPF's pools. kernel is odd; up
    to 8 stages; float32 and float64. `out` may be slices of one tensor, so that concatenating them
    costs nothing.
    """
    planes, number, many = _Planes(x), integer(kernel, "kernel"), integer(stages, "stages")
    try:
        given = [None] * max(min(many, 8), 0) if out is None else list(out)
    except TypeError:
        raise UnsupportedType(f"out is {shown(out)}; accepted are {many} tensors, one a stage"
                              ) from None
    if out is not None and len(given) != many:
        raise InvalidArgument(f"out has {len(given)} tensors; accepted are {many}, one a stage")
    made = [planes.result(one) for one in given]
    addresses = (c_void_p * max(len(made), 1))(*[address for _, _, address in made])
    status = _pool_chain(number, many, planes.address, addresses, _options(threads))
    if status:
        _library.fail(status)
    return tuple(given) if out is not None else tuple(planes.shown(one) for one, _, _ in made)


def morphology(x: Tensor, op: str, kernel: Extent = 3, *, threads: Optional[int] = None,
               out: Optional[Tensor] = None) -> Any:
    """Morphology by a flat box.

    op      "erode", "dilate", "open", "close", "gradient" (dilate - erode), "tophat" (x - open),
            "blackhat" (close - x).
    kernel  cells along H and W, of volumes along D, H and W, or one number for all. Of even ones a
            dilation looks kernel/2 cells back and an erosion the same way ahead, so that
            open <= x <= close.

    float32, float64 and integers; differences of signed integers may wrap.
    """
    code, planes = choice(OPERATIONS, op, "op"), _Planes(x)
    box = (c_int64 * planes.rank)(*per_dimension(kernel, planes.rank, "kernel"))
    return _filtered(planes, out, None,
                     lambda a, b: _morphology(code, box, a, b, _options(threads)))
