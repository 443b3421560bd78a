"""What a call costs from Python: nanoseconds, the least of many runs, one thread, beside the same
work through a plan, which is ctypes' own cost and the kernel's. Then milliseconds of `import
argpool`.
"""
# SPDX-License-Identifier: MIT
import os
import subprocess
import sys
import tempfile
import time
import timeit

import numpy

import argpool


def ns(function, number=2000, repeat=40):
    return min(timeit.repeat(function, number=number, repeat=repeat,
                             timer=time.thread_time)) / number * 1e9


def import_ms(**environment):
    """CPU milliseconds of `import argpool` in a new process, the least of nine."""
    code = "import time; t = time.process_time(); import argpool; print(time.process_time() - t)"
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return min(float(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True,
                                    check=True, env=kept | environment).stdout)
               for _ in range(9)) * 1e3


def main():
    x = numpy.random.default_rng(1).random((1, 16, 7, 7), dtype="float32")
    out = argpool.max_pool(x, 2, threads=1)
    taps = argpool.max_pool(x, 2, index_type="uint8", threads=1)[1]
    cells = numpy.empty((1, 16, 6, 6), "float32")
    plan = argpool.Plan("max_pool", (x, *out), 2, threads=1)
    unpool = argpool.Plan("max_unpool", (out[0], taps, cells), 2, threads=1)
    print("1x16x7x7 float32, k2s2, nanoseconds a call")
    for name, function in (
            ("max_pool, a plan", plan),
            ("max_pool, out=", lambda: argpool.max_pool(x, 2, out=out, threads=1)),
            ("max_pool", lambda: argpool.max_pool(x, 2, threads=1)),
            ("max_unpool u8, a plan", unpool),
            ("max_unpool u8, out=",
             lambda: argpool.max_unpool(out[0], taps, 2, out=cells, threads=1)),
            ("max_unpool u8", lambda: argpool.max_unpool(out[0], taps, 2, threads=1))):
        print(f"  {name:24} {ns(function):7.0f}")
    with tempfile.TemporaryDirectory() as cache:
        print("import argpool, milliseconds: "
              f"{import_ms(PYTHONPYCACHEPREFIX=cache):.1f} with its bytecode cached, "
              f"{import_ms(PYTHONDONTWRITEBYTECODE='1'):.1f} without")


if __name__ == "__main__":
    main()
