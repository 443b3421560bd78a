#!/usr/bin/env python3
"""Faults planted on purpose, which the fuzzer must find in a few specs each.

    plants.py --build BUILD [--only NAME...]

Guards too weak: a list of variants is written whose guard promises less than the schedule needs.
Its rows then run in calls that they are wrong in, or the compiler refuses the guard; a line says
which.
Schedules off by one: rows between the runtime and the true kernels (spoilt_rows.h).
"""
# SPDX-License-Identifier: MIT
import argparse
import dataclasses
import pathlib
import re
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
LIST = HERE.parent.parent / "generators/variants.mlir"
SPECS, MOST_MINUTES = 100, 60  # of one fault


@dataclasses.dataclass
class Guard:
    """In variants of a schedule and operation that have all of `where`, `old` becomes `new`."""
    name: str
    variant: str           # "rows for max_pool"
    where: tuple
    old: str
    new: str
    draw: str              # --only: specs that have such rows
    targets: str = "base,avx512"


POOL, UNPOOL = "operation=max_pool ", "operation=max_unpool "
TYPES = "elem=f32 index=i64 "
FIRST, LAST = TYPES + "layout=channels_first ", TYPES + "layout=channels_last "
DISJOINT = "window=2.2.0.1,4.4.0.1"
GUARDS = [
    Guard("multiple_w dropped", "rows for max_pool", ("@avx512", "channels_first", "f64, f32"),
          "multiple_w = lanes, ", "", POOL + FIRST),
    Guard("align dropped", "replicate for max_unpool", ("@avx512", "channels_first", "x64, x32"),
          ", align = vector", "", UNPOOL + FIRST + DISJOINT),
    Guard("multiple_w halved", "overlapping_rows for max_unpool",
          ("@avx512", "channels_first", "x64, x32"), "multiple_w = tile", "multiple_w = lanes",
          UNPOOL + FIRST + "window=3.3.1.1"),
    Guard("min_c dropped", "replicate_channels for max_unpool",
          ("@avx512", "channels_last", "disjoint"), "guard <min_c = lanes>", "",
          UNPOOL + LAST + DISJOINT),
    Guard("min_c dropped", "replicate_channels for max_pool_backward",
          ("@avx2", "channels_last", "disjoint"), "guard <min_c = lanes>", "",
          "operation=max_pool_backward " + LAST + DISJOINT, "base,avx2"),
    Guard("max_w raised", "row_packing_x4 for max_pool", ("kernel [2, 2]",), "max_w = 15",
          "max_w = 60", POOL + FIRST + "window=2.2.0.1 rank=2"),
    Guard("checks claimed", "channels for max_unpool", ("@avx512", "channels_last", "disjoint"),
          "far = 0.09, cache = 3.0e6>", "far = 0.09, cache = 3.0e6> checks",
          UNPOOL + LAST + DISJOINT),
]
WAYS = {"round-up": "", "drop-tail": "", "drop-row": "rank=2,3", "one-row-more": "rank=2,3",
        "next-index": "operation=max_pool index=i64,i32", "round-address": ""}


def lacks(targets):
    """Whether this CPU cannot run rows of the last target."""
    words = {"avx512": "avx512bw", "avx2": "avx2"}
    needed = words.get(targets.split(",")[-1])
    return bool(needed) and needed not in pathlib.Path("/proc/cpuinfo").read_text()


def write_list(plant, folder):
    """The list of variants with one guard made weak."""
    (folder / "mine").mkdir()
    (folder / "mine.mlir").write_text(LIST.read_text())
    changed = 0
    for file in sorted(LIST.with_suffix("").glob("*.mlir")):
        parts = re.split(r"(?=^argpool\.variant|^//)", file.read_text(), flags=re.M)
        for i, part in enumerate(parts):
            if part.startswith(f"argpool.variant @{plant.variant} ") and plant.old in part \
                    and all(word in part for word in plant.where):
                parts[i] = part.replace(plant.old, plant.new)
                changed += 1
        (folder / "mine" / file.name).write_text("".join(parts))
    if not changed:
        raise SystemExit(f"FAIL {plant.name}: no variant of {plant.variant} has {plant.old!r}")
    return folder / "mine.mlir"


def fuzz(options, folder, draw, *more):
    """(found, seconds, how, what the fuzzer said)."""
    began = time.monotonic()
    command = [sys.executable, HERE / "fuzz.py", "--build", options.build, "--folder", folder,
               "--count", str(SPECS), "--minutes", str(MOST_MINUTES), "--enough", "1",
               "--shrink", "0", "--machines", "cpu", "--no-regressions", *more]
    if options.cache:
        command += ["--cache", options.cache]
    if options.compiler:
        command += ["--compiler", options.compiler]
    if draw:
        command += ["--only", *draw.split()]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    fail = re.search(r"^FAIL (.*)\n.*; after (\d+) s", done.stdout, re.M)
    if not fail:
        return False, time.monotonic() - began, "", done.stdout[-400:]
    how = "refused by the compiler" if "status" in fail[1] else "by its results"
    return True, int(fail[2]), how, fail[1][:160]


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", required=True)
    parser.add_argument("--cache")
    parser.add_argument("--compiler")
    parser.add_argument("--folder", type=pathlib.Path, required=True)
    parser.add_argument("--only", nargs="*", help="names, or ways")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    plants = [(f"{p.name} ({p.variant})", p) for p in GUARDS] + [(way, way) for way in WAYS]
    missed = found = 0
    for name, plant in plants:
        if options.only and not any(word in name for word in options.only):
            continue
        if isinstance(plant, Guard) and lacks(plant.targets):
            print(f"skipped: {name}: the CPU lacks {plant.targets}")
            continue
        with tempfile.TemporaryDirectory(dir=options.folder) as folder:
            if isinstance(plant, Guard):
                more = ["--variants", str(write_list(plant, pathlib.Path(folder))),
                        "--targets", plant.targets]
                result = fuzz(options, folder, plant.draw, *more)
            else:
                result = fuzz(options, folder, WAYS[plant], "--spoil", plant, "--targets", "base")
        found += result[0]
        missed += not result[0]
        print(f"{'found' if result[0] else 'FAIL not found'}: {name}: {result[1]:.0f} s"
              f" {result[2]}: {result[3]}", flush=True)
    print(f"{found} found, {missed} missed")
    return 1 if missed or not found else 0


if __name__ == "__main__":
    sys.exit(main())
