// Opening devices.
// SPDX-License-Identifier: MIT
#include "device.h"

#include <dlfcn.h>

#include <stdexcept>

namespace argpool::test {

Driver::Driver(const char* library) : library_(dlopen(library, RTLD_NOW)) {
  if (!library_) throw std::runtime_error(std::string("no driver: ") + dlerror());
}

void* Driver::find(const char* name) const {
  void* const found = dlsym(library_, name);
  if (!found) throw std::runtime_error(std::string("the driver has no ") + name);
  return found;
}

void expect_success(int answer, const char* what) {
  if (answer) throw std::runtime_error(std::string(what) + " returned " + std::to_string(answer));
}

std::unique_ptr<Device> open_device(const std::string& kind) {
  if (kind == "opencl") return open_opencl();
  if (kind == "cuda") return open_cuda();
  throw std::runtime_error("no device is called " + kind + "; there are opencl and cuda");
}

}  // namespace argpool::test
