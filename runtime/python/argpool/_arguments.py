"""Python's arguments as argpool.h's structs, made once for each combination that a program uses."""
# SPDX-License-Identifier: MIT
import ctypes
import math

from . import _library
from ._errors import InvalidArgument, InvalidWindow, ShapeMismatch, UnsupportedType
from ._library import Extents, Options, Window

_KEPT = 512  # combinations, and shapes of each; beyond that all are made anew


def integer(value, name):
    try:
        number = value.__index__()
    except AttributeError:
        raise UnsupportedType(f"{name} is {value!r}; it has to be an integer") from None
    if not -2**63 <= number < 2**63:  # ctypes would cut it off
        raise InvalidArgument(f"{name} is {number}; accepted are numbers of 64 bits")
    return number


def per_dimension(value, rank, name):
    """A list of `rank` integers: `value` itself, or one number for all dimensions."""
    if not isinstance(value, (tuple, list)):
        return [integer(value, name)] * rank
    if len(value) not in (1, rank):
        raise InvalidWindow(f"{name} has {len(value)} entries {tuple(value)}; accepted are one "
                            f"for all dimensions, or {rank}, outermost first")
    return [integer(v, name) for v in value] * (rank if len(value) == 1 else 1)


def pads(padding, rank):
    """Pads at the beginnings and at the ends of dimensions: an entry may be a pair of both."""
    each = padding if isinstance(padding, (tuple, list)) else [padding] * rank
    if len(each) == 1:
        each = list(each) * rank
    if len(each) != rank:
        raise InvalidWindow(f"padding has {len(each)} entries {tuple(each)}; accepted are one "
                            f"number, or {rank} entries, outermost first, each a number or a "
                            "pair (begin, end)")
    both = [tuple(p) if isinstance(p, (tuple, list)) else (p, p) for p in each]
    if any(len(p) != 2 for p in both):
        raise InvalidWindow(f"padding is {padding!r}; an entry is a number or a pair (begin, end)")
    return tuple([integer(p[end], "padding") for p in both] for end in (0, 1))


def rank_of(kernel, ndim):
    """Spatial dimensions: as many as `kernel` has entries; of a number, all but N and C."""
    rank = len(kernel) if isinstance(kernel, (tuple, list)) else ndim - 2
    if not 1 <= rank <= 3:
        raise ShapeMismatch(
            f"kernel {kernel!r} of a tensor with {ndim} dimensions makes {rank} spatial ones; "
            "accepted are 1 to 3. Shapes are (N, C, spatial...); of unbatched tensors, "
            "(C, spatial...), give kernel as a tuple")
    if ndim not in (rank + 1, rank + 2):
        raise ShapeMismatch(f"the tensor has {ndim} dimensions; with {rank} spatial ones, "
                            f"accepted are {rank + 1} (C, spatial...) and {rank + 2} "
                            "(N, C, spatial...)")
    return rank


def _positive(value, rank, name):
    """0 means "the default" in argpool.h, and a mistake in Python."""
    values = per_dimension(value, rank, name)
    if 0 in values:
        raise InvalidWindow(f"{name} is {value!r}; accepted are numbers from 1 on")
    return values


def window_of(rank, kernel, stride, padding, dilation, ceil_mode):
    """An argpool_window; what the numbers may be is the library's to judge."""
    kernel = per_dimension(kernel, rank, "kernel")
    stride = [0] * rank if stride is None else _positive(stride, rank, "stride")
    begin, end = pads(padding, rank)
    dilation = _positive(dilation, rank, "dilation")
    return Window(ctypes.sizeof(Window), rank, int(bool(ceil_mode)), Extents(*kernel),
                  Extents(*stride), Extents(*begin), Extents(*end), Extents(*dilation))


def choice(table, value, name):
    try:
        return table[value]
    except (KeyError, TypeError):
        accepted = ", ".join(repr(key) for key in table)
        raise InvalidArgument(f"{name} is {value!r}; accepted are {accepted}") from None


def type_name(dtype):
    """NumPy's name of a type given as a string, a NumPy, PyTorch or JAX type."""
    if isinstance(dtype, str):
        return dtype
    name = getattr(dtype, "__name__", None) or getattr(dtype, "name", None) or str(dtype)
    return name.rpartition(".")[2]


# Which index types an index space takes (C7), by NumPy's names; the first is the default.
_INDEX_TYPES = {
    "plane": ("int64", "int32"), "tensor": ("int64",), "tensor_colmajor": ("int64",),
    "image": ("int64", "int32"), "batch_image": ("int64", "int32"),
    "window": ("uint8", "uint16"), "tensor_default_shape": ("int64",),
}


