/* wise <file>: measures a plan of the library's kernels, and exports what it found. wise: a plan
 * has its row by the wisdom that the library holds.
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>
#include <wise_kernels.h>

#include "tensor.h"

static int failed(const char* what, const char* sentence) {
  fprintf(stderr, "%s: %s\n", what, sentence);
  return 1;
}

int main(int argc, char** argv) {
  static float cells[1024], values[256];
  static int64_t indices[256];
  int64_t full[4] = {1, 4, 16, 16}, half[4] = {1, 4, 8, 8};
  DLTensor src = tensor_of(cells, 4, full, kDLFloat, 32);
  DLTensor to = tensor_of(values, 4, half, kDLFloat, 32);
  DLTensor places = tensor_of(indices, 4, half, kDLInt, 64);
  const DLTensor* tensors[3];
  const argpool_window window = ARGPOOL_WINDOW_2D(2, 2, 0);
  argpool_options options = ARGPOOL_OPTIONS_INIT;
  argpool_plan* plan;
  int fine;
  tensors[0] = &src, tensors[1] = &to, tensors[2] = &places;
  options.table = &wise_kernels_table;
  options.num_threads = 1;
  options.measure = argc > 1 ? ARGPOOL_MEASURE : ARGPOOL_ESTIMATE;
  if (argpool_plan_create(&plan, ARGPOOL_MAX_POOL, &window, tensors, &options) != ARGPOOL_OK) {
    return failed("plan", argpool_last_error());
  }
  printf("%s\n", argpool_plan_explain(plan));
  fine = strstr(argpool_plan_explain(plan), argc > 1 ? "measured: " : "by wisdom") != NULL;
  argpool_plan_destroy(plan);
  if (!fine) return failed("plan", argc > 1 ? "it was not measured" : "its row is not by wisdom");
  if (argc > 1 && argpool_wisdom_export(argv[1]) != ARGPOOL_OK) {
    return failed("export", argpool_last_error());
  }
  return 0;
}
