"""argpool.torch's functions and modules against PyTorch's, bit for bit, and under everything
that PyTorch does to functions: autograd of every order, vmap, torch.func, forward mode, opcheck,
compile, export, autocast, meta; in one, two and three dimensions.
"""
# SPDX-License-Identifier: MIT
import itertools
import pathlib
import sys
import unittest
import warnings

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "oracles"))
import torch
import torch.nn.functional as F
from torch import nn

import argpool
import argpool.torch as at
from report import Report

RANKS = 1, 2, 3
SIZES = {1: (2, 3, 23), 2: (2, 3, 11, 10), 3: (1, 2, 7, 8, 6)}
LAST = {2: torch.channels_last, 3: torch.channels_last_3d}
func = torch.func
report = Report("python_torch", "pytorch", argpool)


def ours(name, rank):
    return getattr(at, f"max_{name}{rank}d")


def theirs(name, rank):
    return getattr(F, f"max_{name}{rank}d")


def double(*shape):
    return torch.randn(*shape, dtype=torch.float64, requires_grad=True)


class Case(unittest.TestCase):
    def setUp(self):
        torch.manual_seed(1)

    def same(self, got, expected, line=""):
        """Bit for bit; counted."""
        pairs = zip(got, expected) if isinstance(got, (tuple, list)) else [(got, expected)]
        for a, b in pairs:
            fine = a.shape == b.shape and torch.equal(a, b)
            report.check(fine, self.id() + line, "differs from PyTorch's")
            self.assertTrue(fine, line)

    def alike(self, rank, apply, x=None):
        """apply(pool) is the same for both libraries' pools of k3 s2 p1."""
        x = torch.randn(SIZES[rank]) if x is None else x
        results = [apply(lambda t: pool(t, 3, 2, 1, return_indices=True), x)
                   for pool in (ours("pool", rank), theirs("pool", rank))]
        self.same(*results, f" {rank}d")


