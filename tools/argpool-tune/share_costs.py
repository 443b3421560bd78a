#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Fits the costs of rows that all kinds of CPU share, and the numbers of each kind.

    argpool-compile default.mlir --emit=plan -o plan.mlir
    argpool-tune --seconds=170 --seed=1 --samples=mine.csv      on each machine
    share_costs.py --plan plan.mlir --samples epyc=mine.csv -o generators/costs

A file of samples says what rows took, call by call. So does a record of tests/bench/records
(--record epyc=FILE.json.gz; --frozen LIST keeps its problems out), and a file of costs row by row
(--table turin=turin.mlir), which is believed less: its models stand for times of the calls that
the first samples are of.
A kind that nothing is given for keeps its numbers. --regret epyc=FILE.csv, of calls that the fit
has not seen, says what choosing by the result loses.

--own xeon leaves what is shared as the plan has it, and fits factors of the kind's own, by
schedule, element and index, which its file gets: for a kind whose times those of other kinds do
not predict.

A row's cost is that of its schedule on its target (argpool.row_cost), times factors of element,
index and window (argpool.factor), times the machine's numbers (argpool.costs, `machine`). All are
fitted at once, by Adam, to what matters: the time that the choice among a call's rows loses, and,
less, each row's time. Needs numpy.
"""
import argparse
import collections
import os
import re
import sys

import numpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from share_data import (COMPUTING, FEATURES, Rows, problems_of, read_record,  # noqa: E402
                        read_samples, read_table)

_TARGETS = ("base", "avx2", "avx512")
_START = {"call": 20, "plane": 3, "row": 2, "vector": 2, "tail": 1, "cell": .1, "input": .01,
          "thin": .5, "tap": .1, "step": .01, "far": .002, "deep": .005}
_MACHINE = ("call", "base", "avx2", "avx512", "far", "deep", "stream_call", "stream_far",
            "stream_deep")
_SHARPNESS = 0.08  # a row that is estimated this much slower is chosen e times less often
_NEEDLESS = 0.041  # a term's share of a group's times below which it goes,
_RARE = 0.01       # unless it makes a fifth of at least so many of them
_LASSO = 3e-5      # how much a factor is drawn to 1,
_OWN_LASSO = 1e-3  # and one of a kind's own
_SHRINK = 0.5      # how much machines are drawn to be like each other
_NO_FACTOR = 0.07  # a factor this near to 1 goes


class Model:
    """Logarithms of all numbers, and which of them a row has."""

    def __init__(self, rows, kinds):
        self.rows, self.kinds = rows, {kind: i for i, kind in enumerate(kinds)}
        self.groups, self.group_of = _numbered(rows.all, lambda r: (
            r.op, r.layout, r.any, r.target, r.schedule))
        self.factors = []  # (keys, of each row)
        for key in (lambda r: ("elem", r.op, r.layout, r.any, r.target, r.elem),
                    lambda r: ("index", r.op, r.layout, r.any, r.target, r.index),
                    lambda r: ("window", r.op, r.layout, r.schedule, r.target, r.window)):
            self.factors.append(_numbered(rows.all, key))
        self.terms = numpy.tile(numpy.log([_START[f] for f in FEATURES]), (len(self.groups), 1))
        self.mask = numpy.ones_like(self.terms)
        self.by = [numpy.zeros(len(keys)) for keys, _ in self.factors]
        self.machines = numpy.zeros((len(kinds), len(_MACHINE)))
        self.spread = self._spread()
        self.held = [numpy.zeros(len(by), bool) for by in self.by]  # factors that stay 1
        self.own, self.lasso = False, _LASSO  # own: terms and machines stay, too

    def keep_costs(self, kind):
        """Fits no more than factors: what rows cost is what the plan says of the kind. A row whose
        costs are guessed has no factor; nor does a schedule's only element, or only index."""
        costs = numpy.array([[row.get(kind, row[None]).get(name, 0) for name in FEATURES]
                             for row in self.rows.costs])
        self.group_of = numpy.arange(len(costs))
        self.mask = costs > 0
        self.terms = numpy.log(numpy.where(self.mask, costs, 1))
        groups = [(r.op, r.layout, r.any, r.target, r.schedule) if kind in of else None
                  for r, of in zip(self.rows.all, self.rows.costs)]
        self.factors = []
        for of in (lambda r: (None, None), lambda r: (r.elem, None), lambda r: (None, r.index)):
            found = collections.defaultdict(set)
            for group, row in zip(groups, self.rows.all):
                found[group].add(of(row))
            keys = [(*group, *of(row))
                    if group and (of(row) == (None, None) or len(found[group]) > 1) else None
                    for group, row in zip(groups, self.rows.all)]
            self.factors.append(_numbered(keys, lambda key: key))
        self.by = [numpy.zeros(len(keys)) for keys, _ in self.factors]
        self.held = [numpy.array([key is None for key in keys]) for keys, _ in self.factors]
        self.own, self.lasso = True, _OWN_LASSO

    def drop_factors(self):
        """Factors that are nearly 1 are 1, and stay so."""
        for by, held in zip(self.by, self.held):
            held |= abs(by) < _NO_FACTOR
            by[held] = 0

    def _spread(self):
        """[row, number of a machine, term]: which numbers of a machine multiply a term."""
        at = {name: i for i, name in enumerate(FEATURES)}
        spread = numpy.zeros((len(self.rows.all), len(_MACHINE), len(FEATURES)))
        for i, row in enumerate(self.rows.all):
            spread[i, 0, [at["call"], at["plane"]]] = 1
            spread[i, 1 + _TARGETS.index(row.target), COMPUTING] = 1
            spread[i, 4, at["far"]] = spread[i, 5, at["deep"]] = 1
            if row.streams:
                spread[i, 6, at["call"]] = spread[i, 7, at["far"]] = spread[i, 8, at["deep"]] = 1
        return spread

    def coefficients(self, kind):
        """Of each row, all terms."""
        log = self.terms[self.group_of] + numpy.einsum(
            "rmt,m->rt", self.spread, self.machines[self.kinds[kind]])
        log[:, COMPUTING] += sum(by[of] for by, (_, of) in zip(self.by, self.factors))[:, None]
        return numpy.exp(log) * self.mask[self.group_of]

    def estimate(self, data):
        return (self.coefficients(data.kind)[data.row] * data.work).sum(1) + 1e-3

    def parameters(self):
        return [self.terms, self.machines, *self.by]

    def numbers(self):
        factors = sum(int((by != 0).sum()) for by in self.by)
        others = int(self.mask.sum()) + self.machines.size + 2 * len(self.kinds)
        return factors + (0 if self.own else others)


