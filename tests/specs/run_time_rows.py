#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What a spec does not compile in is served by the rows of libargpool: drawn specs, for each choice
of targets, have its rows for windows given at run time, or such as serve every call in their place.

    run_time_rows.py --compiler build/ci/bin/argpool-compile --default tools/default.mlir
"""
import argparse
import pathlib
import re
import subprocess

import draw

TARGETS = ["base", "avx2", "avx512"]
CHOICES = [TARGETS, ["avx2"], ["base", "avx2"], ["avx512"]]
# Rows for any window are quicker where a pool reads a cell more often: the compiler's number.
UNROLLED = pathlib.Path(__file__).resolve().parents[2] / "tools/transforms/unrolled.cpp"
OFTEN = int(re.search(r"\bkOften = (\d+);", UNROLLED.read_text(encoding="utf-8"))[1])
ROW = re.compile(r'argpool\.kernel @((\w+)__\w+) for .* on @(\w+) schedule "(\w+)" lanes \d+(.*)')


def plan(compiler, spec, targets):
    """The rows, {kernel: {name: (target, schedule, has a guard)}}."""
    made = subprocess.run([compiler, "-", "--emit=plan", f"--targets={','.join(targets)}"],
                          input=spec, text=True, capture_output=True, check=False)
    if made.returncode:
        raise SystemExit(f"no plan: {made.stderr}")
    kernels = {}
    for name, kernel, target, schedule, rest in ROW.findall(made.stdout):
        kernels.setdefault(kernel, {})[name] = (target, schedule, " guard <" in rest)
    return kernels


def missing(own, default, targets):
    """The default's rows that CPUs with the last of `targets` may run, and `own` has none for."""
    most = TARGETS.index(targets[-1])
    served = {(schedule, TARGETS.index(target)) for target, schedule, guarded in own.values()
              if not guarded}
    return [name for name, (target, schedule, _) in default.items()
            if name not in own and TARGETS.index(target) <= most and
            not any(kind == schedule and level > TARGETS.index(target) for kind, level in served)]


def visits(f):
    """How often a pool looks at a cell, if it visits each tap."""
    steps = 1
    for axis in f.window.axes:
        steps *= axis.stride
    return f.window.taps // steps if f.operation == "max_pool" else 0


def kernels_left_out(kernels, default):
    """Kernels for any window that have schedules which the spec's own kernel has not."""
    out = []
    for kernel, own in kernels.items():
        other = kernel.rsplit("_", 1)[0] + "_any"
        if not kernel.startswith("max_pool_") or other in kernels or other not in default:
            continue
        has = {schedule for _, schedule, _ in own.values()}
        if any(schedule not in has for _, schedule, _ in default[other].values()):
            out.append(other)
    return out


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--compiler", required=True)
    parser.add_argument("--default", required=True, help="libargpool's spec")
    parser.add_argument("--seed", default="53")
    parser.add_argument("--count", type=int, default=200)
    chosen = parser.parse_args()
    with open(chosen.default, encoding="utf-8") as file:
        default = plan(chosen.compiler, file.read(), TARGETS)
    failures, compared = [], 0
    for number in range(chosen.count):
        functions = draw.draw_spec(chosen.seed, number)
        spec, targets = draw.spec_text(functions), CHOICES[number % len(CHOICES)]
        kernels = plan(chosen.compiler, spec, targets)
        lacks = kernels_left_out(kernels, default) if visits(functions[0]) > OFTEN else []
        for kernel, own in kernels.items():
            compared += kernel in default and kernel.endswith("_any")
            if kernel.endswith("_any"):
                lacks += missing(own, default.get(kernel, {}), targets)
        if lacks:
            failures.append(f"for {','.join(targets)}:\n{spec}lacks {', '.join(lacks)}")
    print(*failures, f"{chosen.count} specs, {compared} kernels for any window compared, "
          f"{len(failures)} failures", sep="\n")
    return bool(failures) or not compared


if __name__ == "__main__":
    raise SystemExit(main())
