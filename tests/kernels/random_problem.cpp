// Drawing problems: every field on its own, then kept if the contract accepts it.
// SPDX-License-Identifier: MIT
#include "random_problem.h"

#include <algorithm>

#include "case.h"
#include "fill.h"
#include "types.h"

namespace argpool::test {
namespace {

constexpr int64_t kMostCells = 12000;  // a problem's cells, so that a run stays short

template <typename T, size_t n>
T any_of(const T (&choices)[n], Random& random) {
  return choices[random.below(n)];
}

void draw_shape(Problem* p, Random& random) {
  p->batched = !random.chance(4);
  if (p->batched) p->shape[0] = random.chance(40) ? 0 : 1 + random.below(3);
  const bool wide_channels = p->layout == ARGPOOL_CHANNELS_LAST && random.chance(2);
  p->shape[1] = wide_channels ? any_of({15, 16, 17, 32, 33, 48, 64, 65}, random)
                              : 1 + random.below(9);
  for (size_t i = size_t(5 - p->window.rank); i < 5; ++i) p->shape[i] = 1 + random.below(14);
  if (random.chance(3)) p->shape[4] = 1 + random.below(140);
}

// A window that has rows of its own.
void common_window(argpool_window* w, Random& random) {
  struct Common {
    int64_t kernel, stride, pad;
  };
  const Common common = any_of<Common>({{2, 2, 0}, {3, 2, 1}, {3, 2, 0}, {3, 1, 1}, {4, 4, 0}},
                                       random);
  for (int i = 0; i < w->rank; ++i) {
    w->kernel[i] = common.kernel;
    w->stride[i] = common.stride;
    w->dilation[i] = 1;
    w->pad_begin[i] = w->pad_end[i] = common.pad;
    if (random.chance(8)) w->pad_end[i] = random.below(3);  // no kernel sees it
  }
}

void draw_window(Problem* p, Random& random) {
  argpool_window& w = p->window;
  const bool same = random.chance(2), large = random.chance(16);
  w.ceil_mode = random.chance(4);
  if (random.chance(2)) return common_window(&w, random);
  for (int i = 0; i < w.rank; ++i) {
    if (i > 0 && same) {
      w.kernel[i] = w.kernel[0], w.stride[i] = w.stride[0], w.dilation[i] = w.dilation[0];
      w.pad_begin[i] = w.pad_begin[0], w.pad_end[i] = w.pad_end[0];
      continue;
    }
    // Up to the whole plane; two of those may need taps of more than eight bits.
    w.kernel[i] = large ? p->shape[size_t(5 - w.rank + i)] : 1 + random.below(6);
    w.stride[i] = random.below(5);
    w.dilation[i] = random.chance(3) ? 2 + random.below(3) : random.below(2);
    w.pad_begin[i] = random.chance(2) ? random.below(w.kernel[i] + 1) : 0;
    w.pad_end[i] = random.chance(2) ? w.pad_begin[i] : random.below(w.kernel[i] + 1);
  }
}

void draw_memory(Problem* p, Random& random) {
  if (random.chance(3)) {
    for (int64_t& gap : p->gap) gap = random.chance(2) ? random.below(8) : 0;
  } else if (random.chance(4)) {
    for (int64_t& gap : p->gap) gap = 16 * random.below(3);  // keeps alignments
  }
  const bool last = p->layout == ARGPOOL_CHANNELS_LAST;
  if (random.chance(8)) p->broadcast = last ? any_of({"n", "h", "nh", "c", "ncdhw"}, random)
                                            : any_of({"n", "c", "nc", "h", "ncdhw"}, random);
  if (!random.chance(4)) return;
  for (View& view : p->views) view = View(random.below(int64_t(View::Other) + 1));
}

void draw_types(Problem* p, Random& random) {
  p->elem = any_of({"f64", "f32", "f32", "f16", "bf16", "i64", "i32", "i16", "i8", "u8", "u16",
                    "u32", "u64", "bool", "c64"}, random);
  p->index = any_of({"i64", "i64", "i32", "u8", "u16", "none"}, random);
  if (p->index[0] == 'u') {
    p->space = ARGPOOL_INDEX_WINDOW;
  } else if (p->index == "i64") {
    p->space = any_of({ARGPOOL_INDEX_PLANE, ARGPOOL_INDEX_TENSOR, ARGPOOL_INDEX_TENSOR_COLMAJOR,
                       ARGPOOL_INDEX_IMAGE, ARGPOOL_INDEX_BATCH_IMAGE,
                       ARGPOOL_INDEX_TENSOR_DEFAULT_SHAPE}, random);
  } else if (p->index == "i32") {
    p->space = any_of({ARGPOOL_INDEX_PLANE, ARGPOOL_INDEX_IMAGE, ARGPOOL_INDEX_BATCH_IMAGE},
                      random);
  }
}

void draw_output_size(Problem* p, Random& random) {
  const Extents fallback = p->cells();
  for (int i = 3 - p->window.rank; i < 3; ++i) {
    const int64_t stride = p->normal_window().stride[size_t(i)];
    p->output_size[size_t(i)] =
        fallback[size_t(i + 2)] + random.below(2 * stride - 1) - (stride - 1);
  }
}

Problem draw(argpool_op op, Random& random) {
  Problem p;
  p.op = op;
  const bool pools = p.pools();
  draw_types(&p, random);
  p.duplicates = pools ? ARGPOOL_DUPLICATES_LAST : argpool_duplicates(random.below(3));
  p.layout = random.chance(2) ? ARGPOOL_CHANNELS_LAST : ARGPOOL_CHANNELS_FIRST;
  p.window.rank = int32_t(any_of({2, 2, 2, 2, 1, 3}, random));
  draw_shape(&p, random);
  draw_window(&p, random);
  draw_memory(&p, random);
  p.fill = Fill(random.below(int64_t(Fill::Bits) + 1));
  if (!pools) {
    p.indices = Indices(random.below(kIndicesCount));
    if (random.chance(2)) p.indices = Indices::Own;
    p.trusted = random.chance(6);
    if (random.chance(2)) draw_output_size(&p, random);
  }
  if (random.chance(5)) p.threads = 1 + int32_t(random.below(4));
  p.callback = random.chance(10);
  return p;
}

int64_t count(const Extents& extents) {
  int64_t cells = 1;
  for (int64_t extent : extents) cells *= extent;
  return cells;
}

constexpr int64_t kLeastBytes = 1 << 20, kMostBytes = 32 << 20;
constexpr double kMostComparisons = 1 << 28;  // half a second of a plain loop

int64_t bytes_of(const Problem& p) {
  const int64_t element = element_type(p.elem).dtype.bits / 8;
  const int64_t index = p.index == "none" ? 0 : index_type(p.index).dtype.bits / 8;
  return count(p.cells()) * element + count(p.pooled()) * (element + index);
}

// 1 to 2^most, evenly by its logarithm.
int64_t by_logarithm(int64_t most, Random& random) {
  return (int64_t(1) << random.below(most)) * (1024 + random.below(1025)) / 1024;
}

// Extents of 1 on, doubled in turns until the tensors have some size.
void draw_large_shape(Problem* p, Random& random) {
  const size_t first = size_t(5 - p->window.rank);
  const int64_t wanted = kLeastBytes * by_logarithm(5, random);
  p->batched = !random.chance(8);
  p->shape = {1, by_logarithm(9, random), 1, 1, 1};
  for (size_t i = first; i < 5; ++i) p->shape[i] = 1 + random.below(12);
  while (count(p->shape) * element_type(p->elem).dtype.bits / 8 < wanted) {
    const bool image = p->batched && random.chance(6);
    p->shape[image ? 0 : first + size_t(random.below(p->window.rank))] *= 2;
  }
  p->shape[4] -= random.below(std::min<int64_t>(p->shape[4], 8));  // vectors end anywhere
}

Problem draw_call(argpool_op op, Random& random) {
  Problem p;
  p.op = op;
  draw_types(&p, random);
  if (!p.pools() && random.chance(4)) p.duplicates = argpool_duplicates(random.below(3));
  p.layout = random.chance(2) ? ARGPOOL_CHANNELS_LAST : ARGPOOL_CHANNELS_FIRST;
  p.window.rank = int32_t(any_of({2, 2, 2, 2, 1, 3}, random));
  draw_large_shape(&p, random);
  draw_window(&p, random);
  p.fill = any_of({Fill::Random, Fill::Random, Fill::Ties, Fill::Negative, Fill::Mix}, random);
  if (!p.pools() && random.chance(8)) draw_output_size(&p, random);
  return p;
}

// The cells that the windows of a call name, padding aside: what a plain loop compares.
double comparisons(const Problem& p) {
  const Extents cells = p.cells(), pooled = p.pooled();
  const reference::Window window = p.normal_window();
  double most = 1;
  for (size_t i = 0; i < 5; ++i) {
    most *= double(pooled[i]);
    if (i >= 2) most *= double(std::min(window.kernel[i - 2], cells[i]));
  }
  return most;
}

bool is_small(const Problem& p) {
  return std::max(count(p.cells()), count(p.pooled())) <= kMostCells;
}

// Without a bound on a plain loop's work, one window of half a plane takes it an hour.
bool is_measured(const Problem& p) {
  const int64_t bytes = bytes_of(p);
  if (bytes < kLeastBytes || bytes > kMostBytes) return false;
  return !p.pools() || comparisons(p) <= kMostComparisons;
}

argpool_op draw_op(Random& random) {
  return any_of({ARGPOOL_MAX_POOL, ARGPOOL_MIN_POOL, ARGPOOL_MAX_UNPOOL, ARGPOOL_MAX_POOL_BACKWARD,
                 ARGPOOL_MAX_UNPOOL_BACKWARD}, random);
}

std::vector<std::string> draw_lines(uint64_t wanted, uint64_t seed,
                                    Problem (*draw_one)(argpool_op, Random&),
                                    bool (*is_wanted)(const Problem&)) {
  Random random(seed);
  std::vector<std::string> lines;
  while (lines.size() < wanted) {
    const argpool_op op = draw_op(random);
    Problem p;
    do {
      p = draw_one(op, random);
    } while (!accepted(p) || !is_wanted(p));
    lines.push_back(print(p));
  }
  return lines;
}

}  // namespace

std::vector<std::string> random_calls(uint64_t wanted, uint64_t seed) {
  return draw_lines(wanted, seed, draw_call, is_measured);
}

std::vector<std::string> random_problems(uint64_t wanted, uint64_t seed) {
  return draw_lines(wanted, seed, draw, is_small);
}

}  // namespace argpool::test
