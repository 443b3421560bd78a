// Kernels in plain C++ behind the registry's interface, and spoilt ones. The honest ones run the
// runtime without any generated code; the spoilt ones prove that the harness notices.
// SPDX-License-Identifier: MIT
#pragma once

#include <argpool_registry.h>

#include <deque>
#include <string>
#include <vector>

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
constexpr Spoil kSpoils[] = {Spoil::LastTie,    Spoil::FirstNaN,   Spoil::ZeroPadding,
                             Spoil::SignedZero, Spoil::NoIndexBase, Spoil::SkipLast,
                             Spoil::WritePast,  Spoil::WriteBefore, Spoil::ReadPast,
                             Spoil::ReadBefore, Spoil::WriteInput, Spoil::FirstWins,
                             Spoil::NotCleared, Spoil::LowHalf,    Spoil::NeverForeign,
                             Spoil::Hang,       Spoil::SumsBackwards, Spoil::SumsFromFirst,
                             Spoil::KeepsLast,  Spoil::RoundsEachAdd, Spoil::KeepsLosers,
                             Spoil::NeverWrong, Spoil::ReadsOutside, Spoil::WrongIsFirst};
const char* name_of(Spoil spoil);

/// A table of scalar `any` rows for every kernel, layout and index kind, and a few element types,
/// in which every kernel is spoilt in the one way (those that the spoil does not concern are
/// honest). One at a time: the last one made says how all scalar kernels are spoilt.
class ScalarTable {
 public:
  /// cpu_features: what the rows' one target asks for.
  explicit ScalarTable(Spoil spoil, uint64_t cpu_features = 0);
  ScalarTable(const ScalarTable&) = delete;
  ScalarTable& operator=(const ScalarTable&) = delete;
  const argpool_table& table() const { return table_; }

 private:
  std::vector<argpool_kernel> kernels_;
  std::vector<argpool_row> rows_;
  std::deque<std::string> names_;
  argpool_target target_{"base", 0, 1, 0, nullptr};  // 1: kDLCPU
  argpool_table table_{};
};

}  // namespace argpool::test
