# SPDX-License-Identifier: MIT
"""Pooling and unpooling as functions that every transform of PyTorch follows: autograd of any
order, vmap, torch.func, forward mode, compile and export.

All derivatives are two linear maps, each the other's: scattering numbers to the cells that indices
name (max_unpool), and gathering them from there (max_unpool_backward). Autograd is outside of the
operators, because torch.library.register_autograd fails under torch.func.
"""
from __future__ import annotations

import math
from typing import Optional, Sequence, Tuple, Union

import torch
from torch import Tensor

from . import _operators as ops

LAYOUTS = {None: 0, "channels_first": 1, "channels_last": 2}
LAST, SUM, EXACT = 0, 1, 2
DUPLICATES = {"last": LAST, "sum": SUM, "exact": EXACT}

Extent = Union[int, Sequence[int]]


def _fold(function):
    """A rule of vmap: the new dimension becomes more of N."""
    def rule(info, in_dims, *arguments):
        rank = next(len(a[0]) for a in arguments if isinstance(a, tuple) and a and
                    isinstance(a[0], (tuple, list)))
        folded = []
        for argument, dim in zip(arguments, in_dims):
            if not isinstance(argument, Tensor):
                folded.append(argument)
                continue
            t = argument.unsqueeze(0).expand(info.batch_size, *argument.shape) if dim is None \
                else argument.movedim(dim, 0)
            folded.append(t.flatten(0, 1) if t.ndim == rank + 3 else t)
            lead = t.shape[:-rank - 1]
        results = function(*folded)
        unfold = lambda t: t.reshape(*lead, *t.shape[-rank - 1:]) if t.ndim > 1 else t
        if isinstance(results, tuple):
            return tuple(map(unfold, results)), tuple(0 if r.ndim > 1 else None for r in results)
        return unfold(results), 0
    return staticmethod(rule)


# Each function twice: Dynamo does not take those with a derivative of forward mode (`jvp`), and
# knows classes at the top of modules alone. What one applies in its backward is of the same kind.

def _save(ctx, indices):
    ctx.save_for_backward(indices)
    ctx.save_for_forward(indices)


def _pool_backward(Scatter, ctx, grad):
    indices, = ctx.saved_tensors
    grad = Scatter.apply(grad, indices, tuple(ctx.size), ctx.window, SUM, 0)
    return grad, None, None, None


def _scatter_backward(Gather, ctx, grad):
    indices, = ctx.saved_tensors
    duplicates = EXACT if ctx.duplicates == EXACT else LAST
    return Gather.apply(grad, indices, ctx.window, duplicates), None, None, None, None, None


def _gather_backward(Scatter, ctx, grad):
    indices, = ctx.saved_tensors
    duplicates = EXACT if ctx.duplicates == EXACT else SUM
    grad = Scatter.apply(grad, indices, tuple(ctx.size), ctx.window, duplicates, 0)
    return grad, None, None, None


class Pool(torch.autograd.Function):
    """window: kernel, stride, padding, dilation, ceil_mode."""

    @staticmethod
    def forward(x, window, bits, layout):
        return ops.max_pool(x, *window, bits, layout)

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.window, ctx.size = inputs[1][:4], inputs[0].shape[-len(inputs[1][0]):]
        ctx.mark_non_differentiable(output[1])
        _save(ctx, output[1])

    @staticmethod
    def backward(ctx, grad, _):
        return _pool_backward(Scatter, ctx, grad)


class Scatter(torch.autograd.Function):
    @staticmethod
    def forward(x, indices, size, window, duplicates, layout):
        forward = SUM if duplicates == SUM else LAST  # EXACT is about the gradient
        return ops.max_unpool(x, indices, size, *window, forward, layout)

    @staticmethod
    def setup_context(ctx, inputs, output):
        _, indices, ctx.size, ctx.window, ctx.duplicates, _ = inputs
        _save(ctx, indices)

    @staticmethod
    def backward(ctx, grad):
        return _scatter_backward(Gather, ctx, grad)


class Gather(torch.autograd.Function):
    @staticmethod
    def forward(x, indices, window, duplicates):
        return ops.max_unpool_backward(x, indices, *window, duplicates, 0)

    @staticmethod
    def setup_context(ctx, inputs, output):
        x, indices, ctx.window, ctx.duplicates = inputs
        ctx.size = x.shape[-len(ctx.window[0]):]
        _save(ctx, indices)

    @staticmethod
    def backward(ctx, grad):
        return _gather_backward(Scatter, ctx, grad)


