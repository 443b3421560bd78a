#!/usr/bin/env python3
# Makes the mistakes of cases.py, and prints what is said of each.
#   messages.py SOURCE BUILD WORK
# SPDX-License-Identifier: MIT
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from cases import CASES, spec

MOST_SECONDS = 600  # of what hangs


class Runner:
    """A kind of case is a method: what is given -> what is said."""

    def __init__(self, source, build, work):
        self.source, self.build, self.work = Path(source), Path(build), Path(work)
        shutil.rmtree(work, ignore_errors=True)
        self.work.mkdir(parents=True)
        (self.work / "good.mlir").write_text(spec())
        (self.work / "wrong.mlir").write_text(
            spec("window(kernel [2, 2] strides [2, 2]) index(plane : i64)"))
        (self.work / "afile").touch()

    def said(self, command, **variables):
        done = subprocess.run(command, cwd=self.work, capture_output=True, text=True, check=False,
                              errors="replace", timeout=MOST_SECONDS,
                              env={**os.environ, "ARGPOOL_CACHE": str(self.work / "cache"),
                                   **variables})
        return done.stdout + done.stderr

    def compile_(self, path, *more, **variables):
        command = [self.build / "bin/argpool-compile", path, "--targets=base", "--name=t", "-o",
                   "out"]
        for option in more:  # the last of an option would be its second
            name = option.split("=")[0]
            command = [word for word in command if str(word).split("=")[0] != name]
            if option == "-o":
                command.remove("out")
        return self.said([*command, *more], **variables)

    def spec(self, text):
        (self.work / "case.mlir").write_text(text)
        return self.compile_("case.mlir", "-q")

    def bytes(self, contents):
        (self.work / "case.mlir").write_bytes(contents)
        return self.compile_("case.mlir", "-q")

    def compile(self, options):
        return self.compile_("good.mlir", *[o.format(work=self.work) for o in options])

    def header(self, options):
        self.compile_("good.mlir", "-q", *options)
        return (self.work / "out/t.h").read_text()

    def environment(self, given):
        name, value = given[0].split("=")
        return self.compile_("good.mlir", *given[1:], **{name: value})

    def cut(self, _):
        self.compile_("good.mlir", "-q")
        for path in (self.work / "cache").iterdir():
            os.truncate(path, 100)
        return self.compile_("good.mlir")

    def signal(self, _):
        folder = tempfile.mkdtemp(dir=self.work)
        process = subprocess.Popen(
            [self.build / "bin/argpool-compile", self.source / "tools/default.mlir",
             "--name=t", "--cache=", "-o", "out", "-q"], cwd=self.work,
            env={**os.environ, "TMPDIR": folder})
        while process.poll() is None and not any(Path(folder).rglob("*")):
            time.sleep(0.05)
        time.sleep(0.3)  # generators are at work
        process.send_signal(signal.SIGTERM)
        status = process.wait(timeout=MOST_SECONDS)
        left = [str(path) for path in Path(folder).rglob("*")]
        if status != -signal.SIGTERM:
            return f"it ended with {status}, not by the signal"
        return " ".join(left) or "nothing is left"

    def help(self, program):
        return self.said([self.build / "bin" / program[0], "--help"])

    def tool(self, program):
        return self.said([self.source / program[0], "--help"])

    def cmake(self, given):
        processor, call = given
        folder = Path(tempfile.mkdtemp(dir=self.work))
        for name in ("good.mlir", "wrong.mlir"):
            shutil.copy(self.work / name, folder)
        (folder / "CMakeLists.txt").write_text(f"""cmake_minimum_required(VERSION 3.25)
project(t LANGUAGES NONE)
set(CMAKE_SYSTEM_PROCESSOR {processor})
set(ARGPOOL_COMPILE {self.build}/bin/argpool-compile)
add_executable(argpool::compile IMPORTED)
set_target_properties(argpool::compile PROPERTIES IMPORTED_LOCATION ${{ARGPOOL_COMPILE}})
include({self.source}/cmake/ArgpoolAddLibrary.cmake)
{call}
""")
        text = self.said(["cmake", "-G", "Ninja", "-S", folder, "-B", folder / "build"])
        return text[text.find("CMake Error"):] if "CMake Error" in text else ""

    def probe(self, variables):
        return self.said(["env", "ARGPOOL_VERBOSE=1", *variables,
                          self.build / "tests/runtime/environment_probe"])

    def call(self, arguments):
        return self.said([self.build / "tests/messages/argpool_refused_calls", *arguments])


def one_line(text):
    return " ".join(text.split())


def main(source, build, work):
    runner, wrong = Runner(source, build, work), 0
    for case in CASES:
        method = getattr(runner, case.kind)
        try:
            said = one_line(method(case.given))
        except subprocess.TimeoutExpired:
            said = f"(nothing within {MOST_SECONDS} s)"
        missing = [part for part in case.now if part not in said]
        if case.now == [""] and said:  # nothing is to be said
            missing = ["nothing"]
        wrong += bool(missing)
        print(f"{case.name}: {' … '.join(case.now) or '(accepted)'}")
        for part in missing:
            print(f"  MISSING {part!r} in: {said[:1500]}")
    print(f"{len(CASES)} messages, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
