/* The contract between generated libraries and the runtime: a kernel's arguments, and how a
 * library's table lists its kernels. tools/emit writes it, runtime/ reads it; both state
 * ARGPOOL_TABLE_VERSION. Apps need argpool.h only.
 * SPDX-License-Identifier: MIT */
#ifndef ARGPOOL_REGISTRY_H
#define ARGPOOL_REGISTRY_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define ARGPOOL_TABLE_VERSION 9

/* ---- What a kernel computes: the key -------------------------------------------------------- */

/* Kernel operations: the public ones and the helpers that index-consuming calls need. */
enum {
  ARGPOOL_KERNEL_MAX_POOL = 1,
  ARGPOOL_KERNEL_MAX_UNPOOL = 2, /* a gather: right where indices name cells of their own windows */
  ARGPOOL_KERNEL_MAX_POOL_BACKWARD = 3,  /* a gather likewise, which adds (C9) */
  ARGPOOL_KERNEL_MAX_UNPOOL_BACKWARD = 4, /* for any indices */
  ARGPOOL_KERNEL_CHECK_INDICES = 5,      /* does every index name a cell of its own window? */
  ARGPOOL_KERNEL_LOCATE_INDEX = 6,       /* where is the first index outside its plane? */
  ARGPOOL_KERNEL_MAX_UNPOOL_SCATTER = 7, /* unpooling for any indices, whole planes, in order */
  ARGPOOL_KERNEL_MAX_POOL_BACKWARD_SCATTER = 8, /* the same, adding */
  ARGPOOL_KERNEL_MAX_UNPOOL_BACKWARD_EXACT = 9, /* C10's `exact`: whole planes */
  ARGPOOL_KERNEL_REPORT_INDEX = 10,      /* devices: what locate_index found, into one word */
  ARGPOOL_KERNEL_MAX_MASK = 11           /* pooling and unpooling in one, without indices */
};

/* Element types. x8..x64 are bits: moved by the two unpooling operations, and added as integers
 * that wrap by max_pool_backward(_scatter), which also unpool with duplicates = sum (they take f64,
 * f32, f16, bf16 and x8..x64). none is for helpers that see no elements. */
enum {
  ARGPOOL_ELEM_NONE = 0,
  ARGPOOL_ELEM_F64 = 1, ARGPOOL_ELEM_F32 = 2, ARGPOOL_ELEM_F16 = 3, ARGPOOL_ELEM_BF16 = 4,
  ARGPOOL_ELEM_I64 = 5, ARGPOOL_ELEM_I32 = 6, ARGPOOL_ELEM_I16 = 7, ARGPOOL_ELEM_I8 = 8,
  ARGPOOL_ELEM_U8 = 9,
  ARGPOOL_ELEM_X8 = 10, ARGPOOL_ELEM_X16 = 11, ARGPOOL_ELEM_X32 = 12, ARGPOOL_ELEM_X64 = 13
};

/* Index kinds. i64 and i32 hold any affine space of C7; u8 and u16 are tap numbers (space window).
 * none: pooling that captures no indices. */
enum {
  ARGPOOL_IDX_NONE = 0, ARGPOOL_IDX_I64 = 1, ARGPOOL_IDX_I32 = 2,
  ARGPOOL_IDX_U8 = 3, ARGPOOL_IDX_U16 = 4
};

/* Layouts, as in argpool_layout. */
enum { ARGPOOL_LAYOUT_CF = 1, ARGPOOL_LAYOUT_CL = 2 };

#define ARGPOOL_KEY(op, elem, index, layout) \
  ((uint32_t)(op) << 24 | (uint32_t)(elem) << 16 | (uint32_t)(index) << 8 | (uint32_t)(layout))

/* A compiled-in window, normalised to three dimensions in the order x, y, z; a missing dimension
 * has kernel 1, stride 1, pad 0, dilation 1. kernel[0] == 0 stands for `any`: given at run time.
 * Only begin pads matter to a kernel; end pads are in the extents. */
typedef struct argpool_window_key {
  int32_t kernel[3], stride[3], pad[3], dilation[3];
} argpool_window_key;
/* All numbers of a window, end pads and dilation*(kernel - 1) included, are below this (R19): tile
 * coordinates have 32 bits, and a window has to leave room for a tile. */
