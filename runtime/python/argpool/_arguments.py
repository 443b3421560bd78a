"""Python's arguments as argpool.h's structs, made once for each combination that a program uses."""
# SPDX-License-Identifier: MIT
import ctypes
import math
import os

from . import _library
from ._errors import InvalidArgument, InvalidWindow, ShapeMismatch, UnsupportedType
from ._library import Extents, Options, Window

_KEPT = 512  # combinations, and shapes of each; beyond that all are made anew


def shown(value):
    """What a sentence shows of an argument."""
    text = repr(value)
    return text if len(text) <= 100 else text[:97] + "..."


def plain(value, name):
    """`value` as an int, or a tuple of what it lists: of an integer, a tuple, list, range or array
    of integers. A float or a boolean is a mistake, whatever number it equals."""
    kind = type(value)
    if kind is not int:
        if isinstance(value, (tuple, list, range)):
            return tuple([plain(entry, name) for entry in value])
        if hasattr(kind, "tolist"):  # arrays of NumPy, PyTorch, JAX, and NumPy's numbers
            return plain(value.tolist(), name)
        if kind is bool or not hasattr(kind, "__index__"):
            raise UnsupportedType(f"{name} is {shown(value)}, a {kind.__qualname__}; it has to be "
                                  "an integer, or a list or an array of integers")
        value = int(kind.__index__(value))
    if not -2**63 <= value < 2**63:  # ctypes would cut it off
        raise InvalidArgument(f"{name} is {shown(value)}; accepted are numbers of 64 bits")
    return value


def integer(value, name):
    number = plain(value, name)
    if type(number) is not int:
        raise UnsupportedType(f"{name} is {shown(value)}; it has to be one integer")
    return number


def real(value, name, accepted="numbers"):
    try:
        return value.__float__()  # float() takes text, too
    except Exception:  # AttributeError, or what an array of several numbers raises
        raise InvalidArgument(f"{name} is {shown(value)}; accepted are {accepted}") from None


def flag(value, name):
    """A boolean: True, False, NumPy's, or the integers 0 and 1."""
    if value is True or value is False:
        return value
    given = value.tolist() if hasattr(type(value), "tolist") else value
    if type(given) not in (bool, int) or given not in (0, 1):
        raise InvalidArgument(f"{name} is {shown(value)}; accepted are True and False")
    return bool(given)


def path_of(value, name):
    """A file's path as text, of str, bytes or os.PathLike."""
    try:
        path = os.fsdecode(value)
        os.fsencode(path)
    except UnicodeError as error:
        raise InvalidArgument(f"{name} is {shown(value)}; no file has such a name ({error})"
                              ) from None
    except TypeError:
        raise UnsupportedType(f"{name} is {shown(value)}, a {type(value).__qualname__}; accepted "
                              "is a path: str, bytes or os.PathLike") from None
    if "\0" in path:
        raise InvalidArgument(f"{name} is {shown(value)}; no file's name has a zero byte")
    return path


def per_dimension(value, rank, name):
    """A list of `rank` integers: `value` itself, or one number for all dimensions."""
    numbers = plain(value, name)
    if type(numbers) is int:
        return [numbers] * rank
    if len(numbers) not in (1, rank):
        raise InvalidWindow(f"{name} has {len(numbers)} entries, {shown(numbers)}; accepted are "
                            f"one for all dimensions, or {rank}, outermost first")
    return [integer(n, name) for n in numbers] * (rank if len(numbers) == 1 else 1)


def pads(padding, rank):
    """Pads at the beginnings and at the ends of dimensions: an entry may be a pair of both."""
    given = plain(padding, "padding")
    each = (given,) if type(given) is int else given
    if len(each) == 1:
        each *= rank
    if len(each) != rank:
        raise InvalidWindow(f"padding has {len(each)} entries, {shown(given)}; accepted are one "
                            f"number, or {rank} entries, outermost first, each a number or a "
                            "pair (begin, end)")
    both = [p if type(p) is tuple else (p, p) for p in each]
    if any(len(p) != 2 for p in both):
        raise InvalidWindow(f"padding is {shown(padding)}; an entry is a number or a pair "
                            "(begin, end)")
    return tuple([integer(p[end], "padding") for p in both] for end in (0, 1))


