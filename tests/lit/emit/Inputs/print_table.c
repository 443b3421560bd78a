/* Prints a library's table, line by line. SPDX-License-Identifier: MIT */
#include <stdio.h>

#include "argpool_registry.h"

extern const struct argpool_table TABLE;

static void print_xyz(const char* word, const int32_t* n) {
  printf(" %s %d %d %d", word, (int)n[0], (int)n[1], (int)n[2]);
}

int main(void) {
  const struct argpool_table* table = &TABLE;
  printf("%s, version %u, size %s, by %s\n", table->name, table->version,
         table->struct_size == sizeof(*table) ? "right" : "wrong", table->made_by);
  for (uint32_t i = 0; i < table->target_count; ++i)
    printf("target %u: %s cpu %llx device %u\n", i, table->targets[i].name,
           (unsigned long long)table->targets[i].cpu_features, table->targets[i].device);
  for (uint32_t i = 0; i < table->cpu_count; ++i)
    printf("cpu %u: %s %.12s family %u model %u shared %u %g %g %g has %llx\n", i,
           table->cpus[i].name, table->cpus[i].vendor, table->cpus[i].family, table->cpus[i].model,
           table->cpus[i].threads, table->cpus[i].stream, table->cpus[i].missed,
           table->cpus[i].memory, (unsigned long long)table->cpus[i].features);
  for (uint32_t i = 0; i < table->kernel_count; ++i) {
    const argpool_kernel* kernel = &table->kernels[i];
    printf("kernel %08x", kernel->key);
    print_xyz("kernel", kernel->window.kernel);
    print_xyz("stride", kernel->window.stride);
    print_xyz("pad", kernel->window.pad);
    print_xyz("dilation", kernel->window.dilation);
    printf("\n");
    for (uint32_t r = kernel->first_row; r < kernel->first_row + kernel->row_count; ++r) {
      const argpool_row* row = &table->rows[r];
      printf("  row %u %s on %s, lanes %u, w %u to %u by %u, c %u to %u, cells %u to %u, align %u, "
             "flags %u", r, row->name, table->targets[row->target].name, row->lanes,
             row->guard.min_w, row->guard.max_w, row->guard.multiple_w, row->guard.min_c,
             row->guard.max_c, row->guard.min_cells, row->guard.max_cells,
             row->guard.align, row->flags);
      for (uint32_t c = 0; row->cost && (c == 0 || c < table->cpu_count); ++c) {
        const argpool_cost* cost = &table->costs[c * table->cost_count + row->cost - 1];
        if (c == 0) printf(", cost %u:", row->cost);
        printf("%s %g %g %g", c ? "," : "", cost->call, cost->row, cost->cell);
      }
      printf("%s\n", row->run ? "" : ", no function");
    }
  }
  printf("%u rows, %u costs\n", table->row_count, table->cost_count);
  if (table->wisdom) printf("%s", table->wisdom);
  return 0;
}
