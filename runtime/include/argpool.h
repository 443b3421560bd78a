/* argpool: max pooling with index capture, and max unpooling. The public C API (C99).
 * The rules it keeps are numbered C1-C23 in the contract (runtime/contract.md, installed as
 * share/doc/argpool/contract.md); sentences here name those they restate.
 * SPDX-License-Identifier: MIT */
#ifndef ARGPOOL_H
#define ARGPOOL_H

#include <dlpack/dlpack.h>
#include <stddef.h>
#include <stdint.h>

#define ARGPOOL_VERSION_MAJOR 0
#define ARGPOOL_VERSION_MINOR 2
#define ARGPOOL_VERSION_PATCH 0
/* Versions as numbers: #if ARGPOOL_VERSION >= ARGPOOL_MAKE_VERSION(0, 2, 0) */
#define ARGPOOL_MAKE_VERSION(major, minor, patch) ((major) * 1000000 + (minor) * 1000 + (patch))
#define ARGPOOL_VERSION \
  ARGPOOL_MAKE_VERSION(ARGPOOL_VERSION_MAJOR, ARGPOOL_VERSION_MINOR, ARGPOOL_VERSION_PATCH)

#if defined(ARGPOOL_HIDE_API) /* libargpool.a itself */
#define ARGPOOL_API __attribute__((visibility("hidden")))
#elif defined(__GNUC__)
#define ARGPOOL_API __attribute__((visibility("default")))
#else
#define ARGPOOL_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Tensors ---------------------------------------------------------------------------------
 * Every tensor is a DLPack `DLTensor` that the caller owns: NumPy, PyTorch, JAX and TVM tensors
 * come in without a copy. Nothing is kept after a call returns, and only output data is written.
 *
 * shape    always logical: N, C, [D, [H,]] W with window.rank spatial dimensions. N may be missing
 *          (ndim == rank + 1), which means N = 1. Either all tensors of a call have it or none.
 * strides  in elements, NULL for packed row-major. On the CPU inputs may have any: 0 (broadcast),
 *          negative, H and W swapped, every second column; outputs any under which no two cells
 *          share memory; tensors of one call may differ (C15). Kernels run in place where all
 *          tensors have stride 1 on W (channels-first), or all on C (channels-last; its shape is
 *          still N, C, H, W); the other strides are free then. Any other tensor is copied, tile by
 *          tile, into scratch memory or out of it, at the cost of a copy beside the call. Its tiles
 *          take 2 MB or so a thread; what reads or writes a plane (channels-last: an image) as a
 *          whole, such as max_unpool_backward, takes as much scratch memory as that.
 *          options.layout says which of the two layouts kernels see. FROM_STRIDES is the one in
 *          which fewer bytes are copied; channels-first where both are alike.
 *          On devices nothing is copied: all tensors of a call have stride 1 on W, or all on C.
 * dtype    one for all but the indices (C16): f64 f32 f16 bf16 i64 i32 i16 i8 u64 u32 u16 u8 bool
 *          in max_pool and min_pool (bool compares as u8; of u16, u32 and u64, and in min_pool,
 *          elements are copied as strided tensors are, with bits inverted, where the kernel does not
 *          invert them itself; devices do not take them); any type of 1, 2, 4 or 8 bytes
 *          in the unpooling operations, which move bits (bool and complex64 too; with
 *          ARGPOOL_DUPLICATES_SUM only floats and integers, which wrap); f64 f32 f16 bf16 in
 *          max_pool_backward.
 *          indices: as argpool_index_space says (C7).
 * data     aligned to its elements. Tensors and planes may span 2^31 bytes and more (C13), the
 *          cells of one window of max_pool may not.
 * device   one for all tensors of a call: kDLCPU (pinned memory, kDLCUDAHost, counts as such),
 *          kDLCUDA (and kDLCUDAManaged), or kDLOpenCL, whose data is a cl_mem. See "Devices". */

/* ---- Status ----------------------------------------------------------------------------------
 * Every function that can fail returns one; argpool_last_error() then holds a sentence that says
 * what was wrong, what was given and what is accepted. Nothing prints, aborts or throws (C17). */
