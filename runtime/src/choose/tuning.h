// $ARGPOOL_TUNING: costs measured on this machine, in place of those that tables carry.
// SPDX-License-Identifier: MIT
#pragma once

#include "argpool_registry.h"

namespace argpool {

// Reads a file of argpool-tune; `path` may be NULL or "": there is none then. Called once, before
// any thread asks for what it holds.
void read_tuning(const char* path);

// Says why the file is wrong, or "".
const char* tuning_error();

// The file's cost of a row of that name, or NULL.
const argpool_cost* tuned_cost(const char* row);

// The CPU that the file was made on, for what its threads share.
const argpool_cpu& tuned_cpu();

}  // namespace argpool
