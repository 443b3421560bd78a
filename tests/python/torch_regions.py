"""Regions and filters under PyTorch, and their gradients: against the same graphs of PyTorch's own
operations; soft_skeleton against MONAI's graph.
"""
# SPDX-License-Identifier: MIT
import os
import random
import subprocess
import sys
import unittest
import unittest.mock

import numpy
import torch
from torch.nn import functional as F

import argpool
import argpool.torch
from argpool import _skeleton

DTYPES = {"f64": torch.float64, "f32": torch.float32, "f16": torch.float16,
          "bf16": torch.bfloat16, "i1": torch.bool}
INTEGERS = {16: torch.int16, 32: torch.int32, 64: torch.int64}


def pool(op, x, kernel, dilation, pad):
    """C20's window, by a border that never wins; PyTorch's tap is then the same."""
    low = float("-inf")
    after = [d * (k - 1) - p for k, d, p in zip(kernel, dilation, pad)]
    sides = [side for both in zip(reversed(pad), reversed(after)) for side in both]
    framed = F.pad(x if op == "max" else -x, sides, value=low)
    of_rank = {1: F.max_pool1d, 2: F.max_pool2d, 3: F.max_pool3d}[len(kernel)]
    pooled = of_rank(framed, kernel, 1, 0, dilation)
    return pooled if op == "max" else -pooled


def graph(text, inputs):
    """A region's text in PyTorch's operations: the results."""
    values, results, given = {}, [], iter(inputs)
    compare = {"eq": torch.eq, "ne": torch.ne, "lt": torch.lt, "le": torch.le, "gt": torch.gt,
               "ge": torch.ge}
    for statement in text.split("; "):
        words = statement.split()
        if words[0] == "rank":
            continue
        if words[0] == "out":
            results.append(values[words[2]])
            continue
        name, op, cell, args = words[0][:-1], words[1], words[2], words[3:]
        if op == "in":
            values[name] = next(given)
            continue
        dtype = DTYPES[cell]
        if op == "const":
            bits, size = int(args[0], 16), 8 * dtype.itemsize
            one = torch.tensor(bool(bits)) if cell == "i1" else \
                torch.tensor(bits - (bits >> size - 1 << size), dtype=INTEGERS[size]).view(dtype)
            values[name] = one.expand(inputs[0].shape)
            continue
        x = [values[a] for a in args if a in values]
        if op in ("max", "min", "any"):
            window = [tuple(map(int, a.split("x"))) for a in args[1:]]
            values[name] = pool(op, x[0], *window) if op != "any" else \
                pool("max", x[0].float(), *window) > 0
        elif op == "select":
            values[name] = torch.where(*x)
        elif op in ("uitofp", "sitofp"):
            made = x[0].to(dtype)
            values[name] = -made if op == "sitofp" else made  # a set i1 is -1
        elif op in ("add", "sub", "mul", "neg", "and", "or", "xor"):
            values[name] = {"add": torch.add, "sub": torch.sub, "mul": torch.mul, "neg": torch.neg,
                            "and": torch.logical_and, "or": torch.logical_or,
                            "xor": torch.logical_xor}[op](*x)
        elif op in ("ord", "uno"):
            nan = torch.isnan(x[0]) | torch.isnan(x[1])
            values[name] = nan if op == "uno" else ~nan
        else:
            nan = torch.isnan(x[0]) | torch.isnan(x[1])
            holds = compare[op[1:]](*x)
            values[name] = holds | nan if op[0] == "u" else holds & ~nan
    return results