typedef enum argpool_status {
  ARGPOOL_OK = 0,
  /* a null pointer, an unknown enumerator, a wrong struct_size, rank or table */
  ARGPOOL_INVALID_ARGUMENT = 1,
  /* C1, C3: kernel < 1, negative stride, pad or dilation, empty window */
  ARGPOOL_INVALID_WINDOW = 2,
  /* C1, C2: shapes that do not belong together; names the dimension */
  ARGPOOL_SHAPE_MISMATCH = 3,
  /* C16, C7: an element or index type this operation does not take */
  ARGPOOL_UNSUPPORTED_TYPE = 4,
  /* C15: an output whose cells share memory; on devices, an innermost stride that is not 1 */
  ARGPOOL_UNSUPPORTED_STRIDES = 5,
  /* a device without kernels here, or tensors on different devices */
  ARGPOOL_UNSUPPORTED_DEVICE = 6,
  /* C7: the index type cannot hold the largest index of its space */
  ARGPOOL_INDEX_OVERFLOW = 7,
  /* C8: an index names no cell of its plane; the first offender is named */
  ARGPOOL_INDEX_OUT_OF_RANGE = 8,
  /* C14: an output shares memory with another tensor of the call */
  ARGPOOL_OVERLAP = 9,
  /* the table has no row for this call on this CPU */
  ARGPOOL_NO_KERNEL = 10,
  /* the forced variant is unknown, or may not run this call */
  ARGPOOL_FORCED_VARIANT = 11,
  /* scratch memory or a plan could not be allocated */
  ARGPOOL_OUT_OF_MEMORY = 12,
  /* the device's driver failed; the sentence quotes it */
  ARGPOOL_DEVICE_ERROR = 13,
  /* of argpool_plan_report alone: a row gave other bits than the others; no call returns it */
  ARGPOOL_FAULTY_ROW = 14
} argpool_status;

