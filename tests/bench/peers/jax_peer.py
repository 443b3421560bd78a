"""JAX as a contestant: reduce_window for pooling without indices, and its gradient; take for unpool
backward. It has no pooling with indices. Its results are its own memory, new at every call."""
# SPDX-License-Identifier: MIT
import os

os.environ["JAX_ENABLE_X64"] = "1"
os.environ["JAX_PLATFORMS"] = "cpu"

import jax  # noqa: E402: the environment comes first
import numpy  # noqa: E402
from jax import lax  # noqa: E402
from jax import numpy as jnp  # noqa: E402
from serve import NotOffered, serve  # noqa: E402


def _in_memory(r, spatial, other):
    """Numbers of the spatial dimensions with those of n and c, in the order of memory."""
    return (other, *spatial, other) if r.layout == "cl" else (other, other, *spatial)


def _pool(r):
    # A scalar that it sees to be the lowest: else it has no gradient.
    floats = r.elem.lstrip("b").startswith("f")
    lowest = numpy.array(-numpy.inf if floats else numpy.iinfo(r.dtype).min, r.dtype)
    pads = list(zip(r.pad, r.pad_end))
    return lambda src: lax.reduce_window(
        src,
        lowest,
        lax.max,
        _in_memory(r, r.kernel, 1),
        _in_memory(r, r.stride, 1),
        _in_memory(r, pads, (0, 0)),
        None,
        _in_memory(r, r.dilation, 1),
    )


def _take(r):
    axis = 1 if r.layout == "cl" else 2

    def flat(array):
        n, c = r.pooled_shape[:2]
        return array.reshape((n, -1, c) if r.layout == "cl" else (n, c, -1))

    def operation(grad, indices):
        picked = jnp.take_along_axis(flat(grad), flat(indices), axis, mode="clip")
        return picked.reshape(indices.shape)

    return operation


def prepare(request):
    """See serve.serve."""
    r = request
    if r.threads > 1:
        raise NotOffered("its threads cannot be told, and are measured as one")
    is_sum = r.op == "max_pool_backward"
    if r.op == "max_pool" and r.index == "none" and not r.ceil:
        operation, inputs, expected = _pool(r), [r.cells], r.pooled
    elif is_sum and r.source is not None and not r.ceil:
        pool = _pool(r)
        expected = r.cells

        def operation(src, grad):
            return jax.vjp(pool, src)[1](grad)[0]

        inputs = [r.source, r.pooled]
    elif r.op == "max_unpool_backward" and r.space == "plane" and r.duplicates != "exact":
        operation, inputs, expected = _take(r), [r.cells, r.indices], r.pooled
    else:
        raise NotOffered("it captures no indices, and does not unpool")
    inputs = [jnp.asarray(array) for array in inputs]
    compiled = jax.jit(operation).lower(*inputs).compile()

    def call():
        return compiled(*inputs).block_until_ready()

    r.expect(expected, call(), is_sum)
    return "JAX", call


if __name__ == "__main__":
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})  # before its pool starts: one thread
    serve(f"JAX {jax.__version__} (from Python)", prepare)
