// Entry points of runtime/python/argpool/torch: loading, and replacing aten's kernels.
// SPDX-License-Identifier: MIT
#include <string.h>

#include "arguments.h"

using namespace argpool_torch;

namespace {

constexpr char kFile[] = "argpool";
Library own, aten;

template <size_t count>
const char* register_all(const char* name, const Operator (&operators)[count], Library* library) {
  if (!*library && torch.aoti_torch_library_init_impl(name, "CPU", kFile, 0, library)) {
    return "PyTorch refused a library of CPU kernels";
  }
  for (const Operator& op : operators) {
    if (torch.torch_library_impl(*library, op.name, op.kernel, kAbi)) {
      return "PyTorch refused a CPU kernel";
    }
  }
  return nullptr;
}

}  // namespace

#define ARGPOOL_TORCH_API extern "C" __attribute__((visibility("default")))

// Finds PyTorch, and registers torch.ops.argpool's kernels. What went wrong, or NULL.
ARGPOOL_TORCH_API const char* argpool_torch_load(void) {
  if (own) return nullptr;
  if (const char* wrong = find_functions()) return wrong;
  if (const char* wrong = register_all("argpool", kOwn, &own)) return wrong;
  return register_all("argpool", kValues, &own);
}

// 1: aten's operators run on argpool from now on; 0: as before. What went wrong, or NULL.
ARGPOOL_TORCH_API const char* argpool_torch_enable(int on) {
  if (!torch.torch_library_impl) return "argpool_torch_load was not called";
  if (!on == !aten) return nullptr;
  if (on) return register_all("aten", kAten, &aten);
  const Library old = aten;
  aten = nullptr;
  return torch.aoti_torch_delete_library_object(old) ? "PyTorch kept argpool's kernels" : nullptr;
}
