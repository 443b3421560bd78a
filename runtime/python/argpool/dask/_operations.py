# SPDX-License-Identifier: MIT
"""max_pool, max_unpool and pyramid on dask arrays."""
from __future__ import annotations

import math
from typing import Any, List, NamedTuple, Optional, Sequence, Tuple, Union

import dask.array as da
import numpy
from dask.base import tokenize
from dask.highlevelgraph import HighLevelGraph

import argpool

from .. import _arguments
from .._errors import IndexOutOfRange, InvalidArgument, ShapeMismatch
from ._layer import BlockLayer, Blocks, Parts, Source, reads_of, spans_of, threads
from ._named import unwrap
from ._window import Line, Window

Extent = Union[int, Sequence[int]]
Axes = Union[None, int, str, Sequence[int], Sequence[str]]


class _Call(NamedTuple):
    """What tasks of one array share. types: of the results."""

    axes: Tuple[int, ...]
    kernel: Tuple[int, ...]
    stride: Tuple[int, ...]
    dilation: Tuple[int, ...]
    types: Tuple[numpy.dtype, ...]


def checked(x, name):
    if not isinstance(x, da.Array):
        raise InvalidArgument(f"{name} is a {type(x).__qualname__}; accepted is a dask array: "
                              "dask.array.from_array(...) or from_zarr(...)")
    if type(x._meta) is not numpy.ndarray:
        raise InvalidArgument(f"{name} has blocks of {type(x._meta).__qualname__}; accepted are "
                              "those of NumPy's arrays: x.map_blocks(numpy.asarray)")
    if any(math.isnan(length) for lengths in x.chunks for length in lengths):
        raise ShapeMismatch(f"{name} has chunks of unknown size: call compute_chunk_sizes()")
    return x


def _array(name, blocks, sources, chunks, dtype):
    """The array whose blocks `blocks` makes of those of `sources`."""
    graph = HighLevelGraph.from_collections(name, BlockLayer(name, blocks), dependencies=sources)
    # Dask makes the tasks of layers in this order, and with the collector: the most come last.
    layers = dict(graph.layers)
    layers[name] = layers.pop(name)
    return da.Array(HighLevelGraph(layers, graph.dependencies), name, chunks, dtype=dtype)


def _chunks(chunks, window, default, source, shape, dtype):
    """A result's chunks: as the caller asks, or by those of `source`, of which
    default(line, lengths, extent) makes those of a spatial dimension."""
    if chunks is None:
        return tuple(default(line, lengths, extent) if axis in window.axes else lengths
                     for axis, (line, lengths, extent) in enumerate(
                         zip(window.lines, source, shape)))
    try:
        return da.core.normalize_chunks(chunks, shape, dtype=dtype)
    except (TypeError, ValueError) as error:
        raise InvalidArgument(f"chunks is {_arguments.shown(chunks)}: {error}; accepted is what "
                              f"dask takes for the result's shape, {tuple(shape)}") from None


def _spatial_last(block, axes):
    """A block as argpool takes it: (N, C, spatial...) or (C, spatial...), of the machine's byte
    order, and aligned, which arrays that came from another process need not be."""
    block = numpy.require(block, block.dtype.newbyteorder("="), "A")
    block = numpy.moveaxis(block, axes, range(-len(axes), 0))
    batch, spatial = block.shape[:-len(axes)], block.shape[-len(axes):]
    return block if len(batch) in (1, 2) else block.reshape(math.prod(batch), *spatial)


def _as_before(result, batch, axes):
    """The spatial dimensions of a result where those of the block were."""
    result = result.reshape(*batch, *result.shape[-len(axes):])
    return numpy.moveaxis(result, range(-len(axes), 0), axes)


def _batch(shape, axes):
    return [extent for axis, extent in enumerate(shape) if axis not in axes]


