// Narrow rows of k2s2 on AVX2, which cannot permute two vectors: a vector's lanes are two pieces of
// rows, each of half a vector of neighbouring windows, from the same or different rows and planes.
// A piece's cells are one vector as they lie in memory. Tables, the same for all groups of planes,
// say where pieces begin. It wins for rows of up to 36 windows, which rows.cpp would fill badly.
// SPDX-License-Identifier: MIT
#include "pooling/parts/nan_recheck.h"
#include "pooling/parts/plane_line.h"
#include "pooling/parts/scalar_tail.h"

namespace argpool::pooling {

namespace {

// A half is half a vector of neighbouring windows of a row; the last one of a row is shifted
// inwards. The halves of a group (of some rows, or of some small planes) are numbered row by row,
// and vector v computes halves 2v and 2v + 1. Rows of 7 windows, vectors of 8:
//     half      0            1            2            3
//     windows   row 0: 0-3   row 0: 3-6   row 1: 0-3   row 1: 3-6
//     vector    0            0            1            1
// A table holds for each half where its cells lie, where it is stored, and the code of its first
// window. As windows are two cells wide and apart, the cells of a half in one row are one vector:
// AVX2 permutes within it, and needs no permutation of two vectors. Windows that lack cells, and
// calls whose output has gaps, are left to ScalarTail.
class RowPackingX2 final : public PoolingSchedule {
public:
    explicit RowPackingX2(const Pooling &op) : PoolingSchedule(op), line(op), tail(op) {}

    void define() override {
        describe();
        schedule();
    }

private:
    // The most halves in a group: entries of the table, which is on the stack.
    static constexpr int most_halves = 64;

    PlaneLine line;
    ScalarTail tail;

    // Chooses the sizes of groups and defines the output's updates. Four of them compute vectors:
    // of whole planes, of groups of rows within planes, of the last planes under masks, and of a
    // last row of windows that have only their first row of cells. `ours`: vectors compute the
    // windows that lack no cells.
    void describe() {
        const auto k = op.fixed.kernel, before = op.fixed.pad;
        _halide_user_assert(k[0] == 2 && op.fixed.stride[0] == 2 && op.fixed.dilation[0] == 1 &&
                            before[0] + before[1] + before[2] == 0)
            << "\"row_packing_x2\" is for windows of two cells along x, without padding\n";
        op.out(x, y, z, p) = Pooling::nothing(op.out);
        all_planes = line.planes;
        Expr lacking = Halide::Internal::const_false();
        for (int d = 0; d < 3; d++) {
            complete[d] = op.windows_with_cells(d);
            lacking = lacking || complete[d] < line.extent[d];
        }
        in_row = parts(complete[0], half());
        // Groups of rows are as large as each other.
        rows = parts(complete[1], parts(complete[1], max(most_halves / in_row, 1)));
        // Small planes whose halves are of an odd number are grouped in pairs, so that vectors are
        // full; groups are as many planes as the table holds, but no more than a 32nd of all
        // planes.
        const Expr halves = in_row * rows, whole = rows == complete[1] && line.extent[2] == 1;
        few_together =
            select(whole && halves % 2 > 0 && halves < most_halves / 2 && all_planes > 1, 2, 1);
        const Expr fit = min(most_halves / halves, all_planes / 32);
        together = select(whole, max(fit / few_together, 1), 1) * few_together;
        // A half of a row that is narrower loads cells of the next rows and stores to the windows
        // after its own; their own results are stored later. After the last plane there is nothing
        // to load or to overwrite: the last planes, and only these, are masked.
        const Expr narrow = complete[0] < half(),
                   size = line.extent[0] * line.extent[1] * line.extent[2];
        const Expr follow = line.src_packed() && line.cells() >= op.lanes && size >= half();
        taken = all_planes - select(narrow, 1, 0);
        const Expr ours = line.packed() && line.codes_fit(together) && complete[0] > 0 &&
                          complete[1] > 0 && complete[2] > 0 && (!narrow || follow) &&
                          number_of(Rows::Masked) > 1 && number_of(Rows::Some) <= most_halves;
        // Whether there is a last row of windows that have their first row of cells only
        // (ceil_mode).
        const Expr bottom = ours && in_row > 1 && complete[1] + 1 == line.extent[1] &&
                            op.cell(1, complete[1], 0) <= op.src_dim(1).max();
        number_halves();
        const Expr groups = select(ours && taken >= together, parts(taken, together), 0);
        define_vectors(Rows::Planes, select(whole, groups, 0));
        define_vectors(Rows::Some, select(whole, 0, groups));
        const Expr from[3] = {select(ours, complete[0], 0), complete[1] + select(bottom, 1, 0),
                              complete[2]};
        const Expr all_rows = from[1] == line.extent[1] && from[2] == line.extent[2];
        tail.define(
            select(all_rows, from[0], 0), line.extent[0], !ours || lacking,
            [=, this](const Expr &at) { return at >= from[0] || y >= from[1] || z >= from[2]; });
        define_vectors(Rows::Masked, select(ours && narrow, 1, 0));
        define_vectors(Rows::Bottom, select(bottom, all_planes, 0));
    }

