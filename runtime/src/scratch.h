// Scratch memory for kernels: arenas that keep their blocks between calls, until argpool_shutdown.
// SPDX-License-Identifier: MIT
#pragma once

#include "argpool_registry.h"

namespace argpool {

struct Arena;

// One worker's scratch during one task. Borrows an arena at the first allocation, if any.
class Scratch {
 public:
  Scratch();
  ~Scratch();
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  const argpool_scratch* api() const { return &api_; }

  // 64-byte aligned memory, or NULL; of more than there are addresses, NULL.
  void* alloc(int64_t bytes) {
    return bytes <= PTRDIFF_MAX ? api_.alloc(&api_, (size_t)bytes) : nullptr;
  }
  void release(void* memory) { api_.release(&api_, memory); }

 private:
  static void* alloc_block(argpool_scratch* self, size_t bytes);
  static void release_block(argpool_scratch* self, void* memory);

  argpool_scratch api_;  // first: a kernel's pointer to it is a pointer to this
  Arena* arena_ = nullptr;
};

// Frees the blocks of every arena that no worker holds.
void release_arenas();

}  // namespace argpool
