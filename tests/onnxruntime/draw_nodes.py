# Random models of one MaxPool, one MaxUnpool, or a pool and its unpool, with tensors to feed them.
# A seed alone repeats a model.
# SPDX-License-Identifier: MIT
import math
import random

import numpy
import onnx.printer
from onnx import TensorProto, helper, numpy_helper

TYPES = {"f32": (TensorProto.FLOAT, "f4"), "f16": (TensorProto.FLOAT16, "f2"),
         "f64": (TensorProto.DOUBLE, "f8"), "u8": (TensorProto.UINT8, "u1"),
         "i8": (TensorProto.INT8, "i1")}
OPSETS = range(8, 23)
SINCE = {"ceil_mode": 10, "dilations": 10, "u8": 12, "i8": 12, "MaxUnpool": 9}
IR = {8: 3, 9: 4, 10: 5}  # of opsets before 11; later ones: 8


class Drawn:
    """A model: `kind` pool, unpool or pair; its attributes, what it is fed, and, of extents, which
    ones the model says."""

    def __init__(self, seed, kinds=("pool", "pool", "unpool", "pair"), rigid=False):
        """rigid: all extents are in the model, and no axis is empty."""
        self.seed, self.rigid = seed, rigid
        self.rng = random.Random(f"argpool node {seed}")
        self.numbers = numpy.random.default_rng(seed)
        self.kind = self.rng.choice(kinds)
        self.opset = self.rng.choice([n for n in OPSETS if self.kind == "pool" or n >= 9])
        self.rank = self.rng.choice([1, 2, 2, 2, 3])
        self.elem = self.draw_elem()
        self.attributes = self.draw_window()
        self.indices = self.kind != "pool" or self.rng.random() < 0.7
        self.feed, self.constants = {}, {}
        inputs, outputs = getattr(self, f"make_{self.kind}")()
        constants = [numpy_helper.from_array(a, n) for n, a in self.constants.items()]
        graph = helper.make_graph(self.nodes, "drawn", inputs, outputs, constants)
        self.model = helper.make_model(graph, ir_version=IR.get(self.opset, 8),
                                       opset_imports=[helper.make_opsetid("", self.opset)])

    def __str__(self):
        fed = " ".join(f"{n}={'x'.join(map(str, a.shape))}" for n, a in self.feed.items())
        size = self.constants.get("o", self.feed.get("o"))
        sized = "" if size is None else f" output_shape {size.tolist()}"
        graph = " ".join(onnx.printer.to_text(self.model.graph).split())
        return f"opset {self.opset} fed {fed}{sized} {graph}"

    # ---- What a node is ------------------------------------------------------------------------

    def draw_elem(self):
        if self.kind != "pool":
            return "f32"  # ONNX Runtime has no other MaxUnpool
        return self.rng.choice([t for t in ["f32", *TYPES] if SINCE.get(t, 0) <= self.opset])

    def draw_window(self):
        rng, each = self.rng, range(self.rank)
        pools = self.kind != "unpool"
        if rng.random() < 0.3:
            k, s, p = rng.choice([(2, 2, 0), (3, 2, 1), (3, 1, 1), (1, 2, 0)])
            found = {"kernel_shape": [k] * self.rank, "strides": [s] * self.rank,
                     "pads": [p] * 2 * self.rank}
        else:
            kernel = [rng.choice([1, 1, 2, 2, 3, 4, 5]) for _ in each]
            found = {"kernel_shape": kernel}
            if rng.random() < 0.85:
                found["strides"] = [rng.choice([1, 2, 2, 3, 4, 6]) for _ in each]
            if rng.random() < 0.5:
                found["pads"] = [rng.randint(0, k - 1) for k in kernel * 2]
        if pools and rng.random() < 0.4:
            found["auto_pad"] = rng.choice(["SAME_UPPER", "SAME_LOWER", "VALID", "NOTSET"])
            if found["auto_pad"] != "NOTSET":
                found.pop("pads", None)
        if pools and self.opset >= SINCE["dilations"]:
            if rng.random() < 0.3:
                found["dilations"] = [rng.choice([1, 2, 3]) for _ in each]
            if rng.random() < 0.3:
                found["ceil_mode"] = 1
        if pools and self.kind == "pool" and rng.random() < 0.3:
            found["storage_order"] = 1
        return found

    def is_auto(self):
        return self.attributes.get("auto_pad", "NOTSET").startswith("SAME")

    def shape(self):
        rng = self.rng
        most = 12 if self.rank < 3 else 7
        before = [rng.choice([1, 1, 2, 3]), rng.choice([1, 2, 3, 5])]
        if not self.rigid and rng.random() < 0.03:
            before[rng.randrange(2)] = 0
        return before + [rng.randint(1, most) for _ in range(self.rank)]

    def said(self, name, array, elem=None):
        """The input's value_info: its shape, a part of it, or none."""
        how = 0 if self.rigid else self.rng.choice([0, 0, 1, 2])
        shape = [n if how == 0 or self.rng.random() < 0.3 else None for n in array.shape]
        elem = elem or helper.np_dtype_to_tensor_dtype(array.dtype)
        return helper.make_tensor_value_info(name, elem, None if how == 2 else shape)

    def output(self, name, indices=False):
        elem = TensorProto.INT64 if indices else TYPES[self.elem][0]
        return helper.make_tensor_value_info(name, elem, None)

    def node(self, kind, inputs, outputs, **more):
        name = "" if self.rng.random() < 0.3 else kind.lower()
        keys = ["kernel_shape", "strides", "pads"] if kind == "MaxUnpool" else self.attributes
        own = {key: self.attributes[key] for key in keys if key in self.attributes}
        return helper.make_node(kind, inputs, outputs, name=name, **{**own, **more})

    # ---- What it is fed ------------------------------------------------------------------------

    def draw_cells(self, shape):
        dtype = numpy.dtype(TYPES[self.elem][1])
        fill = self.rng.choice(["random", "random", "ties", "edges", "lowest", "nan"])
        if dtype.kind in "iu":
            info = numpy.iinfo(dtype)
            cells = self.numbers.integers(info.min, info.max, shape, endpoint=True).astype(dtype)
            edges = [info.min, info.max]
        else:
            cells = self.numbers.standard_normal(shape).astype(dtype)
            edges = [-numpy.inf, numpy.inf, 0.0, -0.0]
        if fill == "ties":
            cells = self.numbers.integers(0, 3, shape).astype(dtype)
        if fill == "edges":
            cells = numpy.where(self.numbers.random(shape) < 0.6,
                                self.numbers.choice(numpy.array(edges, dtype), shape), cells)
        if fill == "lowest":
            cells[self.numbers.random(shape) < 0.9] = edges[0]
        if fill == "nan" and dtype.kind == "f":
            cells[self.numbers.random(shape) < 0.2] = numpy.nan
        return cells.astype(dtype)

    def make_pool(self):
        self.feed["x"] = self.draw_cells(self.shape())
        outputs = ["y", "i"][:1 + self.indices]
        self.nodes = [self.node("MaxPool", ["x"], outputs)]
        return ([self.said("x", self.feed["x"])],
                [self.output(name, name == "i") for name in outputs])

    def unpooled(self, pooled):
        """The default extents of a MaxUnpool."""
        a, each = self.attributes, range(self.rank)
        strides, pads = a.get("strides", [1] * self.rank), a.get("pads", [0] * 2 * self.rank)
        return [(pooled[i] - 1) * strides[i] - pads[i] - pads[i + self.rank] + a["kernel_shape"][i]
                for i in each]

    def draw_size(self, before, default):
        """An output_shape for the node, or None; as a constant or a tensor that is fed."""
        rng = self.rng
        how = rng.choice(["none", "default", "default", "beyond", "beyond", "far", "below", "odd"])
        if how == "none":
            return None
        more = {"default": (0, 0), "beyond": (0, 3), "far": (0, 30), "below": (-3, 0),
                "odd": (-2, 2)}[how]
        size = before + [max(n + rng.randint(*more), 1) for n in default]
        if how == "odd":
            size[rng.randrange(len(size))] = rng.choice([-1, 0, 1, 2, 7])
        self.place_size(size)
        return size

    def place_size(self, size):
        kept = self.constants if self.rigid or self.rng.random() < 0.5 else self.feed
        kept["o"] = numpy.array(size, numpy.int64)

    def size_input(self):
        return [helper.make_tensor_value_info("o", TensorProto.INT64, [self.rank + 2])] \
            if "o" in self.feed else []

    def make_unpool(self):
        rng = self.rng
        shape = self.shape()
        default = self.unpooled(shape[2:])
        size = self.draw_size(shape[:2], default) or shape[:2] + default
        cells = max(math.prod(max(n, 0) for n in size), 1)
        indices = self.numbers.integers(0, cells, shape)
        how = rng.choice(["own", "own", "own", "any", "any", "few", "bad"])
        planes = shape[0] * shape[1]
        if how == "own" and planes:  # of the value's plane
            plane = numpy.arange(planes).reshape(shape[:2] + [1] * self.rank)
            indices = plane * (cells // planes) + indices % max(cells // planes, 1)
        if how == "few":
            indices = indices % 3
        if how == "bad" and indices.size:
            indices.reshape(-1)[rng.randrange(indices.size)] = rng.choice([-1, cells, 1 << 40])
        self.feed["y"], self.feed["i"] = self.draw_cells(shape), indices
        sized = ["o"] if "o" in {**self.feed, **self.constants} else []
        self.nodes = [self.node("MaxUnpool", ["y", "i", *sized], ["z"])]
        for name in "yi":
            if rng.random() < 0.1:
                self.constants[name] = self.feed.pop(name)
        given = [self.said(name, self.feed[name]) for name in "yi" if name in self.feed]
        return [*given, *self.size_input()], [self.output("z")]

    def make_pair(self):
        """The unpool reads what the pool makes; others may read it, too."""
        shape = self.shape()
        self.feed["x"] = self.draw_cells(shape)
        if self.rng.random() < 0.85:
            self.draw_size(shape[:2], shape[2:])
        sized = ["o"] if "o" in {**self.feed, **self.constants} else []
        self.nodes = [self.node("MaxPool", ["x"], ["y", "i"]),
                      self.node("MaxUnpool", ["y", "i", *sized], ["z"])]
        kept = self.rng.choice(["", "", "y", "i"])
        return ([self.said("x", self.feed["x"]), *self.size_input()],
                [self.output("z"), *(self.output(name, name == "i") for name in kept)])
