// Max pooling along channels, channels-last, with large compiled windows of stride 1: by scans.
// SPDX-License-Identifier: MIT
#pragma once

#include "pool_doubling.h"

namespace argpool {

// A block of no more windows in a row than each has taps share a cell: a window is the end of the
// cells up to there, and the head of those behind. The best of each end and of each head is one
// comparison more than that of the one before, and a window's is one more: three an axis, however
// large windows are. A block's are in registers; between x and y, rows' bests are kept until no
// block has the row, of some vectors: results are stored by as many lines of the cache.
// Padding is the nearest cell that exists, seen again. A code stands for a cell, as in PoolShared.
// The earlier part of a window wins a tie, the later one if it is a NaN, and x comes before y.
class PoolScans : public PoolDoubling {
    static constexpr int block_vectors = 4;

protected:
    Var slot{"slot"}, of_block{"of_block"}, block_x{"block_x"}, block_y{"block_y"};
    Var cell_y{"cell_y"}, way{"way"};
    Func row_parts{"row_parts"}, rows{"rows"}, parts{"parts"};
    int ways = 1;             // 2: where a test found no NaN, numbers alone
    bool heads_wait = false;  // may heads be compared in one more step, but by fewer?

    // So many windows along a dimension. Nine of nine taps are more than registers hold, and leave
    // much of the last block of a row of 13 or 19 empty.
    int window_block(int d) const {
        const int k = parse_xyz(kernel)[d];
        return k == 9 ? 7 : k;
    }

    bool scans() const {
        return schedule_name.value() == "scans";
    }

    void define_scans() {
        const Expr n = lanes, channels = out_buffers()[0].dim(0).extent();
        const auto start = [&](const Expr &v) { return min(v * n, channels - n); };
        start_lanes(x, start(p));
        have_to_fit = true;
        no_rest = channels >= n;
        if (narrows()) {
            no_rest = no_rest && offsets_fit_planes(0);
        }

        scan_cells([this](const Expr &cx, const Expr &cy) {
            return load(cx, cy, existing_cell(2, z, 0));
        });
        best(lane, x, y, z, p, way) = best_of_scans();
        const FuncRef found = best(lane, x, y, z, p, 0);
        const Expr value = stored(value_of(found));
        const Expr code = captures() ? code_of(found) : Expr();
        const Expr first = cast(code_type(), cell(0, x, 0) + cell(1, y, 0) * w.kernel[0]);
        result(lane, x, y, z, p) =
            captures() ? Tuple(value, index_of(code, code - first)) : Tuple({value});

        static_cast<Func>(*out)(p, x, y, z) = nothing(*out);
        in_row = RDom(0, lanes, 0, select(no_rest, (channels + n - 1) / n, 0), "in_row");
        store(result(in_row.x, x, y, z, in_row.y), start(in_row.y) + in_row.x, x);
        define_rest(select(no_rest, channels, 0), channels);
    }

    void schedule_scans() {
        Func f = *out;
        const int columns = window_block(0), high = window_block(1);
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
        schedule_rest(f.update(1));
        best.compute_at(f, jy).store_in(Halide::MemoryType::Stack).vectorize(lane);
        schedule_row_blocks({block_x, p, cell_y});
        rows.store_at(f, group)
            .compute_at(f, by)
            .store_in(Halide::MemoryType::Stack)
            .bound_storage(x, columns)
            .bound_storage(z, 1)
            .bound_storage(p, block_vectors)
            .fold_storage(cell_y, parse_xyz(kernel)[1] + high);
        keep(parts, {f, vector}, 1);
    }

