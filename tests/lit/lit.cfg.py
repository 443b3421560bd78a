# How tests/lit is run: each file's RUN lines, in lit's own shell, our tools and LLVM's in PATH.
# SPDX-License-Identifier: MIT
import os

import lit.formats

config.name = "argpool"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".ll", ".mlir", ".test"]
config.excludes = ["Inputs"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(config.build_tree, "tests", "lit")
config.environment["PATH"] = os.pathsep.join(
    [os.path.join(config.build_tree, "bin"), config.llvm_tools, os.environ["PATH"]]
)
# What a test keeps is the build's, whoever runs it.
config.environment["ARGPOOL_CACHE"] = os.path.join(config.test_exec_root, "argpool-cache")
config.substitutions.append(("%source", config.source_tree))
config.substitutions.append(("%build", config.build_tree))
_passes = os.path.join(config.build_tree, "lib", "argpool_passes.so")
config.substitutions.append(("%opt", f"opt -load-pass-plugin={_passes} -S"))