#define ARGPOOL_WINDOW_LIMIT (1 << 28)

/* ---- What a kernel is called with -------------------------------------------------------------
 * A kernel is serial, owns no globals, threads or error handler, and works on one tile: a box of
 * its output. Its one type is Halide's `_argv` entry; it returns 0, or ARGPOOL_OUT_OF_MEMORY when
 * its scratch could not be had. args[i] points at a scalar, or is an argpool_buffer*:
 *
 *   args[0]       const argpool_scratch**   Halide's user context: where scratch memory comes from
 *   args[1..3]    int32_t  kernel x y z     the window: read by `any` rows only, always given
 *   args[4..6]    int32_t  stride x y z
 *   args[7..9]    int32_t  pad x y z        begin pads; below 0: the first tap is a later one
 *   args[10..12]  int32_t  dilation x y z
 *   args[13..15]  int32_t  cell_min x y z   the plane's valid cells (of src or dst) in tile
 *   args[16..18]  int32_t  cell_extent x y z  coordinates; clamped to 32 bits for huge planes
 *   args[19]      int64_t  index_base       the index of the cell at (0, 0, 0) of plane 0
 *                                           (channels-last: of channel 0). Without indices: the
 *                                           bits that rows with ARGPOOL_ROW_INVERTS invert in each
 *                                           cell, before they compare it, and in each value
 *   args[20..23]  int64_t  index_stride x y z c   how much an index grows a cell, and a plane
 *                                           (channels-last: a channel)
 *   args[24..]    argpool_buffer*           the operation's buffers:
 *
 *     max_pool            src, values [, indices]     (no indices buffer for index kind none)
 *     max_unpool, max_unpool_scatter   values, indices, dst [, foreign: with ARGPOOL_ROW_CHECKS]
 *     check_indices       indices, foreign            foreign: u8 [planes]
 *     locate_index        indices, first_bad          first_bad: i64 [planes]
 *     max_pool_backward, max_pool_backward_scatter   grad_values, indices, grad_src [, foreign]
 *     max_unpool_backward, max_unpool_backward_exact    grad_dst, indices, grad_values, wrong
 *                                         wrong: u8 [planes]
 *     max_mask            src, dst                    (index kind none)
 *
 * Buffers have four dimensions: (x, y, z, plane) channels-first, (c, x, y, z) channels-last, one
 * image at a time. Dimension 0 has stride 1. A missing spatial dimension has extent 1. `foreign`,
 * `first_bad` and `wrong` have one dimension, channels-last of extent 1 for the whole image.
 *
 * Tile coordinates. The output tile starts at 0 in each dimension. Tiles start at whole pooled
 * positions: at pooled position (tx, ty, tz) of the plane, cell coordinates are relative to cell
 * (tx*stride.x, ty*stride.y, tz*stride.z), pooled coordinates to (tx, ty, tz), and tap k of window
 * o is cell o*stride - pad + k*dilation. Input buffers start at `min` (often negative in a tile
 * that is not the first: a halo) and hold exactly the cells, or pooled positions, that exist and
 * that the tile can need, and max_pool's all cells along dimensions that are not cut: what lies
 * outside [min, min + extent) does not exist and must not be touched.
 *
 *   max_pool            writes values and indices of the tile; the window lacks most padding taps.
 *   max_unpool          writes every cell of the dst tile; assumes what check_indices proves.
 *   check_indices       indices: the pooled positions the tile owns (min 0). foreign[p] = 1 if an
 *                       index is not a cell of its own window inside the valid cells (all bits of
 *                       the index count: 2^32 + k is not k; u8: tap < taps, its cell valid),
 *                       else 0.
 *   locate_index        indices: whole planes. first_bad[p] = the least row-major pooled offset in
 *                       the plane (channels-last: ((c*D + z)*H + y)*W + x in the image) whose
 *                       index names no valid cell of its plane, INT64_MAX if there is none.
 *   max_unpool_scatter  whole planes: clears dst, then writes values in row-major order of the
 *                       pooled position; an index that names no valid cell of its plane is passed
 *                       over. foreign[p] = 2: unfinished; a call with kernel_x INT32_MAX does it.
 *   max_pool_backward   writes every cell of the grad_src tile: the sum, from +0 and in row-major
 *                       order, of the values whose indices name it (f16 and bf16 add in f32 and are
 *                       rounded once); assumes what check_indices proves.
 *   max_pool_backward_scatter  whole planes: the same sums for indices of any kind; one that names
 *                       no valid cell of its plane is passed over.
 *   max_unpool_backward  writes grad_values of the tile: the cell of grad_dst that the index names.
 *                       grad_dst is whole planes. An index that names no valid cell of its plane
 *                       gives 0, and wrong[p] = 1, else 0.
 *   max_unpool_backward_exact  whole planes: the same, but of several positions that name one cell
 *                       only the last has it, the others 0.
 *   max_mask            for stride = kernel, pad 0, dilation 1: keeps the cell that max_pool takes
 *                       of each window, zero elsewhere; cells behind cell_extent are in no window.
 *
 * Valid cells are the tensor's, but in space tensor_default_shape, where indices count the cells of
 * another box than dst: then they are the cells of both, and index_stride is of that box. */
