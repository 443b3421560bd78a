# pyright: strict
"""Calls that argpool refuses, and that a type checker finds before they run."""
# SPDX-License-Identifier: MIT
from typing import Any

import numpy
from numpy.typing import NDArray

import argpool

x: NDArray[numpy.float32] = numpy.zeros((1, 1, 4, 4), numpy.float32)
argpool.max_pool(x, "2")  # wrong
argpool.max_pool(x, 2.0)  # wrong
argpool.max_pool([1.0, 2.0], 2)  # wrong
argpool.max_pool(x, 2, layout="NHWC")  # wrong
argpool.max_pool(x, 2, index_type="float32")  # wrong
argpool.max_pool(x, 2, index_space="cell")  # wrong
argpool.max_pool(x, 2, library="kernels.so")  # wrong
argpool.max_unpool(x, 2)  # wrong
values: NDArray[Any] = argpool.max_pool(x, 2)  # wrong
argpool.Plan("avg_pool", (x, x, x), 2)  # wrong
