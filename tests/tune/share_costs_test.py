#!/usr/bin/env python3
# share_costs.py on made-up times: the costs that it writes choose the fastest rows, and
# argpool-compile reads them.
#   share_costs_test.py SHARE_COSTS ARGPOOL_COMPILE FOLDER
# SPDX-License-Identifier: MIT
import gzip
import json
import os
import random
import re
import subprocess
import sys

SPEC = """argpool.kernels for max_pool
    when <elem = [f32, f64], index = [i64], layout = channels_first>
    window(kernel [2, 2])
"""
COLUMNS = "row,planes,rows,line,lanes,cells,input,taps,steps,bytes,once,ns,total,weight,contest"
KIND = """// A head that stays.

argpool.costs @{0} cpu "GenuineIntel" family 6 model {1} {{
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 9>
}}
"""


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, check=False)


def made_up(row, slow):
    """(lanes, call, ns a vector): rows of AVX2 take as long by vector, and longer by call."""
    call, vector = (300, 2) if "avx2" in row else (30, 3)
    return 8 if "avx2" in row else 4, call, vector * slow * (1.5 if "f64" in row else 1)


def samples(rows, slow, seed):
    """A file of samples: the calls of both elements, and of each its rows."""
    dice, lines = random.Random(seed), [COLUMNS]
    for contest in range(1, 400):
        elem = dice.choice(("f32", "f64"))
        planes, line, height = (int(most ** dice.random()) for most in (64, 200, 20))
        for row in rows:
            if f"_{elem}_" not in row:
                continue
            lanes, call, vector = made_up(row, slow)
            ns = (call + planes * height * -(-line // lanes) * vector) * dice.uniform(.97, 1.03)
            cells = planes * height * line
            lines.append(",".join(map(str, (
                row, planes, planes * height, line, lanes, cells, 4 * cells, 1, 0, 20 * cells, 0,
                ns, ns, 1, contest))))
    return "\n".join(lines) + "\n"


def write(folder, name, text):
    path = os.path.join(folder, name)
    with (gzip.open(path, "wt") if name.endswith("gz") else open(path, "w")) as file:
        file.write(text)
    return path


def check_result(compiler, folder, spec, out):
    """What was written."""
    shared, old = (open(os.path.join(out, name + ".mlir")).read() for name in ("shared", "old"))
    assert shared.startswith("// Tried.\n") and "argpool.row_cost for max_pool on" in shared, shared
    # f64 takes longer, and more so than f32.
    by = {elem: float(factor) for factor, elem in re.findall(
        r'factor ([\d.]+) for max_pool on "base" when <[^>]*elem = \[(\w+)\]', shared)}
    assert 1.2 < by.get("f64", 1) / by.get("f32", 1) < 1.9, shared
    assert old.startswith("// A head that stays.\n") and "measured" not in old, old
    assert re.search(r"model 5\n    machine <call = [\d.]+, .*cache = 1000, last = 2000>", old), old
    plan = run(compiler, spec, "--emit=plan", "--costs=" + out)
    assert plan.returncode == 0 and "new = <call = " in plan.stdout, plan.stderr


def check_own(share, compiler, folder, spec, rows, out):
    """Factors of a kind's own: all vectors take twice as long as its file says."""
    plan = os.path.join(folder, "own.mlir")
    made = run(compiler, spec, "--emit=plan", "--targets=base;avx2", "--costs=" + out, "-o", plan)
    assert made.returncode == 0, made.stderr
    twice = "new=" + write(folder, "twice.csv", samples(rows, 2, 4))
    fit = [sys.executable, share, "--plan", plan, "--own", "new", "-o", out, "--samples"]
    told = run(*fit, twice, "--regret", twice)
    assert told.returncode == 0 and "twice.csv, before: mean" in told.stdout, told.stderr
    with open(os.path.join(out, "new.mlir")) as file:
        factors = re.findall(r"argpool.factor ([\d.]+) for max_pool on \"(\w+)\"", file.read())
    assert {target for _, target in factors} == {"base", "avx2"}, factors
    assert all(1.1 < float(by) < 2.6 for by, _ in factors), factors
    lost = re.search(r"before: mean ([\d.]+) (?s:.*)twice.csv: mean ([\d.]+) %", told.stdout)
    assert lost and float(lost[2]) < float(lost[1]) / 2, told.stdout
    other = run(*fit, twice.replace("new=", "old="))
    assert other.returncode == 1 and "samples of that kind alone" in other.stderr, other.stderr


def main(share, compiler, folder):
    folder = os.path.join(folder, "share")
    out = os.path.join(folder, "out")
    os.makedirs(out, exist_ok=True)
    spec, plan = write(folder, "spec.mlir", SPEC), os.path.join(folder, "plan.mlir")
    made = run(compiler, spec, "--emit=plan", "--targets=base;avx2", "--costs=", "-o", plan)
    assert made.returncode == 0, made.stderr
    with open(plan) as file:
        rows = re.findall(r"@(max_pool_f\d+_i64_cf_2dk2s2__(?:base|avx2)_rows) ", file.read())
    assert len(rows) == 4, rows
    write(out, "new.mlir", KIND.format("new", 7))
    write(out, "old.mlir", KIND.format("old", 5))
    new, unseen = (write(folder, f"{seed}.csv", samples(rows, 1, seed)) for seed in (1, 2))
    old = write(folder, "old.csv", samples(rows, 2, 3))
    case = {"line": "max_pool f32 i64 plane cf n1c8h64w64 k2s2 fill=random",
            "rows": {rows[0]: 1000., rows[1]: 2000.}}
    record = write(folder, "record.json.gz", json.dumps({"cases": [case]}))
    table = write(folder, "table.mlir", "".join(
        f'  argpool.measured "{row}" cost <call = {made_up(row, 2)[1]}, vector = '
        f"{made_up(row, 2)[2]}>\n" for row in rows))
    told = run(sys.executable, share, "--plan", plan, "--samples", "new=" + new, "--samples",
               "old=" + old, "--record", "new=" + record, "--table", "old=" + table, "--regret",
               "new=" + unseen, "--caches", "old=1000,2000", "--head", "Tried.", "--steps", "300",
               "-o", out)
    assert told.returncode == 0, told.stdout + told.stderr
    found = re.search(r"new, 2\.csv: mean ([\d.]+) %, p99 (\d+) %, worst (\d+) % of", told.stdout)
    assert found and float(found[1]) < 1 and int(found[2]) < 15, told.stdout
    check_result(compiler, folder, spec, out)
    check_own(share, compiler, folder, spec, rows, out)
    wrong = run(sys.executable, share, "--plan", plan, "--samples", "new=" + spec)
    assert wrong.returncode == 1 and "is no file that argpool-tune --samples wrote" in wrong.stderr
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
