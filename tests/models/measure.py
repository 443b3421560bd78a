"""Networks with pooling: what the compiler makes of them, and what ONNX Runtime takes with and
without argpool, in turns. tools/models builds what this needs and calls it.

Milliseconds are the least of the rounds: wall time, and of the whole CPU time of all threads, too,
which other programs on the machine disturb less. Outputs must be equal bit for bit.
"""
# SPDX-License-Identifier: MIT
import argparse
import hashlib
import json
import os
import pathlib
import shutil
import subprocess
import sys
import time

import numpy
import onnx
import onnxruntime

import networks

EP, CPU = "ArgpoolExecutionProvider", "CPUExecutionProvider"
# Nodes of these networks that are no pooling, in a profile of ONNX Runtime.
OTHER = {"Conv", "FusedConv", "Relu", "Concat", "ReorderInput", "ReorderOutput", "Sigmoid",
         "Softmax", "Slice", "Transpose", "Reshape"}


class Measure:
    def __init__(self, given):
        self.given = given
        self.folder = given.folder.resolve()
        self.folder.mkdir(parents=True, exist_ok=True)

    def models(self):
        """name, path: by onnx.helper, then those that PyTorch exported."""
        for name in self.given.networks:
            path = self.folder / f"{name}.onnx"
            onnx.save(networks.NETWORKS[name](self.given.width), path)
            yield name, path
        if self.given.torch:
            exports = pathlib.Path(__file__).with_name("exports.py")
            subprocess.run([self.given.torch, exports, self.folder, str(self.given.width),
                            *self.given.networks], check=True, stdout=subprocess.DEVNULL,
                           stderr=subprocess.DEVNULL)
            for name in self.given.networks:
                for way, ending in ("torch.onnx", "torch.onnx"), ("torch.export", "pt2"):
                    path = self.folder / f"{name}.{ending}"
                    if path.exists():
                        yield f"{name} by {way}", path

    def compiled(self, path):
        """Nodes, bytes of indices; seconds to compile; the library's size and what it needs."""
        listed = json.loads(subprocess.run(
            [self.given.compiler, path, "--name=model", "--list=json"], check=True, text=True,
            capture_output=True).stdout)["nodes"]
        taken = [node for node in listed if "function" in node]
        indices = sum(8 * int(numpy.prod(node["reads"]["shape"])) // 2 ** (
            len(node["reads"]["shape"]) - 2) for node in taken if node.get("captures_indices"))
        out, cache = self.folder / "compiled", self.folder / "cache"
        shutil.rmtree(cache, ignore_errors=True)
        seconds, digests = [], []
        for _ in range(2):
            shutil.rmtree(out, ignore_errors=True)
            start = time.monotonic()
            subprocess.run([self.given.compiler, path, "--name=model", "-q", "-o", out,
                            f"--targets={self.given.targets}", f"--cache={cache}"], check=True)
            seconds.append(time.monotonic() - start)
            digests.append(hashlib.sha256((out / "libmodel.a").read_bytes() +
                                          (out / "model.h").read_bytes()).hexdigest())
        stub = out / "stub.c"
        stub.write_text("#include <model.h>\n"
                        "const argpool_table* argpool_kernels(void) { return &model_table; }\n"
                        "#ifdef ARGPOOL_REGION_H\n"
                        "const argpool_region_function* argpool_regions(void) "
                        "{ return model_regions; }\n#endif\n")
        library = self.folder / f"{path.stem}.so"
        subprocess.run(["gcc", "-O2", "-shared", "-fPIC", "-s", f"-I{out}",
                        f"-I{self.given.include}", "-o", library, stub, out / "libmodel.a"],
                       check=True)
        self.kernels = library if any(node["operation"] == "region" for node in listed) else None
        needs = subprocess.run(["ldd", library], check=True, text=True, capture_output=True).stdout
        return {"nodes": len(listed), "compiled": len(taken), "index_bytes": indices,
                "compile_cold_s": round(seconds[0], 2), "compile_warm_s": round(seconds[1], 2),
                "identical": digests[0] == digests[1], "library_bytes": library.stat().st_size,
                "ldd": [line.split()[0] for line in needs.splitlines() if "vdso" not in line]}

    def session(self, path, argpool, threads, profile=False):
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = threads
        options.log_severity_level = 4
        # Else the other session's threads spin on the cores that this one's run needs.
        options.add_session_config_entry("session.force_spinning_stop", "1")
        if profile:
            options.enable_profiling = True
            # Two sessions of one millisecond would share a file.
            options.profile_file_prefix = str(self.folder / f"profile_{int(argpool)}")
        given = {"num_threads": str(threads)}
        if self.kernels:  # default kernels have no regions of models
            given["kernels"] = str(self.kernels)
        providers = [(EP, given)] if argpool else []
        return onnxruntime.InferenceSession(os.fspath(path), options, providers=providers + [CPU])

    def pooling_ms(self, sessions, feed):
        """Of ONNX Runtime's profile, the sum over pooling nodes of the least time of each."""
        sums = []
        for session in sessions:
            for _ in range(self.given.rounds):
                session.run(None, feed)
            least = {}
            profile = pathlib.Path(session.end_profiling())
            for event in json.loads(profile.read_text()):
                if event["name"].endswith("_kernel_time") and \
                        event["args"].get("op_name") not in OTHER:
                    at = event["name"]
                    least[at] = min(least.get(at, event["dur"]), event["dur"])
            profile.unlink()
            sums.append(sum(least.values()) / 1e3)
        return sums

    def run(self, path, threads):
        both = [self.session(path, argpool, threads) for argpool in (False, True)]
        shape = both[0].get_inputs()[0].shape
        feed = {both[0].get_inputs()[0].name:
                numpy.random.default_rng(1).standard_normal(shape, "f4")}
        outputs = [session.run(None, feed) for session in both]
        equal = all(a.tobytes() == b.tobytes() for a, b in zip(*outputs))
        wall, cpu = [float("inf")] * 2, [float("inf")] * 2
        for round_ in range(self.given.rounds):
            for which in (0, 1) if round_ % 2 else (1, 0):
                start, spent = time.perf_counter(), time.process_time()
                both[which].run(None, feed)
                wall[which] = min(wall[which], time.perf_counter() - start)
                cpu[which] = min(cpu[which], time.process_time() - spent)
        del both
        pooling = self.pooling_ms([self.session(path, argpool, threads, profile=True)
                                   for argpool in (False, True)], feed)
        return {"threads": threads, "equal": equal,
                "whole_ms": [round(1e3 * s, 3) for s in wall],
                "whole_cpu_ms": [round(1e3 * s, 3) for s in cpu],
                "pooling_ms": [round(ms, 3) for ms in pooling]}


