"""argpool in ONNX Runtime: models unchanged, outputs equal to the CPU provider's bit for bit, what
is claimed and what is left, wrong indices, options.

    provider.py LIBARGPOOL_ONNXRUNTIME.SO [LIBMODEL_FUNCTIONS.SO [LIBMASKS.SO LIBARGPOOL.SO]]

For the option `kernels`: a library compiled from corpus/…pair_any_shape.onnx, and one with max_mask
of f32 k2s2. LIBARGPOOL.SO is the one that the provider runs.
"""
# SPDX-License-Identifier: MIT
import contextlib
import ctypes
import os
import pathlib
import re
import sys
import tempfile
import unittest
import warnings

import numpy
import onnx
import onnxruntime
from onnx import TensorProto, helper
from onnx.backend.test.case.node import collect_testcases

IMPORT = pathlib.Path(__file__).parents[1] / "import"
LIGHT = pathlib.Path(onnx.__file__).parent / "backend/test/data/light"
sys.path.insert(0, str(IMPORT))
import small_models  # noqa: E402
from small_models import K2, K3, mask, model, pair, pool, tensor  # noqa: E402

EP, CPU = "ArgpoolExecutionProvider", "CPUExecutionProvider"
KINDS = {"tensor(float)": "f4", "tensor(double)": "f8", "tensor(uint8)": "u1", "tensor(int8)": "i1",
         "tensor(int64)": "i8", "tensor(float16)": "f2"}
# ONNX Runtime 1.23 takes plug-in providers by their devices alone, later ones by name, too.
BY_DEVICE = onnxruntime.__version__.startswith("1.23.")


def devices():
    return [device for device in onnxruntime.get_ep_devices() if device.ep_name == EP]


@contextlib.contextmanager
def stderr():
    """What C code writes to stderr meanwhile, in a list's first place."""
    said, kept = [""], os.dup(2)
    with tempfile.TemporaryFile() as file:
        os.dup2(file.fileno(), 2)
        try:
            yield said
        finally:
            os.dup2(kept, 2)
            os.close(kept)
            file.seek(0)
            said[0] = file.read().decode(errors="replace")


def session(made, provider=True, threads=1, level=None, **options):
    """A session, with argpool before the CPU provider, and what verbose said of the nodes."""
    given = onnxruntime.SessionOptions()
    given.intra_op_num_threads = threads
    given.log_severity_level = 4
    if level is not None:
        given.graph_optimization_level = level
    options = {"num_threads": str(threads), "verbose": "1", **options}
    made.ir_version = min(made.ir_version, 10)
    providers = [(EP, options), CPU] if provider else [CPU]
    if provider and BY_DEVICE:
        given.add_provider_for_devices(devices(), options)
        providers = None
    with stderr() as said:
        opened = onnxruntime.InferenceSession(made.SerializeToString(), given, providers=providers)
    claimed = dict(re.findall(r"argpool: node (.*) \(.*\): (claimed|left)", said[0]))
    return opened, claimed


def said_of(made, level, pattern):
    """What verbose says, as far as `pattern` finds it."""
    with stderr() as said:
        given = onnxruntime.SessionOptions()
        given.graph_optimization_level = level
        given.add_provider_for_devices(devices(), {"verbose": "1"})
        onnxruntime.InferenceSession(made.SerializeToString(), given)
    return re.findall(pattern, said[0])


def joined(made):
    """How many nodes are run together with another one."""
    return len(said_of(made, onnxruntime.GraphOptimizationLevel.ORT_ENABLE_ALL, "in one"))


def feeds(opened, shapes=None):
    draw = numpy.random.default_rng(1)
    made = {}
    for i in opened.get_inputs():
        shape = (shapes or {}).get(i.name, i.shape)
        made[i.name] = (draw.standard_normal(shape) * 50).astype(KINDS[i.type])
    return made


