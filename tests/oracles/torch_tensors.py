# Tensors of random problems for PyTorch: their contents, their place in memory, their comparison.
# SPDX-License-Identifier: MIT
import torch

TYPES = {
    "f64": torch.float64, "f32": torch.float32, "f16": torch.float16, "bf16": torch.bfloat16,
    "i64": torch.int64, "i32": torch.int32, "i16": torch.int16, "i8": torch.int8,
    "u8": torch.uint8, "bool": torch.bool, "c64": torch.complex64,
    # PyTorch 1.13 lacks these: their bits.
    "u16": torch.int16, "u32": torch.int32, "u64": torch.int64,
}
BITS = {1: torch.uint8, 2: torch.int16, 4: torch.int32, 8: torch.int64}
JUNK = 7  # what outputs hold before a call


def place(tensor, rank, layout, gap=None):
    """A copy laid out as asked: channels last in memory for "cl", and with `gap[i]` spare elements
    after dimension i, counted in the order of memory, n first."""
    last = layout == "cl"
    ordered = tensor.movedim(-rank - 1, -1) if last else tensor
    if gap:
        room = [n + g for n, g in zip(ordered.shape, gap[-ordered.dim() :])]
        ordered = torch.zeros(room, dtype=tensor.dtype)[[slice(n) for n in ordered.shape]].copy_(
            ordered)
    else:
        ordered = ordered.contiguous()
    return ordered.movedim(-1, -rank - 1) if last else ordered


def viewed(tensor, view, rank, layout):
    """The same cells as a view that frameworks hand over: "swapped", as x.transpose(-1, -2) lies in
    memory; "every2", as x[..., ::2] does; "other", in the layout that the call does not have."""
    if view == "swapped" and rank > 1:
        return tensor.transpose(-1, -2).contiguous().transpose(-1, -2)
    if view == "every2":
        room = torch.zeros([*tensor.shape[:-1], 2 * tensor.shape[-1]], dtype=tensor.dtype)
        return room[..., ::2].copy_(tensor)
    return place(tensor, rank, "cf" if layout == "cl" else "cl")


def same(a, b):
    """Bit for bit, so that -0 is not 0; any NaN equals any other."""
    if a.shape != b.shape or a.dtype != b.dtype:
        return False
    bits = BITS[a.element_size()]
    a, b = a.contiguous(), b.contiguous()
    equal = a.view(bits) == b.view(bits)
    if a.is_floating_point():
        equal |= a.isnan() & b.isnan()
    return bool(equal.all())


def filled(element, shape, kind, generator):
    """Random contents: "random"; "ties", which are small numbers; "edges": those with NaN, zeros of
    both signs, infinities, subnormals; "lowest", most of which is what padding must not beat."""
    kind_of = TYPES[element]
    if element in ("bool", "c64"):
        some = torch.randint(0, 2, [*shape, 2], generator=generator).float()
        return some[..., 0].bool() if element == "bool" else torch.view_as_complex(some)
    if kind_of.is_floating_point:
        tiny = torch.finfo(kind_of).tiny / 2
        edges = [float("nan"), float("inf"), -float("inf"), 0.0, -0.0, tiny, -tiny]
        lowest = -float("inf")
    else:
        lowest, highest = torch.iinfo(kind_of).min, torch.iinfo(kind_of).max
        if kind_of == torch.int64:
            highest = 1 << 52  # the widest that f64, in which PyTorch pools it, keeps exactly
        edges = [lowest, highest, 0]
    if kind != "random":
        src = torch.randint(0, 3, shape, generator=generator).to(kind_of)
    elif kind_of.is_floating_point:
        src = torch.randn(shape, generator=generator, dtype=torch.float64).to(kind_of)
    else:
        src = torch.randint(max(lowest, -highest), highest, shape, generator=generator)
        src = src.to(kind_of)
    if kind == "edges":
        chosen = torch.randint(0, 4 * len(edges), shape, generator=generator)
        for i, value in enumerate(edges):
            src[chosen == i] = value
    if kind == "lowest":
        src[torch.rand(shape, generator=generator) < 0.9] = lowest
    return src


class Tensors:
    """Makes the tensors of one problem, where it wants them to be in memory."""

    def __init__(self, problem):
        self.problem = problem
        self.generator = torch.Generator().manual_seed(problem.seed)

    def place(self, tensor):
        view = self.problem.draw_view()
        if view != "plain":
            return viewed(tensor, view, self.problem.rank, self.problem.layout)
        return place(tensor, self.problem.rank, self.problem.layout, self.problem.gap)

    def input(self, shape, fill=None):
        p = self.problem
        if p.broadcast and p.batched:
            one = self.place(filled(p.element, [1, *shape[1:]], fill or p.fill, self.generator))
            return one.expand(shape)
        return self.place(filled(p.element, shape, fill or p.fill, self.generator))

    def output(self, shape, element=None):
        return self.place(torch.full(shape, JUNK).to(TYPES[element or self.problem.element]))

    def indices(self, indices, index=None):
        """Indices, given as int64, in the problem's index type."""
        return self.place(indices.to(TYPES[index or self.problem.index]))

    def random_cells(self, shape, cells):
        return torch.randint(0, cells, shape, generator=self.generator)


def numbers(indices):
    """Indices as int64, u16 among them, whose bits torch holds as int16."""
    wide = indices.to(torch.int64)
    return wide & 0xFFFF if indices.dtype == torch.int16 else wide
