# What PyTorch says: its four operations for every rank, and for the types it does not take itself.
# SPDX-License-Identifier: MIT
import torch
import torch.nn.functional as functional

POOL = (functional.max_pool1d, functional.max_pool2d, functional.max_pool3d)
UNPOOL = (functional.max_unpool1d, functional.max_unpool2d, functional.max_unpool3d)
# The types whose maxima PyTorch 1.13 does not take on CPU, and a type that holds each of their
# numbers. A maximum is one of the inputs: found in the wide type, it is the narrow one's.
WIDER = {torch.float16: torch.float32, torch.int64: torch.float64, torch.int32: torch.float64,
         torch.int16: torch.float64, torch.int8: torch.float64, torch.uint8: torch.float64}
ADDED_IN = {torch.float16: torch.float32, torch.bfloat16: torch.float32}  # C9


def pool(problem, src):
    """values and indices, in space `plane`; raises RuntimeError where an extent would be < 1."""
    kind = WIDER.get(src.dtype, src.dtype)
    if kind == torch.bfloat16 and problem.rank == 3:
        kind = torch.float32
    values, indices = POOL[problem.rank - 1](
        src.to(kind), problem.kernel, problem.stride, problem.pad, problem.dilation,
        problem.ceil_mode, return_indices=True)
    return values.to(src.dtype), indices


def unpool_floats(problem, values, indices, size):
    """max_unpool of f32 or f64. Raises ValueError for a size that PyTorch refuses, RuntimeError for
    an index outside the plane. PyTorch's default extent ignores dilation (pytorch#68420), so
    problems that have it go below the check of sizes."""
    if max(problem.dilation) == 1:
        return UNPOOL[problem.rank - 1](values, indices, problem.kernel, problem.stride,
                                        problem.pad, size)
    raw = torch._C._nn
    if problem.rank == 1:
        return raw.max_unpool2d(values.unsqueeze(-1), indices.unsqueeze(-1),
                                size + [1]).squeeze(-1)
    if problem.rank == 2:
        return raw.max_unpool2d(values, indices, size)
    return raw.max_unpool3d(values, indices, size, problem.stride, problem.pad)


def positions(shape):
    count = 1
    for n in shape:
        count *= n
    return torch.arange(1, count + 1, dtype=torch.float64).reshape(shape)


def select(tensor, chosen):
    """tensor's elements at positions(tensor.shape), 0 at position 0."""
    flat = torch.cat([torch.zeros(1, dtype=tensor.dtype), tensor.reshape(-1)])
    return flat[chosen.to(torch.int64)]


def unpool(problem, values, indices, size):
    """max_unpool. PyTorch unpools f32 and f64 only; for other types it unpools the positions."""
    if values.dtype in (torch.float32, torch.float64):
        return unpool_floats(problem, values, indices, size)
    return select(values, unpool_floats(problem, positions(values.shape), indices, size))


def unpool_backward(problem, grad_dst, indices, exact=False):
    """The gradient of max_unpool by autograd; with `exact`, 0 for the losers of C8."""
    direct = grad_dst.dtype in (torch.float32, torch.float64)
    size = list(grad_dst.shape[-problem.rank :])
    grad = grad_dst if direct else positions(grad_dst.shape)
    values = torch.zeros(indices.shape, dtype=grad.dtype, requires_grad=True)
    dst = unpool_floats(problem, values, indices, size)
    found, = torch.autograd.grad(dst, values, grad)
    if not direct:
        found = select(grad_dst, found)
    if exact:
        order = positions(indices.shape)
        winners = unpool_floats(problem, order, indices, size).flatten(-problem.rank)
        wins = winners.gather(-1, indices.flatten(-problem.rank)) == order.flatten(-problem.rank)
        found = found.where(wins.reshape(indices.shape), torch.zeros((), dtype=found.dtype))
    return found


def pool_backward(problem, grad_values, indices, native=False):
    """The gradient of max_pool for any indices. f16 and bf16 are added in f32 and rounded once, as
    C9 wants; `native` adds in their own type, as PyTorch does."""
    kind = grad_values.dtype if native else ADDED_IN.get(grad_values.dtype, grad_values.dtype)
    src = torch.zeros(problem.shape, dtype=kind)
    grad = grad_values.to(kind)
    window = [problem.kernel, problem.stride, problem.pad, problem.dilation]
    if problem.rank == 1:
        src, grad, indices = src.unsqueeze(-1), grad.unsqueeze(-1), indices.unsqueeze(-1)
        window = [numbers + [neutral] for numbers, neutral in zip(window, (1, 1, 0, 1))]
    backward = (torch.ops.aten.max_pool3d_with_indices_backward if problem.rank == 3 else
                torch.ops.aten.max_pool2d_with_indices_backward)
    found = backward(grad, src, *window, problem.ceil_mode, indices)
    return (found.squeeze(-1) if problem.rank == 1 else found).to(grad_values.dtype)


def sums(values, indices, size, kind):
    """values added up, in type `kind` and row-major order, at the cells that indices name."""
    rank = len(size)
    cells = torch.Size(size).numel()
    flat = torch.zeros([*values.shape[:-rank], cells], dtype=kind)
    flat.scatter_add_(-1, indices.flatten(-rank), values.to(kind).flatten(-rank).contiguous())
    return flat.reshape([*values.shape[:-rank], *size]).to(values.dtype)
