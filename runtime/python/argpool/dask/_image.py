# SPDX-License-Identifier: MIT
"""Multiscale images: pyramids in OME-Zarr, made block by block, and resumed where they ended."""
from __future__ import annotations

import itertools
import math
import os
from typing import Any, NamedTuple, Optional, Sequence, Union

import dask
import dask.array as da
import numpy
import zarr
from dask.base import tokenize
from dask.diagnostics import ProgressBar
from dask.highlevelgraph import HighLevelGraph
# Reads, writes and validates the metadata of OME-Zarr, by the standard's community.
import ome_zarr_models.v04.image
import ome_zarr_models.v05.image
from ome_zarr_models.v05.axes import Axis
from ome_zarr_models.v05.image import ImageAttrs
from ome_zarr_models.v05.multiscales import Dataset, Multiscale
from zarr.core.sync import sync

import argpool

from .. import _arguments
from .._errors import InvalidArgument, ShapeMismatch
from ._layer import BlockLayer, Blocks, Source, reads_of
from ._named import unwrap
from ._operations import Extent, checked, max_pool
from ._window import Window

# By the version of zarr: OME-Zarr 0.4 and 0.5.
_IMAGES = {2: ome_zarr_models.v04.image.Image, 3: ome_zarr_models.v05.image.Image}
_TYPES = {"t": "time", "c": "channel", "z": "space", "y": "space", "x": "space"}


class Made(NamedTuple):
    """What pyramid_to_zarr made. blocks, bytes: those that it wrote, before compression; 0 where
    all were there."""

    group: zarr.Group
    blocks: int
    bytes: int


def pyramid_to_zarr(
        source: Any, target: Any, levels: int, kernel: Extent = 2,
        stride: Optional[Extent] = None, padding: Any = 0, dilation: Extent = 1, *,
        axes: Union[None, str, Sequence[str]] = None, indices: bool = False,
        index_type: Optional[str] = None, chunks: Union[None, int, Sequence[int]] = None,
        shards: Optional[Sequence[int]] = None, scale: Optional[Sequence[float]] = None,
        units: Optional[dict] = None, name: Optional[str] = None, progress: bool = False,
        **array: Any) -> Made:
    """A multiscale image (OME-Zarr 0.5, zarr v3) of max-pooled levels.

    source    a dask array, an xarray.DataArray of one, a zarr.Array, an OME-Zarr image (0.4, 0.5),
              which is a zarr.Group, or the path of either; None: the target's own level 0, of an
              image or the array "0", to which the levels are added.
    target    a zarr.Group, a store, or the path of either. It gets arrays "0", the source, and "1"
              to str(levels), each pooled from the one before; with `indices` those of level n, tap
              numbers, as "indices/n".
    kernel, stride, padding, dilation
              as `argpool.max_pool`; entries are those of the spatial dimensions, outermost first.
    axes      names of all dimensions, as "tczyx"; of a DataArray and an image, None: its own. z, y
              and x are spatial. OME-Zarr orders t, c, and then two or three spatial ones.
    index_type
              as `max_pool`.
    chunks, shards
              of the arrays in the target; None: chunks as the source's, no shards. A task writes
              one chunk, or one shard, and what it reads is at most dask's "array.chunk-size".
    scale     extents of a cell of the source, one for each dimension; None: the image's, or 1.
    units     by an axis's name, as {"z": "micrometer"}; None: the image's, or none.
    progress  shows a bar for each level.
    array     more of `zarr.create_array`'s arguments, as compressors.

    Computes now, on whatever Dask computes: threads, or the cluster of the current client. A chunk
    is written as a whole, or not at all, and one that is there is not made again, so that a call
    that was ended is resumed by the same call; nothing is done where all is there. Whether the
    source has changed since is not looked at. Returns a `Made`. Raises `argpool.Error`'s kinds;
    what OME-Zarr does not allow raises `pydantic.ValidationError`, a ValueError.
    """
    if _arguments.integer(levels, "levels") < 1:
        raise InvalidArgument(f"levels is {levels}; accepted are 1 or more")
    group = target if isinstance(target, zarr.Group) else zarr.open_group(target, mode="a")
    x, axes, place = _source(group, source, axes)
    spatial = tuple(n for n, axis in enumerate(axes) if _TYPES.get(axis) == "space")
    window = Window(len(axes), spatial, kernel, stride, padding, dilation)
    place = place._replace(**{key: value for key, value in (("scale", scale), ("units", units))
                              if value is not None})
    paths = [place.path, *map(str, range(1, levels + 1))]
    metadata = _metadata(axes, window, paths, place, name)
    request = {"version": argpool.__version__, "levels": levels, "indices": indices,
               "axes": list(axes), "kernel": list(window.kernel), "stride": list(window.stride),
               "padding": [list(pads) for pads in window.padding],
               "dilation": list(window.dilation)}
    _claim(group, request, paths[1:])

    options = {"dimension_names": axes, "shards": shards, **array}
    chunks = _chunk_shape(chunks or x.chunksize, x.shape)
    made = [_write(group, {"0": x}, chunks, options, progress)] if source is not None else []
    for level, before in enumerate(paths[:-1], 1):
        x = _read(group[before], window)
        values, taps = max_pool(x, window.kernel, window.stride, window.padding, window.dilation,
                                axes=window.axes, index_type=index_type)
        results = {str(level): values, **({f"indices/{level}": taps} if indices else {})}
        made.append(_write(group, results, chunks, options, progress))
    group.attrs["ome"] = {**group.attrs.get("ome", {}), **metadata}
    return Made(group, *map(sum, zip(*made)))


