#!/usr/bin/env python3
# Two builds of the generators, compared row by row: which rows' machine code differs. The net under
# a change of generators/ that shall not change what is computed.
# SPDX-License-Identifier: MIT
"""same_code.py BEFORE AFTER [options]     compares
same_code.py BUILD --keep FOLDER [options] keeps what a build makes, to be BEFORE later

A side is a build folder (build/ci), whose argpool-compile compiles the specs now, taking from the
cache what it has, or a folder that --keep wrote. Objects that are equal byte for byte are the
same; of others, instructions and relocations are compared (objdump), so that a renamed local
symbol is no difference. Returns 1 if a row differs, or is on one side only, else 0.
"""
import argparse
import collections
import difflib
import glob
import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SPECS = ["tools/default.mlir", "tests/kernels/windows.mlir"]
STATEMENT = re.compile(r"argpool\.kernels for (\w+)[^/]*?(?=argpool\.kernels|//|\Z)", re.S)


def members(path):
    """Name → bytes of the members of a static library (System V or BSD names)."""
    found, names = collections.OrderedDict(), b""
    with open(path, "rb") as archive:
        if archive.read(8) != b"!<arch>\n":
            sys.exit(f"{path} is no static library")
        while head := archive.read(60):
            name, size = head[:16].rstrip().decode(), int(head[48:58])
            data = archive.read(size + size % 2)[:size]
            if name == "//":
                names = data
            elif name not in ("/", "/SYM64/"):
                if name.startswith("/"):
                    start = int(name[1:])
                    name = names[start:names.index(b"/\n", start)].decode()
                found[name.rstrip("/")] = data
    return found


def restricted(text, operations):
    """The statements of a spec that ask for kernels of these operations."""
    return "\n".join(m[0] for m in STATEMENT.finditer(text) if m[1] in operations)


def compile_specs(build, folder, args):
    """Each spec, for each architecture, becomes a library in a folder of its own."""
    compiler = os.path.join(build, "bin", "argpool-compile")
    if not os.path.exists(compiler):
        sys.exit(f"{build} is no build folder (it has no bin/argpool-compile), and holds no "
                 "libraries that --keep wrote; build the targets argpool-compile and generators")
    for spec in args.spec or [os.path.join(ROOT, path) for path in SPECS]:
        with open(spec, encoding="utf-8") as file:
            text = file.read()
        if args.only and not (text := restricted(text, args.only)):
            continue
        for architecture in args.architectures.split(","):
            name = f"argpool_{os.path.splitext(os.path.basename(spec))[0]}"  # as CMake's: cached
            stem = f"{name}_{architecture}"
            out = os.path.join(folder, stem)
            os.makedirs(out, exist_ok=True)
            with open(os.path.join(out, "spec.mlir"), "w", encoding="utf-8") as file:
                file.write(text)
            print(f"{build}: compiling {stem}", file=sys.stderr, flush=True)
            subprocess.run([compiler, os.path.join(out, "spec.mlir"), "-q", "-o", out,
                            f"--name={name}", "--own-name", f"--architecture={architecture}",
                            "-j", str(args.jobs)], check=True)


def rows_of(side, args, scratch):
    """Row (with its spec and architecture) → its object."""
    if os.path.exists(os.path.join(side, "bin")) or not os.path.isdir(side):
        compile_specs(side, scratch, args)
        side = scratch
    rows = {}
    for stem in sorted(os.listdir(side)):
        for library in glob.glob(os.path.join(side, stem, "lib*.a")):
            for name, data in members(library).items():
                if "__" in name:  # a row's, and not the library's table
                    rows[f"{stem}/{name[:-2]}"] = data
    if args.only:
        wanted = re.compile(rf"[^/]*/({'|'.join(args.only)})_[a-z]+[0-9]+_")
        rows = {row: data for row, data in rows.items() if wanted.match(row)}
    if not rows:
        sys.exit(f"{side} holds no libraries that --keep wrote")
    return rows


def disassembled(data, disassembler):
    """Instructions and relocations, without addresses' symbols that only name a place."""
    with tempfile.NamedTemporaryFile(suffix=".o") as file:
        file.write(data)
        file.flush()
        text = subprocess.run([disassembler, "-d", "-r", "--no-show-raw-insn", file.name],
                              check=True, capture_output=True, text=True).stdout
    return [re.sub(r"<[^>]*>", "", line) for line in text.split("\n") if "file format" not in line]


