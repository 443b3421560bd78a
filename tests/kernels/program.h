// The command line, the output and the report that the matrix and the tiles share.
// SPDX-License-Identifier: MIT
#pragma once

#include "runner.h"

namespace argpool::test {

/// PROGRAM NAME [--every N] [--part] LIST…: a run over lists, which must reach every row (with
/// --every, and without ARGPOOL_TEST_FULL=1, over one problem in N, and those that rows wait for);
/// NAME [--part] [--seed SEED] --random COUNT: over random problems, which need not; --problem LINE
/// [--row ROW]: one problem, without a report. --part: the table is a part of the default one, and
/// problems are those that its rows serve. Returns what main returns.
int run_program(const char* program,
                RunResult (*run)(const argpool_table&, const std::vector<std::string>&,
                                 const RunOptions&),
                const argpool_table& table, int argc, char** argv);

}  // namespace argpool::test
