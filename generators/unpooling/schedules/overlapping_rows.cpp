// Channels-first, windows that overlap. A vector's lanes are neighbouring cells of one phase; each
// compares itself with every window over it. Rows of windows are first copied to scratch memory as
// keys and values, between keys of no tap, so that no window over a cell needs a test of whether it
// exists. The copies are made for a few rows of cells at a time, in memory that is used again for
// the next ones, so they stay in the first-level cache.
// SPDX-License-Identifier: MIT
#include "unpooling/parts/index_checks.h"

namespace argpool::unpooling {
namespace {

// A row of the copy, with windows from first to last; -- is no_key. Vectors of cells at the left
// end read windows before the first, those at the right end windows after the last:
//    -- -- | first ... last | -- -- -- --
// For each phase a vector of cells reads the copied rows at the fixed distances of Axis::covers,
// unaligned. The phases of a row are interleaved in registers (`line`), then stored.
class OverlappingRows final : public GatherSchedule {
public:
    using GatherSchedule::GatherSchedule;

    void define() override {
        const int s = axes[0].stride, n = lanes, rows = rows_at_once(), together = rows_together();
        if (op.spec.streams()) op.need_whole_tiles(s * n);  // masked stores do not stream
        lay_rows();
        const Expr gx = x / s, gy = y / axes[1].stride, gz = z / axes[2].stride;
        line(x, y, z, p) = op.any_cell(x, [&](int dx, int dy, int dz) {
            const Halide::FuncRef w = row(gx + dx, gy + dy, gz + dz, p);
            return Pair{w[0], w[1]};
        });
        op.dst(x, y, z, p) = line(x, y, z, p);

        // An iteration of yo computes `rows` rows of cells, `together` of them unrolled; xo is
        // vectors of groups. Predicate: the last store of a row is masked.
        const Var yo, turn, ym, yi, zo, zi, xo, xi, lane, phase;
        op.dst.split(y, yo, turn, rows, TailStrategy::GuardWithIf)
            .split(turn, ym, yi, together)
            .split(z, zo, zi, axes[2].stride, TailStrategy::GuardWithIf)
            .split(x, xo, xi, s * n,
                   op.spec.streams() ? TailStrategy::RoundUp : TailStrategy::Predicate)
            .reorder(xi, yi, zi, xo, ym, yo, zo, p)
            .vectorize(xi)
            .unroll(yi)
            .unroll(zi);
        // Else there is one phase, and nothing to interleave.
        if (s > 1) {
            line.bound_extent(x, s * n)
                .align_bounds(x, s * n)
                .bound_extent(y, together)
                .bound_extent(z, axes[2].stride)
                .store_in(Halide::MemoryType::Stack)
                .compute_at(op.dst, xo)
                .split(x, lane, phase, s)
                .vectorize(lane)
                .unroll(phase)
                .reorder(phase, y, z)
                .unroll(y)
                .unroll(z);
        }
        op.dst.never_partition(ym, yo, zo, p);
        row.align_storage(g, n).hoist_storage_root().store_at(op.dst, yo).compute_at(op.dst, yo);
        if (op.foreign) {
            checks.check_overlapping(op.dst, yo, zo, rows / axes[1].stride, [&](const Group &at) {
                return Expr(row(at[0], at[1], at[2], p)[0]);
            });
        }
    }

private:
    const std::array<Axis, 3> &axes = op.axes;
    const int lanes = op.lanes;
    IndexChecks checks{op};
    const Var x{"x"}, y{"y"}, z{"z"}, p{"p"}, g{"g"}, h{"h"}, i{"i"};
    // The copied rows: (key, value) of window g of row h, slab i. The cells that they make.
    Func row{"row"}, line{"line"};

    // Rows of dst that are computed side by side: a group's, which lie under the same windows; with
    // a stride of 1, four, since neighbouring rows then lie under mostly the same rows of windows.
    int rows_together() const {
        return axes[1].stride == 1 && axes[1].span() > 1 ? 4 : axes[1].stride;
    }
    // Rows of dst that an iteration of yo computes. The copies are read while they are in the
    // cache, but not right after they were stored: an unaligned load across two stored vectors
    // waits until both are in the cache. Windows over rows of two iterations are copied in both.
    int rows_at_once() const {
        const int most = axes[1].span() == 1 ? 1 : 2;
        return most * rows_together();
    }

    // Defines `row`. Update 0: keys and values in whole vectors, the last of which is shifted
    // inwards; rows of fewer windows than a vector have update 1 instead, window by window. Updates
    // 2 and 3: no_key right of the windows, as far as the last vector of cells reads, and left of
    // them. Of a row that does not exist the nearest is read, and all keys are no_key.
    // unscheduled() silences Halide's warning.
    void lay_rows() {
        const int n = lanes;
        const Expr first = op.first_window(0), width = op.last_window(0) + 1 - first;
        const Expr bulk = select(width >= n, width, 0);
        const RDom r(0, n, 0, (bulk + n - 1) / n, "r"), e(0, width - bulk, "e");
        Expr exists = Halide::Internal::const_true();
        for (int d = 1; d < 3; d++) {
            if (!axes[d].trivial()) {
                const Expr at = d == 1 ? h : i;
                exists = exists && at >= op.first_window(d) && at <= op.last_window(d);
            }
        }
        const auto pair = [&](const Expr &start, const Expr &lane) {
            const Group at{start, op.existing(1, h, 0), op.existing(2, i, 0)};
            return Tuple(select(exists, op.key_at(at, p, lane), op.no_key()),
                         op.stored(op.values, at, p, lane));
        };
        const Tuple none(op.no_key(), Halide::undef(op.spec.elem));
        row(g, h, i, p) = Tuple(Halide::undef(op.key_type()), Halide::undef(op.spec.elem));
        const Expr start = first + min(r.y * n, bulk - n);
        row(start + r.x, h, i, p) = pair(start, r.x);
        row.update(0).allow_race_conditions().vectorize(r.x);
        row(first + bulk + e, h, i, p) = pair(inside(first + bulk + e, op.values.dim(0)), 0);
        row.update(1).unscheduled();
        const Expr cells = op.dst.dim(0).extent(), turn = axes[0].stride * n;
        const Expr needed = (cells + turn - 1) / turn * n + axes[0].reach(true);
        const RDom right(0, n, 0, max(needed - first - width + n - 1, 0) / n, "right");
        row(first + width + right.y * n + right.x, h, i, p) = none;
        row.update(2).allow_race_conditions().vectorize(right.x);
        const RDom left(0, max(first - axes[0].reach(false), 0), "left");
        row(axes[0].reach(false) + left, h, i, p) = none;
        for (int stage = 0; stage < 4; stage++) {
            row.update(stage).never_partition_all();
        }
    }
};

bool applies(const GatherSpec &spec) {
    return !spec.channels_last && spec.spans() > 1;
}

}  // namespace

const GatherEntry kOverlappingRows{
    "rows of windows are laid out in scratch memory, and slide down the rows of cells",
    "channels-first, windows that overlap", applies_to<applies>,
    make_schedule<Gather, OverlappingRows>};

}  // namespace argpool::unpooling
