"""The wheel argpool-compiler as a user has it: installed with argpool's and Halide's where no other
compiler of argpool's is, and used by argpool.compile.

    compiler_wheel_test.py ROOT BUILD     BUILD: a build folder that has the kernels
"""
# SPDX-License-Identifier: MIT
import pathlib
import sys
import tempfile

import wheel_test
from wheel_test import run

MOST_BYTES = 30e6


def main(root, binary):
    with tempfile.TemporaryDirectory() as scratch:
        scratch = pathlib.Path(scratch)
        argpool = wheel_test.build(root, binary, scratch / "argpool")
        run(root / "tools" / "wheel", "--compiler", "--kernels", binary, "--to", scratch / "dist")
        wheel, = (scratch / "dist").glob("*.whl")
        size = wheel.stat().st_size
        print(f"{wheel.name}: {size / 1e6:.2f} MB")
        assert size <= MOST_BYTES, size
        run("/usr/bin/python3", "-m", "venv", scratch / "venv")
        python = scratch / "venv" / "bin" / "python"
        run(python, "-m", "pip", "install", "-q", argpool, wheel)
        run(python, pathlib.Path(__file__).parent / "compile_test.py",
            env={"PATH": "/usr/bin:/bin", "HOME": str(scratch)})


if __name__ == "__main__":
    main(*map(pathlib.Path, sys.argv[1:]))
