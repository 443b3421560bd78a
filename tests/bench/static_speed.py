"""What AArch64 kernels cost by LLVM's models of CPUs, without running anything.

    static_speed.py [--compiler argpool-compile] [--llvm-mca …] [--cpus a,b] [--table] [SPEC [ROW…]]

Compiles a spec (static_speed.mlir) for target neon and tells of each inner loop (loops.py) of its
rows; for each CPU, cycles an output cell by llvm-mca, and the bound: the loop's bytes, over what
the CPU's model loads and stores a cycle. A cell is a value, and its index where the row writes one;
loops that lay out rows in scratch memory are counted alike. --table: Markdown, each row's best.
"""
# SPDX-License-Identifier: MIT
import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

import loops

HERE = pathlib.Path(__file__).resolve().parent
CPUS = "neoverse-n1,neoverse-v1,cortex-a76"
ROUNDS = 200
# How a row's line in the plan says what it computes.
ROW = re.compile(r"argpool\.kernel @(\w+) for (\w+) elem (\w+) index (\w+)")
BITS = re.compile(r"\d+$")


def run(*command, stdin=None):
    done = subprocess.run([str(word) for word in command], input=stdin, capture_output=True,
                          text=True)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))}: {done.stderr.strip()[:2000]}")
    return done.stdout


def bytes_of_cell(op, elem, index):
    """What a row writes of an output cell."""
    size = int(BITS.search(elem)[0]) // 8
    with_index = op == "max_pool" and index != "none"
    return size + (int(BITS.search(index)[0]) // 8 if with_index else 0)


class Cpu:
    """A CPU as llvm-mca knows it."""

    def __init__(self, mca, name):
        self.mca, self.name = mca, name
        self.loads, self.stores = (
            max(self.bytes_a_cycle(one, 16, "q{}"), self.bytes_a_cycle(pair, 32, "q{}, q{}"))
            for one, pair in (("ldr", "ldp"), ("str", "stp")))

    def bytes_a_cycle(self, word, size, registers):
        lines = [f"{word}\t{registers.format(2 * n, 2 * n + 1)}, [x{n % 4}, #{size * n}]"
                 for n in range(8)]
        return size * len(lines) / self.cycles(lines)

    def cycles(self, lines):
        """Of one time around."""
        said = run(self.mca, "-mtriple=aarch64-linux-gnu", f"-mcpu={self.name}",
                   f"-iterations={ROUNDS}", "-instruction-info=0", "-resource-pressure=0",
                   stdin="\n".join(lines) + "\n")
        return int(re.search(r"Total Cycles:\s+(\d+)", said)[1]) / ROUNDS

    def bound(self, loop):
        """As many cycles as the busier kind of port needs for a loop's bytes."""
        return max(loop.bytes("ld") / self.loads, loop.bytes("st") / self.stores)


def compiled(compiler, spec, rows):
    """(row, operation, elements, indices, inner loops) of each row of a spec."""
    plan = run(compiler, spec, "--name=static_speed", "--targets=neon", "--emit=plan", "-q")
    with tempfile.TemporaryDirectory() as folder:
        run(compiler, spec, "--name=static_speed", "--targets=neon", "--emit=asm", "-q",
            f"--cache={folder}/cache", "-o", f"{folder}/")
        for row, op, elem, index in ROW.findall(plan):
            if not rows or row in rows:
                assembly = pathlib.Path(folder, row + ".s").read_text()
                yield row, op, elem, index, loops.inner_loops(assembly)


def print_row(row, cell, found, cpus):
    print(row)
    for loop in found:
        cells = loop.bytes("st") / cell
        print(f"  loop of {len(loop.way)} instructions, {loop.bytes('ld')} bytes loaded, "
              f"{loop.bytes('st')} stored, {loop.count('one_lane')} lanes alone, "
              f"{loop.count('spills')} spills, "
              f"{loop.count('on_stack') - loop.count('spills')} reloads, {loop.calls} calls")
        for cpu in cpus:
            cycles, bound = cpu.cycles([i.text for i in loop.way]), cpu.bound(loop)
            print(f"    {cpu.name}: {cycles / cells:.2f} cycles a cell, bound {bound / cells:.2f}, "
                  f"{bound / cycles:.0%}")


def print_table(results, cpus):
    print("| row | instructions | " + " | ".join(cpu.name for cpu in cpus) + " |")
    print("|---|---|" + "---|" * len(cpus))
    for row, cell, found in results:
        if not found:
            continue
        cost = [(cpus[0].cycles([i.text for i in loop.way]) / loop.bytes("st"), loop)
                for loop in found]
        loop = min(cost, key=lambda pair: pair[0])[1]
        cells = loop.bytes("st") / cell
        columns = [f"{cpu.cycles([i.text for i in loop.way]) / cells:.2f} "
                   f"({cpu.bound(loop) / cells:.2f})" for cpu in cpus]
        print(f"| {row} | {len(loop.way) / cells:.1f} | " + " | ".join(columns) + " |")


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--compiler", default="argpool-compile")
    parser.add_argument("--llvm-mca", default="/usr/lib/llvm-22/bin/llvm-mca")
    parser.add_argument("--cpus", default="")
    parser.add_argument("--table", action="store_true")
    parser.add_argument("spec", nargs="?", default=HERE / "static_speed.mlir")
    parser.add_argument("rows", nargs="*")
    asked = parser.parse_args()
    names = asked.cpus or (CPUS if asked.table else "")
    cpus = [Cpu(asked.llvm_mca, name) for name in names.split(",") if name]
    results = [(row, bytes_of_cell(op, elem, index), found) for row, op, elem, index, found
               in compiled(asked.compiler, asked.spec, asked.rows)]
    for cpu in cpus:
        print(f"{cpu.name}: loads {cpu.loads:.0f} bytes a cycle, or stores {cpu.stores:.0f}")
    if asked.table:
        print_table(results, cpus)
    else:
        for result in results:
            print_row(*result, cpus)


if __name__ == "__main__":
    main()
