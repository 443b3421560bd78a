#!/usr/bin/env python3
"""What choosing costs on a CPU that nothing was tuned on (tools/bench --choice); see README.md."""
# SPDX-License-Identifier: MIT
import argparse
import json
import math
import statistics
import sys
from pathlib import Path

from calls import add_options, answers_of

_HERE = Path(__file__).parent
_LISTED = 10
_WAYS = ("estimate", "measured", "wisdom")


def regret(time, best):
    """How much longer than the best row, as a share of its time."""
    return time / best - 1


def percentile(values, share):
    """The least value that is not exceeded by that share of all."""
    values = sorted(values)
    return values[max(0, math.ceil(share * len(values)) - 1)]


def _spread(values):
    return {"mean": statistics.fmean(values), "p99": percentile(values, 0.99), "worst": max(values)}


def _by_indices(calls):
    """The same by what indices are: taps of a window (u8, u16), or offsets (i64, i32)."""
    found = {}
    for kind, wanted in (("taps", True), ("offsets", False)):
        some = [call for call in calls if (" window " in call["line"]) == wanted]
        if some:
            found[kind] = {way: _spread([regret(cpu[f"{way}_ns"], call["best_ns"])
                                         for call in some for cpu in call["cpus"].values()])
                           for way in _WAYS}
    return found


def summary(answers):
    """Regret by CPU and way of choosing, of all CPUs together, and of the best row by itself."""
    calls = [answer for answer in answers if "failed" not in answer]
    found = {"calls": len(calls), "failed": [a for a in answers if "failed" in a], "cpus": {}}
    if not calls:
        return found
    again = [abs(regret(c["again_ns"], c["best_ns"])) for c in calls]
    found["best_again"] = _spread(again)
    together = {way: [] for way in _WAYS}
    took = []
    for cpu in calls[0]["cpus"]:
        found["cpus"][cpu] = {}
        for way in _WAYS:
            values = [regret(c["cpus"][cpu][f"{way}_ns"], c["best_ns"]) for c in calls]
            found["cpus"][cpu][way] = _spread(values)
            together[way] += values
        took += [c["cpus"][cpu]["took_s"] for c in calls]
    for way in _WAYS:
        found[way] = _spread(together[way])
    found["indices"] = _by_indices(calls)
    found["took_s"] = {"median": statistics.median(took), "worst": max(took)}
    corners = [(regret(c["cpus"][cpu]["measured_ns"], c["best_ns"]), cpu, c)
               for c in calls for cpu in c["cpus"]]
    corners.sort(key=lambda corner: -corner[0])
    found["worst_measured"] = [
        {"line": c["line"], "cpu": cpu, "regret": round(value, 3),
         "row": c["cpus"][cpu]["measured"], "best": c["best"],
         "explain": c["cpus"][cpu]["explain"]} for value, cpu, c in corners[:_LISTED]]
    return found


def table(found):
    """The summary as text."""
    lines = [f"{found['calls']} calls, {len(found['failed'])} failed"]
    lines += [f"failed: {a['line']}: {a['failed']}" for a in found["failed"][:_LISTED]]
    if not found["calls"]:
        return "\n".join(lines)
    lines.append(f"{'regret, %':28} {'mean':>7} {'p99':>7} {'worst':>7}")

    def row(title, values):
        lines.append(f"{title:28} " + " ".join(f"{100 * values[key]:7.2f}"
                                               for key in ("mean", "p99", "worst")))

    row("best row, timed again", found["best_again"])
    for way in _WAYS:
        row(f"{way}, all CPUs' costs", found[way])
    for kind, ways in found["indices"].items():
        for way in _WAYS:
            row(f"{way}, {kind}", ways[way])
    for cpu, ways in found["cpus"].items():
        for way in _WAYS:
            row(f"{way}, costs of {cpu}", ways[way])
    lines.append(f"measuring took {1e3 * found['took_s']['median']:.0f} ms (median), "
                 f"{1e3 * found['took_s']['worst']:.0f} ms (worst)")
    lines.append("worst measured:")
    for corner in found["worst_measured"]:
        lines.append(f"  {100 * corner['regret']:6.1f} %  {corner['line']} ({corner['cpu']})")
        lines.append(f"{'':12}{corner['row']}; best: {corner['best']}")
    return "\n".join(lines)


def _parse():
    parser = argparse.ArgumentParser(
        prog="tools/bench --choice",
        description="For the costs of each kind of CPU in turn: the time of the row that a plan "
        "chooses by estimate, by measuring, and by the wisdom that this leaves, over that of the "
        "best row; minima of one thread's CPU time, or of the clock for several.",
    )
    add_options(parser, count=60, seconds=170)
    add = parser.add_argument
    add("--listed", action="store_true", help="a sample of the benchmark's lists")
    add("--between", action="store_true",
        help="the output is written, and 4 MB elsewhere, before each call; plans are measured so")
    add("--patient", action="store_true", help="plans are measured patiently")
    add("--threads", type=int, default=1, help="of each call (default: 1)")
    add("--limit", type=float, default=0, help="seconds that measuring a plan may take")
    return parser.parse_args()


def _more(arguments):
    """The program's own options."""
    options = ["--limit", str(arguments.limit), "--threads", str(arguments.threads)]
    options += ["--between"] * arguments.between + ["--patient"] * arguments.patient
    for name in ("tuned.txt", "frozen.txt") * arguments.listed:
        options += ["--list", str(_HERE / "problems" / name)]
    return options


def main():
    """Measures and prints; 1 if a call failed."""
    arguments = _parse()
    log = arguments.folder / "choice.jsonl"
    found = summary(list(answers_of(arguments, log, _more(arguments))))
    print(table(found))
    print(f"\nall calls: {log}")
    if arguments.json:
        print(json.dumps(found))
    return 1 if found["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())
