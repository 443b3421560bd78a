"""At the edges of ONNX's operators: what ONNX Runtime's own kernels do, the provider does, too, or
leaves to them; what a session is told that the provider cannot do.

    edges.py LIBARGPOOL_ONNXRUNTIME.SO
"""
# SPDX-License-Identifier: MIT
import itertools
import os
import pathlib
import sys
import tempfile
import unittest

import numpy
import onnx
import onnxruntime
from onnx import TensorProto, helper, numpy_helper

from provider import EP, devices, session, stderr
from small_models import K2, TO_FIRST, TO_LAST, mask, model, moved, pool, tensor

CORPUS = pathlib.Path(__file__).parents[1] / "import/corpus"

X = numpy.random.default_rng(3).standard_normal((1, 2, 9, 7)).astype("f4")


def unpool(shape, size=None, fixed=True, attributes=K2):
    """One MaxUnpool without a name; size: its output_shape, as a constant or an input."""
    constants = [("o", numpy.array(size, numpy.int64))] if size and fixed else []
    inputs = [tensor("v", shape), tensor("i", shape, TensorProto.INT64)]
    if size and not fixed:
        inputs.append(tensor("o", [len(size)], TensorProto.INT64))
    node = helper.make_node("MaxUnpool", ["v", "i", "o"][:3 if size else 2], ["z"], **attributes)
    return model([node], inputs, [tensor("z", None)], constants)


def torch_unpool():
    """What torch.onnx wrote for max_unpool2d alone, of `mul` and `getitem_1`."""
    made = onnx.load(CORPUS / "torch2.15_dynamo_pair_k2s2.onnx")
    names = [node.output[0] for node in made.graph.node]
    del made.graph.node[:names.index("mul") + 1]
    del made.graph.input[:]
    made.graph.input.extend([tensor("mul", [1, 4, 4, 6]),
                             tensor("getitem_1", [1, 4, 4, 6], TensorProto.INT64)])
    return made


