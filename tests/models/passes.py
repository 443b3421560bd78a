"""What the compiler's passes gain on networks: bytes of values and indices, rows and code, and
microseconds on this machine, before and after each. tools/models --passes builds what this needs.

A group is a pool that captures indices and the unpools that read them. Microseconds are the least
of the rounds, the ways in turns; outputs of all ways must be equal bit for bit. A pass is said to
pay where a group takes at most 0.97 of its time without it, and not to where it is the other way
round. (--static-shapes leaves out rows that would not run: it gains bytes of code, not time.)
"""
# SPDX-License-Identifier: MIT
import argparse
import json
import os
import pathlib
import subprocess
import sys
import time

import numpy
import onnx

import networks

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "import"))
from library import Compiler, Libraries  # noqa: E402

WAYS = {"plain": [], "narrow": ["--narrow-indices"], "fuse": ["--fuse-mask"],
        "static": ["--static-shapes"]}
PAYS = 0.97


def groups_of(nodes):
    """(pool, its unpools), of the nodes that --list=json names."""
    taken = [node for node in nodes if "function" in node]
    tensor = lambda node, part: (node[part] or {}).get("tensor")
    for pool in taken:
        if pool["operation"] == "max_pool" and pool["captures_indices"]:
            readers = [node for node in taken if node["operation"] == "max_unpool" and
                       tensor(node, "indices") == tensor(pool, "indices")]
            if readers:
                yield pool, readers


def calls_of(way, counts, pool, readers):
    """The functions of a group that a way's library has, each with its tensors' names."""
    own = lambda node: f"{way}_{node['function'].partition('_')[2]}"
    if len(readers) == 1:
        fused = f"{own(pool)}_{readers[0]['function'].partition('_')[2]}"
        if fused in counts:
            return [(fused, ["src", "dst0"])]
    given = readers[0]["reads"]["tensor"] == pool["writes"]["tensor"]
    calls = [(own(pool), ["src", "values", "indices"])]
    for i, node in enumerate(readers):
        calls.append((own(node), ["values" if given else "others", "indices", f"dst{i}"]))
    return calls


class Group:
    """A group's tensors, and its calls by way."""

    def __init__(self, libraries, pool, readers, narrows):
        draw = numpy.random.default_rng(1)
        src = draw.standard_normal(pool["reads"]["shape"], "f4")
        values = numpy.empty(readers[0]["reads"]["shape"], "f4")
        others = draw.standard_normal(values.shape, "f4")
        self.name, self.calls, self.bytes, self.dst = pool["node"], {}, {}, {}
        for way in WAYS:
            names = calls_of(way, libraries.counts, pool, readers)
            kind = "u1" if way == "narrow" and narrows else "i8"
            have = {"src": src, "values": values, "others": others,
                    "indices": numpy.zeros(values.shape, kind)}
            have.update({f"dst{i}": numpy.empty(node["writes"]["shape"], "f4")
                         for i, node in enumerate(readers)})
            made = {name for _, tensors in names for name in tensors} & {"values", "indices"}
            self.bytes[way] = sum(have[name].nbytes for name in made)
            self.dst[way] = [have[f"dst{i}"] for i in range(len(readers))]
            self.calls[way] = [libraries.prepared(f, [have[n] for n in t]) for f, t in names]

    def run(self, way):
        for call in self.calls[way]:
            call()


def is_narrow(header, node):
    """Did --narrow-indices make a pool's indices tap numbers? The comment of its function says."""
    before = header.partition(f" narrow_{node['function'].partition('_')[2]}(")[0]
    return "ui8" in before.rpartition("/* ")[2]


