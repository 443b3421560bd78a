// Wisdom for the calls that a program makes: problems, a line each, whose rows are measured.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <istream>
#include <string>
#include <vector>

#include "argpool.h"

namespace argpool::tune {

/// A call without data: "max_pool f32 i64 plane cf n1c64h112w112 k3s2p1". tests/README.md has the
/// grammar; accepted of it are the operation, types, space, layout, the shape and window, ceil,
/// out=, dup=, threads= and trusted. fill=, idx= and seed= say what tensors hold, which decides
/// nothing here.
struct Problem {
  std::string line;
  argpool_op op = ARGPOOL_MAX_POOL;
  argpool_window window = {};
  argpool_options options = ARGPOOL_OPTIONS_INIT;
  DLDataType element = {}, index = {};  ///< of an index, 0 bits: there is none
  std::vector<int64_t> shape;           ///< [N,] C, spatial: of src, or of the indices
  std::vector<int64_t> out;             ///< the plane's spatial extents; empty: C2's default
};

/// Reads a list; # begins a comment. False: `why` says which line, and what is accepted.
bool readProblems(std::istream &from, std::vector<Problem> *problems, std::string *why);

/// Measures a plan of the problem on a table (null: libargpool's), ARGPOOL_PATIENT or
/// ARGPOOL_BETWEEN, and gives its sentence; what was found is wisdom. Empty: `why` says why it
/// cannot be called.
std::string measure(const Problem &problem, const argpool_table *table, argpool_measure how,
                    std::string *why);

}  // namespace argpool::tune