/* Every refusal: a number (a test provokes each), the status, the rule, and when. All come before
 * anything runs or is written, but for R13, R43, R44, R49 and R54, which only the run can show. On
 * devices R43 comes by argpool_query_error.
 *
 *  R1   invalid_argument         a pointer is NULL: window (but in unpooling, see there), a tensor
 *                                (but max_pool's indices) or its shape, an array of extents,
 *                                tensors, plan, data
 *  R2   invalid_argument         struct_size of window or options is none that this library knows
 *  R3   invalid_argument         window.rank is not 1, 2 or 3
 *  R4   invalid_argument         window.ceil_mode is not 0 or 1
 *  R5   invalid_argument         op, index_space, layout, duplicates, from_space or to_space is
 *                                none of its enumerators
 *  R6   invalid_argument         options.num_threads is not 0 to 1024, trusted_indices not 0 or 1,
 *                                or reserved not 0
 *  R7   invalid_argument         a table is NULL, of another version, too short, or has more than
 *                                64 targets
 *  R8   invalid_argument         max_target is no target of the table
 *  R9   invalid_argument    C8   duplicates is exact in max_unpool
 *  R10  invalid_argument    C7   index_space is tensor_default_shape in max_pool or
 *                                max_pool_backward, or min_pool
 *  R11  invalid_argument         data of a tensor that has cells is NULL (plans: when they run)
 *  R12  invalid_argument         data is not aligned to its elements
 *  R13  invalid_argument         options.parallel returned before every task had run
 *  R14  invalid_window      C3   a kernel is below 1
 *  R15  invalid_window      C3   a stride, pad or dilation is negative
 *  R16  invalid_window      C1   a pooled extent would be below 1
 *  R17  invalid_window      C3   a window has no valid cell: in pools and max_pool_backward, and in
 *                                the unpooling operations with tap numbers
 *  R18  invalid_window      C1   the arithmetic of shapes leaves 64 bits
 *  R19  invalid_window           a kernel, stride, pad, dilation or dilation*(kernel - 1) of a call
 *                                on tensors is 2^28 or more
 *  R20  shape_mismatch           a tensor has neither rank + 1 nor rank + 2 dimensions; without a
 *                                window, not 3 to 5
 *  R21  shape_mismatch           some tensors of a call have N, others have not
 *  R22  shape_mismatch           N or C is negative
 *  R23  shape_mismatch      C3   a spatial extent is below 1
 *  R24  shape_mismatch           a tensor has more than 2^59 cells
 *  R25  shape_mismatch           N or C differ between tensors
 *  R26  shape_mismatch           indices are not of values' shape, or `to` not of `from`'s
 *  R27  shape_mismatch      C1   pooled extents are not those of src or grad_src
 *  R28  shape_mismatch      C2   an extent of dst, grad_dst or output_size is a stride or more away
 *                                from the default
 *  R29  shape_mismatch      C2   a default unpooled extent is below 1
 *  R30  shape_mismatch      C2   argpool_convert_indices: the pooled extents are not C1's of
 *                                `spatial`, nor is that one C2 accepts for them
 *  R31  unsupported_type    C16  elements are not of whole bytes in one lane
 *  R32  unsupported_type    C16  an element type that the operation does not take, or, with
 *                                duplicates = sum, one that does not add
 *  R33  unsupported_type    C16  values and the tensor of cells differ in element type
 *  R34  unsupported_type    C7   an index type that the index space does not take
 *  R35  unsupported_strides C15  on a device, neither have all tensors stride 1 on W, nor all on C
 *  R36  unsupported_strides C15  on a device, they have not what options.layout says
 *  R37  unsupported_strides C15  an output has cells that share memory
 *  R38  unsupported_strides      strides make a tensor span 2^62 bytes or more
 *  R39  unsupported_strides C13  pools: the cells of one window span 2^31 bytes or more (as they
 *                                lie, or where src is copied, packed)
 *  R40  unsupported_device       a tensor is on another device than DLPack's CPU, CUDA and OpenCL;
 *                                min_pool: than the CPU
 *  R41  index_overflow      C7   u8 indices and more than 255 taps, u16 and more than 65535
 *  R42  index_overflow      C7   the index type cannot hold the largest index of the space
 *  R43  index_out_of_range  C8   an index names no cell of its plane, or a tap number none of its
 *                                window (but with trusted_indices)
 *  R44  index_out_of_range  C7   argpool_convert_indices: the cell is none of the position's own
 *                                window, or none of the default shape, that `to_space` could name
 *  R45  overlap             C14  an output shares memory with another tensor
 *  R46  no_kernel                the table has no kernel for the operation, types and layout, or
 *                                for what it needs beside, or no row that may run here
 *  R47  forced_variant           no row has the forced name
 *  R48  forced_variant           the forced row may not run this call: it computes something else,
 *                                or needs another CPU, window, width or alignment
 *  R49  out_of_memory            scratch memory, or a plan, could not be allocated
 *  R50  unsupported_device       tensors are on different devices; argpool_convert_indices: not CPU
 *  R51  invalid_argument    C8   on a device, an operation that reads indices has neither
 *                                options.error_word nor trusted_indices; OpenCL: options.stream is
 *                                no queue that runs in order
 *  R52  no_kernel                the table has no kernels for the device, or its library another
 *                                version
 *  R53  no_kernel           C13  on a device, a plane (channels-last: an image) spans 2^31 bytes, or
 *                                the indices of a plane 2^31
 *  R54  device_error             the driver is missing, or failed; the sentence quotes it
 *  R55  shape_mismatch           a function of a generated header: an extent is not the one that
 *                                the spec fixes
 *  R56  invalid_argument         options.measure is none of its enumerators, or measure_seconds is
 *                                not 0 to 86400
 *  R57  invalid_argument         a file of wisdom is not given, cannot be read, understood (the
 *                                line is named) or written */

/* The sentence of this thread's last call if it failed, else "". Valid until its next call. What
 * argpool keeps for a thread is allocated by its first call and freed when it ends. */
ARGPOOL_API const char* argpool_last_error(void);

/* The name of a status: "shape_mismatch"; "unknown" for a number that is none. */
ARGPOOL_API const char* argpool_status_name(argpool_status status);

/* ---- Windows ---------------------------------------------------------------------------------
 * First `rank` entries of each array count, outermost dimension first ([D, [H,]] W).
 * stride 0 means the kernel's size, dilation 0 means 1 (dense). Pads may differ at both ends, and
 * may exceed k/2 while each pooled window keeps at least one valid cell (C3). */
