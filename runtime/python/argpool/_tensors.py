"""Tensors of any library that speaks DLPack, in and out of argpool without a copy.

`x.__dlpack__()` gives a capsule whose pointer is, or contains, the DLTensor that argpool.h takes.
The capsule owns the tensor's memory while it lives, and is never consumed: dropping it is enough.
"""
# SPDX-License-Identifier: MIT
import ctypes
import math
import sys

from . import _errors, _library
from ._errors import InvalidArgument, OutOfMemory, UnsupportedType
from ._library import TENSORS, DLTensor

_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_pointer.restype, _pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]

# DLManagedTensorVersioned: version (8 bytes), manager, deleter, flags, then the DLTensor.
_FLAGS, _VERSIONED = 24, 32
_READ_ONLY = 1
_BFLOAT = 4  # kDLBfloat

# DLPack's (code, bits) by NumPy's names; NumPy itself has all but bfloat16, which is ml_dtypes'.
NAMES = {
    (2, 64): "float64", (2, 32): "float32", (2, 16): "float16", (4, 16): "bfloat16",
    (0, 64): "int64", (0, 32): "int32", (0, 16): "int16", (0, 8): "int8",
    (1, 64): "uint64", (1, 32): "uint32", (1, 16): "uint16", (1, 8): "uint8",
    (6, 8): "bool", (5, 64): "complex64",
}
CODES = {name: code for code, name in NAMES.items()}


def read(x, name):
    """The capsule of an input and the address of its DLTensor. `name` is for the sentence."""
    if type(x) not in ARRAYS:
        _refuse_masked(x, name)
    try:
        capsule = x.__dlpack__()
        return capsule, _pointer(capsule, b"dltensor")
    except Exception as error:
        return _read_slowly(x, name, error)


# Types that hand out no unversioned capsule of what is read-only, so that having one is enough:
# numpy.ndarray, once an array was seen.
ARRAYS: set = set()


def write(x, name):
    """As `read`, of a tensor that is to be written."""
    if type(x) in ARRAYS:
        try:
            capsule = x.__dlpack__()
            return capsule, _pointer(capsule, b"dltensor")
        except Exception:
            pass
    else:
        _refuse_masked(x, name)
    if type(x).__module__ == "numpy" and type(x).__name__ == "ndarray":
        ARRAYS.add(type(x))
    capsule, address = _read_slowly(x, name, None)
    if _is_read_only(x, capsule, address):
        raise InvalidArgument(f"{name} is read-only: outputs are written in place. Give an array "
                              "that may be written, or leave out= away")
    return capsule, address


def _refuse_masked(x, name):
    """A masked array's cells lie in memory like others, and a maximum among them would win."""
    masked = sys.modules.get("numpy.ma")
    if masked is not None and isinstance(x, masked.MaskedArray):
        raise UnsupportedType(f"{name} is a masked array, whose mask the operations do not know. "
                              f"Give {name}.filled(...), with the lowest value where cells shall "
                              f"never win, or {name}.data")


def _is_read_only(x, capsule, address):
    flags = getattr(x, "flags", None)
    if getattr(flags, "writeable", True) is False:
        return True
    if type(x).__module__.partition(".")[0] in ("jax", "jaxlib"):
        return True  # immutable by JAX's rules; its capsules do not say so
    try:
        _pointer(capsule, b"dltensor_versioned")
    except ValueError:
        return False
    base = address - _VERSIONED
    return bool(ctypes.c_uint64.from_address(base + _FLAGS).value & _READ_ONLY)


def _read_slowly(x, name, error):
    """Read-only arrays, bfloat16, and whatever else __dlpack__() alone does not give."""
    # CPython 3.11 calls a class's method without an instance, and crashes once that is often.
    if isinstance(x, type) or not hasattr(x, "__dlpack__"):
        raise UnsupportedType(f"{name} is a {type(x).__qualname__}; argpool takes NumPy arrays and "
                              "tensors of every library that speaks DLPack. Give "
                              "numpy.asarray(...) of it") from None
    if getattr(x, "requires_grad", False):
        raise InvalidArgument(f"{name} requires a gradient, which argpool's NumPy functions would "
                              f"lose. Give {name}.detach(), or use argpool.torch, whose functions "
                              "autograd follows") from None
    if str(getattr(x, "dtype", None)) == "bfloat16" and hasattr(x, "view"):
        capsule, address = _versioned(x.view("uint16"), name)
        DLTensor.from_address(address).code = _BFLOAT
        return capsule, address
    return _versioned(x, name)


def _versioned(x, name):
    try:
        try:
            capsule = x.__dlpack__(max_version=(1, 0))
        except TypeError:  # a library of before DLPack 1.0
            capsule = x.__dlpack__()
    except Exception as error:
        return _without_capsule(x, name, error)
    try:
        return capsule, _pointer(capsule, b"dltensor_versioned") + _VERSIONED
    except ValueError:
        pass
    try:
        return capsule, _pointer(capsule, b"dltensor")
    except ValueError:
        raise UnsupportedType(f"{name} is a {type(x).__qualname__}, whose __dlpack__ returned "
                              f"{type(capsule).__qualname__}; DLPack asks for a capsule that "
                              "nobody took yet") from None


