"""argpool.dask: every chunking gives what the whole gives; a zarr larger than the memory that a
process may take; two worker processes.
"""
# SPDX-License-Identifier: MIT
import pathlib
import random
import resource
import sys
import tempfile
import time
import unittest

import dask
import dask.array as da
import numpy

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "oracles"))
import argpool
import argpool.dask as ad
from report import FULL, Report

report = Report("python_dask", "reference", argpool)


class Chunks(unittest.TestCase):
    def same(self, got, expected, line):
        fine = got.shape == expected.shape and got.dtype == expected.dtype and \
            (got == expected).all()
        report.check(bool(fine), line, "differs from the whole")
        self.assertTrue(fine, line)

    def chunked(self, rng, extents):
        """Blocks of any size, up to three an axis."""
        return tuple(rng.randint(-(-n // 3), n) for n in extents)

    def draw(self, seed):
        """A volume, a window and chunks."""
        rng = random.Random(seed)
        rank = rng.choice([1, 2, 3, 3])
        kernel = [rng.choice([1, 2, 2, 3, 5]) for _ in range(rank)]
        stride = [rng.choice([k, rng.randint(1, 4)]) for k in kernel]
        dilation = [rng.choice([1, 1, 2]) for _ in range(rank)]
        pads = [(rng.randint(0, k - 1), rng.randint(0, k - 1)) if rng.random() < 0.5 else
                (k // 2, k // 2) for k in kernel]
        extents = [rng.randint(d * (k - 1) + 1, 24) for k, d in zip(kernel, dilation)]
        chunks = self.chunked(rng, extents)
        x = numpy.random.default_rng(seed).integers(0, 50, extents).astype(
            rng.choice(["float32", "uint8", "int16", "float64"]))
        return x, kernel, stride, pads, dilation, chunks, rng

    def test_random(self):
        count = 1000 if FULL else 100
        for seed in range(count):
            x, kernel, stride, pads, dilation, chunks, rng = self.draw(seed)
            line = f"{x.dtype} {x.shape} k{kernel} s{stride} p{pads} d{dilation} in {chunks}"
            window = tuple(kernel), stride, pads, dilation
            try:
                values, indices = argpool.max_pool(x[None], *window, index_type="uint8")
            except argpool.InvalidWindow:  # a window in the padding alone
                continue
            values, indices = values[0], indices[0]
            out = None if rng.random() < 0.5 else self.chunked(rng, values.shape)
            got = ad.max_pool(da.from_array(x, chunks), *window, chunks=out)
            for a, b in zip(dask.compute(*got, scheduler="sync"), (values, indices)):
                self.same(a, b, line)
            whole = argpool.max_unpool(values[None], indices[None], *window,
                                       output_size=x.shape)[0] \
                if self.fits(window, values.shape, x.shape) else None
            if whole is None:
                continue
            back = ad.max_unpool(*got, *window, output_size=x.shape)
            self.same(back.compute(scheduler="sync"), whole, f"un{line}")
            coarse = ad.max_unpool(*got, *window, output_size=x.shape, chunks=chunks)
            self.same(coarse.compute(scheduler="sync"), whole, f"un{line}")

    def fits(self, window, pooled, size):
        try:
            argpool.unpooled_shape(pooled, *window, output_size=size)
            return True
        except argpool.Error:
            return False

    def test_duplicates(self):
        """Windows that overlap across blocks: the last in the volume wins."""
        x = numpy.zeros((9, 9), "float32")
        x[4, 4] = 9
        values, indices = ad.max_pool(da.from_array(x, (3, 3)), 3, 1, 1)
        marked = values * 0 + da.arange(81, chunks=9).reshape(9, 9).rechunk(values.chunks)
        whole = argpool.max_unpool(*[numpy.asarray(a)[None] for a in (marked, indices)], (3, 3), 1,
                                   1)[0]
        self.same(ad.max_unpool(marked, indices, 3, 1, 1, chunks=(2, 4)).compute(), whole, "marks")

    def test_pyramid(self):
        x = numpy.random.default_rng(1).integers(0, 99, (20, 22, 24)).astype("uint8")
        levels = ad.pyramid(da.from_array(x, 7), 3)
        source = x
        for values, indices in levels:
            expected = argpool.max_pool(source[None], (2, 2, 2), index_type="uint8")
            for got, want in zip((values, indices), expected):
                self.same(got.compute(), want[0], "pyramid")
            source = expected[0][0]

    def test_refusals(self):
        x = da.zeros((8, 8), chunks=4)
        values, indices = ad.max_pool(x, 2)
        for call, kind, sentence in (
                (lambda: ad.max_pool(numpy.zeros((4, 4)), 2), ValueError, "from_array"),
                (lambda: ad.max_pool(da.zeros((2,) * 4), 2), ValueError, "1 to 3"),
                (lambda: ad.max_unpool(values, indices.astype("int64"), 2), ValueError,
                 "tap numbers"),
                (lambda: ad.max_unpool(values, indices[:2], 2), ValueError, "as values"),
                (lambda: ad.max_unpool(values, indices + 9, 2).compute(scheduler="sync"),
                 IndexError, "accepted"),
                (lambda: ad.pyramid(x, 0), ValueError, "1 or more")):
            with self.subTest(sentence), self.assertRaisesRegex(kind, sentence):
                call()


class Large(unittest.TestCase):
    def test_zarr(self):
        """A volume on disk, pooled and unpooled to disk in a bounded part of its size."""
        import zarr
        side, megabytes = (1280, 400) if FULL else (512, 330)
        with tempfile.TemporaryDirectory() as folder:
            x = da.random.default_rng(1).integers(0, 255, (side,) * 3, dtype="uint8", chunks=128)
            start = time.monotonic()
            with dask.config.set(scheduler="threads", num_workers=2):
                da.to_zarr(x, f"{folder}/x")
                x = da.from_zarr(f"{folder}/x")
                values, indices = ad.max_pool(x, 2)
                da.store([values, indices], [self.create(zarr, f"{folder}/{name}", a)
                                             for name, a in (("v", values), ("i", indices))])
                pooled = [da.from_zarr(f"{folder}/{name}") for name in "vi"]
                back = ad.max_unpool(*pooled, 2)
                da.to_zarr(back, f"{folder}/y")
                y = da.from_zarr(f"{folder}/y")
                kept = ((y == 0) | (y == x)).all().compute()
                again = (ad.max_pool(y, 2)[0] == pooled[0]).all().compute()
            peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
            print(f"{side**3 / 1e9:.2f} GB of zarr pooled, unpooled and compared in "
                  f"{time.monotonic() - start:.0f} s, {peak:.0f} MB of memory at most")
            self.assertTrue(kept and again)
            self.assertLess(peak, megabytes)

    def create(self, zarr, path, array):
        return zarr.create_array(path, shape=array.shape, chunks=array.chunksize,
                                 dtype=array.dtype)

    def test_two_workers(self):
        from distributed import Client, LocalCluster
        x = numpy.random.default_rng(2).integers(0, 99, (40, 41, 42)).astype("float32")
        with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster, \
                Client(cluster):
            values, indices = ad.max_pool(da.from_array(x, 16), 3, 2, 1)
            back = ad.max_unpool(values, indices, 3, 2, 1, output_size=x.shape)
            got = dask.compute(values, indices, back)
        expected = argpool.max_pool(x[None], (3, 3, 3), 2, 1, index_type="uint8")
        whole = argpool.max_unpool(*expected, (3, 3, 3), 2, 1, output_size=x.shape)
        for a, b in zip(got, (*expected, whole)):
            report.check((a == b[0]).all(), "two workers", "differs from the whole")
            self.assertTrue((a == b[0]).all())


if __name__ == "__main__":
    fine = unittest.main(exit=False).result.wasSuccessful()
    sys.exit(report.finish(least=300) or not fine)
