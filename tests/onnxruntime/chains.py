"""Chains of nodes that regions compute, in ONNX Runtime: kernels compiled from each model, outputs
equal to the CPU provider's.

    chains.py LIBARGPOOL_ONNXRUNTIME.SO FOLDER-OF-ARGPOOL-FOR-PYTHON ARGPOOL-COMPILE
"""
# SPDX-License-Identifier: MIT
import os
import pathlib
import random
import sys
import tempfile
import unittest

import numpy
import onnx
import onnxruntime
from onnx import helper

import provider
import small_models

LEVELS = (onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL,
          onnxruntime.GraphOptimizationLevel.ORT_ENABLE_ALL)
# They take long to compile, and say nothing new; the CPU provider has no bf16.
LEFT_OUT = ["sppf_20", "sppf_f64", "sppf_bf16"]


def kernels_of(model, folder, name):
    """The library for the option `kernels`."""
    import argpool
    path = pathlib.Path(folder) / f"{name}.onnx"
    library = path.with_suffix(".so")
    if not library.exists():
        onnx.save(model, path)
        argpool.compile(path, targets=["base"], compiler=sys.argv[3], path=library)
    return str(library)


def feeds_of(session, seed=1, **extents):
    """Few values, so that many are equal, and none is 0 or NaN."""
    draw = numpy.random.default_rng(seed)
    feeds = {}
    for given in session.get_inputs():
        shape = [extents.get(n, n) for n in given.shape]
        feeds[given.name] = (draw.integers(1, 40, shape) / 8 *
                             draw.choice([-1, 1], shape)).astype(provider.KINDS[given.type])
    return feeds


def disguised(model, seed):
    """The same model with other names, and its nodes in another order that is possible."""
    made = onnx.ModelProto()
    made.CopyFrom(model)
    graph, draw = made.graph, random.Random(seed)
    kept = {value.name for value in [*graph.input, *graph.output]}
    names = {name: f"t{i}_{draw.random()}" for i, name in enumerate(
        sorted({n for node in graph.node for n in [*node.input, *node.output]} - kept - {""}))}
    for constant in graph.initializer:
        constant.name = names.get(constant.name, constant.name)
    left, have, nodes = list(graph.node), kept | {c.name for c in graph.initializer}, []
    for node in left:
        node.name = f"n{draw.random()}"
        node.input[:] = [names.get(n, n) for n in node.input]
        node.output[:] = [names.get(n, n) for n in node.output]
    have -= {value.name for value in graph.output}
    while left:
        node = draw.choice([n for n in left if all(not i or i in have for i in n.input)])
        left.remove(node)
        have.update(node.output)
        nodes.append(node)
    del graph.node[:], graph.value_info[:]
    graph.node.extend(nodes)
    return made


