"""Random models of one MaxPool: the window that argpool-compile lists, run by argpool, against what
ONNX Runtime makes of the model; or it is left out, with a reason.

    drawn.py ARGPOOL-COMPILE LIBARGPOOL.SO FOLDER [--models N] [--seed S]

$ARGPOOL_TEST_FULL=1 draws ten times as many.
"""
# SPDX-License-Identifier: MIT
import collections
import pathlib
import sys

import numpy
import onnx
import onnxruntime

from library import drawn_run, window_of

HERE = pathlib.Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "onnxruntime"))
from argpool_numpy import Argpool, same  # noqa: E402
from draw_nodes import Drawn  # noqa: E402

# Why a node is left out that ONNX Runtime runs.
REASONS = ["which is a pad of -", "C1:", "C3:"]


def expected(drawn):
    """ONNX Runtime's outputs; None where it refuses the model."""
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    options.log_severity_level = 4
    try:
        session = onnxruntime.InferenceSession(drawn.model.SerializeToString(), options,
                                               providers=["CPUExecutionProvider"])
        return session.run(None, drawn.feed)
    except Exception:  # its exceptions have no class of their own
        return None


def dilated_same(drawn):
    """ONNX Runtime pads as if there was no dilation, and the importer as ONNX says."""
    return drawn.is_auto() and max(drawn.attributes.get("dilations", [1])) > 1


def verdict(drawn, compiler, library):
    """A word to count, or a sentence that begins with FAIL."""
    path = compiler.folder / "drawn.onnx"
    onnx.save(drawn.model, path)
    node, = compiler.list(path, "m")
    wanted = expected(drawn)
    if "left_out" in node:
        fine = wanted is None or any(reason in node["left_out"] for reason in REASONS)
        return "left out" if fine else f"FAIL is left out: {node['left_out']}"
    if wanted is None:
        return "ONNX Runtime refuses it"
    calls = Argpool(library, node["index_space"])
    made = calls.max_pool(window_of(node["window"]), drawn.feed["x"])
    if dilated_same(drawn):
        strides = drawn.attributes.get("strides", [1] * drawn.rank)
        shape = [-(-n // s) for n, s in zip(drawn.feed["x"].shape[2:], strides)]
        return "ONNX's extents" if list(made[0].shape[2:]) == shape else f"FAIL {made[0].shape}"
    if drawn.feed["x"].dtype.kind == "f" and numpy.isnan(drawn.feed["x"]).any():
        fine = made[0].shape == wanted[0].shape
    elif len(wanted) == 1:  # ONNX Runtime's vectors begin at the lowest, and take either zero
        least = numpy.finfo(made[0].dtype).min if made[0].dtype.kind == "f" else None
        fine = numpy.array_equal(numpy.maximum(made[0], least) if least else made[0],
                                 numpy.maximum(wanted[0], least) if least else wanted[0])
    else:
        fine = all(same(a, b) for a, b in zip(made, wanted))
    return "equal" if fine else f"FAIL {node['window']} is another window"


def main():
    compiler, library, seeds = drawn_run(__doc__, "models", 300, 3000)
    counts = collections.Counter()
    for seed in seeds:
        drawn = Drawn(seed, kinds=["pool"], rigid=True)
        said = verdict(drawn, compiler, library)
        counts[said.split(" ")[0] if said.startswith("FAIL") else said] += 1
        if said.startswith("FAIL"):
            print(f"{said}: seed={seed} {drawn}")
    for what, count in sorted(counts.items()):
        print(f"{count} {what}")
    print(f"{len(seeds)} models from seed {seeds[0]}, {counts['FAIL']} failures")
    return 1 if counts["FAIL"] or counts["equal"] < len(seeds) // 2 else 0


if __name__ == "__main__":
    sys.exit(main())
