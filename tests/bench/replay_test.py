"""The arithmetic of tools/bench --replay, and the choices of its program. Nothing is timed.

  replay_test.py PROGRAM FOLDER
"""
# SPDX-License-Identifier: MIT
import sys
import unittest

from replay import chosen_by, summary, table

_PROGRAM = sys.argv[1]
_LINE = "max_pool f32 i64 plane cf n1c3h12w16 k2s2"


class Replay(unittest.TestCase):
    """summary(), table(), chosen_by()."""

    def test_summary(self):
        """Regret over the fastest of the rows that were timed; others are counted."""
        cases = [{"line": "x", "rows": {"a": 100, "b": 150, "c": None}},
                 {"line": "y", "rows": {"a": 200}}]
        found = summary(cases, {"x": {"epyc": "b", "xeon": "a"}, "y": {"epyc": "a", "xeon": "d"}})
        self.assertEqual(found["epyc"], {"regrets": [(0.5, "x", "b"), (0, "y", "a")], "untimed": 0})
        self.assertEqual(found["xeon"], {"regrets": [(0, "x", "a")], "untimed": 1})
        record = {"cpu": "some", "date": "2026-11-26", "commit": "0", "threads": 1, "cases": cases}
        self.assertIn("25.00   50.00   50.00        0", table(record, found))

    def test_choices(self):
        """A row for the costs of each kind of CPU."""
        rows = chosen_by(_PROGRAM, [_LINE], 1)[_LINE]
        self.assertLessEqual({"epyc", "milan", "turin", "xeon"}, set(rows))
        self.assertTrue(all(row.startswith("max_pool_f32_i64_cf_") for row in rows.values()))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
