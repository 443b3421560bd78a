# libargpool.so through ctypes: the structs of argpool.h, and tensors as DLTensor.
# SPDX-License-Identifier: MIT
import ctypes
from ctypes import POINTER, Structure, byref, c_char_p, c_int32, c_int64, c_size_t, c_uint8
from ctypes import c_uint16, c_uint64, c_void_p

CHANNELS_FIRST, CHANNELS_LAST = 1, 2
OK, INVALID_WINDOW = 0, 2
CPU = 1  # kDLCPU


class Device(Structure):
    _fields_ = [("device_type", c_int32), ("device_id", c_int32)]


class DataType(Structure):
    _fields_ = [("code", c_uint8), ("bits", c_uint8), ("lanes", c_uint16)]


class DLTensor(Structure):
    _fields_ = [
        ("data", c_void_p),
        ("device", Device),
        ("ndim", c_int32),
        ("dtype", DataType),
        ("shape", POINTER(c_int64)),
        ("strides", POINTER(c_int64)),
        ("byte_offset", c_uint64),
    ]


class Window(Structure):
    _fields_ = [("struct_size", c_size_t), ("rank", c_int32), ("ceil_mode", c_int32)] + [
        (name, c_int64 * 3) for name in ("kernel", "stride", "pad_begin", "pad_end", "dilation")
    ]


class Options(Structure):
    _fields_ = [
        ("struct_size", c_size_t),
        ("table", c_void_p),
        ("index_space", c_int32),
        ("layout", c_int32),
        ("duplicates", c_int32),
        ("num_threads", c_int32),
        ("parallel", c_void_p),
        ("parallel_context", c_void_p),
        ("forced_variant", c_char_p),
        ("max_target", c_char_p),
        ("trusted_indices", c_int32),
        ("reserved", c_int32),
        ("stream", c_void_p),
        ("error_word", c_void_p),
    ]


def window(kernel, stride, pad, dilation, ceil_mode):
    three = lambda numbers: (c_int64 * 3)(*numbers)
    return Window(ctypes.sizeof(Window), len(kernel), int(ceil_mode), three(kernel), three(stride),
                  three(pad), three(pad), three(dilation))


def options(layout, threads):
    return Options(struct_size=ctypes.sizeof(Options), layout=layout, num_threads=threads)


class Library:
    """The two operations; each returns the status."""

    def __init__(self, path):
        self._lib = ctypes.CDLL(path)
        for name in ("argpool_last_error", "argpool_last_variant", "argpool_version"):
            getattr(self._lib, name).restype = c_char_p

    def last_error(self):
        return self._lib.argpool_last_error().decode()

    def last_variant(self):
        return self._lib.argpool_last_variant().decode()

    def max_pool(self, window, src, values, indices, options):
        return self._lib.argpool_max_pool(byref(window), byref(src), byref(values), byref(indices),
                                          byref(options))

    def max_unpool(self, window, values, indices, dst, options):
        return self._lib.argpool_max_unpool(byref(window), byref(values), byref(indices),
                                            byref(dst), byref(options))


def dl_tensor(tensor):
    """A DLTensor over a torch tensor's memory; the tensor must outlive it."""
    n = tensor.dim()
    code = 2 if tensor.is_floating_point() else 0
    dtype = DataType(code, 8 * tensor.element_size(), 1)
    return DLTensor(tensor.data_ptr(), Device(CPU, 0), n, dtype, (c_int64 * n)(*tensor.shape),
                    (c_int64 * n)(*tensor.stride()), 0)
