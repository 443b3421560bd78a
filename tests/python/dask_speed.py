"""What argpool.dask takes; by hand.

    dask_speed.py graph              CPU time to make graphs of 64 to 32,768 blocks, bytes of each
    dask_speed.py turns              4,096 blocks in turns with da.coarsen and map_overlap
    dask_speed.py image FOLDER SIDE  a pyramid with indices on two workers, some of them killed
"""
# SPDX-License-Identifier: MIT
import gc
import sys
import time
import tracemalloc

import cloudpickle
import dask
import dask.array as da
import numpy

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


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    {"graph": graph}[sys.argv[1]](*sys.argv[2:])
