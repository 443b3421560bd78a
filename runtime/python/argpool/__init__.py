# SPDX-License-Identifier: MIT
"""argpool: max and min pooling with indices, max unpooling and gradients of both, on CPUs.

Takes NumPy arrays, and tensors of every library that speaks DLPack, without a copy:

    import argpool, numpy
    x = numpy.arange(1, 17, dtype="float32").reshape(1, 1, 4, 4)
    values, indices = argpool.max_pool(x, 2)
    argpool.max_unpool(values, indices, 2)

Shapes are (N, C, spatial...) or (C, spatial...), with one to three spatial dimensions, whatever the
memory layout. Results are the same bits for every number of threads. The ways into frameworks are
modules of their own, each imported on demand: argpool.torch, argpool.jax, argpool.dask,
argpool.onnxruntime.
"""
from ._compile import Library, compile
from ._errors import (CompilerError, DeviceError, Error, ForcedVariant, IndexOutOfRange,
                      IndexOverflow, InvalidArgument, InvalidWindow, NoKernel, OutOfMemory, Overlap,
                      ShapeMismatch, UnsupportedDevice, UnsupportedStrides, UnsupportedType)
from ._library import last_variant as _last_variant
from ._library import version as _version
from ._operations import (convert_indices, max_pool, max_pool_backward, max_unpool,
                          max_unpool_backward, min_pool, pooled_shape, unpooled_shape)
from ._plan import Plan
from ._wisdom import wisdom_export, wisdom_import

__version__: str = _version().decode()


def last_variant() -> str:
    """The kernel that ran this thread's last successful call; "" before any."""
    return _last_variant().decode()


__all__ = [
    "CompilerError", "DeviceError", "Error", "ForcedVariant", "IndexOutOfRange", "IndexOverflow",
    "InvalidArgument", "InvalidWindow", "Library", "NoKernel", "OutOfMemory", "Overlap", "Plan",
    "ShapeMismatch", "UnsupportedDevice", "UnsupportedStrides", "UnsupportedType", "compile",
    "convert_indices", "last_variant", "max_pool", "max_pool_backward", "max_unpool",
    "max_unpool_backward", "min_pool", "pooled_shape", "unpooled_shape", "wisdom_export",
    "wisdom_import",
]
