"""libargpool through ctypes: the structs of argpool.h and its functions. Every call releases the
GIL while it runs.
"""
# SPDX-License-Identifier: MIT
import ctypes
import os
import sys
from ctypes import (POINTER, Structure, c_char_p, c_float, c_int, c_int32, c_int64, c_size_t,
                    c_void_p, py_object)

from . import _errors

# On Linux the file is named by its soname, which is what the adapters' libraries beside it ask for.
_name = {"win32": "argpool.dll", "darwin": "libargpool.dylib"}.get(sys.platform, "libargpool.so.0")
path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "lib", _name)

SPACES = {"plane": 0, "tensor": 1, "tensor_colmajor": 2, "image": 3, "batch_image": 4, "window": 5,
          "tensor_default_shape": 6}
LAYOUTS = {None: 0, "channels_first": 1, "channels_last": 2}
MEASURES = {False: 0, True: 1, "patient": 2, "between": 3}
DUPLICATES = {"last": 0, "sum": 1, "exact": 2}
OPERATIONS = {"max_pool": 1, "max_unpool": 2, "max_pool_backward": 3, "max_unpool_backward": 4,
              "min_pool": 5}
# Names of an operation's tensors, in argpool.h's order.
TENSORS = {
    "max_pool": ("x", "values", "indices"), "min_pool": ("x", "values", "indices"),
    "max_unpool": ("values", "indices", "out"),
    "max_pool_backward": ("grad_values", "indices", "out"),
    "max_unpool_backward": ("grad", "indices", "out"), "convert_indices": ("indices", "out"),
}

Extents = c_int64 * 3


class Window(Structure):
    """argpool_window: the first `rank` entries of each array, outermost dimension first."""

    _fields_ = [("struct_size", c_size_t), ("rank", c_int32), ("ceil_mode", c_int32)] + [
        (name, Extents) for name in ("kernel", "stride", "pad_begin", "pad_end", "dilation")]


class Options(Structure):
    """argpool_options; zero is each field's default."""

    _fields_ = [
        ("struct_size", c_size_t), ("table", c_void_p), ("index_space", c_int), ("layout", c_int),
        ("duplicates", c_int), ("num_threads", c_int32), ("parallel", c_void_p),
        ("parallel_context", c_void_p), ("forced_variant", c_char_p), ("max_target", c_char_p),
        ("trusted_indices", c_int32), ("reserved", c_int32), ("stream", c_void_p),
        ("error_word", c_void_p), ("measure", c_int), ("measure_seconds", c_float)]


class Request(Structure):
    """An operation, a window and options, for `call_on_capsules`."""

    _fields_ = [("operation", c_int32), ("window", c_void_p), ("options", c_void_p)]


class DLTensor(Structure):
    """DLPack's tensor; strides may be NULL, which means packed row-major."""

    _fields_ = [
        ("data", c_void_p), ("device_type", c_int32), ("device_id", c_int32), ("ndim", c_int32),
        ("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16),
        ("shape", POINTER(c_int64)), ("strides", POINTER(c_int64)),
        ("byte_offset", ctypes.c_uint64)]


def _load():
    try:
        return ctypes.CDLL(path)
    except OSError as error:
        raise ImportError(f"argpool's library could not be loaded ({error}): is the wheel for "
                          "another system or CPU? Install it again with pip, or build it with "
                          "tools/wheel") from None


_c = _load()


def function(name, *arguments, result=c_int):
    function = getattr(_c, name)
    function.argtypes, function.restype = arguments, result
    return function


_extents = POINTER(c_int64)
# Tensors, windows and options are passed as addresses: four of the five conversions that ctypes
# makes for structs would cost more than a small pooling.
BY_OPERATION = {name: function(f"argpool_{name}", *[c_void_p] * 5) for name in OPERATIONS}
# A request's address and a tuple of unversioned capsules: the operation's status, or -1 where one
# is none. Python's functions that it calls are told to it once (../capsules.c).
call_on_capsules = function("argpool_python_call", c_void_p, py_object)
_of_python = (c_void_p * 4)(*[
    ctypes.cast(getattr(ctypes.pythonapi, name), c_void_p).value for name in (
        "PyCapsule_IsValid", "PyCapsule_GetPointer", "PyTuple_GetItem", "PyTuple_Size")])
function("argpool_python_begin", c_void_p, result=None)(ctypes.addressof(_of_python))
convert_indices = function("argpool_convert_indices", c_void_p, _extents, c_void_p, c_int,
                            c_void_p, c_int, c_void_p)
run_region = function("argpool_run_region", *[c_void_p] * 3)
check_extents = function("argpool_check_extents", c_char_p, c_char_p, POINTER(DLTensor), c_int32,
                         _extents)
pooled_shape = function("argpool_pooled_shape", c_void_p, _extents, _extents)
unpooled_shape = function("argpool_unpooled_shape", c_void_p, _extents, _extents, _extents)
plan_create = function("argpool_plan_create", POINTER(c_void_p), c_int, c_void_p, c_void_p,
                        c_void_p)
plan_run = function("argpool_plan_run", c_void_p, c_void_p)
plan_variant = function("argpool_plan_variant", c_void_p, result=c_char_p)
plan_explain = function("argpool_plan_explain", c_void_p, result=c_char_p)
plan_destroy = function("argpool_plan_destroy", c_void_p, result=None)
wisdom_import = function("argpool_wisdom_import", c_char_p)
wisdom_export = function("argpool_wisdom_export", c_char_p)
last_error = function("argpool_last_error", result=c_char_p)
last_variant = function("argpool_last_variant", result=c_char_p)
version = function("argpool_version", result=c_char_p)


def fail(status):
    """Raises what the last call of this thread refused, with its sentence."""
    raise _errors.BY_STATUS[status](last_error().decode())
