// A library of kernels as a shared object with argpool_kernels(), which returns its table.
// SPDX-License-Identifier: MIT
#pragma once

#include <argpool_registry.h>

#include <string>

namespace argpool::test {

/// Throws std::runtime_error that says why it cannot be had. It stays loaded.
const argpool_table& load_table(const std::string& path);

}  // namespace argpool::test
