"""Specs drawn at random: windows, types, index spaces, layouts and shapes that the contract takes.

Spec number N of a seed is the same on every machine, whatever ran before it.
"""
# SPDX-License-Identifier: MIT
import dataclasses
import random
import re

MOST_TAPS = 64     # of most windows: more are unrolled less, and compile no slower
MOST_STRIDE = 8
# Windows that have schedules of their own: kernel, stride, pad, dilation of each dimension.
COMMON = [(2, 2, 0, 1), (3, 2, 1, 1), (3, 2, 0, 1), (3, 1, 1, 1), (3, 1, 1, 2), (3, 2, 1, 2),
          (5, 1, 2, 1), (9, 1, 4, 1), (13, 1, 6, 1)]
POOLED = ["f32", "f32", "f32", "f64", "f16", "bf16", "i64", "i32", "i16", "i8", "ui8", "ui16",
          "ui32", "ui64", "i1"]
MOVED = ["f32", "f32", "f32", "f64", "i64", "i32", "i16", "i8", "ui8", "f16", "bf16", "ui64", "i1"]
SUMMED = ["f32", "f32", "f64", "f16", "bf16"]
OPERATIONS = ["max_pool", "max_pool", "max_unpool", "max_unpool", "max_pool_backward",
              "max_unpool_backward"]
SPACES = {"i64": ["plane", "plane", "tensor", "tensor_colmajor", "image", "batch_image"],
          "i32": ["plane", "plane", "image", "batch_image"], "ui8": ["window"], "ui16": ["window"]}
LAYOUTS = ["channels_first", "channels_last"]


@dataclasses.dataclass
class Axis:
    """A window along one dimension."""
    kernel: int
    stride: int
    pad: int = 0
    pad_end: int = 0
    dilation: int = 1

    @property
    def reach(self):
        return self.dilation * (self.kernel - 1) + 1

    def pooled(self, cells, ceil):
        """C1; 0 where there is no window."""
        room = cells + self.pad + self.pad_end - self.reach
        out = (room + (self.stride - 1 if ceil else 0)) // self.stride + 1
        if ceil and (out - 1) * self.stride >= cells + self.pad:
            out -= 1
        return max(out, 0)

    def unpooled(self, pooled):
        """C2's default."""
        return (pooled - 1) * self.stride - self.pad - self.pad_end + self.reach

    def takes(self, pooled, by_taps):
        """Whether so many windows may be unpooled to C2's default: taps need a cell each (C3)."""
        cells = self.unpooled(pooled)
        taps = [k * self.dilation - self.pad for k in range(self.kernel)]
        return cells >= 1 and (not by_taps or all(
            any(0 <= o * self.stride + tap < cells for tap in taps) for o in range(pooled)))


@dataclasses.dataclass
class Window:
    axes: list
    ceil: bool = False

    @property
    def taps(self):
        count = 1
        for axis in self.axes:
            count *= axis.kernel
        return count

    def words(self):
        """For argpool_spec_rows --window."""
        def numbers(letter, name):
            return letter + "x".join(str(getattr(axis, name)) for axis in self.axes)
        return "dhw"[-len(self.axes):] + ":" + "".join(
            numbers(letter, name) for letter, name in
            zip("ksped", ("kernel", "stride", "pad", "pad_end", "dilation")))

    def __str__(self):
        parts = []
        for word in ("kernel", "stride", "pad", "pad_end", "dilation"):
            numbers = [getattr(axis, word) for axis in self.axes]
            default = {"stride": [axis.kernel for axis in self.axes],
                       "pad_end": [axis.pad for axis in self.axes],
                       "pad": [0] * len(numbers), "dilation": [1] * len(numbers)}.get(word)
            if numbers != default:
                parts.append(f"{word} [{', '.join(map(str, numbers))}]")
        return f"window({' '.join(parts + ['ceil_mode'] * self.ceil)})"


