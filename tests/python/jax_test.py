"""argpool.jax: against argpool's NumPy functions and JAX's own pooling, bit for bit, under jit,
grad, vmap, vmap of grad, second derivatives, forward mode and jax.export.
"""
# SPDX-License-Identifier: MIT
import itertools
import pathlib
import sys
import unittest

import jax
import jax.numpy as jnp
import numpy

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "oracles"))
import argpool
import argpool.jax as aj
from report import Report

report = Report("python_jax", "jax", argpool)
WINDOWS = [(2, None, 0, 1, False), (3, 2, 1, 1, False), (3, 1, 1, 2, True),
           (3, 2, (0, 1), 1, False)]
SIZES = {1: (2, 3, 23), 2: (2, 3, 12, 11), 3: (1, 2, 8, 7, 9)}


def pads_of(padding, rank):
    return [padding] * rank if isinstance(padding, tuple) else padding


class Case(unittest.TestCase):
    def same(self, got, expected, line=""):
        for a, b in zip(jax.tree.leaves(got), jax.tree.leaves(expected)):
            a, b = numpy.asarray(a), numpy.asarray(b)
            fine = a.shape == b.shape and a.dtype == b.dtype and (a == b).all()
            report.check(bool(fine), self.id() + line, "differs")
            self.assertTrue(fine, line)

    def problems(self):
        for rank, window in itertools.product(SIZES, WINDOWS):
            k, s, p, d, ceil = window
            shape = SIZES[rank]
            x = numpy.random.default_rng(rank).standard_normal(shape).astype("float32")
            yield rank, x, (tuple([k] * rank), s, pads_of(p, rank), d, ceil)


class Functions(Case):
    def test_pool_and_unpool(self):
        for rank, x, window in self.problems():
            for index_type, jit in itertools.product(("uint8", "uint16", "int32"), (False, True)):
                line = f" {rank}d {window} {index_type}"
                pool = lambda t: aj.max_pool(t, *window, index_type=index_type)
                got = (jax.jit(pool) if jit else pool)(jnp.asarray(x))
                expected = argpool.max_pool(x, *window, index_type=index_type)
                self.same(got, expected, line)
                if window[-1]:
                    continue
                size = x.shape[-rank:]
                unpool = lambda v, i: aj.max_unpool(v, i, *window[:4], output_size=size)
                self.same((jax.jit(unpool) if jit else unpool)(*got),
                          argpool.max_unpool(*expected, *window[:4], output_size=size), line)

    def test_types(self):
        for dtype in "float16", "bfloat16", "int32", "int8", "uint8", "uint32":
            grid = numpy.add.outer(2 * (numpy.arange(8) % 2), numpy.arange(8) % 2)
            x = jnp.broadcast_to(jnp.asarray(grid, dtype), (2, 3, 8, 8))
            values, indices = aj.max_pool(x, 2)
            self.assertEqual(values.dtype, x.dtype)
            self.assertTrue((indices == 3).all())
            self.same(aj.max_unpool(values, indices, 2)[:, :, 1::2, 1::2], values)

    def test_unbatched(self):
        x = jnp.asarray(numpy.random.default_rng(1).random((3, 8, 8), "float32"))
        self.same(aj.max_pool(x, (2, 2)), jax.tree.map(lambda a: a[0], aj.max_pool(x[None], 2)))

    def test_refusals(self):
        x = jnp.zeros((1, 1, 4, 4))
        values, indices = aj.max_pool(x, 2, index_type="int32")
        for call, kind, sentence in (
                (lambda: aj.max_pool(x, 9), argpool.InvalidWindow, "pooled h would be"),
                (lambda: jax.jit(lambda t: aj.max_pool(t, 2)).trace(x.astype("float8_e4m3fn")),
                 argpool.UnsupportedType, "x has elements of type float8_e4m3fn; argpool takes"),
                (lambda: aj.max_unpool(values, indices.astype("float8_e4m3fn"), 2),
                 argpool.UnsupportedType, "indices has elements of type float8_e4m3fn"),
                (lambda: aj.max_pool([[1.0]], 2), argpool.UnsupportedType, "x is a list; accepted"),
                (lambda: aj.max_unpool(values, None, 2), argpool.UnsupportedType,
                 "indices is a NoneType; accepted"),
                (lambda: aj.max_pool(x, 2.0), argpool.UnsupportedType, "kernel is 2.0"),
                (lambda: aj.max_pool(x, 2, ceil_mode="yes"), argpool.InvalidArgument, "True and"),
                (lambda: aj.max_pool(x, 2, index_type="int64"), TypeError, "jax_enable_x64"),
                (lambda: aj.max_pool(x, 2, index_type="int8"), TypeError, "takes int64 and int32"),
                (lambda: aj.max_unpool(values, indices[:, :, :1], 2), ValueError, "as values"),
                (lambda: aj.max_unpool(values, indices, 2, output_size=(9, 9)),
                 argpool.ShapeMismatch, "C2"),
                (lambda: aj.max_unpool(values, indices, 2, duplicates="x"), ValueError, "'last'"),
                (lambda: jax.block_until_ready(aj.max_unpool(values, indices + 99, 2)),
                 jax.errors.JaxRuntimeError, r"indices\[n 0, c 0, h 0, w 0\] is 99; accepted")):
            with self.subTest(sentence), self.assertRaisesRegex(kind, sentence):
                call()

    def test_refusals_when_traced(self):
        """Not when data comes; jax.eval_shape runs nothing."""
        x = jnp.zeros((1, 1, 8, 8))
        values, indices = aj.max_pool(x, 2)
        for function, arrays, kind, sentence in (
                (lambda x: aj.max_pool(x, 2, 2, 2), [x], argpool.InvalidWindow, "no tap inside"),
                (lambda x: aj.max_pool(x, 16, 1, 8), [x], argpool.IndexOverflow, "255 taps"),
                (lambda x: aj.max_pool(x, 2), [x + 0j], argpool.UnsupportedType, "type complex64"),
                (lambda v, i: aj.max_unpool(v, i, 2), [values, values], argpool.UnsupportedType,
                 "indices has elements of type f32")):
            with self.subTest(sentence), self.assertRaisesRegex(kind, sentence):
                jax.eval_shape(function, *arrays)

    def test_symbolic_batch(self):
        """jax.export of any N."""
        shape = jax.ShapeDtypeStruct(jax.export.symbolic_shape("n, 3, 8, 8"), "float32")
        made = jax.export.export(jax.jit(lambda x: aj.max_pool(x, 2, index_type="int32")),
                                 disabled_checks=aj.CUSTOM_CALLS)(shape)
        x = jnp.asarray(numpy.random.default_rng(1).random((5, 3, 8, 8), "float32"))
        self.same(made.call(x), aj.max_pool(x, 2, index_type="int32"))


