// Which of several contestants takes the least time, found by running them on a noisy machine.
// SPDX-License-Identifier: MIT
#pragma once

#include <stdint.h>

namespace argpool {

constexpr int kMostContestants = 64, kMostPlaces = 4;

struct Contest {
  int count;        // of contestants, the most promising first; number 0 wins unless another proves
                    // to be faster
  int rounds;       // in which each is timed once, at most
  int places;       // of memory, in which each runs by turns: which pages it got decides what
                    // conflicts in a cache, and a contestant must not win by luck
  int64_t limit;    // nanoseconds; only a run that has begun may end later, and a last comparison
                    // that takes less than an eighth of it
  int runs;         // of number 0: the limit is no less than they take
  double margin;    // 0.02: number 0 stays unless another takes less than 98 % of its time
  void* context;
  int64_t (*now)(void* context);           // nanoseconds: what the limit is about
  int64_t (*timer)(void* context);         // nanoseconds: what contestants are timed by
  // One run in a place; false: it failed, and the contestant is out.
  bool (*run)(void* context, int number, int place);
  // Not NULL: what happens in a place before each run that is timed, and is not timed itself.
  void (*disturb)(void* context, int place);
  // Not NULL: asked once, before a contestant is first timed, and not timed itself; false: it is
  // out.
  bool (*admit)(void* context, int number) = nullptr;
};

struct Result {
  int winner;
  int second;    // the fastest but for the winner; -1: no other was timed
  int tried;     // contestants that ran
  int64_t took;  // nanoseconds
  double ns[kMostContestants];  // of a run, the mean over places of the least seen; 0: never timed
};

// Rounds of interleaved timing. Noise only adds time, so contestants are compared by their minima;
// and it comes in bursts, so one that falls behind is dropped only where it does so in two rounds
// that follow each other. What counts as behind shrinks from twice the best time to 5 % above it.
// After half of the rounds those that were dropped at less than 2.5 times the best come back.
// Half of the time is for first runs, in order of promise; the other half decides. A contestant
// that was timed only once cannot win; where there was no time for more, it is compared with number
// 0 once again. Where number 0 is out, the fastest wins, timed once or not; winner is -1 if
// none ran.
Result hold(const Contest& contest);

}  // namespace argpool
