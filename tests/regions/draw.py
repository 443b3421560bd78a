"""Regions drawn from the grammar, and their gradients: compiled, and their rows compared with the
interpreter. Exits with 1 where a cell or a row's use is wrong, 3 where something did not compile,
4 where argpool_region_rows was ended by a signal."""
# SPDX-License-Identifier: MIT
import argparse
import math
import pathlib
import platform
import random
import signal
import subprocess
import sys

TENSORS = ["f32", "f32", "f16", "bf16", "ui8", "ui8", "f64", "i32", "i16", "ui16", "i8", "i64",
           "i1"]
FLOATS = ["f32", "f64", "f16", "bf16"]
BITS = {"f64": 64, "f32": 32, "f16": 16, "bf16": 16}
FLOAT_COMPARISONS = ["oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult",
                     "ule", "une", "uno", "true", "false"]
INTEGER_COMPARISONS = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"]


class Region:
    """Text of a region's body, and its values by type of cell."""

    def __init__(self, rng, name, most, most_pools, deep=False):
        self.rng, self.name, self.lines, self.values = rng, name, [], []
        self.deep = deep
        self.rank = 2 if deep else rng.choice([2, 2, 2, 3, 3, 1])
        self.channels = rng.choice([2, 3] if deep else ["?", "?", "?", 2, 3, 3, 4])
        # Of floats above all, so that there is a gradient, or of any cells.
        self.floats = FLOATS if deep or rng.random() < 0.6 else None
        self.inputs = rng.choices(FLOATS * 2 + ["i1"] if self.floats else TENSORS,
                                  k=rng.randint(1, 4))
        for i, element in enumerate(self.inputs):
            self.values.append((f"%x{i}", element.replace("u", ""), False))
        self.unsigned = {f"%x{i}" for i, e in enumerate(self.inputs) if e[0] == "u"}
        pools = most_pools if deep else rng.randint(1, most_pools)
        for left in range(most if deep else rng.randint(1, most), 0, -1):
            if pools and (left == pools or rng.random() < 0.4):
                self.pool()
                pools -= 1
            else:
                self.operation()
        if not any(pooled for _, _, pooled in self.values):
            self.pool()
        # A pool itself, as MLIR may fold what is made of others.
        pools = [v for v, line in zip(self.values[len(self.inputs):], self.lines)
                 if "argpool." in line]
        pooled = [v for v in self.values if v[2]]
        pools = [v for v in pools if v[1] in FLOATS] or pools if self.floats else pools
        self.outputs = [rng.choice(pools)] + rng.choices(pooled[-4:], k=rng.randint(0, 2))

    def add(self, text, cell, *read):
        name = f"%v{len(self.lines)}"
        self.lines.append(f"{name} = {text}")
        self.values.append((name, cell, any(v[2] for v in read) or "argpool." in text))

    def value(self, cells=None):
        """A value, later ones sooner; None: there is none of such cells."""
        fit = [v for v in self.values if cells is None or v[1] in cells]
        return self.rng.choice(fit[-5:] if self.rng.random() < 0.7 else fit) if fit else None

    def constant(self, cell):
        text = str(self.rng.choice([0, 1, 2, -1]))
        if cell in FLOATS:
            ends = ["6.0e4", "-2.0e-7"] if cell == "f16" else ["3.0e38"]
            text = self.rng.choice(["0.0", "-0.0", "1.0", "-0.75", *ends])
        if cell == "i1":
            text = self.rng.choice(["true", "false"])
            return self.add(f"arith.constant {text}", cell)
        return self.add(f"arith.constant {text} : {cell}", cell)

    def pool(self):
        src = self.value(self.floats) or self.value()
        cell = src[1]
        kinds = ["max", "min"] if cell in FLOATS else ["any"] if cell == "i1" else \
            ["umax", "umin"] if src[0] in self.unsigned else ["max", "min", "umax", "umin"]
        # Windows of volumes are short: a sum over the windows around a cell has a term a tap.
        lengths = [2, 3, 3, 5] if self.deep else \
            [1, 2, 3, 3, 4, 5, 7, 9, self.rng.randint(1, 17)] if self.rank < 3 else \
            [1, 1, 2, 3, 3, 3, 4, 5, self.rng.randint(1, 9)]
        kernel = [self.rng.choice(lengths) for _ in range(self.rank)]
        dilation = [self.rng.choice([1, 1, 1, 2, 3]) for _ in range(self.rank)]
        text = f"argpool.pool {self.rng.choice(kinds)} {src[0]} kernel {kernel}"
        if set(dilation) != {1}:
            text += f" dilation {dilation}"
        if self.rng.random() < 0.4:
            text += f" pad {[d * self.rng.randint(0, k - 1) for d, k in zip(dilation, kernel)]}"
        self.add(f"{text} : {cell}", cell, src)
        if self.deep:  # sums have no gradient
            return
        # Taps of these windows, or what a value has for taps; and what they make of a gradient.
        taps, grad = self.value(["i8"]), self.value(FLOATS)
        if math.prod(kernel) > 255 or not grad or self.rng.random() < 0.6:
            return
        if cell in FLOATS:
            self.add(f"{text.replace('.pool', '.tap')} : {cell}", "i8", src)
            taps = self.values[-1]
        if taps:
            window = text[text.index(" kernel"):]
            self.add(f"argpool.pool_gradient {taps[0]}, {grad[0]}{window} : {grad[1]}", grad[1],
                     taps, grad)

    def operation(self):
        a = self.value(self.floats) or self.value()
        cell = a[1]
        of_kind = [v for v in self.values if v[1] == cell]
        b = self.rng.choice(of_kind)
        kind = self.rng.choice(["compare", "compare", "arithmetic", "arithmetic", "select",
                                "constant", "convert", "bits"])
        if kind == "constant":
            return self.constant(cell)
        if kind == "select":
            flag = self.value(["i1"])
            if flag:
                text = f"arith.select {flag[0]}, {a[0]}, {b[0]} : {cell}"
                return self.add(text, cell, flag, a, b)
        if kind == "convert" and cell[0] == "i":
            to = self.rng.choice(FLOATS)
            word = self.rng.choice(["uitofp", "sitofp"])
            wider = [i for i in ("i8", "i16", "i32") if int(i[1:]) > int(cell[1:])]
            if wider and self.rng.random() < 0.5:
                to, word = self.rng.choice(wider), self.rng.choice(["extui", "extsi"])
            return self.add(f"arith.{word} {a[0]} : {cell} to {to}", to, a)
        if kind == "convert" and cell in FLOATS:
            to = self.rng.choice([f for f in FLOATS if BITS[f] != BITS[cell]])
            word = "extf" if BITS[to] > BITS[cell] else "truncf"
            return self.add(f"arith.{word} {a[0]} : {cell} to {to}", to, a)
        if kind == "compare":
            word, names = ("cmpf", FLOAT_COMPARISONS) if cell in FLOATS else \
                ("cmpi", INTEGER_COMPARISONS)
            return self.add(f"arith.{word} {self.rng.choice(names)}, {a[0]}, {b[0]} : {cell}", "i1",
                            a, b)
        if cell in FLOATS:
            word = self.rng.choice(["addf", "subf", "mulf", "negf"])
            operands = a[0] if word == "negf" else f"{a[0]}, {b[0]}"
            return self.add(f"arith.{word} {operands} : {cell}", cell, a, b)
        bits, numbers = ["andi", "ori", "xori"], ["addi", "subi", "muli"]
        names = bits + numbers if cell == "i1" else bits if kind == "bits" else numbers
        return self.add(f"arith.{self.rng.choice(names)} {a[0]}, {b[0]} : {cell}", cell, a, b)

    def text(self):
        outputs = []
        for _, cell, _ in self.outputs:
            integer = cell[0] == "i" and cell != "i1"
            outputs.append("u" + cell if integer and self.rng.random() < 0.5 else cell)
        extents = f"?x{self.channels}x" + "?x" * self.rank
        types = [f"tensor<{extents}{e}>" for e in self.inputs]
        results = [f"tensor<{extents}{e}>" for e in outputs]
        arguments = ", ".join(f"%s{i}: {t}" for i, t in enumerate(types))
        bound = ", ".join(f"%x{i} = %s{i}" for i in range(len(types)))
        made = ", ".join(f"%r{i}" for i in range(len(results)))
        yields = ", ".join(v[0] for v in self.outputs) + " : " + ", ".join(
            v[1] for v in self.outputs)
        body = "\n".join("    " + line for line in self.lines)
        joined = ", ".join(results)
        return (f"func.func @{self.name}({arguments}) -> ({joined}) {{\n"
                f"  {made} = argpool.region({bound}) : ({', '.join(types)}) -> ({joined}) {{\n"
                f"{body}\n    argpool.yield {yields}\n  }}\n"
                f"  return {made} : {joined}\n}}\n")


