// A block of the session's arena.
// SPDX-License-Identifier: MIT
#include "scratch.h"

namespace argpool::ort {

constexpr size_t kAlignment = 64;

Scratch::~Scratch() {
  if (block)
    if (Status failed = AllocatorFree(arena, block)) ReleaseStatus(failed);
  if (arena) ReleaseAllocator(arena);
}

Status Scratch::take(const OrtKernelContext *context, size_t bytes, void *&data) {
  OrtMemoryInfo *cpu = nullptr;
  if (Status failed = CreateCpuMemoryInfo(kArenaAllocator, kMemTypeDefault, &cpu)) return failed;
  Status failed = KernelContext_GetAllocator(context, cpu, &arena);
  ReleaseMemoryInfo(cpu);
  if (!failed) failed = AllocatorAlloc(arena, bytes + kAlignment, &block);
  const uintptr_t at = reinterpret_cast<uintptr_t>(block);
  data = reinterpret_cast<void *>((at + kAlignment - 1) / kAlignment * kAlignment);
  return failed;
}

}  // namespace argpool::ort
