// Measures a call's cost beside its kernel, with kernels that do nothing: `again` repeats one call,
// `in_turn` makes ten in turn, `new` calls that the thread has not made lately, `plan` runs a plan;
// `c` and `cpp` describe three tensors and call, by argpool.h and by argpool.hpp.
// SPDX-License-Identifier: MIT
#include <benchmark/benchmark.h>

#include "argpool.hpp"
#include "scalar_kernels.h"

namespace {

int nothing(void**) { return 0; }

// check_indices finds nothing foreign, max_unpool_backward nothing wrong.
template <int buffer>
int clean(void** args) {
  auto* marks = static_cast<argpool_buffer*>(args[ARGPOOL_ARG_BUFFERS + buffer]);
  for (int i = 0; i < marks->dim[0].extent; ++i) marks->host[i] = 0;
  return 0;
}

argpool_kernel_fn kernel(int op) {
  if (op == ARGPOOL_KERNEL_CHECK_INDICES) return clean<1>;
  const bool marks = op == ARGPOOL_KERNEL_MAX_UNPOOL_BACKWARD ||
                     op == ARGPOOL_KERNEL_MAX_UNPOOL_BACKWARD_EXACT;
  return marks ? clean<3> : nothing;
}

const argpool_table* empty_kernels() {
  static TableBuilder* const b = [] {
    auto* t = new TableBuilder("empty");
    const uint64_t features[] = {ARGPOOL_CPU_SSE41, ARGPOOL_CPU_AVX, ARGPOOL_CPU_AVX};
    const char* const targets[] = {"base", "avx2", "avx512"};
    for (int i = 0; i < 3; ++i) t->add_target(targets[i], features[i]);
    for (int op = ARGPOOL_KERNEL_MAX_POOL; op <= ARGPOOL_KERNEL_MAX_UNPOOL_BACKWARD_EXACT; ++op) {
      for (int index = ARGPOOL_IDX_I64; index <= ARGPOOL_IDX_U8; ++index) {
        for (int layout : {ARGPOOL_LAYOUT_CF, ARGPOOL_LAYOUT_CL}) {
          for (const argpool_window_key& w :
               {window_2d(2, 2, 0), window_2d(3, 2, 1), any_window()}) {
            for (uint32_t target = 0; target < 3; ++target) {
              t->add(scalar_key(op, index, layout), w,
                     {"row", kernel(op), target,
                      guarding(&argpool_guard::min_w, 4u << target),
                      {costs(10, 1, 1.f / (float)(target + 1), 1)},
                      0, 4u << target});
            }
          }
        }
      }
    }
    t->table();
    return t;
  }();
  static const argpool_table* const table = b->table();
  return table;
}

struct Tensors {
  float src[2 * 16 * 32] = {}, values[2 * 8 * 16] = {}, dst[2 * 16 * 32] = {};
  int64_t indices[2 * 8 * 16] = {};
  int64_t shape[4] = {1, 2, 16, 32}, pooled[4] = {1, 2, 8, 16};
  int64_t strides[4] = {1024, 512, 32, 1}, pooled_strides[4] = {256, 128, 16, 1};
  DLTensor t[4] = {
      {src, {kDLCPU, 0}, 4, {kDLFloat, 32, 1}, shape, strides, 0},
      {values, {kDLCPU, 0}, 4, {kDLFloat, 32, 1}, pooled, pooled_strides, 0},
      {indices, {kDLCPU, 0}, 4, {kDLInt, 64, 1}, pooled, pooled_strides, 0},
      {dst, {kDLCPU, 0}, 4, {kDLFloat, 32, 1}, shape, strides, 0},
  };
  argpool_window window = ARGPOOL_WINDOW_2D(2, 2, 0);
  argpool_options options = ARGPOOL_OPTIONS_INIT;
  Tensors() {
    options.table = empty_kernels();
    options.num_threads = 1;
  }
  // The n-th of 64 shapes.
  void reshape(int n) {
    pooled[2] = 1 + n % 8;
    pooled[3] = 16 - n / 8;
    shape[2] = 2 * pooled[2];
    shape[3] = 2 * pooled[3];
  }
};

void expect(benchmark::State& state, argpool_status status) {
  if (status) state.SkipWithError(argpool_last_error());
}

argpool_status call(Tensors& a, argpool_op op) {
  switch (op) {
    case ARGPOOL_MAX_POOL:
      return argpool_max_pool(&a.window, &a.t[0], &a.t[1], &a.t[2], &a.options);
    case ARGPOOL_MAX_UNPOOL:
      return argpool_max_unpool(&a.window, &a.t[1], &a.t[2], &a.t[3], &a.options);
    case ARGPOOL_MAX_POOL_BACKWARD:
      return argpool_max_pool_backward(&a.window, &a.t[1], &a.t[2], &a.t[3], &a.options);
    default: return argpool_max_unpool_backward(&a.window, &a.t[0], &a.t[2], &a.t[1], &a.options);
  }
}

void again(benchmark::State& state, argpool_op op) {
  Tensors a;
  expect(state, call(a, op));
  for (auto _ : state) benchmark::DoNotOptimize(call(a, op));
}
BENCHMARK_CAPTURE(again, max_pool, ARGPOOL_MAX_POOL);
BENCHMARK_CAPTURE(again, max_unpool, ARGPOOL_MAX_UNPOOL);
BENCHMARK_CAPTURE(again, max_pool_backward, ARGPOOL_MAX_POOL_BACKWARD);
BENCHMARK_CAPTURE(again, max_unpool_backward, ARGPOOL_MAX_UNPOOL_BACKWARD);

// Calls of `shapes` shapes in turn: as a network makes them, or too many to be remembered.
void in_turn(benchmark::State& state, argpool_op op, int shapes) {
  Tensors a;
  int next = 0;
  for (auto _ : state) {
    next = (next + 1) % shapes;
    a.reshape(next);
    const argpool_status status = call(a, op);
    if (status) expect(state, status);
  }
}
BENCHMARK_CAPTURE(in_turn, max_pool, ARGPOOL_MAX_POOL, 10);
BENCHMARK_CAPTURE(in_turn, max_unpool, ARGPOOL_MAX_UNPOOL, 10);
BENCHMARK_CAPTURE(in_turn, max_pool, ARGPOOL_MAX_POOL, 64)->Name("new/max_pool");
BENCHMARK_CAPTURE(in_turn, max_unpool, ARGPOOL_MAX_UNPOOL, 64)->Name("new/max_unpool");

// The 64, all of which were measured before.
void wise(benchmark::State& state) {
  Tensors a;
  a.options.measure = ARGPOOL_MEASURE;
  a.options.measure_seconds = 0.001f;
  for (int next = 0; next < 64; ++next) {
    a.reshape(next);
    expect(state, call(a, ARGPOOL_MAX_POOL));
  }
  in_turn(state, ARGPOOL_MAX_POOL, 64);
  argpool_shutdown();
}
BENCHMARK(wise)->Name("new/max_pool_by_wisdom");

void plan(benchmark::State& state, argpool_op op) {
  Tensors a;
  const DLTensor* tensors[] = {&a.t[0], &a.t[1], &a.t[2]};
  if (op == ARGPOOL_MAX_UNPOOL) {
    tensors[0] = &a.t[1];
    tensors[1] = &a.t[2];
    tensors[2] = &a.t[3];
  }
  argpool_plan* made;
  expect(state, argpool_plan_create(&made, op, &a.window, tensors, &a.options));
  void* data[] = {tensors[0]->data, tensors[1]->data, tensors[2]->data};
  for (auto _ : state) benchmark::DoNotOptimize(argpool_plan_run(made, data));
  argpool_plan_destroy(made);
}
BENCHMARK_CAPTURE(plan, max_pool, ARGPOOL_MAX_POOL);
BENCHMARK_CAPTURE(plan, max_unpool, ARGPOOL_MAX_UNPOOL);

void c(benchmark::State& state) {
  Tensors a;
  for (auto _ : state) {
    int64_t shape[] = {1, 2, 16, 32}, pooled[] = {1, 2, 8, 16};
    DLTensor src = {a.src, {kDLCPU, 0}, 4, {kDLFloat, 32, 1}, shape, nullptr, 0};
    DLTensor values = {a.values, {kDLCPU, 0}, 4, {kDLFloat, 32, 1}, pooled, nullptr, 0};
    DLTensor indices = {a.indices, {kDLCPU, 0}, 4, {kDLInt, 64, 1}, pooled, nullptr, 0};
    const argpool_window window = ARGPOOL_WINDOW_2D(2, 2, 0);
    const auto status = argpool_max_pool(&window, &src, &values, &indices, &a.options);
    if (status) expect(state, status);
  }
}
BENCHMARK(c)->Name("c/max_pool");

void cpp(benchmark::State& state) {
  Tensors a;
  for (auto _ : state) {
    const argpool::extents shape = {1, 2, 16, 32}, pooled = {1, 2, 8, 16};
    const auto done = argpool::pool(argpool::window({2, 2}).stride({2, 2}).dilation({1, 1}),
                                    argpool::input(a.src, shape), argpool::tensor(a.values, pooled),
                                    argpool::tensor(a.indices, pooled), &a.options);
    if (!done) expect(state, done.status());
  }
}
BENCHMARK(cpp)->Name("cpp/max_pool");

void cpp_plan(benchmark::State& state) {
  Tensors a;
  argpool::plan made;
  const auto window = argpool::window({2, 2});
  if (const auto done =
          made.create(ARGPOOL_MAX_POOL, window, {&a.t[0], &a.t[1], &a.t[2]}, &a.options);
      !done) {
    expect(state, done.status());
  }
  for (auto _ : state) benchmark::DoNotOptimize(made.run(a.src, a.values, a.indices).status());
}
BENCHMARK(cpp_plan)->Name("cpp_plan/max_pool");

// As `plan`, with the pointers put together for each run, as C++'s plan::run does.
void c_plan(benchmark::State& state) {
  Tensors a;
  const DLTensor* tensors[] = {&a.t[0], &a.t[1], &a.t[2]};
  argpool_plan* made;
  expect(state, argpool_plan_create(&made, ARGPOOL_MAX_POOL, &a.window, tensors, &a.options));
  for (auto _ : state) {
    void* data[] = {a.src, a.values, a.indices};
    benchmark::DoNotOptimize(argpool_plan_run(made, data));
  }
  argpool_plan_destroy(made);
}
BENCHMARK(c_plan)->Name("c_plan/max_pool");

}  // namespace

BENCHMARK_MAIN();