def _numbered(rows, key):
    keys = {}
    of = numpy.array([keys.setdefault(key(row), len(keys)) for row in rows])
    return list(keys), of


def loss_and_slopes(model, data, counts):
    """What choices lose and how far estimates are off; and its slope along each parameter.
    `counts`: of the loss of choices; the other has 1."""
    coefficients = model.coefficients(data.kind)
    parts = coefficients[data.row] * data.work
    ns = parts.sum(1) + 1e-3
    # Off by more than 0.3 counts linearly.
    off = numpy.log(ns) - numpy.log(data.ns)
    weight = data.weight / data.weight.sum()
    loss = (weight * numpy.where(abs(off) < .3, off * off / .6, abs(off) - .15)).sum()
    slope = weight * numpy.clip(off / .3, -1, 1) / ns
    if counts:
        total = ns[data.index] + data.helper[data.index]
        force = -numpy.log(total) / _SHARPNESS
        force -= numpy.maximum.reduceat(force, data.starts)[data.call]
        chance = numpy.exp(force)
        chance /= numpy.add.reduceat(chance, data.starts)[data.call]
        lost = numpy.add.reduceat(chance * data.lost, data.starts)
        loss += counts * (data.counts * lost).sum()
        numpy.add.at(slope, data.index, -counts * data.counts[data.call] * chance *
                     (data.lost - lost[data.call]) / (_SHARPNESS * total))
    by_row = numpy.zeros_like(coefficients)
    numpy.add.at(by_row, data.row, parts * slope[:, None])
    computing = by_row[:, COMPUTING].sum(1)
    slopes = [numpy.zeros_like(model.terms), numpy.zeros_like(model.machines)]
    numpy.add.at(slopes[0], model.group_of, by_row)
    slopes[1][model.kinds[data.kind]] = numpy.einsum("rmt,rt->m", model.spread, by_row)
    for by, (_, of) in zip(model.by, model.factors):
        slopes.append(numpy.bincount(of, computing, len(by)))
    return loss, slopes


