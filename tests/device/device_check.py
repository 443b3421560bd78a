"""Checks and measures argpool on the machine's NVIDIA GPU: it stands beside the programs that
tools/device_check packed. Needs Python 3.8 and glibc 2.36, nothing else; PyTorch with CUDA is
measured too where it is there, and some problems run under compute-sanitizer. Writes report.md and
report.json into DEVICE_CHECK_OUT, by default beside itself. Exits with 1 where something is wrong,
2 where there is no driver."""
# SPDX-License-Identifier: MIT
import concurrent.futures
import ctypes
import datetime
import json
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ME = pathlib.Path(__file__).name
LISTS = ["device.txt", "pool.txt", "unpool.txt", "pool_backward.txt", "unpool_backward.txt",
         "sum.txt"]
SECONDS = int(os.environ.get("DEVICE_CHECK_SECONDS", "400"))  # of a list
OUT = pathlib.Path(os.environ.get("DEVICE_CHECK_OUT", HERE))


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


def compare(name, every):
    """The line that says what of a list was compared, the failures, and whether all was right."""
    status, out = run(HERE / "argpool_device_matrix_cuda", name[:-4], "--every", every, name,
                      timeout=SECONDS)
    # Lists of the CPU's matrix need not reach every row.
    wrong = [l for l in out.splitlines() if l.startswith("FAIL") and "no problem lets" not in l]
    told = [l for l in out.splitlines() if "calls compared" in l]
    line = told[-1] if told else f"ended with {status}: {out.strip().splitlines()[-1:]}"
    good = told and not wrong and (name != "device.txt" or status == 0)
    return [f"{name}: {line}"] + [f"    {l[:300]}" for l in wrong[:5]], bool(good)


def matrix(every):
    """The lines of all lists, which run side by side, and whether all was right."""
    with concurrent.futures.ThreadPoolExecutor() as pool:
        told = list(pool.map(lambda name: compare(name, every), LISTS))
    return [line for lines, _ in told for line in lines], all(good for _, good in told)


def sanitize():
    """What compute-sanitizer says of a part of device.txt, and whether it found no error."""
    program = shutil.which("compute-sanitizer")
    if not program:
        return ["compute-sanitizer: not here"], True
    status, out = run(program, "--error-exitcode", "9", "--target-processes", "all",
                      HERE / "argpool_device_matrix_cuda", "sanitized", "--every", "61",
                      "device.txt", timeout=SECONDS)
    told = [l for l in out.splitlines() if "ERROR SUMMARY" in l or "calls compared" in l]
    found = [l for l in out.splitlines() if "Invalid" in l or "Error" in l][:5]
    good = status not in (9, 124) and not found
    return [f"compute-sanitizer, {l.strip('= ')}" for l in told or [f"ended with {status}"]] + [
        f"    {l}" for l in found], good


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
    shape = re.fullmatch(r"n(\d+)c(\d+)(?:d(\d+))?h(\d+)w(\d+)", words[5])
    window = re.fullmatch(r"k(\d+)s(\d+)(?:p(\d+))?", words[6])
    if words[1] not in types or not shape or not window:
        return None
    n, c, *size = (int(v) for v in shape.groups() if v)
    k, s, p = int(window[1]), int(window[2]), int(window[3] or 0)
    rank = len(size)
    if words[0] != "max_pool":
        size = [(v - 1) * s - 2 * p + k for v in size]
    last = torch.channels_last if rank == 2 else torch.channels_last_3d
    form = last if words[4] == "cl" else torch.contiguous_format
    x = torch.randn(n, c, *size, device="cuda").to(types[words[1]]).contiguous(memory_format=form)
    f = torch.nn.functional
    pool = f.max_pool2d if rank == 2 else f.max_pool3d
    unpool = f.max_unpool2d if rank == 2 else f.max_unpool3d
    indexed = words[2] != "none"
    if words[0] == "max_pool":
        return lambda: pool(x, k, s, p, return_indices=indexed)
    v, i = pool(x, k, s, p, return_indices=True)
    if words[0] == "max_unpool":
        return lambda: unpool(v, i, k, s, p, output_size=size)
    if words[0] == "max_pool_backward":
        back = getattr(torch.ops.aten, f"max_pool{rank}d_with_indices_backward")
        return lambda: back(v, x, [k] * rank, [s] * rank, [p] * rank, [1] * rank, False, i)
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
    results, failed = bench()
    device = next((r["device"] for r in results if "device" in r), "?")
    results = [r for r in results if "problem" in r]
    times, peer = torch_times([r["problem"] for r in results])
    compared, fine = matrix(os.environ.get("DEVICE_CHECK_EVERY", "1"))
    sanitized, clean = sanitize()
    compared, fine = compared + sanitized, fine and clean
    today = datetime.date.today().isoformat()
    text = "\n".join([
        f"# argpool on {device}, {today}", "",
        "Correctness" + (": all right." if fine else ": SOMETHING IS WRONG."), "",
        *(f"    {l}" for l in compared), "",
        f"Speed beside a device copy of as many bytes, taking turns; {peer}.", "",
        *failed, *table(results, times), ""])
    (OUT / "report.md").write_text(text)
    (OUT / "report.json").write_text(json.dumps(
        {"device": device, "date": today, "compared": compared, "fine": fine, "peer": peer,
         "results": results, "torch_us": times}, indent=1))
    print(text)
    return 0 if fine and not failed else 1


if __name__ == "__main__":
    sys.exit(main())
