"""Checks and measures argpool on the machine's NVIDIA GPU: it stands beside the programs that
tools/device_check packed. Needs Python 3.8 and glibc 2.36, nothing else; PyTorch with CUDA is
measured too where it is there. Writes report.md and report.json beside itself. Exits with 1 where
something is wrong, 2 where there is no driver."""
# SPDX-License-Identifier: MIT
import ctypes
import datetime
import json
import os
import pathlib
import re
import statistics
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ME = pathlib.Path(__file__).name
LISTS = ["device.txt", "pool.txt", "unpool.txt", "pool_backward.txt", "unpool_backward.txt",
         "sum.txt"]
SECONDS = int(os.environ.get("DEVICE_CHECK_SECONDS", "400"))  # of the matrix


def run(*command, timeout=None):
    try:
        done = subprocess.run([str(c) for c in command], cwd=HERE, text=True, timeout=timeout,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        return done.returncode, done.stdout
    except subprocess.TimeoutExpired as late:
        out = late.stdout or ""
        return 124, out if isinstance(out, str) else out.decode()


def check_driver():
    try:
        ctypes.CDLL("libcuda.so.1")
        return None
    except OSError as error:
        return f"there is no NVIDIA driver here ({error}); nothing was checked or measured"


def matrix(every):
    """One line of what was compared for each list, and whether all was right."""
    lines, fine = [], True
    for name in LISTS:
        status, out = run(HERE / "argpool_device_matrix_cuda", name[:-4], "--every", every, name,
                          timeout=SECONDS)
        # Lists of the CPU's matrix need not reach every row.
        wrong = [l for l in out.splitlines() if l.startswith("FAIL") and "no problem lets" not in l]
        told = [l for l in out.splitlines() if "calls compared" in l]
        line = told[-1] if told else f"ended with {status}: {out.strip().splitlines()[-1:]}"
        bad = bool(wrong) or not told or (name == "device.txt" and status != 0)
        fine = fine and not bad
        lines.append(f"{name}: {line}")
        lines += [f"    {l[:300]}" for l in wrong[:5]]
    return lines, fine


def bench():
    status, out = run(HERE / "argpool_device_bench_cuda", "bench.txt", timeout=400)
    results = [json.loads(l) for l in out.splitlines() if l.startswith("{")]
    return results, [] if status == 0 else [out.strip().splitlines()[-1]]


# ---- PyTorch -------------------------------------------------------------------------------------


def torch_call(torch, line):
    """A function that does what the line says with PyTorch, or None where it cannot."""
    words = line.split()
    types = {"f64": torch.float64, "f32": torch.float32, "f16": torch.float16,
             "bf16": torch.bfloat16}
    shape = re.fullmatch(r"n(\d+)c(\d+)h(\d+)w(\d+)", words[5])
    window = re.fullmatch(r"k(\d+)s(\d+)(?:p(\d+))?", words[6])
    if words[1] not in types or words[2] != "i64" or not shape or not window:
        return None
    n, c, h, w = map(int, shape.groups())
    k, s, p = int(window[1]), int(window[2]), int(window[3] or 0)
    if words[0] != "max_pool":
        h, w = ((v - 1) * s - 2 * p + k for v in (h, w))
    form = torch.channels_last if words[4] == "cl" else torch.contiguous_format
    x = torch.randn(n, c, h, w, device="cuda").to(types[words[1]]).contiguous(memory_format=form)
    f = torch.nn.functional
    v, i = f.max_pool2d(x, k, s, p, return_indices=True)
    if words[0] == "max_pool":
        return lambda: f.max_pool2d(x, k, s, p, return_indices=True)
    if words[0] == "max_unpool":
        return lambda: f.max_unpool2d(v, i, k, s, p, output_size=(h, w))
    if words[0] == "max_pool_backward":
        back = torch.ops.aten.max_pool2d_with_indices_backward
        return lambda: back(v, x, [k, k], [s, s], [p, p], [1, 1], False, i)
    return lambda: x.flatten(2).gather(2, i.flatten(2))


def torch_times(problems):
    """Microseconds by problem, PyTorch's version; nothing where it cannot be imported."""
    try:
        import torch  # pylint: disable=import-outside-toplevel
        if not torch.cuda.is_available():
            return {}, "PyTorch is here, without CUDA"
    except ImportError:
        return {}, "PyTorch is not here"
    times = {}
    for line in problems:
        call = torch_call(torch, line)
        if not call:
            continue
        rounds = []
        for _ in range(16):
            start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
            start.record()
            for _ in range(20):
                call()
            end.record()
            end.synchronize()
            rounds.append(start.elapsed_time(end) * 1000 / 20)
        times[line] = statistics.median(rounds[1:])
    return times, f"PyTorch {torch.__version__}"


# ---- The report ----------------------------------------------------------------------------------


def table(results, times):
    yield "| problem | us | GB/s | share of a copy | PyTorch us | times as fast | variant |"
    yield "|---|---|---|---|---|---|---|"
    for r in results:
        peer = times.get(r["problem"])
        yield (f"| {r['problem']} | {r['us']:.1f} | {r['gb_per_s']:.0f} | {r['share']:.0%} | "
               + (f"{peer:.1f} | {peer / r['us']:.2f}" if peer else "- | -")
               + f" | {r['variant']} |")


def main():
    missing = check_driver()
    if missing:
        print(f"device_check: {missing}")
        print(f"device_check: to check one, copy {HERE} to a machine that has it, with Python 3.8 "
              f"and glibc 2.36 or later; no network is needed. There: python3 {HERE.name}/{ME}")
        return 2
    compared, fine = matrix(os.environ.get("DEVICE_CHECK_EVERY", "1"))
    results, failed = bench()
    device = next((r["device"] for r in results if "device" in r), "?")
    results = [r for r in results if "problem" in r]
    times, peer = torch_times([r["problem"] for r in results])
    today = datetime.date.today().isoformat()
    text = "\n".join([
        f"# argpool on {device}, {today}", "",
        "Correctness" + (": all right." if fine else ": SOMETHING IS WRONG."), "",
        *(f"    {l}" for l in compared), "",
        f"Speed beside a device copy of as many bytes, taking turns; {peer}.", "",
        *failed, *table(results, times), ""])
    (HERE / "report.md").write_text(text)
    (HERE / "report.json").write_text(json.dumps(
        {"device": device, "date": today, "compared": compared, "fine": fine, "peer": peer,
         "results": results, "torch_us": times}, indent=1))
    print(text)
    return 0 if fine and not failed else 1


if __name__ == "__main__":
    sys.exit(main())
