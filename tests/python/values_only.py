# SPDX-License-Identifier: MIT
"""Pools without indices: drawn calls compared with other libraries, and their speed beside these.

    values_only.py [check|opencv|planes|volumes|threads|minima|layouts|compiled]...
                   [--seed HEX] [--calls N] [--reference LIBRARY]

check    N calls (500) of any rank, type, layout, window and alignment, maxima and minima, 1 to 4
         threads, NaN and ties among them, each array between pages that may not be touched: the
         bits of the scalar reference (LIBRARY: argpool_reference_api of the build); dilations and
         erosions also OpenCV's, and SciPy's filters
opencv   one pool of stride 1, k 3 to 41, u8 and f32, 1 to 4 planes of 480p to 4K: cv2.dilate
planes   16 to 600 planes of 10 to 40 cells square, k 3 to 9, f32: ONNX Runtime's MaxPool
volumes  k 3 and 5 of 64 to 256 cells cube, f32 and u16: SciPy, and PyTorch where it is installed
threads  planes of more than 1 MB, one and several: two threads and one
minima   min_pool against max_pool
layouts  channels-last against channels-first
compiled windows given at run time against the same compiled in (by $ARGPOOL_COMPILE)

Speeds are drawn 12 a family from the seed (default: the first eight hex digits of the tree's hash),
in turns, the least CPU time of 31 (threads: time on the clock). Runs in the environment `pools`
(venv.py), or wherever these packages are.
"""
import argparse
import ctypes
import itertools
import mmap
import os
import pathlib
import random
import statistics
import subprocess
import sys
import time

import ml_dtypes
import numpy

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "oracles"))
import argpool
import argpool_ctypes as reference
from argpool_numpy import Argpool, Refused, same

TYPES = {"f32": numpy.float32, "f64": numpy.float64, "f16": numpy.float16,
         "bf16": ml_dtypes.bfloat16, "u8": numpy.uint8, "i8": numpy.int8, "u16": numpy.uint16,
         "i32": numpy.int32}
OF_OPENCV = ("u8", "u16", "f32", "f64")
OF_SCIPY = ("u8", "i8", "u16", "i32", "f32", "f64")
PAGE = mmap.PAGESIZE
LIBC = ctypes.CDLL(None, use_errno=True)


def drawn_size(rng, most):
    """1 to `most`, each power of two as often as the others."""
    return min(most, int(2 ** rng.uniform(0, most.bit_length())))


