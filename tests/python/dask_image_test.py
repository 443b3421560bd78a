"""argpool.dask on a cluster of processes, and its multiscale images: the whole's cells, what the
standard's validator and reader say, and what killed workers and killed programs lose: nothing.
"""
# SPDX-License-Identifier: MIT
import contextlib
import io
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest

import dask
import dask.array as da
import numpy
import ome_zarr_models
import xarray
import zarr
from distributed import Client, LocalCluster
from ome_zarr.format import FormatV04, FormatV05
from ome_zarr.io import parse_url
from ome_zarr.reader import Reader
from ome_zarr.writer import write_image

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "oracles"))
import argpool
import argpool.dask as ad
from report import Report

report = Report("python_dask_image", "reference", argpool)


def volume(shape, seed=1, dtype="uint16"):
    return numpy.random.default_rng(seed).integers(0, 60000, shape).astype(dtype)


def files(folder):
    """The chunks of a store, with when each was written."""
    return {path: path.stat().st_mtime_ns for path in pathlib.Path(folder).rglob("*")
            if path.is_file() and "c" in path.relative_to(folder).parts
            and path.suffix != ".partial"}


class Case(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.target = f"{folder.name}/image"

    def same(self, got, expected, line):
        self.assertTrue(report.check(bool(got.shape == expected.shape and got.dtype ==
                                          expected.dtype and (got == expected).all()), line,
                                     "differs from the whole"), line)

    def levels(self, x, levels, window, indices=True):
        """The store's levels are those of the whole, pooled one by one."""
        group = zarr.open_group(self.target, mode="r")
        self.same(group["0"][:], x, "level 0")
        for level in range(1, levels + 1):
            x, taps = argpool.max_pool(x if x.ndim > len(window[0]) else x[None], *window,
                                       index_type="uint8")
            x, taps = (a.reshape(group[str(level)].shape) for a in (x, taps))
            self.same(group[str(level)][:], x, f"level {level}")
            if indices:
                self.same(group[f"indices/{level}"][:], taps, f"indices {level}")


class Image(Case):
    def test_levels(self):
        """Of every rank and window; in blocks that are no multiple of anything."""
        for shape, axes, window, chunks in (
                ((2, 3, 20, 33, 41), "tczyx", ((2, 2, 2),), (1, 1, 8, 16, 16)),
                ((3, 20, 33, 41), "czyx", ((1, 2, 2),), (2, 7, 9, 11)),
                ((20, 33, 41), "zyx", ((3, 3, 3), 2, 1), 8),
                ((33, 41), "yx", ((2, 3), (1, 2), [(0, 1), (1, 1)]), (5, 6))):
            with self.subTest(axes), tempfile.TemporaryDirectory() as folder:
                self.target = f"{folder}/image"
                x = volume(shape)
                source = da.from_array(x, tuple(max(1, n // 3) for n in shape))
                made = ad.pyramid_to_zarr(source, self.target, 3, *window, axes=axes, indices=True,
                                          chunks=chunks)
                self.levels(x, 3, window)
                self.assertEqual(made.blocks, sum(
                    made.group[str(n)].nchunks for n in range(4)))

    def test_small_reads(self):
        """Where one chunk of a level comes of more than a task may read: the same."""
        x = volume((32, 48, 40))
        with dask.config.set({"array.chunk-size": "4 KiB"}):
            ad.pyramid_to_zarr(da.from_array(x, 16), self.target, 3, axes="zyx", indices=True)
        self.levels(x, 3, ((2, 2, 2),))

    def test_standard(self):
        """The standard's own models validate it; its reader, which napari's plugin uses, reads
        it; a pooled cell lies in the middle of its window."""
        x = volume((2, 12, 24, 24))
        ad.pyramid_to_zarr(
            da.from_array(x, (1, 8, 8, 8)), self.target, 2, (1, 2, 2), axes="czyx", indices=True,
            scale=(1, 2, 0.5, 0.5), units={axis: "micrometer" for axis in "zyx"}, name="cells")
        model = ome_zarr_models.open_ome_zarr(zarr.open_group(self.target, mode="r"))
        self.assertEqual(type(model).__name__, "Image")
        self.assertEqual(model.ome_zarr_version, "0.5")
        multiscale, = model.attributes.ome.multiscales
        self.assertEqual([axis.unit for axis in multiscale.axes], [None] + ["micrometer"] * 3)
        self.assertEqual([axis.type for axis in multiscale.axes], ["channel"] + ["space"] * 3)
        transforms = [[list(t.scale if t.type == "scale" else t.translation)
                       for t in level.coordinateTransformations] for level in multiscale.datasets]
        self.assertEqual(transforms, [[[1, 2, 0.5, 0.5], [0, 0, 0, 0]],
                                      [[1, 2, 1, 1], [0, 0, 0.25, 0.25]],
                                      [[1, 2, 2, 2], [0, 0, 0.75, 0.75]]])
        node, = Reader(parse_url(self.target))()
        self.assertEqual([level.shape for level in node.data],
                         [(2, 12, 24, 24), (2, 12, 12, 12), (2, 12, 6, 6)])
        self.same(node.data[1].compute(), argpool.max_pool(x, (1, 2, 2))[0], "reader")
        self.assertEqual(zarr.open_group(self.target)["1"].metadata.dimension_names,
                         ("c", "z", "y", "x"))

    def test_sources(self):
        """A path, zarr's array, a DataArray, and the target's own level 0."""
        x = volume((16, 20, 24))
        array = zarr.create_array(f"{self.folder}/x", shape=x.shape, chunks=(8, 8, 8),
                                  dtype=x.dtype)
        array[:] = x
        named = xarray.DataArray(da.from_array(x, 8), dims=("z", "y", "x"))
        for number, (source, axes) in enumerate(((f"{self.folder}/x", "zyx"), (array, "zyx"),
                                                 (named, None))):
            self.target = f"{self.folder}/{number}"
            ad.pyramid_to_zarr(source, self.target, 2, axes=axes, indices=True)
            self.levels(x, 2, ((2, 2, 2),))
            self.assertEqual(zarr.open_group(self.target)["1"].chunks, (8, 8, 8))
        self.target = f"{self.folder}/own"
        group = zarr.create_group(self.target)
        group.create_array("0", data=x, chunks=(8, 8, 8))
        before = files(self.target)
        made = ad.pyramid_to_zarr(None, group, 2, axes="zyx", indices=True)
        self.levels(x, 2, ((2, 2, 2),))
        self.assertEqual(before, {path: files(self.target)[path] for path in before})
        self.assertEqual(made.bytes, 3 * sum(made.group[n].size for n in "12"))

    def test_image_in(self):
        """An image's own axes, units, and where its cells lie; what the call gives instead; the
        image's other attributes, where the levels are added to it."""
        x = volume((2, 16, 20, 24))
        old, new = f"{self.folder}/old", f"{self.folder}/new"
        for path, version in ((old, FormatV04()), (new, FormatV05())):
            write_image(x, path, scale_factors=[], fmt=version, axes=list("czyx"),
                        scale={"z": 2, "y": 0.5, "x": 0.5},
                        axes_units=dict.fromkeys("zyx", "micrometer"))
        group = zarr.open_group(new)
        ome = group.attrs["ome"]
        ome["multiscales"][0]["coordinateTransformations"] = [
            {"type": "scale", "scale": [1, 1, 3, 1]},
            {"type": "translation", "translation": [0, 7, 0, 0]}]
        group.attrs["ome"] = {**ome, "omero": {"channels": [{"color": "FF0000"}] * 2}}
        for source, target, given, transforms in (
                (pathlib.Path(old), "a", {}, [[1, 4, 1, 1], [0, 1, 0.25, 0.25]]),
                (group, "b", {}, [[1, 4, 3, 1], [0, 8, 0.75, 0.25]]),
                (new, "c", {"scale": numpy.ones(4)}, [[1, 2, 2, 2], [0, 7.5, 0.5, 0.5]]),
                (None, "new", {}, [[1, 4, 3, 1], [0, 8, 0.75, 0.25]])):
            self.target = f"{self.folder}/{target}"
            ad.pyramid_to_zarr(source, self.target, 1, (2, 2, 2), indices=True, **given)
            group = zarr.open_group(self.target, mode="r")
            expected = argpool.max_pool(x, (2, 2, 2), index_type="uint8")
            for path, want in (("1", expected[0]), ("indices/1", expected[1])):
                self.same(group[path][:], want, f"{target} {path}")
            image = ome_zarr_models.open_ome_zarr(self.target).attributes.ome.multiscales[0]
            self.assertEqual([axis.unit for axis in image.axes], [None] + ["micrometer"] * 3)
            scale, translation = image.datasets[1].coordinateTransformations
            self.assertEqual([scale.scale, translation.translation], transforms, target)
        self.assertIn("omero", group.attrs["ome"])
        self.same(group["s0"][:], x, "its own level 0")
        self.assertEqual(ad.pyramid_to_zarr(None, new, 1, indices=True).blocks, 0)

    def test_shards(self):
        x = volume((32, 32, 40))
        made = ad.pyramid_to_zarr(da.from_array(x, 16), self.target, 1, axes="zyx", indices=True,
                                  chunks=4, shards=(8, 8, 8))
        self.levels(x, 1, ((2, 2, 2),))
        self.assertEqual(made.group["1"].shards, (8, 8, 8))
        self.assertEqual(made.blocks, 4 * 4 * 5 + 2 * 2 * 3)

    def test_twice(self):
        """The second time nothing is written; empty chunks are there, too; of what is taken away
        that alone is made again."""
        x = volume((40, 40, 40))
        x[:20] = 0
        arguments = da.from_array(x, 8), self.target, 2
        made = ad.pyramid_to_zarr(*arguments, axes="zyx", indices=True)
        before = files(self.target)
        self.assertEqual(len(before), 125 + 2 * 27 + 2 * 8)
        self.assertEqual(ad.pyramid_to_zarr(*arguments, axes="zyx", indices=True)[1:], (0, 0))
        self.assertEqual(files(self.target), before)
        gone = [f"{self.target}/{path}" for path in ("0/c/1/2/3", "1/c/0/1/2", "indices/2/c/1/1/0")]
        for path in gone:
            os.remove(path)
        self.assertEqual(ad.pyramid_to_zarr(*arguments, axes="zyx", indices=True).blocks, 3)
        after = files(self.target)
        self.assertEqual(set(after), set(before))
        again = {path for path in after if after[path] != before[path]}
        # A block is written with its values and its indices.
        self.assertEqual({str(path.relative_to(self.target)) for path in again}, {
            "0/c/1/2/3", "1/c/0/1/2", "indices/1/c/0/1/2", "2/c/1/1/0", "indices/2/c/1/1/0"})
        self.levels(x, 2, ((2, 2, 2),))
        self.assertEqual(made.blocks, 125 + 27 + 8)

    def test_killed(self):
        """A program killed in the middle, begun again: what it wrote stays as it is."""
        x = volume((64, 64, 64))
        numpy.save(f"{self.folder}/x.npy", x)
        program = f"""if True:
            import itertools, os, signal
            import dask.array as da, numpy, argpool.dask as ad
            taken = itertools.count()
            def read(block):
                if next(taken) == 400:
                    os.kill(os.getpid(), signal.SIGKILL)
                return block
            x = numpy.load("{self.folder}/x.npy")
            x = da.from_array(x, 8).map_blocks(read, meta=x[:0, :0, :0])
            ad.pyramid_to_zarr(x, "{self.target}", 2, axes="zyx", indices=True)"""
        ended = subprocess.run([sys.executable, "-c", program], check=False)
        self.assertEqual(ended.returncode, -signal.SIGKILL)
        before = files(self.target)
        self.assertGreater(len(before), 200)
        made = ad.pyramid_to_zarr(da.from_array(x, 8), self.target, 2, axes="zyx", indices=True)
        after = files(self.target)
        self.assertEqual({path: after[path] for path in before}, before)
        self.assertEqual(made.blocks, 512 + 64 + 8 - sum("indices" not in path.parts
                                                         for path in before))
        self.levels(x, 2, ((2, 2, 2),))

    def test_progress(self):
        """A line and a bar a level."""
        program = f"""if True:
            import dask.array as da, argpool.dask as ad
            ad.pyramid_to_zarr(da.ones((16, 16), chunks=4), "{self.target}", 2, axes="yx",
                               indices=True, progress=True)"""
        printed = subprocess.run([sys.executable, "-c", program], check=True, text=True,
                                 capture_output=True).stdout
        self.assertEqual(printed.count("100% Completed"), 3)
        self.assertIn("2 and indices/2", printed)

    def test_refusals(self):
        x = da.zeros((8, 8, 8), chunks=4, dtype="u1")
        ad.pyramid_to_zarr(x, self.target, 1, axes="zyx")
        other = iter(f"{self.folder}/{n}" for n in range(99))
        other_tool = zarr.create_group(f"{self.folder}/tool")
        for level in "01":
            other_tool.create_array(level, shape=(8 >> int(level),) * 3, dtype="u1")
        for call, sentence in (
                (lambda: ad.pyramid_to_zarr(x, self.target, 1, (1, 2, 2), axes="zyx"),
                 r"kernel \[2, 2, 2\].*another target"),
                (lambda: ad.pyramid_to_zarr(x, self.target, 2, axes="zyx"), "levels 1"),
                (lambda: ad.pyramid_to_zarr(None, other_tool, 2, axes="zyx"), "did not make"),
                (lambda: ad.pyramid_to_zarr(x, self.target, 1, axes="zyx", chunks=2),
                 "0 of the target has chunks"),
                (lambda: ad.pyramid_to_zarr(x[1:], self.target, 1, axes="zyx"), "has shape"),
                (lambda: ad.pyramid_to_zarr(x.astype("f4"), self.target, 1, axes="zyx"),
                 "has dtype"),
                (lambda: ad.pyramid_to_zarr(x, next(other), 0, axes="zyx"), "1 or more"),
                (lambda: ad.pyramid_to_zarr(x, next(other), 9, axes="zyx"), "would be 0"),
                (lambda: ad.pyramid_to_zarr(x, next(other), 1), "3 names"),
                (lambda: ad.pyramid_to_zarr(x, next(other), 1, axes="yx"), "3 names"),
                (lambda: ad.pyramid_to_zarr(x, next(other), 1, axes="abc"), "spatial"),
                (lambda: ad.pyramid_to_zarr(x, next(other), 1, axes="zyc"), "space axes"),
                (lambda: ad.pyramid_to_zarr(x, next(other), 1, axes="zyx", scale=(1, 2)),
                 "scale has 2"),
                (lambda: ad.pyramid_to_zarr(x, next(other), 1, axes="zyx", chunks=(1, 2)),
                 "3 extents")):
            with self.subTest(sentence), self.assertRaisesRegex(ValueError, sentence):
                call()


class Cluster(Case):
    """Several worker processes."""

    def cluster(self, **named):
        # LocalCluster gives up a killed worker that is not back after 15 s.
        dask.config.set({"distributed.deploy.lost-worker-timeout": "600s"})
        cluster = self.enterContext(LocalCluster(processes=True, dashboard_address=":0", **named))
        return self.enterContext(Client(cluster))

    def test_two_workers(self):
        self.cluster(n_workers=2, threads_per_worker=1)
        x = volume((40, 41, 42), dtype="float32")
        values, indices = ad.max_pool(da.from_array(x, 16), 3, 2, 1)
        back = ad.max_unpool(values, indices, 3, 2, 1, output_size=x.shape)
        expected = argpool.max_pool(x[None], (3, 3, 3), 2, 1, index_type="uint8")
        whole = argpool.max_unpool(*expected, (3, 3, 3), 2, 1, output_size=x.shape)
        for a, b in zip(dask.compute(values, indices, back), (*expected, whole)):
            self.same(a, b[0], "two workers")

    def test_spills(self):
        """More than the workers' memory, kept: it goes to disk and comes back."""
        client = self.cluster(n_workers=2, threads_per_worker=1, memory_limit="450MB",
                              local_directory=self.folder)
        x = da.random.default_rng(1).random((512, 512, 320), chunks=128, dtype="float32")
        values, indices = dask.persist(*ad.max_pool(x, 3, 1, 1))
        same = [a == b for a, b in zip((values, indices), ad.max_pool(x.rechunk(160), 3, 1, 1))]
        self.assertTrue(report.check(all(dask.compute(*[each.all() for each in same])), "spilled",
                                     "differs"))
        spilled = client.run(lambda dask_worker: dask_worker.data.spilled_total.disk)
        print(f"{sum(spilled.values()) / 1e6:.0f} MB spilled")
        self.assertGreater(sum(spilled.values()), 0)

    def test_threads(self):
        """Workers' threads are all there are: argpool starts none of its own, but as many as the
        configuration of workers says."""
        for configured, more in ((None, 0), (2, 1)):
            with dask.config.set({} if configured is None else {"argpool.threads": configured}):
                client = self.cluster(n_workers=1, threads_per_worker=1)
            if configured:
                client.run(dask.config.set, {"argpool.threads": configured})

            def threads():
                return sum(pathlib.Path(f"/proc/self/task/{task}/comm").read_text() != ""
                           for task in os.listdir("/proc/self/task"))

            x = da.zeros((256, 256, 256), chunks=256, dtype="f4").persist()
            dask.compute(x, x + 1)  # Dask's own threads for large results
            before, = client.run(threads).values()
            dask.compute(*ad.max_pool(x, 2))
            after, = client.run(threads).values()
            self.assertEqual(after - before, more)

    def test_killed_workers(self):
        """Workers killed at a third and at two thirds: nothing is lost, nothing wrong."""
        client = self.cluster(n_workers=2, threads_per_worker=1)
        x = volume((96, 96, 96))
        source = zarr.create_array(f"{self.folder}/x", data=x, chunks=(8, 8, 8))
        killed, before, whole = [], [], 12**3 + 2 * (6**3 + 3**3)

        def kill():
            for part in (whole // 3, 2 * whole // 3):
                while len(files(self.target)) < part:
                    time.sleep(0.02)
                before.append(files(self.target))
                workers = client.run(os.getpid)
                killed.append(next(iter(workers.values())))
                os.kill(killed[-1], signal.SIGKILL)

        thread = threading.Thread(target=kill, daemon=True)
        thread.start()
        with contextlib.redirect_stdout(io.StringIO()) as printed:
            made = ad.pyramid_to_zarr(source, self.target, 2, axes="zyx", indices=True,
                                      progress=True)
        thread.join()
        self.assertIn("1 and indices/1: 216 of 216 blocks\n", printed.getvalue())
        self.assertEqual(len(set(killed)), 2)
        self.levels(x, 2, ((2, 2, 2),))
        self.assertEqual(made.blocks, 12**3 + 6**3 + 3**3)
        after = files(self.target)
        self.assertEqual(len(after), whole)
        again = [sum(after[path] != each[path] for path in each) for each in before]
        print(f"workers killed at {[len(each) for each in before]} of {whole} files: {again} of "
              "them were written again")
        self.assertLess(max(again), whole // 10)
        self.assertEqual(ad.pyramid_to_zarr(source, self.target, 2, axes="zyx",
                                            indices=True)[1:], (0, 0))


if __name__ == "__main__":
    fine = unittest.main(exit=False).result.wasSuccessful()
    sys.exit(report.finish(least=4 if sys.argv[1:] == ["Cluster"] else 60) or not fine)
