#!/usr/bin/env python3
"""Whether a noisy neighbour changes what is measured (tools/bench --noisy); see README.md."""
# SPDX-License-Identifier: MIT
import argparse
import json
import sys

from calls import add_options, answers_of
from choice import percentile

_CHANGED = 0.05  # a choice has changed where its row takes so much longer than the quiet one's
_ACCEPTED = 0.02  # of all trials


def summary(answers):
    """Trials, and those whose choice has changed; losses, and the worst of them."""
    calls = [answer for answer in answers if "failed" not in answer]
    losses = sorted(((trial["ns"] / call["quiet_ns"] - 1, call["line"], trial["row"], call["quiet"])
                     for call in calls for trial in call["noisy"]), reverse=True)
    values = [loss for loss, *_ in losses]
    changed = sum(loss > _CHANGED for loss in values)
    return {"calls": len(calls), "failed": [a for a in answers if "failed" in a],
            "trials": len(losses), "changed": changed,
            "share": changed / len(losses) if losses else 0,
            "p99": percentile(values, 0.99) if values else 0,
            "worst": losses[:5]}


def text(found):
    """The summary in words."""
    lines = [f"{found['trials']} trials of {found['calls']} calls beside a neighbour: "
             f"{found['changed']} choices ({100 * found['share']:.1f} %) take over "
             f"{100 * _CHANGED:.0f} % longer than the quiet one; accepted: "
             f"{100 * _ACCEPTED:.0f} %; 99th percentile {100 * found['p99']:.1f} %"]
    lines += [f"failed: {a['line']}: {a['failed']}" for a in found["failed"]]
    lines += [f"  {100 * loss:6.1f} %  {line}\n{'':12}{row}; quiet: {quiet}"
              for loss, line, row, quiet in found["worst"] if loss > _CHANGED]
    return "\n".join(lines)


def _parse():
    parser = argparse.ArgumentParser(
        prog="tools/bench --noisy",
        description="Measures plans again and again while a process takes their core in bursts of "
        "1 to 30 ms. Its choices are then timed beside that of a quiet machine, in the same "
        "rounds.")
    add_options(parser, count=10, seconds=170)
    parser.add_argument("--trials", type=int, default=20, help="of each call (default: 20)")
    parser.add_argument("--limit", type=float, default=0,
                        help="seconds that measuring a plan may take")
    return parser.parse_args()


def main():
    """Measures and prints; 1 if a call failed or too many choices changed."""
    arguments = _parse()
    log = arguments.folder / "noisy.jsonl"
    more = ["--noisy", str(arguments.trials), "--limit", str(arguments.limit)]
    found = summary(list(answers_of(arguments, log, more)))
    print(text(found))
    if arguments.json:
        print(json.dumps(found))
    return 1 if found["failed"] or found["share"] > _ACCEPTED else 0


if __name__ == "__main__":
    sys.exit(main())
