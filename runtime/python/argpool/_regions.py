"""Functions of regions: graphs of pools, comparisons and arithmetic that a spec's library holds."""
# SPDX-License-Identifier: MIT
import ctypes
import math
from ctypes import (POINTER, Structure, byref, c_char_p, c_int64, c_uint8, c_uint16, c_uint32,
                    c_void_p)

from . import _library
from ._arguments import thread_count
from ._errors import CompilerError, InvalidArgument
from ._library import DLTensor, Options
from ._operations import max_pool, max_pool_backward, min_pool
from ._tensors import NAMES, channels_last, empty, read, shape_of, write


VERSION = 4  # ARGPOOL_REGION_VERSION
FLOATS = ("float16", "bfloat16", "float32", "float64")


class _Tensor(Structure):
    """argpool_region_tensor."""

    _fields_ = [("name", c_char_p), ("code", c_uint8), ("bits", c_uint8), ("output", c_uint16)]


class _Region(Structure):
    """argpool_region, as far as it is read here."""

    _fields_ = [("version", c_uint32), ("struct_size", c_uint32), ("name", c_char_p),
                ("text", c_char_p), ("tensor_count", c_uint32), ("row_count", c_uint32),
                ("halo", c_uint32 * 3), ("column_bytes", c_uint32), ("part_count", c_uint32),
                ("rank", c_uint32), ("tensors", POINTER(_Tensor))]


class _Function(Structure):
    """argpool_region_function."""

    _fields_ = [("name", c_char_p), ("region", POINTER(_Region)), ("extents", c_int64 * 5)]


class Region:
    """A region of a library: called with its inputs, it returns its results.

    name     as the spec has it.
    text     what it computes, operation by operation.
    rank     of its windows: 1 (W), 2 (H, W) or 3 (D, H, W).
    inputs, outputs
             dtypes of its tensors.
    gradient the region of its gradient, or None: of the inputs and of gradients of the results that
             are floats, it makes gradients of the inputs that are floats (C23).
    """

    gradient = None
    # Values and gradient of a region that is one pool, by taps that are kept (TappedPool). None: it
    # is another region, or has no gradient.
    pool = None

    def __init__(self, name, region, extents):
        self.name, self.text, self._address = name, region.text.decode(), ctypes.addressof(region)
        self.rank = region.rank
        self._extents = extents if any(n >= 0 for n in extents) else None
        tensors = region.tensors[:region.tensor_count]
        dtypes = [(t.output, NAMES[t.code, t.bits]) for t in tensors]
        self.inputs = tuple(dtype for output, dtype in dtypes if not output)
        self.outputs = tuple(dtype for output, dtype in dtypes if output)
        self._names = [t.name.decode() for t in tensors]
        self._options = {}

    def __repr__(self):
        return f"<argpool region {self.name}: {self.text}>"

    def __call__(self, *inputs, out=None, threads=None):
        """inputs   (N, C, H, W) or (C, H, W), of windows of rank 3 (N, C, D, H, W) or (C, D, H, W),
                 of rank 1 (N, C, W) or (C, W): all of one shape, of the dtypes that `inputs` says,
                 and of the extents that the spec fixes.
        out      a tensor, or a tuple of as many as there are results, to be written and returned.
        threads  at most so many; None: $ARGPOOL_NUM_THREADS, else the CPUs of this process.
        """
        return self.run(inputs, out, threads, self.check)

    def check(self, *shapes):
        """Refuses shapes of its tensors, inputs first, that the spec contradicts."""
        if self._extents is None:
            return
        for name, shape in zip(self._names, shapes):
            tensor = DLTensor(ndim=len(shape), shape=(c_int64 * len(shape))(*shape))
            status = _library.check_extents(self.name.encode(), name.encode(), byref(tensor),
                                            self.rank + 2, self._extents)
            if status:
                _library.fail(status)

    def run(self, inputs, out=None, threads=None, check=lambda *shapes: None):
        """A call that may have other extents than the spec fixes: vmap makes one of many."""
        if len(inputs) != len(self.inputs):
            raise InvalidArgument(f"{self.name} takes {len(self.inputs)} tensors, "
                                  f"{', '.join(self._names[:len(self.inputs)])}; it was given "
                                  f"{len(inputs)}")
        held = [read(x, name) for x, name in zip(inputs, self._names)]
        if out is None:
            like, (_, address) = inputs[0], held[0]
            last = channels_last(like, address, self.rank)
            made = tuple([empty(like, shape_of(address), dtype, last, self.rank)
                          for dtype in self.outputs])
        else:
            made = tuple(out) if isinstance(out, (tuple, list)) else (out,)
            if len(made) != len(self.outputs):
                raise InvalidArgument(f"out has {len(made)} tensors; {self.name} writes "
                                      f"{len(self.outputs)}")
        held += [write(x, name) for x, name in zip(made, self._names[len(inputs):])]
        check(*[shape_of(address) for _, address in held])
        status = _library.run_region(self._address, (c_void_p * len(held))(
            *[address for _, address in held]), self._options_of(threads))
        if status:
            _library.fail(status)
        return out if out is not None else made[0] if len(made) == 1 else made

    def _options_of(self, threads):
        number = thread_count(threads)
        if number not in self._options:
            self._options[number] = Options(struct_size=ctypes.sizeof(Options), num_threads=number)
        return ctypes.addressof(self._options[number])


