"""The arithmetic of tools/bench --loops, and the tool on four small calls, each against its loop.
Nothing is judged by its speed.

  against_loops_test.py PROGRAM FOLDER
"""
# SPDX-License-Identifier: MIT
import json
import subprocess
import sys
import unittest
from pathlib import Path

from against_loops import summary, table

_HERE = Path(__file__).parent
_PROGRAM, _FOLDER = sys.argv[1], Path(sys.argv[2])
_PROBLEMS = (
    "max_pool f16 u8 window cf n2c3h9w11 k3s2p1",
    "max_unpool f32 i64 tensor_colmajor cl n1c5h8w9 k2s2",
    "max_pool_backward bf16 i32 plane cf n1c2h7w9 k3s1p1",
    "max_unpool_backward c64 i64 batch_image cl n2c3h4w5 k3s2 dup=exact",
)


def _call(line, loop, selected, best):
    return {"line": line, "loop_ns": loop, "selected_ns": selected, "best_ns": best,
            "selected": "row", "best": "other"}


class Arithmetic(unittest.TestCase):
    """summary() and table()."""

    def test_summary(self):
        """Ratios to the loop, choices, and what is below or above the bars."""
        answers = [_call("a", 100, 50, 50), _call("b", 80, 100, 40), _call("c", 90, 100, 100),
                   {"line": "d", "failed": "why"}]
        found = summary(answers, 7, 5, 1.2)
        self.assertEqual((found["calls"], found["wanted"], found["seed"]), (3, 5, 7))
        self.assertEqual(found["least_ratio"], 0.8)
        self.assertEqual(found["below"], 1)  # 0.9 itself is not below
        self.assertAlmostEqual(found["share_below"], 1 / 3)
        self.assertEqual((found["worst_choice"], found["badly_chosen"]), (2.5, 1))
        self.assertEqual([c["line"] for c in found["slowest"]], ["b", "c", "a"])
        self.assertEqual(found["worst_chosen"][0]["line"], "b")
        self.assertEqual(len(found["failed"]), 1)
        self.assertIn("failed: d: why", table(found))

    def test_nothing(self):
        """Without a call there is still a summary."""
        found = summary([], 1, 2000, 0)
        self.assertEqual((found["calls"], found["share_below"]), (0, 0))
        self.assertIn("0 of 2000", table(found))


class Tool(unittest.TestCase):
    """What `tools/bench --loops --json` prints."""

    def _run(self, *more):
        command = [sys.executable, _HERE / "against_loops.py", "--program", _PROGRAM]
        command += ["--folder", _FOLDER, "--json", *more]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    def test_problems(self):
        """Loops compute what argpool does; every call is measured."""
        more = [word for line in _PROBLEMS for word in ("--problem", line)]
        done = self._run(*more)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        found = json.loads(done.stdout.splitlines()[-1])
        self.assertEqual((found["calls"], found["failed"]), (len(_PROBLEMS), []))
        self.assertGreater(found["least_ratio"], 0)
        self.assertGreaterEqual(found["worst_choice"], 1)
        self.assertEqual({c["line"] for c in found["slowest"]}, set(_PROBLEMS))

    def test_limit(self):
        """Where the time is over, the number of calls says so."""
        done = self._run("--seconds", "0", "--count", "3")
        found = json.loads(done.stdout.splitlines()[-1])
        self.assertEqual((found["calls"], found["wanted"]), (0, 3))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