    // The table once a call; each update vector by vector, its two halves unrolled. `held`, the
    // cells of both halves, is two vectors for each row of taps.
    void schedule() {
        Func f = op.out;
        place.compute_root()
            .store_in(Halide::MemoryType::Stack)
            .bound(x, 0, (number_of(Rows::Some) + op.lanes - 1) / op.lanes * op.lanes)
            .bound_storage(x, most_halves + op.lanes)
            .vectorize(x, op.lanes);
        for (Part &part : parts_done) {
            const RDom &r = part.each;
            f.update(part.update)
                .allow_race_conditions()
                .vectorize(r[0])
                .unroll(r[1])
                .reorder(r[0], r[1], r[2], r[3], r[4], r[5]);
            part.held.bound(in_line, 0, 2 * op.lanes)
                .compute_at(f, r[2])
                .store_in(Halide::MemoryType::Stack)
                .vectorize(in_line, op.lanes)
                .unroll(in_line);
            part.held.bound_extent(tap_y, cell_rows(part.rows)).unroll(tap_y);
            part.held.bound_extent(tap_z, op.fixed.kernel[2]).unroll(tap_z);
            if (part.held.has_update_definition()) {
                part.held.update()
                    .vectorize(in_line, op.lanes)
                    .unroll(in_line)
                    .unroll(tap_y)
                    .unroll(tap_z);
            }
            part.best.bound(lane, 0, int(op.lanes))
                .compute_at(f, r[2])
                .store_in(Halide::MemoryType::Stack)
                .vectorize(lane);
            unroll(part.best.update(0), part.seen);
            if (tests(part.rows)) {
                part.recheck.schedule(part.best, {f, r[2]});
            }
        }
        tail.schedule();
    }

    // The windows of an update. Those that lack no cells: of groups of whole planes (Planes), of
    // groups of rows (Some), of the last planes, under masks (Masked). Those of the last row, with
    // one row of cells each (Bottom).
    enum class Rows { Planes, Some, Masked, Bottom };
    // An update of the output. `held`: the cells of a vector's two halves, in memory order; `best`:
    // of its windows. `seen`: the taps. `each`: lane of a half, half of a vector, vector, group of
    // rows, slab, group of planes.
    struct Part {
        int update;
        Rows rows;
        Func held, best;
        NanRecheck recheck;
        RDom seen, each;
    };
    std::vector<Part> parts_done;
    Xyz complete;  // windows that lack no cells
    // All planes, and those whose vectors have no mask; halves of a row; rows and planes of a
    // group, and planes of the group that is masked.
    Expr all_planes, taken, in_row, rows, together, few_together;
    Func place{"place"};
    // A cell of `held`: the first half's `lanes` cells, then the second half's.
    Var in_line{"in_line"};

