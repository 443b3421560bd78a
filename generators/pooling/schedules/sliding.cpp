// Overlapping windows of few taps, as k3s1p1: a sliding window in registers. A vector's lanes are
// neighbouring windows of a row; the strip of their windows is computed from the top of the plane
// to its bottom. The best of each row of cells is computed once, and moves on from register to
// register while other windows contain that row. Tests for NaN and for borders stand before the
// loop, which exists in three versions. It wins where windows overlap along y.
// SPDX-License-Identifier: MIT
#include "pooling/parts/cell_rows.h"
#include "pooling/parts/hoisted_test.h"
#include "pooling/parts/row_vectors.h"

namespace argpool::pooling {

namespace {

// A strip is the column of a vector's windows; with dilation, those of its windows that share rows
// of cells (`q` is the strip's phase). For k3s1p1, an iteration of the loop down the strip computes
// one row of cells and combines it with two that earlier iterations have left in registers
// (Halide's sliding window):
//     window j     rows of cells j-1, j  in registers    row j+1  computed
//     window j+1   rows of cells j, j+1  in registers    row j+2  computed
// Two questions are answered before the loop: does the strip's plane have a NaN, and do the strip's
// windows lack cells at the row's ends? There is a loop for each answer (Way), as each needs other
// instructions: if neither is so, cells are loaded as they lie, and a comparison is one
// instruction.
class Sliding final : public PoolingSchedule {
public:
    explicit Sliding(const Pooling &op)
        : PoolingSchedule(op), rows(op), windows(op), cell_rows(op, windows) {}

    void define() override {
        describe();
        schedule();
    }

private:
    RowVectors rows;
    Windows windows;
    CellRows cell_rows;
    Func best{"best"}, wide{"wide"}, result{"result"};

    // The output's first update is over (lane, row of the strip, way, phase, strip); its where()
    // selects the strip's way, and is hoisted out of the loop over rows. The last strip is shifted
    // inwards. Where phases are several, the last rows of some do not exist: where() drops them,
    // which bounds inference does not see.
    void describe() {
        _halide_user_assert(cell_rows.along_y().step == 1)
            << "strips are of windows a row of cells apart\n";
        const Expr width = in_strips();
        const auto start = [&](const Expr &vector) {
            return min(vector * op.lanes, width - op.lanes);
        };
        windows.start(start(x), p);
        const int apart = cell_rows.along_y().tap;
        const Expr height = op.out_buffers()[0].dim(1).extent(), n = op.lanes;
        const Expr fit = cell_rows.all_fit();
        const Expr ours = width >= n && op.src_dim(0).extent() >= n && fit;
        define_way(ours);
        define_row_of_strip();
        of_rows = RDom(0, op.w.kernel[1], 0, 1, 0, 1, "tap");
        see_in_way(best, {lane, x, j, q, z, p, way}, of_rows,
                   op.both(row(lane, x, j + of_rows.x, q, z, p, way)));
        const FuncRef b = best(lane, x, j, q, z, p, way);
        const Expr value = op.held.to_memory(op.value_of(b)), top = j * apart + q;
        if (op.captures()) {
            const Expr code = op.code_of(b);
            const Expr tap = code - cast(op.code_type(), cell_rows.row_number(top));
            result(lane, x, j, q, z, p, way) = Tuple(value, cell_rows.index(code, tap, wide));
        } else {
            result(lane, x, j, q, z, p, way) = value;
        }

        op.out(x, y, z, p) = Pooling::nothing(op.out);
        each = RDom({{0, n},
                     {0, (height + apart - 1) / apart},
                     {0, int(Way::Count)},
                     {0, apart},
                     {0, select(ours, (width + n - 1) / n, 0)}},
                    "each");
        const RDom &r = each;
        const Expr at_y = r[1] * apart + r[3];
        each.where(hoisted(unbounded(way_of(r[4], z, p) ^ r[2]) == 0));
        if (apart > 1) {
            each.where(unseen(at_y < height));
        }
        const FuncRef to = result(r[0], r[4], r[1], r[3], z, p, r[2]);
        op.out(start(r[4]) + r[0], at_y, z, p) = op.both(to);
        if (rows.leave_some()) {
            rows.tail.define(select(ours, width, 0), op.out_buffers()[0].dim(0).extent());
        }
    }

