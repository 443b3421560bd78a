# SPDX-License-Identifier: MIT
"""argpool-compile, as argpool.compile runs it. By hand: python -m argpool_compiler --help."""
import os

path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "bin", "argpool-compile")
