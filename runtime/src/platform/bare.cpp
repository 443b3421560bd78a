// Bare metal: memory that the program gives, as a list of free blocks; no clock.
// SPDX-License-Identifier: MIT
#include "argpool_bare.h"
#include "platform/system.h"

#ifdef ARGPOOL_BARE

#include <string.h>

namespace argpool {
namespace {

constexpr size_t kLine = 64;  // blocks begin at multiples of it, and their memory a line later

struct Block {
  size_t bytes;  // with the line of this head
  Block* next;   // free, at a greater address
};
Block* first;

void* end_of(Block* b) { return (uint8_t*)b + b->bytes; }

void join_with_next(Block* b) {
  if (!b->next || end_of(b) != b->next) return;
  b->bytes += b->next->bytes;
  b->next = b->next->next;
}

void insert(Block* b) {
  Block* before = nullptr;
  while (Block* const next = before ? before->next : first) {
    if (next > b) break;
    before = next;
  }
  Block*& link = before ? before->next : first;
  b->next = link;
  link = b;
  join_with_next(b);
  if (before) join_with_next(before);
}

}  // namespace

// The first block that is large enough: what is left of it stays free.
void* allocate_aligned(size_t alignment, size_t bytes) {
  if (alignment > kLine || bytes > SIZE_MAX - 2 * kLine) return nullptr;
  const size_t size = (bytes + 2 * kLine - 1) / kLine * kLine;
  for (Block** link = &first; *link; link = &(*link)->next) {
    Block* const b = *link;
    if (b->bytes < size) continue;
    if (b->bytes == size) {
      *link = b->next;
    } else {
      Block* const rest = *link = (Block*)((uint8_t*)b + size);
      *rest = {b->bytes - size, b->next};
      b->bytes = size;
    }
    return (uint8_t*)b + kLine;
  }
  return nullptr;
}

void free_aligned(void* memory) {
  if (memory) insert((Block*)((uint8_t*)memory - kLine));
}

void* allocate_zeros(size_t bytes) {
  void* const memory = allocate_aligned(kLine, bytes);
  return memory ? memset(memory, 0, bytes) : nullptr;
}
void free_zeros(void* memory) { free_aligned(memory); }

int64_t monotonic_ns() { return 0; }
int64_t thread_ns() { return 0; }
int64_t seconds_since_1970() { return 0; }

}  // namespace argpool

void argpool_give_memory(void* memory, size_t bytes) {
  using namespace argpool;
  const uintptr_t begin = ((uintptr_t)memory + kLine - 1) / kLine * kLine;
  const uintptr_t end = ((uintptr_t)memory + bytes) / kLine * kLine;
  if (end <= begin + kLine) return;
  Block* const b = (Block*)begin;
  b->bytes = end - begin;
  insert(b);
}

#endif
