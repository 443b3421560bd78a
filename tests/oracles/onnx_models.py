# Models of one MaxPool or MaxUnpool node, run by ONNX Runtime on one thread of the CPU.
# SPDX-License-Identifier: MIT
import numpy
import onnxruntime
from onnx import helper

OPSET, IR = 22, 10  # MaxPool and MaxUnpool as of opset 22; ONNX Runtime 1.31 reads IR up to 13


class Failure(Exception):
    """ONNX Runtime refused the model or the call."""


def run(operator, inputs, outputs, attributes):
    """inputs: arrays by name; outputs: element types by name. Returns the outputs' arrays."""
    node = helper.make_node(operator, list(inputs), list(outputs), **attributes)
    typed = lambda name, dtype: helper.make_tensor_value_info(
        name, helper.np_dtype_to_tensor_dtype(numpy.dtype(dtype)), None)
    graph = helper.make_graph([node], operator, [typed(n, a.dtype) for n, a in inputs.items()],
                              [typed(n, dtype) for n, dtype in outputs.items()])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)],
                              ir_version=IR)
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    options.log_severity_level = 4
    try:
        session = onnxruntime.InferenceSession(model.SerializeToString(), options,
                                               providers=["CPUExecutionProvider"])
        return session.run(None, inputs)
    except Exception as failure:  # its exceptions have no common class
        raise Failure(str(failure)) from None


def max_pool(src, attributes, indices=True):
    """values, indices; values alone for `indices` False, which is another code path."""
    outputs = {"values": src.dtype}
    if indices:
        outputs["indices"] = numpy.int64
    return run("MaxPool", {"src": src}, outputs, attributes)


def max_unpool(values, indices, attributes, shape=None):
    inputs = {"values": values, "indices": indices}
    if shape is not None:
        inputs["output_shape"] = numpy.array(shape, numpy.int64)
    return run("MaxUnpool", inputs, {"dst": values.dtype}, attributes)[0]
