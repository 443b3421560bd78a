// The CPU: which one it is, and what it can do.
// SPDX-License-Identifier: MIT
#pragma once

#include "argpool_registry.h"

namespace argpool {

// Its kind, without a name: vendor, family and model are zeros where CPUID is unknown. Features are
// those that the CPU has and the operating system saves registers for.
argpool_cpu detect_cpu();

}  // namespace argpool