    // Halide carries `row` from iteration to iteration in registers, as its storage is around the
    // loop over rows (r[1]) and it is computed inside. All that an iteration needs besides is on
    // the stack, unrolled, and so in registers as well.
    void schedule() {
        Func f = op.out;
        const RDom &r = each;
        f.update(0)
            .allow_race_conditions()
            .vectorize(r[0])
            .reorder(r[0], r[1], r[2], r[3], r[4], z, p)
            .unroll(r[2]);
        const auto stack = Halide::MemoryType::Stack;
        way_of.compute_at(f, r[4]).store_in(stack);
        if (has_nan()) {
            nan.compute_at(f, z).store_in(stack).vectorize(lane);
            nan.update().reorder(lane, tested.x, tested.y).vectorize(lane);
            all_numbers.compute_at(f, z).store_in(stack);
            all_numbers.update().atomic().vectorize(lanes_tested);
        }
        best.compute_at(f, r[1]).store_in(stack).vectorize(lane);
        unroll(best.update(0), of_rows);
        // Halide moves rows on from register to register.
        row.store_at(f, r[2])
            .compute_at(f, r[1])
            .store_in(Halide::MemoryType::Register)
            .vectorize(lane)
            .unroll(j);
        nearest_row.compute_at(row, j).store_in(stack);
        line.compute_at(row, j).store_in(stack).vectorize(i, op.lanes).unroll(i).unroll(number);
        line.bound(i, 0, op.lanes * op.fixed.stride[0]).bound_extent(number, op.fixed.kernel[0]);
        line.update(0).vectorize(i, op.lanes).unroll(i).unroll(number);
        of_row.compute_at(row, j).store_in(stack).vectorize(lane);
        unroll(of_row.update(0), of_cells);
        rows.schedule_tail();
    }

    // Whole: no NaN in the plane, and all cells exist along x. Numbers: no NaN. Any: the rest.
    enum class Way { Whole, Numbers, Any, Count };
    Var i{"i"}, j{"j"}, q{"q"}, way{"way"};
    // nan(lane): -1 if the lane has seen a NaN of the plane; all_numbers: no lane has;
    // way_of(strip): its Way.
    Func nan{"nan"}, all_numbers{"all_numbers"}, way_of{"way_of"};
    // nearest_row(j, q): the row of cells that stands for row j of phase q. line: cells of a row,
    // with lowest values where they lack. of_row: the best along x; row: the same, with the row's
    // code added.
    Func nearest_row{"nearest_row"}, line{"line"}, of_row{"of_row"}, row{"row_of_cells"};
    RDom tested, lanes_tested, of_cells, of_rows, each;

    // May a cell be a NaN?
    bool has_nan() const {
        return op.held.value_type().is_float();
    }
    static Expr is(const Expr &way, Way one) {
        return way == int(one);
    }

