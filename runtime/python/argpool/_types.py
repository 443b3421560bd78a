"""What type hints name. Imported by type checkers alone."""
# SPDX-License-Identifier: MIT
from typing import Any, Literal, Protocol, Sequence, Tuple, Union


class Tensor(Protocol):
    """A NumPy array, or a tensor of any library that speaks DLPack."""

    @property
    def ndim(self) -> int: ...

    @property
    def shape(self) -> Sequence[int]: ...

    @property
    def dtype(self) -> Any: ...

    def __dlpack__(self) -> Any: ...


Extent = Union[int, Sequence[int]]
Padding = Union[int, Sequence[Union[int, Tuple[int, int]]]]
Layout = Literal["channels_first", "channels_last"]
IndexSpace = Literal["plane", "tensor", "tensor_colmajor", "image", "batch_image", "window",
                     "tensor_default_shape"]
IndexType = Any  # "int64", "int32", "uint8", "uint16", or a NumPy, PyTorch or JAX type of that name
Duplicates = Literal["last", "sum", "exact"]
