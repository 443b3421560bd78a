"""max_pool2d and max_pool3d under enable(), without gradients: values alone, as aten has them;
whatever watches or transforms operators sees aten's.
"""
# SPDX-License-Identifier: MIT
import unittest
import warnings

import torch
import torch.nn.functional as F
from torch.autograd import forward_ad
from torch.utils._python_dispatch import TorchDispatchMode

import argpool
import argpool.torch

warnings.simplefilter("ignore", FutureWarning)  # torch.jit's
WINDOWS = [(2,), (3, 2, 1), (9, 1, 4), (3, 1, 0, 2), (3, 2, 1, 1, True)]


class Names(TorchDispatchMode):
    def __init__(self):
        super().__init__()
        self.names = []

    def __torch_dispatch__(self, function, types, args=(), kwargs=None):
        self.names.append(str(function))
        return function(*args, **(kwargs or {}))


class Values(unittest.TestCase):
    def setUp(self):
        argpool.torch.enable()
        self.addCleanup(argpool.torch.disable)
        self.x = torch.rand(2, 3, 20, 21)

    def compare(self, pool, x):
        with torch.no_grad():
            got = pool(x)
            self.assertIn("_none_", argpool.last_variant())
            with argpool.torch.enabled(False):
                expected = pool(x)
        self.assertTrue(torch.equal(got, expected))
        self.assertEqual(got.stride(), expected.stride())

    def test_results(self):
        volume, last = torch.rand(2, 4, 9, 8, 10), self.x.to(memory_format=torch.channels_last)
        for window in WINDOWS:
            for x in self.x, self.x[0], last, self.x.mT, (self.x * 9).int(), self.x.half():
                self.compare(lambda x: F.max_pool2d(x, *window), x)
            self.compare(lambda x: F.max_pool3d(x, *window), volume)
            self.compare(torch.nn.MaxPool2d(*window[:4]), self.x)

    def test_refusals(self):
        for named in ({"kernel_size": 3, "padding": 2}, {"kernel_size": 3, "stride": 0},
                      {"kernel_size": (3, 3, 3)}, {"kernel_size": 1000}, {"kernel_size": "3"}):
            told = []
            for on in True, False:
                with argpool.torch.enabled(on), torch.no_grad(), \
                        self.assertRaises((RuntimeError, TypeError)) as raised:
                    F.max_pool2d(self.x, **named)
                told.append((type(raised.exception), str(raised.exception).splitlines()[0]))
            self.assertEqual(told[0][0], told[1][0])
            if told[0][0] is RuntimeError:
                self.assertEqual(told[0][1], told[1][1])

    def test_gradients(self):
        x = self.x.clone().requires_grad_()
        F.max_pool2d(x, 3).sum().backward()
        self.assertEqual(x.grad.sum(), 2 * 3 * 6 * 7)
        with torch.no_grad(), forward_ad.dual_level():
            dual = forward_ad.make_dual(self.x, torch.ones_like(self.x))
            tangent = forward_ad.unpack_dual(F.max_pool2d(dual, 2)).tangent
        self.assertTrue(torch.equal(tangent, torch.ones(2, 3, 10, 10)))

    def test_watched(self):
        def pool(x):
            return torch.max_pool2d(x, 2)

        expected = pool(self.x)
        with torch.no_grad():
            with Names() as seen:
                pool(self.x)
            self.assertEqual(seen.names, ["aten.max_pool2d_with_indices.default"])
            for transformed in (torch.vmap(lambda x: F.max_pool2d(x, 2)),
                                torch.fx.symbolic_trace(pool),
                                torch.jit.trace(pool, self.x),
                                torch.jit.script(torch.nn.MaxPool2d(2)),
                                torch.compile(pool, backend="aot_eager")):
                self.assertTrue(torch.equal(transformed(self.x), expected))
            graph = torch.export.export(torch.nn.MaxPool2d(2), (self.x,)).graph
            self.assertIn("aten.max_pool2d.default", [str(node.target) for node in graph.nodes])

    def test_goes(self):
        ours = torch.max_pool2d
        argpool.torch.disable()
        self.assertIsNot(torch.max_pool2d, ours)
        self.assertIn("built-in", repr(torch.max_pool2d))


if __name__ == "__main__":
    unittest.main()
