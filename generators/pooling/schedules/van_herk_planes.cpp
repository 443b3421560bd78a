// Large windows of stride 1 over small planes, as in spatial pyramids (SPP), by prefix and suffix
// maxima of blocks (parts/van_herk.h): three comparisons an axis whatever the window's size. A
// vector's lanes are planes: as many as it has lanes are transposed into scratch memory, and the
// results are transposed back. It wins from a vector of planes on, where rows are so short that
// vectors along x would be mostly ends of rows.
// SPDX-License-Identifier: MIT
#include "pooling/parts/hoisted_test.h"
#include "pooling/parts/plane_line.h"
#include "pooling/parts/scalar_tail.h"
#include "pooling/parts/van_herk.h"

namespace argpool::pooling {

namespace {

// A group is as many planes as a vector has lanes. Its cells are transposed into scratch memory,
// vector by vector, and what was found is transposed on its way to the output; with 4 lanes:
//     src      plane 0  a0 a1 a2 a3       cells    a0 b0 c0 d0
//              plane 1  b0 b1 b2 b3                a1 b1 c1 d1
//              plane 2  c0 c1 c2 c3                a2 b2 c2 d2
//              plane 3  d0 d1 d2 d3                a3 b3 c3 d3
// All lanes of a vector are at the same cell, so rows have no ends that need masks. A plane's cells
// are a line, and so are its windows. Where memory has gaps, or planes are fewer than lanes, or
// smaller than a vector, windows are computed one by one.
class VanHerkPlanes final : public PoolingSchedule {
public:
    explicit VanHerkPlanes(const Pooling &op)
        : PoolingSchedule(op), windows(op), cell_rows(op, windows), line(op), tail(op),
          ways(tests_planes(op) ? 2 : 1), maxima(op, cell_rows, {ways, true}) {}

    void define() override {
        describe();
        schedule();
    }

private:
    Windows windows;
    CellRows cell_rows;
    PlaneLine line;
    ScalarTail tail;
    const int ways;  // 2: planes without a NaN have a loop of their own
    VanHerk maxima;
    Func best{"best"};

    // `ours`: does the call meet these conditions? For each group: loaded, cells (the transposed
    // planes), best and bests (van Herk along x and y), and the output's update, which reads
    // `turned`. The last group and the last vectors are shifted inwards. Stores have computed
    // addresses in a line, which bounds inference does not see.
    void describe() {
        require_dense_windows(op);
        op.out(x, y, z, p) = Pooling::nothing(op.out);
        const Expr n = op.lanes, planes = op.out_buffers()[0].dim(3).extent();
        const Expr all_windows = line.extent[0] * line.extent[1], all_cells = line.cells();
        const Expr ours = line.packed() && line.src_packed() && line.codes_fit(0) &&
                          line.extent[2] == 1 && op.src_dim(2).extent() == 1 && all_windows >= n &&
                          all_cells >= n && planes >= n;

        const Expr from = start(x, all_cells) + in_block;
        loaded(in_block, lane, x, p) = line.load(from, start(p, planes) + lane);
        cells(lane, x, p) = Halide::undef(op.held.value_type());
        each_cell = RDom({{0, op.lanes}, {0, op.lanes}, {0, (all_cells + n - 1) / n}}, "each_cell");
        const RDom &c = each_cell;
        cells(c[0], in_line(start(c[2], all_cells) + c[1], all_cells), p) =
            loaded(c[1], c[0], c[2], p);

        maxima.define([this](const Expr &cx, const Expr &cy) {
            const Expr at =
                (cy - op.src_dim(1).min()) * op.src_dim(0).extent() + cx - op.src_dim(0).min();
            return Expr(cells(lane, in_line(at, line.cells()), p));
        });
        best(lane, x, y, z, p, maxima.way) = maxima.best();
        // The last block of rows may be more than there are.
        const int high = maxima.block(1);
        const Expr blocks = (line.extent[1] + high - 1) / high;
        bests(lane, x, p) = op.undefined();
        each_window = RDom({{0, high}, {0, line.extent[0]}, {0, blocks}, {0, ways}}, "each_window");
        const RDom &e = each_window;
        if (ways > 1) {
            test_planes();
        }
        const Expr at_y = e[2] * high + e[0];
        bests(lane, in_line(e[1] + at_y * line.extent[0], blocks * high * line.extent[0]), p) =
            op.both(best(lane, e[1], at_y, 0, p, e[3]));

        each = RDom({{0, op.lanes},
                     {0, op.lanes},
                     {0, (all_windows + n - 1) / n},
                     {0, select(ours, (planes + n - 1) / n, 0)}},
                    "each");
        const Expr window = in_line(start(x, all_windows) + in_block, all_windows);
        turned(lane, in_block, x, p) = op.both(bests(lane, window, p));
        const FuncRef t = turned(each[1], each[0], each[2], each[3]);
        const Expr at = in_line(start(each[2], all_windows) + each[0], all_windows);
        const Expr at_plane = start(each[3], planes) + each[1];
        const Expr first = cast<int64_t>(at_plane) * op.index_stride_c +
                           cast<int64_t>(op.src_dim(2).min()) * op.index_stride[2];
        op.out(at, 0, 0, at_plane) = line.found(op.value_of(t), first, op.code_of(t));
        tail.define(0, line.extent[0], !ours);
    }

