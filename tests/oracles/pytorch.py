#!/usr/bin/python3
# argpool against PyTorch on random problems: the four operations, ranks 1 to 3, every element type,
# index space and layout. Results must agree bit for bit (NaN payloads aside).
# SPDX-License-Identifier: MIT
import sys

import torch

import argpool_ctypes as argpool
import index_spaces
import torch_operations as peer
from random_problem import RandomProblem
from report import Report, arguments
from torch_tensors import Tensors, numbers, same

POOLED = ["f32"] * 4 + ["f64", "f64", "f16", "bf16", "bf16", "i64", "i32", "i16", "i8", "u8"]
MOVED = ["u16", "u32", "u64", "bool", "c64"]  # unpooled only
ADDED = POOLED + ["u16", "u32", "u64"]  # by duplicates = sum
FLOATS = ("f64", "f32", "f16", "bf16")


class Run:
    """One problem through all operations."""

    def __init__(self, library, report, seed):
        self.library, self.report = library, report
        self.problem = problem = RandomProblem(seed, POOLED)
        self.tensors = Tensors(problem)
        self.window = argpool.window(problem.kernel, problem.stride, problem.pad, problem.dilation,
                                     problem.ceil_mode)

    def call(self, operation, tensors, duplicates=argpool.LAST):
        """tensors: pairs of a tensor and its type's word."""
        p = self.problem
        layout = argpool.CHANNELS_LAST if p.layout == "cl" else argpool.CHANNELS_FIRST
        options = argpool.options(layout, p.threads, p.space, duplicates)
        return self.library.call(operation, self.window,
                                 [pair and argpool.dl_tensor(*pair) for pair in tensors], options)

    def judge(self, status, fine, line, what):
        """fine: a function, asked only if the call went well."""
        if status != argpool.OK:
            what = f"status {status}: {self.library.last_error()}"
        elif fine():
            what = ""
        else:
            what = f"{what} differ ({self.library.last_variant()})"
        self.report.compare(not what, line, what)

    def refused(self, status, expected, line, why):
        self.report.note(f"calls refused: {why}")
        self.report.check(status == expected, line, f"{why} gave status {status}")

    def in_space(self, plane, extents):
        """PyTorch's indices, int64, as those of the problem's space."""
        return index_spaces.from_plane(plane, self.problem.space, extents, self.problem,
                                       torch.arange)

    def pool(self):
        """Compares the pooling; PyTorch's values and indices, or None where there are none."""
        p, tensors = self.problem, self.tensors
        src = tensors.input(p.shape)
        try:
            values, indices = peer.pool(p, src)
        except RuntimeError:
            status, _ = self.library.pooled_shape(self.window, p.extents)
            self.refused(status, argpool.INVALID_WINDOW, p.line("max_pool"),
                         "an extent below 1 (C1), by both")
            return None
        got, taken = tensors.output(values.shape), tensors.output(values.shape, p.index)
        status = self.call("max_pool", [(src, p.element), (got, p.element), (taken, p.index)])
        line = p.line("max_pool")
        if p.has_empty_window(values.shape[-p.rank :]):
            # PyTorch names a cell outside the plane there.
            self.refused(status, argpool.INVALID_WINDOW, line, "a window without a cell (C3)")
            return None
        self.judge(status, lambda: same(values, got), line, "values")
        want = self.in_space(indices, p.extents)
        self.judge(status, lambda: torch.equal(want, numbers(taken)), line, "indices")
        if p.rng.random() < 0.25:
            got = tensors.output(values.shape)
            status = self.call("max_pool", [(src, p.element), (got, p.element), None])
            self.judge(status, lambda: same(values, got), p.line("max_pool", "none"), "values")
        return values, indices

    def convert(self, indices):
        """argpool_convert_indices, from PyTorch's."""
        p = self.problem
        got = self.tensors.output(indices.shape, p.index)
        status = self.library.convert_indices(
            self.window, p.extents, argpool.dl_tensor(indices), "plane",
            argpool.dl_tensor(got, p.index), p.space, argpool.options(threads=p.threads))
        want = self.in_space(indices, p.extents)
        self.judge(status, lambda: torch.equal(want, numbers(got)), p.line("convert_indices"),
                   "indices")

    def draw_size(self, defaults):
        """Spatial extents to unpool to: often the pooled ones', sometimes refused ones."""
        p = self.problem
        way = p.rng.choice(["source", "source", "default", "accepted", "any"])
        if way == "source":
            return list(p.extents)
        if way == "default":
            return [max(d, 1) for d in defaults]
        reach = 1 if way == "accepted" else -2
        return [max(d + p.rng.randint(reach - s, s - reach), 1) for d, s in
                zip(defaults, p.stride)]

    def refused_size(self, values, indices, size, defaults):
        """Whether C2 refuses the size; then argpool must, and PyTorch where it has the rule."""
        p = self.problem
        default_fits = min(defaults) >= 1
        if default_fits and all(abs(n - d) < s for n, d, s in zip(size, defaults, p.stride)):
            return False
        dst = self.tensors.output([*values.shape[: -p.rank], *size])
        status = self.call("max_unpool", [(self.tensors.place(values), p.element),
                                          (self.tensors.indices(indices), p.index),
                                          (dst, p.element)])
        line = p.line("max_unpool", more=" out=" + "x".join(map(str, size)))
        if max(p.dilation) == 1 and default_fits:
            self.refused(status, argpool.SHAPE_MISMATCH, line, "an output_size, by both (C2)")
            try:
                peer.unpool_floats(p, values.double(), indices * 0, size)
                self.report.check(False, line, "PyTorch took a size that C2 refuses")
            except ValueError:
                pass
        else:  # PyTorch's rule has no dilation, and takes defaults below 1
            self.refused(status, argpool.SHAPE_MISMATCH, line, "an output_size (C2)")
        return True

    def unpool(self, values, indices):
        """The unpooling and its backward, to sizes and by indices of many kinds."""
        p = self.problem
        defaults = p.default_sizes(values.shape[-p.rank :])
        size = self.draw_size(defaults)
        if self.refused_size(values, indices, size, defaults):
            size = [max(d, 1) for d in defaults]
            if min(defaults) < 1:
                return
        cells = torch.Size(size).numel()
        if p.space == "window":
            # A tap names the same cell in rows of any length; the cell's offset moves.
            at = index_spaces.coordinates(indices, p.extents)
            if any(bool((x >= n).any()) for x, n in zip(at, size)):
                empty = p.has_empty_window(values.shape[-p.rank :], size)
                self.bad(values, self.in_space(indices, p.extents), size, "a tap beyond dst",
                         argpool.INVALID_WINDOW if empty else argpool.INDEX_OUT_OF_RANGE)
                return
            plane = 0
            for x, n in zip(at, size):
                plane = plane * n + x
            kinds = {"own": plane}
        else:
            kinds = {"foreign": self.tensors.random_cells(values.shape, cells)}
            if size == p.extents:
                kinds["own"] = indices
            self.bad_offset(values, kinds["foreign"], size, cells)
        for kind, plane in kinds.items():
            self.unpool_once(values, plane, size, kind)

    def bad_offset(self, values, indices, size, cells):
        p = self.problem
        chosen = p.rng.randrange(max(indices.numel(), 1))
        everything = cells * torch.Size(indices.shape[: -p.rank]).numel()
        wrong = self.in_space(indices, size).clone(memory_format=torch.contiguous_format)
        wrong.view(-1)[chosen] = p.rng.choice([-1, 1]) * everything + p.rng.randint(0, 3)
        if 0 <= int(wrong.view(-1)[chosen]) < everything:
            wrong.view(-1)[chosen] = -1
        self.bad(values, wrong, size, "an index outside its plane")
        plane = indices.clone()
        plane.view(-1)[chosen] = p.rng.choice([-1, cells])
        try:
            peer.unpool_floats(p, values.double(), plane, size)
            self.report.check(False, p.line("max_unpool"), "PyTorch took an index out of range")
        except RuntimeError:
            pass

    def bad(self, values, indices, size, why, expected=argpool.INDEX_OUT_OF_RANGE):
        p, tensors = self.problem, self.tensors
        taken = tensors.indices(indices)
        dst = tensors.output([*values.shape[: -p.rank], *size])
        status = self.call("max_unpool", [(tensors.place(values), p.element), (taken, p.index),
                                          (dst, p.element)])
        more = " out=" + "x".join(map(str, size))
        self.refused(status, expected, p.line("max_unpool", more=more), why + " (C8)")
        grad = tensors.input(values.shape)
        status = self.call("max_unpool_backward", [(dst, p.element), (taken, p.index),
                                                   (tensors.output(grad.shape), p.element)])
        self.refused(status, expected, p.line("max_unpool_backward", more=more), why + " (C8)")

    def unpool_once(self, values, plane, size, kind):
        """plane: PyTorch's indices into a plane of extents `size`."""
        p, tensors = self.problem, self.tensors
        element, p.element = p.element, p.rng.choice([p.element] * 12 + MOVED)
        if p.element in MOVED:
            values = tensors.input(values.shape)
        if p.space == "window":
            at = index_spaces.coordinates(plane, size)
            own = sum(x * torch.Size(p.extents[i + 1 :]).numel() for i, x in enumerate(at))
            taken = tensors.indices(self.in_space(own, p.extents))
        else:
            taken = tensors.indices(self.in_space(plane, size))
        values = tensors.place(values)
        more = " out=" + "x".join(map(str, size)) + f" idx={kind}"
        got = tensors.output([*values.shape[: -p.rank], *size])
        status = self.call("max_unpool", [(values, p.element), (taken, p.index),
                                          (got, p.element)])
        want = peer.unpool(p, values, plane, size)
        self.judge(status, lambda: same(want, got), p.line("max_unpool", more=more), "cells")
        if p.element in ADDED:
            got = tensors.output(want.shape)
            status = self.call("max_unpool", [(values, p.element), (taken, p.index),
                                              (got, p.element)], argpool.SUM)
            added = peer.sums(values, plane, size, peer.ADDED_IN.get(values.dtype, values.dtype))
            self.judge(status, lambda: same(added, got),
                       p.line("max_unpool", more=more + " duplicates=sum"), "cells")
        grad_dst = tensors.input(list(want.shape))
        for duplicates, word in (argpool.LAST, "last"), (argpool.EXACT, "exact"):
            got = tensors.output(values.shape)
            status = self.call("max_unpool_backward", [(grad_dst, p.element), (taken, p.index),
                                                       (got, p.element)], duplicates)
            grads = peer.unpool_backward(p, grad_dst, plane, word == "exact")
            line = p.line("max_unpool_backward", more=f"{more} duplicates={word}")
            self.judge(status, lambda: same(grads, got), line, "gradients")
        p.element = element

    def pool_backward(self, indices):
        p, tensors = self.problem, self.tensors
        kinds = {"own": indices}
        if p.space != "window":
            kinds["foreign"] = tensors.random_cells(indices.shape, p.cells)
        for kind, plane in kinds.items():
            grad_values = tensors.input(list(indices.shape))
            got = tensors.output(p.shape)
            taken = tensors.indices(self.in_space(plane, p.extents))
            status = self.call("max_pool_backward", [(grad_values, p.element), (taken, p.index),
                                                     (got, p.element)])
            line = p.line("max_pool_backward", more=f" idx={kind}")
            want = peer.pool_backward(p, grad_values, plane)
            self.judge(status, lambda: same(want, got), line, "gradients")
            if p.element == "bf16" and p.rank < 3:
                # PyTorch rounds at each add: of two summands that is C9's sum, of more it is not.
                few = peer.sums(torch.ones(plane.shape), plane, p.extents, torch.float32) <= 2
                rounded = peer.pool_backward(p, grad_values, plane, native=True)
                self.judge(status, lambda: same(rounded[few], got[few]), line, "gradients of few")

    def run(self):
        pooled = self.pool()
        if pooled is None:
            return
        values, indices = pooled
        self.convert(self.tensors.place(indices))
        self.unpool(values, indices)
        if self.problem.element in FLOATS:
            self.pool_backward(indices)


def main():
    given = arguments(__doc__, problems=3000)
    torch.set_num_threads(1)  # with more, PyTorch's duplicates race (C8)
    library = argpool.Library(given.library)
    report = Report("pytorch", "pytorch", library)
    for seed in range(given.seed, given.seed + given.problems):
        Run(library, report, seed).run()
        report.problems += 1
    return report.finish(least=4 * given.problems)


if __name__ == "__main__":
    sys.exit(main())
