"""The type hints, as users' programs see them: mypy --strict and pyright's strict mode find no
error in typed/*_usage.py, which run, and each mistake of typed/wrong.py. The stub has the
signatures of the module that it stands for.

    types_test.py PACKAGE CACHE     PACKAGE: the folder that has argpool; CACHE: mypy's

A program is checked with the framework of its environment in venvs.txt, and skipped where there
is none.
"""
# SPDX-License-Identifier: MIT
import os
import pathlib
import re
import subprocess
import sys
import unittest

import venv

TYPED = pathlib.Path(__file__).parent / "typed"
BIN = pathlib.Path(sys.executable).parent
PACKAGE, CACHE = sys.argv.pop(1), sys.argv.pop(1)


def run(*command):
    return subprocess.run([str(part) for part in command], text=True, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, env={
                              **os.environ, "PYTHONPATH": PACKAGE, "MYPYPATH": PACKAGE})


def mypy(path, python):
    return run(BIN / "mypy", "--strict", "--follow-imports=silent", "--cache-dir", CACHE,
               "--python-executable", python, path)


def pyright(path, python):
    return run(BIN / "pyright", "--pythonpath", python, path)


CHECKERS = mypy, pyright


class Usage(unittest.TestCase):
    def check(self, name, python):
        if not python.exists():
            self.skipTest(f"no environment {name}: tests/python/venv.py {name} makes it")
        path = TYPED / f"{name}_usage.py"
        for checker in CHECKERS:
            done = checker(path, python)
            self.assertEqual(done.returncode, 0, done.stdout)
        done = run(python, path)
        self.assertEqual(done.returncode, 0, done.stdout)

    def test_numpy(self):
        self.check("numpy", pathlib.Path(sys.executable))

    def test_jax(self):
        self.check("jax", venv.HOME / "jax" / "bin" / "python")

    def test_torch(self):
        self.check("torch", venv.HOME / "torch" / "bin" / "python")

    def test_mistakes(self):
        """Every line of typed/wrong.py that ends with "# wrong" is an error of both, no other."""
        path = TYPED / "wrong.py"
        lines = path.read_text(encoding="utf-8").splitlines()
        wrong = {number for number, line in enumerate(lines, 1) if line.endswith("# wrong")}
        for checker in CHECKERS:
            said = checker(path, sys.executable).stdout
            found = {int(number) for number in re.findall(r"wrong\.py:(\d+):.* error", said)}
            self.assertEqual(found, wrong, said)


class Stub(unittest.TestCase):
    def test_signatures(self):
        done = run(BIN / "stubtest", "argpool._operations", "--concise", "--ignore-missing-stub")
        self.assertEqual(done.returncode, 0, done.stdout)


if __name__ == "__main__":
    unittest.main()
