// Max pooling along x, channels-first, with a compiled window that overlaps its neighbours along y:
// what a row of cells has for each window over it is worked out once, and stays in registers.
// SPDX-License-Identifier: MIT
#pragma once

#include <numeric>

#include "pool_rows.h"

namespace argpool {

// Vectors as in PoolRows; but a vector's column of windows is gone down: the bests of those rows of
// cells that the next window has as well stay in registers. A row of padding stands for the nearest
// one. A comparison is one; what has a NaN is seen again. A code is a cell's here, not a tap's: an
// offset in its plane, or modulo 2^bits how far a tap's number is from that of the window's first
// cell.
class PoolShared : public PoolRows {
protected:
    bool shares() const {
        return schedule_name.value() == "shared" || schedule_name.value() == "shared_narrow";
    }
    // Of rows that are done together (PoolGroups), all codes are offsets.
    bool groups() const {
        return schedule_name.value() == "groups" && !channels_last();
    }

    // Or go down strips of chunks (PoolChunks).
    bool chunks() const {
        return schedule_name.value() == "chunks" && !channels_last();
    }
    bool codes_are_offsets() const {
        return groups() || shares() || chunks();
    }

    void define_shared() {
        const Start start = start_rows();
        define_row();
        Expr any_nan = 0;
        for (int t = 0; t < parse_xyz(kernel)[1] && has_nan(); t++) {
            any_nan = any_nan | row_of(lanes_seen, t).back();
        }
        numbers(x, y, z, p) = Halide::Internal::const_true();
        numbers(x, y, z, p) = numbers(x, y, z, p) && any_nan == 0;
        see_numbers(best, {lane, x, y, z, p}, of_rows, {1, w.kernel[1], 1}, numbers(x, y, z, p),
                    [&](const RDom &r) { return row_of(lane, r.y); });
        const Expr value = stored(value_of(best(lane, x, y, z, p)));
        result(lane, x, y, z, p) = captures() ? Tuple(value, index_found()) : Tuple({value});
        store_rows(start, in_vectors() >= lanes && (!narrows() || are_offsets()));
    }

    void schedule_shared() {
        Func f = *out;
        f.update(0)
            .allow_race_conditions()
            .vectorize(in_row.x)
            .reorder(in_row.x, y, in_row.y, z, p)
            .never_partition({y});
        best.compute_at(f, y).store_in(Halide::MemoryType::Stack).vectorize(lane);
        // Halide moves rows on from register to register.
        row.store_at(f, in_row.y)
            .compute_at(f, y)
            .store_in(Halide::MemoryType::Register)
            .vectorize(lane)
            .unroll(cy);
        nearest_row.compute_at(row, cy).store_in(Halide::MemoryType::Stack);
        line.compute_at(row, cy).store_in(Halide::MemoryType::Stack);
        line.bound(i, 0, lanes * parse_xyz(stride)[0]).bound_extent(number, parse_xyz(kernel)[0]);
        line.vectorize(i, lanes).unroll(i).unroll(number);
        line.update(0).vectorize(i, lanes).unroll(i).unroll(number);
        of_row.compute_at(row, cy).vectorize(lane);
        for (int u = 0; u < best.num_update_definitions(); u++) {
            unroll(best.update(u), of_rows[u]);
            unroll(of_row.update(u), of_cells[u]);
        }
        if (has_nan()) {
            numbers.compute_at(f, y).store_in(Halide::MemoryType::Stack);
            numbers_in_row.compute_at(row, cy).store_in(Halide::MemoryType::Stack);
            numbers.update().atomic().vectorize(lanes_seen);
            numbers_in_row.update().atomic().vectorize(lanes_seen);
        }
        if (goes_singly()) {
            schedule_singly();
        }
    }

private:
    Var cy{"cell_row"}, i{"i"};
    Func nearest_row{"nearest_row"}, line{"line"}, of_row{"of_row"}, row{"row_of_cells"};
    Func numbers{"numbers"}, numbers_in_row{"numbers_in_row"};
    RDom of_cells[2], of_rows[2], lanes_seen;

