"""Processes that take part in the benchmarks, and the token that goes round among them.

A process works only between a line that it is given and the line that it answers with, and the next
one is given its line only once no thread of the last one runs: nobody's threads spin in somebody
else's turn.
"""
# SPDX-License-Identifier: MIT
import json
import os
import select
import subprocess
import time

_REST = 60  # seconds in which threads that spin for more work give up, beside other work too


class Gone(Exception):
    """A process ended, or did not answer in time."""


class Process:
    """A contestant's process; starts at the first question, and anew after its end."""

    def __init__(self, key, command, environment=None, timeout=300):
        self.key = key
        self.name = key
        self._command = command
        self._environment = {**os.environ, **(environment or {})}
        self._timeout = timeout
        self._process = None
        self._rest = b""

    def start(self):
        """Starts it, unless it runs. Raises Gone."""
        if self._process is not None and self._process.poll() is None:
            return
        self.stop()
        try:
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=self._environment,
                bufsize=0,
            )
        except OSError as error:
            raise Gone(f"it cannot be started: {error}") from error
        self._rest = b""
        self.name = self._read_line()

    def ask(self, line):
        """Hands over the token with a line; returns the answer once its threads are asleep."""
        self.start()
        try:
            self._process.stdin.write(line.encode() + b"\n")
        except BrokenPipeError as error:
            raise Gone(f"it ended before its turn ({self._process.wait()})") from error
        answer = self._read_line()
        self._wait_until_idle()
        return answer

    def ask_json(self, line):
        """The same, for answers that are JSON objects."""
        return json.loads(self.ask(line))

    def stop(self):
        """Ends it: its input ends, so that it can remove its files; in the end it is killed."""
        if self._process is not None:
            self._process.stdin.close()
            try:
                self._process.wait(timeout=5)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
            self._process.stdout.close()
            self._process = None

    def _read_line(self):
        end = time.monotonic() + self._timeout
        out = self._process.stdout
        while b"\n" not in self._rest:
            ready, _, _ = select.select([out], [], [], max(0, end - time.monotonic()))
            if not ready:
                self.stop()
                raise Gone(f"no answer in {self._timeout} s")
            more = os.read(out.fileno(), 1 << 16)
            if not more:
                status = self._process.wait()
                raise Gone(f"it ended with status {status}; what it said stands above")
            self._rest += more
        line, self._rest = self._rest.split(b"\n", 1)
        return line.decode()

    def _wait_until_idle(self):
        tasks = f"/proc/{self._process.pid}/task"
        end = time.monotonic() + _REST
        while any(_runs(f"{tasks}/{task}/stat") for task in os.listdir(tasks)):
            if time.monotonic() > end:
                self.stop()
                raise Gone(f"its threads still ran {_REST} s after its turn")
            time.sleep(1e-4)


def _runs(stat):
    try:
        with open(stat, "rb") as file:
            # pid (name) state …
            return file.read().rpartition(b") ")[2][:1] == b"R"
    except (FileNotFoundError, ProcessLookupError):
        return False  # a thread that has ended
