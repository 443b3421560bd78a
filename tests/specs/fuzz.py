#!/usr/bin/env python3
"""Draws specs, compiles them for every CPU target, and compares every row with the reference, at
and around the edges of its guard, between guard pages. README.md says how.

    fuzz.py --build BUILD --minutes 30 --seed 7     specs 0, 1, 2, … of seed 7 until the time is up
    fuzz.py --build BUILD --again FILE...           specs of files, and the problems in their heads

Exits with 1 if anything failed. Each failure is made smaller and kept in a file for --again.
"""
# SPDX-License-Identifier: MIT
import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import sys
import tempfile
import threading
import time

import draw
from library import Machine, Stopped, Tally, Workshop, schedule
from shrink import Shrinker

SHRINKING = 90   # seconds for one failure
ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
REGRESSIONS = ROOT / "tests/specs/regressions"


def machines(options):
    """Where rows run, and of how many specs one goes there. Absent programs are passed over."""
    build, program = options.build, "tests/specs/argpool_spec_rows"
    emulated = ["qemu-aarch64-static", "-L", "/usr/aarch64-linux-gnu",
                build.parent / "aarch64-qemu-slice" / program]
    return {"cpu": (Machine(options.targets, [build / program]), 1),
            "neon": (Machine("neon", emulated, "aarch64-linux-gnu-gcc", each=8), 8),
            "opencl": (Machine("base,opencl", [build / "tests/specs/argpool_spec_rows_opencl"],
                               more=[build / "runtime/device/libargpool_opencl.a"], each=6), 12)}


class Run:
    """What a run of the fuzzer found."""

    def __init__(self, options):
        self.options = options
        self.began = time.monotonic()
        self.lock = threading.Lock()
        self.tally = Tally()
        self.specs = 0
        self.by_machine = {}
        self.windows = set()
        self.skipped = {}
        self.failures = []      # (machine, functions or text, failure)
        self.folder = pathlib.Path(options.folder)
        self.failed = self.folder / "failures"
        self.workshop = Workshop(options.compiler, options.cache, options.variants, options.spoil,
                                 self.left)

    def left(self):
        """Seconds until the run must end; replays and shrinking have their time beside it."""
        if getattr(threading.current_thread(), "unhurried", False):
            return 3600
        return self.options.minutes * 60 - (time.monotonic() - self.began)

    def done(self):
        return self.left() <= 0 or len(self.failures) >= self.options.enough

    def count(self, name, windows, tally):
        with self.lock:
            self.specs += 1
            self.windows.update(windows)
            self.tally.add(tally)
            self.by_machine[name] = self.by_machine.get(name, 0) + 1

    def skip(self, reason):
        with self.lock:
            self.skipped[reason] = self.skipped.get(reason, 0) + 1

    def new(self, failure):
        """Whether no failure of this kind of row is known yet."""
        with self.lock:
            kinds = {(f.kind, schedule(f.row), f.row.split("_cf")[0].split("_cl")[0])
                     for _, _, f in self.failures}
            kind = (failure.kind, schedule(failure.row),
                    failure.row.split("_cf")[0].split("_cl")[0])
            self.failures.append(("", None, failure))
            return kind not in kinds


def check(run, machine, folder, seed, lines=(), windows=(), variants=""):
    """Compiles folder/spec.mlir and runs its rows; failures and a tally."""
    failure = run.workshop.compile(folder, machine, variants=variants)
    if failure:
        return [failure], Tally(failures=1)
    of_spec = [word for window in windows for word in ("--window", window.words())]
    failures, tally = run.workshop.rows(folder, machine, "--seed", seed, "--each", machine.each,
                                        "--constructed", machine.constructed, *of_spec)
    for line in lines:
        more, told = run.workshop.rows(folder, machine, "--problem", line)
        told.idle = told.rows = 0
        failures += more
        tally.add(told)
    return failures, tally


