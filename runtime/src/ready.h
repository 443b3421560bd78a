// Small calls, made ready: all of a run that does not depend on where its data lies.
// SPDX-License-Identifier: MIT
#pragma once

#include "frame.h"
#include "run.h"

namespace argpool {

// A problem of one tile that stays on its caller's thread, with its kernels' arguments filled in by
// the first run. Plans and remembered calls have one each, which stays where it is.
class Ready {
 public:
  // Makes it one for another problem. Nobody may be using it.
  void renew() { state_ = kFresh; }

  // Runs on data in the order of the operation's tensors; the other two are always the same. False:
  // nothing is said, and what is done does not count; run() has to see to it. Data is then
  // misplaced, indices are wrong, or the problem is not small.
  bool run(const Problem& problem, const Selection& selection, void* const* data) {
    if (__atomic_load_n(&state_, __ATOMIC_ACQUIRE) != kPrepared && !prepare(problem, selection)) {
      return false;
    }
    return steps_ && well_placed(data) && run_steps(data);
  }

 private:
  enum { kFresh, kUnderway, kPrepared };
  struct Step {
    argpool_kernel_fn run;
    Slot slots[4];
  };
  void add(const argpool_row* row, Slot a, Slot b, Slot c, Slot d);
  bool prepare(const Problem& problem, const Selection& selection);  // false: another thread does
  void fill_in(const Problem& problem, const Selection& selection);
  bool well_placed(void* const* data) const;
  bool run_steps(void* const* data) const;

  int state_;  // atomic
  int steps_;
  Step step_[2];
  int marking_;         // the step after which marks are looked at; -1: none
  int64_t marks_;       // how many
  int mark_bits_;
  bool streams_;
  int tensors_, plane_, values_, indices_;  // positions of the tensors
  intptr_t low_[3], high_[3];               // by position: the bytes that a tensor spans
  uintptr_t misaligned_[3];                 // bits that an address must not have
  Frame frame_;
};

}  // namespace argpool
