// A loop in registers that leaves little of a core to anybody else.
// SPDX-License-Identifier: MIT
#include "pace.h"

#include <algorithm>
#include <chrono>
#include <vector>

#include "team.h"

namespace argpool::bench {
namespace {

typedef float Vector __attribute__((vector_size(16)));

// Four operations a cycle, where a core has two pipes for each: a second thread on the same core
// takes half of them away, which one that waits for memory would not notice.
double once() {
  constexpr int chains = 12, turns = 4000;
  const Vector factor{0.5f, 0.5f, 0.5f, 0.5f}, term{1, 2, 3, 4};
  Vector chain[chains] = {};
  const auto start = std::chrono::steady_clock::now();
  for (int turn = 0; turn < turns; turn++) {
    for (Vector& one : chain) one = one * factor + term;
  }
  const auto end = std::chrono::steady_clock::now();
  for (Vector& one : chain) asm volatile("" : : "m"(one));  // it is wanted
  return std::chrono::duration<double, std::nano>(end - start).count();
}

}  // namespace

double pace(int threads) {
  std::vector<double> each(threads);
  Team(threads).run([&](int member) { each[member] = std::min({once(), once(), once()}); });
  return *std::max_element(each.begin(), each.end());
}

}  // namespace argpool::bench
