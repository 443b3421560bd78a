"""What argpool.dask takes; by hand.

    dask_speed.py graph              CPU time to make graphs of 64 to 32,768 blocks, bytes of each
    dask_speed.py turns              4,096 blocks in turns with da.coarsen and map_overlap
    dask_speed.py image FOLDER Z Y X
                               a volume of uint16 and its pyramid with indices in FOLDER/image, made
                               by two workers of 1.5 GB, killed at a third and at two thirds; the
                               same command goes on with what is there
"""
# SPDX-License-Identifier: MIT
import contextlib
import functools
import gc
import math
import os
import pathlib
import signal
import sys
import threading
import time
import tracemalloc

import cloudpickle
import dask
import dask.array as da
import numpy
import psutil
import scipy.ndimage
import zarr
from distributed import Client, LocalCluster

import argpool
import argpool.dask as ad

WINDOWS = {"k2s2": (2, 2, 0), "k3s2p1": (3, 2, 1)}


def volume(side, edge=64, dtype="f4"):
    return da.zeros((side * edge,) * 3, chunks=edge, dtype=dtype)


def unpooled(x, window):
    shape = ad.max_pool(x, *window)[0]
    values, indices = (da.zeros(shape.shape, chunks=shape.chunks, dtype=t) for t in (x.dtype, "u1"))
    return lambda: [ad.max_unpool(values, indices, *window, output_size=x.shape)]


GRAPHS = {
    "pool": lambda x, window: lambda: ad.max_pool(x, *window),
    "unpool": unpooled,
    "pyramid of 4": lambda x, window: lambda: ad.pyramid(x, 4, *window[:2], padding=window[2])[-1],
}


def graph_of(make):
    """CPU seconds to make, and to materialise; tasks; bytes pickled before that."""
    gc.collect()
    start = time.process_time()
    arrays = make()
    made = time.process_time() - start
    pickled = len(cloudpickle.dumps(arrays[0].dask))
    start = time.process_time()
    tasks = dict(arrays[0].dask)
    return made, time.process_time() - start, len(tasks), pickled


def graph():
    for window in WINDOWS:
        for name, prepare in GRAPHS.items():
            for side in (4, 8, 16, 32):
                blocks = side**3
                made, materialised, tasks, pickled = graph_of(prepare(volume(side),
                                                                      WINDOWS[window]))
                gc.collect()
                tracemalloc.start()
                kept = dict(prepare(volume(side), WINDOWS[window])()[0].dask)
                memory = tracemalloc.get_traced_memory()[0]
                tracemalloc.stop()
                del kept
                print(f"{window} {name}, {blocks} blocks: made in {made * 1e3:.1f} ms, {tasks} "
                      f"tasks in {materialised:.3f} s, {(made + materialised) * 1e3 / blocks:.3f} "
                      f"ms and {memory / blocks:.0f} bytes a block; pickled {pickled} bytes",
                      flush=True)


class Nowhere:
    """What results are stored in: their blocks, and nothing more, are made."""

    def __setitem__(self, place, block):
        pass


def filtered(x):
    """SciPy's filter, of which every second cell is kept."""
    return [x.map_overlap(scipy.ndimage.maximum_filter, size=2, origin=-1, depth=1,
                          boundary="nearest", dtype=x.dtype)[::2, ::2, ::2]]


WAYS = {
    "argpool.dask.max_pool, values and indices": lambda x: ad.max_pool(x, 2),
    "da.coarsen(numpy.max), values": lambda x: [da.coarsen(numpy.max, x, {0: 2, 1: 2, 2: 2})],
    "map_overlap(maximum_filter) sliced, values": filtered,
}


def turns(side=16, rounds=3):
    """Every way in turns: the least seconds, of the wall and of the CPU. The source's blocks are
    one array in memory."""
    side, rounds = int(side), int(rounds)
    for dtype in ("float32", "uint16"):
        block = numpy.random.default_rng(1).integers(0, 60000, (64,) * 3).astype(dtype)
        x = da.map_blocks(lambda: block, chunks=((64,) * side,) * 3, dtype=dtype,
                          meta=numpy.empty((0, 0, 0), dtype))
        small = [way(da.from_array(block, 32))[0].compute() for way in WAYS.values()]
        assert all((each == small[0]).all() for each in small)
        least = {}
        for _ in range(rounds):
            for name, way in WAYS.items():
                gc.collect()
                wall, cpu = time.perf_counter(), time.process_time()
                results = way(x)
                with dask.config.set(scheduler="threads", num_workers=2):
                    da.store(results, [Nowhere()] * len(results), lock=False)
                took = time.perf_counter() - wall, time.process_time() - cpu
                least[name] = [min(pair) for pair in zip(took, least.get(name, took))]
        for name, (wall, cpu) in least.items():
            print(f"{dtype}, {side**3} blocks of 64^3, {name}: {wall:.2f} s, {cpu:.2f} s of CPU",
                  flush=True)


