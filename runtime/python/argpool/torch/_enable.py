# SPDX-License-Identifier: MIT
"""Letting argpool replace aten's kernels."""
from __future__ import annotations

import contextlib
import logging
import threading

import torch

from .. import __version__
from . import _values
from ._library import c, check

_lock = threading.Lock()
_announced = False
_on = False


def _set(on: bool) -> bool:
    """Switches, and returns what was before."""
    global _on, _announced
    with _lock:
        before, _on = _on, on
        check(c.argpool_torch_enable(int(on)))
        _values.put(on)
        if on and not _announced:
            _announced = True
            logging.getLogger("argpool").warning(
                "argpool %s serves PyTorch's CPU max pooling and unpooling in this process; "
                "argpool.torch.disable() puts PyTorch's own back", __version__)
    return before


def enable() -> None:
    """Lets argpool serve PyTorch's own pooling operators on CPU tensors, in all of this process.

    aten's max_pool2d_with_indices, max_pool3d_with_indices, their backwards, max_unpool2d and
    max_unpool3d are replaced, on which torch.nn's and torch.nn.functional's modules of one to three
    dimensions stand (but max_pool1d without indices and without gradients). Where gradients are
    off, torch.max_pool2d and torch.max_pool3d compute no indices (_values.py). Results are the same
    bits as PyTorch's on one thread, with two exceptions: gradients of overlapping float16 and
    bfloat16 windows are summed in float32 and rounded once, and where PyTorch's order of writing
    duplicates is a race, the last one wins. What argpool does not take goes to PyTorch.

    Says so once, in the log "argpool". torch.compile makes pooling of its own and does not go
    there: see `convert`.
    """
    _set(True)


def disable() -> None:
    """Puts PyTorch's own kernels back."""
    _set(False)


def is_enabled() -> bool:
    """Does argpool serve PyTorch's own operators?"""
    return _on


@contextlib.contextmanager
def enabled(on: bool = True):
    """`enable()`, or `disable()` with on=False, within a `with` block; then as it was before. Of
    the whole process, other threads included."""
    before = _set(on)
    try:
        yield
    finally:
        _set(before)
