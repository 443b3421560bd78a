#!/usr/bin/env python3
# argpool-tune on one kind of call for a second: what rows took; wisdom of listed calls; its errors.
#   tune_test.py ARGPOOL_TUNE FOLDER APP_KERNELS LIBARGPOOL ORACLES
# SPDX-License-Identifier: MIT
import os
import re
import resource
import subprocess
import sys

# A call on libargpool.so: the status, and ARGPOOL_VERBOSE's line.
CALL = """
import sys
import numpy
sys.path.insert(0, sys.argv[2])
from argpool_ctypes import Library, dl_tensor, options, window
arrays = [numpy.zeros((1, 8, n, n), kind) for n, kind in ((64, "f4"), (32, "f4"), (32, "i8"))]
tensors = [dl_tensor(array) for array in arrays]
print(Library(sys.argv[1]).call("max_pool", window([2, 2], [2, 2]), tensors, options()))
"""


def run(*command, **variables):
    done = subprocess.run(command, capture_output=True, text=True, check=False,
                          env={**os.environ, **variables})
    return done.returncode, done.stdout, done.stderr


# Wisdom for listed calls, and a program that takes it.
LIST = """# SegNet's first, and others
max_pool f32 i64 plane cf n1c8h64w64 k2s2 threads=1
max_pool f32 u8 window cl n2c3h33w33 k3x2s2p1x0e1x1 ceil fill=ties
max_unpool f16 i64 tensor cf c8h16w16 k2s2 out=33x32 dup=sum
max_pool_backward f32 i32 plane cl n1c8w16 k3s2p1 out=31
max_unpool_backward c64 i64 plane cf n1c2d3h4w5 k2 dup=exact trusted
{max_pool i8,min_pool u16} none plane cf n1c1h20w20 k2s1
"""


def make_wisdom(tune, folder, call):
    """--problems; then ARGPOOL_WISDOM on a call like the first."""
    listed, wisdom = os.path.join(folder, "net.txt"), os.path.join(folder, "net.wisdom")
    with open(listed, "w", encoding="utf-8") as file:
        file.write(LIST)
    code, out, err = run(tune, "--problems=" + listed, "-o", wisdom, ARGPOOL_VERBOSE="1")
    assert code == 0 and out == "" and err.count(", measured: ") == 7, err
    with open(wisdom, encoding="utf-8") as file:
        lines = file.read().splitlines()
    assert lines[0] == "argpool wisdom 1" and lines[1].startswith("cpu ") and len(lines) == 9, lines
    verbose = {"ARGPOOL_VERBOSE": "dispatch", "ARGPOOL_NUM_THREADS": "1", "ARGPOOL_CPU": ""}
    code, out, err = run(*call, **verbose, ARGPOOL_WISDOM=wisdom)
    assert code == 0 and " (by wisdom)" in err, out + err
    code, out, err = run(*call, **verbose)
    assert code == 0 and " (by wisdom)" not in err, out + err
    with open(listed, "w", encoding="utf-8") as file:
        file.write("max_pool i8 none plane cf n1c1h20w20 k2s1\n")
    code, _, err = run(tune, "--problems=" + listed, "--between", "-o", wisdom)
    assert code == 0 and ", measured between other writes: " in err, err
    for wrong, sentence in (
            ("max_pool f32 i64", "expected op elem index space layout shape window, not"),
            ("max_pool f32 i64 plain cf n1c1h4w4 k2", "expected one of plane, tensor, "),
            ("max_pool f32 i64 plane cf n1h4w4 k2", 'expected [n]c[[d]h]w, not "n1h4w4"'),
            *((f"max_pool f32 i64 plane cf {shape} k2", f'expected [n]c[[d]h]w, not "{shape}"')
              for shape in ("n1c1c1d1h1w1", "n1c1n1c1d1h1w1", "n1c1c1c1c1d1h1w1")),
            ("max_pool f32 i64 plane cf n1c1h4w4 k2x2x2", "expected 1 or rank numbers, not"),
            ("max_pool f32 i64 plane cf n1c1h4w4 k2 threads=x", 'expected a number, not "x"'),
            ("max_pool f32 i64 plane cf n1c1h4w4 k2 threads=2000", "threads=1 to threads=1024"),
            ("max_pool f32 i64 plane cf n1c1h4w4 k2 gap=3", "behind the window are ceil, trusted"),
            ("max_pool f32 i64 plane cf n1c1h4w4 k9", "pooled"),
            ("max_pool f32 i64 plane cf n1c1h4w4 k2 threads=0", "threads=1 to threads=1024"),
            ("max_unpool f32 i64 plane cf n1c1h4w4 k2 out=5x0", "expected extents of 1 on, not"),
            ("max_unpool f32 none plane cf n1c1h4w4 k2", "the indices that max_unpool reads"),
            ("max_unpool f32 u8 plane cf n1c1h4w4 k2", "accepted in index space plane")):
        with open(listed, "w", encoding="utf-8", newline="") as file:
            file.write("# as Windows ends lines\r\n\r\n" + wrong + "\r\n")
        code, _, err = run(tune, "--problems=" + listed, "-o", wisdom)
        assert code == 1 and sentence in err and f'{listed}:3: "{wrong}": ' in err, err
    with open(listed, "w", encoding="utf-8") as file:
        file.write("\nmax_pool {f32 i64\n")
    code, _, err = run(tune, "--problems=" + listed, "-o", wisdom)
    assert code == 1 and f"error: {listed}:2: expected {{alternatives}}, not" in err, err
    code, _, err = run(tune, "--between", "-o", wisdom)
    assert code == 1 and "--between is about --problems: name a list" in err, err
    code, _, err = run(tune, "--problems=/nowhere/list", "-o", wisdom)
    assert code == 1 and "cannot read /nowhere/list" in err, err


