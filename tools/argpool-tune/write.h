// Measured costs as a file: an argpool.costs with a line for each row.
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <vector>

#include "models.h"
#include "shared.h"

namespace argpool::tune {

/// `head` without comment signs. Rows in the table's order. The kind of CPU is this machine's, and
/// is named after the file: `@epyc` of generators/costs/epyc.mlir. `machine`: its numbers, for rows
/// that the table has not got (machineText), or "".
std::string costsFile(const std::vector<std::string> &head, const std::string &path,
                      const argpool_table &table, const Costs &costs, const Shared &shared,
                      const std::string &machine);

/// This CPU, as Linux describes it; its name is empty.
argpool_cpu thisCpu();

/// A file's name without folder and extension as an identifier: what is no letter, digit or
/// underscore is one, and before a digit stands one.
std::string nameOf(const std::string &path);

/// What was timed, by row, as comma-separated values.
std::string samplesFile(const Samples &samples);

/// Adds those of such a file. False where it is none.
bool readSamples(const std::string &path, Samples *samples);

/// "Intel(R) Xeon(R) Processor (model 207), 2 CPUs, L2 2048 KB, L3 266240 KB"
std::string machine();

}  // namespace argpool::tune
