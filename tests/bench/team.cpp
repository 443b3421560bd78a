// The threads of team.h.
// SPDX-License-Identifier: MIT
#include "team.h"

#include <chrono>

namespace argpool::bench {
namespace {

// Waits for a moment only: as long as argpool's threads do (runtime/src/platform/threads.cpp).
template <typename Condition>
void look_on(const Condition& holds) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::microseconds(50);
  while (!holds() && std::chrono::steady_clock::now() < end) {
  }
}

}  // namespace

Team::Team(int count) {
  for (int member = 1; member < count; member++) {
    threads_.emplace_back([this, member] { wait_for_work(member); });
  }
}

Team::~Team() {
  {
    std::lock_guard<std::mutex> lock(mutex_);
    leave_ = true;
  }
  start_.notify_all();
  for (std::thread& thread : threads_) {
    thread.join();
  }
}

void Team::run(const std::function<void(int)>& work) {
  {
    std::lock_guard<std::mutex> lock(mutex_);
    work_ = &work;
    busy_ = (int)threads_.size();
    turn_++;
  }
  start_.notify_all();
  work(0);
  look_on([this] { return busy_ == 0; });
  std::unique_lock<std::mutex> lock(mutex_);
  done_.wait(lock, [this] { return busy_ == 0; });
}

void Team::wait_for_work(int member) {
  int seen = 0;
  for (;;) {
    const std::function<void(int)>* work;
    look_on([&] { return turn_ != seen; });
    {
      std::unique_lock<std::mutex> lock(mutex_);
      start_.wait(lock, [&] { return leave_ || turn_ != seen; });
      if (leave_) {
        return;
      }
      seen = turn_;
      work = work_;
    }
    (*work)(member);
    {
      std::lock_guard<std::mutex> lock(mutex_);
      busy_--;
    }
    done_.notify_one();
  }
}

}  // namespace argpool::bench
