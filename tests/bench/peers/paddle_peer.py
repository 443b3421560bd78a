"""Paddle as a contestant: pooling and unpooling, eager; results are new memory at every call."""
# SPDX-License-Identifier: MIT
import numpy
import paddle
from paddle import _C_ops
from serve import NotOffered, serve


def _pool(r, src):
    """Rank 2 and 3, with the indices of a plane as int32."""
    operator = _C_ops.max_pool2d_with_index if r.rank == 2 else _C_ops.max_pool3d_with_index
    dilations = [] if r.dilation == [1] * r.rank else [r.dilation]
    if dilations:
        raise NotOffered("its pooling with indices knows no dilation")
    return lambda: operator(src, r.kernel, r.stride, r.pad, False, False, r.ceil)


def prepare(request):
    """See serve.serve."""
    r = request
    if r.layout != "cf" or r.op not in ("max_pool", "max_unpool") or r.rank == 1:
        raise NotOffered("it pools and unpools images and volumes, channels-first")
    if r.index != "i32" or r.space != "plane" or r.elem not in ("f32", "f64"):
        raise NotOffered("its indices are int32, a plane's; its elements f32 f64")
    if r.pad != r.pad_end or r.duplicates != "last":
        raise NotOffered("its pads are the same at both ends, and duplicates' last wins")
    paddle.set_device("cpu")
    paddle.base.core.set_num_threads(r.threads)
    if r.op == "max_pool":
        call = _pool(r, paddle.to_tensor(r.cells))
        values, indices = call()
        r.expect(r.pooled, values.numpy())
        r.expect(r.indices, indices.numpy().astype(numpy.int32))
        return "Paddle", call
    values, indices = paddle.to_tensor(r.pooled), paddle.to_tensor(r.indices)
    operator = _C_ops.unpool if r.rank == 2 else _C_ops.unpool3d
    layout = "NCHW" if r.rank == 2 else "NCDHW"

    def call():
        return operator(values, indices, r.kernel, r.stride, r.pad, r.cells_shape[2:], layout)

    r.expect(r.cells, call().numpy())
    return "Paddle", call


if __name__ == "__main__":
    serve(f"Paddle {paddle.__version__} (from Python)", prepare)
