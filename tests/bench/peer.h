// A peer in a process of its own, that works only while it holds the token: a line down a pipe
// hands it over, the answer brings it back. Nobody's threads spin in somebody else's turn.
// SPDX-License-Identifier: MIT
#pragma once

#include <sys/types.h>

#include <cstdio>
#include <string>
#include <vector>

namespace argpool::bench {

class Peer {
 public:
  /// Starts a command; throws std::runtime_error when it does not answer with a first line.
  explicit Peer(const std::vector<std::string>& command);
  ~Peer();
  Peer(const Peer&) = delete;
  Peer& operator=(const Peer&) = delete;

  /// What the peer calls itself.
  const std::string& name() const { return name_; }
  /// Hands over the token with a line and returns the answer, once the peer's threads are asleep.
  std::string ask(const std::string& line);

 private:
  std::string read_line();

  pid_t process_ = -1;
  FILE *to_ = nullptr, *from_ = nullptr;
  std::string name_;
};

/// Waits until no thread of a process runs (of this process: no other thread).
void wait_until_idle(pid_t process);

}  // namespace argpool::bench
