"""PyTorch's own operators on argpool (argpool.torch.enable) against plain aten, bit for bit,
forward and backward: every sample and error input that PyTorch's own tests have (OpInfo,
ModuleInfo), and problems beyond them.
"""
# SPDX-License-Identifier: MIT
import collections
import itertools
import pathlib
import sys
import warnings

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "oracles"))
import torch
import torch.nn.functional as F
from torch.testing._internal.common_methods_invocations import op_db
from torch.testing._internal.common_modules import module_db

import argpool.torch
from report import Report

OPERATORS = ("max_pool1d", "max_pool2d", "max_pool3d", "max_unpool1d", "max_unpool2d",
             "max_unpool3d", "max_pool2d_with_indices_backward")
MODULES = ("MaxPool1d", "MaxPool2d", "MaxPool3d", "MaxUnpool1d", "MaxUnpool2d", "MaxUnpool3d")
HALVES = (torch.float16, torch.bfloat16)


def tensors_of(result):
    if isinstance(result, torch.Tensor):
        return [result]
    return [t for part in result for t in tensors_of(part)] if isinstance(result, (tuple, list)) \
        else []


def same(a, b, strides=True):
    """Bit for bit; NaN payloads aside. Strides, too: what follows may depend on them."""
    if a.shape != b.shape or a.dtype != b.dtype or (strides and a.stride() != b.stride()):
        return False
    if a.is_floating_point():
        nan = a.isnan()
        if not torch.equal(nan, b.isnan()):
            return False
        a, b = (t.masked_fill(nan, 0).contiguous().view(torch.uint8) for t in (a, b))
    return torch.equal(a, b)


def leaves(value):
    """Tensors of arguments that want a gradient."""
    if isinstance(value, torch.Tensor):
        return [value] if value.requires_grad else []
    if isinstance(value, dict):
        value = value.values()
    elif not isinstance(value, (tuple, list)):
        return []
    return [leaf for part in value for leaf in leaves(part)]


class Comparison:
    def __init__(self, report):
        self.report, self.counts = report, collections.Counter()

    def run(self, call, wanted):
        """Results and gradients, or the exception."""
        try:
            outputs = tensors_of(call())
            differentiable = [t for t in outputs if t.requires_grad]
            gradients = []
            if differentiable and wanted:
                weights = [(torch.arange(t.numel()).reshape(t.shape) % 7 - 2).to(t.dtype)
                           for t in differentiable]
                gradients = torch.autograd.grad(differentiable, wanted, weights, allow_unused=True)
            return outputs, [g for g in gradients if g is not None]
        except Exception as error:
            return error

    def compare(self, kind, line, call, wanted=(), again=None):
        """One problem, plain and on argpool. again: a call and what it wants, whose plain results
        are right where those of `call` are not."""
        self.report.problems += 1
        with argpool.torch.enabled(False):
            plain = self.run(call, wanted)
        with argpool.torch.enabled():
            ours = self.run(call, wanted)
        if isinstance(plain, Exception) or isinstance(ours, Exception):
            fine = type(plain) is type(ours) and str(plain) == str(ours)
            if "numeric_limits<integer_t>" in str(plain) and not isinstance(ours, Exception):
                self.counts[kind, "channels-last planes of uint8 and int8 above 255 and 127 cells, "
                            "which aten refuses"] += 1
                return True
            self.counts[kind, "refusals"] += 1
            return self.report.check(fine, line, f"plain {plain!r}, on argpool {ours!r}")
        for what, mine, theirs in zip(("forward", "backward"), ours, plain):
            fine = len(mine) == len(theirs) and all(map(same, mine, theirs))
            if not fine and again:
                with argpool.torch.enabled(False):
                    right = self.run(*again)[what == "backward"]
                fine = all(same(a, b, strides=False) for a, b in zip(mine, right))
                self.counts[kind, f"{what} of max_pool3d, channels-last, where aten names a wrong "
                            "cell if nothing exceeds the lowest value"] += 1
            if not fine and what == "backward" and mine and mine[0].dtype in HALVES:
                self.counts[kind, "half-precision gradients that differ by rounding (C9)"] += 1
                fine = all(torch.allclose(a.float(), b.float(), rtol=2e-2, atol=2e-2)
                           for a, b in zip(mine, theirs))
            self.counts[kind, what] += 1
            self.report.check(fine, line, f"{what} differs")
        return True


