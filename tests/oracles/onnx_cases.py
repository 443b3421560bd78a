# argpool against the node cases of the ONNX standard, those that the `onnx` package ships for
# MaxPool and MaxUnpool.
# SPDX-License-Identifier: MIT
import sys
import warnings

import numpy
import onnx
from onnx.backend.test.case.node import collect_testcases

import argpool_ctypes as argpool
import onnx_windows
from argpool_numpy import Argpool, Refused, same
from report import Report, arguments

# onnx 1.23.2 has so many; another number means that a case came or went.
CASES = {"MaxPool": 19, "MaxUnpool": 2}


def attributes_of(node):
    found = {a.name: onnx.helper.get_attribute_value(a) for a in node.attribute}
    return {name: v.decode() if isinstance(v, bytes) else v for name, v in found.items()}


class Cases:
    def __init__(self, library, report):
        self.library, self.report = library, report

    def line(self, name, operation, array, index, layout):
        word = argpool.WORDS[str(array.dtype)]
        names = "nc" + "dhw"[5 - array.ndim :]
        shape = "".join(f"{letter}{n}" for letter, n in zip(names, array.shape))
        return f"{operation} {word} {index} tensor {layout} {shape} ({name})"

    def max_pool(self, name, attributes, src, expected, layout):
        """expected: the case's values, and its indices where it has them."""
        space = onnx_windows.SPACE_OF_ORDER[attributes.get("storage_order", 0)]
        calls = Argpool(self.library, space, layout)
        rank = src.ndim - 2
        window = onnx_windows.window(attributes, src.shape[2:])
        placed = calls.place(src, rank)
        values, indices = calls.max_pool(window, placed)
        line = self.line(name, "max_pool", src, "i64", layout)
        self.report.compare(same(values, expected[0]), line, "values differ")
        if len(expected) > 1:
            self.report.compare(same(indices, expected[1]), line, "indices differ")
        else:  # no indices expected: what they name must be the values
            self.report.compare(same(src.reshape(-1)[indices], expected[0]), line,
                                "indices do not name the values")
        alone, _ = calls.max_pool(window, placed, index=None)
        line = self.line(name, "max_pool", src, "none", layout)
        self.report.compare(same(alone, expected[0]), line, "values without indices differ")

    def max_unpool(self, name, attributes, inputs, expected, layout):
        values, indices, *shape = inputs
        if shape:
            return self.output_shape(name, attributes, inputs, expected, layout)
        calls = Argpool(self.library, "tensor", layout)
        rank = values.ndim - 2
        dst = calls.max_unpool(onnx_windows.window(attributes), calls.place(values, rank),
                               calls.place(indices, rank))
        line = self.line(name, "max_unpool", values, "i64", layout)
        self.report.compare(same(dst, expected), line, "cells differ")

    def output_shape(self, name, attributes, inputs, expected, layout):
        """Where oracles disagree. In which tensor does an index count: one of the default shape, or
        one of `output_shape`? The case counts in the default shape: its index 5, in 4x4, is cell
        (1, 1). ONNX Runtime counts in the shape given: 5, in 5x5, is (1, 0). argpool's space
        `tensor` follows ONNX Runtime, because indices that MaxPool itself made of a 5x5 tensor, the
        very reason to give an output_shape, come back to their places only so (onnx#2398);
        `tensor_default_shape` is the case's reading."""
        values, indices, shape = inputs
        rank = values.ndim - 2
        window = onnx_windows.window(attributes)
        line = self.line(name, "max_unpool", values, "i64", layout)
        readings = {}
        for space in "tensor", "tensor_default_shape":
            calls = Argpool(self.library, space, layout)
            readings[space] = calls.max_unpool(window, calls.place(values, rank),
                                               calls.place(indices, rank), list(shape[2:]))
        self.report.compare(same(readings["tensor_default_shape"], expected), line,
                            "cells differ in space tensor_default_shape")
        given = numpy.zeros(shape, values.dtype)
        given.reshape(-1)[indices.reshape(-1)] = values.reshape(-1)
        self.report.compare(same(readings["tensor"], given), line, "cells differ in space tensor")
        self.report.check(
            indices.flat[0] == 5 and expected[0, 0, 1, 1] == readings["tensor"][0, 0, 1, 0], line,
            "the two readings of index 5 are no longer (1, 1) and (1, 0)")

    def run(self, case):
        node = case.model.graph.node[0]
        attributes = attributes_of(node)
        for inputs, outputs in case.data_sets:
            for layout in "cf", "cl":
                self.report.problems += 1
                try:
                    if node.op_type == "MaxPool":
                        self.max_pool(case.name, attributes, inputs[0], outputs, layout)
                    else:
                        self.max_unpool(case.name, attributes, inputs, outputs[0], layout)
                except Refused as refusal:
                    self.report.check(False, f"{case.name} {layout}", refusal)


def main():
    given = arguments(__doc__)
    warnings.simplefilter("ignore")  # other operators' cases overflow while they are made
    numpy.seterr(all="ignore")
    library = argpool.Library(given.library)
    report = Report("onnx_cases", "onnx", library)
    cases = Cases(library, report)
    every = collect_testcases()  # asked for one operator, a second call finds nothing new
    for operator, count in CASES.items():
        found = [case for case in every if case.model.graph.node[0].op_type == operator]
        report.check(len(found) == count, operator, f"{len(found)} cases instead of {count}")
        for case in found:
            cases.run(case)
    return report.finish(least=5 * sum(CASES.values()))


if __name__ == "__main__":
    sys.exit(main())
