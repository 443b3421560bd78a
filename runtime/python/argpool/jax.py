# SPDX-License-Identifier: MIT
"""Max pooling with indices and max unpooling for JAX, on the CPU.

JAX has pooling without indices (lax.reduce_window) and no unpooling. These functions go under jit,
grad, vmap, forward mode (jvp, linearize, jacfwd, hessian) and jax.export (their calls are custom
calls: see `CUSTOM_CALLS`). Indices are uint8 tap numbers unless told otherwise: an eighth of
int64's memory, and no need for jax_enable_x64.
"""
from __future__ import annotations

import ctypes
import functools
import os
from typing import Any, Callable, Literal, NamedTuple, Optional, Sequence, Tuple, Union, overload

import jax
import jax.numpy as jnp
import numpy
from jax.extend.core import Primitive
from jax.interpreters import ad, batching, mlir

from . import _arguments, _library, _tensors
from ._errors import InvalidArgument, ShapeMismatch, UnsupportedType
from ._regions import FLOATS, Region
from ._skeleton import CELLS, skeleton

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
    window = _Window(*map(tuple, (kernel, stride, begin, end, dilation)),
                     _arguments.flag(ceil_mode, "ceil_mode"))
    window.struct()  # judges what it can without shapes
    return window


def _space(dtype):
    return _arguments.space_of(dtype.name)


def _check_type(x, name):
    """What no kernel takes is refused when a function is traced, by the type's own name."""
    if not isinstance(x, (jax.Array, numpy.ndarray)):
        raise UnsupportedType(f"{name} is a {type(x).__qualname__}; accepted are arrays of JAX and "
                              "of NumPy")
    if x.dtype.name not in _tensors.CODES:
        raise UnsupportedType(f"{name} has elements of type {x.dtype.name}; argpool takes "
                              f"{', '.join(_tensors.CODES)}")


def _check(operation, window, duplicates, indices, *arrays):
    """What no data makes right is refused when a function is traced: a plan of tensors without
    data. A symbolic extent is taken for 1."""
    tensors = []
    for a in arrays:
        shape = (ctypes.c_int64 * len(a.shape))(*[n if isinstance(n, int) else 1 for n in a.shape])
        code = _tensors.CODES[a.dtype.name]
        tensors.append(_library.DLTensor(None, 1, 0, len(shape), *code, 1, shape, None, 0))
    call = _arguments.Call(window.struct(), _space(indices.dtype), duplicates=duplicates)
    pointers = (ctypes.c_void_p * len(tensors))(*map(ctypes.addressof, tensors))
    plan = ctypes.c_void_p()
    status = _library.plan_create(ctypes.byref(plan), _library.OPERATIONS[operation],
                                  call.at_window, pointers, call.at_options)
    if status:
        _library.fail(status)
    _library.plan_destroy(plan)


# The operations as primitives of JAX: what each computes, its result's shape, and what derivatives
# and vmap make of it. Scattering numbers to the cells that indices name, and gathering them from
# there, are linear, and each other's transposes: derivatives of every order and mode end in them.

def _primitive(name, call, *parameters, several=False):
    """A primitive that XLA computes by call(*arrays, **named), with `parameters` as names."""
    primitive = Primitive(name)
    primitive.multiple_results = several

    def shapes(*arrays, **named):
        return jax.tree.map(
            lambda s: jax.core.ShapedArray(s.shape, s.dtype),
            jax.eval_shape(lambda *a: call(*a, **named),
                           *[jax.ShapeDtypeStruct(a.shape, a.dtype) for a in arrays]))

    primitive.def_abstract_eval(shapes)
    primitive.def_impl(jax.jit(primitive.bind, static_argnames=parameters))
    mlir.register_lowering(primitive, mlir.lower_fun(call, multiple_results=several))

    def batch(arrays, axes, *, window, **others):
        """A new dimension of vmap becomes more of N."""
        rank = window.rank
        size = next(a.shape[d] for a, d in zip(arrays, axes) if d is not None)
        arrays = [jnp.broadcast_to(a, (size, *a.shape)) if d is None else jnp.moveaxis(a, d, 0)
                  for a, d in zip(arrays, axes)]
        lead = arrays[0].shape[:-rank - 1]
        folded = primitive.bind(*[a.reshape(-1, *a.shape[-rank - 1:]) for a in arrays],
                                window=window, **others)
        unfolded = jax.tree.map(lambda a: a.reshape(*lead, *a.shape[-rank - 1:]), folded)
        return unfolded, jax.tree.map(lambda _: 0, unfolded)

    batching.primitive_batchers[primitive] = batch
    return primitive


def _linear(primitive, transposed):
    """Derivatives of a primitive that is linear in the first of two arrays."""
    ad.defjvp(primitive, lambda tangent, _, indices, **parameters:
              primitive.bind(tangent, indices, **parameters), None)

    def transpose(cotangent, like, indices, **parameters):
        if type(cotangent) is ad.Zero:
            return ad.Zero(like.aval), None
        return transposed(cotangent, indices, like.aval.shape, **parameters), None

    ad.primitive_transposes[primitive] = transpose


