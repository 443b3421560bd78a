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

# step NAME HOW-TO-MEND COMMAND...: runs the command quietly; its output is in $logs/NAME.txt. Every
# quarter of a minute the last line of it is shown, and at the end its seconds, of wall and CPU.
step() {
  local name=$1 mend=$2 log=$logs/$1.txt start=$SECONDS status=0 used user system
  shift 2
  mkdir -p "$logs"
  (
    exec 9>&- # the lock of tools/setup is not ours to keep
    while sleep 15 >/dev/null 2>&1 && kill -0 $$ 2>/dev/null; do
      say "$name: $(tail -n 1 "$log" | cut -c 1-100)"
    done
  ) &
  used=$({ TIMEFORMAT='%U %S' && time "$@" >"$log" 2>&1; } 2>&1) || status=$?
  kill $! && wait $! 2>/dev/null || true
  if ((status)); then
    tail -n 10 "$log" >&2
    fail "$name failed after $((SECONDS - start)) s (the whole output: ${log#"$root"/}). $mend"
  fi
  read -r user system <<<"$used"
  say "$name: done in $((SECONDS - start)) s, $((${user%[.,]*} + ${system%[.,]*})) of CPU"
}

# build PRESET [TARGET...]: configures and builds; without targets, everything.
build() {
  local preset=$1 cmake=$root/.venv/bin/cmake
  local configure=("$cmake" -S "$root" --preset "$preset")
  local mend="If this folder was moved or copied, remove build/$preset."
  shift
  step "configure-$preset" "$mend" "${configure[@]}"
  # Of another compiler CMake starts anew, and forgets what the preset says.
  if grep -q "require your cache to be deleted" "$logs/configure-$preset.txt"; then
    step "configure-$preset" "$mend" "${configure[@]}" --fresh
  fi
  step "build-$preset" "If it is memory that lacks, try: ninja -C build/$preset -j1." \
    "$cmake" --build "$root/build/$preset" ${1:+--target "$@"}
}
