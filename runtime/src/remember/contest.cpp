// Interleaved rounds, minima, early ends for those that are clearly slower.
// SPDX-License-Identifier: MIT
#include "remember/contest.h"

#include <string.h>

#include <algorithm>

namespace argpool {
namespace {

// Nanoseconds: of a timing, so that reading the clock does not matter; of what runs before it, so
// that caches hold what this contestant leaves in them, and not the one before.
constexpr double kTimed = 40e3, kWarming = 10e3;
// Runs as long as these need no warming: no cache holds their data. One whose first two take 4
// times the best time is dropped at once: preemption adds less.
constexpr double kLong = 5e6, kHopeless = 4;
// A busy neighbour may make a time so much longer: no row whose least is further above the best
// comes back.
constexpr double kNoise = 2.5;
// Nanoseconds for each of the rounds that may be: those of short runs go on so long, or for a
// quarter of the limit. A burst may last longer than they do.
constexpr double kRound = 4e6;

// Runs of a timing where each is disturbed, at most: most of the time goes into what disturbs them.
constexpr int kDisturbed = 4;

// By how much a contestant that was timed so often is behind.
double slack(int timed) {
  static constexpr double after[] = {0, 0, 2, 1.5, 1.25, 1.25, 1.1, 1.1, 1.1, 1.1};
  constexpr int count = sizeof after / sizeof *after;
  return timed < count ? after[timed] : 1.05;
}

struct Lane {
  double ns;  // of a run: the mean of `least`
  double least[kMostPlaces];
  int timed, behind;
  bool out, failed;
};

struct Race {
  const Contest& contest;
  const int64_t begin;
  double limit;
  double disturbing = 0;  // what the last disturbance took
  Lane lanes[kMostContestants];

  explicit Race(const Contest& c)
      : contest(c), begin(c.now(c.context)), limit((double)c.limit) {
    memset(lanes, 0, sizeof lanes);
  }

  int64_t now() const { return contest.now(contest.context); }
  bool is_early(int half) const {
    const double least = std::min(contest.rounds * kRound, limit / 4);
    return (double)(now() - begin) < (half + 1) * least / 2;
  }
  int64_t timer() const { return contest.timer(contest.context); }

  // The least time among those that ran.
  double best() const {
    double least = 0;
    for (const Lane& lane : lanes) {
      if (lane.timed && !lane.out && (least == 0 || lane.ns < least)) least = lane.ns;
    }
    return least;
  }

  // Is there time for one more timing of this one? One that never ran is expected to be like the
  // first.
  bool in_time(const Lane& lane, double until) const {
    return (double)(now() - begin) + timing(lane) <= until;
  }
  double timing(const Lane& lane) const {
    const double ns = lane.timed ? lane.ns : lanes[0].ns;
    if (contest.disturb) return std::max(ns, std::min(kTimed, kDisturbed * ns)) + disturbing;
    return ns >= kLong ? ns : 3 * ns + kWarming + kTimed;
  }

  // Runs that are disturbed change places from one to the next, as inputs would be warm otherwise.
  int place_of(int number) const {
    const int turn = lanes[number].timed + (contest.disturb ? number : 0);
    return turn % contest.places;
  }

  bool run(int number, int times) {
    for (int i = 0; i < times; ++i) {
      if (contest.run(contest.context, number, place_of(number))) continue;
      lanes[number].out = lanes[number].failed = true;
      return false;
    }
    return true;
  }

  void note(int number, double ns) {
    Lane& lane = lanes[number];
    double& least = lane.least[lane.timed % contest.places];
    if (lane.timed < contest.places || ns < least) least = ns;
    ++lane.timed;
    const int seen = std::min(lane.timed, contest.places);
    lane.ns = 0;
    for (int i = 0; i < seen; ++i) lane.ns += lane.least[i] / seen;
    if (number == 0) limit = std::max(limit, contest.runs * lane.ns);
  }

  // A large cache keeps what a run leaves in it only once that has come by a few times.
  static int warming(double once) { return std::max(once < kLong ? 2 : 0, times(kWarming, once)); }

  static int times(double ns, double once) { return 1 + (int)(ns / (once < 1 ? 1 : once)); }

  // One run, or a few short ones.
  void time_disturbed(int number) {
    double spent = 0;
    int runs = 0;
    do {
      const int64_t begin = now();
      contest.disturb(contest.context, place_of(number));
      disturbing = (double)(now() - begin);
      const int64_t from = timer();
      if (!run(number, 1)) return;
      spent += (double)(timer() - from);
    } while (++runs < kDisturbed && spent < kTimed);
    note(number, spent / runs);
  }