def deep_region(rng, name, compiler, folder):
    """One whose gradient is split, and has values of its own between parts."""
    spec = folder / f"{name}.mlir"
    for _ in range(100):
        region = Region(rng, name, 30, 14, deep=True).text()
        spec.write_text(region)
        plan = subprocess.run([compiler, spec, "-q", "--emit=plan", "--targets=base",
                               f"--gradients={name}"], text=True, capture_output=True)
        if plan.returncode == 0 and any("argpool.split" in line and "pool_gradient" in line
                                        for line in plan.stdout.splitlines()):
            return region
    sys.exit("no gradient of a hundred regions is split")


def own_targets():
    if platform.machine() != "x86_64":
        return "neon"
    flags = pathlib.Path("/proc/cpuinfo").read_text().split()
    needs = {"avx512": ["avx512bw", "avx512dq", "avx512vl", "avx512cd"], "avx2": ["avx2", "fma"]}
    best = [name for name, words in needs.items() if all(w in flags for w in words)]
    return ",".join(["base"] + best[:1])


def read_arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", default="1", help="any text (default: 1)")
    parser.add_argument("--regions", type=int, default=12, help="how many to draw")
    parser.add_argument("--problems", type=int, default=25, help="of each region and target")
    parser.add_argument("--operations", type=int, default=14, help="of a region, at most")
    parser.add_argument("--pools", type=int, default=3, help="of a region, at most")
    parser.add_argument("--deep", type=int, default=1, help="how many more, whose gradients are "
                        "split (default: 1)")
    parser.add_argument("--no-gradients", action="store_true", help="regions alone")
    parser.add_argument("--targets", help="as argpool-compile takes them (default: base, and the "
                        "best that this CPU has)")
    parser.add_argument("--spec", type=pathlib.Path, help="regions of one's own, instead")
    parser.add_argument("--compiler", type=pathlib.Path, required=True)
    parser.add_argument("--rows", type=pathlib.Path, required=True, help="argpool_region_rows")
    parser.add_argument("--generator", help="as argpool-compile takes it")
    parser.add_argument("--cache", help="as argpool-compile takes it")
    parser.add_argument("--objects", nargs="*", help="argpool_region_rows for another CPU, not yet "
                        "linked: it is with the regions, by --linker, and run by --runner")
    parser.add_argument("--linker", default="c++", help="words of a command")
    parser.add_argument("--runner", default="", help="the same")
    parser.add_argument("--include", type=pathlib.Path, nargs="*", default=[])
    parser.add_argument("--folder", type=pathlib.Path, required=True, help="where to work")
    return parser.parse_args()


