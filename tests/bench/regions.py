"""Regions against frameworks: cases drawn from a seed, in turns in one run, CPU time of one thread.

    regions.py --seed TEXT [--cases 12] [--families sppf,nms] [--rounds 31]

Run in an environment with the packages of tests/python/venvs.txt's lines `regions`. argpool and its
compiler are those of build/ci, unless PYTHONPATH and ARGPOOL_COMPILE name others. Prints the draw,
each case's times and its ratio to the best peer, and a line for each family: mean (geometric) and
worst.
"""
# SPDX-License-Identifier: MIT
import argparse
import math
import os
import pathlib
import platform
import random
import sys
import time

import numpy

BUILD = pathlib.Path(__file__).resolve().parents[2] / "build/ci"
sys.path.append(str(BUILD / "python"))
os.environ.setdefault("ARGPOOL_COMPILE", str(BUILD / "bin/argpool-compile"))
import argpool  # noqa: E402

TYPES = {"f32": ("f32", "f32", "max", "min"), "u8": ("ui8", "i8", "umax", "umin")}


class Function:
    """A spec's function of one input: lines of its body, the last value of each yield."""

    def __init__(self, name, element):
        self.name, self.tensor = name, f"tensor<?x?x?x?x{TYPES[element][0]}>"
        self.cell, self.lines, self.yields = TYPES[element][1], [], ["%x"]
        self.inputs = ["%x"]

    def add(self, text):
        self.lines.append(f"%v{len(self.lines)} = {text}")
        return f"%v{len(self.lines) - 1}"

    def pool(self, kind, of, kernel, cell=None):
        return self.add(f"argpool.pool {kind} {of} kernel {kernel} : {cell or self.cell}")

    def op(self, word, *args, cell=None):
        return self.add(f"arith.{word} {', '.join(args)} : {cell or self.cell}")

    def text(self):
        given = ", ".join(f"%s{i}: {self.tensor}" for i in range(len(self.inputs)))
        bound = ", ".join(f"{x} = %s{i}" for i, x in enumerate(self.inputs))
        types = ", ".join([self.tensor] * len(self.inputs))
        results = ", ".join([self.tensor] * len(self.yields))
        made = ", ".join(f"%r{i}" for i in range(len(self.yields)))
        body = "\n".join(self.lines)
        return (f"func.func @{self.name}({given}) -> ({results}) {{\n"
                f"{made} = argpool.region({bound}) : ({types}) -> ({results}) {{\n{body}\n"
                f"argpool.yield {', '.join(self.yields)} : "
                f"{', '.join([self.cell] * len(self.yields))}\n}}\nreturn {made} : {results}\n}}\n")


def sppf():
    f = Function("sppf", "f32")
    f.yields = [f.pool("max", "%x", [5, 5])]
    for _ in range(2):
        f.yields.append(f.pool("max", f.yields[-1], [5, 5]))
    return f


def peaks(k):
    f = Function(f"peaks{k}", "f32")
    is_peak = f.op("cmpf oeq,", "%x", f.pool("max", "%x", [k, k]))
    one = f.add(f"arith.uitofp {is_peak} : i1 to f32")
    f.yields = [f.op("mulf", "%x", one)]
    return f


def nms(radius):
    f = Function(f"nms{radius}", "f32")
    k = [2 * radius + 1] * 2
    zero, true = f.add("arith.constant 0.0 : f32"), f.add("arith.constant true")
    mask = f.op("cmpf oeq,", "%x", f.pool("max", "%x", k))
    for _ in range(2):
        near = f.pool("any", mask, k, "i1")
        rest = f.op("select", near, zero, "%x")
        new = f.op("andi", f.op("cmpf oeq,", rest, f.pool("max", rest, k)),
                   f.op("xori", near, true, cell="i1"), cell="i1")
        mask = f.op("ori", mask, new, cell="i1")
    f.yields = [f.op("select", mask, "%x", zero)]
    return f


def morphology(kind, element, k):
    f = Function(f"{kind}_{element}_{k}", element)
    high, low = TYPES[element][2:]
    less = "subf" if element == "f32" else "subi"
    pool = lambda of, which: f.pool(which, of, [k, k])
    if kind == "gradient":
        f.yields = [f.op(less, pool("%x", high), pool("%x", low))]
    elif kind == "close":
        f.yields = [pool(pool("%x", high), low)]
    else:
        opened = pool(pool("%x", low), high)
        f.yields = [opened if kind == "open" else f.op(less, "%x", opened)]
    return f


