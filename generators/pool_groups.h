// Max pooling along x, channels-first, with a compiled window that overlaps its neighbours along y:
// rows of the output are done together, and what their windows share is worked out once.
// SPDX-License-Identifier: MIT
#pragma once

#include "pool_strips.h"

namespace argpool {

// Vectors as in PoolRows; but of some rows of the output at a time, whose rows of cells are seen
// once and stay in registers. There is one way for all vectors: where windows lack cells along x,
// tables make their lanes see the nearest that exist. A comparison is one: a vector is tested once
// for all rows for a NaN, and its windows are then computed again. A code is how far a
// cell is from the first in its plane's row, and in its window's column: an offset, or taps.
class PoolGroups : public PoolStrips {
protected:
    // Rows of the output in a group. With codes, a fourth row's bests would not stay in registers.
    int group_rows() const {
        return captures() ? 3 : 4;
    }

    void define_groups() {
        const auto k = parse_xyz(kernel), s = parse_xyz(stride);
        const bool dense = parse_xyz(dilation) == std::array<int, 3>{1, 1, 1};
        _halide_user_assert(dense && k[2] == 1 && s[0] >= k[0] - 1 && value_type().is_float())
            << "max_pool groups rows of numbers whose windows have a column in common at most\n";
        masks_are_bits = get_target().has_feature(Halide::Target::AVX512);
        const Start start = start_rows();
        define_taps();
        const int later = k[1] - 1;
        if (captures()) {
            downs(n, y) = down(n / later, n % later + 1);
        }
        const FuncRef top = row(lane, x, j * along_y().step, y, z, p);
        const std::vector<Var> at{lane, x, j, y, z, p};
        best(at) = captures() ? Tuple(top[2], top[0]) : Tuple(std::vector<Expr>{top[0]});
        tap = RDom(0, 1, 1, k[1] - 1, 0, 1, "tap");
        const FuncRef seen = row(lane, x, j * along_y().step + tap.y, y, z, p);
        const Expr code = captures() ? seen[2] + downs(j * later + tap.y - 1, y) : Expr();
        see(best, at, tap, seen[0], code, true);
        find_numbers();
        store_groups(start);
    }

    void schedule_groups() {
        Func f = *out;
        const RDom &r = in_group;
        f.update(0)
            .allow_race_conditions()
            .vectorize(r[0])
            .unroll(r[1])
            .unroll(r[2])
            .reorder(r[0], r[1], r[2], r[3], r[4], z, p)
            .never_partition({r[3], r[4]});
        best.compute_at(f, r[2]).store_in(Halide::MemoryType::Stack).vectorize(lane).unroll(j);
        unroll(best.update(0), tap);
        best.update(0).unroll(j);
        numbers.compute_at(f, r[3]).store_in(Halide::MemoryType::Stack);
        numbers.update().atomic().vectorize(lanes_seen);
        exact.compute_at(f, r[2]).store_in(Halide::MemoryType::Stack).vectorize(lane);
        // Larger than what is free by then: Halide would take the place of registers.
        exact.bound_extent(j, group_rows()).bound_storage(j, 2 * rows_of_cells());
        exact.update(0).reorder(lane, again).vectorize(lane);
        if (captures()) {  // as one vector: one by one they take 60 instructions more
            const int later = group_rows() * (parse_xyz(kernel)[1] - 1);
            downs.compute_at(f, r[4]).store_in(Halide::MemoryType::Stack);
            downs.bound(n, 0, later).vectorize(n, later);
        }
        row.compute_at(f, r[3]).store_in(Halide::MemoryType::Stack).vectorize(lane);
        row.bound_extent(n, rows_of_cells()).unroll(n);
        for (Func &two : pairs) {
            two.compute_at(row, n).store_in(Halide::MemoryType::Stack);
            two.bound(i, 0, 2 * lanes).vectorize(i, lanes).unroll(i);
        }
        along_x.compute_at(row, n).vectorize(lane);
        for (size_t t = 0; t < tables.size(); t++) {
            tables[t].compute_root().vectorize(lane, lanes);
            cells[t].compute_at(row, n).store_in(Halide::MemoryType::Stack).vectorize(lane);
            unroll(along_x.update(t), taps[t]);
        }
        if (goes_singly()) {
            schedule_singly();
        }
    }

private:
    Var n{"cell_row"}, i{"i"}, j{"j"};
    Func along_x{"along_x"}, row{"row_of_cells"}, numbers{"numbers"}, downs{"downs"};
    Func hot{"hot"}, cold{"cold"}, exact{"exact"};
    std::vector<Func> pairs, cells, tables;
    std::vector<RDom> taps;
    RDom in_group, lanes_seen, again;

