"""What type hints name. Imported by type checkers alone."""
# SPDX-License-Identifier: MIT
from typing import Any, Literal, Protocol, Sequence, SupportsIndex, Tuple, Type, Union

import numpy


class Tensor(Protocol):
    """A NumPy array, or a tensor of any library that speaks DLPack."""

    def __dlpack__(self) -> Any: ...


class TorchTensor(Tensor, Protocol):
    """torch.Tensor, without importing it: results are tensors of PyTorch, too."""

    @property
    def new_empty(self) -> Any: ...

    @property
    def requires_grad_(self) -> Any: ...


class IntegerArray(Protocol):
    """An array of integers of NumPy, PyTorch or JAX."""

    def tolist(self) -> Any: ...


class DType(Protocol):
    """numpy.dtype or torch.dtype."""

    @property
    def itemsize(self) -> int: ...


Extent = Union[SupportsIndex, Sequence[SupportsIndex], IntegerArray]
Padding = Union[SupportsIndex, Sequence[Union[SupportsIndex, Tuple[int, int]]], IntegerArray]
Layout = Literal["channels_first", "channels_last"]
IndexSpace = Literal["plane", "tensor", "tensor_colmajor", "image", "batch_image", "window",
                     "tensor_default_shape"]
IndexType = Union[Literal["int64", "int32", "uint8", "uint16"], Type[numpy.integer[Any]], DType]
Duplicates = Literal["last", "sum", "exact"]
Operation = Literal["max_pool", "min_pool", "max_unpool", "max_pool_backward",
                    "max_unpool_backward"]
Measure = Union[bool, Literal["patient", "between"]]
