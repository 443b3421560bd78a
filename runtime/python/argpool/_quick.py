"""The short way of a call on NumPy arrays: their capsules go to C as they are, and results are made
by what was remembered of a call like it. Whatever is not plain takes the other way, which has the
sentences.
"""
# SPDX-License-Identifier: MIT
from . import _library, _tensors
from ._arguments import remember
from ._tensors import ARRAYS, dtype_name, numpy_dtype

_on_capsules = _library.call_on_capsules


def pool(x, call, with_indices, out):
    """max_pool's results, or None: not on the short way."""
    if out is None:
        kind = call.kinds.get((x.shape, x.dtype))
        if kind is None or not x.flags.c_contiguous:
            return None
        make, shape, dtype, index_dtype = kind
        values = out = make(shape, dtype)
        if with_indices:
            indices = make(shape, index_dtype)
            out = values, indices
    elif not with_indices:
        values = out
    elif type(out) is tuple and len(out) == 2:
        values, indices = out
        if type(indices) not in ARRAYS:
            return None
    else:
        return None
    if type(values) not in ARRAYS:
        return None
    try:
        status = _on_capsules(call.requests["max_pool"], (
            x.__dlpack__(), values.__dlpack__(), indices.__dlpack__()) if with_indices else (
            x.__dlpack__(), values.__dlpack__()))
    except Exception:  # read-only, or of a type that has no such capsule
        return None
    if status > 0:
        _tensors.fail(status, "max_pool", x, values, with_indices and indices)
    return out if not status else None


def from_indices(operation, source, indices, call, out, extra):
    """The result of an operation that reads two arrays and writes one, or None, as `pool`'s."""
    if out is None:
        kind = call.kinds.get((source.shape, source.dtype, extra))
        if kind is None or not source.flags.c_contiguous:
            return None
        make, shape, dtype = kind
        out = make(shape, dtype)
    elif type(out) not in ARRAYS:
        return None
    try:
        status = _on_capsules(call.requests[operation], (
            source.__dlpack__(), indices.__dlpack__(), out.__dlpack__()))
    except Exception:
        return None
    if status > 0:
        _tensors.fail(status, operation, source, indices, out)
    return out if not status else None


def remember_kind(source, address, call, extra, shape, *index_type):
    """Of a result that is like `source`, if it is a plain array, for calls to come."""
    if type(source) in ARRAYS and source.flags.c_contiguous and not call.last:
        types = [numpy_dtype(name) for name in (dtype_name(address), *index_type)]
        kind = (_tensors.maker(shape, types[0]), shape, *types)
        remember(call.kinds, (source.shape, source.dtype, *extra), kind)
