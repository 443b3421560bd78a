"""argpool.jax beside what JAX has: the least of many calls under jit, milliseconds of wall time."""
# SPDX-License-Identifier: MIT
import time

import jax
import jax.numpy as jnp
import numpy

import argpool.jax


def own(x):
    return jax.lax.reduce_window(x, -jnp.inf, jax.lax.max, (1, 1, 2, 2), (1, 1, 2, 2), "VALID")


def own_with_indices(x):
    """The idiom for indices: the windows' cells side by side, and their argmax."""
    n, c, h, w = x.shape
    cells = x.reshape(n, c, h // 2, 2, w // 2, 2).swapaxes(3, 4).reshape(n, c, h // 2, w // 2, 4)
    taps = cells.argmax(-1)
    return jnp.take_along_axis(cells, taps[..., None], -1)[..., 0], taps.astype(jnp.uint8)


def own_unpool(values, taps):
    """The idiom for unpooling: each tap's cells chosen, and woven together."""
    n, c, h, w = values.shape
    cells = jnp.where(taps[..., None] == jnp.arange(4), values[..., None], 0)
    return cells.reshape(n, c, h, w, 2, 2).swapaxes(3, 4).reshape(n, c, 2 * h, 2 * w)


def least(call, *arguments, seconds=2.0):
    call = jax.jit(call)
    jax.block_until_ready(call(*arguments))
    best, end = float("inf"), time.perf_counter() + seconds
    while time.perf_counter() < end:
        start = time.perf_counter()
        jax.block_until_ready(call(*arguments))
        best = min(best, time.perf_counter() - start)
    return best * 1e3


def main():
    cubes = lambda pool: lambda x: (pool(x) ** 3).sum()
    pool = lambda x: argpool.jax.max_pool(x, 2)
    values = lambda x: pool(x)[0]
    unpool = lambda v, i: argpool.jax.max_unpool(v, i, 2)
    x = jnp.asarray(numpy.random.default_rng(1).standard_normal((1, 64, 112, 112), "float32"))
    assert all((a == b).all() for a, b in zip(pool(x), own_with_indices(x)))
    assert (unpool(*pool(x)) == own_unpool(*pool(x))).all()
    print(f"JAX {jax.__version__}, 1x64x112x112 k2s2, ms a call: JAX, argpool")
    for name, theirs, ours, arguments in (
            ("values", own, values, (x,)), ("values and indices", own_with_indices, pool, (x,)),
            ("gradient", jax.grad(cubes(own)), jax.grad(cubes(values)), (x,)),
            ("unpooling", own_unpool, unpool, pool(x))):
        a, b = least(theirs, *arguments), least(ours, *arguments)
        print(f"  {name:20}{a:9.3f}{b:9.3f}{a / b:7.1f}x", flush=True)


if __name__ == "__main__":
    main()
