#!/usr/bin/python3
# The contract's examples with argpool and PyTorch, and each place where PyTorch 1.13 does otherwise
# than the contract: both are asserted, so that a change of either is seen.
# SPDX-License-Identifier: MIT
import sys

import torch
import torch.nn.functional as functional

import argpool_ctypes as argpool
from report import Report, arguments
from torch_tensors import JUNK, same

POOL = (functional.max_pool1d, functional.max_pool2d, functional.max_pool3d)
UNPOOL = (functional.max_unpool1d, functional.max_unpool2d, functional.max_unpool3d)
PAIRS = argpool.window([2, 2], [2, 2])


class Examples:
    def __init__(self, library, report):
        self.library, self.report = library, report

    def call(self, operation, window, inputs, outputs, duplicates=argpool.LAST):
        """The status."""
        tensors = [argpool.dl_tensor(tensor) for tensor in (*inputs, *outputs)]
        return self.library.call(operation, window, tensors,
                                 argpool.options(duplicates=duplicates))

    def result(self, operation, window, inputs, shape, duplicates=argpool.LAST):
        """One output, of the type of the first input, or None with a failure."""
        out = torch.full(shape, JUNK).to(inputs[0].dtype)
        status = self.call(operation, window, inputs, [out], duplicates)
        fine = self.report.check(status == argpool.OK, operation, self.library.last_error())
        return out if fine else None

    def agree(self, what, want, got):
        self.report.problems += 1
        self.report.check(got is not None and same(want, got), what, f"{got} is not {want}")

    def refuses(self, what, status, expected, sentence=""):
        said = self.library.last_error()
        self.report.problems += 1
        self.report.check(status == expected and sentence in said, what,
                          f"argpool: status {status}, {said}")

    def torch_raises(self, what, kind, call, sentence=""):
        try:
            call()
            self.report.check(False, what, "PyTorch takes it now")
        except kind as error:
            self.report.check(sentence in str(error), what, f"PyTorch says now: {error}")

    def pool(self, what, window, src):
        """argpool's values and indices, compared with PyTorch's."""
        rank = window.rank
        values, indices = POOL[rank - 1](src, list(window.kernel[:rank]),
                                         list(window.stride[:rank]), return_indices=True)
        got, taken = torch.full(values.shape, JUNK).to(src.dtype), torch.full(values.shape, JUNK)
        status = self.call("max_pool", window, [src], [got, taken])
        self.report.check(status == argpool.OK, what, self.library.last_error())
        self.agree(what + ", values", values, got)
        self.agree(what + ", indices", indices, taken)
        return got, taken

    def there_and_back(self):
        """Examples 1 and 2, and 8: the same planes without a batch."""
        src = torch.arange(1.0, 17).reshape(1, 1, 4, 4)
        rows = torch.tensor([[0.0, 0, 0, 0], [0, 6, 0, 8], [0, 0, 0, 0], [0, 14, 0, 16]])
        wide = torch.arange(1.0, 21).reshape(1, 1, 4, 5)
        wide_rows = torch.tensor([[0.0, 0, 0, 0, 0], [0, 7, 0, 9, 0], [0, 0, 0, 0, 0],
                                  [0, 17, 0, 19, 0]])
        for batch in [1, 1], [1]:
            shape = batch + [4, 4]
            values, indices = self.pool(f"example 1 {batch}", PAIRS, src.reshape(shape))
            self.agree("example 1", rows.reshape(shape),
                       self.result("max_unpool", PAIRS, [values, indices], shape))
            self.agree("example 1, PyTorch", rows.reshape(shape),
                       functional.max_unpool2d(values, indices, 2))
            shape = batch + [4, 5]
            values, indices = self.pool(f"example 2 {batch}", PAIRS, wide.reshape(shape))
            self.agree("example 2", wide_rows.reshape(shape),
                       self.result("max_unpool", PAIRS, [values, indices], shape))
            # Without output_size dst is 4x4, and index 16 lies outside it.
            status = self.call("max_unpool", PAIRS, [values, indices],
                               [torch.zeros(batch + [4, 4])])
            self.refuses("example 2, 4x4", status, argpool.INDEX_OUT_OF_RANGE, "16")
            self.torch_raises("example 2, 4x4", RuntimeError,
                              lambda: functional.max_unpool2d(values, indices, 2), "18")

    def large(self):
        """Example 3."""
        shape = [20, 16, 51, 33, 15]
        window = argpool.window([3] * 3, [2] * 3)
        src = torch.randn(shape, generator=torch.Generator().manual_seed(3))
        values, indices = self.pool("example 3", window, src)
        self.report.check(list(values.shape[2:]) == [25, 16, 7], "example 3", values.shape)
        self.agree("example 3", functional.max_unpool3d(values, indices, 3, 2, output_size=shape),
                   self.result("max_unpool", window, [values, indices], shape))

    def ones(self):
        """Examples 4 to 7, and 8: int32 indices, which PyTorch lacks, all zero."""
        for number, pooled, unpooled in [
            (4, [1, 64, 14, 14], [1, 64, 28, 28]), (5, [1, 16, 7, 7], [1, 16, 15, 15]),
            (6, [1, 32, 4, 4, 4], [1, 32, 8, 8, 8]), (7, [1, 8, 3, 3, 3], [1, 8, 7, 7, 7]),
        ]:
            rank = len(pooled) - 2
            window = argpool.window([2] * rank, [2] * rank)
            for first in 0, 1:  # with and without the batch
                shape, size = pooled[first:], unpooled[first:]
                values, zeros = torch.ones(shape), torch.zeros(shape, dtype=torch.int32)
                want = torch.zeros(size)
                want.view(size[1 - first], -1)[:, 0] = 1
                self.agree(f"example {number}", want,
                           self.result("max_unpool", window, [values, zeros], size))
                self.agree(f"example {number}, PyTorch", want,
                           UNPOOL[rank - 1](values, zeros.long(), 2, output_size=size[-rank:]))

    def rounding(self):
        """C9: PyTorch adds bf16 in bf16, where 256 + 1 is 256, and 256 again. argpool adds in f32
        and rounds once: 258. It is the better sum, and depends less on the order."""
        grads = torch.tensor([[[256.0, 1, 1]]], dtype=torch.bfloat16)
        src = torch.tensor([[[0.0, 0, 1, 0, 0]]], dtype=torch.bfloat16, requires_grad=True)
        values, indices = functional.max_pool1d(src, 3, 1, return_indices=True)
        theirs, = torch.autograd.grad(values, src, grads)
        self.agree("256 + 1 + 1 in PyTorch", torch.tensor([[[0.0, 0, 256, 0, 0]]]).bfloat16(),
                   theirs)
        ours = self.result("max_pool_backward", argpool.window([3], [1]), [grads, indices],
                           [1, 1, 5])
        self.agree("256 + 1 + 1", torch.tensor([[[0.0, 0, 258, 0, 0]]]).bfloat16(), ours)

    def losers(self):
        """C10, pytorch#80204: where two values meet in a cell, the first one has no influence, yet
        PyTorch gives it a gradient. So does argpool by default, to be as PyTorch; with `exact` it
        has none."""
        values, grad = torch.tensor([[[1.0, 2]]], requires_grad=True), torch.tensor([[[5.0, 0]]])
        indices, window = torch.zeros(1, 1, 2, dtype=torch.int64), argpool.window([1], [1])
        both, winner = torch.tensor([[[5.0, 5]]]), torch.tensor([[[0.0, 5]]])
        theirs, = torch.autograd.grad(functional.max_unpool1d(values, indices, 1), values, grad)
        self.agree("a loser's gradient in PyTorch", both, theirs)
        for duplicates, want in (argpool.LAST, both), (argpool.SUM, both), (argpool.EXACT, winner):
            self.agree(f"a loser's gradient, duplicates {duplicates}", want,
                       self.result("max_unpool_backward", window, [grad, indices], [1, 1, 2],
                                   duplicates))

    def offenders(self):
        """C8: argpool names the first index out of range, whatever the number of threads; PyTorch
        the last that some thread met."""
        values, indices = torch.ones(1, 1, 2, 2), torch.tensor([[[[1, 99], [77, 2]]]])
        self.torch_raises("two offenders", RuntimeError,
                          lambda: functional.max_unpool2d(values, indices, 2), "77")
        self.refuses("two offenders", self.call("max_unpool", PAIRS, [values, indices],
                                                [torch.zeros(1, 1, 4, 4)]),
                     argpool.INDEX_OUT_OF_RANGE, "99")

    def sizes(self):
        """C2. The default extent counts dilation: then a pooling's own src is an accepted size;
        PyTorch's does not, and refuses it (pytorch#68420). PyTorch accepts a size near a default
        below 1, of which no pooling is the source; argpool refuses it."""
        src = torch.arange(49.0).reshape(1, 1, 7, 7)
        values, indices = functional.max_pool2d(src, 2, 1, 0, 3, return_indices=True)
        self.torch_raises("dilation 3", ValueError, lambda: functional.max_unpool2d(
            values, indices, 2, 1, 0, [7, 7]), "invalid output_size")
        dilated = argpool.window([2, 2], [1, 1], dilation=[3, 3])
        self.agree("dilation 3", torch._C._nn.max_unpool2d(values, indices, [7, 7]),
                   self.result("max_unpool", dilated, [values, indices], [1, 1, 7, 7]))
        one, zero = torch.ones(1, 1, 1), torch.zeros(1, 1, 1, dtype=torch.int64)
        self.agree("default 0 in PyTorch", one, functional.max_unpool1d(one, zero, 2, 2, 1, [1]))
        status = self.call("max_unpool", argpool.window([2], [2], [1]), [one, zero],
                           [torch.zeros(1, 1, 1)])
        self.refuses("default 0", status, argpool.SHAPE_MISMATCH)
        # A full size without a batch: PyTorch takes (1, 4, 4) for a mistake. For argpool, whose dst
        # states its own shape, nothing is special about it.
        values, zeros = torch.ones(1, 2, 2), torch.zeros(1, 2, 2, dtype=torch.int64)
        self.torch_raises("unbatched output_size", ValueError, lambda: functional.max_unpool2d(
            values, zeros, 2, output_size=[1, 4, 4]), "2 or 4 elements")
        self.agree("unbatched output_size", functional.max_unpool2d(values, zeros, 2),
                   self.result("max_unpool", PAIRS, [values, zeros], [1, 4, 4]))

    def windows(self):
        """C3. Of a window without a valid cell PyTorch makes an index outside the plane, which its
        own unpooling refuses; argpool refuses the window. Pads beyond half the kernel, which
        PyTorch refuses, are sound while each window keeps a cell; argpool takes them."""
        src = torch.ones(1, 1, 1, 1)
        values, indices = functional.max_pool2d(src, 2, 1, 1, 2, return_indices=True)
        self.report.check(values.item() == -float("inf") and indices.item() >= 1,
                          "an empty window", "PyTorch no longer answers -inf outside the plane")
        window = argpool.window([2, 2], [1, 1], [1, 1], [2, 2])
        status = self.call("max_pool", window, [src], [values.clone(), indices.clone()])
        self.refuses("an empty window", status, argpool.INVALID_WINDOW)
        src = torch.tensor([[[1.0, 2, 3]]])
        self.torch_raises("pad 2 of kernel 3", RuntimeError,
                          lambda: functional.max_pool1d(src, 3, 1, 2, return_indices=True), "half")
        want = functional.max_pool1d(functional.pad(src, (2, 2), value=-float("inf")), 3, 1)
        got, taken = torch.zeros(1, 1, 5), torch.zeros(1, 1, 5, dtype=torch.int64)
        self.call("max_pool", argpool.window([3], [1], [2]), [src], [got, taken])
        self.agree("pad 2 of kernel 3, values", want, got)
        self.agree("pad 2 of kernel 3, indices", torch.tensor([[[0, 1, 2, 2, 2]]]), taken)

    def nothing(self):
        """Zero images are nothing to do, for both; zero channels for argpool only."""
        for shape in [0, 2, 4, 4], [2, 0, 4, 4]:
            src = torch.zeros(shape)
            half = [*shape[:2], 2, 2]
            if shape[0] == 0:
                values, _ = functional.max_pool2d(src, 2, return_indices=True)
                self.report.check(list(values.shape) == half, "zero images", values.shape)
            else:
                self.torch_raises("zero channels", RuntimeError,
                                  lambda: functional.max_pool2d(src, 2), "optional 0 dim")
            values, indices = torch.zeros(half), torch.zeros(half, dtype=torch.int64)
            for operation, tensors in [
                ("max_pool", [src, values, indices]), ("max_unpool", [values, indices, src]),
                ("max_pool_backward", [values, indices, src]),
                ("max_unpool_backward", [src, indices, values]),
            ]:
                status = self.call(operation, PAIRS, tensors, [])
                self.report.check(status == argpool.OK, f"{operation} of {shape}",
                                  self.library.last_error())

    def run(self):
        self.there_and_back()
        self.large()
        self.ones()
        self.rounding()
        self.losers()
        self.offenders()
        self.sizes()
        self.windows()
        self.nothing()


def main():
    given = arguments(__doc__)
    torch.set_num_threads(1)  # with more, PyTorch's duplicates race (C8): no result to compare with
    library = argpool.Library(given.library)
    report = Report("pytorch_examples", "pytorch", library)
    Examples(library, report).run()
    return report.finish(least=80)


if __name__ == "__main__":
    sys.exit(main())
