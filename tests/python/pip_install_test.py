"""`pip install .` in an empty environment, by PEP 517; then README's lines of Python.

    pip_install_test.py ROOT [BUILD]     BUILD: a build folder whose kernels are taken

Exits with 77 where pip reaches no index.
"""
# SPDX-License-Identifier: MIT
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile


def copy_of(root, folder):
    """What git knows of the tree: a build in the tree itself would be another test's, too."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=root, check=True, capture_output=True,
                            text=True).stdout.split("\0")
    for name in filter(None, listed):
        if (root / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(root / name, folder / name)


def main(root, *build):
    root = pathlib.Path(root)
    text = (root / "README.md").read_text(encoding="utf-8")
    program, printed = re.search(r"```python\n(.*?)```.*?```\n(.*?)```", text, re.S).groups()
    with tempfile.TemporaryDirectory() as scratch:
        scratch = pathlib.Path(scratch)
        copy_of(root, scratch / "argpool")
        subprocess.run(["/usr/bin/python3", "-m", "venv", scratch / "venv"], check=True)
        pip = [scratch / "venv/bin/pip", "--disable-pip-version-check"]
        if subprocess.run([*pip, "install", "-q", "numpy"]).returncode:
            print("no index to install from")
            return 77
        settings = [f"--config-settings=cmake.define.ARGPOOL_KERNELS_FROM={folder}"
                    for folder in build]
        subprocess.run([*pip, "install", "-q", *settings, "."], cwd=scratch / "argpool", check=True)
        ran = subprocess.run([scratch / "venv/bin/python", "-I", "-c", program], cwd=scratch,
                             check=True, capture_output=True, text=True).stdout
    print(ran)
    return 0 if ran == printed else f"README.md says:\n{printed}"


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