class EagerPool(Pool):
    @staticmethod
    def backward(ctx, grad, _):
        return _pool_backward(EagerScatter, ctx, grad)

    @staticmethod
    def jvp(ctx, tangent, *_):
        return EagerGather.apply(tangent, ctx.saved_tensors[0], ctx.window, LAST), None


class EagerScatter(Scatter):
    @staticmethod
    def backward(ctx, grad):
        return _scatter_backward(EagerGather, ctx, grad)

    @staticmethod
    def jvp(ctx, tangent, *_):
        return EagerScatter.apply(tangent, ctx.saved_tensors[0], ctx.size, ctx.window,
                                  ctx.duplicates, 0)


class EagerGather(Gather):
    @staticmethod
    def backward(ctx, grad):
        return _gather_backward(EagerScatter, ctx, grad)

    @staticmethod
    def jvp(ctx, tangent, *_):
        return EagerGather.apply(tangent, ctx.saved_tensors[0], ctx.window, ctx.duplicates)


for _function in Pool, Scatter, Gather, EagerPool, EagerScatter, EagerGather:
    _function.vmap = _fold(_function.apply)


def _numbers(value, rank, name, default=None):
    if value is None or isinstance(value, (tuple, list)) and not value:
        return default
    numbers = [value] * rank if isinstance(value, int) else list(value)
    if len(numbers) == 1:
        numbers = numbers * rank
    if len(numbers) != rank:
        raise ValueError(f"{name} is {value!r}; accepted are a number, or {rank} of them")
    return numbers


def _choice(table, value, name):
    if value not in table:
        raise ValueError(f"{name} is {value!r}; accepted are {', '.join(map(repr, table))}")
    return table[value]


def _differentiated(x):
    """May a derivative be asked for? Then indices are needed, even if they are not returned."""
    return (torch.is_grad_enabled() and x.requires_grad) or \
        torch._C._are_functorch_transforms_active() or torch.autograd.forward_ad._current_level >= 0


def _check_out(*tensors):
    if torch.is_grad_enabled() and any(t.requires_grad for t in tensors):
        raise RuntimeError("out= has no derivative, and a tensor requires a gradient: leave out= "
                           "away, or call under torch.no_grad()")


def _pool_into(input, window, return_indices, out):
    if return_indices != isinstance(out, (tuple, list)) or return_indices and len(out) != 2:
        raise ValueError(f"out is a {type(out).__qualname__}; accepted are (values, indices) with "
                         "return_indices=True, else a tensor of values")
    values, indices = out if return_indices else (out, input.new_empty((), dtype=torch.uint8))
    _check_out(input, values)
    torch.ops.argpool.max_pool.out(input, *window, values=values, indices=indices)
    return out


def _max_pool(rank, input, kernel_size, stride, padding, dilation, ceil_mode, return_indices,
              index_type, layout, out):
    kernel = _numbers(kernel_size, rank, "kernel_size")
    window = (kernel, _numbers(stride, rank, "stride", kernel),
              _numbers(padding, rank, "padding"), _numbers(dilation, rank, "dilation"),
              bool(ceil_mode))
    if out is not None:
        return _pool_into(input, window, return_indices, out)
    if return_indices:
        bits = _choice(ops.INDEX_BITS, index_type, "index_type")
    elif _differentiated(input):  # of the smallest type: they are the gradient's alone
        bits = 8 if math.prod(kernel) <= 255 else 64
    else:
        bits = ops.NO_INDICES
    pool = Pool if torch.compiler.is_compiling() else EagerPool
    values, indices = pool.apply(input, window, bits, _choice(LAYOUTS, layout, "layout"))
    return (values, indices) if return_indices else values


def _unpooled_size(x, kernel, stride, padding, output_size):
    """C2's extents; whether given ones are near enough is the operator's to check."""
    rank = len(kernel)
    if output_size is None:
        return [(n - 1) * s - 2 * p + k
                for n, k, s, p in zip(x.shape[-rank:], kernel, stride, padding)]
    if len(output_size) not in (rank, x.ndim):
        raise ValueError(f"output_size has {len(output_size)} entries; accepted are {rank}, the "
                         f"spatial extents, or {x.ndim}, a whole shape")
    return list(output_size)[-rank:]


