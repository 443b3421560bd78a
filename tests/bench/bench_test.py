"""Runs the benchmarks' tool on small problems: its table, its JSON and its page come out whole, and
plain loops compute what argpool does. Also that the problem lists are what README.md says. Nothing
is judged by its speed.

  bench_test.py PROGRAM FOLDER
"""
# SPDX-License-Identifier: MIT
import json
import subprocess
import sys
import unittest
from pathlib import Path

from cells import NAMES, cell_of
from process import Process

_HERE = Path(__file__).parent
_PROGRAM, _FOLDER = sys.argv[1], Path(sys.argv[2])
_PROBLEMS = (
    "max_pool f32 i64 plane cf n1c3h8w8 k2s2",
    "max_unpool f32 u8 window cl n1c8h40w40 k2s2",
)
_LOOPS = (
    "max_pool f16 u8 window cf n2c3h9w11 k3s2p1",
    "max_unpool f32 i64 tensor_colmajor cl n1c5h8w9 k2s2",
    "max_pool_backward bf16 i32 plane cf n1c2h7w9 k3s1p1",
    "max_unpool_backward c64 i64 batch_image cl n2c3h4w5 k3s2 dup=exact",
)


def _run(folder, problems, *more):
    """What `tools/bench --json` prints."""
    command = [sys.executable, _HERE / "bench.py", "--program", _PROGRAM, "--folder", folder]
    command += ["--rounds", "3", "--json", *more]
    for line in problems:
        command += ["--problem", line]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def _listed(name):
    program = Process("argpool", [_PROGRAM])
    try:
        return program.ask_json(f"list {_HERE}/problems/{name}.txt")["problems"]
    finally:
        program.stop()


class Tool(unittest.TestCase):
    """What `tools/bench --no-peers --json` leaves."""

    @classmethod
    def setUpClass(cls):
        cls.printed = _run(_FOLDER, _PROBLEMS, "--no-peers")
        cls.summary = json.loads(cls.printed[-1])

    def test_summary(self):
        """The last line is one object with what the bars are judged by."""
        self.assertEqual(self.summary["cases"], 2 * len(_PROBLEMS))
        low, high = self.summary["aa_band"]
        self.assertLessEqual(low, high)
        self.assertEqual(list(self.summary["cells"]), ["unpool, channels-last", "within L1"])
        for cell in self.summary["cells"].values():
            self.assertEqual(set(cell), {"1", "2"})
            for numbers in cell.values():
                self.assertEqual(numbers["cases"], 1)
                self.assertGreater(numbers["roof"], 0)
                self.assertIsNone(numbers["vs_best"])
        self.assertGreaterEqual(self.summary["regret_max"], self.summary["regret_mean"])
        self.assertGreater(self.summary["select_ns"], 0)

    def test_table(self):
        """Cells, the band and the worst cases are printed."""
        text = "\n".join(self.printed)
        for words in ("unpool, channels-last", "A/A", "the worst ten", "bound by", "regret"):
            self.assertIn(words, text)

    def test_page(self):
        """The page holds its plots; they lie beside it as PNG files."""
        page = (_FOLDER / "page/index.html").read_text()
        self.assertEqual(page.count("data:image/png"), 3)  # without peers there is no ratio
        self.assertIn("max_unpool f32 u8 window cl", page)
        for name in ("roofline", "share", "regret"):
            self.assertTrue((_FOLDER / f"page/{name}.png").read_bytes().startswith(b"\x89PNG"))
        self.assertEqual(len(json.loads((_FOLDER / "page/cases.json").read_text())), 4)


class Loops(unittest.TestCase):
    """The peer `loops`: compared with argpool before it is timed."""

    def test_loops(self):
        """Each operation, small floats, taps, a space that divides, and exact gradients."""
        folder = _FOLDER / "loops"
        _run(folder, _LOOPS, "--peers", "loops", "--threads", "1")
        cases = json.loads((folder / "page/cases.json").read_text())
        self.assertEqual([len(case["peers"]) for case in cases], [1] * len(_LOOPS), cases)


class Lists(unittest.TestCase):
    """problems/*.txt."""

    def test_lists(self):
        """120 problems or more, all different, every cell; a third frozen; a tenth quick."""
        tuned, frozen, quick = map(_listed, ("tuned", "frozen", "quick"))
        lines = [problem["line"] for problem in [*tuned, *frozen]]
        self.assertGreaterEqual(len(lines), 120)
        self.assertEqual(len(lines), len(set(lines)))
        self.assertAlmostEqual(len(frozen) / len(lines), 1 / 3, delta=0.02)
        self.assertLessEqual({problem["line"] for problem in quick}, set(lines))
        self.assertAlmostEqual(len(quick) / len(lines), 0.1, delta=0.02)
        for some in (tuned, frozen):
            self.assertLessEqual({cell_of(p["line"], p["bytes"]) for p in some}, set(NAMES))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