class _Place(NamedTuple):
    """Where level 0 lies: its path in the target; in each dimension a cell's extent and the middle
    of the first, None for 1 and 0; units by the axes' names."""

    path: str = "0"
    scale: Optional[Sequence[float]] = None
    origin: Optional[Sequence[float]] = None
    units: dict = {}


def _source(group, source, axes):
    """The dask array, the names of its dimensions, and its _Place."""
    place = _Place()
    if source is None:
        source = group if "ome" in group.attrs else group["0"]
    elif isinstance(source, (str, os.PathLike)):
        source = zarr.open(source, mode="r")
    if isinstance(source, zarr.Group):
        added = source is group
        source, named, place = _level_0(source)
        place = place if added else place._replace(path="0")
        axes = named if axes is None else axes
    if getattr(source, "dims", None) and axes is None:
        axes = source.dims
    source, _, _ = unwrap(source, None)
    if not isinstance(source, da.Array):
        source = da.from_zarr(source, inline_array=True)
    if axes is None or len(axes) != source.ndim:
        raise ShapeMismatch(f"axes is {axes!r}; accepted are {source.ndim} names, one for each "
                            'dimension, as "tczyx"')
    return checked(source, "source"), tuple(axes), place


def _level_0(group):
    """The finest array of an image, the names of its dimensions, and its _Place."""
    attributes = _IMAGES[group.metadata.zarr_format].from_zarr(group).attributes
    multiscale = getattr(attributes, "ome", attributes).multiscales[0]
    path, axes = multiscale.datasets[0].path, multiscale.axes
    array = group[path]
    scale, origin = numpy.ones(array.ndim), numpy.zeros(array.ndim)
    for each in (*multiscale.datasets[0].coordinateTransformations,
                 *(multiscale.coordinateTransformations or ())):
        if each.type == "scale":
            scale, origin = scale * each.scale, origin * each.scale
        else:
            origin = origin + each.translation
    units = {axis.name: axis.unit for axis in axes}
    return array, [axis.name for axis in axes], _Place(
        path, scale.tolist(), origin.tolist(), units)


def _metadata(axes, window, paths, place, name):
    """OME-Zarr's attributes. A pooled cell lies in the middle of its window."""
    scale, origin = ([float(default)] * len(axes) if given is None else [float(n) for n in given]
                     for given, default in ((place.scale, 1), (place.origin, 0)))
    datasets = []
    if len(scale) != len(axes):
        raise ShapeMismatch(f"scale has {len(scale)} entries; accepted are {len(axes)}, one for "
                            "each dimension")
    for path in paths:
        datasets.append(Dataset.build(path=path, scale=scale, translation=origin))
        origin = [at + ((line.reach - 1) / 2 - line.begin) * extent
                  for at, line, extent in zip(origin, window.lines, scale)]
        scale = [extent * line.stride for extent, line in zip(scale, window.lines)]
    multiscale = Multiscale(
        axes=[Axis(name=axis, type=_TYPES.get(axis), unit=place.units.get(axis))
              for axis in axes],
        datasets=datasets, name=name, type="max pooling",
        metadata={"method": "argpool.dask.pyramid_to_zarr", "version": argpool.__version__})
    return ImageAttrs(version="0.5", multiscales=[multiscale]).model_dump(exclude_none=True)


def _claim(group, request, paths):
    """Notes in the group what is made there; refuses to go on with what was made otherwise."""
    there = group.attrs.get("argpool")
    differ = [key for key in request if there and there.get(key) != request[key]]
    if differ:
        raise InvalidArgument(
            f"the target was begun with {', '.join(f'{key} {there.get(key)}' for key in differ)}, "
            f"not {', '.join(f'{request[key]}' for key in differ)}; accepted are the same "
            "arguments, or another target")
    others = [] if there else [path for path in paths if path in group]
    if others:
        raise InvalidArgument(f"the target has {', '.join(others)}, which pyramid_to_zarr did not "
                              "make; accepted is a target without")
    if not there:
        group.attrs["argpool"] = request


