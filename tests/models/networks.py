# Networks with pooling, made by onnx.helper with seeded weights: `width` divides their channels.
# SPDX-License-Identifier: MIT
import numpy
import onnx
from onnx import TensorProto, helper, numpy_helper


class Builder:
    """Nodes one after another, on one tensor at a time."""

    def __init__(self, channels, *extents):
        self.shape = [1, channels, *extents]
        self.rank = len(extents)
        self.nodes, self.constants = [], []
        self.draw = numpy.random.default_rng(0)
        self.at, self.channels = "x", channels

    def node(self, kind, inputs, outputs, name, **attributes):
        self.nodes.append(helper.make_node(kind, inputs, outputs, name=name, **attributes))
        return outputs[0]

    def constant(self, name, array):
        self.constants.append(numpy_helper.from_array(array, name))
        return name

    def conv(self, name, channels, kernel=3, stride=1, relu=True):
        shape = (channels, self.channels, *[kernel] * self.rank)
        scale = (2 / (self.channels * kernel ** self.rank)) ** 0.5
        weights = (self.draw.standard_normal(shape, "f4") * scale).astype("f4")
        self.at = self.node("Conv", [self.at, self.constant(f"{name}.w", weights)], [f"{name}.c"],
                            name, kernel_shape=[kernel] * self.rank, strides=[stride] * self.rank,
                            pads=[kernel // 2] * 2 * self.rank)
        self.channels = channels
        if relu:
            self.at = self.node("Relu", [self.at], [f"{name}.r"], f"{name}.relu")
        return self.at

    def halves(self):
        return {"kernel_shape": [2] * self.rank, "strides": [2] * self.rank}

    def pool(self, name, indices=True):
        outputs = [f"{name}.v", f"{name}.i"][:2 if indices else 1]
        self.at = self.node("MaxPool", [self.at], outputs, name, **self.halves())
        return outputs[-1]

    def unpool(self, name, indices):
        self.at = self.node("MaxUnpool", [self.at, indices], [f"{name}.y"], name, **self.halves())

    def same(self, name, kernel, reads, writes):
        """A pool of stride 1 and the same extents, one of a chain that becomes a region."""
        return self.node("MaxPool", [reads], [writes], name, kernel_shape=[kernel] * self.rank,
                         pads=[kernel // 2] * 2 * self.rank)

    def model(self):
        graph = helper.make_graph(
            self.nodes, "network",
            [helper.make_tensor_value_info("x", TensorProto.FLOAT, self.shape)],
            [helper.make_tensor_value_info(self.at, TensorProto.FLOAT, None)], self.constants)
        model = helper.make_model(graph, ir_version=10,
                                  opset_imports=[helper.make_opsetid("", 21)])
        return onnx.shape_inference.infer_shapes(model)


def encoder_decoder(b, stages, classes):
    """SegNet's form: each stage's indices lead its decoder's unpooling."""
    kept = []
    for i, (channels, convolutions) in enumerate(stages):
        for j in range(convolutions):
            b.conv(f"encode{i}_{j}", channels)
        kept.append(b.pool(f"pool{i}"))
    for i in reversed(range(len(stages))):
        b.unpool(f"unpool{i}", kept[i])
        channels, convolutions = stages[i]
        for j in range(convolutions):
            last = j == convolutions - 1
            b.conv(f"decode{i}_{j}", stages[i - 1][0] if last and i else channels)
    b.conv("classes", classes, relu=False)
    return b.model()


def segnet(width=1, extents=(360, 480)):
    """Badrinarayanan et al.: VGG16's convolutions, five pairs. Of CamVid's 360x480 352 rows, which
    five poolings by two divide: ONNX's MaxUnpool of an odd extent needs an output_shape."""
    extents = tuple(n // 32 * 32 for n in extents)
    stages = [(64, 2), (128, 2), (256, 3), (512, 3), (512, 3)]
    return encoder_decoder(Builder(3, *extents), [(c // width, n) for c, n in stages], 12)


def unet(width=1, extents=(256, 256)):
    """U-Net's form (Ronneberger et al.): what each stage of the encoder made is read beside what is
    unpooled; by indices, as in SegNet, in the place of transposed convolutions."""
    b = Builder(3, *extents)
    channels, kept = [max(1, c // width) for c in (32, 64, 128, 256)], []
    for i, count in enumerate(channels):
        b.conv(f"encode{i}_a", count)
        skip = b.conv(f"encode{i}_b", count)
        kept.append((skip, b.pool(f"pool{i}")))
    b.conv("bottom", channels[-1])
    for i in reversed(range(len(channels))):
        skip, indices = kept[i]
        b.conv(f"narrow{i}", channels[i], kernel=1)
        b.unpool(f"unpool{i}", indices)
        b.at = b.node("Concat", [skip, b.at], [f"both{i}.y"], f"both{i}", axis=1)
        b.channels = 2 * channels[i]
        b.conv(f"decode{i}", channels[i])
    b.conv("classes", 12, relu=False)
    return b.model()


def segnet_3d(width=1, extents=(64, 64, 64)):
    """Volumes, three pairs, one convolution a stage."""
    stages = [(16, 1), (32, 1), (64, 1)]
    return encoder_decoder(Builder(1, *extents), [(max(1, c // width), n) for c, n in stages], 4)


def enet(width=1, extents=(256, 512)):
    """ENet's way with indices (Paszke et al.): strided convolutions beside pools in the encoder,
    unpooling after 1x1 convolutions in the decoder; its bottlenecks cut to two convolutions."""
    b = Builder(3, *extents)
    kept, channels = [], [max(4, c // width) for c in (16, 64, 128)]
    b.conv("initial", channels[0], stride=2)
    for i in (1, 2):
        source, had = b.at, b.channels
        b.conv(f"down{i}_a", channels[i], kernel=3, stride=2)
        main = b.conv(f"down{i}_b", channels[i], relu=False)
        b.at, b.channels = source, had
        kept.append(b.pool(f"down{i}_pool"))
        side = b.conv(f"down{i}_side", channels[i], kernel=1, relu=False)
        b.at = b.node("Add", [main, side], [f"down{i}.s"], f"down{i}_add")
        b.conv(f"stage{i}", channels[i])
    for i in (2, 1):
        b.conv(f"up{i}_narrow", channels[i - 1], kernel=1)
        b.unpool(f"up{i}_unpool", kept[i - 1])
        b.conv(f"up{i}_a", channels[i - 1])
    b.conv("classes", 12, relu=False)
    return b.model()


def plain(width=1, extents=(224, 224)):
    """Conv-Relu-MaxPool without indices: nothing for argpool, and nothing may change."""
    b = Builder(3, *extents)
    for i in range(4):
        b.conv(f"conv{i}", 64 // width)
        b.pool(f"pool{i}", indices=False)
    return b.model()


def pair(width=1, extents=(112, 112)):
    """One pair on 64 channels: the operations alone."""
    b = Builder(64 // width, *extents)
    b.unpool("unpool", b.pool("pool"))
    return b.model()


def superpoint(width=1, extents=(480, 640)):
    """SuperPoint's scores (DeTone et al.): VGG's encoder, a score for each of 8x8 pixels, and
    transformers' simple_nms, radius 4, as torch.onnx writes it."""
    b = Builder(1, *extents)
    for i, channels in enumerate((64, 64, 128, 128)):
        b.conv(f"encode{i}_a", channels // width)
        b.conv(f"encode{i}_b", channels // width)
        if i < 3:
            b.pool(f"pool{i}", indices=False)
    b.conv("score_a", 256 // width)
    b.conv("score_b", 65, kernel=1, relu=False)
    rows, columns = (n // 8 for n in extents)

    def shape(name, *numbers):
        return b.constant(name, numpy.array(numbers, "i8"))

    at = b.node("Softmax", [b.at], ["soft"], "softmax", axis=1)
    at = b.node("Slice", [at, shape("zero_", 0), shape("all", 64), shape("axis", 1)], ["cells"],
                "slice")
    at = b.node("Transpose", [at], ["last"], "transpose_a", perm=[0, 2, 3, 1])
    at = b.node("Reshape", [at, shape("split", 1, rows, columns, 8, 8)], ["pixels"], "reshape_a")
    at = b.node("Transpose", [at], ["mixed"], "transpose_b", perm=[0, 1, 3, 2, 4])
    scores = b.node("Reshape", [at, shape("joined", 1, *extents)], ["scores"], "reshape_b")
    zero, one = b.constant("zero", numpy.array(0, "f4")), shape("one", 1)

    def top(reads, name):
        b.node("Unsqueeze", [reads, one], [f"{name}.in"], f"{name}.unsqueeze")
        b.same(name, 9, f"{name}.in", f"{name}.out")
        return b.node("Squeeze", [f"{name}.out", one], [f"{name}.top"], f"{name}.squeeze")

    mask = b.node("Equal", [scores, top(scores, "nms")], ["mask"], "equal")
    for i in (1, 2):
        cells = b.node("Cast", [mask], [f"cells{i}"], f"cast{i}", to=TensorProto.FLOAT)
        near = b.node("Greater", [top(cells, f"near{i}"), zero], [f"near{i}.mask"], f"greater{i}")
        rest = b.node("Where", [near, zero, scores], [f"rest{i}"], f"where{i}")
        is_top = b.node("Equal", [rest, top(rest, f"top{i}")], [f"equal{i}"], f"equal{i}")
        far = b.node("Not", [near], [f"far{i}"], f"not{i}")
        new = b.node("And", [is_top, far], [f"new{i}"], f"and{i}")
        mask = b.node("Or", [mask, new], [f"mask{i}"], f"or{i}")
    b.at = b.node("Where", [mask, scores, zero], ["y"], "where")
    return b.model()


def centernet(width=1, extents=(512, 512)):
    """A head as CenterNet's (Zhou et al.) on a small encoder: x * (x == pool(x)) of 80 classes."""
    b = Builder(3, *extents)
    for i, (channels, stride) in enumerate(((32, 2), (64, 2), (64, 1), (64, 1), (64, 1))):
        b.conv(f"conv{i}", channels // width, stride=stride)
    heat = b.node("Sigmoid", [b.conv("heat", 80 // width, kernel=1, relu=False)], ["h"], "sigmoid")
    top = b.node("Equal", [heat, b.same("peaks", 3, heat, "top")], ["is"], "equal")
    b.at = b.node("Mul", [heat, b.node("Cast", [top], ["one"], "cast", to=TensorProto.FLOAT)],
                  ["y"], "mul")
    return b.model()


def sppf(width=1, extents=(640, 640)):
    """YOLO's SPPF (Ultralytics), behind as many strided convolutions."""
    b = Builder(3, *extents)
    for i, channels in enumerate((16, 32, 64, 128, 256)):
        b.conv(f"conv{i}", channels // width, stride=2)
    parts = [b.conv("narrow", 128 // width, kernel=1)]
    for i in range(3):
        parts.append(b.same(f"sppf{i}", 5, parts[-1], f"part{i}"))
    b.at = b.node("Concat", parts, ["all"], "concat", axis=1)
    b.channels = 4 * (128 // width)
    b.conv("wide", 256 // width, kernel=1)
    return b.model()


CHAINS = {"superpoint": superpoint, "centernet": centernet, "sppf": sppf}  # pools without indices
NETWORKS = {"pair": pair, "segnet": segnet, "unet": unet, "segnet_3d": segnet_3d, "enet": enet,
            "plain": plain, **CHAINS}
