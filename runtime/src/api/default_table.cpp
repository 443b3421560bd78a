// The default kernel set where none is linked in: no rows, so that calls say no_kernel. The strong
// definition is in libargpool_default.a and libargpool.so.
// SPDX-License-Identifier: MIT
#include "argpool.h"
#include "argpool_registry.h"

extern "C" ARGPOOL_API const argpool_table argpool_default_table;

extern "C" __attribute__((weak)) const argpool_table argpool_default_table = {
    ARGPOOL_TABLE_VERSION, sizeof(argpool_table), "default (empty)", "", 0, 0, 0, 0, 0, 0,
    nullptr, nullptr, nullptr, nullptr, nullptr, nullptr};
