# SPDX-License-Identifier: MIT
"""Pooling and unpooling as functions that every transform of PyTorch follows: autograd of any
order, vmap, torch.func, forward mode, compile and export.

All derivatives are two linear maps, each the other's: scattering numbers to the cells that indices
name (max_unpool), and gathering them from there (max_unpool_backward). Autograd is outside of the
operators, because torch.library.register_autograd fails under torch.func.
"""
from __future__ import annotations

import math
from typing import Any, Literal, Optional, Protocol, Sequence, Tuple, Union, overload

import torch
from torch import Tensor
from torch.overrides import handle_torch_function, has_torch_function

from .._arguments import choice, flag, plain, shown
from .._errors import InvalidArgument, InvalidWindow, ShapeMismatch, UnsupportedType
from . import _onnx
from . import _operators as ops

LAYOUTS = {None: 0, "channels_first": 1, "channels_last": 2}
LAST, SUM, EXACT = 0, 1, 2
DUPLICATES = {"last": LAST, "sum": SUM, "exact": EXACT}

Extent = Union[int, Sequence[int]]
Layout = Literal["channels_first", "channels_last"]
Duplicates = Literal["last", "sum", "exact"]


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


def _numbers(value, rank: int, name: str, least: int, default=None) -> "list[int]":
    """A number for each dimension; PyTorch takes [] for a default, too."""
    given = None if value is None else plain(value, name)
    if given is None or given == ():
        if default is None:
            raise InvalidWindow(f"{name} is {shown(value)}; accepted are a number, or {rank} of "
                                "them")
        return default
    numbers = [given] if isinstance(given, int) else list(given)
    if len(numbers) == 1:
        numbers = numbers * rank
    if len(numbers) != rank or any(not isinstance(n, int) for n in numbers):
        raise InvalidWindow(f"{name} is {shown(value)}; accepted are a number, or {rank} of them")
    if any(n < least for n in numbers):
        raise InvalidWindow(f"{name} is {shown(value)}; accepted are numbers from {least} on")
    return numbers


def window_of(rank: int, kernel_size, stride, padding, dilation=1):
    """kernel, stride, padding, dilation as the operators take them."""
    kernel = _numbers(kernel_size, rank, "kernel_size", 1)
    return (kernel, _numbers(stride, rank, "stride", 1, kernel),
            _numbers(padding, rank, "padding", 0), _numbers(dilation, rank, "dilation", 1))


def check_pool(window, index_bits: int) -> None:
    """Refuses a window that no input fits, and one whose cells the indices cannot count."""
    for k, _, p, d in zip(*window):
        if p > d * (k - 1):
            raise InvalidWindow(f"padding is {p}; accepted are up to {d * (k - 1)} of kernel {k} "
                                f"and dilation {d}: else the first window has no cell (C3)")
    cells = math.prod(window[0])
    if index_bits < 32 and cells >= 1 << index_bits:
        raise InvalidArgument(f"index_type has {index_bits} bits, and a window {cells} cells; "
                              f"accepted are up to {(1 << index_bits) - 1} (C7)")


def _differentiated(x: Tensor) -> bool:
    """May a derivative be asked for? Then indices are needed, even if they are not returned."""
    return (torch.is_grad_enabled() and x.requires_grad) or \
        torch._C._are_functorch_transforms_active() or torch.autograd.forward_ad._current_level >= 0


def _check_tensors(**tensors: Any) -> None:
    for name, tensor in tensors.items():
        if not isinstance(tensor, Tensor):
            raise UnsupportedType(f"{name} is a {type(tensor).__qualname__}; accepted is a "
                                  "torch.Tensor")


def _check_out(*tensors: Tensor) -> None:
    """out= is written behind autograd's back."""
    if torch.is_grad_enabled() and any(t.requires_grad for t in tensors):
        raise RuntimeError("out= has no derivative, and a tensor requires a gradient: leave out= "
                           "away, or call under torch.no_grad()")