class Drawn:
    """A region of floats, its operations those that PyTorch has too."""

    def __init__(self, rng, name, cells=("f32", "f64")):
        self.rng, self.name, self.lines = rng, name, []
        self.cell, self.rank = rng.choice(cells), rng.choice((1, 2, 2, 3, 3))
        self.floats, self.flags = ["%x", "%y"], []
        for _ in range(rng.randint(3, 12)):
            self.operation(rng.choice(["pool", "pool", "add", "sub", "mul", "neg", "compare",
                                       "select", "select", "constant", "any", "convert"]))
        self.add("float", f"argpool.pool max {self.floats[-1]} kernel "
                          f"{[3, 2, 1][:self.rank]} : {self.cell}")
        self.outputs = [self.floats[-1]] + rng.choices(self.floats[2:], k=rng.randint(0, 2))

    def add(self, kind, text):
        name = f"%v{len(self.lines)}"
        self.lines.append(f"{name} = {text}")
        (self.flags if kind == "flag" else self.floats).append(name)

    def window(self):
        kernel = [self.rng.choice([1, 2, 3, 3, 4, 5][:7 - self.rank]) for _ in range(self.rank)]
        dilation = [self.rng.choice([1, 1, 2]) for _ in range(self.rank)]
        pad = [d * self.rng.randint(0, k - 1) for d, k in zip(dilation, kernel)]
        return f"kernel {kernel} dilation {dilation} pad {pad}"

    def operation(self, kind):
        a, b = (self.rng.choice(self.floats[-5:]) for _ in range(2))
        flag = self.rng.choice(self.flags) if self.flags else None
        cell = self.cell
        if kind == "pool":
            self.add("float", f"argpool.pool {self.rng.choice(['max', 'min'])} {a} "
                              f"{self.window()} : {cell}")
        elif kind in ("add", "sub", "mul"):
            self.add("float", f"arith.{kind}f {a}, {b} : {cell}")
        elif kind == "neg":
            self.add("float", f"arith.negf {a} : {cell}")
        elif kind == "compare":
            word = self.rng.choice(["oeq", "olt", "ogt", "ole", "une", "uge"])
            self.add("flag", f"arith.cmpf {word}, {a}, {b} : {cell}")
        elif kind == "constant":
            self.add("float", f"arith.constant {self.rng.choice(['0.0', '0.5', '-1.0'])} : {cell}")
        elif flag and kind == "select":
            self.add("float", f"arith.select {flag}, {a}, {b} : {cell}")
        elif flag and kind == "any":
            self.add("flag", f"argpool.pool any {flag} {self.window()} : i1")
        elif flag and kind == "convert":
            self.add("float", f"arith.uitofp {flag} : i1 to {cell}")

    def text(self):
        t = f"tensor<{'?x' * (self.rank + 2)}{self.cell}>"
        n = len(self.outputs)
        results = ", ".join([t] * n)
        made = ", ".join(f"%r{i}" for i in range(n))
        body = "\n".join("    " + line for line in self.lines)
        return (f"func.func @{self.name}(%s: {t}, %t: {t}) -> ({results}) {{\n"
                f"  {made} = argpool.region(%x = %s, %y = %t) : ({t}, {t}) -> ({results}) {{\n"
                f"{body}\n    argpool.yield {', '.join(self.outputs)} : "
                f"{', '.join([self.cell] * n)}\n  }}\n  return {made} : {results}\n}}\n")


# Shapes by the rank of windows.
SHAPES = {1: ((2, 3, 90), (1, 2, 7), (1, 1, 200)),
          2: ((2, 3, 17, 23), (1, 2, 40, 9), (1, 1, 2, 50)),
          3: ((2, 3, 5, 9, 13), (1, 2, 12, 3, 9), (1, 1, 2, 2, 50))}


def few(shape, dtype, generator):
    """Numbers of a few bits: many are equal."""
    return torch.randint(-8, 9, shape, generator=generator).to(dtype) / 4


def drawn(shape, dtype, generator):
    return torch.randn(shape, generator=generator, dtype=dtype)


def special(shape, dtype, generator):
    """Few numbers, NaN, infinities and both zeros among them."""
    numbers = torch.tensor([0, -0.0, 1, 0.5, -1, torch.nan, torch.inf, -torch.inf], dtype=dtype)
    drawn = torch.randint(0, 64, shape, generator=generator)
    return numbers[torch.where(drawn < 8, drawn, drawn % 5)]


def same(a, b, signs=True):
    """The same bits, but for the payloads of NaN; signs=False: and the signs of zeros."""
    zeros = torch.zeros((), dtype=torch.bool) if signs else (a == 0) & (b == 0)
    integer = INTEGERS[8 * a.itemsize]
    bits = [t.contiguous().view(integer) for t in (a, b)]
    return bool(((bits[0] == bits[1]) | (a.isnan() & b.isnan()) | zeros).all())