def measure(given):
    """A child's work, whose threads the environment says: a line of JSON for each group."""
    folder = given.measure.resolve()
    nodes = json.loads((folder / "nodes.json").read_text())
    libraries = Libraries(folder, list(WAYS), os.path.abspath(given.runtime),
                          os.path.abspath(given.include))
    header = (folder / "narrow" / "narrow.h").read_text()
    for pool, readers in groups_of(nodes):
        group = Group(libraries, pool, readers, is_narrow(header, pool))
        for way in WAYS:
            group.run(way)
        equal = all(a.tobytes() == b.tobytes() for way in WAYS
                    for a, b in zip(group.dst["plain"], group.dst[way]))
        least = dict.fromkeys(WAYS, float("inf"))
        for _ in range(given.rounds):
            for way in WAYS:
                start = time.perf_counter()
                group.run(way)
                least[way] = min(least[way], time.perf_counter() - start)
        changed = {way: way == "static" or group.bytes[way] != group.bytes["plain"]
                   for way in WAYS}
        print(json.dumps({"group": group.name, "equal": equal, "bytes": group.bytes,
                          "changed": changed,
                          "us": {way: round(1e6 * s, 1) for way, s in least.items()}}))


def compile_all(given, folder, name):
    """Compiles a network in each way; the rows and bytes that --static-shapes spares."""
    path = folder / f"{name}.onnx"
    onnx.save(networks.NETWORKS[name](given.width), path)
    compiler = Compiler(given.compiler, folder, given.targets)
    nodes = compiler.list(path, "plain")
    (folder / "nodes.json").write_text(json.dumps(nodes))
    if not list(groups_of(nodes)):
        return None
    sizes = {}
    for way, options in WAYS.items():
        said = compiler.run(path, *options, f"--name={way}", f"--targets={given.targets}",
                            "-o", folder / way).stderr
        summary = said.strip().rpartition("\n")[2]
        sizes[way] = int(summary.split(": ")[1].split()[0]), \
            (folder / way / f"lib{way}.a").stat().st_size
    return sizes


def describe(name, threads, result):
    us, stored = result["us"], result["bytes"]
    line = f"{name} {result['group']}, {threads} thread{'s' * (threads > 1)}: {us['plain']} us, " \
           f"{stored['plain'] / 1e6:.2f} MB stored"
    for way, options in list(WAYS.items())[1:]:
        line += f"; {options[0]} "
        if not result["changed"][way]:
            line += "does not apply"
            continue
        line += f"{us[way]} us, {stored[way] / 1e6:.2f} MB: "
        line += ("pays" if us[way] <= PAYS * us["plain"] else
                 "does not pay" if PAYS * us[way] >= us["plain"] else "the same time")
    print(line + ("" if result["equal"] else "; OUTPUTS DIFFER"), flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--compiler", help="argpool-compile")
    parser.add_argument("--runtime", required=True, help="libargpool.a")
    parser.add_argument("--include", required=True, help="where argpool.h is")
    parser.add_argument("--folder", type=pathlib.Path)
    parser.add_argument("--networks", nargs="+", choices=list(networks.NETWORKS),
                        default=[name for name in networks.NETWORKS
                                 if name not in ("plain", *networks.CHAINS)])
    parser.add_argument("--targets", default="avx2,avx512", help="to compile for")
    parser.add_argument("--width", type=int, default=1, help="divides channels")
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--json", action="store_true", help="one JSON object as the last line")
    parser.add_argument("--measure", type=pathlib.Path, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.measure:
        return measure(given)
    all_results, wrong = {}, False
    for name in given.networks:
        folder = (given.folder / "passes" / name).resolve()
        folder.mkdir(parents=True, exist_ok=True)
        sizes = compile_all(given, folder, name)
        if not sizes:
            print(f"{name}: no pool whose indices an unpool reads")
            continue
        (rows, size), (fewer, less) = sizes["plain"], sizes["static"]
        print(f"{name}: --static-shapes {rows} -> {fewer} rows, {size / 1e3:.0f} -> "
              f"{less / 1e3:.0f} KB", flush=True)
        results = all_results[name] = {"sizes": sizes, "groups": {}}
        for threads in 1, 2:
            lines = subprocess.run(
                [sys.executable, __file__, "--runtime", given.runtime, "--include", given.include,
                 "--measure", folder, "--rounds", str(given.rounds)],
                env={**os.environ, "ARGPOOL_NUM_THREADS": str(threads)}, check=True, text=True,
                stdout=subprocess.PIPE).stdout.splitlines()
            results["groups"][threads] = [json.loads(line) for line in lines]
            for result in results["groups"][threads]:
                describe(name, threads, result)
                wrong |= not result["equal"]
    if given.json:
        print(json.dumps(all_results))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
