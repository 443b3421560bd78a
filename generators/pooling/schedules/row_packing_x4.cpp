// Rows of less than an AVX-512 vector of windows: as many whole rows, or small planes, as fit fill
// a vector. A vector's lanes are windows that follow each other in the output; their cells are
// loaded as up to four vectors that follow each other in src, and two-source permutations pick each
// tap out of them. It wins over plane_line.cpp where those four vectors hold all cells: nothing is
// gathered.
// SPDX-License-Identifier: MIT
#include "pooling/parts/plane_line.h"
#include "pooling/parts/scalar_tail.h"

namespace argpool::pooling {

namespace {

// As many rows of a plane's windows, or as many small planes, as fit fill a vector; their cells are
// loaded as they lie, in four vectors at most. The lanes that a tap takes of these are the same for
// all vectors, except for the last rows, whose windows may lack cells: the nearest cell stands for
// these. If windows' rows cover planes exactly (in step), vectors cross the ends of planes. The
// last planes' loads are masked. Where cells have gaps they are gathered; where the output has
// gaps, ScalarTail computes all windows one by one.
class RowPackingX4 final : public PoolingSchedule {
public:
    explicit RowPackingX4(const Pooling &op) : PoolingSchedule(op), line(op), tail(op) {}

    void define() override {
        describe();
        schedule();
    }

private:
    // At most: vectors of cells for one of windows, phases of Rows::Next. At least: its groups.
    static constexpr int most_vectors = 4, most_phases = 32, few_groups = 4;

    PlaneLine line;
    ScalarTail tail;

    // Defines six updates, by how a vector's cells are loaded and which rows it has. The call's
    // extents decide which have iterations. `ours`: vectors compute the call; `dense`: and gather
    // nothing.
    void describe() {
        const auto k = op.fixed.kernel, before = op.fixed.pad;
        _halide_user_assert(op.lanes == 16 && op.spec.elem.bits() == 32 && !op.any() && k[2] == 1 &&
                            before[0] + before[1] + before[2] == 0)
            << "\"row_packing_x4\" is for vectors of 16 and windows of two dimensions, unpadded\n";
        op.out(x, y, z, p) = Pooling::nothing(op.out);
        define_sizes();
        const Expr ours = all_begin() && line.packed() && line.codes_fit(together) && rows >= 1;
        const Expr dense = ours && fits && line.src_packed() && line.extent[2] == 1;
        const Expr in_step = window_rows() <= op.fixed.stride[1] &&
                             line.extent[1] * op.w.stride[1] == op.src_dim(1).extent();
        const Expr fuller = next_groups >= few_groups && next_rows * line.extent[0] > used;
        const Expr next = dense && in_step && (parts > 1 || fuller) &&
                          line.extent[1] <= most_phases && line.codes_fit(next_rows);
        const Expr apart = dense && !next, groups = select(next, next_groups, 0);
        taken = select(next, quotient(next_groups * next_rows, together), safe);
        define_vectors({Loads::Whole, most_vectors, Rows::All},
                       select(apart && parts == 1 && !few, safe, 0));
        tail.define(0, line.extent[0], !ours);
        define_vectors({Loads::Whole, most_vectors - 1, Rows::All},
                       select(apart && parts == 1 && few, safe, 0));
        define_vectors({Loads::Whole, most_vectors, Rows::Next}, groups);
        define_vectors({Loads::Whole, most_vectors, Rows::Some},
                       select(apart && parts > 1, safe, 0));
        const Expr last = select(dense, all_groups - taken, 0);
        define_vectors({Loads::Masked, most_vectors, Rows::Some}, last);
        define_vectors({Loads::Gathered, 0, Rows::Some}, select(ours && !dense, all_groups, 0));
    }