typedef struct argpool_window {
  size_t struct_size; /* sizeof(argpool_window) */
  int32_t rank;       /* spatial dimensions: 1, 2 or 3 */
  int32_t ceil_mode;  /* 0 or 1: round pooled extents up (C1) */
  int64_t kernel[3];
  int64_t stride[3];
  int64_t pad_begin[3];
  int64_t pad_end[3];
  int64_t dilation[3];
} argpool_window;

/* Initialisers for equal extents: argpool_window w = ARGPOOL_WINDOW_2D(3, 2, 1);  // k3 s2 p1 */
#define ARGPOOL_WINDOW_1D(k, s, p) \
  { sizeof(argpool_window), 1, 0, {k, 0, 0}, {s, 0, 0}, {p, 0, 0}, {p, 0, 0}, {1, 0, 0} }
#define ARGPOOL_WINDOW_2D(k, s, p) \
  { sizeof(argpool_window), 2, 0, {k, k, 0}, {s, s, 0}, {p, p, 0}, {p, p, 0}, {1, 1, 0} }
#define ARGPOOL_WINDOW_3D(k, s, p) \
  { sizeof(argpool_window), 3, 0, {k, k, k}, {s, s, s}, {p, p, p}, {p, p, p}, {1, 1, 1} }

/* C1. spatial[rank] -> pooled[rank], in cells, outermost first. */
ARGPOOL_API argpool_status argpool_pooled_shape(const argpool_window* window,
                                                const int64_t* spatial, int64_t* pooled);

/* C2. pooled[rank] -> unpooled[rank]. output_size is NULL for the default extent, or rank wanted
 * extents, each accepted strictly within one stride of the default. */
ARGPOOL_API argpool_status argpool_unpooled_shape(const argpool_window* window,
                                                  const int64_t* pooled,
                                                  const int64_t* output_size, int64_t* unpooled);

/* ---- Options ---------------------------------------------------------------------------------
 * NULL, or a struct that starts as ARGPOOL_OPTIONS_INIT: zero is each field's default. */

/* What an index means (C7), whatever the memory layout. In unpooling, offsets are offsets in dst: a
 * dst of another width than the pooled source moves cells. Only ARGPOOL_INDEX_WINDOW is immune. */
typedef enum argpool_index_space {
  ARGPOOL_INDEX_PLANE = 0,           /* row-major in the D*H*W plane (PyTorch, OpenCV): i64, i32 */
  ARGPOOL_INDEX_TENSOR = 1,          /* row-major in the whole N*C*D*H*W tensor (ONNX): i64 */
  ARGPOOL_INDEX_TENSOR_COLMAJOR = 2, /* as TENSOR, spatial part d + h*D + w*D*H (ONNX MaxPool with
                                        storage_order 1): i64 */
  ARGPOOL_INDEX_IMAGE = 3,           /* (spatial offset)*C + c (TensorFlow): i64, i32 */
  ARGPOOL_INDEX_BATCH_IMAGE = 4,     /* as IMAGE, plus n*D*H*W*C: i64, i32 */
  ARGPOOL_INDEX_WINDOW = 5,          /* tap number in its window, row-major: u8 (up to 255 taps),
                                        u16 */
  ARGPOOL_INDEX_TENSOR_DEFAULT_SHAPE = 6 /* unpooling only: as TENSOR, but in a tensor of C2's
                                        default extents, whatever dst's are. It is how ONNX's node
                                        test of MaxUnpool's output_shape reads indices; ONNX Runtime
                                        reads them as TENSOR does: i64 */
} argpool_index_space;

typedef enum argpool_layout {
  ARGPOOL_LAYOUT_FROM_STRIDES = 0,
  ARGPOOL_CHANNELS_FIRST = 1,
  ARGPOOL_CHANNELS_LAST = 2
} argpool_layout;

/* Where several pooled values name one cell (C8, C10). Of the unpooling operations; max_pool names
 * none twice and max_pool_backward always adds: they do not look at it. */
