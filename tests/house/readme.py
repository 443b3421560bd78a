#!/usr/bin/env python3
# Pages stay short and their links lead somewhere; the contract has every rule; versions agree.
#   readme.py ROOT
# SPDX-License-Identifier: MIT
import os
import re
import subprocess
import sys

MOST_LINES = {"README.md": 100, "CHANGELOG.md": None}
MOST_LINES_OF_OTHERS = 250


def pages(root):
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "*.md"], cwd=root,
                            check=True, capture_output=True, text=True).stdout.split()
    return [page for page in listed if os.path.exists(os.path.join(root, page))]


def anchors(text):
    """Of a page's headings, as GitHub makes them."""
    for heading in re.findall(r"^#+ +(.*)$", text, re.M):
        words = re.sub(r"[^\w\- ]", "", heading.lower())
        yield words.replace(" ", "-")


def complaints(root, page, text):
    most = MOST_LINES.get(page, MOST_LINES_OF_OTHERS)
    lines = len(text.rstrip().split("\n"))
    if most and lines > most:
        yield f"{page} has {lines} lines; at most {most}"
    prose = re.sub(r"^```.*?^```$", "", text, flags=re.M | re.S)
    for link in re.findall(r"\]\(([^)\s]+)\)", prose):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = os.path.normpath(os.path.join(os.path.dirname(page), path)) if path else page
        if not os.path.exists(os.path.join(root, target)):
            yield f"{page} links {path}, which is not there"
        elif anchor:
            with open(os.path.join(root, target), encoding="utf-8") as file:
                if anchor not in anchors(file.read()):
                    yield f"{page} links {link}; {target} has no such heading"


def main(root):
    def text(path):
        with open(os.path.join(root, path), encoding="utf-8") as file:
            return file.read()

    wrong = []
    all_pages = pages(root)
    for page in all_pages:
        wrong += complaints(root, page, text(page))
    contract, header = text("runtime/contract.md"), text("runtime/include/argpool.h")
    for number in (*range(1, 18), 19):
        if not re.search(rf"\*\*C{number}\b", contract):
            wrong.append(f"runtime/contract.md lacks C{number}")
    last = max(int(n) for n in re.findall(r"\* +R(\d+) ", header))
    if f"R1 to R{last}" not in contract:
        wrong.append(f"runtime/contract.md does not say that argpool.h lists R1 to R{last}")
    version = re.search(r"project\(argpool VERSION ([0-9.]+)", text("CMakeLists.txt")).group(1)
    numbers = re.findall(r"#define ARGPOOL_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)", header)
    if ".".join(numbers) != version:
        wrong.append(f"argpool.h is {'.'.join(numbers)}, CMake's project {version}")
    changes = re.search(r"^## ([0-9.]+)", text("CHANGELOG.md"), re.M)
    if not changes or changes.group(1) != version:
        wrong.append(f"CHANGELOG.md does not begin with {version}")
    print("\n".join(wrong) or
          f"argpool {version}: {len(all_pages)} pages, C1 to C19, R1 to R{last}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