    // Tests each plane once for NaN (two vectors at a time), and each strip for missing cells.
    void define_way(const Expr &ours) {
        Expr numbers = Halide::Internal::const_true();
        if (has_nan()) {
            // If rows follow each other in memory, the plane is tested as one row, else row by row.
            // The last vector is shifted inwards.
            const Expr n = op.lanes, columns = op.src_dim(0).extent();
            const Expr lines = op.src_dim(1).extent();
            const Expr one_line = op.src_dim(1).stride() == columns;
            const Expr cells = select(one_line, columns * lines, columns);
            tested = RDom(0, select(ours, (cells + 2 * n - 1) / (2 * n), 0), 0,
                          select(one_line, 1, lines), "tested");
            Expr all = Halide::Internal::const_true();
            for (int half = 0; half < 2; half++) {
                const Expr at = min((tested.x * 2 + half) * n, cells - n) + lane;
                const Expr from = op.src_dim(0).min() + tested.y * op.src_dim(1).stride();
                const Expr value =
                    op.held.of_memory(op.src(inside(from + at, op.src_dim(0)), op.src_dim(1).min(),
                                             inside(op.existing_cell(2, z, 0), op.src_dim(2)), p));
                all = all && value == value;
            }
            nan(lane, z, p) = 0;
            nan(lane, z, p) = nan(lane, z, p) | select(all, 0, -1);
            lanes_tested = RDom(0, op.lanes, "lanes_tested");
            all_numbers(z, p) = numbers;
            numbers = all_numbers(z, p);
            all_numbers(z, p) = numbers && nan(lanes_tested, z, p) == 0;
        }
        way_of(x, z, p) =
            select(!numbers, int(Way::Any), windows.whole(), int(Way::Whole), int(Way::Numbers));
    }
    // By one comparison each, but where there may be a NaN.
    void see_in_way(Func f, const std::vector<Var> &vars, const RDom &r, const Tuple &seen) {
        const Expr value = op.value_of(seen), code = seen[0];
        f(vars) = op.undefined();
        const Expr best = op.value_of(f(vars));
        const Expr loses = select(is(way, Way::Any), op.later_loses(value, best),
                                  op.later_number_loses(value, best));
        op.see(f, vars, r.x != 0 && loses, value, code);
    }
    // How many windows of a row, from the first on, have their last cell at most pad + stride - 1
    // cells behind the row's last:
    //     o * stride - pad + (k - 1) * dilation <= max + pad + stride - 1
    // The first window lacks `pad` cells before the row, so always_exists() has like bounds at both
    // ends. With more padding at the end, the other windows are computed one by one.
    Expr in_strips() const {
        const Expr last = op.src_dim(0).max() + 2 * op.w.pad[0] + op.w.stride[0] - 1 -
                          (op.w.kernel[0] - 1) * op.w.dilation[0];
        return clamp(last / op.w.stride[0] + 1, 0, rows.windows());
    }
    // Does tap t's cell exist in all of these windows, in the first one (t * dilation >= pad) and
    // in the last one?
    Expr always_exists(const Expr &t) const {
        const Expr behind = (op.w.kernel[0] - 1 - t) * op.w.dilation[0];
        return t * op.w.dilation[0] >= op.w.pad[0] && behind >= op.w.pad[0] + op.w.stride[0] - 1;
    }
    // The best along x of one row of cells, in two steps. `line` is defined only for taps that may
    // lack cells: it holds the lowest value, and under the mask `here` the cell. of_row then
    // compares the taps, out of `line` or as they lie in src. The first tap's code is that of the
    // nearest cell that exists (C6): if all cells of a row are the lowest value, the first one
    // wins.
    //
    // Rows of cells above and below the plane stand for the nearest one of their phase: `top` and
    // `bottom` are the first and last of phase q. likely() lets Halide make a loop of the rows
    // between, without the clamp.
    void define_row_of_strip() {
        const int apart = cell_rows.along_y().tap;
        const Expr top = min(cell_rows.first() + (q - cell_rows.first()) % apart, cell_rows.last());
        const Expr bottom = max(cell_rows.last() - (cell_rows.last() - q) % apart, top);
        nearest_row(j, q) = unbounded(clamp(likely(j * apart + q), top, bottom));
        const Expr near = cell_rows.existing(nearest_row(j, q));
        const Expr first = op.cell(0, windows.first_x, number) + i, exists = always_exists(number);
        const Expr cz = op.existing_cell(2, z, 0);
        RDom here(0, 1, "here");
        here.where(!is(way, Way::Whole) && !exists && first + here >= op.src_dim(0).min() &&
                   first + here <= op.src_dim(0).max());
        line(i, number, x, j, q, z, p, way) = op.held.value_type().min();
        line(i, number, x, j, q, z, p, way) =
            windows.load(first + here, cell_rows.cell_of_row(near), cz);

        of_cells = RDom(0, op.w.kernel[0], 0, 1, 0, 1, "tap");
        const Expr t = of_cells.x, is_whole = is(way, Way::Whole);
        const Expr value =
            select(is_whole || always_exists(t),
                   windows.load(op.cell(0, windows.px, t), cell_rows.cell_of_row(near), cz),
                   line(lane * op.w.stride[0], t, x, j, q, z, p, way));
        const Expr number = select(is_whole || t != 0, t, op.existing(0, windows.px, 0));
        see_in_way(of_row, {lane, x, j, q, z, p, way}, of_cells,
                   op.pair(cell_rows.tap_code(number), value));
        const FuncRef found = of_row(lane, x, j, q, z, p, way);
        Expr code;
        if (op.captures()) {
            code = op.code_of(found) + cell_rows.code_of_row(near);
        }
        row(lane, x, j, q, z, p, way) = op.pair(code, op.value_of(found));
    }
};

}  // namespace

const PoolingEntry kSliding{"down the plane; bests of rows of cells stay in registers",
                            "a compiled-in window, channels-first",
                            [](const Spec &spec) { return spec.kernel && !spec.channels_last; },
                            make_schedule<Pooling, Sliding>};

}  // namespace argpool::pooling
