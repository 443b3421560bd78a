"""The benchmarks' page: its plots, as PNG files and inside one HTML file."""
# SPDX-License-Identifier: MIT
import base64
import dataclasses
import html
import json
from textwrap import fill

import matplotlib

matplotlib.use("Agg")
from matplotlib import pyplot  # noqa: E402: the back end is chosen first
from matplotlib.ticker import ScalarFormatter  # noqa: E402

from cells import BARS, NAMES, RATIOS, short  # noqa: E402
from report import by_cell, geometric_mean  # noqa: E402

_COLOURS = dict(zip(NAMES, matplotlib.colormaps["tab10"].colors))
_MARKERS = {1: "o", 2: "^"}


def _plain_numbers(axis):
    """60 instead of 6 x 10^1, between powers of ten too."""
    axis.set_major_formatter(ScalarFormatter())
    axis.set_minor_formatter(ScalarFormatter())
    axis.set_tick_params(which="both", labelsize=8)


def _scatter(axes, cases, x, y):
    several = len({c.threads for c in cases}) > 1
    for name, by_threads in by_cell(cases).items():
        for threads, group in by_threads.items():
            axes.scatter(
                [x(c) for c in group],
                [y(c) for c in group],
                s=22,
                color=_COLOURS[name],
                marker=_MARKERS.get(threads, "s"),
                alpha=0.8,
                label=f"{name}, {threads} threads" if several else name,
            )


def _roofline(cases):
    """Speed over the working set; a grey line leads up to the twin's."""
    figure, axes = pyplot.subplots(figsize=(11, 6))
    for c in cases:
        speeds = [c.size / c.ns, c.size / c.twin_ns]
        axes.plot([c.size, c.size], speeds, color="0.8", linewidth=0.8, zorder=0)
        axes.plot(c.size, speeds[1], marker="_", color="0.4", markersize=7, zorder=1)
    _scatter(axes, cases, lambda c: c.size, lambda c: c.size / c.ns)
    axes.set(xscale="log", yscale="log", xlabel="bytes that must be read and written")
    axes.set(ylabel="GB/s", title="Speed of the selected variant; – is the traffic twin")
    _plain_numbers(axes.yaxis)
    axes.legend(fontsize=8, loc="center left", bbox_to_anchor=(1, 0.5), frameon=False)
    return figure


def _sorted_plot(cases, value, title, label, line, scale, goals=()):
    """A value of every case, sorted within its cell; its goal is dashed, its means are lines."""
    figure, axes = pyplot.subplots(figsize=(12, 6))
    place, ticks = 0, []
    for name, by_threads in by_cell(cases).items():
        start = place
        for threads, group in sorted(by_threads.items()):
            begin = place
            values = sorted(value(c) for c in group)
            axes.scatter(
                range(place, place + len(values)),
                values,
                s=18,
                color=_COLOURS[name],
                marker=_MARKERS.get(threads, "s"),
            )
            place += len(values) + 1
            if name in goals:
                axes.hlines(geometric_mean(values), begin - 1, place - 1, color=_COLOURS[name])
        place = max(place, start + 12)  # room for the name
        if name in goals:
            axes.hlines(goals[name], start - 1, place - 1, color="0.3", linestyle="dashed")
        ticks.append(((start + place) / 2, name))
        axes.axvline(place, color="0.9", linewidth=0.8)
        place += 2
    axes.axhline(line, color="0.3", linewidth=0.8)
    axes.set_xticks([at for at, _ in ticks], [fill(name, 10) for _, name in ticks])
    axes.tick_params("x", labelsize=7)
    axes.set(yscale=scale, ylabel=label, title=title)
    if scale == "log":
        axes.yaxis.set_major_formatter(ScalarFormatter())
    axes.grid(axis="y", color="0.92")
    return figure


def _figures(cases):
    rivalled = [c for c in cases if c.vs_best is not None]
    threads = "o one thread, △ two"
    yield "roofline", _roofline(cases)
    lines = f"lines: means, dashed: what they are to reach ({threads})"
    title = f"Share of the twin's speed; {lines}"
    goals = {name: 100 * bar for name, bar in BARS.items()}
    yield "share", _sorted_plot(cases, lambda c: 100 * c.roof, title, "%", 100, "linear", goals)
    if rivalled:
        title = f"Times as fast as the best peer; {lines}"
        yield "ratio", _sorted_plot(rivalled, lambda c: c.vs_best, title, "times", 1, "log", RATIOS)
    title = f"Regret: the selected variant's time over the best one's, less 1 ({threads})"
    yield "regret", _sorted_plot(cases, lambda c: 100 * c.regret, title, "%", 0, "linear")


def _shipped(c):
    """Marks a row that is compiled for the benchmark."""
    if not c.shipped:
        return ""
    return f" (compiled for the benchmark; libargpool alone {c.shipped_ns / 1e6:.4f}: {c.shipped})"


def _row(c):
    best = c.best_peer
    cells = [
        short(c.line) + (" (frozen)" if c.frozen else ""),
        c.cell,
        c.threads,
        c.home,
        f"{c.ns / 1e6:.4f}",
        f"{c.size / c.ns:.1f}",
        f"{c.roof:.0%}",
        f"{c.band[0]:.2f}–{c.band[1]:.2f}",
        c.selected + _shipped(c),
        f"{c.regret:.1%}" + (f" to {c.best_row}" if c.regret else ""),
        f"{best['ratio']:.2f} × {best['name']}" if best else "",
        "; ".join(
            f"{p['name']} {p['ns'] / 1e6:.4f}" + ("" if p["counts"] else " (other indices)")
            for p in c.peers
        ),
        "; ".join(f"{key}: {why}" for key, why in c.refused.items()),
        c.bound or "",
    ]
    return "<tr>" + "".join(f"<td>{html.escape(str(cell))}</td>" for cell in cells) + "</tr>"


_HEAD = """<!doctype html><html lang="en"><meta charset="utf-8"><title>argpool: benchmarks</title>
<style>body{font:14px sans-serif;margin:2em;max-width:1200px}img{max-width:100%}
pre{background:#f6f6f6;padding:1em;overflow-x:auto}table{border-collapse:collapse;font-size:12px}
td,th{border-bottom:1px solid #ddd;padding:2px 6px;text-align:left;vertical-align:top}</style>
<h1>argpool: benchmarks</h1>"""
_COLUMNS = (
    "problem, cell, threads, working set in, ms, GB/s, share of the twin, A/A of rounds, "
    "selected variant, regret, best peer, peers' ms, peers that are not there, what bounds it"
).split(", ")


def write(cases, text, folder):
    """Writes index.html, the plots as PNG files and cases.json; returns the page's path."""
    folder.mkdir(parents=True, exist_ok=True)
    parts = [_HEAD, f"<pre>{html.escape(text)}</pre>"]
    for name, figure in _figures(cases):
        file = folder / f"{name}.png"
        figure.savefig(file, dpi=110, bbox_inches="tight")
        pyplot.close(figure)
        data = base64.b64encode(file.read_bytes()).decode()
        parts.append(f'<p><img alt="{name}" src="data:image/png;base64,{data}">')
    header = "".join(f"<th>{column}</th>" for column in _COLUMNS)
    parts += [f"<table><tr>{header}</tr>", *map(_row, cases), "</table></html>"]
    page = folder / "index.html"
    page.write_text("\n".join(parts))
    (folder / "cases.json").write_text(
        json.dumps([dataclasses.asdict(c) for c in cases], indent=1)
    )
    return page