def train(model, sets, steps, rate):
    """Adam; factors are drawn towards 1, each by the same force, and a machine's numbers."""
    parameters = model.parameters()
    mean = [numpy.zeros_like(p) for p in parameters]
    square = [numpy.zeros_like(p) for p in parameters]
    for step in range(steps):
        slopes = [numpy.zeros_like(p) for p in parameters]
        for data in sets:
            _, own = loss_and_slopes(model, data, 1 if step > .3 * steps else 0)
            for slope, more in zip(slopes, own):
                slope += data.trust * more
        slopes[1] += _SHRINK * model.machines / model.machines.size
        for slope, by, held in zip(slopes[2:], model.by, model.held):
            slope += model.lasso * numpy.sign(by) + 2e-3 * by / len(by)
            slope[held] = 0
        for slope in slopes[:2] if model.own else []:
            slope[:] = 0
        now = rate * (1 if step < .6 * steps else .3 if step < .85 * steps else .1)
        for p, g, m, s in zip(parameters, slopes, mean, square):
            m += .1 * (g - m)
            s += .001 * (g * g - s)
            p -= now * (m / (1 - .9 ** (step + 1))) / (
                numpy.sqrt(s / (1 - .999 ** (step + 1))) + 1e-8)


def prune(model, sets):
    """Terms that make little of their group's times go."""
    parts, large = numpy.zeros_like(model.terms), numpy.zeros_like(model.terms)
    weights = numpy.full(len(model.terms), 1e-9)
    for data in sets:
        part = model.coefficients(data.kind)[data.row] * data.work
        weight = data.weight + 1e-4
        group = model.group_of[data.row]
        share = part / part.sum(1, keepdims=True)
        numpy.add.at(parts, group, share * weight[:, None])
        numpy.add.at(large, group, (share > .2) * weight[:, None])
        numpy.add.at(weights, group, weight)
    weights = weights[:, None]
    model.mask *= (parts > _NEEDLESS * weights) | (large > _RARE * weights)


def regrets(model, data):
    """What choosing by the model loses, of each call."""
    total = model.estimate(data)[data.index] + data.helper[data.index]
    ends = numpy.append(data.starts[1:], len(total))
    return numpy.array([data.measured[start + numpy.argmin(total[start:end])]
                        for start, end in zip(data.starts, ends)])


def tell(name, lost):
    lost = 100 * lost
    return (f"{name}: mean {lost.mean():.1f} %, p99 {numpy.quantile(lost, .99):.0f} %, "
            f"worst {lost.max():.0f} % of {len(lost)} calls")


def _number(value):
    text = f"{value:.3g}"
    return f"{float(text):.10f}".rstrip("0").rstrip(".") if "e" in text else text


def _when(**keys):
    words = {"cf": "channels_first", "cl": "channels_last"}
    given = [f"{key} = {words.get(value, value)}" for key, value in keys.items() if value]
    return f"when <{', '.join(given)}>"


def shared_text(model, head):
    """The file of argpool.row_cost and argpool.factor."""
    lines = [f"// {line}" for line in head] + ["// SPDX-License-Identifier: MIT", ""]
    for (op, layout, any_, target, schedule), log, mask in zip(model.groups, model.terms,
                                                               model.mask):
        terms = ", ".join(f"{name} = {_number(numpy.exp(value))}"
                          for name, value, there in zip(FEATURES, log, mask) if there)
        when = _when(layout=layout, window="any" if any_ else "compiled")
        lines.append(f'argpool.row_cost for {op} on "{target}" schedule "{schedule}" {when} '
                     f"cost <{terms}>")
    for by, (keys, _) in zip(model.by, model.factors):
        for (what, op, layout, third, target, value), log in zip(keys, by):
            if log == 0:
                continue
            if what == "window":
                schedule = f' schedule "{third}"'
                when = _when(layout=layout, window=value if value == "any" else f"({value})")
            else:
                schedule = ""
                when = _when(layout=layout, window="any" if third else "compiled",
                             **{what: f"[{value}]"})
            lines.append(f'argpool.factor {_number(numpy.exp(log))} for {op} '
                         f'on "{target}"{schedule} {when}')
    return "\n".join(lines) + "\n"


def own_text(text, model):
    """A kind's file where its own factors are multiplied by those that were fitted."""
    head, brace, body = text.rstrip().removesuffix("}").partition("> {")
    factors = {of: float(by) for by, of in re.findall(r"argpool\.factor (\S+) (.*)", body)}
    rest = [line for line in body.splitlines() if line.strip() and "argpool.factor" not in line]
    for by, (keys, _) in zip(model.by, model.factors):
        for key, log in zip(keys, by):
            if log == 0:
                continue
            op, layout, any_, target, schedule, elem, index = key
            when = _when(layout=layout, window="any" if any_ else "compiled",
                         elem=elem and f"[{elem}]", index=index and f"[{index}]")
            of = f'for {op} on "{target}" schedule "{schedule}" {when}'
            factors[of] = factors.get(of, 1) * numpy.exp(log)
    lines = [f"  argpool.factor {_number(by)} {of}" for of, by in factors.items()]
    return "\n".join([head.rstrip() + (brace or " {"), *rest, *lines, "}"]) + "\n"


