# pyright: strict
"""What users write on JAX, with the types that they may rely on. Run, and type-checked."""
# SPDX-License-Identifier: MIT
from typing import Tuple, assert_type

import jax

import argpool
import argpool.jax


def pool(x: jax.Array) -> None:
    values, indices = argpool.jax.max_pool(x, 2)
    assert_type((values, indices), Tuple[jax.Array, jax.Array])
    assert_type(argpool.jax.max_pool(x, 2, return_indices=False), jax.Array)
    assert_type(argpool.jax.max_unpool(values, indices, 2, output_size=(4, 4)), jax.Array)


pool(jax.random.normal(jax.random.key(1), (1, 1, 4, 4)))
