# Random poolings, printed as problem lines (tests/README.md).
# SPDX-License-Identifier: MIT
import random

SPACES = ["plane", "tensor", "tensor_colmajor", "image", "batch_image", "window"]
COMMON = {  # kernel, stride, pad of windows that have rows of their own, by rank
    1: [(2, 2, 0), (4, 4, 0)],
    2: [(2, 2, 0), (3, 2, 1), (3, 2, 0), (3, 1, 1)],
    3: [(2, 2, 0), (3, 2, 0)],
}


class RandomProblem:
    """A pooling: shape [N,] C, spatial, its window, its types, how it lies in memory.

    All is drawn from `seed`, so that a seed alone repeats a failure."""

    def __init__(self, seed, elements, batched=False, asymmetric=False):
        self.seed = seed
        self.rng = rng = random.Random(f"argpool {seed}")
        self.views = random.Random(f"argpool views {seed}")
        self.has_views = self.views.random() < 0.25
        self.element = rng.choice(elements)
        self.rank = rng.choice([1, 2, 2, 3])
        self.layout = rng.choice(["cf", "cf", "cl"])
        self.batched = batched or rng.random() < 0.8
        sizes = [1, 2, 3, 5, 7, 8, 9, 12, 13] + ([17, 33, 40] if self.rank < 3 else [])
        self.batch = [rng.randint(1, 3)] if self.batched else []
        self.channels = rng.choice([1, 2, 3, 4, 8, 17, 33])
        self.extents = [rng.choice(sizes) for _ in range(self.rank)]
        if rng.random() < 0.01:  # large enough for threads to share it
            self.batch, self.channels = [1] * self.batched, rng.choice([3, 8])
            self.extents = [[20011], [190, 203], [25, 30, 33]][self.rank - 1]
        self.draw_window(asymmetric)
        self.fill = rng.choice(["random", "ties", "edges", "lowest"])
        self.gap = [rng.randint(0, 3) for _ in range(self.rank + 2)] if rng.random() < 0.2 else None
        self.broadcast = rng.random() < 0.1
        self.threads = rng.choice([1, 1, 2, 3])
        self.draw_indices()

    def draw_view(self):
        """How the next tensor lies in memory."""
        if not self.has_views:
            return "plain"
        return self.views.choice(["plain", "swapped", "every2", "other"])

    def draw_window(self, asymmetric):
        rng = self.rng
        if rng.random() < 0.5:
            k, s, p = rng.choice(COMMON[self.rank])
            self.kernel, self.stride, self.pad = ([n] * self.rank for n in (k, s, p))
            self.dilation = [1] * self.rank
        else:
            each = range(self.rank)
            self.kernel = [rng.choice([1, 2, 3, 4, 5, 7]) for _ in each]
            self.stride = [rng.randint(1, 4) for _ in each]
            self.pad = [rng.randint(0, k // 2) for k in self.kernel]
            self.dilation = [rng.choice([1, 1, 2, 3]) for _ in each]
        self.pad_end = self.pad
        if asymmetric and rng.random() < 0.6:
            self.pad = [rng.randint(0, k - 1) for k in self.kernel]
            self.pad_end = [rng.randint(0, k - 1) for k in self.kernel]
        self.ceil_mode = rng.random() < 0.25
        for i, n in enumerate(self.extents):
            least = self.dilation[i] * (self.kernel[i] - 1) + 1 - self.pad[i] - self.pad_end[i]
            if n < least and rng.random() < 0.95:  # else C1 refuses most problems of rank 3
                self.extents[i] = least + rng.randint(0, 5)

    def draw_indices(self):
        """An index space, and a type that holds it."""
        taps = 1
        for k in self.kernel:
            taps *= k
        self.space = self.rng.choice(["plane"] * 3 + SPACES)
        if self.space == "window":
            self.index = "u16" if taps > 255 else self.rng.choice(["u8", "u8", "u16"])
        else:
            self.index = "i64" if "tensor" in self.space else self.rng.choice(["i64", "i32"])

    @property
    def shape(self):
        return self.batch + [self.channels] + self.extents

    @property
    def cells(self):
        count = 1
        for extent in self.extents:
            count *= extent
        return count

    def line(self, operation, index=None, more=""):
        join = lambda numbers: "x".join(map(str, numbers))
        names = ("n" if self.batched else "") + "c" + "dhw"[3 - self.rank :]
        shape = "".join(f"{name}{size}" for name, size in zip(names, self.shape))
        end = f"e{join(self.pad_end)}" if self.pad_end != self.pad else ""
        window = (f"k{join(self.kernel)}s{join(self.stride)}p{join(self.pad)}{end}"
                  f"d{join(self.dilation)}")
        ceil = " ceil" if self.ceil_mode else ""
        return (f"{operation} {self.element} {index or self.index} {self.space} {self.layout} "
                f"{shape} {window}{ceil}{more} fill={self.fill} seed={self.seed}")

    def has_empty_window(self, pooled, extents=None):
        """C3: a window without a valid cell in a plane, by default src's; pooled: its extents."""
        for n, out, k, s, p, d in zip(extents or self.extents, pooled, self.kernel, self.stride,
                                      self.pad, self.dilation):
            for o in range(out):
                if not any(0 <= o * s - p + i * d < n for i in range(k)):
                    return True
        return False

    def default_sizes(self, pooled):
        """C2's default extents of an unpooling."""
        return [(o - 1) * s - p - e + d * (k - 1) + 1 for o, k, s, p, e, d in
                zip(pooled, self.kernel, self.stride, self.pad, self.pad_end, self.dilation)]
