// Max pooling along channels, channels-last, with large compiled windows of stride 1: by scans.
// SPDX-License-Identifier: MIT
#pragma once

#include "pool_doubling.h"

namespace argpool {

// A block of as many windows in a row as each has taps share a cell: a window is the end of the
// cells up to there, and the head of those behind. The best of each end and of each head is one
// comparison more than that of the one before, and a window's is one more: three an axis, however
// large windows are. A block's are in registers; between x and y, rows' bests are kept until no
// block has the row. Padding is the nearest cell that exists, seen again.
// The earlier part of a window wins a tie, the later one if it is a NaN, and x comes before y.
class PoolScans : public PoolDoubling {
protected:
    bool scans() const {
        return schedule_name.value() == "scans";
    }

    void define_scans() {
        const auto values = out_buffers()[0];
        const Expr n = lanes, channels = values.dim(0).extent();
        const auto start = [&](const Expr &v) { return min(v * n, channels - n); };
        start_lanes(x, start(p));
        const Expr at_z = cell(2, z, existing(2, z, 0));

        const Expr cx = existing_cell(0, block_x * w.kernel[0], slot);
        const Type type = code_type();
        x_codes(cell_x) = coded(cast(type, cell_x) * cast(type, index_stride_x), cell_x);
        row_codes(cell_y) = row_code(cell_y);
        const std::vector<Var> at_row{lane, slot, block_x, cell_y, z, p};
        scan(row_parts, at_row, x_codes(inside(cx, src_dim(0))), load(cx, cell_y, at_z));
        const Tuple row =
            joined(row_parts, {lane, x % w.kernel[0], x / w.kernel[0], cell_y, z, p});
        rows(lane, x, cell_y, z, p) =
            captures() ? Tuple(row[0] + row_codes(inside(cell_y, src_dim(1))), row[1]) : row;

        define_parts();
        const Expr of_y = y % w.kernel[1], by = y / w.kernel[1];
        best(lane, x, y, z, p) = better_of(parts(lane, x, of_y, by, z, p),
                                        parts(lane, x, of_y + w.kernel[1] - 1, by, z, p), true);
        const Expr value = stored(value_of(best(lane, x, y, z, p)));
        const Expr code = captures() ? code_of(best(lane, x, y, z, p)) : Expr();
        const Expr first = cast(type, cell(0, x, 0) + cell(1, y, 0) * w.kernel[0]);
        result(lane, x, y, z, p) =
            captures() ? Tuple(value, index_of(code, code - first)) : Tuple({value});

        static_cast<Func>(*out)(p, x, y, z) = nothing(*out);
        in_row = RDom(0, lanes, 0, (channels + n - 1) / n, "in_row");
        store(result(in_row.x, x, y, z, in_row.y), start(in_row.y) + in_row.x, x);
    }