    // Windows of a half.
    int half() const {
        return op.lanes / 2;
    }
    // How many parts of `of` cover `all`, rounded up; at least 1.
    static Expr parts(const Expr &all, const Expr &of) {
        return (max(all, 1) + of - 1) / max(of, 1);
    }
    // Whether vectors are tested once for a NaN. Windows of the last row have two cells: there it
    // gains nothing.
    bool tests(Rows which) const {
        return NanRecheck::pays(op) && which != Rows::Bottom;
    }
    // Rows of cells that a window of this update has.
    int cell_rows(Rows which) const {
        return which == Rows::Bottom ? 1 : op.fixed.kernel[1];
    }
    // The first row of a group of rows, and the first plane of a group of planes. The last group is
    // shifted inwards.
    Expr row_at(Rows which, const Expr &group) const {
        return which == Rows::Planes   ? Expr(0)
               : which == Rows::Bottom ? complete[1]
                                       : min(group * rows, complete[1] - rows);
    }
    Expr plane_at(Rows which, const Expr &group) const {
        return which == Rows::Bottom   ? group
               : which == Rows::Masked ? all_planes - few_together
                                       : min(group * together, taken - together);
    }
    // The number of halves in a group.
    Expr number_of(Rows which) const {
        return which == Rows::Bottom
                   ? in_row
                   : in_row * rows * (which == Rows::Masked ? few_together : together);
    }

    // Defines the table. Of each half x: its first cell, its first window and that one's code, each
    // counted from the group's first. An odd number of halves leaves the last vector with one: that
    // vector is shifted to the last two (for 7 halves, vector 3 has halves 5 and 6).
    void number_halves() {
        const Expr number = number_of(Rows::Some);
        const Xyz at = begin(min(x / 2 * 2, number - 2) + x % 2);
        const auto as_code = [this](const Expr &e) { return cast(op.code_type(), e); };
        place(x) = Tuple(at[0] * op.w.stride[0] + at[1] * op.w.stride[1] * op.src_dim(1).stride() +
                             at[2] * op.src.dim(3).stride(),
                         at[0] + (at[1] + at[2] * line.extent[1]) * line.extent[0],
                         as_code(at[0] * op.w.stride[0]) * as_code(op.index_stride[0]) +
                             as_code(at[1] * op.w.stride[1]) * as_code(op.index_stride[1]) +
                             as_code(at[2]) * as_code(op.index_stride_c));
    }
    // The column at which a half of a group begins, its row and its plane, both counted from the
    // group's first.
    Xyz begin(const Expr &half_number) const {
        const Expr row = quotient_of_few(half_number, in_row), plane = quotient_of_few(row, rows);
        return {min((half_number - row * in_row) * half(), max(complete[0] - half(), 0)),
                row - plane * rows, plane};
    }
    // The same three for a half of a vector come from the table; in the last row, which has no
    // table, they are computed.
    Tuple placed(Rows which, const Expr &vector, const Expr &half_of_two) const {
        if (which == Rows::Bottom) {
            const Expr window = bottom_window(vector, half_of_two);
            const Expr further = window * op.w.stride[0];
            return {further, window,
                    cast(op.code_type(), further) * cast(op.code_type(), op.index_stride[0])};
        }
        const Expr half_number = vector * 2 + half_of_two;
        const FuncRef at =
            place(Halide::Internal::promise_clamped(half_number, 0, number_of(which)));
        return {at[0], at[1], at[2]};
    }
    // The column of the first window of a half of the last row; its last vector takes the last two
    // halves.
    Expr bottom_window(const Expr &vector, const Expr &half_of_two) const {
        const Expr half_number = min(vector * 2, in_row - 2) + half_of_two;
        return min(half_number * half(), complete[0] - half());
    }

