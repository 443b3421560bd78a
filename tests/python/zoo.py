"""Networks of PyPI's packages, unchanged, under argpool.torch.enable(): outputs and all gradients
are the same bits as PyTorch's own. Weights are random by seed; inputs are small.

    zoo.py [--few] [--only NAME] [--rounds N] [--seconds S] [--times] [--page FILE]

Prints a table: aten's pooling calls in a forward pass, tensors compared, milliseconds of CPU time
of a forward pass by one thread, and in its pooling calls alone; the least of N rounds or of those
that S seconds take, in turns. --few takes some of each package; --times compares outputs alone, not
gradients; --page writes the table into the page, in place of the one there.
Runs in the environment torch-zoo (venv.py).
"""
# SPDX-License-Identifier: MIT
import argparse
import importlib
import pathlib
import sys
import time
import warnings

import torch
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_leaves

import argpool.torch
from zoo_networks import MAKERS, ZOO

HEAD = ("| package | network | pools | tensors | | aten, ms | argpool, ms | ratio "
        "| pooling, aten | argpool |\n|" + "---|" * 10)


class Pools(TorchDispatchMode):
    """Counts aten's max pooling and unpooling, and its CPU time."""

    def __init__(self):
        super().__init__()
        self.count, self.seconds = 0, 0

    def __torch_dispatch__(self, function, types, arguments=(), named=None):
        if "max_pool" not in str(function) and "max_unpool" not in str(function):
            return function(*arguments, **(named or {}))
        begin = time.process_time()
        made = function(*arguments, **(named or {}))
        self.count, self.seconds = self.count + 1, self.seconds + time.process_time() - begin
        return made


def outputs_of(model, x):
    return [leaf for leaf in tree_leaves(model(x)) if isinstance(leaf, torch.Tensor)]


def tensors_of(model, x):
    """Every output, then the gradients of the input and of every parameter."""
    model.zero_grad(set_to_none=True)
    x = x.clone().requires_grad_()
    outputs = outputs_of(model, x)
    if summed := [leaf.sum() for leaf in outputs if leaf.requires_grad]:
        torch.autograd.backward(summed)
    gradients = [x.grad, *(parameter.grad for parameter in model.parameters())]
    return [t.detach() for t in (*outputs, *gradients) if t is not None]


def seconds_of(call):
    begin = time.process_time()
    call()
    return time.process_time() - begin


def milliseconds(model, x, rounds, seconds):
    """Pooling calls of a forward pass; the least pass, and the least pooling within one, each
    without argpool and with it."""
    least = [[float("inf")] * 2 for _ in range(2)]
    end = time.perf_counter() + seconds
    with torch.no_grad():
        while rounds > 0 or time.perf_counter() < end:
            for on in (False, True) if rounds % 2 else (True, False):
                with argpool.torch.enabled(on):
                    least[0][on] = min(least[0][on], seconds_of(lambda: model(x)))
                    if rounds > 0:
                        with Pools() as pools:
                            model(x)
                        least[1][on] = min(least[1][on], pools.seconds)
            rounds -= 1
    return pools.count, *(1000 * least for pair in least for least in pair)


def compare(package, name, shape, named, given):
    """A row of the table, its ratio, and what is wrong, or None."""
    torch.manual_seed(1)
    model = MAKERS[package](importlib.import_module(package), name, **named).eval()
    x = torch.rand(shape)
    tensors = outputs_of if given.times else tensors_of
    with torch.set_grad_enabled(not given.times):
        expected = tensors(model, x)
        with argpool.torch.enabled():
            got = tensors(model, x)
    same = len(got) == len(expected) and all(map(torch.equal, got, expected))
    pools, plain, ours, *pooling = milliseconds(model, x, given.rounds, given.seconds)
    row = [package.partition(".")[0], name, pools, len(expected), "equal" if same else
           "DIFFERENT", f"{plain:.2f}", f"{ours:.2f}", f"{plain / ours:.2f}",
           *(f"{ms:.3f}" for ms in pooling)]
    fault = None if same and pools else "no pooling" if same else "other bits"
    return row, plain / ours, fault


def write_page(page, rows):
    """The page with these rows instead of its table's."""
    lines = page.read_text().splitlines()
    table = [n for n, line in enumerate(lines) if line.startswith("|")]
    lines[table[0]:table[-1] + 1] = rows
    page.write_text("\n".join(lines) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--few", action="store_true")
    parser.add_argument("--only", default="", help="of this package, or this name")
    parser.add_argument("--rounds", type=int, default=3, help="at least")
    parser.add_argument("--seconds", type=float, default=0)
    parser.add_argument("--times", action="store_true")
    parser.add_argument("--page", type=pathlib.Path)
    given = parser.parse_args()
    warnings.filterwarnings("ignore")
    torch.set_num_threads(1)
    print(HEAD)
    rows, ratios, wrong = [HEAD], {}, []
    for package, name, shape, named, is_few in ZOO:
        if (given.few and not is_few) or not f"{package} {name}".count(given.only):
            continue
        try:
            row, ratios[name], fault = compare(package, name, shape, named, given)
        except Exception as error:  # what one package raises hides no other's
            row, ratios[name], fault = [package, name], 0, f"{type(error).__name__}: {error}"
        rows.append(f"| {' | '.join(map(str, row))} |")
        print(rows[-1], flush=True)
        if fault:
            wrong.append(f"{name}: {fault}")
    print(f"{len(ratios)} networks, {len(wrong)} not equal {wrong or ''}")
    if ratios:
        print("the least ratio:", *min((round(ratio, 3), name) for name, ratio in ratios.items()))
    if given.page:
        write_page(given.page, "\n".join(rows).splitlines())
    return 1 if wrong or not ratios else 0


if __name__ == "__main__":
    sys.exit(main())