    int rows_of_cells() const {
        return (group_rows() - 1) * along_y().step + parse_xyz(kernel)[1];
    }
    // The first row of the output in a group: the last group is shifted inwards.
    Expr first_in(const Expr &group) const {
        const Expr rows = out_buffers()[0].dim(1).extent();
        return max(min(group * group_rows(), rows - group_rows()), 0);
    }

    // Of two vectors, cells are permuted: a table has where they lie in these, and the codes.
    void define_taps() {
        const int k = parse_xyz(kernel)[0], apart = parse_xyz(stride)[0];
        const Expr at_y = cell_of_row(nearest_row(first_in(y) * along_y().step + n));
        const Expr at_z = existing_cell(2, z, 0);
        const Expr first = src_dim(0).min(), last = src_dim(0).max() - (lanes - 1);
        pairs.resize(k);
        tables.resize(k);
        cells.resize(k);
        // The last taps' cells lie in two vectors of cells. Those of a tap before are a later one's
        // of the window before, but for the first.
        const int from = std::max(k - apart, 0);
        const auto half = [&](const Expr &h) {
            return clamp(cell(0, first_x, from) + h * lanes, first, last);
        };
        for (int t = k - 1; t >= 0; t--) {
            Expr place;
            const Expr there = existing(0, px, t);
            pairs[t] = Func("pair");
            if (t + apart < k) {
                const Expr begin = clamp(cell(0, first_x, t), first, src_dim(0).max());
                const Expr later = cells[t + apart](i % lanes, x, n, y, z, p);
                pairs[t](i, x, n, y, z, p) = select(i < lanes, later, load(begin, at_y, at_z));
                place = select(lane == 0, lanes, lane - 1);
            } else {
                pairs[t](i, x, n, y, z, p) = load(half(i / lanes) + i % lanes, at_y, at_z);
                const Expr within = cell(0, px, there) - half(0);
                place = select(within < lanes, within, cell(0, px, there) - half(1) + lanes);
            }
            const Expr code = captures() ? along_row(there) : Expr();
            tables[t] = Func("table");
            tables[t](lane, x) = captures() ? Tuple(place, code) : Tuple({place});
            const FuncRef known = tables[t](lane, x);
            const Expr in_pair = Halide::Internal::promise_clamped(
                captures() ? known[0] : Expr(known), 0, 2 * lanes - 1);
            cells[t] = Func("cells");
            cells[t](lane, x, n, y, z, p) = pairs[t](in_pair, x, n, y, z, p);
        }
        // Are all cells of the two vectors numbers? A NaN of a first tap stays, and is seen in the
        // row's best.
        const auto number = [&](const Expr &at) {
            const Expr v = pairs[k - 1](at, x, n, y, z, p);
            return v == v;
        };
        const Expr all = number(lane) && number(lane + lanes);
        for (int t = 0; t < k; t++) {
            taps.push_back(RDom(t, 1, 0, 1, 0, 1, "tap_x"));
            see(along_x, {lane, x, n, y, z, p}, taps[t], cells[t](lane, x, n, y, z, p),
                captures() ? Expr(tables[t](lane, x)[1]) : Expr(), true);
        }
        const FuncRef r = along_x(lane, x, n, y, z, p);
        row(lane, x, n, y, z, p) = captures() ? Tuple(r[1], all, r[0]) : Tuple(Expr(r), all);
    }

    // Has a group a NaN? Of a comparison for two vectors.
    void find_numbers() {
        lanes_seen = RDom(0, lanes, "lanes_seen");
        Expr all = Halide::Internal::const_true();
        for (int k = 0; k < rows_of_cells(); k += 2) {
            const FuncRef one = row(lanes_seen, x, k, y, z, p);
            const FuncRef two = row(lanes_seen, x, std::min(k + 1, rows_of_cells() - 1), y, z, p);
            all = all && one[1] && two[1] && (Expr(one[0]) == one[0] && Expr(two[0]) == two[0]);
        }
        numbers(x, y, z, p) = Halide::Internal::const_true();
        numbers(x, y, z, p) = numbers(x, y, z, p) && all;
    }

