/* Filters that programs write as graphs of pools: non-maximum suppression, peaks, chains of pools
 * and morphology (C21, C22). Tensors are argpool.h's, [N,] C, H, W or N, C, D, H, W on the CPU,
 * src and results of one shape; those of five dimensions are volumes, whose windows are cubes. NaN,
 * ties and borders are the pools' (C4 to C6, C19): padding never wins. Sizes of planes that
 * tools/filters.mlir compiles in are one kernel, others and volumes some calls of pools by plane,
 * with the same bits.
 * Refusals: argpool_run_region's, R1, R14 and, where the options' table lacks a pool, R46.
 * SPDX-License-Identifier: MIT */
#ifndef ARGPOOL_FILTERS_H
#define ARGPOOL_FILTERS_H

#include <argpool.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Non-maximum suppression of key points, as SuperPoint's `simple_nms` has it. Two rounds: cells
 * that equal the maximum of their window of 2*radius + 1 cells a side stay; those near one are set
 * to zero, and the maxima of what is left, away from all that stayed, stay too. dst is src where a
 * cell stayed, else 0. f32 and f64. */
ARGPOOL_API argpool_status argpool_nms(int64_t radius, const DLTensor* src, DLTensor* dst,
                                       const argpool_options* options);

/* What argpool_peaks writes of cells that equal their window's maximum, and of the others. Of a
 * plateau every cell is a peak; NaN is none; -0 equals +0. */
typedef enum argpool_peaks_form {
  ARGPOOL_PEAKS_MASK,    /* 1 and 0, of u8 or bool */
  ARGPOOL_PEAKS_VALUE,   /* src and +0 */
  ARGPOOL_PEAKS_PRODUCT  /* src * 1 and src * 0, as frameworks have it: -0, and NaN of infinities */
} argpool_peaks_form;

/* Peaks by windows of kernel cells a side, centred; kernel is odd. f32 and f64. */
ARGPOOL_API argpool_status argpool_peaks(int64_t kernel, argpool_peaks_form form,
                                         const DLTensor* src, DLTensor* dst,
                                         const argpool_options* options);

/* Peaks above a threshold as a list: `offsets` (i64) are row-major in the tensor N x C x [D x] H x
 * W, in rising order, `values` the cells there; both are one-dimensional, of one length and packed
 * (of less than two entries: any stride), and values may be NULL. *count becomes the number of all
 * such peaks, also of those that the list has no place for. */
ARGPOOL_API argpool_status argpool_peak_list(int64_t kernel, double threshold, const DLTensor* src,
                                             DLTensor* offsets, DLTensor* values, int64_t* count,
                                             const argpool_options* options);

/* A chain of maxima over kernel x kernel cells, centred, stride 1: dst[0] of src, dst[i] of
 * dst[i - 1] (spatial pyramids, SPPF). The results may be slices of one tensor. kernel is odd; 1 to
 * 8 stages.
 * f32 and f64. */
ARGPOOL_API argpool_status argpool_pool_chain(int64_t kernel, int32_t stages, const DLTensor* src,
                                              DLTensor* const* dst,
                                              const argpool_options* options);

/* Morphology by flat boxes of kernel[0] rows and kernel[1] columns; of volumes of as many slices,
 * rows and columns as kernel[0] to kernel[2] say. Even extents: a dilation looks
 * kernel/2 cells back, an erosion the same way ahead, so that opening <= src <= closing.
 * Differences of signed integers may wrap. f32, f64, i8 to i64, u8 to u64. */
typedef enum argpool_morphology_op {
  ARGPOOL_ERODE,
  ARGPOOL_DILATE,
  ARGPOOL_OPEN,     /* dilation of the erosion */
  ARGPOOL_CLOSE,    /* erosion of the dilation */
  ARGPOOL_GRADIENT, /* dilation - erosion */
  ARGPOOL_TOPHAT,   /* src - opening */
  ARGPOOL_BLACKHAT  /* closing - src */
} argpool_morphology_op;

ARGPOOL_API argpool_status argpool_morphology(argpool_morphology_op op, const int64_t* kernel,
                                              const DLTensor* src, DLTensor* dst,
                                              const argpool_options* options);

#ifdef __cplusplus
}
#endif
#endif