class Provider(unittest.TestCase):
    def same(self, made, claimed, shapes=None, feed=None, **options):
        """Both providers' outputs are equal, and as many nodes were claimed."""
        other, _ = session(made, provider=False)
        for threads in 1, 2:
            opened, nodes = session(made, threads=threads, **options)
            self.assertEqual(sum(verdict == "claimed" for verdict in nodes.values()), claimed,
                             nodes)
            self.assertIn(EP, opened.get_providers())
            given = feed or feeds(other, shapes)
            for output, a, b in zip(other.get_outputs(), other.run(None, given),
                                    opened.run(None, given)):
                self.assertEqual(a.shape, b.shape, output.name)
                self.assertEqual(a.tobytes(), b.tobytes(), output.name)

    def test_small_models(self):
        for name, made in small_models.FINE.items():
            with self.subTest(name):
                claimed = 2 if name.startswith("pair") else int("alone" not in name)
                self.same(made, claimed)
                self.same(made, claimed + ("alone" in name), claim="all")

    def test_exports_of_pytorch(self):
        shapes = {"x": (2, 4, 8, 12)}
        for path in sorted((IMPORT / "corpus").glob("*.onnx")):
            with self.subTest(path.stem):
                fixed = "pair" in path.stem and "any_shape" not in path.stem
                # ONNX Runtime joins the Squeeze behind 1-D unpooling to its Reshape.
                fixed = fixed and path.stem != "torch2.7_dynamo_raw_pair_1d"
                claimed = 0 if "skeleton" in path.stem else 2 if fixed else 1  # it has no indices
                self.same(onnx.load(path), claimed, shapes if "pair_any" in path.stem else None)

    def test_exports_without_optimizations(self):
        """Constant nodes, not folded; raw: shapes that are computed, Expands to the own length."""
        off = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
        for name in ("2.15_dynamo_pair_k3s2p1", "2.15_dynamo_raw_pair_k2s2",
                     "2.15_dynamo_raw_pair_any_batch", "2.10_dynamo_raw_pair_3d",
                     "2.7_dynamo_raw_pair_k2s2"):
            with self.subTest(name):
                made = onnx.load(IMPORT / f"corpus/torch{name}.onnx")
                opened, nodes = session(made, level=off)
                self.assertEqual(list(nodes.values()), ["claimed", "claimed"])
                other, _ = session(made, provider=False, level=off)
                given = feeds(other, {"x": (2, 4, 8, 12)} if "any" in name else None)
                self.assertEqual(opened.run(None, given)[0].tobytes(),
                                 other.run(None, given)[0].tobytes())

    def test_node_cases(self):
        warnings.simplefilter("ignore")
        numpy.seterr(all="ignore")
        compared = 0
        for case in collect_testcases():
            if case.model.graph.node[0].op_type not in ("MaxPool", "MaxUnpool"):
                continue
            with self.subTest(case.name):
                inputs, outputs = case.data_sets[0]
                opened, nodes = session(case.model, claim="all")
                self.assertEqual(list(nodes.values()), ["claimed"])
                names = [i.name for i in case.model.graph.input]
                made = opened.run(None, dict(zip(names, inputs)))
                compared += 1
                if case.name != "test_maxunpool_export_with_output_shape":  # another reading
                    for a, b in zip(outputs, made):
                        self.assertEqual(a.tobytes(), b.tobytes())
        self.assertEqual(compared, 21)

    def test_outputs_dropped(self):
        """Indices alone, values alone, both: a fused node has only what is read."""
        for outputs, claimed in (["v"], 0), (["i"], 1), (["v", "i"], 1), (["i", "v"], 1):
            with self.subTest(outputs):
                made = pool(**K3)
                kept = {o.name: o for o in made.graph.output}
                del made.graph.output[:]
                made.graph.output.extend(kept[name] for name in outputs)
                self.same(made, claimed)

    def test_values_of_torchs_pool_dropped(self):
        made = onnx.load(IMPORT / "corpus/torch2.15_dynamo_pool_opset18.onnx")
        del made.graph.output[0]
        self.same(made, 1)

    def test_indices_read_twice(self):
        """Two unpools of one pool, and a node that only reads indices."""
        made = pair([1, 3, 8, 10], K2)
        made.graph.node.append(helper.make_node("MaxUnpool", ["v", "i"], ["z"], name="second",
                                                **K2))
        made.graph.node.append(helper.make_node("Abs", ["i"], ["j"], name="abs"))
        made.graph.output.extend([tensor("z", None), tensor("j", None, TensorProto.INT64)])
        self.same(made, 3)

    def test_channels_last(self):
        """Transposes around an operation are taken with it."""
        off = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
        for made, nodes in ((small_models.pool_channels_last(), [4]),
                            (small_models.pair_channels_last(), [4, 4]),
                            (small_models.pair_channels_last(shared=True), [1, 4])):
            self.same(made, len(nodes))
            opened, other = session(made, level=off)[0], session(made, provider=False)[0]
            given = feeds(other)
            for a, b in zip(other.run(None, given), opened.run(None, given)):
                self.assertEqual(a.tobytes(), b.tobytes())
            self.assertEqual(said_of(made, off, r"claimed, (\d) nodes"), [str(n) for n in nodes])

    def test_pool_and_unpool_in_one(self):
        """Nothing between them is stored where others could read it."""
        k16 = {"kernel_shape": [16, 16], "strides": [16, 16]}  # 256 taps: no byte tells them
        k2x3 = {"kernel_shape": [2, 2, 2], "strides": [2, 2, 2]}
        for made in (mask([2, 3, 8, 10], K2), mask([2, 3, 9, 11], K3),
                     mask([1, 2, 4, 6, 8], k2x3), mask([1, 2, 32, 48], k16)):
            self.same(made, 2)
            self.assertEqual(joined(made), 2)
        # Cells of no window; an output in which the offsets name other cells.
        self.same(mask([2, 3, 9, 11], K2, size=[2, 3, 9, 11]), 2)
        self.same(mask([1, 1, 8, 10], K2, size=[1, 1, 9, 11]), 2)
        for keep in "v", "i", "vi":
            made = mask([2, 3, 8, 10], K2, keep=keep)
            self.same(made, 2)
            self.assertEqual(joined(made), 0)

    def test_pool_and_unpool_in_one_of_any_shape(self):
        made = mask(["n", 3, "h", "w"], K2)
        opened, other = session(made)[0], session(made, provider=False)[0]
        for shape in (1, 3, 8, 10), (2, 3, 34, 66), (1, 3, 8, 10):
            given = feeds(other, {"x": shape})
            self.assertEqual(opened.run(None, given)[0].tobytes(),
                             other.run(None, given)[0].tobytes())
        with self.assertRaisesRegex(Exception, "node unpool: .*indices.* is "):
            opened.run(None, feeds(other, {"x": (1, 3, 33, 65)}))  # of 32x64 cells

    @unittest.skipIf(len(sys.argv) < 4, "no library with max_mask is given")
    def test_masks_of_a_library(self):
        """max_mask serves them where `kernels` has it, and dst the shape of src."""
        kernels = os.path.abspath(MASKS)
        last = ctypes.CDLL(RUNTIME).argpool_last_variant
        last.restype = ctypes.c_char_p
        for made, row in ((mask([2, 3, 8, 10], K2), b"max_mask_f32"),
                          (mask([2, 3, 9, 11], K2, size=[2, 3, 9, 11]), b"max_mask_f32"),
                          (mask([1, 1, 8, 10], K2, size=[1, 1, 9, 11]), b"max_unpool"),
                          (mask([2, 3, 9, 11], K3), b"max_unpool")):
            opened, other = session(made, kernels=kernels)[0], session(made, provider=False)[0]
            given = feeds(other)
            self.assertEqual(opened.run(None, given)[0].tobytes(),
                             other.run(None, given)[0].tobytes())
            self.assertTrue(last().startswith(row), last())

    def test_shapes_that_change(self):
        made = pair(["n", 3, "h", "w"], K3, unpool_attributes=K3)
        opened, _ = session(made)
        other, _ = session(made, provider=False)
        for shape in (1, 3, 9, 11), (2, 3, 33, 65), (1, 3, 9, 11):
            given = feeds(other, {"x": shape})
            self.assertEqual(opened.run(None, given)[0].tobytes(),
                             other.run(None, given)[0].tobytes())

    def test_types_that_the_cpu_provider_lacks(self):
        """ONNX Runtime has no f64 MaxUnpool; with argpool the model runs."""
        made = pair([1, 3, 8, 10], K2)
        for value in [*made.graph.input, *made.graph.output]:
            value.type.tensor_type.elem_type = TensorProto.DOUBLE
        opened, nodes = session(made)
        self.assertEqual(list(nodes.values()), ["claimed", "claimed"])
        given = feeds(opened)
        self.assertEqual(numpy.count_nonzero(opened.run(None, given)[0]), 3 * 4 * 5)

    def test_halves(self):
        """f16, too, which the CPU provider has for pooling only since lately."""
        made = pool(elem=TensorProto.FLOAT16, **K2)
        opened, nodes = session(made)
        self.assertEqual(list(nodes.values()), ["claimed"])
        self.assertEqual(opened.run(None, feeds(opened))[0].dtype, numpy.float16)

    def wrong_indices(self, **options):
        unpool = helper.make_node("MaxUnpool", ["v", "i"], ["y"], name="up", **K2)
        made = model([unpool], [tensor("v", [1, 1, 2, 2]),
                                tensor("i", [1, 1, 2, 2], TensorProto.INT64)], [tensor("y", None)])
        opened, _ = session(made, **options)
        indices = numpy.array([0, 2, 8, 99], numpy.int64).reshape(1, 1, 2, 2)
        return opened, {"v": numpy.ones((1, 1, 2, 2), "f4"), "i": indices}

    def test_wrong_index_is_argpools_sentence(self):
        opened, given = self.wrong_indices()
        with self.assertRaises(Exception) as raised, stderr() as said:
            opened.run(None, given)
        self.assertIn("argpool: node up: ", str(raised.exception))
        self.assertIn("99", str(raised.exception))
        self.assertNotIn("Falling back", str(raised.exception) + said[0])
        self.assertIn(EP, opened.get_providers())  # no silent run on another provider
        given["i"][0, 0, 1, 1] = 10
        self.assertEqual(opened.run(None, given)[0].sum(), 4)

    def test_plain_networks_are_left_alone(self):
        made = onnx.load(LIGHT / "light_squeezenet.onnx")
        _, nodes = session(made)
        self.assertEqual(set(nodes.values()), {"left"})
        _, nodes = session(made, claim="all")
        self.assertEqual(set(nodes.values()), {"claimed"})

    def test_networks(self):
        """The networks that onnx ships (constant weights), every pool claimed."""
        pools = 0
        for path in sorted(LIGHT.glob("light_*.onnx")):
            with self.subTest(path.stem):
                made = onnx.load(path)
                opened, nodes = session(made, claim="all")
                other, _ = session(made, provider=False)
                self.assertEqual(set(nodes.values()), {"claimed"})
                pools += len(nodes)
                given = feeds(other)
                for a, b in zip(other.run(None, given), opened.run(None, given)):
                    self.assertEqual(a.tobytes(), b.tobytes())
        self.assertGreaterEqual(pools, 30)

    def test_bodies_of_control_flow(self):
        made = small_models.in_a_loop()
        self.assertEqual(session(made)[1], {"pool": "left"})
        opened, nodes = session(made, claim="all")
        self.assertEqual(nodes, {"pool": "claimed"})
        x = numpy.arange(16, dtype="f4").reshape(1, 1, 4, 4)
        self.assertEqual(opened.run(None, {"x": x, "c": numpy.array(True)})[0].shape, (1, 1, 3, 3))
        self.assertEqual(opened.run(None, {"x": x, "c": numpy.array(False)})[0].shape, x.shape)

    def test_options_refused(self):
        for option, value, said in (("num_threads", "many", "accepted are 0 to 1024"),
                                    ("claim", "some", "accepted are indices"),
                                    ("verbose", "2", "accepted are 0 and 1"),
                                    ("kernels", "/none/libx.so", "cannot be loaded"),
                                    ("kernels", sys.argv[1], "has no function argpool_kernels")):
            # With its fallback, Python prints the sentence and goes on without argpool.
            given = onnxruntime.SessionOptions()
            given.log_severity_level = 4
            given.add_provider_for_devices(devices(), {option: value})
            with self.subTest(option), self.assertRaises(Exception) as raised:
                onnxruntime.InferenceSession(pool(**K2).SerializeToString(), given,
                                             enable_fallback=0)
            self.assertIn(said, str(raised.exception))

    @unittest.skipIf(len(sys.argv) < 3, "no library of kernels is given")
    def test_kernels_of_a_model(self):
        """Served by the library where it has the window, else by the default kernels."""
        kernels = os.path.abspath(KERNELS)
        self.same(onnx.load(IMPORT / "corpus/torch2.15_dynamo_pair_k2s2.onnx"), 2, kernels=kernels)
        self.same(onnx.load(IMPORT / "corpus/torch2.15_dynamo_pair_3d.onnx"), 2, kernels=kernels)

    def test_device(self):
        self.assertEqual(len(devices()), 1)


if __name__ == "__main__":
    onnxruntime.register_execution_provider_library(EP, os.path.abspath(sys.argv[1]))
    print("ONNX Runtime", onnxruntime.__version__)
    KERNELS = sys.argv[2] if len(sys.argv) > 2 else None
    MASKS, RUNTIME = sys.argv[3:5] if len(sys.argv) > 3 else (None, None)
    unittest.main(argv=sys.argv[:1] + sys.argv[5:])
