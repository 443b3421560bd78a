// dlopen, and a look at the table's version.
// SPDX-License-Identifier: MIT
#include "load_table.h"

#include <dlfcn.h>

#include <stdexcept>

namespace argpool::test {

const argpool_table& load_table(const std::string& path) {
  void* object = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!object) throw std::runtime_error(dlerror());
  using Function = const argpool_table*();
  auto* function = reinterpret_cast<Function*>(dlsym(object, "argpool_kernels"));
  if (!function) throw std::runtime_error(path + " has no argpool_kernels()");
  const argpool_table* table = function();
  if (table->version != ARGPOOL_TABLE_VERSION) {
    throw std::runtime_error(path + " has a table of version " + std::to_string(table->version) +
                             "; expected is " + std::to_string(ARGPOOL_TABLE_VERSION));
  }
  return *table;
}

}  // namespace argpool::test
