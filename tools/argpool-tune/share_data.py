# SPDX-License-Identifier: MIT
"""What share_costs.py fits: rows of a plan, and times of rows, call by call."""
import collections
import dataclasses
import gzip
import itertools
import json
import math
import os
import re

import numpy

FEATURES = ("call", "plane", "row", "vector", "tail", "cell", "input", "thin", "tap", "step",
            "far", "deep")
COMPUTING = [FEATURES.index(name) for name in ("row", "vector", "tail", "cell", "input", "thin",
                                               "tap", "step")]
_BYTES = {"f64": 8, "i64": 8, "x64": 8, "f32": 4, "i32": 4, "x32": 4, "f16": 2, "bf16": 2,
          "i16": 2, "x16": 2, "u16": 2, "u8": 1, "i8": 1, "x8": 1, "none": 0}
_KERNEL = re.compile(
    r"\s*argpool\.kernel @(?P<name>\S+) for (?P<op>\S+) (?:elem (?P<elem>\S+) )?index "
    r"(?P<index>\S+) layout channels_(?P<layout>\S+) window\((?P<window>[^()]*)\) "
    r'on @(?P<target>\S+) schedule "\S+" lanes (?P<lanes>\d+)')
_KIND = re.compile(r"(\w+) = <([^>]*)>")
_MEASURED = re.compile(r'\s*argpool\.measured "(\S+)" cost <([^>]*)>')


@dataclasses.dataclass(frozen=True)
class Row:
    """A row of the plan. `schedule` is what its name has behind the target; `flat` and `planes`:
    what vectors lie along (argpool_registry.h)."""
    name: str
    op: str
    elem: str
    index: str
    layout: str
    window: str
    target: str
    schedule: str
    lanes: int
    streams: bool
    checks: bool
    flat: bool
    planes: bool

    @property
    def any(self):
        return self.window == "any"


class Rows:
    """All rows of some plans, and what each costs on the kinds of CPU that the plans
    know; by None, the guess of its variant."""

    def __init__(self, plans):
        self.all, self.number, self.costs = [], {}, []
        for line in itertools.chain.from_iterable(map(_lines, plans)):
            found = _KERNEL.match(line)
            if not found or found["name"] in self.number:
                continue
            words = found.groupdict()
            words["schedule"] = words["name"].split("__")[1][len(words["target"]) + 1:]
            words.update(elem=words["elem"] or "none", lanes=int(words["lanes"]),
                         layout={"first": "cf", "last": "cl"}[words["layout"]],
                         streams=" streams" in line, checks=" checks" in line,
                         flat="joined_lines" in line, planes="channel_lines" in line)
            self.number[words["name"]] = len(self.all)
            self.all.append(Row(**words))
            measured = _KIND.findall(line.partition(" measured {")[2])
            guess = re.search(r" cost <([^>]*)>", line)
            self.costs.append({kind: _terms_of(terms) for kind, terms in measured})
            self.costs[-1].setdefault(None, _terms_of(guess[1]) if guess else {"call": 1e12})


def _lines(path):
    with open(path, encoding="utf-8") as file:
        return file.read().splitlines()


class Data:
    """Times of rows on one kind of CPU, and the calls whose rows took turns.

    `work`: [sample, feature]; `helper`: what runs beside the row. Samples `index` are those of
    calls, those of one next to each other, from `starts`; `call` is which. `measured` is what such
    a row took over the best one, less 1, and `lost` the same up to a most.
    """

    # pylint: disable=too-many-instance-attributes
    def __init__(self, kind, name, trust, samples, sizes):
        self.kind, self.name, self.trust, self.samples = kind, name, trust, samples
        self.row = samples["row"].astype(int)
        self.ns, self.helper = samples["ns"], numpy.maximum(samples["total"] - samples["ns"], 0)
        self.work = _features(samples, sizes)
        calls = collections.defaultdict(list)
        for i, number in enumerate(samples["contest"]):
            if number > 0:
                calls[number].append(i)
        lists = [numbers for numbers in calls.values() if len(numbers) > 1]
        if not lists:
            raise SystemExit(f"{name} has no call of several of the plans' rows")
        self.index = numpy.concatenate(lists)
        lengths = numpy.array([len(numbers) for numbers in lists])
        self.starts = numpy.append(0, numpy.cumsum(lengths)[:-1])
        self.call = numpy.repeat(numpy.arange(len(lists)), lengths)
        total = samples["total"][self.index]
        best = numpy.minimum.reduceat(total, self.starts)
        self.measured = total / best[self.call] - 1
        self.lost = numpy.minimum(self.measured, 4)
        # Calls beyond the caches are few, and take long.
        counts = numpy.where(best > 1e6, 8., numpy.where(best > 1e5, 2., 1.))
        self.counts = counts / counts.sum()
        self.weight = numpy.ones(len(self.ns))
        self.weight[self.index] = counts[self.call] * (1 / (1 + self.measured)) ** 1.5


