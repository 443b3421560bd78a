"""TensorFlow as a contestant: max_pool_with_argmax and its gradient, channels-last images. Its
indices count the channels in (space `image`), which is converted. Results are new memory."""
# SPDX-License-Identifier: MIT
import os

os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"
os.environ["CUDA_VISIBLE_DEVICES"] = ""

import numpy  # noqa: E402: the environment comes first
import tensorflow as tf  # noqa: E402
from serve import NotOffered, serve  # noqa: E402

_raw = tf.raw_ops


def prepare(request):
    """See serve.serve."""
    r = request
    if r.threads > 1:
        raise NotOffered("its number of threads is told once, and is one here")
    if r.op not in ("max_pool", "max_pool_backward") or r.layout != "cl" or r.rank != 2:
        raise NotOffered("it pools images, channels-last")
    if r.index not in ("i64", "i32") or r.space != "plane":
        raise NotOffered("its indices are i64 or i32")
    if any(r.pad) or any(r.pad_end) or r.dilation != [1, 1] or r.ceil:
        raise NotOffered("no explicit pads, dilation or ceil")
    window = {"ksize": [1, *r.kernel, 1], "strides": [1, *r.stride, 1], "padding": "VALID"}
    channels = numpy.arange(r.pooled_shape[1], dtype=r.indices.dtype)
    if r.op == "max_pool":
        src, index = tf.constant(r.cells), tf.as_dtype(r.indices.dtype)

        def call():
            return _raw.MaxPoolWithArgmax(input=src, Targmax=index, **window)

        values, indices = call()
        r.expect(r.pooled, values.numpy())
        r.expect(r.indices, (indices.numpy() - channels) // r.pooled_shape[1])
        return "TensorFlow", call
    if r.source is None or r.index != "i64":
        raise NotOffered("its gradient takes int64 indices")
    src, grad = tf.constant(r.source), tf.constant(r.pooled)
    argmax = tf.constant(r.indices * r.pooled_shape[1] + channels)

    def call():
        return _raw.MaxPoolGradWithArgmax(input=src, grad=grad, argmax=argmax, **window)

    r.expect(r.cells, call().numpy(), is_sum=True)
    return "TensorFlow", call


if __name__ == "__main__":
    tf.config.threading.set_intra_op_parallelism_threads(1)
    tf.config.threading.set_inter_op_parallelism_threads(1)
    serve(f"TensorFlow {tf.__version__} (from Python)", prepare)