def _pool_into(input, window, return_indices, out):
    """max_pool.out; returns `out`."""
    if return_indices != isinstance(out, (tuple, list)) or return_indices and len(out) != 2:
        raise InvalidArgument(f"out is a {type(out).__qualname__}; accepted are (values, indices) "
                              "with return_indices=True, else a tensor of values")
    values, indices = out if return_indices else (out, input.new_empty((), dtype=torch.uint8))
    _check_tensors(out=values, indices=indices)
    _check_out(input, values)
    torch.ops.argpool.max_pool.out(input, *window, values=values, indices=indices)
    return out


def _max_pool(rank, input, kernel_size, stride, padding, dilation, ceil_mode, return_indices,
              index_type, layout, out):
    """What the max_pool functions do, with `rank` spatial dimensions."""
    _check_tensors(input=input)
    return_indices = flag(return_indices, "return_indices")
    window = *window_of(rank, kernel_size, stride, padding, dilation), flag(ceil_mode, "ceil_mode")
    layout = choice(LAYOUTS, layout, "layout")
    bits = choice(ops.INDEX_BITS, index_type, "index_type")
    if out is not None:
        return _pool_into(input, window, return_indices, out)
    if _onnx.is_exporting():
        values, indices = _onnx.max_pool(input, *window, index_type)
        return (values, indices) if return_indices else values
    if not return_indices:  # the gradient's alone, of the smallest type
        bits = ops.NO_INDICES if not _differentiated(input) else \
            8 if math.prod(window[0]) <= 255 else 64
    pool = Pool if torch.compiler.is_compiling() else EagerPool
    values, indices = pool.apply(input, window, bits, layout)
    return (values, indices) if return_indices else values


def _extent(n):
    """An entry of output_size: a number, or a symbol of torch.export."""
    number = n if isinstance(n, torch.SymInt) else plain(n, "output_size")
    if isinstance(number, tuple) or isinstance(number, int) and number < 1:
        raise ShapeMismatch(f"output_size has the entry {shown(n)}; accepted are numbers from 1 on")
    return number


def _unpooled_size(x, kernel, stride, padding, output_size):
    """C2's extents; whether given ones are near enough is the operator's to check."""
    rank = len(kernel)
    if output_size is None:
        size = [(n - 1) * s - 2 * p + k
                for n, k, s, p in zip(x.shape[-rank:], kernel, stride, padding)]
        if any(isinstance(n, int) and n < 1 for n in size):
            raise ShapeMismatch(f"the default size of what was pooled to {tuple(x.shape[-rank:])} "
                                f"is {tuple(size)}; accepted are numbers from 1 on: give an "
                                "output_size, or less padding")
        return size
    if not isinstance(output_size, (tuple, list)):
        output_size = plain(output_size, "output_size")
    if isinstance(output_size, int):
        output_size = (output_size,) * rank
    if len(output_size) not in (rank, x.ndim):
        raise ShapeMismatch(f"output_size has {len(output_size)} entries; accepted are {rank}, the "
                            f"spatial extents, or {x.ndim}, a whole shape")
    return [_extent(n) for n in output_size[-rank:]]


def _max_unpool(rank, input, indices, kernel_size, stride, padding, output_size, duplicates,
                layout, out):
    """What the max_unpool functions do, with `rank` spatial dimensions."""
    _check_tensors(input=input, indices=indices)
    window = window_of(rank, kernel_size, stride, padding)
    policy = choice(DUPLICATES, duplicates, "duplicates")
    layout = choice(LAYOUTS, layout, "layout")
    if out is not None:
        _check_tensors(out=out)
        _check_out(input, out)
        return torch.ops.argpool.max_unpool.out(input, indices, *window,
                                                SUM if policy == SUM else LAST, out=out)
    size = _unpooled_size(input, *window[:3], output_size)
    if _onnx.is_exporting():
        return _onnx.max_unpool(input, indices, *window[:3], size, output_size is None,
                                policy == SUM)
    scatter = Scatter if torch.compiler.is_compiling() else EagerScatter
    return scatter.apply(input, indices, tuple(size), window, policy, layout)


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


