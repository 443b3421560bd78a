#!/usr/bin/env python3
"""Calls drawn at random against plain loops (tools/bench --loops); see README.md."""
# SPDX-License-Identifier: MIT
import argparse
import json
import subprocess
import sys
import time
from pathlib import Path

SLOW, BADLY_CHOSEN = 0.9, 2.0  # what no call is to be below, and no choice above
_LISTED = 10


def ratio(call):
    """How many times as fast as the loop the selected row is."""
    return call["loop_ns"] / call["selected_ns"]


def choice(call):
    """The selected row's time over the best row's."""
    return call["selected_ns"] / call["best_ns"]


def _corner(call):
    return {
        "line": call["line"],
        "ratio": round(ratio(call), 3),
        "choice": round(choice(call), 2),
        "us": round(call["selected_ns"] / 1e3, 1),
        "row": call["selected"],
        "best": call["best"],
    }


def summary(answers, seed, wanted, seconds):
    """What the program's answers add up to."""
    calls = [answer for answer in answers if "failed" not in answer]
    slow = [call for call in calls if ratio(call) < SLOW]
    badly = [call for call in calls if choice(call) > BADLY_CHOSEN]
    return {
        "seed": seed,
        "wanted": wanted,
        "calls": len(calls),
        "failed": [answer for answer in answers if "failed" in answer],
        "seconds": round(seconds),
        "least_ratio": round(min(map(ratio, calls), default=0), 3),
        "below": len(slow),
        "share_below": len(slow) / len(calls) if calls else 0,
        "worst_choice": round(max(map(choice, calls), default=0), 2),
        "badly_chosen": len(badly),
        "slowest": [_corner(call) for call in sorted(calls, key=ratio)[:_LISTED]],
        "worst_chosen": [_corner(call) for call in sorted(calls, key=choice)[::-1][:_LISTED]],
    }


def table(found):
    """The summary as text."""
    lines = [
        f"{found['calls']} of {found['wanted']} drawn calls (seed {found['seed']}) in "
        f"{found['seconds']} s; {len(found['failed'])} failed",
        f"least ratio to the loop {found['least_ratio']:.2f}; {found['below']} calls "
        f"({found['share_below']:.1%}) below {SLOW}",
        f"worst choice {found['worst_choice']:.2f} times the best row's time; "
        f"{found['badly_chosen']} calls above {BADLY_CHOSEN:.0f}",
    ]
    for title, corners in (("slowest", "slowest"), ("worst chosen", "worst_chosen")):
        lines += ["", f"{title}:   x loop   choice         us"]
        for c in found[corners]:
            lines.append(f"  {c['ratio']:8.2f} {c['choice']:8.2f} {c['us']:10.1f}  {c['line']}")
            lines.append(f"{'':31}{c['row']}; best: {c['best']}")
    for failed in found["failed"][:_LISTED]:
        lines.append(f"failed: {failed['line']}: {failed['failed']}")
    return "\n".join(lines)


def _parse():
    parser = argparse.ArgumentParser(
        prog="tools/bench --loops",
        description="Draws calls of every operation at random, and measures what argpool selects "
        "against a plain C loop and against every other row that may run; one thread, minima.",
    )
    add = parser.add_argument
    add("--seed", type=int, default=1, help="draws other calls (default: 1)")
    add("--count", type=int, default=2000, help="calls (default: 2000)")
    add("--seconds", type=float, default=1e9, help="draws no more calls after so many")
    add("--problem", action="append", metavar="LINE", default=[], help="this call; repeatable")
    add("--default-kernels", action="store_true",
        help="libargpool's kernels alone, without those of tests/bench/kernels.mlir")
    add("--json", action="store_true", help="the last line is one JSON object")
    add("--program", type=Path, help=argparse.SUPPRESS)
    add("--folder", type=Path, help=argparse.SUPPRESS)
    return parser.parse_args()


def _answers(arguments):
    command = [str(arguments.program), "--seed", str(arguments.seed)]
    command += ["--count", str(arguments.count), "--seconds", str(arguments.seconds)]
    command += ["--default-kernels"] * arguments.default_kernels
    for line in arguments.problem:
        command += ["--problem", line]
    arguments.folder.mkdir(parents=True, exist_ok=True)
    log = arguments.folder / "loops.jsonl"
    program = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    with log.open("w") as file, program:
        for number, line in enumerate(program.stdout, 1):
            file.write(line)
            answer = json.loads(line)
            if "failed" not in answer:
                print(f"bench: {number}: {ratio(answer):.2f} x the loop, choice "
                      f"{choice(answer):.2f}: {answer['line']}", file=sys.stderr, flush=True)
            yield answer
    if program.returncode != 0:
        sys.exit(f"bench: {arguments.program} ended with {program.returncode}")


def main():
    """Measures and prints; 1 if a call failed."""
    arguments = _parse()
    start = time.monotonic()
    answers = list(_answers(arguments))
    wanted = len(arguments.problem) or arguments.count
    found = summary(answers, arguments.seed, wanted, time.monotonic() - start)
    print(table(found))
    print(f"\nall calls: {arguments.folder / 'loops.jsonl'}")
    if arguments.json:
        print(json.dumps(found))
    return 1 if found["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())