class RegionsTest(unittest.TestCase):
    def test_drawn(self):
        """Gradients of drawn regions have the bits of autograd's."""
        rng, generator = random.Random("torch regions"), torch.Generator().manual_seed(1)
        spec = "".join(Drawn(rng, f"f{i}").text() for i in range(12))
        library = argpool.compile(spec, gradients=True, targets="base")
        compared = 0
        for name in [f"f{i}" for i in range(12)]:
            function = library.regions[name]
            if function.gradient is None:
                continue
            dtype = getattr(torch, function.inputs[0])
            for shape, make in zip(SHAPES[function.rank], (few, drawn, few)):
                given = [make(shape, dtype, generator).requires_grad_() for _ in range(2)]
                results = argpool.torch.region(function)(*given)
                results = results if isinstance(results, tuple) else (results,)
                expected = graph(function.text, given)
                grads = [make(shape, dtype, generator) for _ in results]
                for found, wanted in zip(results, expected):
                    self.assertTrue(same(found, wanted), function.text)
                differentiable = [(e, g) for e, g in zip(expected, grads) if e.requires_grad]
                wanted = torch.autograd.grad([e for e, _ in differentiable], given,
                                             [g for _, g in differentiable], allow_unused=True)
                found = torch.autograd.grad(results, given, grads)
                for a, b in zip(found, wanted):
                    b = torch.zeros_like(a) if b is None else b
                    # PyTorch has no pool of minima: -max_pool(-x) makes -0 where no window is.
                    self.assertTrue(same(a, b, signs=": min " not in function.text),
                                    (function.text, function.gradient.text))
                    compared += 1
        self.assertGreater(compared, 30)

    def test_halves(self):
        """f16 and bf16: the bits of PyTorch's operations, which round each once, too."""
        rng, generator = random.Random("torch halves"), torch.Generator().manual_seed(3)
        spec = "".join(Drawn(rng, f"f{i}", ("f16", "bf16")).text() for i in range(8))
        library = argpool.compile(spec, targets="base")
        for i in range(8):
            function = library.regions[f"f{i}"]
            dtype = getattr(torch, function.inputs[0])
            for shape, make in zip(SHAPES[function.rank], (few, drawn)):
                given = [make(shape, dtype, generator) for _ in range(2)]
                results = argpool.torch.region(function)(*given)
                results = results if isinstance(results, tuple) else (results,)
                for found, wanted in zip(results, graph(function.text, given)):
                    self.assertEqual(found.dtype, wanted.dtype)
                    self.assertTrue(same(found, wanted), function.text)

    def test_gradients_of_halves(self):
        """C9: gradients of pools add in f32 and are rounded once; PyTorch rounds at each step."""
        spec = "".join(f"""
func.func @{t}(%s: tensor<?x?x?x{t}>) -> tensor<?x?x?x{t}> {{
  %r = argpool.region(%x = %s) : (tensor<?x?x?x{t}>) -> tensor<?x?x?x{t}> {{
    %p = argpool.pool max %x kernel [1, 3] : {t}
    argpool.yield %p : {t}
  }}
  return %r : tensor<?x?x?x{t}>
}}""" for t in ("f16", "bf16"))
        library = argpool.compile(spec, gradients=True, targets="base")
        for name, large in ("f16", 2048), ("bf16", 256):
            x = torch.tensor([[[0, 1, 0]]], dtype=DTYPES[name], requires_grad=True)
            given = torch.tensor([[[large, 1, 1]]], dtype=x.dtype)
            argpool.torch.region(library.regions[name])(x).backward(given)
            self.assertEqual(x.grad.tolist(), [[[0, large + 2, 0]]])

    def test_transforms(self):
        """vmap and torch.func; what has no gradient says so."""
        library = argpool.compile(PEAKS, gradients=["peaks"], targets="base")
        peaks = argpool.torch.region(library.peaks)
        x = drawn((3, 2, 2, 9, 11), torch.float32, torch.Generator().manual_seed(2))
        batched, masks = torch.vmap(peaks)(x)
        for one, made, mask in zip(x, batched, masks):
            self.assertTrue(same(made, peaks(one)[0]))
            self.assertTrue(torch.equal(mask, peaks(one)[1]))
        self.assertFalse(peaks(x[0].clone().requires_grad_())[1].requires_grad)
        grads = torch.vmap(torch.func.grad(lambda t: peaks(t)[0].square().sum()))(x)
        self.assertTrue(same(grads, 2 * batched))
        self.assertIsNone(library.plain.gradient)
        with self.assertRaisesRegex(RuntimeError, 'gradients=\\["plain"\\]'):
            argpool.torch.region(library.plain)(x[0].clone().requires_grad_()).sum().backward()
        y = x[0].clone().requires_grad_()
        first, = torch.autograd.grad(peaks(y)[0].sum(), y, create_graph=True)
        with self.assertRaisesRegex(RuntimeError, "no gradient of its own"):
            first.sum().backward()
        with self.assertRaisesRegex(argpool.UnsupportedType, "input 1 of peaks is a ndarray; "):
            peaks(x[0].numpy())
        for wrong in library, "peaks":
            with self.assertRaisesRegex(argpool.UnsupportedType, "accepted is a region"):
                argpool.torch.region(wrong)
        with self.assertRaisesRegex(argpool.CompilerError, "@absent has no gradient"):
            argpool.compile(PEAKS, gradients=["absent"], targets="base")
        with self.assertRaisesRegex(argpool.UnsupportedType, "accepted are True"):
            argpool.compile(PEAKS, gradients=3)


    def test_one_pool(self):
        """Erosion and dilation by large windows: their taps are kept instead of what they read,
        one byte a cell, and their gradients are the regions'."""
        cases = (("max", "f32", (3, 3), (1, 1), (1, 1)), ("min", "f32", (6, 5), (1, 1), (1, 0)),
                 ("max", "f64", (4, 9), (2, 1), (4, 2)), ("max", "f16", (1, 26), (1, 1), (0, 13)),
                 ("min", "bf16", (1, 26), (1, 1), (0, 13)))
        spec = "".join(f"""
func.func @{op}_{t}(%s: tensor<?x?x?x?x{t}>) -> tensor<?x?x?x?x{t}> {{
  %r = argpool.region(%x = %s) : (tensor<?x?x?x?x{t}>) -> tensor<?x?x?x?x{t}> {{
    %p = argpool.pool {op} %x kernel {list(k)} dilation {list(d)} pad {list(p)} : {t}
    argpool.yield %p : {t}
  }}
  return %r : tensor<?x?x?x?x{t}>
}}""" for op, t, k, d, p in cases)
        library = argpool.compile(spec, gradients=True, targets="base")
        generator = torch.Generator().manual_seed(8)
        for name, function in library.regions.items():
            if name.endswith("_backward"):
                continue
            dtype, own = DTYPES[name.split("_")[1]], argpool.torch.region(function)
            for make in few, drawn, special:
                x, grad = make((2, 3, 17, 23), dtype, generator), drawn((2, 3, 17, 23), dtype,
                                                                        generator)
                kept = []
                x.requires_grad_()
                with torch.autograd.graph.saved_tensors_hooks(
                        lambda t: kept.append(t.nbytes) or t, lambda t: t):
                    made = own(x)
                self.assertEqual(kept, [x.nbytes if name == "max_f32" else x.numel()])
                self.assertTrue(same(made, function(x.detach())), name)
                found, = torch.autograd.grad(made, x, grad)
                self.assertTrue(same(found, function.gradient(x.detach(), grad)), name)
                if dtype.itemsize > 2 and make is not special:
                    wanted, = torch.autograd.grad(*graph(function.text, [x]), x, grad)
                    self.assertTrue(same(found, wanted, signs=name.startswith("max")), name)
        x = drawn((4, 3, 9, 11), torch.float32, generator)
        own = argpool.torch.region(library.min_f32)
        loss = lambda t: own(t).square().sum()
        wanted = torch.stack([torch.func.grad(loss)(t) for t in x])
        self.assertTrue(same(torch.vmap(torch.func.grad(loss))(x), wanted))
        self.assertTrue(same(torch.func.grad(lambda t: torch.vmap(own)(t).square().sum())(x),
                             wanted))
        first, = torch.autograd.grad(loss(x.requires_grad_()), x, create_graph=True)
        with self.assertRaisesRegex(RuntimeError, "no gradient of its own"):
            first.sum().backward()
        with self.assertRaisesRegex(argpool.UnsupportedType, "type f64"):
            own(x.detach().double().requires_grad_())

    def test_fixed_extents(self):
        """What the spec fixes is checked of each call, not of what vmap makes of many."""
        library = argpool.compile(PEAKS.replace("?x?x?x?xf32", "1x2x?x?xf32"), gradients=["peaks"],
                                  targets="base")
        peaks = argpool.torch.region(library.peaks)
        x = drawn((3, 1, 2, 9, 11), torch.float32, torch.Generator().manual_seed(2))
        for given, sentence in ((x[:, 0], "src of peaks has N 3; accepted: 1, as the spec says"),
                                (x[0, :, :1], "src of peaks has C 1; accepted: 2")):
            with self.assertRaisesRegex(argpool.ShapeMismatch, sentence):
                peaks(given)
            with self.assertRaisesRegex(argpool.ShapeMismatch, sentence):
                torch.vmap(peaks)(given[None])
        grads = torch.vmap(torch.func.grad(lambda t: peaks(t)[0].square().sum()))(x)
        self.assertTrue(same(grads, 2 * torch.stack([peaks(one)[0] for one in x])))


