#!/bin/sh
# mdspan.sh SOURCE INCLUDE LIBRARY WORK: compiles mdspan.cpp with clang and libc++, and runs it.
# Exits with 77 where they are not installed: tools/setup leaves libc++-22-dev out, as it puts a
# cxxabi.h into LLVM's include folder, which GCC takes for its own in what includes LLVM's headers.
# SPDX-License-Identifier: MIT
set -eu
source=$1 include=$2 library=$3 work=$4
if ! echo '#include <mdspan>' | clang++-22 -stdlib=libc++ -std=c++23 -fsyntax-only -x c++ -; then
  echo "no std::mdspan to test with: it takes libc++-22-dev, which tools/setup leaves out"
  exit 77
fi
clang++-22 -stdlib=libc++ -std=c++23 -O2 -Wall -Wextra -Werror -I "$include" "$source" "$library" \
  -Wl,-rpath,"$(dirname "$library")" -Wl,-rpath,/usr/lib/llvm-22/lib -o "$work/mdspan_test"
"$work/mdspan_test"
