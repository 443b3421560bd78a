# argpool's spaces `image` and `batch_image` against vectors that TensorFlow made: values and argmax
# of tf.nn.max_pool_with_argmax, the gradient MaxPoolGradWithArgmax, and unpooling by scatter_nd.
# tensorflow.jsonl holds them, and says when which version made them; tensorflow_record.py did.
# SPDX-License-Identifier: MIT
import json
import os
import sys

import ml_dtypes  # NumPy's bfloat16
import numpy

import argpool_ctypes as argpool
import onnx_windows
from argpool_numpy import Argpool, Refused, same
from report import Report, arguments

HERE = os.path.dirname(os.path.abspath(__file__))
VECTORS = os.environ.get("ARGPOOL_TENSORFLOW_VECTORS", os.path.join(HERE, "tensorflow.jsonl"))

# TensorFlow's NaN is not compared. Measured with 2.21: [nan, 1, 3, 2] pools to (nan, 0), but
# [1, nan, 3, 2] to (3, 2): `<` loses a NaN that is not first. argpool follows PyTorch (C5).


class Vectors:
    def __init__(self, library, report):
        self.library, self.report = library, report

    def tensor(self, numbers, dtype, shape):
        """Logical N, C, H, W over memory in TensorFlow's order, N, H, W, C."""
        kind = ml_dtypes.bfloat16 if dtype == "bfloat16" else dtype
        n, h, w, c = shape
        return numpy.moveaxis(numpy.array(numbers).astype(kind).reshape(n, h, w, c), -1, 1)

    def run(self, v):
        space = "batch_image" if v["include_batch_in_index"] else "image"
        # SAME is ONNX's SAME_UPPER: the odd cell of padding goes to the end.
        attributes = {"kernel_shape": v["kernel"], "strides": v["stride"],
                      "auto_pad": "SAME_UPPER" if v["padding"] == "SAME" else "VALID"}
        n, h, w, c = v["shape"]
        window = onnx_windows.window(attributes, [h, w])
        element, index = argpool.WORDS[v["element"]], argpool.WORDS[v["index"]]
        line = lambda operation: (
            f"{operation} {element} {index} {space} cl n{n}c{c}h{h}w{w} "
            f"{v['kernel']} {v['stride']} {v['padding']}")
        calls = Argpool(self.library, space, "cl")
        src = self.tensor(v["src"], v["element"], v["shape"])
        values, indices = calls.max_pool(window, src, numpy.dtype(v["index"]))
        pooled = [n, *values.shape[2:], c]
        want = self.tensor(v["argmax"], v["index"], pooled)
        self.report.compare(same(values, self.tensor(v["values"], v["element"], pooled)),
                            line("max_pool"), "values differ")
        self.report.compare(same(indices, want), line("max_pool"), "indices differ")
        if "grad_src" in v:
            grads = self.tensor(v["grad_values"], v["element"], pooled)
            got = calls.max_pool_backward(window, grads, indices, [h, w])
            self.report.compare(same(got, self.tensor(v["grad_src"], v["element"], v["shape"])),
                                line("max_pool_backward"), "gradients differ")
        if "scattered" in v:
            adding = Argpool(self.library, space, "cl", duplicates=argpool.SUM)
            cells = self.tensor(v["scattered"], v["element"], v["shape"])
            got = adding.max_unpool(window, values, indices, [h, w])
            self.report.compare(same(got, cells), line("max_unpool"), "cells differ")


def main():
    given = arguments(__doc__)
    library = argpool.Library(given.library)
    report = Report("tensorflow_vectors", "tensorflow", library)
    vectors = Vectors(library, report)
    with open(VECTORS, encoding="utf-8") as lines:
        made = json.loads(next(lines))
        print(f"{made['problems']} problems, by {made['made_by']}, {made['date']}")
        for number, line in enumerate(lines, 2):
            report.problems += 1
            try:
                vectors.run(json.loads(line))
            except Refused as refusal:
                report.check(False, f"line {number}", refusal)
    report.check(report.problems == made["problems"], VECTORS, "vectors are missing")
    return report.finish(least=2 * made["problems"])


if __name__ == "__main__":
    sys.exit(main())
