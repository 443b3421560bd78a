# The windows of ONNX's MaxPool and MaxUnpool nodes, as the operators' specification defines them.
# SPDX-License-Identifier: MIT
import argpool_ctypes as argpool

SPACE_OF_ORDER = {0: "tensor", 1: "tensor_colmajor"}  # MaxPool's storage_order


def pads(attributes, extents, kernel, stride, dilation):
    """begin, end. SAME pads until the pooled extent is ceil(n / stride); the odd cell goes to the
    end with SAME_UPPER and to the beginning with SAME_LOWER."""
    rank = len(kernel)
    auto = attributes.get("auto_pad", "NOTSET")
    if auto == "NOTSET":
        both = list(attributes.get("pads", [0] * 2 * rank))
        return both[:rank], both[rank:]
    if auto == "VALID":
        return [0] * rank, [0] * rank
    totals = [max((-(-n // s) - 1) * s + d * (k - 1) + 1 - n, 0)
              for n, k, s, d in zip(extents, kernel, stride, dilation)]
    less, more = [t // 2 for t in totals], [t - t // 2 for t in totals]
    return (less, more) if auto == "SAME_UPPER" else (more, less)


def window(attributes, extents=None):
    """The window of a node's attributes (a dict); extents: src's, which auto_pad needs.

    Strides default to 1 in ONNX, not to the kernel, and dilations exist in MaxPool only."""
    kernel = list(attributes["kernel_shape"])
    stride = list(attributes.get("strides", [1] * len(kernel)))
    dilation = list(attributes.get("dilations", [1] * len(kernel)))
    begin, end = pads(attributes, extents, kernel, stride, dilation)
    return argpool.window(kernel, stride, begin, dilation, attributes.get("ceil_mode", 0), end)
