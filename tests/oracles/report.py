# What an oracle's program counts and prints, and its report (tests/README.md).
# SPDX-License-Identifier: MIT
import argparse
import collections
import json
import os

FULL = bool(int(os.environ.get("ARGPOOL_TEST_FULL") or 0))


class Report:
    """Comparisons with one oracle: failures, coverage, and what both sides refused.

    Where the scalar reference is judged (reference_api.cpp), the report says so and covers nothing:
    coverage is the library's."""

    def __init__(self, program, oracle, library):
        self.of_reference = getattr(library, "version", str)() == "reference"
        self.program = program + "_reference" * self.of_reference
        self.oracle = oracle + "_on_reference" * self.of_reference
        self.problems = self.comparisons = 0
        self.failures = 0
        self.coverage = collections.Counter()
        self.notes = collections.Counter()

    def check(self, fine, line, what):
        """Counts one judged result that has no place in the coverage; returns `fine`."""
        self.comparisons += 1
        if not fine:
            self.failures += 1
            if self.failures <= 50:
                print(f"FAIL {line}: {what}")
        return fine

    def compare(self, fine, line, what):
        """Counts one judged result of the problem `line`, and its place in the coverage."""
        operation, element, index, _, layout, shape = line.split()[:6]
        rank = sum(letter in shape for letter in "dhw")
        if not self.of_reference:
            self.coverage[operation, rank, element, index, layout] += 1
        return self.check(fine, line, what)

    def note(self, what):
        """Counts something worth a line at the end, such as calls that both sides refuse."""
        self.notes[what] += 1

    def finish(self, least):
        """Writes the report; the exit status. Fewer than `least` comparisons are a failure."""
        report = {
            "program": self.program,
            "variants": 0,
            "problems": self.problems,
            "comparisons": {self.oracle: self.comparisons},
            "skipped": {},
            "coverage": [[*key, count] for key, count in sorted(self.coverage.items())],
        }
        folder = os.environ.get("ARGPOOL_TEST_REPORT")
        if folder:
            with open(os.path.join(folder, f"{self.program}.json"), "w") as out:
                json.dump(report, out)
        for what, count in sorted(self.notes.items()):
            print(f"{count} {what}")
        print(f"{self.program}: {self.problems} problems, {self.comparisons} comparisons, "
              f"{self.failures} failures")
        if self.comparisons < least:
            print(f"fewer than the {least} comparisons that were to be")
        return 1 if self.failures or self.comparisons < least else 0


def arguments(description, problems=0):
    """The library, and for programs of random problems --problems, --seed and --only."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("library", help="libargpool.so")
    if problems:
        parser.add_argument("--problems", type=int, default=problems * (10 if FULL else 1),
                            help="how many; $ARGPOOL_TEST_FULL=1 makes it ten times as many")
        parser.add_argument("--seed", type=int, default=1, help="the first problem's seed")
    return parser.parse_args()