def index_choice(space, dtype, taps):
    """The index space and type of new indices, where either, or both, may be None."""
    name = None if dtype is None else type_name(dtype)
    if space is None:
        space = "window" if name in _INDEX_TYPES["window"] else "plane"
    accepted = choice(_INDEX_TYPES, space, "index_space")
    if name is None:
        return space, "uint16" if space == "window" and taps > 255 else accepted[0]
    if name not in accepted:
        raise UnsupportedType(f"index_type is {name}; index space {space!r} takes "
                              f"{' and '.join(accepted)}")
    return space, name


def space_of(dtype):
    """The index space of indices of a type, where none is named: u8 and u16 belong to one alone."""
    return "window" if type_name(dtype) in _INDEX_TYPES["window"] else "plane"


def _threads(threads):
    number = integer(threads, "threads")
    if not 1 <= number <= 1024:
        raise InvalidArgument(f"threads is {number}; accepted are 1 to 1024, or None")
    return number


class Call:
    """A window and options, with the addresses that calls pass; shared by threads, never changed.

    requests: by the operation, for _library.call_on_capsules.
    shapes: memo of pooled or unpooled shapes by the input's; kinds: of shapes and types of results,
    by those of arrays (see _quick.py)."""

    __slots__ = ("rank", "window", "options", "at_window", "at_options", "space", "index_type",
                 "shapes", "kinds", "last", "requests", "_requests")

    def __init__(self, window, space="plane", index_type=None, layout=None, duplicates="last",
                 trusted=False, threads=None, library=None):
        self.rank, self.window = window.rank, window
        self.space, self.index_type = space, index_type
        self.last = None if layout is None else layout == "channels_last"
        self.options = Options(
            struct_size=ctypes.sizeof(Options), layout=choice(_library.LAYOUTS, layout, "layout"),
            index_space=choice(_library.SPACES, space, "index_space"),
            duplicates=choice(_library.DUPLICATES, duplicates, "duplicates"),
            num_threads=0 if threads is None else _threads(threads),
            trusted_indices=int(bool(trusted)), table=None if library is None else library.table)
        self.at_window = ctypes.addressof(self.window)
        self.at_options = ctypes.addressof(self.options)
        self._requests = [_library.Request(number, self.at_window, self.at_options)
                          for number in _library.OPERATIONS.values()]
        self.requests = dict(zip(_library.OPERATIONS, map(ctypes.addressof, self._requests)))
        self.shapes, self.kinds = {}, {}

    def shape(self, given, key, compute):
        """compute(given), remembered by `key`."""
        return self.shapes.get(key) or remember(self.shapes, key, compute(given))


def remember(memo, key, value):
    if len(memo) >= _KEPT:
        memo.clear()
    memo[key] = value
    return value


def taps(window):
    return math.prod(window.kernel[:window.rank])


def pooled(window, spatial):
    """C1's extents as a tuple."""
    rank = window.rank
    out = (ctypes.c_int64 * rank)()
    status = _library.pooled_shape(ctypes.addressof(window), (ctypes.c_int64 * rank)(*spatial), out)
    if status:
        _library.fail(status)
    return tuple(out)


def unpooled(window, spatial, wanted):
    """C2's extents as a tuple; `wanted` ones are checked, None asks for the default."""
    rank = window.rank
    out = (ctypes.c_int64 * rank)()
    size = None if wanted is None else (ctypes.c_int64 * rank)(*wanted)
    status = _library.unpooled_shape(
        ctypes.addressof(window), (ctypes.c_int64 * rank)(*spatial), size, out)
    if status:
        _library.fail(status)
    return tuple(out)


def full_size(size, leading, rank, name):
    """`leading` and spatial extents, of spatial extents alone or of a whole shape."""
    size = tuple(integer(n, name) for n in size)
    if len(size) == rank:
        return (*leading, *size)
    if len(size) == rank + len(leading) and size[:len(leading)] == tuple(leading):
        return size
    raise ShapeMismatch(f"{name} is {size}; accepted are {rank} spatial extents, or a whole shape "
                        f"that begins with {tuple(leading)}")


def hashable(value):
    """Lists as tuples, so that arguments can be a key; other values as they are."""
    return tuple(hashable(v) for v in value) if isinstance(value, (tuple, list)) else value


class Memo(dict):
    """Calls by the arguments that they were made of: memo[arguments] makes what it has not yet."""

    def __init__(self, make):
        super().__init__()
        self._make = make

    def __missing__(self, key):
        return remember(self, key, self._make(*key))

    def find(self, key):
        """memo[key], for arguments that may be lists."""
        try:
            return self[key]
        except TypeError:
            return self[hashable(key)]