def samples(comparison):
    for op in op_db:
        if op.name.rpartition(".")[2] not in OPERATORS:
            continue
        for dtype in sorted(op.dtypes, key=str):
            grad = dtype.is_floating_point
            for number, sample in enumerate(op.sample_inputs("cpu", dtype, requires_grad=grad)):
                wanted = leaves([sample.input, sample.args, sample.kwargs])
                comparison.compare(
                    "OpInfo samples", f"{op.formatted_name} {dtype} sample {number}",
                    lambda: op(sample.input, *sample.args, **sample.kwargs), wanted)
        if op.error_inputs_func:
            for number, error in enumerate(op.error_inputs("cpu")):
                sample = error.sample_input
                comparison.compare(
                    "OpInfo error inputs", f"{op.formatted_name} error input {number}",
                    lambda: op(sample.input, *sample.args, **sample.kwargs))


def modules(comparison):
    for info in module_db:
        if info.module_cls.__name__ not in MODULES:
            continue
        for dtype, training in itertools.product((torch.float32, torch.float64), (True, False)):
            inputs = info.module_inputs_func(info, device="cpu", dtype=dtype, requires_grad=True,
                                             training=training)
            for number, given in enumerate(inputs):
                if given.forward_input is None:
                    continue
                arguments, named = given.constructor_input.args, given.constructor_input.kwargs
                module = info.module_cls(*arguments, **named)
                forward = given.forward_input
                comparison.compare(
                    "ModuleInfo samples", f"{info.name} {dtype} sample {number}",
                    lambda: module(*forward.args, **forward.kwargs),
                    leaves([forward.args, forward.kwargs]))


def formats(rank):
    last = {2: torch.channels_last, 3: torch.channels_last_3d}.get(rank)
    yield "contiguous", lambda t: t.contiguous()
    if last:
        yield "channels_last", lambda t: t.contiguous(memory_format=last)
    yield "sliced", lambda t: torch.stack([t, t], -1).flatten(-2)[..., ::2]
    yield "transposed", lambda t: t.transpose(-1, 1).contiguous().transpose(-1, 1)


def beyond(comparison):
    """Layouts, types, unbatched and empty batches, large kernels, NaN and infinities."""
    generator = torch.Generator().manual_seed(1)
    floats = (torch.float32, torch.float64, torch.float16, torch.bfloat16)
    integers = (torch.int64, torch.int32, torch.int16, torch.int8, torch.uint8)
    windows = [(2, 2, 0, 1, False), (3, 2, 1, 1, False), (3, 1, 1, 2, False), (3, 2, 0, 1, True),
               (7, 3, 3, 1, True), (1, 1, 0, 1, False)]
    sizes = {1: [(2, 3, 23), (1, 1, 7)], 2: [(2, 3, 13, 10), (1, 16, 7, 7)],
             3: [(2, 2, 9, 8, 7), (1, 3, 7, 7, 7)]}
    for rank, dtype in itertools.product((1, 2, 3), floats + integers):
        pool, unpool = (getattr(F, f"max_{name}{rank}d") for name in ("pool", "unpool"))
        for size, window, (name, place) in itertools.product(sizes[rank], windows, formats(rank)):
            if name == "transposed" and rank == 1:
                continue
            x = torch.randn(size, generator=generator) * 4
            x = x.round() if dtype in integers else x
            if dtype in floats:
                x.view(-1)[::11], x.view(-1)[::13] = float("nan"), -float("inf")
            x = place(x.to(dtype))
            batches = [x, x[:0], x[0]] if name == "contiguous" else [x]
            for t in batches:
                t = t.detach().requires_grad_(dtype in floats)
                line = f"max_pool{rank}d {dtype} {tuple(t.shape)} {window} {name}"
                k, s, p, d, ceil = window
                dense = t.detach().contiguous().requires_grad_(t.requires_grad)
                for indices in True, False:
                    again = None
                    if rank == 3 and name == "channels_last":
                        again = (lambda: pool(dense, k, s, p, d, ceil, return_indices=indices),
                                 leaves(dense))
                    comparison.compare(
                        "further problems", f"{line} {indices}",
                        lambda: pool(t, k, s, p, d, ceil, return_indices=indices), leaves(t), again)
                unpooled(comparison, line, pool, unpool, t, window, size)


def unpooled(comparison, line, pool, unpool, x, window, size):
    """The unpooling of a pooling's indices, whose windows do not overlap or do."""
    k, s, p, d, ceil = window
    if d != 1 or ceil or x.dtype not in (torch.float32, torch.float64) or not x.numel():
        return
    with argpool.torch.enabled(False):
        values, indices = pool(x.detach(), k, s, p, return_indices=True)
    values.requires_grad_()
    spatial = x.shape[-(len(size) - 2):]
    comparison.compare("further problems", f"un{line}",
                       lambda: unpool(values, indices, k, s, p, output_size=spatial), [values])


