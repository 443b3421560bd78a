#!/usr/bin/env python3
# Pages stay short and their links lead somewhere; words of the glossary come after a link to it;
# the contract has every rule; versions agree.
#   readme.py ROOT | --self-test
# SPDX-License-Identifier: MIT
import os
import re
import subprocess
import sys

MOST_LINES = {"README.md": 100, "CHANGELOG.md": None}
MOST_LINES_OF_OTHERS = 250

# Pages that a newcomer reads first: each links the glossary before it uses a word of it.
GLOSSARY = "runtime/glossary.md"
MAIN_PAGES = ("README.md", "tools/install.md", "tools/README.md", "runtime/README.md",
              "runtime/operations.md", "runtime/choosing.md", "runtime/gpu.md",
              "generators/README.md", "runtime/python/README.md")


# Pages of results say when they were measured; on others a date, and what it dates, goes stale.
DATED = ("CHANGELOG.md", "tests/bench/results.md", "tests/bench/frameworks.md",
         "tests/bench/choices.md", "tests/device/README.md", "tests/python/zoo.md")
DATE = re.compile(r"\b\d{1,2}\s(?:January|February|March|April|May|June|July|August|September|"
                  r"October|November|December)\s\d{4}|\b20\d\d-\d\d-\d\d\b")


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
    for date in [] if page in DATED else DATE.findall(text):
        yield f"{page} has the date {date!r}: measurements are for {', '.join(DATED[1:])}"
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


def glossary(text):
    """Its words and what is said of each, in order; a word's second meaning is left out."""
    rows = re.findall(r"^\| ([a-z ]+?)(?: \([^)]*\))? \| (.+) \|$", text, re.M)
    return list({word: meaning for word, meaning in reversed(rows)}.items())[::-1]


def uses(word, text):
    """Where a word stands, as itself: not in code, not as a part of another."""
    return [found.start() for found in re.finditer(rf"(?<![\w/.-]){word}s?(?![\w/-])", text, re.I)]


def blank_code(text):
    """The text with blanks for its title and what is code, so that places stay what they are."""
    code = r"^# [^\n]*$|^```.*?^```$|^    [^\n]*$|`[^`]*`|\]\([^)]*\)"
    return re.sub(code, lambda found: re.sub(r"[^\n]", " ", found[0]), text, flags=re.M | re.S)


def too_early(page, text, words):
    """Words of the glossary that a page uses before it links the glossary."""
    link = re.search(r"\]\([^)]*glossary\.md[^)]*\)", text)
    prose = blank_code(text)
    for word, _ in words:
        first = min(uses(word, prose), default=None)
        if first is not None and not (link and link.start() < first + len(word) + 2):
            line = text.count("\n", 0, first) + 1
            yield f"{page}:{line}: '{word}' is used before a link to {GLOSSARY}"


def out_of_order(words):
    """Words whose meaning is told by words that come later."""
    for number, (word, meaning) in enumerate(words):
        for later, _ in words[number + 1:]:
            if uses(later, blank_code(meaning)):
                yield f"{GLOSSARY}: '{word}' is told by '{later}', which comes later"


def self_test():
    words = glossary("| cat | an animal |\n| row | of cats |\n| row (of chairs) | of dogs |\n")
    early = [("A row.\n[words](glossary.md)", 1), ("A [row](glossary.md) of cats.", 0),
             ("Cats.", 1),
             ("# Cats\n`row`, row-major.\n\n    cat\n\nIts.", 0), ("# Cats\n\n    cat\n\nCats.", 1)]
    wrong = [text for text, count in early if len(list(too_early("p", text, words))) != count]
    dated = [len(list(complaints("", page, "On 3\nMay 2026"))) for page in ("p.md", DATED[1])]
    swapped = len(list(out_of_order(words[::-1]))) == 1 and not list(out_of_order(words))
    print("\n".join(wrong), words, dated)
    return 0 if not wrong and dated == [1, 0] and swapped and len(words) == 2 else 1


def main(root):
    if root == "--self-test":
        return self_test()

    def text(path):
        with open(os.path.join(root, path), encoding="utf-8") as file:
            return file.read()

    wrong = []
    all_pages = pages(root)
    for page in all_pages:
        wrong += complaints(root, page, text(page))
    words = glossary(text(GLOSSARY))
    wrong += out_of_order(words)
    for page in MAIN_PAGES:
        wrong += too_early(page, text(page), words)
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
