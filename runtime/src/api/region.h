// Running a region's row, or a filter's steps, on planes.
// SPDX-License-Identifier: MIT
#pragma once

#include "argpool_region.h"

namespace argpool {

// Its arguments are those of an argpool_region_row's function, behind `self`.
struct PlaneKernel {
  const char* name;
  int (*run)(const void* self, void** args);
  const void* self;
};

// Checks tensors against those that `region` lists, and runs `kernel` on their planes; if that is
// NULL, the first of the region's rows that may run.
argpool_status run_region(const argpool_region* region, const DLTensor* const* tensors,
                          const argpool_options* options, const PlaneKernel* kernel);

}  // namespace argpool
