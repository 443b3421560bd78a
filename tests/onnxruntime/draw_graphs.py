# Random graphs of pools, unpools, what torch.onnx writes for both, views, branches and loops, with
# tensors to feed them; and the same models damaged. A seed alone repeats a model.
# SPDX-License-Identifier: MIT
import math
import random
import re

import numpy
import onnx.printer
from onnx import TensorProto, helper, numpy_helper

WINDOWS = [{"kernel_shape": [2, 2], "strides": [2, 2]},
           {"kernel_shape": [2, 2], "strides": [2, 2], "ceil_mode": 1},
           {"kernel_shape": [3, 3], "strides": [2, 2], "pads": [1, 1, 1, 1]},
           {"kernel_shape": [3, 2], "strides": [1, 1], "pads": [1, 0, 1, 1]},
           {"kernel_shape": [2, 3], "dilations": [2, 1]},
           {"kernel_shape": [1, 1], "strides": [2, 2], "auto_pad": "SAME_UPPER"},
           {"kernel_shape": [2, 2], "strides": [3, 3], "auto_pad": "SAME_LOWER"}]
TO_LAST, TO_FIRST = [0, 2, 3, 1], [0, 3, 1, 2]
OPSET, IR = 18, 8


def pooled(window, shape):
    """The shape of a pool's values, as ONNX Runtime has it; None: it has fewer than one cell."""
    found = list(shape[:2])
    for i, n in enumerate(shape[2:]):
        stride = window.get("strides", [1, 1])[i]
        if "auto_pad" in window:
            found.append(-(-n // stride))
            continue
        pads = window.get("pads", [0] * 4)
        room = n + pads[i] + pads[i + 2] - window.get("dilations", [1, 1])[i] * (
            window["kernel_shape"][i] - 1) - 1
        cells = (-(-room // stride) if window.get("ceil_mode") else room // stride) + 1
        if window.get("ceil_mode") and (cells - 1) * stride >= n + pads[i]:
            cells -= 1
        if room < 0 or cells < 1:
            return None
        found.append(cells)
    return found


class Body:
    """Nodes of a graph. floats: name -> shape of f32 tensors; taken: (values, indices, their shape,
    the pool's input shape) of pools, indices in the whole tensor; planes: those in the plane."""

    def __init__(self, drawn, floats, taken=(), deep=0):
        self.drawn, self.rng, self.deep = drawn, drawn.rng, deep
        self.floats, self.taken, self.planes = dict(floats), list(taken), []
        self.nodes, self.constants, self.own = [], {}, []

    def add(self, kind, inputs, outputs=1, shape=None, **attributes):
        """A node; the names of its outputs, of which the first is a f32 tensor of `shape`."""
        names = [self.drawn.name() for _ in range(outputs)]
        name = self.drawn.name() if self.rng.random() < 0.7 else ""
        self.nodes.append(helper.make_node(kind, inputs, names, name=name, **attributes))
        if shape is not None:
            self.floats[names[0]] = list(shape)
            self.own.append(names[0])
        return names[0] if outputs == 1 else names

    def constant(self, numbers):
        name = self.drawn.name()
        self.constants[name] = numpy.array(numbers)
        return name

    def some(self, test=lambda shape: True):
        fitting = [name for name, shape in self.floats.items() if test(shape)]
        return self.rng.choice(fitting) if fitting else None

    # ---- One step each -------------------------------------------------------------------------

    def pool(self):
        x, window = self.some(), self.rng.choice(WINDOWS)
        shape = pooled(window, self.floats[x])
        if shape is None:
            return
        if self.rng.random() < 0.25:
            self.add("MaxPool", [x], shape=shape, **window)
            return
        values, indices = self.add("MaxPool", [x], 2, shape, **window)
        self.taken.append((values, indices, shape, self.floats[x]))

    def unpool(self):
        if not self.taken:
            return
        values, indices, shape, whole = self.rng.choice(self.taken)
        if self.rng.random() < 0.3:
            values = self.some(lambda s: s == shape)
        k = {"kernel_shape": [2, 2], "strides": [2, 2]}
        default = shape[:2] + [2 * n for n in shape[2:]]
        size = self.rng.choice([whole, default, [*whole[:3], whole[3] + 3]])
        if math.prod(size) < max(math.prod(default), math.prod(whole)):
            return
        inputs = [values, indices]
        if size != default or self.rng.random() < 0.3:
            inputs.append(self.sized(size))
        self.add("MaxUnpool", inputs, shape=size, **k)

    def sized(self, size):
        """A shape as a constant, or as the Shape of a tensor."""
        like = self.some(lambda s: s == size)
        if like and self.rng.random() < 0.5:
            return self.add("Shape", [like])
        return self.constant(size)

    def torch_pool(self):
        x, window = self.some(), self.rng.choice(WINDOWS[:5])
        shape = pooled(window, self.floats[x])
        if shape is None:
            return
        values, flat = self.add("MaxPool", [x], 2, shape, **window)
        _, first = self.add("MaxPool", [x], 2, kernel_shape=[1, 1])
        sliced = self.add("Slice", [first, *map(self.constant, ([0, 0], [1, 1], [2, 3]))])
        indices = self.add("Sub", [flat, sliced])
        self.planes.append((values, indices, shape, self.floats[x]))

    def torch_unpool(self):
        if not self.planes:
            return
        values, indices, shape, whole = self.rng.choice(self.planes)
        planes, cells = shape[0] * shape[1], whole[2] * whole[3]
        offsets = self.constant(numpy.arange(planes).reshape(shape[0], shape[1], 1, 1) * cells)
        column = self.add("Unsqueeze", [
            self.add("Reshape", [self.add("Add", [indices, offsets]), self.constant([-1])]),
            self.constant([1])])
        flat = self.add("Reshape", [values, self.constant([-1])])
        zeros = self.constant(numpy.zeros(planes * cells, "f4"))
        self.add("Reshape", [self.add("ScatterND", [zeros, column, flat]), self.constant(whole)],
                 shape=whole)

    def between(self):
        x = self.some()
        other = self.some(lambda s: s == self.floats[x])
        kind = self.rng.choice(["Relu", "Neg", "Abs", "Identity", "Add", "Max"])
        inputs = [x, other] if kind in ("Add", "Max") else [x]
        self.add(kind, inputs, shape=self.floats[x])

    def view(self):
        x = self.some()
        n, c, h, w = self.floats[x]
        size = self.rng.choice([[n * c, 1, h, w], [1, n * c, h, w], [n, c, h * w, 1], [n, c, w, h]])
        self.add("Reshape", [x, self.constant(size)], shape=size)

    def view_of_indices(self):
        if self.taken:
            values, indices, shape, whole = self.rng.choice(self.taken)
            seen = self.add("Identity", [indices])
            self.taken.append((values, seen, shape, whole))

    def channels_last(self):
        """Transposes around a pool."""
        x, window = self.some(), self.rng.choice(WINDOWS)
        shape = pooled(window, self.floats[x])
        if shape is None:
            return
        last = self.add("Transpose", [x], perm=TO_LAST)
        first = self.add("Transpose", [last], perm=TO_FIRST)
        values, indices = self.add("MaxPool", [first], 2, **window)
        away = self.add("Transpose", [values], perm=TO_LAST)
        back = self.add("Transpose", [away], perm=TO_FIRST, shape=shape)
        taken = self.add("Transpose", [indices], perm=TO_LAST)
        self.taken.append((back, self.add("Transpose", [taken], perm=TO_FIRST), shape,
                           self.floats[x]))

    def branches(self):
        """An If, whose branches read what is around them, and write tensors of one shape."""
        if self.deep > 1:
            return
        bodies = [Body(self.drawn, self.floats, self.taken, self.deep + 1) for _ in range(2)]
        for body in bodies:
            body.steps(self.rng.randint(1, 4))
        shapes = [{tuple(body.floats[name]) for name in body.own} for body in bodies]
        common = sorted(shapes[0] & shapes[1])
        if not common:
            return
        shape = list(self.rng.choice(common))
        graphs = [body.graph([(body.rng.choice([n for n in body.own if body.floats[n] == shape]),
                               TensorProto.FLOAT)]) for body in bodies]
        self.add("If", ["c"], shape=shape, then_branch=graphs[0], else_branch=graphs[1])

    def loop(self):
        """Two turns of a body that keeps its tensor's shape."""
        if self.deep > 1:
            return
        x = self.some()
        turn, goes, carried, on = (self.drawn.name() for _ in range(4))
        body = Body(self.drawn, {**self.floats, carried: self.floats[x]}, self.taken, self.deep + 1)
        body.steps(self.rng.randint(1, 4))
        same = [name for name in body.own if body.floats[name] == self.floats[x]]
        if not same:
            return
        body.nodes.append(helper.make_node("Identity", [goes], [on]))
        graph = body.graph([(on, TensorProto.BOOL), (self.rng.choice(same), TensorProto.FLOAT)],
                           [(turn, TensorProto.INT64, []), (goes, TensorProto.BOOL, []),
                            (carried, TensorProto.FLOAT, self.floats[x])])
        self.add("Loop", [self.constant(2), self.constant(True), x], shape=self.floats[x],
                 body=graph)

    STEPS = (pool, pool, pool, unpool, unpool, unpool, torch_pool, torch_unpool, between, between,
             view, view_of_indices, channels_last, branches, loop)

    def steps(self, count):
        for _ in range(count):
            self.rng.choice(self.STEPS)(self)

    def graph(self, outputs, inputs=()):
        info = helper.make_tensor_value_info
        return helper.make_graph(
            self.nodes, self.drawn.name(), [info(*i) for i in inputs],
            [info(name, elem, None) for name, elem in outputs],
            [numpy_helper.from_array(array, name) for name, array in self.constants.items()])


class DrawnGraph:
    """model, feed."""

    kind, indices = "graph", True

    def __init__(self, seed):
        self.seed, self.rng = seed, random.Random(f"argpool graph {seed}")
        self.count = 0
        shape = [self.rng.choice([1, 2]), self.rng.choice([1, 3]), self.rng.choice([6, 8, 9, 12]),
                 self.rng.choice([5, 8, 10, 16])]
        body = Body(self, {"x": shape})
        body.steps(self.rng.randint(2, 12))
        made = body.own or [body.add("Identity", ["x"], shape=shape)]
        kept = self.rng.sample(made, self.rng.randint(1, min(3, len(made))))
        outputs = [(name, TensorProto.FLOAT) for name in kept]
        if body.taken and self.rng.random() < 0.3:
            outputs.append((self.rng.choice(body.taken)[1], TensorProto.INT64))
        said = shape if self.rng.random() < 0.6 else [None] * 4
        graph = body.graph(outputs, [("x", TensorProto.FLOAT, said), ("c", TensorProto.BOOL, [])])
        self.model = helper.make_model(graph, ir_version=IR,
                                       opset_imports=[helper.make_opsetid("", OPSET)])
        numbers = numpy.random.default_rng(seed)
        self.feed = {"x": numbers.standard_normal(shape).astype("f4"),
                     "c": numpy.array(self.rng.random() < 0.5)}

    def name(self):
        """A few are taken again, by nodes and by tensors of graphs that lie beside one another."""
        self.count += 1
        return f"t{self.count}"

    def __str__(self):
        graph = " ".join(onnx.printer.to_text(self.model.graph).split())
        graph = re.sub(r"\{[-0-9,.]{40,}\}", "{...}", graph)
        return f"fed {self.feed['x'].shape} {self.feed['c']} {graph}"


class DamagedGraph(DrawnGraph):
    """A model with one to three things wrong, or with some of its bits."""

    NUMBERS = [-1, 0, 1, 2, 3, 7, 100, 1 << 31, 1 << 40, (1 << 63) - 1, -(1 << 63)]

    def __init__(self, seed):
        super().__init__(seed)
        for _ in range(self.rng.randint(1, 3)):
            self.rng.choice(self.HARMS)(self)
        self.bytes = bytearray(self.model.SerializeToString())
        if self.rng.random() < 0.2:
            for _ in range(self.rng.randint(1, 4)):
                self.bytes[self.rng.randrange(len(self.bytes))] ^= 1 << self.rng.randrange(8)
        if self.rng.random() < 0.05:
            del self.bytes[self.rng.randrange(len(self.bytes)):]
        self.bytes = bytes(self.bytes)

    def node(self):
        return self.rng.choice(self.model.graph.node)

    def number(self):
        node = self.node()
        lists = [a for a in node.attribute if a.ints]
        if lists:
            one = self.rng.choice(lists)
            # ONNX Runtime's own kernels walk through all taps: with auto_pad, for minutes.
            numbers = self.NUMBERS[:6] if one.name == "kernel_shape" else self.NUMBERS
            one.ints[self.rng.randrange(len(one.ints))] = self.rng.choice(numbers)

    def length(self):
        lists = [a for a in self.node().attribute if a.ints]
        if lists and self.rng.random() < 0.5:
            self.rng.choice(lists).ints.append(self.rng.choice(self.NUMBERS[:6]))
        elif lists:
            del self.rng.choice(lists).ints[-1:]

    def attribute(self):
        node = self.node()
        if node.attribute:
            del node.attribute[self.rng.randrange(len(node.attribute))]

    def edge(self):
        nodes = [node for node in self.model.graph.node if node.input]
        others = [name for node in nodes for name in [*node.input, *node.output]] + [""]
        node = self.rng.choice(nodes)
        node.input[self.rng.randrange(len(node.input))] = self.rng.choice(others)

    def initializer(self):
        constants = self.model.graph.initializer
        if constants:
            one = self.rng.choice(constants)
            array = numpy_helper.to_array(one).copy()
            if array.size:
                array.reshape(-1)[self.rng.randrange(array.size)] = self.rng.choice(
                    self.NUMBERS[:7] if array.dtype != bool else [0, 1])
            one.CopyFrom(numpy_helper.from_array(array, one.name))

    def without_initializer(self):
        constants = self.model.graph.initializer
        if constants:
            del constants[self.rng.randrange(len(constants))]

    def without_node(self):
        del self.model.graph.node[self.rng.randrange(len(self.model.graph.node))]
        if not self.model.graph.node:
            self.model.graph.node.append(helper.make_node("Identity", ["x"], ["t1"]))

    def kind_of_node(self):
        self.node().op_type = self.rng.choice(["MaxPool", "MaxUnpool", "Sub", "ScatterND", "Abs"])

    def opset(self):
        self.model.opset_import[0].version = self.rng.choice([7, 9, 10, 11, 13, 21])

    HARMS = (number, number, number, length, attribute, edge, edge, initializer, initializer,
             without_initializer, without_node, kind_of_node, opset)
