// A slice of the contract, for platforms that CI reaches by an emulator at best: the demo's
// photograph, and drawn problems of all operations and both layouts. Prints a line a problem, with
// a hash of all outputs' bits, which tools/platforms compares with those of scalar kernels here.
// SPDX-License-Identifier: MIT
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <initializer_list>

#include "argpool.h"
#include "argpool_registry.h"

// The kernels: of libslice.a, or those of tests/scalar, which no compiler of ours made.
#ifdef SLICE_SCALAR
const argpool_table* scalar_table();
static const argpool_table* kernels() { return scalar_table(); }
#else
extern "C" const argpool_table slice_table;
static const argpool_table* kernels() { return &slice_table; }
#endif

namespace {

// Its pixels' bytes, row by row, in a file that tools/platforms writes.
constexpr uint8_t photograph[240][208][3] = {
#include "photograph.inc"
};

constexpr int kProblems = 96;
constexpr int kMostCells = sizeof photograph, kGuard = 64;
constexpr uint8_t kFree = 0xa5;  // bytes that no call writes

struct Random {
  uint64_t state;
  uint64_t next() {
    state ^= state << 13;
    state ^= state >> 7;
    return state ^= state << 17;
  }
  int below(int n) { return (int)(next() % (uint64_t)n); }
};

uint64_t hash(uint64_t h, const void* memory, size_t bytes) {  // FNV-1a
  const uint8_t* const at = static_cast<const uint8_t*>(memory);
  for (size_t i = 0; i < bytes; ++i) h = (h ^ at[i]) * 0x100000001b3u;
  return h;
}

// A tensor N, C, y, x in memory of its own, between guards.
struct Buffer {
  alignas(64) uint8_t memory[kMostCells * 8 + 2 * kGuard];
  int64_t shape[4], strides[4];
  DLTensor tensor;

  void make(const int64_t (&extents)[4], bool channels_last, uint8_t code, uint8_t bits) {
    memcpy(shape, extents, sizeof shape);
    const int64_t plane = shape[2] * shape[3];
    const int64_t last[] = {plane * shape[1], 1, shape[3] * shape[1], shape[1]};
    const int64_t first[] = {plane * shape[1], plane, shape[3], 1};
    memcpy(strides, channels_last ? last : first, sizeof strides);
    tensor = {memory + kGuard, {kDLCPU, 0}, 4, {code, bits, 1}, shape, strides, 0};
    memset(memory, kFree, bytes() + 2 * kGuard);
  }
  size_t bytes() const {
    return (size_t)(shape[0] * shape[1] * shape[2] * shape[3]) * tensor.dtype.bits / 8;
  }
  bool untouched() const {
    for (size_t i = 0; i < bytes(); ++i) {
      if (memory[kGuard + i] != kFree) return false;
    }
    return true;
  }
  bool guards_hold() const {
    for (size_t i = 0; i < kGuard; ++i) {
      if (memory[i] != kFree || memory[kGuard + bytes() + i] != kFree) return false;
    }
    return true;
  }
  // Small numbers, so that maxima tie; among floats a NaN now and then.
  void draw(Random& random) {
    const size_t size = tensor.dtype.bits / 8;
    for (size_t at = 0; at < bytes(); at += size) {
      const int n = random.below(17) - 8;
      const float f = random.below(64) ? (float)n / 2 : __builtin_nanf("");
      const double d = f;
      const int64_t i = n;  // its low bytes: all of them little-endian
      const bool is_float = tensor.dtype.code == kDLFloat;
      memcpy(memory + kGuard + at,
             !is_float ? (const void*)&i : size == 4 ? (const void*)&f : (const void*)&d, size);
    }
  }
  void show_photograph() {
    float* plane = reinterpret_cast<float*>(memory + kGuard);
    for (int c = 0; c < 3; ++c) {
      for (auto& row : photograph) {
        for (auto& pixel : row) *plane++ = pixel[c];
      }
    }
  }
};

Buffer src, values, indices, dst, grad_values, grad_src, minima, spots, winners;

struct Draw {
  int number;
  argpool_window window;
  bool channels_last, is_float;
  uint8_t bits, index_bits;
  int64_t large[4], pooled[4];
};

constexpr Draw kOfPhotograph = {
    0, ARGPOOL_WINDOW_2D(2, 2, 0), false, true, 32, 64, {1, 3, 240, 208}, {1, 3, 120, 104}};

Draw draw(int number, Random& random) {
  constexpr int windows[][3] = {{2, 2, 0}, {3, 2, 1}, {3, 1, 1}, {3, 3, 0}, {5, 2, 2}};
  Draw d;
  d.number = number;
  const int* const w = windows[random.below(5)];
  d.window = ARGPOOL_WINDOW_2D(w[0], w[1], w[2]);
  d.channels_last = random.below(2);
  d.is_float = random.below(4) != 0;
  d.bits = random.below(3) ? 32 : d.is_float ? 64 : 8;
  d.index_bits = random.below(3) ? 64 : 32;
  const int64_t large[] = {1 + random.below(2), 1 + random.below(9), 6 + random.below(20),
                           6 + random.below(20)};
  memcpy(d.large, large, sizeof large);
  memcpy(d.pooled, d.large, sizeof large);
  argpool_pooled_shape(&d.window, d.large + 2, d.pooled + 2);
  return d;
}

bool refused;  // every call is to be: this CPU lacks what the kernels need

// The calls of one problem: how many failed, and a hash of what they wrote.
struct Calls {
  int number, failed = 0;
  uint64_t hash_of_outputs = 0xcbf29ce484222325u;