def levels(count, first):
    """Levels of MONAI's soft_skel: image and skeleton before, image and skeleton after."""
    f = Function(f"skeleton{count}{'_first' if first else ''}", "f32")
    zero = f.add("arith.constant 0.0 : f32")
    image, skeleton = "%x", None if first else "%k"
    f.inputs = ["%x"] if first else ["%x", "%k"]

    def least(a, b):
        return f.op("select", f.op("cmpf olt,", b, a), b, a)

    def eroded(of):
        return least(f.pool("min", of, [3, 1]), f.pool("min", of, [1, 3]))

    def positive(of):
        return f.op("select", f.op("cmpf ogt,", of, zero), of, zero)

    for level in range(count + first):
        if level or not first:
            image = eroded(image)
        rest = positive(f.op("subf", image, f.pool("max", eroded(image), [3, 3])))
        if skeleton is None:
            skeleton = rest
        else:
            product = f.op("mulf", skeleton, rest)
            skeleton = f.op("addf", skeleton, positive(f.op("subf", rest, product)))
    f.yields = [image, skeleton]
    return f


# ---- Peers: each makes a function of no argument that computes the case, and its result ----------

def onnx_session(build, x, shape):
    """A session of the nodes that build(helper) makes of x, and whose result y has this shape."""
    import onnxruntime
    from onnx import TensorProto, helper

    value = lambda name, of: helper.make_tensor_value_info(name, TensorProto.FLOAT, list(of))
    graph = helper.make_graph(build(helper), "case", [value("x", x.shape)], [value("y", shape)])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    session = onnxruntime.InferenceSession(model.SerializeToString(), options,
                                           providers=["CPUExecutionProvider"])
    binding, out = session.io_binding(), onnxruntime.OrtValue.ortvalue_from_numpy(
        numpy.empty(shape, "f4"))
    binding.bind_ortvalue_input("x", onnxruntime.OrtValue.ortvalue_from_numpy(x))
    binding.bind_ortvalue_output("y", out)
    return lambda: session.run_with_iobinding(binding), lambda: [out.numpy()]


