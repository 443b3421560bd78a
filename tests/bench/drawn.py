"""Problem lines drawn at random: shapes and windows that networks have, and any others."""
# SPDX-License-Identifier: MIT
import math
import random
import re
import statistics

from cells import FIRST_LEVEL

# What is drawn: the window, spatial extents of what is pooled, channels. SegNets and U-Nets; stems;
# necks, pyramids; heads; volumes; audio; patches.
_FAMILIES = (
    (("k2s2",), ((224, 224), (180, 240), (112, 112), (56, 56), (28, 28), (61, 97)), (16, 256)),
    (("k3s2p1", "k3s2"), ((224, 224), (112, 112), (147, 147), (71, 71)), (32, 128)),
    (("k3s1p1", "k5s1p2", "k9s1p4"), ((40, 40), (28, 28), (20, 20), (14, 14)), (64, 512)),
    (("k7s7", "k14s14", "k4s4"), ((28, 28), (14, 14), (56, 56), (8, 8)), (64, 512)),
    (("k2s2", "k3s2p1"), ((16, 64, 64), (32, 32, 32), (8, 28, 28)), (8, 64)),
    (("k4s4", "k2s2", "k3s2p1"), ((8000,), (4096,), (999,)), (16, 128)),
    (("k2s2", "k3s3"), ((8, 8), (10, 10), (16, 16), (32, 32)), (64, 512)),
)
_OPERATIONS = ("max_pool",) * 2 + ("max_unpool",) * 2 + ("max_pool_backward", "max_unpool_backward")
_ELEMENTS = ("f32",) * 7 + ("f16", "bf16", "u8")
INDICES = ("i64 plane", "u8 window")
_MOST_BYTES = 64 << 20


def _pooled(extent, window):
    """C1's extent, of windows spelt k<kernel>s<stride>p<padding>."""
    kernel, rest = window[1:].split("s")
    stride, _, pad = rest.partition("p")
    return (extent + 2 * int(pad or 0) - int(kernel)) // int(stride) + 1


def _shape(letters, extents):
    return "".join(f"{letter}{n}" for letter, n in zip(letters, extents))


def _any_shape(rng):
    window = f"k{(k := rng.randint(2, 7))}s{rng.randint(1, k)}p{rng.randint(0, k // 2)}"
    return window, tuple(rng.randint(k, 200) for _ in range(2)), (1, 300)


def _case(rng):
    """The words of a problem before its indices, and those behind them."""
    operation, element = rng.choice(_OPERATIONS), rng.choice(_ELEMENTS)
    if operation.endswith("_backward"):
        element = "f32"
    windows, shapes, channels = rng.choice(_FAMILIES)
    window = rng.choice(windows)
    spatial = rng.choice([shape for shape in shapes if _pooled(min(shape), window) > 0])
    if rng.random() < 0.25:
        window, spatial, channels = _any_shape(rng)
    c = rng.randint(*channels)
    images = rng.randint(1, max(1, min(8, _MOST_BYTES // (4 * c * math.prod(spatial)))))
    extents, out = spatial, ""
    if operation != "max_pool":
        extents = [_pooled(n, window) for n in spatial]
        out = f" out={'x'.join(map(str, spatial))}"
    shape = _shape("dhw"[-len(spatial) :], extents)
    layout = rng.choice(("cf", "cl"))
    return f"{operation} {element}", f"{layout} n{images}c{c}{shape} {window}{out}"


def lines(seed, count):
    """`count` problem lines, in pairs that differ in their indices: cells of the plane, of int64;
    and taps, of one byte."""
    rng = random.Random(seed)
    cases = [_case(rng) for _ in range((count + 1) // 2)]
    return [f"{left} {index} {right}" for left, right in cases for index in INDICES][:count]


def _mean(ratios):
    return math.exp(statistics.fmean(map(math.log, ratios)))


def _said(what, ratios, behind):
    """A line: how many ratios, their geometric mean, the extremes, and how many are `behind`."""
    if not ratios:
        return f"  {what}: no cases"
    count = sum(map(behind, ratios))
    return (f"  {what}: {len(ratios)} cases, mean {_mean(ratios):.2f}, least {min(ratios):.2f}, "
            f"most {max(ratios):.2f}, {count} behind")


def _plane(case):
    """Bytes of the call's tensors a plane."""
    return case.size / math.prod(map(int, re.search(r" n(\d+)c(\d+)", case.line).groups()))


def _slower(time):
    return time > 1.05


def _lost(speed):
    return speed < 0.95


def text(cases):
    """What drawn pairs tell: each kind of index beside the peers, u8 beside int64, and kernels that
    the benchmark compiles in beside libargpool's."""
    lines = []
    for threads in sorted({c.threads for c in cases}):
        mine = {c.line: c for c in cases if c.threads == threads}
        lines.append(f"drawn, {threads} threads")
        for index in INDICES:
            met = [c for line, c in mine.items() if f" {index} " in line and c.vs_any is not None]
            alone = [c.vs_any * c.ns / (c.shipped_ns or c.ns) for c in met]
            what = f"{index}, times as fast as the best peer"
            lines.append(_said(what, [c.vs_any for c in met], _lost))
            lines.append(_said(f"{what}, by libargpool's kernels alone", alone, _lost))
        pairs = [(c, mine.get(line.replace(*INDICES))) for line, c in mine.items()
                 if INDICES[0] in line]
        for where, large in (("beyond", True), ("within", False)):
            lines.append(_said(f"u8's time over int64's, planes {where} the first-level cache",
                               [u8.ns / i64.ns for i64, u8 in pairs
                                if u8 and (_plane(i64) > FIRST_LEVEL) == large], _slower))
        lines.append(_said("the time of what is compiled in over libargpool's",
                           [c.ns / c.shipped_ns for c in mine.values() if c.shipped], _slower))
    return "\n".join(lines)