def _pool_block(call, arguments, x):
    """The values and indices of one block. arguments: of each dimension the pads before and after
    the cells that it reads, and how many windows it has."""
    if x is None:
        return tuple(numpy.empty([many for *_, many in arguments], t) for t in call.types)
    pads = [arguments[axis][:2] for axis in call.axes]
    results = argpool.max_pool(_spatial_last(x, call.axes), call.kernel, call.stride, pads,
                               call.dilation, index_type=call.types[1].name, threads=threads())
    batch = _batch(x.shape, call.axes)
    return tuple(_as_before(result, batch, call.axes) for result in results)


def _alone(window, *shapes):
    """Each spatial dimension of a window alone: its part of the shapes, as tuples, and then kernel,
    stride, padding and dilation, as argpool's functions take them."""
    for numbers in zip(*map(window.taken, shapes), window.kernel, window.stride, window.padding,
                       window.dilation):
        yield [(number,) for number in numbers]


def _may_pool(window, shape, dtype, index_type):
    """Raises what the whole would raise, before a block is made: of one window, and of each
    dimension alone, where none of its windows may lie in the padding."""
    argpool.max_pool(numpy.broadcast_to(numpy.zeros(1, dtype), (1, *window.kernel)), window.kernel,
                     index_type=index_type)
    for extent, *numbers in _alone(window, shape):
        argpool.max_pool(numpy.zeros((1, *extent), "u1"), *numbers, window.ceil_mode,
                         return_indices=False)


def max_pool(x: da.Array, kernel: Extent, stride: Optional[Extent] = None, padding: Any = 0,
             dilation: Extent = 1, ceil_mode: bool = False, *, axes: Axes = None,
             index_type: Optional[str] = None, chunks: Any = None) -> Tuple[da.Array, da.Array]:
    """The maximum of every window, and the number of its cell in the window.

    x           a dask array in any chunks, or an xarray.DataArray of one.
    kernel, stride, padding, dilation, ceil_mode
                as `argpool.max_pool`; entries are those of `axes`.
    axes        the 1 to 3 spatial dimensions, as numbers or, of a DataArray, names, outermost
                first: taps are numbered in that order. None: the last ones, as many as `kernel` has
                entries; of a number, all. The others are a batch.
    index_type  "uint8" (windows of up to 255 cells) or "uint16"; None: the smaller that does.
    chunks      of the results; None: where the chunks of x lie, so that a block reads one of them
                and the halo of its windows.

    Returns (values, indices), lazy arrays of one shape and chunks. Raises `argpool.Error`'s kinds,
    before anything is computed.
    """
    x, axes, wrap = unwrap(x, axes)
    x = checked(x, "x")
    window = Window(x.ndim, axes, kernel, stride, padding, dilation, ceil_mode)
    _, index_type = _arguments.index_choice("window", index_type, _arguments.taps(window.struct))
    dtype = x.dtype.newbyteorder("=")
    pooled = window.shape(x.shape, _arguments.pooled)
    _may_pool(window, x.shape, dtype, index_type)
    out = _chunks(chunks, window, Line.pooled_chunks, x.chunks, pooled, dtype)

    reads, arguments = [], []
    for line, lengths, extent, results in zip(window.lines, x.chunks, x.shape, out):
        spans = spans_of(results)
        cells = [line.cells(*span, extent) if span[0] < span[1] else (0, 0, 0, 0)
                 for span in spans]
        reads.append(reads_of(lengths, [each[:2] for each in cells]))
        arguments.append(tuple((*each[2:], past - first)
                               for each, (first, past) in zip(cells, spans)))
    call = _Call(window.axes, window.kernel, window.stride, window.dilation,
                 (dtype, numpy.dtype(index_type)))
    name = f"argpool-max_pool-{tokenize(x.name, call, window.padding, ceil_mode, out)}"
    blocks = Blocks(_pool_block, call, tuple(arguments), (Source((x.name,), tuple(reads)),))
    pairs = _array(name, blocks, [x], out, object)
    return tuple(wrap(_part(pairs, number, t), window.axes)
                 for number, t in enumerate(call.types))