typedef int (*argpool_kernel_fn)(void** args);
#define ARGPOOL_FOREIGN_UNFINISHED 2
#define ARGPOOL_ARG_BUFFERS 24
#define ARGPOOL_DEVICE_ARG_BUFFERS 25

/* halide_dimension_t and halide_buffer_t, field by field (a test compares them). Offsets are
 * computed in 32 bits, so a buffer spans less than 2^31 bytes. */
typedef struct argpool_dim {
  int32_t min, extent, stride;
  uint32_t flags;
} argpool_dim;

typedef struct argpool_buffer {
  uint64_t device;
  const void* device_interface;
  uint8_t* host;
  uint64_t flags;
  uint8_t type_code, type_bits;
  uint16_t type_lanes;
  int32_t dimensions;
  argpool_dim* dim;
  void* padding;
} argpool_buffer;

/* A worker's arena. alloc returns 64-byte aligned memory, or NULL. */
typedef struct argpool_scratch {
  void* (*alloc)(struct argpool_scratch* self, size_t bytes);
  void (*release)(struct argpool_scratch* self, void* memory);
} argpool_scratch;

/* ---- Devices ----------------------------------------------------------------------------------
 * A device row is a kernel of the same type, with the same arguments 1 to 23; it enqueues its work
 * on the caller's stream and returns; what failed is the call's `failure`. args[0] is
 * argpool_device_call**, args[24] the int64_t by which indices grow from image to image, and from
 * args[ARGPOOL_DEVICE_ARG_BUFFERS] on there are buffers of five dimensions: (x, y, z, c, n) or
 * (c, x, y, z, n), whole planes, every `min` 0, less than 2^31 elements. `foreign` and `first_bad`
 * have an element a plane, n*C + c, channels-last an image; 2^25 at most. A buffer's `host` is an
 * address that only the device follows: CUDA's pointer, or ARGPOOL_DEVICE_ORIGIN plus bytes into
 * the cl_mem that `device` holds. Buffers:
 *     check_indices       foreign becomes 1 for planes that have a foreign index, else stays
 *     max_unpool, max_pool_backward       inputs, indices, output
 *     max_unpool_scatter, max_pool_backward_scatter  …, foreign, output: stays where foreign is 0
 *     max_unpool_backward  grad_dst, indices, grad_values, wrong: as foreign; or of extent 0
 *     locate_index        indices, foreign, first_bad: INT64_MAX where foreign is 0
 *     report_index        first_bad, word: i64 [1]. If it is 0, it becomes 1 + index_base
 *                         + p*(index_stride x) + first_bad[p], of the least p that has one */
#define ARGPOOL_DEVICE_VERSION 3

/* Where OpenCL's addresses start: pointers into a cl_mem, which has no address of its own. */
#define ARGPOOL_DEVICE_ORIGIN ((uint64_t)1 << (sizeof(void*) * 6 - 2))

/* Memory on a device, as in a buffer. */
typedef struct argpool_device_memory {
  uint64_t device, address;
} argpool_device_memory;

