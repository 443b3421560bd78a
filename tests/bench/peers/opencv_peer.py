"""OpenCV's DNN module as a contestant: pooling of one image with indices, as read from ONNX. Its
results are new memory at every call, and its unpooling takes one channel, which is not measured."""
# SPDX-License-Identifier: MIT
import cv2
import numpy
import onnx
from onnx import TensorProto, helper
from serve import NotOffered, serve


def prepare(request):
    """See serve.serve."""
    r = request
    if r.op != "max_pool" or r.layout != "cf" or r.rank != 2 or r.elem != "f32":
        raise NotOffered("it pools f32 images, channels-first")
    if r.index != "i64" or r.space != "plane" or r.cells_shape[0] != 1 or r.ceil:
        raise NotOffered("its indices are int64; one image at a time")
    node = helper.make_node(
        "MaxPool",
        ["src"],
        ["values", "indices"],
        kernel_shape=r.kernel,
        strides=r.stride,
        pads=r.pad + r.pad_end,
        dilations=r.dilation,
    )
    outputs = [("values", TensorProto.FLOAT), ("indices", TensorProto.INT64)]
    graph = helper.make_graph(
        [node],
        "one operation",
        [helper.make_tensor_value_info("src", TensorProto.FLOAT, r.cells_shape)],
        [helper.make_tensor_value_info(name, kind, r.pooled_shape) for name, kind in outputs],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 12)], ir_version=8)
    onnx.checker.check_model(model)
    net = cv2.dnn.readNetFromONNX(numpy.frombuffer(model.SerializeToString(), numpy.uint8))
    cv2.setNumThreads(r.threads)
    src = numpy.array(r.cells)

    def call():
        net.setInput(src, "src")
        return net.forward(["values", "indices"])

    values, indices = call()
    r.expect(r.pooled, values)
    found = indices.astype(numpy.int64)
    r.expect(r.indices, found.reshape(r.indices.shape) % int(numpy.prod(r.cells_shape[2:])))
    return "OpenCV", call


if __name__ == "__main__":
    serve(f"OpenCV {cv2.__version__} (from Python)", prepare)