def tell(run, name, where, text, failure):
    """Prints a failure and keeps it for --again."""
    run.failed.mkdir(parents=True, exist_ok=True)
    base = re.sub(r"[^\w]+", "_", failure.row if failure.row not in ("?", "") else "spec")
    path = run.failed / f"{base or 'spec'}.mlir"
    head = [f"// {failure.what[:300]}", f"// found by tools/fuzz-specs, {where}, on {name}"]
    head += [f"// row: {failure.row}"] if failure.row else []
    head += [f"// problem: {failure.problem}"] if failure.problem else []
    path.write_text("\n".join(head) + "\n" + text)
    with run.lock:
        print(f"FAIL {failure.row or failure.kind}: {failure.what[:400]}\n"
              f"  {where}, on {name}; after {time.monotonic() - run.began:.0f} s\n"
              + (f"  problem: {failure.problem}\n" if failure.problem else "")
              + "".join(f"  | {line}\n" for line in text.splitlines())
              + f"  again: tools/fuzz-specs --again {path}", flush=True)


def shrunk(run, machine, functions, failure, seed):
    thread = threading.current_thread()
    thread.unhurried = True
    try:
        with tempfile.TemporaryDirectory(dir=run.folder) as name:
            shrinker = Shrinker(run.workshop, machine, pathlib.Path(name), run.options.shrink)
            small = shrinker.shrink if failure.kind == "rows" else None
            if small:
                return small(functions, failure, seed)
            return shrinker.shrink_compile(functions, failure)
    finally:
        thread.unhurried = False


def one_spec(run, number):
    """Spec `number` of the seed, on each machine whose share it is."""
    options = run.options
    functions = draw.draw_spec(options.seed, number, options.only)
    for name, (machine, share) in machines(options).items():
        if run.done() or (number + 1) % share or name not in options.machines:
            continue
        if not machine.available():
            run.skip(f"specs on {name}: {machine.rows[-1].name} is not built")
            continue
        folder = pathlib.Path(tempfile.mkdtemp(dir=run.folder))
        try:
            (folder / "spec.mlir").write_text(draw.spec_text(functions))
            failures, tally = check(run, machine, folder, number,
                                    windows=[f.window for f in functions])
        except Stopped:
            return
        finally:
            if not options.keep:
                shutil.rmtree(folder, ignore_errors=True)
        run.count(name, {str(f.window) for f in functions}, tally)
        for failure in failures[:1]:
            where = f"seed {options.seed}, spec {number}"
            if not run.new(failure):
                print(f"FAIL {failure.row}, again: {where}", flush=True)
                continue
            smaller = (functions, failure)
            if options.shrink:
                smaller = shrunk(run, machine, functions, failure, number)
            tell(run, name, where, draw.spec_text(smaller[0]), smaller[1])


def again(run, path):
    """A file that failed once: all rows, and the problems that its head names, however long.
    A head of `variants:` names a list beside the file, of rows that the shipped one lacks."""
    threading.current_thread().unhurried = True
    text = path.read_text()
    lines = re.findall(r"^// problem: (.*)$", text, re.M)
    named = re.search(r"^// variants: (.*)$", text, re.M)
    variants = path.parent / named[1] if named else ""
    machine, _ = machines(run.options)["cpu"]
    with tempfile.TemporaryDirectory(dir=run.folder) as name:
        folder = pathlib.Path(name)
        (folder / "spec.mlir").write_text(text)
        failures, tally = check(run, machine, folder, 1, lines, variants=variants)
    run.count("cpu", set(re.findall(r"window\([^)]*\)", text)), tally)
    for failure in failures[:1]:
        run.new(failure)
        print(f"FAIL {path.name}: {failure.row}: {failure.what[:400]}\n"
              f"  problem: {failure.problem}\n"
              f"  again: tools/fuzz-specs --again {path}", flush=True)


def in_turn(run, work, more):
    """Runs work(item) for the next items as long as `more` says so, --jobs at a time."""
    with concurrent.futures.ThreadPoolExecutor(run.options.jobs) as pool:
        running = set()
        while True:
            while len(running) < run.options.jobs and (item := more()) is not None:
                running.add(pool.submit(work, run, item))
            if not running:
                return
            finished, running = concurrent.futures.wait(
                running, return_when=concurrent.futures.FIRST_COMPLETED)
            for future in finished:
                future.result()


