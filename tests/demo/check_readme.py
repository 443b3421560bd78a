"""README.md quotes readme.c and what it prints: check_readme.py README SOURCE PROGRAM."""
# SPDX-License-Identifier: MIT
import pathlib
import subprocess
import sys


def main(readme, source, program):
    text = pathlib.Path(readme).read_text()
    quoted = pathlib.Path(source).read_text().split("\n", 1)[1]
    printed = subprocess.run([program], check=True, capture_output=True, text=True).stdout
    missing = [
        name
        for name, block in (("program", f"```c\n{quoted}```"), ("output", f"```\n{printed}```"))
        if block not in text
    ]
    if missing:
        sys.exit(f"{readme} does not quote this {' and '.join(missing)}:\n{quoted}\n{printed}")


if __name__ == "__main__":
    main(*sys.argv[1:])
