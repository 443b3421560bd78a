# SPDX-License-Identifier: MIT
import os
import sys

from . import path

os.execv(path, [path, *sys.argv[1:]])
