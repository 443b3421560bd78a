"""argpool.jax.region and soft_skeleton: against JAX's own operations, under jit, vmap and grad."""
# SPDX-License-Identifier: MIT
import functools
import unittest
import unittest.mock

import jax
import jax.numpy as jnp
import numpy
from jax import lax

import argpool
import argpool.jax as aj
from argpool import _skeleton

jax.config.update("jax_enable_x64", True)

SPEC = """
func.func @chosen(%s: tensor<?x?x?x?xf32>, %m: tensor<?x?x?x?xi1>)
    -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xi1>) {
  %r:2 = argpool.region(%x = %s, %y = %m) : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xi1>)
      -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xi1>) {
    %p = argpool.pool max %x kernel [3, 3] : f32
    %n = argpool.pool any %y kernel [3, 3] : i1
    %v = arith.select %n, %p, %x : f32
    argpool.yield %v, %n : f32, i1
  }
  return %r#0, %r#1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xi1>
}
func.func @plain(%s: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %r = argpool.region(%x = %s) : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
    %p = argpool.pool max %x kernel [3, 3] : f32
    argpool.yield %p : f32
  }
  return %r : tensor<?x?x?x?xf32>
}
"""


def pooled(x, kernel, extreme, start):
    window = (1,) * (x.ndim - len(kernel)) + kernel
    return lax.reduce_window(x, start, extreme, window, (1,) * x.ndim, "SAME")


def soft_skel(x, levels):
    """MONAI's graph."""
    lines = ((3, 1, 1), (1, 3, 1), (1, 1, 3)) if x.ndim == 5 else ((3, 1), (1, 3))

    def erode(x):
        return functools.reduce(jnp.minimum, [pooled(x, k, lax.min, jnp.inf) for k in lines])

    def delta(x):
        return jax.nn.relu(x - pooled(erode(x), (3,) * len(lines), lax.max, -jnp.inf))

    skeleton = delta(x)
    for _ in range(levels):
        x = erode(x)
        more = delta(x)
        skeleton = skeleton + jax.nn.relu(more - skeleton * more)
    return skeleton


def distinct(shape, dtype, seed=0):
    cells = numpy.random.default_rng(seed).permutation(int(numpy.prod(shape)))
    return jnp.asarray(cells.reshape(shape) / cells.size, dtype)


