// A thread's recent calls, kept as plans are: what was asked, and what checks and selection made of
// it. A call like one of them, on whatever data of the same alignment, goes straight to its rows.
// SPDX-License-Identifier: MIT
#pragma once

#include "select.h"

namespace argpool {

// All that decides checks and selection, but for addresses. Compared as bytes; unused parts are 0.
struct Question {
  struct {
    int64_t shape[5], strides[5];
    int32_t ndim, device;
    DLDataType type;
    uint32_t aligned;  // the greatest power of two up to 64 that divides the address; 0: NULL
    bool given, strided;
  } tensors[3];
  argpool_window window;
  argpool_index_space space;
  argpool_layout layout;
  argpool_duplicates duplicates;
  int32_t trusted_indices;
  argpool_op op;
  const argpool_table* table;
  argpool_table content;  // a table elsewhere in time, at the same address, is another one
};

// False: nothing that can be kept, such as a call with names in its options, or a malformed one.
bool make_question(const argpool_table* table, argpool_op op, const argpool_window* window,
                   const DLTensor* const* tensors, const argpool_options* options,
                   Question* question);

// Copies the answer to a question this thread has asked before. The problem's data is the caller's
// to set.
bool recall(const Question& question, Problem* problem, Selection* selection);

void remember(const Question& question, const Problem& problem, const Selection& selection);

}  // namespace argpool
