# Models of a few nodes, made by onnx.helper: attributes and graphs that exporters seldom write.
# SPDX-License-Identifier: MIT
import numpy
import onnx
from onnx import TensorProto, helper, numpy_helper

FLOAT, INT64 = TensorProto.FLOAT, TensorProto.INT64
K2 = {"kernel_shape": [2, 2], "strides": [2, 2]}
K3 = {"kernel_shape": [3, 3], "strides": [2, 2], "pads": [1, 1, 1, 1]}


def tensor(name, shape, elem=FLOAT):
    return helper.make_tensor_value_info(name, elem, shape)


def model(nodes, inputs, outputs, constants=(), values=(), opset=21):
    graph = helper.make_graph(nodes, "graph", inputs, outputs,
                              [numpy_helper.from_array(array, name) for name, array in constants],
                              value_info=list(values))
    return helper.make_model(graph, ir_version=10,
                             opset_imports=[helper.make_opsetid("", opset)])


def pool(shape=(1, 3, 9, 11), outputs=("v", "i"), elem=FLOAT, **attributes):
    """One MaxPool."""
    node = helper.make_node("MaxPool", ["x"], list(outputs), name="pool", **attributes)
    made = [tensor(name, None, elem if name == "v" else INT64) for name in outputs if name]
    return model([node], [tensor("x", shape, elem)], made)


def pair(shape, attributes, size=None, from_shape=False, unpool_attributes=None):
    """MaxPool, Neg, MaxUnpool; with output_shape as a constant, or as the Shape of the input."""
    nodes = [helper.make_node("MaxPool", ["x"], ["v", "i"], name="/down/pool", **attributes),
             helper.make_node("Neg", ["v"], ["n"], name="neg")]
    constants, size_name = [], []
    if size is not None:
        constants, size_name = [("size", numpy.array(size, numpy.int64))], ["size"]
    if from_shape:
        nodes.append(helper.make_node("Shape", ["x"], ["size"], name="shape"))
        size_name = ["size"]
    nodes.append(helper.make_node("MaxUnpool", ["n", "i", *size_name], ["y"], name="/up/pool",
                                  **(unpool_attributes or attributes)))
    return model(nodes, [tensor("x", shape)], [tensor("y", None)], constants)


def mask(shape, attributes, size=None, keep=()):
    """MaxPool, and the MaxUnpool of its own results; `keep`: of "v" and "i", what is an output."""
    nodes = [helper.make_node("MaxPool", ["x"], ["v", "i"], name="pool", **attributes),
             helper.make_node("MaxUnpool", ["v", "i", *(["size"] if size else [])], ["y"],
                              name="unpool", **attributes)]
    outputs = [tensor("y", None), *(tensor(name, None, FLOAT if name == "v" else INT64)
                                    for name in keep)]
    constants = [("size", numpy.array(size, numpy.int64))] if size else []
    return model(nodes, [tensor("x", shape)], outputs, constants)


TO_FIRST, TO_LAST = [0, 3, 1, 2], [0, 2, 3, 1]


def moved(name, to, perm):
    return helper.make_node("Transpose", [name], [to], name=f"{name}_{to}", perm=perm)


def pool_channels_last(shape=(2, 9, 11, 5)):
    """As TensorFlow's models come: Transposes around a MaxPool."""
    nodes = [moved("x", "c", TO_FIRST),
             helper.make_node("MaxPool", ["c"], ["v", "i"], name="pool", **K3),
             moved("v", "vl", TO_LAST), moved("i", "il", TO_LAST)]
    return model(nodes, [tensor("x", shape)], [tensor("vl", None), tensor("il", None, INT64)])


