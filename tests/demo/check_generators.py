"""The generators that the rows of a spec need: check_generators.py COMPILER SPEC GENERATOR..."""
# SPDX-License-Identifier: MIT
import re
import subprocess
import sys


def main(compiler, spec, *listed):
    plan = subprocess.run(
        [compiler, spec, "-q", "--targets=base,avx2,avx512", "--until-after=select", "--emit=plan"],
        check=True, capture_output=True, text=True).stdout
    needed = set(re.findall(r"argpool\.kernel @\w+ for (\w+)", plan))
    if needed != set(listed):
        sys.exit(f"tests/demo/CMakeLists.txt lists {sorted(listed)}; the plan of {spec} needs "
                 f"{sorted(needed)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
