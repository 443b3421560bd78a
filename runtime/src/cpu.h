// What this CPU can do.
// SPDX-License-Identifier: MIT
#pragma once

#include <stdint.h>

namespace argpool {

// ARGPOOL_CPU_* of features that the CPU has and the operating system saves registers for.
uint64_t detect_cpu_features();

}  // namespace argpool
