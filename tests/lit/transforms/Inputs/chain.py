"""A spec of one region: a chain of pools. chain.py <pools> <kernel> [--keep] [--product]
[--mask <pools>]; with --keep the sum of all of them, with --product their product, with --mask so
many more, of a mask of the last."""
# SPDX-License-Identifier: MIT
import sys

pools, kernel = int(sys.argv[1]), int(sys.argv[2])
names = ["%x"] + [f"%p{i}" for i in range(pools)]
lines = [f"{made} = argpool.pool max {read} kernel [{kernel}, {kernel}] : f32"
         for read, made in zip(names, names[1:])]
last = names[-1]
if "--keep" in sys.argv or "--product" in sys.argv:
    word = "mulf" if "--product" in sys.argv else "addf"
    for i, name in enumerate(names[:-1]):
        lines.append(f"%s{i} = arith.{word} {last}, {name} : f32")
        last = f"%s{i}"
kind = "f32"
if "--mask" in sys.argv:
    kind = "i1"
    lines.append(f"%m0 = arith.cmpf oeq, {last}, {last} : f32")
    more = int(sys.argv[sys.argv.index("--mask") + 1])
    for i in range(more):
        lines.append(f"%m{i + 1} = argpool.pool any %m{i} kernel [{kernel}, {kernel}] : i1")
    last = f"%m{more}"
body = "\n".join("    " + line for line in lines)
print(f"""argpool.target @base halide "x86-64-linux" triple "x86_64-unknown-linux-gnu" \
vector_bytes 16 needs(sse41)
func.func @chain(%s: tensor<?x?x?xf32>) -> tensor<?x?x?x{kind}> {{
  %r = argpool.region(%x = %s) : (tensor<?x?x?xf32>) -> tensor<?x?x?x{kind}> {{
{body}
    argpool.yield {last} : {kind}
  }}
  return %r : tensor<?x?x?x{kind}>
}}""")
