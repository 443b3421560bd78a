# SPDX-License-Identifier: MIT
"""xarray's DataArray in and out, without importing xarray."""
from __future__ import annotations

from .._errors import InvalidArgument


def _is_named(x):
    return type(x).__name__ == "DataArray" and type(x).__module__.startswith("xarray.")


def unwrap(x, axes):
    """An array, `axes` as numbers, and wrap(result, axes as numbers), which makes a result like x:
    of a DataArray one with its dimensions, name, attributes, and the coordinates of the dimensions
    that were not pooled."""
    names = isinstance(axes, str) or (
        isinstance(axes, (tuple, list)) and any(isinstance(axis, str) for axis in axes))
    if not _is_named(x):
        if names:
            raise InvalidArgument(f"axes is {axes!r}; names are accepted of an xarray.DataArray, "
                                  "numbers of a dask array")
        return x, axes, lambda array, axes: array
    if names:
        given = [axes] if isinstance(axes, str) and axes in x.dims else list(axes)
        unknown = [name for name in given if name not in x.dims]
        if unknown:
            raise InvalidArgument(f"axes is {axes!r}; accepted are names of {tuple(x.dims)}")
        axes = tuple(x.dims.index(name) for name in given)

    def wrap(array, axes):
        pooled = {x.dims[axis] for axis in axes}
        kept = {name: coordinate for name, coordinate in x.coords.items()
                if not pooled & set(coordinate.dims)}
        return type(x)(array, dims=x.dims, name=x.name, attrs=x.attrs, coords=kept)

    return x.data, axes, wrap