def fuzz(run):
    options = run.options
    files = iter(options.again or options.regressions)
    in_turn(run, again, lambda: next(files, None))
    run.began = time.monotonic()  # the minutes are for what is drawn
    if not options.again:
        numbers = iter(range(options.first, options.first + options.count))
        in_turn(run, one_spec, lambda: None if run.done() else next(numbers, None))


def summary(run):
    t, seconds = run.tally, round(time.monotonic() - run.began)
    counts = {"specs": run.specs, "windows": len(run.windows), "rows": t.rows,
              "problems": t.problems, "failures": len(run.failures)}
    for reason, count in sorted(run.skipped.items()):
        print(f"skipped, {count}: {reason}")
    print(f"{t.comparisons} calls compared, {t.refusals} refused by a guard, "
          f"{t.idle} rows that no problem let run; specs by machine: {run.by_machine}")
    print(", ".join(f"{count} {name}" for name, count in counts.items()) +
          f" (seed {run.options.seed}, {seconds} s)")
    folder = os.environ.get("ARGPOOL_TEST_REPORT")
    if folder and run.options.name:
        report = {"program": run.options.name, "variants": 0, "problems": t.problems,
                  "comparisons": {"reference": t.comparisons}, "skipped": run.skipped,
                  "specs": {**counts, "seconds": seconds}}
        pathlib.Path(folder, f"{run.options.name}.json").write_text(json.dumps(report))
    return 1 if run.failures or not run.specs else 0


def commit_seed():
    """A number that differs from commit to commit: tests are the same for the same sources."""
    head = os.popen(f"git -C {ROOT} rev-parse HEAD 2>/dev/null").read().strip()
    return int(head[:7] or "1", 16)


def read_options(arguments):
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("--minutes", type=float, default=1, help="of drawing specs (default: 1)")
    add("--seed", default="1", help="a number, or `commit`: from git's HEAD (default: 1)")
    add("--first", type=int, default=0, help="the number of the first spec (default: 0)")
    add("--count", type=int, default=10 ** 9, help="of specs, at most (default: what time allows)")
    add("--again", nargs="+", type=pathlib.Path, metavar="FILE", help="these specs, and no others")
    add("--keep", action="store_true", help="leaves what each spec became in --folder")
    add("--enough", type=int, default=20, help="failures, after which it ends (default: 20)")
    add("--shrink", type=float, default=SHRINKING, metavar="SECONDS",
        help="for making a failure smaller (default: %(default)s; 0: as it was found)")
    add("--only", nargs="*", default=[], metavar="WORD=VALUE,...",
        help="operation, elem, index, layout, rank, window: draw no others")
    add("--targets", default="base,avx2,avx512", help="of this machine's (default: %(default)s)")
    add("--machines", default="cpu,neon,opencl", help="where rows run (default: %(default)s)")
    add("--jobs", type=int, default=os.cpu_count(), help="specs at a time (default: a CPU each)")
    add("--variants", default="", help="another list of variants, without measured costs")
    add("--spoil", default="", help="rows spoilt in a way (argpool_spec_rows --spoil)")
    add("--build", type=pathlib.Path, default=ROOT / "build/ci", help="a build folder")
    add("--compiler", help="argpool-compile (default: the build's)")
    add("--cache", help="what compiled kernels are kept in (default: as argpool-compile)")
    add("--folder", default=ROOT / "out/fuzz-specs", help="what is written (default: %(default)s)")
    add("--name", default="", help="of the report in $ARGPOOL_TEST_REPORT")
    add("--no-regressions", action="store_true", help="without the windows that failed once")
    options = parser.parse_args(arguments)
    options.seed = commit_seed() if options.seed == "commit" else int(options.seed)
    options.build = options.build.resolve()
    options.compiler = options.compiler or options.build / "bin/argpool-compile"
    options.machines = options.machines.split(",")
    try:
        options.only = draw.chosen(options.only)
    except ValueError as e:
        parser.error(f"--only: {e}")
    options.regressions = [] if options.no_regressions else sorted(REGRESSIONS.glob("*.mlir"))
    return options


def main(arguments):
    options = read_options(arguments)
    pathlib.Path(options.folder).mkdir(parents=True, exist_ok=True)
    run = Run(options)
    fuzz(run)
    return summary(run)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