typedef enum argpool_duplicates {
  ARGPOOL_DUPLICATES_LAST = 0, /* the last in row-major order of the pooled position wins */
  ARGPOOL_DUPLICATES_SUM = 1,  /* they add, as in C9; a backward of it is the plain gather */
  ARGPOOL_DUPLICATES_EXACT = 2 /* unpool backward only: losers get zero, the true derivative */
} argpool_duplicates;

/* Runs task(data, i) for every i in [0, tasks), in any order, on any threads, and returns when all
 * are done. Lets the caller's own thread pool do the work. */
typedef void (*argpool_task)(void* data, int32_t i);
typedef void (*argpool_parallel)(void* context, int32_t tasks, argpool_task task, void* data);

/* How a plan or call chooses its row; see "Plans". */
typedef enum argpool_measure {
  ARGPOOL_ESTIMATE = 0, /* by the table's costs; unless $ARGPOOL_MEASURE says otherwise */
  ARGPOOL_MEASURE = 1,  /* by running the rows: up to 0.5 s, or 100 runs if these take longer */
  ARGPOOL_PATIENT = 2,  /* the same for longer, for machines that do other work: 2 s, or 400 runs */
  ARGPOOL_BETWEEN = 3   /* as a network runs them: before each run that is timed, the output and
                           4 MB elsewhere are written; up to 1 s, or 100 runs */
} argpool_measure;

/* The kernels of one generated library: `<name>_table` of `<name>.h`. See argpool_registry.h. */
typedef struct argpool_table argpool_table;

typedef struct argpool_options {
  size_t struct_size;         /* sizeof(argpool_options) */
  const argpool_table* table; /* NULL: the default kernel set that is linked in */
  argpool_index_space index_space;
  argpool_layout layout;
  argpool_duplicates duplicates;
  int32_t num_threads;        /* 0: $ARGPOOL_NUM_THREADS, else the CPUs this process may use */
  argpool_parallel parallel;  /* NULL: argpool's own pool of num_threads */
  void* parallel_context;
  const char* forced_variant; /* a row's name; NULL: $ARGPOOL_FORCE_VARIANT, else the cheapest */
  const char* max_target;     /* "avx2": later targets' rows stay out; NULL: $ARGPOOL_MAX_TARGET */
  int32_t trusted_indices;    /* 1: the caller vouches that every index names a cell of its plane:
                                 no C8 error is raised. A wrong one loses its value; nothing
                                 outside dst is written (C12). */
  int32_t reserved;           /* 0 */
  void* stream;               /* devices: a CUstream (NULL: the default one), or cl_command_queue */
  int64_t* error_word;        /* devices: where wrong indices are reported; ignored on CPU */
  argpool_measure measure;    /* by estimate, or by measuring: see "Plans" */
  float measure_seconds;      /* what measuring may take; 0: what argpool_measure says */
} argpool_options;

#define ARGPOOL_OPTIONS_INIT                                                                     \
  { sizeof(argpool_options), NULL, ARGPOOL_INDEX_PLANE, ARGPOOL_LAYOUT_FROM_STRIDES,             \
    ARGPOOL_DUPLICATES_LAST, 0, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, ARGPOOL_ESTIMATE, 0 }

/* ---- Operations ------------------------------------------------------------------------------
 * Shapes: src and grad_src are [N,] C, spatial; values, indices and their gradients [N,] C, pooled
 * spatial (C1); dst and grad_dst [N,] C, unpooled spatial (C2). Outputs may not overlap inputs or
 * one another (C14). Results are bitwise the same for every variant and number of threads (C11). */

/* values[o] = the maximum over window o of src; indices[o] = where it sat. The first maximum wins
 * (C4), a NaN wins over numbers, the last one (C5), padding never (C6). indices may be NULL. */
ARGPOOL_API argpool_status argpool_max_pool(const argpool_window* window, const DLTensor* src,
                                            DLTensor* values, DLTensor* indices,
                                            const argpool_options* options);

/* The same of minima (C19): the first minimum wins, a NaN wins over numbers, padding never. Of any
 * table's kernels for max_pool. On the CPU. */
