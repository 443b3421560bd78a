// Max pooling channels-first where rows are narrow: vectors of whole rows of windows, whose cells
// are four vectors, permuted.
// SPDX-License-Identifier: MIT
#pragma once

#include "pool_flat.h"

namespace argpool {

// As many rows of a plane's windows, or as many small planes, as fit a vector are done together:
// their cells are loaded as they lie, in four vectors at most. Which lanes a tap takes is the same
// for all, but for the last rows, whose windows may lack cells: the nearest one stands for these.
// Where planes' rows are windows' to the last, vectors go on into the next planes'. The last
// planes' loads are masked. Where cells have gaps they are gathered; where the output has, it goes
// window by window.
class PoolQuads : public PoolFlat {
    static constexpr int most_vectors = 4, most_phases = 32, few_groups = 4;

protected:
    bool quads() const {
        return schedule_name.value() == "quads";
    }

    void define_quads() {
        bounds_its_stores();
        const auto k = parse_xyz(kernel), before = parse_xyz(pad);
        _halide_user_assert(lanes == 16 && elem_type().bits() == 32 && !any() && k[2] == 1 &&
                            before[0] + before[1] + before[2] == 0)
            << "\"quads\" is for vectors of 16, and windows of two dimensions without padding\n";
        define_extent();
        static_cast<Func>(*out)(x, y, z, p) = nothing(*out);
        define_sizes();
        const Expr ours = all_begin() && packed() && codes_fit(together) && rows >= 1;
        const Expr dense = ours && fits && src_packed() && extent[2] == 1;
        const Expr in_step = window_rows() <= parse_xyz(stride)[1] &&
                             extent[1] * w.stride[1] == src_dim(1).extent();
        const Expr fuller = next_groups >= few_groups && next_rows * extent[0] > used;
        const Expr next = dense && in_step && (parts > 1 || fuller) &&
                          extent[1] <= most_phases && codes_fit(next_rows);
        const Expr apart = dense && !next, groups = select(next, next_groups, 0);
        taken = select(next, quotient(next_groups * next_rows, together), safe);
        define_vectors({Loads::Whole, most_vectors, Rows::All},
                       select(apart && parts == 1 && !few, safe, 0));
        define_singly(0, extent[0], !ours);
        define_vectors({Loads::Whole, most_vectors - 1, Rows::All},
                       select(apart && parts == 1 && few, safe, 0));
        define_vectors({Loads::Whole, most_vectors, Rows::Next}, groups);
        define_vectors({Loads::Whole, most_vectors, Rows::Some},
                       select(apart && parts > 1, safe, 0));
        const Expr last = select(dense, all_groups - taken, 0);
        define_vectors({Loads::Masked, most_vectors, Rows::Some}, last);
        define_vectors({Loads::Gathered, 0, Rows::Some}, select(ours && !dense, all_groups, 0));
    }

    void schedule_quads() {
        Func f = *out;
        for (Part &part : parts_done) {
            const RDom &r = part.each;
            f.update(part.update)
                .allow_race_conditions()
                .vectorize(r[0])
                .reorder(r[0], r[1], r[2], r[3], r[4]);
            for (Func table : {part.placed, part.along_x, part.along_y}) {
                table.bound(lane, 0, int(lanes))
                    .compute_at(f, r[4])
                    .store_in(Halide::MemoryType::Stack)
                    .vectorize(lane);
            }
            part.along_x.bound_extent(number_x, parse_xyz(kernel)[0]).unroll(number_x);
            part.along_y.bound_extent(number_y, parse_xyz(kernel)[1]).unroll(number_y);
            part.best.bound(lane, 0, int(lanes))
                .compute_at(f, r[1])
                .store_in(Halide::MemoryType::Stack)
                .vectorize(lane);
            unroll(part.best.update(0), part.taps);
            if (part.begin.defined()) {
                part.begin.bound(lane, 0, int(lanes))
                    .bound_storage(y, most_phases)
                    .compute_at(f, r[4])
                    .store_in(Halide::MemoryType::Stack)
                    .vectorize(lane);
            }
            if (part.numbers.defined()) {
                part.numbers.compute_at(f, r[1]).store_in(Halide::MemoryType::Stack);
                part.numbers.update().atomic().vectorize(part.seen);
                unroll(part.best.update(1), part.again);
            }
            for (auto &[pair, held] : part.pairs) {
                pair.bound(in_pair, 0, held)
                    .compute_at(f, r[1])
                    .store_in(Halide::MemoryType::Stack)
                    .vectorize(in_pair, lanes)
                    .unroll(in_pair);
                if (pair.has_update_definition()) {
                    pair.update(0).vectorize(in_pair, lanes).unroll(in_pair);
                }
                for (const Var &v : {y, z, p}) {
                    pair.bound_storage(v, 1);
                }
            }
        }
        schedule_singly();
    }

private:
    enum class Loads { Whole, Masked, Gathered };
    // By each vector: all of a plane, some of one, or those that come next, of planes as well.
    enum class Rows { All, Some, Next };
    struct Way {
        Loads loads;
        int vectors;  // of cells
        Rows rows;
    };
    // An update of the output.
    struct Part {
        int update;
        Func placed, along_x, along_y, best;
        std::vector<std::pair<Func, int>> pairs;  // and their cells
        Func numbers;                             // are all of these?
        Func begin;                               // of Rows::Next: codes of lanes' rows
        RDom taps, each, seen, again;
    };
    std::vector<Part> parts_done;
    // Of a vector: rows of windows, planes, lanes. Parts of a plane; groups of planes, so many of
    // which have whole loads.
    Expr all_planes, rows, together, parts, all_groups, safe, used, fits, few, lacks;
    // Rows::Next only: rows of a vector; groups of planes; how many of these groups it computes.
    Expr next_rows, next_groups, taken;
    Var number_x{"number_x"}, number_y{"number_y"}, in_pair{"in_pair"}, ends{"ends"};