    bool has_nan() const {
        return value_type().is_float();
    }
    // What a row of cells has for a window that it is tap `t` of: and, last, if it has a NaN.
    std::vector<Expr> row_of(const Expr &lane, const Expr &t) const {
        const auto [cells, step, apart] = along_y();
        return parts(row(lane, x, y * step + t * apart, z, p));
    }
    static std::vector<Expr> parts(const FuncRef &f) {
        if (f.size() == 1) {
            return {f};
        }
        std::vector<Expr> all;
        for (size_t n = 0; n < f.size(); n++) {
            all.push_back(f[n]);
        }
        return all;
    }
    // The best of what `at` says of the taps: by one comparison of each; and then once more, where
    // they are not all numbers.
    template<typename At>
    void see_numbers(Func f, const std::vector<Var> &vars, RDom (&taps)[2], const Xyz &extent,
                     const Expr &numbers, const At &at) {
        for (int pass = 0; pass < (has_nan() ? 2 : 1); pass++) {
            RDom &r = taps[pass] = RDom(0, extent[0], 0, extent[1], 0, extent[2], "tap");
            if (pass > 0) {
                r.where(!numbers);
            }
            const std::vector<Expr> seen = at(r);
            see(f, vars, r, seen[captures() ? 1 : 0], captures() ? seen[0] : Expr(), pass == 0);
        }
    }
    // Where cells lack, lowest values are loaded. Of those before a row, the code is that of the
    // nearest cell (C6).
    void define_row() {
        nearest_row(cy) = unbounded(clamp(nearest_in_step(cy), first_row(), last_row()));
        const Expr near =
            Halide::Internal::promise_clamped(nearest_row(cy), first_row(), last_row());
        const Expr first = cell(0, first_x, number) + i;
        RDom here(0, 1, "here");
        here.where(first + here >= src_dim(0).min() && first + here <= src_dim(0).max());
        line(i, number, x, cy, z, p) = value_type().min();
        line(i, number, x, cy, z, p) =
            load(first + here, cell_of_row(near), existing_cell(2, z, 0));
        const auto cell_at = [&](const Expr &lane, const Expr &t) -> Expr {
            return line(lane * w.stride[0], t, x, cy, z, p);
        };
        const auto is_number = [&](const Expr &lane) {
            Expr all = Halide::Internal::const_true();
            for (const int t : covering_taps()) {
                all = all && cell_at(lane, t) == cell_at(lane, t);
            }
            return all;
        };
        lanes_seen = RDom(0, lanes, "lanes_seen");
        const std::vector<Var> at{lane, x, cy, z, p};
        const FuncRef all_numbers = numbers_in_row(x, cy, z, p);
        numbers_in_row(x, cy, z, p) = Halide::Internal::const_true();
        numbers_in_row(x, cy, z, p) = all_numbers && is_number(lanes_seen);
        see_numbers(of_row, at, of_cells, {w.kernel[0], 1, 1}, all_numbers,
                    [&](const RDom &r) {
                        const Expr t = select(r.x == 0, existing(0, px, 0), r.x);
                        const Expr value = cell_at(lane, r.x);
                        return captures() ? std::vector<Expr>{x_code(t), value}
                                          : std::vector<Expr>{value};
                    });
        std::vector<Expr> all = parts(of_row(lane, x, cy, z, p));
        if (captures()) {
            all[0] += row_code(cell_of_row(near), row_number(near));
        }
        if (has_nan()) {
            all.push_back(select(is_number(lane), 0, 1));
        }
        row(at) = Tuple(all);
    }

protected:
    // The nearest row that exists, of those that a window over this one sees.
    Expr nearest_in_step(const Expr &row) const {
        const int step = along_y().tap;
        if (step == 1) {
            return row;
        }
        const auto steps = [&](const Expr &rows) {
            return max(rows + step - 1, 0) / step * step;
        };
        return row + steps(first_row() - row) - steps(row - last_row());
    }
    // What a table has of where something lies: Halide clamps it again where it knows its bounds.
    static Expr unbounded(const Expr &number) {
        return Halide::reinterpret<int>(Halide::reinterpret<uint32_t>(number));
    }
    // The window's cell that exists, along a dimension in which it has one.
    Expr existing_cell(int d, const Expr &o, const Expr &k) const {
        return clamp(cell(d, o, k), src_dim(d).min(), src_dim(d).max());
    }

