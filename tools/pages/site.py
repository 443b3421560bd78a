"""The pages of the tree, and the files that they link, as a site: site.py ROOT FOLDER

Pages stay where they are in the tree. MkDocs wants a folder of its own: they are copied to one,
with the two headers as pages.
"""
# SPDX-License-Identifier: MIT
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HEADERS = ("runtime/include/argpool.h", "runtime/include/argpool.hpp")


def linked_files(page, text):
    """What a page links that is no page, by its path in the tree."""
    prose = re.sub(r"^```.*?^```$", "", text, flags=re.M | re.S)
    for link in re.findall(r"\]\(([^)#\s]+)[^)\s]*\)", prose):
        if not re.match(r"[a-z]+:", link) and not link.endswith(".md"):
            yield os.path.normpath(page.parent / link)


def stage(root, docs):
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "*.md"], cwd=root,
                            check=True, capture_output=True, text=True).stdout.split()
    for name in listed:
        text = (root / name).read_text(encoding="utf-8")
        files = [name, *linked_files(pathlib.Path(name), text)]
        for file in (file for file in files if (root / file).is_file()):
            (docs / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(root / file, docs / file)
    for name in HEADERS:
        text = (root / name).read_text(encoding="utf-8")
        page = docs / f"{name}.md"
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(f"# {page.stem}\n\n```c\n{text}```\n", encoding="utf-8")
    return len(listed)


def main(root, folder):
    root, folder = pathlib.Path(root), pathlib.Path(folder).resolve()
    with tempfile.TemporaryDirectory() as scratch:
        docs = pathlib.Path(scratch, "docs")
        pages = stage(root, docs)
        shutil.copy(root / "tools/pages/mkdocs.yml", scratch)
        ran = subprocess.run([sys.executable, "-m", "mkdocs", "build", "--strict", "-f",
                              f"{scratch}/mkdocs.yml", "-d", str(folder)],
                             stderr=subprocess.PIPE, text=True)
    if ran.returncode:  # lines of level INFO are progress
        print("\n".join(line for line in ran.stderr.splitlines() if "INFO" not in line))
        return 1
    print(f"{pages} pages: {folder}/index.html")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