ARGPOOL_API argpool_status argpool_min_pool(const argpool_window* window, const DLTensor* src,
                                            DLTensor* values, DLTensor* indices,
                                            const argpool_options* options);

/* dst[indices[o]] = values[o], every other cell zero (C8); with duplicates = sum, the sum of the
 * values, as max_pool_backward adds. dst's own shape is the output_size.
 * window may be NULL where indices are offsets (not WINDOW, nor TENSOR_DEFAULT_SHAPE): dst then has
 * any spatial extents, and the tensors have N, as their rank is ndim - 2 (C2). A window chooses the
 * kernel that suits it; without one argpool takes the window that the extents suggest. An extent of
 * dst 2^28 or more times that of values is then refused (R19). */
ARGPOOL_API argpool_status argpool_max_unpool(const argpool_window* window, const DLTensor* values,
                                              const DLTensor* indices, DLTensor* dst,
                                              const argpool_options* options);

/* max_unpool of max_pool in one pass, without values and indices in memory: dst has the shape of
 * src, and each window's maximum stays where it is (C4, C5), every other cell is zero, the cells of
 * no window, too. Bitwise what the two calls write. For windows that lie side by side: stride =
 * kernel, pad_begin 0, dilation 1, for elements f64 f32 f16 bf16, i64 i32 i16 i8, u8 and bool, on
 * the CPU. Its kernels are in libraries whose spec has argpool.max_mask, or a pair that
 * argpool-compile --fuse-mask made one, and not among the default ones: options->table is needed.
 * Of options, index_space, duplicates and trusted_indices mean nothing here. */
ARGPOOL_API argpool_status argpool_max_mask(const argpool_window* window, const DLTensor* src,
                                            DLTensor* dst, const argpool_options* options);

/* grad_src[i] = sum of grad_values[o] over the o with indices[o] == i, from +0 and in row-major
 * order of o; f16 and bf16 add in f32 and are rounded once (C9). */
ARGPOOL_API argpool_status argpool_max_pool_backward(const argpool_window* window,
                                                     const DLTensor* grad_values,
                                                     const DLTensor* indices, DLTensor* grad_src,
                                                     const argpool_options* options);

/* grad_values[o] = grad_dst[indices[o]] (C10); 0 for losers with duplicates = exact. window may be
 * NULL as in argpool_max_unpool. */
ARGPOOL_API argpool_status argpool_max_unpool_backward(const argpool_window* window,
                                                       const DLTensor* grad_dst,
                                                       const DLTensor* indices,
                                                       DLTensor* grad_values,
                                                       const argpool_options* options);

/* to[o] = the index, in space `to_space`, of the cell that from[o] names in space `from_space`.
 * Every pair of spaces converts, window taps included; index types are those of the spaces (C7).
 * spatial[rank]: extents of the plane whose cells are named (src, or dst), in cells, outermost
 * first. from, to: [N,] C, pooled spatial, alike in shape; strides are free, so this also changes
 * layouts. An index that names no cell of its plane, or, on the way to ARGPOOL_INDEX_WINDOW, none
 * of its own window, is index_out_of_range; the first one is named, and `to` is then unspecified.
 * Of options, threads only are looked at. */
ARGPOOL_API argpool_status argpool_convert_indices(const argpool_window* window,
                                                   const int64_t* spatial, const DLTensor* from,
                                                   argpool_index_space from_space, DLTensor* to,
                                                   argpool_index_space to_space,
                                                   const argpool_options* options);

typedef enum argpool_op {
  ARGPOOL_MAX_POOL = 1,
  ARGPOOL_MAX_UNPOOL = 2,
  ARGPOOL_MAX_POOL_BACKWARD = 3,
  ARGPOOL_MAX_UNPOOL_BACKWARD = 4,
  ARGPOOL_MIN_POOL = 5
} argpool_op;

/* Any of the operations by its number, with a table of your own. tensors: the operation's, inputs
 * first, in the order of the functions above; only the data of outputs is written. options->table
 * is overruled by `table`. */
ARGPOOL_API argpool_status argpool_call(const argpool_table* table, argpool_op op,
                                        const argpool_window* window,
                                        const DLTensor* const* tensors,
                                        const argpool_options* options);

