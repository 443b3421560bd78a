// Bursts of 1 to 30 ms that read and write 1 MB, and pauses of as long.
// SPDX-License-Identifier: MIT
#include "neighbour.h"

#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <random>
#include <stdexcept>
#include <vector>

namespace argpool::bench {
namespace {

[[noreturn]] void burn(unsigned seed) {
  using namespace std::chrono;
  std::mt19937 random(seed);
  std::vector<unsigned> words(1 << 18);
  for (;;) {
    const auto end = steady_clock::now() + microseconds(1000 + random() % 29000);
    while (steady_clock::now() < end)
      for (unsigned& word : words) word = word * 5 + 1;
    usleep(1000 + random() % 29000);
  }
}

}  // namespace

Neighbour::Neighbour(unsigned seed) {
  cpu_set_t here;
  CPU_ZERO(&here);
  CPU_SET(size_t(sched_getcpu()), &here);
  sched_getaffinity(0, sizeof before_, &before_);
  sched_setaffinity(0, sizeof here, &here);
  const pid_t parent = getpid();
  process_ = fork();
  if (process_ < 0) throw std::runtime_error("no process can be made to disturb");
  if (process_ > 0) return;
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(0);
  burn(seed);
}

Neighbour::~Neighbour() {
  kill(process_, SIGKILL);
  waitpid(process_, nullptr, 0);
  sched_setaffinity(0, sizeof before_, &before_);
}

}  // namespace argpool::bench