def _missing(size, cache):
    return numpy.clip(2 * (size - cache), 0, size)


def _features(of, sizes):
    lanes = numpy.maximum(of["lanes"], 1)
    vectors, flat = numpy.ceil(of["line"] / lanes), of["once"] > 0
    tails = numpy.where(vectors * lanes == of["line"], 0, of["rows"])
    thin = (of["line"] < lanes) | (flat & (of["cells"] < of["line"]))
    return numpy.stack([
        numpy.ones(len(lanes)), of["planes"], of["rows"], of["rows"] * vectors,
        numpy.where(flat, of["once"] * vectors, tails), of["cells"], of["input"],
        thin * of["cells"], numpy.where(of["taps"] > 1, of["cells"] * of["taps"], 0),
        of["cells"] * of["steps"], _missing(of["bytes"], sizes[0]),
        _missing(of["bytes"], sizes[1])], 1)


def _columns(rows, path):
    """Columns of a file of samples, of rows that the plans have."""
    lines = _lines(path)
    names = lines[0].split(",")
    kept = [line.split(",") for line in lines[1:]]
    kept = [[rows.number[line[0]]] + line[1:] for line in kept if line[0] in rows.number]
    if "contest" not in names or not kept:
        raise SystemExit(f"{path} is no file that argpool-tune --samples wrote of the plans' rows")
    numbers = numpy.array(kept, dtype=float)
    return dict(zip(["row"] + names[1:], numbers.T))


def read_samples(rows, kind, path, sizes):
    return Data(kind, os.path.basename(path), 1, _columns(rows, path), sizes)


def _terms_of(text):
    """`call = 21, row = 2` by name."""
    return {name.strip(): float(value)
            for name, value in (part.split("=") for part in text.split(",") if part.strip())}


def _model_ns(model, of):
    """What a row's own costs say of samples (argpool_cost)."""
    part = collections.defaultdict(float, model)
    lanes = part["width"] or of["lanes"]
    work = _features({**of, "lanes": lanes + 0 * of["line"]}, (part["cache"], part["last"]))
    tap = of["cells"] * of["taps"] * part["tap"]
    return work @ [0 if name == "tap" else part[name] for name in FEATURES] + tap


def read_table(rows, kind, path, sizes, like):
    """Models instead of times, of the calls of other samples."""
    of = like.samples
    ns = numpy.full(len(of["row"]), numpy.nan)
    for line in _lines(path):
        found = _MEASURED.match(line)
        if not found or found[1] not in rows.number:
            continue
        mine = of["row"] == rows.number[found[1]]
        ns[mine] = _model_ns(_terms_of(found[2]),
                            {name: column[mine] for name, column in of.items()})
    known = numpy.isfinite(ns) & (ns > 0)
    kept = {name: column[known] for name, column in of.items()}
    helper = numpy.maximum(kept["total"] - kept["ns"], 0)
    kept.update(ns=ns[known], total=ns[known] + helper)
    return Data(kind, os.path.basename(path), .1, kept, sizes)


def _taps_along(kernel, stride, pad, dilation, pooled, cells):
    taps = kernel
    for end in (pad, (pooled - 1) * stride - pad + (kernel - 1) * dilation - (cells - 1)):
        count = min(end / stride + 1, pooled)
        if end > 0:
            taps -= count * (2 * end - (count - 1) * stride) / (2 * dilation * pooled)
    return max(taps, 1)


