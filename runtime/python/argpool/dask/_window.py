# SPDX-License-Identifier: MIT
"""Windows over some dimensions of an array, and which cells a range of windows reads."""
from __future__ import annotations

import itertools
from typing import NamedTuple

from .. import _arguments
from .._errors import InvalidArgument, ShapeMismatch


class Line(NamedTuple):
    """One dimension of a window; without arguments that of a batch: each cell by itself."""

    kernel: int = 1
    stride: int = 1
    begin: int = 0
    dilation: int = 1

    @property
    def reach(self):
        """From a window's first cell past its last."""
        return self.dilation * (self.kernel - 1) + 1

    def cells(self, first, past, extent):
        """The cells that windows [first, past) read: [from, to) of `extent`, and how many more
        before and after them are padding."""
        begin = first * self.stride - self.begin
        end = (past - 1) * self.stride - self.begin + self.reach
        return max(0, begin), min(extent, end), max(0, -begin), max(0, end - extent)

    def positions(self, first, past, pooled):
        """The windows, [from, to) of `pooled`, that reach cells [first, past)."""
        start = max(0, (first + self.begin - self.reach) // self.stride + 1)
        return start, min(pooled, (past - 1 + self.begin) // self.stride + 1)

    def pooled_chunks(self, lengths, pooled):
        """Chunks of `pooled` windows over chunks of cells: those with the smallest halo, and of
        them those of one length where the cells' are."""
        def halo(end, place):
            before = end + self.begin - place * self.stride
            after = (place - 1) * self.stride - self.begin + self.reach - end
            return max(0, before) + max(0, after)

        places = [min((end // self.stride, -(-end // self.stride),
                       (end + self.begin - self.reach) // self.stride + 1),
                      key=lambda place, end=end: halo(end, place))
                  for end in itertools.accumulate(lengths)]
        return _lengths(places, pooled)

    def unpooled_chunks(self, lengths, size):
        """Chunks of `size` cells over chunks of windows, likewise."""
        def halo(end, place):
            first, past = self.positions(place, place, 1 << 62)
            return max(0, past - end) + max(0, end - first)

        places = [min((end * self.stride, end * self.stride - self.begin),
                      key=lambda place, end=end: halo(end, place))
                  for end in itertools.accumulate(lengths)]
        return _lengths(places, size)


def _lengths(places, whole):
    """Lengths of the chunks that end at `places`, the last at `whole`; none are empty."""
    ends = [*itertools.accumulate((min(max(0, place), whole) for place in places[:-1]), max), whole]
    return tuple(b - a for a, b in zip([0, *ends], ends) if b > a)


class Window:
    """A window over dimensions `axes` of arrays with `ndim` ones; the others are a batch.

    lines: of all dimensions. struct: argpool_window. kernel, stride, dilation: of the axes alone.
    """

    def __init__(self, ndim, axes, kernel, stride, padding, dilation, ceil_mode=False):
        self.axes = axes = _axes(axes, ndim, kernel)
        rank = len(axes)
        self.kernel = tuple(_arguments.per_dimension(kernel, rank, "kernel"))
        self.stride = self.kernel if stride is None else tuple(
            _arguments.per_dimension(stride, rank, "stride"))
        self.dilation = tuple(_arguments.per_dimension(dilation, rank, "dilation"))
        begin, end = _arguments.pads(padding, rank)
        self.padding = list(zip(begin, end))
        self.struct = _arguments.window_of(rank, self.kernel, self.stride, self.padding,
                                           self.dilation, ceil_mode)
        self.ceil_mode = ceil_mode
        lines = dict(zip(axes, map(Line, self.kernel, self.stride, begin, self.dilation)))
        self.lines = tuple(lines.get(axis, Line()) for axis in range(ndim))

    def taken(self, sequence):
        """The entries of the spatial dimensions, of a sequence with one for each dimension."""
        return [sequence[axis] for axis in self.axes]

    def shape(self, shape, compute):
        """`shape` with the spatial extents that compute(struct, extents) makes of its own."""
        extents = dict(zip(self.axes, compute(self.struct, self.taken(shape))))
        return tuple(extents.get(axis, extent) for axis, extent in enumerate(shape))


def _axes(axes, ndim, kernel):
    """Dimensions as numbers from 0 on. None: the last ones, as many as `kernel` has entries; of a
    number, all."""
    if axes is None:
        rank = len(kernel) if isinstance(kernel, (tuple, list)) else ndim
        axes = range(max(0, ndim - rank), ndim)
    elif not isinstance(axes, (tuple, list)):
        axes = (axes,)
    given = [_arguments.integer(axis, "axes") for axis in axes]
    if not 1 <= len(given) <= 3:
        raise ShapeMismatch(f"the array has {ndim} dimensions, and {len(given)} of them are "
                            "spatial; accepted are 1 to 3. axes=(2, 3, 4) pools the last three "
                            "of five, and so does a kernel of three entries")
    if any(not -ndim <= axis < ndim for axis in given) or \
            len({axis % ndim for axis in given}) < len(given):
        raise InvalidArgument(f"axes is {tuple(given)}; accepted are different numbers from "
                              f"{-ndim} to {ndim - 1}")
    return tuple(axis % ndim for axis in given)