class Functions(Case):
    def test_pool(self):
        windows = [(2, None, 0, 1, False), (3, 2, 1, 1, False), (3, 1, 1, 2, True)]
        for rank, window, unbatched in itertools.product(RANKS, windows, (False, True)):
            x = torch.randn(SIZES[rank])[0] if unbatched else torch.randn(SIZES[rank])
            line = f" {rank}d {window} {unbatched}"
            expected = theirs("pool", rank)(x, *window, return_indices=True)
            self.same(ours("pool", rank)(x, *window, return_indices=True), expected, line)
            self.same(ours("pool", rank)(x, *window), expected[0], line)
            for dtype in torch.int32, torch.uint8, torch.uint16:
                values, indices = ours("pool", rank)(x, *window, return_indices=True,
                                                     index_type=dtype)
                self.same(values, expected[0], line)
                self.assertEqual(indices.dtype, dtype)

    def test_unpool(self):
        for rank, unbatched in itertools.product(RANKS, (False, True)):
            x = torch.randn(SIZES[rank])[0] if unbatched else torch.randn(SIZES[rank])
            size = x.shape[-rank:]
            for window in (2, 2, 0), (3, 2, 1):
                pooled = theirs("pool", rank)(x, *window, return_indices=True)
                expected = theirs("unpool", rank)(*pooled, *window, output_size=size)
                for dtype in torch.int64, torch.int32, torch.uint8:
                    pooled = ours("pool", rank)(x, *window, return_indices=True, index_type=dtype)
                    got = ours("unpool", rank)(*pooled, *window, output_size=size)
                    self.same(got, expected, f" {rank}d {window} {dtype}")

    def test_layouts(self):
        for rank in 2, 3:
            x = torch.randn(SIZES[rank])
            expected = theirs("pool", rank)(x, 2, return_indices=True)
            for given, layout, last in ((x, None, False), (x, "channels_last", True),
                                        (x.contiguous(memory_format=LAST[rank]), None, True),
                                        (x.contiguous(memory_format=LAST[rank]), "channels_first",
                                         False)):
                got = ours("pool", rank)(given, 2, return_indices=True, layout=layout)
                self.same(got, expected, f" {rank}d {layout}")
                back = ours("unpool", rank)(*got, 2, output_size=x.shape[-rank:])
                for t in (*got, back):
                    self.assertTrue(t.is_contiguous(
                        memory_format=LAST[rank] if last else torch.contiguous_format))

    def test_duplicates(self):
        zeros = torch.zeros(1, 1, 4, dtype=torch.int64)
        for duplicates, first, gradient in (("last", 4, [1, 1, 1, 1]), ("exact", 4, [0, 0, 0, 1]),
                                            ("sum", 10, [1, 1, 1, 1])):
            x = torch.tensor([[[1.0, 2, 3, 4]]], requires_grad=True)
            y = at.max_unpool1d(x, zeros, 2, duplicates=duplicates)
            self.assertEqual(y[0, 0].tolist(), [first] + [0] * 7)
            y[0, 0, 0].backward()
            self.assertEqual(x.grad[0, 0].tolist(), gradient)

    def test_out(self):
        for rank in RANKS:
            x = torch.randn(SIZES[rank])
            pool, unpool = ours("pool", rank), ours("unpool", rank)
            for dtype in torch.int64, torch.uint8:
                expected = pool(x, 2, return_indices=True, index_type=dtype)
                out = [torch.empty_like(t.movedim(1, -1)).movedim(-1, 1) for t in expected]
                at_first = [t.data_ptr() for t in out]
                self.assertIs(pool(x, 2, return_indices=True, out=tuple(out))[0], out[0])
                self.same(tuple(out), expected, f" {rank}d {dtype}")
                self.assertEqual([t.data_ptr() for t in out], at_first)
                self.same(pool(x, 2, out=out[0].zero_()), expected[0], f" {rank}d")
                cells = torch.empty(x.shape)
                self.assertIs(unpool(*out, 2, out=cells), cells)
                self.same(cells, unpool(*expected, 2, output_size=x.shape[-rank:]), f" {rank}d")
                window = [2] * rank, [2] * rank, [0] * rank, [1] * rank
                gradient = torch.ops.argpool.max_unpool_backward(cells, out[1], *window, 0, 0)
                torch.ops.argpool.max_unpool_backward.out(cells, out[1], *window, 0, out=out[0])
                self.same(out[0], gradient, f" {rank}d")
        values, indices = at.max_pool2d(torch.randn(1, 1, 4, 4), 2, return_indices=True)
        for call, kind, sentence in (
                (lambda: at.max_pool2d(values.requires_grad_(), 2, out=torch.empty(1, 1, 1, 1)),
                 RuntimeError, "out= has no derivative"),
                (lambda: at.max_pool2d(values.detach(), 2, out=(values, indices)), ValueError,
                 "accepted are \\(values, indices\\) with return_indices=True"),
                (lambda: at.max_pool2d(values.detach(), 2, out=torch.empty(1, 1, 3, 1)),
                 RuntimeError, "argpool: values")):
            with self.subTest(sentence), self.assertRaisesRegex(kind, sentence):
                call()

    def test_refusals(self):
        x = torch.randn(1, 1, 4, 4)
        values, indices = at.max_pool2d(x, 2, return_indices=True)
        for call, kind, sentence in (
                (lambda: at.max_unpool2d(values, indices + 99, 2), RuntimeError,
                 r"argpool: indices\[n 0, c 0, h 0, w 0\] is \d+; accepted: 0 to 15"),
                (lambda: at.max_pool2d(x, 9), RuntimeError, "pooled h would be"),
                (lambda: at.max_pool2d(x, (2, 2, 2)), ValueError, "a number, or 2 of them"),
                (lambda: at.max_pool2d(x, 2, 0), argpool.InvalidWindow, "stride is 0; accepted"),
                (lambda: at.max_pool2d(x, 0), argpool.InvalidWindow, "kernel_size is 0; accepted"),
                (lambda: at.max_pool2d(x, 2, dilation=0), argpool.InvalidWindow, "dilation is 0"),
                (lambda: at.max_pool2d(x, 2, padding=-1), argpool.InvalidWindow, "padding is -1"),
                (lambda: at.max_pool2d(x, 2.0), argpool.UnsupportedType, "kernel_size is 2.0"),
                (lambda: at.max_pool2d(x, True), argpool.UnsupportedType, "kernel_size is True"),
                (lambda: at.max_unpool2d(values, indices, 2, 0), argpool.InvalidWindow, "stride"),
                (lambda: at.max_unpool2d(values, indices, 1, 5, [3, 4]), argpool.ShapeMismatch,
                 r"default size .* is \(0, -2\)"),
                (lambda: at.max_unpool2d(values, indices, 2, output_size=(-4, 4)),
                 argpool.ShapeMismatch, "output_size has the entry -4"),
                (lambda: at.max_unpool2d(values, indices, 2, output_size=(4.0, 4)),
                 argpool.UnsupportedType, "output_size is 4.0"),
                (lambda: torch.ops.argpool.max_pool(x, [2], [0], [0], [1], False, 64, 0),
                 RuntimeError, "kernel has|stride has a 0"),
                (lambda: torch.ops.argpool.max_pool(x, [2, 2], [0, 0], [0, 0], [1, 1], False, 64,
                                                    0), RuntimeError, "stride has a 0"),
                (lambda: torch.ops.argpool.max_unpool(values, indices, [-4, 4], [2, 2], [2, 2],
                                                      [0, 0], [1, 1], 0, 0),
                 RuntimeError, "the size has a -4"),
                (lambda: at.max_pool2d(x, 2, index_type=torch.float32, return_indices=True),
                 ValueError, "index_type is torch.float32; accepted are torch.int64"),
                (lambda: at.max_pool2d(x, 2, layout="NHWC"), ValueError, "'channels_last'"),
                (lambda: at.max_pool2d(x.numpy(), 2), argpool.UnsupportedType,
                 "input is a ndarray; accepted is a torch.Tensor"),
                (lambda: at.max_unpool2d(values, None, 2), argpool.UnsupportedType,
                 "indices is a NoneType"),
                (lambda: at.max_pool2d(x, 2, out=5), argpool.UnsupportedType, "out is a int"),
                (lambda: at.max_unpool2d(values, indices, 2, out=[x]), argpool.UnsupportedType,
                 "out is a list"),
                (lambda: at.max_pool2d(x, 2, ceil_mode="yes"), argpool.InvalidArgument,
                 "ceil_mode is 'yes'; accepted are True and False"),
                (lambda: at.max_pool2d(x, 2, return_indices=None), argpool.InvalidArgument,
                 "return_indices is None"),
                (lambda: at.max_unpool2d(values, indices, 2, duplicates="first"), ValueError,
                 "'last', 'sum', 'exact'"),
                (lambda: at.max_pool2d(x[0, 0], 2), RuntimeError, "dimensions; accepted: 3 or 4")):
            with self.subTest(sentence), self.assertRaisesRegex(kind, sentence):
                call()

    def test_modules_refuse_when_they_are_made(self):
        """Not when data comes."""
        for rank in RANKS:
            pool, unpool = (getattr(at, f"Max{name}{rank}d") for name in ("Pool", "Unpool"))
            for make, sentence in (
                    (lambda: pool(2, 0), "stride is 0"), (lambda: pool(0), "kernel_size is 0"),
                    (lambda: pool((2,) * 4), "or .* of them"), (lambda: pool(2.0), "is 2.0"),
                    (lambda: pool(2, dilation=0), "dilation is 0"),
                    (lambda: pool(2, padding=2), "padding is 2; accepted are up to 1"),
                    (lambda: pool(2, padding=4, dilation=3), "padding is 4; accepted are up to 3"),
                    (lambda: pool(256, return_indices=True, index_type=torch.uint8),
                     "index_type has 8 bits, and a window "),
                    (lambda: pool(2, index_type=torch.int8), "index_type is torch.int8"),
                    (lambda: pool(2, layout="NHWC"), "layout is 'NHWC'"),
                    (lambda: pool(2, ceil_mode="yes"), "ceil_mode is 'yes'"),
                    (lambda: pool(2, return_indices=[]), r"return_indices is \[\]"),
                    (lambda: at.convert(pool), "model is .* accepted is a torch.nn.Module"),
                    (lambda: unpool(2, duplicates="first"), "duplicates is 'first'"),
                    (lambda: unpool(2, layout=1), "layout is 1"),
                    (lambda: at.convert(nn.Sequential(), index_type="uint8"), "index_type is")):
                with self.subTest(sentence), self.assertRaisesRegex(argpool.Error, sentence):
                    make()


