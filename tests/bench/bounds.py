"""What bounds a case: its row with everything stripped but computing, measured. The same rows of
cells, so few of them that they stay in the first-level cache, in two sizes: what time grows with
their bytes is computing, what is left is the call. A streaming row's stores pass by the caches
there, too: beside it stands what the twin's streaming stores alone take."""
# SPDX-License-Identifier: MIT
import re
from dataclasses import dataclass

from cells import FIRST_LEVEL
from measure import NotMeasured, enter
from rounds import Rounds

_OUT = re.compile(r" out=([\dx]+)")
_WINDOW = re.compile(r" k([\dx]+)(?:s([\dx]+))?")
_SHAPE = re.compile(r"n\d+c(\d+)((?:d\d+)?)(?:h(\d+))?w(\d+)")
_ROUNDS = 15
_ODD = 1.25  # times a case's own time: the few rows are no example of it
_TRIES = 3  # what other programs disturbed may seem odd


@dataclass
class Bound:
    """Nanoseconds of a case that its row computes, and that a call takes whatever its size."""

    computing: float  # of a row that streams: with its stores
    call: float
    home: str  # where the stripped problem's working set lives
    streaming: float | None = None  # of a row that streams: what the twin's stores take

    def ns(self, threads):
        """Nanoseconds of computing and the call; None where computing was not told apart."""
        return None if self.streaming else self.computing / threads + self.call

    def text(self, ns, threads):
        """One line: which of computing, the call and moving bytes it is."""
        computing, call = self.computing / threads / ns, self.call / ns
        streams = self.streaming and self.streaming >= 0.75 * self.computing
        if computing + call < 0.75:
            what = "moving bytes" if threads == 1 else "moving bytes, or sharing them out"
        elif computing > call:
            what = "its streaming stores" if streams else "computing"
        else:
            what = "the call"
        does = "compute"
        if self.streaming:
            does += f" and stream (a twin that streams {self.streaming / threads / ns:.0%})"
        return (
            f"bound by {what}: the same row on few rows of cells in {self.home} needs "
            f"{computing:.0%} of the time to {does}, {call:.0%} for a call"
        )


def _with(line, planes, height, width):
    """The line with n = 1, so many planes, and planes of such a height and width."""
    found = _SHAPE.search(line)
    old = [int(found.group(i) or 1) for i in (3, 4)]
    rows = f"h{height}" if found.group(3) else ""
    line = _SHAPE.sub(f"n1c{planes}{found.group(2)}{rows}w{width}", line, count=1)
    out = _OUT.search(line)
    if not out:
        return line
    # A plane that is told shrinks with the pooled positions, a stride for each.
    kernel, stride = _WINDOW.search(line).groups()
    steps = [int(n) for n in (stride or kernel).split("x")] * 2  # one may stand for all
    sizes = [int(n) for n in out.group(1).split("x")]
    for at, was, now in ((-1, old[1], width), (-2, old[0], height)):
        if len(sizes) >= -at:
            sizes[at] -= (was - now) * steps[at]
    return line.replace(out.group(0), " out=" + "x".join(map(str, sizes)))


def stripped(line):
    """Lines of one problem in growing sizes, smallest first: to be tried until two fit."""
    found = _SHAPE.search(line)
    channels, height, width = (int(found.group(i) or 1) for i in (1, 3, 4))
    cf = line.split()[4] == "cf"
    for rows in [height, 32, 16] if cf else []:
        if rows <= height:
            yield [_with(line, c, rows, width) for c in (1, 2, 4, 8, 16, 32) if c <= channels]
    if found.group(3):
        few = [rows for rows in (8, 16, 32, 64) if rows <= height]
        yield [_with(line, 1 if cf else channels, rows, width) for rows in few]
    else:
        few = [cells for cells in (16, 64, 256, 1024) if cells <= width]
        yield [_with(line, 1 if cf else channels, 1, cells) for cells in few]


def _two_sizes(line, argpool):
    """Two problems of which the larger is at most half the first-level cache, if there are any."""
    for lines in stripped(line):
        sized = [(p["bytes"], one) for one in lines for p in _described(one, argpool)]
        small = [s for s in sized if s[0] <= FIRST_LEVEL // 2]
        if len(small) > 1:
            return [small[0], small[-1]], "L1"
    lines = next(stripped(line), [])
    sized = [(p["bytes"], one) for one in lines[:2] for p in _described(one, argpool)]
    return (sized, "L2") if len(sized) == 2 else (None, None)


def _described(line, argpool):
    return argpool.ask_json(f"describe {line}").get("problems", [])


def _times(line, names, argpool, pace):
    """Nanoseconds of contestants, by their names."""
    opened = argpool.ask_json(f"open {line}")
    if "request" not in opened:
        raise NotMeasured(line)
    contestants, _ = enter(argpool, [], f"{opened['request']} threads=1")
    named = {c.name: c for c in contestants if c.name in names}
    if len(named) < len(names):
        raise NotMeasured(f"not all of {', '.join(names)} serve {line}")
    Rounds(pace).run(list(named.values()), _ROUNDS)
    return [named[name].median for name in names]


def bound_of(case, argpool, pace=None):
    """The Bound of a case, or None where its problem cannot be stripped."""
    sizes, home = _two_sizes(case.line, argpool)
    if not sizes:
        return None
    for _ in range(_TRIES):
        try:
            bound = _measured(case, sizes, home, argpool, pace)
        except NotMeasured:
            return None
        if bound.computing + bound.call <= _ODD * case.ns * case.threads:
            return bound
    return None


def _measured(case, sizes, home, argpool, pace):
    streams = "stream" in case.selected
    names = [f"row {case.selected}"] + ["twin streaming 1"] * streams
    times = [_times(line, names, argpool, pace) for _, line in sizes]
    (few, _), (more, _) = sizes
    row, *twin = (max(0.0, now - then) / (more - few) for then, now in zip(*times))
    bound = Bound(row * case.size, max(0.0, times[0][0] - row * few), home)
    if streams:
        bound.streaming = twin[0] * case.size
    return bound
