# C7's index spaces once more, in array arithmetic that torch and NumPy share.
# SPDX-License-Identifier: MIT


def coordinates(plane, extents):
    """Row-major offsets in a plane as one array a dimension, outermost first."""
    found = []
    for extent in reversed(extents):
        found.insert(0, plane % extent)
        plane = plane // extent
    return found


def along(arange, count, dimension, rank):
    """0..count-1 along `dimension` of an array of `rank` dimensions."""
    return arange(count).reshape([count if i == dimension else 1 for i in range(rank)])


def from_plane(plane, space, extents, problem, arange):
    """Offsets in the plane (space `plane`) as indices of another space.

    plane: [N,] C, pooled spatial. extents: the plane's, outermost first; `window` also reads the
    kernel, stride, pad and dilation of `problem`. arange: torch's or NumPy's."""
    if space == "plane":
        return plane
    shape, rank = list(plane.shape), len(extents)
    at = coordinates(plane, extents)
    if space == "window":
        tap = 0
        for i in range(rank):
            position = along(arange, shape[-rank + i], len(shape) - rank + i, len(shape))
            first = position * problem.stride[i] - problem.pad[i]
            tap = tap * problem.kernel[i] + (at[i] - first) // problem.dilation[i]
        return tap
    cells, channels = 1, shape[-rank - 1]
    for extent in extents:
        cells *= extent
    c = along(arange, channels, len(shape) - rank - 1, len(shape))
    n = along(arange, shape[0], 0, len(shape)) if len(shape) == rank + 2 else 0
    if space == "tensor":
        return (n * channels + c) * cells + plane
    if space == "tensor_colmajor":
        spatial, step = 0, 1
        for x, extent in zip(at, extents):
            spatial, step = spatial + x * step, step * extent
        return (n * channels + c) * cells + spatial
    image = plane * channels + c
    return image if space == "image" else image + n * cells * channels
