// The problems that the runtime makes of a test's tensors.
// SPDX-License-Identifier: MIT
#pragma once

#include "check/checks.h"
#include "harness.h"

template <typename I, typename T>
argpool::Problem problem_of(Tensors<I, T>& t, argpool_op op,
                            argpool_duplicates duplicates = ARGPOOL_DUPLICATES_LAST) {
  const DLTensor* const pool[] = {&t.src, &t.values, &t.indices};
  const DLTensor* const into_dst[] = {&t.values, &t.indices, &t.dst};
  const DLTensor* const from_dst[] = {&t.src, &t.indices, &t.values};
  argpool_options o = options_for(scalar_table(), t.c);
  o.duplicates = duplicates;
  argpool::Problem p;
  EXPECT_EQ(argpool::check_call(op, &t.c.window,
                                op == ARGPOOL_MAX_POOL              ? pool
                                : op == ARGPOOL_MAX_UNPOOL_BACKWARD ? from_dst
                                                                    : into_dst,
                                o, argpool::Data::given, &p),
            ARGPOOL_OK)
      << argpool_last_error();
  return p;
}
