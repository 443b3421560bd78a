// Channels-last, windows of many taps that overlap along y: a sliding window. A vector's lanes are
// channels. The best of each row of a window's cells is computed once and kept for all the windows
// that contain that row, in scratch memory that moves down the plane with some pixels and some
// vectors of channels. It saves the comparisons of rows that windows share; it wins over
// channel_block.cpp from 17 taps of a plane on.
// SPDX-License-Identifier: MIT
#include "pooling/parts/channel_vectors.h"

namespace argpool::pooling {

namespace {

// Row by row of cells, whose bests are those of all the windows that have the row: of some pixels
// and vectors of channels, they are kept in scratch memory down the plane.
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
    static constexpr int slide_pixels = 8, slide_vectors = 4;

    ChannelVectors vectors;
    Var cell_y{"cell_y"}, cell_z{"cell_z"};
    Func best{"best"}, wide{"wide"}, result{"result"};
    Func row_best{"row_best"}, row_seen{"row_seen"};
    RDom tap, in_row, row_tap;

    // `row_best` by row of cells, whichever windows contain it; `best` compares a window's rows.
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

    // Chunks of 8 pixels and groups of 4 vectors go down the plane; `row_best` is a ring of as many
    // rows as a window has.
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
