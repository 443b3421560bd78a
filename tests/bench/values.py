"""Values alone, by windows given at run time: against the same windows compiled in, minima against
maxima, channels-last against channels-first. The least CPU time of a call, in turns, one thread.

    PYTHONPATH=<package> values.py [--rounds 31]      ARGPOOL_COMPILE: the compiler

Each line: the case, both times in microseconds, and their ratio. Results are asserted to be equal.
"""
# SPDX-License-Identifier: MIT
import argparse
import os
import time

import numpy

import argpool

SPEC = """
argpool.kernels for max_pool when <elem = [f32], index = [none], layout = channels_first>
    window(kernel [3, 3, 3] stride [1, 1, 1] pad [1, 1, 1])
argpool.kernels for max_pool when <elem = [f32], index = [none], layout = channels_first>
    window(kernel [2, 2] stride [1, 1])
"""


def least(rounds, *calls):
    """The least CPU time of each call, in nanoseconds, made in turns."""
    best = [float("inf")] * len(calls)
    for _ in range(rounds):
        for i, call in enumerate(calls):
            begin = time.thread_time_ns()
            call()
            best[i] = min(best[i], time.thread_time_ns() - begin)
    return best


def compare(name, rounds, first, second):
    numpy.testing.assert_array_equal(first(), second())
    ns = least(rounds, first, second)
    print(f"{name:60} {ns[0] / 1000:9.1f} {ns[1] / 1000:9.1f} {ns[0] / ns[1]:6.2f}", flush=True)


def pooler(pool, x, window, **named):
    out = pool(x, *window, return_indices=False, threads=1, **named)
    return lambda: pool(x, *window, return_indices=False, threads=1, out=out, **named)


def array(shape, dtype, random):
    x = random.integers(0, 255, shape)
    return x.astype(dtype)


def compiled_in(rounds, random):
    library = argpool.compile(SPEC)
    for shape, window in (
            ((1, 1, 64, 64, 64), (3, 1, 1)), ((1, 1, 128, 128, 128), (3, 1, 1)),
            ((1, 8, 16, 24, 24), (3, 1, 1)), ((2, 16, 8, 40, 56), (3, 1, 1)),
            ((1, 32, 112, 112), (2, 1, [(0, 1), (0, 1)])),
            ((1, 64, 56, 56), (2, 1, [(0, 1), (0, 1)])),
            ((1, 24, 160, 160), (2, 1, [(0, 1), (0, 1)])),
            ((1, 128, 20, 20), (2, 1, [(0, 1), (0, 1)]))):
        x = array(shape, "float32", random)
        compare(f"run time, compiled in: {shape} k{window[0]}", rounds,
                pooler(argpool.max_pool, x, window),
                pooler(argpool.max_pool, x, window, library=library))


def minima(rounds, random):
    for dtype in "uint8", "float32", "uint16":
        for k in 3, 15:
            x = array((1, 1, 1080, 1920), dtype, random)
            window = k, 1, k // 2
            reverse = x.max() - x
            low = pooler(argpool.min_pool, x, window)
            high = pooler(argpool.max_pool, reverse, window)
            numpy.testing.assert_array_equal(low(), x.max() - high())
            ns = least(rounds, low, high)
            print(f"{f'minima, maxima: {dtype} 1080x1920 k{k}':60} {ns[0] / 1000:9.1f} "
                  f"{ns[1] / 1000:9.1f} {ns[0] / ns[1]:6.2f}", flush=True)


def channels_last(rounds, random):
    for dtype, c in ("uint8", 3), ("float32", 3), ("float32", 16), ("uint16", 64):
        for k in 3, 9:
            x = array((1, c, 270, 480), dtype, random)
            last = numpy.ascontiguousarray(x.transpose(0, 2, 3, 1)).transpose(0, 3, 1, 2)
            window = k, 1, k // 2
            compare(f"channels-last, -first: {dtype} {c}x270x480 k{k}", rounds,
                    pooler(argpool.max_pool, last, window),
                    pooler(argpool.max_pool, x, window))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=31)
    rounds = parser.parse_args().rounds
    random = numpy.random.default_rng(1)
    for part in minima, channels_last, compiled_in:
        part(rounds, random)
    print("load", *(f"{load:.1f}" for load in os.getloadavg()))


if __name__ == "__main__":
    main()