    // Adds an update of the output for `groups` groups of planes. Of its Funcs, x is the vector of
    // a group, y the group of rows, z the slab, p the group of planes. `start` is where the group's
    // cells of tap rows ty and tz begin, `of` the element of src, both from the first plane's first
    // cell.
    void define_vectors(Rows which, const Expr &groups) {
        Part part{int(op.out.num_update_definitions()),
                  which,
                  Func("held"),
                  Func("best"),
                  NanRecheck(op),
                  {},
                  {}};
        const bool masked = which == Rows::Masked;
        const Expr ty = tap_y, tz = tap_z, plane = plane_at(which, p);
        const std::vector<Var> at{in_line, tap_y, tap_z, x, y, z, p};
        const Expr cell_row = op.cell(1, row_at(which, y), ty);
        const Expr start = (cell_row - op.src_dim(1).min()) * op.src_dim(1).stride() +
                           (op.cell(2, z, tz) - op.src_dim(2).min()) * op.src_dim(2).stride() +
                           op.cell(0, 0, 0) - op.src_dim(0).min();
        const Expr of = start + placed(which, x, in_line / op.lanes)[0] + in_line % op.lanes;
        if (masked) {
            RDom here(0, 1, "here");
            here.where(of < line.cells() * few_together);
            part.held(at) = cast(op.held.value_type(), 0);
            part.held(at) = line.load(of + here, plane);
        } else {
            part.held(at) = line.load(of, plane);
        }
        // Lane i's tap tx is cell 2i + tx. Both taps are to come from the same loads: Halide 21
        // shares them if it sees that the two differ by a constant, which it does not where both
        // are constants, hence `zero`, which it cannot evaluate.
        const Expr zero = op.opaque_zero();
        part.recheck.loaded(lane, tap_x, ty, tz, x, y, z, p) =
            part.held(lane * 2 + zero + tap_x, ty, tz, x, y, z, p);
        part.seen = RDom(0, op.w.kernel[0], 0, cell_rows(which), 0, op.w.kernel[2], "seen");
        part.recheck.see(part.best, part.seen, code_at(part.seen), tests(which));
        if (tests(which)) {
            part.recheck.test(covering_taps(op));
            part.recheck.see_again(part.best, code_at(part.recheck.again));
        }
        store_halves(part, groups);
        parts_done.push_back(part);
    }
    // The code of a tap, counted from its window's first cell, so that it is the same for all
    // lanes; store_halves() adds that of the half's first cell, and of the lane's.
    Expr code_at(const RDom &t) const {
        const Xyz at{t.x, t.y, t.z};
        const bool number = !op.captures() || op.numbers_taps();
        return number ? cast(op.code_type(), op.tap_number(at)) : op.offset(at, op.code_type());
    }

    // Stores each half of a vector, whose lanes are neighbours in the output, at the place of its
    // first window. Of a half that is masked, only the row's windows are stored. The index is
    // computed here, from that of the group's first cell, the table's code, the lane's column and
    // the tap's code.
    void store_halves(Part &part, const Expr &groups) {
        const Rows which = part.rows;
        const bool bottom = which == Rows::Bottom, planes = which == Rows::Planes;
        part.each = RDom({{0, half()},
                          {0, 2},
                          {0, (number_of(which) + 1) / 2},
                          {0, bottom || planes ? Expr(1) : parts(complete[1], rows)},
                          {0, planes ? Expr(1) : complete[2]},
                          {0, groups}},
                         "each");
        const RDom &r = part.each;
        if (which == Rows::Masked) {
            part.each.where(r[0] < complete[0]);
        }
        const Expr plane = plane_at(which, r[5]), row = row_at(which, r[3]);
        const Expr window =
            within((row + r[4] * line.extent[1]) * line.extent[0] + placed(which, r[2], r[1])[1],
                   line.extent[0] * line.extent[1] * line.extent[2] * together);
        const FuncRef b = part.best(r[1] * half() + r[0], r[2], r[3], r[4], r[5]);
        FuncRef to = op.out(window + r[0], 0, 0, plane);
        if (!op.captures()) {
            to = op.held.to_memory(b);
            return;
        }
        Expr first = cast<int64_t>(plane) * op.index_stride_c, code = op.code_of(b);
        const Xyz o{0, row, r[4]};
        for (int d = 0; d < 3; d++) {
            first += cast<int64_t>(op.cell(d, o[d], 0)) * op.index_stride[d];
        }
        if (!op.numbers_taps()) {
            first += cast<int64_t>(r[0] * op.w.stride[0]) * op.index_stride[0];
            code += placed(which, r[2], r[1])[2];
        }
        to = line.found(op.value_of(b), first, code);
    }
};

}  // namespace

const PoolingEntry kRowPackingX2{
    "a vector is two pieces of narrow rows, wherever these lie",
    "channels-first, a compiled-in window of two cells along x, without padding",
    [](const Spec &spec) { return spec.kernel && !spec.channels_last; },
    make_schedule<Pooling, RowPackingX2>};

}  // namespace argpool::pooling
