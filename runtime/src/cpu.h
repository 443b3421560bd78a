// What this CPU is, and what it can do.
// SPDX-License-Identifier: MIT
#pragma once

#include "argpool_registry.h"

namespace argpool {

// ARGPOOL_CPU_* of features that the CPU has and the operating system saves registers for.
uint64_t detect_cpu_features();

// Its kind, without a name. Zeros where CPUID is unknown.
argpool_cpu detect_cpu();

}  // namespace argpool
