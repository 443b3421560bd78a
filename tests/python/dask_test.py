"""argpool.dask: every chunking gives what one call over the whole gives, and raises what it raises;
the graph's size and halos; a zarr larger than the memory that a process may take.
"""
# SPDX-License-Identifier: MIT
import itertools
import math
import pathlib
import pickle
import random
import resource
import sys
import tempfile
import time
import unittest

import dask
import dask.array as da
import numpy
import xarray
from dask import graph_manipulation

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "oracles"))
import argpool
import argpool.dask as ad
from report import FULL, Report

report = Report("python_dask", "reference", argpool)
TYPES = ("float64", "float32", "float16", "int64", "int32", "int16", "int8", "uint64", "uint32",
         "uint16", "uint8", "bool", ">u2", ">f4")


class Problem:
    """A drawn array, window and chunks. Some windows are ones that argpool refuses."""

    def __init__(self, seed):
        rng = self.rng = random.Random(seed)
        rank, batch = rng.choice([1, 2, 3, 3]), rng.choice([0, 0, 1, 2])
        self.kernel = tuple(rng.choice([1, 2, 2, 3, 5]) for _ in range(rank))
        self.stride = tuple(rng.choice([k, rng.randint(1, 4)]) for k in self.kernel)
        self.dilation = tuple(rng.choice([1, 1, 2]) for _ in range(rank))
        most = rng.choice([0, 1, 1, 1, 4])
        self.padding = [(rng.randint(0, k // 2 * most), rng.randint(0, k // 2 * most))
                        for k in self.kernel]
        self.ceil_mode = rng.random() < 0.3
        least = [d * (k - 1) + 1 for k, d in zip(self.kernel, self.dilation)]
        spatial = [rng.randint(max(1, n - (rng.random() < 0.1)), 24 if rank < 3 else 14)
                   for n in least]
        self.axes = tuple(rng.sample(range(rank + batch), rank))
        if rng.random() < 0.7:
            self.axes = tuple(sorted(self.axes))
        extents = iter([rng.randint(1, 3) for _ in range(batch)])
        self.shape = tuple(spatial[self.axes.index(axis)] if axis in self.axes else next(extents)
                           for axis in range(rank + batch))
        self.dtype = numpy.dtype(rng.choice(TYPES))
        self.window = self.kernel, self.stride, self.padding, self.dilation

    def __str__(self):
        return (f"{self.dtype} {self.shape} axes {self.axes} k{self.kernel} s{self.stride} "
                f"p{self.padding} d{self.dilation} ceil {self.ceil_mode}")

    def chunks(self, shape):
        """Chunks of any lengths, up to four a dimension."""
        result = []
        for extent in shape:
            cuts = sorted(self.rng.randint(1, max(1, extent - 1))
                          for _ in range(self.rng.randint(0, 3)))
            edges = [0, *[cut for cut, n in zip(cuts, [0, *cuts]) if n < cut < extent], extent]
            result.append(tuple(b - a for a, b in zip(edges, edges[1:])))
        return tuple(result)

    def cells(self, shape, seed):
        cells = numpy.random.default_rng(seed).integers(0, 50, shape).astype(self.dtype)
        if self.dtype.kind == "f":
            cells[cells == 7] = numpy.nan
        return cells

    def array(self, cells):
        return da.from_array(cells, self.chunks(cells.shape))

    def planes(self, array):
        """(C, spatial...), as argpool takes the whole."""
        moved = numpy.moveaxis(array, self.axes, range(-len(self.axes), 0))
        moved = moved.astype(moved.dtype.newbyteorder("="))
        self.batch = moved.shape[:-len(self.axes)]
        return moved.reshape(math.prod(self.batch), *moved.shape[-len(self.axes):])

    def back(self, planes):
        moved = planes.reshape(*self.batch, *planes.shape[1:])
        return numpy.moveaxis(moved, range(-len(self.axes), 0), self.axes)


def outcome(call):
    """What a call returns, or the class of argpool's error that it raises."""
    try:
        return call()
    except argpool.Error as error:
        return type(error)


class Whole(unittest.TestCase):
    """Drawn problems beside one call over the whole."""

    def same(self, got, expected, line):
        if isinstance(got, type) or isinstance(expected, type):
            fine = got is expected
            report.note(f"refused with {getattr(expected, '__name__', expected)}")
        else:
            fine = got.shape == expected.shape and got.dtype == expected.dtype and \
                numpy.array_equal(got, expected, equal_nan=got.dtype.kind == "f")
        report.check(bool(fine), line, "differs from the whole")
        self.assertTrue(fine, f"{line}: {got}, not {expected}")

    def test_drawn(self):
        for seed in range(2000 if FULL else 500):
            self.compare(Problem(seed), seed)

    def compare(self, problem, seed):
        report.problems += 1
        x = problem.cells(problem.shape, seed)
        expected = outcome(lambda: [problem.back(part) for part in argpool.max_pool(
            problem.planes(x), *problem.window, problem.ceil_mode, index_type="uint8")])
        got = outcome(lambda: ad.max_pool(problem.array(x), *problem.window, problem.ceil_mode,
                                          axes=problem.axes))
        if isinstance(expected, type) or isinstance(got, type):
            return self.same(got, expected, f"{problem}")
        if problem.rng.random() < 0.5:
            got = ad.max_pool(problem.array(x), *problem.window, problem.ceil_mode,
                              axes=problem.axes, chunks=problem.chunks(expected[0].shape))
        for a, b in zip(dask.compute(*got, scheduler="sync"), expected):
            self.same(a, b, f"{problem} in {got[0].chunks}")
        self.unpool(problem, got, expected[1], seed)

    def unpool(self, problem, pooled, taps, seed):
        """Values of their own, so that it is seen which of several wins, and in some problems any
        taps, some of which name no cell."""
        if wild := problem.rng.random() < 0.2:
            taps = numpy.random.default_rng(seed).integers(
                0, math.prod(problem.kernel) + problem.rng.randint(0, 1), taps.shape, "uint8")
        values = problem.cells(taps.shape, seed + 1)
        spatial = tuple(problem.shape[axis] for axis in problem.axes)
        size = problem.rng.choice([None, spatial, spatial])
        whole = outcome(lambda: problem.back(argpool.max_unpool(
            problem.planes(values), problem.planes(taps), *problem.window, output_size=size)))
        indices = problem.array(taps) if wild else pooled[1]
        together = da.from_array(values, indices.chunks)
        for a, b, chunks in ((together, indices, None),
                             (problem.array(values), indices, None),
                             (together, indices.rechunk(problem.chunks(taps.shape)),
                              None if isinstance(whole, type) else problem.chunks(whole.shape))):
            got = outcome(lambda: ad.max_unpool(
                a, b, *problem.window, axes=problem.axes, output_size=size, chunks=chunks).compute(
                    scheduler="sync"))
            self.same(got, whole, f"un {problem} to {size} of {a.chunks} {b.chunks} in {chunks}")

    def test_pyramid(self):
        x = numpy.random.default_rng(1).integers(0, 99, (2, 20, 22, 24)).astype("uint8")
        for kernel in ((2, 2, 2), (1, 2, 2)):
            for chunks in (None, 7):
                levels = ad.pyramid(da.from_array(x, (1, 7, 7, 7)), 3, kernel, chunks=chunks)
                source = x
                for values, indices in levels:
                    expected = argpool.max_pool(source, kernel, index_type="uint8")
                    for got, want in zip((values, indices), expected):
                        self.same(got.compute(), want, "pyramid")
                    source = expected[0]

    def test_uint16(self):
        x = numpy.random.default_rng(2).random((40, 40))
        expected = argpool.max_pool(x[None], (17, 17), 3, index_type="uint16")
        for got, want in zip(ad.max_pool(da.from_array(x, 9), 17, 3), expected):
            self.same(got.compute(), want[0], "uint16")

    def test_chunks_without_cells(self):
        x = numpy.random.default_rng(3).random((2, 9, 8))
        values, indices = ad.max_pool(
            da.from_array(x, ((0, 2, 0), (4, 0, 5), (8,))), (2, 2), chunks=((2, 0), (0, 3, 1), 4))
        expected = argpool.max_pool(x, (2, 2), index_type="uint8")
        self.same(values.compute(), expected[0], "empty chunks")
        back = ad.max_unpool(values, indices, (2, 2), output_size=(9, 8),
                             chunks=((2, 0), (0, 9), (3, 0, 5)))
        self.same(back.compute(), argpool.max_unpool(*expected, (2, 2), output_size=(9, 8)),
                  "empty chunks")


class Names(unittest.TestCase):
    def test_data_array(self):
        x = xarray.DataArray(
            numpy.random.default_rng(4).random((2, 3, 8, 10)).astype("f4"),
            dims=("t", "c", "y", "x"), name="cells", attrs={"from": "a test"},
            coords={"c": ["r", "g", "b"], "y": numpy.arange(8) * 0.5}).chunk(y=3, x=4)
        values, indices = ad.max_pool(x, (2, 2), axes=("y", "x"))
        expected = argpool.max_pool(x.values, (2, 2), index_type="uint8")
        for got, want in zip((values, indices), expected):
            self.assertEqual(got.dims, x.dims)
            self.assertTrue(report.check((got.values == want).all(), "names", "differs"))
        self.assertEqual((values.name, values.attrs), ("cells", {"from": "a test"}))
        self.assertEqual(list(values.coords), ["c"])
        back = ad.max_unpool(values, indices, 2, axes="yx", output_size=x.shape)
        whole = argpool.max_unpool(*expected, (2, 2))
        self.assertTrue(report.check((back.values == whole).all(), "names", "differs"))
        for levels in ad.pyramid(x, 2, axes="yx"):
            self.assertEqual(levels[0].dims, x.dims)

    def test_apply_ufunc(self):
        """xarray's own way, as the page has it."""
        x = xarray.DataArray(numpy.random.default_rng(5).random((2, 8, 10)),
                             dims=("t", "y", "x")).chunk(t=1, y=3)
        core = ["y", "x"]
        values, indices = xarray.apply_ufunc(
            ad.max_pool, x, kwargs={"kernel": (2, 2)}, input_core_dims=[core],
            output_core_dims=[core, core], exclude_dims=set(core), dask="allowed")
        expected = argpool.max_pool(x.values, (2, 2), index_type="uint8")
        for got, want in zip((values, indices), expected):
            self.assertTrue(report.check((got.values == want).all(), "apply_ufunc", "differs"))


class Graph(unittest.TestCase):
    """What a graph has: tasks, dependencies, bytes; and what Dask does with it."""

    def layer(self, array):
        """Its own, which comes after its sources'."""
        return [layer for name, layer in array.dask.layers.items()
                if name.startswith("argpool-max_")][-1]

    def test_size(self):
        """Tasks a block stay as many, and bytes as they are: 8 times the blocks, as those twice as
        many along each dimension."""
        for window in ((2, 2, 0), (3, 2, 1)):
            tasks, pickled = [], []
            for side in (4, 8, 16):
                x = da.zeros((side * 16,) * 3, chunks=16, dtype="f4")
                values, indices = ad.max_pool(x, *window)
                for array in (values, ad.max_unpool(values, indices, *window)):
                    layer = self.layer(array)
                    self.assertFalse(layer.is_materialized())
                    pickled.append(len(pickle.dumps(layer)))
                    tasks.append(len(layer) / side**3)
                    self.assertFalse(pickle.loads(pickle.dumps(layer)).is_materialized())
                    self.assertEqual(set(pickle.loads(pickle.dumps(layer))), set(layer))
            self.assertLess(max(tasks), 9)  # 8 pieces of which 7 are cut, one task
            self.assertLess(max(pickled), 3000)

    def test_halo(self):
        """A block depends on exactly the blocks whose cells its windows read, and cuts off no cell
        before the first or after the last of them."""
        for seed in range(60):
            problem = Problem(seed)
            x = problem.array(problem.cells(problem.shape, seed))
            got = outcome(lambda: ad.max_pool(x, *problem.window, axes=problem.axes))
            if isinstance(got, type):
                continue
            layer = self.layer(got[0])
            read = self.cells_read(problem, x.shape, got[0].shape)
            for key, task in layer.items():
                if key[0] != layer.name:
                    continue
                cells = [set().union(*(read[axis][o] for o in range(*span)))
                         for axis, span in enumerate(self.spans(got[0].chunks, key[1:]))]
                expected = self.blocks_of(x, [set(range(min(axis), max(axis) + 1))
                                              for axis in cells])
                found = {}
                for each in task.dependencies:
                    cut = layer[each] if each[0] != x.name else None
                    source, = cut.dependencies if cut else [each]
                    cells = cut.args[0] if cut else (None,) * x.ndim
                    found[source[1:]] = math.prod(
                        b - a for a, b in (c or (0, x.chunks[axis][n]) for axis, (c, n) in
                                           enumerate(zip(cells, source[1:]))))
                self.assertEqual(found, expected, str(problem))
                report.check(True, "halo", "")

    def spans(self, chunks, numbers):
        return [(sum(lengths[:n]), sum(lengths[:n + 1])) for lengths, n in zip(chunks, numbers)]

    def cells_read(self, problem, shape, pooled):
        """By dimension and pooled position the cells from its first to its last tap."""
        result = []
        for axis, (extent, many) in enumerate(zip(shape, pooled)):
            if axis not in problem.axes:
                result.append([{o} for o in range(many)])
                continue
            n = problem.axes.index(axis)
            first = [o * problem.stride[n] - problem.padding[n][0] for o in range(many)]
            reach = problem.dilation[n] * (problem.kernel[n] - 1) + 1
            result.append([{c for c in range(f, f + reach) if 0 <= c < extent} for f in first])
        return result

    def blocks_of(self, x, cells):
        """Of each block of x that holds some of `cells`, by dimension, how many it holds."""
        by_axis = [{n: len(cells[axis] & set(range(*self.spans([lengths], [n])[0])))
                    for n in range(len(lengths))} for axis, lengths in enumerate(x.chunks)]
        counts = {numbers: math.prod(by_axis[axis][n] for axis, n in enumerate(numbers))
                  for numbers in itertools.product(*by_axis)}
        return {numbers: count for numbers, count in counts.items() if count}

    def test_default_chunks(self):
        """Results lie where cells do; a window without overlap reads no neighbour."""
        x = da.zeros((64, 64), chunks=16)
        for window, length, cut in (((2, 2, 0), 8, False), ((3, 2, 1), 8, True),
                                    ((3, 1, 1), 16, True), ((1, 2, 0), 8, True)):
            values, indices = ad.max_pool(x, *window)
            self.assertEqual(values.chunks, ((length,) * 4,) * 2, window)
            self.assertEqual(len(self.layer(values)) > 16, cut, window)
        values, indices = ad.max_pool(da.zeros((60, 60), chunks=15), 3, 3, (1, 1))
        back = ad.max_unpool(values, indices, 3, 3, 1)
        self.assertEqual(len(self.layer(back)), 16 + sum(
            1 for key in self.layer(back) if "cut" in key[0]))
        self.assertFalse([key for name, layer in back.dask.layers.items() if "unpool" in name
                          for key in layer if "cut" in key[0]])

    def test_dask(self):
        """optimize, persist, parts, slices after, clone, bind."""
        cells = numpy.random.default_rng(6).integers(0, 99, (30, 31)).astype("i4")
        x = da.from_array(cells, 8)
        values, indices = ad.max_pool(x, 3, 2, 1)
        expected = argpool.max_pool(cells[None], (3, 3), 2, 1, index_type="uint8")[0][0]
        for name, got in (
                ("optimize", dask.optimize(values)[0]), ("persist", values.persist()),
                ("both", dask.optimize(values, indices)[0]), ("clone", graph_manipulation.clone(
                    values)), ("clone of a part", graph_manipulation.clone(values, omit=x)),
                ("bind", graph_manipulation.bind(values, da.zeros(3, chunks=1))),
                ("bind of a part", graph_manipulation.bind(values, da.zeros(3), omit=x)),
                ("wait_on", graph_manipulation.wait_on(values)), ("after", (values * 2) // 2),
                ("pickle", pickle.loads(pickle.dumps(values)))):
            self.assertTrue(report.check((got.compute() == expected).all(), name, "differs"), name)
        part = values[3:9, 5:]
        self.assertTrue((part.compute() == expected[3:9, 5:]).all())
        block = values.blocks[1, 2]
        self.assertLess(len(block.__dask_optimize__(block.dask, block.__dask_keys__())), 16)
        self.assertTrue((block.compute() == expected[4:8, 8:12]).all())
        cloned = graph_manipulation.clone(values)
        self.assertFalse(set(cloned.dask) & set(values.dask))

    def test_names(self):
        """The same call has the same keys; another one has others."""
        x = da.zeros((8, 8), chunks=4)
        calls = [dict(kernel=2), dict(kernel=2, stride=1), dict(kernel=2, stride=1, padding=1),
                 dict(kernel=2, stride=1, dilation=2), dict(kernel=2, index_type="uint16"),
                 dict(kernel=(2, 1)), dict(kernel=(1, 2)), dict(kernel=2, chunks=1),
                 dict(kernel=(2,), axes=0), dict(kernel=(2,), axes=1)]
        names = [ad.max_pool(x, **call)[0].name for call in calls]
        self.assertEqual(len(set(names)), len(calls))
        self.assertEqual(names, [ad.max_pool(x, **call)[0].name for call in calls])

    def test_threads(self):
        """A block takes as many of argpool's threads as Dask's configuration says: one."""
        from argpool.dask import _layer
        self.assertEqual(_layer.threads(), 1)
        with dask.config.set({"argpool.threads": 2}):
            self.assertEqual(_layer.threads(), 2)


class Refusals(unittest.TestCase):
    def test_refusals(self):
        x = da.zeros((8, 8), chunks=4)
        values, indices = ad.max_pool(x, 2)
        named = xarray.DataArray(x, dims=("y", "x"))
        for call, kind, sentence in (
                (lambda: ad.max_pool(numpy.zeros((4, 4)), 2), ValueError, "from_array"),
                (lambda: ad.max_pool(da.zeros((2,) * 4), 2), ValueError, "1 to 3"),
                (lambda: ad.max_pool(x, 2, axes=(0, 2)), ValueError, "from -2 to 1"),
                (lambda: ad.max_pool(x, 2, axes=(0, -2)), ValueError, "different"),
                (lambda: ad.max_pool(x, 2, axes="yx"), ValueError, "numbers of a dask array"),
                (lambda: ad.max_pool(named, 2, axes="zy"), ValueError, "names of"),
                (lambda: ad.max_pool(x, 2.0), TypeError, "integer"),
                (lambda: ad.max_pool(x, (2, 2, 2), axes=(0, 1)), ValueError, "entries"),
                (lambda: ad.max_pool(x, 9), ValueError, "9 or more"),
                (lambda: ad.max_pool(x, 2, padding=5), ValueError, ""),
                (lambda: ad.max_pool(x, 2, index_type="int64"), TypeError, "window"),
                (lambda: ad.max_pool(da.zeros((300, 300)), 256, index_type="uint16"),
                 OverflowError, ""),
                (lambda: ad.max_pool(x.astype("c8"), 2), TypeError, ""),
                (lambda: ad.max_pool(x.astype("M8[s]"), 2), TypeError, ""),
                (lambda: ad.max_pool(da.ma.masked_equal(x, 1), 2), ValueError, "MaskedArray"),
                (lambda: ad.max_pool(x[x[:, 0] > 0], 2), ValueError, "compute_chunk_sizes"),
                (lambda: ad.max_unpool(values, indices.astype("int64"), 2), ValueError,
                 "tap numbers"),
                (lambda: ad.max_unpool(values.astype("c16"), indices, 2), TypeError, ""),
                (lambda: ad.max_unpool(values, indices[:2], 2), ValueError, "as values"),
                (lambda: ad.max_unpool(values, indices, 2, output_size=(8, 10)), ValueError, ""),
                (lambda: ad.max_unpool(values, indices, 2, output_size=(8,)), ValueError,
                 "spatial extents"),
                (lambda: ad.max_unpool(values, indices, (2,), output_size=(9, 8)), ValueError,
                 "all dimensions but"),
                (lambda: ad.max_unpool(values, indices + 9, 2).compute(scheduler="sync"),
                 IndexError, "accepted.*counted from"),
                (lambda: ad.max_unpool(values, indices, 2, output_size=2.0), TypeError,
                 "output_size is 2.0, a float"),
                (lambda: ad.max_pool(x, 2, chunks=object()), ValueError, "chunks is .* accepted"),
                (lambda: ad.max_pool(x, 2, chunks=(1,)), ValueError, "chunks is .* accepted"),
                (lambda: ad.pyramid(x, 0), ValueError, "1 or more"),
                (lambda: ad.pyramid(x, 1.5), TypeError, "integer")):
            with self.subTest(sentence), self.assertRaisesRegex(kind, sentence) as raised:
                call()
            self.assertIsInstance(raised.exception, argpool.Error)


class Large(unittest.TestCase):
    def test_zarr(self):
        """A volume on disk, pooled and unpooled to disk in a bounded part of its size."""
        side, megabytes = (1280, 440) if FULL else (512, 340)
        with tempfile.TemporaryDirectory() as folder:
            x = da.random.default_rng(1).integers(0, 255, (side,) * 3, dtype="uint8", chunks=128)
            start = time.monotonic()
            with dask.config.set(scheduler="threads", num_workers=2):
                da.to_zarr(x, f"{folder}/x")
                x = da.from_zarr(f"{folder}/x")
                values, indices = ad.max_pool(x, 2)
                dask.compute(*[da.to_zarr(a, f"{folder}/{name}", compute=False)
                               for name, a in (("v", values), ("i", indices))])
                pooled = [da.from_zarr(f"{folder}/{name}") for name in "vi"]
                da.to_zarr(ad.max_unpool(*pooled, 2), f"{folder}/y")
                y = da.from_zarr(f"{folder}/y")
                kept = ((y == 0) | (y == x)).all().compute()
                again = (ad.max_pool(y, 2)[0] == pooled[0]).all().compute()
            peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
            print(f"{side**3 / 1e9:.2f} GB of zarr pooled, unpooled and compared in "
                  f"{time.monotonic() - start:.0f} s, {peak:.0f} MB of memory at most")
            self.assertTrue(kept and again)
            self.assertLess(peak, megabytes)


if __name__ == "__main__":
    fine = unittest.main(exit=False).result.wasSuccessful()
    sys.exit(report.finish(least=1500) or not fine)
