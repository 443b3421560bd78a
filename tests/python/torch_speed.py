"""PyTorch's pooling, plain, on argpool, and compiled by Inductor.

    torch_speed.py [--threads 1,2] [--no-inductor]

Programs are unchanged: argpool serves them by argpool.torch.enable(). The three take turns; a
figure is the least of many rounds, in milliseconds of wall time. Results are compared before they
are timed. Two threads need a machine that does nothing else.
"""
# SPDX-License-Identifier: MIT
import argparse
import time
import warnings

import torch
import torch.nn.functional as F
from torch import nn

import argpool.torch


class SegNet(nn.Module):
    """Three levels of 16 to 64 channels, pooled and unpooled."""

    def __init__(self):
        super().__init__()
        widths = [3, 16, 32, 64]
        self.down = nn.ModuleList(nn.Conv2d(a, b, 3, padding=1) for a, b in zip(widths, widths[1:]))
        self.up = nn.ModuleList(nn.Conv2d(b, a, 3, padding=1)
                                for a, b in zip([4, *widths[1:]], widths[1:]))
        self.pool, self.unpool = nn.MaxPool2d(2, 2, return_indices=True), nn.MaxUnpool2d(2, 2)

    def forward(self, x):
        kept = []
        for conv in self.down:
            x = conv(x).relu()
            kept.append(x.shape[2:])
            x, indices = self.pool(x)
            kept.append(indices)
        for conv in reversed(self.up):
            indices, size = kept.pop(), kept.pop()
            x = conv(self.unpool(x, indices, output_size=size))
        return x


class Pair(nn.Module):
    def __init__(self, *window):
        super().__init__()
        self.pool, self.unpool = nn.MaxPool2d(*window, return_indices=True), nn.MaxUnpool2d(*window)

    def forward(self, x):
        return self.unpool(*self.pool(x), output_size=x.shape[2:])


class Sppf(nn.Module):
    """YOLO's: three poolings in a chain, and what they make side by side."""

    def __init__(self):
        super().__init__()
        self.pool = nn.MaxPool2d(5, 1, 2)

    def forward(self, x):
        a = self.pool(x)
        b = self.pool(a)
        return torch.cat([x, a, b, self.pool(b)], 1)


class Nms(nn.Module):
    """SuperPoint's: maxima of a radius of 4, suppressed twice."""

    def __init__(self):
        super().__init__()
        self.pool = nn.MaxPool2d(9, 1, 4)

    def forward(self, scores):
        zeros = torch.zeros_like(scores)
        best = scores == self.pool(scores)
        for _ in range(2):
            near = self.pool(best.float()) > 0
            rest = torch.where(near, zeros, scores)
            best = best | ((rest == self.pool(rest)) & ~near)
        return torch.where(best, scores, zeros)


class Peaks(nn.Module):
    """CenterNet's: what is no maximum of its 3x3 becomes zero."""

    def __init__(self):
        super().__init__()
        self.pool = nn.MaxPool2d(3, 1, 1)

    def forward(self, heat):
        return heat * (heat == self.pool(heat))


def train(module):
    """A step's gradients."""
    def step(x):
        x = x.detach().requires_grad_()
        module(x).square().sum().backward()
        return x.grad
    return step


PROBLEMS = [
    ("tiny pool 1x16x7x7 k2s2", lambda: nn.MaxPool2d(2), (1, 16, 7, 7), False),
    ("pair k2s2 1x64x112x112", lambda: Pair(2, 2), (1, 64, 112, 112), False),
    ("pair k3s2p1 1x64x112x112", lambda: Pair(3, 2, 1), (1, 64, 112, 112), False),
    ("pool k3s2p1, with gradient", lambda: nn.MaxPool2d(3, 2, 1), (1, 64, 112, 112), True),
    ("SegNet step 1x3x96x128", SegNet, (1, 3, 96, 128), True),
    ("SPPF 1x256x20x20", Sppf, (1, 256, 20, 20), False),
    ("SuperPoint's NMS 480x640", Nms, (1, 1, 480, 640), False),
    ("CenterNet's peaks 1x80x128x128", Peaks, (1, 80, 128, 128), False),
]


def least(ways, seconds=2.0):
    """The least time of each way, in turns."""
    best = {name: float("inf") for name in ways}
    end, rounds = time.perf_counter() + seconds, 0
    while time.perf_counter() < end or rounds < 3:
        rounds += 1
        for name, (call, on) in ways.items():
            with argpool.torch.enabled(on):
                start = time.perf_counter()
                call()
                best[name] = min(best[name], time.perf_counter() - start)
    return {name: seconds * 1e3 for name, seconds in best.items()}


def row(make, shape, gradient, inductor):
    torch.manual_seed(1)
    module, x = make(), torch.rand(shape)
    plain = train(module) if gradient else module
    ways = {"aten": (lambda: plain(x), False), "argpool": (lambda: plain(x), True)}
    if inductor:
        torch._dynamo.reset()
        compiled = torch.compile(module)
        fused = train(compiled) if gradient else compiled
        ways["Inductor"] = (lambda: fused(x), False)
    results = []
    for name, (call, on) in ways.items():
        with argpool.torch.enabled(on):
            results.append(call())
            call()
    assert torch.equal(results[0], results[1])
    return least(ways)


def main(thread_counts, inductor):
    warnings.simplefilter("ignore")
    print(f"PyTorch {torch.__version__}, ms a call, the least; argpool = enable(), unchanged code")
    print(f"{'':32}{'threads':>8}{'aten':>9}{'argpool':>9}{'ratio':>7}{'Inductor':>10}")
    for name, make, shape, gradient in PROBLEMS:
        for threads in thread_counts:
            torch.set_num_threads(threads)
            with torch.set_grad_enabled(gradient):
                ms = row(make, shape, gradient, inductor)
            print(f"{name:32}{threads:8}{ms['aten']:9.3f}{ms['argpool']:9.3f}"
                  f"{ms['aten'] / ms['argpool']:6.1f}x"
                  f"{ms.get('Inductor', float('nan')):10.3f}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--threads", default="1,2", help="numbers of threads, with commas")
    parser.add_argument("--no-inductor", action="store_true")
    given = parser.parse_args()
    main([int(n) for n in given.threads.split(",")], not given.no_inductor)