    // Rows of a group are stored from the last on: where a plane has fewer, the last row's own
    // result is stored over what was worked out for rows beyond. In a second pass, a group that has
    // a NaN has its windows seen again.
    void store_groups(const Start &start) {
        Func f = *out;
        f(x, y, z, p) = nothing(f);
        const Expr extent = min(in_vectors(), src_dim(0).extent()), width = in_vectors();
        const Expr by_vectors = extent >= lanes && (!narrows() || are_offsets());
        const Expr rows = out_buffers()[0].dim(1).extent();
        const Expr vectors = select(by_vectors, (width + lanes - 1) / lanes, 0);
        const Expr groups = (rows + group_rows() - 1) / group_rows();
        in_group = RDom(0, lanes, 0, group_rows(), 0, 2, 0, vectors, 0, groups, "in_group");
        const RDom &r = in_group;
        in_group.where(r[2] == 0 || !numbers(r[3], r[4], z, p));
        const Expr in = group_rows() - 1 - r[1];
        hot(lane, x, j, y, z, p) = found_in_group(both(best(lane, x, j, y, z, p)));
        see_again();
        cold(lane, x, j, y, z, p) = found_in_group(both(exact(lane, j, x, y, z, p)));
        const FuncRef h = hot(r[0], r[3], in, r[4], z, p), c = cold(r[0], r[3], in, r[4], z, p);
        const Expr at = start(r[3]) + r[0], at_y = min(first_in(r[4]) + in, rows - 1);
        const auto either = [&](const Expr &a, const Expr &b) { return select(r[2] == 0, a, b); };
        f(at, at_y, z, p) = captures() ? Tuple(either(h[0], c[0]), either(h[1], c[1]))
                                       : Tuple({either(h, c)});
        if (goes_singly()) {
            define_singly(select(by_vectors, width, 0), out_buffers()[0].dim(0).extent());
        }
    }
    // All rows and taps are one loop: LLVM tests before it whether there is a NaN.
    void see_again() {
        const auto k = parse_xyz(kernel);
        const int taps_of_row = k[0] * k[1];
        again = RDom(0, group_rows() * taps_of_row, "again");
        again.where(!numbers(x, y, z, p));
        const Expr t = again % taps_of_row, in = again / taps_of_row;
        const Expr tx = existing(0, px, t % k[0]);
        const Expr later = load(cell(0, px, tx), cell_of_row(near_row(in, t / k[0])),
                                existing_cell(2, z, 0));
        exact(lane, j, x, y, z, p) = nothing(best);
        const FuncRef e = exact(lane, in, x, y, z, p);
        const Expr loses = t != 0 && later_loses(later, value_of(e));
        const Expr value = select(loses, value_of(e), later);
        if (captures()) {
            const Expr code = along_row(tx) + down(in, t / k[0]);
            exact(lane, in, x, y, z, p) = Tuple(select(loses, code_of(e), code), value);
        } else {
            exact(lane, in, x, y, z, p) = value;
        }
    }
    Tuple found_in_group(const Tuple &of) {
        return captures() ? Tuple(stored(of[1]), index_in_group(of[0])) : Tuple({stored(of[0])});
    }

    // ---- Codes ----

    // The nearest row of cells that exists; to that of a tap of row j of the output.
    Expr nearest_row(const Expr &row) const {
        return clamp(row, first_row(), last_row());
    }
    Expr near_row(const Expr &in, const Expr &t) const {
        return nearest_row((first_in(y) + in) * along_y().step + t);
    }
    Expr row_code_at(const Expr &cy) const {
        return row_code(cell_of_row(cy), row_number(cy));
    }
    Expr down(const Expr &in, const Expr &t) const {
        return row_code_at(near_row(in, t)) - row_code_at(near_row(in, 0));
    }
    Expr along_row(const Expr &t) const {
        return numbers_taps() ? x_code(t) : x_code(t) - first_x_code();
    }
    Expr first_x_code() const {
        return cast(code_type(), src_dim(0).min()) * cast(code_type(), index_stride()[0]);
    }
    Expr index_in_group(const Expr &code) const {
        const Expr down = row_code_at(near_row(j, 0));
        if (numbers_taps()) {
            const Expr above = row_number((first_in(y) + j) * along_y().step);
            return cast(index_type(), code + (down - cast(code_type(), above)));
        }
        const Expr base = index_base + cast<int64_t>(first_p) * index_stride_c +
                          cast<int64_t>(existing_cell(2, z, 0)) * index_stride_z +
                          cast<int64_t>(src_dim(0).min()) * index_stride_x + cast<int64_t>(down);
        const Type u32 = Halide::UInt(32);
        if (index == Index::I32) {
            return cast<int32_t>(cast(u32, base) + code);
        }
        return base + (narrows() ? cast<int64_t>(cast(u32, code)) : cast<int64_t>(code));
    }
};

}  // namespace argpool