def guarded(shape, dtype):
    """An array whose last byte is the last before a page that may not be touched."""
    size = int(numpy.prod(shape)) * numpy.dtype(dtype).itemsize
    whole = -(-size // PAGE) * PAGE
    memory = mmap.mmap(-1, whole + 2 * PAGE)
    start = ctypes.addressof(ctypes.c_char.from_buffer(memory))
    for page in (start, start + PAGE + whole):
        if LIBC.mprotect(ctypes.c_void_p(page), ctypes.c_size_t(PAGE), 0):
            raise OSError(ctypes.get_errno(), "mprotect")
    return numpy.frombuffer(memory, dtype, int(numpy.prod(shape)),
                            PAGE + whole - size).reshape(shape)


class Drawn:
    """A call: the window by dimension, outermost first; shape N, C, spatial."""

    MOST = 3e7  # comparisons of the scalar reference

    def __init__(self, rng):
        self.rank = rank = rng.choice([1, 2, 2, 2, 3])
        self.word = rng.choice(list(TYPES))
        self.last = rng.random() < 0.3
        self.kernel = [rng.choice([2, 3, 4, 5, 7, 9, drawn_size(rng, 63)]) for _ in range(rank)]
        if rng.random() < 0.6:
            self.kernel = self.kernel[:1] * rank
        self.stride = [1] * rank if rng.random() < 0.8 else [rng.randint(1, 3) for _ in range(rank)]
        self.dilation = [rng.choice([1, 1, 1, 2, 3])] * rank
        same_extents = rng.random() < 0.5
        self.pads = [self.drawn_pad(rng, i, same_extents) for i in range(rank)]
        self.planes = drawn_size(rng, 64)
        self.extents = [max(drawn_size(rng, 4000), self.least(i)) for i in range(rank)]
        while self.planes * numpy.prod(self.extents) * numpy.prod(self.kernel) > self.MOST:
            longest = max(range(rank), key=lambda i: self.extents[i] - self.least(i))
            if self.planes > 1 and rng.random() < 0.5:
                self.planes //= 2
            elif self.extents[longest] > self.least(longest):
                self.extents[longest] = max(self.least(longest), self.extents[longest] // 2)
            else:
                self.kernel = [max(2, k // 2) for k in self.kernel]
                self.pads = [self.drawn_pad(rng, i, same_extents) for i in range(rank)]
        self.indices = rng.random() < 0.3
        self.minimum = rng.random() < 0.3
        self.threads = rng.randint(1, 4)
        self.fill = rng.choice(["random", "ties", "edges"])
        self.seed = rng.getrandbits(32)

    def reach(self, i):
        return self.dilation[i] * (self.kernel[i] - 1)

    def drawn_pad(self, rng, i, same_extents):
        if same_extents:
            return (self.reach(i) // 2, self.reach(i) - self.reach(i) // 2)
        return tuple(rng.randint(0, self.kernel[i] - 1) for _ in range(2))

    def least(self, i):
        """Cells of the smallest input, whose only window starts in its padding."""
        return max(1, self.reach(i) + 1 - sum(self.pads[i]))

    def line(self):
        return (f"{self.operation()} {self.word} {'cl' if self.last else 'cf'} {self.planes}x"
                f"{'x'.join(map(str, self.extents))} k{self.kernel} s{self.stride} "
                f"d{self.dilation} p{self.pads} {'indices ' * self.indices}"
                f"threads {self.threads} {self.fill} {self.seed}")

    def operation(self):
        return "min_pool" if self.minimum else "max_pool"

    def window(self):
        return reference.window(self.kernel, self.stride, [p[0] for p in self.pads], self.dilation,
                                False, [p[1] for p in self.pads])

    def placed(self, array):
        """A guarded copy of an array of N, C, spatial, in the call's layout."""
        order = [0, *range(2, self.rank + 2), 1] if self.last else range(self.rank + 2)
        copy = guarded([array.shape[i] for i in order], array.dtype)
        copy[...] = array.transpose(order)
        return numpy.moveaxis(copy, -1, 1) if self.last else copy

    def source(self):
        draw = numpy.random.default_rng(self.seed)
        shape, dtype = (1, self.planes, *self.extents), numpy.dtype(TYPES[self.word])
        if self.fill == "ties":
            return self.placed(draw.integers(0, 5, shape).astype(dtype))
        size = int(numpy.prod(shape))
        cells = numpy.frombuffer(draw.bytes(size * dtype.itemsize), dtype).reshape(shape).copy()
        if self.word in ("f32", "f64", "f16", "bf16"):
            cells = (draw.random(shape) - 0.5).astype(dtype)
            if self.fill == "edges":
                for value in (numpy.nan, numpy.inf, -numpy.inf, -0.0, 0.0):
                    cells[draw.random(shape) < 0.02] = value
        return self.placed(cells)


def worst(dtype, minimum):
    """The value that a pool never prefers to another."""
    if dtype.kind == "f":
        return numpy.inf if minimum else -numpy.inf
    return numpy.iinfo(dtype).max if minimum else numpy.iinfo(dtype).min


def by_scipy(call, src):
    from scipy import ndimage

    padded = numpy.pad(src, [(0, 0), (0, 0), *call.pads],
                       constant_values=worst(src.dtype, call.minimum))
    footprint = numpy.zeros([1, 1, *(call.reach(i) + 1 for i in range(call.rank))], bool)
    footprint[(0, 0, *(slice(None, None, d) for d in call.dilation))] = True
    extreme = ndimage.minimum_filter if call.minimum else ndimage.maximum_filter
    found = extreme(padded, footprint=footprint, mode="nearest")
    at = []
    for i in range(call.rank):  # a window's centre is the cell at (reach + 1) // 2
        first = (call.reach(i) + 1) // 2
        at.append(slice(first, first + padded.shape[i + 2] - call.reach(i), call.stride[i]))
    return found[(slice(None), slice(None), *at)]


def by_opencv(call, src):
    import cv2

    element = numpy.zeros([call.reach(i) + 1 for i in range(2)], numpy.uint8)
    element[tuple(slice(None, None, d) for d in call.dilation)] = 1
    anchor = (call.pads[1][0], call.pads[0][0])
    extreme = cv2.erode if call.minimum else cv2.dilate
    planes = [extreme(numpy.ascontiguousarray(p), element, anchor=anchor) for p in src[0]]
    return numpy.stack(planes)[None]


def keeps_extents(call):
    return call.rank == 2 and set(call.stride) == {1} and all(
        sum(call.pads[i]) == call.reach(i) for i in range(2))


def equal_numbers(a, b):
    return a.shape == b.shape and bool((a == b).all())


class Check:
    def __init__(self, options):
        self.rng = random.Random(options.seed)
        self.calls = options.calls
        self.library = reference.Library(options.reference)
        self.compared = dict.fromkeys(["maxima", "minima", "indices", "OpenCV", "SciPy"], 0)
        self.failures = 0

    def judge(self, oracle, fine, call):
        self.compared[oracle] += 1
        if not fine:
            self.failures += 1
            print(f"FAIL {oracle}: {call.line()}: {argpool.last_variant()}", flush=True)

    def expected(self, call, src):
        layout = "cl" if call.last else "cf"
        scalar = Argpool(self.library, "plane", layout)
        return scalar.max_pool(call.window(), src, numpy.int64 if call.indices else None,
                               call.operation())

    def one(self, call):
        src = call.source()
        try:
            values, indices = self.expected(call, src)
        except Refused:
            return False
        out = [call.placed(numpy.zeros(values.shape, values.dtype))]
        if call.indices:
            out.append(call.placed(numpy.zeros(values.shape, numpy.int64)))
        pool = argpool.min_pool if call.minimum else argpool.max_pool
        pool(src, tuple(call.kernel), tuple(call.stride), call.pads, tuple(call.dilation),
             return_indices=call.indices, threads=call.threads,
             layout="channels_last" if call.last else "channels_first",
             out=tuple(out) if call.indices else out[0])
        self.judge("minima" if call.minimum else "maxima", same(out[0], values), call)
        if call.indices:
            self.judge("indices", same(out[1], indices), call)
        if call.fill == "edges" and src.dtype.kind == "f":
            return True  # the others have no rule for NaN
        if call.word in OF_OPENCV and keeps_extents(call):
            self.judge("OpenCV", equal_numbers(out[0], by_opencv(call, src)), call)
        if call.word in OF_SCIPY and src.size * numpy.prod(call.kernel) < 3e6:
            self.judge("SciPy", equal_numbers(out[0], by_scipy(call, src)), call)
        return True

    def run(self):
        done = 0
        while done < self.calls:
            done += self.one(Drawn(self.rng))
        print(f"check: {done} calls, compared {self.compared}, {self.failures} failures")
        return self.failures


def least(contestants, clock=time.thread_time, turns=31, seconds=6):
    """Milliseconds of each, in turns; 31 turns, or as many as fit, 8 at least."""
    best = [float("inf")] * len(contestants)
    start = time.monotonic()
    for turn in range(turns):
        for i, run in enumerate(contestants):
            began = clock()
            run()
            best[i] = min(best[i], 1e3 * (clock() - began))
        if turn >= 8 and time.monotonic() - start > seconds:
            break
    return best


def pooling(src, kernel, rank, pool=argpool.max_pool, **named):
    """Ours, of stride 1 with the extents kept, and its output."""
    out = numpy.empty_like(src)
    kernels, pads = (kernel,) * rank, [((kernel - 1) // 2, kernel // 2)] * rank
    named = {"threads": 1, "return_indices": False, "out": out, **named}
    return lambda: pool(src, kernels, 1, pads, **named), out


def family(name, cases):
    """Prints each case's milliseconds; cases give a line, ours, theirs, and whether cells agree."""
    ratios = []
    for line, ours, theirs, agree in cases:
        ours(), theirs()
        if not agree():
            raise SystemExit(f"FAIL {name}: {line}: other cells")
        mine, others = least([ours, theirs])
        ratios.append(mine / others)
        print(f"  {line}: {mine:.3f} ms, {others:.3f}, {mine / others:.2f} "
              f"({argpool.last_variant()})", flush=True)
    print(f"{name}: mean {statistics.mean(ratios):.2f}, worst {max(ratios):.2f}", flush=True)


def numbers(rng, shape, dtype):
    return (numpy.random.default_rng(rng.getrandbits(32)).random(shape) * 255).astype(dtype)


def opencv(options):
    import cv2

    cv2.setNumThreads(1)
    sizes = [(480, 640), (720, 1280), (1080, 1920), (2160, 3840)]
    for dtype in ("uint8", "float32"):
        rng = random.Random(f"{options.seed} opencv {dtype}")

        def case():
            h, w = rng.choice(sizes)
            planes, k = rng.randint(1, 4 if h < 2000 else 2), rng.randrange(3, 42, 2)
            x, element = numbers(rng, (1, planes, h, w), dtype), numpy.ones((k, k), numpy.uint8)
            run, out = pooling(x, k, 2)
            want = numpy.empty_like(x)

            def theirs():
                for plane, to in zip(x[0], want[0]):
                    cv2.dilate(plane, element, to)

            return (f"{dtype} {planes}x{h}x{w} k{k}", run, theirs,
                    lambda: equal_numbers(out, want))

        family(f"opencv {dtype}", (case() for _ in range(12)))


def onnx_max_pool(x, k):
    import onnxruntime
    from onnx import TensorProto, helper

    node = helper.make_node("MaxPool", ["x"], ["y"], kernel_shape=[k, k], pads=[k // 2] * 4)
    told = [helper.make_tensor_value_info(n, TensorProto.FLOAT, x.shape) for n in "xy"]
    model = helper.make_model(helper.make_graph([node], "pool", told[:1], told[1:]),
                              opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    settings = onnxruntime.SessionOptions()
    settings.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(model.SerializeToString(), settings,
                                           providers=["CPUExecutionProvider"])
    want = numpy.empty_like(x)
    bound = session.io_binding()
    bound.bind_cpu_input("x", x)
    bound.bind_output("y", "cpu", 0, numpy.float32, x.shape, want.ctypes.data)
    return lambda: session.run_with_iobinding(bound), want


def planes(options):
    rng = random.Random(f"{options.seed} planes")

    def case():
        count, side, k = rng.randint(16, 600), rng.randint(10, 40), rng.randrange(3, 10, 2)
        x = numbers(rng, (1, count, side, side), "float32")
        run, out = pooling(x, k, 2)
        theirs, want = onnx_max_pool(x, k)
        return f"{count}x{side}x{side} k{k}", run, theirs, lambda: equal_numbers(out, want)

    family("planes, ONNX Runtime", (case() for _ in range(12)))


def scipy_filter(x, k):
    from scipy import ndimage

    want = numpy.empty_like(x[0, 0])
    return lambda: ndimage.maximum_filter(x[0, 0], k, output=want, mode="nearest"), want


def torch_max_pool(x, k):
    import torch

    torch.set_num_threads(1)
    tensor, found = torch.from_numpy(x), []

    def theirs():
        found[:] = [torch.nn.functional.max_pool3d(tensor, k, 1, k // 2).numpy()]

    return theirs, found


def volumes(options):
    peers = {"SciPy": scipy_filter}
    try:
        import torch  # noqa: F401

        peers["PyTorch"] = torch_max_pool
    except ImportError:
        print("volumes: PyTorch is not installed here: not compared with it")
    for peer, dtype in itertools.product(peers, ("float32", "uint16")):
        if (peer, dtype) == ("PyTorch", "uint16"):
            continue  # which it does not pool
        rng = random.Random(f"{options.seed} volumes")

        def case():
            side, k = rng.choice([64, 96, 128, 192, 256]), rng.choice([3, 5])
            x = numbers(rng, (1, 1, side, side, side), dtype)
            run, out = pooling(x, k, 3)
            theirs, want = peers[peer](x, k)
            return (f"{dtype} {side} cube k{k}", run, theirs,
                    lambda: equal_numbers(out, numpy.reshape(want, out.shape)))

        family(f"volumes, {peer} {dtype}", (case() for _ in range(6)))


def threads(options):
    rng = random.Random(f"{options.seed} threads")
    ratios = []
    for _ in range(12):
        count, k = rng.choice([1, 1, 2, 3]), rng.randrange(3, 42, 2)
        dtype = rng.choice(["uint8", "float32"])
        h, w = rng.choice([(1080, 1920), (2160, 3840)])
        x = numbers(rng, (1, count, h, w), dtype)
        runs = [pooling(x, k, 2, threads=n)[0] for n in (1, 2)]
        for run in runs:
            run()
        one, two = least(runs, time.perf_counter)
        ratios.append(one / two)
        print(f"  {dtype} {count}x{h}x{w} k{k}: {one:.3f} ms, two threads {two:.3f}, "
              f"{one / two:.2f} ({argpool.last_variant()})", flush=True)
    print(f"threads: mean {statistics.mean(ratios):.2f}, least {min(ratios):.2f}")


def beside(line, ours, theirs, result=lambda values: values):
    """A case of two calls of argpool."""
    return line, ours[0], theirs[0], lambda: equal_numbers(ours[1], result(theirs[1]))


def minima(options):
    rng = random.Random(f"{options.seed} minima")

    def cases():
        for dtype, k in itertools.product(("uint8", "float32", "uint16"), (3, 15)):
            x = numbers(rng, (1, 1, 1080, 1920), dtype)
            mirrored = numpy.negative if dtype == "float32" else numpy.invert
            yield beside(f"{dtype} 1080x1920 k{k}", pooling(x, k, 2, argpool.min_pool),
                         pooling(mirrored(x), k, 2), mirrored)

    family("minima, maxima", cases())


def layouts(options):
    rng = random.Random(f"{options.seed} layouts")

    def cases():
        for (dtype, c), k in itertools.product(
                (("uint8", 3), ("float32", 3), ("float32", 16), ("uint16", 64)), (3, 9)):
            x = numbers(rng, (1, c, 270, 480), dtype)
            last = numpy.moveaxis(numpy.ascontiguousarray(numpy.moveaxis(x, 1, -1)), -1, 1)
            yield beside(f"{dtype} {c}x270x480 k{k}", pooling(last, k, 2), pooling(x, k, 2))

    family("channels-last, channels-first", cases())


SPEC = """
argpool.kernels for max_pool when <elem = [f32], index = [none], layout = channels_first>
    window(kernel [3, 3, 3] stride [1, 1, 1] pad [1, 1, 1])
argpool.kernels for max_pool when <elem = [f32], index = [none], layout = channels_first>
    window(kernel [2, 2] stride [1, 1])
"""


def compiled(options):
    rng = random.Random(f"{options.seed} compiled")
    library = argpool.compile(SPEC)

    def cases():
        for k, shape in ((3, (1, 64, 64, 64)), (3, (1, 128, 128, 128)), (3, (8, 16, 24, 24)),
                         (2, (32, 112, 112)), (2, (64, 56, 56)), (2, (24, 160, 160)),
                         (2, (128, 20, 20))):
            x, rank = numbers(rng, (1, *shape), "float32"), len(shape) - 1
            yield beside(f"{'x'.join(map(str, shape))} k{k}", pooling(x, k, rank),
                         pooling(x, k, rank, library=library))

    family("run time, compiled in", cases())


FAMILIES = {"opencv": opencv, "planes": planes, "volumes": volumes, "threads": threads,
            "minima": minima, "layouts": layouts, "compiled": compiled}


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="*", metavar="what")
    parser.add_argument("--seed")
    parser.add_argument("--calls", type=int, default=500)
    parser.add_argument("--reference")
    options = parser.parse_args()
    if unknown := set(options.what) - {"check", *FAMILIES}:
        parser.error(f"unknown: {', '.join(unknown)}; accepted: check, {', '.join(FAMILIES)}")
    if not options.seed:
        tree = subprocess.run(["git", "rev-parse", "HEAD^{tree}"], capture_output=True, text=True,
                              cwd=pathlib.Path(__file__).parent, check=True).stdout
        options.seed = tree[:8]
    print(f"seed {options.seed}, load {os.getloadavg()[0]:.1f}", flush=True)
    failures = 0
    for what in options.what or ["check", *FAMILIES]:
        if what == "check":
            failures += Check(options).run()
        else:
            FAMILIES[what](options)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
