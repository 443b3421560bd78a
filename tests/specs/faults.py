#!/usr/bin/env python3
"""Faults planted in schedules: a slab, plane, row or part of a vector that is left out.

    faults.py --build BUILD [--only WORD...] [--list]

Each line of FAULTS changes one expression of a schedule. The file is compiled with the change, the
generator linked anew, and a spec compiled with it: either the guard's judgement refuses the row
when it is made, or constructed problems (argpool_spec_rows --constructed) find it by its results.
A change that a later update of the same schedule makes good is no fault: unpooling's pixel_line
has none of a slab, as `cut` stores all that `whole` leaves.
"""
# SPDX-License-Identifier: MIT
import argparse
import dataclasses
import pathlib
import shlex
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import library  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


@dataclasses.dataclass
class Fault:
    name: str
    file: str      # below generators/
    old: str       # once in it
    new: str
    kernel: str    # the program that is linked anew
    spec: str      # "max_unpool f32 i64 channels_first kernel [2, 2]"
    targets: str = "base,avx2"


UNPOOL = "max_unpool f32 i64 channels_first kernel [2, 2]"
FAULTS = [
    Fault("the last slab left out", "unpooling/schedules/replicate_by_matches.cpp",
          "slabs = not_negative(lines.windows(2))",
          "slabs = not_negative(max(lines.windows(2) - 1, 1))", "max_unpool", UNPOOL),
    Fault("the last row of windows left out", "unpooling/schedules/replicate_by_matches.cpp",
          "in_a_column = not_negative(lines.windows(1))",
          "in_a_column = not_negative(max(lines.windows(1) - 1, 1))", "max_unpool", UNPOOL),
    Fault("the last vector of a row left out", "unpooling/schedules/replicate_by_matches.cpp",
          "in_a_row = not_negative((to + each - 1) / each)",
          "in_a_row = not_negative(max((to + each - 1) / each - 1, min(to, 1)))", "max_unpool",
          UNPOOL),
    Fault("the last row of windows left out", "unpooling/schedules/variable_shift.cpp",
          "in_a_column = not_negative(lines.windows(1))",
          "in_a_column = not_negative(max(lines.windows(1) - 1, 1))", "max_unpool",
          "max_unpool f16 i64 channels_first kernel [2, 2]", "base,avx512"),
    Fault("the last slab left out", "unpooling/schedules/variable_shift.cpp",
          "slabs = not_negative(lines.windows(2))",
          "slabs = not_negative(max(lines.windows(2) - 1, 1))", "max_unpool",
          "max_unpool f16 i64 channels_first kernel [2, 2]", "base,avx512"),
    Fault("the last vector done from one window on", "unpooling/schedules/rows.cpp",
          "from + min(v * n, to - from - n)", "from + min(v * n, to - from - n - 1)",
          "max_unpool", UNPOOL),
    Fault("half of the last vector left out", "unpooling/schedules/rows.cpp",
          "(to - from + n - 1) / n", "(to - from + n / 2 - 1) / n", "max_unpool", UNPOOL),
    Fault("the last row of groups left out", "unpooling/schedules/overlap_k3s2.cpp",
          "rows = not_negative(op.groups(1))", "rows = not_negative(max(op.groups(1) - 1, 1))",
          "max_unpool", "max_unpool f32 i64 channels_first kernel [3, 3] stride [2, 2]",
          "base,avx512"),
    Fault("slabs under no window left out", "unpooling/parts/window_rows.cpp",
          "from_z, depth - from_z, \"o\"", "from_z, min(depth - from_z, 1), \"o\"", "max_unpool",
          "max_unpool f32 i64 channels_first kernel [2, 2]"),
    Fault("half of the last vector left out", "pooling/parts/row_vectors.cpp",
          "all = (windows() + n - 1) / n", "all = (windows() + n / 2 - 1) / n", "max_pool",
          "max_pool f32 i64 channels_first kernel [2, 2]"),
    Fault("the last vector of a line left out", "pooling/schedules/plane_line.cpp",
          "const Expr vectors = select(ours, (length + n - 1) / n, 0);",
          "const Expr vectors = select(ours, max((length + n - 1) / n - 1, 1), 0);", "max_pool",
          "max_pool f32 i64 channels_first kernel [2, 2]", "base,avx512"),
    Fault("the last group of planes left out", "pooling/schedules/plane_line.cpp",
          "groups = (line.planes + together - 1) / together",
          "groups = max(line.planes / together, 1)", "max_pool",
          "max_pool f32 i64 channels_first kernel [2, 2]", "base,avx512"),
    Fault("the first window behind vectors left out", "pooling/parts/row_vectors.cpp",
          "tail.define(select(by_vectors, taken, 0), width);",
          "tail.define(select(by_vectors, taken + 1, 0), width);", "max_pool",
          "max_pool f32 i64 channels_first kernel [2, 2]"),
    Fault("the last row of a strip left out", "pooling/schedules/sliding.cpp",
          "{0, (height + apart - 1) / apart}", "{0, max((height + apart - 1) / apart - 1, 1)}",
          "max_pool", "max_pool f32 i64 channels_first kernel [3, 3] stride [1, 1] pad [1, 1]"),
    Fault("the last vector of a strip left out", "pooling/schedules/sliding.cpp",
          "select(ours, (width + n - 1) / n, 0)", "select(ours, max(width / n, 1), 0)", "max_pool",
          "max_pool f32 i64 channels_first kernel [3, 3] stride [1, 1] pad [1, 1]"),
    Fault("the last group of planes left out", "pooling/schedules/van_herk_planes.cpp",
          "{0, select(ours, (planes + n - 1) / n, 0)}}",
          "{0, select(ours, max(planes / n, 1), 0)}}", "max_pool",
          "max_pool f32 none channels_first kernel [9, 9] stride [1, 1] pad [4, 4]"),
    Fault("the last slab of windows left out", "unpooling/schedules/replicate_channels.cpp",
          "whole[d] = not_negative(min(op.last_window(d) + 1, cells[d] / axes[d].stride))",
          "whole[d] = not_negative(max(min(op.last_window(d) + 1, cells[d] / axes[d].stride) - "
          "(d == 2), 1))", "max_unpool", "max_unpool f32 i64 channels_last kernel [2, 2]"),
    Fault("the last plane left out", "unpooling/schedules/plane_loop.cpp",
          "planes = not_negative(op.dst.dim(3).extent())",
          "planes = not_negative(max(op.dst.dim(3).extent() - 1, 1))", "max_pool_backward",
          "max_pool_backward f32 i64 channels_first kernel [2, 2]"),
    Fault("values after the last block left out", "scatter/parts/small_planes.cpp",
          "select(rest, length() % block, blocks)", "select(rest, 0, blocks)",
          "max_unpool_scatter", "max_unpool f32 i64 channels_first kernel [2, 2]"),
    Fault("the last vector of a row left out", "unpooling/schedules/variable_shift.cpp",
          "in_a_row = not_negative((to + each - 1) / each)",
          "in_a_row = not_negative(max((to + each - 1) / each - 1, min(to, 1)))", "max_unpool",
          "max_unpool f16 i64 channels_first kernel [2, 2]", "base,avx512"),
    Fault("the last positions of a block not checked", "unpool_gradient/schedules/plane_blocks.cpp",
          "const RDom v(0, (all + n - 1) / n, \"v\");",
          "const RDom v(0, (all + n / 2 - 1) / n, \"v\");", "max_unpool_backward",
          "max_unpool_backward f32 i64 channels_first kernel [2, 2]"),
    Fault("the last pixels of a row left out", "pooling/schedules/pixel_line.cpp",
          "const Expr vectors = select(ours, (to - from + n - 1) / n, 0);",
          "const Expr vectors = select(ours, max((to - from) / n, 1), 0);", "max_pool",
          "max_pool f32 i64 channels_last kernel [3, 3] stride [1, 1] pad [1, 1]", "base,avx512"),
    Fault("the last group of columns left out", "unpooling/schedules/overlapping_rows.cpp",
          "e(0, width - bulk, \"e\")", "e(0, max(width - bulk - 1, 0), \"e\")", "max_unpool",
          "max_unpool f32 i64 channels_first kernel [3, 3] stride [1, 1]"),
]