    static Expr quotient(const Expr &a, const Expr &b) {
        return cast<int>(cast<uint32_t>(a) / cast<uint32_t>(max(b, 1)));
    }
    // Do windows begin with cells that exist?
    Expr all_begin() const {
        Expr all = Halide::Internal::const_true();
        for (int d = 0; d < 3; d++) {
            all = all && cell(d, 0, 0) >= src_dim(d).min() &&
                  cell(d, extent[d] - 1, 0) <= src_dim(d).max();
        }
        return all;
    }
    // From a window's first cell to the one past its last, of those that exist in the row.
    Expr reach_x() const {
        return min(cell(0, extent[0] - 1, w.kernel[0] - 1), src_dim(0).max()) + 1 -
               src_dim(0).min();
    }
    int window_rows() const {
        return (parse_xyz(kernel)[1] - 1) * parse_xyz(dilation)[1] + 1;
    }

    void define_sizes() {
        all_planes = out_buffers()[0].dim(3).extent();
        const int n = lanes, held = most_vectors * n, step = parse_xyz(stride)[1];
        const Expr width = src_dim(0).extent(), size = extent[0] * extent[1];
        const Expr room = held - reach_x();
        // So many rows of cells fit, and of windows.
        const Expr cell_rows = quotient(max(room, 0), width) + 1;
        fits = room >= (window_rows() - 1) * width;
        const Expr most = max((cell_rows - window_rows() + step) / step, 1);
        next_rows = max(min(quotient(n, extent[0]), most), 1);
        rows = min(next_rows, extent[1]);
        const Expr past = cell(1, rows - 1, 0) - src_dim(1).min() + window_rows() - 1;
        const Expr reach = min(past, src_dim(1).extent() - 1) * width;
        const Expr cells = cells_of_plane();
        const Expr more = quotient(max(room - reach, 0), cells) + 1;
        together = select(rows == extent[1] && extent[2] == 1 && src_packed(),
                          min(min(quotient(n, size), more), all_planes), 1);
        used = rows * extent[0] * together;
        parts = quotient(extent[1] + rows - 1, rows);
        all_groups = quotient(all_planes + together - 1, together);
        lacks = parts > 1 && cell(1, extent[1] - 1, window_rows() - 1) > src_dim(1).max();
        // The last vector of a plane begins with this cell.
        const Expr last = start_of(extent[1] - rows, extent[2] - 1);
        few = parts == 1 && (together - 1) * cells + reach + reach_x() <= held - n;
        const Expr loaded = select(few, held - n, held);
        const Expr needed = max(quotient(last + loaded + cells - 1, cells), together);
        safe = quotient(max(all_planes - needed + together, 0), together);
        const Expr phases = min(extent[1], most_phases);
        const Expr next_last = (phases - 1) * next_rows * w.stride[1] * width;
        const Expr next_needed = max(quotient(next_last + held + cells - 1, cells), next_rows);
        next_groups = quotient(max(all_planes - next_needed + next_rows, 0), next_rows);
    }
    // From a plane's first cell on, the first row of cells of a row of windows.
    Expr start_of(const Expr &row, const Expr &slab) const {
        return (cell(1, row, 0) - src_dim(1).min()) * src_dim(1).stride() +
               (cell(2, slab, 0) - src_dim(2).min()) * src_dim(2).stride();
    }

