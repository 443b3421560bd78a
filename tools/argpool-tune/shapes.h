// Which kinds of calls a table serves, and shapes of them, drawn at random.
// SPDX-License-Identifier: MIT
#pragma once

#include "call.h"

namespace argpool::tune {

/// Calls of one kind. Without a window, each call of it draws one of those in common use.
struct Family {
  Kind kind;
  double weight = 1;  ///< its share of the time
  bool anyWindow() const { return kind.window.kernel[0] == 0; }
  /// Are calls beyond the caches timed by themselves? Those of networks' kinds, for they take long.
  bool timedBeyondCaches() const;
  std::string name() const;
};

/// The families of a table in which more than one row may run, so that there is a choice to tune.
std::vector<Family> familiesOf(const argpool_table &table);

struct Contest {
  Kind kind;
  Shape shape;
  std::string text() const;  ///< "max_pool f32 i64 cf 1x64x56x56 -> 1x64x28x28 k2x2 s2x2"
};

/// Bytes that a call has at least where it is drawn beyond the caches.
constexpr double kLeastBeyond = 180e6;

/// The contest of that number, always the same one; `huge`: beyond the caches. Calls have about
/// `most` bytes at most. None where the window fits no shape drawn.
bool draw(const Family &family, uint64_t seed, uint64_t number, bool huge, double most,
          Contest *contest);

}  // namespace argpool::tune
