"""Which nodes argpool claims in ONNX Runtime, by operation, element type and opset.

    claims.py LIBARGPOOL_ONNXRUNTIME.SO [README.md]

Prints a table in Markdown: the opsets of ONNX's schema in which a session gives the node to
argpool, "left" where it gives it to another provider or refuses it, "–" where the schema lacks the
type. With a second argument, exits with 1 unless that file has the table's rows.
"""
# SPDX-License-Identifier: MIT
import os
import pathlib
import sys

import onnx
import onnxruntime
from onnx import TensorProto, helper

from provider import EP, session

TYPES = {"f32": TensorProto.FLOAT, "f64": TensorProto.DOUBLE, "f16": TensorProto.FLOAT16,
         "bf16": TensorProto.BFLOAT16, "i8": TensorProto.INT8, "u8": TensorProto.UINT8}
# Inputs and outputs ("i": indices) of a node, and the option `claim`.
NODES = {
    "MaxPool with indices": ("MaxPool", "x", "vi", "indices"),
    "MaxPool without": ("MaxPool", "x", "v", "indices"),
    "MaxPool without, `claim=all`": ("MaxPool", "x", "v", "all"),
    "MaxUnpool": ("MaxUnpool", "vi", "x", "indices"),
}
K2 = {"kernel_shape": [2, 2], "strides": [2, 2]}


def one_node(kind, inputs, outputs, elem, opset):
    node = helper.make_node(kind, list(inputs), list(outputs), name="node", **K2)
    shapes = {"x": [1, 2, 4, 6], "v": [1, 2, 2, 3], "i": [1, 2, 2, 3]}
    values = [[helper.make_tensor_value_info(n, TensorProto.INT64 if n == "i" else elem, shapes[n])
               for n in names] for names in (inputs, outputs)]
    return helper.make_model(helper.make_graph([node], "graph", *values),
                             opset_imports=[helper.make_opsetid("", opset)])


def newest_opset():
    """That ONNX Runtime takes without a word of being ahead of its release."""
    for opset in range(onnx.defs.onnx_opset_version(), 0, -1):
        made = one_node("MaxPool", "x", "v", TensorProto.FLOAT, opset)
        try:
            session(made, provider=False)
            return opset
        except Exception:  # as in verdict()
            continue
    sys.exit("claims.py: ONNX Runtime takes no opset of this onnx package")


def verdict(node, elem, opset):
    """claimed, left, or None where ONNX's schema has no such node."""
    kind, inputs, outputs, claim = node
    made = one_node(kind, inputs, outputs, elem, opset)
    try:
        onnx.checker.check_model(made, full_check=True)
    except (onnx.checker.ValidationError, onnx.shape_inference.InferenceError):
        return None
    try:
        return session(made, claim=claim)[1].get("node", "left")
    except Exception:  # no provider has it; ONNX Runtime's exceptions have no base of their own
        return "left"


def ranges(numbers):
    """[1, 2, 3, 7] is "1–3, 7"."""
    runs = []
    for n in numbers:
        if runs and n == runs[-1][1] + 1:
            runs[-1][1] = n
        else:
            runs.append([n, n])
    return ", ".join(str(a) if a == b else f"{a}–{b}" for a, b in runs)


def cell(node, elem, opsets):
    found = {opset: verdict(node, elem, opset) for opset in opsets}
    claimed = ranges([opset for opset, said in found.items() if said == "claimed"])
    left = ranges([opset for opset, said in found.items() if said == "left"])
    if claimed and left:
        return f"{claimed}; left {left}"
    return claimed or ("left" if left else "–")


def table():
    opsets = range(1, newest_opset() + 1)
    yield f"| node | {' | '.join(TYPES)} |"
    yield "|---" * (1 + len(TYPES)) + "|"
    for name, node in NODES.items():
        yield f"| {name} | {' | '.join(cell(node, elem, opsets) for elem in TYPES.values())} |"


def main():
    onnxruntime.register_execution_provider_library(EP, os.path.abspath(sys.argv[1]))
    rows = list(table())
    print("\n".join(rows))
    if len(sys.argv) > 2:
        kept = pathlib.Path(sys.argv[2]).read_text().splitlines()
        missing = [row for row in rows if row not in kept]
        print(f"{len(rows)} rows, {len(missing)} that {sys.argv[2]} has otherwise", *missing,
              sep="\n")
        sys.exit(bool(missing))


if __name__ == "__main__":
    main()