def of_library(address):
    """The regions of a library by name; `address` is that of its list."""
    regions = {}
    while address:
        function = _Function.from_address(address)
        if not function.name:
            break
        name, region = function.name.decode(), function.region.contents
        if region.version != VERSION:  # of the entries behind it, too
            raise CompilerError(f"the regions are of version {region.version}, another argpool's; "
                                f"accepted: {VERSION}: compile them again")
        if not name.startswith("chain:"):  # what the provider for ONNX Runtime calls a model's
            regions[name] = Region(name, region, function.extents)
        address += ctypes.sizeof(_Function)
    for name, region in regions.items():
        region.gradient = _gradient_of(region, regions.get(f"{name}_backward"))
        region.pool = _pool_of(region)
    return regions


# Of 1080p, one thread, values and gradient: 5x5 12.2 ms, 7x7 12.3, 15x15 18.0; by regions, which
# look at all windows around a cell, 11.2, 14.8 and 48.1.
FEWEST_TAPS = 26


class TappedPool:
    """A pool with its taps, as C23 has them, and the sums of gradients that they name."""

    def __init__(self, extreme, kernel, dilation, pad):
        after = [d * (k - 1) - p for k, d, p in zip(kernel, dilation, pad)]
        self.rank, self._window = len(kernel), (kernel, 1, tuple(zip(pad, after)), dilation)
        self._pool = {"max": max_pool, "min": min_pool}[extreme]

    def run(self, inputs):
        return self._pool(*inputs, *self._window, index_type="uint8")

    def gradient(self, inputs):
        taps, grad = inputs
        return max_pool_backward(grad, taps, tuple(grad.shape), *self._window)


def _pool_of(region):
    """TappedPool of "a: in f32; b: max f32 a 3x3 1x1 1x1; out f32 b", and its like."""
    words = [statement.split() for statement in region.text.split("; ")]
    if words[0][0] == "rank":
        del words[0]
    if region.gradient is None or len(words) != 3 or words[1][1] not in ("max", "min"):
        return None
    kernel, dilation, pad = (tuple(map(int, part.split("x"))) for part in words[1][4:])
    if math.prod(kernel) < FEWEST_TAPS:
        return None
    return TappedPool(words[1][1], kernel, dilation, pad)


def _gradient_of(region, backward):
    """`backward`, if its tensors are those of the region's gradient."""
    floats = [[t for t in dtypes if t in FLOATS] for dtypes in (region.inputs, region.outputs)]
    if backward and backward.inputs == (*region.inputs, *floats[1]) and \
            backward.outputs == tuple(floats[0]):
        return backward
    return None
