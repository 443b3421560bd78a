"""The arithmetic of tools/bench --noisy, and the tool on a small call. Nothing is judged by its
speed.

  noisy_test.py PROGRAM FOLDER
"""
# SPDX-License-Identifier: MIT
import json
import subprocess
import sys
import unittest
from pathlib import Path

from noisy import summary, text

_PROGRAM, _FOLDER = sys.argv[1], Path(sys.argv[2])


class Noisy(unittest.TestCase):
    """summary(), text(), and the program's answers."""

    def test_summary(self):
        """A choice has changed where it takes over 5 % longer."""
        call = {"line": "x", "quiet": "a", "quiet_ns": 100,
                "noisy": [{"row": row, "ns": ns} for row, ns in
                          (("a", 100), ("b", 104), ("c", 106), ("d", 90))]}
        found = summary([call, {"line": "y", "failed": "why"}])
        self.assertEqual((found["trials"], found["changed"], found["share"]), (4, 1, 0.25))
        self.assertIn("c; quiet: a", text(found))
        self.assertIn("failed: y: why", text(found))
        self.assertEqual(summary([])["share"], 0)

    def test_trials(self):
        """As many as were wanted, each with the time of its row."""
        command = [_PROGRAM, "--noisy", "2", "--limit", "0.05", "--problem",
                   "max_pool f32 i64 plane cf n1c3h12w16 k2s2"]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        answer = json.loads(done.stdout)
        self.assertEqual(len(answer["noisy"]), 2)
        self.assertTrue(all(trial["ns"] > 0 for trial in answer["noisy"]))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
