// Small calls, made ready: all of a run that does not depend on where its data lies.
// SPDX-License-Identifier: MIT
#pragma once

#include "run/frame.h"
#include "run/run.h"
#include "support/errors.h"

namespace argpool {

// A problem of one tile that stays on its caller's thread, with its kernels' arguments filled in by
// the first run. Plans and remembered calls have one each, which stays where it is.
class Ready {
 public:
  // Makes it one for another problem. Nobody may be using it.
  void renew() { __atomic_store_n(&owner_, nullptr, __ATOMIC_RELAXED); }

  // A row of its selection may be faulty: no run begins from now on. Any thread may say so.
  void revoke() { __atomic_store_n(&owner_, nobody(), __ATOMIC_SEQ_CST); }
  bool revoked() const {
    return kMeasures && __atomic_load_n(&owner_, __ATOMIC_RELAXED) == nobody();
  }

  // Runs on data in the order of the operation's tensors; the other two are always the same. False:
  // nothing is said, and what is done does not count; run() has to see to it. Data is then
  // misplaced, indices are wrong, or the problem is not small.
  bool run(const Problem& problem, const Selection& selection, void* const* data) {
    const ThreadState* const self = thread_pointers.state;
    if (!self || __atomic_load_n(&owner_, __ATOMIC_ACQUIRE) != self) {
      return run_as_guest(problem, selection, data);
    }
    return steps_ && well_placed(data) && run_steps(own_, data);
  }

 private:
  const void* nobody() const { return &owner_; }
  bool run_as_guest(const Problem& problem, const Selection& selection, void* const* data);
  void fill_in(const Problem& problem, const Selection& selection);
  void add(const argpool_row* row, Slot a, Slot b, Slot c, Slot d);
  bool well_placed(void* const* data) const;
  bool run_steps(MovedFrame& frame, void* const* data) const;

  // Atomic. Whose run comes first owns it, and has its arguments in `own_`; the others copy theirs.
  // A thread is known by its state's address; NULL: nobody yet; this: it is being filled in;
  // nobody(): it was revoked.
  const void* owner_;
  int steps_;
  argpool_kernel_fn run_[2];
  Slot slots_[2][4];
  int marking_;      // the step after which marks are looked at; -1: none
  int64_t words_;    // they span
  uint64_t unmarked_;
  bool streams_;
  int tensors_, plane_, values_, indices_;  // positions of the tensors
  uintptr_t misaligned_[3];                 // by position: bits that an address must not have
  // By the position that both lack: how far behind the one tensor the other has to start at least,
  // and how much further it may, around the whole address space.
  uintptr_t apart_[3], room_[3];
  Frame frame_;
  MovedFrame own_;
};

}  // namespace argpool