def rank_of(kernel, ndim):
    """Spatial dimensions: as many as `kernel` has entries; of a number, all but N and C."""
    given = plain(kernel, "kernel")
    rank = ndim - 2 if type(given) is int else len(given)
    if not 1 <= rank <= 3:
        raise ShapeMismatch(
            f"kernel {shown(kernel)} of a tensor with {ndim} dimensions makes {rank} spatial ones; "
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
        raise InvalidWindow(f"{name} is {shown(value)}; accepted are numbers from 1 on")
    return values


def window_of(rank, kernel, stride, padding, dilation, ceil_mode):
    """An argpool_window; what the numbers may be is the library's to judge."""
    kernel = per_dimension(kernel, rank, "kernel")
    stride = [0] * rank if stride is None else _positive(stride, rank, "stride")
    begin, end = pads(padding, rank)
    dilation = _positive(dilation, rank, "dilation")
    return Window(ctypes.sizeof(Window), rank, flag(ceil_mode, "ceil_mode"), Extents(*kernel),
                  Extents(*stride), Extents(*begin), Extents(*end), Extents(*dilation))


def choice(table, value, name):
    try:
        return table[value]
    except (KeyError, TypeError):
        accepted = ", ".join(repr(key) for key in table)
        raise InvalidArgument(f"{name} is {shown(value)}; accepted are {accepted}") from None


def type_name(dtype):
    """NumPy's name of a type given as a string, a NumPy, PyTorch or JAX type."""
    if isinstance(dtype, str):
        return dtype
    name = getattr(dtype, "__name__", None) or getattr(dtype, "name", None) or str(dtype)
    return str(name).rpartition(".")[2]


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
        raise UnsupportedType(f"index_type is {shown(name)}; index space {space!r} takes "
                              f"{' and '.join(accepted)}")
    return space, name


def space_of(dtype):
    """The index space of indices of a type, where none is named: u8 and u16 belong to one alone."""
    return "window" if type_name(dtype) in _INDEX_TYPES["window"] else "plane"


def thread_count(threads):
    if threads is None:
        return 0
    number = integer(threads, "threads")
    if not 1 <= number <= 1024:
        raise InvalidArgument(f"threads is {number}; accepted are 1 to 1024, or None")
    return number


def _table(library):
    """A library's kernels, for argpool_options; None: the default ones."""
    if library is None:
        return None
    from ._compile import Library  # which imports this

    if not isinstance(library, Library):
        raise InvalidArgument(f"library is {shown(library)}; accepted is what argpool.compile or "
                              "argpool.Library returns, or None")
    return library.table


class Call:
    """A window and options, with the addresses that calls pass; shared by threads, never changed.

    requests: by the operation, for _library.call_on_capsules. numbers: those of `Memo`'s key.
    shapes: memo of pooled or unpooled shapes by the input's; kinds: of shapes and types of results,
    by those of arrays (see _quick.py)."""

    __slots__ = ("rank", "window", "options", "at_window", "at_options", "space", "index_type",
                 "shapes", "kinds", "last", "numbers", "requests", "_requests")

    def __init__(self, window, space="plane", index_type=None, layout=None, duplicates="last",
                 trusted=False, threads=None, library=None):
        self.rank, self.window = window.rank, window
        self.space, self.index_type = space, index_type
        self.last = None if layout is None else layout == "channels_last"
        self.options = Options(
            struct_size=ctypes.sizeof(Options), layout=choice(_library.LAYOUTS, layout, "layout"),
            index_space=choice(_library.SPACES, space, "index_space"),
            duplicates=choice(_library.DUPLICATES, duplicates, "duplicates"),
            num_threads=thread_count(threads), trusted_indices=flag(trusted, "trusted_indices"),
            table=_table(library))
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
    """`leading` and spatial extents, of spatial extents alone, one number for all of them, or a
    whole shape."""
    given = plain(size, name)
    if type(given) is int:
        given = (given,) * rank
    if any(type(n) is not int or n < 0 for n in given):
        raise ShapeMismatch(f"{name} is {shown(given)}; accepted are extents from 0 on")
    if len(given) == rank:
        return (*leading, *given)
    if len(given) == rank + len(leading) and given[:len(leading)] == tuple(leading):
        return given
    raise ShapeMismatch(f"{name} is {shown(given)}; accepted are {rank} spatial extents, or a "
                        f"whole shape that begins with {tuple(leading)}")


_ONLY_INT = frozenset((int,)).issuperset


class Memo(dict):
    """Calls by the arguments that they were made of: kernel, stride, padding, dilation, ceil_mode,
    trusted_indices and threads, then others.

    2.0 and True equal 2 and 1, which find what those made, and have to be refused all the same. So
    the first are taken for right where they are the same objects as the call's, as small ints,
    None, False and a program's constants are; others are looked at."""

    def __init__(self, make):
        super().__init__()
        self._make = make

    def find(self, key):
        try:
            call = self[key]
        except (KeyError, TypeError):  # new; or lists and arrays, which are no keys
            return self._find_plain(*key)
        kernel, stride, padding, dilation, ceil_mode, trusted, threads = call.numbers
        if (key[0] is kernel and key[1] is stride and key[2] is padding and key[3] is dilation
                and key[4] is ceil_mode and key[5] is trusted and key[6] is threads):
            return call
        return self._find_plain(*key)

    def _find_plain(self, kernel, stride, padding, dilation, ceil_mode, trusted, threads, *others):
        numbers = (
            plain(kernel, "kernel"), None if stride is None else plain(stride, "stride"),
            plain(padding, "padding"), plain(dilation, "dilation"), flag(ceil_mode, "ceil_mode"),
            flag(trusted, "trusted_indices"), thread_count(threads) or None)
        key = *numbers, *others
        try:
            call = self.get(key)
        except TypeError:  # what cannot be a key is refused, or is a type by another name
            return self._make(*key)
        if call is None:
            call = self._make(*key)
            call.numbers = numbers
            remember(self, key, call)
        return call


def extents_key(size, name):
    """Extents that a caller gives, as a key: ints, so that 4.0 is not found under 4."""
    return size if type(size) is tuple and _ONLY_INT(map(type, size)) else plain(size, name)
