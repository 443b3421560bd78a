# SPDX-License-Identifier: MIT
"""argpool under PyTorch (2.10 or later), on CPU tensors.

Without changing a program: after

    argpool.torch.enable()

PyTorch's own max_pool1d, 2d, 3d with indices, max_unpool1d, 2d, 3d and pooling's gradients run on
argpool, in all of this process, until `disable()`. Autograd, vmap, autocast, export and whatever
else is above the kernel stay PyTorch's, results are the same bits, and unpooling is deterministic.

By choice: `MaxPool2d` and its kin are torch.nn's with `index_type` (torch.uint8: an eighth of the
indices' memory), `layout` and `duplicates`. They also serve compiled models, for which Inductor
would otherwise make pooling of its own; `convert(model)` swaps them in.

`region` makes functions with derivatives of a spec's regions; `peaks`, `nms` and `pool_chain` are
those of argpool.filters with theirs, and `soft_skeleton` is clDice's.
"""
from ._enable import disable, enable, enabled, is_enabled
from ._functions import (max_pool1d, max_pool2d, max_pool3d, max_unpool1d, max_unpool2d,
                         max_unpool3d)
from ._modules import (MaxPool1d, MaxPool2d, MaxPool3d, MaxUnpool1d, MaxUnpool2d, MaxUnpool3d,
                       convert)
from ._regions import nms, peaks, pool_chain, region, soft_skeleton

__all__ = ["MaxPool1d", "MaxPool2d", "MaxPool3d", "MaxUnpool1d", "MaxUnpool2d", "MaxUnpool3d",
           "convert", "disable", "enable", "enabled", "is_enabled", "max_pool1d", "max_pool2d",
           "max_pool3d", "max_unpool1d", "max_unpool2d", "max_unpool3d", "nms", "peaks",
           "pool_chain", "region", "soft_skeleton"]
