# SPDX-License-Identifier: MIT
"""Max pooling with indices and max unpooling for JAX, on the CPU.

JAX has pooling without indices (lax.reduce_window) and no unpooling. These functions go under jit,
grad, vmap and jax.export (their calls are custom calls: see `CUSTOM_CALLS`), not under forward
mode. Indices are uint8 tap numbers unless told otherwise: an eighth of int64's memory, and no need
for jax_enable_x64.
"""
from __future__ import annotations

import ctypes
import functools
import os
from typing import Any, NamedTuple, Optional, Sequence, Union

import jax
import jax.numpy as jnp
import numpy

from . import _arguments, _library
from ._errors import ShapeMismatch, UnsupportedType

Extent = Union[int, Sequence[int]]

_TARGETS = ("argpool_max_pool", "argpool_max_unpool", "argpool_max_unpool_backward")

#: What jax.export is to be told: jax.export.export(f, disabled_checks=argpool.jax.CUSTOM_CALLS).
CUSTOM_CALLS = [jax.export.DisabledSafetyCheck.custom_call(name) for name in _TARGETS]


def _register():
    library = ctypes.CDLL(os.path.join(os.path.dirname(_library.path), "libargpool_jax.so"))
    for name in _TARGETS:
        handler = getattr(library, name.replace("argpool_", "argpool_jax_"))
        jax.ffi.register_ffi_target(name, jax.ffi.pycapsule(handler), platform="cpu")


_register()


class _Window(NamedTuple):
    """A window as a value that jit can compare."""

    kernel: tuple
    stride: tuple
    begin: tuple
    end: tuple
    dilation: tuple
    ceil_mode: bool

    @property
    def rank(self):
        return len(self.kernel)

    def struct(self):
        return _arguments.window_of(self.rank, self.kernel, self.stride,
                                    tuple(zip(self.begin, self.end)), self.dilation,
                                    self.ceil_mode)

    def attribute(self, space, duplicates="last"):
        return numpy.array([
            self.rank, self.ceil_mode, _library.SPACES[space], _library.DUPLICATES[duplicates],
            *self.kernel, *self.stride, *self.begin, *self.end, *self.dilation], numpy.int64)


def _window(x, kernel, stride, padding, dilation, ceil_mode):
    rank = _arguments.rank_of(kernel, x.ndim)
    kernel = _arguments.per_dimension(kernel, rank, "kernel")
    stride = kernel if stride is None else _arguments.per_dimension(stride, rank, "stride")
    begin, end = _arguments.pads(padding, rank)
    dilation = _arguments.per_dimension(dilation, rank, "dilation")
    window = _Window(*map(tuple, (kernel, stride, begin, end, dilation)), bool(ceil_mode))
    window.struct()  # judges what it can without shapes
    return window


def _batched(rank, function):
    """A new dimension of vmap becomes more of N."""
    folding = jax.custom_batching.custom_vmap(function)

    @folding.def_vmap
    def rule(size, mapped, *arrays):
        arrays = [a if on else jnp.broadcast_to(a, (size, *a.shape))
                  for a, on in zip(arrays, mapped)]
        lead = arrays[0].shape[:-rank - 1]
        folded = folding(*[a.reshape(-1, *a.shape[-rank - 1:]) for a in arrays])
        unfolded = jax.tree.map(lambda a: a.reshape(*lead, *a.shape[-rank - 1:]), folded)
        return unfolded, jax.tree.map(lambda _: True, unfolded)

    return folding


def _space(dtype):
    return _arguments.space_of(dtype.name)


def _raw_pool(window, index_type, x):
    shape = (*x.shape[:-window.rank],
             *_arguments.pooled(window.struct(), x.shape[-window.rank:]))
    space = _space(numpy.dtype(index_type))
    results = [jax.ShapeDtypeStruct(shape, x.dtype), jax.ShapeDtypeStruct(shape, index_type)]
    return tuple(jax.ffi.ffi_call(_TARGETS[0], results)(x, window=window.attribute(space)))


def _scatter(window, size, duplicates, values, indices):
    """Numbers to the cells that indices name; losers of `last` are overwritten."""
    rank = window.rank

    def call(values, indices):
        result = jax.ShapeDtypeStruct((*values.shape[:-rank], *size), values.dtype)
        attribute = window.attribute(_space(indices.dtype), duplicates)
        return jax.ffi.ffi_call(_TARGETS[1], result)(values, indices, window=attribute)

    return _batched(rank, call)(values, indices)


def _gather(window, duplicates, cells, indices):
    """Of each index the number in its cell."""
    def call(cells, indices):
        result = jax.ShapeDtypeStruct(indices.shape, cells.dtype)
        attribute = window.attribute(_space(indices.dtype), duplicates)
        return jax.ffi.ffi_call(_TARGETS[2], result)(cells, indices, window=attribute)

    return _batched(window.rank, call)(cells, indices)


