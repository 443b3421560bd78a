"""A program in a virtual environment that has a framework; the environment is made once and kept.

    venv.py NAME PROGRAM ARGUMENT...      runs the program
    venv.py NAME                          makes the environment

NAME and its packages are lines of venvs.txt. Environments are in $ARGPOOL_VENVS, by default
~/.cache/argpool/venvs. Those of PyTorch take 5 GB each: they are made where they are asked for, by
`venv.py NAME`, or by ARGPOOL_TEST_FULL=1 in the environment (tools/test --full). Exits with 77, and
says why, where the environment cannot be had.
"""
# SPDX-License-Identifier: MIT
import fcntl
import os
import pathlib
import shutil
import subprocess
import sys

SKIPPED = 77
LARGE = "torch"
HOME = pathlib.Path(os.environ.get("ARGPOOL_VENVS") or "~/.cache/argpool/venvs").expanduser()


def packages_of(name):
    lines = (pathlib.Path(__file__).parent / "venvs.txt").read_text().splitlines()
    rows = [line.split(None, 3) for line in lines if not line.startswith("#")]
    return [f"{row[1]}=={row[2]}" for row in rows if row[0] == name]


def skip(name, why):
    print(f"no {name} to test with: {why}")
    sys.exit(SKIPPED)


def install(folder, packages):
    """The environment, with a note of what it has once that is all there. One that has a part of
    the packages, and no others, gets the rest."""
    note = folder / "packages.txt"
    if not note.exists() or not set(note.read_text().split()) <= set(packages):
        shutil.rmtree(folder, ignore_errors=True)
        subprocess.run(["/usr/bin/python3", "-m", "venv", folder], check=True)
    subprocess.run([folder / "bin" / "pip", "install", "-q", "--disable-pip-version-check",
                    "--no-compile", *packages], check=True)
    note.write_text("\n".join(packages))


def python_of(name, may_install):
    """The environment's Python."""
    packages = packages_of(name)
    if not packages:
        sys.exit(f"{name} is none of the environments of venvs.txt")
    folder = HOME / name
    HOME.mkdir(parents=True, exist_ok=True)
    with open(HOME / f"{name}.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # tests that want the same one take turns
        note = folder / "packages.txt"
        if not note.exists() or note.read_text().split() != packages:
            if not may_install:
                skip(name, f"it is large; {pathlib.Path(__file__).name} {name} installs "
                           f"{' '.join(packages)} in {folder}, and so does tools/test --full")
            try:
                install(folder, packages)
            except (OSError, subprocess.CalledProcessError) as error:
                skip(name, f"pip could not install {' '.join(packages)} ({error})")
    return folder / "bin" / "python"


def main(name, *command):
    full = bool(int(os.environ.get("ARGPOOL_TEST_FULL") or 0))
    python = python_of(name, may_install=full or not command or not name.startswith(LARGE))
    if command:
        os.execv(python, [str(python), *command])
    print(f"{name}: {python}")


if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    main(*sys.argv[1:])
