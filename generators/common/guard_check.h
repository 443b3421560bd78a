// Whether a row's guard promises what its schedule needs, judged before any call runs.
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>

#include "Halide.h"

namespace argpool {

// Runs a lowered kernel without data (dry_run.h) for calls that its row's guard admits: widths
// beside multiples of vectors and tiles, planes of one row, of several slabs, several planes, with
// gaps between lines and without. The generator ends with a sentence if such a call
//   - leaves an element of an output unwritten, in whatever slab or plane,
//   - stores to what is no element of an output, or loads what is no element of an input,
//   - does not look at every index, or at every cell under a window.
// `parameters` are the generator's: its window, layout, lanes and guard.
//
// Where data decides on addresses or conditions, so that this cannot be told, the kernel is left to
// the tests that run it (tests/specs). It is then `undecided`, which the caller may print.
struct GuardVerdict {
    int calls = 0;          // that were run to their end
    std::string undecided;  // what could not be told; empty: everything was
};
GuardVerdict check_guard(const Halide::Internal::LoweredFunc &kernel,
                         const std::map<std::string, std::string> &parameters);

Halide::Internal::Stmt without_assertions(const Halide::Internal::Stmt &body);

}  // namespace argpool
