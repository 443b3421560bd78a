# SPDX-License-Identifier: MIT
"""Pooling and unpooling while torch.onnx.export records a model: ONNX's MaxPool and MaxUnpool, and
what turns their indices, offsets in the whole tensor, into argpool's and back.
"""
from __future__ import annotations

import torch
from torch import Tensor

from . import _operators as ops


def is_exporting() -> bool:
    """Is torch.onnx.export, by torch.export or by tracing, at work?"""
    return (torch.compiler.is_exporting() or torch.jit.is_tracing()) and \
        torch.onnx.is_in_onnx_export()


class Traced(torch.autograd.Function):
    """A node of ONNX in the TorchScript exporter's graph. dtypes and shapes: of the results."""

    @staticmethod
    def forward(ctx, kind, attributes, dtypes, shapes, *inputs):
        results = tuple(torch.zeros(shape, dtype=dtype) for dtype, shape in zip(dtypes, shapes))
        return results if len(results) > 1 else results[0]

    @staticmethod
    def symbolic(g, kind, attributes, dtypes, shapes, *inputs):
        named = {f"{name}_i": value for name, value in attributes.items()}
        return g.op(kind, *inputs, outputs=len(dtypes), **named)


def _node(kind, inputs, attributes, dtypes, shapes):
    """The results of an ONNX node in the graph that is being recorded."""
    if torch.jit.is_tracing():  # where extents are tensors
        shapes = [[int(n) for n in shape] for shape in shapes]
        results = Traced.apply(kind, attributes, dtypes, shapes, *inputs)
        return results if len(dtypes) > 1 else (results,)
    return torch.onnx.ops.symbolic_multi_out(kind, inputs, attributes, dtypes=dtypes,
                                             shapes=shapes)


def _cells(extents):
    count = extents[0]
    for n in extents[1:]:
        count = count * n
    return count


def _along(numbers: Tensor, dimension: int, rank: int) -> Tensor:
    """`numbers` of one spatial dimension, to be broadcast over the others."""
    return numbers.reshape([-1] + [1] * (rank - 1 - dimension))


def _coordinates(offsets: Tensor, extents) -> "list[Tensor]":
    """Of row-major offsets in `extents`, outermost first."""
    found = []
    for n in reversed(extents[1:]):
        found.append(offsets % n)
        offsets = offsets // n
    return [offsets, *reversed(found)]


def _starts(pooled, stride, padding):
    """Where the windows of each dimension begin."""
    rank = len(pooled)
    return [_along(torch.arange(n) * s - p, i, rank)
            for i, (n, s, p) in enumerate(zip(pooled, stride, padding))]


def _taps_of(plane: Tensor, extents, pooled, kernel, stride, padding, dilation) -> Tensor:
    """Numbers of cells in their windows, of offsets in the plane."""
    taps = 0
    places = zip(_coordinates(plane, extents), _starts(pooled, stride, padding), kernel, dilation)
    for at, start, k, d in places:
        taps = taps * k + (at - start) // d
    return taps


def _plane_of(taps: Tensor, extents, pooled, kernel, stride, padding) -> Tensor:
    """Offsets in the plane, of numbers of cells in their windows; they are dense."""
    plane = 0
    places = zip(_coordinates(taps, kernel), _starts(pooled, stride, padding), extents)
    for tap, start, n in places:
        plane = plane * n + tap + start
    return plane


def max_pool(x: Tensor, kernel, stride, padding, dilation, ceil_mode, index_type):
    """MaxPool, whose indices become offsets in the plane, or tap numbers."""
    rank = len(kernel)
    batched = x if x.ndim == rank + 2 else x.unsqueeze(0)
    extents = batched.shape[-rank:]
    fixed = ceil_mode and torch.jit.is_tracing()  # tensors, which C1's comparison does not take
    pooled = [ops.pooled_extent(int(n) if fixed else n, *window, ceil_mode)
              for n, *window in zip(extents, kernel, stride, padding, dilation)]
    shape = (*batched.shape[:2], *pooled)
    attributes = {"kernel_shape": kernel, "strides": stride, "pads": padding * 2,
                  "dilations": dilation, "ceil_mode": int(ceil_mode)}
    values, indices = _node("MaxPool", (batched,), attributes, (x.dtype, torch.int64),
                            (shape, shape))
    indices = indices % _cells(extents)
    if index_type in (torch.uint8, torch.uint16):
        indices = _taps_of(indices, extents, pooled, kernel, stride, padding, dilation)
    indices = indices.to(index_type)
    return (values, indices) if batched is x else (values.squeeze(0), indices.squeeze(0))


def max_unpool(x: Tensor, indices: Tensor, kernel, stride, padding, size, by_default, adds):
    """MaxUnpool, of indices made offsets in the whole result; where duplicates add, which MaxUnpool
    does not know, ScatterElements. by_default: `size` is what ONNX computes by itself."""
    rank = len(kernel)
    batched = x.ndim == rank + 2
    if not batched:
        x, indices = x.unsqueeze(0), indices.unsqueeze(0)
    n, c = x.shape[:2]
    taps = indices.dtype in (torch.uint8, torch.uint16)
    indices = indices.to(torch.int64)
    if taps:
        indices = _plane_of(indices, size, x.shape[-rank:], kernel, stride, padding)
    if adds:
        sums = x.new_zeros(n, c, _cells(size)).scatter_add(2, indices.flatten(2), x.flatten(2))
        result = sums.reshape(n, c, *size)
        return result if batched else result.squeeze(0)
    planes = torch.arange(n * c).reshape(n, c, *[1] * rank) * _cells(size)
    attributes = {"kernel_shape": kernel, "strides": stride, "pads": padding * 2}
    shape = (n, c, *size)
    inputs = [x, indices + planes]
    if not by_default:
        inputs.append(torch.stack([torch.scalar_tensor(m, dtype=torch.int64) for m in shape]))
    result, = _node("MaxUnpool", inputs, attributes, (x.dtype,), (shape,))
    return result if batched else result.squeeze(0)
