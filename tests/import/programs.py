"""Random programs of torch.export: pools and unpools with and without N, in branches of torch.cond
and outside. Every one is listed; each pool's window, run by argpool, makes what PyTorch makes. Then
the same files damaged: argpool-compile ends with a list or a sentence.

    programs.py ARGPOOL-COMPILE LIBARGPOOL.SO FOLDER [--programs N] [--seed S]

Needs PyTorch (tests/python/venv.py). $ARGPOOL_TEST_FULL=1 draws a thousand programs.
"""
# SPDX-License-Identifier: MIT
import collections
import json
import logging
import random
import subprocess
import sys
import warnings
import zipfile

import torch
import torch.nn.functional as F

from library import drawn_run, window_of
from argpool_numpy import Argpool  # noqa: E402, library.py knows where it is

JUNK = [None, -1, 0, 1, 1 << 40, 1 << 80, 1e300, "", "x", "s0", [], {}, [[]], True]


class Program(torch.nn.Module):
    """A pool, perhaps its unpool, perhaps twice: in the branches of torch.cond."""

    def __init__(self, seed):
        super().__init__()
        self.rng = rng = random.Random(f"argpool program {seed}")
        self.rank = rng.choice([1, 2, 2, 3])
        self.takes = rng.random() < 0.6
        self.unpools = self.takes and rng.random() < 0.6
        self.branches = rng.random() < 0.4
        kernel = [rng.randint(1, 3) for _ in range(self.rank)]
        self.window = {"kernel_size": kernel, "padding": [rng.randint(0, k // 2) for k in kernel],
                       "dilation": 1 if self.unpools else rng.choice([1, 1, 2]),
                       "ceil_mode": not self.unpools and rng.random() < 0.3}
        if rng.random() < 0.7:
            self.window["stride"] = [rng.randint(1, 3) for _ in kernel]
        if rng.random() < 0.2:  # one number for all
            self.window.update(kernel_size=2, padding=1, stride=2)
        extents = [rng.randint(6, 11) for _ in kernel]
        self.shape = [rng.randint(1, 2)] * (rng.random() < 0.6) + [rng.randint(1, 3)] + extents

    def pool(self, x):
        done = getattr(F, f"max_pool{self.rank}d")(x, **self.window, return_indices=self.takes)
        if not self.unpools:
            return done if self.takes else (done,)
        kept = {key: self.window.get(key) for key in ("kernel_size", "stride", "padding")}
        unpool = getattr(F, f"max_unpool{self.rank}d")
        back = unpool(*done, **kept, output_size=x.shape[-self.rank:])
        return (back,)

    def forward(self, x):
        if not self.branches:
            return self.pool(x)
        return torch.cond(x.sum() > 0, self.pool, lambda x: self.pool(x + 1), (x,))


def exported(program, x, path):
    """False: PyTorch itself does not export it."""
    torch._dynamo.reset()  # else extents that differ from the last program's become symbols
    try:
        torch.export.save(torch.export.export(program.eval(), (x,)), path)
    except RuntimeError:
        return False
    return True


def check(program, x, path, compiler, library):
    """What differs, or None."""
    nodes = compiler.list(path, "m")
    count = (1 + program.unpools) * (1 + program.branches)
    if len(nodes) != count:
        return f"{len(nodes)} nodes are listed, of {count}"
    left = [node["left_out"] for node in nodes if "left_out" in node]
    if left:
        return f"is left out: {left[0]}"
    values, indices = getattr(F, f"max_pool{program.rank}d")(x, **program.window,
                                                             return_indices=True)
    for node in nodes:
        if node["operation"] == "max_pool":
            made = Argpool(library, node["index_space"]).max_pool(window_of(node["window"]),
                                                                  x.numpy())
            if not (torch.equal(torch.from_numpy(made[0]), values) and
                    torch.equal(torch.from_numpy(made[1]), indices)):
                return f"{node['window']} is another window"
            if node["captures_indices"] != program.takes:
                return f"captures_indices is {node['captures_indices']}"
    return None


def places(value, found):
    """Every list and object of the JSON."""
    if isinstance(value, (list, dict)):
        found.append(value)
        for one in value.values() if isinstance(value, dict) else value:
            places(one, found)
    return found


def damage(path, to, rng):
    """A copy of the program with one to three things of its graph changed or gone."""
    with zipfile.ZipFile(path) as source, zipfile.ZipFile(to, "w") as target:
        for name in source.namelist():
            data = source.read(name)
            if name.endswith("models/model.json"):
                program = json.loads(data)
                for _ in range(rng.randint(1, 3)):
                    at = rng.choice([p for p in places(program["graph_module"]["graph"], []) if p])
                    key = rng.choice(list(at)) if isinstance(at, dict) else rng.randrange(len(at))
                    if rng.random() < 0.3:
                        del at[key]
                    else:
                        at[key] = rng.choice(JUNK)
                data = json.dumps(program).encode()
            target.writestr(name, data)


def survives(compiler, path):
    """What is wrong with how argpool-compile ends, or None."""
    done = subprocess.run([compiler.program, path, "--list=json"], capture_output=True, text=True,
                          errors="replace")
    if done.returncode == 0:
        json.loads(done.stdout)
        return None
    fine = done.returncode == 1 and done.stderr.startswith("argpool-compile: error: ")
    return None if fine and "\n" not in done.stderr.strip() else f"{done.returncode}: {done.stderr}"


def main():
    compiler, library, seeds = drawn_run(__doc__, "programs", 60, 1000)
    warnings.filterwarnings("ignore")
    logging.disable(logging.WARNING)
    torch.set_num_threads(1)
    counts = collections.Counter()
    path, harmed = compiler.folder / "program.pt2", compiler.folder / "damaged.pt2"
    for seed in seeds:
        torch.manual_seed(seed)
        program = Program(seed)
        x = torch.randn(program.shape)
        if not exported(program, x, path):
            counts["not exported"] += 1
            continue
        faults = [check(program, x, path, compiler, library)]
        for _ in range(3):
            damage(path, harmed, program.rng)
            faults.append(survives(compiler, harmed))
        counts["in branches" if program.branches else "outside"] += 1
        for fault in filter(None, faults):
            counts["failures"] += 1
            print(f"FAIL seed={seed} {program.shape} {program.window}: {fault}")
    made = len(seeds) - counts["not exported"]
    print(f"{made} programs from seed {seeds[0]} ({counts['in branches']} with branches), "
          f"{3 * made} damaged, {counts['failures']} failures; {counts['not exported']} were not "
          "exported")
    return 1 if counts["failures"] or made < 0.9 * len(seeds) else 0


if __name__ == "__main__":
    sys.exit(main())
