"""A spec of one region: a chain of pools. chain.py <pools> <kernel> [--keep] [--product]
[--tail <sums>] [--differences <n>] [--mask <pools>] [--yield <inputs>] [--volumes]; with --keep the
sum of all of them, with --product their product, with --tail so many sums behind, with
--differences as many of 1, with --mask so many more pools, of a mask of the last; with --yield so
many inputs more, which it yields."""
# SPDX-License-Identifier: MIT
import sys

pools, kernel = int(sys.argv[1]), int(sys.argv[2])
rank = 3 if "--volumes" in sys.argv else 2
extents, tensor = [kernel] * rank, "tensor<" + "?x" * (rank + 1)
names = ["%x"] + [f"%p{i}" for i in range(pools)]
lines = [f"{made} = argpool.pool max {read} kernel {extents} : f32"
         for read, made in zip(names, names[1:])]
last = names[-1]
if "--keep" in sys.argv or "--product" in sys.argv:
    word = "mulf" if "--product" in sys.argv else "addf"
    for i, name in enumerate(names[:-1]):
        lines.append(f"%s{i} = arith.{word} {last}, {name} : f32")
        last = f"%s{i}"
def count(option):
    return int(sys.argv[sys.argv.index(option) + 1]) if option in sys.argv else 0


for i in range(count("--tail")):
    lines.append(f"%t{i} = arith.addf {last}, %x : f32")
    last = f"%t{i}"
for i in range(count("--differences")):
    lines += [] if i else ["%c = arith.constant 1.0 : f32"]
    lines.append(f"%d{i} = arith.subf %c, {last} : f32")
    last = f"%d{i}"
kind = "f32"
if "--mask" in sys.argv:
    kind = "i1"
    lines.append(f"%m0 = arith.cmpf oeq, {last}, {last} : f32")
    more = count("--mask")
    for i in range(more):
        lines.append(f"%m{i + 1} = argpool.pool any %m{i} kernel {extents} : i1")
    last = f"%m{more}"
body = "\n".join("    " + line for line in lines)
own = [f"%y{i}" for i in range(count("--yield"))]
tensors = ", ".join([f"{tensor}f32>"] * (1 + len(own)))
made = ", ".join([f"{tensor}{kind}>"] + [f"{tensor}f32>"] * len(own))
arguments = "".join(f", {name}s: {tensor}f32>" for name in own)
bound = "".join(f", {name} = {name}s" for name in own)
print(f"""argpool.target @base halide "x86-64-linux" triple "x86_64-unknown-linux-gnu" \
vector_bytes 16 needs(sse41)
func.func @chain(%s: {tensor}f32>{arguments}) -> ({made}) {{
  %r:{1 + len(own)} = argpool.region(%x = %s{bound}) : ({tensors}) -> ({made}) {{
{body}
    argpool.yield {", ".join([last] + own)} : {", ".join([kind] + ["f32"] * len(own))}
  }}
  return {", ".join(f"%r#{i}" for i in range(1 + len(own)))} : {made}
}}""")
