"""The arithmetic of tools/bench --choice, and the tool on two small calls. Nothing is judged by its
speed.

  choice_test.py PROGRAM FOLDER
"""
# SPDX-License-Identifier: MIT
import json
import subprocess
import sys
import unittest
from pathlib import Path

from choice import percentile, summary, table

_HERE = Path(__file__).parent
_PROGRAM, _FOLDER = sys.argv[1], Path(sys.argv[2])
_PROBLEMS = ("max_pool f32 i64 plane cf n1c3h12w16 k2s2",
             "max_unpool_backward f32 u8 window cl n1c5h8w9 k3s2p1 out=15x17")


def _call(line, best, again, estimate, measured):
    ways = {"estimate": "a", "estimate_ns": estimate, "measured": "b", "measured_ns": measured,
            "wisdom": "b", "wisdom_ns": measured, "took_s": 0.1, "explain": "why"}
    return {"line": line, "best": "c", "best_ns": best, "again_ns": again, "cpus": {"one": ways}}


class Arithmetic(unittest.TestCase):
    """summary() and table()."""

    def test_percentile(self):
        """The least value that so many do not exceed."""
        self.assertEqual(percentile(range(1, 101), 0.99), 99)
        self.assertEqual(percentile([3, 1, 2], 0.99), 3)
        self.assertEqual(percentile([3, 1, 2], 0.5), 2)

    def test_summary(self):
        """Shares of the best row's time; what failed does not count."""
        found = summary([_call("x", 100, 101, 150, 100), _call("y", 200, 198, 200, 220),
                         {"line": "z", "failed": "why"}])
        self.assertEqual(found["calls"], 2)
        self.assertAlmostEqual(found["best_again"]["mean"], 0.01)
        self.assertAlmostEqual(found["estimate"]["mean"], 0.25)
        self.assertAlmostEqual(found["cpus"]["one"]["estimate"]["worst"], 0.5)
        self.assertAlmostEqual(found["measured"]["worst"], 0.1)
        self.assertEqual(found["wisdom"], found["measured"])
        self.assertEqual(set(found["indices"]), {"offsets"})
        self.assertEqual(found["worst_measured"][0]["line"], "y")
        self.assertIn("failed: z: why", table(found))

    def test_nothing(self):
        """Without a call there is still a summary."""
        self.assertIn("0 calls", table(summary([])))


class Tool(unittest.TestCase):
    """What `tools/bench --choice --json` prints."""

    def test_problems(self):
        """Every call is measured with the costs of every CPU, steady and between other writes."""
        for more in ([], ["--between"], ["--threads", "2"]):
            command = [sys.executable, _HERE / "choice.py", "--program", _PROGRAM, "--folder",
                       _FOLDER, "--json", "--limit", "0.02", *more]
            command += [word for line in _PROBLEMS for word in ("--problem", line)]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
            found = json.loads(done.stdout.splitlines()[-1])
            self.assertEqual((found["calls"], found["failed"]), (len(_PROBLEMS), []))
            self.assertGreaterEqual(len(found["cpus"]), 4)
            self.assertEqual(set(found["indices"]), {"offsets", "taps"})
            self.assertGreater(found["took_s"]["worst"], 0)
            log = (_FOLDER / "choice.jsonl").read_text(encoding="utf-8")
            for cpu in (cpu for call in log.splitlines()
                        for cpu in json.loads(call)["cpus"].values()):
                self.assertEqual(cpu["wisdom"], cpu["measured"])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
