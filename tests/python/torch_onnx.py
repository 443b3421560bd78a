"""What tools of PyTorch make of argpool's functions, modules and converted models:
torch.onnx.export, by torch.export and by TorchScript, against ONNX Runtime, bit for bit; torch.fx,
torchvision's feature extractor, torch.jit.script.
"""
# SPDX-License-Identifier: MIT
import io
import itertools
import pathlib
import pickle
import sys
import unittest
import warnings

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "oracles"))
import onnx
import onnxruntime
import torch
from torch import nn
from torchvision.models.feature_extraction import create_feature_extractor

import argpool
import argpool.torch as at
from report import Report

report = Report("python_torch_onnx", "onnxruntime", argpool)
SIZES = {1: (2, 3, 13), 2: (2, 3, 11, 10), 3: (1, 2, 7, 8, 6)}
INDEX_TYPES = torch.int64, torch.int32, torch.uint8, torch.uint16


class Pair(nn.Module):
    """Pooling with indices, something between, unpooling; the indices are a result, too."""

    def __init__(self, rank, window, index_type, sized=True):
        super().__init__()
        k, s, p = window
        self.pool = getattr(at, f"MaxPool{rank}d")(k, s, p, return_indices=True,
                                                   index_type=index_type)
        self.unpool = getattr(at, f"MaxUnpool{rank}d")(k, s, p)
        self.rank, self.sized = rank, sized

    def forward(self, x):
        values, indices = self.pool(x)
        size = x.shape[-self.rank:] if self.sized else None
        return self.unpool(values * 2, indices, size), values, indices


def exported(model, x, dynamo, dynamic=None):
    """The model's bytes."""
    file = io.BytesIO()
    if not dynamo:
        axes = None if dynamic is None else {"x": dynamic}
        torch.onnx.export(model, (x,), file, dynamo=False, input_names=["x"], dynamic_axes=axes)
        return file.getvalue()
    shapes = None if dynamic is None else \
        ({axis: torch.export.Dim.DYNAMIC for axis in dynamic},)
    torch.onnx.export(model, (x,), dynamo=True, verbose=False, input_names=["x"],
                      dynamic_shapes=shapes).save(file)
    return file.getvalue()


class Export(unittest.TestCase):
    def setUp(self):
        torch.manual_seed(1)
        warnings.simplefilter("ignore")

    def check(self, line, model, x, dynamo, nodes, dynamic=None, runs_on=()):
        """The graph has the nodes, and ONNX Runtime computes what the model does."""
        data = exported(model, x, dynamo, dynamic)
        kinds = [node.op_type for node in onnx.load_from_string(data).graph.node]
        for kind in nodes:
            self.assertEqual(kinds.count(kind), nodes[kind], f"{line}: {kinds}")
        self.assertNotIn("ScatterND", kinds)
        session = onnxruntime.InferenceSession(data, providers=["CPUExecutionProvider"])
        for given in (x, *runs_on):
            expected = model(given)
            expected = expected if isinstance(expected, tuple) else (expected,)
            got = session.run(None, {"x": given.numpy()})
            fine = all(torch.equal(torch.from_numpy(a), b) and torch.from_numpy(a).dtype == b.dtype
                       for a, b in zip(got, expected)) and len(got) == len(expected)
            report.check(fine, f"{self.id()} {line}", "differs")
            self.assertTrue(fine, line)

    def test_pairs(self):
        windows = [(2, 2, 0), (3, 2, 1), (3, 1, 1), (2, 3, 0)]
        for rank, window, index_type, dynamo in itertools.product(
                SIZES, windows, INDEX_TYPES, (False, True)):
            if dynamo and (window, index_type) not in (
                    ((2, 2, 0), torch.int64), ((3, 2, 1), torch.uint8), ((3, 2, 1), torch.int32)):
                continue  # it takes seconds each
            if not dynamo and index_type == torch.uint16:
                continue  # TorchScript's exporter knows no such type
            self.check(f"{rank}d {window} {index_type} dynamo={dynamo}",
                       Pair(rank, window, index_type), torch.randn(SIZES[rank]), dynamo,
                       {"MaxPool": 1, "MaxUnpool": 1})

    def test_shapes(self):
        for dynamo in False, True:
            self.check(f"default size, dynamo={dynamo}", Pair(2, (2, 2, 0), torch.int64, False),
                       torch.randn(1, 2, 6, 8), dynamo, {"MaxPool": 1, "MaxUnpool": 1})
            self.check(f"unbatched, dynamo={dynamo}", Pair(2, (2, 2, 0), torch.uint8),
                       torch.randn(3, 6, 8), dynamo, {"MaxPool": 1, "MaxUnpool": 1})
            self.check(f"any batch, dynamo={dynamo}", Pair(2, (3, 2, 1), torch.int64),
                       torch.randn(2, 3, 9, 8), dynamo, {"MaxPool": 1, "MaxUnpool": 1},
                       {0: "n"}, [torch.randn(5, 3, 9, 8)])

    def test_modules(self):
        """As inputs/34: one module, and a converted model without indices."""
        net = nn.Sequential(nn.Conv2d(3, 4, 3), nn.MaxPool2d(3, 2, 1, ceil_mode=True), nn.ReLU())
        for dynamo in False, True:
            self.check(f"module, dynamo={dynamo}", at.MaxPool2d(2), torch.randn(1, 2, 8, 8), dynamo,
                       {"MaxPool": 1})
            with torch.no_grad():
                data = exported(at.convert(net).eval(), torch.randn(1, 3, 9, 10), dynamo)
            kinds = [node.op_type for node in onnx.load_from_string(data).graph.node]
            self.assertEqual(kinds.count("MaxPool"), 1)

    def test_sums(self):
        class Sums(nn.Module):
            def forward(self, x):
                values, indices = at.max_pool2d(x, 2, return_indices=True)
                return at.max_unpool2d(values, indices * 0 + 1, 2, duplicates="sum")

        for dynamo in False, True:
            self.check(f"dynamo={dynamo}", Sums(), torch.randn(2, 3, 4, 4).round(), dynamo,
                       {"MaxPool": 1, "ScatterElements": 1})