class Transforms(Case):
    def test_gradients(self):
        for rank in RANKS:
            def gradient(pool, x):
                t = x.clone().requires_grad_()
                pool(t)[0].pow(3).sum().backward()
                return t.grad
            self.alike(rank, gradient)

    def test_gradient_without_indices(self):
        for rank in RANKS:
            grads = []
            for pool in ours("pool", rank), theirs("pool", rank):
                torch.manual_seed(2)
                t = torch.randn(SIZES[rank], requires_grad=True)
                pool(t, 3, 2, 1).square().sum().backward()
                grads.append(t.grad)
            self.same(*grads)

    def test_transforms(self):
        cubes = lambda pool: lambda t: pool(t)[0].pow(3).sum()
        for rank in RANKS:
            small = torch.randn(1, 1, *[4] * rank)
            tangent = torch.randn(SIZES[rank])
            self.alike(rank, lambda pool, x: torch.vmap(pool)(torch.stack([x, -x])))
            self.alike(rank, lambda pool, x: func.grad(cubes(pool))(x))
            self.alike(rank, lambda pool, x: func.vmap(func.grad(cubes(pool)))(x))
            self.alike(rank, lambda pool, x: func.jvp(lambda t: pool(t)[0], (x,), (tangent,)))
            self.alike(rank, lambda pool, x: func.hessian(cubes(pool))(x), small)
            self.alike(rank, lambda pool, x: func.jacrev(func.jacrev(cubes(pool)))(x), small)

    def test_gradcheck(self):
        for rank in RANKS:
            x = double(1, 2, *[6] * rank)
            pool = lambda t: ours("pool", rank)(t, 2, return_indices=True)
            indices = pool(x)[1]
            values = double(1, 2, *[3] * rank)
            check, check_twice = torch.autograd.gradcheck, torch.autograd.gradgradcheck
            for function, t in ((lambda t: pool(t)[0], x),
                                (lambda t: ours("unpool", rank)(t, indices, 2), values)):
                self.assertTrue(check(function, t, check_forward_ad=True))
                self.assertTrue(check_twice(function, t))
        zeros = torch.zeros(1, 1, 4, dtype=torch.int64)
        for duplicates in "exact", "sum":
            unpool = lambda t: at.max_unpool1d(t, zeros, 2, duplicates=duplicates)
            self.assertTrue(torch.autograd.gradcheck(unpool, double(1, 1, 4)))

    def test_opcheck(self):
        ops, check = torch.ops.argpool, torch.library.opcheck
        for rank in RANKS:
            window = [2] * rank, [2] * rank, [0] * rank, [1] * rank
            x = torch.randn(SIZES[rank])
            for given in x, x.contiguous(memory_format=LAST[rank]) if rank in LAST else x[0]:
                for bits, layout in (64, 0), (8, 1), (8, 2), (0, 0):
                    check(ops.max_pool.default, (given, *window, False, bits, layout))
            values, indices = ops.max_pool(x, *window, False, 64, 0)
            for duplicates in 0, 1:
                check(ops.max_unpool.default, (values, indices, list(x.shape[-rank:]), *window,
                                               duplicates, 0))
            check(ops.max_unpool_backward.default, (x, indices, *window, 0, 0))

    def test_meta(self):
        x = torch.randn(SIZES[2])
        values, indices = at.max_pool2d(x.to("meta"), 3, 2, 1, return_indices=True)
        self.assertEqual((values.shape, indices.dtype), (F.max_pool2d(x, 3, 2, 1).shape,
                                                         torch.int64))

    def test_meta_refuses(self):
        """What no data makes right is refused without data, too."""
        ops, x = torch.ops.argpool, torch.randn(1, 2, 6, 6)
        fine = {"kernel": [2, 2], "stride": [2, 2], "padding": [0, 0], "dilation": [1, 1]}
        values, indices = ops.max_pool(x, **fine, ceil_mode=False, index_bits=64, layout=0)
        for name, given in (("kernel", [0, 2]), ("kernel", []), ("kernel", [2] * 4),
                            ("kernel", [2]), ("stride", [0, 0]), ("stride", [2, 2, 2]),
                            ("stride", [-1, 2]), ("padding", [-1, 0]), ("dilation", [0, 1])):
            window = {**fine, name: given}
            for device in "cpu", "meta":
                t, v, i = (each.to(device) for each in (x, values, indices))
                for call in (
                        lambda: ops.max_pool(t, **window, ceil_mode=False, index_bits=64, layout=0),
                        lambda: ops.max_unpool(v, i, [6, 6], **window, duplicates=0, layout=0),
                        lambda: ops.max_unpool_backward(t, i, **window, duplicates=0, layout=0)):
                    with self.assertRaisesRegex(RuntimeError, "argpool: .*accepted"):
                        call()
        for device in "cpu", "meta":
            t, v, i = (each.to(device) for each in (x, values, indices))
            for call in (
                    lambda: ops.max_pool(t, [9, 9], *[*fine.values()][1:], False, 64, 0),
                    lambda: ops.max_unpool(v, i[:, :1], [6, 6], *fine.values(), 0, 0),
                    lambda: ops.max_unpool(v, i, [6], *fine.values(), 0, 0)):
                with self.assertRaisesRegex(RuntimeError, "argpool: .*accepted"):
                    call()