    // Tables once an update, then group by group: loads, permutations, comparisons.
    void schedule() {
        Func f = op.out;
        for (Part &part : parts_done) {
            const RDom &r = part.each;
            f.update(part.update)
                .allow_race_conditions()
                .vectorize(r[0])
                .reorder(r[0], r[1], r[2], r[3], r[4]);
            for (Func table : {part.placed, part.along_x, part.along_y}) {
                table.bound(lane, 0, int(op.lanes))
                    .compute_at(f, r[4])
                    .store_in(Halide::MemoryType::Stack)
                    .vectorize(lane);
            }
            part.along_x.bound_extent(number_x, op.fixed.kernel[0]).unroll(number_x);
            part.along_y.bound_extent(number_y, op.fixed.kernel[1]).unroll(number_y);
            part.best.bound(lane, 0, int(op.lanes))
                .compute_at(f, r[1])
                .store_in(Halide::MemoryType::Stack)
                .vectorize(lane);
            unroll(part.best.update(0), part.taps);
            if (part.begin.defined()) {
                part.begin.bound(lane, 0, int(op.lanes))
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
                    .vectorize(in_pair, op.lanes)
                    .unroll(in_pair);
                if (pair.has_update_definition()) {
                    pair.update(0).vectorize(in_pair, op.lanes).unroll(in_pair);
                }
                for (const Var &v : {y, z, p}) {
                    pair.bound_storage(v, 1);
                }
            }
        }
        tail.schedule();
    }

    enum class Loads { Whole, Masked, Gathered };
    // A vector has all rows of a plane or of planes (All), some of one plane (Some), or those that
    // come next, across planes (Next), where a group's vectors differ in their first row (phase).
    enum class Rows { All, Some, Next };
    struct Way {
        Loads loads;
        int vectors;  // of cells
        Rows rows;
    };
    // An update of the output.
    struct Part {
        int update = 0;
        Func placed{"placed"}, along_x{"along_x"}, along_y{"along_y"}, best{"best"};
        std::vector<std::pair<Func, int>> pairs;  // and their cells
        Func numbers;                             // are all of these?
        Func begin;                               // of Rows::Next: codes of lanes' rows
        RDom taps, each, seen, again;
    };
    std::vector<Part> parts_done;
    // A vector has `rows` of windows, planes (together), lanes (used). `parts`: vectors of a plane;
    // `safe`: groups of planes, of all_groups, whose loads need no mask; `lacks`: the last rows
    // lack cells.
    Expr all_planes, rows, together, parts, all_groups, safe, used, fits, few, lacks;
    // Rows::Next only: rows of a vector; groups of planes; how many of these groups it computes.
    Expr next_rows, next_groups, taken;
    Var number_x{"number_x"}, number_y{"number_y"}, in_pair{"in_pair"}, ends{"ends"};

    // The quotient of numbers that are not negative; by 0 as by 1.
    static Expr quotient(const Expr &a, const Expr &b) {
        return cast<int>(cast<uint32_t>(a) / cast<uint32_t>(max(b, 1)));
    }
    // Do windows begin with cells that exist?
    Expr all_begin() const {
        Expr all = Halide::Internal::const_true();
        for (int d = 0; d < 3; d++) {
            all = all && op.cell(d, 0, 0) >= op.src_dim(d).min() &&
                  op.cell(d, line.extent[d] - 1, 0) <= op.src_dim(d).max();
        }
        return all;
    }
    // How many cells of a row windows span, of those that exist.
    Expr reach_x() const {
        return min(op.cell(0, line.extent[0] - 1, op.w.kernel[0] - 1), op.src_dim(0).max()) + 1 -
               op.src_dim(0).min();
    }
    // Rows of cells from a window's first to its last.
    int window_rows() const {
        return (op.fixed.kernel[1] - 1) * op.fixed.dilation[1] + 1;
    }