@functools.cache
def camera():
    """The noise of a camera, of which blocks take windows: drawing takes longer than pooling."""
    return numpy.random.default_rng(1).integers(100, 164, (192,) * 3, "uint16")


def specimen(block_info=None):
    """A block of a light-sheet volume: bright cells on noise."""
    place = block_info[None]
    at = numpy.random.default_rng(place["chunk-location"]).integers(0, 64, 3)
    block = camera()[tuple(slice(a, a + n) for a, n in zip(at, place["chunk-shape"]))].copy()
    waves = [numpy.sin(numpy.arange(*span, dtype="float32") / 9)
             for span in place["array-location"]]
    block += (waves[0][:, None, None] * numpy.outer(*waves[1:]) > 0.5) * numpy.uint16(1000)
    return block


class Memory(threading.Thread):
    """The most memory of any process that this one started, seen twice a second."""

    def __init__(self):
        super().__init__(daemon=True)
        self.most = 0

    def run(self):
        while True:
            for process in psutil.Process().children(recursive=True):
                with contextlib.suppress(psutil.Error):
                    self.most = max(self.most, process.memory_info().rss)
            time.sleep(0.5)


def kill_at(client, target, wanted, killed):
    """Kills a worker where so many chunks of levels are there; notes how many were."""
    for many in wanted:
        while (there := chunks_of(target)) < many:
            time.sleep(0.2)
        pid = next(iter(client.run(os.getpid).values()))
        os.kill(pid, signal.SIGKILL)
        killed.append(there)


def chunks_of(target):
    return sum(path.suffix != ".partial" and path.name != "zarr.json"
               for level in ("[1-9]", "indices") for path in target.glob(f"{level}/**/*")
               if path.is_file())


def check_slabs(group, levels, slab):
    """Every level is the one before, pooled slab by slab."""
    for level in range(1, levels + 1):
        source, values, taps = (group[name] for name in
                                (str(level - 1), str(level), f"indices/{level}"))
        for start in range(0, values.shape[0], slab // 2):
            stop = min(start + slab // 2, values.shape[0])
            expected = argpool.max_pool(source[2 * start:2 * stop][None], (2, 2, 2),
                                        index_type="uint8")
            for got, want in zip((values, taps), expected):
                assert (got[start:stop] == want[0]).all(), f"level {level} from {start}"


def image(folder, *extents, chunk=128, levels=5):
    """Uncompressed: compressing would take longer than all else."""
    shape, target = tuple(map(int, extents)), pathlib.Path(folder) / "image"
    x = da.map_blocks(specimen, chunks=da.core.normalize_chunks(chunk, shape), dtype="uint16",
                      meta=numpy.empty((0, 0, 0), "uint16"))
    whole = 2 * sum(math.prod(-(-(extent >> level) // chunk) for extent in shape)
                    for level in range(1, levels + 1))
    memory, killed = Memory(), []
    memory.start()
    # On a machine that others use a worker may take minutes to start; LocalCluster gives up those
    # that are not back after 15 s.
    dask.config.set({f"distributed.{which}": "600s" for which in (
        "comm.timeouts.connect", "comm.timeouts.tcp", "deploy.lost-worker-timeout")})
    with LocalCluster(n_workers=2, threads_per_worker=1, memory_limit="1.5GB",
                      dashboard_address=":0", local_directory=folder) as cluster, \
            Client(cluster) as client:
        killer = threading.Thread(target=kill_at, daemon=True, args=(
            client, target, (whole // 3, 2 * whole // 3), killed))
        killer.start()
        for call in ("first", "second"):
            start = time.perf_counter()
            made = ad.pyramid_to_zarr(x, target, levels, axes="zyx", indices=True, compressors=None)
            print(f"{call} call, {x.nbytes / 1e9:.1f} GB: {made.blocks} blocks, "
                  f"{made.bytes / 1e9:.2f} GB written in {time.perf_counter() - start:.1f} s; "
                  f"workers killed at {killed} of {whole} chunks of {levels} levels; "
                  f"{memory.most / 1e6:.0f} MB of memory of a process at most", flush=True)
        assert len(killed) == 2 and max(killed) < whole, "no worker was killed in the middle"
        assert made.blocks == 0, "the second call wrote blocks"
    start = time.perf_counter()
    check_slabs(made.group, levels, chunk)
    print(f"equal to the whole, slab by slab, in {time.perf_counter() - start:.0f} s")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    {"graph": graph, "turns": turns, "image": image}[sys.argv[1]](*sys.argv[2:])
