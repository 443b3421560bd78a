#!/usr/bin/env python3
# What pages quote of argpool's tools is so: specs and C compile, commands run and print what stands
# below them, and options exist.
#   snippets.py ROOT FOLDER_OF_ARGPOOL_COMPILE | --self-test
# SPDX-License-Identifier: MIT
import os
import re
import subprocess
import sys
import tempfile

from readme import pages

SPEC = re.compile(r"^(//|func\.func @\w+\(%|argpool\.kernels for )")
# A command ends before the next one, a comment, and what is told of it behind two blanks.
TOOL = re.compile(r"(?:^|&& |\| |\$ )(?:\S+/bin/)?(tools/[a-z][\w-]*|argpool-[a-z-]+)(?![\w/.-])"
                  r"(.*?)(?=$| \| | && |  | #)")
# Tools whose help is also that of another program, or of a way to start them.
MORE_HELP = {"tools/tune": ["argpool-tune"], "tools/bench": [
    f"tools/bench {way}" for way in ("--choice", "--replay")]}


def blocks(text):
    """Indented code: the number of the first line, and the lines."""
    fenced = re.sub(r"^```.*?^```$", lambda found: "\n" * found[0].count("\n"), text,
                    flags=re.M | re.S)
    for found in re.finditer(r"(?:^    [^\n]*\n(?:\n(?=    ))?)+", fenced, re.M):
        lines = [line[4:] for line in found[0].rstrip("\n").split("\n")]
        yield fenced.count("\n", 0, found.start()) + 1, lines


def run(command, folder, path):
    done = subprocess.run(command, shell=True, cwd=folder, capture_output=True, text=True,
                          check=False, errors="replace", stdin=subprocess.DEVNULL,
                          env={**os.environ, "PATH": f"{path}:{os.environ['PATH']}"})
    return done.returncode, done.stdout, done.stderr


def lacks(output, quoted):
    """The first quoted piece that the output has not, in order; blanks count as one."""
    output, at = " ".join(output.split()), 0
    for piece in (" ".join(piece.split()) for line in quoted for piece in line.split("…")):
        found = output.find(piece, at)
        if found < 0:
            return piece
        at = found + len(piece)
    return None


def options(text):
    """The commands of argpool's tools in code, with their options."""
    code = [line for _, lines in blocks(text)
            for line in re.sub(r"\\\n *", "", "\n".join(lines)).split("\n")]
    for line in code + re.findall(r"`([^`]+)`", text.replace("\n", " ")):
        for tool, rest in TOOL.findall(line):
            yield tool, re.findall(r"(?<![\w-])--[a-z][\w-]*", rest)


class Checks:
    def __init__(self, root, tools):
        self.root, self.tools, self.helps = root, tools, {}
        self.specs = self.c_programs = self.commands = self.options = 0

    def help_of(self, tool):
        if tool not in self.helps:
            way = "--help-hidden" if tool.startswith("argpool-") else "--help"
            code, out, err = run(f"{tool} {way}", self.root, self.tools)
            more = [self.help_of(other) for other in MORE_HELP.get(tool, [])]
            self.helps[tool] = " ".join([out, err, *more]) if code == 0 else None
        return self.helps[tool]

    def complaints(self, text):
        with tempfile.TemporaryDirectory() as folder:
            for number, lines in blocks(text):
                yield from (f"{number}: {wrong}" for wrong in self.of_block(lines, folder))
            for source in re.findall(r"^```c\n(.*?)^```$", text, re.M | re.S):
                yield from self.of_c(source, folder)
        for command, given in options(text):
            known = self.help_of(command) if given else ""
            if known is None:
                yield f"{command} has no --help"
            for option in given:
                self.options += 1
                if known is not None and not re.search(rf"(?<![\w-]){option}(?![\w-])", known):
                    yield f"{command} has no {option}"

    def of_block(self, lines, folder):
        if lines[0].startswith("$ "):
            self.commands += 1
            code, out, err = run(lines[0][2:], folder, self.tools)
            missing = lacks(out, lines[1:])
            if code or missing is not None:
                yield f"{lines[0]}: rc {code}, not printed: {missing!r} {err}"
        elif SPEC.match(lines[0]) and any("argpool." in line for line in lines[:6]):
            named = re.match(r"// (\w+\.mlir)$", lines[0])
            file = named[1] if named else "quoted.mlir"
            with open(os.path.join(folder, file), "w", encoding="utf-8") as spec:
                spec.write("\n".join(lines) + "\n")
            self.specs += 1
            code, _, err = run(f"argpool-compile {file} --emit=plan", folder, self.tools)
            if code:
                yield err

    def of_c(self, source, folder):
        """C compiles, beside the headers that the page's specs make."""
        with open(os.path.join(folder, "quoted.c"), "w", encoding="utf-8") as file:
            file.write(source)
        makes = [f"argpool-compile {spec}.mlir --targets=base -q" for spec in
                 re.findall(r'#include "(\w+)\.h"', source)]
        compiles = f"cc -std=c99 -Wall -Werror -fsyntax-only -I{self.root}/runtime/include quoted.c"
        self.c_programs += 1
        code, _, err = run(" && ".join([*makes, compiles]), folder, self.tools)
        if code:
            yield f" C: {err}"


def self_test():
    quoted = list(blocks("a\n\n    b\n      c\n\n    d\n\n```\n    e\n```\n"))
    right = [quoted == [(3, ["b", "  c", "", "d"])], lacks("a  b\nc d", ["a b", "c … d"]) is None,
             lacks("a b", ["b", "a"]) == "a",
             list(options("`tools/a --b=c -d`\n\n    x/bin/argpool-c y \\\n        --e  --f\n")) ==
             [("argpool-c", ["--e"]), ("tools/a", ["--b"])]]
    print(right, quoted)
    return 0 if all(right) else 1


def main(root, tools=None):
    if root == "--self-test":
        return self_test()
    checks, wrong = Checks(os.path.abspath(root), os.path.abspath(tools)), []
    for page in pages(root):
        if page != "CHANGELOG.md":
            with open(os.path.join(root, page), encoding="utf-8") as file:
                wrong += [f"{page}:{complaint}" for complaint in checks.complaints(file.read())]
    print("\n".join(wrong) or f"{checks.specs} specs, {checks.c_programs} C programs, "
          f"{checks.commands} commands, {checks.options} options")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
