"""Interleaved rounds over all contestants of a problem, and what follows from their medians."""
# SPDX-License-Identifier: MIT
import math
import statistics
import time
from dataclasses import dataclass

from cells import cell_of, home_of, is_tiny
from process import Gone
from rounds import Contestant, Rounds

# A contestant slower than the best of its kind by more than this after so many rounds cannot win.
_HOPELESS = {"row": 1.3, "twin": 1.3, "peer": 2}
_ROUNDS_TO_TELL = 5
_FAR_OFF = {"peer": 30}  # the same after one round: calls of some peers take seconds
# Rows whose calls take longer have fewer rounds: the best one's is measured again anyway.
_LONG = 1e6  # nanoseconds
_ROUNDS_OF_LONG = 11


class NotMeasured(Exception):
    """argpool itself has no answer to a problem."""


@dataclass
class Case:
    """A problem with a number of threads, measured. Times are medians, in nanoseconds."""

    line: str
    size: int  # bytes that the operation must read and write
    frozen: bool
    threads: int
    rounds: int
    selected: str  # the row's name
    ns: float
    twin_ns: float
    same_again: float  # the same call's median over itself
    band: tuple  # 5 and 95 % of the rounds' ratios of the same call to itself
    rows: dict  # row -> ns
    regret: float
    best_row: str
    peers: list  # {"name", "ns", "ratio", "counts", "again"}
    refused: dict  # peer -> why it is not there
    disturbed: float  # share of the rounds in which somebody else had a share of the cores
    select_ns: float
    plan_ns: float | None = None
    create_ns: float | None = None
    # Where the selected row is compiled for the benchmark: what libargpool takes by itself.
    shipped: str | None = None
    shipped_ns: float | None = None
    bound: str | None = None  # of cases that it was measured for: what bounds them
    bound_ns: float | None = None  # nanoseconds of computing and the call

    @property
    def cell(self):
        """The cell it belongs to."""
        return cell_of(self.line, self.size)

    @property
    def home(self):
        """Where its working set lives."""
        return home_of(self.size)

    @property
    def roof(self):
        """Share of the twin's speed."""
        return self.twin_ns / self.ns

    @property
    def shipped_roof(self):
        """The same of libargpool's own kernels."""
        return self.twin_ns / (self.shipped_ns or self.ns)

    @property
    def bounded_roof(self):
        """The same if it ran as fast as its row computes, where that was measured."""
        if self.bound_ns is None:
            return self.roof
        return self.twin_ns / min(self.ns, max(self.bound_ns, self.twin_ns))

    @property
    def best_peer(self):
        """The fastest peer that moves the same bytes, or None."""
        return min((p for p in self.peers if p["counts"]), key=lambda p: p["ns"], default=None)

    @property
    def vs_best(self):
        """How many times as fast as the best peer; None without one."""
        return self.best_peer["ratio"] if self.best_peer else None

    @property
    def vs_any(self):
        """The same, of all peers, whatever the width of their indices."""
        return min((p["ratio"] for p in self.peers), default=None)

    def peer(self, key):
        """The fastest that a peer offers of those that move the same bytes, by its key, or None."""
        offers = [p for p in self.peers if p["key"] == key and p["counts"]]
        return min(offers, key=lambda p: p["ns"], default=None)

    def vs(self, key):
        """How many times as fast as a peer, by its key; None where it is not there."""
        peer = self.peer(key)
        return peer["ratio"] if peer else None

    def roof_of(self, peer):
        """The share of the twin's speed that a peer reaches; None without one."""
        return self.twin_ns / peer["ns"] if peer else None


def _prepare(process, request, index_bytes):
    """The contestants that a process offers for a request, or why there are none."""
    try:
        answer = process.ask_json(f"prepare {request}")
    except Gone as gone:
        return [], f"failed: {gone}"
    if "contestants" not in answer:
        ((kind, why),) = answer.items()
        return [], why if kind == "not_offered" else f"{kind}: {why}"
    return [
        Contestant(process, i, offer["name"], offer.get("index_bytes", index_bytes))
        for i, offer in enumerate(answer["contestants"])
    ], None


def _drop_hopeless(contestants, limits):
    best = {}
    for c in contestants:
        best[c.rivals] = min(c.median, best.get(c.rivals, c.median))
    contestants[:] = [
        c for c in contestants if c.median <= limits.get(c.kind, math.inf) * best[c.rivals]
    ]


