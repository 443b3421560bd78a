# SPDX-License-Identifier: MIT
"""libargpool_torch.so, loaded."""
from __future__ import annotations

import ctypes
import os

import torch

from .. import _library

OLDEST = (2, 10)  # the first with the stable interface that the library is written for


def _version():
    return tuple(int(part) for part in torch.__version__.split("+")[0].split(".")[:2])


def _load():
    if _version() < OLDEST:
        raise ImportError(f"PyTorch is {torch.__version__}; argpool.torch needs 2.10 or later, "
                          "which has a stable interface for kernels. argpool's NumPy functions "
                          "take CPU tensors of any version")
    library = ctypes.CDLL(os.path.join(os.path.dirname(_library.path), "libargpool_torch.so"))
    for function in library.argpool_torch_load, library.argpool_torch_enable:
        function.restype = ctypes.c_char_p
    check(library.argpool_torch_load())
    return library


def check(wrong):
    if wrong:
        raise ImportError(f"argpool.torch cannot work with PyTorch {torch.__version__}: "
                          f"{wrong.decode()}")


c = _load()
