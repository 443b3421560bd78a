# libargpool.so through ctypes: the structs of argpool.h; torch and NumPy tensors as DLTensor.
# SPDX-License-Identifier: MIT
import ctypes
from ctypes import POINTER, Structure, byref, c_char_p, c_int32, c_int64, c_size_t, c_uint8
from ctypes import c_uint16, c_uint64, c_void_p

# argpool_status
OK, INVALID_WINDOW, SHAPE_MISMATCH, INDEX_OUT_OF_RANGE = 0, 2, 3, 8
# argpool_layout, argpool_duplicates
CHANNELS_FIRST, CHANNELS_LAST = 1, 2
LAST, SUM, EXACT = 0, 1, 2
# argpool_index_space
SPACES = {"plane": 0, "tensor": 1, "tensor_colmajor": 2, "image": 3, "batch_image": 4, "window": 5,
          "tensor_default_shape": 6}
CPU = 1  # kDLCPU

# DLPack's type codes and bits, by the words of problem lines and by those of torch and NumPy.
DTYPES = {
    "f64": (2, 64), "f32": (2, 32), "f16": (2, 16), "bf16": (4, 16), "i64": (0, 64),
    "i32": (0, 32), "i16": (0, 16), "i8": (0, 8), "u8": (1, 8), "u16": (1, 16), "u32": (1, 32),
    "u64": (1, 64), "bool": (6, 8), "c64": (5, 64),
}
WORDS = {
    "float64": "f64", "float32": "f32", "float16": "f16", "bfloat16": "bf16", "int64": "i64",
    "int32": "i32", "int16": "i16", "int8": "i8", "uint8": "u8", "uint16": "u16", "uint32": "u32",
    "uint64": "u64", "bool": "bool", "complex64": "c64",
}


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


def window(kernel, stride, pad=None, dilation=None, ceil_mode=False, pad_end=None):
    """Lists of one number a spatial dimension, outermost first; pad_end is pad unless told."""
    pad = pad or [0] * len(kernel)
    three = lambda numbers: (c_int64 * 3)(*numbers)
    return Window(ctypes.sizeof(Window), len(kernel), int(ceil_mode), three(kernel), three(stride),
                  three(pad), three(pad if pad_end is None else pad_end),
                  three(dilation or [1] * len(kernel)))


def options(layout=0, threads=1, space="plane", duplicates=LAST):
    return Options(struct_size=ctypes.sizeof(Options), layout=layout, num_threads=threads,
                   index_space=SPACES[space], duplicates=duplicates)


def dl_tensor(tensor, word=None):
    """A DLTensor over the memory of a torch tensor or a NumPy array, which must outlive it.

    `word` ("u16") says what the elements are where the library has no such type."""
    name = str(tensor.dtype).replace("torch.", "")
    code, bits = DTYPES[word or WORDS[name]]
    if hasattr(tensor, "data_ptr"):
        data, strides = tensor.data_ptr(), tensor.stride()
    else:
        data, strides = tensor.ctypes.data, [n // tensor.itemsize for n in tensor.strides]
    n = len(tensor.shape)
    return DLTensor(data, Device(CPU, 0), n, DataType(code, bits, 1), (c_int64 * n)(*tensor.shape),
                    (c_int64 * n)(*strides), 0)


class Library:
    """The operations of argpool.h by their names; each returns the status."""

    def __init__(self, path):
        self._lib = ctypes.CDLL(path)
        for name in ("argpool_last_error", "argpool_last_variant", "argpool_version"):
            getattr(self._lib, name).restype = c_char_p

    def last_error(self):
        return self._lib.argpool_last_error().decode()

    def last_variant(self):
        return self._lib.argpool_last_variant().decode()

    def version(self):
        return self._lib.argpool_version().decode()

    def call(self, operation, window, tensors, options):
        """argpool_<operation> on DLTensors, inputs first; a None is NULL."""
        pointers = [byref(tensor) if tensor is not None else None for tensor in tensors]
        return getattr(self._lib, f"argpool_{operation}")(byref(window), *pointers,
                                                          byref(options))

    def convert_indices(self, window, spatial, source, from_space, target, to_space, options):
        """Spaces by name, spatial extents outermost first."""
        return self._lib.argpool_convert_indices(
            byref(window), (c_int64 * len(spatial))(*spatial), byref(source), SPACES[from_space],
            byref(target), SPACES[to_space], byref(options))

    def pooled_shape(self, window, spatial):
        """The status and C1's extents."""
        pooled = (c_int64 * len(spatial))()
        status = self._lib.argpool_pooled_shape(byref(window), (c_int64 * len(spatial))(*spatial),
                                                pooled)
        return status, list(pooled)

    def unpooled_shape(self, window, pooled, output_size=None):
        """The status and C2's extents."""
        unpooled = (c_int64 * len(pooled))()
        wanted = (c_int64 * len(pooled))(*output_size) if output_size else None
        status = self._lib.argpool_unpooled_shape(byref(window), (c_int64 * len(pooled))(*pooled),
                                                  wanted, unpooled)
        return status, list(unpooled)
