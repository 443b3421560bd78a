"""The peers: which there are (peers/peers.toml), their environment, their programs."""
# SPDX-License-Identifier: MIT
import os
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

from process import Process

_HERE = Path(__file__).parent
_SHARED = ("contestant.cpp", "request.cpp")  # what every contestant in C++ is made of
_ASK_FROM = 500  # megabytes to download
# Seconds for an answer, compiling included: tinygrad's unpooling takes minutes.
_PATIENCE = 60


class Peers:
    """Sets peers up in `folder` and starts them."""

    def __init__(self, folder):
        self._folder = folder
        self._python = folder / "venv/bin/python"
        self._site = folder / f"venv/lib/python3.{sys.version_info.minor}/site-packages"
        with open(_HERE / "peers/peers.toml", "rb") as file:
            self.known = tomllib.load(file)

    def set_up(self, keys, agreed, say):
        """The processes of those peers that can be had. agreed: to downloads of any size."""
        missing = {key: self._missing(self.known[key]) for key in keys}
        sizes = {key: self.known[key].get("megabytes", 0) for key in keys if missing[key]}
        if sum(sizes.values()) >= _ASK_FROM and not agreed and not _agrees(sizes):
            keys = [key for key in keys if not missing[key]]
        found = []
        for key in keys:
            try:
                self._install(key, missing[key], say)
                command = self._command(key, say)
                found.append(Process(key, command, self._environment(key), _PATIENCE))
                found[-1].start()
            except Exception as why:  # whatever a peer lacks, the others are measured
                say(f"{key} is not there: {why}")
                found = [process for process in found if process.key != key]
        return found

    def _missing(self, peer):
        installed = {path.name.lower() for path in self._site.glob("*.dist-info")}
        return [
            package
            for package in peer.get("packages", [])
            if "{0}-{2}.dist-info".format(*package.lower().replace("-", "_").partition("=="))
            not in installed
        ]

    def _install(self, key, packages, say):
        if packages:
            if not self._python.exists():
                _run(["/usr/bin/python3", "-m", "venv", self._folder / "venv"])
            say(f"installing {', '.join(packages)} for {key} in {self._folder / 'venv'}")
            pip = [self._python, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
            _run([*pip, "--no-deps", *packages])
        lacking = [name for name in self.known[key].get("debian", []) if not _is_installed(name)]
        if lacking:
            if os.geteuid() != 0:
                raise RuntimeError(f"install it first: apt-get install {' '.join(lacking)}")
            say(f"installing {', '.join(lacking)} for {key}")
            _run(["apt-get", "install", "-q", "-y", "--no-install-recommends", *lacking])

    def _command(self, key, say):
        source = _HERE / "peers" / self.known[key]["source"]
        if source.suffix == ".py":
            return [str(self._python), str(source)]
        program = self._folder / key
        sources = [source, *(_HERE / name for name in _SHARED)]
        newest = max(path.stat().st_mtime for path in [*sources, *_HERE.glob("*.h")])
        if not program.exists() or program.stat().st_mtime < newest:
            say(f"compiling {source.name}")
            self._folder.mkdir(parents=True, exist_ok=True)
            flags = shlex.split(self._filled(self.known[key].get("flags", "")))
            compiler = ["g++", "-O3", "-march=native", f"-I{_HERE}", "-o", program, *sources]
            _run([*compiler, *flags, "-pthread"])
        return [str(program)]

    def _environment(self, key):
        given = self.known[key].get("environment", {})
        return {name: self._filled(value) for name, value in given.items()}

    def _filled(self, text):
        return text.format(site=self._site, venv=self._folder / "venv")


def _agrees(sizes):
    what = f"{sum(sizes.values())} MB (" + ", ".join(f"{k} {mb}" for k, mb in sizes.items()) + ")"
    if not sys.stdin.isatty():
        print(f"bench: going on without {what} of peers; --yes gets them", file=sys.stderr)
        return False
    return input(f"bench: download {what} of peers? [y/N] ").strip().lower() == "y"


def _is_installed(package):
    query = ["dpkg-query", "-W", "-f", "${db:Status-Status}", package]
    return subprocess.run(query, capture_output=True, text=True).stdout == "installed"


def _run(command):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    if done.returncode:
        said = (done.stderr or done.stdout).strip()[-800:]
        raise RuntimeError(f"{command[0]} ended with {done.returncode}: {said}")
