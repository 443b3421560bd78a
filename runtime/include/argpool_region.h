/* Regions (C18, C20) as libraries hold them. Headers that argpool-compile makes of specs with
 * argpool.region include this, and have a function for each: apps call those.
 * SPDX-License-Identifier: MIT */
#ifndef ARGPOOL_REGION_H
#define ARGPOOL_REGION_H

#include <argpool.h>

#ifdef __cplusplus
extern "C" {
#endif

#define ARGPOOL_REGION_VERSION 4
#define ARGPOOL_REGION_TENSORS 16 /* at most, inputs and outputs */

typedef struct argpool_region_tensor {
  const char* name;
  uint8_t code, bits; /* DLDataType's */
  uint16_t output;    /* 0 or 1 */
} argpool_region_tensor;

/* A compiled function. Its arguments are those of argpool_registry.h's kernels as far as args[0];
 * from args[1] on there are the tensors' buffers of three dimensions, (x, y, plane), dimension 0 of
 * stride 1; of volumes of four, (x, y, z, volume). Inputs are whole planes, every `min` 0; outputs
 * may be a box of rows and columns. */
typedef struct argpool_region_row {
  const char* name;
  const char* target;
  int (*run)(void** args);
  uint64_t cpu_features; /* ARGPOOL_CPU_*: all of these must be there */
  uint32_t lanes;        /* rows of a plane have as many cells, or more */
  uint32_t most_cells;   /* of a plane; 0: any. Such a row is given whole planes alone */
  uint32_t channels_last; /* 1: buffers have a dimension more, (channel, x, y, [z,] image), and
                             there are `lanes` channels or more */
  uint32_t pixels;        /* above 0: tensors are channels-last, of so many channels, all in one
                             line. An image is a plane, whose columns are those of all channels */
} argpool_region_row;

/* A region that runs as one of several, one after the other. `values` says where each of its
 * tensors lies: a number below the whole region's tensor_count is that tensor; from there on, less
 * that count, it is a place between parts, in bytes a cell. */
typedef struct argpool_region_part {
  const struct argpool_region* region;
  const uint32_t* values;
} argpool_region_part;

typedef struct argpool_region {
  uint32_t version;     /* ARGPOOL_REGION_VERSION */
  uint32_t struct_size; /* sizeof(argpool_region) */
  const char* name;     /* "region_" and a hash of the text */
  const char* text;     /* what it computes (generators/pipeline/text.h) */
  uint32_t tensor_count, row_count;
  uint32_t halo[3];      /* cells along W, H, D that one depends on beside itself, at both sides */
  uint32_t column_bytes; /* of rows in between that a kernel keeps, about: a cell in each; of
                            volumes of slices */
  uint32_t part_count;   /* 0: it has rows; else it is too deep for one kernel, and has parts */
  uint32_t rank;         /* of windows: 1 (W), 2 (H, W: of planes) or 3 (D, H, W: of volumes) */
  const argpool_region_tensor* tensors; /* inputs, then outputs */
  const argpool_region_row* rows;       /* the first that may run does, before it a channels-last
                                           one for such tensors; the last one always may */
  const argpool_region_part* parts;
  uint32_t between_bytes; /* of a cell, that lie in memory between parts */
  uint32_t reserved;      /* 0 */
} argpool_region;

/* A function of a spec and its region. `<library>_regions` lists a library's; NULL names end it.
 * One that was found in a model stands there twice: ONNX Runtime's provider looks for "chain:…". */
typedef struct argpool_region_function {
  const char* name; /* as the spec has it */
  const argpool_region* region;
  int64_t extents[5]; /* N, C, [D,] H, W, or N, C, W, of its tensors, as the spec fixes them; -1:
                         any. What calls a region by its function checks them by
                         argpool_check_extents */
} argpool_region_function;

/* Runs a region on its tensors, inputs first, all of one shape: [N,] C, then as many extents as its
 * windows have. They are as argpool.h describes them. Refusals: R1, R2, R6, R8, R11, R12, R20 to
 * R25, R31, R32, R37, R38, R40, R45 to R47, R49. Of options, threads, forced_variant and max_target
 * count. */
ARGPOOL_API argpool_status argpool_run_region(const argpool_region* region,
                                              const DLTensor* const* tensors,
                                              const argpool_options* options);

#ifdef __cplusplus
}
#endif
#endif