/* One call on tensors of a device: what its kernels have as user context. */
typedef struct argpool_device_call {
  void* stream;      /* options.stream */
  void* context;     /* begin's, for the functions beside it */
  char* message;     /* where a failure says in a sentence what was wrong */
  size_t message_size;
  int32_t device_id; /* the tensors' */
  int32_t failure;   /* 0, or what compiling or launching returned: rows do not pass it on */
} argpool_device_call;

/* How the runtime talks to a device: libargpool_cuda.a and libargpool_opencl.a each have one.
 * Functions return 0, or an argpool_status and a message. None but `read` waits for the device. */
typedef struct argpool_device {
  uint32_t version;     /* ARGPOOL_DEVICE_VERSION */
  uint32_t struct_size; /* sizeof(argpool_device) */
  uint32_t type;        /* DLDeviceType */
  uint32_t reserved;
  const char* name;     /* "CUDA" */
  int (*begin)(argpool_device_call* call); /* finds the driver, and the caller's context */
  void (*end)(argpool_device_call* call);
  /* In the order of the stream: what is released may still be in use by earlier work. */
  int (*alloc)(argpool_device_call* call, size_t bytes, argpool_device_memory* memory);
  void (*release)(argpool_device_call* call, argpool_device_memory memory);
  int (*fill)(argpool_device_call* call, argpool_device_memory memory, uint8_t byte, size_t bytes);
  /* Waits for the stream, then copies to the host. */
  int (*read)(argpool_device_call* call, argpool_device_memory memory, void* to, size_t bytes);
  void (*shutdown)(void); /* releases what was compiled; nobody may be calling */
} argpool_device;

/* ---- The table --------------------------------------------------------------------------------*/

/* CPU features a target needs; the runtime tests the CPU for each. */
enum {
  ARGPOOL_CPU_SSE41 = 1u << 0,
  ARGPOOL_CPU_AVX = 1u << 1,
  ARGPOOL_CPU_F16C = 1u << 2,
  ARGPOOL_CPU_FMA = 1u << 3,
  ARGPOOL_CPU_AVX2 = 1u << 4,
  ARGPOOL_CPU_AVX512F = 1u << 5,
  ARGPOOL_CPU_AVX512BW = 1u << 6,
  ARGPOOL_CPU_AVX512DQ = 1u << 7,
  ARGPOOL_CPU_AVX512VL = 1u << 8,
  ARGPOOL_CPU_AVX512CD = 1u << 9,
  ARGPOOL_CPU_NEON = 1u << 10, /* ARM's Advanced SIMD, in 32 and 64 bits */
  ARGPOOL_CPU_POPCNT = 1u << 11,
  ARGPOOL_CPU_SIMD128 = 1u << 12, /* WebAssembly's vectors: a module that has them loads, or not */
  ARGPOOL_CPU_RVV128 = 1u << 13   /* RISC-V's V, with vectors of 128 bits and no longer ones */
};

typedef struct argpool_target {
  const char* name;      /* "avx512"; in variants.mlir's order: later targets need more */
  uint64_t cpu_features; /* all of these must be there */
  uint32_t device;       /* DLDeviceType: kDLCPU, kDLCUDA, kDLOpenCL */
  uint32_t reserved;
  const argpool_device* device_api; /* NULL on the CPU */
} argpool_target;

/* What a call must offer for a row to be eligible. 0: no demand. "Output": values (and indices) in
 * max_pool, dst in unpooling, grad_src and grad_values in the gradients, indices in check_indices
 * and locate_index. */
typedef struct argpool_guard {
  uint32_t min_w, max_w;         /* output width (channels-first: the vectorised dimension) */
  uint32_t min_c, max_c;         /* channels */
  uint32_t min_cells, max_cells; /* of a plane of the output */
  uint32_t multiple_w;           /* output width is a multiple */
  uint32_t align; /* bytes: output base and all its strides but the innermost are multiples (of
                     indices narrower than max_pool's elements, so many elements' are); on devices
                     those of all tensors, and the lengths of their lines */
} argpool_guard;

