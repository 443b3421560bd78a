# SPDX-License-Identifier: MIT
"""A layer of Dask's graph with one task for each block of a grid, made when it is asked for.

A block reads pieces of the blocks of other arrays: [from, to) in each dimension. Dimensions do not
depend on one another, so the layer keeps a list for each dimension, and neither its time to be made
nor what is pickled grows with the number of blocks, but with the number along the dimensions.
"""
from __future__ import annotations

import bisect
import contextlib
import gc
import itertools
import math
import operator
from typing import Any, NamedTuple, Optional, Tuple

import dask.config
import numpy
from dask._task_spec import Task, TaskRef
from dask.base import clone_key
from dask.graph_manipulation import chunks as graph_chunks
from dask.highlevelgraph import Layer, MaterializedLayer


class Read(NamedTuple):
    """What a block reads of one dimension of another array.

    numbers: of the blocks that hold it. cells: those of each of them, [from, to), None for all.
    edges: where these pieces lie once they are put together, 0 first.
    """

    numbers: Tuple[int, ...]
    cells: Tuple[Optional[Tuple[int, int]], ...]
    edges: Tuple[int, ...]


def edges_of(lengths):
    return (0, *itertools.accumulate(lengths))


def spans_of(lengths):
    """[from, to) of every chunk."""
    edges = edges_of(lengths)
    return list(zip(edges, edges[1:]))


def reads_of(lengths, spans):
    """A Read for each of `spans`, [from, to) in a dimension whose chunks are `lengths` long."""
    edges, result = edges_of(lengths), []
    for start, stop in spans:
        numbers, cells, lies = [], [], [0]
        # The last edge at `start` or before it: chunks that are empty end there, too.
        number = bisect.bisect_right(edges, start) - 1
        while start < stop:
            first, past = edges[number], edges[number + 1]
            end = min(past, stop)
            if end > start:
                whole = (start, end) == (first, past)
                numbers.append(number)
                cells.append(None if whole else (start - first, end - first))
                lies.append(lies[-1] + end - start)
            start, number = end, number + 1
        result.append(Read(tuple(numbers), tuple(cells), tuple(lies)))
    return tuple(result)


class Source(NamedTuple):
    """Arrays with the same chunks that blocks read, by their names in the graph:
    `reads[dimension][block]`."""

    names: Tuple[str, ...]
    reads: Tuple[Tuple[Read, ...], ...]


class Blocks(NamedTuple):
    """How the task of a block is made: it calls function(common, arguments, array...), with an
    array for each name of `sources`, or None where it reads no cell of one, and
    arguments = (arguments[dimension][number of the block], ...).

    What tasks hold is tuples of numbers, as far as can be: the garbage collector does not track
    these, and passes over all other containers again and again while a graph grows.
    """

    function: Any
    common: Any
    arguments: Tuple[Tuple[Any, ...], ...]
    sources: Tuple[Source, ...]

    @property
    def grid(self):
        return tuple([len(axis) for axis in self.arguments])

    def tasks(self, name, key, coordinates, refs):
        """The task of one block, and those that cut off what it reads of its neighbours. refs: a
        _Refs for all blocks."""
        edges, pieces, cut_name = [], [], f"argpool-cut-{name}"
        for source in self.sources:
            reads = [axis[n] for axis, n in zip(source.reads, coordinates)]
            edges.append((len(source.names), tuple([read.edges for read in reads])))
            for numbers, cells in zip(itertools.product(*[read.numbers for read in reads]),
                                      itertools.product(*[read.cells for read in reads])):
                blocks = [refs[(array, *numbers)] for array in source.names]
                if any(cells):
                    cut = Task((cut_name, *coordinates, len(pieces)), _cut, cells, *blocks)
                    yield cut
                    blocks = [cut.ref()]
                pieces += blocks
        yield Task(key, _run, self.function, self.common,
                   tuple([axis[n] for axis, n in zip(self.arguments, coordinates)]),
                   tuple(edges), *pieces)


class Parts(NamedTuple):
    """How the tasks are made that take one array of the tuples that another layer's tasks give.
    grid: blocks in each dimension. (Dask's blockwise takes ten times as long.)"""

    of: str
    number: int
    grid: Tuple[int, ...]

    def tasks(self, name, key, coordinates, refs):
        yield Task(key, operator.getitem, TaskRef((self.of, *coordinates)), self.number)


