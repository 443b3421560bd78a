// Memory for the time of one run.
// SPDX-License-Identifier: MIT
#pragma once

#include "ort_abi.h"

namespace argpool::ort {

/// A block of the session's arena, which reuses what earlier nodes have given back: memory from the
/// system would be mapped, and its pages faulted in, at each run.
class Scratch {
public:
  Scratch() = default;
  Scratch(const Scratch &) = delete;
  Scratch &operator=(const Scratch &) = delete;
  ~Scratch();

  /// Once per object. `data`: aligned to 64 bytes.
  Status take(const OrtKernelContext *context, size_t bytes, void *&data);

private:
  OrtAllocator *arena = nullptr;
  void *block = nullptr;
};

}  // namespace argpool::ort
