"""PyTorch as a peer of the benchmarks. Reads lines, answers each with one; works at no other time.

  prepare OP K S P THREADS SHAPE FILE   the operation on, or back to, the f32 tensor in FILE;
                                        answered with checksums of its results
  go N                                  a call, after N that are not timed: milliseconds
"""
# SPDX-License-Identifier: MIT
import sys
import time

import numpy
import torch


def checksum(tensor):
    """The sum of all 32-bit words, each times its odd number 1, 3, 5 …, modulo 2^64."""
    words = tensor.numpy().reshape(-1).view(numpy.uint32).astype(numpy.uint64)
    odd = numpy.arange(words.size, dtype=numpy.uint64) * numpy.uint64(2) + numpy.uint64(1)
    return int((words * odd).sum(dtype=numpy.uint64))


def prepare(op, k, s, p, threads, shape, file):
    """Returns the timed call, with memory for its results, and the results' checksums."""
    torch.set_num_threads(threads)
    src = torch.from_numpy(numpy.fromfile(file, dtype=numpy.float32)).reshape(shape)
    values, indices = torch.nn.functional.max_pool2d(src, k, s, p, return_indices=True)
    if op == "max_pool":
        outputs = torch.empty_like(values), torch.empty_like(indices)

        def call():
            torch._C._nn.max_pool2d_with_indices(
                src, [k, k], [s, s], [p, p], [1, 1], False, out=outputs
            )
    else:
        outputs = (torch.empty(shape),)

        def call():
            torch._C._nn.max_unpool2d(values, indices, shape[2:], out=outputs[0])

    call()
    return call, " ".join(str(checksum(output)) for output in outputs)


def main():
    print("PyTorch", torch.__version__, flush=True)
    call = None
    for line in sys.stdin:
        word, *rest = line.split()
        if word == "prepare":
            op, k, s, p, threads, shape, file = rest
            shape = [int(extent) for extent in shape.split("x")]
            call, answer = prepare(op, int(k), int(s), int(p), int(threads), shape, file)
        else:
            for _ in range(int(rest[0])):
                call()
            start = time.perf_counter_ns()
            call()
            answer = (time.perf_counter_ns() - start) / 1e6
        print(answer, flush=True)


if __name__ == "__main__":
    main()