def machine_text(text, model, kind, sizes):
    """A file of costs with the kind's numbers in place of its `machine` and of its body."""
    numbers = [f"{name} = {_number(numpy.exp(log))}"
               for name, log in zip(_MACHINE, model.machines[model.kinds[kind]])]
    numbers += [f"cache = {int(sizes[0])}", f"last = {int(sizes[1])}"]
    text = re.sub(r"\s*\{.*\}\s*$", "", text, flags=re.S)
    text = re.sub(r"\s*machine <[^>]*>", "", text.rstrip())
    return f"{text}\n    machine <{', '.join(numbers)}>\n"


def options():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0], epilog="See the file.",
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--plan", action="append", required=True, metavar="FILE",
                        help="rows, as argpool-compile --emit=plan writes them; repeatable")
    for name, what in (("samples", "argpool-tune --samples"), ("record", "a record of tools/bench"),
                       ("table", "costs row by row"), ("regret", "samples that are not fitted")):
        parser.add_argument("--" + name, action="append", default=[], metavar="KIND=FILE",
                            help=what + "; repeatable")
    parser.add_argument("--frozen", metavar="LIST", help="problems of records to leave out")
    parser.add_argument("--caches", action="append", default=[], metavar="KIND=L2,LAST",
                        help="bytes of what calls fit into (default: 734003,16777216)")
    parser.add_argument("--own", metavar="KIND", help="fit the kind's own factors alone")
    parser.add_argument("--steps", type=int, default=500, help="of the fit (default: 500)")
    parser.add_argument("--head", action="append", default=[], help="a line for the file's head")
    parser.add_argument("-o", metavar="FOLDER", help="where shared.mlir and <kind>.mlir are")
    return parser.parse_args()


def gather(asked, rows):
    """(sets to fit, sets to test), by what was asked for; and the caches of kinds."""
    pairs = {name: [item.split("=", 1) for item in getattr(asked, name)]
             for name in ("samples", "record", "table", "regret", "caches")}
    sizes = collections.defaultdict(lambda: (734003., 16777216.))
    for row in rows.costs if asked.own else []:
        of = row.get(asked.own, {})
        if "cache" in of and "last" in of:
            sizes[asked.own] = of["cache"], of["last"]
    for kind, given in pairs["caches"]:
        sizes[kind] = tuple(float(size) for size in given.split(","))
    frozen = problems_of(asked.frozen) if asked.frozen else set()
    fitted = [read_samples(rows, kind, path, sizes[kind]) for kind, path in pairs["samples"]]
    if pairs["table"] and not fitted:
        raise SystemExit("--table needs --samples: it says what their calls take elsewhere")
    tables = [read_table(rows, kind, path, sizes[kind], fitted[0])
              for kind, path in pairs["table"]]
    records = [read_record(rows, kind, path, sizes[kind], frozen)
               for kind, path in pairs["record"]]
    tests = [read_samples(rows, kind, path, sizes[kind]) for kind, path in pairs["regret"]]
    return fitted + records + tables, tests, sizes


def main():
    asked = options()
    rows = Rows(asked.plan)
    sets, tests, sizes = gather(asked, rows)
    kinds = sorted({data.kind for data in sets + tests})
    model = Model(rows, kinds)
    if asked.own:
        if kinds != [asked.own] or not any(asked.own in row for row in rows.costs):
            raise SystemExit(f"--own {asked.own} takes samples of that kind alone, and a plan that "
                             "has its costs")
        model.keep_costs(asked.own)
        for data in tests:
            print(tell(f"{data.kind}, {data.name}, before", regrets(model, data)))
    train(model, sets, asked.steps, .05)
    if asked.own:
        model.drop_factors()
    else:
        prune(model, sets)
    train(model, sets, asked.steps // 2, .02)
    model.drop_factors()
    said = [tell(f"{data.kind}, {data.name}", regrets(model, data)) for data in tests]
    print("\n".join([f"{model.numbers()} numbers"] + said))
    if not asked.o:
        return
    if not asked.own:
        with open(os.path.join(asked.o, "shared.mlir"), "w", encoding="utf-8") as file:
            file.write(shared_text(model, asked.head + said))
    for kind in kinds:
        path = os.path.join(asked.o, kind + ".mlir")
        with open(path, encoding="utf-8") as file:
            had = file.read()
        text = own_text(had, model) if asked.own else machine_text(had, model, kind, sizes[kind])
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)


if __name__ == "__main__":
    main()
