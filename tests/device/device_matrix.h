// The matrix on tensors of a device.
// SPDX-License-Identifier: MIT
#pragma once

#include "runner.h"

namespace argpool::test {

/// Every row of a table for the device that ARGPOOL_DEVICE names × problems.
RunResult run_device_matrix(const argpool_table& table, const std::vector<std::string>& lines,
                            const RunOptions& options);

}  // namespace argpool::test
