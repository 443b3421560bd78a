"""What measure.py makes of answers, on processes that answer what a test tells them to."""
# SPDX-License-Identifier: MIT
import json
import re
import unittest

import report
from bounds import Bound, bound_of, stripped
from measure import NotMeasured, measure
from process import Gone
from rounds import Contestant, Pace, Rounds

_LINE = "max_pool f32 i64 plane cf n1c64h112w112 k2s2 fill=random"
_PROBLEM = {"line": _LINE, "size": 6_000_000, "frozen": True}


class Fake:
    """A process with contestants (name -> nanoseconds of each turn), or another answer."""

    def __init__(self, key, contestants=None, answer=None, log=None):
        self.key, self.name = key, key
        self._contestants = contestants or {}
        self._answer = answer
        self._turns = dict.fromkeys(self._contestants, 0)
        self.log = log if log is not None else []

    def ask_json(self, line):
        """To "prepare"."""
        assert line.startswith("prepare "), line
        if self._answer:
            return self._answer
        return {"contestants": [self._offer(name) for name in self._contestants]}

    def _offer(self, name):
        return {"name": name, "index_bytes": 1} if "opaque" in name else {"name": name}

    def ask(self, line):
        """To "go"."""
        name = list(self._contestants)[int(line.removeprefix("go "))]
        self.log.append(name)
        ns = self._contestants[name]
        self._turns[name] += 1
        if isinstance(ns, list):
            ns = ns[min(self._turns[name], len(ns)) - 1]
        if ns is None:
            raise Gone("it ended")
        return json.dumps(ns)


def _argpool(**rows):
    contestants = {"selected good": 100.0, "again": 102.0}
    contestants |= {"plan": 90.0, "create": 30.0, "select": 10.0}
    contestants |= {f"row {name}": ns for name, ns in (rows or {"good": 100.0}).items()}
    return Fake("argpool", contestants | {"twin ordinary 1": 95.0, "twin streaming 1": 80.0})


def _measure(argpool, *peers, rounds=31, seconds=1e9):
    return measure(_PROBLEM, "file=x", 1, argpool, list(peers), rounds, seconds)