  void time(int number) {
    Lane& lane = lanes[number];
    if (contest.admit && !lane.timed && !contest.admit(contest.context, number)) {
      lane.out = lane.failed = true;
      return;
    }
    if (contest.disturb) return time_disturbed(number);
    int runs = lane.timed ? warming(lane.ns) : 1;
    int64_t from = timer();
    if (!run(number, runs)) return;
    int64_t past = timer();
    const double once = (double)(past - from) / runs;
    const bool hopeless = number && !lane.timed && once > kHopeless * best();
    if (once < kLong || hopeless) {
      runs = times(kTimed, once);
      from = past;
      if (!run(number, runs)) return;
      past = timer();
    }
    const double ns = (double)(past - from) / runs;
    note(number, ns);
    if (hopeless && once >= kLong && ns > kHopeless * best()) lane.out = true;
  }

  // The contestants that go on, the fastest first.
  int in_order(int* order) const {
    int count = 0;
    for (int i = 0; i < contest.count; ++i) {
      if (lanes[i].out || !lanes[i].timed) continue;
      int at = count++;
      for (; at > 0 && lanes[order[at - 1]].ns > lanes[i].ns; --at) order[at] = order[at - 1];
      order[at] = i;
    }
    return count;
  }

  void drop_slow() {
    const double least = best();
    for (Lane& lane : lanes) {
      if (lane.out || lane.timed < 2) continue;
      lane.behind = lane.ns > slack(lane.timed) * least ? lane.behind + 1 : 0;
      if (lane.behind == 2) lane.out = true;
    }
  }

  // Noise may have hit all timings of one that was dropped.
  bool is_doubtful(const Lane& lane, double least) const {
    return lane.out && !lane.failed && lane.ns <= kNoise * least;
  }
  bool has_doubtful() const {
    const double least = best();
    for (const Lane& lane : lanes) {
      if (is_doubtful(lane, least)) return true;
    }
    return false;
  }
  void readmit() {
    const double least = best();
    for (Lane& lane : lanes) {
      if (!is_doubtful(lane, least)) continue;
      lane.out = false;
      lane.behind = 0;
    }
  }

  // False: there is no time left, or nothing left to decide.
  bool round() {
    int order[kMostContestants];
    const int going_on = in_order(order);
    for (int i = 0; i < going_on; ++i) {
      if (!in_time(lanes[order[i]], limit)) return false;
      time(order[i]);
    }
    bool all_tried = true;
    for (int i = 0; i < contest.count; ++i) {
      Lane& lane = lanes[i];
      if (lane.timed || lane.out) continue;
      all_tried = i == 0 || in_time(lane, limit / 2);
      if (!all_tried) break;
      time(i);
    }
    drop_slow();
    const int left = in_order(order);
    const bool proven = contest.count == 1 || left == 0 || lanes[order[0]].timed > 1;
    return left > 1 || !proven || !all_tried;
  }
};

// Slow ones may leave no time for a second timing of one that seemed to be faster than the first:
// then both have it, unless that is long.
void prove(Race& race, double margin) {
  constexpr double kMost = 0.125;  // of the limit
  Lane* const lanes = race.lanes;
  int fastest = 0;
  for (int i = 1; i < race.contest.count; ++i) {
    if (lanes[i].timed && !lanes[i].failed && lanes[i].ns < lanes[fastest].ns) fastest = i;
  }
  const bool doubtful = lanes[fastest].timed < 2 || lanes[0].timed < 2;
  if (!doubtful || lanes[fastest].ns >= (1 - margin) * lanes[0].ns) return;
  if (race.timing(lanes[0]) + race.timing(lanes[fastest]) > kMost * race.limit) return;
  race.time(fastest);
  race.time(0);
}

}  // namespace

Result hold(const Contest& contest) {
  Race race(contest);
  for (int half = 0; half < 2; ++half) {
    for (int i = 0; i < contest.rounds / 2 || race.is_early(half); ++i) {
      if (!race.round() && !(race.is_early(half) && race.has_doubtful())) break;
    }
    if (half == 0) race.readmit();
  }
  prove(race, contest.margin);
  Result result = {};
  result.second = -1;
  const Lane* const lanes = race.lanes;
  int fastest = -1;
  const int least_timings = lanes[0].failed ? 1 : 2;
  for (int i = 0; i < contest.count; ++i) {
    result.ns[i] = lanes[i].ns;
    result.tried += lanes[i].timed > 0;
    if (lanes[i].timed < least_timings || lanes[i].failed) continue;
    if (fastest < 0 || lanes[i].ns < lanes[fastest].ns) fastest = i;
  }
  const bool faster = fastest > 0 && lanes[0].timed > 1 &&
                      lanes[fastest].ns < (1 - contest.margin) * lanes[0].ns;
  if (lanes[0].failed || faster) result.winner = fastest;
  for (int i = 0; i < contest.count; ++i) {
    if (i == result.winner || !lanes[i].timed || lanes[i].failed) continue;
    if (result.second < 0 || lanes[i].ns < lanes[result.second].ns) result.second = i;
  }
  result.took = race.now() - race.begin;
  return result;
}

}  // namespace argpool