def _chunk_shape(chunks, shape):
    """Extents of one chunk, from one number for all dimensions or one for each."""
    given = [chunks] * len(shape) if isinstance(chunks, int) else list(chunks)
    if len(given) != len(shape) or any(extent < 1 for extent in given):
        raise ShapeMismatch(f"chunks is {chunks!r}; accepted are {len(shape)} extents from 1 on, "
                            "or one number")
    return given


def _read(array, window):
    """A level, in blocks of which pooling makes one chunk of the next level, if they are not too
    large."""
    unit = array.shards or array.chunks
    large = tuple(min(extent * line.stride, whole)
                  for extent, line, whole in zip(unit, window.lines, array.shape))
    limit = dask.utils.parse_bytes(dask.config.get("array.chunk-size"))
    fits = math.prod(large) * array.dtype.itemsize <= limit
    return da.from_zarr(array, chunks=large if fits else unit, inline_array=True)


def _create(group, path, like, chunks, options):
    """The array of one level, which may be there. All chunks are written, empty ones, too: what is
    there has been made."""
    config = {"write_empty_chunks": True}
    chunks = tuple(max(1, min(pair)) for pair in zip(chunks, like.shape))
    if path not in group:
        return group.create_array(path, shape=like.shape, dtype=like.dtype, chunks=chunks,
                                  config=config, **options)
    array = group[path]
    for what, have, want in (("shape", array.shape, like.shape), ("dtype", array.dtype, like.dtype),
                             ("chunks", array.chunks, chunks),
                             ("shards", array.shards, options["shards"])):
        if have != want:
            raise InvalidArgument(f"{path} of the target has {what} {have}; accepted are {want}, "
                                  "or another target")
    return array.with_config(config)


def _missing(arrays):
    """The spans of chunks, or shards, in each dimension, and the numbers of those that one of the
    arrays lacks."""
    unit = arrays[0].shards or arrays[0].chunks
    spans = [[(start, min(start + extent, whole)) for start in range(0, whole, extent)]
             for extent, whole in zip(unit, arrays[0].shape)]
    there = [set(sync(_listed(array))) for array in arrays]
    wanted = itertools.product(*[range(len(axis)) for axis in spans])
    return spans, [each for each in wanted if not all(
        f"{array.path}/{array.metadata.encode_chunk_key(each)}" in keys
        for array, keys in zip(arrays, there))]


async def _listed(array):
    return [key async for key in array.store.list_prefix(f"{array.path}/")]


def _write_block(arrays, spans, *blocks):
    place = tuple(slice(*span) for span in spans)
    for array, block in zip(arrays, blocks):
        array[place] = block
    return numpy.array([sum(block.nbytes for block in blocks)])


def _write(group, results, chunks, options, progress):
    """Writes what is missing of some arrays of one shape, and says how many blocks and bytes."""
    arrays = [_create(group, path, like, chunks, options) for path, like in results.items()]
    spans, missing = _missing(arrays)
    if not missing:
        return 0, 0
    sources = list(results.values())
    blocks = Blocks(_write_block, tuple(arrays), tuple(map(tuple, spans)), tuple(
        Source((like.name,), tuple(map(reads_of, like.chunks, spans))) for like in sources))
    name = f"argpool-write-{tokenize([like.name for like in sources], missing)}"
    graph = HighLevelGraph.from_collections(name, BlockLayer(name, blocks, missing),
                                            dependencies=sources)
    written = da.Array(graph, name, ((1,) * len(missing),), dtype=numpy.int64)
    return len(missing), _total(written, " and ".join(results) if progress else None)


def _total(blocks, shown):
    """Computes an array with one cell a block, and adds up the cells. shown: what the bar is of."""
    client = getattr(dask.base.get_scheduler(collections=[blocks]), "__self__", None)
    if client is not None:
        return _total_on(client, blocks, shown)
    if not shown:
        return int(blocks.sum().compute())
    print(shown)
    with ProgressBar():
        return int(blocks.sum().compute())


def _total_on(client, blocks, shown):
    """On a cluster each block is let go as soon as it is done: of those that are kept, a worker
    that dies would take the sum with it, and what it has written were made again."""
    from distributed import as_completed, futures_of
    total, many = 0, blocks.npartitions
    done = as_completed(futures_of(client.persist(blocks)), with_results=True)
    for count, (future, written) in enumerate(done, 1):
        future.release()
        total += int(written[0])
        if shown:
            print(f"\r{shown}: {count} of {many} blocks", end="" if count < many else "\n",
                  flush=True)
    return total
