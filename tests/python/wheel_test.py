"""The wheel as a user has it: built by tools/wheel, installed where nothing else is, tried there.

    wheel_test.py ROOT BUILD        BUILD: a build folder that has the kernels
    wheel_test.py ROOT BUILD TAG    the wheel for another system: tools/wheel tries its library
"""
# SPDX-License-Identifier: MIT
import pathlib
import subprocess
import sys
import tempfile
import zipfile

TESTS = pathlib.Path(__file__).parent


def run(*command, **options):
    return subprocess.run([str(part) for part in command], check=True, text=True, **options)


def build(root, kernels, folder, *options):
    run(root / "tools" / "wheel", "--kernels", kernels, "--to", folder, *options)
    wheels = list(folder.glob("*.whl"))
    assert len(wheels) == 1, f"tools/wheel made {wheels}"
    return wheels[0]


def check_contents(wheel):
    """One wheel for every Python 3 on old systems, holding the package and its libraries only."""
    assert "-py3-none-manylinux_2_" in wheel.name, wheel.name
    with zipfile.ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if ".dist-info/" not in name]
        unpacked = sum(entry.file_size for entry in archive.infolist())
    strange = [n for n in names if not n.startswith("argpool/") or n.endswith((".pyc", ".md"))]
    assert not strange, f"the wheel also holds {strange}"
    parts = ("lib/libargpool.so.0", "lib/libargpool_torch.so", "lib/libargpool_jax.so",
             "lib/libargpool_onnxruntime.so", "py.typed", "_operations.pyi", "torch/__init__.py",
             "jax.py", "dask/__init__.py", "onnxruntime.py")
    assert {f"argpool/{part}" for part in parts} <= set(names), names
    packed = wheel.stat().st_size
    print(f"{wheel.name}: {packed / 1e6:.2f} MB, unpacked {unpacked / 1e6:.2f} MB, "
          f"{len(names)} files")


def try_it(wheel, folder):
    """In a new environment of Debian's Python, which has Debian's NumPy beside it."""
    run("/usr/bin/python3", "-m", "venv", "--system-site-packages", folder)
    python = folder / "bin" / "python"
    run(python, "-m", "pip", "install", "-q", "--no-index", "--no-deps", wheel)
    where = run(python, "-I", "-c", "import argpool; print(argpool.__file__, argpool.__version__)",
                capture_output=True).stdout.split()
    assert where[0].startswith(str(folder)), f"argpool was imported from {where[0]}"
    assert f"-{where[1]}-" in wheel.name, f"argpool says it is {where[1]}"
    run(python, TESTS / "numpy_test.py", env={"PATH": "/usr/bin:/bin"})


def check_other(wheel, tag, folder):
    """pip takes it for that system, and it holds what the package imports."""
    run(sys.executable, "-m", "pip", "install", "-q", "--no-index", "--no-deps", "--target", folder,
        "--platform", tag, "--only-binary", ":all:", wheel)
    kept = {path.name for path in (folder / "argpool").iterdir()}
    there = {path.name for path in (TESTS.parent.parent / "runtime/python/argpool").iterdir()}
    left_out = there - kept - {"__pycache__"}
    assert left_out == {"torch", "jax.py", "onnxruntime.py"}, left_out
    assert len(list((folder / "argpool" / "lib").iterdir())) == 1


def main(root, binary, tag=None):
    if tag and subprocess.run([sys.executable, TESTS / "venv.py", "platforms", "-c", ""],
                              check=False).returncode:
        sys.exit(77)  # which said why
    with tempfile.TemporaryDirectory() as scratch:
        scratch = pathlib.Path(scratch)
        if tag:
            wheel = build(root, binary, scratch / "dist", "--platform", tag)
            return check_other(wheel, tag, scratch / "other")
        wheel = build(root, binary, scratch / "dist")
        check_contents(wheel)
        try_it(wheel, scratch / "venv")


if __name__ == "__main__":
    main(*map(pathlib.Path, sys.argv[1:3]), *sys.argv[3:])
