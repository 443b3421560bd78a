#!/usr/bin/env python3
# Recipes of packages say the versions of CMakeLists.txt and versions.txt; the conan one runs.
#   recipes.py ROOT           compares
#   recipes.py ROOT BUILD     packs what BUILD installs by `conan export-pkg`, then test_package
# SPDX-License-Identifier: MIT
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile


def versions_of(root):
    """{package: version} of versions.txt, and argpool's own."""
    lines = (root / "tools/packages/versions.txt").read_text().splitlines()
    found = {row[1]: row[2] for row in map(str.split, lines) if row[:1] in (["deb"], ["pip"])}
    text = (root / "CMakeLists.txt").read_text()
    found["argpool"] = re.search(r"project\(argpool VERSION ([0-9.]+)", text).group(1)
    return found


def differences(root):
    known = versions_of(root)
    recipes = root / "tools/packages"
    vcpkg = json.loads((recipes / "vcpkg/vcpkg.json").read_text())
    llvm = next(d for d in vcpkg["dependencies"] if isinstance(d, dict) and d["name"] == "llvm")
    file = recipes / "spack/packages/argpool/package.py"
    spack = file.read_text()
    compile(spack, file, "exec")
    build = re.search(r"^requires = .*$", (root / "pyproject.toml").read_text(), re.M)[0]
    pins = dict(re.findall(r'"([\w-]+)==([0-9.]+)"', build))
    halide = known["halide"].split(".")[0]
    said = [  # where, what it says, what is right
        ("vcpkg.json's version", vcpkg["version"], known["argpool"]),
        ("vcpkg.json's llvm", llvm["version>="], known["libmlir-22-dev"] + ".0"),
        ("package.py's version", re.search(r'version\("([^"]+)"', spack)[1], known["argpool"]),
        ("package.py's llvm", re.search(r"llvm@([0-9.]+):", spack)[1], known["libmlir-22-dev"]),
        ("package.py's halide", re.search(r"halide@(\d+)", spack)[1], halide),
        ("pyproject.toml's halide", pins["halide"], known["halide"]),
        ("pyproject.toml's backend", pins["scikit-build-core"], known["scikit_build_core"]),
    ]
    wrong = [f"{where} is {is_}, not {right}" for where, is_, right in said if is_ != right]
    return wrong, len(said)


def conan(root, build):
    """The recipe on a copy of the tree whose build/install is BUILD."""
    with tempfile.TemporaryDirectory() as scratch:
        tree = pathlib.Path(scratch, "argpool")
        shutil.copytree(root / "tools/packages/conan", tree / "tools/packages/conan")
        for name in ("CMakeLists.txt", "tests/demo/readme.c"):
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(root / name, tree / name)
        (tree / "build").mkdir()
        (tree / "build/install").symlink_to(build)
        folder = pathlib.Path(sys.executable).parent
        os.environ.update(CONAN_HOME=f"{scratch}/conan", PATH=f"{folder}:{os.environ['PATH']}")
        recipe = tree / "tools/packages/conan"
        for command in (["profile", "detect"], ["export-pkg", str(recipe), "--no-remote"]):
            ran = subprocess.run([str(folder / "conan"), *command], capture_output=True, text=True)
            if ran.returncode:
                sys.exit(f"conan {command[0]}: {ran.stdout[-2000:]}{ran.stderr[-4000:]}")
    if "0 14  0 16" not in ran.stdout + ran.stderr:
        sys.exit(f"test_package printed something else: {ran.stdout}{ran.stderr}")
    print("conan export-pkg and test_package: ok")


def main(root, *build):
    if build:
        return conan(pathlib.Path(root), pathlib.Path(*build).resolve())
    wrong, compared = differences(pathlib.Path(root))
    print("\n".join(wrong) or f"{compared} versions of recipes agree")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