    // Group by group (r[3]). The vectors of a transposition are in registers (`loaded`, `turned`),
    // and all its loops are unrolled: LLVM makes shuffles of the loads and stores of lanes.
    void schedule() {
        Func f = op.out;
        const RDom &r = each, &c = each_cell, &e = each_window;
        f.update(0)
            .allow_race_conditions()
            .reorder(r[0], r[1], r[2], r[3])
            .vectorize(r[0])
            .unroll(r[1]);
        const auto in_registers = [this](Func func, const Halide::LoopLevel &level) {
            func.compute_at(level)
                .store_in(Halide::MemoryType::Stack)
                .bound(lane, 0, int(op.lanes))
                .bound(in_block, 0, int(op.lanes));
        };
        in_registers(turned, {f, r[2]});
        turned.reorder(lane, in_block).vectorize(lane).unroll(in_block);
        cells.compute_at(f, r[3]).hoist_storage_root();
        cells.update().reorder(c[0], c[1], c[2]).vectorize(c[0]).unroll(c[1]);
        in_registers(loaded, {cells, c[2]});
        loaded.reorder(in_block, lane).vectorize(in_block).unroll(lane);

        bests.compute_at(f, r[3]).hoist_storage_root().vectorize(lane);
        bests.update()
            .vectorize(lane)
            .reorder(lane, e[0], e[1], e[2], e[3])
            .unroll(e[0])
            .unroll(e[3])
            .never_partition({e[1], e[2]});
        best.compute_at(bests, e[0]).store_in(Halide::MemoryType::Stack).vectorize(lane);
        maxima.schedule_rows({maxima.cell_y, maxima.block_x});
        maxima.rows.compute_at(bests, e[3]).hoist_storage_root();
        if (ways > 1) {
            schedule_test({f, r[3]});
        }
        maxima.schedule_parts({bests, e[1]});
        tail.schedule();
    }

    Var in_block{"in_block"};
    // Lanes are planes, and in_block is a cell, or window, of a vector of these. loaded: a square
    // of cells as src has them; cells: a group's, transposed; bests: of a group's windows, by
    // number; turned: a square of them.
    Func loaded{"loaded"}, cells{"cells"}, bests{"bests"}, turned{"turned"};
    Func nan{"nan"}, any_nan{"any_nan"};
    RDom each_cell, each_window, each, tested, lanes_tested;

    // Is a group tested for NaNs, so that groups without any compare numbers? Without indices a
    // comparison is one step then instead of three; with indices AVX-512 takes three instead of
    // four, which larger windows alone repay.
    static bool tests_planes(const Pooling &op) {
        const int k = op.fixed.kernel[0];
        return op.captures() ? k > 5 && op.avx512() : k > 3;
    }
    // any_nan is -1 if one of the group's cells is a NaN, else 0. Two cells are tested by one
    // comparison. e[3] is the way: 0 (C5's rule) runs if any_nan = -1, 1 (numbers) if any_nan = 0,
    // which is any_nan ^ (e[3] - 1) = 0. The where() is hoisted, so each way is a loop of its own.
    void test_planes() {
        const Expr all_cells = line.cells();
        tested = RDom(0, (all_cells + 1) / 2, "tested");
        Expr numbers = Halide::Internal::const_true();
        for (int i = 0; i < 2; i++) {
            const Expr at = in_line(min(tested * 2 + i, all_cells - 1), all_cells);
            numbers = numbers && cells(lane, at, p) == cells(lane, at, p);
        }
        nan(lane, p) = 0;
        nan(lane, p) = nan(lane, p) | select(numbers, 0, -1);
        lanes_tested = RDom(0, op.lanes, "lanes_tested");
        any_nan(p) = 0;
        any_nan(p) = min(any_nan(p), nan(lanes_tested, p));
        each_window.where(hoisted((unbounded(any_nan(p)) ^ (each_window[3] - 1)) == 0));
    }
    void schedule_test(const Halide::LoopLevel &each) {
        const auto stack = Halide::MemoryType::Stack;
        nan.compute_at(each).store_in(stack).vectorize(lane);
        nan.update().reorder(lane, tested).vectorize(lane);
        any_nan.compute_at(each).store_in(stack);
        any_nan.update().atomic().vectorize(lanes_tested);
    }
    // Where a vector begins; the last one is shifted inwards.
    Expr start(const Expr &vector, const Expr &all) const {
        return min(vector * op.lanes, all - op.lanes);
    }
    // `at`, of which bounds inference learns that it is one of a line's `all` elements.
    static Expr in_line(const Expr &at, const Expr &all) {
        return within(at, all);
    }
};

}  // namespace

const PoolingEntry kVanHerkPlanes{
    "prefix and suffix maxima of blocks as long as the window, transposed planes in lanes",
    "a compiled-in window of two dimensions, dense and of stride 1, channels-first; offsets",
    [](const Spec &spec) { return spec.kernel && !spec.channels_last && !spec.indices_are_taps(); },
    make_schedule<Pooling, VanHerkPlanes>};

}  // namespace argpool::pooling
