"""The operations of argpool on NumPy arrays and every tensor that speaks DLPack."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

from . import _library, _quick
from ._arguments import (Call, Memo, extents_key, flag, full_size, index_choice, per_dimension,
                         plain, pooled, rank_of, shown, space_of, taps, unpooled, window_of)
from ._errors import InvalidArgument, ShapeMismatch
from ._tensors import (ARRAYS, channels_last, dtype_name, empty, fail, ndim_of, read, shape_of,
                       write)

TYPE_CHECKING = False  # as typing's, without importing it
if TYPE_CHECKING:
    from typing import Any, Optional

    from ._compile import Library
    from ._types import (Duplicates, Extent, IndexSpace, IndexType, Layout, Padding, Tensor)


def _pool_call(kernel, stride, padding, dilation, ceil_mode, trusted, threads, ndim, layout, space,
               index_type, library):
    window = window_of(rank_of(kernel, ndim), kernel, stride, padding, dilation, ceil_mode)
    space, name = index_choice(space, index_type, taps(window))
    return Call(window, space, name, layout, "last", trusted, threads, library)


def _index_call(kernel, stride, padding, dilation, ceil_mode, trusted, threads, ndim, layout, space,
                index_type, duplicates, library):
    window = window_of(rank_of(kernel, ndim), kernel, stride, padding, dilation, ceil_mode)
    return Call(window, space_of(index_type) if space is None else space, None, layout, duplicates,
                trusted, threads, library)


_pool_calls, _index_calls = Memo(_pool_call), Memo(_index_call)


def _pair(operation, out):
    if not isinstance(out, (tuple, list)) or len(out) != 2:
        raise InvalidArgument(f"out is a {type(out).__qualname__}; {operation} writes a pair, "
                              "(values, indices), or values alone with return_indices=False")
    return out


def max_pool(
    x: Tensor, kernel: Extent, stride: Optional[Extent] = None, padding: Padding = 0,
    dilation: Extent = 1, ceil_mode: bool = False, *, return_indices: bool = True,
    layout: Optional[Layout] = None, index_space: Optional[IndexSpace] = None,
    index_type: Optional[IndexType] = None, threads: Optional[int] = None, out: Any = None,
    library: Optional[Library] = None,
) -> Any:
    """The maximum of every window of `x`, and where it sat.

    x          (N, C, spatial...) or (C, spatial...), 1 to 3 spatial dimensions; any strides.
               float64, float32, float16, bfloat16, (u)int8 to 64, bool.
    kernel     extents of a window, outermost first. A number is the same in all but the first two
               dimensions of x; unbatched tensors need a tuple.
    stride     between windows; the kernel's extents unless given.
    padding    cells around x that never win; an entry may be a pair (begin, end).
    dilation   distance between the cells of a window.
    ceil_mode  round pooled extents up: floor((n + pads - dilation*(k - 1) - 1) / stride) + 1.
    layout     how results lie, and kernels read: "channels_first" or "channels_last" (the shape
               stays N, C, ...); None: as x.
    index_space, index_type
               what an index means. "plane": row-major offset in x's D*H*W plane, int64 or int32
               (PyTorch's). "window": number of the cell in its window, uint8 up to 255 cells,
               uint16: 8 times smaller. "tensor" (ONNX), "tensor_colmajor": int64. "image",
               "batch_image" (TensorFlow): int64, int32. index_type="uint8" alone means "window".
    threads    at most so many; None: $ARGPOOL_NUM_THREADS, else the CPUs of this process.
    out        (values, indices), or values alone, to be written and returned.
    library    whose kernels serve the call: argpool.compile's; None: the default ones.

    Returns (values, indices), or values with return_indices=False, of shape (N, C, pooled...):
    of x's library if that is NumPy or PyTorch, else NumPy arrays. The first of equal maxima wins,
    a NaN over numbers. Raises `argpool.Error`'s kinds, with a sentence.
    """
    plain_array = type(x) in ARRAYS
    capsule, address = (None, None) if plain_array else read(x, "x")
    if return_indices is not True and return_indices is not False:
        return_indices = flag(return_indices, "return_indices")
    call = _pool_calls.find((
        kernel, stride, padding, dilation, ceil_mode, False, threads,
        x.ndim if plain_array else ndim_of(address), layout, index_space, index_type, library))
    if plain_array:
        done = _quick.pool(x, call, return_indices, out)
        if done is not None:
            return done
        capsule, address = read(x, "x")
    return _pool("max_pool", x, address, call, return_indices, out)


def min_pool(
    x: Tensor, kernel: Extent, stride: Optional[Extent] = None, padding: Padding = 0,
    dilation: Extent = 1, ceil_mode: bool = False, *, return_indices: bool = True,
    layout: Optional[Layout] = None, index_space: Optional[IndexSpace] = None,
    index_type: Optional[IndexType] = None, threads: Optional[int] = None, out: Any = None,
    library: Optional[Library] = None,
) -> Any:
    """The minimum of every window of `x`, and where it sat: as `max_pool` has the maximum.

    The first of equal minima wins, a NaN over numbers, and padding never does. On the CPU.
    """
    capsule, address = read(x, "x")
    return_indices = flag(return_indices, "return_indices")
    call = _pool_calls.find((
        kernel, stride, padding, dilation, ceil_mode, False, threads, ndim_of(address), layout,
        index_space, index_type, library))
    return _pool("min_pool", x, address, call, return_indices, out)


def _pool(operation, x, address, call, return_indices, out):
    if out is None:
        out = _new_pooled(x, address, call, return_indices)
    if return_indices:
        values, indices = out if type(out) is tuple and len(out) == 2 else _pair(operation, out)
        kept, at_indices = write(indices, "out, indices")
    else:
        values, indices, at_indices = out, None, None
    keep, at_values = write(values, "out, values")
    status = _library.BY_OPERATION[operation](call.at_window, address, at_values, at_indices,
                                              call.at_options)
    if status:
        fail(status, operation, x, values, indices)
    return out


def _new_pooled(x, address, call, with_indices):
    rank, shape = call.rank, shape_of(address)
    shape = call.shape(shape, shape, lambda s: (*s[:-rank], *pooled(call.window, s[-rank:])))
    _quick.remember_kind(x, address, call, (), shape, call.index_type)
    last = channels_last(x, address, rank) if call.last is None else call.last
    values = empty(x, shape, dtype_name(address), last, rank)
    return (values, empty(x, shape, call.index_type, last, rank)) if with_indices else values


def _inputs(operation, source, indices):
    """Of the two tensors that an operation on indices reads: the number of dimensions, the type of
    the indices, and both as `read` gives them; None: they are plain arrays, yet to be read."""
    if type(source) in ARRAYS and type(indices) in ARRAYS:
        return source.ndim, indices.dtype, None
    held = _read_both(operation, source, indices)
    return ndim_of(held[0][1]), dtype_name(held[1][1]), held


def _read_both(operation, source, indices):
    return read(source, _library.TENSORS[operation][0]), read(indices, "indices")


def _from_indices(operation, source, indices, held, call, shape, out, extra=None):
    """An operation that reads `source` and `indices` and writes one tensor of shape(source's,
    indices'), which follows from source's, the call and `extra`. held: `_inputs`'s."""
    if held is None:
        done = _quick.from_indices(operation, source, indices, call, out, extra)
        if done is not None:
            return done
    (capsule, address), (kept, at_indices) = held or _read_both(operation, source, indices)
    if out is None:
        extents = shape(shape_of(address), shape_of(at_indices))
        _quick.remember_kind(source, address, call, (extra,), extents)
        last = channels_last(source, address, call.rank) if call.last is None else call.last
        out = empty(source, extents, dtype_name(address), last, call.rank)
    keep, at_out = write(out, "out")
    status = _library.BY_OPERATION[operation](call.at_window, address, at_indices, at_out,
                                              call.at_options)
    if status:
        fail(status, operation, source, indices, out)
    return out


def max_unpool(
    values: Tensor, indices: Tensor, kernel: Extent, stride: Optional[Extent] = None,
    padding: Padding = 0, dilation: Extent = 1, *, output_size: Optional[Extent] = None,
    layout: Optional[Layout] = None, index_space: Optional[IndexSpace] = None,
    duplicates: Duplicates = "last", trusted_indices: bool = False, threads: Optional[int] = None,
    out: Optional[Tensor] = None, library: Optional[Library] = None,
) -> Any:
    """Each value at the cell that its index names, zero elsewhere.

    values       (N, C, pooled...) or (C, pooled...); any type of 1, 2, 4 or 8 bytes.
    indices      of the same shape, as `max_pool` with the same window made them.
    kernel, stride, padding, dilation, layout, threads, library
                 as `max_pool`.
    output_size  spatial extents, or the whole shape, of the result; None: the smallest that could
                 have been pooled, (n - 1)*stride - pads + dilation*(k - 1) + 1. Accepted is what
                 lies within one stride of that.
    index_space  what indices mean; None: "window" for uint8 and uint16, else "plane". Offsets are
                 offsets in the result: with another width they name other cells.
    duplicates   where several values name one cell: "last" of them wins, or "sum".
    trusted_indices
                 no error for an index outside its plane; its value is lost, and nothing else.
    out          a tensor to be written and returned, whose shape is the output_size.

    Returns a tensor of shape (N, C, unpooled...). An index that names no cell raises
    `argpool.IndexOutOfRange`, an IndexError that says which one.
    """
    ndim, dtype, held = _inputs("max_unpool", values, indices)
    call = _index_calls.find((
        kernel, stride, padding, dilation, False, trusted_indices, threads, ndim, layout,
        index_space, dtype, duplicates, library))
    if output_size is not None:
        output_size = extents_key(output_size, "output_size")
    return _from_indices("max_unpool", values, indices, held, call,
                         lambda s, _: _unpooled_shape(s, call, output_size), out, output_size)


def _unpooled_shape(shape, call, output_size):
    rank = call.rank
    if output_size is not None:
        wanted = full_size(output_size, shape[:-rank], rank, "output_size")
        call.shape(shape, (shape, wanted),
                   lambda s: unpooled(call.window, s[-rank:], wanted[-rank:]))
        return wanted
    return call.shape(shape, shape,
                      lambda s: (*s[:-rank], *unpooled(call.window, s[-rank:], None)))


def max_pool_backward(
    grad_values: Tensor, indices: Tensor, input_size: Extent, kernel: Extent,
    stride: Optional[Extent] = None, padding: Padding = 0, dilation: Extent = 1,
    ceil_mode: bool = False, *, layout: Optional[Layout] = None,
    index_space: Optional[IndexSpace] = None, trusted_indices: bool = False,
    threads: Optional[int] = None, out: Optional[Tensor] = None,
    library: Optional[Library] = None,
) -> Any:
    """The gradient of `max_pool`: every cell's sum of the gradients whose indices name it.

    grad_values  (N, C, pooled...) or (C, pooled...); float64, float32, float16, bfloat16.
    indices      of the same shape, as `max_pool` made them.
    input_size   spatial extents, or the whole shape, of what was pooled.
    The rest as `max_pool` and `max_unpool`.

    Returns a tensor of shape (N, C, input_size...). Sums are made in row-major order of the pooled
    positions, so they are the same bits on every number of threads; float16 and bfloat16 add in
    float32 and are rounded once.
    """
    ndim, dtype, held = _inputs("max_pool_backward", grad_values, indices)
    call = _index_calls.find((
        kernel, stride, padding, dilation, ceil_mode, trusted_indices, threads, ndim, layout,
        index_space, dtype, "last", library))
    input_size = extents_key(input_size, "input_size")
    return _from_indices(
        "max_pool_backward", grad_values, indices, held, call,
        lambda s, _: full_size(input_size, s[:-call.rank], call.rank, "input_size"), out,
        input_size)


def max_unpool_backward(
    grad: Tensor, indices: Tensor, kernel: Extent, stride: Optional[Extent] = None,
    padding: Padding = 0, dilation: Extent = 1, *, layout: Optional[Layout] = None,
    index_space: Optional[IndexSpace] = None, duplicates: Duplicates = "last",
    trusted_indices: bool = False, threads: Optional[int] = None, out: Optional[Tensor] = None,
    library: Optional[Library] = None,
) -> Any:
    """The gradient of `max_unpool`: of each value, the gradient of the cell that its index names.

    grad         (N, C, unpooled...) or (C, unpooled...), of the unpooled tensor's shape.
    indices      (N, C, pooled...) or (C, pooled...), as they were given to `max_unpool`.
    duplicates   "last" gathers, as PyTorch does; "exact" gives zero to values that another one
                 overwrote, the true derivative of "last"; "sum" is the derivative of "sum".
    The rest as `max_unpool`.

    Returns a tensor of indices' shape.
    """
    ndim, dtype, held = _inputs("max_unpool_backward", grad, indices)
    call = _index_calls.find((
        kernel, stride, padding, dilation, False, trusted_indices, threads, ndim, layout,
        index_space, dtype, duplicates, library))
    return _from_indices("max_unpool_backward", grad, indices, held, call,
                         lambda _, s: s, out, indices.shape if held is None else None)


def convert_indices(
    indices: Tensor, size: Extent, kernel: Extent, stride: Optional[Extent] = None,
    padding: Padding = 0, dilation: Extent = 1, ceil_mode: bool = False, *, to_space: IndexSpace,
    from_space: Optional[IndexSpace] = None, index_type: Optional[IndexType] = None,
    layout: Optional[Layout] = None, threads: Optional[int] = None, out: Optional[Tensor] = None,
) -> Any:
    """The same cells in another index space.

    indices     (N, C, pooled...) or (C, pooled...).
    size        spatial extents, or the whole shape, of the tensor whose cells are named.
    from_space, to_space
                see `max_pool`; from_space None: "window" for uint8 and uint16, else "plane".
    index_type  of the result; None: to_space's first ("window": uint8 up to 255 cells).

    Returns a tensor of indices' shape. An index that names no cell, or one that `to_space` cannot
    name, raises `argpool.IndexOutOfRange`.
    """
    capsule, address = read(indices, "indices")
    shape = shape_of(address)
    call = _index_calls.find((
        kernel, stride, padding, dilation, ceil_mode, False, threads, len(shape), layout,
        from_space, dtype_name(address), "last", None))
    to_space, name = index_choice(to_space, index_type, taps(call.window))
    spatial = full_size(size, shape[:-call.rank], call.rank, "size")[-call.rank:]
    if out is None:
        last = channels_last(indices, address, call.rank) if call.last is None else call.last
        out = empty(indices, shape, name, last, call.rank)
    keep, at_out = write(out, "out")
    status = _library.convert_indices(
        call.at_window, (_library.c_int64 * call.rank)(*spatial), address,
        _library.SPACES[call.space], at_out, _library.SPACES[to_space], call.at_options)
    if status:
        fail(status, "convert_indices", indices, out)
    return out


def _shape(size, kernel, stride, padding, dilation, ceil_mode, compute):
    size, kernel = plain(size, "size"), plain(kernel, "kernel")
    if type(size) is int or any(type(n) is not int for n in size):
        raise ShapeMismatch(f"size is {shown(size)}; accepted are extents, (6, 6) or the like")
    rank = min(len(size), 3) if type(kernel) is int else len(kernel)
    if len(size) < rank or not 1 <= rank <= 3:
        raise ShapeMismatch(f"size is {shown(size)}, with {rank} spatial dimensions by kernel "
                            f"{shown(kernel)}; accepted are 1 to 3, and a size of at least as many "
                            "extents")
    window = window_of(rank, kernel, stride, padding, dilation, ceil_mode)
    return (*size[:-rank], *compute(window, size[-rank:]))


def pooled_shape(
    size: Extent, kernel: Extent, stride: Optional[Extent] = None, padding: Padding = 0,
    dilation: Extent = 1, ceil_mode: bool = False,
) -> tuple[int, ...]:
    """The shape that `max_pool` gives a tensor of shape `size`.

    size    spatial extents; N and C may stand before them if kernel is a tuple, which then tells
            how many are spatial.
    """
    return _shape(size, kernel, stride, padding, dilation, ceil_mode, pooled)


def unpooled_shape(
    size: Extent, kernel: Extent, stride: Optional[Extent] = None, padding: Padding = 0,
    dilation: Extent = 1, *, output_size: Optional[Extent] = None,
) -> tuple[int, ...]:
    """The shape that `max_unpool` gives a tensor of shape `size`; an output_size (spatial extents)
    is checked and returned. `size` as in `pooled_shape`.
    """
    def compute(window, spatial):
        wanted = None if output_size is None else per_dimension(
            output_size, window.rank, "output_size")
        return unpooled(window, spatial, wanted)

    return _shape(size, kernel, stride, padding, dilation, False, compute)
