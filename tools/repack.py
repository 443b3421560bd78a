"""Packs a wheel again, tighter: repack.py WHEEL. The same deflate that every unzip reads, found by
zopfli, which takes seconds where zlib takes one.
"""
# SPDX-License-Identifier: MIT
import os
import sys
import zipfile

from zopfli import zopfli


class Deflate:
    """What zipfile compresses an entry with: all of it at once."""

    def __init__(self, *_):
        self.parts = []

    def compress(self, data):
        self.parts.append(bytes(data))
        return b""

    def flush(self):
        packed = zopfli.compress(b"".join(self.parts), numiterations=1, gzip_mode=0)
        return packed[2:-4]  # without zlib's header and checksum


def main(wheel):
    made = f"{wheel}.new"
    zipfile._get_compressor = Deflate  # zipfile has no other way in
    with zipfile.ZipFile(wheel) as given, \
            zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as tight:
        for entry in given.infolist():
            tight.writestr(entry, given.read(entry))
    with zipfile.ZipFile(made) as check:
        assert check.testzip() is None
    os.replace(made, wheel)


if __name__ == "__main__":
    main(sys.argv[1])
