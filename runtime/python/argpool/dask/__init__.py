# SPDX-License-Identifier: MIT
"""Max pooling and unpooling of arrays larger than memory, block by block, under Dask.

Arrays have one to three spatial dimensions, and any others as a batch, in any chunks; zarr and
other stores come in through dask.array. Indices are tap numbers (the number of a cell in its
window), which mean the same in every chunking: results are those of the whole, cell for cell.
Padding is at the edges of the volume alone. Calls are lazy, and run wherever Dask runs them:
threads, processes, a cluster.
"""
from ._operations import max_pool, max_unpool, pyramid

__all__ = ["max_pool", "max_unpool", "pyramid"]