/* What the functions of a generated header call first: shape_mismatch where an extent of a tensor
 * is not the one that the spec fixes. extents: `ndim` of them, N first, -1 where the spec has ?.
 * A tensor without N goes with N 1 or ?. function, tensor: their names, for the sentence. */
ARGPOOL_API argpool_status argpool_check_extents(const char* function, const char* tensor,
                                                 const DLTensor* t, int32_t ndim,
                                                 const int64_t* extents);

/* ---- Plans: check and select once, call many times -------------------------------------------
 * A plan remembers the shapes, strides, types and options of the tensors it was made with, and the
 * row that was chosen. Running it takes only data pointers, in the order of argpool_call's tensors
 * (byte offsets included, but in OpenCL, where the plan's are kept; NULL for absent indices). A
 * plan may run on many threads at once.
 *
 * Which row is the fastest depends on the CPU, the shapes and the window. A plan chooses by costs
 * that were measured on a few kinds of CPU, which takes a microsecond and may be wrong on others.
 * With options.measure = ARGPOOL_MEASURE it runs every row that may serve it, on scratch tensors of
 * the same shapes, strides, alignment and threads (of up to 1 GB, freed before argpool_plan_create
 * returns), and keeps the fastest; the estimate's row stays unless another takes 2 % less. Results
 * are the same bits whichever row it is (C11). Rows are timed in rounds, on one thread by its CPU
 * time, and compared by their least times; slow ones are dropped early. options.measure_seconds
 * bounds the time, but for a run that has begun. Where a plan cannot be measured - no memory,
 * tensors on a device or without elements, a forced row - the estimate stays, and
 * argpool_plan_explain says why. ARGPOOL_MEASURE=1 (or patient, or between) in the environment
 * measures where options say ARGPOOL_ESTIMATE.
 *
 * ARGPOOL_MEASURE finds what is fastest where a call follows a call like it, whose output the caches
 * still hold. Where other operations run between them, as in networks, rows whose stores bypass the
 * caches, or that read ahead, may take 1.1 to 1.8 times as long as others: ARGPOOL_BETWEEN.
 *
 * Before a row is timed, what it computes is compared with what the row without guards computes of
 * the same scratch tensors. One that gives other bits is a fault of argpool, or of the CPU: it does
 * not win, wisdom does not keep it, and this process does not run it again, in whatever call. The
 * plan's sentence names it, and argpool_plan_report is ARGPOOL_FAULTY_ROW. ARGPOOL_VERIFY=1 in the
 * environment compares the rows of plans and calls that are not measured in the same way: the first
 * one of a problem, before it computes.
 *
 * Plain calls with options.measure, or under ARGPOOL_MEASURE, are measured in the same way: the
 * first one of a problem, before it computes. Later ones, on any thread, take the row that was
 * found (see "Wisdom" below; there is room for 3072 problems, and further ones are estimated). */
typedef struct argpool_plan argpool_plan;

ARGPOOL_API argpool_status argpool_plan_create(argpool_plan** plan, argpool_op op,
                                               const argpool_window* window,
                                               const DLTensor* const* tensors,
                                               const argpool_options* options);
ARGPOOL_API argpool_status argpool_plan_run(const argpool_plan* plan, void* const* data);
ARGPOOL_API const char* argpool_plan_variant(const argpool_plan* plan); /* the row's name */
/* A sentence: the row; by estimate, or measured; its time, and that of the next best; how many rows
 * were timed, and how long that took. Times are nanoseconds of a run; estimates are of all threads
 * together. Valid until the plan is destroyed. */
ARGPOOL_API const char* argpool_plan_explain(const argpool_plan* plan);
/* ARGPOOL_FAULTY_ROW where a row that may serve the plan gave other bits than the others while the
 * plan was made; the plan has another row. ARGPOOL_OK otherwise. */
ARGPOOL_API argpool_status argpool_plan_report(const argpool_plan* plan);
ARGPOOL_API void argpool_plan_destroy(argpool_plan* plan);              /* NULL is fine */

