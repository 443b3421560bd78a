// Which operating system a library's objects are for.
// SPDX-License-Identifier: MIT
#pragma once

#include "llvm/Support/Error.h"
#include "llvm/TargetParser/Triple.h"

#include "plan.h"

namespace argpool::emit {

/// The targets of a list are Linux's; now their objects are those of the system of `triple`. Linux
/// itself, Android and other systems with ELF have the same ones: kernels ask nothing of a system.
llvm::Error setSystem(Plan &plan, const llvm::Triple &triple);

}  // namespace argpool::emit