def pair_channels_last(shape=(2, 8, 12, 5), shared=False):
    """The same, and an unpool of channels-last tensors; shared: the first Transpose has another
    reader, and stays."""
    nodes = [moved("x", "c", TO_FIRST),
             helper.make_node("Abs", ["c" if shared else "x"], ["a"], name="abs"),
             helper.make_node("MaxPool", ["c"], ["v", "i"], name="pool", **K2),
             moved("v", "vl", TO_LAST), moved("i", "il", TO_LAST),
             helper.make_node("Neg", ["vl"], ["n"], name="neg"),
             moved("n", "nc", TO_FIRST), moved("il", "ic", TO_FIRST),
             helper.make_node("MaxUnpool", ["nc", "ic"], ["u"], name="unpool", **K2),
             moved("u", "y", TO_LAST)]
    return model(nodes, [tensor("x", shape)], [tensor("y", None), tensor("a", None)])


def in_a_loop():
    """A MaxPool in the body of an If."""
    branch = lambda name, nodes: helper.make_graph(nodes, name, [], [tensor("y", None)])
    then = branch("then", [helper.make_node("MaxPool", ["x"], ["y"], name="pool",
                                            kernel_shape=[2, 2])])
    other = branch("else", [helper.make_node("Identity", ["x"], ["y"])])
    node = helper.make_node("If", ["c"], ["z"], name="if", then_branch=then, else_branch=other)
    return model([node], [tensor("x", [1, 1, 4, 4]), tensor("c", [], TensorProto.BOOL)],
                 [tensor("z", None)])


# Compiled and compared with ONNX Runtime.
FINE = {
    "pair_k2": pair([1, 3, 8, 10], K2),
    "pair_k3": pair([2, 3, 9, 11], K3),
    "pair_size": pair([1, 3, 9, 11], K2, size=[1, 3, 9, 11]),
    "pair_size_computed": pair([1, 3, 9, 11], K2, from_shape=True),
    "pair_size_ignores_pads": pair([1, 3, 9, 11], K3, size=[1, 3, 9, 11]),
    "pair_3d": pair([1, 2, 4, 6, 8], {"kernel_shape": [2, 2, 2], "strides": [2, 2, 2]}),
    "pool_strides_default": pool(kernel_shape=[3, 2]),
    "pool_ceil": pool(kernel_shape=[3, 3], strides=[2, 2], ceil_mode=1),
    "pool_dilated": pool(kernel_shape=[2, 3], strides=[2, 1], dilations=[3, 2]),
    "pool_same_upper": pool(kernel_shape=[3, 4], strides=[2, 3], auto_pad="SAME_UPPER"),
    "pool_same_lower": pool(kernel_shape=[3, 4], strides=[2, 3], auto_pad="SAME_LOWER"),
    "pool_valid": pool(kernel_shape=[3, 3], strides=[2, 2], auto_pad="VALID"),
    "pool_colmajor": pool(kernel_shape=[2, 2], strides=[2, 2], storage_order=1),
    "pool_values_alone": pool(outputs=("v",), kernel_shape=[2, 2], strides=[2, 2]),
    "pool_1d": pool(shape=(2, 3, 17), kernel_shape=[3], strides=[2]),
    "pool_u8": pool(elem=TensorProto.UINT8, kernel_shape=[2, 2], strides=[2, 2]),
    "pool_channels_last": onnx.shape_inference.infer_shapes(pool_channels_last()),
    "pair_channels_last": onnx.shape_inference.infer_shapes(pair_channels_last()),
    "pair_channels_last_shared":
        onnx.shape_inference.infer_shapes(pair_channels_last(shared=True)),
    "pool_f64": pool(elem=TensorProto.DOUBLE, kernel_shape=[2, 2], strides=[2, 2]),
}


# ---- Chains that become one region ---------------------------------------------------------------

