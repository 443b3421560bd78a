# SPDX-License-Identifier: MIT
"""torch.nn's pooling modules on argpool, and a model's exchanged for them.

Under torch.jit.script a module is torch.nn's: TorchScript compiles the branch that says so, and
none of Python's own functions.
"""
from __future__ import annotations

from typing import Any, List, Optional

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from .._arguments import choice, flag, shown
from .._errors import UnsupportedType
from . import _functions as functions
from . import _operators as ops


class _Pool:
    """What a pooling module has beside torch.nn's."""

    def __init__(self, *arguments: Any, index_type: torch.dtype = torch.int64,
                 layout: Optional[functions.Layout] = None, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._set(index_type, layout)

    def _set(self, index_type, layout) -> None:
        """What is not served is refused here, not when data comes."""
        window = functions.window_of(self._rank, self.kernel_size, self.stride, self.padding,
                                     self.dilation)
        self.ceil_mode = flag(self.ceil_mode, "ceil_mode")
        self.return_indices = flag(self.return_indices, "return_indices")
        bits = choice(ops.INDEX_BITS, index_type, "index_type")
        functions.check_pool(window, bits if self.return_indices else 64)
        choice(functions.LAYOUTS, layout, "layout")
        self.index_type, self.layout = index_type, layout

    def extra_repr(self) -> str:
        return f"{super().extra_repr()}, index_type={self.index_type}, layout={self.layout!r}"


class _Unpool:
    """What an unpooling module has beside torch.nn's."""

    def __init__(self, *arguments: Any, duplicates: functions.Duplicates = "last",
                 layout: Optional[functions.Layout] = None, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._set(duplicates, layout)

    def _set(self, duplicates, layout) -> None:
        functions.window_of(self._rank, self.kernel_size, self.stride, self.padding)
        choice(functions.DUPLICATES, duplicates, "duplicates")
        choice(functions.LAYOUTS, layout, "layout")
        self.duplicates, self.layout = duplicates, layout

    def extra_repr(self) -> str:
        return f"{super().extra_repr()}, duplicates={self.duplicates!r}, layout={self.layout!r}"


_POOL = """torch.nn.{name} on argpool, with the same parameters and results.

    index_type  of the indices: torch.int64 (PyTorch's), torch.int32, torch.uint8, torch.uint16.
    layout      how results lie: "channels_first", "channels_last", None: as the input.

    See `argpool.torch.{function}`.
    """
_UNPOOL = """torch.nn.{name} on argpool, with the same parameters.

    duplicates  "last" (PyTorch's), "exact", "sum".
    layout      how the result lies: "channels_first", "channels_last", None: as the input.

    See `argpool.torch.{function}`.
    """
_EXCHANGED = {}  # argpool's modules by torch.nn's


def _public(text: str, rank: int, function: str):
    """Documents a module, and has `convert` know it."""
    def register(module):
        module._rank, module.__module__ = rank, __package__
        module.__doc__ = text.format(name=module.__name__, function=f"{function}{rank}d")
        _EXCHANGED[getattr(nn, module.__name__)] = module
        return module
    return register


@_public(_POOL, 1, "max_pool")
class MaxPool1d(_Pool, nn.MaxPool1d):
    def forward(self, input: Tensor):
        if torch.jit.is_scripting():
            return F.max_pool1d(input, self.kernel_size, self.stride, self.padding, self.dilation,
                                ceil_mode=self.ceil_mode, return_indices=self.return_indices)
        else:
            return functions.max_pool1d(
                input, self.kernel_size, self.stride, self.padding, self.dilation, self.ceil_mode,
                self.return_indices, index_type=self.index_type, layout=self.layout)


@_public(_POOL, 2, "max_pool")
class MaxPool2d(_Pool, nn.MaxPool2d):
    def forward(self, input: Tensor):
        if torch.jit.is_scripting():
            return F.max_pool2d(input, self.kernel_size, self.stride, self.padding, self.dilation,
                                ceil_mode=self.ceil_mode, return_indices=self.return_indices)
        else:
            return functions.max_pool2d(
                input, self.kernel_size, self.stride, self.padding, self.dilation, self.ceil_mode,
                self.return_indices, index_type=self.index_type, layout=self.layout)


@_public(_POOL, 3, "max_pool")
class MaxPool3d(_Pool, nn.MaxPool3d):
    def forward(self, input: Tensor):
        if torch.jit.is_scripting():
            return F.max_pool3d(input, self.kernel_size, self.stride, self.padding, self.dilation,
                                ceil_mode=self.ceil_mode, return_indices=self.return_indices)
        else:
            return functions.max_pool3d(
                input, self.kernel_size, self.stride, self.padding, self.dilation, self.ceil_mode,
                self.return_indices, index_type=self.index_type, layout=self.layout)


@_public(_UNPOOL, 1, "max_unpool")
class MaxUnpool1d(_Unpool, nn.MaxUnpool1d):
    def forward(self, input: Tensor, indices: Tensor,
                output_size: Optional[List[int]] = None) -> Tensor:
        if torch.jit.is_scripting():
            return F.max_unpool1d(input, indices, self.kernel_size, self.stride, self.padding,
                                  output_size)
        else:
            return functions.max_unpool1d(
                input, indices, self.kernel_size, self.stride, self.padding, output_size,
                duplicates=self.duplicates, layout=self.layout)


@_public(_UNPOOL, 2, "max_unpool")
class MaxUnpool2d(_Unpool, nn.MaxUnpool2d):
    def forward(self, input: Tensor, indices: Tensor,
                output_size: Optional[List[int]] = None) -> Tensor:
        if torch.jit.is_scripting():
            return F.max_unpool2d(input, indices, self.kernel_size, self.stride, self.padding,
                                  output_size)
        else:
            return functions.max_unpool2d(
                input, indices, self.kernel_size, self.stride, self.padding, output_size,
                duplicates=self.duplicates, layout=self.layout)


@_public(_UNPOOL, 3, "max_unpool")
class MaxUnpool3d(_Unpool, nn.MaxUnpool3d):
    def forward(self, input: Tensor, indices: Tensor,
                output_size: Optional[List[int]] = None) -> Tensor:
        if torch.jit.is_scripting():
            return F.max_unpool3d(input, indices, self.kernel_size, self.stride, self.padding,
                                  output_size)
        else:
            return functions.max_unpool3d(
                input, indices, self.kernel_size, self.stride, self.padding, output_size,
                duplicates=self.duplicates, layout=self.layout)


def convert(model: nn.Module, *, index_type: torch.dtype = torch.int64) -> nn.Module:
    """Makes the torch.nn.MaxPool1d...3d and MaxUnpool1d...3d in `model` argpool's, in place, and
    returns the model. For models that are compiled: Inductor then calls argpool instead of making
    its own. Modules stay the objects that they are, with their hooks; those of classes derived from
    torch.nn's, and calls of torch.nn.functional, stay as they are (see `enable`).

    index_type  of the indices; torch.uint8 if nobody but unpooling modules reads them.
    """
    if not isinstance(model, nn.Module):
        raise UnsupportedType(f"model is {shown(model)}, a {type(model).__qualname__}; accepted is "
                              "a torch.nn.Module")
    choice(ops.INDEX_BITS, index_type, "index_type")
    for module in model.modules():
        kind = _EXCHANGED.get(type(module))
        if kind is None:
            continue
        module.__class__ = kind
        if isinstance(module, _Pool):
            module._set(index_type, None)
        else:
            module._set("last", None)
    return model