class _Refs(dict):
    """A TaskRef for each key: one for all tasks that read a block."""

    def __missing__(self, key):
        ref = self[key] = TaskRef(key)
        return ref


def _cut(cells, *blocks):
    """Some cells of blocks. Few are copied: a view would keep all of a block in memory."""
    cells = tuple(slice(*each) if each else slice(None) for each in cells)
    parts = [(block, block[cells]) for block in blocks]
    return tuple(part.copy() if 2 * part.nbytes <= block.nbytes else part for block, part in parts)


def _run(function, common, arguments, sources, *pieces):
    """The block's result, of pieces that are a tuple where they were cut, else one an array."""
    pieces, arrays = iter(pieces), []
    for many, edges in sources:
        groups = []
        for _ in range(math.prod(len(axis) - 1 for axis in edges)):
            piece = next(pieces)
            groups.append(piece if type(piece) is tuple
                          else (piece, *itertools.islice(pieces, many - 1)))
        arrays += [_assemble(edges, each) for each in zip(*groups)] or [None] * many
    return function(common, arguments, *arrays)


def _assemble(edges, pieces):
    """The pieces, in row-major order, as one array."""
    if len(pieces) == 1:
        return pieces[0]
    whole = numpy.empty([axis[-1] for axis in edges], pieces[0].dtype)
    spans = [map(slice, axis, axis[1:]) for axis in edges]
    for place, piece in zip(itertools.product(*spans), pieces):
        whole[place] = piece
    return whole


class BlockLayer(Layer):
    """Blocks or Parts as a layer: keys are (name, number in each dimension...), or, where only some
    blocks are wanted and `listed` has their numbers in each dimension, (name, number in the list).
    """

    has_legacy_tasks = False

    def __init__(self, name, blocks, listed=None):
        super().__init__()
        self.name, self.blocks, self.listed, self._made = name, blocks, listed, None

    def __getstate__(self):
        return {**self.__dict__, "_made": None}

    def _keys(self):
        if self.listed is None:
            numbers = itertools.product(*map(range, self.blocks.grid))
        else:
            numbers = ((n,) for n in range(len(self.listed)))
        return ((self.name, *each) for each in numbers)

    def _tasks(self, keys):
        refs = _Refs()
        with _without_collector():
            return {task.key: task for key in keys for task in self.blocks.tasks(
                self.name, key, key[1:] if self.listed is None else self.listed[key[1]], refs)}

    def _all(self):
        if self._made is None:
            self._made = self._tasks(self._keys())
        return self._made

    def __getitem__(self, key):
        return self._all()[key]

    def __iter__(self):
        return iter(self._all())

    def __len__(self):
        return len(self._all())

    def is_materialized(self):
        return self._made is not None

    def get_output_keys(self):
        return set(self._keys())

    def cull(self, keys, all_hlg_keys):
        made = self._tasks(key for key in keys if key[0] == self.name)
        return (MaterializedLayer(made, annotations=self.annotations),
                {key: set(task.dependencies) for key, task in made.items()})

    def clone(self, keys, seed, bind_to=None):
        """Dask's own knows tasks that are tuples alone, and would leave the old keys in these."""
        own = {key: clone_key(key, seed) for key in self._all()}
        made, bound = {}, False
        for key, task in self._all().items():
            known = {d: clone_key(d, seed) for d in task.dependencies if d in keys or d in own}
            task = task.substitute(known, key=own[key])
            if bind_to is not None and not known:
                task, bound = Task(own[key], graph_chunks.bind, task, TaskRef(bind_to)), True
            made[own[key]] = task
        return MaterializedLayer(made, annotations=self.annotations), bound


@contextlib.contextmanager
def _without_collector():
    """Nothing that tasks are made of is garbage, but the collector would pass over all of it after
    each growth by a quarter: most of the time of a large graph."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def threads():
    """Threads of a call in a block: Dask's workers are the threads, unless its configuration on the
    worker, `argpool.threads` or DASK_ARGPOOL__THREADS, says otherwise."""
    return dask.config.get("argpool.threads", 1)
