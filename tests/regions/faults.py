#!/usr/bin/env python3
"""Faults planted in the generator of regions: a ring that is too short, a border, a rule of ties.

    faults.py --build BUILD [--only WORD...]

Each changes one expression of generators/pipeline. The file is compiled with the change, the
generator linked anew, and a region compiled by it: the compiler's check of guards refuses the row,
or a problem shows it by its results; any other failure finds nothing. First each file is planted
unchanged, which must fail nowhere.
"""
# SPDX-License-Identifier: MIT
import argparse
import importlib.util
import pathlib
import re
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(HERE.parent / "specs"))
SPEC = importlib.util.spec_from_file_location("schedules", HERE.parent / "specs/faults.py")
schedules = importlib.util.module_from_spec(SPEC)
sys.modules["schedules"] = schedules  # its dataclass looks for it
SPEC.loader.exec_module(schedules)

PLANE, VOLUME = "tensor<?x?x?x?xf32>", "tensor<?x?x?x?x?xf32>"
POOL = "%p = argpool.pool max %x kernel [{}] : f32"
SUM = """%t = argpool.tap max %x kernel [{0}] : f32
    %p = argpool.pool_gradient %t, %x kernel [{0}] : f32"""
LINES, GENERATOR = "pipeline/pipeline.cpp", "pipeline/arithmetic.cpp"


def fault(name, file, old, new, tensor, body):
    return schedules.Fault(name, file, old, new, "pipeline", f"{tensor} {body}", "base")


UNCHANGED = [
    fault("nothing", LINES, "while (ring < lines[i]) {", "while (ring < lines[i]) {", VOLUME,
          SUM.format("2, 2, 2")),
    fault("nothing", GENERATOR, "second > first : second < first) ||",
          "second > first : second < first) ||", PLANE, SUM.format("3, 3")),
]
FAULTS = [
    fault("a ring has half of the rows that are read", LINES, "while (ring < lines[i]) {",
          "while (ring < (lines[i] + 1) / 2) {", PLANE, POOL.format("5, 3")),
    fault("a ring has half of the slices that are read", LINES, "while (ring < lines[i]) {",
          "while (ring < (lines[i] + 1) / 2) {", VOLUME, POOL.format("5, 1, 3")),
    fault("slices that a window joins are not counted", LINES,
          "axis == outer_axis() ? offsets.back() : 0", "axis == Y ? offsets.back() : 0", VOLUME,
          POOL.format("3, 3, 3")),
    fault("slices before a cell are not counted", LINES, "const int first = -o.pad[outer_axis()];",
          "const int first = -o.pad[Y];", VOLUME,
          "%p = argpool.pool max %x kernel [5, 1, 1] pad [4, 0, 0] : f32\n"
          "%q = argpool.pool max %x kernel [5, 1, 1] pad [0, 0, 0] : f32\n"
          "%r = arith.addf %q, %p : f32"),
    fault("a column beside a tile is not computed", LINES, "columns_around = all_around(X);",
          "columns_around = all_around(X) - 2;", PLANE, POOL.format("3, 3")),
    fault("a row beside a band of slices is not computed", LINES, "rows_around = all_around(Y);",
          "rows_around = all_around(Y) - 2;", VOLUME, POOL.format("3, 3, 3")),
    fault("the last row is a border", LINES, "y >= 0 && y < height;", "y >= 0 && y < height - 1;",
          PLANE, POOL.format("3, 3")),
    fault("the last slice is a border", LINES, "z >= 0 && z < depth :", "z >= 0 && z < depth - 1 :",
          VOLUME, POOL.format("3, 3, 3")),
    fault("minima have a border that wins", GENERATOR, 'pool == "max" ? low : -low);', "low);",
          PLANE, POOL.format("3, 3").replace("max", "min")),
    fault("a tap is the last of equals", GENERATOR,
          '(pool == "max" ? second > first : second < first) ||',
          '(pool == "max" ? second >= first : second <= first) ||', PLANE, SUM.format("3, 3")),
    fault("a value is the last of equals, -0 and +0", GENERATOR,
          'select(pool == "max" ? second > first : second < first, second, first)',
          'select(pool == "max" ? second >= first : second <= first, second, first)', PLANE,
          POOL.format("3, 3")),
    fault("a tap is the border's where the cell is as low", LINES, "best[0] == low, first",
          "best[0] != best[0], first", VOLUME, SUM.format("2, 2, 2")),
    fault("a sum goes from the first tap on", LINES,
          "for (int i = o.kernel[Z] * o.kernel[Y] * o.kernel[X] - 1; i >= 0; i--) {",
          "for (int i = 0; i < o.kernel[Z] * o.kernel[Y] * o.kernel[X]; i++) {", VOLUME,
          SUM.format("2, 2, 2")),
]


def write_spec(planted, path):
    tensor, body = planted.spec.split(" ", 1)
    last = body.rsplit("\n", 1)[-1].split()[0]
    path.write_text(f"func.func @f(%s: {tensor}) -> {tensor} {{\n"
                    f"  %o = argpool.region(%x = %s) : ({tensor}) -> {tensor} {{\n    {body}\n"
                    f"    argpool.yield {last} : f32\n  }}\n  return %o : {tensor}\n}}\n")


def compare(build, folder, *options):
    """What draw.py says of folder/f.mlir, and its status."""
    done = subprocess.run(
        [sys.executable, HERE / "draw.py", "--spec", folder / "f.mlir", "--no-gradients",
         "--targets=base", "--problems=12", "--compiler", build / "bin/argpool-compile", "--rows",
         build / "tests/regions/argpool_region_rows", "--include", ROOT / "runtime/include",
         "--folder", folder / "made", *options],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    return done.stdout, done.returncode


# What finds a fault, by draw.py's status and words.
FOUND = [(1, r"expected 0(x|$)", "a cell differs"),
         (1, r"wrote between cells", "wrote between cells"),
         (4, r"argpool_region_rows was ended by SIG(SEGV|BUS|ABRT|ILL|FPE)", "a crash"),
         (3, r"the guard is too weak", "refused when the row was made")]


def find(planted, build, folder):
    """How it is found, "" if by nothing of FOUND; what was said, and draw.py's status."""
    write_spec(planted, folder / "f.mlir")
    said, status = compare(build, folder)
    if status:
        return "", f"without the fault: {said}", status
    generators = schedules.plant(planted, build, folder)
    said, status = compare(build, folder, f"--generator={generators}", "--cache=")
    how = [words for of, pattern, words in FOUND if status == of and re.search(pattern, said, re.M)]
    return ", ".join(how), said, status


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, required=True)
    parser.add_argument("--only", nargs="*", default=[], help="words of names")
    o = parser.parse_args()
    missed = found = 0
    for planted in UNCHANGED + FAULTS:
        unchanged = planted.old == planted.new
        if o.only and not unchanged and not any(word in planted.name for word in o.only):
            continue
        began = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            how, said, status = find(planted, o.build.resolve(), pathlib.Path(folder))
        fine = status == 0 if unchanged else bool(how)
        found += fine and not unchanged
        missed += not fine
        verdict = how or ("nothing fails" if fine else f"FAIL, status {status}")
        print(f"{planted.file}: {planted.name}: {verdict}, {time.monotonic() - began:.0f} s: "
              f"{' / '.join(said.splitlines()[-3:])[-240:]}", flush=True)
    print(f"{found} found, {missed} missed")
    return 1 if missed or not found else 0


if __name__ == "__main__":
    sys.exit(main())