    // Computes how many rows and planes fill a vector, and how many groups of planes may load whole
    // vectors: those behind them would read past the last plane.
    void define_sizes() {
        all_planes = line.planes;
        const int n = op.lanes, held = most_vectors * n, step = op.fixed.stride[1];
        const Expr width = op.src_dim(0).extent(), size = line.extent[0] * line.extent[1];
        const Expr room = held - reach_x();
        // So many rows of cells fit, and of windows.
        const Expr cell_rows = quotient(max(room, 0), width) + 1;
        fits = room >= (window_rows() - 1) * width;
        const Expr most = max((cell_rows - window_rows() + step) / step, 1);
        next_rows = max(min(quotient(n, line.extent[0]), most), 1);
        rows = min(next_rows, line.extent[1]);
        const Expr past = op.cell(1, rows - 1, 0) - op.src_dim(1).min() + window_rows() - 1;
        const Expr reach = min(past, op.src_dim(1).extent() - 1) * width;
        const Expr cells = line.cells();
        const Expr more = quotient(max(room - reach, 0), cells) + 1;
        together = select(rows == line.extent[1] && line.extent[2] == 1 && line.src_packed(),
                          min(min(quotient(n, size), more), all_planes), 1);
        used = rows * line.extent[0] * together;
        parts = quotient(line.extent[1] + rows - 1, rows);
        all_groups = quotient(all_planes + together - 1, together);
        lacks =
            parts > 1 && op.cell(1, line.extent[1] - 1, window_rows() - 1) > op.src_dim(1).max();
        // The last vector of a plane begins with this cell.
        const Expr last = start_of(line.extent[1] - rows, line.extent[2] - 1);
        few = parts == 1 && (together - 1) * cells + reach + reach_x() <= held - n;
        const Expr loaded = select(few, held - n, held);
        const Expr needed = max(quotient(last + loaded + cells - 1, cells), together);
        safe = quotient(max(all_planes - needed + together, 0), together);
        const Expr phases = min(line.extent[1], most_phases);
        const Expr next_last = (phases - 1) * next_rows * op.w.stride[1] * width;
        const Expr next_needed = max(quotient(next_last + held + cells - 1, cells), next_rows);
        next_groups = quotient(max(all_planes - next_needed + next_rows, 0), next_rows);
    }
    // Where the cells of a row of windows begin, counted from the plane's first cell.
    Expr start_of(const Expr &row, const Expr &slab) const {
        return (op.cell(1, row, 0) - op.src_dim(1).min()) * op.src_dim(1).stride() +
               (op.cell(2, slab, 0) - op.src_dim(2).min()) * op.src_dim(2).stride();
    }

    // Adds an update of the output for `count` groups of planes.
    void define_vectors(const Way &way, const Expr &count) {
        Part part;
        part.update = op.out.num_update_definitions();
        const bool next = way.rows == Rows::Next, deep = way.loads == Loads::Gathered;
        place(part, next, rows_by(way), used_by(way));
        part.taps = RDom(0, op.w.kernel[0], 0, op.w.kernel[1], 0, 1, "tap");
        // y: parts, or rows' phases; z: slabs, p: groups of planes; ends: are these the last rows?
        const Expr plane = plane_at(way, p);
        const Expr row = row_at(way, y, ends), start = start_of(row, deep ? Expr(z) : 0);
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
        Expr first = cast<int64_t>(plane) * op.index_stride_c;
        const Xyz o{0, next ? Expr(0) : row, deep ? Expr(z) : 0};
        for (int d = 0; d < 3; d++) {
            first += cast<int64_t>(op.cell(d, o[d], 0)) * op.index_stride[d];
        }
        Expr code = op.captures() ? op.code_of(b) : Expr();
        if (next && op.captures() && !op.numbers_taps()) {
            number_rows(part);
            code += part.begin(lane, y);
        }
        result(at) = line.found(op.value_of(b), first, code);
        store(part, way, result, count);
        parts_done.push_back(part);
    }

