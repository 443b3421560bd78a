// The functions of runtime/adapters/torch/stable_abi.h have the types that PyTorch's headers give
// them. Compiled only (torch_abi.py).
// SPDX-License-Identifier: MIT
#include <torch/csrc/inductor/aoti_torch/c/shim.h>
#include <torch/csrc/stable/c/shim.h>

#include <type_traits>

namespace argpool_torch {
using ::AtenTensorOpaque;
using ::StableListOpaque;
using ::TorchLibraryOpaque;
}  // namespace argpool_torch

#include "stable_abi.h"

#define SAME(result, name, parameters)                                                           \
  static_assert(std::is_same_v<decltype(&::name), decltype(argpool_torch::Functions::name)>, \
                #name " has another type");
ARGPOOL_TORCH_FUNCTIONS(SAME)