/* Wisdom: what measured plans and calls learnt is kept for the process. A plan or call of a problem
 * that was measured before - operation, types, shapes, strides, window, threads alike - takes the
 * row that was the fastest, and is not measured again; where that row cannot run, as its guard
 * needs more alignment, the estimate's does. Results are the same bits.
 *
 * A file of wisdom is text: a line "argpool wisdom 1", one with the CPU and the version, and one
 * for each problem. Import adds a file's problems to what is known; those of another kind of CPU or
 * of another minor version are ignored, which ARGPOOL_VERBOSE=dispatch says. Export writes all that
 * is known, in place of a file of that name. Calls that a thread remembers keep their rows.
 * argpool_shutdown forgets all. ARGPOOL_WISDOM=<file> imports at the first call; a file that cannot
 * be read or understood makes every call invalid_argument. Both functions are invalid_argument,
 * with a sentence, where the file cannot be read, understood (the line is named) or written.
 *
 * A library may hold a file (argpool-compile --wisdom=<file>): the first call by its table reads it
 * under the same rules, but what was imported or learnt of the same problem stays, and a text that
 * cannot be understood is ignored from the line on that ARGPOOL_VERBOSE=dispatch names. Up to 32
 * such tables of a process are read. */
ARGPOOL_API argpool_status argpool_wisdom_import(const char* file);
ARGPOOL_API argpool_status argpool_wisdom_export(const char* file);

/* ---- Devices ---------------------------------------------------------------------------------
 * Tensors on a GPU are served by kernels of the targets `cuda` and `opencl`: libraries that
 * argpool_add_library compiled for them, with argpool::cuda (libargpool_cuda.a) or argpool::opencl
 * (libargpool_opencl.a) linked beside. Drivers are found when first called, and a call without one
 * is device_error; nothing else is needed to build or to run.
 *
 * A call enqueues its kernels on options.stream and returns: nothing is copied, nobody waits, but
 * for the first call of a row in a context, which compiles it. CUDA: the calling thread's current
 * context is used; OpenCL: the queue's, and tensors' cl_mem are its. Tensors must live until the
 * stream is through with them. Threads, parallel and max_target are not looked at.
 *
 * Indices are checked on the device. What is wrong is left in options.error_word: eight bytes on
 * the device (OpenCL: the cl_mem that holds them, cast), which the caller set to 0. They stay 0,
 * or become 1 more than the first wrong index's number in row-major order over [n, c, spatial]; a
 * word that is not 0 is left alone, so one may serve many calls. With trusted_indices none is
 * needed: wrong indices then lose their value, as on the CPU. */

/* Waits for options->stream, then returns the status (and sentence) that kernels left in
 * options->error_word: the one place where a call waits for a device. Of a table with several
 * devices, it is that of this thread's last call. Without error_word, ARGPOOL_OK: on CPU, calls
 * report by themselves. */
ARGPOOL_API argpool_status argpool_query_error(const argpool_options* options);

/* ---- Looking inside --------------------------------------------------------------------------
 * ARGPOOL_VERBOSE=dispatch (or 1) writes one line a call to stderr: the problem, the row, and why
 * others were refused. ARGPOOL_NUM_THREADS is a whole number from 1 to 1024; by default a call has
 * as many threads as the process may use CPUs, by its affinity and its control groups' quotas. The
 * environment is read once, at the first call; a value that means nothing refuses every call as
 * invalid_argument, and the sentence says what is accepted.
 *
 * A table may have rows' costs on several kinds of CPU; those of the kind nearest to this CPU count
 * (argpool_nearest_cpu of argpool_registry.h). ARGPOOL_CPU=<kind>, "xeon", names another; a table
 * that has kinds, and none of that name, refuses every call as invalid_argument, with their names.
 */

/* The row that ran this thread's last successful call; "" before any. */
ARGPOOL_API const char* argpool_last_variant(void);

/* Joins the threads of argpool's own pool, if any were started, frees scratch memory, what was
 * compiled for devices, and what is kept for the calling thread: its last sentence and calls. All
 * come back when needed. A library may be unloaded, and a process may end, without it. */
ARGPOOL_API void argpool_shutdown(void);

/* "0.2.0": of the library, which may be another one than this header's */
ARGPOOL_API const char* argpool_version(void);

#ifdef __cplusplus
}
#endif
#endif
