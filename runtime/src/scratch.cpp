// Arenas: a fixed number of them, each held by one worker at a time.
// SPDX-License-Identifier: MIT
#include "scratch.h"

#include <stdlib.h>

namespace argpool {

struct Block {
  void* memory;
  size_t bytes;
  bool used;
};

struct Arena {
  bool held;
  Block blocks[12];  // kernels stage a dozen buffers at most
};

namespace {

constexpr int kArenas = 64;
Arena arenas[kArenas];

bool try_hold(Arena& a) { return !__atomic_exchange_n(&a.held, true, __ATOMIC_ACQUIRE); }
void let_go(Arena& a) { __atomic_store_n(&a.held, false, __ATOMIC_RELEASE); }

void* allocate(size_t bytes) {
  void* memory = nullptr;
  return posix_memalign(&memory, 64, bytes) ? nullptr : memory;
}

}  // namespace

Scratch::Scratch() : api_{alloc_block, release_block} {}

Scratch::~Scratch() {
  if (arena_) let_go(*arena_);
}

void* Scratch::alloc_block(argpool_scratch* self, size_t bytes) {
  Scratch* s = reinterpret_cast<Scratch*>(self);
  for (int i = 0; !s->arena_ && i < kArenas; ++i) {
    if (try_hold(arenas[i])) s->arena_ = &arenas[i];
  }
  if (!s->arena_) return allocate(bytes);  // more workers than arenas
  Block* best = nullptr;  // the smallest that fits, else the largest, to grow
  for (Block& b : s->arena_->blocks) {
    if (b.used) continue;
    const bool fits = b.bytes >= bytes, best_fits = best && best->bytes >= bytes;
    if (!best || (fits && !best_fits) || (fits == best_fits && fits == (b.bytes < best->bytes))) {
      best = &b;
    }
  }
  if (!best) return allocate(bytes);
  if (best->bytes < bytes) {
    free(best->memory);
    best->bytes = 0;
    best->memory = allocate(bytes);
    if (!best->memory) return nullptr;
    best->bytes = bytes;
  }
  best->used = true;
  return best->memory;
}

void Scratch::release_block(argpool_scratch* self, void* memory) {
  if (!memory) return;
  Scratch* s = reinterpret_cast<Scratch*>(self);
  if (s->arena_) {
    for (Block& b : s->arena_->blocks) {
      if (b.memory == memory) {
        b.used = false;
        return;
      }
    }
  }
  free(memory);
}

void release_arenas() {
  for (Arena& a : arenas) {
    if (!try_hold(a)) continue;
    for (Block& b : a.blocks) {
      free(b.memory);
      b = Block{};
    }
    let_go(a);
  }
}

}  // namespace argpool
