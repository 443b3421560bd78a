"""Sums up runs of CTest, each in a folder of its own: ctest.xml, and the reports that test programs
wrote there (tests/README.md).

    summary.py RUN_FOLDER... [--table] [--json] [--whole]

Prints what failed and why things were skipped, what was compared, then "N passed, N failed, N
skipped", then with --json one JSON object. The table of what was compared goes to coverage.txt
beside the runs, and with --table to stdout. Exits with 1 when a test failed or none ran; with
--whole, which says that every test was asked for, also when a combination that the contract demands
was not compared (coverage.py).
"""
# SPDX-License-Identifier: MIT
import collections
import json
import pathlib
import re
import sys
import xml.etree.ElementTree

import coverage

# The line that says what went wrong, best first: a comparison's, a sanitizer's or GoogleTest's.
TELLING = [re.compile(pattern) for pattern in (
    r"^FAIL\b", r"SUMMARY: ", r"^E +\S", r": Failure$", r"(?i)\b(error|failed|wrong|timeout)\b")]


def telling_line(output):
    """One line of a failed test's output; GoogleTest says what it found after ": Failure"."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    for pattern in TELLING:
        for number, line in enumerate(lines):
            if pattern.search(line):
                return " ".join(lines[number:number + 3] if line.endswith("Failure") else [line])
    return "; ".join(lines[-2:]) or "no output"


def read_tests(junit):
    """Names that passed, {name: why} of what failed, and how many were skipped by reason."""
    passed, failed, skipped = [], {}, collections.Counter()
    for case in xml.etree.ElementTree.parse(junit).getroot().iter("testcase"):
        name, status = case.get("name"), case.get("status")
        output = (case.findtext("system-out") or "").strip()
        if status == "run":
            passed.append(name)
        elif status == "disabled" or status == "notrun" and "Unable to find" not in output:
            # A test that skips itself says why last; GoogleTest's own lines start with a bracket.
            said = [line for line in output.splitlines() if line and not line.startswith("[")]
            skipped[said[-1] if said else f"{name} gave no reason"] += 1
        else:
            failed[name] = telling_line(output)
    return passed, failed, skipped


def read_reports(folders):
    """The programs' reports added up: counts, counts by name, and coverage by combination."""
    totals = {"variants": 0, "problems": 0, "comparisons": {}, "skipped": {}, "fuzzing": {},
              "specs": {}, "reach": {}}
    covered = collections.Counter()
    for file in sorted(file for folder in folders for file in folder.glob("*.json")):
        report = json.loads(file.read_text())
        totals["variants"] += report["variants"]  # each row is counted by one program only
        totals["problems"] += report["problems"]
        for key in "comparisons", "skipped", "fuzzing", "specs", "reach":
            for name, count in report.get(key, {}).items():
                totals[key][name] = totals[key].get(name, 0) + count
        for *combination, count in report.get("coverage", []):
            covered[tuple(combination)] += count
    return totals, covered


def print_coverage(path, covered, options):
    """Writes the table; returns the demanded combinations of which nothing was compared."""
    table = coverage.table(covered)
    path.write_text(table)
    missing = coverage.missing(covered)
    if "--table" in options:
        print(table)
    for line in coverage.in_words(missing) if "--whole" in options else ():
        print(f"not compared: {line}")
    print(f"{len(covered)} combinations compared, {len(missing)} demanded ones not (table: {path})")
    return missing


def main(options, folders):
    passed, failed, skipped = [], {}, collections.Counter()
    for folder in folders:
        some_passed, some_failed, some_skipped = read_tests(folder / "ctest.xml")
        passed += some_passed
        failed.update({f"{name} ({folder.name})": why for name, why in some_failed.items()})
        skipped.update(some_skipped)
    totals, covered = read_reports(folders)
    for name, why in failed.items():
        print(f"failed: {name}: {why[:300]}")
    for reason, count in sorted({**totals["skipped"], **skipped}.items()):
        print(f"skipped, {count}: {reason}")
    missing = print_coverage(folders[0].parent / "coverage.txt", covered, options)
    comparisons = ", ".join(f"{n} with {o}" for o, n in sorted(totals["comparisons"].items()))
    print(f"{totals['variants']} variants, {totals['problems']} problems; compared: {comparisons}")
    if totals["fuzzing"]:
        print("fuzzing: " + ", ".join(f"{n} {what}" for what, n in totals["fuzzing"].items()))
    if totals["specs"]:
        print("specs: " + ", ".join(f"{n} {what}" for what, n in totals["specs"].items()))
    if totals["reach"]:
        print("constructed: " + ", ".join(f"{n} {what}" for what, n in totals["reach"].items()))
    print(f"{len(passed)} passed, {len(failed)} failed, {sum(skipped.values())} skipped")
    if "--json" in options:
        summary = {"passed": len(passed), "failed": len(failed), **totals}
        summary["skipped"] = {**totals["skipped"], **skipped}
        summary["coverage"] = {"combinations": len(covered), "missing": len(missing)}
        print(json.dumps(summary))
    return 1 if failed or not passed or ("--whole" in options and missing) else 0


if __name__ == "__main__":
    chosen = {a for a in sys.argv[1:] if a.startswith("--")}
    if len(chosen) == len(sys.argv) - 1 or chosen - {"--table", "--json", "--whole"}:
        sys.exit(__doc__)
    sys.exit(main(chosen, [pathlib.Path(a) for a in sys.argv[1:] if a not in chosen]))