class _Call:
    """A problem line (tests/README.md): extents and window by x, y, z."""

    def __init__(self, line):
        op, self.elem, self.index, _, layout, shape, window = line.split()[:7]
        size = {letter: int(number) for letter, number in re.findall(r"([ncdhw])(\d+)", shape)}
        extent = [size.get("w", 1), size.get("h", 1), size.get("d", 1)]
        rank = 1 + ("h" in size) + ("d" in size)
        self.last, self.n, self.c = layout == "cl", size.get("n", 1), size.get("c", 1)
        if self.c == 1:  # channels-last of one channel is channels-first
            self.last = False
        self.kernel = self._axes(window, "k", rank, None, 1)
        self.stride = self._axes(window, "s", rank, self.kernel, 1)
        self.pad = self._axes(window, "p", rank, None, 0)
        self.dilation = self._axes(window, "d", rank, None, 1)
        out = re.search(r" out=(\d+(?:x\d+)*)", line)
        if op == "max_pool":
            self.plane = extent
            self.pooled = [(n + 2 * p - d * (k - 1) - 1) // s + 1
                           for n, k, s, p, d in self._each(extent)]
        else:
            self.pooled = extent
            self.plane = [(n - 1) * s - 2 * p + d * (k - 1) + 1
                          for n, k, s, p, d in self._each(extent)]
            if out:
                given = [int(n) for n in out[1].split("x")][::-1]
                self.plane = given + [1] * (3 - len(given))

    def _each(self, extent):
        return zip(extent, self.kernel, self.stride, self.pad, self.dilation)

    @staticmethod
    def _axes(window, letter, rank, otherwise, fill):
        found = re.search(letter + r"(\d+(?:x\d+)*)", window)
        if not found:
            return otherwise or [fill] * 3
        given = [int(n) for n in found[1].split("x")][::-1]
        given = given * rank if len(given) == 1 else given
        return given + [fill] * (3 - len(given))

    def work(self, row):
        """The columns that argpool-tune has of a sample."""
        to_plane = row.op.startswith(("max_unpool", "max_pool_backward")) and not (
            row.op.startswith("max_unpool_backward"))
        of, other = (self.plane, self.pooled) if to_plane else (self.pooled, self.plane)
        cells, planes = math.prod(of), self.n * self.c
        line, lines = (self.c, cells * self.n) if self.last or row.planes else (
            of[0], of[1] * of[2] * planes)
        once = 0
        if row.flat:
            line = of[0] * (self.c if self.last else of[1] * of[2])
            if not self.last and line < row.lanes:
                line *= -(-row.lanes // line)
            lines, once = cells * planes / line, self.n if self.last else 1
        taps, steps = self._taps(row) if row.any and row.op == "max_pool" else (1, 0)
        moved = math.prod(self.plane) * _BYTES[self.elem] + math.prod(self.pooled) * (
            _BYTES[self.elem] + _BYTES[self.index])
        return {"planes": self.n if self.last else planes, "rows": lines, "line": line,
                "lanes": row.lanes, "cells": cells * planes, "input": math.prod(other) * planes,
                "taps": taps, "steps": steps, "bytes": moved * planes, "once": once}

    def _taps(self, row):
        taps, steps, cells = 1, 0, 1
        for i, (_, k, s, p, d) in enumerate(self._each(self.plane)):
            taps *= k if row.flat else _taps_along(k, s, p, d, self.pooled[i], self.plane[i])
            steps += math.ceil(math.log2(k))
            cells *= s * (1 + (k - 1) * d / 16)
        return taps, steps * cells


def read_record(rows, kind, path, sizes, frozen):
    """A record of tools/bench, without the problems `frozen`. A row's time is the whole call's."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        cases = json.load(file)["cases"]
    columns = collections.defaultdict(list)
    for number, case in enumerate(cases, 1):
        problem = " ".join(case["line"].split()[:7])
        call = _Call(case["line"])
        for name, ns in case["rows"].items():
            if not ns or name not in rows.number or problem in frozen:
                continue
            row = rows.all[rows.number[name]]
            if (row.layout == "cl") != call.last:
                continue
            for column, value in call.work(row).items():
                columns[column].append(value)
            for column, value in (("row", rows.number[name]), ("ns", ns), ("total", ns),
                                  ("contest", number)):
                columns[column].append(value)
    samples = {name: numpy.array(column, dtype=float) for name, column in columns.items()}
    return Data(kind, os.path.basename(path), .5, samples, sizes)


def problems_of(path):
    """The first seven words of the lines of a list, its {braces,} written out."""
    found = set()
    for line in _lines(path):
        lines = [line.split("#")[0].strip()]
        while any("{" in each for each in lines):
            lines = [each[:at] + one + each[end + 1:] for each in lines
                     for at, end in ((each.index("{"), each.index("}")),)
                     for one in each[at + 1:end].split(",")]
        found.update(" ".join(each.split()[:7]) for each in lines if each)
    return found
