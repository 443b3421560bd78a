#!/usr/bin/env python3
"""Runs the fuzzer and says what it did.

    run.py PROGRAM --seconds 30 [--processes 2] [--name fuzz_quick] [--corpus FOLDER]
    run.py PROGRAM --spoilt PROGRAM     each planted bug must be found

Inputs that reached something new are kept in the corpus, which starts as random bytes; inputs that
failed in FOLDER/failures. PROGRAM FILE repeats one.
"""
# SPDX-License-Identifier: MIT
import argparse
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import time

SEEDS, LONGEST = 400, 160
# Bugs in scalar kernels (tests/scalar/spoil.h) that comparing must find, and that only
# guard pages and canaries can.
KERNEL_BUGS = ["last-tie", "first-nan", "write-past", "read-before", "low-half", "never-foreign"]
PATIENCE = 50000  # executions, a minute or two where nothing else runs
# Of what a failing process says: the sentence, and the frames that are ours.
TELLING = re.compile(r"^FAIL|runtime error|ERROR: |SUMMARY: |unit written"
                     r"|^ +#\d+ .*(runtime/src/|tests/)\S+:\d+")


def write_seeds(corpus):
    """Random bytes, the same on every machine; libFuzzer makes calls of them that differ."""
    corpus.mkdir(parents=True, exist_ok=True)
    generator = random.Random(1)
    for i in range(SEEDS):
        size = generator.randrange(8, LONGEST)
        (corpus / f"seed{i:03}").write_bytes(generator.randbytes(size))


def start(program, corpus, failures, limit, seed, environment=None):
    failures.mkdir(parents=True, exist_ok=True)
    return subprocess.Popen(
        [program, str(corpus), limit, f"-seed={seed}", "-max_len=256", "-timeout=120",
         "-rss_limit_mb=4096", "-print_final_stats=1", "-reload=5",
         f"-artifact_prefix={failures}/"],
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, errors="replace",
        env={**os.environ, "UBSAN_OPTIONS": "print_stacktrace=1", **(environment or {})})


def read(process):
    """What a process said: executions, edges, its tally, and the telling lines of a failure."""
    said = process.stderr.read()
    process.wait()
    number = lambda pattern: int((re.findall(pattern, said) or [0])[-1])
    telling = [line for line in said.splitlines() if TELLING.search(line)]
    tally = re.findall(r"^tally: (.*)$", said, re.M)
    counts = dict(pair.split("=") for pair in tally[-1].split()) if tally else {}
    return {"crashed": process.returncode != 0,
            "executions": number(r"stat::number_of_executed_units:\s+(\d+)"),
            "edges": number(r"cov: (\d+)"),
            "tally": {name: int(count) for name, count in counts.items()},
            "telling": telling[:40] or said.splitlines()[-5:]}


def fuzz(arguments):
    corpus = arguments.corpus or pathlib.Path.cwd() / "corpus"
    write_seeds(corpus)
    began = time.monotonic()
    failures = corpus.parent / "failures"
    limit = f"-max_total_time={arguments.seconds}"
    processes = [start(arguments.program, corpus, failures, limit, seed)
                 for seed in range(1, arguments.processes + 1)]
    results = [read(process) for process in processes]
    seconds = round(time.monotonic() - began)
    for result in results:
        if result["crashed"]:
            print("\n".join(result["telling"]))
    tally = {}
    for result in results:
        for name, count in result["tally"].items():
            tally[name] = tally.get(name, 0) + count
    executions = sum(result["executions"] for result in results)
    crashes = sum(result["crashed"] for result in results)
    print("calls: " + ", ".join(f"{count} {name}" for name, count in tally.items() if count))
    print(f"{executions} executions in {seconds} s, {crashes} crashes, "
          f"{max(result['edges'] for result in results)} edges of the program reached")
    folder = os.environ.get("ARGPOOL_TEST_REPORT")
    if folder:
        report = {"program": arguments.name, "variants": 0, "problems": tally.get("compared", 0),
                  "comparisons": {"reference": tally.get("compared", 0) + tally.get("shapes", 0)},
                  "skipped": {},
                  "fuzzing": {"executions": executions, "seconds": seconds, "crashes": crashes}}
        pathlib.Path(folder, f"{arguments.name}.json").write_text(json.dumps(report))
    return 1 if crashes or not executions else 0


def find_planted_bugs(arguments):
    bugs = [(arguments.spoilt, "unchecked arithmetic", {})]
    bugs += [(arguments.program, bug, {"ARGPOOL_FUZZ_SPOIL": bug}) for bug in KERNEL_BUGS]
    missed = 0
    for program, bug, environment in bugs:
        with tempfile.TemporaryDirectory() as folder:
            corpus = pathlib.Path(folder, "corpus")
            write_seeds(corpus)
            began = time.monotonic()
            result = read(start(program, corpus, corpus.parent / "failures", f"-runs={PATIENCE}",
                                1, environment))
        found = result["crashed"]
        missed += not found
        print(f"{bug}: {'found' if found else 'FAIL not found'} in {time.monotonic() - began:.1f} s"
              f": {result['telling'][0] if found else result['executions']}")
    return 1 if missed else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--seconds", type=int, default=30)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--name", default="fuzz")
    parser.add_argument("--corpus", type=pathlib.Path)
    parser.add_argument("--spoilt")
    arguments = parser.parse_args()
    return find_planted_bugs(arguments) if arguments.spoilt else fuzz(arguments)


if __name__ == "__main__":
    sys.exit(main())
