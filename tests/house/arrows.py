#!/usr/bin/env python3
# Arrows between rooms point one way (design.md, "Rooms"): what each room's sources may include; and
# no room but generators/ and tests/ knows a schedule by its name. In the runtime only src/platform
# knows operating systems.
#   arrows.py ROOT           checks the tree
#   arrows.py --self-test    shows that wrong includes are found
# SPDX-License-Identifier: MIT
import os
import re
import sys
import tempfile

SOURCES = (".c", ".cc", ".cpp", ".h", ".hpp", ".td", ".inc")
INCLUDE = re.compile(r'^\s*#\s*include\s*[<"]([^>"]+)[>"]', re.M)

# Library headers of others, by room. A room may include its own files, standard headers, and these.
FOREIGN = {
    "generators": [r"Halide\.h"],
    "runtime": [r"dlpack/dlpack\.h"],
    "tools": [r"mlir/.*", r"llvm/.*", r"protozero/.*", r"nlohmann/json\.hpp", r"minizip/unzip\.h"],
}
# Rooms that may be included from, with the files that may be.
ROOMS = {
    "generators": {},
    "runtime": {},
    # Adapters to frameworks share the list of patterns with the compiler.
    "runtime/adapters": {"tools": [r"import/(graph|patterns|regions|window)\.h"]},
    "tools": {"runtime": [r"argpool_registry\.h"]},
    "tools/problems": {"runtime": [r"argpool_registry\.h", r"argpool\.h"]},
    # The tuner and --report call kernels through the public interface too.
    "tools/argpool-tune": {"runtime": [r"argpool_registry\.h", r"argpool\.h",
                                       r"problem/words\.h"]},
    "tools/report": {"runtime": [r"argpool_registry\.h", r"argpool\.h"]},
}
# Rooms of tools/, in the order data goes: each may include those before it.
TOOLS_ORDER = ["dialect", "transforms", "import", "emit", "report"]
# Folders of runtime/src: each may include those before it.
RUNTIME_ORDER = ["platform", "support", "problem", "check", "choose", "run", "remember", "api"]
C_HEADERS = set("""
    assert complex ctype errno fenv float inttypes limits locale math setjmp signal stdalign stdarg
    stdatomic stdbool stddef stdint stdio stdlib string time wchar cpuid immintrin emmintrin pthread
    sched unistd fcntl dlfcn spawn linux/futex poll windows io malloc process
""".split())


# Names by which a source knows an operating system; those of PLATFORM may.
PLATFORM = os.path.join("runtime", "src", "platform") + os.sep
SYSTEM = re.compile(
    r"^\s*#\s*(?:if|ifdef|ifndef|elif)\b.*\b(?:_WIN\w+|__MINGW\w*|_MSC_VER|__linux\w*|__unix\w*|"
    r"__APPLE__|__MACH__|__ANDROID__|__BIONIC__|__GLIBC__|__wasi__|__wasm\w*|__EMSCRIPTEN__|"
    r"__FreeBSD__)|"
    r"^\s*#\s*include\s*<(?:windows|io|process|pthread|sched|signal|unistd|fcntl|dlfcn|poll|"
    r"spawn|sys/\w+|linux/\w+|mach/\w+)\.h>", re.M)


def knows_system(path, text):
    """Lines of a runtime source that only the platform folder may have."""
    parts = path.split(os.sep)
    if parts[0] != "runtime" or parts[1] in ("adapters", "python") or path.startswith(PLATFORM):
        return []
    return [text.count("\n", 0, found.start()) + 1 for found in SYSTEM.finditer(text)]


def room_of(path):
    """The entry of ROOMS that a source belongs to, or None."""
    parts = path.split(os.sep)
    two = "/".join(parts[:2])
    return two if two in ROOMS else parts[0] if parts[0] in ROOMS else None


def is_standard(include):
    base = include[:-2] if include.endswith(".h") else include
    return ("." not in include and "/" not in include) or base in C_HEADERS or \
        include.startswith("sys/")


def matches(patterns, include):
    return any(re.fullmatch(pattern, include) for pattern in patterns)


