"""What measured plans found, in files."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

import os

from . import _library
from ._arguments import path_of

TYPE_CHECKING = False  # as typing's, without importing it
if TYPE_CHECKING:
    from typing import Union


def _pass(function, file):
    status = function(os.fsencode(path_of(file, "file")))
    if status:
        _library.fail(status)


def wisdom_import(file: Union[str, bytes, os.PathLike[str]]) -> None:
    """Adds a file's wisdom to what is known: later plans and calls of its problems take the rows
    that were measured there. That of another kind of CPU or minor version is ignored. A file that
    cannot be read or understood is InvalidArgument, which says why."""
    _pass(_library.wisdom_import, file)


def wisdom_export(file: Union[str, bytes, os.PathLike[str]]) -> None:
    """Writes what measured plans, and calls under ARGPOOL_MEASURE=1, found in this process, in
    place of a file of that name. InvalidArgument where it cannot be written."""
    _pass(_library.wisdom_export, file)
