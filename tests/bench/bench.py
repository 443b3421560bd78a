#!/usr/bin/env python3
"""Measures argpool beside its traffic twin and its peers; see README.md beside this file."""
# SPDX-License-Identifier: MIT
import argparse
import json
import os
import signal
import sys
import time
from pathlib import Path

import bounds
import cells
import drawn
import measure
import report
from peers import Peers
from process import Gone, Process
from rounds import Pace

_HERE = Path(__file__).parent
_QUICK = 40  # seconds for all cases of --quick, where eleven rounds of each take no longer
# Cases are measured once more if in so many of their rounds somebody else had a share of the cores.
_DISTURBED = 0.7
_LISTS = {"tuned": False, "frozen": True}  # problems/<name>.txt: was anything tuned on it?


def _parse():
    parser = argparse.ArgumentParser(
        prog="tools/bench",
        description="Measures every variant, the selected one, the traffic twin and the peers on "
        "the problems of tests/bench/problems; writes a page with plots.",
        epilog="Cells: " + "; ".join(cells.NAMES),
    )
    add = parser.add_argument
    add("--quick", action="store_true",
        help="a tenth of the problems, fewer rounds of long calls: in under a minute")
    add("--problem", action="append", metavar="LINE", help="this problem; may be repeated")
    add("--drawn", type=int, metavar="COUNT",
        help="so many problems drawn at random, in pairs: by int64 indices and by u8 taps")
    add("--seed", default="1", help="of what is drawn: any text (default: 1)")
    add("--only", metavar="CELL", help="cells whose name holds this")
    add("--peers", metavar="KEYS", help="these peers, with commas (default: all but slow ones)")
    add("--no-peers", action="store_true", help="the twin only")
    add("--yes", action="store_true", help="download peers without asking")
    add("--threads", default="1,2", help="numbers of threads (default: 1,2)")
    add("--rounds", type=int, default=31, help="rounds of turns (default: 31)")
    add("--out", type=Path, metavar="FOLDER", help="for the page (default: out/bench/page)")
    add("--default-kernels", action="store_true",
        help="libargpool's kernels alone, without those of tests/bench/kernels.mlir")
    add("--bounds", action="store_true",
        help="measure what bounds every case below its cell's bar, not the worst ten alone")
    add("--json", action="store_true", help="the last line is one JSON object")
    add("--program", type=Path, help=argparse.SUPPRESS)
    add("--folder", type=Path, help=argparse.SUPPRESS)
    return parser.parse_args()


def _say(text):
    print(f"bench: {text}", file=sys.stderr, flush=True)


def _problems(arguments, argpool):
    """The problems to measure: dictionaries with line, size in bytes, frozen."""

    def described(question, frozen):
        answer = argpool.ask_json(question)
        if "problems" not in answer:
            sys.exit(f"bench: {question}: {answer.get('failed', answer)}")
        return [
            {"line": p["line"], "size": p["bytes"], "frozen": frozen} for p in answer["problems"]
        ]

    listed = [
        problem
        for name, frozen in _LISTS.items()
        for problem in described(f"list {_HERE}/problems/{name}.txt", frozen)
    ]
    frozen_lines = {p["line"] for p in listed if p["frozen"]}
    wanted = listed
    lines = arguments.problem or drawn.lines(arguments.seed, arguments.drawn or 0)
    if lines:
        wanted = [p for line in lines for p in described(f"describe {line}", False)]
    elif arguments.quick:
        wanted = described(f"list {_HERE}/problems/quick.txt", False)
    for problem in wanted:
        problem["frozen"] = problem["line"] in frozen_lines
    if arguments.only:
        wanted = [p for p in wanted if arguments.only in cells.cell_of(p["line"], p["size"])]
    if not wanted:
        sys.exit("bench: no such problem")
    return wanted


def _peer_processes(arguments):
    if arguments.no_peers:
        return []
    peers = Peers(arguments.folder)
    keys = [key for key, peer in peers.known.items() if not peer.get("only_when_named")]
    if arguments.peers:
        keys = arguments.peers.split(",")
    unknown = [key for key in keys if key not in peers.known]
    if unknown:
        sys.exit(f"bench: no peer is called {unknown[0]}; there are {', '.join(peers.known)}")
    if arguments.quick:
        keys = [key for key in keys if not peers.known[key].get("not_quick")]
    return peers.set_up(keys, arguments.yes, _say)


def _processor():
    with open("/proc/cpuinfo") as file:
        names = [line.split(":")[1].strip() for line in file if line.startswith("model name")]
    return names[0] if names else "unknown processor"


def _header(argpool, peers, found, seconds):
    load = ", ".join(f"{n:.1f}" for n in os.getloadavg())
    names = "; ".join(process.name for process in peers) or "none"
    rounds = [c.rounds for c in found]
    fewer = sum(n < max(rounds) for n in rounds)
    fewer = f" ({fewer} cases fewer, {min(rounds)} at least, to be quick)" if fewer else ""
    return (
        f"{argpool.name} on {_processor()}, {os.cpu_count()} CPUs, load {load} at the end, "
        f"{time.strftime('%d %B %Y')}\npeers: {names}\n"
        f"medians of {max(rounds)} interleaved rounds{fewer}, warm, results preallocated; "
        f"{seconds:.0f} s of measuring"
    )


