#!/bin/sh
# needs.sh OBJECT ARCHIVE: what a program of the two asks of its surroundings, linked but for libc.
# Fails unless that is memcpy and memset at most.
# SPDX-License-Identifier: MIT
set -eu
joined=$(mktemp)
trap 'rm -f "$joined"' EXIT
ld -r --gc-sections -u main -e main "$1" "$2" -o "$joined"
echo "nm -u:"
nm -u "$joined"
nm -u "$joined" | awk '$2 != "memcpy" && $2 != "memset" && $2 != "_GLOBAL_OFFSET_TABLE_" {bad = 1} END {exit bad}'