def compiled(command):
    """Runs a compiler or a linker, or exits with 3."""
    status = subprocess.run(command).returncode
    if status:
        print(f"did not compile: {pathlib.Path(command[0]).name} ended with {status}", flush=True)
        sys.exit(3)


def main():
    o = read_arguments()
    o.folder.mkdir(parents=True, exist_ok=True)
    spec = o.folder / "regions.mlir"
    if o.spec:
        spec.write_text(o.spec.read_text())
    else:
        rng = random.Random(f"regions {o.seed}")
        deep = 0 if o.no_gradients else o.deep
        spec.write_text("".join(
            [Region(rng, f"region{i}", o.operations, o.pools).text() for i in range(o.regions)] +
            [deep_region(rng, f"deep{i}", o.compiler, o.folder) for i in range(deep)]))
    print(f"seed {o.seed}: {spec}", flush=True)
    options = [f"--{name}={value}" for name in ("generator", "cache")
               if (value := vars(o)[name]) is not None]  # --cache= is for none
    compiled([o.compiler, spec, "--name=regions", f"--targets={o.targets or own_targets()}",
              *([] if o.no_gradients else ["--gradients"]), *options, "-o", o.folder])
    seed = random.Random(f"problems {o.seed}").randrange(1 << 32)
    status = subprocess.run([*program_of(o), str(seed), str(o.problems)]).returncode
    if status < 0:
        print(f"argpool_region_rows was ended by {signal.Signals(-status).name}", flush=True)
        sys.exit(4)
    sys.exit(status)


def program_of(o):
    """The command that compares the library's regions, but for a seed and a number."""
    source = o.folder / "module.c"
    source.write_text("#include <regions.h>\n#ifdef __cplusplus\nextern \"C\"\n#endif\n"
                      "const argpool_region_function* argpool_regions(void) "
                      "{ return regions_regions; }\n")
    given = [f"-I{i}" for i in (o.folder, *o.include)] + [source]
    if o.objects is None:
        library = o.folder / "regions.so"
        compiled(["cc", "-shared", "-fPIC", *given, o.folder / "libregions.a", "-o", library])
        return [o.rows, library]
    program = o.folder / "region_rows"
    linker = o.linker.split()
    made = o.folder / "module.o"
    compiled([*linker, "-x", "c++", *given, "-c", "-o", made])
    compiled([*linker, made, *o.objects, o.folder / "libregions.a", "-pthread", "-o", program])
    return [*o.runner.split(), program, "-"]


main()
