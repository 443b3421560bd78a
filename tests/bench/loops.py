"""The inner loops of AArch64 assembly that argpool-compile writes (--emit=asm).

A loop is looked at along one way through it: the shortest from its head back to it that loads and
stores whole vectors. The ways of vectors of which cells are missing, lane by lane, are longer.
Where loops are nested, the inner ones are meant.
"""
# SPDX-License-Identifier: MIT
import collections
import dataclasses
import heapq
import re

LABEL = re.compile(r"^(\.?\w+):")
JUMP = re.compile(r"^(b|b\.\w+|cbn?z|tbn?z)$")  # the target is the last operand
END = {"b", "ret", "br"}
VECTOR = re.compile(r"^(ld|st)(r|ur|p|np|[1-4])$")
# The bytes of one register of a list, and of a scalar-named one: v0.4s, { v0.4s, v1.4s }, q0, d0.
SHAPES = {"16b": 16, "8h": 16, "4s": 16, "2d": 16, "8b": 8, "4h": 8, "2s": 8, "1d": 8}


@dataclasses.dataclass(frozen=True)
class Instruction:
    name: str
    operands: str

    @property
    def text(self):
        return f"{self.name}\t{self.operands}"

    @property
    def target(self):
        return self.operands.split(",")[-1].strip() if JUMP.match(self.name) else None

    @property
    def on_stack(self):
        return "[sp" in self.operands

    @property
    def spills(self):
        """A vector that registers had no room for."""
        return self.on_stack and bool(re.match(r"[qdv]\d", self.operands.lstrip("{ ")))

    @property
    def one_lane(self):
        return (self.name in ("ld1", "st1") and
                bool(re.search(r"\}\s*\[\d+\]", self.operands)))

    def bytes(self, kind):
        """What a vector load ("ld") or store ("st") moves."""
        if not self.name.startswith(kind) or not VECTOR.match(self.name) or self.one_lane:
            return 0
        registers = self.operands.split("[")[0]
        shapes = re.findall(r"v\d+\.(\w+)", registers)
        if shapes:
            return sum(SHAPES[shape] for shape in shapes)
        return sum(16 if kind == "q" else 8 for kind in re.findall(r"\b([qd])\d+", registers))


@dataclasses.dataclass
class Loop:
    label: str
    way: list  # of instructions

    def bytes(self, kind):
        return sum(i.bytes(kind) for i in self.way if not i.on_stack)

    def count(self, what):
        return sum(bool(getattr(i, what)) for i in self.way)

    @property
    def calls(self):
        return sum(i.name in ("bl", "blr") for i in self.way)


def blocks_of(assembly):
    """[(label, instructions)] of one function, and its edges: {number: [numbers]}."""
    blocks = [("entry", [])]
    for line in assembly.splitlines():
        line = line.split("//")[0].strip()
        if match := LABEL.match(line):
            blocks.append((match[1], []))
        elif line and not line.startswith("."):
            name, _, operands = line.partition("\t")
            blocks[-1][1].append(Instruction(name, operands.strip()))
            if JUMP.match(name) or name in END:
                blocks.append(("", []))
    numbers = {label: n for n, (label, _) in enumerate(blocks) if label}
    edges = {}
    for n, (_, body) in enumerate(blocks):
        last = body[-1] if body else None
        edges[n] = [numbers[last.target]] if last and last.target in numbers else []
        if (not last or last.name not in END) and n + 1 < len(blocks):
            edges[n].append(n + 1)
    return blocks, edges


def dominators(edges):
    before = collections.defaultdict(set)
    for n, after in edges.items():
        for m in after:
            before[m].add(n)
    dominated = {n: set(edges) for n in edges}
    dominated[0] = {0}
    changed = True
    while changed:
        changed = False
        for n in edges:
            if n == 0 or not before[n]:
                continue
            new = set.intersection(*(dominated[m] for m in before[n])) | {n}
            if new != dominated[n]:
                dominated[n], changed = new, True
    return dominated, before


def bodies(edges):
    """{head: the blocks of its loop}."""
    dominated, before = dominators(edges)
    loops = collections.defaultdict(set)
    for n, after in edges.items():
        for head in after:
            if head not in dominated[n] or (n != 0 and not before[n]):
                continue
            body, todo = {head}, [n]
            while todo:
                m = todo.pop()
                if m not in body:
                    body.add(m)
                    todo += before[m]
            loops[head] |= body
    return loops


def shortest_way(blocks, edges, head, body):
    """The blocks of the shortest way around that loads and stores vectors, or None."""
    def passed(n, so_far):
        here = blocks[n][1]
        return (so_far[0] or any(i.bytes("ld") for i in here if not i.on_stack),
                so_far[1] or any(i.bytes("st") for i in here if not i.on_stack))

    queue = [(len(blocks[head][1]), [head], passed(head, (False, False)))]
    known = set()
    while queue:
        length, way, done = heapq.heappop(queue)
        if (way[-1], done) in known:
            continue
        known.add((way[-1], done))
        if all(done) and head in edges[way[-1]]:
            return way
        for n in edges[way[-1]]:
            if n in body and n != head:
                heapq.heappush(queue, (length + len(blocks[n][1]), way + [n], passed(n, done)))
    return None


def inner_loops(assembly):
    """The loops that load and store vectors and hold no other such loop, in their order."""
    blocks, edges = blocks_of(assembly)
    found = {}
    loops = bodies(edges)
    for head in sorted(loops, key=lambda h: len(loops[h])):
        if any(inner != head and inner in loops[head] for inner in found):
            continue
        way = shortest_way(blocks, edges, head, loops[head])
        if way:
            found[head] = Loop(blocks[head][0], [i for n in way for i in blocks[n][1]])
    return [found[head] for head in sorted(found)]
