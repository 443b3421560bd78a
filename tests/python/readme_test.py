"""Every Python program in runtime/python/README.md prints what the page says it prints.

    readme_test.py README
"""
# SPDX-License-Identifier: MIT
import contextlib
import io
import pathlib
import re
import sys

PROGRAM = re.compile(r"```python\n(.*?)```\n\nprints\n\n```\n(.*?)```", re.S)


def main(readme):
    found = PROGRAM.findall(pathlib.Path(readme).read_text())
    assert found, f"{readme} has no program followed by what it prints"
    for program, expected in found:
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(program, readme, "exec"), {})
        assert printed.getvalue() == expected, (
            f"{readme} says\n{expected}\nbut this program\n{program}\nprints\n{printed.getvalue()}")
    print(f"{len(found)} programs print what {readme} says")


if __name__ == "__main__":
    main(sys.argv[1])
