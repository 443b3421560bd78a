# pyright: strict
"""What users write on PyTorch, with the types that they may rely on. Run, and type-checked."""
# SPDX-License-Identifier: MIT
from typing import Tuple, assert_type

import torch

import argpool
import argpool.torch


def pool(x: torch.Tensor) -> None:
    values, indices = argpool.torch.max_pool2d(x, 2, return_indices=True)
    assert_type((values, indices), Tuple[torch.Tensor, torch.Tensor])
    assert_type(argpool.torch.max_pool2d(x, 2), torch.Tensor)
    assert_type(argpool.torch.max_unpool2d(values, indices, 2, output_size=(4, 4)), torch.Tensor)
    assert_type(argpool.max_pool(x, 2), Tuple[torch.Tensor, torch.Tensor])
    assert_type(argpool.max_unpool(values, indices, 2), torch.Tensor)
    module = argpool.torch.MaxPool2d(2, index_type=torch.uint8)
    assert_type(argpool.torch.convert(torch.nn.Sequential(module)), torch.nn.Module)
    with argpool.torch.enabled():
        assert_type(argpool.torch.is_enabled(), bool)


pool(torch.zeros(1, 1, 4, 4))