def compare(before, after, args):
    """Prints what differs; returns how many rows do."""
    same = reworded = 0
    different = []
    for row in sorted(before.keys() & after.keys()):
        if before[row] == after[row]:
            same += 1
            continue
        a, b = (disassembled(side[row], args.disassembler) for side in (before, after))
        if a == b:
            reworded += 1
            continue
        different.append(row)
        print(f"{row}: differs, {len(a)} lines of assembly before, {len(b)} after")
        if args.diff:
            print("\n".join(list(difflib.unified_diff(a, b, "before", "after", lineterm="", n=2))
                            [:args.diff]))
    lone = sorted(before.keys() ^ after.keys())
    for row in lone:
        print(f"{row}: only {'before' if row in before else 'after'}")
    print(f"{same} rows the same, {reworded} the same but for names, {len(different)} differ, "
          f"{len(lone)} on one side only")
    return len(different) + len(lone)


def self_test():
    """A library against itself, and against one with a byte changed, a row more, a row less."""
    parts = argparse.Namespace(disassembler="false", diff=0)
    rows = {"a": b"1", "b": b"2"}
    failed = compare(rows, dict(rows), parts) != 0
    failed |= compare(rows, {"a": b"1"}, parts) != 1
    failed |= compare({"a": b"1"}, rows, parts) != 1
    with tempfile.TemporaryDirectory() as folder:
        objects = []
        for value in (1, 2):
            source, made = os.path.join(folder, "f.c"), os.path.join(folder, "f.o")
            with open(source, "w", encoding="utf-8") as file:
                file.write(f"int f(void) {{ return {value}; }}")
            subprocess.run(["cc", "-c", source, "-o", made], check=True)
            with open(made, "rb") as file:
                objects.append(file.read())
        subprocess.run(["ar", "qc", os.path.join(folder, "l.a"), made], check=True)
        failed |= members(os.path.join(folder, "l.a")) != {"f.o": objects[1]}
    parts = argparse.Namespace(disassembler="objdump", diff=20)
    failed |= compare({"a": objects[0]}, {"a": objects[1]}, parts) != 1
    failed |= compare({"a": objects[0]}, {"a": objects[0] + b" "}, parts) != 0
    wanted = "argpool.kernels for q window(any)"
    spec = f"// a\nargpool.kernels for p when <x>\n    window(any)\n{wanted}"
    failed |= restricted(spec, ["q"]) != wanted
    print("self-test:", "failed" if failed else "passed")
    return int(failed)


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sides", nargs="*", metavar="BEFORE AFTER")
    parser.add_argument("--keep", metavar="FOLDER", help="write one side's libraries there")
    parser.add_argument("--spec", action="append",
                        help=f"a spec to compile; repeatable (default: {', '.join(SPECS)})")
    parser.add_argument("--only", action="append", metavar="OPERATION",
                        help="only this operation's rows, say max_unpool_backward; repeatable")
    parser.add_argument("--architectures", default="x86_64",
                        help="x86_64,aarch64,armv7: any of them, with commas (default: x86_64)")
    parser.add_argument("--diff", type=int, default=0, metavar="LINES",
                        help="print so many lines of how a row differs")
    parser.add_argument("--disassembler", default="llvm-objdump",
                        help="one that knows the architectures (default: llvm-objdump)")
    parser.add_argument("--jobs", type=int, default=2, help="generators at a time (default: 2)")
    parser.add_argument("--self-test", action="store_true")
    args = parser.parse_args()
    if args.self_test:
        return self_test()
    if args.keep:
        if len(args.sides) != 1:
            parser.error("--keep takes one side, a build folder")
        compile_specs(args.sides[0], args.keep, args)
        return 0
    if len(args.sides) != 2:
        parser.error("two sides are compared: build folders, or folders that --keep wrote")
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as two:
        before, after = (rows_of(side, args, scratch)
                         for side, scratch in zip(args.sides, (one, two)))
        return int(compare(before, after, args) > 0)


if __name__ == "__main__":
    sys.exit(main())
