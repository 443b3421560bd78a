"""Sums up a run of CTest: its JUnit file, and the test programs' reports (tests/README.md).

    summary.py JUNIT.xml REPORT_FOLDER [--json]

Prints what failed and why things were skipped, then "N passed, N failed, N skipped", then with
--json one JSON object. Exits with 1 when a test failed or none ran.
"""
# SPDX-License-Identifier: MIT
import collections
import json
import pathlib
import sys
import xml.etree.ElementTree


def read_tests(junit):
    """The names that passed and failed, and how many were skipped for each reason."""
    passed, failed, skipped = [], [], collections.Counter()
    for case in xml.etree.ElementTree.parse(junit).getroot().iter("testcase"):
        name, status = case.get("name"), case.get("status")
        output = (case.findtext("system-out") or "").strip()
        if status == "run":
            passed.append(name)
        elif status == "disabled" or status == "notrun" and "Unable to find" not in output:
            # A test that skips itself says why last; GoogleTest's own lines start with a bracket.
            said = [line for line in output.splitlines() if not line.startswith("[")]
            skipped[said[-1] if said else f"{name} gave no reason"] += 1
        else:
            failed.append(name)
    return passed, failed, skipped


def read_reports(folder):
    """Variants, problems, comparisons by oracle and skips by reason, summed over the programs."""
    totals = {"variants": 0, "problems": 0, "comparisons": {}, "skipped": {}}
    for file in sorted(pathlib.Path(folder).glob("*.json")):
        report = json.loads(file.read_text())
        totals["variants"] += report["variants"]  # each row is counted by one program only
        totals["problems"] += report["problems"]
        for key in "comparisons", "skipped":
            for name, count in report[key].items():
                totals[key][name] = totals[key].get(name, 0) + count
    return totals


def main(junit, folder, *options):
    passed, failed, skipped = read_tests(junit)
    totals = read_reports(folder)
    for name in failed:
        print(f"failed: {name}")
    for reason, count in sorted({**totals["skipped"], **skipped}.items()):
        print(f"skipped, {count}: {reason}")
    comparisons = ", ".join(f"{n} with {o}" for o, n in sorted(totals["comparisons"].items()))
    print(f"{totals['variants']} variants, {totals['problems']} problems; compared: {comparisons}")
    print(f"{len(passed)} passed, {len(failed)} failed, {sum(skipped.values())} skipped")
    if "--json" in options:
        summary = {"passed": len(passed), "failed": len(failed), **totals}
        summary["skipped"] = {**totals["skipped"], **skipped}
        print(json.dumps(summary))
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
