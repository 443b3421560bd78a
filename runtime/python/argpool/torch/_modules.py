# SPDX-License-Identifier: MIT
"""torch.nn's pooling modules on argpool, and a model's exchanged for them."""
from __future__ import annotations

from typing import Optional

import torch
from torch import nn

from . import _functions


class _Pool:
    """What a pooling module has beside torch.nn's."""

    _function = staticmethod(_functions.max_pool2d)

    def __init__(self, *arguments, index_type: torch.dtype = torch.int64,
                 layout: Optional[str] = None, **named):
        super().__init__(*arguments, **named)
        self.index_type, self.layout = index_type, layout

    def forward(self, input):
        return self._function(input, self.kernel_size, self.stride, self.padding, self.dilation,
                              self.ceil_mode, self.return_indices, index_type=self.index_type,
                              layout=self.layout)

    def extra_repr(self):
        return f"{super().extra_repr()}, index_type={self.index_type}, layout={self.layout!r}"


class _Unpool:
    """What an unpooling module has beside torch.nn's."""

    _function = staticmethod(_functions.max_unpool2d)

    def __init__(self, *arguments, duplicates: str = "last", layout: Optional[str] = None,
                 **named):
        super().__init__(*arguments, **named)
        self.duplicates, self.layout = duplicates, layout

    def forward(self, input, indices, output_size=None):
        return self._function(input, indices, self.kernel_size, self.stride, self.padding,
                              output_size, duplicates=self.duplicates, layout=self.layout)

    def extra_repr(self):
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


def _module(extra, base, function, text):
    name = base.__name__
    return type(name, (extra, base), {
        "__module__": __package__, "_function": staticmethod(function),
        "__doc__": text.format(name=name, function=function.__name__)})


MaxPool1d = _module(_Pool, nn.MaxPool1d, _functions.max_pool1d, _POOL)
MaxPool2d = _module(_Pool, nn.MaxPool2d, _functions.max_pool2d, _POOL)
MaxPool3d = _module(_Pool, nn.MaxPool3d, _functions.max_pool3d, _POOL)
MaxUnpool1d = _module(_Unpool, nn.MaxUnpool1d, _functions.max_unpool1d, _UNPOOL)
MaxUnpool2d = _module(_Unpool, nn.MaxUnpool2d, _functions.max_unpool2d, _UNPOOL)
MaxUnpool3d = _module(_Unpool, nn.MaxUnpool3d, _functions.max_unpool3d, _UNPOOL)

_POOLS = {nn.MaxPool1d: MaxPool1d, nn.MaxPool2d: MaxPool2d, nn.MaxPool3d: MaxPool3d}
_UNPOOLS = {nn.MaxUnpool1d: MaxUnpool1d, nn.MaxUnpool2d: MaxUnpool2d, nn.MaxUnpool3d: MaxUnpool3d}


def _converted(module, index_type):
    if type(module) in _POOLS:
        new = _POOLS[type(module)](module.kernel_size, module.stride, module.padding,
                                   module.dilation, module.return_indices, module.ceil_mode,
                                   index_type=index_type)
    elif type(module) in _UNPOOLS:
        new = _UNPOOLS[type(module)](module.kernel_size, module.stride, module.padding)
    else:
        return module
    return new.train(module.training)


def convert(model: nn.Module, *, index_type: torch.dtype = torch.int64) -> nn.Module:
    """Exchanges the torch.nn.MaxPool1d...3d and MaxUnpool1d...3d in `model` for argpool's, in
    place, and returns the model (a new module if it is one of these itself). For models that are
    compiled: Inductor then calls argpool instead of making its own. Hooks on exchanged modules are
    lost; calls of torch.nn.functional stay (see `enable`).

    index_type  of the indices; torch.uint8 if nobody but unpooling modules reads them.
    """
    for module in list(model.modules()):
        for name, child in list(module.named_children()):
            setattr(module, name, _converted(child, index_type))
    return _converted(model, index_type)
