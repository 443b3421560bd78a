// Which rows of a table run a problem: guards say which may, cost models which should.
// SPDX-License-Identifier: MIT
#pragma once

#include "problem.h"

namespace argpool {

// A row and the nanoseconds its model expects; `known` is false where it has no model.
struct Choice {
  const argpool_row* row = nullptr;
  double ns = 0;
  bool known = false;
};

// All rows a call may need. `main` produces the result: a pooling row, an unpooling gather, or the
// scatter. Gathers need `check` unless indices are trusted, and `scatter` and `locate` for planes
// with indices outside their windows.
struct Selection {
  Choice main, check, locate, scatter;
  bool main_scatters = false;
};

// What rows are chosen from and within which limits.
struct Menu {
  const argpool_table* table;
  uint64_t cpu_features;
  const char* forced;      // a row's name, or NULL
  const char* max_target;  // a target's name, or NULL
};

argpool_status select(const Problem& problem, const Menu& menu, Selection* selection);

// Would every row of the selection be eligible where the data lies now?
bool still_eligible(const Problem& problem, const Selection& selection);

// Why a row may not run; `none` if it may.
enum class Refusal { none, device, cpu, max_target, min_w, min_c, multiple_w, align };

// What guards and costs look at: the output of one kernel operation.
struct Work {
  int64_t w, c, cells, rows;
  double taps, bytes;
  uint64_t align;  // the base and all strides but the innermost, or-ed: bytes
};
Work work_of(const Problem& problem, int kernel_op);

Refusal refusal(const Menu& menu, uint32_t last_target, const argpool_row& row, const Work& work);

// The index of max_target; the last target where there is none. -1: the table has no such target.
int64_t last_target(const Menu& menu);

// The kernels with a problem's key for a kernel operation; those of its window and `any` apply.
struct Kernels {
  const argpool_kernel *begin, *end;
};
Kernels kernels_for(const argpool_table& table, const Problem& problem, int kernel_op);
bool applies(const argpool_kernel& kernel, const Window& window);

}  // namespace argpool