    void schedule_scans() {
        Func f = *out;
        const auto k = parse_xyz(kernel);
        const Var bx("bx"), by("by"), jx("jx"), jy("jy");
        f.update(0)
            .allow_race_conditions()
            .vectorize(in_row.x)
            .split(x, bx, jx, k[0], TailStrategy::GuardWithIf)
            .split(y, by, jy, k[1], TailStrategy::GuardWithIf)
            .unroll(jy)
            .reorder(in_row.x, jy, jx, by, in_row.y, bx, z)
            .never_partition({bx, by, jx});
        x_codes.compute_root();
        row_codes.compute_root();
        best.compute_at(f, jy).store_in(Halide::MemoryType::Stack).vectorize(lane);
        parts.compute_at(f, jx)
            .store_in(Halide::MemoryType::Stack)
            .bound(slot, 0, 2 * k[1] - 1)
            .vectorize(lane);
        for (const Var &one : {x, block_y, z, p}) {
            parts.bound_storage(one, 1);
        }
        for (int u = 0; u < 4; u++) {
            const RDom &scan = parts_scans[u];
            parts.update(u).reorder(lane, scan.x).vectorize(lane).unroll(scan.x);
        }
        rows.store_at(f, in_row.y)
            .compute_at(f, by)
            .store_in(Halide::MemoryType::Stack)
            .align_bounds(x, k[0])
            .split(x, block_x, of_block, k[0])
            .unroll(of_block)
            .vectorize(lane)
            .bound_storage(x, k[0])
            .bound_storage(z, 1)
            .bound_storage(p, 1)
            .fold_storage(cell_y, 2 * k[1]);
        row_parts.compute_at(rows, block_x)
            .store_in(Halide::MemoryType::Stack)
            .bound(slot, 0, 2 * k[0] - 1)
            .vectorize(lane)
            .unroll(slot);
        for (int u = 0; u < 2; u++) {
            const RDom &scan = row_scans[u];
            row_parts.update(u).reorder(lane, scan.x).vectorize(lane).unroll(scan.x);
        }
        for (const Var &one : {block_x, cell_y, z, p}) {
            row_parts.bound_storage(one, 1);
        }
        schedule_wide({f, jy});
    }

private:
    Var slot{"slot"}, of_block{"of_block"}, block_x{"block_x"}, block_y{"block_y"};
    Var cell_x{"cell_x"}, cell_y{"cell_y"};
    Func x_codes{"x_codes"}, row_codes{"row_codes"};
    Func row_parts{"row_parts"}, rows{"rows"}, parts{"parts"}, result{"result"};
    std::vector<RDom> row_scans, parts_scans;
    RDom in_row;

    // The ends of a block's first k cells, and the heads of those behind, in the cells' place.
    void scan(Func f, const std::vector<Var> &at, const Expr &code, const Expr &value) {
        const int k = parse_xyz(kernel)[0];
        row_scans = {RDom(0, k - 1, "ends"), RDom(0, k - 2, "heads")};
        f(at) = captures() ? Tuple(code, value) : Tuple({value});
        std::vector<Expr> place(at.begin(), at.end());
        const auto part = [&](const Expr &number) {
            place[1] = number;
            return f(place);
        };
        const Expr end = k - 2 - row_scans[0].x, head = k + 1 + row_scans[1].x;
        part(end) = better_of(part(end), part(end + 1), true);
        part(head) = better_of(part(head - 1), part(head), false);
    }
    // The same of rows' bests along y, column by column.
    void define_parts() {
        const auto part = [&](const Expr &number) {
            return parts(lane, x, number, block_y, z, p);
        };
        const auto row = [&](const Expr &number) {
            const Expr cy = existing_cell(1, block_y * w.kernel[1], number);
            return rows(lane, x, cy, z, p);
        };
        const int k = parse_xyz(kernel)[1];
        part(slot) = nothing(rows);
        parts_scans = {RDom(k - 1, 1, "end"), RDom(0, k - 1, "ends"), RDom(k, 1, "head"),
                       RDom(k + 1, k - 2, "heads")};
        for (int u : {0, 2}) {
            const FuncRef first = row(parts_scans[u].x);
            part(parts_scans[u].x) =
                captures() ? Tuple(first[0], first[1]) : Tuple({Expr(first)});
            if (u == 0) {
                const Expr end = k - 2 - parts_scans[1].x;
                part(end) = better_of(row(end), part(end + 1), true);
            } else {
                const Expr head = parts_scans[3].x;
                part(head) = better_of(part(head - 1), row(head), false);
            }
        }
    }
    Tuple joined(const Func &f, std::vector<Expr> at) const {
        const int k = parse_xyz(kernel)[0];
        const Expr number = at[1];
        const FuncRef end = f(at);
        at[1] = max(number + k - 1, k);
        const Tuple both = better_of(end, f(at), true);
        const Expr alone = number == 0;
        return captures() ? Tuple(select(alone, end[0], both[0]), select(alone, end[1], both[1]))
                          : Tuple({select(alone, Expr(end), both[0])});
    }
};

}  // namespace argpool