def main(tune, folder, kernels, library, oracles):
    code, out, _ = run(tune, "--list")
    kind = "max_pool f32 i64 cf k2x2s2x2p0x0d1x1"
    assert code == 0 and kind in out.splitlines(), out
    app = "max_pool f32 i64 cf k2x2s3x3p0x0d1x1"
    assert app not in out.splitlines(), out
    code, out, err = run(tune, "--list", "--kernels=" + kernels)
    assert code == 0 and {kind, app} <= set(out.splitlines()), out + err
    samples, only = os.path.join(folder, "samples.csv"), "--only=" + kind
    code, out, err = run(tune, "--seconds=1", only, "--samples=" + samples)
    assert code == 0 and " rows of " in err, err
    cpu = r'cpu "\w+" family \d+ model \d+ has\(sse41[a-z0-9, ]*\)'
    if os.cpu_count() > 1 and os.path.exists("/sys/devices/system/cpu/cpu0/cache/index3"):
        cpu += rf" shared threads {os.cpu_count()} stream [\d.e+-]+ missed [\d.e+-]+ memory \d+"
    assert re.fullmatch(rf"// .*CPUs.*\n{cpu}\n", out), out
    with open(samples, encoding="utf-8") as file:
        head, *timed = file.read().splitlines()
    # However busy the machine, a call is timed by all rows, of which there are two at least.
    assert head.startswith("row,planes,rows,line,lanes,") and len(timed) >= 2, head
    assert any(line.startswith("max_pool_f32_i64_cf_2dk2s2__base_rows,") for line in timed), timed
    call = (sys.executable, "-c", CALL, library, oracles)
    make_wisdom(tune, folder, call)
    # A virtual machine that reports its host's cache: calls stay as large as networks' are.
    code, out, err = run(tune, "--seconds=1", only, "--last-cache=480", "--samples=" + samples)
    assert code == 0, err
    assert "shared" not in cpu or f" missed 0.0 memory {480 << 20}\n" in out, out
    kilobytes = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    assert kilobytes < 800000, f"{kilobytes} KB of memory"
    for arguments, sentence in (
            (["--last-cache=-1"], "--last-cache is out of range; accepted are numbers of"),
            (["--only=nothing of the kind", "--samples=" + samples], "names no kind of call"),
            (["--seconds=0"], "--seconds is out of range; accepted are numbers above 0"),
            ([], "nothing to do; accepted are --problems=<list>, --samples=<file.csv> and --list"),
            (["--kernels=/nowhere/app.so"], "/nowhere/app.so: cannot open shared object file"),
            (["--samples=/nowhere/a.csv"], "cannot write /nowhere/a.csv: No such file")):
        code, _, err = run(tune, *arguments)
        assert code == 1 and sentence in err, err
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