    // Stores the lanes that are used, under a mask where these are not all.
    void store(Part &part, const Way &way, const Func &result, const Expr &count) {
        const bool all_rows = way.rows == Rows::All, next = way.rows == Rows::Next;
        part.each = RDom({{0, op.lanes},
                          {0, all_rows ? Expr(1)
                              : next   ? min(line.extent[1], most_phases)
                                       : parts},
                          {0, way.loads == Loads::Gathered ? line.extent[2] : 1},
                          {way.loads == Loads::Masked ? taken : Expr(0), count},
                          {0, next       ? select(count > 0, 1, 0)
                              : all_rows ? Expr(1)
                                         : select(lacks, 2, 1)}},
                         "r");
        const RDom &r = part.each;
        part.each.where(r[0] < used_by(way));
        const FuncRef found = result(r[0], r[1], r[2], r[3], r[4]);
        const Expr to_row = row_at(way, r[1], r[4]) + r[2] * line.extent[1];
        op.out(to_row * line.extent[0] + r[0], 0, 0, plane_at(way, r[3])) = op.both(found);
    }

    // A vector's rows of windows, and lanes.
    Expr rows_by(const Way &way) const {
        return way.rows == Rows::Next ? next_rows : rows;
    }
    Expr used_by(const Way &way) const {
        return way.rows == Rows::Next ? next_rows * line.extent[0] : used;
    }
    // The first plane of a group; the first row of a vector.
    Expr plane_at(const Way &way, const Expr &group) const {
        return way.rows == Rows::Next      ? group * next_rows
               : way.loads == Loads::Whole ? group * together
                                           : min(group * together, all_planes - together);
    }
    // (Only the pass over last rows, `end` 1, has a table for windows that lack cells: the other
    // one would read past the last plane there. It begins a vector earlier, as a plane's last row
    // alone lacks cells.)
    Expr row_at(const Way &way, const Expr &number, const Expr &end) const {
        if (way.rows == Rows::All) {
            return Expr(0);
        }
        if (way.rows == Rows::Next) {
            return number * next_rows;
        }
        const Expr last = line.extent[1] - rows;
        return min(number * rows + end * line.extent[1], last - select(lacks && end == 0, 1, 0));
    }

    // The cells of a vector's windows, from the first one of its first row on.
    void load_pairs(Part &part, const Way &way, const Expr &start, const Expr &plane) {
        for (int i = 0; 2 * i < way.vectors; i++) {
            const int held = (2 * i + 1 < way.vectors ? 2 : 1) * op.lanes;
            Func pair("pair");
            const Expr at_cell = start + (i * 2 * op.lanes + in_pair);
            if (way.loads == Loads::Whole) {
                pair(in_pair, y, z, p, ends) = line.load(at_cell, plane);
            } else {
                const Expr all_left = cast<int64_t>(all_planes - plane) * line.cells();
                const Expr left = cast<int>(min(all_left, Halide::Int(32).max()));
                RDom here(0, 1, "here");
                here.where(at_cell < left);
                pair(in_pair, y, z, p, ends) = cast(op.held.value_type(), 0);
                pair(in_pair, y, z, p, ends) = line.load(at_cell + here, plane);
            }
            part.pairs.push_back({pair, held});
        }
    }
    // Sees the taps `t`. `place`, a cell's offset from the vector's first one, is a lane of pair
    // place / (2 * lanes). All pairs are permuted, `select` takes one; without pairs, cells are
    // gathered.
    void see_taps(const Part &part, const RDom &t, const Expr &start, const Expr &plane,
                  bool numbers) {
        const FuncRef along_x = part.along_x(lane, t.x, ends),
                      along_y = part.along_y(lane, t.y, ends);
        const Expr place = along_x[0] + along_y[0];
        Expr value = part.pairs.empty() ? line.load(start + place, plane) : Expr();
        for (size_t i = 0; i < part.pairs.size(); i++) {
            const auto &[pair, held] = part.pairs[i];
            const Expr at = within(place & (held - 1), held);
            const Expr picked = pair(at, y, z, p, ends);
            value = i > 0 ? select(place > 2 * int(i) * op.lanes - 1, picked, value) : picked;
        }
        op.see(part.best, {lane, y, z, p, ends}, t, value, along_x[1] + along_y[1], numbers);
    }
    // Defines whether all cells are numbers; if one is not, the taps of `again` are seen.
    void find_numbers(Part &part) {
        part.seen = RDom(0, op.lanes, "seen");
        Expr all = Halide::Internal::const_true();
        for (const auto &[pair, held] : part.pairs) {
            for (int i = 0; i < held; i += op.lanes) {
                const Expr v = pair(part.seen + i, y, z, p, ends);
                all = all && v == v;
            }
        }
        part.numbers = Func("numbers");
        part.numbers(y, z, p, ends) = Halide::Internal::const_true();
        part.numbers(y, z, p, ends) = part.numbers(y, z, p, ends) && all;
        part.again = op.taps("again", !part.numbers(y, z, p, ends));
    }