def soft_erode(x):
    """MONAI's soft_skel and what it calls, of images and volumes."""
    if x.ndim == 5:
        lines = [-F.max_pool3d(-x, line, 1, tuple(k // 2 for k in line))
                 for line in ((3, 1, 1), (1, 3, 1), (1, 1, 3))]
        return torch.min(torch.min(lines[0], lines[1]), lines[2])
    return torch.min(-F.max_pool2d(-x, (3, 1), (1, 1), (1, 0)),
                     -F.max_pool2d(-x, (1, 3), (1, 1), (0, 1)))


def soft_open(x):
    pool = F.max_pool3d if x.ndim == 5 else F.max_pool2d
    return pool(soft_erode(x), 3, 1, 1)


def soft_skel(x, levels):
    skeleton = F.relu(x - soft_open(x))
    for _ in range(levels):
        x = soft_erode(x)
        delta = F.relu(x - soft_open(x))
        skeleton = skeleton + F.relu(delta - skeleton * delta)
    return skeleton


class SkeletonTest(unittest.TestCase):
    def test_of_a_lower_target(self):
        """Compiled for this CPU alone, but for all of them where some are ruled out; here of one
        pool, which compiles in a tenth of the skeleton's time."""
        source = ("import argpool, numpy; from argpool import _skeleton; "
                  f"_skeleton._spec = lambda *_: {PLAIN!r}; "
                  "plain = _skeleton.skeleton_library('float32', numpy).plain; "
                  "plain(numpy.zeros((1, 9, 9), 'float32')); print(argpool.last_variant())")
        done = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True,
                              env={**os.environ, "ARGPOOL_MAX_TARGET": "base"}, check=False)
        self.assertIn("__base_", done.stdout, done.stderr)

    def test_values_and_gradient(self):
        """MONAI's values, bit for bit; its gradient but for rounding: erosions that MONAI computes
        twice are one here, so that sums differ in their order."""
        generator = torch.Generator().manual_seed(3)
        for dtype, near in ((torch.float32, 1e-5), (torch.float64, 1e-13)):
            for shape, levels in (((2, 3, 31, 45), 4), ((1, 1, 70, 70), 10), ((3, 8, 9), 1),
                                  ((1, 1, 5, 300), 0), ((1, 2, 9, 17, 23), 4),
                                  ((2, 1, 24, 6, 30), 2), ((1, 1, 1, 2, 5), 1)):
                if dtype == torch.float64 and len(shape) == 5:
                    continue  # its rows take a minute to compile
                for make in few, lambda *a: torch.sigmoid(2 * drawn(*a)):
                    x = make(shape, dtype, generator).clamp(0, 1).requires_grad_()
                    made, wanted = argpool.torch.soft_skeleton(x, levels), soft_skel(x, levels)
                    self.assertTrue(same(made, wanted, signs=False))
                    grad = make(shape, dtype, generator)
                    found, = torch.autograd.grad(made, x, grad)
                    expected, = torch.autograd.grad(wanted, x, grad)
                    torch.testing.assert_close(found, expected, rtol=near, atol=near)

    def test_ties(self):
        """Equal minima of rows and columns, here of one value, get a half each, as torch.min's."""
        x = torch.full((1, 1, 6, 6), 0.5).requires_grad_()
        volume = torch.full((1, 1, 4, 6, 6), 0.5).requires_grad_()
        for x in x, volume:
            for function in soft_skel, argpool.torch.soft_skeleton:
                grad, = torch.autograd.grad(function(x + torch.eye(6) / 4, 1).sum(), x)
                if function is soft_skel:
                    wanted = grad
            self.assertTrue(torch.equal(grad, wanted), (grad, wanted))
            self.assertTrue((grad.frac() != 0).any())

    def test_without_compiler(self):
        """Where nothing can be compiled, pools and arithmetic have the kernels' bits."""
        generator = torch.Generator().manual_seed(6)
        for name, rank in ("float32", 2), ("float64", 2), ("float32", 3):
            compiled = _skeleton.skeleton_library(name, torch, rank)
            plain = _skeleton.PlainSkeleton(name, torch, rank)
            self.assertIsInstance(compiled, argpool.Library)
            # as jax has it
            self.assertIs(compiled, _skeleton.skeleton_library(name, numpy, rank))
            for shape in ((2, 3, 31, 45), (1, 1, 3, 70), (3, 8, 9)) if rank == 2 else \
                    ((2, 3, 7, 9, 21), (1, 1, 3, 2, 40)):
                for make in few, drawn, special:
                    for part in "first", "level", "last":
                        own, other = getattr(plain, part), getattr(compiled, part)
                        given = [make(shape, getattr(torch, name), generator) for _ in range(4)]
                        for a, b in (own, other), (own.gradient, other.gradient):
                            self.assertEqual((a.inputs, a.outputs), (b.inputs, b.outputs))
                            made = [f.run(given[:len(f.inputs)]) for f in (a, b)]
                            for x, y in zip(*(m if isinstance(m, tuple) else (m,) for m in made)):
                                self.assertTrue(same(x, y), (part, make, a.name))
        for shape in (2, 1, 30, 33), (2, 1, 1, 8, 9, 12):
            # vmap takes N away, of volumes what lies before it.
            x = few(shape, torch.float32, generator).requires_grad_()
            wanted = argpool.torch.soft_skeleton(x.flatten(0, 1) if x.ndim > 5 else x, 3)
            grad, = torch.autograd.grad(wanted.square().sum(), x)
            for missing in "find_compiler", "find_linker":
                _skeleton.skeleton_library.cache_clear()
                with unittest.mock.patch.object(_skeleton, missing, lambda: None):
                    made = argpool.torch.soft_skeleton(x.flatten(0, 1) if x.ndim > 5 else x, 3)
                    self.assertTrue(same(made, wanted))
                    self.assertTrue(same(torch.autograd.grad(made.square().sum(), x)[0], grad))
                    batched = torch.vmap(lambda t: argpool.torch.soft_skeleton(t, 3))(x)
                    self.assertTrue(same(batched, wanted.reshape(x.shape)))
            _skeleton.skeleton_library.cache_clear()

    def test_gradcheck(self):
        """Against differences, of cells that are all different."""
        x = (torch.randperm(2 * 7 * 8, generator=torch.Generator().manual_seed(4)).double() /
             112).reshape(1, 2, 7, 8).requires_grad_()
        torch.autograd.gradcheck(lambda t: argpool.torch.soft_skeleton(t, 3), x, eps=1e-6)

    def test_kept(self):
        """What is kept for the gradient: 8 bytes a cell and level, and x."""
        x = torch.rand(1, 1, 64, 64).requires_grad_()
        kept = {}
        with torch.autograd.graph.saved_tensors_hooks(
                lambda t: kept.update({t.data_ptr(): t.numel() * t.element_size()}) or t,
                lambda t: t):
            argpool.torch.soft_skeleton(x, 10)
        self.assertEqual(sum(kept.values()) / x.numel(), 4 + 10 * 8)

    def test_refusals(self):
        for arguments, error, sentence in (
                ((torch.zeros(1, 4, 4), -1), argpool.InvalidArgument, "levels is -1"),
                ((torch.zeros(1, 4, 4, dtype=torch.float16),), argpool.UnsupportedType,
                 "^x is float16; accepted are float32 and")):
            with self.assertRaisesRegex(error, sentence):
                argpool.torch.soft_skeleton(*arguments)


def squares(function):
    """The sum of squares of its results."""
    def loss(x):
        results = function(x)
        return sum(r.square().sum() for r in (results if isinstance(results, tuple) else [results]))
    return loss


def pooled(x, kernel):
    pool = F.max_pool3d if x.ndim == 5 else F.max_pool2d
    return pool(x, kernel, 1, kernel // 2)


VOLUME = 2, 3, 5, 9, 13


class FiltersTest(unittest.TestCase):
    def check(self, function, wanted, shape=(2, 3, 19, 27)):
        generator = torch.Generator().manual_seed(5)
        for dtype in torch.float32, torch.float64:
            for make in few, drawn:
                x = make(shape, dtype, generator).requires_grad_()
                results = [r if isinstance(r, tuple) else (r,) for r in (function(x), wanted(x))]
                grads = [make(shape, dtype, generator) for _ in results[0]]
                found, expected = (torch.autograd.grad(r, x, grads)[0] for r in results)
                for a, b in (*zip(*results), (found, expected)):
                    self.assertTrue(same(a, b), (dtype, make))
        x = drawn((3, *shape[1:]), torch.float32, generator).unsqueeze(1)
        found = torch.vmap(torch.func.grad(squares(function)))(x)
        one_by_one = [torch.func.grad(squares(wanted))(t) for t in x]
        self.assertTrue(same(found, torch.stack(one_by_one)))

    def test_peaks(self):
        def own(x, kernel, form):
            peak = x == pooled(x, kernel)
            return x * peak if form == "product" else torch.where(peak, x, 0)

        for kernel, form in ((3, "value"), (3, "product"), (7, "value"), (5, "product")):
            self.check(lambda x: argpool.torch.peaks(x, kernel, form),
                       lambda x: own(x, kernel, form))
        for form in "value", "product":
            self.check(lambda x: argpool.torch.peaks(x, 3, form), lambda x: own(x, 3, form), VOLUME)
        mask = argpool.torch.peaks(torch.zeros(1, 4, 4).requires_grad_(), 3, "mask")
        self.assertFalse(mask.requires_grad)
        self.assertTrue(mask.all())
        for call in (lambda: argpool.torch.peaks(mask * 1.0, 4),
                     lambda: argpool.torch.peaks(mask * 1.0, 3, "most"),
                     lambda: argpool.torch.nms(mask * 1.0, -1)):
            with self.assertRaises(argpool.Error):
                call()
        for function in argpool.torch.peaks, argpool.torch.nms, argpool.torch.pool_chain:
            with self.assertRaisesRegex(argpool.UnsupportedType, "x is a ndarray; accepted is a "):
                function(mask.numpy())

    def test_nms(self):
        def simple_nms(x, radius):
            k = 2 * radius + 1
            zeros, mask = torch.zeros_like(x), x == pooled(x, k)
            for _ in range(2):
                near = pooled(mask.to(x), k) > 0
                rest = torch.where(near, zeros, x)
                mask = mask | ((rest == pooled(rest, k)) & ~near)
            return torch.where(mask, x, zeros)

        for radius in 1, 4:
            self.check(lambda x: argpool.torch.nms(x, radius), lambda x: simple_nms(x, radius))
        self.check(lambda x: argpool.torch.nms(x, 1), lambda x: simple_nms(x, 1), VOLUME)

    def test_pool_chain(self):
        def chain(x, kernel, stages):
            made = []
            for _ in range(stages):
                made.append(pooled(made[-1] if made else x, kernel))
            return tuple(made)

        for kernel, stages in ((5, 3), (3, 1), (17, 2)):
            self.check(lambda x: argpool.torch.pool_chain(x, kernel, stages),
                       lambda x: chain(x, kernel, stages))
        self.check(lambda x: argpool.torch.pool_chain(x, 5, 2),  # an image
                   lambda x: tuple(t[0] for t in chain(x[None], 5, 2)), (19, 27))
        for kernel in 3, 7, 41:  # whose taps have numbers of a byte, of two, and none
            self.check(lambda x: argpool.torch.pool_chain(x, kernel, 2),
                       lambda x: chain(x, kernel, 2), VOLUME)


PLAIN = """
func.func @plain(%s: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %r = argpool.region(%x = %s) : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
    %p = argpool.pool max %x kernel [3, 3] : f32
    argpool.yield %p : f32
  }
  return %r : tensor<?x?x?x?xf32>
}
"""
PEAKS = PLAIN + """
func.func @peaks(%s: tensor<?x?x?x?xf32>) -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xi1>) {
  %r:2 = argpool.region(%x = %s) : (tensor<?x?x?x?xf32>)
      -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xi1>) {
    %zero = arith.constant 0.0 : f32
    %p = argpool.pool max %x kernel [3, 3] : f32
    %e = arith.cmpf oeq, %x, %p : f32
    %v = arith.select %e, %x, %zero : f32
    argpool.yield %v, %e : f32, i1
  }
  return %r#0, %r#1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xi1>
}
"""


if __name__ == "__main__":
    unittest.main()