class _Bench:
    """What all cases have in common."""

    def __init__(self, arguments, argpool, peers, pace):
        self._arguments, self._argpool, self._peers = arguments, argpool, peers
        self._pace = pace

    def cases(self, problem, numbers_of_threads, seconds):
        """The cases of a problem, each of which has no more than seconds() for its rounds."""
        opened = self._argpool.ask_json(f"open {problem['line']}")
        if "request" not in opened:
            raise measure.NotMeasured(next(iter(opened.values())))
        for threads in numbers_of_threads:
            yield measure.measure(
                problem,
                opened["request"],
                threads,
                self._argpool,
                self._peers,
                self._arguments.rounds,
                seconds(),
                self._pace,
            )

    def measure_all(self, problems):
        """The cases, and problem -> why it was not measured."""
        found, lacking = [], {}
        threads = [int(number) for number in self._arguments.threads.split(",")]
        end = time.monotonic() + (_QUICK if self._arguments.quick else 1e9)

        def fair_share():
            return (end - time.monotonic()) / max(1, len(problems) * len(threads) - len(found))

        for number, problem in enumerate(problems, 1):
            name = f"{number}/{len(problems)} {cells.short(problem['line'])}"
            try:
                for case in self.cases(problem, threads, fair_share):
                    found.append(case)
                    _tell(name, case)
            except (measure.NotMeasured, Gone) as why:
                lacking[problem["line"]] = str(why)
                _say(f"{name}: not measured: {why}")
            except KeyboardInterrupt:
                lacking |= {p["line"]: "interrupted" for p in problems[number - 1 :]}
                return found, lacking
        if not self._arguments.quick:
            self._measure_disturbed_again(problems, found)
        return found, lacking

    def _measure_disturbed_again(self, problems, found):
        """Once more; what is disturbed less stands."""
        disturbed = [i for i, case in enumerate(found) if case.disturbed > _DISTURBED]
        if disturbed:
            _say(f"{len(disturbed)} cases once more: somebody else had a share of the cores")
        by_line = {problem["line"]: problem for problem in problems}
        try:
            for number, i in enumerate(disturbed, 1):
                old = found[i]
                (case,) = self.cases(by_line[old.line], [old.threads], lambda: 1e9)
                found[i] = min(old, case, key=lambda c: c.disturbed)
                _tell(f"{number}/{len(disturbed)} {cells.short(old.line)}", case)
        except (measure.NotMeasured, Gone, KeyboardInterrupt):
            _say("the rest stands as it was measured")


def _tell(name, case):
    rival = case.best_peer
    beside = f"{rival['ratio']:.2f} x {rival['name']}" if rival else "no peer"
    shared = f", {case.disturbed:.0%} of the rounds disturbed" if case.disturbed else ""
    _say(
        f"{name}, {case.threads} threads: {case.ns / 1e6:.4f} ms, "
        f"{case.roof:.0%} of the twin, {beside}{shared}"
    )


def _find_bounds(found, argpool, pace, below_bars):
    """What bounds the worst cases, and all below the bars of their cells if asked for."""
    wanted = report.worst(found)
    if below_bars:
        wanted += [c for c in found if c.roof < cells.BARS.get(c.cell, 0) and c not in wanted]
    for case in wanted:
        bound = bounds.bound_of(case, argpool, pace)
        untold = "not measured: no smaller one goes the same way, or other programs disturbed it"
        case.bound = bound.text(case.ns, case.threads) if bound else untold
        case.bound_ns = bound.ns(case.threads) if bound else None


def main():
    """Measures, prints, writes the page; 1 if some problem could not be measured."""
    arguments = _parse()
    import page  # not before: --help needs no plots

    arguments.out = arguments.out or arguments.folder / "page"
    command = [str(arguments.program)] + ["--default-kernels"] * arguments.default_kernels
    argpool = Process("argpool", command)
    argpool.start()
    problems = _problems(arguments, argpool)
    # Ended early, by whatever means, it still tells what was measured.
    for end in (signal.SIGINT, signal.SIGTERM):
        signal.signal(end, signal.default_int_handler)
    peers = _peer_processes(arguments)
    start = time.monotonic()
    try:
        pace = Pace(argpool)
        found, lacking = _Bench(arguments, argpool, peers, pace).measure_all(problems)
        if not found:
            sys.exit("bench: nothing was measured")
        _find_bounds(found, argpool, pace, arguments.bounds)
        seconds = time.monotonic() - start
        header = _header(argpool, peers, found, seconds)
        text = report.text(found, lacking, header, arguments.bounds)
        if arguments.drawn:
            text += f"\n\n{drawn.text(found)}"
    finally:
        for process in [argpool, *peers]:
            process.stop()
    print(text)
    print(f"\nthe page: {page.write(found, text, arguments.out)}")
    if arguments.json:
        print(json.dumps(report.summary(found, lacking)))
    return 1 if lacking else 0


if __name__ == "__main__":
    sys.exit(main())