class Edges(unittest.TestCase):
    def same(self, made, feed, claimed=None):
        """Both sides' outputs are equal. claimed: how many nodes are."""
        other, _ = session(made, provider=False)
        opened, nodes = session(made, claim="all")
        if claimed is not None:
            self.assertEqual(list(nodes.values()).count("claimed"), claimed, nodes)
        for a, b in zip(other.run(None, feed), opened.run(None, feed)):
            self.assertEqual(a.shape, b.shape)
            self.assertEqual(a.tobytes(), b.tobytes())

    def test_auto_pad_with_pads_below_zero(self):
        """A stride above the kernel: the first window may begin behind the first cell."""
        for padding in "SAME_UPPER", "SAME_LOWER":
            for n, k, s in (6, 1, 3), (5, 1, 3), (8, 2, 4), (9, 1, 4), (7, 2, 4), (4, 1, 2):
                both = (-(-n // s) - 1) * s + k - n + (padding == "SAME_LOWER")
                for extent in n, "n":
                    with self.subTest(f"{padding} n {extent} k {k} s {s}"):
                        least = k - s + (padding == "SAME_LOWER") if extent == "n" else both
                        made = pool((1, 1, extent), kernel_shape=[k], strides=[s],
                                    auto_pad=padding)
                        x = numpy.arange(n, dtype="f4").reshape(1, 1, n)
                        self.same(made, {"x": x}, claimed=int(least > -2))

    def test_auto_pad_with_dilation(self):
        made = pool((1, 1, 9, 11), kernel_shape=[3, 3], strides=[2, 2], dilations=[2, 2],
                    auto_pad="SAME_UPPER")
        self.same(made, {"x": numpy.arange(99, dtype="f4").reshape(1, 1, 9, 11)}, claimed=0)

    def test_windows_larger_than_their_input(self):
        """Where ONNX Runtime rounds toward zero: one pooled cell, or none."""
        for shape in (1, 2, 9, 7), ("n", 2, "h", "w"), None:
            for k, s, d in (10, 3, 1), (11, 3, 1), (12, 3, 1), (14, 3, 1), (5, 4, 2), (10, 1, 1):
                for more in {}, {"ceil_mode": 1}:
                    with self.subTest(f"{shape} k {k} s {s} d {d} {more}"):
                        made = pool(shape, kernel_shape=[k, 2], strides=[s, 2], dilations=[d, 1],
                                    **more)
                        self.same(made, {"x": X}, claimed=1)

    def test_unpooling_of_no_cells(self):
        k10 = {"kernel_shape": [10, 2], "strides": [1, 2]}  # 9 cells: none is pooled
        for size in [1, 2, 9, 7], [1, 2, 12, 8]:
            self.same(mask([1, 2, "h", 7], k10, size=size), {"x": X}, claimed=2)
            self.same(mask([1, 2, "h", 7], k10, size=size, keep="v"), {"x": X}, claimed=2)

    def test_no_cells_at_all_is_refused(self):
        opened, _ = session(pool((1, 2, "h", "w"), kernel_shape=[40, 2], strides=[3, 2]))
        with self.assertRaisesRegex(Exception, "argpool: node pool: window: pooled h would be"):
            opened.run(None, {"x": X})

    def test_windows_without_a_cell(self):
        """By a dilation beyond the input: left where that is known, else refused by the run."""
        window = {"kernel_shape": [2], "dilations": [3], "pads": [1, 1]}
        x = numpy.ones((1, 1, 2), "f4")
        self.same(pool((1, 1, 2), **window), {"x": x}, claimed=0)
        opened, nodes = session(pool((1, 1, "n"), **window))
        self.assertEqual(list(nodes.values()), ["claimed"])
        with self.assertRaisesRegex(Exception, "argpool: node pool: .*C3"):
            opened.run(None, {"x": x})

    def test_output_shapes_beyond_the_default(self):
        """Indices are offsets in the output tensor, whatever plane that is."""
        for size in [1, 2, 9, 7], [1, 2, 12, 11], [1, 2, 40, 7]:
            with self.subTest(size):
                self.same(mask([1, 2, 9, 7], K2, size=size), {"x": X}, claimed=2)
                self.same(mask([1, 2, 9, 7], K2, size=size, keep="vi"), {"x": X}, claimed=2)
                values = numpy.arange(24, dtype="f4").reshape(1, 2, 4, 3)
                indices = numpy.arange(24).reshape(1, 2, 4, 3) * 4
                feed = {"v": values, "i": indices}
                self.same(unpool([1, 2, 4, 3], size), feed, claimed=1)
                self.same(unpool([1, 2, 4, 3], size, fixed=False),
                          {**feed, "o": numpy.array(size)}, claimed=1)

    def test_output_shapes_that_are_none(self):
        values, indices = numpy.ones((1, 2, 4, 3), "f4"), numpy.zeros((1, 2, 4, 3), numpy.int64)
        opened, _ = session(unpool([1, 2, 4, 3], [1, 2, 8, 6], fixed=False))
        for size, said in (([1, 2, 8, -6], "output_shape has -6; accepted are 0 and more"),
                           ([2, 1, 8, 6], "output_shape has N 2; accepted is 1"),
                           ([1, 3, 8, 6], "output_shape has C 3; accepted is 2"),
                           ([1, 2, 1 << 40, 1 << 20], ".")):  # ONNX Runtime's, of its memory
            with self.assertRaisesRegex(Exception, said):
                opened.run(None, {"v": values, "i": indices, "o": numpy.array(size)})

    def test_output_shapes_of_other_lengths(self):
        values, indices = numpy.ones((1, 2, 4, 3), "f4"), numpy.zeros((1, 2, 4, 3), numpy.int64)
        for size in [1, 2, 8], [1, 2, 1, 8, 6]:
            for fixed in True, False:
                made = unpool([1, 2, 4, 3], size, fixed)
                feed = {"v": values, "i": indices}
                if not fixed:
                    feed["o"] = numpy.array(size)
                try:
                    opened, _ = session(made)
                except Exception:  # ONNX's shape inference may find it
                    continue
                said = "argpool: node MaxUnpool of z: output_shape"
                with self.assertRaisesRegex(Exception, said):
                    opened.run(None, feed)

    def test_indices_into_other_planes(self):
        indices = numpy.array([5, 2]).reshape(1, 2, 1, 1)
        self.same(unpool([1, 2, 1, 1]), {"v": numpy.ones((1, 2, 1, 1), "f4"), "i": indices}, 1)
        last = numpy.array([5, 5]).reshape(1, 2, 1, 1)  # the last one wins
        values = numpy.array([3, 4], "f4").reshape(1, 2, 1, 1)
        self.same(unpool([1, 2, 1, 1]), {"v": values, "i": last}, 1)
        opened, _ = session(unpool([1, 2, 1, 1]))
        for wrong in -1, 8:
            indices[0, 1] = wrong
            with self.assertRaisesRegex(Exception, rf"MaxUnpool of z: .*indices.* is {wrong};"):
                opened.run(None, {"v": values, "i": indices})

    def test_indices_into_other_planes_that_are_refused(self):
        """Rows of the README's table: between Transposes, and of torch.onnx's unpool."""
        nodes = [moved("v", "a", TO_FIRST), moved("i", "b", TO_FIRST),
                 helper.make_node("MaxUnpool", ["a", "b"], ["c"], name="up", **K2),
                 moved("c", "z", TO_LAST)]
        inputs = [tensor("v", [1, 1, 1, 2]), tensor("i", [1, 1, 1, 2], TensorProto.INT64)]
        last = model(nodes, inputs, [tensor("z", None)])
        # Planes of 4 cells, counted through; of 96, each from 0.
        for made, names, shape, wrong in ((last, "vi", (1, 1, 1, 2), 5),
                                          (torch_unpool(), ("mul", "getitem_1"), (1, 4, 4, 6), 100),
                                          (torch_unpool(), ("mul", "getitem_1"), (1, 4, 4, 6), -1)):
            opened, nodes = session(made)
            self.assertEqual(list(nodes.values()), ["claimed"])
            feed = {names[0]: numpy.ones(shape, "f4"), names[1]: numpy.zeros(shape, numpy.int64)}
            feed[names[1]][0, 0, 0, 0] = wrong
            other, _ = session(made, provider=False)
            other.run(None, feed)
            with self.assertRaisesRegex(Exception, r"argpool: node .*indices.*\(C8\)"):
                opened.run(None, feed)

    def test_reshapes_of_torch_unpool(self):
        """Other vectors and shapes than torch.onnx writes: nobody claims what ONNX Runtime refuses
        to run, and a Reshape of the result, which ONNX Runtime joins to the one there, is done."""
        feed = {"mul": numpy.ones((1, 4, 4, 6), "f4"),
                "getitem_1": numpy.zeros((1, 4, 4, 6), numpy.int64)}
        kinds = [node.op_type for node in torch_unpool().graph.node]
        last = len(kinds) - 1 - kinds[::-1].index("Reshape")
        for at, wrong in ((kinds.index("Reshape"), [7]), (kinds.index("Unsqueeze"), [0]),
                          (last, [1, 4, 8, 100]), (last, [4, 1, 8, 12])):
            made = torch_unpool()
            made.graph.initializer.append(numpy_helper.from_array(numpy.array(wrong), "wrong"))
            made.graph.node[at].input[1] = "wrong"
            del made.graph.value_info[:]
            made.graph.output[0].type.tensor_type.ClearField("shape")
            for shape in [1, 4, 4, 6], [None] * 4:
                made.graph.input[1].CopyFrom(tensor("getitem_1", shape, TensorProto.INT64))
                with self.subTest(wrong, shape=shape):
                    if wrong == [4, 1, 8, 12]:
                        self.same(made, feed)
                        continue
                    with self.assertRaises(Exception) as refused:
                        session(made)[0].run(None, feed)
                    self.assertNotIn("argpool", str(refused.exception))

    def test_constant_tensors(self):
        """Upsampling by indices that the model has; pooling and unpooling of constants."""
        values = numpy.arange(8, dtype="f4").reshape(1, 2, 2, 2)
        indices = 4 * numpy.arange(8).reshape(1, 2, 2, 2)
        whole = {"v": tensor("v", values.shape), "i": tensor("i", values.shape, TensorProto.INT64),
                 "o": tensor("o", [4], TensorProto.INT64)}
        feed = {"v": values, "i": indices, "o": numpy.array([1, 2, 4, 4])}
        for names in "vi", "vio":
            node = helper.make_node("MaxUnpool", [*names], ["z"], **K2)
            for constant in [c for n in range(1, 3) for c in itertools.combinations(names, n)]:
                given = [name for name in names if name not in constant]
                made = model([node], [whole[name] for name in given], [tensor("z", None)],
                             [(name, feed[name]) for name in constant])
                with self.subTest(names, constant=constant):
                    self.same(made, {name: feed[name] for name in given})
        made = model([helper.make_node("MaxPool", ["c"], ["z", "i"], **K2)], [],
                     [tensor("z", None), tensor("i", None, TensorProto.INT64)], [("c", X)])
        self.same(made, {})

    def test_nodes_without_a_name(self):
        """What they write names them."""
        made = pool(**K2)
        made.graph.node[0].name = ""
        self.assertEqual(session(made)[1], {"MaxPool of v": "claimed"})

    def test_models_of_contexts(self):
        """ep.context_enable: the session writes a model of what providers compiled. It is the model
        as it was, and the session runs."""
        made, x = mask([1, 2, 8, 6], K2), X[:, :, :8, :6].copy()
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "context.onnx"
            given = onnxruntime.SessionOptions()
            given.log_severity_level = 4
            given.add_session_config_entry("ep.context_enable", "1")
            given.add_session_config_entry("ep.context_file_path", os.fspath(path))
            given.add_provider_for_devices(devices(), {"verbose": "1"})
            with stderr() as said:
                opened = onnxruntime.InferenceSession(made.SerializeToString(), given)
            self.assertEqual(said[0].count("left: the session writes a model of EPContext"), 2)
            other, _ = session(made, provider=False)
            self.assertEqual(opened.run(None, {"x": x})[0].tobytes(),
                             other.run(None, {"x": x})[0].tobytes())
            self.assertFalse(path.exists())  # ONNX Runtime writes none without an EPContext node

    def test_unknown_options(self):
        made = pool(**K2).SerializeToString()
        for name in "num_thread", "Num_Threads", "threads", "":
            given = onnxruntime.SessionOptions()
            given.log_severity_level = 4
            given.add_provider_for_devices(devices(), {name: "1"})
            with self.subTest(name), self.assertRaises(Exception) as raised:
                onnxruntime.InferenceSession(made, given, enable_fallback=0)
            if name:
                self.assertIn(f'it has no option "{name}"; accepted are num_threads, claim, '
                              "kernels, verbose", str(raised.exception))

    def test_options_of_other_providers(self):
        given = onnxruntime.SessionOptions()
        given.add_session_config_entry("ep.cpuexecutionprovider.num_thread", "1")
        given.add_provider_for_devices(devices(), {"num_threads": "1"})
        opened = onnxruntime.InferenceSession(pool(**K2).SerializeToString(), given)
        self.assertIn(EP, opened.get_providers())


if __name__ == "__main__":
    onnxruntime.register_execution_provider_library(EP, os.path.abspath(sys.argv[1]))
    unittest.main(argv=sys.argv[:1] + sys.argv[2:])