class Tools(unittest.TestCase):
    def setUp(self):
        torch.manual_seed(1)
        warnings.simplefilter("ignore")

    def net(self):
        class Net(nn.Module):
            def __init__(self):
                super().__init__()
                self.conv, self.pool = nn.Conv2d(3, 4, 3), nn.MaxPool2d(2, return_indices=True)
                self.unpool = nn.MaxUnpool2d(2)

            def forward(self, x):
                values, indices = self.pool(self.conv(x))
                return self.unpool(values, indices)

        return Net()

    def test_fx(self):
        net, x = self.net(), torch.randn(1, 3, 10, 10)
        expected = net(x)
        traced = torch.fx.symbolic_trace(at.convert(net))
        names = [node.target for node in traced.graph.nodes if node.op == "call_function"]
        self.assertIn(at.max_pool2d, names)
        self.assertIn(at.max_unpool2d, names)
        self.assertTrue(torch.equal(traced(x), expected))
        self.assertTrue(torch.equal(pickle.loads(pickle.dumps(traced))(x), expected))

    def test_feature_extractor(self):
        net = nn.Sequential(nn.Conv2d(3, 4, 3), nn.MaxPool2d(2), nn.ReLU())
        x = torch.randn(1, 3, 8, 8)
        expected = create_feature_extractor(net, ["1"])(x)["1"]
        self.assertTrue(torch.equal(create_feature_extractor(at.convert(net), ["1"])(x)["1"],
                                    expected))

    def test_script(self):
        """Of pooling: torch.jit.script takes no torch.nn.MaxUnpool2d."""
        net = nn.Sequential(nn.Conv2d(3, 4, 3), nn.MaxPool2d(2, return_indices=True))
        x = torch.randn(1, 3, 10, 10)
        for got, expected in zip(torch.jit.script(at.convert(net))(x), net(x)):
            self.assertTrue(torch.equal(got, expected))

    def test_hooks_stay(self):
        pool, seen = nn.MaxPool2d(2), []
        pool.register_forward_hook(lambda *_: seen.append(1))
        model = nn.Sequential(pool)
        self.assertIs(at.convert(model)[0], pool)
        self.assertIs(type(pool), at.MaxPool2d)
        model(torch.zeros(1, 1, 4, 4))
        self.assertEqual(seen, [1])


if __name__ == "__main__":
    fine = unittest.main(exit=False).result.wasSuccessful()
    print(f"PyTorch {torch.__version__}, ONNX Runtime {onnxruntime.__version__}")
    sys.exit(report.finish(least=50) or not fine)
