"""Plans: check and choose once, run many times."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

import ctypes

from . import _library
from ._arguments import Call, choice, rank_of, real, space_of, window_of
from ._errors import InvalidArgument, ShapeMismatch
from ._library import TENSORS, DLTensor
from ._tensors import dtype_name, fail, ndim_of, read, write

TYPE_CHECKING = False  # as typing's, without importing it
if TYPE_CHECKING:
    from typing import Any, Optional, Sequence

    from ._types import (Duplicates, Extent, IndexSpace, Layout, Measure, Operation, Padding,
                         Tensor)

# How many of an operation's tensors are read.
_INPUTS = {"max_pool": 1, "min_pool": 1, "max_unpool": 2, "max_pool_backward": 2,
           "max_unpool_backward": 2}


def _facts(address):
    """What of a tensor a plan holds fast: its type, shape and strides."""
    t = DLTensor.from_address(address)
    strides = tuple(t.strides[:t.ndim]) if t.strides else None
    return t.code, t.bits, t.device_type, tuple(t.shape[:t.ndim]), strides


def _data(address):
    t = DLTensor.from_address(address)
    return (t.data or 0) + t.byte_offset


class Plan:
    """An operation on tensors of one shape, type and memory layout, checked and chosen once.

        plan = argpool.Plan("max_pool", (x, values, indices), kernel=2)
        plan()                          # runs on the tensors it was made with
        plan(x2, values2, indices2)     # on others that are like them

    operation  "max_pool", "min_pool": tensors (x, values, indices or None); "max_unpool": (values,
               indices, out); "max_pool_backward": (grad_values, indices, out);
               "max_unpool_backward": (grad, indices, out). Their shapes as in the functions of
               those names.
    measure    True: each kernel that may run is timed on scratch tensors, for half a second at
               most, and the fastest is kept, here and for later calls (see wisdom_export);
               "patient": for two seconds. "between": for one second, each run after the outputs
               and 4 MB elsewhere were written, as in a network. False: by estimate, unless
               ARGPOOL_MEASURE is set.
    measure_seconds  what that may take; None: as above.
    The rest as in those functions; index_space None: by the type of the indices.

    A call returns its outputs: a pair for pools with indices, else a tensor. Calls on the
    plan's own tensors skip every check of Python's; those on others compare type, shape and
    strides. A plan may run on many threads at once, on outputs of their own.
    """

    def __init__(
        self, operation: Operation, tensors: Sequence[Optional[Tensor]], kernel: Extent,
        stride: Optional[Extent] = None, padding: Padding = 0, dilation: Extent = 1,
        ceil_mode: bool = False, *, layout: Optional[Layout] = None,
        index_space: Optional[IndexSpace] = None, duplicates: Duplicates = "last",
        trusted_indices: bool = False, threads: Optional[int] = None, measure: Measure = False,
        measure_seconds: Optional[float] = None,
    ) -> None:
        number = choice(_library.OPERATIONS, operation, "operation")
        names = TENSORS[operation]
        if not isinstance(tensors, (tuple, list)) or len(tensors) != 3:
            given = f"{len(tensors)} were" if isinstance(tensors, (tuple, list)) \
                else f"{type(tensors).__qualname__} was"
            raise InvalidArgument(f"{operation} has 3 tensors, {', '.join(names)}; {given} given")
        tensors = tuple(tensors)
        self.operation = operation
        self._capsules, self._addresses = self._export(tensors)
        rank = rank_of(kernel, ndim_of(self._addresses[0]))
        window = window_of(rank, kernel, stride, padding, dilation, ceil_mode)
        if index_space is None:
            held = self._addresses[2 if _INPUTS[operation] == 1 else 1]
            index_space = "plane" if held is None else space_of(dtype_name(held))
        self._call = Call(window, index_space, None, layout, duplicates,
                          trusted_indices, threads)
        self._call.options.measure = choice(_library.MEASURES, measure, "measure")
        self._call.options.measure_seconds = 0 if measure_seconds is None else \
            real(measure_seconds, "measure_seconds", "numbers, or None")
        self._tensors = tensors
        self._like = [a and _facts(a) for a in self._addresses]
        self._own = (ctypes.c_void_p * 3)(*[a and _data(a) for a in self._addresses])
        self._at_own = ctypes.addressof(self._own)
        self._plan = self._create(number)
        self._result = self._outputs(tensors)

    def _create(self, number):
        plan = ctypes.c_void_p()
        pointers = (ctypes.c_void_p * 3)(*self._addresses)
        status = _library.plan_create(ctypes.byref(plan), number, self._call.at_window,
                                      ctypes.addressof(pointers), self._call.at_options)
        if status:
            fail(status, self.operation, *self._tensors)
        return plan.value

    def __del__(self, destroy=_library.plan_destroy):
        destroy(self.__dict__.get("_plan"))

    def _export(self, tensors):
        inputs, names = _INPUTS[self.operation], TENSORS[self.operation]
        capsules, addresses = [], []
        for position, tensor in enumerate(tensors):
            if tensor is None and inputs == 1 and position == 2:
                addresses.append(None)
                continue
            way = read if position < inputs else write
            capsule, address = way(tensor, names[position])
            capsules.append(capsule)
            addresses.append(address)
        return capsules, addresses

    def _outputs(self, tensors):
        if _INPUTS[self.operation] == 1:
            return (tensors[1], tensors[2]) if tensors[2] is not None else tensors[1]
        return tensors[2]

    @property
    def variant(self) -> str:
        """The name of the kernel that was chosen."""
        return _library.plan_variant(self._plan).decode()

    @property
    def explanation(self) -> str:
        """A sentence: the kernel; by estimate, measured or by wisdom; its time, the next's."""
        return _library.plan_explain(self._plan).decode()

    def __call__(self, *tensors: Optional[Tensor]) -> Any:
        if not tensors:
            status = _library.plan_run(self._plan, self._at_own)
            if status:
                _library.fail(status)
            return self._result
        return self._run_on(tensors)

    def _run_on(self, tensors):
        if len(tensors) != 3:
            raise InvalidArgument(f"a plan of {self.operation} runs on 3 tensors, "
                                  f"{', '.join(TENSORS[self.operation])}, or on its own without "
                                  f"arguments; {len(tensors)} were given")
        capsules, addresses = self._export(tensors)
        for name, address, like in zip(TENSORS[self.operation], addresses, self._like):
            if (address and _facts(address)) != like:
                raise ShapeMismatch(f"{name} differs in type, shape or strides from the tensor "
                                    "that the plan was made with: make a plan for it")
        data = (ctypes.c_void_p * 3)(*[a and _data(a) for a in addresses])
        status = _library.plan_run(self._plan, ctypes.addressof(data))
        if status:
            fail(status, self.operation, *tensors)
        return self._outputs(tensors)
