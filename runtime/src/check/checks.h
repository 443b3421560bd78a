// Every argument of a call is judged before anything runs.
// SPDX-License-Identifier: MIT
#pragma once

#include "problem/problem.h"

namespace argpool {

// Options with every field, from options that may be NULL, shorter or longer.
argpool_status read_options(const argpool_options* given, argpool_options* options);

// Is it a table this runtime can read?
argpool_status check_table(const argpool_table* table);

// Where tensors lie. `planned`: data may be NULL, it comes with each run of the plan.
enum class Data { given, planned };

// Window, tensors and options of an operation, all rules of the contract; fills in the problem.
argpool_status check_call(argpool_op op, const argpool_window* window,
                          const DLTensor* const* tensors, const argpool_options& options,
                          Data data, Problem* problem);

// The rules that depend on where data lies: alignment to elements, NULL, C14.
argpool_status check_data(const Problem& problem, Data data);

}  // namespace argpool