class Net(nn.Module):
    def __init__(self, rank):
        super().__init__()
        conv = getattr(nn, f"Conv{rank}d")
        self.first, self.second = conv(3, 4, 3, padding=1), conv(4, 3, 3, padding=1)
        self.pool = getattr(nn, f"MaxPool{rank}d")(2, 2, return_indices=True)
        self.unpool = getattr(nn, f"MaxUnpool{rank}d")(2, 2)

    def forward(self, x):
        x = self.first(x).relu()
        size = x.shape
        x, indices = self.pool(x)
        return self.second(self.unpool(x, indices, output_size=size[2:]))


class Modules(Case):
    def shape(self, rank):
        return (2, 3, *SIZES[rank][2:])

    def test_convert(self):
        for rank in RANKS:
            x = torch.randn(self.shape(rank))
            net = Net(rank).eval()
            expected = net(x)
            self.assertIs(at.convert(net, index_type=torch.uint8), net)
            self.assertIsInstance(net.pool, getattr(at, f"MaxPool{rank}d"))
            self.assertIsInstance(net.pool, getattr(nn, f"MaxPool{rank}d"))
            self.assertFalse(net.pool.training)
            self.assertIn("index_type=torch.uint8", repr(net.pool))
            self.same(net(x), expected)
        self.assertIsInstance(at.convert(nn.MaxPool2d(2)), at.MaxPool2d)

    def test_autocast(self):
        """A step of mixed precision: aten, aten's operators on argpool, argpool's modules."""
        for rank, dtype in itertools.product(RANKS, (torch.bfloat16, torch.float16)):
            torch.manual_seed(3)
            net, x = Net(rank), torch.randn(self.shape(rank))

            def step(net, on):
                net.zero_grad()
                with at.enabled(on), torch.autocast("cpu", dtype):
                    y = net(x)
                    loss = y.float().square().mean()
                loss.backward()
                return (y, *(p.grad.clone() for p in net.parameters()))

            plain = step(net, False)
            self.assertEqual(plain[0].dtype, dtype)
            served, converted = step(net, True), step(at.convert(net), False)
            self.same(served, plain, f" {rank}d {dtype} enable()")
            self.same(converted, plain, f" {rank}d {dtype} convert()")
            print(f"  autocast {rank}d {dtype}: {len(plain)} tensors of a step equal, three ways")

    def test_compile(self):
        for rank, dynamic in itertools.product(RANKS, (False, True)):
            torch._dynamo.reset()
            pool, unpool = at.convert(nn.ModuleList([
                getattr(nn, f"MaxPool{rank}d")(3, 2, 1, return_indices=True),
                getattr(nn, f"MaxUnpool{rank}d")(3, 2, 1)]))

            def train(x):
                values, indices = pool(x.relu())
                return unpool(values, indices, output_size=x.shape[2:]).square().sum()

            compiled = torch.compile(train, fullgraph=True, dynamic=dynamic)
            for size in self.shape(rank), (1, 3, *[n + 3 for n in SIZES[rank][2:]]):
                x = torch.randn(size, requires_grad=True)
                y = x.detach().clone().requires_grad_()
                compiled(x).backward()
                train(y).backward()
                self.same(x.grad, y.grad, f" {rank}d dynamic={dynamic}")

    def test_export(self):
        for rank in RANKS:
            net, x = at.convert(Net(rank)).eval(), torch.randn(self.shape(rank))
            program = torch.export.export(net, (x,))
            names = {str(node.target) for node in program.graph.nodes}
            self.assertTrue({"argpool.max_pool.default", "argpool.max_unpool.default"} <= names)
            self.same(program.module()(x), net(x))
            auto = torch.export.Dim.AUTO
            shapes = ({axis: auto for axis in (0, *range(2, rank + 2))},)
            dynamic = torch.export.export(net, (x,), dynamic_shapes=shapes)
            y = torch.randn(3, 3, *[n + 4 for n in x.shape[2:]])
            self.same(dynamic.module()(y), net(y))


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    torch.set_num_threads(1)
    fine = unittest.main(exit=False).result.wasSuccessful()
    print(f"PyTorch {torch.__version__}")
    sys.exit(report.finish(least=100) or not fine)