def _max_unpool(rank, input, indices, kernel_size, stride, padding, output_size, duplicates,
                layout, out):
    kernel = _numbers(kernel_size, rank, "kernel_size")
    window = (kernel, _numbers(stride, rank, "stride", kernel),
              _numbers(padding, rank, "padding"), [1] * rank)
    if out is not None:
        _check_out(input, out)
        policy = _choice(DUPLICATES, duplicates, "duplicates")
        return torch.ops.argpool.max_unpool.out(input, indices, *window,
                                                SUM if policy == SUM else LAST, out=out)
    size = _unpooled_size(input, *window[:3], output_size)
    scatter = Scatter if torch.compiler.is_compiling() else EagerScatter
    return scatter.apply(input, indices, tuple(size), window,
                         _choice(DUPLICATES, duplicates, "duplicates"),
                         _choice(LAYOUTS, layout, "layout"))


_POOL = """torch.nn.functional.max_pool{rank}d on argpool.

    input        (N, C, {spatial}) or (C, {spatial}), on the CPU, any strides.
    kernel_size, stride, padding, dilation, ceil_mode, return_indices
                 as in PyTorch; results are the same bits.
    index_type   torch.int64 or torch.int32: offsets in the plane, as PyTorch's; torch.uint8 or
                 torch.uint16: number of the cell in its window, for `max_unpool{rank}d`.
    layout       how results lie: "channels_first", "channels_last", None: as the input.
    out          values, or (values, indices) with return_indices, to be written and returned; their
                 types, shapes and strides are results'. No derivative.

    Returns values, or (values, indices), of shape (N, C, pooled {spatial}). Without return_indices
    none are computed where no derivative is asked for, and those of uint8 where one is.
    """
_UNPOOL = """torch.nn.functional.max_unpool{rank}d on argpool.

    input        (N, C, pooled {spatial}) or (C, pooled {spatial}), on the CPU.
    indices      of the same shape and any type that `max_pool{rank}d` makes.
    kernel_size, stride, padding, output_size
                 as in PyTorch.
    duplicates   where several values name one cell: "last" wins, and its gradient is PyTorch's,
                 which losers get as well; "exact": the last wins, and alone gets the gradient;
                 "sum": they add.
    layout       how the result lies: "channels_first", "channels_last", None: as the input.
    out          a tensor to be written and returned, whose shape is the output_size. No derivative.

    Returns (N, C, {spatial}), zero where no index points; the same bits for every number of
    threads. An index outside its plane raises a RuntimeError that names the first one.
    """


def _documented(function, text, rank):
    function.__name__ = function.__qualname__ = f"{function.__name__}{rank}d"
    function.__doc__ = text.format(rank=rank, spatial="D, H, W"[3 * (3 - rank):])
    return function


def _pool_of(rank):
    def max_pool(input: Tensor, kernel_size: Extent, stride: Optional[Extent] = None,
                 padding: Extent = 0, dilation: Extent = 1, ceil_mode: bool = False,
                 return_indices: bool = False, *, index_type: torch.dtype = torch.int64,
                 layout: Optional[str] = None,
                 out: Union[None, Tensor, Tuple[Tensor, Tensor]] = None,
                 ) -> Union[Tensor, Tuple[Tensor, Tensor]]:
        return _max_pool(rank, input, kernel_size, stride, padding, dilation, ceil_mode,
                         return_indices, index_type, layout, out)
    return _documented(max_pool, _POOL, rank)


def _unpool_of(rank):
    def max_unpool(input: Tensor, indices: Tensor, kernel_size: Extent,
                   stride: Optional[Extent] = None, padding: Extent = 0,
                   output_size: Optional[Sequence[int]] = None, *, duplicates: str = "last",
                   layout: Optional[str] = None, out: Optional[Tensor] = None) -> Tensor:
        return _max_unpool(rank, input, indices, kernel_size, stride, padding, output_size,
                           duplicates, layout, out)
    return _documented(max_unpool, _UNPOOL, rank)


max_pool1d, max_pool2d, max_pool3d = map(_pool_of, (1, 2, 3))
max_unpool1d, max_unpool2d, max_unpool3d = map(_unpool_of, (1, 2, 3))
