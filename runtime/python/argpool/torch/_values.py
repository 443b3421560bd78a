# SPDX-License-Identifier: MIT
"""max_pool2d and max_pool3d without indices.

aten computes both by operators that write indices, and drops these. In programs without gradients
`enable()` puts functions in the place of torch.max_pool2d and torch.max_pool3d, which
torch.nn.functional calls: they compute values alone. Whatever may look at operators, or needs a
gradient, has aten's.
"""
from __future__ import annotations

import torch
from torch.autograd import forward_ad
from torch.jit import _builtins

from . import _operators  # noqa: F401  defines the operators

NAMES = ("max_pool2d", "max_pool3d")
_PLAIN = (torch.Tensor, torch.nn.Parameter)


def _is_plain(x) -> bool:
    """Is it a tensor on the CPU, and does nothing watch or transform what is computed?"""
    return (type(x) in _PLAIN and not torch.is_grad_enabled() and x.is_cpu
            and x.layout is torch.strided and not torch.compiler.is_compiling()
            and not torch._C._len_torch_dispatch_stack()
            and not torch._C._len_torch_function_stack()
            and torch._C._functorch.peek_interpreter_stack() is None
            and forward_ad._current_level < 0 and torch._C._get_tracing_state() is None
            and not torch.is_autocast_enabled("cpu"))


def _function(name: str):
    aten, values = getattr(torch, name), getattr(torch.ops.argpool, f"aten_{name}").default

    def pool(input, *arguments, **named):
        if _is_plain(input):
            try:
                return values(input, *arguments, **named)
            except (RuntimeError, TypeError):
                pass  # aten refuses it by its own class and in its own words
        return aten(input, *arguments, **named)

    pool.__name__ = pool.__qualname__ = name
    pool.__doc__ = aten.__doc__
    _builtins._register_builtin(pool, f"aten::{name}")  # torch.jit.script knows it as aten's
    return aten, pool


_functions = {name: _function(name) for name in NAMES}


def put(on: bool) -> None:
    """Ours in torch's place, or torch's own back. A function that somebody else put stays."""
    for name, (aten, ours) in _functions.items():
        if getattr(torch, name) is (aten if on else ours):
            setattr(torch, name, ours if on else aten)
