# pyright: strict
"""What users write on NumPy, with the types that they may rely on. Run, and type-checked."""
# SPDX-License-Identifier: MIT
from typing import Any, Tuple, assert_type

import numpy
from numpy.typing import NDArray

import argpool

Image = numpy.ndarray[Tuple[int, int, int, int], numpy.dtype[numpy.float32]]
Indices = numpy.ndarray[Tuple[int, int, int, int], numpy.dtype[numpy.integer[Any]]]


def pool(x: Image) -> None:
    """Rank and element type are kept."""
    values, indices = argpool.max_pool(x, 2)
    assert_type(values, Image)
    assert_type(indices, Indices)
    assert_type(argpool.max_pool(x, (2, 2), return_indices=False), Image)
    assert_type(argpool.max_unpool(values, indices, 2, output_size=(4, 4)), Image)
    assert_type(argpool.max_pool_backward(values, indices, x.shape, 2), Image)
    assert_type(argpool.max_unpool_backward(x, indices, numpy.array([2, 2])), Image)
    taps = argpool.convert_indices(indices, x.shape, 2, to_space="window", index_type="uint8")
    assert_type(taps, Indices)
    assert_type(argpool.max_pool(x, 2, index_type=numpy.int32, out=(values, indices)),
                Tuple[Image, Indices])
    plan = argpool.Plan("max_pool", (x, values, None), 2, measure="between")
    plan()
    assert_type(plan.variant, str)


def pool_any(x: NDArray[numpy.float64], library: argpool.Library) -> NDArray[numpy.float64]:
    """Of an array of unknown rank, and by a library of one's own."""
    values, indices = library.max_pool(x, (3, 3), stride=2, padding=((0, 1), (1, 1)))
    return library.max_unpool(values, indices, (3, 3), stride=2, padding=((0, 1), (1, 1)))


assert_type(argpool.pooled_shape((4, 4), 2), Tuple[int, ...])
assert_type(argpool.last_variant(), str)
assert_type(argpool.__version__, str)
pool(numpy.arange(16, dtype=numpy.float32).reshape(1, 1, 4, 4))
