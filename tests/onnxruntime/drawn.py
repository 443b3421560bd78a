"""Random models in ONNX Runtime, with argpool and without: outputs are equal bit for bit, but for
what README.md's table has; damaged models end in a sentence.

    drawn.py LIBARGPOOL_ONNXRUNTIME.SO README.md nodes|graphs|damaged [--models N] [--seed S]

nodes: of one MaxPool or MaxUnpool, or one of each. graphs: those, what torch.onnx writes, views,
branches and loops. damaged: graphs with something wrong. Prints a line for each difference, with
its seed; `--seed S --models 1` repeats it. $ARGPOOL_TEST_FULL=1 draws ten thousand models.
"""
# SPDX-License-Identifier: MIT
import argparse
import collections
import json
import operator
import os
import pathlib
import subprocess
import sys

import numpy
import onnx.helper
import onnxruntime

from draw_graphs import DamagedGraph, DrawnGraph
from draw_nodes import Drawn
from provider import BY_DEVICE, CPU, EP, devices

FULL = bool(int(os.environ.get("ARGPOOL_TEST_FULL") or 0))
# What is drawn, how many by default, and the least part of them that both sides must run.
KINDS = {"nodes": (Drawn, 2000, 0.6), "graphs": (DrawnGraph, 600, 0.9),
         "damaged": (DamagedGraph, 600, 0.05)}
CHUNK = 500  # models of a process: one that dies costs no others
SHOWN = 30   # failures with a line
# Rows of the table, by their first cell; where one side alone serves a run, what the other says.
NAN = "NaN in a window"
LOWEST = "-inf in every cell of a window, no indices"
ZEROS = "+0 and -0 in a window, no indices"
REFUSED = {"a window without a cell": "(C3)"}
FOREIGN = {"an index of torch.onnx's unpool, into another plane or below 0": "(C8)"}  # if damaged
ALONE = {"C is 0": "Only N can be zero",
         "`output_shape` below the default": "output_shape is smaller",
         "`output_shape` where the default is below 1": "output dimension is not positive",
         "auto_pad whose pads end below 0, no indices": "padding values must be non-negative"}
# Where ONNX's shape inference counts a window that pooling drops.
DROPPED = {"a window dropped by ceil_mode, before torch.onnx's unpool": "requested_shape_size"}


def drops_windows(model):
    """Has a pool with ceil_mode a stride above its kernel?"""
    pools = [{a.name: onnx.helper.get_attribute_value(a) for a in node.attribute}
             for node in model.graph.node if node.op_type == "MaxPool"]
    return any(pool.get("ceil_mode") and any(map(operator.gt, pool.get("strides", []),
                                                 pool.get("kernel_shape", []))) for pool in pools)


def opened(made, provider, options):
    """A session, or None and what it said."""
    given = onnxruntime.SessionOptions()
    given.intra_op_num_threads = 1
    given.log_severity_level = 4
    providers = [(EP, options), CPU] if provider else [CPU]
    if provider and BY_DEVICE:
        given.add_provider_for_devices(devices(), options)
        providers = None
    try:
        return onnxruntime.InferenceSession(made, given, providers=providers,
                                            enable_fallback=0), ""
    except Exception as refused:  # its exceptions have no class of their own
        return None, str(refused)


def run(session, feed):
    """The outputs, or None and what it said. Damaged models may have other inputs."""
    try:
        wanted = [i.name for i in session.get_inputs()]
        return session.run(None, {name: feed[name] for name in wanted if name in feed}), ""
    except Exception as refused:
        return None, str(refused)


def equal(theirs, ours):
    return theirs.shape == ours.shape and theirs.dtype == ours.dtype and \
        theirs.tobytes() == ours.tobytes()


def differing_row(drawn, theirs, ours):
    """The row of the table that says why outputs of one shape differ; None: none does."""
    x = drawn.feed.get("x")
    nan = x is not None and x.dtype.kind == "f" and bool(numpy.isnan(x).any())
    if drawn.kind == "pair":
        return NAN if nan else None
    if drawn.kind != "pool":
        return None
    lost = numpy.isnan(ours[0]) if nan else numpy.zeros(ours[0].shape, bool)
    if drawn.indices:
        return NAN if nan and all((lost | (a == b)).all() for a, b in zip(theirs, ours)) else None
    # ONNX Runtime's vectors begin at the lowest finite number, and take either zero.
    if ours[0].dtype.kind != "f":
        return None
    a, b = theirs[0], ours[0]
    lowest = numpy.isneginf(b) & (a == numpy.finfo(b.dtype).min)
    if not (lost | lowest | (a == b)).all():
        return None
    return NAN if lost.any() else LOWEST if lowest.any() else ZEROS


