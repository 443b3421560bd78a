// Costs computed side by side are those computed one by one, whatever rows and shapes there are.
// SPDX-License-Identifier: MIT
#include "choose/models.h"

#include <cmath>
#include <random>

#include "harness.h"

namespace {

using namespace argpool;

constexpr int kOp = ARGPOOL_KERNEL_MAX_POOL;

Problem problem_of(std::mt19937& random) {
  const auto number = [&](int most) { return (int64_t)(1 + random() % (unsigned)most); };
  Problem p = {};
  p.op = ARGPOOL_MAX_POOL;
  p.kernel_op = kOp;
  p.elem = ARGPOOL_ELEM_F32;
  p.index = ARGPOOL_IDX_I64;
  p.layout = random() % 2 ? ARGPOOL_CHANNELS_LAST : ARGPOOL_CHANNELS_FIRST;
  p.has_indices = true;
  p.plane.device = kDLCPU;
  p.window.rank = 2;
  const int64_t n = number(3), c = number(40);
  const int kernel = random() % 2 ? 2 : 5;
  p.window_key = window_2d(kernel, 2, 0);
  for (int d = 0; d < 3; ++d) {
    const int64_t pooled = d < 2 ? number(90) : 1;
    p.window.kernel[d] = d < 2 ? kernel : 1;
    p.window.stride[d] = d < 2 ? 2 : 1;
    p.window.dilation[d] = 1;
    p.visited[d] = p.window.kernel[d];
    p.plane.extent[d] = d < 2 ? (pooled - 1) * 2 + kernel : 1;
    p.values.extent[d] = p.indices.extent[d] = pooled;
  }
  p.plane.n = p.values.n = p.indices.n = n;
  p.plane.c = p.values.c = p.indices.c = c;
  p.plane.bytes = p.values.bytes = 4;
  p.indices.bytes = 8;
  return p;
}

TableBuilder random_table(std::mt19937& random) {
  TableBuilder b("models");
  b.add_target("base", 0);
  b.add_target("more", 0);
  b.add_cpu("one", "x", 6, 1);
  argpool_cpu& other = b.add_cpu("other", "x", 6, 2);
  other.threads = 3;
  other.stream = 0.5f;
  other.missed = 0.25f;
  other.memory = 30000;
  const auto term = [&] { return random() % 3 ? (float)(random() % 1000) / 64 : 0; };
  const uint32_t flags[] = {0, 0, ARGPOOL_ROW_STREAMS, ARGPOOL_ROW_CHECKS,
                            ARGPOOL_ROW_FLAT | ARGPOOL_ROW_STREAMS, ARGPOOL_ROW_PLANES};
  const uint32_t lanes[] = {1, 4, 8, 16, 32, 12};
  const argpool_window_key windows[] = {window_2d(2, 2, 0), any_window()};
  for (const argpool_window_key& window : windows) {
    for (unsigned i = 0, rows = random() % 12; i < rows; ++i) {
      std::vector<argpool_cost> both(2);
      for (argpool_cost& cost : both) {
        for (float* t : {&cost.call, &cost.plane, &cost.row, &cost.vector, &cost.tail, &cost.cell,
                         &cost.input, &cost.thin, &cost.tap, &cost.step, &cost.far, &cost.deep}) {
          *t = term();
        }
        cost.cache = (float)(random() % 100000);
        cost.last = (float)(random() % 1000000);
        cost.width = random() % 2 ? 0 : (float)(1u << random() % 8);
      }
      argpool_guard guard = {};
      if (random() % 3 == 0) guard.min_w = 20;
      b.add(scalar_key(kOp, ARGPOOL_IDX_I64, random() % 4 ? ARGPOOL_LAYOUT_CF : ARGPOOL_LAYOUT_CL),
            window, {"row", nullptr, (uint32_t)(random() % 2), guard, both, flags[random() % 6],
                     lanes[random() % 6]});
    }
  }
  return b;
}

TEST(Models, SayWhatCostsSayOneByOne) {
  std::mt19937 random(1);
  int compared = 0;
  for (int tables = 0; tables < 60; ++tables) {
    TableBuilder b = random_table(random);
    const argpool_table* t = b.table();
    const Menu menu = {t, 3, nullptr, nullptr, false, kDLCPU, tables % 2u, 1 + tables % 5};
    for (int i = 0; i < 20; ++i) {
      const Problem p = problem_of(random);
      const Work work = work_of(p, kOp, menu);
      const Models* models = Models::of(p, menu, kOp);
      ASSERT_NE(models, nullptr);
      uint32_t row = 0;
      Models::Terms compiled, any;
      models->estimate(work, 0, models->compiled(), compiled);
      models->estimate(work, models->compiled(), models->count(), any);
      const Kernels kernels = kernels_for(*t, p, kOp);
      for (const argpool_kernel* k = kernels.begin; k != kernels.end; ++k) {
        if (!applies(*k, p)) continue;
        for (uint32_t j = 0; j < k->row_count; ++j, ++row) {
          const argpool_row& expected = t->rows[k->first_row + j];
          const bool told = k->window.kernel[0] == 0;
          ASSERT_EQ(&models->row(row), &expected);
          ASSERT_EQ(told, row >= models->compiled());
          ASSERT_EQ(models->guarded(row), expected.guard.min_w != 0);
          ASSERT_EQ(models->checking() >> row & 1, (expected.flags & ARGPOOL_ROW_CHECKS) != 0);
          const float ns = (told ? any : compiled)[row];
          if (std::isinf(ns)) {  // not computed, as the guard refuses
            ASSERT_LT(work.w(), expected.guard.min_w);
          } else {
            ASSERT_EQ(ns, cost_of(*model_of(menu, expected), expected, told, work));
          }
          ++compared;
        }
      }
      ASSERT_EQ(row, models->count());
    }
  }
  EXPECT_GT(compared, 1000);
}

// Threads divide what a row computes, and share what its stores do beside the caches.
TEST(Models, StreamingPaysForSeveralThreadsOnlyBeyondTheCaches) {
  std::mt19937 random(1);
  const Problem p = problem_of(random);
  const float cells = (float)(p.values.n * p.values.c * p.values.cells());
  const auto chosen = [&](int threads, uint32_t measured, float memory) {
    TableBuilder b("threads");
    b.add_target("base", 0);
    argpool_cpu& cpu = b.add_cpu("one", "x", 6, 1);
    cpu.threads = measured;
    cpu.stream = 0.1f;  // of 12 bytes a cell
    cpu.missed = 0.05f;
    cpu.memory = memory;
    const uint32_t key =
        scalar_key(kOp, ARGPOOL_IDX_I64,
                   p.channels_last() ? ARGPOOL_LAYOUT_CL : ARGPOOL_LAYOUT_CF);
    argpool_cost plain = {}, streams = {};
    plain.cell = 2;
    streams.cell = 1;
    b.add(key, any_window(), {"plain", nullptr, 0, {}, {plain}, 0, 4});
    b.add(key, any_window(), {"streams", nullptr, 0, {}, {streams}, ARGPOOL_ROW_STREAMS, 4});
    const Menu menu = {b.table(), 1, nullptr, nullptr, false, kDLCPU, 0, threads};
    Selection s;
    EXPECT_EQ(select(p, menu, &s), ARGPOOL_OK);
    return std::pair<std::string, float>(s.main.row->name, s.main.ns / cells);
  };
  const auto near = [](float a, float b) { return a > b * 0.999f && a < b * 1.001f; };
  EXPECT_EQ(chosen(1, 2, 1e9f).first, "streams");
  EXPECT_EQ(chosen(2, 0, 1e9f).first, "streams");  // not known
  const auto two = chosen(2, 2, 1e9f), eight = chosen(8, 2, 1e9f);
  EXPECT_EQ(two.first, "plain");  // two threads of 1.2 ns
  EXPECT_TRUE(near(two.second, 2)) << two.second;
  EXPECT_EQ(eight.first, "plain");  // what two are is known
  const auto beyond = chosen(2, 2, 1);
  EXPECT_EQ(beyond.first, "streams");
  EXPECT_TRUE(near(beyond.second, 2 * 1.2f)) << beyond.second;
}

TEST(Models, TakePartOnlyWhereEveryRowHasOne) {
  TableBuilder b("models");
  b.add_target("base", 0);
  b.add_target("absent", 0);
  const uint32_t key = scalar_key(kOp, ARGPOOL_IDX_I64, ARGPOOL_LAYOUT_CF);
  b.add(key, any_window(), {"known", nullptr, 0, {}, {costs(1)}});
  b.add(key, any_window(), {"unknown", nullptr, 1, {}, {}});
  std::mt19937 random(1);
  Problem p = problem_of(random);
  p.layout = ARGPOOL_CHANNELS_FIRST;
  const argpool_table* t = b.table();
  EXPECT_EQ(Models::of(p, {t, 3, nullptr, nullptr, false, kDLCPU, 0, 1}, kOp), nullptr);
  EXPECT_NE(Models::of(p, {t, 1, nullptr, nullptr, false, kDLCPU, 0, 1}, kOp), nullptr);
}

}  // namespace