class MaxPool(Protocol):
    """The type of `max_pool1d`, `max_pool2d` and `max_pool3d`."""

    @overload
    def __call__(self, input: Tensor, kernel_size: Extent, stride: Optional[Extent] = None,
                 padding: Extent = 0, dilation: Extent = 1, ceil_mode: bool = False,
                 return_indices: Literal[False] = False, *, index_type: torch.dtype = torch.int64,
                 layout: Optional[Layout] = None, out: Optional[Tensor] = None) -> Tensor: ...

    @overload
    def __call__(self, input: Tensor, kernel_size: Extent, stride: Optional[Extent] = None,
                 padding: Extent = 0, dilation: Extent = 1, ceil_mode: bool = False, *,
                 return_indices: Literal[True], index_type: torch.dtype = torch.int64,
                 layout: Optional[Layout] = None, out: Optional[Tuple[Tensor, Tensor]] = None,
                 ) -> Tuple[Tensor, Tensor]: ...

    @overload
    def __call__(self, input: Tensor, kernel_size: Extent, stride: Optional[Extent],
                 padding: Extent, dilation: Extent, ceil_mode: bool,
                 return_indices: Literal[True], *, index_type: torch.dtype = torch.int64,
                 layout: Optional[Layout] = None, out: Optional[Tuple[Tensor, Tensor]] = None,
                 ) -> Tuple[Tensor, Tensor]: ...

    def __call__(self, input: Tensor, kernel_size: Extent, stride: Optional[Extent] = None,
                 padding: Extent = 0, dilation: Extent = 1, ceil_mode: bool = False,
                 return_indices: bool = False, *, index_type: torch.dtype = torch.int64,
                 layout: Optional[Layout] = None, out: Any = None,
                 ) -> Union[Tensor, Tuple[Tensor, Tensor]]:
        """As torch.nn.functional.max_pool2d, of as many dimensions as the name says: values, or
        (values, indices) with return_indices=True. The functions' docstrings say more."""
        raise NotImplementedError


class MaxUnpool(Protocol):
    """The type of `max_unpool1d`, `max_unpool2d` and `max_unpool3d`."""

    def __call__(self, input: Tensor, indices: Tensor, kernel_size: Extent,
                 stride: Optional[Extent] = None, padding: Extent = 0,
                 output_size: Union[None, int, Sequence[int]] = None, *,
                 duplicates: Duplicates = "last", layout: Optional[Layout] = None,
                 out: Optional[Tensor] = None) -> Tensor:
        """As torch.nn.functional.max_unpool2d, of as many dimensions as the name says. The
        functions' docstrings say more."""
        raise NotImplementedError


def _public(function, text: str, rank: int):
    """The function by its public name, where torch.fx and pickle look for it."""
    function.__name__ = function.__qualname__ = f"{function.__name__}{rank}d"
    function.__module__ = __package__
    function.__doc__ = text.format(rank=rank, spatial="D, H, W"[3 * (3 - rank):])
    return function


def _pool_of(rank: int) -> MaxPool:
    """max_pool1d, 2d or 3d. A tensor that is none of torch's own, as torch.fx's proxies, is asked
    first, as PyTorch's functions do."""
    def max_pool(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False,
                 return_indices=False, *, index_type=torch.int64, layout=None, out=None):
        if has_torch_function((input,)):
            return handle_torch_function(
                public, (input,), input, kernel_size, stride, padding, dilation, ceil_mode,
                return_indices, index_type=index_type, layout=layout, out=out)
        return _max_pool(rank, input, kernel_size, stride, padding, dilation, ceil_mode,
                         return_indices, index_type, layout, out)

    public = _public(max_pool, _POOL, rank)
    return public


def _unpool_of(rank: int) -> MaxUnpool:
    """max_unpool1d, 2d or 3d."""
    def max_unpool(input, indices, kernel_size, stride=None, padding=0, output_size=None, *,
                   duplicates="last", layout=None, out=None):
        if has_torch_function((input, indices)):
            return handle_torch_function(
                public, (input, indices), input, indices, kernel_size, stride, padding, output_size,
                duplicates=duplicates, layout=layout, out=out)
        return _max_unpool(rank, input, indices, kernel_size, stride, padding, output_size,
                           duplicates, layout, out)

    public = _public(max_unpool, _UNPOOL, rank)
    return public


max_pool1d, max_pool2d, max_pool3d = _pool_of(1), _pool_of(2), _pool_of(3)
max_unpool1d, max_unpool2d, max_unpool3d = _unpool_of(1), _unpool_of(2), _unpool_of(3)
