// Max pooling along x, channels-first, with a compiled window that overlaps its neighbours along y:
// what a row of cells has for each window over it is worked out once for all.
// SPDX-License-Identifier: MIT
#pragma once

#include <numeric>

#include "pool_rows.h"

namespace argpool {

// Vectors as in PoolRows; but a vector's column of windows is gone down, some rows of it at a time:
// the bests of its rows of cells are kept in the first-level cache. A code tells a cell here, not a
// tap: an offset in its plane, or modulo 2^bits how far a tap's number is from that of the window's
// first cell.
class PoolShared : public PoolRows {
protected:
    static constexpr int shared_rows = 16;  // of the output

    bool shares() const {
        return schedule_name.value() == "shared";
    }
    // Of rows that are done together (PoolGroups), all codes are offsets.
    bool groups() const {
        return schedule_name.value() == "groups" && !channels_last();
    }

    void define_shared() {
        const Start start = start_rows();
        const std::vector<Var> at{lane, x, cy, z, p};
        const auto code_x = [this](const Expr &t) { return x_code(t); };
        const Expr at_z = existing_cell(2, z, 0);
        const auto cell_at = [&](const Expr &cx) { return load(cx, cell_of_row(cy), at_z); };
        // Looked up by one address, for the comparison and for both of what it selects.
        loaded(lane, number, x, cy, z, p) = cell_at(cell(0, px, number));
        inner = RDom(0, w.kernel[0], 0, 1, 0, 1, "inner");
        see(dense, at, inner, loaded(lane, inner.x, x, cy, z, p), code_x(inner.x));
        row(at) = nothing(dense);
        std::vector<RDom *> takes{&take_dense};
        if (begins_outside()) {
            see_edge_row(at, cell_at, code_x);
            takes.push_back(&take_edge);
        }
        for (RDom *take : takes) {
            const bool is_dense = take == &take_dense;
            *take = RDom(0, 1, "take");
            if (begins_outside()) {
                take->where(is_dense ? whole() : !whole());
            }
            const FuncRef r = (is_dense ? dense : edge_row)(lane, x + *take, cy, z, p);
            const Expr of_row_code = row_code(cell_of_row(cy), row_number(cy));
            row(at) = captures() ? Tuple(r[0] + of_row_code, r[1]) : Tuple({Expr(r)});
        }
        const FuncRef there = row(lane, x, known_row(y, number), z, p);
        of_row(lane, number, x, y, z, p) =
            captures() ? Tuple(there[0], there[1]) : Tuple({Expr(there)});
        tap = RDom(0, 1, 0, w.kernel[1], 0, 1, "tap");
        const FuncRef seen = of_row(lane, tap.y, x, y, z, p);
        see(best, {lane, x, y, z, p}, tap, value_of(seen), captures() ? code_of(seen) : Expr());
        const Expr value = stored(value_of(best(lane, x, y, z, p)));
        result(lane, x, y, z, p) = captures() ? Tuple(value, index_found()) : Tuple({value});
        store_rows(start);
    }

    void schedule_shared() {
        Func f = *out;
        const Var chunk("chunk");
        // A copy of all this for the last rows would gain nothing.
        f.update(0)
            .allow_race_conditions()
            .vectorize(in_row.x)
            .split(y, chunk, y, shared_rows, TailStrategy::GuardWithIf)
            .reorder(in_row.x, y, in_row.y, chunk, z, p)
            .never_partition({y, chunk});
        const auto k = parse_xyz(kernel);
        best.compute_at(f, y).store_in(Halide::MemoryType::Stack).vectorize(lane);
        unroll(best.update(0), tap);
        of_row.compute_at(f, y).store_in(Halide::MemoryType::Stack).vectorize(lane);
        of_row.bound_extent(number, k[1]).unroll(number);
        row.compute_at(f, in_row.y).store_in(Halide::MemoryType::Stack).vectorize(lane);
        row.bound_storage(cy, (shared_rows - 1) * along_y().step + (k[1] - 1) * along_y().tap + 1);
        for (const Var &one : {x, z, p}) {
            row.bound_storage(one, 1);
        }
        row.update(0).reorder(lane, take_dense).vectorize(lane);
        if (nearest_row.defined()) {
            nearest_row.compute_root();
        }
        dense.compute_at(row, take_dense.x).vectorize(lane);
        unroll(dense.update(0), inner);
        loaded.compute_at(row, take_dense.x).vectorize(lane);
        loaded.bound_extent(number, k[0]).unroll(number);
        if (begins_outside()) {
            row.update(1).reorder(lane, take_edge).vectorize(lane);
            edge_row.compute_at(row, take_edge.x).vectorize(lane);
            schedule_edge_row();
        }
        schedule_wide({f, y});
        if (goes_singly()) {
            schedule_singly();
        }
    }

private:
    Var cy{"cell_row"};
    Func dense{"dense"}, loaded{"loaded"}, row{"row_of_cells"}, of_row{"of_row"};
    Func nearest_row{"nearest_row"};
    RDom take_dense, take_edge;

    // With dilation, a table knows the nearest row: it takes longer to work out than what is done
    // with it.
    Expr known_row(const Expr &o, const Expr &k) {
        if (along_y().tap == 1) {
            return existing_row(o, k);
        }
        const Var n("n"), at("at");
        nearest_row(n, at) = unbounded(existing_row(at, n));
        const auto in_rows = [&](int tap) {
            const Expr row = o * along_y().step + tap * along_y().tap;
            return clamp(row, first_row(), last_row());
        };
        return Halide::Internal::promise_clamped(nearest_row(k, o), in_rows(0),
                                                 in_rows(parse_xyz(kernel)[1] - 1));
    }

protected:
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
        const bool either = narrows() && !groups() && !have_to_fit;
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
        if (channels_last()) {  // where lanes are no columns, codes do not tell them
            base += lane_offset(Halide::Int(64));
        }
        if (index == Index::I32) {
            return cast<int32_t>(cast(Halide::UInt(32), base) + code);
        }
        if (!narrows() || groups()) {
            return base + cast<int64_t>(code);
        }
        return decoded(wide, are_offsets(), base + cast<int64_t>(code), number);
    }
};

}  // namespace argpool
