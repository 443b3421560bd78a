"""What a build's steps took, by ninja's log: the ten dearest, and the sum of each folder.

    build_times.py FOLDER

FOLDER is a build folder. Seconds are of the wall: other work on the machine is in them.
"""
# SPDX-License-Identifier: MIT
import collections
import pathlib
import re
import sys

DEAREST = 10
OBJECT = re.compile(r"(.*?)/?CMakeFiles/([^/]+)\.dir/(.+)\.(?:o|gch)$")


def steps(log):
    """Seconds of each output's last build."""
    seconds = {}
    for line in log.splitlines():
        if not line.startswith("#"):
            start, end, _, output, _ = line.split("\t")
            seconds[output] = (int(end) - int(start)) / 1000
    return seconds


def report(log):
    seconds = steps(log)
    dearest = sorted(seconds, key=seconds.get, reverse=True)[:DEAREST]
    lines = ["seconds  step"] + [f"{seconds[output]:7.1f}  {output}" for output in dearest]
    folders = collections.defaultdict(list)
    for output, taken in seconds.items():
        if match := OBJECT.match(output):
            folders[match[1]].append(taken)
    lines += ["", "seconds  files  folder"]
    for folder in sorted(folders, key=lambda name: -sum(folders[name])):
        lines.append(f"{sum(folders[folder]):7.1f}  {len(folders[folder]):5}  {folder}")
    return "\n".join(lines)


def self_test():
    log = ("# ninja log v5\n0\t2500\t9\tlib/CMakeFiles/a.dir/x.cpp.o\tf\n"
           "0\t1500\t9\tlib/CMakeFiles/a.dir/x.cpp.o\tf\n1000\t4000\t9\tbin/a\tf\n")
    assert steps(log) == {"lib/CMakeFiles/a.dir/x.cpp.o": 1.5, "bin/a": 3.0}
    assert report(log).splitlines()[1:3] == ["    3.0  bin/a",
                                             "    1.5  lib/CMakeFiles/a.dir/x.cpp.o"]
    assert report(log).splitlines()[-1] == "    1.5      1  lib"


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    if sys.argv[1] == "--self-test":
        self_test()
    else:
        print(report((pathlib.Path(sys.argv[1]) / ".ninja_log").read_text()))
