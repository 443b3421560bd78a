#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What each schedule is worth: how much slower the benchmark's cases are without its rows.

    worth.py [RECORD…] [-o worth.csv]     the table, of records/ if none is named
    worth.py [RECORD…] --away [LIMIT]     schedules that can all go before a case loses more
    worth.py --record CASES.JSON --cpu NAME       adds a measurement to records/
    worth.py --self-test

A record is a file cases.json of tools/bench (`--no-peers --threads 1 --json`), which has the time
of every row that may serve a case, with the machine, date and commit: see records/README.md. A
schedule's worth on a target is what a case loses if it is taken away: the best remaining row's
time over the best row's, both of the target and those below it, as if the CPU had no more.
"""
import argparse
import csv
import datetime
import glob
import gzip
import io
import json
import os
import re
import subprocess
import sys
import tempfile

_HERE = os.path.dirname(os.path.abspath(__file__))
_BELOW = {"base": ("base",), "avx2": ("base", "avx2"), "avx512": ("base", "avx2", "avx512")}
_ROW = re.compile(r"(?P<op>[a-z_]+?)_[a-z]+[0-9]+_.*?(?P<any>_any)?__(?P<target>[a-z0-9]+)_"
                  r"(?P<schedule>\w+)$")
_FIELDS = ("schedule", "operation", "target", "cpu", "threads", "date", "commit", "cases", "used",
           "above_5", "above_15", "worst", "worst_case")


def schedule_of(row):
    """(target, schedule, operation) of a row's name; of windows given at run time, `any:`."""
    found = _ROW.match(row)
    if not found:
        raise ValueError(f"{row} is no row's name")
    any_window = "any:" if found["any"] and found["op"].startswith("max_pool") else ""
    return found["target"], any_window + found["schedule"], found["op"]


def read(path):
    """A record; cases are (line, {(target, schedule, operation): the least time of its rows})."""
    opener = gzip.open if path.endswith(".gz") else open
    with opener(path, "rt", encoding="utf-8") as file:
        record = json.load(file)
    if not isinstance(record, dict) or not {"cpu", "date", "commit"} <= record.keys():
        sys.exit(f"{path} does not say of what machine, date and commit it is: add cpu, date and "
                 "commit beside \"cases\" (tests/bench/records/README.md)")
    cases = []
    for case in record["cases"]:
        times = {}
        for row, time in case["rows"].items():
            if time:
                key = schedule_of(row)
                times[key] = min(time, times.get(key, time))
        if times:
            cases.append((case["line"].replace(" fill=random", ""), times))
    record["cases"] = cases
    record.setdefault("threads", 1)
    return record


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


def losses(cases, target, away):
    """Of each case the factor that it takes longer if `away` (schedule, operation) is gone."""
    found = []
    for line, times in cases:
        here = {key: t for key, t in times.items() if key[0] in _BELOW[target]}
        left = [t for key, t in here.items() if key[0] != target or key[1:] not in away]
        if here:
            found.append((min(left) / min(here.values()) if left else float("inf"), line))
    return found


def schedules(records, target):
    """All (schedule, operation) of a target that any record has."""
    return sorted({key[1:] for record in records for _, times in record["cases"] for key in times
                   if key[0] == target})


def table(records):
    """The lines of worth.csv."""
    for target in ("avx512", "avx2"):
        for schedule, operation in schedules(records, target):
            for record in records:
                cases = record["cases"]
                found = losses(cases, target, {(schedule, operation)})
                used = sum((target, schedule, operation) in times for _, times in cases)
                if not used:
                    continue
                worst, line = max(found)
                yield (schedule, operation, target, record["cpu"], record["threads"],
                       record["date"], record["commit"], len(found), used,
                       sum(loss > 1.05 for loss, _ in found),
                       sum(loss > 1.15 for loss, _ in found), f"{worst:.2f}",
                       line if worst > 1.005 else "")


def taken_away(records, target, limit, keep=()):
    """One after the other, what costs the least on any record, until a case loses too much."""
    away = set()
    left = [one for one in schedules(records, target) if one[0] not in keep]
    while left:
        worst, line, one = min(
            (*max(loss for record in records
                  for loss in losses(record["cases"], target, away | {one})), one)
            for one in left)
        if worst > limit:
            return
        away.add(one)
        left.remove(one)
        yield one, worst, line


def self_test():
    """Two schedules of one target: without one a case takes twice as long, the other loses 4 %."""
    row = "max_pool_f32_i64_cf_2dk2s2__avx512_{}".format
    cases = [{"line": "a", "rows": {row("rows"): 100, row("flat"): 200,
                                    "max_pool_f32_i64_cf_any__base_rows": 300}},
             {"line": "b", "rows": {row("rows"): 104, row("flat"): 100}}]
    names = [schedule_of(r) for r in cases[0]["rows"]]
    assert names == [("avx512", "rows", "max_pool"), ("avx512", "flat", "max_pool"),
                     ("base", "any:rows", "max_pool")], names
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "r.json.gz")
        write(path, {"cpu": "c", "date": "d", "commit": "e", "threads": 1}, cases)
        record = read(path)
    lines = {line[0]: line for line in table([record])}
    assert lines["rows"][9:12] == (1, 1, "2.00"), lines
    assert lines["flat"][9:12] == (0, 0, "1.04"), lines
    gone = [one[0] for one, _, _ in taken_away([record], "avx512", 1.15)]
    assert gone == ["flat"], gone
    print("self-test: passed")
    return 0


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("records", nargs="*", metavar="RECORD")
    parser.add_argument("-o", metavar="FILE", help="where the table is written (default: printed)")
    parser.add_argument("--away", type=float, nargs="?", const=1.15, metavar="LIMIT",
                        help="what can go, one after the other (a case loses 1.15 at most)")
    parser.add_argument("--keep", default="", metavar="NAMES", help="with commas: these stay")
    parser.add_argument("--record", metavar="CASES.JSON", help="add a measurement to records/")
    parser.add_argument("--cpu", help="of --record: whose it is")
    parser.add_argument("--date", help="of --record (default: today)")
    parser.add_argument("--commit", help="of --record (default: HEAD)")
    parser.add_argument("--check", metavar="FILE", help="fails unless the file is the table")
    parser.add_argument("--self-test", action="store_true")
    args = parser.parse_args()
    if args.self_test:
        return self_test()
    if args.record:
        return keep(args)
    paths = args.records or sorted(glob.glob(os.path.join(_HERE, "records", "*.json.gz")))
    records = [read(path) for path in paths]
    if not records:
        parser.error(f"there is no record in {_HERE}/records")
    if args.away:
        for target in ("avx512", "avx2"):
            for (schedule, operation), worst, line in taken_away(records, target, args.away,
                                                                 args.keep.split(",")):
                case = line if worst > 1.005 else ""
                print(f"{target} {schedule} of {operation}: {worst:.2f}  {case}")
        return 0
    text = io.StringIO()
    out = csv.writer(text, lineterminator="\n")
    out.writerow(_FIELDS)
    out.writerows(table(records))
    if args.check:
        with open(args.check, encoding="utf-8") as file:
            same = file.read() == text.getvalue()
        print(f"{args.check} is", "what the records say" if same else
              f"not what the records say: {sys.argv[0]} -o {args.check} writes it")
        return int(not same)
    with open(args.o, "w", encoding="utf-8") if args.o else sys.stdout as file:
        file.write(text.getvalue())
    return 0


if __name__ == "__main__":
    sys.exit(main())
