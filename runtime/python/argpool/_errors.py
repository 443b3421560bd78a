"""Refusals as Python exceptions: one class a status of argpool.h, each also the built-in exception
that a Python program expects. The message is argpool's own sentence: what was wrong, what was
given, what is accepted.
"""
# SPDX-License-Identifier: MIT


class Error(Exception):
    """Base of all that argpool raises. `status` is the name that argpool.h gives it."""

    status = "unknown"


class InvalidArgument(Error, ValueError):
    """An argument that is none of those accepted, or an output that may not be written."""

    status = "invalid_argument"


class InvalidWindow(Error, ValueError):
    """A kernel below 1, a negative stride, pad or dilation, or a window without a cell."""

    status = "invalid_window"


class ShapeMismatch(Error, ValueError):
    """Shapes that do not belong together."""

    status = "shape_mismatch"


class UnsupportedType(Error, TypeError):
    """An element type or an index type that the operation does not take."""

    status = "unsupported_type"


class UnsupportedStrides(Error, ValueError):
    """An output some of whose cells share memory."""

    status = "unsupported_strides"


class UnsupportedDevice(Error, ValueError):
    """A tensor that is not in the CPU's memory."""

    status = "unsupported_device"


class IndexOverflow(Error, OverflowError):
    """An index type too small for the largest index of its space."""

    status = "index_overflow"


class IndexOutOfRange(Error, IndexError):
    """An index that names no cell of its plane; the first one is named."""

    status = "index_out_of_range"


class Overlap(Error, ValueError):
    """An output that shares memory with another tensor of the call."""

    status = "overlap"


class NoKernel(Error, NotImplementedError):
    """No kernel of the library serves the call on this CPU."""

    status = "no_kernel"


class ForcedVariant(Error, ValueError):
    """The variant that $ARGPOOL_FORCE_VARIANT names is unknown, or may not run the call."""

    status = "forced_variant"


class OutOfMemory(Error, MemoryError):
    """Scratch memory or a plan could not be allocated."""

    status = "out_of_memory"


class DeviceError(Error, RuntimeError):
    """A device's driver failed."""

    status = "device_error"


class CompilerError(Error, RuntimeError):
    """argpool-compile, or the C compiler that links, refused or is missing."""

    status = "compiler_error"


# By argpool_status.
BY_STATUS = (None, InvalidArgument, InvalidWindow, ShapeMismatch, UnsupportedType,
             UnsupportedStrides, UnsupportedDevice, IndexOverflow, IndexOutOfRange, Overlap,
             NoKernel, ForcedVariant, OutOfMemory, DeviceError)
