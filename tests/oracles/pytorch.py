#!/usr/bin/python3
# argpool against PyTorch: random poolings and unpoolings with ties, NaN and infinities, channels
# first and last, ranks 1 to 3. Values and indices must agree bit for bit (NaN payloads aside).
# SPDX-License-Identifier: MIT
import argparse
import json
import os
import random
import sys

import torch
import torch.nn.functional as functional

import argpool_ctypes as argpool

MEMORY_FORMATS = {2: torch.channels_last, 3: torch.channels_last_3d}
EDGE_VALUES = [float("nan"), float("inf"), -float("inf"), 0.0, -0.0, 1e-40, -1e-40]


class Problem:
    """A random pooling, printed as a problem line (tests/README.md)."""

    def __init__(self, rng):
        self.rank = rng.choice([1, 2, 2, 2, 3])
        self.last = self.rank > 1 and rng.random() < 0.4
        sizes = [1, 2, 3, 5, 7, 8, 9, 12, 13] + ([17, 33, 40] if self.rank < 3 else [])
        self.shape = [rng.randint(1, 3), rng.choice([1, 2, 3, 4, 8, 17])]
        self.shape += [rng.choice(sizes) for _ in range(self.rank)]
        common = rng.random() < 0.5  # windows that have rows of their own
        if common:
            k, s, p = rng.choice([(2, 2, 0), (3, 2, 1)])
            self.kernel, self.stride, self.pad = ([n] * self.rank for n in (k, s, p))
            self.dilation = [1] * self.rank
        else:
            each = range(self.rank)
            self.kernel = [rng.randint(1, 4) for _ in each]
            self.stride = [rng.randint(1, 4) for _ in each]
            self.pad = [rng.randint(0, k // 2) for k in self.kernel]
            self.dilation = [rng.choice([1, 1, 2, 3]) for _ in each]
        self.ceil_mode = rng.random() < 0.25
        self.fill = rng.choice(["random", "ties", "edges", "lowest"])
        self.threads = rng.choice([1, 1, 2, 3])

    def __str__(self):
        join = lambda numbers: "x".join(map(str, numbers))
        names = "nc" + "dhw"[3 - self.rank :]
        shape = "".join(f"{name}{size}" for name, size in zip(names, self.shape))
        window = (f"k{join(self.kernel)}s{join(self.stride)}p{join(self.pad)}"
                  f"d{join(self.dilation)}")
        ceil = " ceil" if self.ceil_mode else ""
        layout = "cl" if self.last else "cf"
        return f"max_pool f32 i64 plane {layout} {shape} {window}{ceil} fill={self.fill}"

    def placed(self, tensor):
        if self.last:
            return tensor.contiguous(memory_format=MEMORY_FORMATS[self.rank])
        return tensor.contiguous()

    def source(self, generator):
        if self.fill == "random":
            src = torch.randn(self.shape, generator=generator)
        else:
            src = torch.randint(0, 3, self.shape, generator=generator).float()
        if self.fill == "edges":
            chosen = torch.randint(0, 4 * len(EDGE_VALUES), self.shape, generator=generator)
            for i, value in enumerate(EDGE_VALUES):
                src[chosen == i] = value
        if self.fill == "lowest":
            src[torch.rand(self.shape, generator=generator) < 0.9] = -float("inf")
        return self.placed(src)

    def has_empty_window(self, pooled):
        """C3: PyTorch names a cell outside the plane there; argpool refuses."""
        for n, out, k, s, p, d in zip(self.shape[2:], pooled, self.kernel, self.stride, self.pad,
                                      self.dilation):
            for o in range(out):
                if not any(0 <= o * s - p + i * d < n for i in range(k)):
                    return True
        return False

    def window(self):
        return argpool.window(self.kernel, self.stride, self.pad, self.dilation, self.ceil_mode)

    def options(self):
        layout = argpool.CHANNELS_LAST if self.last else argpool.CHANNELS_FIRST
        return argpool.options(layout, self.threads)


def same_values(a, b):
    """Bit for bit, so that -0 is not 0; any NaN equals any other."""
    a, b = a.contiguous(), b.contiguous()
    return bool(((a.view(torch.int32) == b.view(torch.int32)) | (a.isnan() & b.isnan())).all())


class Oracle:
    def __init__(self, library):
        self.library = library
        self.comparisons = 0
        self.refused = 0
        self.failures = []

    def fail(self, problem, what):
        self.failures.append(f"{problem}: {what}")
        print(f"FAIL {problem}: {what}")

    def pool(self, problem, src):
        """Compares one pooling; returns PyTorch's values and indices, or None."""
        pool = (functional.max_pool1d, functional.max_pool2d, functional.max_pool3d)
        try:
            values, indices = pool[problem.rank - 1](
                src, problem.kernel, problem.stride, problem.pad, problem.dilation,
                problem.ceil_mode, return_indices=True)
        except RuntimeError:
            return None  # a pooled extent below 1
        got_values = problem.placed(torch.full(values.shape, 7.0))
        got_indices = problem.placed(torch.full(values.shape, -7, dtype=torch.int64))
        status = self.library.max_pool(problem.window(), argpool.dl_tensor(src),
                                       argpool.dl_tensor(got_values),
                                       argpool.dl_tensor(got_indices), problem.options())
        if problem.has_empty_window(values.shape[2:]):
            self.refused += 1
            if status != argpool.INVALID_WINDOW:
                self.fail(problem, f"an empty window gave status {status}")
            return None
        self.comparisons += 1
        if status != argpool.OK:
            self.fail(problem, f"status {status}: {self.library.last_error()}")
        elif not same_values(values, got_values):
            self.fail(problem, f"values differ ({self.library.last_variant()})")
        elif not torch.equal(indices, got_indices):
            self.fail(problem, f"indices differ ({self.library.last_variant()})")
        return values, indices

    def unpool(self, problem, values, indices, size, what):
        """Compares one unpooling to `size`, whose own default C2 allows."""
        # Below the window arguments PyTorch only needs sizes; above, it does not count dilation.
        raw = torch._C._nn
        if problem.rank == 1:
            want = raw.max_unpool2d(values.unsqueeze(-1), indices.unsqueeze(-1), size + [1])
            want = want.squeeze(-1)
        elif problem.rank == 2:
            want = raw.max_unpool2d(values, indices, size)
        else:
            want = raw.max_unpool3d(values, indices, size, problem.stride, problem.pad)
        got = problem.placed(torch.full(want.shape, 7.0))
        status = self.library.max_unpool(problem.window(), argpool.dl_tensor(values),
                                         argpool.dl_tensor(indices), argpool.dl_tensor(got),
                                         problem.options())
        self.comparisons += 1
        where = f"{problem}, unpooled to {size} with {what} indices"
        if status != argpool.OK:
            self.fail(where, f"status {status}: {self.library.last_error()}")
        elif not same_values(want, got):
            self.fail(where, f"dst differs ({self.library.last_variant()})")

    def run(self, problem, generator, rng):
        src = problem.source(generator)
        pooled = self.pool(problem, src)
        if pooled is None:
            return
        values, indices = (problem.placed(tensor) for tensor in pooled)
        size = list(src.shape[2:])
        defaults = [(o - 1) * s - 2 * p + d * (k - 1) + 1 for o, k, s, p, d in
                    zip(values.shape[2:], problem.kernel, problem.stride, problem.pad,
                        problem.dilation)]
        in_range = all(d >= 1 and abs(n - d) < s
                       for n, d, s in zip(size, defaults, problem.stride))
        if not in_range:  # ceil_mode, or large pads: C2 refuses
            return
        self.unpool(problem, values, indices, size, "their own")
        cells = 1
        for n in size:
            cells *= n
        foreign = torch.randint(0, cells, values.shape, generator=generator)
        self.unpool(problem, values, problem.placed(foreign), size, "foreign")
        larger = [n + rng.randint(0, d + s - 1 - n) for n, d, s in
                  zip(size, defaults, problem.stride)]
        self.unpool(problem, values, problem.placed(foreign), larger, "foreign")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("library", help="libargpool.so")
    parser.add_argument("--problems", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    torch.set_num_threads(1)  # with more, PyTorch's duplicates race (C8)
    rng = random.Random(arguments.seed)
    generator = torch.Generator().manual_seed(arguments.seed)
    oracle = Oracle(argpool.Library(arguments.library))
    for _ in range(arguments.problems):
        oracle.run(Problem(rng), generator, rng)
    report = {
        "program": "pytorch",
        "variants": 0,
        "problems": arguments.problems,
        "comparisons": {"pytorch": oracle.comparisons},
        "skipped": {},
    }
    print(json.dumps(report))
    print(f"seed {arguments.seed}: {len(oracle.failures)} failures; {oracle.refused} empty windows "
          "were refused, as C3 asks")
    folder = os.environ.get("ARGPOOL_TEST_REPORT")
    if folder:
        with open(os.path.join(folder, "pytorch.json"), "w") as out:
            json.dump(report, out)
    return 1 if oracle.failures or oracle.comparisons < arguments.problems else 0


if __name__ == "__main__":
    sys.exit(main())
