"""Runs the importer's fuzzer: seeds are real models, also cut short and with bits flipped, before
libFuzzer mutates them further.

    fuzz.py PROGRAM --runs 100000 --folder FOLDER
"""
# SPDX-License-Identifier: MIT
import argparse
import io
import json
import pathlib
import random
import re
import subprocess
import sys
import zipfile

import small_models

CORPUS = pathlib.Path(__file__).parent / "corpus"


def zipped(name, text):
    """A .pt2 of the graph alone."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as made:
        made.writestr(zipfile.ZipInfo(name), text, zipfile.ZIP_DEFLATED)
    return file.getvalue()


def write_seeds(folder):
    draw = random.Random(1)
    models = {path.name: path.read_bytes() for path in sorted(CORPUS.glob("*.onnx"))}
    for name, chain in small_models.CHAINS.items():
        models[f"{name}.onnx"] = chain[0].SerializeToString()
    for path in sorted(CORPUS.glob("*.pt2")):
        with zipfile.ZipFile(path) as opened:
            inside = next(n for n in opened.namelist() if n.endswith("models/model.json"))
            # Without what the importer does not read, so that mutations meet what it does.
            program = json.loads(opened.read(inside))
            for node in program["graph_module"]["graph"]["nodes"]:
                node["metadata"] = {}
            models[path.name] = json.dumps(program).encode()
            models[f"{path.name}.huge"] = models[path.name].replace(b'"as_int": ', b'"as_int": 1e3')
            models[f"{path.name}.zip"] = zipped(inside, models[path.name])
    for name, whole in models.items():
        (folder / name).write_bytes(whole)
        (folder / f"{name}.cut").write_bytes(whole[:draw.randrange(len(whole))])
        flipped = bytearray(whole)
        for _ in range(8):
            flipped[draw.randrange(len(flipped))] ^= 1 << draw.randrange(8)
        (folder / f"{name}.flipped").write_bytes(flipped)
    # A graph in a graph in a graph …: NodeProto.attribute (5), AttributeProto.g (6), node (1).
    inner = b""
    varint = lambda n: bytes([n & 127 | 128]) + varint(n >> 7) if n > 127 else bytes([n])
    for _ in range(200):
        attribute = b"\x32" + varint(len(inner)) + inner
        node = b"\x2a" + varint(len(attribute)) + attribute
        inner = b"\x0a" + varint(len(node)) + node
    (folder / "nested").write_bytes(b"\x3a" + varint(len(inner)) + inner)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("--runs", type=int, required=True)
    parser.add_argument("--folder", type=pathlib.Path, required=True)
    given = parser.parse_args()
    seeds = given.folder / "corpus"
    seeds.mkdir(parents=True, exist_ok=True)
    write_seeds(seeds)
    done = subprocess.run(
        [given.program, seeds, f"-runs={given.runs}", "-seed=1", "-max_len=6000", "-timeout=120",
         "-rss_limit_mb=2048", "-malloc_limit_mb=512", "-print_final_stats=1",
         f"-artifact_prefix={given.folder}/"],
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, errors="replace")
    counted = re.findall(r"stat::number_of_executed_units:\s+(\d+)", done.stderr)
    executions = int((counted or [0])[0])
    print(f"{executions} models, {'a crash' if done.returncode else '0 crashes'}")
    if done.returncode:
        print(done.stderr[-4000:])
    return 1 if done.returncode or executions < given.runs else 0


if __name__ == "__main__":
    sys.exit(main())
