"""What a call costs from Python: nanoseconds, the least of many runs, one thread, beside the same
work through a plan, which is ctypes' own cost and the kernel's.
"""
# SPDX-License-Identifier: MIT
import time
import timeit

import numpy

import argpool


def ns(function, number=2000, repeat=40):
    return min(timeit.repeat(function, number=number, repeat=repeat,
                             timer=time.thread_time)) / number * 1e9


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


if __name__ == "__main__":
    main()
