# SPDX-License-Identifier: MIT
"""argpool as an execution provider of ONNX Runtime (1.23 or later): models stay as they are.

    argpool.onnxruntime.register()
    session = onnxruntime.InferenceSession("segnet.onnx", providers=[
        argpool.onnxruntime.get_ep_name(), "CPUExecutionProvider"])

The provider takes MaxPool with indices, MaxUnpool, and what torch.onnx writes for both, and leaves
every other node to the other providers.

Where the provider refuses its options, ONNX Runtime's Python prints why and goes on without it:
session.get_providers() says whether it is there, and InferenceSession(…, enable_fallback=0) raises.
"""
from __future__ import annotations

import os

from . import _library

_NAME = "ArgpoolExecutionProvider"


def get_library_path() -> str:
    """The absolute path of the provider's library, for register_execution_provider_library."""
    return os.path.join(os.path.dirname(_library.path), "libargpool_onnxruntime.so")


def get_ep_name() -> str:
    """The provider's name."""
    return _NAME


def get_ep_names() -> list[str]:
    """The names of the library's providers: one."""
    return [_NAME]


def register() -> str:
    """Registers the provider with ONNX Runtime, once in a process, and returns its name."""
    import onnxruntime
    version = tuple(int(part) for part in onnxruntime.__version__.split(".")[:2])
    if version < (1, 23):
        raise ImportError(f"onnxruntime is {onnxruntime.__version__}; argpool.onnxruntime needs "
                          "1.23 or later, which takes providers from other libraries")
    if not any(device.ep_name == _NAME for device in onnxruntime.get_ep_devices()):
        onnxruntime.register_execution_provider_library(_NAME, get_library_path())
    return _NAME
