#!/usr/bin/env python3
"""README.md's program in C is compiled and run: it prints what the page says.

    readme.py README.md CC INCLUDE LIBRARY FOLDER
"""
# SPDX-License-Identifier: MIT
import os
import pathlib
import re
import subprocess
import sys


def main(page, compiler, include, library, folder):
    text = pathlib.Path(page).read_text(encoding="utf-8")
    program, says = re.search(r"^```c\n(.*?)^```\n\n```\n(.*?)^```$", text, re.M | re.S).groups()
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    source, made = folder / "program.c", folder / "program"
    source.write_text(program, encoding="utf-8")
    subprocess.run([compiler, "-Wall", "-Werror", "-I", include, source, library,
                    f"-Wl,-rpath,{os.path.dirname(library)}", "-o", made], check=True)
    printed = subprocess.run([made], check=True, capture_output=True, text=True).stdout
    if printed != says:
        print(f"it prints\n{printed}and README.md says\n{says}")
        return 1
    print("it prints what README.md says")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