@dataclasses.dataclass
class Function:
    """One operation of a spec. `cells`, `pooled`: spatial extents; None: known at the call."""
    operation: str
    elem: str
    index: str            # "" where pooling captures none
    space: str
    layout: str
    window: Window
    duplicates: str = "last"
    outer: list = dataclasses.field(default_factory=lambda: [None, None])  # N, C or C
    cells: list = None
    pooled: list = None
    sized: bool = False   # C2's extents are written

    def text(self, name):
        return FORMS[self.operation](self, name)

    def tensor(self, spatial, elem):
        extents = self.outer + (spatial or [None] * len(self.window.axes))
        return f"tensor<{'x'.join('?' if e is None else str(e) for e in extents)}x{elem}>"

    def clauses(self, index):
        words = [str(self.window), f"index({self.space}{index})"]
        if self.layout == "channels_last":
            words.append("layout(channels_last)")
        if self.duplicates != "last":
            words.append(f"duplicates({self.duplicates})")
        return " ".join(words)

    def sizes(self, word):
        if not self.sized or self.cells is None:
            return ""
        return f" {word} [{', '.join('?' if c is None else str(c) for c in self.cells)}]"


def pool_text(f, name):
    source, values = f.tensor(f.cells, f.elem), f.tensor(f.pooled, f.elem)
    indices = f.tensor(f.pooled, f.index or "i64")
    captured = bool(f.index)
    results, types = ("%v, %i", f"{values}, {indices}") if captured else ("%v", values)
    return (f"func.func @{name}(%x: {source}) -> ({types}) {{\n"
            f"  %v, %i = argpool.max_pool %x {f.clauses(f' : {f.index or chr(105) + str(64)}')}"
            f" : {source}\n  return {results} : {types}\n}}\n")


def scatter_text(word):
    def text(f, name):
        values, indices = f.tensor(f.pooled, f.elem), f.tensor(f.pooled, f.index)
        known = f.cells if f.sized or (word == "output_size" and f.pooled) else None
        result = f.tensor(known, f.elem)
        return (f"func.func @{name}(%v: {values}, %i: {indices}) -> {result} {{\n"
                f"  %d = argpool.{f.operation} %v, %i {f.clauses('')}{f.sizes(word)}"
                f" : {values}, {indices}\n  return %d : {result}\n}}\n")
    return text


def gather_text(f, name):
    cells, values = f.tensor(f.cells, f.elem), f.tensor(f.pooled, f.elem)
    indices = f.tensor(f.pooled, f.index)
    return (f"func.func @{name}(%g: {cells}, %i: {indices}) -> {values} {{\n"
            f"  %v = argpool.max_unpool_backward %g, %i {f.clauses('')} : {cells}, {indices}\n"
            f"  return %v : {values}\n}}\n")


FORMS = {"max_pool": pool_text, "max_unpool": scatter_text("output_size"),
         "max_pool_backward": scatter_text("src_size"), "max_unpool_backward": gather_text}


