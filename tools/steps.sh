# shellcheck shell=bash
# Sourced by tools/setup, tools/demo and tools/test: short progress lines, one sentence on failure.
# SPDX-License-Identifier: MIT

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
logs=$root/out/log
me=$(basename "$0")

say() { printf '%s: %s\n' "$me" "$*" >&2; }

fail() {
  say "$*"
  exit 1
}

# step NAME HOW-TO-MEND COMMAND...: runs the command quietly; its output is in $logs/NAME.txt.
step() {
  local name=$1 mend=$2 log=$logs/$1.txt start=$SECONDS
  shift 2
  mkdir -p "$logs"
  if "$@" >"$log" 2>&1; then
    say "$name: done in $((SECONDS - start)) s"
  else
    tail -n 10 "$log" >&2
    fail "$name failed after $((SECONDS - start)) s (the whole output: ${log#"$root"/}). $mend"
  fi
}

# build PRESET [TARGET...]: configures and builds; without targets, everything.
build() {
  local preset=$1 cmake=$root/.venv/bin/cmake
  shift
  step "configure-$preset" "If this folder was moved or copied, remove build/$preset." \
    "$cmake" -S "$root" --preset "$preset"
  step "build-$preset" "If it is memory that lacks, try: ninja -C build/$preset -j1." \
    "$cmake" --build "$root/build/$preset" ${1:+--target "$@"}
}