/* Estimated nanoseconds on one thread, linear in the work, which is the output's:
 *   call + plane*(planes) + row*(rows) + vector*(vectors)
 *        + tail*(rows that end in part of a vector) + cell*(cells)
 *        + input*(cells of what is pooled, or pooled positions: of the other tensor)
 *        + thin*(cells of rows narrower than a vector) + tap*(cells * taps)
 *        + step*(cells * steps)
 *        + far*(bytes that miss `cache`) + deep*(bytes that miss `last`)
 * Channels-first, rows are lines of w cells; channels-last, pixels of c channels, and planes are
 * images. Each row takes whole vectors, of `width` cells (0: of the row's lanes: kernels may take
 * several at a time). For table rows with ARGPOOL_ROW_FLAT or _PLANES other runs of cells count as
 * rows, as those say. Taps are 1 and steps 0 where the window is compiled in, else what
 * argpool_taps_along (`width` times, where lines are single windows) and argpool_steps_along say.
 * Bytes are those of the call's tensors. Up to a cache's size none miss it, from twice its size on
 * all do, in between 2*(bytes - size): `cache` is the second level's size, `last` the last's. */
typedef struct argpool_cost {
  float call, plane, row, vector, width, tail, cell, input, thin, tap, step, far, cache, deep, last;
} argpool_cost;

/* How many of so many bytes miss a cache of a size. */
static inline float argpool_missing(float bytes, float size) {
  const float beyond = 2 * (bytes - size), most = beyond < bytes ? beyond : bytes;
  return most > 0 ? most : 0;
}

/* The taps of a position along one dimension whose cells exist, on average: of `kernel` taps, those
 * before the first cell and past the last are missing at the ends, fewer from one to the next. */
static inline float argpool_taps_along(int64_t kernel, int64_t stride, int64_t pad,
                                       int64_t dilation, int64_t pooled, int64_t cells) {
  const double ends[2] = {(double)pad, (double)((pooled - 1) * stride - pad +
                                                (kernel - 1) * dilation - (cells - 1))};
  double taps = (double)kernel, step = (double)stride, all = (double)pooled;
  for (int i = 0; i < 2; ++i) {
    const double n = ends[i] / step + 1 < all ? ends[i] / step + 1 : all;
    if (ends[i] > 0) taps -= n * (2 * ends[i] - (n - 1) * step) / (2 * (double)dilation * all);
  }
  return taps > 1 ? (float)taps : 1;
}

/* The steps of running maxima along one dimension, ceil(log2 kernel), add up; they are made for all
 * cells that windows start at, and for the reach of the last of a tile's: that is multiplied. */
static inline float argpool_steps_along(int64_t kernel, int64_t stride, int64_t dilation,
                                        float* cells) {
  float steps = 0;
  for (int64_t span = 1; span < kernel; span *= 2) ++steps;
  *cells *= (float)stride * (1 + (float)((kernel - 1) * dilation) / 16);
  return steps;
}

/* A kind of CPU that costs were measured on: its family and model are those of /proc/cpuinfo. */
typedef struct argpool_cpu {
  const char* name;       /* "xeon": what $ARGPOOL_CPU chooses */
  char vendor[12];        /* "GenuineIntel"; a shorter one ends in zeros */
  uint32_t family, model;
  /* The way to memory, which so many threads share; 0: not known. Each has its part of what a call
   * costs on one thread; but streaming ones take `stream` nanoseconds together for each byte of the
   * output, and others `missed` more for each byte that misses a cache of `memory` bytes. */
  uint32_t threads;
  float stream, missed, memory;
  uint32_t reserved; /* 0 */
  uint64_t features; /* ARGPOOL_CPU_*; 0: not known */
} argpool_cpu;

/* How far a CPU is from another, as costs go: vendor, family, features (AMD's family 25 has CPUs
 * with AVX-512 and without), model, in this order. 0: the same kind. */
static inline uint64_t argpool_cpu_distance(const argpool_cpu* a, const argpool_cpu* b) {
  if (__builtin_memcmp(a->vendor, b->vendor, sizeof a->vendor) != 0) return UINT64_MAX;
  const int64_t family = (int64_t)a->family - b->family, model = (int64_t)a->model - b->model;
  const uint64_t differ = a->features && b->features ? a->features ^ b->features : 0;
  const uint64_t far = (uint64_t)(differ != 0) << 32;
  if (family != 0) return (uint64_t)(family < 0 ? -family : family) << 40 | far;
  return far | (uint64_t)(model < 0 ? -model : model);
}

