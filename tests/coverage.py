"""What was compared, by operation, rank, element type, index kind and layout; and what the contract
demands to be (C7, C16).

A combination is (operation, rank, element, index, layout), for example
("max_pool", 2, "f32", "i64", "cf"), as in the reports of the test programs; its count is the number
of problems compared.
"""
# SPDX-License-Identifier: MIT
import collections
import itertools

RANKS = (1, 2, 3)
LAYOUTS = {"cf": "channels first", "cl": "channels last"}
INDICES = {"i64": "i64 indices", "i32": "i32 indices", "u8": "u8 taps", "u16": "u16 taps",
           "none": "no indices"}
FLOATS = ("f64", "f32", "f16", "bf16")
# The types that move as the bits of their width (C16), for the two operations that move bits.
WIDTHS = {8: ("i8", "u8", "bool"), 16: ("i16", "u16", "f16", "bf16"),
          32: ("i32", "u32", "f32"), 64: ("i64", "u64", "f64", "c64")}
MOVED = tuple(itertools.chain(*WIDTHS.values()))
# Operations, the elements they take, and the index kinds.
OPERATIONS = {
    "max_pool": (FLOATS + ("i64", "i32", "i16", "i8", "u8"), tuple(INDICES)),
    "min_pool": (FLOATS + ("i64", "i32", "i16", "i8", "u8"), tuple(INDICES)),
    "max_unpool": (MOVED, ("i64", "i32", "u8", "u16")),
    "max_pool_backward": (FLOATS, ("i64", "i32", "u8", "u16")),
    "max_unpool_backward": (MOVED, ("i64", "i32", "u8", "u16")),
}
ELEMENTS = FLOATS + ("i64", "i32", "i16", "i8", "u8", "u64", "u32", "u16", "bool", "c64")


def demanded():
    """Sets of combinations; of each set, one at least must have been compared."""
    for operation, (elements, indices) in OPERATIONS.items():
        for place in itertools.product(RANKS, indices, LAYOUTS):
            rank, index, layout = place
            # Where bits move, the types of one width run the same kernel: one of them will do.
            groups = WIDTHS.values() if elements is MOVED else [(e,) for e in elements]
            for group in groups:
                yield {(operation, rank, e, index, layout) for e in group}
        if elements is MOVED:  # but each type must come along somewhere
            for e in elements:
                yield {(operation, *place[:1], e, *place[1:])
                       for place in itertools.product(RANKS, indices, LAYOUTS)}


def missing(covered):
    """The demanded sets of which nothing was compared."""
    return [group for group in demanded() if not any(covered.get(c) for c in group)]


def in_words(groups):
    """A line for each operation and elements that lack something."""
    lacks = collections.defaultdict(list)
    for group in groups:
        operation = min(group)[0]
        elements = "/".join(e for e in ELEMENTS if e in {c[2] for c in group})
        places = {(c[1], *c[3:]) for c in group}
        lacks[operation, elements].append(
            "rank {} {} {}".format(*min(places)) if len(places) == 1 else "anywhere")
    for (operation, elements), places in lacks.items():
        more = f" and {len(places) - 6} more" if len(places) > 6 else ""
        yield f"{operation} of {elements}: {', '.join(places[:6])}{more}"


def block(title, rows, columns, cell):
    """Lines of a table. Columns are as wide as their widest cell."""
    grid = [[cell(row, column) for column in columns] for row in rows]
    widths = [max(len(column), *(len(line[i]) for line in grid)) + 2
              for i, column in enumerate(columns)]
    names = [f"{operation} {rank}-D" for operation, rank in rows]
    left = max(len(title), *map(len, names))
    line = lambda name, cells: name.ljust(left) + "".join(
        text.rjust(width) for text, width in zip(cells, widths))
    return [line(title, columns), *map(line, names, grid), ""]


def table(covered):
    """The whole table, at most 200 columns wide: a block for each index kind and layout."""
    operations = [*OPERATIONS, *sorted({c[0] for c in covered} - set(OPERATIONS))]
    elements = [*ELEMENTS, *sorted({c[2] for c in covered} - set(ELEMENTS))]
    indices = {**INDICES, **{c[3]: c[3] for c in sorted(covered) if c[3] not in INDICES}}
    rows = list(itertools.product(operations, RANKS))
    empty = {c for group in missing(covered) for c in group}
    total = lambda wanted: sum(n for c, n in covered.items() if wanted(*c))

    def cell(row, element, index, layout):
        combination = (*row, element, index, layout)
        if covered.get(combination):
            return str(covered[combination])
        if combination in empty:
            return "MISSING"
        taken, kinds = OPERATIONS.get(row[0], ((), ()))
        return "-" if element in taken and index in kinds else "."

    lines = ["Problems compared. Rows: operation and rank; columns: element types; a block for "
             "each kind of indices and layout.",
             ". such a call does not exist; - another type of its width stands for it.", ""]
    kinds = [f"{name} {layout}" for name in indices for layout in LAYOUTS]
    lines += block("all element types", rows, kinds, lambda row, kind: str(total(
        lambda o, r, e, i, l: (o, r) == row and f"{i} {l}" == kind) or "."))
    for (index, index_name), (layout, layout_name) in itertools.product(
            indices.items(), LAYOUTS.items()):
        lines += block(f"{index_name}, {layout_name}", rows, elements,
                       lambda row, e: cell(row, e, index, layout))
    return "\n".join(lines)