    void define_vectors(const Way &way, const Expr &count) {
        Part part{int(static_cast<Func>(*out).num_update_definitions()), Func("placed"),
                  Func("along_x"), Func("along_y"), Func("best"), {}, {}, {}, {}, {}, {}, {}};
        const Loads loads = way.loads;
        const bool all_rows = way.rows == Rows::All, next = way.rows == Rows::Next;
        const Expr rows = next ? next_rows : this->rows;
        const Expr used = next ? rows * extent[0] : this->used;
        const bool deep = loads == Loads::Gathered;
        place(part, next, rows, used);
        part.taps = RDom(0, w.kernel[0], 0, w.kernel[1], 0, 1, "tap");
        // y: parts, or rows' phases; z: slabs, p: groups of planes; ends: are these the last rows?
        const auto plane_at = [&](const Expr &group) {
            return next                    ? group * rows
                   : loads == Loads::Whole ? group * together
                                           : min(group * together, all_planes - together);
        };
        const Expr plane = plane_at(p);
        const auto row_at = [&](const Expr &number, const Expr &end) {
            return all_rows ? Expr(0)
                   : next   ? number * rows
                            : min(number * rows + end * extent[1], extent[1] - rows);
        };
        const Expr row = row_at(y, ends), start = start_of(row, deep ? Expr(z) : 0);
        const std::vector<Var> at{lane, y, z, p, ends};
        if (!deep) {
            load_pairs(part, way, start, plane);
        }
        see_taps(part, part.taps, start, plane, !deep);
        if (!deep) {  // a vector is tested once for a NaN
            find_numbers(part);
            see_taps(part, part.again, start, plane, false);
        }

        Func result("result");
        const FuncRef b = part.best(lane, y, z, p, ends);
        Expr first = cast<int64_t>(plane) * index_stride_c;
        const Xyz o{0, next ? Expr(0) : row, deep ? Expr(z) : 0};
        for (int d = 0; d < 3; d++) {
            first += cast<int64_t>(cell(d, o[d], 0)) * index_stride()[d];
        }
        Expr code = captures() ? code_of(b) : Expr();
        if (next && captures() && !numbers_taps()) {
            number_rows(part);
            code += part.begin(lane, y);
        }
        result(at) = captures() ? Tuple(value_of(b), index_from(first, code))
                                : Tuple({value_of(b)});
        part.each = RDom({{0, lanes},
                          {0, all_rows ? Expr(1)
                              : next   ? min(extent[1], most_phases)
                                       : parts},
                          {0, deep ? extent[2] : 1},
                          {loads == Loads::Masked ? taken : Expr(0), count},
                          {0, next       ? select(count > 0, 1, 0)
                              : all_rows ? Expr(1)
                                         : select(lacks, 2, 1)}},
                         "r");
        const RDom &r = part.each;
        part.each.where(r[0] < used);
        const FuncRef found = result(r[0], r[1], r[2], r[3], r[4]);
        const Expr line_of = row_at(r[1], r[4]) + r[2] * extent[1];
        static_cast<Func>(*out)(line_of * extent[0] + r[0], 0, 0, plane_at(r[3])) =
            captures() ? Tuple(found[0], found[1]) : Tuple({Expr(found)});
        parts_done.push_back(part);
    }

