"""A spec becomes a shared object, and argpool_spec_rows compares its rows with the reference."""
# SPDX-License-Identifier: MIT
import dataclasses
import os
import pathlib
import re
import resource
import subprocess

HERE = pathlib.Path(__file__).parent
MEMORY = 4 << 30         # bytes that a compiler's or generator's process may map
CPU_SECONDS = 60         # of one process: argpool-compile's, or a generator's of one row
ROW_SECONDS = 600        # a run of argpool_spec_rows


@dataclasses.dataclass
class Failure:
    """kind: "rows" (a result, or memory), "compile" (refused, crashed, or without end)."""
    kind: str
    row: str
    problem: str
    what: str


@dataclasses.dataclass
class Tally:
    rows: int = 0
    problems: int = 0
    comparisons: int = 0
    refusals: int = 0
    failures: int = 0
    idle: int = 0    # rows that no problem let run

    def add(self, other):
        for field in dataclasses.fields(self):
            setattr(self, field.name, getattr(self, field.name) + getattr(other, field.name))


@dataclasses.dataclass
class Machine:
    """How libraries for an architecture are made and run."""
    targets: str
    rows: list             # argpool_spec_rows, behind an emulator where one is needed
    linker: str = "cc"
    more: list = dataclasses.field(default_factory=list)   # libraries to link
    each: int = 120        # problems a row, and one in so many of those that are constructed
    constructed: int = 16

    def available(self):
        return os.access(self.rows[-1], os.X_OK)


class Stopped(Exception):
    """The time is up; what ran was ended."""


class Workshop:
    """The compiler, and where it keeps what it made. `left()`: seconds until all must end."""

    def __init__(self, compiler, cache, variants="", spoil="", left=lambda: 3600,
                 more=()):
        self.compiler, self.cache, self.variants, self.spoil = compiler, cache, variants, spoil
        self.left, self.more = left, list(more)

    def run(self, command, seconds, limited=False):
        """Output and status; None: it took too long."""
        def limit():
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS + 5))
        left = self.left()
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                              errors="replace", start_new_session=True,
                              preexec_fn=limit if limited else None) as process:
            try:
                said, _ = process.communicate(timeout=max(0.1, min(seconds, left)))
                return said, process.returncode
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, 9)  # its generators, too
                said, _ = process.communicate()
                if left <= seconds:
                    raise Stopped() from None
                return said, None

    def compile(self, folder, machine, targets=None, variants=""):
        """folder/spec.mlir becomes folder/spec.so; a Failure where it does not. `variants`: another
        list than the workshop's."""
        variants = variants or self.variants
        command = [self.compiler, folder / "spec.mlir", "--name=spec", "-o", folder, "-q", "-j1",
                   f"--targets={targets or machine.targets}", *self.more]
        if self.cache:
            command.append(f"--cache={self.cache}")
        if variants:
            command += [f"--variants={variants}", "--costs="]
        said, status = self.run(command, 10 * CPU_SECONDS, limited=True)
        if status != 0:
            what = "without end" if status is None else f"status {status}: {last_words(said)}"
            return Failure("compile", row_of_compiler(said), "", what)
        link = [machine.linker, "-shared", "-fPIC", "-Wall", "-Werror", f"-I{folder}",
                f"-I{HERE.parent.parent / 'runtime/include'}", HERE / "module.c",
                folder / "libspec.a", *machine.more, "-o", folder / "spec.so"]
        said, status = self.run(link, 120)
        return Failure("compile", "", "", f"linking: {last_words(said)}") if status else None

    def rows(self, folder, machine, *arguments):
        """What argpool_spec_rows says of folder/spec.so: failures, and a tally."""
        command = [*machine.rows, folder / "spec.so", *map(str, arguments)]
        if self.spoil:
            command += ["--spoil", self.spoil]
        said, status = self.run(command, ROW_SECONDS)
        failures = [f for line in said.splitlines() if (f := read_failure(line))]
        numbers = re.search(r"^TALLY (.*)$", said, re.M)
        if numbers is None and not failures:
            failures = [Failure("rows", "?", "", f"status {status}: {last_words(said)}")]
        tally = Tally(idle=len(re.findall(r"^IDLE ", said, re.M)))
        for name, number in re.findall(r"(\w+)=(\d+)", numbers[1] if numbers else ""):
            setattr(tally, name, int(number))
        return failures, tally


def schedule(row):
    """What a row's name says on the right: avx2_rows_stream."""
    return row.rpartition("__")[2]


def read_failure(line):
    """FAIL row | problem | where: what; of a crash the row stands in what was being done."""
    parts = re.match(r"FAIL (.*?) \| (.*?) \| (.*?): (.*)$", line)
    if not parts:
        return None
    row, problem, where, what = parts.groups()
    crash = re.search(r": (\S+) \| .* \| (.*)$", what) if row == "?" else None
    if crash:
        row, where = crash[1], crash[2]
        what = what[:crash.start()]
    return Failure("rows", row, problem, f"{where}: {what}")


def last_words(said):
    lines = [line for line in said.splitlines() if line.strip()]
    errors = [line for line in lines if "error" in line.lower()]
    return " ".join((errors or lines)[-3:])[:600] or "nothing said"


def row_of_compiler(said):
    """The row that could not be made, where the compiler names one."""
    rows = re.findall(r"\b\w+_(?:cf|cl)_\w+__\w+", said)
    return rows[-1] if rows else ""