def many_pools():
    """More than one chain has: two rows of pools, and their sums."""
    nodes = []
    for side, kernel in (("v", [3, 1]), ("h", [1, 3])):
        read = "x"
        for i in range(10):
            nodes.append(helper.make_node("MaxPool", [read], [f"{side}{i}"], name=f"{side}{i}",
                                          kernel_shape=kernel, pads=[k // 2 for k in kernel] * 2))
            read = f"{side}{i}"
    nodes.append(small_models.node("Add", "v9 h9", "y"))
    return onnx.shape_inference.infer_shapes(small_models.model(
        nodes, [small_models.tensor("x", (1, 2, 9, 45))], [small_models.tensor("y", None)]))


def rewritten():
    """What ONNX Runtime rewrites: Relu before Clip, Not before Where, two equal nodes, here pools.
    The second Where reads what nothing has read before."""
    nodes = [small_models.same_pool("x", "p"), small_models.node("Relu", "p", "r"),
             small_models.node("Clip", "r n2 n3", "c"), small_models.node("Greater", "c x", "g"),
             small_models.node("Not", "g", "o"), small_models.node("Where", "o x c", "w"),
             small_models.node("Greater", "w n1", "h"), small_models.node("Not", "h", "i"),
             small_models.same_pool("x", "q5"), small_models.same_pool("x", "q7", 7),
             small_models.node("Where", "i q5 q7", "z"), small_models.same_pool("z", "y")]
    return onnx.shape_inference.infer_shapes(small_models.model(
        nodes, [small_models.tensor("x", (1, 2, 9, 45))], [small_models.tensor("y", None)],
        [(name, numpy.array(number, "f4")) for name, number in NUMBERS.items()]))


def negated(also):
    """Two masks computed alike, each read by a Not, and this by a Where: the first Not by `also`,
    too, which joins both."""
    nodes = []
    for read, mask, negative in (("x", "g", "o"), ("w", "h", "i")):
        nodes += [small_models.same_pool(read, f"{mask}p"),
                  small_models.node("Greater", f"{mask}p {read}", mask),
                  small_models.node("Not", mask, negative),
                  small_models.node("Where", f"{negative} x w", f"{mask}w")]
    tensor, types = small_models.tensor, onnx.TensorProto
    nodes.append(small_models.node(also, {"And": "o i", "Where": "o gp hp"}[also], "y"))
    made = {"g": types.BOOL, "h": types.BOOL, "gw": types.FLOAT, "hw": types.FLOAT,
            "y": types.BOOL if also == "And" else types.FLOAT}
    return onnx.shape_inference.infer_shapes(small_models.model(
        nodes, [tensor(name, (1, 2, 9, 45)) for name in "xw"],
        [tensor(name, None, elem) for name, elem in made.items()]))


NUMBERS = {"n0": 0, "n1": 0.5, "n2": -1.25, "n3": 2}


def drawn(seed):
    """A model of nodes that chains are made of."""
    draw, nodes, floats, masks = random.Random(seed), [], ["x", "w"], []

    def add(kind, reads, results, **attributes):
        results.append(f"t{len(nodes)}")
        nodes.append(helper.make_node(kind, reads, results[-1:], name=results[-1], **attributes))

    def pool(reads, h, w):
        add("MaxPool", [reads], floats, kernel_shape=[h, w], pads=[h // 2, w // 2] * 2)

    for _ in range(draw.randint(6, 14)):
        a, b = draw.choice(floats[-4:]), draw.choice([*floats, *NUMBERS])
        kind = draw.choice(["MaxPool", "MaxPool", "Relu", "Neg", "Clip", "Min", "Max", "Add", "Sub",
                            "Mul", "Greater", "Less", "Equal", "Where", "Cast", "Not"])
        if kind == "MaxPool":
            pool(a, *draw.choice([(3, 3), (1, 5), (3, 1)]))
        elif kind in ("Relu", "Neg"):
            add(kind, [a], floats)
        elif kind == "Clip":
            add(kind, [a, *draw.choice([["n0"], ["", "n3"], ["n2", "n3"], ["n3", "n1"]])], floats)
        elif kind in ("Min", "Max"):
            add(kind, draw.choice([[a], [a, b], [b, a], [a, b, draw.choice(floats)]]), floats)
        elif kind in ("Add", "Sub", "Mul"):
            add(kind, [a, b], floats)
        elif kind in ("Greater", "Less", "Equal"):
            add(kind, [a, b], masks)
        elif masks and kind == "Where":
            add(kind, [draw.choice(masks), a, b], floats)
        elif masks and kind == "Cast":
            add(kind, [draw.choice(masks)], floats, to=onnx.TensorProto.FLOAT)
            pool(floats[-1], 3, 3)
        elif masks:
            add("Not", [draw.choice(masks)], masks)
    pool(floats[-1], 3, 3)
    read = {name for node in nodes for name in node.input}
    outputs = [name for node in nodes for name in node.output if name not in read]
    tensor, types = small_models.tensor, onnx.TensorProto
    return onnx.shape_inference.infer_shapes(small_models.model(
        nodes, [tensor(name, (1, 2, 9, 45)) for name in ("x", "w")],
        [tensor(name, None, types.BOOL if name in masks else types.FLOAT) for name in outputs],
        [(name, numpy.array(number, "f4")) for name, number in NUMBERS.items()]))


class Chains(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory(prefix="argpool-chains-")

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def check(self, model, kernels, claims, claim="all", **extents):
        """What is claimed, and that outputs are the CPU provider's."""
        for level in LEVELS:
            for threads in (1, 2):
                session, claimed = provider.session(model, level=level, threads=threads,
                                                    kernels=kernels, claim=claim)
                self.assertEqual(sorted(claimed.values()), claims, (level, claimed))
                plain, _ = provider.session(model, provider=False, level=level)
                feeds = feeds_of(plain, **extents)
                for name, own, theirs in zip([o.name for o in plain.get_outputs()],
                                             session.run(None, feeds), plain.run(None, feeds)):
                    self.assertEqual(own.dtype, theirs.dtype)
                    numpy.testing.assert_array_equal(own, theirs, name)

    def test_every_chain(self):
        for name, (model, count, _, _) in small_models.CHAINS.items():
            if name in LEFT_OUT:
                continue
            with self.subTest(name):
                kernels = kernels_of(model, self.folder.name, name)
                self.check(model, kernels, ["claimed"] * count)

    def test_drawn(self):
        for seed in range(int(os.environ.get("ARGPOOL_TEST_FULL") or 0) * 90 + 10):
            with self.subTest(seed):
                model = drawn(seed)
                kernels = kernels_of(model, self.folder.name, f"drawn{seed}")
                own, claimed = provider.session(model, kernels=kernels, claim="all")
                self.assertIn("claimed", claimed.values())
                plain, _ = provider.session(model, provider=False)
                feeds = feeds_of(plain, seed)
                for one, other in zip(own.run(None, feeds), plain.run(None, feeds)):
                    numpy.testing.assert_array_equal(one, other)

    def test_names_and_order_do_not_matter(self):
        for name in ("nms", "opening", "threshold"):
            model = small_models.CHAINS[name][0]
            kernels = kernels_of(model, self.folder.name, name)
            for seed in range(6):
                with self.subTest(f"{name} {seed}"):
                    self.check(disguised(model, seed), kernels, ["claimed"])

    def test_more_than_a_chain(self):
        """What a chain is does not depend on which of its pools the graph has first."""
        model = many_pools()
        kernels = kernels_of(model, self.folder.name, "many_pools")
        for seed in range(4):
            with self.subTest(seed):
                self.check(disguised(model, seed), kernels, ["claimed"] * 2)

    def test_rewritten(self):
        model = rewritten()
        kernels = kernels_of(model, self.folder.name, "rewritten")
        self.check(model, kernels, ["claimed"])
        for seed in range(4):
            with self.subTest(seed):
                self.check(disguised(model, seed), kernels, ["claimed"])

    def test_negated(self):
        """A Not that has more than one reader: it stays where one of them is no Where."""
        for also, count in ("And", 2), ("Where", 1):
            model = negated(also)
            kernels = kernels_of(model, self.folder.name, f"negated{also}")
            for seed in range(6):
                with self.subTest(f"{also} {seed}"):
                    self.check(disguised(model, seed), kernels, ["claimed"] * count)

    def test_pools_alone(self):
        """Between convolutions ONNX Runtime's own layout serves SPPF's pools faster."""
        model = small_models.CHAINS["sppf"][0]
        kernels = kernels_of(model, self.folder.name, "sppf")
        self.check(model, kernels, ["left"] * 3, claim="indices")
        self.check(model, kernels, ["claimed"])

        relu = small_models.model(
            [small_models.same_pool("x", "p"), small_models.node("Relu", "p", "y")],
            [small_models.tensor("x", (1, 4, 13, 17))], [small_models.tensor("y", None)])
        kernels = kernels_of(relu, self.folder.name, "relu")
        self.check(relu, kernels, ["left"], claim="indices")
        self.check(relu, kernels, ["claimed"])

    def test_soft_skeleton(self):
        """clDice's, as torch.onnx writes it, values of PyTorch's operations in ONNX Runtime."""
        model = onnx.load(provider.IMPORT / "corpus/torch2.15_dynamo_soft_skeleton.onnx")
        kernels = kernels_of(model, self.folder.name, "soft_skeleton")
        _, claimed = provider.session(model, kernels=kernels)
        self.assertEqual(set(claimed.values()), {"claimed"})
        self.check(model, kernels, ["claimed"] * len(claimed), claim="indices")

    def test_halves_are_rounded(self):
        """After each operation, as ONNX has it; ONNX Runtime computes such nodes in f32, and rounds
        where they end."""
        model = small_models.scaled()
        session, claimed = provider.session(
            model, kernels=kernels_of(model, self.folder.name, "scaled"))
        self.assertEqual(list(claimed.values()), ["claimed"])
        x = feeds_of(session)["x"]
        third = small_models.THIRD[1]
        w = x * third
        framed = numpy.pad(w, ((0, 0), (0, 0), (1, 1), (1, 1)), constant_values=-numpy.inf)
        windows = numpy.lib.stride_tricks.sliding_window_view(framed, (3, 3), (2, 3))
        numpy.testing.assert_array_equal(session.run(None, {"x": x})[0],
                                         (windows.max((4, 5)) - w) + third)

    def test_extents_of_the_run(self):
        model = small_models.peaks(("n", 3, "h", "w"))
        kernels = kernels_of(model, self.folder.name, "open")
        self.check(model, kernels, ["claimed"], n=2, h=9, w=11)
        self.check(model, kernels, ["claimed"], n=1, h=1, w=70)
        self.check(model, kernels, ["claimed"], n=0, h=5, w=5)

    def test_kernels_of_another_model(self):
        """A region is known by what it computes: another one's is not taken."""
        kernels = kernels_of(small_models.peaks(), self.folder.name, "peaks")
        self.check(small_models.CHAINS["peaks_selected"][0], kernels, ["left"], claim="indices")
        wider = helper.make_node("MaxPool", ["x"], ["p"], name="pool_p", kernel_shape=[5, 5],
                                 pads=[2] * 4)
        model = small_models.peaks()
        model.graph.node[0].CopyFrom(wider)
        self.check(model, kernels, ["left"], claim="indices")

    def check_branches(self, *branches):
        """Both branches of an If have tensors of the same names, and compute other things."""
        choose = helper.make_node("If", ["c"], ["z"], then_branch=branches[0],
                                  else_branch=branches[1])
        model = small_models.model(
            [choose], [small_models.tensor("x", (1, 2, 9, 9)),
                       small_models.tensor("c", (1,), onnx.TensorProto.BOOL)],
            [small_models.tensor("z", None)])
        kernels = kernels_of(small_models.peaks(), self.folder.name, "peaks")
        session, _ = provider.session(model, kernels=kernels, claim="all")
        plain, _ = provider.session(model, provider=False)
        x = numpy.random.default_rng(3).standard_normal((1, 2, 9, 9)).astype("f4")
        for which in (True, False):
            feeds = {"x": x, "c": numpy.array([which])}
            numpy.testing.assert_array_equal(session.run(None, feeds)[0],
                                             plain.run(None, feeds)[0])

    def test_branches(self):
        """A chain in each."""
        def branch(kernel):
            nodes = [small_models.same_pool("x", "p", kernel),
                     small_models.node("Equal", "x p", "e"),
                     small_models.node("Cast", "e", "f", to=onnx.TensorProto.FLOAT),
                     small_models.node("Mul", "x f", "y")]
            return helper.make_graph(nodes, f"k{kernel}", [], [small_models.tensor("y", None)])

        pool = helper.make_graph([small_models.same_pool("x", "y", 5)], "pool", [],
                                 [small_models.tensor("y", None)])
        self.check_branches(branch(3), branch(5))
        # A pool that is claimed by itself in the other one.
        self.check_branches(branch(3), pool)
        self.check_branches(pool, branch(3))


if __name__ == "__main__":
    sys.path.insert(0, sys.argv[2])
    onnxruntime.register_execution_provider_library(provider.EP, sys.argv[1])
    unittest.main(argv=sys.argv[:1])
