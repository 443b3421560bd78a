"""What argpool-compile says of models: tables, nodes left out, refusals of files and shapes.

    listed.py ARGPOOL-COMPILE FOLDER
"""
# SPDX-License-Identifier: MIT
import copy
import json
import pathlib
import subprocess
import sys
import time
import unittest
import zipfile

import numpy
import onnx
from onnx import TensorProto, helper

import small_models
from library import Compiler
from small_models import FLOAT, INT64, K2, K3, model, pair, pool, tensor

CORPUS = pathlib.Path(__file__).parent / "corpus"
LIGHT = pathlib.Path(onnx.__file__).parent / "backend/test/data/light"
# Pooling nodes of the networks that onnx ships without weights.
LIGHT_POOLS = {"light_bvlc_alexnet": 3, "light_densenet121": 1, "light_inception_v1": 13,
               "light_inception_v2": 5, "light_resnet50": 1, "light_shufflenet": 1,
               "light_squeezenet": 3, "light_vgg19": 5, "light_zfnet512": 3}


# Prints the most memory, in KB, of a program that it starts. A process of its own, as a child's
# figure begins with that of the process that starts it.
MEASURE = """
import os, sys
pid = os.posix_spawn(sys.argv[1], sys.argv[1:], os.environ)
_, status, usage = os.wait4(pid, 0)
print(usage.ru_maxrss, file=sys.stderr)
sys.exit(os.waitstatus_to_exitcode(status))
"""


