// Drawing problems: every field on its own, then kept if the contract accepts it.
// SPDX-License-Identifier: MIT
#include "random_problem.h"

#include <algorithm>

#include "case.h"
#include "fill.h"

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
    p.indices = Indices(random.below(int64_t(Indices::Alias) + 1));
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

}  // namespace

std::vector<std::string> random_problems(uint64_t wanted, uint64_t seed) {
  Random random(seed);
  std::vector<std::string> lines;
  while (lines.size() < wanted) {
    const auto op = any_of({ARGPOOL_MAX_POOL, ARGPOOL_MAX_POOL, ARGPOOL_MAX_UNPOOL,
                            ARGPOOL_MAX_POOL_BACKWARD, ARGPOOL_MAX_UNPOOL_BACKWARD}, random);
    Problem p;
    do {
      p = draw(op, random);
    } while (std::max(count(p.cells()), count(p.pooled())) > kMostCells || !accepted(p));
    lines.push_back(print(p));
  }
  return lines;
}

}  // namespace argpool::test
