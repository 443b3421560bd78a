# SPDX-License-Identifier: MIT
"""Max pooling and unpooling of arrays larger than memory, block by block, under Dask.

Arrays have one to three spatial dimensions, and any others as a batch, in any chunks; zarr and
other stores come in through dask.array. Indices are tap numbers (the number of a cell in its
window), which mean the same in every chunking: results are those of the whole, cell for cell.
Padding is at the edges of the volume alone. Calls are lazy, and run wherever Dask runs them:
threads, processes, a cluster.
"""
from typing import Any

from ._operations import max_pool, max_unpool, pyramid

__all__ = ["max_pool", "max_unpool", "pyramid", "pyramid_to_zarr"]


def __getattr__(name: str) -> Any:
    """pyramid_to_zarr, which alone needs zarr and ome-zarr-models, once it is asked for."""
    if name != "pyramid_to_zarr":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from ._image import pyramid_to_zarr
    return pyramid_to_zarr
