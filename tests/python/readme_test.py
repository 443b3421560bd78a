"""Every Python program of a page, runtime/python/README.md or another, prints what the page says it
prints, and draws the pictures that the page shows.

    readme_test.py PAGE [--draw]      --draw: puts the pictures there instead
"""
# SPDX-License-Identifier: MIT
import contextlib
import io
import os
import pathlib
import re
import shutil
import sys
import tempfile

import numpy
from PIL import Image

PROGRAM = re.compile(r"```python\n(.*?)```\n\nprints\n\n```\n(.*?)```", re.S)
PICTURE = re.compile(r"!\[.*?\]\(pictures/(.*?\.png)\)")


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


def same_picture(a, b):
    a, b = (numpy.asarray(Image.open(path)) for path in (a, b))
    return a.shape == b.shape and (a == b).all()


def compare_pictures(drawn, kept, shown):
    names = sorted(path.name for path in drawn.glob("*.png"))
    assert names == sorted(shown), f"the programs draw {names}, and the page shows {shown}"
    for name in names:
        assert same_picture(drawn / name, kept / name), f"{kept / name} is another picture"
    print(f"{len(names)} pictures are what the programs draw")


if __name__ == "__main__":
    page = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as scratch:
        os.chdir(scratch)
        if "--draw" in sys.argv:
            for program, _ in PROGRAM.findall(page.read_text()):
                exec(compile(program, page, "exec"), {})
            (page.parent / "pictures").mkdir(exist_ok=True)
            for picture in pathlib.Path(scratch).glob("*.png"):
                shutil.copy(picture, page.parent / "pictures")
        else:
            main(page)
            compare_pictures(pathlib.Path(scratch), page.parent / "pictures",
                             PICTURE.findall(page.read_text()))