    // Where the cells of a vector's windows lie from the first cell of its first row on, and their
    // codes: both are sums of a part along x and a part along y.
    void place(Part &part, bool next, const Expr &rows, const Expr &used) {
        const Expr window = min(lane, used - 1);
        const Expr row = quotient_of_few(window, line.extent[0]);
        const Expr plane = quotient_of_few(row, rows);
        part.placed(lane, ends) = Tuple(window - row * line.extent[0], row - plane * rows, plane);
        const FuncRef o = part.placed(lane, ends);
        const Type type = op.code_type();
        // The last tap whose cell exists, at most.
        const auto nearest = [&](int d, const Expr &at, const Expr &k) {
            return min(k,
                       divided_by(op.src_dim(d).max() - op.cell(d, at, 0), op.fixed.dilation[d]));
        };
        const auto share = [&](int d, const Expr &from_first, const Expr &t, int numbers) {
            return op.numbers_taps() ? cast(type, t * numbers)
                                     : cast(type, from_first) * cast(type, op.index_stride[d]);
        };
        const Expr tx = nearest(0, o[0], number_x);
        const Expr further_x = op.cell(0, o[0], tx) - op.cell(0, 0, 0);
        part.along_x(lane, number_x, ends) =
            Tuple(op.cell(0, o[0], tx) - op.src_dim(0).min(), share(0, further_x, tx, 1));
        const Expr begin = select(ends > 0, line.extent[1] - rows, 0);
        const Expr ty = next ? Expr(number_y) : nearest(1, begin + o[1], number_y);
        const Expr further_y = o[1] * op.w.stride[1] + ty * op.w.dilation[1];
        const Expr of_plane =
            op.numbers_taps() ? cast(type, 0) : cast(type, o[2]) * cast(type, op.index_stride_c);
        part.along_y(lane, number_y, ends) =
            Tuple(further_y * op.src_dim(1).stride() + o[2] * op.src.dim(3).stride(),
                  share(1, further_y, ty, op.fixed.kernel[0]) + of_plane);
    }
    // Lanes' codes of phase y, less those of phase 0, which begins with a plane. At each end of a
    // plane that a lane has crossed, row numbers begin anew.
    void number_rows(Part &part) {
        const auto as_code = [this](const Expr &e) { return cast(op.code_type(), e); };
        const Expr down = as_code(op.w.stride[1]) * as_code(op.index_stride[1]);
        const Expr planes =
            quotient_of_few(y * next_rows + part.placed(lane, 0)[1], line.extent[1]);
        const Expr anew = as_code(op.index_stride_c) - as_code(line.extent[1]) * down;
        part.begin(lane, y) = as_code(y * next_rows) * down + as_code(planes) * anew;
    }
    // Without a division where there is no dilation.
    static Expr divided_by(const Expr &cells, int by) {
        return by > 1 ? divided(cells, by) : cells;
    }
};

}  // namespace

const PoolingEntry kRowPackingX4{
    "whole narrow rows, or small planes, in a vector, out of four of cells",
    "vectors of 16 elements of 32 bits that are compared as they are, channels-first, a "
    "compiled-in window of two dimensions without padding",
    [](const Spec &spec) {
        return spec.kernel && !spec.channels_last && spec.lanes == 16 && spec.elem.bits() == 32 &&
               !Representation(spec, false, false).keyed();
    },
    make_schedule<Pooling, RowPackingX4>};

}  // namespace argpool::pooling