def _call_pool(x, *, window, index_type):
    shape = (*x.shape[:-window.rank],
             *_arguments.pooled(window.struct(), x.shape[-window.rank:]))
    space = _space(numpy.dtype(index_type))
    results = [jax.ShapeDtypeStruct(shape, x.dtype), jax.ShapeDtypeStruct(shape, index_type)]
    _check("max_pool", window, "last", results[1], x, *results)
    return jax.ffi.ffi_call(_TARGETS[0], results)(x, window=window.attribute(space))


def _call_scatter(values, indices, *, window, size, duplicates):
    """Losers of `last` are overwritten; `exact` is about the transpose."""
    result = jax.ShapeDtypeStruct((*values.shape[:-window.rank], *size), values.dtype)
    duplicates = "last" if duplicates == "exact" else duplicates
    attribute = window.attribute(_space(indices.dtype), duplicates)
    _check("max_unpool", window, duplicates, indices, values, indices, result)
    return jax.ffi.ffi_call(_TARGETS[1], result)(values, indices, window=attribute)


def _call_gather(cells, indices, *, window, duplicates):
    result = jax.ShapeDtypeStruct(indices.shape, cells.dtype)
    attribute = window.attribute(_space(indices.dtype), duplicates)
    _check("max_unpool_backward", window, duplicates, indices, cells, indices, result)
    return jax.ffi.ffi_call(_TARGETS[2], result)(cells, indices, window=attribute)


_pool = _primitive("argpool_max_pool", _call_pool, "window", "index_type", several=True)
_scatter = _primitive("argpool_max_unpool", _call_scatter, "window", "size", "duplicates")
_gather = _primitive("argpool_max_unpool_backward", _call_gather, "window", "duplicates")


def _no_tangent(x):
    return ad.Zero(jax.typeof(x).to_tangent_aval())


def _pool_jvp(primals, tangents, *, window, index_type):
    values, indices = _pool.bind(*primals, window=window, index_type=index_type)
    tangent, = tangents
    along = _no_tangent(values) if type(tangent) is ad.Zero else \
        _gather.bind(tangent, indices, window=window, duplicates="last")
    return [values, indices], [along, _no_tangent(indices)]


ad.primitive_jvps[_pool] = _pool_jvp
_linear(_scatter, lambda cotangent, indices, _, *, window, size, duplicates: _gather.bind(
    cotangent, indices, window=window, duplicates="exact" if duplicates == "exact" else "last"))
_linear(_gather, lambda cotangent, indices, shape, *, window, duplicates: _scatter.bind(
    cotangent, indices, window=window, size=shape[-window.rank:],
    duplicates="exact" if duplicates == "exact" else "sum"))


@overload
def max_pool(x: jax.Array, kernel: Extent, stride: Optional[Extent] = None, padding: Any = 0,
             dilation: Extent = 1, ceil_mode: bool = False, *,
             return_indices: Literal[True] = True,
             index_type: Any = "uint8") -> Tuple[jax.Array, jax.Array]: ...


@overload
def max_pool(x: jax.Array, kernel: Extent, stride: Optional[Extent] = None, padding: Any = 0,
             dilation: Extent = 1, ceil_mode: bool = False, *, return_indices: Literal[False],
             index_type: Any = "uint8") -> jax.Array: ...


def max_pool(x: jax.Array, kernel: Extent, stride: Optional[Extent] = None, padding: Any = 0,
             dilation: Extent = 1, ceil_mode: bool = False, *, return_indices: bool = True,
             index_type: Any = "uint8") -> Union[jax.Array, Tuple[jax.Array, jax.Array]]:
    """The maximum of every window of `x`, and where it sat.

    x           (N, C, spatial...) or (C, spatial...), 1 to 3 spatial dimensions.
    kernel, stride, padding, dilation, ceil_mode
                as `argpool.max_pool`: an entry of padding may be a pair (begin, end).
    index_type  "uint8" (windows of up to 255 cells), "uint16": number of the cell in its window;
                "int32", "int64" (needs jax_enable_x64): offset in the plane.

    Returns (values, indices), or values with return_indices=False, of shape (N, C, pooled...).
    """
    _check_type(x, "x")
    return_indices = _arguments.flag(return_indices, "return_indices")
    window = _window(x, kernel, stride, padding, dilation, ceil_mode)
    _, name = _arguments.index_choice(None, index_type, 0)
    if name == "int64" and not jax.config.jax_enable_x64:
        raise UnsupportedType("index_type is int64, which JAX makes int32 of without "
                              "jax_enable_x64; accepted are uint8, uint16 and int32")
    values, indices = _pool.bind(x, window=window, index_type=name)
    return (values, indices) if return_indices else values


