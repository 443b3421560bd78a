# SPDX-License-Identifier: MIT
"""torch.ops.argpool: schemas, and what they give for tensors without data (meta, compile, export).

The kernels are libargpool_torch.so's. Windows are lists of one number a spatial dimension. layout
is argpool_layout, duplicates argpool_duplicates of argpool.h.
"""
import torch

from . import _library  # noqa: F401  registers the kernels

INDEX_BITS = {torch.int64: 64, torch.int32: 32, torch.uint8: 8, torch.uint16: 16}
INDEX_TYPES = {bits: dtype for dtype, bits in INDEX_BITS.items()}
NO_INDICES = 0  # index_bits

_WINDOW = "int[] kernel, int[] stride, int[] padding, int[] dilation"
_library_of_schemas = torch.library.Library("argpool", "DEF")
for schema in (
        f"max_pool(Tensor self, {_WINDOW}, bool ceil_mode, int index_bits, int layout)"
        " -> (Tensor, Tensor)",
        f"max_unpool(Tensor self, Tensor indices, SymInt[] size, {_WINDOW}, int duplicates,"
        " int layout) -> Tensor",
        f"max_unpool_backward(Tensor grad, Tensor indices, {_WINDOW}, int duplicates,"
        " int layout) -> Tensor"):
    _library_of_schemas.define(schema, tags=(torch.Tag.pt2_compliant_tag,))

# Into tensors that are there, of the results' shapes and any strides; indices say what they are by
# their type. Without derivatives.
for schema in (
        f"max_pool.out(Tensor self, {_WINDOW}, bool ceil_mode, *, Tensor(a!) values,"
        " Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))",
        f"max_unpool.out(Tensor self, Tensor indices, {_WINDOW}, int duplicates, *,"
        " Tensor(a!) out) -> Tensor(a!)",
        f"max_unpool_backward.out(Tensor self, Tensor indices, {_WINDOW}, int duplicates, *,"
        " Tensor(a!) out) -> Tensor(a!)"):
    _library_of_schemas.define(schema)

# aten's max_pool2d and max_pool3d, arguments and refusals included; for `enable`. Without
# derivatives.
for rank in (2, 3):
    _library_of_schemas.define(
        f"aten_max_pool{rank}d(Tensor self, int[{rank}] kernel_size, int[{rank}] stride=[], "
        f"int[{rank}] padding=0, int[{rank}] dilation=1, bool ceil_mode=False) -> Tensor")

max_pool = torch.ops.argpool.max_pool.default
max_unpool = torch.ops.argpool.max_unpool.default
max_unpool_backward = torch.ops.argpool.max_unpool_backward.default


def pooled_extent(n, k, s, p, d, ceil_mode):
    """C1, for extents that may be symbols."""
    reach = n + 2 * p - d * (k - 1) - 1
    if not ceil_mode:
        return reach // s + 1
    out = -(-reach // s) + 1
    if isinstance(n, int):
        return out - 1 if (out - 1) * s >= n + p else out
    return torch.sym_ite((out - 1) * s >= n + p, out - 1, out)


def _checked(x, kernel, stride, padding, dilation):
    """The window with one entry a spatial dimension. What the kernels refuse whatever the data is
    refused here, too, by their class and in their words: before a graph runs."""
    rank = len(kernel)
    least = {"kernel": (kernel, 1), "stride": (stride, 1), "padding": (padding, 0),
             "dilation": (dilation, 1)}
    if not 1 <= rank <= 3 or any(len(given) not in (1, rank) for given, _ in least.values()):
        raise RuntimeError(f"argpool: kernel has {rank} entries; accepted: 1 to 3, one for each "
                           "spatial dimension, and as many, or one, in stride, padding and "
                           "dilation")
    if x.ndim not in (rank + 1, rank + 2):
        raise RuntimeError(f"argpool: the input has {x.ndim} dimensions; accepted: {rank + 1} or "
                           f"{rank + 2}, as the kernel has {rank}")
    for name, (given, lowest) in least.items():
        if min(given) < lowest:
            raise RuntimeError(f"argpool: {name} has a {min(given)}; accepted: {lowest} or more")
    return [[*given] * (rank // len(given)) for given, _ in least.values()]


def _check_pair(x, indices):
    """Values and indices are of one shape, as far as it is known."""
    if x.shape != indices.shape and all(isinstance(n, int) for n in (*x.shape, *indices.shape)):
        raise RuntimeError(f"argpool: indices are of shape {tuple(indices.shape)}; accepted: "
                           f"{tuple(x.shape)}, as in values")


def _empty(like, shape, dtype, layout, rank):
    """A result of the operators: channels innermost if `layout`, or `like`, says so."""
    last = layout == 2
    if layout == 0 and rank > 1 and like.ndim == rank + 2:
        formats = torch.channels_last, torch.channels_last_3d
        last = torch._prims_common.suggest_memory_format(like) in formats
    if not last:
        return like.new_empty(shape, dtype=dtype)
    c = len(shape) - rank - 1
    return like.new_empty((*shape[:c], *shape[c + 1:], shape[c]), dtype=dtype).movedim(-1, c)


@torch.library.register_fake("argpool::max_pool")
def _(x, kernel, stride, padding, dilation, ceil_mode, index_bits, layout):
    rank = len(kernel)
    windows = zip(x.shape[-rank:], *_checked(x, kernel, stride, padding, dilation))
    pooled = [pooled_extent(*window, ceil_mode) for window in windows]
    if any(isinstance(n, int) and n < 1 for n in pooled):
        raise RuntimeError(f"argpool: pooled extents would be {tuple(pooled)}, because the window "
                           "reaches over more cells than there are; accepted: 1 or more")
    if index_bits != NO_INDICES and index_bits not in INDEX_TYPES:
        raise RuntimeError(f"argpool: index_bits is {index_bits}; accepted: 0, for none, and "
                           f"{', '.join(map(str, INDEX_TYPES))}")
    shape = (*x.shape[:-rank], *pooled)
    values = _empty(x, shape, x.dtype, layout, rank)
    if index_bits == NO_INDICES:
        return values, x.new_empty((0,), dtype=torch.uint8)
    return values, _empty(x, shape, INDEX_TYPES[index_bits], layout, rank)


@torch.library.register_fake("argpool::max_unpool")
def _(x, indices, size, kernel, stride, padding, dilation, duplicates, layout):
    rank = len(kernel)
    _checked(x, kernel, stride, padding, dilation)
    _check_pair(x, indices)
    if len(size) != rank:
        raise RuntimeError(f"argpool: the size has {len(size)} entries; accepted: {rank}, the "
                           "spatial extents of the result")
    return _empty(x, (*x.shape[:-rank], *size), x.dtype, layout, rank)


@torch.library.register_fake("argpool::max_unpool_backward")
def _(grad, indices, kernel, stride, padding, dilation, duplicates, layout):
    _checked(grad, kernel, stride, padding, dilation)
    return _empty(grad, indices.shape, grad.dtype, layout, len(kernel))


@torch.library.register_fake("argpool::max_pool.out")
def _(x, kernel, stride, padding, dilation, ceil_mode, *, values, indices):
    return values, indices


@torch.library.register_fake("argpool::max_unpool.out")
def _(x, indices, kernel, stride, padding, dilation, duplicates, *, out):
    return out


@torch.library.register_fake("argpool::max_unpool_backward.out")
def _(x, indices, kernel, stride, padding, dilation, duplicates, *, out):
    return out
