"""Which cell of the result's table a problem belongs to, and what its line says."""
# SPDX-License-Identifier: MIT
from pathlib import Path

# As the table lists them. The first seven are f32 with working sets beyond the first-level cache.
NAMES = (
    "pool, channels-first",
    "pool, channels-last",
    "unpool, channels-first",
    "unpool, channels-last",
    "pool backward",
    "unpool backward",
    "unpool beyond the cache",
    "other types",
    "within L1",
)
# The share of the twin that a cell's mean is to reach.
BARS = dict(zip(NAMES, (0.80, 0.92, 0.88, 0.88, 0.85, 0.95, 0.90)))
# How many times as fast as the best peer it is to be.
RATIOS = dict(zip(NAMES, (3.5, 1.2, 1.8, 1.2, 1.5, 1.0, 2.8)))
_LAYOUTS = {"cf": "channels-first", "cl": "channels-last"}

def _caches():
    """Sizes of this machine's data caches, first level first; common ones if it hides them."""
    sizes = {}
    for cache in Path("/sys/devices/system/cpu/cpu0/cache").glob("index*"):
        if (cache / "type").read_text().strip() != "Instruction":
            kilobytes = (cache / "size").read_text().strip().removesuffix("K")
            sizes[(cache / "level").read_text().strip()] = int(kilobytes) << 10
    return [size for _, size in sorted(sizes.items())] or [32 << 10, 32 << 20]


FIRST_LEVEL, *_, _LAST_LEVEL = _caches()  # bytes


def cell_of(line, size):
    """The cell of a problem line whose operation moves `size` bytes."""
    operation, element, _, _, layout = line.split()[:5]
    if size <= FIRST_LEVEL:
        return "within L1"
    if element != "f32":
        return "other types"
    if operation == "max_unpool" and size > _LAST_LEVEL:
        return "unpool beyond the cache"
    if operation.endswith("_backward"):
        return operation[len("max_") :].replace("_", " ")
    return f"{operation[len('max_'):]}, {_LAYOUTS[layout]}"


def home_of(size):
    """Where a working set of `size` bytes lives: "cache" or "memory"."""
    return "cache" if size <= _LAST_LEVEL else "memory"


def is_tiny(size):
    """Whether calls of this size are about overhead, so that plans are measured too."""
    return size <= FIRST_LEVEL


def short(line):
    """A problem line without the words that every benchmark has."""
    return " ".join(word for word in line.split() if word not in ("fill=random", "idx=own"))
