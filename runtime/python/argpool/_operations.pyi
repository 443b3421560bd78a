# SPDX-License-Identifier: MIT
# What the functions of _operations.py return: an array or a tensor of the library that the input is
# from, where that is NumPy or PyTorch, of the input's rank and element type; else a NumPy array.
# Signatures are the module's: tests/python/types_test.py compares them.
from typing import Any, Literal, Optional, Tuple, TypeVar, overload

import numpy
from numpy.typing import NDArray

from ._compile import Library
from ._types import (Duplicates, Extent, IndexSpace, IndexType, Layout, Padding, Tensor,
                     TorchTensor)

_Shape = TypeVar("_Shape", bound=Tuple[int, ...])
_Scalar = TypeVar("_Scalar", bound=numpy.generic)
_Torch = TypeVar("_Torch", bound=TorchTensor)
_Out = TypeVar("_Out")
_Array = numpy.ndarray[_Shape, numpy.dtype[_Scalar]]
_Indices = numpy.ndarray[_Shape, numpy.dtype[numpy.integer[Any]]]

@overload
def max_pool(
    x: _Array[_Shape, _Scalar], kernel: Extent, stride: Optional[Extent] = None,
    padding: Padding = 0, dilation: Extent = 1, ceil_mode: bool = False, *,
    return_indices: Literal[True] = True, layout: Optional[Layout] = None,
    index_space: Optional[IndexSpace] = None, index_type: Optional[IndexType] = None,
    threads: Optional[int] = None, out: None = None, library: Optional[Library] = None,
) -> Tuple[_Array[_Shape, _Scalar], _Indices[_Shape]]: ...
@overload
def max_pool(
    x: _Array[_Shape, _Scalar], kernel: Extent, stride: Optional[Extent] = None,
    padding: Padding = 0, dilation: Extent = 1, ceil_mode: bool = False, *,
    return_indices: Literal[False], layout: Optional[Layout] = None,
    index_space: Optional[IndexSpace] = None, index_type: Optional[IndexType] = None,
    threads: Optional[int] = None, out: None = None, library: Optional[Library] = None,
) -> _Array[_Shape, _Scalar]: ...
@overload
def max_pool(  # type: ignore[overload-overlap]
    x: _Torch, kernel: Extent, stride: Optional[Extent] = None,
    padding: Padding = 0, dilation: Extent = 1, ceil_mode: bool = False, *,
    return_indices: Literal[True] = True, layout: Optional[Layout] = None,
    index_space: Optional[IndexSpace] = None, index_type: Optional[IndexType] = None,
    threads: Optional[int] = None, out: None = None, library: Optional[Library] = None,
) -> Tuple[_Torch, _Torch]: ...
@overload
def max_pool(  # type: ignore[overload-overlap]
    x: _Torch, kernel: Extent, stride: Optional[Extent] = None,
    padding: Padding = 0, dilation: Extent = 1, ceil_mode: bool = False, *,
    return_indices: Literal[False], layout: Optional[Layout] = None,
    index_space: Optional[IndexSpace] = None, index_type: Optional[IndexType] = None,
    threads: Optional[int] = None, out: None = None, library: Optional[Library] = None,
) -> _Torch: ...
@overload
def max_pool(
    x: Tensor, kernel: Extent, stride: Optional[Extent] = None,
    padding: Padding = 0, dilation: Extent = 1, ceil_mode: bool = False, *,
    return_indices: Literal[True] = True, layout: Optional[Layout] = None,
    index_space: Optional[IndexSpace] = None, index_type: Optional[IndexType] = None,
    threads: Optional[int] = None, out: None = None, library: Optional[Library] = None,
) -> Tuple[NDArray[Any], _Indices[Any]]: ...
@overload
def max_pool(
    x: Tensor, kernel: Extent, stride: Optional[Extent] = None,
    padding: Padding = 0, dilation: Extent = 1, ceil_mode: bool = False, *,
    return_indices: Literal[False], layout: Optional[Layout] = None,
    index_space: Optional[IndexSpace] = None, index_type: Optional[IndexType] = None,
    threads: Optional[int] = None, out: None = None, library: Optional[Library] = None,
) -> NDArray[Any]: ...
@overload
def max_pool(
    x: Tensor, kernel: Extent, stride: Optional[Extent] = None,
    padding: Padding = 0, dilation: Extent = 1, ceil_mode: bool = False, *,
    return_indices: bool, layout: Optional[Layout] = None,
    index_space: Optional[IndexSpace] = None, index_type: Optional[IndexType] = None,
    threads: Optional[int] = None, out: None = None, library: Optional[Library] = None,
) -> Any: ...
@overload
def max_pool(
    x: Tensor, kernel: Extent, stride: Optional[Extent] = None,
    padding: Padding = 0, dilation: Extent = 1, ceil_mode: bool = False, *,
    return_indices: bool = True, layout: Optional[Layout] = None,
    index_space: Optional[IndexSpace] = None, index_type: Optional[IndexType] = None,
    threads: Optional[int] = None, out: _Out, library: Optional[Library] = None,
) -> _Out: ...
min_pool = max_pool
@overload
def max_unpool(
    values: _Array[_Shape, _Scalar], indices: Tensor, kernel: Extent,
    stride: Optional[Extent] = None, padding: Padding = 0, dilation: Extent = 1, *,
    output_size: Optional[Extent] = None, layout: Optional[Layout] = None,
    index_space: Optional[IndexSpace] = None, duplicates: Duplicates = "last",
    trusted_indices: bool = False, threads: Optional[int] = None, out: None = None,
    library: Optional[Library] = None,
) -> _Array[_Shape, _Scalar]: ...
@overload
def max_unpool(  # type: ignore[overload-overlap]
    values: _Torch, indices: Tensor, kernel: Extent,
    stride: Optional[Extent] = None, padding: Padding = 0, dilation: Extent = 1, *,
    output_size: Optional[Extent] = None, layout: Optional[Layout] = None,
    index_space: Optional[IndexSpace] = None, duplicates: Duplicates = "last",
    trusted_indices: bool = False, threads: Optional[int] = None, out: None = None,
    library: Optional[Library] = None,
) -> _Torch: ...
@overload
def max_unpool(
    values: Tensor, indices: Tensor, kernel: Extent,
    stride: Optional[Extent] = None, padding: Padding = 0, dilation: Extent = 1, *,
    output_size: Optional[Extent] = None, layout: Optional[Layout] = None,
    index_space: Optional[IndexSpace] = None, duplicates: Duplicates = "last",
    trusted_indices: bool = False, threads: Optional[int] = None, out: None = None,
    library: Optional[Library] = None,
) -> NDArray[Any]: ...
@overload
def max_unpool(
    values: Tensor, indices: Tensor, kernel: Extent,
    stride: Optional[Extent] = None, padding: Padding = 0, dilation: Extent = 1, *,
    output_size: Optional[Extent] = None, layout: Optional[Layout] = None,
    index_space: Optional[IndexSpace] = None, duplicates: Duplicates = "last",
    trusted_indices: bool = False, threads: Optional[int] = None, out: _Out,
    library: Optional[Library] = None,
) -> _Out: ...
@overload
def max_pool_backward(
    grad_values: _Array[_Shape, _Scalar], indices: Tensor,
    input_size: Extent, kernel: Extent, stride: Optional[Extent] = None, padding: Padding = 0,
    dilation: Extent = 1, ceil_mode: bool = False, *, layout: Optional[Layout] = None,
    index_space: Optional[IndexSpace] = None, trusted_indices: bool = False,
    threads: Optional[int] = None, out: None = None, library: Optional[Library] = None,
) -> _Array[_Shape, _Scalar]: ...
@overload
def max_pool_backward(  # type: ignore[overload-overlap]
    grad_values: _Torch, indices: Tensor,
    input_size: Extent, kernel: Extent, stride: Optional[Extent] = None, padding: Padding = 0,
    dilation: Extent = 1, ceil_mode: bool = False, *, layout: Optional[Layout] = None,
    index_space: Optional[IndexSpace] = None, trusted_indices: bool = False,
    threads: Optional[int] = None, out: None = None, library: Optional[Library] = None,
) -> _Torch: ...
@overload
def max_pool_backward(
    grad_values: Tensor, indices: Tensor,
    input_size: Extent, kernel: Extent, stride: Optional[Extent] = None, padding: Padding = 0,
    dilation: Extent = 1, ceil_mode: bool = False, *, layout: Optional[Layout] = None,
    index_space: Optional[IndexSpace] = None, trusted_indices: bool = False,
    threads: Optional[int] = None, out: None = None, library: Optional[Library] = None,
) -> NDArray[Any]: ...
@overload
def max_pool_backward(
    grad_values: Tensor, indices: Tensor,
    input_size: Extent, kernel: Extent, stride: Optional[Extent] = None, padding: Padding = 0,
    dilation: Extent = 1, ceil_mode: bool = False, *, layout: Optional[Layout] = None,
    index_space: Optional[IndexSpace] = None, trusted_indices: bool = False,
    threads: Optional[int] = None, out: _Out, library: Optional[Library] = None,
) -> _Out: ...
@overload
def max_unpool_backward(
    grad: _Array[_Shape, _Scalar], indices: Tensor, kernel: Extent,
    stride: Optional[Extent] = None, padding: Padding = 0, dilation: Extent = 1, *,
    layout: Optional[Layout] = None, index_space: Optional[IndexSpace] = None,
    duplicates: Duplicates = "last", trusted_indices: bool = False,
    threads: Optional[int] = None, out: None = None, library: Optional[Library] = None,
) -> _Array[_Shape, _Scalar]: ...
@overload
def max_unpool_backward(  # type: ignore[overload-overlap]
    grad: _Torch, indices: Tensor, kernel: Extent,
    stride: Optional[Extent] = None, padding: Padding = 0, dilation: Extent = 1, *,
    layout: Optional[Layout] = None, index_space: Optional[IndexSpace] = None,
    duplicates: Duplicates = "last", trusted_indices: bool = False,
    threads: Optional[int] = None, out: None = None, library: Optional[Library] = None,
) -> _Torch: ...
@overload
def max_unpool_backward(
    grad: Tensor, indices: Tensor, kernel: Extent,
    stride: Optional[Extent] = None, padding: Padding = 0, dilation: Extent = 1, *,
    layout: Optional[Layout] = None, index_space: Optional[IndexSpace] = None,
    duplicates: Duplicates = "last", trusted_indices: bool = False,
    threads: Optional[int] = None, out: None = None, library: Optional[Library] = None,
) -> NDArray[Any]: ...
@overload
def max_unpool_backward(
    grad: Tensor, indices: Tensor, kernel: Extent,
    stride: Optional[Extent] = None, padding: Padding = 0, dilation: Extent = 1, *,
    layout: Optional[Layout] = None, index_space: Optional[IndexSpace] = None,
    duplicates: Duplicates = "last", trusted_indices: bool = False,
    threads: Optional[int] = None, out: _Out, library: Optional[Library] = None,
) -> _Out: ...
@overload
def convert_indices(
    indices: _Indices[_Shape], size: Extent, kernel: Extent,
    stride: Optional[Extent] = None, padding: Padding = 0, dilation: Extent = 1,
    ceil_mode: bool = False, *, to_space: IndexSpace, from_space: Optional[IndexSpace] = None,
    index_type: Optional[IndexType] = None, layout: Optional[Layout] = None,
    threads: Optional[int] = None, out: None = None,
) -> _Indices[_Shape]: ...
@overload
def convert_indices(  # type: ignore[overload-overlap]
    indices: _Torch, size: Extent, kernel: Extent,
    stride: Optional[Extent] = None, padding: Padding = 0, dilation: Extent = 1,
    ceil_mode: bool = False, *, to_space: IndexSpace, from_space: Optional[IndexSpace] = None,
    index_type: Optional[IndexType] = None, layout: Optional[Layout] = None,
    threads: Optional[int] = None, out: None = None,
) -> _Torch: ...
@overload
def convert_indices(
    indices: Tensor, size: Extent, kernel: Extent,
    stride: Optional[Extent] = None, padding: Padding = 0, dilation: Extent = 1,
    ceil_mode: bool = False, *, to_space: IndexSpace, from_space: Optional[IndexSpace] = None,
    index_type: Optional[IndexType] = None, layout: Optional[Layout] = None,
    threads: Optional[int] = None, out: None = None,
) -> _Indices[Any]: ...
@overload
def convert_indices(
    indices: Tensor, size: Extent, kernel: Extent,
    stride: Optional[Extent] = None, padding: Padding = 0, dilation: Extent = 1,
    ceil_mode: bool = False, *, to_space: IndexSpace, from_space: Optional[IndexSpace] = None,
    index_type: Optional[IndexType] = None, layout: Optional[Layout] = None,
    threads: Optional[int] = None, out: _Out,
) -> _Out: ...

def pooled_shape(
    size: Extent, kernel: Extent, stride: Optional[Extent] = None, padding: Padding = 0,
    dilation: Extent = 1, ceil_mode: bool = False,
) -> Tuple[int, ...]: ...
def unpooled_shape(
    size: Extent, kernel: Extent, stride: Optional[Extent] = None, padding: Padding = 0,
    dilation: Extent = 1, *, output_size: Optional[Extent] = None,
) -> Tuple[int, ...]: ...