def refusals(comparison):
    """What aten refuses, and how: class and message are its own."""
    types = [torch.bool, torch.complex64, torch.complex128, torch.uint16, torch.uint32,
             torch.uint64, torch.float8_e4m3fn, torch.float16, torch.float32, torch.int8]
    windows = [{"kernel_size": 2}, {"kernel_size": 2, "stride": 0}, {"kernel_size": 0},
               {"kernel_size": 2, "stride": -1}, {"kernel_size": 2, "dilation": 0},
               {"kernel_size": 2, "padding": 2}, {"kernel_size": 2, "padding": -1},
               {"kernel_size": 9}, {"kernel_size": (2, 2, 2, 2)}, {"kernel_size": 2.5},
               {"kernel_size": True}, {"kernel_size": 2, "ceil_mode": 1}, {"kernel_size": ()}]
    for rank, dtype, indices in itertools.product((1, 2, 3), types, (True, False)):
        pool, unpool = (getattr(F, f"max_{name}{rank}d") for name in ("pool", "unpool"))
        shape = (1, 2) + (4,) * rank
        for size, window in itertools.product((shape, shape[1:], shape[2:], (1,) + shape,
                                               (1, 2) + (0,) * rank), windows):
            x = torch.ones(size).to(dtype)
            comparison.compare("refusals", f"max_pool{rank}d {dtype} {size} {window} {indices}",
                               lambda: pool(x, return_indices=indices, **window))
        values, half = torch.ones(shape).to(dtype), torch.zeros(shape, dtype=torch.int64)
        for given, at, size in (
                (values, half.int(), None), (values, half.float(), None),
                (values, half[:, :1], None), (values, half, (99,) * rank),
                (values, half, (-1,) * rank), (values, half + 999, None), (values, half - 1, None),
                (values[0], half, None), (values, half[0], None), (values[..., :0], half, None),
                (values, half.to(torch.uint8), None)):
            comparison.compare("refusals", f"max_unpool{rank}d {dtype} {tuple(given.shape)} "
                               f"{at.dtype} {tuple(at.shape)} {size}",
                               lambda: unpool(given, at, 2, output_size=size))


def transforms(comparison):
    """What PyTorch builds on the kernels."""
    pool = lambda t: F.max_pool2d(t, 3, 2, 1, return_indices=True)
    cubes = lambda t: pool(t)[0].pow(3).sum()
    x = torch.randn(3, 2, 9, 9, dtype=torch.float64)
    small = x[:1, :1, :4, :4]
    func = torch.func

    def autocast():
        with torch.autocast("cpu", torch.bfloat16):
            return F.max_pool2d(F.conv2d(x.float(), torch.ones(2, 2, 3, 3)), 2)

    for name, call in {
            "vmap": lambda: torch.vmap(pool)(torch.stack([x, -x])),
            "per-sample gradients": lambda: func.vmap(func.grad(lambda t: cubes(t[None])))(x),
            "jvp": lambda: func.jvp(lambda t: pool(t)[0], (x,), (x,)),
            "hessian": lambda: func.hessian(cubes)(small),
            "autocast": autocast}.items():
        comparison.compare("transforms", name, call)
    with argpool.torch.enabled():
        t = torch.randn(1, 2, 6, 6, dtype=torch.float64, requires_grad=True)
        value = lambda t: pool(t)[0]
        comparison.report.check(torch.autograd.gradcheck(value, t), "gradcheck", "fails")
        comparison.report.check(torch.autograd.gradgradcheck(value, t), "gradgradcheck", "fails")
        torch.use_deterministic_algorithms(True)
        values, indices = pool(x)
        F.max_unpool2d(values, indices, 3, 2, 1, output_size=(9, 9))
        torch.use_deterministic_algorithms(False)
        duplicates = torch.zeros(64, 8, 32, 32, dtype=torch.int64)
        last = F.max_unpool2d(torch.arange(duplicates.numel()).view(duplicates.shape).float(),
                              duplicates, 2)[..., 0, 0]
        comparison.report.check(
            torch.equal(last.flatten(), torch.arange(1, 513).float() * 1024 - 1), "duplicates",
            "another value than the last won")


def main():
    warnings.simplefilter("ignore")
    torch.set_num_threads(1)
    report = Report("python_torch_aten", "pytorch", argpool)
    comparison = Comparison(report)
    for part in samples, modules, beyond, refusals, transforms:
        part(comparison)
    torch.set_num_threads(2)
    transforms(comparison)
    print(f"PyTorch {torch.__version__}, argpool {argpool.__version__}")
    for (kind, what), count in sorted(comparison.counts.items()):
        print(f"  {kind}: {count} {what}")
    return report.finish(least=2000)


if __name__ == "__main__":
    sys.exit(main())
