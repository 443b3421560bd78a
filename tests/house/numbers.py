#!/usr/bin/env python3
# The house numbers (design.md): lines of at most 100 columns, a header of at most 4 lines that
# names the licence, no leftovers. Operations of generators/ that are
# composed of parts: functions of at most 60 lines, no schedule derived from another, no CRTP.
#   numbers.py ROOT | --self-test
# SPDX-License-Identifier: MIT
import os
import re
import subprocess
import sys

SOURCES = (".c", ".cpp", ".h", ".td", ".py", ".cmake", ".mlir")
# argpool.h is the manual; its limits are the reader's.
LONG_FILES = {"runtime/include/argpool.h"}
# A line of a spec or a FileCheck line may have to be long; prose and code need not.
LONG_LINES = (".mlir", ".txt", ".md")
LEFTOVERS = re.compile(r"\b(TODO|FIXME|XXX|HACK)\b")
LICENCE = "SPDX-License-Identifier: MIT"


def tracked(root):
    """Files of the tree: tracked ones, and new ones that are not ignored."""
    out = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=root, check=True,
                         capture_output=True, text=True).stdout.splitlines()
    return [path for path in out if os.path.isfile(os.path.join(root, path))]


def header_length(lines):
    """Comment lines of a C or C++ file before its first other line."""
    for length, line in enumerate(lines):
        if not line.startswith(("//", "/*", " *")):
            return length
    return len(lines)


def complaints(path, text):
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        if len(line) > 100 and not path.endswith(LONG_LINES) and path not in LONG_FILES:
            yield f"line {number} has {len(line)} columns; at most 100"
        if LEFTOVERS.search(line) and not path.endswith("numbers.py"):
            yield f"line {number} is a leftover"
        if line != line.rstrip():
            yield f"line {number} ends in blanks"
    if path.endswith((".c", ".cpp", ".h", ".py")):
        if LICENCE not in "\n".join(lines[:12]):
            yield "names no licence in its first lines"
        # A schedule begins with its idea, its lanes and when it wins.
        most = 9 if "/schedules/" in path else 4
        if path.endswith((".c", ".cpp")) and header_length(lines) > most:
            yield f"a header of {header_length(lines)} lines; at most {most}"


# Folders of generators/ whose schedules have parts as members (generators/README.md).
COMPOSED = ("generators/pooling/", "generators/scatter/", "generators/unpool_gradient/",
            "generators/unpooling/")
FUNCTION = re.compile(r"^( {0,4})(?!namespace|class|struct|enum|\s)\S.*\{$")


def composition(path, text):
    """Complaints about a source of a composed operation."""
    lines = text.split("\n")
    start = indent = None
    for number, line in enumerate(lines, 1):
        if re.match(r"\s*using \w+<.*>::", line):
            yield f"line {number} names a base's member; a schedule has parts, not bases"
        if start is None and (found := FUNCTION.match(line)):
            start, indent = number, found[1]
        elif start is not None and line == indent + "}":
            if number - start > 60:
                yield f"line {start}: a function of {number - start} lines; at most 60"
            start = None
    for schedule in re.findall(r"class (\w+) [^;{]*: public (\w+)", text):
        if "/schedules/" in path and not schedule[1].endswith("Schedule"):
            yield f"{schedule[0]} derives from {schedule[1]}; schedules derive from Schedule alone"


TABLE_LINE = re.compile(r'\{"(\w+)", (?:\w+::)?(k\w+)\}')
ENTRY = re.compile(r"^const \w+Entry (k\w+)\{", re.M)
VARIANT = re.compile(r"^argpool\.variant @(\w+) for (\w+)", re.M)
# Names of which other files make some rows, too: a gradient's taps decide, or a gather's gaps,
# element and target.
SHARED_NAMES = {"rows", "replicate"}


def names(sources):
    """Complaints about names of schedules, each of which is that of its file: of {path: text}."""
    for folder in COMPOSED:
        entries = {entry: os.path.basename(path)[:-4] for path, text in sources.items()
                   if path.startswith(folder + "schedules/") for entry in ENTRY.findall(text)}
        tables = {path: TABLE_LINE.findall(text) for path, text in sources.items()
                  if path.startswith(folder) and path.count("/") == 2 and path.endswith(".cpp")}
        made = {(name, entries.get(entry)) for lines in tables.values() for name, entry in lines}
        for name, file in sorted(made, key=str):
            if (name, name) not in made:
                yield f"{folder}: no {name}.cpp makes rows of schedule {name}"
            elif name != file and name not in SHARED_NAMES:
                yield f"{folder}: {file}.cpp makes rows of schedule {name}"
        for path, text in sources.items():
            for name, kernel in VARIANT.findall(text) if "/variants/" in path else ():
                table = tables.get(f"{folder}{kernel}.cpp", [])
                if "gather_schedules" in sources.get(f"{folder}{kernel}.cpp", ""):
                    table = tables[f"{folder}schedules.cpp"]
                if table and name != "gpu" and name not in dict(table):
                    yield f"{path}: {kernel} has no schedule {name}"


def self_test():
    """A source that breaks each rule of composition, and one that breaks none; names likewise."""
    table = '{"%s", kA},\n'
    sources = {"generators/scatter/s.cpp": table % "a", "generators/variants/v.mlir":
               "argpool.variant @a for s", "generators/scatter/schedules/a.cpp":
               "const ScatterEntry kA{", "generators/scatter/schedules/b.cpp": ""}
    assert not list(names(sources))
    assert len(list(names({**sources, "generators/scatter/s.cpp": table % "b"}))) == 2
    assert len(list(names({**sources, "generators/variants/v.mlir":
                           "argpool.variant @b for s"}))) == 1
    path = "generators/unpool_gradient/schedules/a.cpp"
    body = "    void define() {\n" + "        x;\n" * 70 + "    }\n};\n"
    bad = "class A final : public B {\n    using B<T>::x;\n" + body
    good = "class A final : public GradientSchedule {\n" + body.replace("x;\n", "", 40)
    found, none = list(composition(path, bad)), list(composition(path, good))
    print("\n".join(found + none))
    return 0 if len(found) == 3 and not none else 1


def main():
    if sys.argv[1:] == ["--self-test"]:
        return self_test()
    root = sys.argv[1]
    wrong = files = 0
    generators = {}
    for path in tracked(root):
        name = os.path.basename(path)
        if not (path.endswith(SOURCES) or name in ("CMakeLists.txt", "README.md")):
            continue
        files += 1
        with open(os.path.join(root, path), encoding="utf-8") as source:
            text = source.read()
            found = list(complaints(path, text))
            if path.startswith("generators/"):
                generators[path] = text
            if path.startswith(COMPOSED) and path.endswith((".h", ".cpp")):
                found += composition(path, text)
            for what in found:
                print(f"{path}: {what}")
                wrong += 1
    for what in names(generators):
        print(what)
        wrong += 1
    print(f"{files} files, {wrong} complaints")
    return 1 if wrong or files < 20 else 0


if __name__ == "__main__":
    sys.exit(main())
