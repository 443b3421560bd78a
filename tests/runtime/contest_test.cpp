// The contest of measured plans, on a clock that only its contestants advance.
// SPDX-License-Identifier: MIT
#include "remember/contest.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <random>
#include <vector>

namespace {

using argpool::Contest;
using argpool::Result;

// Contestants whose runs take what a function says: of the contestant, its runs so far, the time.
struct Fake {
  using Cost = std::function<double(int number, int runs, double now)>;
  int count;
  Cost cost;
  double time = 0;
  std::vector<int> runs = std::vector<int>((size_t)count, 0);
  int places = 1, least_runs = 0;
  int place = 0;  // of the run under way
  std::vector<int> failing = {};

  static int64_t now(void* context) { return (int64_t) static_cast<Fake*>(context)->time; }
  static bool run(void* context, int number, int place) {
    Fake& f = *static_cast<Fake*>(context);
    f.place = place;
    f.time += f.cost(number, f.runs[(size_t)number]++, f.time);
    for (int i : f.failing) {
      if (i == number) return false;
    }
    return true;
  }
  Result hold(double limit = 250e6, int rounds = 16) {
    return argpool::hold(
        {count, rounds, places, (int64_t)limit, least_runs, 0.02, this, now, now, run,
         nullptr});
  }
};

Fake steady(const std::vector<double>& ns) {
  return {(int)ns.size(), [ns](int number, int, double) { return ns[(size_t)number]; }};
}

TEST(Contest, TheFastestWins) {
  for (double unit : {1e2, 1e4, 1e6, 5e6}) {
    Fake f = steady({3 * unit, 4 * unit, 2 * unit, 1 * unit, 9 * unit});
    const Result r = f.hold();
    EXPECT_EQ(r.winner, 3) << unit;
    EXPECT_EQ(r.second, 2) << unit;
    EXPECT_EQ(r.tried, 5) << unit;
    EXPECT_NEAR(r.ns[3], unit, 1);
    EXPECT_NEAR(r.ns[0], 3 * unit, 1);
    EXPECT_EQ((double)r.took, f.time);
  }
}

TEST(Contest, TheFirstStaysWithinTheMargin) {
  for (double unit : {1e3, 1e6}) {
    EXPECT_EQ(steady({unit, unit, unit}).hold().winner, 0);
    Fake close = steady({unit, 0.99 * unit, 0.985 * unit});
    const Result r = close.hold();
    EXPECT_EQ(r.winner, 0);
    EXPECT_EQ(r.second, 2);
    EXPECT_EQ(steady({unit, 0.99 * unit, 0.97 * unit}).hold().winner, 2);
  }
}

TEST(Contest, OneContestantIsTimedAndStays) {
  const Result r = steady({1000}).hold();
  EXPECT_EQ(r.winner, 0);
  EXPECT_EQ(r.second, -1);
  EXPECT_EQ(r.tried, 1);
}

TEST(Contest, SlowStartersWin) {
  for (double unit : {1e3, 1e5, 1e6}) {
    Fake f = {4, [unit](int number, int runs, double) {
                return number == 2 ? (runs < 1 ? 40 * unit : 0.8 * unit) : unit * (1 + number);
              }};
    EXPECT_EQ(f.hold(2e9).winner, 2) << unit;
  }
}

TEST(Contest, SlowOnesDropOutEarly) {
  Fake quick = steady({1e5, 2e7, 1.1e5});
  EXPECT_EQ(quick.hold().winner, 0);
  EXPECT_EQ(quick.runs[1], 2);
  Fake slower = steady({1e5, 3e5, 1.01e5});
  EXPECT_EQ(slower.hold().winner, 0);
  EXPECT_LE(slower.runs[1], 8);
  EXPECT_GE(slower.runs[2], 16);
}

// Another process takes the core, or half of it, for a while, then leaves; and now and then the
// kernel takes it for 4 ms.
TEST(Contest, BurstsOfNoiseDoNotDecide) {
  int wrong = 0;
  for (unsigned seed = 0; seed < 2000; ++seed) {
    std::mt19937 random(seed);
    const auto uniform = [&] { return (double)random() / 4294967296.0; };
    const double unit = std::pow(10, 2 + 4.5 * uniform()), calm = std::pow(10, 5 + 3 * uniform());
    std::vector<double> ns(2 + random() % 12);
    for (double& x : ns) x = unit * (1 + 3 * uniform() * uniform());
    double until = 0;
    bool noisy = false;
    Fake f = {(int)ns.size(), [&](int number, int, double now) {
                if (now >= until) {
                  noisy = !noisy;
                  until = now + calm * uniform();
                }
                const double preempted = uniform() < ns[(size_t)number] / 2e8 ? 4e6 : 0;
                return ns[(size_t)number] * (noisy ? 1.5 + uniform() : 1 + 0.01 * uniform()) +
                       preempted;
              }};
    const Result r = f.hold(2e9, 64);
    const double best = *std::min_element(ns.begin(), ns.end());
    wrong += ns[(size_t)r.winner] > 1.05 * best;
  }
  EXPECT_LE(wrong, 40);  // of 2000
}

TEST(Contest, TheTimeLimitHolds) {
  for (unsigned seed = 0; seed < 2000; ++seed) {
    std::mt19937 random(seed);
    const auto uniform = [&] { return (double)random() / 4294967296.0; };
    std::vector<double> ns(1 + random() % 64);
    for (double& x : ns) x = std::pow(10, 2 + 6 * uniform());
    const double limit = std::pow(10, 3 + 7 * uniform());
    Fake f = steady(ns);
    const Result r = f.hold(limit, 64);
    const double longest = *std::max_element(ns.begin(), ns.end());
    // A first run may be as long as any; its timing goes on for 40 microseconds, and one run.
    EXPECT_LE((double)r.took, 1.125 * limit + 3 * longest + 50e3) << seed;
    EXPECT_GE(r.tried, 1);
    const bool proven = f.runs[0] > 1 && f.runs[(size_t)r.winner] > 1;
    EXPECT_TRUE(r.winner == 0 || (proven && ns[(size_t)r.winner] < ns[0])) << seed;
  }
}

TEST(Contest, WithoutTimeTheFirstStays) {
  Fake f = steady({1e6, 1e3});
  const Result r = f.hold(0);
  EXPECT_EQ(r.winner, 0);
  EXPECT_EQ(r.tried, 1);
}

// The costs of the last are the least, and there is no time to try all in the first round.
TEST(Contest, TimeThatSlowOnesLeaveIsForUntriedOnes) {
  std::vector<double> ns(10, 1.2e7);
  ns[0] = 1e7;
  ns[9] = 5e6;
  EXPECT_EQ(steady(ns).hold(500e6).winner, 9);
}

// The last takes all the time there is.
TEST(Contest, OneThatRanOnceIsComparedAgain) {
  const Result r = steady({3e6, 2e6, 1.93e8}).hold(400e6);
  EXPECT_EQ(r.winner, 1);
  EXPECT_EQ(r.second, 0);
  EXPECT_EQ(steady({3e6, 2.97e6, 1.93e8}).hold(400e6).winner, 0);
}

// One is the fastest in one place, and slow in the others.
TEST(Contest, LuckWithAPlaceDoesNotDecide) {
  Fake f = {2, nullptr};
  f.places = 4;
  f.cost = [&f](int number, int, double) {
    return number == 0 ? 1000. : f.place == 2 ? 500. : 1600.;
  };
  const Result r = f.hold();
  EXPECT_EQ(r.winner, 0);
  EXPECT_NEAR(r.ns[1], (500 + 3 * 1600) / 4., 1);
}

// Runs of 20 ms: 100 of them take longer than the limit.
TEST(Contest, TheLimitMayBeSoManyRuns) {
  std::vector<double> ns(12, 2.2e7);
  ns[0] = 2e7;
  ns[11] = 1e7;
  Fake f = steady(ns);
  EXPECT_EQ(f.hold(250e6).winner, 0);
  f = steady(ns);
  f.least_runs = 100;
  const Result r = f.hold(250e6);
  EXPECT_EQ(r.winner, 11);
  EXPECT_LE((double)r.took, 2.1e9);
}

// All timings of a round lie in a burst of 20 ms.
TEST(Contest, ShortRunsOutlastABurst) {
  Fake f = {2, [](int number, int, double now) {
              return (number == 0 ? 1000. : 800.) * (number == 1 && now < 2e7 ? 2 : 1);
            }};
  EXPECT_EQ(f.hold().winner, 1);
}

// Time that others take is none of a contestant's.
TEST(Contest, TimesAreTheTimers) {
  struct Clocks {
    double wall = 0, own = 0;
    static int64_t now(void* c) { return (int64_t) static_cast<Clocks*>(c)->wall; }
    static int64_t timer(void* c) { return (int64_t) static_cast<Clocks*>(c)->own; }
    static bool run(void* context, int number, int) {
      Clocks& c = *static_cast<Clocks*>(context);
      c.own += number == 0 ? 1000 : 900;
      c.wall += number == 0 ? 1000 : 5000;
      return true;
    }
  } clocks;
  const Result r = argpool::hold(
      {2, 16, 1, 250000000, 0, 0.02, &clocks, Clocks::now, Clocks::timer, Clocks::run,
       nullptr});
  EXPECT_EQ(r.winner, 1);
  EXPECT_NEAR(r.ns[1], 900, 1);
  EXPECT_EQ((double)r.took, clocks.wall);
}

// Number 0 is the faster one on what its last run left, and slower on what others wrote. What
// disturbs takes most of the time, and counts for the limit alone.
TEST(Contest, EachRunThatIsTimedIsDisturbed) {
  struct Caches {
    double time = 0;
    bool dirty = false;
    int disturbances = 0;
    static int64_t now(void* c) { return (int64_t) static_cast<Caches*>(c)->time; }
    static bool run(void* context, int number, int) {
      Caches& c = *static_cast<Caches*>(context);
      c.time += number == 0 ? (c.dirty ? 3000 : 1000) : 2000;
      c.dirty = false;
      return true;
    }
    static void disturb(void* context, int place) {
      Caches& c = *static_cast<Caches*>(context);
      EXPECT_EQ(place, 0);
      c.time += 1e5;
      c.dirty = true;
      ++c.disturbances;
    }
  };
  const auto hold = [](Caches* caches, void (*disturb)(void*, int)) {
    return argpool::hold({2, 16, 1, 250000000, 0, 0.02, caches, Caches::now, Caches::now,
                          Caches::run, disturb});
  };
  Caches steady, disturbed;
  EXPECT_EQ(hold(&steady, nullptr).winner, 0);
  const Result r = hold(&disturbed, Caches::disturb);
  EXPECT_EQ(r.winner, 1);
  EXPECT_NEAR(r.ns[0], 3000, 1);
  EXPECT_NEAR(r.ns[1], 2000, 1);
  EXPECT_GE(disturbed.disturbances, 4);
  EXPECT_LE(r.took, 250000000 + 500000);
}

TEST(Contest, ThoseThatFailAreOut) {
  Fake f = steady({100, 50, 200});
  f.failing = {1};
  EXPECT_EQ(f.hold().winner, 0);
  f.failing = {0, 1};
  EXPECT_EQ(f.hold().winner, 2);
  f.failing = {0, 1, 2};
  EXPECT_EQ(f.hold().winner, -1);
}

}  // namespace
