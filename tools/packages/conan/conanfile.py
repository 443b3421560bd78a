"""argpool from a checkout: what preset `install` builds. LLVM and MLIR 22.1 are the system's."""
# SPDX-License-Identifier: MIT
import pathlib
import re
import sys

from conan import ConanFile
from conan.tools.files import copy

SOURCES = ("CMakeLists.txt", "CMakePresets.json", "LICENSE", "README.md", "CHANGELOG.md", "cmake/*",
           "generators/*", "runtime/*", "tools/*")


class Argpool(ConanFile):
    name = "argpool"
    license = "MIT"
    description = "Max pooling with indices, max unpooling and their gradients: a kernel compiler"
    topics = ("pooling", "unpooling", "mlir", "halide")
    settings = "os", "arch", "compiler", "build_type"
    package_type = "shared-library"

    @property
    def _checkout(self):
        return pathlib.Path(self.recipe_folder, "../../..").resolve()

    def set_version(self):
        text = (self._checkout / "CMakeLists.txt").read_text(encoding="utf-8")
        self.version = re.search(r"project\(argpool VERSION ([0-9.]+)", text).group(1)

    def export_sources(self):
        for pattern in SOURCES:
            copy(self, pattern, self._checkout, self.export_sources_folder,
                 excludes="*/__pycache__/*")

    def validate(self):
        if self.settings.os != "Linux" or self.settings.arch != "x86_64":
            raise Exception("argpool is built on Linux on x86-64")

    def layout(self):
        self.folders.root = "../../.."
        self.folders.build = "build/install"

    def build(self):
        source = pathlib.Path(self.source_folder)
        text = (source / "tools/packages/versions.txt").read_text(encoding="utf-8")
        pins = re.findall(r"^pip (halide|cmake) +([0-9.]+)", text, re.M)
        self.run(f"{sys.executable} -m venv {source}/.venv")
        self.run(f"{source}/.venv/bin/pip install --no-deps "
                 + " ".join(f"{name}=={version}" for name, version in pins))
        self.run(f"{source}/.venv/bin/cmake --preset install", cwd=source)
        self.run(f"{source}/.venv/bin/cmake --build {self.build_folder}")

    def package(self):
        self.run(f"cmake --install {self.build_folder} --prefix {self.package_folder}")

    def package_info(self):
        self.cpp_info.set_property("cmake_find_mode", "none")  # argpoolConfig.cmake is installed
        self.cpp_info.libs = ["argpool"]
        self.cpp_info.builddirs = ["lib/cmake/argpool"]
