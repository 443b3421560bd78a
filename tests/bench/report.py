"""What the benchmarks say: a table by cell, the worst cases, and one JSON object."""
# SPDX-License-Identifier: MIT
import math
import statistics

from cells import BARS, NAMES, short

PYTORCH = "pytorch"


def geometric_mean(numbers):
    """Of those that are there; None without any."""
    logs = [math.log(n) for n in numbers if n is not None]
    return math.exp(statistics.fmean(logs)) if logs else None


def by_cell(cases):
    """Cell -> threads -> its cases."""
    found = {}
    for name in NAMES:
        for case in cases:
            if case.cell == name:
                found.setdefault(name, {}).setdefault(case.threads, []).append(case)
    return found


def cell_numbers(cases):
    """What is said of a cell with one number of threads: geometric means, and the worst ratio."""
    rivals = [c.vs_best for c in cases if c.vs_best is not None]
    return {
        "cases": len(cases),
        "roof": geometric_mean(c.roof for c in cases),
        "vs_best": geometric_mean(rivals),
        "vs_best_cases": len(rivals),
        "vs_any": geometric_mean(c.vs_any for c in cases),
        "vs_pytorch": geometric_mean(c.vs(PYTORCH) for c in cases),
        "roof_best": geometric_mean(c.roof_of(c.best_peer) for c in cases),
        "roof_pytorch": geometric_mean(c.roof_of(c.peer(PYTORCH)) for c in cases),
        "worst": min(rivals, default=None),
        "worst_roof": min(c.roof for c in cases),
        "compiled": sum(c.shipped is not None for c in cases),
        "roof_shipped": geometric_mean(c.shipped_roof for c in cases),
    }