def _peer_results(turns, selected, contestants, failed, index_bytes):
    """Times and ratios of peers that did not fail. Cases below 0.95 of the best are run three times
    more."""
    peers = [
        {
            "key": c.process.key,
            "name": c.name,
            "ns": c.median,
            "ratio": c.median / selected.median,
            "counts": c.indices == index_bytes,
            "index_bytes": c.indices,
            "again": [],
            "contestant": c,
        }
        for c in contestants
        if c.kind == "peer" and c.process.key not in failed
    ]
    best = min((p for p in peers if p["counts"]), key=lambda p: p["ns"], default=None)
    if best and best["ratio"] < 0.95:
        count = len(selected.ns)
        best["again"] = [turns.paired_ratio(best["contestant"], selected, count) for _ in range(3)]
        best["ratio"] = statistics.median([best["ratio"], *best["again"]])
    for peer in peers:
        del peer["contestant"]
    return peers


def enter(argpool, peers, words, index_bytes=None):
    """Everyone who offers a request, and peer -> why it does not."""
    contestants, refused = [], {}
    for process in [argpool, *peers]:
        offered, why = _prepare(process, words, index_bytes)
        contestants += offered
        if why and process is argpool:
            raise NotMeasured(why)
        if why:
            refused[process.key] = why
    return contestants, refused


def _run_all(turns, contestants, rounds, seconds):
    """All rounds, but no more than take so many seconds, and at least those that long rows have;
    those that cannot win leave early. Returns the rows that could, the number of rounds, and why
    peers failed."""
    start = time.monotonic()
    tell, enough = min(rounds, _ROUNDS_TO_TELL), min(rounds, _ROUNDS_OF_LONG)
    failed = turns.run(contestants, 1)
    _drop_hopeless(contestants, _FAR_OFF)
    failed |= turns.run(contestants, tell - 1)
    _drop_hopeless(contestants, _HOPELESS)
    told = time.monotonic()
    failed |= turns.run(contestants, enough - tell)
    rows = [c for c in contestants if c.kind == "row"]
    contestants[:] = [c for c in contestants if c not in rows or c.median < _LONG]
    now = time.monotonic()
    if enough > tell and now > told:
        fit = (seconds - (now - start)) / (now - told) * (enough - tell)
        rounds = min(rounds, enough + max(0, int(fit)))
    failed |= turns.run(contestants, rounds - enough)
    return rows, rounds, {key: f"failed: {why}" for key, why in failed.items()}


def measure(problem, request, threads, argpool, peers, rounds, seconds=1e9, pace=None):
    """A Case of a problem ({"line", "size", "frozen"}) that is open. Rounds end after so many
    seconds, but not the first eleven; a Pace tells which of them are disturbed."""
    index = problem["line"].split()[2]
    index_bytes = 0 if index == "none" else int(index[1:]) // 8
    tiny = is_tiny(problem["size"])
    contestants, refused = enter(argpool, peers, f"{request} threads={threads}", index_bytes)
    contestants = [c for c in contestants if tiny or c.kind not in ("plan", "create")]
    everyone = list(contestants)
    turns = Rounds(pace, threads)
    rows, rounds, failed = _run_all(turns, contestants, rounds, seconds)
    refused |= failed

    of_kind = {c.kind: c for c in everyone}
    selected, again = of_kind["selected"], of_kind["again"]
    name = selected.name.split(" ")[1]
    shipped = of_kind.get("shipped")
    winner = min(rows, key=lambda c: c.median)
    won_again = winner.name == f"row {name}"
    ratios = sorted(a / b for a, b in zip(again.ns, selected.ns))
    return Case(
        line=problem["line"],
        size=problem["size"],
        frozen=problem["frozen"],
        threads=threads,
        rounds=rounds,
        selected=name,
        ns=selected.median,
        twin_ns=min(c.median for c in everyone if c.kind == "twin"),
        same_again=again.median / selected.median,
        band=(ratios[len(ratios) // 20], ratios[-1 - len(ratios) // 20]),
        rows={c.name.split(" ")[1]: c.median for c in everyone if c.kind == "row"},
        # The winner is measured again, so that luck does not count.
        regret=0.0 if won_again else max(0.0, turns.paired_ratio(selected, winner, rounds) - 1),
        best_row=winner.name.split(" ")[1],
        peers=_peer_results(turns, selected, everyone, failed, index_bytes),
        refused=refused,
        disturbed=turns.disturbed / turns.counted,
        select_ns=of_kind["select"].median,
        plan_ns=of_kind["plan"].median if tiny else None,
        create_ns=of_kind["create"].median if tiny else None,
        shipped=shipped.name.split(" ")[1] if shipped else None,
        shipped_ns=shipped.median if shipped else None,
    )
