"""argpool, of the checkout that these recipes lie in. Not run where it was written."""
# SPDX-License-Identifier: MIT
import pathlib

from spack.package import CMakePackage, depends_on, generator, license, version

CHECKOUT = pathlib.Path(__file__).resolve().parents[5]


class Argpool(CMakePackage):
    """Max pooling with indices, max unpooling and their gradients: a kernel compiler."""

    git = f"file://{CHECKOUT}"
    license("MIT")
    version("0.2.0", branch="main")

    depends_on("c", type="build")
    depends_on("cxx", type="build")
    depends_on("cmake@3.28:", type="build")
    depends_on("ninja", type="build")
    depends_on("halide@21")
    depends_on("llvm@22.1: +mlir")
    depends_on("dlpack")
    depends_on("minizip")
    depends_on("nlohmann-json")
    depends_on("protozero")
    depends_on("zlib-api")
    depends_on("zstd libs=static")

    generator("ninja")

    def cmake_args(self):
        return [self.define("BUILD_TESTING", False)]
