"""OpenVINO as a contestant: MaxPool with indices, results bound to memory at hand; no unpooling."""
# SPDX-License-Identifier: MIT
import numpy
import openvino
from openvino import opset14 as ops
from serve import NotOffered, serve

_core = openvino.Core()
_ELEMENTS = {
    "f32": openvino.Type.f32,
    "f16": openvino.Type.f16,
    "bf16": openvino.Type.bf16,
    "u8": openvino.Type.u8,
    "i8": openvino.Type.i8,
    "i32": openvino.Type.i32,
}


def prepare(request):
    """See serve.serve."""
    r = request
    if r.op != "max_pool" or r.layout != "cf" or r.elem not in _ELEMENTS:
        raise NotOffered("it pools, channels-first")
    if r.index not in ("i64", "i32") or r.space != "plane":
        raise NotOffered("its indices are i64 or i32")
    source = ops.parameter(r.cells_shape, _ELEMENTS[r.elem])
    node = ops.max_pool(
        source,
        r.stride,
        r.dilation,
        r.pad,
        r.pad_end,
        r.kernel,
        "ceil_torch" if r.ceil else "floor",
        index_element_type=r.index,
        axis=2,
    )
    model = openvino.Model(node.outputs(), [source], "one operation")
    hints = {"INFERENCE_NUM_THREADS": r.threads, "NUM_STREAMS": 1}
    hints["INFERENCE_PRECISION_HINT"] = "f32"
    infer = _core.compile_model(model, "CPU", hints).create_infer_request()
    src = numpy.array(r.cells)  # its tensors share memory that is writable
    values = numpy.empty(r.pooled_shape, r.dtype)
    indices = numpy.empty(r.pooled_shape, r.indices.dtype)
    arrays = (src, values, indices)
    tensors = [openvino.Tensor(array, shared_memory=True) for array in arrays]
    infer.set_input_tensor(0, tensors[0])
    infer.set_output_tensor(0, tensors[1])
    infer.set_output_tensor(1, tensors[2])
    infer.infer()
    r.expect(r.pooled, values)
    r.expect(r.indices, indices)
    return "OpenVINO", infer.infer, arrays, tensors


if __name__ == "__main__":
    serve(f"OpenVINO {openvino.get_version().split('-')[0]} (from Python)", prepare)