  void done(argpool_status status, std::initializer_list<const Buffer*> outputs) {
    const argpool_status expected = refused ? ARGPOOL_NO_KERNEL : ARGPOOL_OK;
    if (status != expected) printf("%d: %s\n", number, argpool_last_error());
    failed += status != expected;
    for (const Buffer* b : outputs) {
      hash_of_outputs = hash(hash_of_outputs, b->memory + kGuard, b->bytes());
    }
  }
};

void call_all(const Draw& d, const argpool_options& options, Calls& calls) {
  const argpool_window* const w = &d.window;
  calls.done(argpool_max_pool(w, &src.tensor, &values.tensor, &indices.tensor, &options),
             {&values, &indices});
  fprintf(stderr, "%d %s\n", d.number, argpool_last_variant());
  calls.done(argpool_max_unpool(w, &values.tensor, &indices.tensor, &dst.tensor, &options), {&dst});
  calls.done(argpool_max_unpool_backward(w, &src.tensor, &indices.tensor, &grad_values.tensor,
                                         &options),
             {&grad_values});
  if (d.is_float) {
    calls.done(argpool_max_pool_backward(w, &values.tensor, &indices.tensor, &grad_src.tensor,
                                         &options),
               {&grad_src});
  }
  if (refused) return;  // what follows needs indices
  calls.done(argpool_convert_indices(w, d.large + 2, &indices.tensor, ARGPOOL_INDEX_PLANE,
                                     &spots.tensor, ARGPOOL_INDEX_IMAGE, &options),
             {&spots});
  calls.done(argpool_min_pool(w, &src.tensor, &minima.tensor, &indices.tensor, &options),
             {&minima, &indices});
  calls.done(argpool_max_pool(w, &src.tensor, &minima.tensor, nullptr, &options), {&minima});
  calls.failed += memcmp(minima.memory, values.memory, values.bytes() + kGuard) != 0;
#ifndef SLICE_SCALAR  // which have no masks
  if (w->kernel[0] != w->stride[0] || w->pad_begin[0] || d.bits != 32 || !d.is_float) return;
  calls.done(argpool_max_mask(w, &src.tensor, &winners.tensor, &options), {});
  calls.failed += memcmp(winners.memory, dst.memory, dst.bytes() + kGuard) != 0;
#endif
}

// False: a call failed, or wrote outside of its tensors.
bool run(int number, Random& random) {
  const Draw d = number ? draw(number, random) : kOfPhotograph;
  const uint8_t code = d.is_float ? kDLFloat : kDLInt;
  argpool_options options = ARGPOOL_OPTIONS_INIT;
  options.table = kernels();
  options.num_threads = 1 + random.below(3);
  for (Buffer* b : {&src, &dst, &grad_src, &winners}) {
    b->make(d.large, d.channels_last, code, d.bits);
  }
  for (Buffer* b : {&values, &grad_values, &minima}) {
    b->make(d.pooled, d.channels_last, code, d.bits);
  }
  for (Buffer* b : {&indices, &spots}) b->make(d.pooled, d.channels_last, kDLInt, d.index_bits);
  if (number) src.draw(random);
  else src.show_photograph();
  Calls calls = {number};
  call_all(d, options, calls);
  for (const Buffer* b :
       {&src, &values, &indices, &dst, &grad_values, &grad_src, &minima, &spots, &winners}) {
    calls.failed += !b->guards_hold() || (refused && b != &src && !b->untouched());
  }
  const argpool_window& w = d.window;
  printf("%d %s %s%d i%d k%d s%d p%d %dx%dx%dx%d %016llx\n", number,
         d.channels_last ? "cl" : "cf", d.is_float ? "f" : "i", d.bits, d.index_bits,
         (int)w.kernel[0], (int)w.stride[0], (int)w.pad_begin[0], (int)d.large[0], (int)d.large[1],
         (int)d.large[2], (int)d.large[3], (unsigned long long)calls.hash_of_outputs);
  return !calls.failed;
}

}  // namespace

int main(int argc, char** argv) {
  refused = argc > 1 && strcmp(argv[1], "refused") == 0;
  Random random = {88172645463325252u};
  int failed = 0;
  for (int i = 0; i < kProblems; ++i) failed += !run(i, random);
  // A wrong index is refused, and nothing is written past the plane.
  const argpool_window w = ARGPOOL_WINDOW_2D(2, 2, 0);
  const int64_t large[] = {1, 1, 8, 8}, small[] = {1, 1, 4, 4};
  values.make(small, false, kDLFloat, 32);
  indices.make(small, false, kDLInt, 64);
  dst.make(large, false, kDLFloat, 32);
  argpool_options options = ARGPOOL_OPTIONS_INIT;
  options.table = kernels();
  const argpool_status status =
      argpool_max_unpool(&w, &values.tensor, &indices.tensor, &dst.tensor, &options);
  printf("wrong index: %s\n", argpool_status_name(status));
  failed += status != (refused ? ARGPOOL_NO_KERNEL : ARGPOOL_INDEX_OUT_OF_RANGE) ||
            !dst.guards_hold();
  argpool_shutdown();
  printf("%d problems, %d failed\n", kProblems, failed);
  return failed != 0;
}
