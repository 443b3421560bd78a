// Wisdom for the calls that a program makes: problems, a line each, whose rows are measured.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "argpool.h"
#include "problems/problem_line.h"

namespace argpool::tune {

/// A call without data: "max_pool f32 i64 plane cf n1c64h112w112 k3s2p1". tests/README.md has the
/// grammar. fill=, idx= and seed= say what tensors hold, which decides nothing here; gaps, views,
/// broadcast dimensions and callbacks are refused.
using Problem = problems::ListedProblem;

/// Reads a list. False: `why` says which line by its number, and what is accepted.
bool readProblems(const std::string &path, std::vector<Problem> *problems, std::string *why);

/// Measures a plan of the problem on a table (null: libargpool's), ARGPOOL_PATIENT or
/// ARGPOOL_BETWEEN, and gives its sentence; what was found is wisdom. Empty: `why` says why it
/// cannot be called.
std::string measure(const Problem &listed, const argpool_table *table, argpool_measure how,
                    std::string *why);

}  // namespace argpool::tune
