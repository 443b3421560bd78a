// The default kernel set where none is linked in: no rows, so that calls say no_kernel, and no
// regions. The strong definitions are in libargpool_default.a and libargpool.so.
// SPDX-License-Identifier: MIT
#include "argpool.h"
#include "argpool_region.h"
#include "argpool_registry.h"

extern "C" ARGPOOL_API const argpool_table argpool_default_table;

extern "C" __attribute__((weak)) const argpool_table argpool_default_table = {
    ARGPOOL_TABLE_VERSION, sizeof(argpool_table), "default (empty)", "", 0, 0, 0, 0, 0, 0,
    nullptr, nullptr, nullptr, nullptr, nullptr, nullptr};

extern "C" __attribute__((visibility("hidden")))
const argpool_region_function argpool_default_regions[];

extern "C" __attribute__((weak)) const argpool_region_function argpool_default_regions[] = {
    {nullptr, nullptr, {}}};