def _without_capsule(x, name, error):
    """NumPy before 2.1 has no capsule for read-only arrays, nor before 1.25 for bool."""
    dtype = getattr(x, "dtype", None)
    code = CODES.get(str(getattr(dtype, "name", None)))
    native = getattr(dtype, "isnative", None)
    if code is not None and native is False:
        raise UnsupportedType(f"{name} has elements of {dtype}, in another order of bytes than the "
                              f"CPU's: give {name}.astype({dtype.name!r})") from None
    if code is None or not native or not hasattr(x, "__array_interface__"):
        raise UnsupportedType(f"{name}, {type(x).__qualname__} of {dtype}, cannot be handed over "
                              f"by DLPack: {error}. argpool takes tensors in the CPU's memory, of "
                              f"{', '.join(NAMES.values())}") from None
    n, size = x.ndim, dtype.itemsize
    if any(stride % size for stride in x.strides):
        raise UnsupportedType(f"{name} has strides that are no multiples of its element size "
                              f"({x.strides} bytes, {size}), as a field of packed records: give "
                              f"{name}.copy()") from None
    shape = (ctypes.c_int64 * n)(*x.shape)
    strides = (ctypes.c_int64 * n)(*[stride // size for stride in x.strides])
    tensor = DLTensor(x.__array_interface__["data"][0], 1, 0, n, *code, 1, shape, strides, 0)
    return (tensor, x), ctypes.addressof(tensor)


def dtype_name(address):
    """NumPy's name of a DLTensor's element type, or of the widest that it could be taken for."""
    tensor = DLTensor.from_address(address)
    name = NAMES.get((tensor.code, tensor.bits))
    if name is None or tensor.lanes != 1:
        raise UnsupportedType(f"elements of DLPack's code {tensor.code}, {tensor.bits} bits, "
                              f"{tensor.lanes} lanes; argpool takes {', '.join(NAMES.values())}")
    return name


def ndim_of(address):
    return DLTensor.from_address(address).ndim


def shape_of(address):
    tensor = DLTensor.from_address(address)
    return tuple(tensor.shape[:tensor.ndim])


def fail(status, operation, *tensors):
    """Raises what the last call of this thread refused; of an array that lies between the addresses
    of its elements, with the cure."""
    for name, tensor in zip(TENSORS[operation], tensors):
        if (_errors.BY_STATUS[status] is InvalidArgument
                and getattr(getattr(tensor, "flags", None), "aligned", True) is False):
            raise InvalidArgument(f"{name} lies at an address that is no multiple of its elements' "
                                  f"{tensor.itemsize} bytes, as what follows a file's header may: "
                                  "give a copy of it (numpy.copy)")
    _library.fail(status)


def channels_last(x, address, rank):
    """Does `x` lie with channels innermost in memory? Decides how new outputs lie."""
    flags = getattr(x, "flags", None)
    if getattr(flags, "c_contiguous", False):
        return False
    tensor = DLTensor.from_address(address)
    if not tensor.strides or tensor.ndim <= rank:
        return False
    c = tensor.ndim - rank - 1
    return tensor.shape[c] > 1 and tensor.strides[c] == 1 and tensor.strides[tensor.ndim - 1] != 1


def _numpy():
    numpy = sys.modules.get("numpy")
    if numpy is not None:
        return numpy
    try:
        import numpy
    except ImportError:
        raise ImportError("argpool makes its results with NumPy, which is not installed: pip "
                          "install numpy, or give out=") from None
    return numpy


_dtypes: dict = {}


# Bytes from which a result starts at a cache line. NumPy's allocator gives 16 bytes; rows that
# write past the caches need 32 or 64. Below, making such an array costs more than it brings.
ALIGNED_FROM = 1 << 17


def maker(shape, dtype):
    """What makes an uninitialised array of this shape and type: f(shape, dtype)."""
    large = math.prod(shape) * dtype.itemsize >= ALIGNED_FROM
    return _aligned_empty if large else _numpy().empty


def _aligned_empty(shape, dtype):
    numpy = _numpy()
    memory = numpy.empty(math.prod(shape) * dtype.itemsize + 63, "u1")
    first = -memory.__array_interface__["data"][0] % 64
    return numpy.ndarray(shape, dtype, memory, first)


def numpy_dtype(name):
    if name in _dtypes:
        return _dtypes[name]
    if name != "bfloat16":
        return _dtypes.setdefault(name, _numpy().dtype(name))
    try:
        import ml_dtypes  # type: ignore
    except ImportError:
        raise UnsupportedType("NumPy has no bfloat16 of its own: pip install ml_dtypes, or give "
                              "out=") from None
    return _dtypes.setdefault(name, _numpy().dtype(ml_dtypes.bfloat16))


def empty(like, shape, name, last, rank):
    """A new tensor of the library that `like` is from if others may write its tensors (NumPy,
    PyTorch), else of NumPy. last: channels innermost in memory."""
    try:
        return _empty(like, shape, name, last, rank)
    except (MemoryError, ValueError, RuntimeError) as error:  # NumPy's, NumPy's, PyTorch's
        raise OutOfMemory(f"a result of shape {tuple(shape)} and type {name} could not be made "
                          f"({error}): give a smaller size, or out=") from None


def _empty(like, shape, name, last, rank):
    torch = sys.modules.get("torch")
    if torch is not None and isinstance(like, torch.Tensor):
        dtype = getattr(torch, name)
        make, move = lambda s: like.new_empty(s, dtype=dtype), torch.movedim
    else:
        dtype = numpy_dtype(name)
        make, move = lambda s: maker(s, dtype)(s, dtype), _numpy().moveaxis
    if not last:
        return make(shape)
    c = len(shape) - rank - 1
    return move(make((*shape[:c], *shape[c + 1:], shape[c])), -1, c)
