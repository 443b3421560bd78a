# SPDX-License-Identifier: MIT
"""Max pooling and unpooling of volumes larger than memory, block by block, under Dask.

Arrays have spatial dimensions only, one to three, in any chunks; zarr and other stores come in
through dask.array. Indices are tap numbers (the number of a cell in its window), which mean the
same in every chunking: results are those of the whole, cell for cell. Padding is at the edges of
the volume alone. Calls are lazy, and run wherever Dask runs them: threads, processes, a cluster.
"""
from __future__ import annotations

import itertools
from typing import Any, Optional, Sequence, Tuple, Union

import dask
import dask.array as da
import numpy

import argpool

from . import _arguments
from ._errors import InvalidArgument, ShapeMismatch

Extent = Union[int, Sequence[int]]


class _Window:
    """A window over the dimensions of a volume, and the blocks that it reads."""

    def __init__(self, ndim, kernel, stride, padding, dilation):
        if not 1 <= ndim <= 3:
            raise ShapeMismatch(f"the array has {ndim} dimensions; accepted are 1 to 3, all of "
                                "them spatial")
        self.kernel = _arguments.per_dimension(kernel, ndim, "kernel")
        self.stride = self.kernel if stride is None else _arguments.per_dimension(
            stride, ndim, "stride")
        self.begin, self.end = _arguments.pads(padding, ndim)
        self.dilation = _arguments.per_dimension(dilation, ndim, "dilation")
        self.struct = _arguments.window_of(ndim, self.kernel, self.stride,
                                           list(zip(self.begin, self.end)), self.dilation, False)
        self.reach = [d * (k - 1) + 1 for k, d in zip(self.kernel, self.dilation)]

    def cells(self, axis, first, past, extent):
        """The cells that pooled positions [first, past) read: [from, to) in a volume of `extent`,
        and how many more before and after it are padding."""
        begin = first * self.stride[axis] - self.begin[axis]
        end = (past - 1) * self.stride[axis] - self.begin[axis] + self.reach[axis]
        return max(0, begin), min(extent, end), max(0, -begin), max(0, end - extent)

    def positions(self, axis, first, past, pooled):
        """The pooled positions, [from, to), whose windows reach cells [first, past)."""
        lead = first + self.begin[axis] - self.reach[axis]
        start = max(0, lead // self.stride[axis] + 1)
        return start, min(pooled, (past - 1 + self.begin[axis]) // self.stride[axis] + 1)


def _ranges(chunks):
    """[from, to) of every chunk, by axis."""
    return [list(zip(itertools.accumulate((0, *lengths[:-1])), itertools.accumulate(lengths)))
            for lengths in chunks]


def _assemble(chunks, make, dtype):
    """An array whose block at `position` (a [from, to) an axis) is the delayed make(position)."""
    def level(axis, position):
        if axis == len(chunks):
            shape = tuple(to - start for start, to in position)
            return da.from_delayed(make(tuple(position)), shape, dtype)
        return [level(axis + 1, [*position, span]) for span in _ranges(chunks)[axis]]

    return da.block(level(0, []))


def _slices(spans):
    return tuple(slice(start, to) for start, to in spans)


def _batch(block):
    """A block as argpool takes it: with a channel, and aligned, which arrays that came from another
    process need not be."""
    return numpy.require(block, requirements="A")[None]


def _pool_block(x, kernel, stride, padding, dilation, index_type):
    """One block; Dask's workers are the threads."""
    values, indices = argpool.max_pool(
        _batch(x), tuple(kernel), stride, padding, dilation, index_type=index_type,
        threads=1)
    return values[0], indices[0]


def _pooled_chunks(chunks, window, pooled):
    """Chunks of the result: where the cells of a chunk of x are, so that a block reads one chunk
    and a halo."""
    result = []
    for axis, lengths in enumerate(chunks):
        ends = itertools.accumulate(lengths)
        places = [min(pooled[axis], -(-(end + window.begin[axis]) // window.stride[axis]))
                  for end in ends]
        places[-1] = pooled[axis]
        lengths = [b - a for a, b in zip([0, *places], places)]
        result.append(tuple(length for length in lengths if length > 0))
    return tuple(result)


def _volume(x, name):
    if not isinstance(x, da.Array):
        raise InvalidArgument(f"{name} is a {type(x).__qualname__}; accepted is a dask array: "
                              "dask.array.from_array(...) or from_zarr(...)")
    if any(length != length for lengths in x.chunks for length in lengths):
        raise ShapeMismatch(f"{name} has chunks of unknown size: call compute_chunk_sizes()")
    return x


def max_pool(x: da.Array, kernel: Extent, stride: Optional[Extent] = None, padding: Any = 0,
             dilation: Extent = 1, *, index_type: Optional[str] = None,
             chunks: Any = None) -> Tuple[da.Array, da.Array]:
    """The maximum of every window of a volume, and the number of its cell in the window.

    x           1 to 3 spatial dimensions, e.g. (z, y, x).
    kernel, stride, padding, dilation
                as `argpool.max_pool`.
    index_type  "uint8" (windows of up to 255 cells) or "uint16"; None: the smaller that does.
    chunks      of the results; None: where the chunks of x lie, so that a block reads one of them
                and the halo of its windows.

    Returns (values, indices), lazy arrays of one shape and chunks.
    """
    x = _volume(x, "x")
    window = _Window(x.ndim, kernel, stride, padding, dilation)
    pooled = _arguments.pooled(window.struct, x.shape)
    _, name = _arguments.index_choice("window", index_type, _arguments.taps(window.struct))
    out = _pooled_chunks(x.chunks, window, pooled) if chunks is None else \
        da.core.normalize_chunks(chunks, pooled, dtype=x.dtype)
    block = dask.delayed(_pool_block, nout=2, pure=True)
    made = {}

    def make(position):
        if position not in made:
            reads = [window.cells(axis, *span, x.shape[axis])
                     for axis, span in enumerate(position)]
            made[position] = block(x[_slices((r[:2] for r in reads))], window.kernel,
                                   window.stride, [r[2:] for r in reads], window.dilation, name)
        return made[position]

    return (_assemble(out, lambda position: make(position)[0], x.dtype),
            _assemble(out, lambda position: make(position)[1], numpy.dtype(name)))


def _unpool_block(values, indices, window, origin, size):
    """Cells [origin, origin + size) of a volume; `values` are of all windows that reach them. Those
    windows reach beyond: their cells are made, too, and cut off."""
    kernel, stride, dilation = window
    values, indices = _batch(values), _batch(indices)
    reach = argpool.unpooled_shape(values.shape[1:], tuple(kernel), stride, 0, dilation)
    cells = argpool.max_unpool(values, indices, tuple(kernel), stride, 0, dilation, threads=1,
                               output_size=reach)[0]
    result = numpy.zeros(size, values.dtype)
    low = [max(0, o) for o in origin]
    high = [min(n, o + s) for n, o, s in zip(reach, origin, size)]
    if all(a < b for a, b in zip(low, high)):
        result[_slices((a - o, b - o) for a, b, o in zip(low, high, origin))] = \
            cells[_slices(zip(low, high))]
    return result


def _zeros(size, dtype):
    return numpy.zeros(size, dtype)


def max_unpool(values: da.Array, indices: da.Array, kernel: Extent,
               stride: Optional[Extent] = None, padding: Any = 0, dilation: Extent = 1, *,
               output_size: Optional[Sequence[int]] = None, chunks: Any = None) -> da.Array:
    """Each value at the cell that its index names, zero elsewhere.

    values, indices  of one shape, as `max_pool` makes them: indices are tap numbers.
    kernel, stride, padding, dilation
                     as in `max_pool`.
    output_size      extents of the result; None: the smallest that could have been pooled.
    chunks           of the result; None: those of values, times the stride.

    Where windows overlap, a block reads the values of all windows that reach it; of several values
    that name one cell the last in row-major order of the volume wins, as in the whole. A tap that
    lies in the padding raises when the block is computed only if it lies outside the window.
    """
    values, indices = _volume(values, "values"), _volume(indices, "indices")
    if values.shape != indices.shape:
        raise ShapeMismatch(f"indices are of shape {indices.shape}; accepted: {values.shape}, as "
                            "values")
    if indices.dtype.name not in ("uint8", "uint16"):
        raise InvalidArgument(f"indices are {indices.dtype}; accepted are tap numbers, uint8 or "
                              "uint16: offsets in a block are not those in the volume")
    window = _Window(values.ndim, kernel, stride, padding, dilation)
    size = _arguments.unpooled(window.struct, values.shape, output_size)
    if chunks is None:
        chunks = _unpooled_chunks(values.chunks, window, size)
    chunks = da.core.normalize_chunks(chunks, size, dtype=values.dtype)
    block, empty = dask.delayed(_unpool_block, pure=True), dask.delayed(_zeros, pure=True)
    plain = window.kernel, window.stride, window.dilation

    def make(position):
        reads = [window.positions(axis, *span, values.shape[axis])
                 for axis, span in enumerate(position)]
        extents = tuple(to - start for start, to in position)
        if any(start >= to for start, to in reads):
            return empty(extents, values.dtype)
        at = _slices(reads)
        origin = [span[0] - (read[0] * s - p) for span, read, s, p in
                  zip(position, reads, window.stride, window.begin)]
        return block(values[at], indices[at], plain, origin, extents)

    return _assemble(chunks, make, values.dtype)


def _unpooled_chunks(chunks, window, size):
    result = []
    for axis, lengths in enumerate(chunks):
        ends = [min(size[axis], end * window.stride[axis])
                for end in itertools.accumulate(lengths)]
        ends[-1] = size[axis]
        lengths = [b - a for a, b in zip([0, *ends], ends)]
        result.append(tuple(length for length in lengths if length > 0))
    return tuple(result)


def pyramid(x: da.Array, levels: int, kernel: Extent = 2, stride: Optional[Extent] = None,
            **named: Any) -> list:
    """`levels` poolings of a volume, each of the one before: [(values, indices), ...].

    The volume comes back, but for what was no maximum, by `max_unpool` of the last level's values
    with its indices, then of that with the indices before, each with output_size = the shape of the
    level above.
    """
    if levels < 1:
        raise InvalidArgument(f"levels is {levels}; accepted are 1 or more")
    results, source = [], x
    for _ in range(levels):
        results.append(max_pool(source, kernel, stride, **named))
        source = results[-1][0]
    return results