class Measure(unittest.TestCase):
    """measure()."""

    def test_medians(self):
        """The roof is the better twin's; the row that was selected has no regret."""
        case = _measure(_argpool())
        self.assertEqual((case.ns, case.twin_ns, case.roof), (100, 80, 0.8))
        self.assertEqual((case.regret, case.best_row), (0, "good"))
        self.assertEqual(case.same_again, 1.02)
        self.assertIsNone(case.vs_best)
        self.assertIsNone(case.plan_ns)  # it is no tiny problem

    def test_turns(self):
        """Everyone has a turn a round, rounds start one further down; hopeless rows drop out."""
        argpool = _argpool(good=100.0, slow=300.0)
        _measure(argpool, rounds=31)
        counts = {name: argpool.log.count(name) for name in set(argpool.log)}
        self.assertEqual(counts["selected good"], 31)
        self.assertEqual(counts["twin streaming 1"], 31)
        self.assertEqual(counts["row slow"], 5)
        self.assertEqual(argpool.log[0], "selected good")
        self.assertEqual(argpool.log[7], "again")
        self.assertNotIn("plan", counts)

    def test_long_rows(self):
        """Rows of long calls have fewer rounds; what is reported has all. A twin that is too slow
        has as few as a row that is."""
        argpool = Fake(
            "argpool",
            {"selected good": 2e6, "again": 2e6, "select": 10.0}
            | {"row good": 2e6, "row other": 2.2e6}
            | {"twin ordinary 1": 3e6, "twin streaming 1": 1e6},
        )
        _measure(argpool, Fake("a", {"peer": 3e6}), rounds=31)
        counts = {name: argpool.log.count(name) for name in set(argpool.log)}
        self.assertEqual((counts["row good"], counts["row other"]), (11, 11))
        self.assertEqual((counts["selected good"], counts["twin streaming 1"]), (31, 31))
        self.assertEqual(counts["twin ordinary 1"], 5)

    def test_seconds(self):
        """No more rounds than there is time for, but eleven; the case says how many they were."""
        self.assertEqual(_measure(_argpool(), seconds=1e-9).rounds, 11)
        self.assertEqual(_measure(_argpool(), seconds=1e9).rounds, 31)
        self.assertEqual(_measure(_argpool(), rounds=3, seconds=1e-9).rounds, 3)

    def test_shipped(self):
        """Where a window is compiled in, libargpool's own kernel stands beside it."""
        names = {"selected good": 100.0, "again": 100.0, "select": 10.0, "shipped any": 160.0}
        case = _measure(Fake("argpool", names | {"row good": 100.0, "twin ordinary 1": 80.0}))
        self.assertEqual((case.roof, case.shipped, case.shipped_roof), (0.8, "any", 0.5))
        cells = report.summary([case, _measure(_argpool())], {})["cells"]
        cell = cells["pool, channels-first"]["1"]
        self.assertEqual(cell["compiled"], 1)
        self.assertAlmostEqual(cell["roof_shipped"], (0.5 * 0.8) ** 0.5)
        self.assertIn("good / any / max_pool", report.text([case], {}, ""))

    def test_bounds(self):
        """What a case would reach that takes no longer than computing and its call."""
        case = _measure(_argpool())
        self.assertEqual(case.bounded_roof, 0.8)
        for bound, roof in ((90.0, 80 / 90), (10.0, 1), (120.0, 0.8)):
            case.bound_ns = bound
            self.assertAlmostEqual(case.bounded_roof, roof)

    def test_regret(self):
        """The winner is measured again: one that was lucky once is no better than the selected."""
        better = _measure(_argpool(good=100.0, better=80.0))
        self.assertAlmostEqual(better.regret, 0.25)
        self.assertEqual(better.best_row, "better")
        lucky = _measure(_argpool(good=100.0, lucky=[80.0] * 31 + [100.0]))
        self.assertEqual((lucky.regret, lucky.best_row), (0, "lucky"))

    def test_peers(self):
        """The best of those that move the same bytes counts; others are shown."""
        slow, fast = Fake("pytorch", {"slow": 500.0}), Fake("b", {"fast": 200.0})
        opaque, far_off = Fake("c", {"opaque": 90.0}), Fake("e", {"far off": 9000.0})
        case = _measure(_argpool(), slow, fast, opaque, far_off)
        self.assertEqual((case.vs_best, case.best_peer["name"]), (2, "fast"))
        self.assertEqual((case.vs_any, case.vs("pytorch"), case.vs("d")), (0.9, 5, None))
        # What cannot be the best of its width leaves early; its time is told.
        logs = [len(peer.log) for peer in (slow, fast, opaque, far_off)]
        self.assertEqual((logs, case.vs("e")), ([5, 31, 31, 1], 90))

    def test_peers_that_are_not_there(self):
        """Refusals, wrong results and ends are told and not counted."""
        case = _measure(
            _argpool(),
            Fake("a", answer={"not_offered": "no f32"}),
            Fake("b", answer={"differs": "element 3"}),
            Fake("c", {"dies": [50.0, None]}),
            Fake("d", {"stays": 150.0}),
        )
        told = {"a": "no f32", "b": "differs: element 3", "c": "failed: it ended"}
        self.assertEqual(case.refused, told)
        self.assertEqual([peer["name"] for peer in case.peers], ["stays"])

    def test_cases_that_lose(self):
        """They are run three times more; the median of all four stands."""
        late = [80.0] * 31 + [99.0] * 31 + [97.0] * 31 + [99.0] * 31
        case = _measure(_argpool(), Fake("a", {"late": late}))
        self.assertEqual(case.best_peer["again"], [0.99, 0.97, 0.99])
        self.assertAlmostEqual(case.vs_best, 0.98)

    def test_no_answer(self):
        """Where argpool itself refuses, nothing is measured."""
        with self.assertRaises(NotMeasured):
            _measure(Fake("argpool", answer={"failed": "no kernel"}))


class Turns(unittest.TestCase):
    """rounds.py."""

    class Told:
        """A pace that is told when cores are whose."""

        def __init__(self, ours):
            self._ours = list(ours)

        def is_ours(self, _):
            """The next of what was told."""
            return self._ours.pop(0)

    def _run(self, ours, rounds):
        process = Fake("argpool", {"selected a": [float(n) for n in range(1, 20)]})
        contestant = Contestant(process, 0, "selected a", None)
        turns = Rounds(self.Told(ours))
        self.assertEqual(turns.run([contestant], rounds), {})
        return contestant.ns, turns.disturbed, turns.counted

    def test_disturbed_rounds(self):
        """They are done again, as half as many as are wanted; then they count as well."""
        self.assertEqual(self._run([True] * 5, 4), ([1, 2, 3, 4], 0, 4))
        # Before or after a round: the second and the third are left out.
        once = [True, True, False, True, True, True, True]
        self.assertEqual(self._run(once, 4), ([1, 4, 5, 6], 0, 4))
        self.assertEqual(self._run([False] * 7, 4), ([3, 4, 5, 6], 4, 4))

    def test_pace(self):
        """The best that was ever seen is what a pace is held against."""
        times = [14.0] * 20 + [10.0] + [13.0] * 10 + [12.4, 12.6, 9.0, 11.5]
        argpool = Fake("argpool")
        argpool.ask = lambda line: str(times.pop(0)) if line == "pace 2" else line
        pace = Pace(argpool)
        self.assertEqual([pace.is_ours(2) for _ in range(4)], [True, False, True, False])

    def test_measured_disturbed(self):
        """A case tells the share of its rounds."""
        told = self.Told([True] * 8 + [False] * 1000)
        case = measure(_PROBLEM, "file=x", 1, _argpool(), [], 31, pace=told)
        self.assertGreater(case.disturbed, 0.5)
        self.assertLess(case.disturbed, 1)


