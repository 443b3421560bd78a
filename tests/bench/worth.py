#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What each file of schedules is worth for its lines: how much slower the benchmark's cases are
without its rows.

    worth.py [RECORD…]                   the table, of records/ if none is named
    worth.py [RECORD…] --away FILES      what cases lose without all of these (with commas)
    worth.py --record CASES.JSON --cpu NAME       adds a measurement to records/
    worth.py --self-test

A record is a file cases.json of tools/bench (`--no-peers --threads 1 --json`), which has the time
of every row that may serve a case, with the machine, date and commit: see records/README.md. Each
case is seen twice, with the rows of AVX2 and those below, and with all: it loses the best remaining
row's time over the best row's. `percent` is the geometric mean of what all cases lose, a hundred
lines of the file.
"""
import argparse
import datetime
import functools
import glob
import gzip
import json
import math
import os
import re
import subprocess
import sys
import tempfile

_HERE = os.path.dirname(os.path.abspath(__file__))
_GENERATORS = os.path.join(os.path.dirname(os.path.dirname(_HERE)), "generators")
_FOLDERS = {"max_pool": "pooling", "max_unpool": "unpooling", "max_pool_backward": "unpooling",
            "max_unpool_backward": "unpool_gradient", "max_unpool_scatter": "scatter",
            "max_pool_backward_scatter": "scatter"}
_SEEN = {"avx2": ("base", "avx2"), "avx512": ("base", "avx2", "avx512")}
_ROW = re.compile(r"(?P<operation>[a-z_]+?)_(?P<elem>[a-z]+[0-9]+)_.*?c[fl]_"
                  r"(?P<window>\w+?)__(?P<target>[a-z0-9]+)_"
                  r"(?P<schedule>[a-z]\w*?)(?:_v\d+)?(?P<stream>_stream\d*)?(?:_ahead)?$")
_WINDOW = re.compile(r"(\d)dk([\dx]+)(?:s([\dx]+))?")


def _overlaps(window):
    """How many cells two neighbours share, along the last dimension of `2dk3s2p1`."""
    found = _WINDOW.match(window)
    if not found:  # any
        return 0
    _, kernel, stride = found.groups()
    last = int(kernel.split("x")[-1])
    return last - int((stride or str(last)).split("x")[-1])


def file_of(row):
    """(target, file below generators/) of a row's name. Several files make `replicate`, and
    pooling's `channels`: the target, and the window, say which."""
    found = _ROW.match(row)
    if not found:
        raise ValueError(f"{row} is no row's name")
    operation, window, target = found.group("operation", "window", "target")
    name = found["schedule"]
    if name == "channels" and operation == "max_pool" and _overlaps(window) > 0:
        name = "channels" if _WINDOW.match(window)[1] == "3" else "channel_block"
    elif name == "replicate" and target == "avx2":
        name = "replicate_by_matches"
    elif name == "replicate" and operation == "max_unpool" and not found["stream"]:
        name = "variable_shift"
    return target, f"{_FOLDERS[operation]}/{name}"


@functools.lru_cache(maxsize=None)
def lines_of(file):
    """Lines of a file of schedules, or None if there is no such file."""
    folder, name = file.split("/")
    path = os.path.join(_GENERATORS, folder, "schedules", name + ".cpp")
    if not os.path.exists(path):
        return None
    with open(path, encoding="utf-8") as source:
        return len(source.readlines())


def read(path):
    """Cases of a record, each (name, {file: the least time of its rows}), once a target."""
    opener = gzip.open if path.endswith(".gz") else open
    with opener(path, "rt", encoding="utf-8") as file:
        record = json.load(file)
    if not isinstance(record, dict) or not {"cpu", "date", "commit"} <= record.keys():
        sys.exit(f"{path} does not say of what machine, date and commit it is: add cpu, date and "
                 "commit beside \"cases\" (tests/bench/records/README.md)")
    for case in record["cases"]:
        for seen, targets in _SEEN.items():
            times = {}
            for row, time in case["rows"].items():
                target, file = file_of(row)
                if time and target in targets and lines_of(file):
                    times[file] = min(time, times.get(file, time))
            if times:
                line = case["line"].replace(" fill=random", "")
                yield f"{line} ({seen}, {record['cpu']}, {record.get('threads', 1)}t)", times


def losses(cases, away):
    """Of each case that has another row, how much longer it takes without `away`; worst first."""
    found = []
    for line, times in cases:
        left = [time for file, time in times.items() if file not in away]
        if left:
            found.append((min(left) / min(times.values()), line))
    return sorted(found, reverse=True)