def same_pool(reads, writes, kernel=5, rank=2, **attributes):
    return helper.make_node("MaxPool", [reads], [writes], name=f"pool_{writes}",
                            kernel_shape=[kernel] * rank, pads=[kernel // 2] * 2 * rank,
                            **attributes)


def node(type, reads, writes, **attributes):
    return helper.make_node(type, reads.split(), [writes], name=writes, **attributes)


ZERO = ("zero", numpy.array(0, numpy.float32))


def sppf(shape=(1, 4, 13, 17), count=3, elem=FLOAT):
    """YOLO's: each pool reads the one before, and a Concat all of them."""
    names = "xabcdefghijklmnopqrstuvw"[:count + 1]
    nodes = [same_pool(*pair) for pair in zip(names, names[1:])]
    return model([*nodes, node("Concat", " ".join(names), "y", axis=1)],
                 [tensor("x", shape, elem)], [tensor("y", None, elem)])


def spp():
    """YOLOv3's: three pools of one tensor."""
    nodes = [same_pool("r", name, kernel) for name, kernel in zip("abc", (5, 9, 13))]
    return model([node("Sigmoid", "x", "r"), *nodes, node("Concat", "r a b c", "y", axis=1)],
                 [tensor("x", (1, 3, 20, 21))], [tensor("y", None)])


def peaks(shape=(1, 3, 19, 23), elem=FLOAT):
    """CenterNet's: x * (x == pool(x))."""
    return model([same_pool("x", "p", 3, len(shape) - 2), node("Equal", "x p", "e"),
                  node("Cast", "e", "f", to=elem), node("Mul", "x f", "y")],
                 [tensor("x", shape, elem)], [tensor("y", None, elem)])


def peaks_selected(zero=ZERO, extra=()):
    return model([*extra, same_pool("x", "p", 3), node("Equal", "x p", "e"),
                  node("Where", "e x zero", "y")],
                 [tensor("x", (1, 3, 19, 23))], [tensor("y", None)], [zero] if zero else [])


def peaks_of_zeros_like():
    """As peaks_selected, with the zeros that an exporter computes."""
    return peaks_selected(None, [node("Shape", "x", "s"), node("ConstantOfShape", "s", "zero")])


def threshold():
    """Peaks above a number, as a mask that leaves the chain, and their values in f64."""
    double = TensorProto.DOUBLE
    return model([node("Cast", "x", "w", to=double), same_pool("w", "p", 3),
                  node("Equal", "w p", "e"), node("GreaterOrEqual", "w least", "g"),
                  node("And", "e g", "m"), node("Where", "m w least", "y")],
                 [tensor("x", (2, 2, 9, 70))], [tensor("y", None, double),
                                                tensor("m", None, TensorProto.BOOL)],
                 [("least", numpy.array([0.25], numpy.float64))])


THIRD = ("third", numpy.array(1 / 3, numpy.float16))


def above(in_numbers=False):
    """f16 and a constant; in_numbers: that stands among int32_data."""
    half = TensorProto.FLOAT16
    made = model([same_pool("x", "p", 3), node("Greater", "p third", "g"),
                  node("Where", "g x third", "y")],
                 [tensor("x", (1, 2, 12, 45), half)], [tensor("y", None, half)], [THIRD])
    if in_numbers:
        made.graph.initializer[0].CopyFrom(helper.make_tensor("third", half, [], [1 / 3]))
    return made


def scaled():
    """Sums and products of f16, each of which is rounded."""
    half = TensorProto.FLOAT16
    return model([node("Mul", "x third", "w"), same_pool("w", "p", 3), node("Sub", "p w", "d"),
                  node("Add", "d third", "y")],
                 [tensor("x", (1, 2, 12, 45), half)], [tensor("y", None, half)], [THIRD])


def activations(elem=FLOAT):
    """Relu, Clip, Min and Max of z, which tests give infinities, NaN and -0, too."""
    kind = helper.tensor_dtype_to_np_dtype(elem)
    numbers = [(name, numpy.array(number, kind)) for name, number in
               (("low", 0), ("high", 1.5), ("half", 0.5))]
    nodes = [same_pool("x", "p", 3), node("Relu", "z", "r"), node("Mul", "r p", "relu"),
             node("Clip", "z low high", "c"), node("Mul", "c p", "clip"),
             node("Clip", "z low", "c1"), node("Max", "c1 p half", "most"),
             helper.make_node("Clip", ["z", "", "high"], ["c2"], name="c2"),
             node("Min", "half p c2", "least"), node("Max", "z p", "greater")]
    outputs = "relu clip most least greater".split()
    return model(nodes, [tensor("x", (1, 2, 9, 45), elem), tensor("z", (1, 2, 9, 45), elem)],
                 [tensor(name, None, elem) for name in outputs], numbers)


def narrowed():
    """f16 to f32 and back, rounded once, and f64. (Between nodes ONNX Runtime leaves casts to f16
    out, where it has no kernels of f16.)"""
    half = TensorProto.FLOAT16
    return model([node("Cast", "x", "w", to=FLOAT), same_pool("w", "p", 3),
                  node("Sub", "w p", "d"), node("Cast", "d", "h", to=half),
                  node("Mul", "d third", "t"), node("Cast", "t", "y", to=TensorProto.DOUBLE)],
                 [tensor("x", (1, 2, 12, 45), half)],
                 [tensor("h", None, half), tensor("y", None, TensorProto.DOUBLE)],
                 [("third", numpy.array(1 / 3, numpy.float32))])


def nms(views):
    """transformers' simple_nms; views: scores without C, which Unsqueezes add for each pool."""
    nodes = []

    def pool(reads, writes):
        if not views:
            return nodes.append(same_pool(reads, writes, 9))
        nodes.extend([node("Unsqueeze", f"{reads} one", f"{writes}_in"),
                      same_pool(f"{writes}_in", f"{writes}_out", 9),
                      node("Squeeze", f"{writes}_out one", writes)])

    pool("x", "top")
    nodes.append(node("Equal", "x top", "mask"))
    for i in "12":
        before = "mask" if i == "1" else "mask1"
        nodes.append(node("Cast", before, f"f{i}", to=FLOAT))
        pool(f"f{i}", f"n{i}")
        nodes.extend([node("Greater", f"n{i} zero", f"near{i}"),
                      node("Where", f"near{i} zero x", f"rest{i}")])
        pool(f"rest{i}", f"top{i}")
        nodes.extend([node("Equal", f"rest{i} top{i}", f"is{i}"),
                      node("Not", f"near{i}", f"far{i}"),
                      node("And", f"is{i} far{i}", f"new{i}"),
                      node("Or", f"{before} new{i}", f"mask{i}")])
    nodes.append(node("Where", "mask2 x zero", "y"))
    return model(nodes, [tensor("x", (2, 40, 50) if views else (1, 2, 40, 50))],
                 [tensor("y", None)], [ZERO, ("one", numpy.array([1], numpy.int64))])


def opening():
    """Opening and closing of floats: an erosion is a MaxPool between two Neg."""
    def erode(reads, writes):
        return [node("Neg", reads, f"{writes}_in"), same_pool(f"{writes}_in", f"{writes}_out"),
                node("Neg", f"{writes}_out", writes)]

    return model([*erode("x", "e"), same_pool("e", "open"), same_pool("x", "d"),
                  *erode("d", "close"), node("Sub", "x open", "tophat")],
                 [tensor("x", (1, 2, 30, 31))], [tensor("tophat", None), tensor("close", None)])


def skeleton_of_volumes():
    """A level of clDice's soft skeleton, as MONAI has it of volumes, of tensors without C, which
    Unsqueezes add for pools."""
    nodes = [node("Neg", "x", "n"), node("Unsqueeze", "n one", "nc")]
    for axis, name in enumerate("dhw"):
        sides = [1 + 2 * (axis == i) for i in range(3)]
        nodes.extend([helper.make_node("MaxPool", ["nc"], [f"p{name}"], name=f"pool_{name}",
                                       kernel_shape=sides, pads=[s // 2 for s in sides] * 2),
                      node("Neg", f"p{name}", name)])
    return model([*nodes, node("Min", "d h", "m"), node("Min", "m w", "ec"),
                  same_pool("ec", "v", 3, 3), node("Squeeze", "v one", "o"),
                  node("Squeeze", "ec one", "e"), node("Sub", "x o", "s"), node("Relu", "s", "y")],
                 [tensor("x", (2, 5, 9, 12))], [tensor("y", None), tensor("e", None)],
                 [("one", numpy.array([1], numpy.int64))])


def planes_of_volumes():
    """Pools of two ranks, each beside what it could grow over: two chains."""
    return model([same_pool("x", "a", 3, 3), node("Sub", "x a", "b"), node("Squeeze", "b one", "c"),
                  same_pool("c", "d", 3), node("Sub", "c d", "y")],
                 [tensor("x", (2, 1, 5, 9, 12))], [tensor("y", None)],
                 [("one", numpy.array([1], numpy.int64))])


def planes_in_volumes():
    """Planes between views of five dimensions: the region is of what lies between."""
    return model([node("Squeeze", "x one", "c"), same_pool("c", "d", 3), node("Sub", "c d", "e"),
                  node("Unsqueeze", "e one", "y")],
                 [tensor("x", (2, 1, 5, 9, 12))], [tensor("y", None)],
                 [("one", numpy.array([1], numpy.int64))])


def aside():
    """A path leaves the chain and comes back: what lies behind it is a chain of its own."""
    return model([same_pool("x", "a"), node("Sigmoid", "a", "s"), same_pool("a", "b"),
                  node("Add", "b s", "t"), same_pool("t", "y")],
                 [tensor("x", (1, 2, 12, 14))], [tensor("y", None), tensor("b", None)])


# How many functions are listed, and what the first one, a region, reads and writes.
CHAINS = {
    "sppf": (sppf(), 1, "x", "a b c"),
    "sppf_20": (sppf(count=20), 2, "x", "abcdefghijklmno"),
    "sppf_f64": (sppf(elem=TensorProto.DOUBLE), 1, "x", "a b c"),
    "sppf_bf16": (sppf(elem=TensorProto.BFLOAT16), 1, "x", "a b c"),
    "spp": (onnx.shape_inference.infer_shapes(spp()), 1, "r", "a b c"),
    "peaks": (peaks(), 1, "x", "y"),
    "peaks_f16": (peaks(elem=TensorProto.FLOAT16), 1, "x", "y"),
    "above_f16": (above(), 1, "x", "y"),
    "above_f16_in_numbers": (above(True), 1, "x", "y"),
    "peaks_selected": (peaks_selected(), 1, "x", "y"),
    "peaks_of_zeros": (peaks_selected(("zero", numpy.zeros((1, 3, 19, 23), numpy.float32))), 1,
                       "x", "y"),
    "peaks_of_zeros_like": (peaks_of_zeros_like(), 1, "x", "y"),
    "threshold": (threshold(), 1, "x", "m y"),
    "activations": (activations(), 1, "zx", "greater relu least most clip"),
    "activations_f16": (activations(TensorProto.FLOAT16), 1, "xz",
                        "least clip greater relu most"),
    "narrowed": (narrowed(), 1, "x", "h y"),
    "nms": (nms(False), 1, "x", "y"),
    "nms_without_c": (nms(True), 1, "x", "y"),
    "opening": (opening(), 1, "x", "close tophat"),
    "peaks_of_volumes": (peaks((2, 3, 6, 9, 20)), 1, "x", "y"),
    "skeleton_of_volumes": (skeleton_of_volumes(), 1, "x", "e y"),
    "planes_of_volumes": (onnx.shape_inference.infer_shapes(planes_of_volumes()), 2, "x", "b"),
    "planes_in_volumes": (planes_in_volumes(), 1, "c", "e"),
    "aside": (onnx.shape_inference.infer_shapes(aside()), 2, "x", "a b"),
}
