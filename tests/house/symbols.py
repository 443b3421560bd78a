#!/usr/bin/env python3
# Which symbols our libraries define and need, against lists of what they may (design.md, "Rooms").
#   symbols.py shared argpool.h libargpool.so    exports what the header declares; needs libc only
#   symbols.py runtime argpool.h libargpool.a    the same, but hidden from users' libraries; needs
#                                                libc and libpthread only
#   symbols.py kernels NAME libNAME.a            defines NAME_* only; needs memcpy and memset only
# SPDX-License-Identifier: MIT
import os
import re
import subprocess
import sys

# What the runtime may ask libc and libpthread for. No allocation on the call path but a thread's
# first, no stdio but the formatting of sentences and the verbose line, nothing of libstdc++, and
# nothing that reads numbers or dates as the locale has them: files would mean something else there.
RUNTIME_NEEDS = set("""
    memcpy memset memmove memcmp memchr strlen strcspn strcmp strncmp strstr getenv snprintf
    strtol __isoc23_strtol vsnprintf write
    getauxval strchr strspn open read close clock_gettime
    rename unlink fsync getpid __errno_location sched_yield
    malloc calloc free posix_memalign sched_getaffinity __sched_cpucount sigfillset
    pthread_key_create pthread_key_delete pthread_setspecific
    pthread_create pthread_join pthread_sigmask pthread_once pthread_atfork __register_atfork
    pthread_mutex_lock pthread_mutex_unlock pthread_cond_wait pthread_cond_signal
    pthread_cond_broadcast pthread_cond_destroy
""".split())
# Symbols that the compiler, the linker and hardening add.
TOOLCHAIN = set("""
    _GLOBAL_OFFSET_TABLE_ __tls_get_addr __stack_chk_fail __cxa_finalize __gmon_start__
    _ITM_deregisterTMCloneTable _ITM_registerTMCloneTable
""".split())
SANITIZERS = re.compile(r"__(asan|ubsan|tsan|sanitizer|lsan)_")
KERNEL_NEEDS = {"memcpy", "memset"}


def nm(path, *options):
    """(letter, name) of each symbol of an object, archive or shared library."""
    text = subprocess.run(["nm", "-P", *options, path], check=True, capture_output=True, text=True)
    symbols = []
    for line in text.stdout.splitlines():
        fields = line.split()
        if len(fields) >= 2 and len(fields[1]) == 1:
            symbols.append((fields[1], re.sub(r"@.*", "", fields[0])))
    return symbols


def hidden(path):
    """Names of global symbols with hidden visibility."""
    text = subprocess.run(["readelf", "-sW", path], check=True, capture_output=True, text=True)
    names = set()
    for line in text.stdout.splitlines():
        fields = line.split()
        if len(fields) >= 8 and fields[5] == "HIDDEN" and fields[6] != "UND":
            names.add(fields[7])
    return names


def split(symbols):
    defined = {name for letter, name in symbols if letter not in "Uwv"}
    undefined = {name for letter, name in symbols if letter in "Uwv"} - defined
    return defined, undefined


def complain(path, what, names):
    for name in sorted(names):
        print(f"{path}: {what}: {name}")
    return len(names)


def declared(header):
    """The functions that argpool.h declares, and the headers beside it."""
    functions = []
    for name in (os.path.basename(header), "argpool_filters.h", "argpool_region.h"):
        path = os.path.join(os.path.dirname(header), name)
        with open(path, encoding="utf-8") as text:
            functions += re.findall(r"^ARGPOOL_API [^;(]*?\b(argpool_\w+)\(", text.read(), re.M)
    if len(functions) < 10:
        raise SystemExit(f"{header} declares {len(functions)} functions; is it the right file?")
    return set(functions)


def check(path, exported_prefix, needs, dynamic=False, interface=None, hides=False):
    options = ["-D"] if dynamic else []
    defined, undefined = split(nm(path, "-g", *options))
    exported = defined if dynamic else defined - hidden(path)
    visible = exported if hides else set()
    exported = defined & interface if hides else exported
    # Hidden kernels carry their library's name too, so that two libraries can be linked into one.
    own = exported if exported_prefix == "argpool_" else defined
    strangers = {name for name in own if not name.startswith(exported_prefix)}
    if interface:
        strangers |= exported - interface
    strangers |= visible
    missing = {name for name in undefined - needs - TOOLCHAIN if not SANITIZERS.match(name)}
    wrong = complain(path, "must not be exported", strangers)
    wrong += complain(path, "must not be needed", missing)
    wrong += complain(path, "is declared, but not exported", (interface or set()) - exported)
    if not defined:
        print(f"{path}: defines nothing; is it the right file?")
        wrong += 1
    print(f"{path}: {len(exported)} exported, {len(undefined)} needed, {wrong} wrong")
    return wrong


def main(arguments):
    kind, *rest = arguments
    if kind == "shared":
        return check(rest[1], "argpool_", RUNTIME_NEEDS | KERNEL_NEEDS, True, declared(rest[0]))
    if kind == "runtime":
        return check(rest[1], "argpool_", RUNTIME_NEEDS, interface=declared(rest[0]), hides=True)
    if kind == "kernels":
        name, path = rest
        # Entries of the generated header call argpool_call; nothing else of the runtime.
        return check(path, name + "_", KERNEL_NEEDS | {"argpool_call"})
    raise SystemExit(f"unknown kind {kind}")


if __name__ == "__main__":
    if len(sys.argv) < 3 or not os.path.exists(sys.argv[-1]):
        raise SystemExit("usage: symbols.py shared|runtime HEADER FILE, kernels NAME FILE")
    sys.exit(1 if main(sys.argv[1:]) else 0)
