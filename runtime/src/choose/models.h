// The rows that a thread chose among last, with their costs side by side.
// SPDX-License-Identifier: MIT
#pragma once

#include "choose/select.h"

namespace argpool {

// One kernel operation's models: rows of the targets that a menu allows, in the table's order, of
// those kernels that apply to a problem. What depends on no shape is worked out once; what does is
// computed for four rows at a time: compilers make vectors of that.
class Models {
 public:
  enum { kMost = 24 };
  typedef float Terms[kMost] __attribute__((aligned(16)));

  // This thread's cached models of the operation, rebuilt if the problem's key changed. NULL: a row
  // has no model, or there are too many rows, or there is no memory.
  static const Models* of(const Problem& problem, const Menu& menu, int kernel_op);

  uint32_t count() const { return count_; }
  uint32_t compiled() const { return compiled_; }  // rows before it have the window compiled in
  const argpool_row& row(uint32_t i) const { return *rows_[i]; }
  bool guarded(uint32_t i) const { return guarded_ >> i & 1; }
  uint32_t checking() const { return checks_; }  // a bit for each that looks at indices itself
  bool has_unguarded() const { return guarded_ + 1 != uint64_t{1} << count_; }
  // Is there a row to search any planes that a scatter takes?
  bool searched() const { return searched_; }

  // Computes cost_of for rows [from, to).
  void estimate(const Work& work, uint32_t from, uint32_t to, Terms& ns) const;

 private:
  typedef float Four __attribute__((vector_size(16)));
  typedef int32_t Integers __attribute__((vector_size(16)));

  void estimate_apart(const Work& work, uint32_t rows, Terms& ns) const;
  bool are_of(const Problem& problem, const Menu& menu, uint32_t key) const;
  void find(const Problem& problem, const Menu& menu, uint32_t key);
  bool add(const argpool_row& row, const argpool_cost* cost, bool any);

  bool usable_, tuned_, searched_;
  bool counts_taps_;  // or steps: some row's cost does, which are told their window at run time
  uint32_t key_, count_, compiled_;
  uint32_t guarded_, checks_, apart_;  // a bit a row; apart: lines other than most kernels'
  uint64_t targets_;
  const argpool_table* table_;
  argpool_table content_;
  argpool_kernel_fn run_;  // of the table's first row: another table may have come to its place
  argpool_window_key window_;
  const argpool_row* rows_[kMost];
  const argpool_cost* costs_[kMost];
  // The terms of four rows.
  struct Quad {
    Integers below;  // the width, less 1
    Four inverse;    // of the width
    Four plain;  // 1: writes no stores that stream; 0
    Four call, plane, row, vector, tail, cell, input, thin, tap, step, far, cache, deep, last;
  } quads_[kMost / 4];
  float least_cache_, least_last_;  // no call of so many bytes misses any of them
};

}  // namespace argpool
