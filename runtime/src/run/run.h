// Running a checked problem with selected rows, over threads.
// SPDX-License-Identifier: MIT
#pragma once

#include "choose/select.h"
#include "platform/thread_state.h"
#include "problem/tiles.h"
#include "run/split.h"

namespace argpool {

// A function that runs an operation. Calls pass it by address, from the entry points down, so that
// a program links the operations that it calls and no other.
typedef argpool_status (*Runner)(const Problem&, const Selection&, const Workers&);

// Any operation, not empty. Small problems stay on the calling thread.
argpool_status run(Runner runner, const Problem& problem, const Selection& selection,
                   const Workers& workers);

// That of a number of argpool_op; of no such number, which check_call refuses, any. Links them all.
Runner runner_of(argpool_op op);

// Gives a problem its data, in the order of the operation's tensors.
void set_data(Problem& problem, void* const* data);

// Runs, on a device too, and remembers the row as this thread's last variant.
argpool_status run_rows(Runner runner, const Problem& problem, const Selection& selection,
                        const Workers& workers);

// Remembers the row as this thread's last variant.
inline void note_variant(const Selection& s) {
  if (ThreadState* state = this_thread()) {
    state->variant = s.main.row ? s.main.row->name : nullptr;
  }
}

// The operations. `workers` is final.
argpool_status run_max_pool(const Problem& problem, const Selection& selection,
                            const Workers& workers);
// Runs, for max_pool and max_mask, the row's kernel on each tile of src and values (a mask's dst),
// with indices where the problem has them. `round` moves borders of tiles; it may be null.
typedef void (*RoundTiles)(const Problem& problem, Tiling* tiling);
argpool_status run_pooling(const Problem& problem, const Selection& selection,
                           const Workers& workers, RoundTiles round);
argpool_status run_unpooling(const Problem& problem, const Selection& selection,
                             const Workers& workers);  // and the backward of pooling

// Readies a frame that is set to whole planes for a scatter. Will it say which of them have no
// index that names no cell?
class Frame;
bool scatter_tells(const Problem& problem, const argpool_row& scatter, Frame& frame);
argpool_status run_max_unpool_backward(const Problem& problem, const Selection& selection,
                                       const Workers& workers);

// A worker's stores past the cache must be seen before it reports done.
inline void fence_streams() {
#if defined(__x86_64__) || defined(__i386__)
  __builtin_ia32_sfence();
#else
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
#endif
}
inline void fence_streams(const argpool_row& row) {
  if (row.flags & ARGPOOL_ROW_STREAMS) fence_streams();
}

// May there be work for more than one thread? If not, only the caller's thread runs.
bool worth_sharing(const Problem& problem, const Selection& selection);

// Bytes of a tile's inputs, as make_tiling takes them. If a separate kernel checks the indices, the
// gather reads them again: 128 KB stay in any CPU's L2. Else only halos are read twice, and tiles
// are as large as the split over threads and 32-bit offsets allow.
inline int64_t tile_bytes(const Selection& s) { return s.check.row ? 128 * 1024 : INT32_MAX; }

// Tiles for that many workers: enough to share out evenly.
inline int64_t least_tiles(const Workers& workers) {
  return workers.threads > 1 ? (int64_t)workers.threads * workers.tiles : 1;
}

}  // namespace argpool
