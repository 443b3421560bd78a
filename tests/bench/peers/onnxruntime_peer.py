"""ONNX Runtime as a contestant: MaxPool with indices and MaxUnpool, bound to memory at hand.

Called from Python, because no package has its C headers: a call costs a few microseconds more.
"""
# SPDX-License-Identifier: MIT
import numpy
import onnx
import onnxruntime
from onnx import TensorProto, helper
from serve import NotOffered, serve

_ELEMENTS = {
    "f64": TensorProto.DOUBLE,
    "f32": TensorProto.FLOAT,
    "f16": TensorProto.FLOAT16,
    "i8": TensorProto.INT8,
    "u8": TensorProto.UINT8,
}


def _session(node, inputs, outputs, threads):
    def infos(tensors):
        return [
            helper.make_tensor_value_info(
                name, helper.np_dtype_to_tensor_dtype(array.dtype), array.shape
            )
            for name, array in tensors.items()
        ]

    graph = helper.make_graph([node], "one operation", infos(inputs), infos(outputs))
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 22)], ir_version=10)
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    options.log_severity_level = 3
    onnx.checker.check_model(model)
    session = onnxruntime.InferenceSession(
        model.SerializeToString(), options, providers=["CPUExecutionProvider"]
    )
    binding = session.io_binding()
    for bind, tensors in ((binding.bind_input, inputs), (binding.bind_output, outputs)):
        for name, array in tensors.items():
            bind(name, "cpu", 0, array.dtype, array.shape, array.ctypes.data)
    return session, binding


def prepare(request):
    """See serve.serve."""
    r = request
    pools = r.op == "max_pool"
    if r.layout != "cf" or r.op not in ("max_pool", "max_unpool"):
        raise NotOffered("it pools and unpools channels-first")
    if r.index not in ("i64", "none") or r.space != "plane":
        raise NotOffered("its indices are int64, the tensor's")
    if r.elem not in _ELEMENTS or r.duplicates != "last":
        raise NotOffered(f"it takes no {r.elem}, and duplicates' last wins")
    window = {"kernel_shape": r.kernel, "strides": r.stride, "pads": r.pad + r.pad_end}
    bases = r.plane_bases(r.cells_shape)
    if pools:
        outputs = {"values": numpy.empty(r.pooled_shape, r.dtype)}
        if r.indices is not None:
            outputs["indices"] = numpy.empty(r.pooled_shape, numpy.int64)
        window |= {"dilations": r.dilation, "ceil_mode": int(r.ceil)}
        node = helper.make_node("MaxPool", ["src"], list(outputs), **window)
        inputs = {"src": r.cells}
    else:
        if any(d != 1 for d in r.dilation):
            raise NotOffered("its unpooling knows no dilation")
        inputs = {
            "values": r.pooled,
            "indices": r.indices + bases,
            "size": numpy.array(r.cells_shape, numpy.int64),
        }
        outputs = {"dst": numpy.empty(r.cells_shape, r.dtype)}
        node = helper.make_node("MaxUnpool", list(inputs), ["dst"], **window)
    session, binding = _session(node, inputs, outputs, r.threads)

    def call():
        session.run_with_iobinding(binding)

    call()
    if pools:
        r.expect(r.pooled, outputs["values"])
        if r.indices is not None:
            r.expect(r.indices, outputs["indices"] - bases)
    else:
        r.expect(r.cells, outputs["dst"])
    return "ONNX Runtime", call, inputs, outputs


if __name__ == "__main__":
    serve(f"ONNX Runtime {onnxruntime.__version__} (from Python)", prepare)
