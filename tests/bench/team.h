// A team of threads for what is measured beside argpool: the callers' thread and count - 1 others.
// Like argpool's they look on for a moment before they sleep: a roof that has to wake somebody for
// every call is none; and nobody spins while somebody else is timed.
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace argpool::bench {

class Team {
 public:
  explicit Team(int count);
  ~Team();
  Team(const Team&) = delete;
  Team& operator=(const Team&) = delete;

  int count() const { return (int)threads_.size() + 1; }
  // Calls work(0) … work(count - 1), each on its own thread, and returns when all are done.
  void run(const std::function<void(int)>& work);

 private:
  void wait_for_work(int member);

  std::mutex mutex_;
  std::condition_variable start_, done_;
  const std::function<void(int)>* work_ = nullptr;
  std::atomic<int> turn_ = 0;
  std::atomic<int> busy_ = 0;
  bool leave_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace argpool::bench
