"""Contestants that take turns, in rounds that count where nobody else had a share of the cores."""
# SPDX-License-Identifier: MIT
import statistics
import time
from dataclasses import dataclass, field

from process import Gone

_OURS = 1.25  # one whose pace takes longer than its best by more than this: clocks change by less
_ASKED = 30  # so many times before the first round, over as many times _APART
_APART = 0.005  # seconds


@dataclass
class Contestant:
    """One way to do a problem: the process that offers it, its number there, its turns' times."""

    process: object
    number: int
    name: str
    indices: int | None  # bytes of an index; None: as the problem's
    ns: list = field(default_factory=list)

    @property
    def kind(self):
        """selected, again, shipped, plan, create, select, row, twin; peers are "peer"."""
        return self.name.split(" ")[0] if self.process.key == "argpool" else "peer"

    @property
    def rivals(self):
        """What it wins or loses against: its kind, and of peers those whose indices are as wide."""
        return self.kind, self.indices if self.kind == "peer" else None

    @property
    def median(self):
        """Nanoseconds of a call."""
        return statistics.median(self.ns)

    def turn(self):
        """Some untimed calls, then some timed ones: nanoseconds of one of these."""
        answer = self.process.ask(f"go {self.number}")
        if answer.startswith("{"):
            raise Gone(answer)
        return float(answer)


class Pace:
    """Whether cores are as fast as they were at their best: virtual ones may be half of a core, and
    what somebody does with the other half slows down what computes, but not what waits for memory.
    """

    def __init__(self, argpool):
        self._argpool = argpool
        self._best = {}  # number of threads -> nanoseconds

    def is_ours(self, threads):
        """Are so many cores ours alone at the moment?"""
        if threads not in self._best:
            self._best[threads] = self._ask(threads)
            for _ in range(_ASKED):
                time.sleep(_APART)
                self._best[threads] = min(self._best[threads], self._ask(threads))
        now = self._ask(threads)
        self._best[threads] = min(self._best[threads], now)
        return now <= _OURS * self._best[threads]

    def _ask(self, threads):
        return float(self._argpool.ask(f"pace {threads}"))


class Rounds:
    """Rounds of turns on so many cores. Without a pace, every round counts."""

    def __init__(self, pace=None, threads=1):
        self._pace = pace
        self._threads = threads
        self.counted = 0
        self.disturbed = 0  # of those that count

    def run(self, contestants, rounds):
        """Gives each a turn a round, each round starting one further down the list; a round in
        which cores were not ours is done again, at most half as many as are wanted. Returns those
        that failed, with the reason; they are no longer in the list."""
        failed, spare, number = {}, rounds // 2, 0
        ours = self._are_ours()
        while number < rounds:
            first = self.counted % max(1, len(contestants))
            times = self._round(contestants[first:] + contestants[:first], failed)
            before, ours = ours, self._are_ours()
            contestants[:] = [c for c in contestants if c.process.key not in failed]
            if not (before and ours) and spare > 0:
                spare -= 1
                continue
            for contestant, ns in times:
                contestant.ns.append(ns)
            number += 1
            self.counted += 1
            self.disturbed += not (before and ours)
        return failed

    def paired_ratio(self, above, below, rounds):
        """Times of one contestant over those of another, in rounds of their own."""
        above, below = (Contestant(c.process, c.number, c.name, c.indices) for c in (above, below))
        self.run([above, below], rounds)
        return above.median / below.median

    def _are_ours(self):
        return self._pace is None or self._pace.is_ours(self._threads)

    @staticmethod
    def _round(turns, failed):
        times = []
        for contestant in turns:
            if contestant.process.key in failed:
                continue
            try:
                times.append((contestant, contestant.turn()))
            except Gone as gone:
                if contestant.process.key == "argpool":
                    raise
                failed[contestant.process.key] = str(gone)
        return times
