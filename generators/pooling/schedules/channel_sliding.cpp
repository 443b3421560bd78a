// Channels-last, windows of many taps that overlap along y: a sliding window. A vector's lanes are
// channels. The best of each row of a window's cells is computed once and kept for all the windows
// that contain that row, in scratch memory that moves down the plane with some pixels and some
// vectors of channels. It saves the comparisons of rows that windows share; it wins over
// channel_block.cpp from 17 taps of a plane on.
// SPDX-License-Identifier: MIT
#include "pooling/parts/channel_vectors.h"

namespace argpool::pooling {

namespace {

// `row_best` holds, for a pixel x of the output and a row of cells, the best of the cells of that
// row under the pixel's windows: all windows of column x that contain the row share it. It is kept
// for 8 pixels and 4 vectors of channels at a time, while the loop over y moves down the plane. For
// k5s1, with rows of cells a to f:
//     window y      max of row_best a b c d e
//     window y+1    max of row_best   b c d e f     only f is computed
class ChannelSliding final : public PoolingSchedule {
public:
    explicit ChannelSliding(const Pooling &op) : PoolingSchedule(op), vectors(op) {}

    void define() override {
        vectors.count(vectors.windows.all_fit());
        op.out(p, x, y, z) = Pooling::nothing(op.out);
        see_rows();
        result(lane, x, y, z, p) = vectors.windows.found(best, wide);
        in_row = RDom(0, op.lanes, 0, vectors.vectors, "in_row");
        op.store(result(in_row.x, x, y, z, in_row.y),
                 {vectors.start(in_row.y) + in_row.x, x, y, z});
        vectors.define_tail();
        schedule();
    }

private:
    // Pixels of the output, and vectors of channels, that one pass down the plane computes.
    static constexpr int slide_pixels = 8, slide_vectors = 4;

    ChannelVectors vectors;
    Var cell_y{"cell_y"}, cell_z{"cell_z"};
    Func best{"best"}, wide{"wide"}, result{"result"};
    Func row_best{"row_best"}, row_seen{"row_seen"};
    RDom tap, in_row, row_tap;

    // `row_seen` compares the taps along x of one row of cells, `row_best` stores its result, and
    // `best` compares the rows of a window. The code of a row's best counts from the window's first
    // column alone; `best` adds the row's own code, so all windows over a row may share it. Padding
    // stands for the nearest tap whose cell exists; `likely` marks the tap within bounds as the
    // usual case, so that Halide may compute the middle of a row without that clamp.
    void see_rows() {
        const Windows &windows = vectors.windows;
        const std::vector<Var> at{lane, x, cell_y, cell_z, p};
        row_tap = RDom(0, op.w.kernel[0], 0, 1, 0, 1, "row_tap");
        const Expr tx = op.existing(0, windows.px, likely(row_tap.x));
        op.see(row_seen, at, row_tap, windows.load(op.cell(0, windows.px, tx), cell_y, cell_z),
               windows.code({tx, 0, 0}));
        row_best(at) = op.both(row_seen(lane, x, cell_y, cell_z, p));
        tap = RDom(0, 1, 0, op.w.kernel[1], 0, op.w.kernel[2], "tap");
        const Xyz t{0, op.existing(1, y, tap.y), op.existing(2, z, tap.z)};
        const FuncRef r = row_best(lane, x, op.cell(1, y, t[1]), op.cell(2, z, t[2]), p);
        op.see(best, {lane, x, y, z, p}, tap, op.value_of(r),
               op.captures() ? op.code_of(r) + windows.code(t) : Expr());
    }

    // The loops from the outermost: z, chunks of pixels, groups of vectors, y, pixels, vectors.
    // `row_best` is stored outside the loop over y and computed inside: Halide computes for each y
    // only the rows of cells that y - 1 did not need. Its storage is a ring of rows (fold_storage);
    // their number is a power of two, at least a window's rows, so that the position in the ring is
    // a mask of cell_y instead of a remainder.
    void schedule() {
        Func f = op.out;
        const Var chunk("chunk");
        const Halide::RVar group("group"), vector("vector");
        f.update(0).allow_race_conditions().vectorize(in_row.x);
        f.update(0)
            .split(x, chunk, x, slide_pixels, TailStrategy::GuardWithIf)
            .split(in_row.y, group, vector, slide_vectors, TailStrategy::GuardWithIf)
            .reorder(in_row.x, vector, x, y, group, chunk, z);
        const Halide::LoopLevel each(f, vector);
        int rows = 1;
        while (rows < op.fixed.kernel[1]) {
            rows *= 2;
        }
        row_best.store_at(f, group)
            .compute_at(f, y)
            .fold_storage(cell_y, rows)
            .bound_storage(x, slide_pixels)
            .bound_storage(p, slide_vectors)
            .reorder_storage(lane, p, x, cell_y, cell_z)
            .reorder(lane, p, x)
            .vectorize(lane);
        row_seen.compute_at(row_best, p).store_in(Halide::MemoryType::Stack).vectorize(lane);
        unroll(row_seen.update(0), row_tap);
        best.compute_at(each).store_in(Halide::MemoryType::Stack).vectorize(lane);
        unroll(best.update(0), tap);
        schedule_wide(wide, each);
        vectors.schedule_tail();
    }
};

}  // namespace

std::unique_ptr<PoolingSchedule> make_channel_sliding(const Pooling &op) {
    return make_schedule<Pooling, ChannelSliding>(op);
}

}  // namespace argpool::pooling
