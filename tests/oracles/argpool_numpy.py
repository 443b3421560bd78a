# argpool's operations on NumPy arrays, each output in memory of its own.
# SPDX-License-Identifier: MIT
import numpy

import argpool_ctypes as argpool

JUNK = 7  # what outputs hold before a call


class Refused(Exception):
    """A call that did not return ARGPOOL_OK: its status and its sentence."""

    def __init__(self, status, sentence):
        super().__init__(f"status {status}: {sentence}")
        self.status = status


class Argpool:
    """Calls with one index space, layout and number of threads.

    Arrays have shape [N,] C, spatial and any strides argpool takes; `layout` "cl" asks for outputs
    with channels last in memory. Raises Refused."""

    def __init__(self, library, space, layout="cf", threads=1, duplicates=argpool.LAST):
        self.library, self.last = library, layout == "cl"
        self.options = argpool.options(
            argpool.CHANNELS_LAST if self.last else argpool.CHANNELS_FIRST, threads, space,
            duplicates)

    def empty(self, shape, dtype, rank):
        """An output, filled with junk."""
        if not self.last:
            return numpy.full(shape, JUNK, dtype)
        channels = len(shape) - rank - 1
        ordered = [*shape[:channels], *shape[channels + 1 :], shape[channels]]
        return numpy.moveaxis(numpy.full(ordered, JUNK, dtype), -1, channels)

    def place(self, array, rank):
        """A copy of an input, laid out as the calls are."""
        copy = self.empty(array.shape, array.dtype, rank)
        copy[...] = array
        return copy

    def call(self, operation, window, arrays):
        tensors = [None if a is None else argpool.dl_tensor(a) for a in arrays]
        status = self.library.call(operation, window, tensors, self.options)
        if status != argpool.OK:
            raise Refused(status, self.library.last_error())

    def pooled_shape(self, window, shape):
        status, pooled = self.library.pooled_shape(window, shape[-window.rank :])
        if status != argpool.OK:
            raise Refused(status, self.library.last_error())
        return [*shape[: -window.rank], *pooled]

    def max_pool(self, window, src, index=numpy.int64, operation="max_pool"):
        """values, indices; indices are None for `index` None. `operation` may be min_pool."""
        shape = self.pooled_shape(window, src.shape)
        values = self.empty(shape, src.dtype, window.rank)
        indices = None if index is None else self.empty(shape, index, window.rank)
        self.call(operation, window, [src, values, indices])
        return values, indices

    def max_unpool(self, window, values, indices, size=None):
        """dst. size: its spatial extents, C2's default unless told."""
        if size is None:
            status, size = self.library.unpooled_shape(window, values.shape[-window.rank :])
            if status != argpool.OK:
                raise Refused(status, self.library.last_error())
        shape = [*values.shape[: -window.rank], *size]
        dst = self.empty(shape, values.dtype, window.rank)
        self.call("max_unpool", window, [values, indices, dst])
        return dst

    def max_pool_backward(self, window, grad_values, indices, size):
        """grad_src, whose spatial extents are `size`."""
        shape = [*grad_values.shape[: -window.rank], *size]
        grad_src = self.empty(shape, grad_values.dtype, window.rank)
        self.call("max_pool_backward", window, [grad_values, indices, grad_src])
        return grad_src


def same(a, b):
    """Bit for bit, so that -0 is not 0; any NaN equals any other."""
    if a.shape != b.shape or a.dtype != b.dtype:
        return False
    bits = f"u{a.dtype.itemsize}"
    equal = numpy.ascontiguousarray(a).view(bits) == numpy.ascontiguousarray(b).view(bits)
    return bool((equal | ((a != a) & (b != b))).all())
