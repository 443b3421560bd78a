#!/usr/bin/env python3
# argpool-tune on one kind of call for a second: a file that the compiler reads; its errors.
#   tune_test.py ARGPOOL_TUNE ARGPOOL_COMPILE FOLDER APP_KERNELS
# SPDX-License-Identifier: MIT
import os
import re
import subprocess
import sys

SPEC = """argpool.kernels for max_pool when <elem = [f32], index = [i64], layout = channels_first>
    window(kernel [2, 2])
"""


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


def main(tune, compiler, folder, kernels):
    costs, spec = os.path.join(folder, "costs.mlir"), os.path.join(folder, "spec.mlir")
    with open(spec, "w", encoding="utf-8") as file:
        file.write(SPEC)
    code, out, _ = run(tune, "--list")
    kind = "max_pool f32 i64 cf k2x2s2x2p0x0d1x1"
    assert code == 0 and kind in out.splitlines(), out
    app = "max_pool f32 i64 cf k2x2s3x3p0x0d1x1"
    assert app not in out.splitlines(), out
    code, out, err = run(tune, "--list", "--kernels=" + kernels)
    assert code == 0 and {kind, app} <= set(out.splitlines()), out + err
    samples, both = os.path.join(folder, "samples.csv"), os.path.join(folder, "both.csv")
    only = "--only=" + kind
    code, out, err = run(tune, "--seconds=1", only, "--samples=" + samples, "-o", costs)
    assert code == 0 and out == "" and " rows from " in err, err
    code, _, err = run(tune, "--seconds=0.1", only, "--with=" + samples, "--samples=" + both, "-o",
                       costs)
    assert code == 0, err
    with open(samples, encoding="utf-8") as first, open(both, encoding="utf-8") as second:
        earlier, timed = set(first), list(second)
    assert earlier <= set(timed) and len(timed) > len(earlier) > 10, (len(earlier), len(timed))
    with open(costs, encoding="utf-8") as file:
        text = file.read()
    assert re.search(r"^// Measured on \d{4}-\d\d-\d\d by argpool-tune ", text, re.M), text
    assert re.search(r"^//   all: mean [\d.]+ %, worst [\d.]+ % of \d+ calls", text, re.M), text
    measured = re.findall(r'^argpool\.measured "(\w+)" cost <(.+)>$', text, re.M)
    assert len(measured) >= 2 and text.count("\n//") < 12, text
    plan = run(compiler, spec, "--emit=plan", "--costs=" + costs)[1]
    row = next(name for name, _ in measured if "_2dk2s2__base_rows" in name)
    terms = dict(measured)[row].split(", ")
    line = next(line for line in plan.splitlines() if "@" + row in line)
    assert all(re.search(rf"\b{name} = ", line) for name in (t.split(" ")[0] for t in terms)), line
    for arguments, sentence in (
            (["--only=nothing of the kind"], "names no kind of call"),
            (["--seconds=0"], "--seconds is out of range; accepted are numbers above 0"),
            (["--kernels=/nowhere/app.so"], "/nowhere/app.so: cannot open shared object file"),
            (["--with=" + spec], spec + " is no file that --samples wrote"),
            (["-o", "/nowhere/costs.mlir"], "cannot write /nowhere/costs.mlir: No such file")):
        code, _, err = run(tune, *arguments)
        assert code == 1 and sentence in err, err
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
