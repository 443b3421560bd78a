// Runs a window's kernels on pictures of three planes, whole, as argpool_registry.h says. The
// runtime would choose among rows and check calls; with the C library that it needs it has 108 KB.
// SPDX-License-Identifier: MIT
#include "argpool_registry.h"

extern "C" const argpool_table web_table;
extern "C" unsigned char __heap_base;  // the linker's: memory from here on is free

namespace {

constexpr int kPlanes = 3;

unsigned char* next = &__heap_base;

void* take(argpool_scratch*, size_t bytes) {
  constexpr uintptr_t kPage = 65536;
  unsigned char* const taken = next;
  const uintptr_t end = (uintptr_t)taken + (bytes + 63) / 64 * 64;
  const uintptr_t have = __builtin_wasm_memory_size(0) * kPage;
  if (end > have) {
    const uintptr_t more = (end - have + kPage - 1) / kPage;
    if (__builtin_wasm_memory_grow(0, more) == SIZE_MAX) return nullptr;
  }
  next = (unsigned char*)end;
  return taken;
}
void leave(argpool_scratch*, void*) {}  // `run` does

struct Buffer {
  argpool_dim dim[4];
  argpool_buffer buffer;

  Buffer(void* data, uint8_t code, int width, int height)
      : dim{{0, width, 1, 0}, {0, height, width, 0}, {0, 1, 0, 0}, {0, kPlanes, width * height, 0}},
        buffer{0, nullptr, (uint8_t*)data, 0, code, 32, 1, 4, dim, nullptr} {}
};
struct Floats : Buffer {
  Floats(float* data, int width, int height) : Buffer(data, 2, width, height) {}
};
struct Indices : Buffer {
  Indices(int32_t* data, int width, int height) : Buffer(data, 0, width, height) {}
};
struct Flags {
  uint8_t foreign[kPlanes];
  argpool_dim dim = {0, kPlanes, 1, 0};
  argpool_buffer buffer = {0, nullptr, foreign, 0, 1, 8, 1, 1, &dim, nullptr};
};

// The spec has one kernel for each operation, with one row.
const argpool_kernel& kernel_of(uint32_t operation) {
  const argpool_kernel* kernel = web_table.kernels;
  while (kernel->key >> 24 != operation) ++kernel;
  return *kernel;
}

// width, height: of the plane that indices are offsets in.
int run(uint32_t operation, int width, int height, argpool_buffer* a, argpool_buffer* b,
        argpool_buffer* c, argpool_buffer* d = nullptr) {
  argpool_window_key window = kernel_of(ARGPOOL_KERNEL_MAX_POOL).window;
  argpool_scratch scratch = {take, leave};
  const argpool_scratch* context = &scratch;
  int32_t cells[6] = {0, 0, 0, width, height, 1};
  int64_t index[5] = {0, 1, width, (int64_t)width * height, 0};  // from plane to plane they restart
  void* args[ARGPOOL_ARG_BUFFERS + 4] = {&context};
  for (int i = 0; i < 12; ++i) args[1 + i] = (int32_t*)&window + i;
  for (int i = 0; i < 6; ++i) args[13 + i] = &cells[i];
  for (int i = 0; i < 5; ++i) args[19 + i] = &index[i];
  argpool_buffer* const buffers[] = {a, b, c, d};
  for (int i = 0; i < 4; ++i) args[ARGPOOL_ARG_BUFFERS + i] = buffers[i];
  unsigned char* const before = next;
  const int bad = web_table.rows[kernel_of(operation).first_row].run(args);
  next = before;
  return bad;
}

}  // namespace

extern "C" {

// NULL where there is no memory.
void* allocate(size_t bytes) { return take(nullptr, bytes); }

// 0, or what went wrong: no memory.
int pool(float* picture, int width, int height, float* values, int32_t* indices, int pooled_width,
         int pooled_height) {
  Floats src(picture, width, height), v(values, pooled_width, pooled_height);
  Indices i(indices, pooled_width, pooled_height);
  return run(ARGPOOL_KERNEL_MAX_POOL, width, height, &src.buffer, &v.buffer, &i.buffer);
}

// Unpools likewise; -1: an index names no cell of its plane, or one out of its window's reach.
int unpool(float* values, int32_t* indices, int pooled_width, int pooled_height, float* picture,
           int width, int height) {
  Floats v(values, pooled_width, pooled_height), dst(picture, width, height);
  Indices i(indices, pooled_width, pooled_height);
  Flags flags;
  const int bad = run(ARGPOOL_KERNEL_MAX_UNPOOL_SCATTER, width, height, &v.buffer, &i.buffer,
                      &dst.buffer, &flags.buffer);
  for (uint8_t foreign : flags.foreign) {
    if (foreign && !bad) return -1;
  }
  return bad;
}

}  // extern "C"
