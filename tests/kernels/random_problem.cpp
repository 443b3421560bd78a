// Drawing problems: every field on its own, then kept if the contract accepts it.
// SPDX-License-Identifier: MIT
#include "random_problem.h"

#include "call.h"
#include "fill.h"

namespace argpool::test {
namespace {

constexpr int64_t kMostCells = 20000;  // a problem's cells, so that a run stays short

template <typename T, size_t n>
T any_of(const T (&choices)[n], Random& random) {
  return choices[random.below(n)];
}

void draw_window(Problem* p, Random& random) {
  argpool_window& w = p->window;
  const bool same = random.chance(2);
  const bool common = random.chance(2);  // windows that have rows of their own
  const bool small = random.chance(2);
  for (int i = 0; i < w.rank; ++i) {
    if (i > 0 && same) {
      w.kernel[i] = w.kernel[0], w.stride[i] = w.stride[0], w.dilation[i] = w.dilation[0];
      w.pad_begin[i] = w.pad_begin[0], w.pad_end[i] = w.pad_end[0];
      continue;
    }
    w.kernel[i] = 1 + random.below(6);
    w.stride[i] = random.below(5);
    w.dilation[i] = random.chance(3) ? 2 + random.below(3) : random.below(2);
    w.pad_begin[i] = random.chance(2) ? random.below(w.kernel[i] + 1) : 0;
    w.pad_end[i] = random.chance(2) ? w.pad_begin[i] : random.below(w.kernel[i] + 1);
  }
  if (common) {
    for (int i = 0; i < w.rank; ++i) {
      w.kernel[i] = small ? 2 : 3;
      w.stride[i] = 2;
      w.dilation[i] = 1;
      w.pad_begin[i] = w.pad_end[i] = small ? 0 : 1;
      if (random.chance(8)) w.pad_end[i] = random.below(3);  // no kernel sees it
    }
  }
  w.ceil_mode = random.chance(4);
}

void draw_memory(Problem* p, Random& random) {
  if (random.chance(3)) {
    for (int64_t& gap : p->gap) gap = random.chance(2) ? random.below(8) : 0;
  } else if (random.chance(4)) {
    for (int64_t& gap : p->gap) gap = 16 * random.below(3);  // keeps alignments
  }
  const bool last = p->layout == ARGPOOL_CHANNELS_LAST;
  if (random.chance(8)) p->broadcast = last ? any_of({"n", "h", "nh"}, random)
                                            : any_of({"n", "c", "nc", "h"}, random);
}

Problem draw(Random& random) {
  Problem p;
  const bool pools = random.chance(2);
  p.op = pools ? ARGPOOL_MAX_POOL : ARGPOOL_MAX_UNPOOL;
  p.elem = pools ? "f32" : any_of({"f32", "i32", "u32"}, random);
  p.index = any_of({"i64", "i64", "i32", "u8", "none"}, random);
  if (p.index == "none" && !pools) p.index = "u8";
  if (p.index == "u8") {
    p.space = ARGPOOL_INDEX_WINDOW;
  } else if (p.index == "i64") {
    p.space = argpool_index_space(random.below(ARGPOOL_INDEX_WINDOW));
  } else if (p.index == "i32") {
    p.space = any_of({ARGPOOL_INDEX_PLANE, ARGPOOL_INDEX_IMAGE, ARGPOOL_INDEX_BATCH_IMAGE}, random);
  }
  p.layout = random.chance(2) ? ARGPOOL_CHANNELS_LAST : ARGPOOL_CHANNELS_FIRST;
  p.batched = !random.chance(4);
  p.window.rank = int32_t(any_of({2, 2, 2, 2, 1, 3}, random));
  draw_window(&p, random);
  draw_memory(&p, random);
  if (p.batched) p.shape[0] = 1 + random.below(3);
  const bool wide_channels = p.layout == ARGPOOL_CHANNELS_LAST && random.chance(2);
  p.shape[1] = wide_channels ? any_of({15, 16, 17, 32, 33, 48, 64, 65}, random)
                             : 1 + random.below(9);
  for (size_t i = size_t(5 - p.window.rank); i < 5; ++i) p.shape[i] = 1 + random.below(14);
  if (random.chance(3)) p.shape[4] = 1 + random.below(140);
  p.fill = pools ? Fill(random.below(int64_t(Fill::Bits) + 1)) : Fill::Bits;
  p.indices = pools ? Indices::Own : Indices(random.below(int64_t(Indices::Alias) + 1));
  if (!pools && random.chance(2)) p.indices = Indices::Own;
  p.trusted = !pools && random.chance(6);
  if (!pools && random.chance(2)) {
    const Extents fallback = p.cells();
    for (int i = 3 - p.window.rank; i < 3; ++i) {
      const int64_t stride = p.normal_window().stride[size_t(i)];
      p.output_size[size_t(i)] =
          fallback[size_t(i + 2)] + random.below(2 * stride - 1) - (stride - 1);
    }
  }
  if (random.chance(5)) p.threads = 1 + int32_t(random.below(4));
  p.callback = random.chance(10);
  return p;
}

}  // namespace

std::vector<std::string> random_problems(uint64_t count, uint64_t seed) {
  Random random(seed);
  std::vector<std::string> lines;
  while (lines.size() < count) {
    const Problem p = draw(random);
    const Extents cells = p.cells(), pooled = p.pooled();
    int64_t size = 1;
    for (int64_t extent : p.op == ARGPOOL_MAX_POOL ? cells : pooled) size *= extent;
    if (size <= 0 || size > kMostCells) continue;
    const std::string line = print(p);
    if (accepted(parse(line))) lines.push_back(line);
  }
  return lines;
}

}  // namespace argpool::test
