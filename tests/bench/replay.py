#!/usr/bin/env python3
"""The choice of rows, replayed on what other machines timed (tools/bench --replay); see README."""
# SPDX-License-Identifier: MIT
import argparse
import gzip
import json
import subprocess
import sys
from pathlib import Path

from choice import percentile, regret

_HERE = Path(__file__).parent
_LISTED = 5


def read(path):
    """A record of records/: {"cpu", "threads", "cases": [{"line", "rows": {name: ns}}]}."""
    opener = gzip.open if path.suffix == ".gz" else open
    with opener(path, "rt", encoding="utf-8") as file:
        return json.load(file)


def summary(cases, choices):
    """By costs: regrets of the rows that were chosen, and how many of these were not timed.

    cases: of a record; choices: {line: {costs: row}}."""
    found = {}
    for case in cases:
        times = {row: ns for row, ns in case["rows"].items() if ns}
        for costs, row in choices.get(case["line"], {}).items():
            of = found.setdefault(costs, {"regrets": [], "untimed": 0})
            if row in times:
                of["regrets"].append((regret(times[row], min(times.values())), case["line"], row))
            else:
                of["untimed"] += 1
    return found


def table(record, found, listed=_LISTED):
    """The summary as text."""
    lines = [f"{record['cpu']}, {record['date']}, {record['commit']}, {record['threads']} threads: "
             f"{len(record['cases'])} cases",
             f"  {'regret, %, by costs of':24} {'mean':>7} {'p99':>7} {'worst':>7} {'untimed':>8}"]
    for costs, of in found.items():
        values = [value for value, *_ in of["regrets"]]
        if values:
            spread = (sum(values) / len(values), percentile(values, 0.99), max(values))
            lines.append(f"  {costs:24} " + " ".join(f"{100 * v:7.2f}" for v in spread)
                         + f" {of['untimed']:8}")
        lines += [f"    {100 * value:7.1f} %  {line}\n{'':16}{row}" for value, line, row in
                  sorted(of["regrets"], reverse=True)[:listed] if listed]
    return "\n".join(lines)


def chosen_by(program, lines, threads):
    """{line: {costs: row}}, of the program's estimates."""
    command = [str(program), "--names", "--threads", str(threads)]
    for line in lines:
        command += ["--problem", line]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    for answer in answers:
        if "failed" in answer:
            sys.exit(f"bench: {answer['line']}: {answer['failed']}")
    return {answer["line"]: answer["cpus"] for answer in answers}


def _parse():
    parser = argparse.ArgumentParser(
        prog="tools/bench --replay",
        description="What the estimates of this build would have cost where records/ was timed, by "
        "the costs of each kind of CPU: nothing is timed here. Targets are those of this machine's "
        "CPU.")
    add = parser.add_argument
    add("records", nargs="*", type=Path, help="default: tests/bench/records/*.json.gz")
    add("--listed", type=int, default=_LISTED, help=f"worst cases (default: {_LISTED}; 0: none)")
    add("--program", type=Path, help=argparse.SUPPRESS)
    add("--folder", type=Path, help=argparse.SUPPRESS)
    return parser.parse_args()


def main():
    """Prints a table for each record."""
    arguments = _parse()
    for path in arguments.records or sorted((_HERE / "records").glob("*.json.gz")):
        record = read(path)
        lines = [case["line"] for case in record["cases"]]
        choices = chosen_by(arguments.program, lines, record["threads"])
        print(table(record, summary(record["cases"], choices), arguments.listed))


if __name__ == "__main__":
    main()
