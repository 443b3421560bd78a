#!/usr/bin/env python3
# What argpool adds to a process: bytes of a program and of its memory, names in a user's library.
#   weight.py bytes SMALLEST EMPTY    the smallest program, stripped, above an empty one
#   weight.py memory FILE             .tbss, .bss of a program or shared library
#   weight.py names LIBRARY           a shared library that links libargpool.a exports none of its
# SPDX-License-Identifier: MIT
import os
import subprocess
import sys
import tempfile

MOST_BYTES = 63_000  # of a file, whose sections start at pages
MOST_TBSS = 256
MOST_BSS = 16 * 1024


def stripped_size(path):
    with tempfile.TemporaryDirectory() as folder:
        copy = os.path.join(folder, "stripped")
        subprocess.run(["strip", "-o", copy, path], check=True)
        return os.path.getsize(copy)


def sections(path):
    """Sizes by name."""
    text = subprocess.run(["readelf", "-SW", path], check=True, capture_output=True,
                          text=True).stdout
    sizes = {}
    for line in text.splitlines():
        fields = line.replace("[ ", "[").split()
        if len(fields) > 5 and fields[0].startswith("[") and fields[1].startswith("."):
            sizes[fields[1]] = int(fields[5], 16)
    if ".text" not in sizes:
        raise SystemExit(f"{path} has no .text; is it a program or a shared library?")
    return sizes


def judge(what, bytes_, most):
    print(f"{what}: {bytes_} bytes, at most {most}")
    return bytes_ > most


def main(kind, path, *rest):
    if kind == "bytes":
        return judge("the smallest program above an empty one, stripped",
                     stripped_size(path) - stripped_size(rest[0]), MOST_BYTES)
    if kind == "memory":
        sizes = sections(path)
        return judge(".tbss", sizes.get(".tbss", 0), MOST_TBSS) | judge(
            ".bss", sizes.get(".bss", 0), MOST_BSS)
    if kind == "names":
        text = subprocess.run(["nm", "-D", "--defined-only", path], check=True,
                              capture_output=True, text=True).stdout
        names = [line.split()[-1] for line in text.splitlines()]
        strangers = [name for name in names if name.startswith(("argpool", "smallest"))]
        print(f"{path} exports {' '.join(names)}")
        return bool(strangers) or "plugin_pool" not in names
    raise SystemExit(f"unknown kind {kind}")


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