def _no_gradient(indices):
    return numpy.zeros(indices.shape, jax.dtypes.float0)


# The two linear maps are each other's gradients: any order of reverse mode ends in them.

@functools.partial(jax.custom_vjp, nondiff_argnums=(0, 1, 2))
def _unpool(window, size, duplicates, values, indices):
    return _scatter(window, size, "last" if duplicates == "exact" else duplicates, values, indices)


def _unpool_backward(window, size, duplicates, indices, grad):
    gradient = "exact" if duplicates == "exact" else "last"
    return _read(window, size, gradient, grad, indices), _no_gradient(indices)


_unpool.defvjp(lambda window, size, duplicates, values, indices:
               (_unpool(window, size, duplicates, values, indices), indices), _unpool_backward)


@functools.partial(jax.custom_vjp, nondiff_argnums=(0, 1, 2))
def _read(window, size, duplicates, cells, indices):
    return _gather(window, duplicates, cells, indices)


def _read_backward(window, size, duplicates, indices, grad):
    gradient = "exact" if duplicates == "exact" else "sum"
    return _unpool(window, size, gradient, grad, indices), _no_gradient(indices)


_read.defvjp(lambda window, size, duplicates, cells, indices:
             (_read(window, size, duplicates, cells, indices), indices), _read_backward)


@functools.partial(jax.custom_vjp, nondiff_argnums=(0, 1))
def _pool(window, index_type, x):
    return _batched(window.rank, functools.partial(_raw_pool, window, index_type))(x)


def _pool_forward(window, index_type, x):
    values, indices = _pool(window, index_type, x)
    return (values, indices), (indices, jnp.zeros((0, *x.shape[-window.rank:]), x.dtype))


def _pool_backward(window, index_type, kept, grads):
    indices, like = kept
    return _unpool(window, like.shape[1:], "sum", grads[0], indices),


_pool.defvjp(_pool_forward, _pool_backward)


def max_pool(x: jax.Array, kernel: Extent, stride: Optional[Extent] = None, padding: Any = 0,
             dilation: Extent = 1, ceil_mode: bool = False, *, return_indices: bool = True,
             index_type: Any = "uint8") -> Any:
    """The maximum of every window of `x`, and where it sat.

    x           (N, C, spatial...) or (C, spatial...), 1 to 3 spatial dimensions.
    kernel, stride, padding, dilation, ceil_mode
                as `argpool.max_pool`: an entry of padding may be a pair (begin, end).
    index_type  "uint8" (windows of up to 255 cells), "uint16": number of the cell in its window;
                "int32", "int64" (needs jax_enable_x64): offset in the plane.

    Returns (values, indices), or values with return_indices=False, of shape (N, C, pooled...).
    """
    window = _window(x, kernel, stride, padding, dilation, ceil_mode)
    _, name = _arguments.index_choice(None, index_type, 0)
    if name == "int64" and not jax.config.jax_enable_x64:
        raise UnsupportedType("index_type is int64, which JAX makes int32 of without "
                              "jax_enable_x64; accepted are uint8, uint16 and int32")
    values, indices = _pool(window, name, x)
    return (values, indices) if return_indices else values


def max_unpool(values: jax.Array, indices: jax.Array, kernel: Extent,
               stride: Optional[Extent] = None, padding: Any = 0, dilation: Extent = 1, *,
               output_size: Optional[Sequence[int]] = None, duplicates: str = "last") -> Any:
    """Each value at the cell that its index names, zero elsewhere.

    values, indices  (N, C, pooled...) or (C, pooled...), as `max_pool` makes them.
    kernel, stride, padding, dilation
                     as `max_pool`.
    output_size      spatial extents, or the whole shape; None: the smallest that could have been
                     pooled.
    duplicates       "last" of several values that name one cell wins, and its gradient gathers for
                     all; "exact": for the winner alone; "sum": they add.

    Returns (N, C, unpooled...). An index that names no cell fails when the call runs, and the error
    says which one.
    """
    if values.shape != indices.shape:
        raise ShapeMismatch(f"indices are of shape {indices.shape}; accepted: {values.shape}, as "
                            "values")
    _arguments.choice(_library.DUPLICATES, duplicates, "duplicates")
    window = _window(values, kernel, stride, padding, dilation, False)
    rank = window.rank
    if output_size is not None:
        output_size = _arguments.full_size(output_size, values.shape[:-rank], rank,
                                           "output_size")[-rank:]
    size = _arguments.unpooled(window.struct(), values.shape[-rank:], output_size)
    return _unpool(window, size, duplicates, values, indices)