def wrong_in_tools(path, include):
    """An include of another room of tools/ that comes later in the way of the data."""
    own, other = path.split(os.sep)[1], include.split("/")[0]
    if other not in TOOLS_ORDER or own not in TOOLS_ORDER:
        return other.startswith("argpool-") and other != own
    return TOOLS_ORDER.index(other) > TOOLS_ORDER.index(own)


def wrong_in_runtime(path, include):
    """An include of a folder of runtime/src that comes later."""
    own, other = path.split(os.sep)[2], include.split("/")[0]
    if other not in RUNTIME_ORDER or own not in RUNTIME_ORDER:
        return False
    return RUNTIME_ORDER.index(other) > RUNTIME_ORDER.index(own)


def verdict(root, path, include):
    """Why the include is wrong, or None."""
    room = room_of(path)
    top = room.split("/")[0]
    if is_standard(include) or matches(FOREIGN[top], include):
        return None
    for other, allowed in ROOMS[room].items():
        if matches(allowed, include):
            return None
    # Files of the own room: beside the source, from the room's root, or from its include folder.
    places = [os.path.dirname(path), top, os.path.join(top, "include"), os.path.join(top, "src")]
    inside = [os.path.normpath(os.path.join(place, include)) for place in places]
    found = [p for p in inside if os.path.exists(os.path.join(root, p))]
    generated = top == "tools" and include.endswith((".inc", ".h.inc"))
    if not generated and not any(p.startswith(top + os.sep) for p in found):
        return "belongs to another room, or to a library that this room does not know"
    if top == "tools" and wrong_in_tools(path, include):
        return "points against the way of the data"
    if path.startswith(os.path.join("runtime", "src")) and wrong_in_runtime(path, include):
        return "is of a folder that comes later"
    return None


VARIANT = re.compile(r"argpool\.variant @(\w+)")


def schedule_names(root):
    """The names of the list of variants."""
    names = set()
    for folder, _, files in os.walk(os.path.join(root, "generators", "variants")):
        for name in files:
            with open(os.path.join(folder, name), encoding="utf-8") as variants:
                names |= set(VARIANT.findall(variants.read()))
    return names


def named_schedules(text, names):
    """Lines of code that compare a schedule with a name."""
    for number, line in enumerate(text.split("\n"), 1):
        if "schedule" in line and not line.lstrip().startswith("//"):
            for name in re.findall(r'"(\w+)"', line):
                if name in names or name + "_" in {n[:len(name) + 1] for n in names}:
                    yield number, name


def check_names(root):
    wrong, names = [], schedule_names(root)
    for room in ("runtime", "tools"):
        for folder, _, files in sorted(os.walk(os.path.join(root, room))):
            for name in sorted(files):
                path = os.path.join(folder, name)
                if name.endswith((".c", ".cc", ".cpp", ".h", ".hpp")):
                    with open(path, encoding="utf-8") as source:
                        wrong += [f"{os.path.relpath(path, root)}:{line}: knows schedule {known}; "
                                  "what it must know of it is a hint of its variants"
                                  for line, known in named_schedules(source.read(), names)]
    return wrong


def check(root):
    wrong, files = [], 0
    for room in sorted({name.split("/")[0] for name in ROOMS}):
        for folder, _, names in sorted(os.walk(os.path.join(root, room))):
            for name in sorted(names):
                if not name.endswith(SOURCES):
                    continue
                path = os.path.relpath(os.path.join(folder, name), root)
                files += 1
                with open(os.path.join(root, path), encoding="utf-8") as source:
                    text = source.read()
                for include in INCLUDE.findall(text):
                    why = verdict(root, path, include)
                    if why:
                        wrong.append(f"{path}: includes {include}, which {why}")
                wrong += [f"{path}:{line}: knows an operating system; that is for {PLATFORM}"
                          for line in knows_system(path, text)]
    return wrong, files


