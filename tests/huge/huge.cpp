// argpool_huge [CASE...]: tensors and planes of more than 2^31 cells (C13), pooled, unpooled and
// differentiated; every cell is compared with a formula, so that no second tensor is needed.
// Each case is a process of its own: prints its times and its peak memory.
// SPDX-License-Identifier: MIT
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include "argpool_default.h"
#include "planes.h"
#include "report.h"

namespace argpool::test {
namespace {

constexpr int kSkipped = 77;  // CTest's SKIP_RETURN_CODE
constexpr int64_t kPlane = (int64_t(1) << 31) + 1;

// name, indices, space, channels-last, rank, c, h, w, GiB
const Case kCases[] = {
    {"plane_i64", {"i64", kDLInt, 64}, ARGPOOL_INDEX_PLANE, false, 1, 1, 1, kPlane, 11.1},
    {"plane_u8", {"u8", kDLUInt, 8}, ARGPOOL_INDEX_WINDOW, false, 1, 1, 1, kPlane, 4.1},
    {"planes_i64", {"i64", kDLInt, 64}, ARGPOOL_INDEX_TENSOR, false, 2, 5, 20000, 21475, 6.6},
    {"image_i64", {"i64", kDLInt, 64}, ARGPOOL_INDEX_IMAGE, true, 2, 5, 20000, 21475, 6.6},
    {"image_u8", {"u8", kDLUInt, 8}, ARGPOOL_INDEX_WINDOW, true, 2, 5, 20000, 21475, 3.1},
    // max_pool's gradient takes floats: a plane of f16 of more than 2^31 bytes.
    {"gradient_u8", {"u8", kDLUInt, 8}, ARGPOOL_INDEX_WINDOW, false, 1, 1, 1, kPlane / 2 + 1, 3.8},
};

// The number after `key` in a file of "key: number kB" lines, in GiB.
double gib(const char* file, const char* key) {
  FILE* f = fopen(file, "r");
  char line[256];
  double kib = 0;
  while (f && fgets(line, sizeof line, f)) {
    if (!strncmp(line, key, strlen(key))) kib = atof(line + strlen(key));
  }
  if (f) fclose(f);
  return kib / (1 << 20);
}

// Memory that this machine, or the control group we are in, has left.
double available() {
  double most = gib("/proc/meminfo", "MemAvailable:");
  FILE* f = fopen("/sys/fs/cgroup/memory.max", "r");
  double bytes;
  if (f && fscanf(f, "%lf", &bytes) == 1) most = std::min(most, bytes / (1 << 30));
  if (f) fclose(f);
  return most;
}

// Calls an operation and prints how long it took.
template <typename Operation>
bool timed(const char* name, Operation operation) {
  const auto start = std::chrono::steady_clock::now();
  const argpool_status status = operation();
  const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
  if (status) {
    printf("\nFAIL %s: %s: %s\n", name, argpool_status_name(status), argpool_last_error());
    return false;
  }
  printf(", %s %.1f s", name, passed.count());
  return true;
}

argpool_options options_for(const Case& c) {
  argpool_options options = ARGPOOL_OPTIONS_INIT;
  options.table = &argpool_default_table;
  options.index_space = c.space;
  return options;
}

// Pooling, unpooling, and unpooling's gradient. src goes before dst comes.
template <typename I>
bool forth_and_back(const Case& c) {
  const DLDataType i8 = {kDLInt, 8, 1};
  const argpool_options o = options_for(c);
  const argpool_window window = c.window();
  Plane values(c, true, i8), indices(c, true, {c.index.code, c.index.bits, 1});
  {
    Plane src(c, false, i8);
    fill(c, src.data<int8_t>());
    if (!timed("max_pool", [&] {
          return argpool_max_pool(&window, src.dl(), values.dl(), indices.dl(), &o);
        })) {
      return false;
    }
  }
  if (!check_pooled(c, values.data<int8_t>(), indices.data<I>())) return false;
  Plane dst(c, false, i8);
  if (!timed("max_unpool", [&] {
        return argpool_max_unpool(&window, values.dl(), indices.dl(), dst.dl(), &o);
      }) ||
      !check_unpooled(c, dst.data<int8_t>())) {
    return false;
  }
  fill(c, dst.data<int8_t>());
  memset(values.data<int8_t>(), 0x55, size_t(c.positions()));
  return timed("max_unpool_backward", [&] {
           return argpool_max_unpool_backward(&window, dst.dl(), indices.dl(), values.dl(), &o);
         }) &&
         check_pooled(c, values.data<int8_t>(), indices.data<I>());
}

bool gradient(const Case& c) {
  const DLDataType f16 = {kDLFloat, 16, 1};
  const argpool_options o = options_for(c);
  const argpool_window window = c.window();
  Plane grad_values(c, true, f16), taps(c, true, {kDLUInt, 8, 1}), grad_src(c, false, f16);
  fill_gradient(c, grad_values.data<uint16_t>(), taps.data<uint8_t>());
  return timed("max_pool_backward", [&] {
           return argpool_max_pool_backward(&window, grad_values.dl(), taps.dl(), grad_src.dl(),
                                            &o);
         }) &&
         check_gradient(c, grad_src.data<uint16_t>());
}

bool is_gradient(const Case& c) { return !strcmp(c.name, "gradient_u8"); }

bool run(const Case& c) {
  printf("%s: %lld cells", c.name, (long long)c.cells());
  const bool right = is_gradient(c)      ? gradient(c)
                     : c.index.bits == 8 ? forth_and_back<uint8_t>(c)
                                         : forth_and_back<int64_t>(c);
  if (right) printf(", all cells right, peak %.2f GiB\n", gib("/proc/self/status", "VmHWM:"));
  fflush(stdout);
  return right;
}

// In a child, whose peak memory is its own.
bool run_apart(const Case& c) {
  fflush(stdout);
  const pid_t child = fork();
  if (child == 0) _exit(run(c) ? 0 : 1);
  int status = -1;
  waitpid(child, &status, 0);
  if (WIFSIGNALED(status)) printf("\nFAIL %s died of signal %d\n", c.name, WTERMSIG(status));
  return status == 0;
}

int run_all(const std::vector<std::string>& wanted) {
  Report report;
  report.program = "huge";
  int64_t failed = 0;
  for (const Case& c : kCases) {
    if (!wanted.empty() && !std::count(wanted.begin(), wanted.end(), c.name)) continue;
    const double has = available();
    if (has < c.gib + 0.5) {
      char reason[120];
      snprintf(reason, sizeof reason, "huge tensors need %.0f GiB of free memory", c.gib + 1);
      printf("%s skipped: %.1f GiB are free; %s\n", c.name, has, reason);
      ++report.skipped[reason];
      continue;
    }
    if (!run_apart(c)) ++failed;
    const char* const layout = c.channels_last ? "cl" : "cf";
    std::vector<CoverageKey> keys;
    if (is_gradient(c)) {
      keys = {{"max_pool_backward", c.rank, "f16", c.index.word, layout}};
    } else {
      for (const char* op : {"max_pool", "max_unpool", "max_unpool_backward"}) {
        keys.push_back({op, c.rank, "i8", c.index.word, layout});
      }
    }
    ++report.problems;
    report.comparisons["formula"] += int64_t(keys.size());
    for (const CoverageKey& key : keys) ++report.coverage[key];
  }
  if (!write(report) || failed) return 1;
  return report.problems ? 0 : kSkipped;
}

}  // namespace
}  // namespace argpool::test

int main(int argc, char** argv) {
  return argpool::test::run_all({argv + 1, argv + argc});
}
