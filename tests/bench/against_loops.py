#!/usr/bin/env python3
"""Calls drawn at random against plain loops (tools/bench --loops); see README.md."""
# SPDX-License-Identifier: MIT
import argparse
import json
import sys
import time

from calls import add_options, answers_of

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
    add_options(parser, count=2000, seconds=1e9)
    return parser.parse_args()


def _said(answer):
    if "failed" in answer:
        return ""
    return f"{ratio(answer):.2f} x the loop, choice {choice(answer):.2f}: {answer['line']}"


def main():
    """Measures and prints; 1 if a call failed."""
    arguments = _parse()
    start = time.monotonic()
    log = arguments.folder / "loops.jsonl"
    answers = list(answers_of(arguments, log, said=_said))
    wanted = len(arguments.problem) or arguments.count
    found = summary(answers, arguments.seed, wanted, time.monotonic() - start)
    print(table(found))
    print(f"\nall calls: {log}")
    if arguments.json:
        print(json.dumps(found))
    return 1 if found["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())