class Listed(unittest.TestCase):
    def save(self, made, name="model"):
        path = FOLDER / f"{name}.onnx"
        onnx.save(made, path)
        return path

    def said(self, *arguments):
        """What a refused command says."""
        return COMPILER.run(*arguments, fails=True).stderr

    def test_table(self):
        table = COMPILER.run(self.save(pair([1, 3, 8, 10], K2)), "--list").stdout.splitlines()
        self.assertIn("ONNX IR 10, opset 21, 3 nodes", table[0])
        self.assertIn("2 pooling operations, 0 of them left out", table[0])
        self.assertEqual(table[1].split()[:3], ["node", "written", "as"])
        self.assertEqual(table[2].split(), ["/down/pool", "MaxPool", "k2x2", "s2x2", "1x3x8x10",
                                            "?", "f32", "tensor", "for", "/up/pool",
                                            "model_down_pool"])
        self.assertEqual(table[3].split()[-1], "model_up_pool")

    def test_channels_last(self):
        made = onnx.shape_inference.infer_shapes(small_models.pair_channels_last())
        table = COMPILER.run(self.save(made), "--list").stdout.splitlines()
        self.assertEqual(table[2].split(), ["pool", "MaxPool,", "Transposes", "k2x2", "s2x2",
                                            "2x5x8x12", "2x5x4x6", "f32", "tensor", "for",
                                            "unpool", "model_pool"])

    def test_one_left_out_and_the_rest_compiled(self):
        made = pair([1, 3, 8, 10], K2)
        made.graph.node.append(helper.make_node("MaxPool", ["x"], ["z"], name="bad",
                                                kernel_shape=[2, 2], strides=[0, 1]))
        path = self.save(made)
        done = COMPILER.run(path, "--emit=ir").stdout
        self.assertIn("node bad is left out: strides has 0; accepted are 1 to 2^28 - 1", done)
        self.assertEqual(done.count("func.func"), 2)
        self.assertIn("left out: strides has 0", COMPILER.run(path, "--list").stdout)

    def test_what_the_dialect_refuses(self):
        node = COMPILER.list(self.save(pool((1, 1, 2, 2), kernel_shape=[5, 5])), "m")[0]
        self.assertIn("C1", node["left_out"])
        said = self.said(self.save(pool((1, 1, 2, 2), kernel_shape=[5, 5])))
        self.assertIn("has no pooling operation that argpool could compile", said)
        self.assertIn("node pool is left out", said)

    def test_four_dimensions(self):
        node = COMPILER.list(self.save(pool((1, 1, 2, 2, 2, 2), kernel_shape=[1] * 4)), "m")[0]
        self.assertEqual(node["left_out"],
                         "kernel_shape has 4 dimensions; accepted are 1 to 3")

    def test_other_rank_than_the_window(self):
        node = COMPILER.list(self.save(pool((3, 4, 4), kernel_shape=[2, 2])), "m")[0]
        self.assertIn('tensor "x" has 3 dimensions; its window has 2', node["left_out"])

    def test_unknown_type(self):
        made = pool(kernel_shape=[2, 2])
        del made.graph.input[0]
        node = COMPILER.list(self.save(made), "m")[0]
        self.assertIn('the element type of tensor "x" is not in the model', node["left_out"])

    def test_type_by_the_nodes_between(self):
        nodes = [helper.make_node("Relu", ["x"], ["r"]), helper.make_node("Exp", ["r"], ["e"]),
                 helper.make_node("MaxPool", ["e"], ["y"], name="pool", **K2)]
        made = model(nodes, [tensor("x", [1, 1, 4, 4], TensorProto.DOUBLE)], [tensor("y", None)])
        self.assertEqual(COMPILER.list(self.save(made), "m")[0]["type"], "f64")

    def test_auto_pad_needs_extents(self):
        made = pool((1, 3, "h", "w"), kernel_shape=[3, 3], strides=[2, 2], auto_pad="SAME_UPPER")
        path = self.save(made)
        self.assertIn("its auto_pad needs the extents", COMPILER.list(path, "m")[0]["left_out"])
        node = COMPILER.list(path, "m", ["x=1x3x8x8"])[0]
        self.assertEqual(node["window"], "k3x3 s2x2 p0x0+1x1")

    def test_auto_pad_with_pads_below_zero(self):
        """A stride above the kernel: where the first window begins behind the first cell, the node
        is left out."""
        for extent, kernel, stride, window in ((6, 1, 3, None), (8, 2, 4, None), (5, 1, 3, "k1 s3"),
                                               (9, 1, 4, "k1 s4"), (7, 2, 4, "k2 s4")):
            made = pool((1, 1, extent), kernel_shape=[kernel], strides=[stride],
                        auto_pad="SAME_UPPER")
            node = COMPILER.list(self.save(made), "m")[0]
            if window:
                self.assertEqual((node["window"], "function" in node), (window, True))
            else:
                self.assertIn(f"begins at cell 1 of {extent}, which is a pad of -1; accepted are "
                              "pads of 0 and more (C3)", node["left_out"])

    def test_outputs_of_other_planes(self):
        """Offsets in a tensor of other planes name cells of other planes."""
        for made in (pair([1, 3, 9, 11], K2), pair([1, 3, 8, 10], K2, size=[1, 3, 9, 11])):
            pooled, unpooled = COMPILER.list(self.save(made), "m")
            self.assertIn("function", pooled)
            self.assertIn("where they name cells of other planes", unpooled["left_out"])
        for made in (pair([1, 1, 9, 11], K2), pair([1, 3, 8, 10], K2, size=[1, 3, 8, 10])):
            self.assertIn("function", COMPILER.list(self.save(made), "m")[1])
        said = COMPILER.list(self.save(pair([1, 3, 8, 10], K2, size=[1, 2, 8, 10])), "m")[1]
        self.assertIn("another C than its values: 2; accepted is 3", said["left_out"])

    def test_shapes_by_symbols(self):
        made = pool(("n", 3, "h", "w"), kernel_shape=[2, 2])
        made.graph.value_info.append(tensor("v", ["n", 3, "h2", "w2"]))
        node = COMPILER.list(self.save(made), "m", ["x=2x3x?x8"])[0]
        self.assertEqual(node["reads"]["shape"], [2, 3, None, 8])

    def test_shapes_refused(self):
        path = self.save(pool((1, 3, "h", 9), kernel_shape=[2, 2]))
        self.assertIn("its inputs are x=1x3x?x9", self.said(path, "--shape=y=1x3x9x9"))
        self.assertIn("and the model says 1x3x?x9", self.said(path, "--shape=x=1x3x9x8"))
        self.assertIn("accepted is <tensor>=<extent>x<extent>", self.said(path, "--shape=x=1x-3"))
        self.assertIn("accepted is <tensor>=<extent>x<extent>", self.said(path, "--shape=x"))

    def test_unread_indices_are_not_captured(self):
        made = model([helper.make_node("MaxPool", ["x"], ["y", "i"], name="pool", **K2)],
                     [tensor("x", [1, 1, 4, 4])], [tensor("y", None)])
        path = self.save(made)
        self.assertFalse(COMPILER.list(path, "m")[0]["captures_indices"])
        self.assertIn("-> tensor<1x1x2x2xf32> {", COMPILER.run(path, "--emit=ir").stdout)

    def test_graphs_inside(self):
        node = COMPILER.list(self.save(small_models.in_a_loop()), "m")[0]
        self.assertEqual(node["node"], "if/pool")

    def test_what_bodies_read_is_captured(self):
        body = lambda name, kind: helper.make_graph(
            [helper.make_node(kind, ["i"], ["y"])], name, [],
            [tensor("y", None, TensorProto.INT64)])
        nodes = [helper.make_node("MaxPool", ["x"], ["v", "i"], name="pool", **K2),
                 helper.make_node("If", ["c"], ["z"], name="if", then_branch=body("a", "Abs"),
                                  else_branch=body("b", "Neg"))]
        made = model(nodes, [tensor("x", [1, 1, 4, 4]), tensor("c", [], TensorProto.BOOL)],
                     [tensor("v", None), tensor("z", None, TensorProto.INT64)])
        self.assertTrue(COMPILER.list(self.save(made), "m")[0]["captures_indices"])

    def test_names_that_clash(self):
        clashing = ["a/b", "a.b", "a b", "1", "", "table", "übe", "regions"]
        nodes = [helper.make_node("MaxPool", ["x"], [f"y{i}"], name=name, **K2)
                 for i, name in enumerate(clashing)]
        made = model(nodes, [tensor("x", [1, 1, 4, 4])], [tensor("y0", None)])
        names = [node["function"] for node in COMPILER.list(self.save(made), "m")]
        self.assertEqual(names, ["m_a_b", "m_a_b_2", "m_a_b_3", "m_node_1", "m_MaxPool_4",
                                 "m_table_2", "m_be", "m_regions_2"])

    def test_chains(self):
        """Chains of pools of stride 1 are one region each."""
        for name, (made, count, reads, writes) in small_models.CHAINS.items():
            nodes = COMPILER.list(self.save(made, name), "m")
            self.assertEqual(len(nodes), count, name)
            self.assertFalse([n["left_out"] for n in nodes if "left_out" in n], name)
            self.assertEqual(nodes[0]["operation"], "region")
            for part, wanted in ("inputs", reads), ("outputs", writes):
                names = wanted.split() if " " in wanted else list(wanted)
                self.assertEqual([t["tensor"] for t in nodes[0][part]], names, name)

    def test_table_of_chains(self):
        table = COMPILER.run(self.save(small_models.peaks()), "--list").stdout.splitlines()
        self.assertIn("4 nodes, 0.0 MB of weights inside; 1 pooling operations", table[0])
        self.assertEqual(table[2].split(), ["pool_p", "MaxPool,", "Equal,", "Cast,", "Mul", "k3x3",
                                            "p1x1", "1x3x19x23", "?", "f32", "none",
                                            "model_pool_p"])

    def body(self, made):
        """Operations of the only region."""
        lines = COMPILER.run(self.save(made), "--emit=ir").stdout.splitlines()
        text = [line.split(" = ")[1] for line in lines if " = " in line and "func" not in line]
        self.assertEqual(sum("argpool.region" in line for line in text), 1)
        return [line.split(" %")[0] for line in text if "constant" not in line][1:]

    def test_chains_are_simplified(self):
        """A MaxPool between two Neg is a minimum, one of a mask `any`, whatever views stand
        between."""
        pool = "argpool.pool "
        self.assertEqual(self.body(small_models.opening()),
                         [f"{pool}max", f"{pool}min", f"{pool}min", f"{pool}max", "arith.subf"])
        nms = self.body(small_models.nms(True))
        self.assertEqual(nms, self.body(small_models.nms(False)))
        self.assertEqual([nms.count(pool + kind) for kind in ("max", "any")], [3, 2])
        self.assertNotIn("arith.uitofp", nms)

    def test_activations(self):
        """Relu is a comparison and a choice, Clip two of them, Min and Max two a tensor, and one a
        constant: the first of equals, NaN if one is."""
        def operations(*nodes, constants=()):
            made = model([same, *nodes], [tensor("x", (1, 4, 9, 9)), tensor("w", (1, 4, 9, 9))],
                         [tensor("y", None)], constants)
            return [line.removeprefix("arith.") for line in self.body(made)][1:]

        same = small_models.same_pool("x", "p")
        node = small_models.node
        half = ("half", numpy.array(0.5, "f4"))
        self.assertEqual(operations(node("Relu", "p", "y")), ["cmpf olt,", "select"])
        self.assertEqual(operations(node("Clip", "p half", "y"), constants=[half]),
                         ["cmpf olt,", "select"] * 2)
        self.assertEqual(operations(node("Min", "p half", "y"), constants=[half]),
                         ["cmpf olt,", "select"])
        self.assertEqual(operations(node("Max", "half p", "y"), constants=[half]),
                         ["cmpf ugt,", "select"])
        self.assertEqual(operations(node("Min", "p w", "y")),
                         ["cmpf ult,", "select", "cmpf une,", "select"])
        self.assertEqual(len(operations(node("Max", "p w x", "y"))), 8)
        nan = ("half", numpy.array(["nan"], "f4"))
        self.assertEqual(operations(node("Max", "p half", "y"), constants=[nan]),
                         ["cmpf une,", "select"])

    def test_ends_of_another_shape(self):
        """What lies beyond a view at an end stays outside, and the chain is found without it."""
        node = small_models.node
        axes, most = ("axes", numpy.array([1], "i8")), ("most", numpy.array(1, "f4"))
        made = model([small_models.same_pool("x", "p"), node("Sub", "x p", "d"),
                      node("Squeeze", "d axes", "s"), node("Clip", "s most", "y")],
                     [tensor("x", (1, 1, 9, 9))], [tensor("y", None)], [axes, most])
        (found,) = COMPILER.list(self.save(made), "m")
        self.assertEqual(found["operation"], "region")
        self.assertEqual([t["tensor"] for t in found["outputs"]], ["d"])

    def test_long_tails_compile(self):
        """A chain ends where it would be too deep to be compiled whole."""
        names = ["p"] + [f"a{i}" for i in range(70)]
        made = model([small_models.same_pool("x", "p")] +
                     [small_models.node("Add", f"{a} x", b) for a, b in zip(names, names[1:])],
                     [tensor("x", (1, 4, 9, 9))], [tensor("a69", None)])
        self.assertLessEqual(len(self.body(made)), 64)

    def test_soft_skeleton(self):
        """clDice's of four levels, as torch.onnx writes it: at most two regions for its 61 nodes,
        and nothing beside."""
        path = CORPUS / "torch2.15_dynamo_soft_skeleton.onnx"
        nodes, known = COMPILER.list(path, "m"), {"x"}
        self.assertLessEqual(len(nodes), 2)
        for node in nodes:
            self.assertEqual(node["operation"], "region")
            self.assertLessEqual({t["tensor"] for t in node["inputs"]}, known)
            known |= {t["tensor"] for t in node["outputs"]}
        self.assertIn(onnx.load(path).graph.output[0].name, known)

    def test_what_is_no_chain(self):
        """Pools of another stride, extents or type, with indices; other shapes than a pool's."""
        def count(nodes, shape=(1, 4, 9, 9), elem=FLOAT, more=(), outputs=("y",)):
            made = model(nodes, [tensor("x", shape, elem), *more],
                         [tensor(name, None, INT64 if name == "i" else elem) for name in outputs])
            return [n["operation"] for n in COMPILER.list(self.save(made), "m")]

        def chain(**attributes):
            return [helper.make_node("MaxPool", [a], [b], **{"kernel_shape": [3, 3], **attributes})
                    for a, b in ("xm", "my")]

        same = {"pads": [1] * 4}
        self.assertEqual(count(chain(**same)), ["region"])
        self.assertEqual(count(chain(auto_pad="SAME_UPPER")), ["region"])
        self.assertEqual(count(chain(auto_pad="SAME_LOWER", dilations=[2, 3])), ["region"])
        self.assertEqual(count(chain(**same), ("n", 4, "h", "w")), ["region"])
        for other in (chain(), chain(strides=[2, 2], **same), chain(pads=[1, 1, 1, 2]),
                      chain(dilations=[2, 2], pads=[1, 1, 3, 3])):
            self.assertEqual(count(other), ["max_pool"] * 2)
        self.assertEqual(count(chain(**same), elem=TensorProto.UINT8), ["max_pool"] * 2)
        first, last = chain(**same)
        last.output.append("i")
        self.assertEqual(count([first, last], outputs=("y", "i")), ["max_pool"] * 2)
        single = [helper.make_node("MaxPool", ["x"], ["m"], kernel_shape=[3, 3], **same)]
        self.assertEqual(count([*single, helper.make_node("Exp", ["m"], ["y"])]), ["max_pool"])
        # Bounds that are attributes, or of the run; casts that ONNX Runtime rounds twice.
        clip = helper.make_node("Clip", ["m"], ["y"], min=0.0)
        self.assertEqual(count([*single, clip]), ["max_pool"])
        clip = helper.make_node("Clip", ["m", "b"], ["y"])
        self.assertEqual(count([*single, clip], more=[tensor("b", [])]), ["max_pool"])
        for elem, to, found in ((FLOAT, TensorProto.FLOAT16, "region"),
                                (FLOAT, TensorProto.BFLOAT16, "region"),
                                (FLOAT, TensorProto.DOUBLE, "region"),
                                (TensorProto.DOUBLE, FLOAT, "region"),
                                (TensorProto.DOUBLE, TensorProto.FLOAT16, "max_pool"),
                                (TensorProto.FLOAT16, TensorProto.BFLOAT16, "max_pool")):
            cast = helper.make_node("Cast", ["m"], ["y"], to=to)
            self.assertEqual(count([*single, cast], elem=elem), [found], (elem, to))
        add = [*single, helper.make_node("Add", ["m", "b"], ["y"])]
        self.assertEqual(count(add, more=[tensor("b", [1, 4, 9, 9])]), ["region"])
        self.assertEqual(count(add, more=[tensor("b", [1, 4, 1, 1])]), ["max_pool"])
        self.assertEqual(count(add, more=[tensor("b", [1, 4, 9, "w"])]), ["max_pool"])

    def test_chains_where_a_target_computes_no_regions(self):
        path = self.save(small_models.sppf())
        for arguments in (["--targets=avx2,cuda"], ["--targets=neon32"],
                          ["--architecture=wasm32"], ["--regions=false"]):
            said = COMPILER.run(path, "--emit=ir", *arguments).stdout
            self.assertEqual((said.count("argpool.region"), said.count("argpool.max_pool")), (0, 3))
        said = COMPILER.run(path, "--emit=ir", "--architecture=aarch64").stdout
        self.assertEqual((said.count("argpool.region"), said.count("argpool.pool")), (1, 3))

    def test_unpooling_without_its_pool(self):
        unpool = helper.make_node("MaxUnpool", ["v", "i"], ["y"], name="up", **K3)
        made = model([unpool], [tensor("v", [1, 2, 5, 6]), tensor("i", [1, 2, 5, 6],
                                                                 TensorProto.INT64)],
                     [tensor("y", None)])
        self.assertIn("tensor<1x2x9x11xf32>", COMPILER.run(self.save(made), "--emit=ir").stdout)

    def test_light_models(self):
        for name, pools in LIGHT_POOLS.items():
            nodes = COMPILER.list(LIGHT / f"{name}.onnx", "m")
            self.assertEqual(sum("function" in node for node in nodes), pools, name)

    def test_no_model(self):
        garbage = FOLDER / "garbage.onnx"
        garbage.write_bytes(b"\xff\x17 no model")
        self.assertIn("is no ONNX model, or damaged", self.said(garbage, "--list"))
        garbage.write_bytes(b"")
        self.assertIn("cannot read the model", self.said(garbage, "--list"))
        self.assertIn("No such file", self.said(FOLDER / "none.onnx", "--list"))
        self.assertIn("accepted are files named .onnx and .pt2", self.said("spec.mlir", "--list"))
        self.assertIn("--shape is of models", self.said("spec.mlir", "--shape=x=1x2"))

    def test_exported_programs(self):
        """torch.export's files: the window of an unpool is its pool's."""
        nodes = COMPILER.list(CORPUS / "torch2.15_export_pair_k3s2p1.pt2", "m")
        self.assertEqual([n["written_as"] for n in nodes], ["aten pool", "aten unpool"])
        self.assertEqual({n["window"] for n in nodes}, {"k3x3 s2x2 p1x1"})
        table = COMPILER.run(CORPUS / "torch2.15_export_pair_1d.pt2", "--list").stdout
        self.assertIn("by pytorch 2.15", table)
        self.assertIn("torch.export 8", table)
        for path in CORPUS.glob("*.pt2"):
            shape = ["x=2x4x8x12"] if "any_shape" in path.stem else []
            nodes = COMPILER.list(path, "m", shape)
            self.assertEqual(["function" in n for n in nodes], [True] * len(nodes), path)
            self.assertEqual(len(nodes), 1 if "pool" in path.stem else 2)
        garbage = FOLDER / "garbage.pt2"
        garbage.write_bytes(b"PK no zip")
        self.assertIn("is no exported program, or damaged: it is no zip file",
                      self.said(garbage, "--list"))
        whole = (CORPUS / "torch2.15_export_pair_k2s2.pt2").read_bytes()
        for length in range(0, len(whole), 331):
            garbage.write_bytes(whole[:length])
            self.assertIn("or damaged", self.said(garbage, "--list"))
        # Half a megabyte would take 15 GB: a list in a list in a list …, and too much of anything.
        for text, sentence in ((b"[" * (200 << 20), "nested more than 500 deep"),
                               (b" " * (257 << 20), "its graph has over 256 MB")):
            with zipfile.ZipFile(garbage, "w", zipfile.ZIP_DEFLATED) as made:
                made.writestr("bomb/models/model.json", text)
            self.assertIn(sentence, self.said(garbage, "--list"))

    def test_chains_of_exported_programs(self):
        """A program of two pools, the second of the first's values."""
        path = FOLDER / "chain.pt2"
        with zipfile.ZipFile(CORPUS / "torch2.15_export_pool_ceil_dilated.pt2") as source, \
                zipfile.ZipFile(path, "w") as target:
            for name in source.namelist():
                data = source.read(name)
                if name.endswith("models/model.json"):
                    program = json.loads(data)
                    graph = program["graph_module"]["graph"]
                    first = graph["nodes"][0]
                    for argument in first["inputs"]:
                        argument["arg"].update({"stride": {"as_ints": [1, 1]},
                                                "padding": {"as_ints": [2, 2]}}.get(
                                                    argument["name"], {}))
                    second = copy.deepcopy(first)
                    second["inputs"][0]["arg"]["as_tensor"]["name"] = "getitem"
                    for i, output in enumerate(second["outputs"]):
                        output["as_tensor"]["name"] = f"again_{i}"
                        graph["tensor_values"][f"again_{i}"] = graph["tensor_values"]["x"]
                    graph["nodes"].append(second)
                    graph["outputs"] = [{"as_tensor": {"name": "again_0"}}]
                    data = json.dumps(program)
                target.writestr(name, data)
        node, = COMPILER.list(path, "m")
        self.assertEqual((node["operation"], node["windows"]), ("region", "k3x3 p2x2 d2x2"))
        self.assertEqual([[t["tensor"] for t in node[part]] for part in ("inputs", "outputs")],
                         [["x"], ["again_0"]])

    def test_branches_of_exported_programs(self):
        """torch.cond holds graphs, whose extents are known as the program's are."""
        path = CORPUS / "torch2.15_export_branches_any_shape.pt2"
        nodes = COMPILER.list(path, "m")
        self.assertEqual([n["node"] for n in nodes],
                         ["true_graph_0/max_pool2d", "false_graph_0/max_pool2d"])
        self.assertEqual(nodes[0]["reads"]["shape"], [None, 4, None, None])
        nodes = COMPILER.list(path, "m", ["x=2x4x8x12"])
        self.assertEqual([n["reads"]["shape"] for n in nodes], [[2, 4, 8, 12]] * 2)
        self.assertEqual([n["window"] for n in nodes], ["k2x2 s2x2", "k3x3 s2x2 p1x1"])

    def test_exported_programs_without_n(self):
        said = COMPILER.run(CORPUS / "torch2.15_export_pair_unbatched.pt2", "--emit=ir").stdout
        self.assertIn("tensor<4x8x12xf32>) -> (tensor<4x4x6xf32>, tensor<4x4x6xi64>)", said)
        self.assertIn("-> tensor<4x8x12xf32>", said)

    def test_narrow_indices(self):
        said = COMPILER.run(self.save(pair([1, 3, 8, 10], K2)), "--narrow-indices",
                            "--emit=ir").stdout
        self.assertIn("// @down_pool: indices became tap numbers", said)
        self.assertEqual(said.count("xui8>"), 1)
        self.assertIn('argpool.entry = "up_pool"', said)
        made = pair([1, 3, 8, 10], K2)
        made.graph.output.append(tensor("i", None, TensorProto.INT64))
        said = COMPILER.run(self.save(made), "--narrow-indices", "--emit=ir").stdout
        self.assertIn("// @down_pool: indices stay offsets: func.return reads them", said)
        made = pair([1, 1, 9, 11], K2)  # dst is smaller than src
        said = COMPILER.run(self.save(made), "--narrow-indices", "--emit=ir").stdout
        self.assertIn("not known to have the shape of src", said)

    def test_truncated(self):
        whole = pair([1, 3, 8, 10], K2).SerializeToString()
        path = FOLDER / "cut.onnx"
        for length in range(0, len(whole), 7):
            path.write_bytes(whole[:length])
            done = subprocess.run([COMPILER.program, path, "--list"], capture_output=True)
            self.assertIn(done.returncode, (0, 1))

    def test_external_data_elsewhere_is_not_opened(self):
        made = pair([1, 3, 9, 11], K2, size=[1, 3, 9, 11])
        constant = made.graph.initializer[0]
        constant.ClearField("raw_data")
        constant.data_location = TensorProto.EXTERNAL
        constant.external_data.add(key="location", value="../../../../etc/passwd")
        node = COMPILER.list(self.save(made), "m")[1]
        self.assertNotIn("left_out", node)  # as if the size were computed
        self.assertIn("output_size [?, ?]", COMPILER.run(FOLDER / "model.onnx", "--emit=ir").stdout)

    def test_two_gigabytes_are_not_read(self):
        path = FOLDER / "large.onnx"
        small = pair([1, 3, 8, 10], K2).SerializeToString()
        # An initializer of 2 GB, as a hole in the file: ModelProto.graph (7), .initializer (5),
        # TensorProto: data_type 1, name "w", raw_data (9).
        varint = lambda n: bytes([n & 127 | 128]) + varint(n >> 7) if n > 127 else bytes([n])
        weights = 2 << 30
        tensor_head = b"\x10\x01\x42\x01w\x4a" + varint(weights)
        initializer = b"\x2a" + varint(len(tensor_head) + weights) + tensor_head
        length = len(initializer) + weights
        with open(path, "wb") as out:  # two graph fields are merged by protobuf; here the last wins
            out.write(b"\x3a" + varint(length) + initializer)
            out.seek(weights, 1)
            out.write(small)
        start = time.monotonic()
        done = COMPILER.run(path, "--list")
        seconds = time.monotonic() - start
        kilobytes = int(subprocess.run(
            [sys.executable, "-IS", "-c", MEASURE, COMPILER.program, path, "--list"], check=True,
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True).stderr)
        path.unlink()
        self.assertIn("2 pooling operations", done.stdout)
        self.assertIn("2147.5 MB of weights", done.stdout)
        print(f"2 GB model listed in {seconds * 1e3:.0f} ms and {kilobytes / 1e3:.1f} MB, the "
              "program's start included")
        self.assertLess(kilobytes, 200_000)  # 17 to 21 MB, as pages of the program are cached


if __name__ == "__main__":
    COMPILER = Compiler(sys.argv[1], sys.argv[2])
    FOLDER = pathlib.Path(sys.argv[2])
    unittest.main(argv=sys.argv[:1])