def _part(pairs, number, dtype):
    """One array of the pairs that blocks are."""
    name = f"argpool-part-{tokenize(pairs.name, number)}"
    return _array(name, Parts(pairs.name, number, pairs.numblocks), [pairs], pairs.chunks, dtype)


def _unpool_block(call, arguments, values, indices):
    """Cells of one block. arguments: of each dimension the pads, where the first cell that its
    windows reach lies in the block, how many cells the block has, and its first window.

    Windows reach beyond the block: those cells are made, too, and cut off.
    """
    sizes = [size for *_, size, _ in arguments]
    if values is None:
        return numpy.zeros(sizes, call.types[0])
    pads = [arguments[axis][:2] for axis in call.axes]
    try:
        made = argpool.max_unpool(
            _spatial_last(values, call.axes), _spatial_last(indices, call.axes), call.kernel,
            call.stride, pads, call.dilation, threads=threads())
    except IndexOutOfRange as error:
        first = tuple(arguments[axis][-1] for axis in call.axes)
        raise IndexOutOfRange(f"{error}; counted from {first}, the first that the block reads"
                              ) from None
    made = _as_before(made, _batch(values.shape, call.axes), call.axes)
    at = [where for _, _, where, *_ in arguments]
    cells = made[tuple(slice(max(0, -a), max(0, size - a)) for a, size in zip(at, sizes))]
    if list(cells.shape) == sizes:
        return cells
    result = numpy.zeros(sizes, call.types[0])
    result[tuple(slice(max(0, a), max(0, a) + n) for a, n in zip(at, cells.shape))] = cells
    return result


def _may_unpool(window, shape, size, dtype):
    """As _may_pool. Tap numbers of no window in the padding alone are taken; these may be there."""
    argpool.max_unpool(numpy.zeros((1, 1), dtype), numpy.zeros((1, 1), "u1"), (1,))
    for pooled, extent, *numbers in _alone(window, shape, size):
        zeros = numpy.zeros((1, *pooled), "u1")
        argpool.max_unpool(zeros, zeros, *numbers, output_size=extent, trusted_indices=True)


def max_unpool(values: da.Array, indices: da.Array, kernel: Extent,
               stride: Optional[Extent] = None, padding: Any = 0, dilation: Extent = 1, *,
               axes: Axes = None, output_size: Optional[Extent] = None,
               chunks: Any = None) -> da.Array:
    """Each value at the cell that its index names, zero elsewhere.

    values, indices  of one shape, as `max_pool` makes them, in any chunks: indices are tap numbers.
    kernel, stride, padding, dilation, axes
                     as in `max_pool`.
    output_size      extents of the spatial dimensions of the result, or its whole shape; None: the
                     smallest that could have been pooled.
    chunks           of the result; None: those of values, times the stride.

    Where windows overlap, a block reads the values of all windows that reach it; of several values
    that name one cell the last in row-major order of the volume wins, as in the whole. An index
    that names no cell raises `argpool.IndexOutOfRange` when its block is computed; all else that is
    wrong raises at once.
    """
    values, axes, wrap = unwrap(values, axes)
    values, indices = checked(values, "values"), checked(unwrap(indices, None)[0], "indices")
    if values.shape != indices.shape:
        raise ShapeMismatch(f"indices are of shape {indices.shape}; accepted: {values.shape}, as "
                            "values")
    if indices.dtype.name not in ("uint8", "uint16"):
        raise InvalidArgument(f"indices are {indices.dtype}; accepted are tap numbers, uint8 or "
                              "uint16: offsets in a block are not those in the volume")
    dtype = values.dtype.newbyteorder("=")
    window = Window(values.ndim, axes, kernel, stride, padding, dilation)
    size = _unpooled_shape(window, values.shape, output_size)
    _may_unpool(window, values.shape, size, dtype)
    out = _chunks(chunks, window, Line.unpooled_chunks, values.chunks, size, dtype)

    spans, arguments = [], []
    for line, pooled, extent, results in zip(window.lines, values.shape, size, out):
        each = [_unpooled_span(line, *span, pooled, extent) for span in spans_of(results)]
        spans.append([positions for positions, _ in each])
        arguments.append(tuple(numbers for _, numbers in each))
    call = _Call(window.axes, window.kernel, window.stride, window.dilation, (dtype,))
    sources = tuple(
        Source(names, tuple(reads_of(*each) for each in zip(chunks, spans)))
        for names, chunks in _by_chunks(values, indices))
    token = tokenize(values.name, indices.name, call, window.padding, size, out)
    blocks = Blocks(_unpool_block, call, tuple(arguments), sources)
    result = _array(f"argpool-max_unpool-{token}", blocks, [values, indices], out, dtype)
    return wrap(result, window.axes)


