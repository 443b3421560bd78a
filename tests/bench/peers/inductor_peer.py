"""torch.compile as a contestant: PyTorch's operations as Inductor compiles them for these shapes.

Its results are new memory at every call.
"""
# SPDX-License-Identifier: MIT
import numpy
import torch
from serve import NotOffered, serve

_F = torch.nn.functional
_OPS = torch.ops.aten


def _tensor(r, array):
    """A tensor of logical shape on a copy of an array as it lies in memory."""
    if array.dtype == "bfloat16":
        tensor = torch.from_numpy(array.view(numpy.int16).copy()).view(torch.bfloat16)
    else:
        tensor = torch.from_numpy(array.copy())
    return tensor.movedim(-1, 1) if r.layout == "cl" else tensor


def _array(r, tensor):
    """The other way round."""
    tensor = (tensor.movedim(1, -1) if r.layout == "cl" else tensor).contiguous()
    if tensor.dtype == torch.bfloat16:
        return tensor.view(torch.int16).numpy().view(r.dtype)
    return tensor.numpy()


def _operation(r):
    """The function to compile, its inputs, the arrays that it must give."""
    if r.op == "max_pool":
        pool = (_F.max_pool1d, _F.max_pool2d, _F.max_pool3d)[r.rank - 1]
        window = (r.kernel, r.stride, r.pad, r.dilation, r.ceil, r.index != "none")
        expected = [r.pooled] if r.indices is None else [r.pooled, r.indices]
        return lambda src: pool(src, *window), [r.cells], expected
    if r.op == "max_unpool":
        unpool = (_F.max_unpool1d, _F.max_unpool2d, _F.max_unpool3d)[r.rank - 1]
        window, size = (r.kernel, r.stride, r.pad), r.cells_shape[2:]
        return lambda v, i: unpool(v, i, *window, size), [r.pooled, r.indices], [r.cells]
    if r.op == "max_unpool_backward":

        def gather(grad, indices):
            picked = torch.gather(grad.flatten(2), 2, indices.flatten(2))
            return picked.reshape(indices.shape)

        return gather, [r.cells, r.indices], [r.pooled]
    if r.source is None or r.rank == 1:
        raise NotOffered("its pooling goes back from what was pooled, images and volumes")
    name = f"max_pool{r.rank}d_with_indices_backward"
    backward, window = getattr(_OPS, name), (r.kernel, r.stride, r.pad, r.dilation, r.ceil)
    return (
        lambda grad, src, indices: backward(grad, src, *window, indices),
        [r.pooled, r.source, r.indices],
        [r.cells],
    )


def prepare(request):
    """See serve.serve."""
    r = request
    if r.index not in ("i64", "none") or r.space != "plane":
        raise NotOffered("its indices are int64, a plane's")
    if r.pad != r.pad_end or r.duplicates != "last" or r.elem == "u16":
        raise NotOffered("its pads are the same at both ends, and duplicates' last wins")
    torch.set_num_threads(r.threads)
    torch._dynamo.reset()
    operation, arrays, expected = _operation(r)
    inputs = [_tensor(r, array) for array in arrays]
    compiled = torch.compile(operation, dynamic=False)

    def call():
        return compiled(*inputs)

    with torch.no_grad():
        results = call()
    results = results if isinstance(results, tuple) else (results,)
    for want, got in zip(expected, results):
        r.expect(want, _array(r, got), r.op == "max_pool_backward")
    return "torch.compile", call


if __name__ == "__main__":
    torch.set_grad_enabled(False)
    serve(f"torch.compile {torch.__version__.split('+')[0]} (from Python)", prepare)