    // The cells of a vector's windows, from the first one of its first row on.
    void load_pairs(Part &part, const Way &way, const Expr &start, const Expr &plane) {
        for (int i = 0; 2 * i < way.vectors; i++) {
            const int held = (2 * i + 1 < way.vectors ? 2 : 1) * lanes;
            Func pair("pair");
            const Expr at_cell = start + (i * 2 * lanes + in_pair);
            if (way.loads == Loads::Whole) {
                pair(in_pair, y, z, p, ends) = load_flat(at_cell, plane);
            } else {
                const Expr all_left = cast<int64_t>(all_planes - plane) * cells_of_plane();
                const Expr left = cast<int>(min(all_left, Halide::Int(32).max()));
                RDom here(0, 1, "here");
                here.where(at_cell < left);
                pair(in_pair, y, z, p, ends) = cast(value_type(), 0);
                pair(in_pair, y, z, p, ends) = load_flat(at_cell + here, plane);
            }
            part.pairs.push_back({pair, held});
        }
    }
    // Cells of pairs, or where there are none, gathered ones.
    void see_taps(const Part &part, const RDom &t, const Expr &start, const Expr &plane,
                  bool numbers) {
        const FuncRef along_x = part.along_x(lane, t.x, ends),
                      along_y = part.along_y(lane, t.y, ends);
        const Expr place = along_x[0] + along_y[0];
        Expr value = part.pairs.empty() ? load_flat(start + place, plane) : Expr();
        for (size_t i = 0; i < part.pairs.size(); i++) {
            const auto &[pair, held] = part.pairs[i];
            const Expr at = Halide::Internal::promise_clamped(place & (held - 1), 0, held - 1);
            const Expr picked = pair(at, y, z, p, ends);
            value = i > 0 ? select(place > 2 * int(i) * lanes - 1, picked, value) : picked;
        }
        see(part.best, {lane, y, z, p, ends}, t, value, along_x[1] + along_y[1], numbers);
    }
    // Are they numbers? Else the windows are to be seen again.
    void find_numbers(Part &part) {
        part.seen = RDom(0, lanes, "seen");
        Expr all = Halide::Internal::const_true();
        for (const auto &[pair, held] : part.pairs) {
            for (int i = 0; i < held; i += lanes) {
                const Expr v = pair(part.seen + i, y, z, p, ends);
                all = all && v == v;
            }
        }
        part.numbers = Func("numbers");
        part.numbers(y, z, p, ends) = Halide::Internal::const_true();
        part.numbers(y, z, p, ends) = part.numbers(y, z, p, ends) && all;
        part.again = PoolTaps::taps("again", !part.numbers(y, z, p, ends));
    }

    // Where the cells of a vector's windows lie from the first cell of its first row on, and their
    // codes: both are sums of a part along x and a part along y.
    void place(Part &part, bool next, const Expr &rows, const Expr &used) {
        const Expr window = min(lane, used - 1);
        const Expr line = quotient_of_few(window, extent[0]);
        const Expr plane = quotient_of_few(line, rows);
        part.placed(lane, ends) = Tuple(window - line * extent[0], line - plane * rows, plane);
        const FuncRef o = part.placed(lane, ends);
        const Type type = code_type();
        // The last tap whose cell exists, at most.
        const auto nearest = [&](int d, const Expr &at, const Expr &k) {
            return min(k, divided_by(src_dim(d).max() - cell(d, at, 0), parse_xyz(dilation)[d]));
        };
        const auto share = [&](int d, const Expr &from_first, const Expr &t, int numbers) {
            return numbers_taps() ? cast(type, t * numbers)
                                  : cast(type, from_first) * cast(type, index_stride()[d]);
        };
        const Expr tx = nearest(0, o[0], number_x);
        const Expr further_x = cell(0, o[0], tx) - cell(0, 0, 0);
        part.along_x(lane, number_x, ends) =
            Tuple(cell(0, o[0], tx) - src_dim(0).min(), share(0, further_x, tx, 1));
        const Expr begin = select(ends > 0, extent[1] - rows, 0);
        const Expr ty = next ? Expr(number_y) : nearest(1, begin + o[1], number_y);
        const Expr further_y = o[1] * w.stride[1] + ty * w.dilation[1];
        const Expr of_plane =
            numbers_taps() ? cast(type, 0) : cast(type, o[2]) * cast(type, index_stride_c);
        part.along_y(lane, number_y, ends) =
            Tuple(further_y * src_dim(1).stride() + o[2] * src.dim(3).stride(),
                  share(1, further_y, ty, parse_xyz(kernel)[0]) + of_plane);
    }
    // Of a phase's lanes, how far the first cells of their rows are from the first phase's, which
    // begins with a plane: planes' rows are numbered anew.
    void number_rows(Part &part) {
        const auto as_code = [this](const Expr &e) { return cast(code_type(), e); };
        const Expr down = as_code(w.stride[1]) * as_code(index_stride()[1]);
        const Expr planes = quotient_of_few(y * next_rows + part.placed(lane, 0)[1], extent[1]);
        const Expr anew = as_code(index_stride_c) - as_code(extent[1]) * down;
        part.begin(lane, y) = as_code(y * next_rows) * down + as_code(planes) * anew;
    }
    static Expr divided_by(const Expr &cells, int by) {
        return by > 1 ? divided(cells, by) : cells;
    }
};

}  // namespace argpool
