"""Compiles torch_abi.cpp against the headers of the PyTorch that runs this.

    torch_abi.py ADAPTER     the folder of stable_abi.h
"""
# SPDX-License-Identifier: MIT
import pathlib
import subprocess
import sys

import torch
from torch.utils.cpp_extension import include_paths

command = ["g++", "-std=c++17", "-fsyntax-only", "-DTORCH_TARGET_VERSION=0x020a000000000000",
           f"-I{sys.argv[1]}", *[f"-isystem{path}" for path in include_paths()],
           str(pathlib.Path(__file__).with_suffix(".cpp"))]
status = subprocess.run(command).returncode
print(f"PyTorch {torch.__version__}: stable_abi.h is {'as its headers' if not status else 'wrong'}")
sys.exit(status)