def max_unpool(values: jax.Array, indices: jax.Array, kernel: Extent,
               stride: Optional[Extent] = None, padding: Any = 0, dilation: Extent = 1, *,
               output_size: Union[None, int, Sequence[int]] = None,
               duplicates: Literal["last", "exact", "sum"] = "last") -> jax.Array:
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
    _check_type(values, "values")
    _check_type(indices, "indices")
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
    return _scatter.bind(values, indices, window=window, size=size, duplicates=duplicates)


def _on_host(run, own):
    """What computes regions, on arrays of any dimensions before the `own` last ones, C and those of
    windows."""
    def call(*arrays):
        arrays = [numpy.asarray(a) for a in arrays]
        results = run([a.reshape(-1, *a.shape[-own:]) for a in arrays])
        results = results if isinstance(results, tuple) else (results,)
        return tuple(r.reshape(arrays[0].shape) for r in results)
    return call


def _call_region(of, run, inputs, dtypes):
    shapes = tuple(jax.ShapeDtypeStruct(inputs[0].shape, dtype) for dtype in dtypes)
    return jax.pure_callback(_on_host(run, of.rank + 1), shapes, *inputs,
                             vmap_method="broadcast_all")


@functools.lru_cache(maxsize=None)
def region(function: Region) -> Callable[..., Union[jax.Array, Tuple[jax.Array, ...]]]:
    """A region of a library as a function with a derivative: jit, vmap, grad.

        library = argpool.compile("nms.mlir", gradients=True)
        nms = argpool.jax.region(library.nms)

    It takes arrays [N,] C, then as many extents as its windows have, of the dtypes that
    `library.nms.inputs` says, and returns an array, or a tuple of several. The gradient is
    `library.nms.gradient`'s (C23), of which there is no further one. XLA calls back into Python
    (jax.pure_callback), on the host.
    """
    if not isinstance(function, Region):
        raise UnsupportedType(f"function is {_arguments.shown(function)}; accepted is a region of "
                              "a library that argpool.compile made")

    @jax.custom_vjp
    def run(*inputs):
        return _call_region(function, function.run, inputs, function.outputs)

    def forward(*inputs):
        if function.pool is None:
            return run(*inputs), inputs
        value, taps = _call_region(function, function.pool.run, inputs,
                                   (*function.outputs, "uint8"))
        return (value,), (taps,)

    def backward(inputs, grads):
        if function.pool is not None:
            return _call_region(function, function.pool.gradient, (*inputs, *grads),
                                function.inputs)
        if function.gradient is None:
            raise InvalidArgument(f"the region {function.name} has no gradient; compile its spec "
                                  f"with gradients=[\"{function.name}\"], which says why if there "
                                  "is none")
        given = [g for g, dtype in zip(grads, function.outputs) if dtype in FLOATS]
        made = iter(_call_region(function, function.gradient.run, (*inputs, *given),
                                 function.gradient.outputs))
        return tuple([next(made) if dtype in FLOATS else None for dtype in function.inputs])

    run.defvjp(forward, backward)

    def call(*inputs: jax.Array) -> Union[jax.Array, Tuple[jax.Array, ...]]:
        if len(inputs) != len(function.inputs):
            raise InvalidArgument(f"{function.name} takes {len(function.inputs)} arrays; it was "
                                  f"given {len(inputs)}")
        for i, (x, dtype) in enumerate(zip(inputs, function.inputs)):
            _check_type(x, f"input {i + 1} of {function.name}")
            own = function.rank + 1
            if x.dtype.name != dtype or x.ndim not in (own, own + 1) or \
                    x.shape != inputs[0].shape:
                extents = ", ".join("C" + "DHW"[3 - function.rank:])
                raise UnsupportedType(f"input {i + 1} of {function.name} is {x.dtype.name} of "
                                      f"shape {x.shape}; accepted are {dtype}, (N, {extents}) or "
                                      f"({extents}), all of one shape")
        function.check(*[x.shape for x in inputs])
        if inputs[0].size == 0:  # XLA calls nothing back for it
            function.run([numpy.empty(x.shape, x.dtype) for x in inputs])
        results = run(*inputs)
        return results[0] if len(results) == 1 else tuple(results)

    call.__name__ = call.__qualname__ = function.name
    return call


def soft_skeleton(x: jax.Array, levels: int = 10) -> jax.Array:
    """The soft skeleton of clDice, MONAI's `soft_skel(x, levels)`, with its gradient.

    x       (N, C, H, W) or (C, H, W), or a volume (N, C, D, H, W), float32, or float64 with
            jax_enable_x64.
    levels  how often x is eroded.

    A level is a region; what it reads is kept for the gradient. `argpool.torch.soft_skeleton` says
    more.
    """
    _check_type(x, "x")
    if x.dtype.name not in CELLS:
        raise UnsupportedType(f"x is {x.dtype.name}; accepted are {' and '.join(CELLS)}")
    return skeleton(x, x.dtype.name, levels, numpy, region)
