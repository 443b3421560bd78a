#!/usr/bin/env python3
# README stays short and its links lead somewhere; the contract has every rule; versions agree.
#   readme.py ROOT
# SPDX-License-Identifier: MIT
import os
import re
import sys

MOST_LINES = 150


def main(root):
    def text(path):
        with open(os.path.join(root, path), encoding="utf-8") as file:
            return file.read()

    wrong = []
    readme, contract, header = text("README.md"), text("runtime/contract.md"), text(
        "runtime/include/argpool.h")
    lines = len(readme.rstrip().split("\n"))
    if lines > MOST_LINES:
        wrong.append(f"README.md has {lines} lines; at most {MOST_LINES}")
    for link in re.findall(r"\]\(([^)#:]+)\)", readme):
        if not os.path.exists(os.path.join(root, link)):
            wrong.append(f"README.md links {link}, which is not there")
    for number in range(1, 18):  # C1 to C17
        if not re.search(rf"\*\*C{number}\b", contract):
            wrong.append(f"runtime/contract.md lacks C{number}")
    last = max(int(n) for n in re.findall(r"\* +R(\d+) ", header))
    if f"R1 to R{last}" not in contract:
        wrong.append(f"runtime/contract.md does not say that argpool.h lists R1 to R{last}")
    version = re.search(r"project\(argpool VERSION ([0-9.]+)", text("CMakeLists.txt")).group(1)
    numbers = re.findall(r"#define ARGPOOL_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)", header)
    if ".".join(numbers) != version:
        wrong.append(f"argpool.h is {'.'.join(numbers)}, CMake's project {version}")
    changes = re.search(r"^## ([0-9.]+)", text("CHANGELOG.md"), re.M)
    if not changes or changes.group(1) != version:
        wrong.append(f"CHANGELOG.md does not begin with {version}")
    print("\n".join(wrong) or f"argpool {version}: {lines} lines, C1 to C17, R1 to R{last}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
