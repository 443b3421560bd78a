"""Packs a wheel for another system: pack_wheel.py TAG LIBRARY FOLDER. Prints its path. It has the
package without the ways into PyTorch, JAX and ONNX Runtime, whose libraries are not built for it.
"""
# SPDX-License-Identifier: MIT
import base64
import hashlib
import pathlib
import re
import sys
import tomllib
import zipfile

from scikit_build_core._vendor.pyproject_metadata import StandardMetadata

ROOT = pathlib.Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "runtime" / "python" / "argpool"
LEFT_OUT = {"torch", "jax", "onnxruntime"}


def metadata():
    """What the other wheels say, without the extras of what is left out."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    version = re.search(r"project\(argpool VERSION ([0-9.]+)",
                        (ROOT / "CMakeLists.txt").read_text())[1]
    project["project"].update(version=version, dynamic=[])
    extras = project["project"]["optional-dependencies"]
    project["project"]["optional-dependencies"] = {
        name: needs for name, needs in extras.items() if name not in LEFT_OUT}
    classifiers = project["project"]["classifiers"]
    classifiers[:] = [c for c in classifiers if not c.startswith("Operating System")]
    return version, bytes(StandardMetadata.from_pyproject(project, ROOT).as_rfc822())


def files(tag, library):
    version, described = metadata()
    about = f"argpool-{version}.dist-info"
    for path in sorted(PACKAGE.rglob("*")):
        inside = path.relative_to(PACKAGE)
        if path.is_file() and path.suffix in (".py", ".pyi", ".typed") and \
                not LEFT_OUT & {part.split(".")[0] for part in inside.parts}:
            yield f"argpool/{inside.as_posix()}", path.read_bytes()
    yield f"argpool/lib/{library.name}", library.read_bytes()
    yield f"{about}/METADATA", described
    yield f"{about}/WHEEL", (f"Wheel-Version: 1.0\nGenerator: argpool's tools/wheel\n"
                             f"Root-Is-Purelib: false\nTag: py3-none-{tag}\n").encode()
    yield f"{about}/licenses/LICENSE", (ROOT / "LICENSE").read_bytes()


def main(tag, library, folder):
    contents = dict(files(tag, pathlib.Path(library)))
    about = next(name for name in contents if name.endswith("/METADATA")).split("/")[0]
    lines = []
    for name, data in contents.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        lines.append(f"{name},sha256={digest},{len(data)}\n")
    contents[f"{about}/RECORD"] = "".join([*lines, f"{about}/RECORD,,\n"]).encode()
    wheel = pathlib.Path(folder) / f"{about.removesuffix('.dist-info')}-py3-none-{tag}.whl"
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in contents.items():
            entry = zipfile.ZipInfo(name)  # of 1980: the same file each time
            entry.external_attr = (0o755 if "/lib/" in name else 0o644) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, data)
    print(wheel)


if __name__ == "__main__":
    main(*sys.argv[1:])
