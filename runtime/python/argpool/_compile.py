"""Kernels of a program's own: argpool-compile's library of a spec or model, loaded and called."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

import ctypes

from . import _library, _operations
from ._arguments import path_of, plain, shown
from ._errors import CompilerError, InvalidArgument, ShapeMismatch, UnsupportedType

TYPE_CHECKING = False  # as typing's, without importing it
if TYPE_CHECKING:
    import os
    from typing import Mapping, Optional, Sequence, Union

    from ._types import Extent

_NAME = "compiled"
# Targets of the compiler's list, and the machine whose processes can load their kernels.
MACHINES = {"base": "x86_64", "avx2": "x86_64", "avx512": "x86_64", "neon": "aarch64",
            "neon32": "armv7l", "simd128": "wasm32", "rvv128": "riscv64", "opencl": "a device",
            "cuda": "a device"}
# The library's functions: its table of kernels, which argpool's calls take, and its regions.
_STUB = (f"extern const char {_NAME}_table[], {_NAME}_regions[];\n"
         f"const void *argpool_kernels(void) {{ return {_NAME}_table; }}\n"
         f"const void *argpool_regions(void) {{ return {_NAME}_regions; }}\n")


class Library:
    """Kernels for the windows, types and layouts of a spec, in the place of the default ones.

        library = argpool.compile("segnet.onnx")
        values, indices = library.max_pool(x, 2)

    max_pool, min_pool, max_unpool, max_pool_backward, max_unpool_backward
          argpool's functions of these names, served by this library's kernels alone: what the spec
          did not ask for raises `argpool.NoKernel`.
    regions
          the spec's functions that are an argpool.region, by name; each is an attribute, too:
          `library.nms(scores)`. With `gradients`, `library.nms.gradient` is the region of its
          gradient, the library's nms_backward; argpool.torch.region and argpool.jax.region make a
          function with a derivative of both.
    path  a shared library that `compile` or argpool_add_library(... SHARED) made.
    """

    if TYPE_CHECKING:
        max_pool = staticmethod(_operations.max_pool)
        min_pool = staticmethod(_operations.min_pool)
        max_unpool = staticmethod(_operations.max_unpool)
        max_pool_backward = staticmethod(_operations.max_pool_backward)
        max_unpool_backward = staticmethod(_operations.max_unpool_backward)

    def __init__(self, path: Union[str, os.PathLike[str]]) -> None:
        from ._regions import of_library

        path = path_of(path, "path")
        try:
            self._file = ctypes.CDLL(_to_load(path))
            table, regions = self._file.argpool_kernels, self._file.argpool_regions
        except (OSError, AttributeError) as error:
            raise CompilerError(f"{path} is no library of kernels ({error}): give one that "
                                "argpool.compile(..., path=...) made") from None
        table.restype, table.argtypes = ctypes.c_void_p, []
        regions.restype, regions.argtypes = ctypes.c_void_p, []
        self.table = table()
        self.regions = of_library(regions())
        for name, region in self.regions.items():
            setattr(self, name, region)
        for name in _library.OPERATIONS:
            setattr(self, name, _with_library(getattr(_operations, name), self))


_loaded: dict = {}  # the files that were loaded from a path


def _to_load(path):
    """The path, spelled so that dlopen, which goes by names, finds no file that it replaced."""
    import os

    if not os.path.isfile(path):  # dlopen looks in other folders, too
        return path
    status = os.stat(path)
    folder, name = os.path.split(os.path.join(os.getcwd(), path))
    files, file = _loaded.setdefault((folder, name), []), (status.st_dev, status.st_ino)
    if file not in files:
        files.append(file)
    return os.path.join(folder, *["."] * files.index(file), name)


def _with_library(function, library):  # functools takes 2 ms to import
    def call(*arguments, **named):
        return function(*arguments, library=library, **named)

    call.__name__, call.__doc__ = function.__name__, function.__doc__
    return call


def _targets_option(targets):
    names = [targets] if isinstance(targets, str) else targets
    if not isinstance(names, (tuple, list)) or not all(isinstance(name, str) for name in names):
        raise UnsupportedType(f"targets is {shown(targets)}; accepted are names, \"avx2\" or "
                              "[\"base\", \"avx512\"], or None")
    joined, machine = ",".join(names), _machine()
    for name in joined.replace(";", ",").split(","):
        if MACHINES.get(name, machine) != machine:
            own = [target for target, its in MACHINES.items() if its == machine]
            raise InvalidArgument(f"target {name} is for {MACHINES[name]}; accepted here, on "
                                  f"{machine}, are {', '.join([*own, 'native'])}")
    return f"--targets={joined}"


def _machine():
    """The machine that this process is compiled for, by the name that Linux gives it."""
    import platform

    name = {"AMD64": "x86_64", "arm64": "aarch64"}.get(platform.machine(), platform.machine())
    is_short = ctypes.sizeof(ctypes.c_void_p) == 4
    return "armv7l" if is_short and name in ("aarch64", "armv8l") else name


def _shape_options(shapes):
    if not hasattr(type(shapes), "items") or not all(isinstance(name, str) for name in shapes):
        raise UnsupportedType(f"shapes is {shown(shapes)}; accepted are extents by a tensor's "
                              "name, {\"input\": (1, 3, 360, 480)}, or None")
    options = []
    for name, shape in shapes.items():
        extents = plain(shape, f"shapes[{name!r}]")
        if type(extents) is int or any(type(n) is not int or n < 0 for n in extents):
            raise ShapeMismatch(f"shapes[{name!r}] is {shown(shape)}; accepted are extents from 0 "
                                "on, (1, 3, 360, 480) or the like")
        options.append(f"--shape={name}={'x'.join(map(str, extents))}")
    return options


def _gradients_option(gradients):
    if gradients is True:
        return ["--gradients"]
    names = [gradients] if isinstance(gradients, str) else gradients
    if not isinstance(names, (tuple, list)) or not all(isinstance(name, str) for name in names):
        raise UnsupportedType(f"gradients is {shown(gradients)}; accepted are True, False, and "
                              "names of functions, [\"nms\"]")
    return [f"--gradients={','.join(names)}"] if names else []


def _file_to_write(path):
    import os

    file = os.path.realpath(path_of(path, "path"))
    if os.path.exists(file) and not os.path.isfile(file):
        raise InvalidArgument(f"path is {shown(path)}, which is no file; accepted is the name of a "
                              "file, new or to be replaced")
    return file


def find_compiler():
    """argpool-compile of $ARGPOOL_COMPILE, of PATH or of the wheel argpool-compiler; None."""
    import os
    import shutil

    command = os.environ.get("ARGPOOL_COMPILE") or shutil.which("argpool-compile")
    if not command:
        try:
            import argpool_compiler  # type: ignore
            command = argpool_compiler.path
        except ImportError:
            pass
    return command


def find_linker():
    import shutil

    return shutil.which("cc")


def compile(
    source: Union[str, os.PathLike[str]], *, targets: Optional[Sequence[str]] = None,
    shapes: Optional[Mapping[str, Extent]] = None, gradients: Union[bool, Sequence[str]] = False,
    path: Union[None, str, os.PathLike[str]] = None,
    compiler: Union[None, str, os.PathLike[str]] = None,
) -> Library:
    """Compiles a spec's or a model's pooling operations, and loads them.

    source    a file of a spec (.mlir) or a model (.onnx, torch.export's .pt2), or a spec's text.
    targets   of "base", "avx2", "avx512", or on AArch64 "neon"; None: all. "base" is among them,
              for every CPU. "native": the one for this CPU alone, in two fifths of the time; its
              regions refuse a lower $ARGPOOL_MAX_TARGET.
    shapes    of a model's tensors, where it leaves them open: {"input": (1, 3, 360, 480)}.
    gradients of regions: True, of all functions that have one; or of those named, of which one that
              has none is refused.
    path      where the library is kept, for `Library(path)`, in the place of a file that may be
              loaded; None: nowhere, it lasts as long as the process.
    compiler  argpool-compile; None: $ARGPOOL_COMPILE, else the one in PATH, else that of the wheel
              argpool-compiler.

    Takes seconds; kernels that were compiled before come from ~/.cache/argpool. A C compiler, `cc`,
    links. What either refuses raises `argpool.CompilerError` with its words.
    """
    import os
    import tempfile

    is_text = isinstance(source, str) and "\n" in source
    file = None if is_text else path_of(source, "source")
    options = [] if targets is None else [_targets_option(targets)]
    options += [] if shapes is None else _shape_options(shapes)
    options += [] if gradients is False else _gradients_option(gradients)
    kept = None if path is None else _file_to_write(path)
    command = path_of(compiler, "compiler") if compiler is not None else find_compiler()
    if not command:
        raise CompilerError("argpool-compile is not in PATH, nor named by compiler= or "
                            "$ARGPOOL_COMPILE: pip install argpool-compiler, or argpool's "
                            "Debian package")
    if not find_linker():
        raise CompilerError("there is no C compiler `cc` in PATH, which links the library: install "
                            "one (Debian: gcc)")
    try:  # beside the path: it is renamed to it, as processes may have loaded what is there
        with tempfile.TemporaryDirectory(prefix=".argpool-",
                                         dir=kept and os.path.dirname(kept)) as folder:
            if is_text:
                file = os.path.join(folder, "spec.mlir")
                with open(file, "w", encoding="utf-8", errors="surrogatepass") as spec:
                    spec.write(source)
            _run([command, file, f"--name={_NAME}", "-q", "-o", folder, *options])
            made = os.path.join(folder, "library.so")
            _run(["cc", "-shared", "-fPIC", "-O1", "-x", "c", "-", "-x", "none",
                  os.path.join(folder, f"lib{_NAME}.a"), "-o", made], _STUB)
            library = Library(made)
            if kept is not None:
                os.replace(made, kept)
            return library
    except OSError as error:
        raise InvalidArgument(f"{kept or 'a temporary file'} cannot be written "
                              f"({error.strerror})") from None


def _run(command, text=""):
    import subprocess

    try:
        done = subprocess.run(command, input=text, capture_output=True, encoding="utf-8",
                              errors="replace", check=False)
    except (OSError, ValueError) as error:  # ValueError: an argument that no process can have
        raise CompilerError(f"{command[0]} could not be run: "
                            f"{getattr(error, 'strerror', error)}") from None
    if done.returncode:
        raise CompilerError(done.stderr.strip() or f"{command[0]} ended with {done.returncode}")