def describe(name, result):
    print(f"{name}: {result['compiled']} of {result['nodes']} pooling nodes compiled, "
          f"{result['index_bytes'] / 1e6:.2f} MB of indices; {result['compile_cold_s']} s cold, "
          f"{result['compile_warm_s']} s warm, "
          f"{'identical' if result['identical'] else 'DIFFERENT'}; "
          f"{result['library_bytes'] / 1e3:.0f} KB, needs {' '.join(result['ldd'])}", flush=True)
    for run in result["runs"]:
        (before, after), (slow, fast) = run["whole_ms"], run["pooling_ms"]
        spent, left = run["whole_cpu_ms"]
        ratio = f"{slow / fast:.1f} times" if fast else "nothing left"
        print(f"  {run['threads']} threads: whole {before:.2f} -> {after:.2f} ms "
              f"(CPU {spent:.2f} -> {left:.2f}), "
              f"pooling {slow:.3f} -> {fast:.3f} ms ({ratio}), "
              f"outputs {'equal' if run['equal'] else 'DIFFER'}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiler", required=True)
    parser.add_argument("--provider", required=True, help="libargpool_onnxruntime.so")
    parser.add_argument("--include", required=True, help="where argpool.h is")
    parser.add_argument("--folder", required=True, type=pathlib.Path)
    parser.add_argument("--networks", nargs="+", default=list(networks.NETWORKS),
                        choices=list(networks.NETWORKS))
    parser.add_argument("--targets", default="avx2,avx512", help="to compile for")
    parser.add_argument("--width", type=int, default=1, help="divides channels")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--torch", help="a Python with PyTorch, onnx and onnxscript")
    parser.add_argument("--json", action="store_true", help="one JSON object as the last line")
    given = parser.parse_args()
    onnxruntime.register_execution_provider_library(EP, os.path.abspath(given.provider))
    measure, results = Measure(given), {}
    for name, path in measure.models():
        results[name] = measure.compiled(path)
        results[name]["runs"] = [  # ONNX Runtime takes no .pt2
            measure.run(path, threads) for threads in (1, 2) if path.suffix == ".onnx"]
        describe(name, results[name])
    if given.json:
        print(json.dumps({"onnxruntime": onnxruntime.__version__, "models": results}))
    wrong = [name for name, r in results.items()
             if not r["identical"] or not all(run["equal"] for run in r["runs"])]
    if wrong:
        print("outputs differ, or a second compile made other bytes:", ", ".join(wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
