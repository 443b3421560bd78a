#!/usr/bin/env python3
"""Regions drawn from a seed, on every target: 120, 25 problems each, for base, AVX2 and AVX-512
where this CPU has them; then ten for the others, emulated.

    prove.py [--seed TEXT] [--build FOLDER]    FOLDER: preset ci's (default: build/ci)

The seed is by default the first eight digits of the tree's hash (git rev-parse HEAD^{tree}). It
takes hours: `--regions 20 --problems 12 --no-gradients` takes minutes. Exits with 1 where a target
DIFFERS, crashed or did not compile, or none was equal; else with 77 where one did not run.
"""
# SPDX-License-Identifier: MIT
import argparse
import concurrent.futures
import pathlib
import platform
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
SOURCES = [*(path for path in sorted(ROOT.glob("runtime/src/*/*.cpp"))
             if path.name != "drivers.cpp"),  # of devices
           *sorted(ROOT.glob("tests/reference/*.cpp")), ROOT / "tests/kernels/guard.cpp",
           HERE / "interpreter.cpp", HERE / "rows_main.cpp"]
FLAGS = [f"-I{ROOT}/{folder}" for folder in ("runtime/src", "runtime/include", "tests/reference",
                                              "tests/kernels", "generators")]


def qemu(cpu):
    """Its program: of Debian's qemu-user, else of qemu-user-static."""
    return f"qemu-{cpu}" if shutil.which(f"qemu-{cpu}") else f"qemu-{cpu}-static"


# Targets: a compiler and an emulator.
EMULATED = {
    "neon": (["aarch64-linux-gnu-g++"], [qemu("aarch64"), "-L", "/usr/aarch64-linux-gnu"]),
}
NOT_RUN = {
    "rvv128": "regions are not compiled for RISC-V",
    "neon32": "regions are not compiled for 32-bit ARM",
    "simd128": "regions are not compiled for WebAssembly",
}


def why_not(target):
    """Why a target cannot be emulated here; "" if it can."""
    compiler, runner = EMULATED[target]
    missing = [program for program in (compiler[0], runner[0]) if not shutil.which(program)]
    return f"no {missing[0]} here" if missing else ""


def objects_for(target, folder):
    """The harness and the runtime, compiled; the objects."""
    (folder / "include/dlpack").mkdir(parents=True, exist_ok=True)
    shutil.copy("/usr/include/dlpack/dlpack.h", folder / "include/dlpack")
    flags = [*EMULATED[target][0], "-std=c++17", "-O2", *FLAGS, f"-I{folder}/include", "-c"]

    def compiled(source):
        made = folder / f"{source.parent.name}_{source.stem}.o"
        subprocess.run([*flags, source, "-o", made], check=True)
        return made

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        return list(pool.map(compiled, SOURCES))


def own_targets():
    """Those that this CPU runs."""
    if platform.machine() != "x86_64":
        return "neon"
    flags = pathlib.Path("/proc/cpuinfo").read_text().split()
    needs = {"base": [], "avx2": ["avx2", "fma"],
             "avx512": ["avx512bw", "avx512dq", "avx512vl", "avx512cd"]}
    return ",".join(name for name, words in needs.items() if all(w in flags for w in words))


def draw(o, folder, regions, *more):
    """Draws regions and compares them; what came of it."""
    command = [sys.executable, HERE / "draw.py", "--seed", o.seed, "--regions", str(regions),
               "--problems", str(o.problems), "--compiler", o.build / "bin/argpool-compile",
               "--rows", o.build / "tests/regions/argpool_region_rows",
               "--include", ROOT / "runtime/include", folder / "include", "--folder", folder, *more]
    status = subprocess.run(command, check=False).returncode
    said = {0: "equal", 1: "DIFFERS", 3: "did not compile", 4: "CRASHED"}  # draw.py's
    return said.get(status, f"ended with {status}")


def draw_emulated(o, target, folder):
    """The same, by the target's compiler and emulator."""
    compiler, runner = EMULATED[target]
    try:
        made = objects_for(target, folder)
    except subprocess.CalledProcessError:
        return "did not compile"
    return draw(o, folder, o.emulated, "--no-gradients", "--targets", target,
                f"--linker={' '.join(map(str, compiler))}", f"--runner={' '.join(runner)}",
                "--objects", *made)


def status_of(results):
    """Of targets that were asked for."""
    ran = [result for result in results.values() if not result.startswith("not run")]
    if any(result != "equal" for result in ran) or not ran:
        return 1
    return 77 if len(ran) < len(results) else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", help="any text (default: the tree's hash)")
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "build/ci")
    parser.add_argument("--folder", type=pathlib.Path, help="default: BUILD/tests/regions/proof")
    parser.add_argument("--regions", type=int, default=120, help="for this CPU")
    parser.add_argument("--emulated", type=int, default=10, help="of them, for other targets")
    parser.add_argument("--problems", type=int, default=25, help="of each region and target")
    parser.add_argument("--targets", help="of this CPU (default: base, avx2 and avx512, where it "
                        "has them)")
    parser.add_argument("--no-gradients", action="store_true", help="regions alone")
    o = parser.parse_args()
    o.build = o.build.resolve()
    folder = (o.folder or o.build / "tests/regions/proof").resolve()
    o.seed = o.seed or subprocess.run(["git", "-C", ROOT, "rev-parse", "HEAD^{tree}"], check=True,
                                      capture_output=True, text=True).stdout[:8]
    bare = ["--no-gradients"] if o.no_gradients else []
    targets = o.targets or own_targets()
    results = {}
    if o.regions:
        results[targets] = draw(o, folder / "own", o.regions, *bare, "--targets", targets)
    for target in EMULATED if o.emulated else []:
        why = platform.machine() != "x86_64" and "emulated on x86-64 alone" or why_not(target)
        results[target] = f"not run: {why}" if why else draw_emulated(o, target, folder / target)
    never = {target: f"not run: {why}" for target, why in NOT_RUN.items()}
    for target, result in (results | never).items():
        print(f"{target}: {result}")
    sys.exit(status_of(results))


if __name__ == "__main__":
    main()
