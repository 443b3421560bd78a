// Sentences about selection: refusals as errors, and ARGPOOL_VERBOSE=dispatch's line.
// SPDX-License-Identifier: MIT
#pragma once

#include "choose/select.h"
#include "support/text.h"

namespace argpool {

// Each makes this thread's sentence and returns its status.
argpool_status fail_forced(const Problem& problem, const Menu& menu);
argpool_status fail_no_kernel(const Problem& problem, const Menu& menu, int kernel_op);
argpool_status fail_no_device(const Problem& problem, const Menu& menu);
argpool_status fail_max_target(const Menu& menu);
argpool_status fail_cpu(const Menu& menu, const char* name);  // of $ARGPOOL_CPU

// Writes one line to stderr: the problem, the row that was chosen, why others were refused.
void explain_dispatch(const Problem& problem, const Menu& menu, const Selection& selection);

// A problem in words.
void print_problem(const Problem& problem, char* to, int size);

// Says which row was found to be faulty while the selection was made, if one was.
inline void add_faulty(Text& text, const Selection& s) {
  if (s.faulty) text.add("; %s gave other bits and is not run again", s.faulty->name);
}

// Prints the sentence (explain_plan.h) of a plan or call that was to be measured.
void explain_measured(const char* what, const Problem& problem, const char* sentence);

// Prints how many problems of a file of wisdom were kept and ignored.
void explain_wisdom(const char* file, int kept, int foreign, int stale);

// Prints why wisdom of a table cannot be understood.
void explain_spoilt_wisdom(const char* place, int line, const char* wrong);

// Prints why a call was refused.
void explain_failure(argpool_op op, argpool_status status);

}  // namespace argpool
