// A thread's recent calls, kept as plans are: what was asked, and what checks and selection made of
// it. A call like one of them, on whatever data of the same alignment, goes straight to its rows.
// SPDX-License-Identifier: MIT
#pragma once

#include "run/ready.h"

namespace argpool {

// A call, as it came. Pointers first: what is written in one piece is read back without waiting.
struct Call {
  const argpool_table* table;  // may be NULL: that of the options, or else the default one
  const argpool_window* window;
  const DLTensor* const* tensors;
  const argpool_options* options;  // may be NULL
  argpool_op op;
};

inline void* data_of(const DLTensor& t) {
  return t.data ? static_cast<uint8_t*>(t.data) + t.byte_offset : nullptr;
}

// All that decides checks and selection, but for addresses.
struct Question {
  struct Asked {
    int64_t shape[5], strides[5];
    uint64_t form;  // dimensions and type
    uint32_t last;  // where the last two dimensions begin
    int32_t device;
    // The lowest set bit of the address's low 6 bits (0: 64-byte aligned), and a mask up to it.
    uintptr_t aligned, below;
    bool given, strided;
  } tensors[3];
  argpool_window window;
  argpool_index_space space;
  argpool_layout layout;
  argpool_duplicates duplicates;
  int32_t num_threads, trusted_indices;
  argpool_measure measure;  // plans look at it; what was refused once is refused again
  float measure_seconds;
  argpool_op op;
  const argpool_table* table;
  argpool_table content;  // a table elsewhere in time, at the same address, is another one
};

// The answer to a question. The problem's data is the caller's to set.
struct Answer {
  Question question;
  Problem problem;
  Selection selection;
  argpool_kernel_fn run;  // of the main row: tables do not change, but test makers' may
  Ready ready;
};

// The answer to a call that this thread has made before, or NULL. Fills in where its data lies.
Answer* recall(const Call& call, void** data);

// Makes recall() pass over an answer.
inline void forget(Answer& answer) { answer.run = nullptr; }

// Keeps an answer. Some calls are not kept, such as those with names in their options.
void remember(const Call& call, const Problem& problem, const Selection& selection);

}  // namespace argpool