class Comparison:
    def __init__(self):
        self.counts, self.failures = collections.Counter(), []

    def fail(self, drawn, what):
        self.failures.append(f"FAIL seed={drawn.seed}: {what}: {drawn}"[:3000])

    def outputs(self, drawn, theirs, ours):
        self.counts["runs of both"] += 1
        if all(map(equal, theirs, ours)):
            return
        shapes = [(a.shape, b.shape) for a, b in zip(theirs, ours) if a.shape != b.shape]
        row = None if shapes else differing_row(drawn, theirs, ours)
        if row:
            self.counts[row] += 1
        else:
            self.fail(drawn, f"shapes {shapes} differ" if shapes else "outputs differ")

    def one_side(self, drawn, rows, said, whose):
        """One side serves a run, and the other refuses it."""
        for row, sentence in rows.items():
            if sentence in said:
                self.counts[row] += 1
                return
        # After other indices by NaN's row, an unpool may find one outside of its output.
        x = drawn.feed.get("x")
        if drawn.kind == "pair" and numpy.isnan(x).any() and "of bounds" in said + "of bounds":
            self.counts[NAN] += 1
            return
        self.fail(drawn, f"{whose} refuses: {said[-400:]}")

    def model(self, drawn):
        made = getattr(drawn, "bytes", None) or drawn.model.SerializeToString()
        options = {"num_threads": drawn.rng.choice("12"),
                   "claim": drawn.rng.choice(["indices", "all"])}
        theirs, said = opened(made, False, {})
        ours, why = opened(made, True, options)
        if theirs is None:
            # A type that ONNX Runtime lacks, or no model: argpool may serve the former.
            self.counts["models that ONNX Runtime alone does not open"] += 1
            if ours is not None:
                self.counts["of them opened with argpool"] += 1
                run(ours, drawn.feed)
            return
        if ours is None:
            self.fail(drawn, f"no session with argpool: {why[-400:]}")
            return
        (a, said), (b, why) = run(theirs, drawn.feed), run(ours, drawn.feed)
        if a is None and b is None:
            self.counts["runs that both refuse"] += 1
        elif b is None:
            damaged = isinstance(drawn, DamagedGraph)
            self.one_side(drawn, {**REFUSED, **(FOREIGN if damaged else {})}, why, "argpool")
        elif a is None:
            dropped = drawn.kind == "graph" and drops_windows(drawn.model)
            self.one_side(drawn, {**ALONE, **(DROPPED if dropped else {})}, said, "ONNX Runtime")
        else:
            self.outputs(drawn, a, b)


def child(given):
    """A chunk's models, in this process: "@ seed" before each, at the end what was counted."""
    onnxruntime.register_execution_provider_library(EP, os.path.abspath(given.library))
    compared = Comparison()
    for seed in range(given.seed, given.seed + given.models):
        print("@", seed, flush=True)
        drawn = KINDS[given.kind][0](seed)
        if given.alone:
            session, _ = opened(getattr(drawn, "bytes", b""), False, {})
            run(session, drawn.feed) if session else None
        else:
            compared.model(drawn)
    print(json.dumps([compared.counts, compared.failures]))


def started(given, seed, models, *more):
    return subprocess.run([sys.executable, __file__, given.library, given.readme, given.kind,
                           f"--seed={seed}", f"--models={models}", "--child", *more],
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                          errors="replace")


def all_models(given):
    counts, failures = collections.Counter(), []
    seed, end = given.seed, given.seed + given.models
    while seed < end:
        models = min(CHUNK, end - seed)
        done = started(given, seed, models)
        lines = done.stdout.splitlines()
        if done.returncode == 0:
            chunk, failed = json.loads(lines[-1])
            counts.update(chunk)
            failures += failed
            seed += models
            continue
        # The models before the one it died of, again, as what they counted is lost.
        last = int([line for line in lines if line.startswith("@")][-1].split()[1])
        if last > seed:
            models = last - seed
            before = started(given, seed, models)
            chunk, failed = json.loads(before.stdout.splitlines()[-1])
            counts.update(chunk)
            failures += failed
        if started(given, last, 1, "--alone").returncode:
            counts["models that ONNX Runtime alone dies of"] += 1
        else:
            failures.append(f"FAIL the process died with {done.returncode} of seed={last}: "
                            f"{done.stderr[-2000:]}")
        seed = last + 1
    return counts, failures


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("library")
    parser.add_argument("readme")
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("--models", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--alone", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.models is None:
        given.models = 10000 if FULL else KINDS[given.kind][1]
    if given.child:
        child(given)
        return 0
    counts, failures = all_models(given)
    print(*failures[:SHOWN], sep="\n")
    for what, count in sorted(counts.items()):
        print(f"{count} {what}")
    table = pathlib.Path(given.readme).read_text()
    rows = NAN, LOWEST, ZEROS, *REFUSED, *FOREIGN, *ALONE, *DROPPED
    missing = [row for row in rows if f"\n| {row} |" not in table]
    print(f"{given.models} models ({given.kind}) from seed {given.seed}, {len(failures)} "
          f"differences that {given.readme} does not have",
          *(f"its table lacks: {row}" for row in missing), sep="\n")
    few = counts["runs of both"] < given.models * KINDS[given.kind][2]
    if few:
        print("too few models that both sides run")
    return 1 if failures or missing or few else 0


if __name__ == "__main__":
    sys.exit(main())