def aa_band(cases):
    """Between what the same code's medians lie of itself: 5 and 95 % of the cases."""
    ratios = sorted(c.same_again for c in cases)
    return [ratios[len(ratios) // 20], ratios[-1 - len(ratios) // 20]]


def worst(cases, count=10):
    """The cases that are furthest behind: by the ratio to the best peer, then to the roof."""
    return sorted(cases, key=lambda c: (c.vs_best if c.vs_best is not None else 99, c.roof))[:count]


def _text(number, form):
    return "-" if number is None else format(number, form)


def _table(cases):
    lines = [
        f"{'':26}{'threads':>7}{'cases':>6}{'roof':>7}{'x best':>8}{'of':>5}{'worst':>7}"
        f"{'x any':>7}{'x PyTorch':>10}{'compiled':>9}{'shipped':>8}"
    ]
    for name, by_threads in by_cell(cases).items():
        for threads, group in sorted(by_threads.items()):
            n = cell_numbers(group)
            lines.append(
                f"{name:26}{threads:7}{n['cases']:6}{_text(n['roof'], '.0%'):>7}"
                f"{_text(n['vs_best'], '.2f'):>8}{n['vs_best_cases']:5}"
                f"{_text(n['worst'], '.2f'):>7}{_text(n['vs_any'], '.2f'):>7}"
                f"{_text(n['vs_pytorch'], '.2f'):>10}{n['compiled'] or '-':>9}"
                f"{_text(n['roof_shipped'] if n['compiled'] else None, '.0%'):>8}"
            )
    return lines


def _worst_lines(cases):
    lines = [f"{'ms':>9}{'roof':>6}{'x best':>7}  best peer / row / problem"]
    for c in worst(cases):
        peer = c.best_peer["name"] if c.best_peer else "no peer"
        lines.append(
            f"{c.ns / 1e6:9.4f}{c.roof:6.0%}{_text(c.vs_best, '.2f'):>7}  {peer} / {c.selected} / "
            f"{short(c.line)}, {c.threads} threads, {c.home}"
        )
        if c.bound:
            lines.append(f"{'':24}{c.bound}")
    return lines


def _compiled_lines(cases):
    """Of cases whose windows the benchmark compiled in: what libargpool takes by itself."""
    lines = [f"{'ms':>9}{'roof':>6}{'shipped':>9}{'roof':>6}  row / libargpool's / problem"]
    for c in cases:
        lines.append(
            f"{c.ns / 1e6:9.4f}{c.roof:6.0%}{c.shipped_ns / 1e6:9.4f}{c.shipped_roof:6.0%}  "
            f"{c.selected} / {c.shipped} / {short(c.line)}, {c.threads} threads"
        )
    return lines


def _share_lines(cases, bounds):
    """What share of the roof each cell reaches, beside its bar and what peers reach of the same
    roof; `bounds`: and what it would reach if its cases below the bar took no longer than they
    compute, where that is known."""
    head = f"{'':26}{'threads':>7}{'bar':>6}{'argpool':>9}{'best peer':>11}{'PyTorch':>9}"
    lines = [head + (f"{'below':>7}{'measured':>9}{'bounded':>9}" if bounds else "")]
    for name, by_threads in by_cell(cases).items():
        bar = BARS.get(name)
        for threads, group in sorted(by_threads.items() if bar else []):
            n = cell_numbers(group)
            line = f"{name:26}{threads:7}{bar:6.0%}{n['roof']:9.0%}"
            line += f"{_text(n['roof_best'], '.0%'):>11}{_text(n['roof_pytorch'], '.0%'):>9}"
            if bounds:
                below = [c for c in group if c.roof < bar]
                known = sum(c.bound_ns is not None for c in below)
                bounded = geometric_mean(c.bounded_roof if c in below else c.roof for c in group)
                line += f"{len(below):7}{known:9}{bounded:9.0%}"
            lines.append(line)
    lines.append("best peer, PyTorch: their shares, of the cases that they offer")
    if bounds:
        lines += [
            "below: cases below the bar, and of how many the bound was measured; bounded: the mean",
            "if each of those took no longer than its row computes and its call takes",
        ]
    return lines


def _regret_line(name, cases):
    if not cases:
        return f"  {name}: no cases"
    regrets = [c.regret for c in cases]
    most = max(cases, key=lambda c: c.regret)
    return (
        f"  {name}: mean {statistics.fmean(regrets):.1%}, worst {most.regret:.1%} "
        f"({short(most.line)}, {most.threads} threads: {most.best_row} over {most.selected})"
    )


def text(cases, lacking, header, bounds=False):
    """All of it, as it is printed; `bounds`: those of all cases below the bars were measured."""
    low, high = aa_band(cases)
    frozen = [c for c in cases if c.frozen]
    tiny = [c for c in cases if c.plan_ns is not None and c.threads == 1]
    lines = [header, "", *_table(cases)]
    compiled = [c for c in cases if c.shipped]
    lines += [
        "roof: share of the traffic twin; x best: times as fast as the best peer that moves the",
        "same bytes; x any: as the best peer, however wide its indices; geometric means over the",
        "cases that have one; worst: the least x best; compiled: cases whose window the benchmark",
        "compiles in as an app does, and shipped: the roof with libargpool's own kernels alone",
        f"A/A: the same call's medians over itself: {low:.3f} to {high:.3f} (5 to 95 % of cases)",
        "rounds in which somebody else had a share of the cores: "
        f"{statistics.fmean(c.disturbed for c in cases):.1%} of those that count",
    ]
    if compiled:
        lines += ["", "windows of tests/bench/kernels.mlir, and what libargpool takes by itself"]
        lines += _compiled_lines(compiled)
    if frozen:
        lines += ["", "frozen problems alone, on which nothing was tuned", *_table(frozen)]
    lines += ["", "regret against the best variant, which was measured again"]
    lines += [_regret_line("frozen", frozen), _regret_line("all", cases)]
    if tiny:
        lines += ["", f"{'calls, ns':>12}{'by plan':>9}{'create':>8}{'best peer':>11}"]
        for c in tiny:
            rival = c.best_peer
            peer = f"{rival['ns']:11.0f} {rival['name']}" if rival else f"{'-':>11}"
            lines.append(
                f"{c.ns:12.0f}{c.plan_ns:9.0f}{c.create_ns:8.0f}{peer}, {short(c.line)}"
            )
        lines.append("create: a plan made and dropped: all checks, the choice, an allocation")
    selects = [c.select_ns for c in cases]
    lines += ["", f"choosing the rows of a call: median {statistics.median(selects):.0f} ns, "
              f"longest {max(selects):.0f} ns"]
    lines += ["", "the worst ten", *_worst_lines(cases)]
    lines += ["", "shares of the roof", *_share_lines(cases, bounds)]
    behind = [c for c in cases if c.vs_best is not None and c.vs_best < 0.95]
    lines += ["", f"below 0.95 of the best peer, after three more runs each: {len(behind)}"]
    if lacking:
        lines += ["", f"not measured: {len(lacking)}"]
        lines += [f"  {short(line)}: {why}" for line, why in lacking.items()]
    return "\n".join(lines)


def summary(cases, lacking):
    """The object that --json prints."""
    regrets = [c.regret for c in cases if c.frozen] or [c.regret for c in cases]
    return {
        "cases": len(cases),
        "not_measured": len(lacking),
        "aa_band": aa_band(cases),
        "disturbed": statistics.fmean(c.disturbed for c in cases),
        "cells": {
            name: {str(threads): cell_numbers(group) for threads, group in by_threads.items()}
            for name, by_threads in by_cell(cases).items()
        },
        "regret_mean": statistics.fmean(regrets),
        "regret_max": max(regrets),
        "select_ns": statistics.median(c.select_ns for c in cases),
    }