    // Of the cells that `load` has at (cx, cy), the bests of rows, and of windows.
    void scan_cells(const std::function<Expr(const Expr &cx, const Expr &cy)> &load) {
        const int columns = window_block(0), high = window_block(1);
        const auto cell_at = [&](const Expr &number) {
            const Expr cx = existing_cell(0, block_x * columns, number);
            return pair(column_code(cx), load(cx, cell_y));
        };
        scan(row_parts, 0, {lane, slot, block_x, cell_y, z, p, way}, cell_at);
        const Tuple row = joined(row_parts, 0, x, {lane, slot, x / columns, cell_y, z, p, way});
        rows(lane, x, cell_y, z, p, way) = pair(row[0] + row_code(cell_y), row[row.size() - 1]);

        const auto row_at = [&](const Expr &number) {
            return both(rows(lane, x, existing_cell(1, block_y * high, number), z, p, way));
        };
        scan(parts, 1, {lane, slot, x, block_y, z, p, way}, row_at);
    }
    Tuple best_of_scans() const {
        return joined(parts, 1, y, {lane, slot, x, y / window_block(1), z, p, way});
    }
    // `loops` over blocks, from the innermost on.
    void schedule_row_blocks(const std::vector<Var> &loops) {
        const int columns = window_block(0);
        std::vector<Halide::VarOrRVar> order{lane, of_block};
        order.insert(order.end(), loops.begin(), loops.end());
        rows.align_bounds(x, columns)
            .split(x, block_x, of_block, columns)
            .reorder(order)
            .unroll(of_block)
            .vectorize(lane);
        keep(row_parts, {rows, loops[0]}, 0);
    }
    // A block's parts, in registers.
    void keep(Func f, const Halide::LoopLevel &level, int d) const {
        const int cells = parse_xyz(kernel)[d] + window_block(d) - 1;
        f.compute_at(level).store_in(Halide::MemoryType::Stack).bound(slot, 0, cells);
        f.vectorize(lane);
        for (int u = 0; u < f.num_update_definitions(); u++) {
            f.update(u).vectorize(lane);
        }
        for (const Var &one : f.args()) {
            if (one.name() != lane.name() && one.name() != slot.name()) {
                f.bound_storage(one, 1);
            }
        }
    }

private:
    using At = std::function<Tuple(const Expr &)>;
    Func result{"result"};
    RDom in_row;

    // By one comparison, but where there may be a NaN.
    Tuple better_of(const Tuple &first, const Tuple &later, bool waits) const {
        const Tuple any = PoolDoubling::better_of(first, later, waits);
        if (ways == 1) {
            return any;
        }
        const int value = captures() ? 1 : 0;
        const Expr wins = later[value] > first[value];
        std::vector<Expr> either;
        for (size_t i = 0; i < any.size(); i++) {
            either.push_back(select(way == 0, any[i], select(wins, later[i], first[i])));
        }
        return Tuple(either);
    }

    // The ends of a block's first k cells, and the heads of those behind, in the cells' place.
    void scan(Func f, int d, const std::vector<Var> &args, const At &cell_at) {
        const int k = parse_xyz(kernel)[d];
        const auto part = [&](const Expr &number) {
            std::vector<Expr> at(args.begin(), args.end());
            at[1] = number;
            return f(at);
        };
        const RDom ends(0, k - 1, "ends"), heads(k + 1, window_block(d) - 2, "heads");
        const Expr end = k - 2 - ends.x, head = heads.x;
        f(args) = none();
        part(k - 1) = cell_at(k - 1);
        part(end) = better_of(cell_at(end), both(part(end + 1)), true);
        part(k) = cell_at(k);
        part(head) = better_of(both(part(head - 1)), cell_at(head), heads_wait);
        f.update(1).unroll(ends.x);
        f.update(3).unroll(heads.x);
    }
    // The best of a window, out of its block's parts.
    Tuple joined(const Func &f, int d, const Expr &window, std::vector<Expr> at) const {
        const int k = parse_xyz(kernel)[d];
        const Expr number = window % window_block(d);
        const auto part = [&](const Expr &number) {
            at[1] = number;
            return both(f(at));
        };
        const Tuple end = part(number);
        const Tuple two = better_of(end, part(max(number + k - 1, k)), true);
        std::vector<Expr> either;
        for (size_t i = 0; i < two.size(); i++) {
            either.push_back(select(number == 0, end[i], two[i]));
        }
        return Tuple(either);
    }
};

}  // namespace argpool
