// From a row to the command line of the generator that makes it, in generators/README.md's words.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "plan.h"

namespace argpool::emit {

/// The arguments after the program's name, all but `-o <dir>`: what a row's bitcode depends on.
std::vector<std::string> generatorArguments(const Plan &plan, const Row &row);

}  // namespace argpool::emit
