"""Makes a failure smaller: fewer functions, a smaller problem, a smaller window, as long as a row
of the same schedule still fails."""
# SPDX-License-Identifier: MIT
import copy
import re
import time

import draw
from library import Failure, Stopped, schedule

SHAPE = re.compile(r"(n\d+)?c\d+(d\d+)?(h\d+)?w\d+")
DROPS = ("ceil", "callback", "trusted")
DEFAULTS = {"threads": "", "seed": "", "gap": "", "broadcast": "", "fill": "fill=random",
            "idx": "idx=own", "dup": None, "out": None}


def same_kind(failure, of):
    return (failure.kind == "rows" and "refused by the contract" not in failure.what
            and (of.row in ("?", "(chosen)") or schedule(failure.row) == schedule(of.row)))


def resized(words, position, letter, extent):
    """The line with another extent of a dimension; an output's extent goes with it."""
    shape = re.sub(rf"(?<![a-z]){letter}(\d+)|{letter}(\d+)", f"{letter}{extent}", words[position])
    return words[:position] + [shape] + words[position + 1:]


def smaller_lines(line):
    """Lines a little simpler than this one, boldest first."""
    words = line.split()
    for i, word in enumerate(words):
        key = word.partition("=")[0]
        if word in DROPS or DEFAULTS.get(key) == "":
            yield " ".join(words[:i] + words[i + 1:])
        elif DEFAULTS.get(key) not in (None, word):
            yield " ".join(words[:i] + [DEFAULTS[key]] + words[i + 1:])
    position = next((i for i, w in enumerate(words) if SHAPE.fullmatch(w)), None)
    if position is None:
        return
    extents = dict(re.findall(r"([ncdhw])(\d+)", words[position]))
    out = next((i for i, w in enumerate(words) if w.startswith("out=")), None)
    spatial = [letter for letter in "dhw" if letter in extents]
    for letter, extent in extents.items():
        for less in sorted({1, int(extent) // 2, int(extent) - 1} - {0, int(extent)}):
            smaller = resized(words, position, letter, less)
            yield " ".join(smaller)
            if out is None or letter not in spatial:
                continue
            sizes = words[out][4:].split("x")
            at = spatial.index(letter)
            step = max(1, round(int(sizes[at]) / int(extent)))
            for size in {int(sizes[at]) * less // int(extent),
                         int(sizes[at]) - step * (int(extent) - less)} - {0}:
                sizes_now = sizes[:at] + [str(size)] + sizes[at + 1:]
                yield " ".join(smaller[:out] + ["out=" + "x".join(sizes_now)] + smaller[out + 1:])
    if out is not None:
        yield " ".join(words[:out] + words[out + 1:])


def smaller_functions(function):
    """The function with a smaller window, or fewer things said of it."""
    def with_axes(change):
        f = copy.deepcopy(function)
        for axis in f.window.axes:
            change(axis)
        f.cells = f.pooled = None
        f.outer, f.sized = [None, None], False
        ok = all(a.kernel >= 1 and a.stride >= 1 and max(a.pad, a.pad_end) < a.reach
                 for a in f.window.axes)
        return f if ok and f.window != function.window else None

    def setter(name, value):
        return lambda axis: setattr(axis, name, value(axis))
    changes = [setter("dilation", lambda a: 1), setter("pad_end", lambda a: a.pad),
               setter("pad", lambda a: 0), setter("pad", lambda a: min(a.pad, 1)),
               setter("stride", lambda a: a.kernel), setter("stride", lambda a: 1),
               setter("stride", lambda a: a.stride - 1),
               setter("kernel", lambda a: max(1, a.kernel // 2)),
               setter("kernel", lambda a: a.kernel - 1)]
    if function.window.ceil:
        f = copy.deepcopy(function)
        f.window.ceil, f.cells, f.pooled, f.outer, f.sized = False, None, None, [None, None], False
        yield f
    if len(function.window.axes) > 1:
        f = copy.deepcopy(function)
        f.window.axes = f.window.axes[1:]
        f.cells = f.pooled = None
        f.outer, f.sized = [None, None], False
        yield f
    for change in changes:
        f = with_axes(change)
        if f:
            yield f


class Shrinker:
    def __init__(self, workshop, machine, folder, seconds):
        self.workshop, self.machine, self.folder = workshop, machine, folder
        self.end = time.monotonic() + seconds

    def time_left(self):
        return time.monotonic() < self.end

    def compiled(self, functions):
        (self.folder / "spec.mlir").write_text(draw.spec_text(functions))
        return self.workshop.compile(self.folder, self.machine)

    def fails(self, of, *arguments):
        """The first failure like this one, or None."""
        failures, _ = self.workshop.rows(self.folder, self.machine, "--enough", 3, *arguments)
        return next((f for f in failures if same_kind(f, of)), None)

    def line(self, failure):
        """The problem made as small as the time allows, on the library in the folder."""
        progress = True
        while progress and self.time_left():
            progress = False
            for line in smaller_lines(failure.problem):
                found = self.fails(failure, "--problem", line) if self.time_left() else None
                if found:
                    failure, progress = found, True
                    break
        return failure

    def shrink(self, functions, failure, seed):
        """(functions, failure), as small as the time allows."""
        best = (functions, failure)
        try:
            for function in functions if len(functions) > 1 else ():
                if not self.compiled([function]) and (
                        found := self.fails(failure, "--problem", failure.problem)):
                    best = ([function], found)
                    break
            if self.compiled(best[0]):
                return best
            best = (best[0], self.line(best[1]))
            progress = len(best[0]) == 1
            while progress and self.time_left():
                progress = False
                for function in smaller_functions(best[0][0]):
                    if not self.time_left() or self.compiled([function]):
                        continue
                    found = self.fails(best[1], "--seed", seed)
                    if found:
                        best, progress = ([function], self.line(found)), True
                        break
        except Stopped:
            pass
        return best

    def shrink_compile(self, functions, failure):
        """The same for a spec that does not compile: functions, then the window."""
        best = (functions, failure)
        try:
            for function in functions if len(functions) > 1 else ():
                found = self.compiled([function])
                if found:
                    best = ([function], found)
                    break
            progress = len(best[0]) == 1
            while progress and self.time_left():
                progress = False
                for function in smaller_functions(best[0][0]):
                    found = self.compiled([function]) if self.time_left() else None
                    if isinstance(found, Failure):
                        best, progress = ([function], found), True
                        break
        except Stopped:
            pass
        return best