/* One compiled function: a variant of a kernel for a target. */
typedef struct argpool_row {
  const char* name; /* <kernel>__<target>_<schedule>: what a user forces, logs and reports */
  argpool_kernel_fn run;
  argpool_guard guard;
  uint32_t target; /* index into the table's targets */
  uint32_t flags;  /* ARGPOOL_ROW_* */
  uint32_t lanes;  /* elements of a vector */
  uint32_t cost;   /* 1 + index into each CPU's costs; 0: nothing is known, such rows rank last */
} argpool_row;

enum {
  ARGPOOL_ROW_STREAMS = 1u << 0, /* writes past the cache: a worker fences before it reports done */
  ARGPOOL_ROW_CHECKS = 1u << 1,  /* `foreign` is its fourth buffer. A gather does check_indices'
                                    work as well, for the pooled positions that the tile owns (and
                                    may do it for those of its halo). A scatter sets
                                    it to 0 only if every index names a valid cell of its plane, and
                                    does so of taps, and where offsets are those in memory */
  /* Costs count as a row what such kernels lay vectors along. */
  ARGPOOL_ROW_FLAT = 1u << 2, /* a plane (as many as fill a vector), channels-last a row of pixels
      with all channels; `tail` counts the vectors of one plane, channels-last of one row in each
      image; `thin` cells are those of lines (channels-first: calls) too short; all taps count */
  ARGPOOL_ROW_PLANES = 1u << 3, /* the channels of a position, channels-first */
  ARGPOOL_ROW_WHOLE = 1u << 4,       /* a guard as well: eligible where no window lacks a cell */
  ARGPOOL_ROW_CONSECUTIVE = 1u << 5, /* the same, where index_stride_x is 1 */
  ARGPOOL_ROW_SAME = 1u << 6, /* where planes have as many positions as cells in each dimension */
  ARGPOOL_ROW_INVERTS = 1u << 7 /* pooling without indices that inverts bits: see index_base */
};

/* Planes that a row with ARGPOOL_ROW_FLAT takes together channels-first, of so many cells. */
static inline int64_t argpool_planes_together(int64_t cells, int64_t lanes) {
  return cells >= lanes ? 1 : (lanes + cells - 1) / cells;
}

/* One kernel and its rows. Kernels are sorted by key, compiled-in windows first, `any` last. */
typedef struct argpool_kernel {
  uint32_t key; /* ARGPOOL_KEY */
  uint32_t first_row, row_count;
  argpool_window_key window;
} argpool_kernel;

struct argpool_table {
  uint32_t version;     /* ARGPOOL_TABLE_VERSION */
  uint32_t struct_size; /* sizeof(struct argpool_table) */
  const char* name;     /* the library's */
  const char* made_by;  /* versions of compiler, Halide and LLVM */
  uint32_t target_count, kernel_count, row_count, cpu_count, cost_count, reserved;
  const argpool_target* targets;
  const argpool_kernel* kernels;
  const argpool_row* rows;
  const argpool_cpu* cpus;   /* none: no row was measured, and costs are the variants' guesses */
  const argpool_cost* costs; /* cost_count of the first CPU, as many of the next, … */
  const char* wisdom;        /* the text of argpool_wisdom_import's file, or NULL */
};

/* Whose costs serve a CPU: the table's nearest, of several the first; 0 where it has none. */
static inline uint32_t argpool_nearest_cpu(const struct argpool_table* table,
                                           const argpool_cpu* cpu) {
  uint64_t least = UINT64_MAX;
  uint32_t nearest = 0;
  for (uint32_t i = 0; i < table->cpu_count; ++i) {
    const uint64_t distance = argpool_cpu_distance(cpu, &table->cpus[i]);
    if (distance < least) least = distance, nearest = i;
  }
  return nearest;
}

#ifdef __cplusplus
}
#endif
#endif
