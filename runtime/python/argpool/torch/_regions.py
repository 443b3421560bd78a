# SPDX-License-Identifier: MIT
"""Regions and filters with their derivatives."""
from __future__ import annotations

from typing import Any, Callable, Sequence, Tuple, Union

import torch
from torch import Tensor

from .. import filters
from .._arguments import integer, shown
from .._errors import UnsupportedType
from .._regions import FLOATS, Region
from .._skeleton import CELLS, rank_of, skeleton
from ._functions import SUM, EagerScatter, _check_tensors, max_pool2d, max_pool3d


def _detached(tensors: Sequence[Tensor]) -> "list[Tensor]":
    return [t.detach() for t in tensors]


def _as_tuple(results: Any) -> "Tuple[Tensor, ...]":
    return results if isinstance(results, tuple) else (results,)


def _fold(function):
    """A rule of vmap: the new dimension becomes more of N. The first argument is a region or a
    pool, which know the rank of their windows, or a filter's x, whose dimensions say it."""
    def rule(info, in_dims, *arguments):
        lead: "list[int]" = []
        first = arguments[0]
        own = 1 + (rank_of(first.ndim - (in_dims[0] is not None)) if isinstance(first, Tensor)
                   else first.rank)
        folded = []
        for argument, dim in zip(arguments, in_dims):
            if isinstance(argument, Tensor):
                t = argument.unsqueeze(0).expand(info.batch_size, *argument.shape) if dim is None \
                    else argument.movedim(dim, 0)
                lead = list(t.shape[:-own])
                argument = t.reshape(-1, *t.shape[-own:])
            folded.append(argument)
        results = function(*folded)
        unfolded = tuple(r.reshape(*lead, *r.shape[-own:]) for r in _as_tuple(results))
        return (unfolded, (0,) * len(unfolded)) if isinstance(results, tuple) else (unfolded[0], 0)
    return staticmethod(rule)


class _Backward(torch.autograd.Function):
    """A region's gradient, of which there is no further one."""

    @staticmethod
    def forward(region, *tensors):
        return _as_tuple(region.run(_detached(tensors)))

    @staticmethod
    def setup_context(ctx, inputs, output):
        pass

    @staticmethod
    def backward(ctx, *grads):
        raise RuntimeError("the gradient of a region has no gradient of its own")


class _Region(torch.autograd.Function):
    @staticmethod
    def forward(region, *tensors):
        return _as_tuple(region.run(_detached(tensors)))

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.region = inputs[0]
        ctx.save_for_backward(*inputs[1:])
        ctx.mark_non_differentiable(*[made for made, dtype in zip(output, ctx.region.outputs)
                                      if dtype not in FLOATS])

    @staticmethod
    def backward(ctx, *grads):
        region = ctx.region
        if region.gradient is None:
            raise RuntimeError(f"the region {region.name} has no gradient; compile its spec with "
                               f"gradients=[\"{region.name}\"], which says why if there is none")
        given = [grad for grad, dtype in zip(grads, region.outputs) if dtype in FLOATS]
        made = iter(_Backward.apply(region.gradient, *ctx.saved_tensors, *given))
        return None, *[next(made) if dtype in FLOATS else None for dtype in region.inputs]


class _PoolBackward(_Backward):
    @staticmethod
    def forward(pool, taps, grad):
        return pool.gradient((taps, grad.detach()))


class _Pool(torch.autograd.Function):
    """A region that is one pool: its taps are kept instead of what it reads."""

    @staticmethod
    def forward(pool, x):
        return pool.run((x.detach(),))

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.pool, taps = inputs[0], output[1]
        ctx.mark_non_differentiable(taps)
        ctx.save_for_backward(taps)

    @staticmethod
    def backward(ctx, grad, _):
        return None, _PoolBackward.apply(ctx.pool, *ctx.saved_tensors, grad)


for _function in _Region, _Backward, _Pool, _PoolBackward:
    _function.vmap = _fold(_function.apply)


def region(function: Region) -> "Callable[..., Union[Tensor, Tuple[Tensor, ...]]]":
    """A region of a library as a function with a derivative: autograd, torch.func.grad, vmap.

        library = argpool.compile("nms.mlir", gradients=True)
        nms = argpool.torch.region(library.nms)

    It takes CPU tensors [N,] C, then as many extents as its windows have, of the dtypes that
    `library.nms.inputs` says, and returns a tensor, or a tuple of several. The gradient is
    `library.nms.gradient`'s (C23); of it there is no further one. Inputs are kept for it, and
    nothing else; of a region that is one pool of more than 25 cells its taps, a byte a cell.
    """
    if not isinstance(function, Region):
        raise UnsupportedType(f"function is {shown(function)}; accepted is a region of a library "
                              "that argpool.compile made")

    def call(*inputs: Tensor) -> "Union[Tensor, Tuple[Tensor, ...]]":
        _check_tensors(**{f"input {i + 1} of {function.name}": x for i, x in enumerate(inputs)})
        function.check(*[tensor.shape for tensor in inputs])
        if function.pool and len(inputs) == 1 and torch.is_grad_enabled() and \
                inputs[0].requires_grad and _dtype(inputs[0]) == function.inputs[0]:
            values, _ = _Pool.apply(function.pool, inputs[0])
            return values
        results = _Region.apply(function, *inputs)
        return results[0] if len(results) == 1 else results

    call.__name__ = call.__qualname__ = function.name
    return call