class JaxRegionsTest(unittest.TestCase):
    def test_skeleton(self):
        for dtype, near in (("float32", 1e-5), ("float64", 1e-13)):
            for shape, levels in (((2, 2, 19, 30), 3), ((1, 9, 12), 1), ((1, 1, 8, 8), 0),
                                  ((1, 2, 7, 9, 14), 2)):
                if dtype == "float64" and len(shape) == 5:
                    continue  # its rows take a minute to compile
                x, grad = distinct(shape, dtype), distinct(shape, dtype, 1)
                found = jax.vjp(lambda t: aj.soft_skeleton(t, levels), x)
                wanted = jax.vjp(lambda t: soft_skel(t, levels), x)
                numpy.testing.assert_array_equal(found[0], wanted[0])
                numpy.testing.assert_allclose(found[1](grad)[0], wanted[1](grad)[0], near, near)

    def test_without_compiler(self):
        """Where nothing can be compiled, pools and arithmetic have the kernels' bits."""
        x = distinct((2, 2, 19, 30), "float64")
        value = lambda t: aj.soft_skeleton(t, 3)
        wanted = value(x), jax.grad(lambda t: (value(t) ** 2).sum())(x)
        _skeleton.skeleton_library.cache_clear()
        with unittest.mock.patch.object(_skeleton, "find_compiler", lambda: None):
            made = value(x), jax.jit(jax.grad(lambda t: (value(t) ** 2).sum()))(x)
        _skeleton.skeleton_library.cache_clear()
        for one, other in zip(made, wanted):
            numpy.testing.assert_array_equal(one, other)

    def test_transforms(self):
        x = distinct((3, 2, 1, 9, 14), "float32")
        loss = lambda t: (aj.soft_skeleton(t, 2) ** 2).sum()
        wanted = jnp.stack([jax.grad(loss)(one) for one in x])
        for function in jax.vmap(jax.grad(loss)), jax.jit(jax.vmap(jax.grad(loss))):
            numpy.testing.assert_array_equal(function(x), wanted)
        numpy.testing.assert_array_equal(jax.jit(jax.grad(lambda t: jax.vmap(loss)(t).sum()))(x),
                                         wanted)

    def test_region(self):
        """Booleans among inputs and results have no gradient."""
        library = argpool.compile(SPEC, gradients=["chosen"], targets="base")
        chosen = aj.region(library.chosen)
        x = distinct((1, 2, 8, 11), "float32")
        mask = x > 0.97

        def own(x):
            near = pooled(mask.astype("float32"), (3, 3), lax.max, -jnp.inf) > 0
            return jnp.where(near, pooled(x, (3, 3), lax.max, -jnp.inf), x), near

        for function in chosen, jax.jit(chosen):
            value, near = function(x, mask)
            numpy.testing.assert_array_equal(value, own(x)[0])
            numpy.testing.assert_array_equal(near, own(x)[1])
            grads = [jax.grad(lambda t: (f(t) ** 2).sum())(x)
                     for f in (lambda t: function(t, mask)[0], lambda t: own(t)[0])]
            numpy.testing.assert_allclose(*grads, 1e-6)
        for call, error, sentence in (
                (lambda: chosen(x), argpool.InvalidArgument, "takes 2 arrays"),
                (lambda: chosen(x, x), argpool.UnsupportedType, "accepted are bool"),
                (lambda: chosen(x, mask[:, :1]), argpool.UnsupportedType, "of one shape"),
                (lambda: jax.grad(lambda t: aj.region(library.plain)(t).sum())(x),
                 argpool.InvalidArgument, "has no gradient"),
                (lambda: chosen(x[..., :0], mask[..., :0]), argpool.ShapeMismatch, "w is 0"),
                (lambda: jax.jit(chosen)(x[..., :0], mask[..., :0]), argpool.ShapeMismatch, "C3"),
                (lambda: aj.region(SPEC), argpool.UnsupportedType, "accepted is a region"),
                (lambda: aj.soft_skeleton(mask), argpool.UnsupportedType, "float32 and float64"),
                (lambda: aj.soft_skeleton(x, -1), argpool.InvalidArgument, "levels is -1")):
            with self.assertRaisesRegex(error, sentence):
                call()

    def test_one_pool(self):
        """Its gradient comes by the taps that it took."""
        spec = SPEC.replace("max %x kernel [3, 3]", "max %x kernel [7, 7]")
        plain = aj.region(argpool.compile(spec, gradients=["plain"], targets="base").plain)
        x = distinct((3, 2, 2, 8, 11), "float32")
        own = lambda t: pooled(t, (7, 7), lax.max, -jnp.inf)
        wanted = jnp.stack([jax.grad(lambda t: (own(t) ** 2).sum())(one) for one in x])
        grad = jax.grad(lambda t: (plain(t) ** 2).sum())
        numpy.testing.assert_allclose(jnp.stack([grad(one) for one in x]), wanted, 1e-6)
        numpy.testing.assert_array_equal(jax.jit(jax.vmap(grad))(x),
                                         jnp.stack([grad(one) for one in x]))

    def test_fixed_extents(self):
        """What the spec fixes is checked of each call, not of what vmap makes of many."""
        library = argpool.compile(SPEC.replace("?x?x?x?xf32", "1x2x?x?xf32"), gradients=["chosen"],
                                  targets="base")
        plain = aj.region(library.plain)
        x = distinct((3, 1, 2, 8, 11), "float32")
        for given, sentence in ((x[:, 0], "src of plain has N 3; accepted: 1, as the spec says"),
                                (x[0, :, :1], "src of plain has C 1; accepted: 2")):
            for call in plain, jax.jit(plain), lambda t: jax.vmap(plain)(t[None]):
                with self.assertRaisesRegex(argpool.ShapeMismatch, sentence):
                    call(given)
        numpy.testing.assert_array_equal(jax.vmap(plain)(x), jnp.stack([plain(t) for t in x]))


if __name__ == "__main__":
    unittest.main()
