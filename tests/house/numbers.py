#!/usr/bin/env python3
# The house numbers (design.md): sources of at most 400 lines, lines of at most 100 columns, a
# header of at most 4 lines that names the licence, no leftovers.
#   numbers.py ROOT
# SPDX-License-Identifier: MIT
import os
import re
import subprocess
import sys

SOURCES = (".c", ".cpp", ".h", ".td", ".py", ".cmake", ".mlir")
# argpool.h is the manual; its limits are the reader's.
LONG_FILES = {"runtime/include/argpool.h"}
# A line of a spec or a FileCheck line may have to be long; prose and code need not.
LONG_LINES = (".mlir", ".txt", ".md")
LEFTOVERS = re.compile(r"\b(TODO|FIXME|XXX|HACK)\b")
LICENCE = "SPDX-License-Identifier: MIT"


def tracked(root):
    """Files of the tree: tracked ones, and new ones that are not ignored."""
    out = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=root, check=True,
                         capture_output=True, text=True).stdout.splitlines()
    return [path for path in out if os.path.isfile(os.path.join(root, path))]


def header_length(lines):
    """Comment lines of a C or C++ file before its first other line."""
    for length, line in enumerate(lines):
        if not line.startswith(("//", "/*", " *")):
            return length
    return len(lines)


# Measured costs are data, a line a row.
LONG_FOLDERS = ("generators/costs/",)


def complaints(path, text):
    lines = text.split("\n")
    if len(lines) > 401 and path not in LONG_FILES and not path.startswith(LONG_FOLDERS):
        yield f"{len(lines) - 1} lines; at most 400"
    for number, line in enumerate(lines, 1):
        if len(line) > 100 and not path.endswith(LONG_LINES) and path not in LONG_FILES:
            yield f"line {number} has {len(line)} columns; at most 100"
        if LEFTOVERS.search(line) and not path.endswith("numbers.py"):
            yield f"line {number} is a leftover"
        if line != line.rstrip():
            yield f"line {number} ends in blanks"
    if path.endswith((".c", ".cpp", ".h", ".py")):
        if LICENCE not in "\n".join(lines[:12]):
            yield "names no licence in its first lines"
        if path.endswith((".c", ".cpp")) and header_length(lines) > 4:
            yield f"a header of {header_length(lines)} lines; at most 4"


def main():
    root = sys.argv[1]
    wrong = files = 0
    for path in tracked(root):
        name = os.path.basename(path)
        if not (path.endswith(SOURCES) or name in ("CMakeLists.txt", "README.md")):
            continue
        files += 1
        with open(os.path.join(root, path), encoding="utf-8") as source:
            for what in complaints(path, source.read()):
                print(f"{path}: {what}")
                wrong += 1
    print(f"{files} files, {wrong} complaints")
    return 1 if wrong or files < 20 else 0


if __name__ == "__main__":
    sys.exit(main())