def mean(found):
    """The geometric mean."""
    return math.exp(sum(math.log(loss) for loss, _ in found) / len(found))


def table(cases):
    """A line a file: (file, lines, per cent a hundred lines, cases over 15 %, worst, its case)."""
    for file in sorted({file for _, times in cases for file in times}):
        found = losses(cases, {file})
        yield (file, lines_of(file), 1e4 * (mean(found) - 1) / lines_of(file),
               sum(loss > 1.15 for loss, _ in found), *found[0])


def write(path, about, cases):
    """Keeps of cases.json what read() needs: a line a case."""
    kept = [json.dumps({"line": case["line"], "rows": case["rows"]}) for case in cases]
    text = json.dumps(about)[:-1] + ', "cases": [\n' + ",\n".join(kept) + "\n]}\n"
    with open(path, "wb") as file:  # the same bytes of the same record
        file.write(gzip.compress(text.encode(), mtime=0))


def keep(args):
    """--record: a measurement becomes a file of records/."""
    with open(args.record, encoding="utf-8") as file:
        cases = json.load(file)
    if not args.cpu:
        sys.exit("--record needs --cpu, say --cpu=\"AMD Zen 4, 2 virtual cores\"")
    commit = args.commit or subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=_HERE,
                                           capture_output=True, text=True).stdout.strip()
    date = args.date or datetime.date.today().isoformat()
    threads = cases[0]["threads"]
    stem = re.sub(r"[^a-z0-9]+", "_", args.cpu.lower()).strip("_")
    path = os.path.join(_HERE, "records", f"{stem}.{date}.{threads}t.json.gz")
    write(path, {"cpu": args.cpu, "date": date, "commit": commit, "threads": threads}, cases)
    print(path)


def self_test():
    """Two files of one target: without one a case takes twice as long, the other loses 4 %."""
    row = "max_pool_f32_i64_cf_2dk2s2__avx512_{}".format
    cases = [{"line": "a", "rows": {row("rows"): 100, row("plane_line"): 200, row("gone"): 1}},
             {"line": "b", "rows": {row("rows_v8"): 104, row("plane_line"): 100}}]
    for name, file in [("max_pool_f32_i64_cl_2dk3s2p1__avx2_channels_v16", "channel_block"),
                       ("max_pool_f32_i64_cf_any__base_any_window", "any_window"),
                       ("max_unpool_x32_i64_cf_2dk2s2__avx512_replicate_v16", "variable_shift"),
                       ("max_unpool_x32_i64_cf_2dk3s2p1__avx512_overlap_k3s2", "overlap_k3s2")]:
        found = file_of(name)[1].split("/")[1]
        assert found == file, (name, found)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "r.json.gz")
        write(path, {"cpu": "c", "date": "d", "commit": "e", "threads": 1}, cases)
        lines = {line[0]: line for line in table(list(read(path)))}
    assert lines["pooling/rows"][3:] == (1, 2, "a (avx512, c, 1t)"), lines
    assert lines["pooling/plane_line"][3:5] == (0, 1.04), lines
    assert len(lines) == 2, lines
    print("self-test: passed")
    return 0


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("records", nargs="*", metavar="RECORD")
    parser.add_argument("--away", metavar="FILES", help="what all cases lose without these")
    parser.add_argument("--record", metavar="CASES.JSON", help="add a measurement to records/")
    parser.add_argument("--cpu", help="of --record: whose it is")
    parser.add_argument("--date", help="of --record (default: today)")
    parser.add_argument("--commit", help="of --record (default: HEAD)")
    parser.add_argument("--self-test", action="store_true")
    args = parser.parse_args()
    if args.self_test:
        return self_test()
    if args.record:
        return keep(args)
    paths = args.records or sorted(glob.glob(os.path.join(_HERE, "records", "*.json.gz")))
    cases = [case for path in paths for case in read(path)]
    if not cases:
        parser.error(f"there is no record in {_HERE}/records")
    if args.away:
        found = losses(cases, set(args.away.split(",")))
        print(f"{len(found)} cases, geometric mean {mean(found):.4f}")
        print("\n".join(f"{loss:.2f}  {line}" for loss, line in found if loss > 1.05))
        return 0
    print(f"{'file':37} lines percent over_15 worst")
    for file, lines, percent, over, worst, line in table(cases):
        print(f"{file:37} {lines:5} {percent:7.3f} {over:7} {worst:5.2f}  "
              f"{line if worst > 1.05 else ''}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
