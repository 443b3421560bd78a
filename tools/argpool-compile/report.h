// argpool-compile --report: what each pass gains, on the machine at hand.
// SPDX-License-Identifier: MIT
#pragma once

#include "stages.h"

namespace argpool {

/// Compiles the request's spec or model without passes and with each pass alone, runs the functions
/// of all, and returns a table: bytes of indices and microseconds before and after each pass, by
/// function. Where kernels cannot run here, it says why, and bytes alone are compared.
llvm::Expected<std::string> reportPasses(const Request &request);

}  // namespace argpool
