// Scratch memory for kernels: arenas that keep their blocks between calls, until argpool_shutdown.
// SPDX-License-Identifier: MIT
#pragma once

#include "argpool_registry.h"

namespace argpool {

// Blocks that one worker uses at a time.
struct Arena {
  struct Block {
    void* memory;
    size_t bytes;
    bool used;
  };
  uint32_t slots_used;  // a bit each
  uint8_t* slots;
  Block blocks[12];  // kernels stage a dozen buffers at most
};

// Where an arena is kept: it is allocated when a worker first holds its place.
struct ArenaPlace {
  bool held;  // atomic
  Arena* arena;
};

// One worker's scratch during one task. Borrows an arena at the first allocation, if any.
class Scratch {
 public:
  Scratch() : api_{alloc_block, release_block} {}
  ~Scratch() {
    if (place_) __atomic_store_n(&place_->held, false, __ATOMIC_RELEASE);
  }
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
  ArenaPlace* place_ = nullptr;  // held; has an arena
};

// Frees the blocks of every arena that no worker holds.
void release_arenas();

}  // namespace argpool
