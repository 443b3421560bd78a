// A process that takes the core in bursts, as others on a shared machine do.
// SPDX-License-Identifier: MIT
#pragma once

#include <sched.h>
#include <sys/types.h>

namespace argpool::bench {

/// Runs while it lives, on the CPU that its maker ran on; that thread stays there with it.
class Neighbour {
 public:
  explicit Neighbour(unsigned seed);
  ~Neighbour();
  Neighbour(const Neighbour&) = delete;

 private:
  pid_t process_;
  cpu_set_t before_;
};

}  // namespace argpool::bench