def draw_axis(r):
    kernel = r.choices([r.randint(2, 3), r.randint(1, 5), r.randint(4, 15)], [4, 4, 2])[0]
    dilation = 1 if kernel == 1 or r.random() < 0.75 else r.randint(2, 3)
    stride = r.choices([kernel, r.randint(1, kernel), kernel + r.randint(1, 3), 1],
                       [35, 35, 15, 15])[0]
    axis = Axis(kernel, min(stride, MOST_STRIDE), dilation=dilation)
    # Pads below the reach: each window may have a cell (C3).
    most = axis.reach - 1
    axis.pad = r.choice([0, 0, 0, min(kernel // 2, most), r.randint(0, most)])
    axis.pad_end = axis.pad if r.random() < 0.6 else r.randint(0, most)
    return axis


def draw_large(r):
    """Now and then hundreds of cells, or steps."""
    kernel = r.choice([r.randint(1, 5), r.randint(16, 40), r.randint(100, 400)])
    stride = r.choice([1, kernel, r.randint(1, kernel), r.randint(1, 400)])
    axis = Axis(kernel, stride)
    axis.pad = r.choice([0, axis.kernel // 2, r.randint(0, axis.reach - 1)])
    axis.pad_end = r.choice([axis.pad, r.randint(0, axis.reach - 1)])
    return axis


def draw_window(r, rank, only):
    """only: "2.2.0.1", kernel, stride, pad and dilation, the same in each dimension."""
    chosen = [tuple(map(int, word.split("."))) for word in only.get("window", [])]
    while True:
        if chosen or r.random() < 0.2:
            kernel, stride, pad, dilation = r.choice(chosen or COMMON)
            axes = [Axis(kernel, stride, pad, pad, dilation) for _ in range(rank)]
        elif r.random() < 0.08:
            return Window([draw_large(r)] + [draw_axis(r) for _ in range(rank - 1)])
        elif r.random() < 0.6:
            axes = [draw_axis(r)] * rank
        else:
            axes = [draw_axis(r) for _ in range(rank)]
        window = Window([dataclasses.replace(axis) for axis in axes], r.random() < 0.2)
        common = rank == 2 and axes[0].kernel in (9, 13)
        if window.taps <= MOST_TAPS or common and window.taps <= 169:
            return window


def draw_extents(r, f):
    """Static extents for one function in three, some or all; the others' are known at the call."""
    f.outer = [None, None] if r.random() < 0.7 else [None]
    if r.random() < 0.67:
        return
    if r.random() < 0.5:
        f.outer[-1] = r.choice([1, 3, 16, 64])
    window = f.window
    if f.operation == "max_pool_backward" or f.operation == "max_pool":
        f.cells = [axis.reach + r.randint(0, 40) for axis in window.axes]
        f.pooled = [axis.pooled(c, window.ceil) for axis, c in zip(window.axes, f.cells)]
    else:
        f.pooled = [r.randint(1, 30) for _ in window.axes]
        while not all(axis.takes(p, f.space == "window")
                      for axis, p in zip(window.axes, f.pooled)):
            f.pooled = [p + 1 for p in f.pooled]
        f.cells = [axis.unpooled(p) for axis, p in zip(window.axes, f.pooled)]
    f.sized = r.random() < 0.5


def chosen(pairs):
    """{word: values} of `WORD=VALUE,...`; ValueError says what is never drawn."""
    known = {"operation": sorted({*OPERATIONS}), "elem": sorted({*POOLED, *SUMMED, *MOVED}),
             "index": list(SPACES), "layout": LAYOUTS, "rank": ["1", "2", "3"]}
    only = {}
    for word, _, values in (pair.partition("=") for pair in pairs):
        if word not in known and word != "window":
            raise ValueError(f"'{word}' is none of {', '.join(known)}, window")
        only[word] = values.split(",")
        for value in only[word]:
            if word == "window" and not re.fullmatch(r"\d+\.\d+\.\d+\.\d+", value):
                raise ValueError(f"window '{value}' is not kernel.stride.pad.dilation, as 2.2.0.1")
            if word != "window" and value not in known[word]:
                raise ValueError(f"{word} '{value}' is none of {', '.join(known[word])}")
    return only


def draw_function(r, only):
    operation = r.choice(only.get("operation", OPERATIONS))
    elems = {"max_pool": POOLED, "max_pool_backward": SUMMED}.get(operation, MOVED)
    elem = r.choice(only.get("elem", elems))
    rank = int(r.choice(only.get("rank", "1122222233")))
    window = draw_window(r, rank, only)
    index = r.choice(only.get("index", ["i64", "i64", "i64", "i32", "ui8", "ui16"]))
    if index == "ui8" and window.taps > 255:
        index = "ui16"
    if index == "ui16" and window.taps > 65535:
        index = "i64"
    layout = r.choice(only.get("layout", LAYOUTS))
    f = Function(operation, elem, index, r.choice(SPACES[index]), layout, window)
    if operation == "max_pool" and "index" not in only and r.random() < 0.2:
        f.index = ""
        f.space = "plane"
    sums = operation.startswith("max_unpool") and elem != "i1" and r.random() < 0.2
    if sums:
        f.duplicates = "sum"
    elif operation == "max_unpool_backward" and r.random() < 0.3:
        f.duplicates = "exact"
    draw_extents(r, f)
    return f


def draw_spec(seed, number, only=None):
    """One or two functions; two share a window, as a network's do."""
    r = random.Random(f"{seed}/{number}")
    functions = [draw_function(r, only or {})]
    if r.random() < 0.4:
        other = draw_function(r, only or {})
        other.window = functions[0].window
        other.outer, other.cells, other.pooled, other.sized = [None, None], None, None, False
        if other.index.startswith("ui") and other.window.taps > 255:
            other.index, other.space = "i64", "plane"
        functions.append(other)
    return functions


def spec_text(functions):
    return "\n".join(f.text(f"f{i}") for i, f in enumerate(functions))
