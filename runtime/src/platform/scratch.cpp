// Arenas: a fixed number of them, each held by one worker at a time.
// SPDX-License-Identifier: MIT
#include "platform/scratch.h"

#include "platform/system.h"

namespace argpool {

// Small requests lie in slots of one block. Their distance is no multiple of a page: addresses with
// the same last bits would wait for each other.
enum : uint32_t { kSlots = 12, kSlot = 4096, kApart = kSlot + 192 };

namespace {

constexpr int kArenas = 64;
ArenaPlace places[kArenas];

bool try_hold(ArenaPlace& p) { return !__atomic_exchange_n(&p.held, true, __ATOMIC_ACQUIRE); }
void let_go(ArenaPlace& p) { __atomic_store_n(&p.held, false, __ATOMIC_RELEASE); }

// A free place, held, with its arena; NULL: there are more workers than places, or no memory.
ArenaPlace* hold_place() {
  for (ArenaPlace& p : places) {
    if (!try_hold(p)) continue;
    if (!p.arena) p.arena = static_cast<Arena*>(allocate_zeros(sizeof(Arena)));
    if (p.arena) return &p;
    let_go(p);
    return nullptr;
  }
  return nullptr;
}

void* allocate(size_t bytes) {
  return allocate_aligned(64, bytes);
}

}  // namespace

void* Scratch::alloc_block(argpool_scratch* self, size_t bytes) {
  Scratch* s = reinterpret_cast<Scratch*>(self);
  if (!s->place_) s->place_ = hold_place();
  if (!s->place_) return allocate(bytes + !bytes);
  Arena& a = *s->place_->arena;
  const uint32_t slot = (uint32_t)__builtin_ctz(~a.slots_used);
  if (bytes <= kSlot && slot < kSlots) {
    if (!a.slots) a.slots = (uint8_t*)allocate(kSlots * kApart);
    if (!a.slots) return nullptr;
    a.slots_used |= 1u << slot;
    return a.slots + slot * kApart;
  }
  Arena::Block* best = nullptr;  // the smallest that fits, else the largest, to grow
  for (Arena::Block& b : a.blocks) {
    if (b.used) continue;
    const bool fits = b.bytes >= bytes, best_fits = best && best->bytes >= bytes;
    if (!best || (fits && !best_fits) || (fits == best_fits && fits == (b.bytes < best->bytes))) {
      best = &b;
    }
  }
  if (!best) return allocate(bytes);
  if (best->bytes < bytes) {
    free_aligned(best->memory);
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
  if (s->place_) {
    Arena& a = *s->place_->arena;
    const uintptr_t in_slots = (uintptr_t)memory - (uintptr_t)a.slots;
    if (a.slots && in_slots < kSlots * kApart) {
      a.slots_used &= ~(1u << in_slots / kApart);
      return;
    }
    for (Arena::Block& b : a.blocks) {
      if (b.memory == memory) {
        b.used = false;
        return;
      }
    }
  }
  free_aligned(memory);
}

void release_arenas() {
  for (ArenaPlace& p : places) {
    if (!try_hold(p)) continue;
    if (p.arena) {
      free_aligned(p.arena->slots);
      for (const Arena::Block& b : p.arena->blocks) free_aligned(b.memory);
      free_zeros(p.arena);
      p.arena = nullptr;
    }
    let_go(p);
  }
}

}  // namespace argpool