def soft_skeleton(x: Tensor, levels: int = 10) -> Tensor:
    """The soft skeleton of clDice, MONAI's `soft_skel(x, levels)`, with its gradient.

    x       (N, C, H, W) or (C, H, W), or a volume (N, C, D, H, W), float32 or float64, on the CPU.
    levels  how often x is eroded.

    A level is one kernel, and another in the gradient; all are compiled when the first call asks
    for them. Without argpool-compile (the wheel argpool-compiler) and a C compiler the same bits
    come from argpool's pools and PyTorch's arithmetic, in 6 to 9 times the time. What a level reads
    is kept for the gradient: 8 bytes a cell and level of float32. The gradient is PyTorch's of
    MONAI's graph but for rounding: equal minima of lines get a half each. It has no
    further one.
    """
    _check_tensors(x=x)
    if _dtype(x) not in CELLS:
        raise UnsupportedType(f"x is {_dtype(x)}; accepted are {' and '.join(CELLS)}")
    return skeleton(x, _dtype(x), levels, torch, region)


def _dtype(x):
    return str(x.dtype)[len("torch."):]


def _stays(x, kernel):
    """Which cells nms keeps (C21)."""
    mask = filters.peaks(x, kernel, "mask")
    for _ in range(2):
        near = filters.morphology(mask.to(torch.uint8), "dilate", kernel) != 0
        mask = mask | (filters.peaks(x.where(~near, 0), kernel, "mask") & ~near)
    return mask


class _Mask(torch.autograd.Function):
    """Booleans, which have no derivative."""

    @staticmethod
    def forward(x, make, kernel):
        return make(x.detach(), kernel)

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.mark_non_differentiable(output)

    @staticmethod
    def backward(ctx, *_):
        return None, None, None


def _peak_mask(x, kernel):
    return filters.peaks(x, kernel, "mask")


class _Peaks(torch.autograd.Function):
    @staticmethod
    def forward(x, kernel, form):
        return filters.peaks(x.detach(), kernel, form)

    @staticmethod
    def setup_context(ctx, inputs, output):
        x, ctx.kernel, ctx.form = inputs
        ctx.save_for_backward(x)

    @staticmethod
    def backward(ctx, grad):
        mask = _Mask.apply(ctx.saved_tensors[0], _peak_mask, ctx.kernel)
        return grad * mask if ctx.form == "product" else grad.where(mask, 0), None, None


class _Nms(torch.autograd.Function):
    @staticmethod
    def forward(x, radius):
        return filters.nms(x.detach(), radius)

    @staticmethod
    def setup_context(ctx, inputs, output):
        x, ctx.radius = inputs
        ctx.save_for_backward(x)

    @staticmethod
    def backward(ctx, grad):
        mask = _Mask.apply(ctx.saved_tensors[0], _stays, 2 * ctx.radius + 1)
        return grad.where(mask, 0), None


class _Chain(torch.autograd.Function):
    @staticmethod
    def forward(x, kernel, stages):
        return filters.pool_chain(x.detach(), kernel, stages)

    @staticmethod
    def setup_context(ctx, inputs, output):
        x, ctx.kernel, _ = inputs
        ctx.save_for_backward(x, *output[:-1])

    @staticmethod
    def backward(ctx, *grads):
        rank = rank_of(grads[0].ndim)
        window = [[n] * rank for n in (ctx.kernel, 1, ctx.kernel // 2, 1)]
        taps = ctx.kernel ** rank
        bits = torch.uint8 if taps <= 255 else torch.uint16 if taps <= 65535 else torch.int64
        pool = max_pool3d if rank == 3 else max_pool2d
        total = None
        for source, grad in zip(reversed(ctx.saved_tensors), reversed(grads)):
            total = grad if total is None else grad + total
            _, indices = pool(source.detach(), *window, return_indices=True, index_type=bits)
            size = tuple(source.shape[-rank:])
            total = EagerScatter.apply(total, indices, size, tuple(window), SUM, 0)
        return total, None, None


for _function in _Mask, _Peaks, _Nms, _Chain:
    _function.vmap = _fold(_function.apply)


def peaks(x: Tensor, kernel: int = 3, form: str = "value") -> Tensor:
    """`argpool.filters.peaks` with its gradient: that of a peak, 0 (or times 0, of "product") for
    other cells."""
    _check_tensors(x=x)
    number = integer(kernel, "kernel")
    return _Mask.apply(x, _peak_mask, number) if form == "mask" else \
        _Peaks.apply(x, number, form)


def nms(x: Tensor, radius: int = 4) -> Tensor:
    """`argpool.filters.nms` with its gradient: that of cells that stay, 0 for others."""
    _check_tensors(x=x)
    return _Nms.apply(x, integer(radius, "radius"))


def pool_chain(x: Tensor, kernel: int = 5, stages: int = 3) -> "Tuple[Tensor, ...]":
    """`argpool.filters.pool_chain` with its gradient: of the last stage's results first, into the
    first maximum of each window, then with those of the stage before (C20, C23)."""
    _check_tensors(x=x)
    numbers = integer(kernel, "kernel"), integer(stages, "stages")
    if x.ndim == 2:
        return tuple(result[0] for result in _Chain.apply(x[None], *numbers))
    return _Chain.apply(x, *numbers)
