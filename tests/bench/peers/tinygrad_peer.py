"""tinygrad as a contestant, on its CPU device: pooling and unpooling, compiled once by its JIT.

Its results are its own memory, new at every call.
"""
# SPDX-License-Identifier: MIT
import importlib.metadata

import numpy
from serve import NotOffered, serve
from tinygrad import Device, Tensor, TinyJit, dtypes

_ELEMENTS = {"f64": dtypes.double, "f32": dtypes.float, "f16": dtypes.half, "i32": dtypes.int}


def prepare(request):
    """See serve.serve."""
    r = request
    if r.layout != "cf" or r.op not in ("max_pool", "max_unpool"):
        raise NotOffered("it pools and unpools channels-first")
    if r.index not in ("i32", "none") or r.space != "plane" or r.elem not in _ELEMENTS:
        raise NotOffered("its indices are int32, a plane's; its elements f64 f32 f16 i32")
    if r.threads > 1:
        raise NotOffered("its CPU device runs a kernel on one thread")
    pads = [p for pair in zip(r.pad[::-1], r.pad_end[::-1]) for p in pair]
    pools = r.op == "max_pool"
    window = (tuple(r.kernel), tuple(r.stride), tuple(r.dilation), tuple(pads))

    def device(array):
        return Tensor(numpy.ascontiguousarray(array), device="CPU").contiguous().realize()

    if pools:
        inputs = [device(r.cells)]

        def operation(src):
            got = src.max_pool2d(*window, ceil_mode=r.ceil, return_indices=r.index != "none")
            return [t.realize() for t in (got if isinstance(got, tuple) else [got])]
    else:
        inputs = [device(r.pooled), device(r.indices)]

        def operation(values, indices):
            size = tuple(r.cells_shape)
            return [Tensor.max_unpool2d(values, indices, *window, output_size=size).realize()]

    compiled = TinyJit(operation)

    def call():
        results = compiled(*inputs)
        Device["CPU"].synchronize()
        return results

    for _ in range(3):  # the JIT records at the second call and replays from the third on
        results = call()
    if pools:
        r.expect(r.pooled, results[0].numpy())
        if r.indices is not None:
            r.expect(r.indices, results[1].numpy())
    else:
        r.expect(r.cells, results[0].numpy())
    return "tinygrad", call


if __name__ == "__main__":
    serve(f"tinygrad {importlib.metadata.version('tinygrad')} (from Python)", prepare)
