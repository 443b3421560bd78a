# Compiles models and calls the functions of their libraries, through one shared object with a
# wrapper for each: functions of a generated header are static inline.
# SPDX-License-Identifier: MIT
import argparse
import ctypes
import json
import os
import pathlib
import re
import subprocess
import sys


sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "oracles"))
import argpool_ctypes  # noqa: E402

FUNCTION = re.compile(
    r"^static inline argpool_status (\w+)\(([^{]*)const argpool_options\* options", re.M)


class Compiler:
    """argpool-compile, and a folder to compile into."""

    def __init__(self, program, folder, targets="base"):
        self.program, self.folder, self.targets = program, pathlib.Path(folder), targets
        self.folder.mkdir(parents=True, exist_ok=True)

    def run(self, *arguments, fails=False):
        done = subprocess.run([self.program, *map(str, arguments)], text=True, capture_output=True)
        if (done.returncode != 0) != fails:
            raise RuntimeError(f"argpool-compile {arguments} ended with {done.returncode}:\n"
                               f"{done.stderr}")
        return done

    def list(self, path, name, shapes=()):
        """What --list=json says of the model's nodes."""
        shape = [f"--shape={s}" for s in shapes]
        return json.loads(self.run(path, f"--name={name}", "--list=json", *shape).stdout)["nodes"]

    def compile(self, path, name, shapes=(), narrow=False):
        return self.run(path, *["--narrow-indices"] * narrow, f"--name={name}",
                        f"--targets={self.targets}", f"--cache={self.folder / 'cache'}",
                        "-o", self.folder / name,
                        *[f"--shape={s}" for s in shapes])


def drawn_run(description, cases, count, full_count):
    """Of a program that draws cases: the compiler, the library, and the seeds to draw them from."""
    full = bool(int(os.environ.get("ARGPOOL_TEST_FULL") or 0))
    parser = argparse.ArgumentParser(description=description)
    for name in "compiler", "library", "folder":
        parser.add_argument(name)
    parser.add_argument(f"--{cases}", dest="count", type=int, default=full_count if full else count)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    return (Compiler(given.compiler, given.folder), argpool_ctypes.Library(given.library),
            range(given.seed, given.seed + given.count))


def window_of(text):
    """--list's word for a window, "k3x3 s2x2 p0x0+1x1 d2x2 ceil", as argpool's."""
    parts = {"s": None, "p": None, "d": None}
    for word in text.split():
        if word != "ceil":
            parts[word[0]] = [[int(n) for n in half.split("x")] for half in word[1:].split("+")]
    kernel = parts["k"][0]
    ones, zeros = [1] * len(kernel), [[0] * len(kernel)]
    pads = parts["p"] or zeros
    return argpool_ctypes.window(kernel, (parts["s"] or [ones])[0], pads[0],
                                 (parts["d"] or [ones])[0], "ceil" in text, pads[-1])


def wrappers(header, name):
    """C functions that take an array of tensors: name -> how many."""
    text, counts = header.read_text(), {}
    lines = [f'#include "{header}"',
             "__attribute__((weak)) const char* wrapped_last_error(void) "
             "{ return argpool_last_error(); }"]
    for function, arguments in FUNCTION.findall(text):
        if function.endswith("_set_"):
            continue
        counts[function] = arguments.count("DLTensor*")
        given = ", ".join(f"t[{i}]" for i in range(counts[function]))
        lines.append(f"int wrapped_{function}(DLTensor** t) "
                     f"{{ return {function}({given}, NULL); }}")
    return "\n".join(lines) + "\n", counts


class Libraries:
    """The functions of several compiled libraries, linked with the runtime (libargpool.so, or .a)
    into one."""

    def __init__(self, folder, names, runtime, include):
        self.counts, sources, archives = {}, [], []
        for name in names:
            text, counts = wrappers(folder / name / f"{name}.h", name)
            source = folder / name / "wrappers.c"
            source.write_text(text)
            self.counts.update(counts)
            sources.append(source)
            archives.append(folder / name / f"lib{name}.a")
        shared = folder / "functions.so"
        subprocess.run(["gcc", "-shared", "-fPIC", "-O1", f"-I{include}", "-o", shared, *sources,
                        *archives, runtime, f"-Wl,-rpath,{pathlib.Path(runtime).parent}"],
                       check=True)
        self.functions = ctypes.CDLL(os.fspath(shared))
        self.functions.wrapped_last_error.restype = ctypes.c_char_p

    def call(self, function, *arrays):
        """Calls it; outputs are written in place. Raises with argpool's sentence."""
        self.prepared(function, arrays)()

    def prepared(self, function, arrays):
        """That call, to be made many times: ctypes then takes little of it."""
        if len(arrays) != self.counts[function]:
            raise RuntimeError(f"{function} takes {self.counts[function]} tensors")
        tensors = [tensor_of(a) for a in arrays]
        pointers = (ctypes.c_void_p * len(tensors))(*[ctypes.addressof(t) for t in tensors])
        wrapped = getattr(self.functions, f"wrapped_{function}")

        def call(_kept=(tensors, arrays)):
            if wrapped(pointers) != 0:
                raise RuntimeError(self.functions.wrapped_last_error().decode())
        return call


def tensor_of(array):
    code, bits = argpool_ctypes.DTYPES[argpool_ctypes.WORDS[str(array.dtype)]]
    shape = (ctypes.c_int64 * array.ndim)(*array.shape)
    strides = (ctypes.c_int64 * array.ndim)(*(s // array.itemsize for s in array.strides))
    tensor = argpool_ctypes.DLTensor(
        array.ctypes.data, argpool_ctypes.Device(argpool_ctypes.CPU, 0), array.ndim,
        argpool_ctypes.DataType(code, bits, 1), shape, strides, 0)
    tensor.keep = shape, strides, array
    return tensor
