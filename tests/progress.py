"""Runs ctest and says how it goes: failures at once, and now and then what is running.

    progress.py CTEST OPTION...

Writes to stderr only; ctest's own log (--output-log) has everything. Exits as ctest did.
"""
# SPDX-License-Identifier: MIT
import re
import select
import subprocess
import sys
import time

PAUSE = 20  # seconds between two lines
START = re.compile(r"^\s*Start\s+\d+: (\S+)")
DONE = re.compile(r"^\s*(\d+)/(\d+) Test\s+#\d+: (\S+) \.*\s*(\**[A-Za-z ]+)")


def say(text):
    print(f"test: {text}", file=sys.stderr, flush=True)


def main(command):
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, bufsize=0)
    running, done, rest, said = {}, "no test", b"", time.monotonic()
    while True:
        ready = select.select([process.stdout], [], [], 1)[0]
        data = process.stdout.read(1 << 16) if ready else None
        if data == b"":
            break
        *lines, rest = (rest + (data or b"")).split(b"\n")
        for line in (line.decode(errors="replace") for line in lines):
            if match := START.match(line):
                running[match[1]] = time.monotonic()
            elif match := DONE.match(line):
                number, of, name, how = match.groups()
                done = f"{number} of {of} tests"
                running.pop(name, None)
                if how.startswith("***") and "Skipped" not in how:
                    say(f"{name}: {how.strip('* ')}")
        now = time.monotonic()
        if now - said >= PAUSE:
            said = now
            names = ", ".join(f"{name} ({now - start:.0f} s)" for name, start in running.items())
            say(f"{done} done; running: {names or 'nothing'}")
    return process.wait()


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1:]))
