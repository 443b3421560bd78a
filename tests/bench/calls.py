"""What tools that measure one call after the other share: the options that say which calls, and the
program's answers, a line of JSON each."""
# SPDX-License-Identifier: MIT
import argparse
import json
import subprocess
import sys
from pathlib import Path


def add_options(parser, count, seconds):
    """Those of tests/bench/calls.h, with these defaults, and those of the Python tools."""
    add = parser.add_argument
    add("--seed", type=int, default=1, help="draws other calls (default: 1)")
    add("--count", type=int, default=count, help=f"calls (default: {count})")
    add("--seconds", type=float, default=seconds, help="no more calls after so many"
        + (f" (default: {seconds})" if seconds < 1e9 else ""))
    add("--problem", action="append", metavar="LINE", default=[], help="this call; repeatable")
    add("--default-kernels", action="store_true",
        help="libargpool's kernels alone, without those of tests/bench/kernels.mlir")
    add("--json", action="store_true", help="the last line is one JSON object")
    add("--program", type=Path, help=argparse.SUPPRESS)
    add("--folder", type=Path, help=argparse.SUPPRESS)


def answers_of(arguments, log, more=(), said=lambda answer: answer["line"]):
    """Runs the program with these options and `more`; its answers, which the file `log` keeps.
    said: what stderr says of each; "" for nothing."""
    command = [str(arguments.program), "--seed", str(arguments.seed)]
    command += ["--count", str(arguments.count), "--seconds", str(arguments.seconds)]
    command += ["--default-kernels"] * arguments.default_kernels
    for line in arguments.problem:
        command += ["--problem", line]
    log.parent.mkdir(parents=True, exist_ok=True)
    program = subprocess.Popen([*command, *more], stdout=subprocess.PIPE, text=True)
    with log.open("w") as file, program:
        for number, line in enumerate(program.stdout, 1):
            file.write(line)
            answer = json.loads(line)
            if words := said(answer):
                print(f"bench: {number}: {words}", file=sys.stderr, flush=True)
            yield answer
    if program.returncode != 0:
        sys.exit(f"bench: {arguments.program} ended with {program.returncode}")