def own(rank, k, s):
    """Pooling as JAX has it."""
    return lambda x: jax.lax.reduce_window(x, -jnp.inf, jax.lax.max, (1, 1, *[k] * rank),
                                           (1, 1, *[s] * rank), "VALID")


class Transforms(Case):
    def alike(self, apply):
        """apply(pool, x) is the same for argpool's values and JAX's, where windows do not overlap
        (JAX adds the gradients of those that do in another order)."""
        for rank in SIZES:
            x = jnp.asarray(numpy.random.default_rng(rank).standard_normal(SIZES[rank], "float32"))
            mine = lambda t: aj.max_pool(t, (2,) * rank, return_indices=False)
            self.same(apply(mine, x), apply(own(rank, 2, 2), x), f" {rank}d")

    def test_transforms(self):
        cubes = lambda f: lambda x: (f(x) ** 3).sum()
        two = lambda x: jnp.stack([x, -x])
        self.alike(lambda f, x: jax.jit(f)(x))
        self.alike(lambda f, x: jax.grad(cubes(f))(x))
        self.alike(lambda f, x: jax.jit(jax.grad(cubes(f)))(x))
        self.alike(lambda f, x: jax.vmap(f)(two(x)))
        self.alike(lambda f, x: jax.vmap(f, in_axes=1, out_axes=1)(jnp.stack([x, -x], 1)))
        self.alike(lambda f, x: jax.vmap(jax.grad(cubes(f)))(two(x)))
        self.alike(lambda f, x: jax.grad(lambda t: (jax.grad(cubes(f))(t) ** 2).sum())(x))

    def test_forward_mode(self):
        """jvp, linearize, jacfwd, hessian, products with it, and what vmap and jit make of them."""
        cubes = lambda f: lambda x: (f(x) ** 3).sum()
        tangent = lambda x: jnp.cos(x)
        two = lambda x: jnp.stack([x, -x])
        one = lambda x: x[:1, :1, ...][(..., *[slice(4)] * (x.ndim - 2))]
        self.alike(lambda f, x: jax.jvp(f, [x], [tangent(x)]))
        self.alike(lambda f, x: jax.jit(lambda t: jax.jvp(f, [t], [tangent(t)]))(x))
        self.alike(lambda f, x: jax.linearize(f, x)[1](tangent(x)))
        self.alike(lambda f, x: jax.jvp(jax.grad(cubes(f)), [x], [tangent(x)]))
        self.alike(lambda f, x: jax.vmap(lambda t: jax.jvp(f, [t], [tangent(t)])[1])(two(x)))
        self.alike(lambda f, x: jax.jacfwd(f)(one(x)))
        self.alike(lambda f, x: jax.jacrev(f)(one(x)))
        self.alike(lambda f, x: jax.hessian(cubes(f))(one(x)))
        self.alike(lambda f, x: jax.jvp(lambda t: jax.jvp(cubes(f), [t], [x])[1], [x], [x]))

    def test_forward_mode_of_unpooling(self):
        """A linear map: its tangent is the same map's, of every policy and order."""
        for rank in SIZES:
            kernel = (2,) * rank
            x = numpy.random.default_rng(rank).standard_normal(SIZES[rank]).astype("float32")
            values, indices = aj.max_pool(jnp.asarray(x), kernel)
            for duplicates in "last", "exact", "sum":
                unpool = lambda v: aj.max_unpool(v, indices, kernel, duplicates=duplicates)
                self.same(jax.jvp(unpool, [values], [-values])[1], unpool(-values), f" {rank}d")
                squares = lambda v: (unpool(v) ** 2).sum()
                self.same(jax.jvp(jax.grad(squares), [values], [-values])[1], -2 * values)
        zeros = jnp.zeros((1, 1, 3), "int32")
        x = jnp.arange(1.0, 4.0).reshape(1, 1, 3)
        for duplicates, tangent in (("last", 3), ("exact", 3), ("sum", 6)):
            first = lambda v: aj.max_unpool(v, zeros, 2, duplicates=duplicates)[0, 0, 0]
            self.same(jax.jvp(first, [x], [x])[1], numpy.float32(tangent))

    def test_forward_mode_of_integers(self):
        """Indices and integers have no tangent."""
        x = jnp.arange(16).reshape(1, 1, 4, 4)
        none = numpy.zeros(x.shape, jax.dtypes.float0)
        _, along = jax.jvp(lambda t: aj.max_pool(t, 2), [x], [none])
        self.assertEqual([a.dtype for a in along], [jax.dtypes.float0] * 2)

    def test_gradient_of_overlapping_windows(self):
        for rank, x, window in self.problems():
            grad = jax.grad(lambda t: (aj.max_pool(t, *window)[0] ** 2).sum())(jnp.asarray(x))
            values, indices = argpool.max_pool(x, *window)
            self.same(grad, argpool.max_pool_backward(2 * values, indices, x.shape, *window),
                      f" {rank}d {window}")

    def test_gradient_of_unpooling(self):
        for rank in SIZES:
            kernel = (2,) * rank
            x = numpy.random.default_rng(rank).standard_normal(SIZES[rank]).astype("float32")
            values, indices = aj.max_pool(jnp.asarray(x), kernel)
            loss = lambda v: (aj.max_unpool(v, indices, kernel) ** 2).sum()
            self.same(jax.grad(loss)(values), 2 * values)
            self.same(jax.vmap(jax.grad(loss))(jnp.stack([values, -values])),
                      jnp.stack([2 * values, -2 * values]))
        ones, zeros = jnp.ones((1, 1, 3)), jnp.zeros((1, 1, 3), "int32")
        for duplicates, gradient in (("last", [1, 1, 1]), ("exact", [0, 0, 1]), ("sum", [1, 1, 1])):
            first = lambda v: aj.max_unpool(v, zeros, 2, duplicates=duplicates)[0, 0, 0]
            self.same(jax.grad(first)(ones)[0, 0], numpy.array(gradient, "float32"))

    def test_export(self):
        x = jnp.ones((1, 2, 8, 8))
        round_trip = jax.jit(lambda t: aj.max_unpool(*aj.max_pool(t, 2), 2))
        exported = jax.export.export(round_trip, disabled_checks=aj.CUSTOM_CALLS)(x)
        again = jax.export.deserialize(exported.serialize())
        self.same(again.call(x), round_trip(x))


if __name__ == "__main__":
    fine = unittest.main(exit=False).result.wasSuccessful()
    print(f"JAX {jax.__version__}")
    sys.exit(report.finish(least=150) or not fine)