class Bounds(unittest.TestCase):
    """bounds.py: the same problem, smaller."""

    def test_texts(self):
        """A row that streams is held against the twin's streaming stores."""
        self.assertIn("bound by computing", Bound(80.0, 1.0, "L1").text(100.0, 1))
        self.assertIn("bound by the call", Bound(20.0, 70.0, "L1").text(100.0, 1))
        self.assertIn("bound by moving bytes", Bound(20.0, 1.0, "L1").text(100.0, 1))
        streams = Bound(80.0, 1.0, "L1", streaming=70.0)
        self.assertIn("bound by its streaming stores", streams.text(100.0, 1))
        self.assertIn("(a twin that streams 70%)", streams.text(100.0, 1))
        self.assertIsNone(streams.ns(1))
        self.assertIn("bound by computing", Bound(80.0, 1.0, "L1", 40.0).text(100.0, 1))

    class Planes(Fake):
        """argpool on planes of 1000 bytes each: one takes so long, and each further one."""

        def __init__(self, one, further):
            super().__init__("argpool", {"row good": 0.0, "twin streaming 1": 5.0})
            self._one, self._further = one, further

        def ask_json(self, line):
            """To "describe", "open" and "prepare"."""
            planes = int(re.search(r"n1c(\d+)", line).group(1))
            if line.startswith("prepare "):
                self._contestants["row good"] = self._one + (planes - 1) * self._further
                return super().ask_json(line)
            return {"problems": [{"bytes": 1000 * planes}], "request": line}

    def test_measured(self):
        """What time grows with bytes is computing; few planes may be no example of many."""
        case = _measure(_argpool())  # 100 ns, 6 MB
        case.ns = 6e4
        bound = bound_of(case, self.Planes(15.0, 10.0))
        self.assertEqual((bound.computing, bound.call, bound.home), (6e4, 5, "L1"))
        self.assertIsNone(bound_of(case, self.Planes(15.0, 15.0)))
        case.selected = "stream"
        self.assertIsNone(bound_of(case, self.Planes(15.0, 10.0)))  # no such row

    def test_stripped(self):
        """Fewer planes, then fewer rows, or a shorter signal; a plane that is told shrinks too."""

        def shapes(words, keep):
            line = f"max_pool f32 i64 plane {words}"
            return [[one.split(" ", 5)[5] for one in lines[:keep]] for lines in stripped(line)]

        planes = [[f"n1c{c}h{h}w48 k3s2p1" for c in (1, 2)] for h in (40, 32, 16)]
        rows = [f"n1c1h{h}w48 k3s2p1" for h in (8, 16)]
        self.assertEqual(shapes("cf n2c64h40w48 k3s2p1", 2), [*planes, rows])
        signals = [f"n1c64w{w} k2s2" for w in (16, 64, 256)]
        self.assertEqual(shapes("cl n8c64w300 k2s2", 4), [signals])
        self.assertEqual(
            shapes("cl n1c8h16w56 k3x2s2x3 out=33x170", 2),
            [["n1c8h8w56 k3x2s2x3 out=17x170", "n1c8h16w56 k3x2s2x3 out=33x170"]],
        )


class Report(unittest.TestCase):
    """report.py."""

    def test_numbers(self):
        """Geometric means over the cases that have a peer; regret of the frozen ones."""
        cases = [
            _measure(_argpool(), Fake("pytorch", {"a": 200.0})),
            _measure(_argpool(better=80.0), Fake("pytorch", {"a": 800.0})),
            _measure(_argpool()),
        ]
        summary = report.summary(cases, {"a line": "no kernel"})
        cell = summary["cells"]["pool, channels-first"]["1"]
        self.assertEqual((cell["cases"], cell["vs_best_cases"], cell["worst"]), (3, 2, 2))
        self.assertAlmostEqual(cell["vs_best"], 4)
        self.assertAlmostEqual(cell["vs_pytorch"], 4)
        self.assertAlmostEqual(cell["roof"], 0.8)
        self.assertAlmostEqual(cell["roof_best"], 0.2)
        self.assertAlmostEqual(cell["roof_pytorch"], 0.2)
        self.assertAlmostEqual(summary["regret_max"], 0.25)
        self.assertAlmostEqual(summary["regret_mean"], 0.25 / 3)
        self.assertEqual(summary["not_measured"], 1)
        self.assertIn("a line: no kernel", report.text(cases, {"a line": "no kernel"}, ""))

    def test_shares(self):
        """Beside the bar, peers' shares of the same roof, and what computing alone leaves."""
        case = _measure(_argpool(), Fake("pytorch", {"a": 200.0}))
        (line,) = [row.split() for row in report.text([case], {}, "").splitlines()
                   if row.startswith("pool, channels-first") and row.split()[3] == "80%"]
        self.assertEqual(line[3:], ["80%", "80%", "40%", "40%"])
        case.twin_ns, case.bound_ns = 60.0, 90.0
        self.assertIn("1        1      67%", report.text([case], {}, "", True))


if __name__ == "__main__":
    unittest.main()