def commands_of(build, target):
    """What ninja runs to make the target: lists of words."""
    said = subprocess.run(["ninja", "-C", build, "-t", "commands", target], capture_output=True,
                          text=True, check=True).stdout
    return [line for line in said.splitlines() if line.strip()]


def plant(fault, build, folder):
    """The generator, with the fault, in a folder of generators of its own."""
    source = ROOT / "generators" / fault.file
    text = source.read_text()
    if text.count(fault.old) != 1:
        raise SystemExit(f"FAIL {fault.file}: {fault.old!r} is there {text.count(fault.old)} times")
    changed = folder / source.name
    changed.write_text(text.replace(fault.old, fault.new))
    program = f"lib/argpool/generators/{fault.kernel}"
    commands = commands_of(build, program)
    compiling = next(c for c in commands if c.endswith(f"-c {source}"))
    words = shlex.split(compiling)
    made = words[words.index("-o") + 1]
    words[words.index("-o") + 1] = str(folder / "changed.o")
    words[-1] = str(changed)
    words = [w for w in words if not w.startswith("-M") and not w.endswith(".d")]
    words = [w for i, w in enumerate(words) if not (i and words[i - 1] in ("-MT", "-MF"))]
    words = [w for w in words if w != made] + ["-I", str(source.parent)]
    subprocess.run(words, cwd=build, check=True)
    (folder / "lib/argpool/generators").mkdir(parents=True)
    (folder / "lib/argpool/libHalide.so").symlink_to(build / "lib/argpool/libHalide.so")
    for other in (build / "lib/argpool/generators").iterdir():
        if other.name != fault.kernel:
            (folder / "lib/argpool/generators" / other.name).symlink_to(other)
    link = commands[-1].removeprefix(": && ").removesuffix(" && :")
    link = link.replace(made, str(folder / "changed.o"))
    link = link.replace(f"-o {program}", f"-o {folder / program}")
    subprocess.run(link, cwd=build, shell=True, check=True)
    return folder / "lib/argpool/generators"


