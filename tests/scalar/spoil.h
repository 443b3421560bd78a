// Scalar kernels spoilt in ways that the harness of tests/kernels must notice.
// SPDX-License-Identifier: MIT
#pragma once

#include "scalar_kernels.h"

namespace argpool::test {

enum class Spoil {
  Nothing,
  LastTie,        // pool: >= instead of >
  FirstNaN,       // pool: the first NaN stands
  ZeroPadding,    // pool: a padding cell counts as 0
  SignedZero,     // pool: +0 beats -0
  NoIndexBase,    // pool: the index forgets its plane and tile
  SkipLast,       // the last cell of each line is not written
  WritePast,      // one element past each output line is written
  WriteBefore,    // one element before the output is written
  ReadPast,       // sixteen bytes are read where four are due
  ReadBefore,     // four bytes before the input are read
  WriteInput,     // an input is written
  FirstWins,      // unpool, exact gradient: the first of several values stands
  NotCleared,     // unpool: cells that no index names keep what they held
  LowHalf,        // unpool, check: only 32 bits of an index are looked at
  NeverForeign,   // check: everything is fine
  Hang,           // never returns
  SumsBackwards,  // sum: in the reverse of row-major order
  SumsFromFirst,  // sum: from the first value, not from +0: -0 stays -0
  KeepsLast,      // sum: of several values only the last counts
  RoundsEachAdd,  // sum: bf16 rounds at each add
  KeepsLosers,    // exact gradient: losers get the cell, too
  NeverWrong,     // unpool gradient: an index that names no cell is not told
  ReadsOutside,   // unpool gradient: it is followed out of its plane
  WrongIsFirst,   // unpool gradient: it gives the plane's first cell instead of 0
};
constexpr int kSpoils = int(Spoil::WrongIsFirst);  // 1 to so many
const char* name_of(Spoil spoil);

/// How all scalar kernels are spoilt: a kernel's arguments have no room for it.
extern Spoil spoil;

/// A table of scalar `any` rows for every kernel, layout and index kind, and a few element types,
/// in which every kernel is spoilt in the one way (those that the spoil does not concern are
/// honest). One at a time: the last one made sets `spoil`.
class ScalarTable {
 public:
  /// cpu_features: what the rows' one target asks for.
  explicit ScalarTable(Spoil spoil, uint64_t cpu_features = 0);
  const argpool_table& table() const { return *table_; }

 private:
  TableBuilder builder_;
  const argpool_table* table_;
};

}  // namespace argpool::test
