#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What compiling takes, window by window: CPU seconds a kernel, memory, code of a row.

    compile_bounds.py --compiler build/ci/bin/argpool-compile            the whole table
    compile_bounds.py --compiler … --ops max_unpool --windows '1d.*'     a part of it
    compile_bounds.py --compiler … --targets cuda --layouts cl           for other targets, layouts
    compile_bounds.py --compiler … --quick                               the test: no seconds judged

Each spec has one operation. Each row of its plan is compiled alone, without a cache, once for all
specs that share it, and under limits of memory and time, so that a row which never ends costs its
own line. Reading spec, variants and costs, which a compile does once, is subtracted.
Prints a table, and fails where a kernel takes more than 10 s for all rows of the targets
(not judged by --quick: time is the machine's), or a row more than 1 GB or 200 KB of code.
"""
import argparse
import os
import re
import resource
import subprocess
import sys
import tempfile

MOST_SECONDS, MOST_MB, MOST_KB = 10, 1000, 200
OPS = ["max_pool", "max_unpool", "max_pool_backward", "max_unpool_backward"]
SIZES = [2, 3, 4, 5, 6, 8, 10, 12, 16, 24, 32, 64, 128, 256, 512]
STRIDES = [1, 2, 3, 4, 6, 8, 16, 64, 256, 1024, 4096, 65536]
# With --quick, rows of these are compiled: the largest windows that are compiled in, for the
# schedules that unroll most. Of all others only the plan is looked at.
QUICK = {
    "max_pool 2d k8s8 cf": r"avx512_rows$|avx2_rows_stream$",
    "max_pool 2d k7s1p3 cf": r"avx512_rows_stream$",
    "max_pool 2d k2s64x1 cf": r"avx512_rows_stream$",
    "max_unpool 2d k5s5 cf": r"avx512_replicate_v32$|base_rows$",
    "max_unpool 1d k24s24 cf": r"avx512_replicate_stream$",
    "max_unpool 2d k5s5 cl": r"avx512_replicate_channels_stream$",
    "max_pool_backward 2d k5s1p2 cf": r"base_overlapping_rows$",
    "max_pool_backward 2d k5s5 cl": r"avx2_pixel_line$",
}


class Window:
    """`2d k3s1p1`; lists of numbers, outermost first, where dimensions differ: `2d k2s64x1`."""

    def __init__(self, rank, kernel, stride, pad=0):
        self.rank, self.kernel, self.stride, self.pad = rank, kernel, stride, pad
        parts = [("k", kernel), ("s", stride)] + ([("p", pad)] if pad else [])
        self.name = f"{rank}d " + "".join(
            letter + "x".join(map(str, n if isinstance(n, list) else [n])) for letter, n in parts)

    def text(self):
        def of(key, n):
            return f"{key} {n if isinstance(n, list) else [n] * self.rank}"
        return " ".join([of("kernel", self.kernel), of("stride", self.stride), of("pad", self.pad)])


def windows():
    yield from (Window(rank, k, k) for rank in (1, 2, 3) for k in SIZES)
    yield from (Window(2, 2, s) for s in STRIDES if s != 2)
    yield from (Window(1, 2, s) for s in (16, 64, 65536))
    yield from (Window(2, k, 1, k // 2) for k in (3, 5, 7, 9, 13, 31))
    yield from (Window(2, k, 1) for k in (13, 31, 255))
    yield from (Window(1, k, 1, k // 2) for k in (8, 16, 64))
    yield from (Window(2, 2, [s, 1]) for s in (8, 64, 65536))
    # Vectors of up to 192 loads have rows that stream; beyond, LLVM may take 36 s for one.
    yield from (Window(2, [rows, 3], [8, 6]) for rows in (10, 15))
    yield Window(2, [9, 4], [7, 7])
    yield from (Window(2, [k, 1], 1, [k // 2, 0]) for k in (64, 65536))
    yield Window(3, [1000, 8, 8], 1, [500, 4, 4])


def spec_of(op, window, layout):
    shape = "x".join(["?"] * (window.rank + 2))
    element, index = f"tensor<{shape}xf32>", f"tensor<{shape}xi64>"
    where = " layout(channels_last)" if layout == "cl" else ""
    if op == "max_pool":
        return (f"func.func @f(%x: {element}) -> ({element}, {index}) {{\n"
                f"  %v, %i = argpool.max_pool %x window({window.text()}) index(plane : i64){where} "
                f": {element}\n  return %v, %i : {element}, {index}\n}}\n")
    return (f"func.func @f(%x: {element}, %i: {index}) -> {element} {{\n"
            f"  %y = argpool.{op} %x, %i window({window.text()}) index(plane){where} "
            f": {element}, {index}\n  return %y : {element}\n}}\n")


class Row:
    """What compiling one row took."""

    def __init__(self, seconds, megabytes, kilobytes, failure):
        self.seconds, self.megabytes, self.kilobytes = seconds, megabytes, kilobytes
        self.failure = failure


class Compiler:
    def __init__(self, program, targets, limit_seconds, folder):
        self.program, self.targets, self.limit_seconds = program, targets, limit_seconds
        self.folder, self.known = folder, {}
        self.reading = 0.0  # CPU seconds of a compile that makes nothing but the plan

    def command(self, *arguments):
        chosen = [f"--targets={self.targets}"] if self.targets else []
        return [self.program, "s.mlir", "--name=s", *chosen, *arguments]

    def write(self, spec):
        with open(os.path.join(self.folder, "s.mlir"), "w", encoding="utf-8") as file:
            file.write(spec)

    def plan(self):
        """The names of the plan's rows, and whether a window is said to be told at run time."""
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        made = subprocess.run(self.command("--emit=plan"), cwd=self.folder, text=True,
                              capture_output=True, preexec_fn=self.limit, check=False)
        if made.returncode:
            raise SystemExit(f"no plan: {made.stderr}")
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        self.reading = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        return re.findall(r"argpool\.kernel @(\S+) for", made.stdout), "// @f: " in made.stdout

    def limit(self):
        memory = 4 << 30
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        resource.setrlimit(resource.RLIMIT_CPU, (self.limit_seconds, self.limit_seconds))

    def row(self, name):
        if name not in self.known:
            self.known[name] = self.measure(name)
        return self.known[name]

    def measure(self, name):
        log = os.path.join(self.folder, "log")
        with open(log, "w", encoding="utf-8") as said:
            process = subprocess.Popen(
                self.command(f"--row={name}", "-q", "-j1", "--cache=", "-o", "out"),
                cwd=self.folder, stdout=said, stderr=said, preexec_fn=self.limit)
            _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        failure = ""
        if process.returncode:
            with open(log, encoding="utf-8", errors="replace") as said:
                failure = said.read().strip().split("\n")[0][:120] or f"exit {process.returncode}"
        code = 0 if failure else self.code()
        seconds = max(usage.ru_utime + usage.ru_stime - self.reading, 0)
        return Row(seconds, usage.ru_maxrss / 1024, code / 1000, failure)

    def code(self):
        sizes = subprocess.run(["size", "-A", "out/libs.a"], cwd=self.folder, text=True,
                               capture_output=True, check=True).stdout
        return sum(int(size) for size in re.findall(r"^\.text\S*\s+(\d+)", sizes, re.M))


def kernel_of(row):
    return row.split("__")[0]


def is_any(row):
    return kernel_of(row).endswith("_any")


def complaints(name, rows, seconds, judge_seconds):
    for row, took in rows.items():
        if took.failure:
            yield f"{name}: {row}: {took.failure}"
        if took.megabytes > MOST_MB:
            yield f"{name}: {row} took {took.megabytes:.0f} MB; the limit is {MOST_MB}"
        if took.kilobytes > MOST_KB:
            yield f"{name}: {row} is {took.kilobytes:.0f} KB of code; the limit is {MOST_KB}"
    for kernel, spent in seconds.items():
        if judge_seconds and spent > MOST_SECONDS:
            yield f"{name}: {kernel} took {spent:.1f} s; the limit is {MOST_SECONDS}"


def judge(compiler, op, window, layout, options):
    """One line of the table. Returns what is wrong."""
    name = f"{op} {window.name} {layout}"
    compiler.write(spec_of(op, window, layout))
    names, said = compiler.plan()
    compiled = sum(not is_any(row) for row in names)
    wrong = []
    if not compiled and op != "max_unpool_backward" and not said:
        wrong.append(f"{name}: no row has the window compiled in, and the plan does not say so")
    if options.quick:
        wanted = QUICK.get(name)
        names = [row for row in names if wanted and re.search(wanted, row) and not is_any(row)]
        if wanted and not names:
            wrong.append(f"{name}: no row is like {wanted}: is the window still compiled in?")
    rows = {row: compiler.row(row) for row in names}
    seconds = {}
    for row, took in rows.items():
        seconds[kernel_of(row)] = seconds.get(kernel_of(row), 0) + took.seconds
    if rows:
        served = f"{compiled} compiled in" if compiled else "run-time-window kernels"
        print(f"| {name} | {len(rows)} | {served} | {sum(seconds.values()):.1f} "
              f"| {max(seconds.values()):.1f} | {max(t.megabytes for t in rows.values()):.0f} "
              f"| {max(t.kilobytes for t in rows.values()):.0f} |", flush=True)
    return wrong + list(complaints(name, rows, seconds, not options.quick))


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--compiler", required=True, help="argpool-compile")
    parser.add_argument("--targets", default="", help="as argpool-compile's (default: all CPUs')")
    parser.add_argument("--ops", default=",".join(OPS), help="operations, with commas between")
    parser.add_argument("--layouts", default="cf", help="cf, cl, or both with a comma between")
    parser.add_argument("--windows", default="", help="a pattern of names, as the table has them")
    parser.add_argument("--seconds", type=int, default=60, help="CPU seconds a row may take at all")
    parser.add_argument("--quick", action="store_true",
                        help="all plans, but few rows; memory and code are judged, time is not")
    options = parser.parse_args()
    options.compiler = os.path.abspath(options.compiler)
    if options.quick:
        options.layouts = "cf,cl"
    return options


def main():
    options = parse_arguments()
    print("| operation, window | rows | served by | CPU s | of one kernel | MB | KB of a row |")
    print("|---|---|---|---|---|---|---|")
    wrong, specs = [], 0
    with tempfile.TemporaryDirectory() as folder:
        compiler = Compiler(options.compiler, options.targets, options.seconds, folder)
        for op in options.ops.split(","):
            for layout in options.layouts.split(","):
                for window in windows():
                    name = f"{op} {window.name} {layout}"
                    told = not options.quick or layout == "cf" or name in QUICK
                    if told and re.search(options.windows, window.name):
                        specs += 1
                        wrong += judge(compiler, op, window, layout, options)
    for complaint in dict.fromkeys(wrong):
        print(f"FAIL {complaint}")
    print(f"{specs} specs, {len(compiler.known)} rows compiled, {len(wrong)} complaints")
    return 1 if wrong or not specs else 0


if __name__ == "__main__":
    sys.exit(main())