def _by_chunks(values, indices):
    """Names and chunks of both: together where the chunks are the same, so that one task cuts what
    a block reads of both."""
    if values.chunks == indices.chunks:
        return [((values.name, indices.name), values.chunks)]
    return [((array.name,), array.chunks) for array in (values, indices)]


def _unpooled_shape(window, shape, wanted):
    """C2's extents; `wanted` ones are of the spatial dimensions, or of all."""
    if wanted is None:
        return window.shape(shape, lambda *given: _arguments.unpooled(*given, None))
    given = _arguments.plain(wanted, "output_size")
    wanted = (given,) * len(window.axes) if isinstance(given, int) else tuple(
        _arguments.integer(n, "output_size") for n in given)
    if len(wanted) == len(shape) and len(shape) > len(window.axes):
        if _batch(wanted, window.axes) != _batch(shape, window.axes):
            raise ShapeMismatch(f"output_size is {wanted}; accepted are extents of values' shape, "
                                f"{shape}, in all dimensions but {window.axes}")
        wanted = window.taken(wanted)
    elif len(wanted) != len(window.axes):
        raise ShapeMismatch(f"output_size is {wanted}; accepted are {len(window.axes)} spatial "
                            f"extents, or a whole shape of {len(shape)}")
    return window.shape(shape, lambda *given: _arguments.unpooled(*given, wanted))


def _unpooled_span(line, first, past, pooled, extent):
    """Of cells [first, past): the windows that reach them, and _unpool_block's arguments."""
    start, stop = line.positions(first, past, pooled) if first < past else (0, 0)
    if start >= stop:
        return (0, 0), (0, 0, 0, past - first, 0)
    begin, _, before, after = line.cells(start, stop, extent)
    return (start, stop), (before, after, begin - first, past - first, start)


def pyramid(x: da.Array, levels: int, kernel: Extent = 2, stride: Optional[Extent] = None,
            **named: Any) -> List[Tuple[da.Array, da.Array]]:
    """`levels` poolings, each of the one before: [(values, indices), ...].

    `named` are `max_pool`'s. Where it has no chunks, a block reads several of the level before, as
    many as leave it no larger than the largest of x.

    The volume comes back, but for what was no maximum, by `max_unpool` of the last level's values
    with its indices, then of that with the indices before, each with output_size = the shape of the
    level above.
    """
    if _arguments.integer(levels, "levels") < 1:
        raise InvalidArgument(f"levels is {levels}; accepted are 1 or more")
    results, source = [], x
    for _ in range(levels):
        level = max_pool(source, kernel, stride, **named)
        if named.get("chunks") is None:
            chunks = tuple(pooled if pooled == lengths else _joined(pooled, max(widest))
                           for pooled, lengths, widest in
                           zip(level[0].chunks, source.chunks, x.chunks))
            level = max_pool(source, kernel, stride, **{**named, "chunks": chunks})
        results.append(level)
        source = level[0]
    return results


def _joined(lengths, most):
    """Neighbouring chunks put together, up to `most` cells."""
    joined = [lengths[0]]
    for length in lengths[1:]:
        if joined[-1] + length <= most:
            joined[-1] += length
        else:
            joined.append(length)
    return tuple(joined)