def onnx_pool(helper, source, out, k):
    return helper.make_node("MaxPool", [source], [out], kernel_shape=[k, k], strides=[1, 1],
                            pads=[k // 2] * 4)


def onnx_sppf(helper):
    return [onnx_pool(helper, a, b, 5) for a, b in (("x", "p"), ("p", "q"), ("q", "r"))] + [
        helper.make_node("Concat", ["x", "p", "q", "r"], ["y"], axis=1)]


def onnx_peaks(k):
    def build(helper):
        return [onnx_pool(helper, "x", "p", k), helper.make_node("Equal", ["x", "p"], ["e"]),
                helper.make_node("Cast", ["e"], ["f"], to=1),
                helper.make_node("Mul", ["x", "f"], ["y"])]
    return build


def onnx_nms(radius):
    k = 2 * radius + 1

    def build(h):
        nodes = [h.make_node("Constant", [], ["zero"], value_float=0.0),
                 onnx_pool(h, "x", "p", k), h.make_node("Equal", ["x", "p"], ["m0"])]
        for i in (1, 2):
            nodes += [h.make_node("Cast", [f"m{i - 1}"], [f"c{i}"], to=1),
                      onnx_pool(h, f"c{i}", f"n{i}", k),
                      h.make_node("Greater", [f"n{i}", "zero"], [f"near{i}"]),
                      h.make_node("Where", [f"near{i}", "zero", "x"], [f"r{i}"]),
                      onnx_pool(h, f"r{i}", f"t{i}", k),
                      h.make_node("Equal", [f"r{i}", f"t{i}"], [f"q{i}"]),
                      h.make_node("Not", [f"near{i}"], [f"far{i}"]),
                      h.make_node("And", [f"q{i}", f"far{i}"], [f"new{i}"]),
                      h.make_node("Or", [f"m{i - 1}", f"new{i}"], [f"m{i}"])]
        return nodes + [h.make_node("Where", ["m2", "x", "zero"], ["y"])]
    return build


def inductor_of(function):
    import torch

    torch._dynamo.reset()  # it compiles one function for a few shapes only
    return torch.compile(function, dynamic=False)


def inductor(function, x):
    import torch

    torch.set_num_threads(1)
    compiled, given, kept = inductor_of(function), torch.from_numpy(x), []

    def run():
        with torch.no_grad():
            kept[:] = [compiled(given)]

    run()
    return run, lambda: [kept[0].numpy()]


def torch_peaks(k):
    def peaks_of(x):
        import torch.nn.functional as F
        return x * (x == F.max_pool2d(x, k, 1, k // 2))
    return peaks_of


def torch_skeleton(count, made=lambda function: function):
    """MONAI's soft_skel (monai/losses/cldice.py), 2-D. `made` is called on its parts, of some four
    levels: Inductor takes minutes for the gradient of 15 at once."""
    def erode(x):
        import torch
        import torch.nn.functional as F
        return torch.min(-F.max_pool2d(-x, (3, 1), 1, (1, 0)), -F.max_pool2d(-x, (1, 3), 1, (0, 1)))

    def opened(x):
        import torch.nn.functional as F
        return F.max_pool2d(erode(x), 3, 1, 1)

    def part(levels, first):
        def of(x, *skeletons):
            import torch.nn.functional as F
            skeleton = F.relu(x - opened(x)) if first else skeletons[0]
            for _ in range(levels):
                x = erode(x)
                delta = F.relu(x - opened(x))
                skeleton = skeleton + F.relu(delta - skeleton * delta)
            return x, skeleton
        return made(of)

    first = (count - 1) % 4 + 1
    parts = [part(first, True)] + [part(4, False)] * ((count - first) // 4)

    def skeleton_of(x):
        state = (x,)
        for each in parts:
            state = each(*state)
        return state[1]
    return skeleton_of


def with_gradient(make, count, x):
    """make(): a function of PyTorch's; the case: its result, backwards to the gradient of x."""
    import torch

    torch.set_num_threads(1)
    function, kept = make(), []
    given = torch.from_numpy(x).requires_grad_()
    grad = torch.from_numpy(numpy.random.default_rng(count).random(x.shape, "f4"))

    def run():
        made = function(given)
        kept[:] = torch.autograd.grad(made, given, grad)

    run()
    return run, lambda: [kept[0].numpy()]


def opencv(kind, k, x):
    import cv2

    cv2.setNumThreads(1)
    box, code = numpy.ones((k, k), "u1"), getattr(cv2, f"MORPH_{kind.upper()}")
    planes, made = x.reshape(-1, *x.shape[2:]), numpy.empty_like(x)
    into = made.reshape(planes.shape)

    def run():
        for plane, out in zip(planes, into):
            cv2.morphologyEx(plane, code, box, dst=out)

    return run, lambda: [made]


# ---- Cases ---------------------------------------------------------------------------------------

class Case:
    """near: what results may differ by; 0: not at all."""

    def __init__(self, words, shape, element, functions, peers, call=None, near=0):
        self.words, self.shape, self.element, self.functions = words, shape, element, functions
        self.peers, self.call, self.near = peers, call, near

    def data(self, rng):
        if self.element == "u8":
            return rng.integers(0, 256, self.shape, "u1")
        return rng.random(self.shape, "f4")


def draw_sppf(rng):
    side = rng.randint(13, 40)
    n, c = rng.randint(1, 8), rng.choice([64, 128, 256, 320, 512, 640])
    shape = (n, c, side, side)

    def call(library, x):
        whole = numpy.empty((n, 4 * c, side, side), "f4")
        parts = tuple(whole[:, i * c:(i + 1) * c] for i in range(4))

        def run():
            parts[0][:] = x  # the concatenation's first part
            library.sppf(x, out=parts[1:], threads=1)
        return run, lambda: [whole]
    peer = lambda x: onnx_session(onnx_sppf, x, (n, 4 * c, side, side))
    return Case(f"sppf {shape}", shape, "f32", [sppf()], {"onnxruntime": peer}, call)


def draw_peaks(rng):
    k, side = rng.choice([3, 5, 7]), rng.randint(64, 256)
    shape = (1, rng.randint(1, 128), side, rng.randint(64, 256))
    return Case(f"peaks k{k} {shape}", shape, "f32", [peaks(k)], {
        "onnxruntime": lambda x: onnx_session(onnx_peaks(k), x, x.shape),
        "inductor": lambda x: inductor(torch_peaks(k), x)})


def draw_nms(rng):
    radius, height = rng.randint(2, 8), rng.choice([240, 360, 480, 720, 1080])
    shape = (1, 1, height, height * rng.choice([4, 16]) // rng.choice([3, 9]) // 8 * 8)
    shape = (1, 1, height, min(max(shape[3], height), 1920))
    return Case(f"nms r{radius} {shape}", shape, "f32", [nms(radius)], {
        "onnxruntime": lambda x: onnx_session(onnx_nms(radius), x, x.shape)})


def draw_morphology(element, least, most):
    def draw(rng):
        kind, k = rng.choice(["open", "close", "gradient", "tophat"]), rng.randrange(least, most, 2)
        height = rng.choice([480, 720, 1080])
        shape = (1, rng.choice([1, 3]), height, height * 16 // 9)
        return Case(f"{kind} {element} k{k} {shape}", shape, element,
                    [morphology(kind, element, k)], {"opencv": lambda x: opencv(kind, k, x)})
    return draw


def draw_skeleton(rng):
    side, count = rng.randint(128, 1024), rng.randint(3, 15)
    shape = (1, 1, side, rng.randint(128, 1024))
    step, rest = 2, (count - 1) % 2

    def call(library, x):
        images = [numpy.empty_like(x) for _ in range(2)]
        skeletons = [numpy.empty_like(x) for _ in range(2)]

        def run():
            library.skeleton1_first(x, out=(images[0], skeletons[0]), threads=1)
            done, at = 1, 0
            while done < count:
                go = min(step, count - done)
                f = library.skeleton2 if go == 2 else library.skeleton1
                f(images[at], skeletons[at], out=(images[1 - at], skeletons[1 - at]), threads=1)
                done, at = done + go, 1 - at
            kept[:] = [skeletons[at]]
        kept = []
        return run, lambda: kept
    return Case(f"skeleton n{count} {shape}", shape, "f32",
                [levels(1, True), levels(2, False), levels(1, False)],
                {"inductor": lambda x: inductor(torch_skeleton(count), x)}, call)


def draw_skeleton_gradient(rng):
    shape, count = (1, 1, rng.randint(128, 1024), rng.randint(128, 1024)), rng.randint(3, 15)

    def call(_, x):
        from argpool.torch import soft_skeleton
        return with_gradient(lambda: lambda t: soft_skeleton(t, count), count, x)

    return Case(f"skeleton and gradient n{count} {shape}", shape, "f32", [], {
        "pytorch": lambda x: with_gradient(lambda: torch_skeleton(count), count, x),
        "inductor": lambda x: with_gradient(lambda: torch_skeleton(count, inductor_of), count, x)},
        call, near=1e-4)


FAMILIES = {
    "sppf": draw_sppf, "peaks": draw_peaks, "nms": draw_nms,
    "u8_small": draw_morphology("u8", 3, 8), "u8_large": draw_morphology("u8", 9, 42),
    "f32_small": draw_morphology("f32", 3, 8), "f32_large": draw_morphology("f32", 9, 42),
    "skeleton": draw_skeleton, "skeleton_gradient": draw_skeleton_gradient,
}


def one_call(case, library, x):
    if case.call:
        return case.call(library, x)
    region, out = getattr(library, case.functions[0].name), numpy.empty_like(x)
    return lambda: region(x, out=out, threads=1), lambda: [out]


def measure(runs, rounds):
    """The least CPU time of each, in ms, in turns."""
    best = {name: math.inf for name in runs}
    for _ in range(rounds):
        for name, run in runs.items():
            start = time.thread_time_ns()
            run()
            best[name] = min(best[name], (time.thread_time_ns() - start) / 1e6)
    return best


def run_family(name, cases, library, rounds, data):
    ratios = []
    for case in cases:
        x = case.data(data)
        made = {"argpool": one_call(case, library, x)}
        for peer, make in case.peers.items():
            made[peer] = make(x)
        for run, _ in made.values():
            run()
        expected = made["argpool"][1]()[0]
        for peer, (_, result) in made.items():
            differ = ~numpy.isclose(result()[0], expected, case.near, case.near)
            if differ.any():
                print(f"  {case.words}: {peer} differs in {numpy.count_nonzero(differ)} cells")
        times = measure({peer: run for peer, (run, _) in made.items()}, rounds)
        ratio = times["argpool"] / min(ms for peer, ms in times.items() if peer != "argpool")
        ratios.append(ratio)
        words = ", ".join(f"{peer} {ms:.3f}" for peer, ms in times.items())
        print(f"  {case.words}: {words} ms, {ratio:.2f} of the best peer", flush=True)
    mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
    print(f"{name}: {len(ratios)} cases, mean {mean:.2f}, worst {max(ratios):.2f} of the best "
          "peer's time", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", required=True, help="any text")
    parser.add_argument("--cases", type=int, default=12, help="of each family (default: 12)")
    parser.add_argument("--families", default=",".join(FAMILIES), help="default: %(default)s")
    parser.add_argument("--rounds", type=int, default=31)
    parser.add_argument("--targets", help="as argpool-compile takes them (default: all)")
    o = parser.parse_args()
    os.environ["ARGPOOL_NUM_THREADS"] = "1"
    names = o.families.split(",")
    draws = {}
    for name in names:
        rng = random.Random(f"{name} {o.seed}")
        draws[name] = [FAMILIES[name](rng) for _ in range(o.cases)]
    functions = {f.name: f for cases in draws.values() for case in cases for f in case.functions}
    start = time.monotonic()
    library = argpool.compile("".join(f.text() for f in functions.values()),
                              targets=o.targets and o.targets.split(",")) if functions else None
    print(f"seed {o.seed}; {platform.processor() or platform.machine()}, load "
          f"{os.getloadavg()[0]:.1f}; {len(functions)} regions compiled in "
          f"{time.monotonic() - start:.0f} s", flush=True)
    for name, cases in draws.items():
        run_family(name, cases, library, o.rounds, numpy.random.default_rng(1))


if __name__ == "__main__":
    main()
