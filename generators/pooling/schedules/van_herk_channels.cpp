// Channels-last, large windows of stride 1, by prefix and suffix maxima of blocks (van Herk, 1992;
// Gil and Werman, 1993; parts/van_herk.h): along rows first, then along columns of what was found.
// A vector's lanes are channels of one pixel, so no lane ever lacks cells that another has. It
// takes three comparisons an axis where the direct way takes one a tap: it wins from 5x5 on.
// SPDX-License-Identifier: MIT
#include "pooling/parts/channel_tail.h"
#include "pooling/parts/van_herk.h"

namespace argpool::pooling {

namespace {

// A vector is `lanes` channels of a pixel. The output is computed in blocks of columns, from the
// top to the bottom; `rows`, the bests along x, stay in scratch memory as long as a block of
// windows contains them. Four vectors of channels are computed together (block_vectors), so that
// stores fill lines of the cache.
class VanHerkChannels final : public PoolingSchedule {
public:
    explicit VanHerkChannels(const Pooling &op)
        : PoolingSchedule(op), windows(op, Codes::OffsetsFit), cell_rows(op, windows),
          maxima(op, cell_rows, {}), taps(op), tail(op, taps) {}

    void define() override {
        describe();
        schedule();
    }

private:
    // Vectors of channels in a group.
    static constexpr int block_vectors = 4;

    Windows windows;
    CellRows cell_rows;
    VanHerk maxima;
    ExistingTaps taps;
    ChannelTail tail;
    Func best{"best"}, wide{"wide"}, result{"result"};
    RDom in_row;
    Expr no_rest;  // vectors take all channels

    // maxima.define() has the bests of windows; the code of a cell, less that of the window's first
    // cell, is the tap's number. Vectors compute all channels (the last one is shifted inwards), or
    // none: with fewer channels than lanes, or where offsets do not fit in codes, ChannelTail
    // computes all.
    void describe() {
        const Expr n = op.lanes, channels = op.out_buffers()[0].dim(0).extent();
        const auto start = [&](const Expr &v) { return min(v * n, channels - n); };
        windows.start(x, start(p));
        no_rest = channels >= n;
        if (op.narrows()) {
            no_rest = no_rest && op.offsets_fit_planes(0);
        }

        maxima.define([this](const Expr &cx, const Expr &cy) {
            return windows.load(cx, cy, op.existing_cell(2, z, 0));
        });
        best(lane, x, y, z, p, maxima.way) = maxima.best();
        const FuncRef found = best(lane, x, y, z, p, 0);
        const Expr value = op.held.to_memory(op.value_of(found));
        const Expr code = op.code_of(found);
        const Expr first =
            cast(op.code_type(), op.cell(0, x, 0) + op.cell(1, y, 0) * op.w.kernel[0]);
        result(lane, x, y, z, p) = op.captures()
                                       ? Tuple(value, cell_rows.index(code, code - first, wide))
                                       : Tuple({value});

        op.out(p, x, y, z) = Pooling::nothing(op.out);
        in_row = RDom(0, op.lanes, 0, select(no_rest, (channels + n - 1) / n, 0), "in_row");
        op.store(result(in_row.x, x, y, z, in_row.y), {start(in_row.y) + in_row.x, x, y, z});
        tail.define(select(no_rest, channels, 0), channels);
    }

    // Loops, from outside: z, block of columns (bx), group of vectors, block of rows (by), column
    // (jx), vector, row (jy, unrolled), lane. `rows` has its storage around the loop over blocks of
    // rows, and is folded to kernel + block(1) rows, which the windows of a block need: the next
    // block computes only those that it does not share.
    void schedule() {
        Func f = op.out;
        const int columns = maxima.block(0), high = maxima.block(1);
        const Var bx("bx"), by("by"), jx("jx"), jy("jy");
        const Halide::RVar group("group"), vector("vector");
        const auto guard = TailStrategy::GuardWithIf;
        f.update(0)
            .allow_race_conditions()
            .vectorize(in_row.x)
            .split(x, bx, jx, columns, guard)
            .split(y, by, jy, high, guard)
            .split(in_row.y, group, vector, block_vectors, guard)
            .unroll(jy)
            .reorder(in_row.x, jy, vector, jx, by, group, bx, z)
            .never_partition({bx, by, jx, group, vector});
        tail.schedule(f.update(1), no_rest);
        best.compute_at(f, jy).store_in(Halide::MemoryType::Stack).vectorize(lane);
        maxima.schedule_rows({maxima.block_x, p, maxima.cell_y});
        maxima.rows.store_at(f, group)
            .compute_at(f, by)
            .store_in(Halide::MemoryType::Stack)
            .bound_storage(x, columns)
            .bound_storage(z, 1)
            .bound_storage(p, block_vectors)
            .fold_storage(maxima.cell_y, op.fixed.kernel[1] + high);
        maxima.schedule_parts({f, vector});
    }
};

}  // namespace

const PoolingEntry kVanHerkChannels{
    "prefix and suffix maxima of blocks as long as the window, channels in lanes",
    "a compiled-in window of stride 1, channels-last",
    [](const Spec &spec) { return spec.kernel && spec.channels_last; },
    make_schedule<Pooling, VanHerkChannels>};

}  // namespace argpool::pooling