def write_spec(fault, folder):
    op, elem, index, layout, window = fault.spec.split(" ", 4)
    image = f"tensor<?x?x?x?x{elem}>"
    indices = f"tensor<?x?x?x?x{index}>"
    last = f" layout({layout})"
    if index == "none":
        text = (f"argpool.kernels for {op} when <elem = [{elem}], index = [none], "
                f"layout = {layout}>\n    window({window})\n")
    elif op == "max_pool":
        text = (f"func.func @f(%x: {image}) -> ({image}, {indices}) {{\n"
                f"  %v, %i = argpool.max_pool %x window({window}) index(plane : {index}){last} : "
                f"{image}\n  return %v, %i : {image}, {indices}\n}}\n")
    else:
        text = (f"func.func @f(%v: {image}, %i: {indices}) -> {image} {{\n"
                f"  %d = argpool.{op} %v, %i window({window}) index(plane){last} : {image}, "
                f"{indices}\n  return %d : {image}\n}}\n")
    (folder / "spec.mlir").write_text(text)


def find(fault, build, folder):
    """How it is found, or ""; and what was said."""
    generators = plant(fault, build, folder)
    write_spec(fault, folder)
    machine = library.Machine(fault.targets, [str(build / "tests/specs/argpool_spec_rows")])
    workshop = library.Workshop(build / "bin/argpool-compile", folder / "cache",
                                more=[f"--generator={generators}"])
    failure = workshop.compile(folder, machine)
    if failure:
        weak = "guard is too weak" in failure.what
        return "when the row was made" if weak else "", failure.what
    failures, tally = workshop.rows(folder, machine, "--constructed", "1")
    if failures:
        return "by constructed problems", f"{failures[0].row}: {failures[0].what}"
    return "", f"{tally}"


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, required=True)
    parser.add_argument("--only", nargs="*", default=[], help="words of names or files")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    missed = found = 0
    for fault in FAULTS:
        name = f"{fault.file}: {fault.name}"
        if options.only and not any(word in name for word in options.only):
            continue
        if options.list:
            print(name)
            continue
        began = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            how, said = find(fault, options.build.resolve(), pathlib.Path(folder))
        found += bool(how)
        missed += not how
        print(f"{'found' if how else 'FAIL not found'}: {name}: {how}, "
              f"{time.monotonic() - began:.0f} s: {said[-200:]}", flush=True)
    if not options.list:
        print(f"{found} found, {missed} missed")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
