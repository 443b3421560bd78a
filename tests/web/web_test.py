"""The page in headless Chromium, by clicks and dropped files: every pixel that it shows against the
scalar reference (tests/oracles), sizes, refusals.

    web_test.py BUILD REFERENCE [--picture FILE]    BUILD has bin/argpool-compile; FILE gets a
                                                    picture of the page
"""
# SPDX-License-Identifier: MIT
import argparse
import functools
import http.server
import io
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import threading

import numpy
from PIL import Image

import chromium

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tests" / "oracles"))
import argpool_ctypes
from argpool_numpy import Argpool

SKIPPED = 77
MOST_BYTES = 50_000  # of a window's wasm
WIDTH, HEIGHT = 900, 450
CORNERS = numpy.array([[230, 159, 0], [86, 180, 233], [0, 114, 178], [213, 94, 0]])


def serve(folder):
    """The address of a server of its files."""
    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0),
                                             functools.partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"


def expected(reference, name, pixels):
    """What the page shows of a picture, by the reference: {canvas: pixels}."""
    numbers = dict(re.findall(r"([ksp])(\d+)", name))
    kernel, stride, pad = (int(numbers.get(letter, 0)) for letter in "ksp")
    window = argpool_ctypes.window([kernel] * 2, [stride] * 2, [pad] * 2)
    planes = numpy.ascontiguousarray(numpy.moveaxis(pixels, 2, 0)[None], numpy.float32)
    values, indices = reference.max_pool(window, planes, numpy.int32)
    unpooled = reference.max_unpool(window, values, indices, planes.shape[2:])
    y, x = numpy.indices(indices.shape[2:])
    right = (indices[0, 1] % planes.shape[3] - x * stride + pad) / (kernel - 1)
    down = (indices[0, 1] // planes.shape[3] - y * stride + pad) / (kernel - 1)
    shares = [(1 - right) * (1 - down), right * (1 - down), (1 - right) * down, right * down]
    colours = sum(share[..., None] * corner for share, corner in zip(shares, CORNERS))
    as_pixels = lambda tensor: numpy.moveaxis(tensor[0], 0, 2).astype(numpy.uint8)
    return {"picture": pixels, "pooled": as_pixels(values), "unpooled": as_pixels(unpooled),
            "indices": numpy.rint(colours).astype(numpy.uint8)}


def compare(page, reference, name, pixels):
    """How many of the four pictures are not as they should be."""
    wrong = 0
    for canvas, wanted in expected(reference, name, pixels).items():
        png = Image.open(io.BytesIO(page.canvas(f"#{canvas} canvas")))
        shown = numpy.asarray(png.convert("RGB"))
        differ = -1 if shown.shape != wanted.shape else int((shown != wanted).any(2).sum())
        if differ:
            print(f"FAIL {name} {canvas}: {shown.shape} for {wanted.shape}, {differ} pixels differ")
        wrong += differ != 0
    return wrong


def choose(page, name):
    page.click(f"input[value={name}]")
    page.wait("document.body.dataset.state !== 'busy'")


def drop_drawn(page, folder, height, width):
    """Drops a file of few colours, so that maxima tie; returns its pixels."""
    pixels = numpy.random.default_rng(7).integers(0, 8, (height, width, 3)).astype(numpy.uint8) * 32
    file = pathlib.Path(folder) / "drawn.png"
    Image.fromarray(pixels).save(file)
    page.drop(file, "#picture")
    page.wait(f"document.querySelector('#picture canvas').width === {width} &&"
              " document.body.dataset.state !== 'busy'")
    return pixels


# What unpooling returns of 3 planes of 1x1 to 2x2, where each index is `index`.
UNPOOL = """(async index => {
  const bytes = await (await fetch('k2s2.wasm')).arrayBuffer();
  const {memory, allocate, unpool} = (await WebAssembly.instantiate(bytes)).instance.exports;
  const [values, indices, dst] = [allocate(12), allocate(12), allocate(48)];
  new Int32Array(memory.buffer, indices, 3).fill(index);
  return unpool(values, indices, 1, 1, dst, 2, 2);
})"""


def refusals(page, folder):
    """How many of them did not come: of a wrong index, and of a picture that is too small."""
    choose(page, "k3s3")
    returned = [page.value(f"{UNPOOL}({index})") for index in (3, 4, -1)]
    drop_drawn(page, folder, 2, 9)
    said = page.value("document.getElementById('note').textContent")
    print(f"unpool returned {returned} for the indices 3, 4, -1; the page says: {said}")
    return (returned != [0, -1, -1]) + ("too few" not in said)


def look(page, windows, reference, folder):
    """Goes through the page; returns what was wrong, and its first picture."""
    wrong = 0
    page.wait("document.body.dataset.state === 'ready'")
    page.click("#photograph")
    page.wait("document.body.dataset.state === 'done'")
    note, shot = page.value("document.getElementById('note').textContent"), page.screenshot()
    print(f"{windows[0]}: {note}")
    pixels = numpy.asarray(Image.open(ROOT / "tests/demo/pictures/photograph.png").convert("RGB"))
    for name in windows:
        choose(page, name)
        wrong += compare(page, reference, name, pixels)
    pixels = drop_drawn(page, folder, 75, 131)
    for name in windows:
        choose(page, name)
        wrong += compare(page, reference, name, pixels)
    wrong += refusals(page, folder)
    return wrong, shot


def small_enough(folder, windows):
    sizes = {name: (folder / f"{name}.wasm").stat().st_size for name in windows}
    print(sizes)
    return all(size <= MOST_BYTES for size in sizes.values())


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("reference")
    parser.add_argument("--picture")
    arguments = parser.parse_args()
    if not chromium.program():
        print(f"no Chromium: Debian has it as {chromium.PROGRAMS[0]}")
        return SKIPPED
    folder = arguments.build.resolve() / "web"
    made = subprocess.run([ROOT / "tools" / "platforms", "--build", arguments.build, "--page",
                           folder], check=False)
    if made.returncode:
        return made.returncode
    windows = json.loads((folder / "windows.json").read_text())
    reference = Argpool(argpool_ctypes.Library(arguments.reference), "plane")
    with tempfile.TemporaryDirectory() as scratch:
        page = chromium.Page(serve(folder), f"{scratch}/profile", WIDTH, HEIGHT)
        try:
            wrong, shot = look(page, windows, reference, scratch)
        finally:
            page.close()
    if arguments.picture:  # of few colours: a small file
        Image.open(io.BytesIO(shot)).convert("RGB").quantize(256).save(arguments.picture,
                                                                       optimize=True)
    print(f"{8 * len(windows)} pictures and 2 refusals, {wrong} wrong")
    return int(wrong > 0 or not small_enough(folder, windows))


if __name__ == "__main__":
    sys.exit(main())