def self_test():
    """Each line is a file and an include that must be found, or (ok) must not."""
    cases = [
        ("runtime/src/a.cpp", "dlpack/dlpack.h", True),
        ("runtime/src/a.cpp", "string.h", True),
        ("runtime/src/a.cpp", "argpool.h", True),
        ("runtime/src/a.cpp", "Halide.h", False),
        ("runtime/src/a.cpp", "mlir/IR/Builders.h", False),
        ("runtime/src/a.cpp", "kernel_generator.h", False),
        ("runtime/src/a.cpp", "../../tools/emit/plan.h", False),
        ("runtime/src/a.cpp", "import/graph.h", False),
        ("runtime/src/run/a.cpp", "choose/select.h", True),
        ("runtime/src/choose/a.cpp", "run/run.h", False),
        ("runtime/adapters/b/a.cpp", "import/graph.h", True),
        ("runtime/adapters/b/a.cpp", "import/onnx.h", False),
        ("generators/pool.cpp", "Halide.h", True),
        ("generators/pool.cpp", "argpool_registry.h", False),
        ("tools/dialect/a.cpp", "argpool_registry.h", True),
        ("tools/dialect/a.cpp", "argpool.h", False),
        ("tools/dialect/a.cpp", "emit/plan.h", False),
        ("tools/emit/a.cpp", "dialect/ops.h", True),
        ("tools/emit/a.cpp", "Halide.h", False),
        ("tools/argpool-tune/a.cpp", "argpool.h", True),
        ("tools/argpool-tune/a.cpp", "problems/types.h", True),
        ("tools/problems/a.cpp", "argpool.h", True),
        ("tools/problems/a.cpp", "argpool_registry.h", True),
        ("tools/problems/a.cpp", "run/run.h", False),
        ("runtime/src/a.cpp", "problems/types.h", False),
    ]
    there = ["runtime/include/argpool.h", "runtime/include/argpool_registry.h",
             "generators/common/kernel_generator.h", "tools/emit/plan.h", "tools/dialect/ops.h",
             "tools/import/graph.h", "tools/import/onnx.h", "runtime/src/choose/select.h",
             "runtime/src/run/run.h", "tools/problems/types.h"]
    failed = 0
    for path, include, fine in cases:
        with tempfile.TemporaryDirectory() as root:
            for name in [*there, path]:
                os.makedirs(os.path.dirname(os.path.join(root, name)), exist_ok=True)
                open(os.path.join(root, name), "w", encoding="utf-8").close()
            with open(os.path.join(root, path), "w", encoding="utf-8") as source:
                source.write(f"#include <{include}>\n")
            if bool(check(root)[0]) == fine:
                print(f"{path} with {include}: judged wrongly")
                failed += 1
    for path, line, fine in [("runtime/src/run/a.cpp", "#ifdef _WIN32", False),
                             ("runtime/include/a.h", "  # if defined(__APPLE__)", False),
                             ("runtime/src/run/a.cpp", "#include <pthread.h>", False),
                             ("runtime/src/run/a.cpp", "#include <sys/auxv.h>", False),
                             ("runtime/device/a.cpp", "#elif !defined(__linux__)", False),
                             ("runtime/src/platform/a.h", "#ifdef _WIN32", True),
                             ("runtime/src/run/a.cpp", "#if defined(__x86_64__)", True),
                             ("runtime/src/run/a.cpp", "// not on _WIN32", True),
                             ("tools/emit/a.cpp", "#include <unistd.h>", True)]:
        if bool(knows_system(path, "\n" + line + "\n")) == fine:
            print(f"{path} with {line}: judged wrongly")
            failed += 1
    names = {"rows", "plane_blocks"}
    for line, fine in [('row.schedule == "rows"', False), ('schedule.rfind("plane", 0)', False),
                       ('// a schedule, say "rows"', True), ('args.push_back("rows")', True)]:
        if bool(list(named_schedules(line, names))) == fine:
            print(f"{line}: judged wrongly")
            failed += 1
    return failed


def main():
    if sys.argv[1:] == ["--self-test"]:
        return self_test()
    wrong, files = check(sys.argv[1])
    wrong += check_names(sys.argv[1])
    print("\n".join(wrong + [f"{files} files, {len(wrong)} wrong arrows"]))
    return len(wrong) or (0 if files > 20 else 1)


if __name__ == "__main__":
    sys.exit(1 if main() else 0)