    // Rows of cells are counted from the first window's first on, in steps of as many cells as all
    // of them are apart: how many steps windows are from each other, and taps.
    struct Steps {
        int cells, step, tap;
    };
    Steps along_y() const {
        const int s = parse_xyz(stride)[1], d = parse_xyz(dilation)[1], cells = std::gcd(s, d);
        return {cells, s / cells, d / cells};
    }
    Expr cell_of_row(const Expr &row) const {
        return row * along_y().cells - w.pad[1];
    }
    // The nearest of the window's rows that exists.
    Expr existing_row(const Expr &o, const Expr &k) const {
        const auto [cells, step, tap] = along_y();
        const Expr near = tap == 1 ? k : existing(1, o, k);
        return clamp(o * step + near * tap, first_row(), last_row());
    }
    Expr first_row() const {
        return (src_dim(1).min() + w.pad[1] + along_y().cells - 1) / along_y().cells;
    }
    Expr last_row() const {
        return (src_dim(1).max() + w.pad[1]) / along_y().cells;
    }

    // ---- Codes ----

    // Whether codes are offsets in the plane; else they are numbers.
    Expr are_offsets() const {
        if (numbers_taps()) {
            return Halide::Internal::const_false();
        }
        return narrows() ? offsets_fit_planes(0) : Halide::Internal::const_true();
    }
    Expr x_code(const Expr &t) const {
        const Type type = code_type();
        return coded(cast(type, cell(0, px, t)) * cast(type, index_stride()[0]), t);
    }
    Expr row_code(const Expr &cy) const {
        return row_code(cy, cy * w.kernel[0]);
    }
    Expr row_code(const Expr &cy, const Expr &number) const {
        const Type type = code_type();
        return coded(cast(type, cy) * cast(type, index_stride()[1]), number);
    }
    // The number of a row's first tap, but for what all of a window's rows have in common.
    Expr row_number(const Expr &row) const {
        return row / along_y().tap * w.kernel[0];
    }
    Expr coded(const Expr &offset, const Expr &number) const {
        if (!captures() || numbers_taps()) {
            return cast(code_type(), number);
        }
        const bool either = narrows() && !codes_are_offsets() && !have_to_fit;
        return either ? select(are_offsets(), offset, cast(code_type(), number)) : offset;
    }
    Expr index_found() {
        const Expr code = code_of(best(lane, x, y, z, p));
        return index_of(code, code - cast(code_type(), row_number(y * along_y().step)));
    }
    // Of a cell's code, and of its number in its window.
    Expr index_of(const Expr &code, const Expr &number) {
        if (numbers_taps()) {
            return cast(index_type(), number);
        }
        Expr base = index_base + cast<int64_t>(first_p) * index_stride_c +
                    cast<int64_t>(existing_cell(2, z, 0)) * index_stride_z;
        if (channels_last()) {  // where lanes are no columns, codes do not say which
            base += lane_offset(Halide::Int(64));
        }
        if (index == Index::I32) {
            return cast<int32_t>(cast(Halide::UInt(32), base) + code);
        }
        if (!narrows() || codes_are_offsets()) {
            return base + cast<int64_t>(code);
        }
        return decoded(wide, are_offsets(), base + cast<int64_t>(code), number);
    }
};

}  // namespace argpool
