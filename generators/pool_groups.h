// Max pooling along x, channels-first, with a compiled window that overlaps its neighbours along y:
// rows of the output are done together, and what their windows share is worked out once.
// SPDX-License-Identifier: MIT
#pragma once

#include "pool_shared.h"

namespace argpool {

// Vectors as in PoolRows; but of some rows of the output at a time, whose rows of cells are seen
// once and stay in registers. Codes tell cells, as in PoolShared. There is one way for all vectors:
// where windows lack cells along x, tables make their lanes see the nearest that exist.
class PoolGroups : public PoolShared {
protected:
    static constexpr int group_rows = 4;  // of the output

    void define_groups() {
        _halide_user_assert(along_y().tap == 1 && parse_xyz(kernel)[2] == 1)
            << "max_pool groups rows whose windows have rows of cells in common\n";
        const Start start = start_rows();
        const Expr near_y = clamp(cy, first_row(), last_row());
        define_taps(near_y);
        const Expr of_row = row_code(cell_of_row(near_y), row_number(near_y));
        const FuncRef r = along_x(lane, x, cy, z, p);
        row(lane, x, cy, z, p) = captures() ? Tuple(r[0] + of_row, r[1]) : Tuple({Expr(r)});
        tap = RDom(0, 1, 0, w.kernel[1], 0, 1, "tap");
        const FuncRef seen = row(lane, x, y * along_y().step + tap.y, z, p);
        see(best, {lane, x, y, z, p}, tap, value_of(seen), captures() ? code_of(seen) : Expr());
        const Expr value = stored(value_of(best(lane, x, y, z, p)));
        result(lane, x, y, z, p) = captures() ? Tuple(value, index_found()) : Tuple({value});
        const Expr extent = min(in_vectors(), src_dim(0).extent());
        store_rows(start, extent >= lanes && (!narrows() || are_offsets()));
    }

    void schedule_groups() {
        Func f = *out;
        const Var group("group");
        // A copy of all this for the last rows would gain nothing.
        f.update(0)
            .allow_race_conditions()
            .vectorize(in_row.x)
            .split(y, group, y, group_rows, TailStrategy::GuardWithIf)
            .unroll(y)
            .reorder(in_row.x, y, in_row.y, group, z, p)
            .never_partition({y, group});
        best.compute_at(f, y).store_in(Halide::MemoryType::Stack).vectorize(lane);
        unroll(best.update(0), tap);
        row.compute_at(f, in_row.y).store_in(Halide::MemoryType::Stack).vectorize(lane);
        row.bound_extent(cy, (group_rows - 1) * along_y().step + parse_xyz(kernel)[1]).unroll(cy);
        for (Func &two : pairs) {
            two.compute_at(row, cy).store_in(Halide::MemoryType::Stack);
            two.bound(i, 0, 2 * lanes).vectorize(i, lanes).unroll(i);
        }
        along_x.compute_at(row, cy).vectorize(lane);
        for (size_t t = 0; t < tables.size(); t++) {
            tables[t].compute_root().vectorize(lane, lanes);
            cells[t].compute_at(row, cy).vectorize(lane);
            unroll(along_x.update(t), taps[t]);
        }
        if (goes_singly()) {
            schedule_singly();
        }
    }

private:
    Var cy{"cell_row"}, i{"i"};
    Func along_x{"along_x"}, row{"row_of_cells"};
    std::vector<Func> pairs, cells, tables;
    std::vector<RDom> taps;

    // A tap's cells lie in two vectors, at places that are the same in all rows: a table has them,
    // and the codes. Taps whose cells lie in the same two share them.
    void define_taps(const Expr &near_y) {
        const Expr n = lanes, last = src_dim(0).max() - (n - 1);
        int at = 0;  // the tap at which the two vectors start
        const auto start = [&](const Expr &half) {
            return clamp(cell(0, first_x, at) + half * n, src_dim(0).min(), last);
        };
        for (int t = 0; t < parse_xyz(kernel)[0]; t++) {
            if (t == 0 || (t - at) * parse_xyz(dilation)[0] >= parse_xyz(stride)[0]) {
                at = t;
                pairs.push_back(Func("pair"));
                pairs.back()(i, x, cy, z, p) =
                    load(start(i / n) + i % n, cell_of_row(near_y), existing_cell(2, z, 0));
            }
            const Expr there = existing(0, px, t), within = cell(0, px, there) - start(0);
            const Expr place = select(within < n, within, cell(0, px, there) - start(1) + n);
            tables.push_back(Func("table"));
            tables[t](lane, x) = captures() ? Tuple(place, x_code(there)) : Tuple({place});
            const FuncRef known = tables[t](lane, x);
            const Expr in_pair = Halide::Internal::promise_clamped(
                captures() ? known[0] : Expr(known), 0, 2 * n - 1);
            cells.push_back(Func("cells"));
            cells[t](lane, x, cy, z, p) = pairs.back()(in_pair, x, cy, z, p);
            taps.push_back(RDom(t, 1, 0, 1, 0, 1, "tap_x"));
            see(along_x, {lane, x, cy, z, p}, taps[t], cells[t](lane, x, cy, z, p),
                captures() ? Expr(known[1]) : Expr());
        }
    }
};

}  // namespace argpool
