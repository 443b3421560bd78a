// k3s2p1 on AVX2: the sliding window of sliding.cpp without registers of masks. A vector's lanes
// are neighbouring windows of a row; a strip of one vector is computed down a chunk of up to 48
// rows, and the row of cells that two windows share stays in registers. Whether a chunk holds a NaN
// is found by adding its cells up, which needs no mask: a sum with a NaN is one. It wins on rows of
// up to 64 windows.
// SPDX-License-Identifier: MIT
#include "pooling/parts/cell_rows.h"
#include "pooling/parts/row_vectors.h"

namespace argpool::pooling {

namespace {

// A chunk is up to 48 rows of the output. Its strips, one vector wide, are computed one after the
// other, each from top to bottom; the row of cells that two windows share stays in registers.
// Comparisons are of numbers, one instruction each. Then the chunk's cells are added up; if the sum
// is a NaN, all windows of the chunk are computed again (`exact`) and stored over the first
// results. The sum may be a NaN without one among the cells (+inf and -inf, or an overflow): the
// second pass is right in that case, too.
//
// Strips whose cells all exist along x load them as they lie; in others, taps that may lack some
// load theirs under masks, over lowest values. A code is the distance from a lane's first cell in
// the first row that exists: an offset, or a number of taps.
class SlidingChunks final : public PoolingSchedule {
public:
    explicit SlidingChunks(const Pooling &op)
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

    // rows_at[i] are the counted rows of cells whose number is i modulo the step between windows.
    // For k3s2, rows_at[0] are even rows, each in two windows, and rows_at[1] odd ones, each in
    // one:
    //     row of cells   0 1 2 3 4 5 6
    //     window 0       x x x
    //     window 1           x x x
    //     window 2               x x x
    void describe() {
        _halide_user_assert(op.fixed.kernel[2] == 1 && op.held.value_type().is_float())
            << "max_pool goes down strips of numbers\n";
        windows.start(rows.start(x), p);
        near_rows(n) = Tuple(unbounded(nearest(n)), code_of_row(nearest(n)));
        add_up();
        for (int residue = 0; residue < cell_rows.along_y().step; residue++) {
            define_rows_at(residue);
        }
        define_best();
        see_each();
        store_chunks();
    }

    // Loops, from outside: chunk, hot or cold (r[4]), strip, way (r[2], unrolled), row of the
    // chunk, lane. The sums are computed afterwards, for the cold loops (r[4] = 1), which alone
    // read them. Rows that two windows share have their storage around the loop over rows; others
    // are computed anew.
    void schedule() {
        Func f = op.out;
        const RDom &r = in_chunk;
        const auto stack = Halide::MemoryType::Stack;
        f.update(0)
            .allow_race_conditions()
            .vectorize(r[0])
            .unroll(r[2])
            .unroll(r[4])
            .reorder(r[0], r[1], r[2], r[3], r[4], r[5], z, p)
            .never_partition({r[1], r[3]})
            .never_partition({r[5]});
        near_rows.compute_root();
        sums.compute_at(f, r[4]).store_in(stack).vectorize(lane).unroll(n);
        sums.update()
            .reorder(lane, rows_seen.x, rows_seen.y, rows_seen.z)
            .vectorize(lane)
            .unroll(rows_seen.x)
            .never_partition({rows_seen.y, rows_seen.z});
        numbers.compute_at(f, r[4]).store_in(stack);
        numbers.update().atomic().vectorize(lanes_seen);
        for (Rows &one : rows_at) {
            one.row.compute_at(f, r[1]).vectorize(lane);
            if (one.taps > 1) {  // Halide moves rows on from register to register
                one.row.store_at(f, r[2]).store_in(Halide::MemoryType::Register).unroll(n);
            } else {
                one.row.store_in(stack);
            }
            one.cells.compute_at(one.row, n).store_in(stack).vectorize(lane);
            one.cells.bound_extent(number, op.fixed.kernel[0]).unroll(number);
            for (size_t u = 0; u < one.seen.size(); u++) {
                unroll(one.cells.update(u), one.seen[u]);
            }
            if (rows.begin_outside()) {
                one.line.compute_at(one.cells, one.seen[1].x).store_in(stack);
                one.line.bound_extent(i, op.lanes * op.fixed.stride[0]);
                one.line.vectorize(i, op.lanes).unroll(i);
                one.line.update().vectorize(i, op.lanes).unroll(i);
            }
        }
        best.compute_at(f, r[1]).store_in(stack).vectorize(lane);
        exact.compute_at(f, r[3]).store_in(stack).vectorize(lane);
        exact.bound_extent(j, most_rows);
        exact.update(0).reorder(lane, again).vectorize(lane);
        if (rows.leave_some()) {
            rows.tail.schedule();
            // Larger than what is free by then: Halide would take the place of registers.
            rows.tail.single.bound_storage(lane, 8 * op.lanes);
        }
    }

    Var n{"cell_row"}, i{"i"}, j{"j"}, way{"way"};
    Func sums{"sums"}, numbers{"numbers"}, near_rows{"near_rows"};
    // sums: of a chunk's cells, by lane and row modulo rows_together; numbers: is their sum a
    // number? near_rows(n): the row of cells that stands for counted row n, and its code. exact:
    // bests by C5's rule of a strip's windows in the chunk. hot, cold: what is stored of `best` and
    // of `exact`.
    Func exact{"exact"}, hot{"hot"}, cold{"cold"};
    // The rows of cells of one residue. `cells`: those of a vector, by tap; `line`: cells between
    // lowest values, for taps that lack some; `row`: the best along x. `seen`: domains of taps that
    // are loaded as they lie, and from `line`. `taps`: of how many taps along y these rows are.
    struct Rows {
        Func cells{"cells"}, line{"line"}, row{"row_of_cells"};
        std::vector<RDom> seen;
        int taps = 0;
    };
    std::vector<Rows> rows_at;
    RDom in_chunk, lanes_seen, rows_seen, again;

    static constexpr int most_rows = 48, rows_together = 4;
    // The rows of the output are divided evenly among the fewest chunks; the last chunk is shifted
    // inwards, so that all have as many rows.
    Expr chunk_count() const {
        return (op.out_buffers()[0].dim(1).extent() + most_rows - 1) / most_rows;
    }
    Expr rows_of_chunk() const {
        return (op.out_buffers()[0].dim(1).extent() + chunk_count() - 1) / max(chunk_count(), 1);
    }
    Expr first_in(const Expr &chunk) const {
        return min(chunk * rows_of_chunk(), op.out_buffers()[0].dim(1).extent() - rows_of_chunk());
    }
    // The row of cells that stands for a counted row.
    Expr nearest(const Expr &row) const {
        return clamp(cell_rows.nearest_in_step(row), cell_rows.first(), cell_rows.last());
    }
    // Offsets count from the first row that exists, numbers of taps from row 0.
    Expr code_of_row(const Expr &nearest) const {
        const Expr code = cell_rows.code_of_row(nearest);
        return op.numbers_taps()
                   ? code
                   : code - cell_rows.row_code(cell_rows.cell_of_row(cell_rows.first()), 0);
    }
    // The row of cells of tap t of window j: counted row j * step + n, which is row j + n / step of
    // its residue.
    FuncRef row_of(const Expr &lane, int t) {
        const int n = t * cell_rows.along_y().tap, step = cell_rows.along_y().step;
        return rows_at[n % step].row(lane, x, way, j + n / step, y, z, p);
    }

    // All cells of the rows that the chunk may read, by whole vectors, rows_together rows at a time
    // in as many independent sums, so that an addition does not wait for the one before. A vector
    // at the end is shifted inwards, and rows past the last one are that one: adding a cell twice
    // does no harm.
    void add_up() {
        // Two steps before the chunk's first row, where Halide's sliding window begins to fill its
        // registers.
        const Expr before = 2 * cell_rows.along_y().step,
                   begin = first_in(y) * cell_rows.along_y().step - before;
        const Expr first = cell_rows.existing(near_rows(begin)[0]);
        const Expr reach = before + (rows_of_chunk() - 1) * cell_rows.along_y().step +
                           (op.fixed.kernel[1] - 1) * cell_rows.along_y().tap;
        const Expr last = nearest(begin + reach);
        const Expr count = min(reach, cell_rows.last() - cell_rows.first()) + 1,
                   width = op.src_dim(0).extent();
        rows_seen = RDom(0, rows_together, 0, (width + op.lanes - 1) / op.lanes, 0,
                         (count + rows_together - 1) / rows_together, "rows_seen");
        const Expr at =
            op.src_dim(0).min() + max(min(rows_seen.y * op.lanes, width - op.lanes), 0) + lane;
        const Expr at_y =
            cell_rows.cell_of_row(min(first + rows_seen.z * rows_together + rows_seen.x, last));
        sums(lane, n, y, z, p) = cast(op.held.value_type(), 0);
        sums(lane, rows_seen.x, y, z, p) += windows.load(at, at_y, op.existing_cell(2, z, 0));
        lanes_seen = RDom(0, op.lanes, "lanes_seen");
        Expr sum;
        for (int h = 0; h < rows_together; h++) {
            const Expr one = sums(lanes_seen, h, y, z, p);
            sum = sum.defined() ? sum + one : one;
        }
        sums.bound(n, 0, rows_together);
        numbers(y, z, p) = Halide::Internal::const_true();
        numbers(y, z, p) = numbers(y, z, p) && sum == sum;
    }

    // The best along x of a row of cells, and its code. The taps are compared in one expression,
    // not in updates (see_next).
    void define_rows_at(int residue) {
        rows_at.emplace_back();
        auto &[cells, line, row, seen, taps_of_rows] = rows_at.back();
        for (int t = 0; t < op.fixed.kernel[1]; t++) {
            taps_of_rows += t * cell_rows.along_y().tap % cell_rows.along_y().step == residue;
        }
        const FuncRef nearest_row =
            near_rows((first_in(y) + n) * cell_rows.along_y().step + residue);
        const Expr at_y = cell_rows.cell_of_row(cell_rows.existing(nearest_row[0])),
                   at_z = op.existing_cell(2, z, 0);
        const int k = op.fixed.kernel[0];
        const auto see_taps = [&](bool whole, const std::function<Expr(const Expr &)> &at) {
            RDom r(0, k, 0, 1, 0, 1, "tap_x");
            r.where(whole ? loads_whole(r.x) : !loads_whole(r.x));
            seen.push_back(r);
            cells(lane, r.x, x, way, n, y, z, p) = at(r.x);
        };
        cells(lane, number, x, way, n, y, z, p) = Halide::undef(op.held.value_type());
        see_taps(true, [&](const Expr &t) {
            return windows.load(op.cell(0, windows.px, t), at_y, at_z);
        });
        if (rows.begin_outside()) {
            const Expr first = op.cell(0, windows.first_x, number) + i;
            RDom here(0, 1, "here");
            here.where(first + here >= op.src_dim(0).min() && first + here <= op.src_dim(0).max());
            line(i, number, x, way, n, y, z, p) = op.held.value_type().min();
            line(i, number, x, way, n, y, z, p) = windows.load(first + here, at_y, at_z);
            see_taps(false, [&](const Expr &t) {
                return line(lane * op.w.stride[0], t, x, way, n, y, z, p);
            });
        }
        Expr value, code;
        for (int t = 0; t < k; t++) {
            const Expr tap = t == 0 && rows.begin_outside()
                                 ? select(way == 0, t, op.existing(0, windows.px, 0))
                                 : Expr(t);
            see_next(value, code, cells(lane, t, x, way, n, y, z, p),
                     op.captures() ? tap_code(tap) : Expr());
        }
        row(lane, x, way, n, y, z, p) =
            op.captures() ? Tuple(value, code + nearest_row[1]) : Tuple({value});
    }
    // Without what all taps of a lane have in common.
    Expr tap_code(const Expr &t) const {
        return op.numbers_taps() ? cell_rows.tap_code(t)
                                 : cast(op.code_type(), t * op.w.dilation[0]) *
                                       cast(op.code_type(), op.index_stride[0]);
    }
    // All taps of a lane have this in common: the offset of its window's first column from the
    // row's first cell.
    Expr lane_code() const {
        const Type type = op.code_type();
        return cell_rows.tap_code(0) -
               cast(type, op.src_dim(0).min()) * cast(type, op.index_stride[0]);
    }
    // Takes numbers in one expression: Halide then loads every other cell as part of whole vectors.
    void see_next(Expr &value, Expr &code, const Expr &later, const Expr &its_code) const {
        if (!value.defined()) {
            value = later;
            code = its_code;
            return;
        }
        const Expr loses = Pooling::later_number_loses(later, value);
        const Tuple best = Pooling::pick(loses, op.pair(code, value), op.pair(its_code, later));
        code = op.captures() ? best[0] : Expr();
        value = op.value_of(best);
    }
    // A window's best, of its rows of cells.
    void define_best() {
        Expr value, code;
        for (int t = 0; t < op.fixed.kernel[1]; t++) {
            const FuncRef one = row_of(lane, t);
            see_next(value, code, op.captures() ? Expr(one[0]) : Expr(one),
                     op.captures() ? Expr(one[1]) : Expr());
        }
        best(lane, x, way, j, y, z, p) = op.captures() ? Tuple(code, value) : Tuple({value});
    }
    // The second pass: all windows of a strip in a chunk, tap by tap. Rows and taps are one loop,
    // over a domain whose condition does not depend on it: LLVM tests it once, before the loop.
    void see_each() {
        const auto k = op.fixed.kernel;
        const int taps_of_row = k[0] * k[1];
        again = RDom(0, rows_of_chunk() * taps_of_row, "again");
        again.where(!numbers(y, z, p));
        const Expr t = again % taps_of_row, in = again / taps_of_row;
        const Expr tx = op.existing(0, windows.px, t % k[0]);
        const Expr near = nearest((first_in(y) + in) * cell_rows.along_y().step +
                                  t / k[0] * cell_rows.along_y().tap);
        const Expr later = windows.load(op.cell(0, windows.px, tx), cell_rows.cell_of_row(near),
                                        op.existing_cell(2, z, 0));
        exact(lane, x, j, y, z, p) = Pooling::nothing(best);
        const FuncRef e = exact(lane, x, in, y, z, p);
        const Expr loses = t != 0 && op.later_loses(later, op.value_of(e));
        const Expr code = op.captures() ? tap_code(tx) + code_of_row(near) : Expr();
        exact(lane, x, in, y, z, p) = Pooling::pick(loses, op.both(e), op.pair(code, later));
    }

    // For each chunk, hot strips in their ways; then, if the sum is no number, cold ones, which
    // overwrite them.
    void store_chunks() {
        Func f = op.out;
        f(x, y, z, p) = Pooling::nothing(f);
        const Expr width = rows.windows();
        const Expr by_vectors =
            min(width, op.src_dim(0).extent()) >= op.lanes && cell_rows.all_fit();
        const Expr strips = select(by_vectors, (width + op.lanes - 1) / op.lanes, 0);
        in_chunk = RDom(0, op.lanes, 0, rows_of_chunk(), 0, ways(), 0, strips, 0, 2, 0,
                        chunk_count(), "in_chunk");
        const RDom &r = in_chunk;
        in_chunk.where(
            select(r[4] == 0, way_of(rows.start(r[3])) == r[2], r[2] == 0 && !numbers(r[5], z, p)));
        const auto seen = op.both(best(lane, x, way, j, y, z, p));
        const auto one = op.both(exact(lane, x, j, y, z, p));
        hot(lane, x, way, j, y, z, p) = found_in_chunk(seen);
        cold(lane, x, j, y, z, p) = found_in_chunk(one);
        const Expr at_y = first_in(r[5]) + r[1];
        const FuncRef h = hot(r[0], r[3], r[2], r[1], r[5], z, p);
        const FuncRef c = cold(r[0], r[3], r[1], r[5], z, p);
        const auto either = [&](const Expr &a, const Expr &b) { return select(r[4] == 0, a, b); };
        f(rows.start(r[3]) + r[0], at_y, z, p) =
            op.captures() ? Tuple(either(h[0], c[0]), either(h[1], c[1])) : Tuple({either(h, c)});
        if (rows.leave_some()) {
            rows.tail.define(select(by_vectors, width, 0), op.out_buffers()[0].dim(0).extent());
        }
    }
    // A strip's way: 0, all cells exist along x; 1, the first taps lack some; 2, the last taps do;
    // 3, others. Without padding there is way 0 alone.
    int ways() const {
        return rows.begin_outside() ? 4 : 1;
    }
    // Taps that may lie outside at a row's beginning, or its end.
    int outside() const {
        return (op.fixed.pad[0] - 1) / op.fixed.dilation[0] + 1;
    }
    // The way of the strip that begins with window `first`.
    Expr way_of(const Expr &first) const {
        if (!rows.begin_outside()) {
            return 0;
        }
        const Expr begins = op.cell(0, first, 0) >= op.src_dim(0).min();
        const auto ends = [&](int tap) {
            return op.cell(0, first + op.lanes - 1, tap) <= op.src_dim(0).max();
        };
        const int last = op.fixed.kernel[0] - 1;
        return select(begins && ends(last), 0, ends(last), 1, begins && ends(last - outside()), 2,
                      3);
    }
    // Does tap t load cells as they lie, without a mask? In way 1 the first outside() taps do not,
    // in way 2 the last ones, in way 3 none does.
    Expr loads_whole(const Expr &t) const {
        const Expr in_first = way == 1 && t >= outside();
        const Expr in_last = way == 2 && t < op.w.kernel[0] - outside();
        return way == 0 || in_first || in_last;
    }
    Tuple found_in_chunk(const Tuple &of) {
        if (!op.captures()) {
            return Tuple({op.held.to_memory(of[0])});
        }
        return Tuple(op.held.to_memory(of[1]), index_in_chunk(of[0]));
    }
    Expr index_in_chunk(const Expr &code) const {
        if (op.numbers_taps()) {
            const Expr above = cell_rows.row_number((first_in(y) + j) * cell_rows.along_y().step);
            return op.index(code - cast(op.code_type(), above));
        }
        const Expr of_lane = code + lane_code();
        const Expr base =
            op.index_base + cast<int64_t>(windows.first_p) * op.index_stride_c +
            cast<int64_t>(op.existing_cell(2, z, 0)) * op.index_stride[2] +
            cast<int64_t>(op.src_dim(0).min()) * op.index_stride[0] +
            cast<int64_t>(cell_rows.cell_of_row(cell_rows.first())) * op.index_stride[1];
        return op.index(base, op.narrows() ? cast(Halide::UInt(32), of_lane) : of_lane);
    }
};

}  // namespace

const PoolingEntry kSlidingChunks{
    "down strips of a vector, some rows at a time, without masks",
    "a compiled-in window of two dimensions, channels-first; floats",
    [](const Spec &spec) { return spec.kernel && !spec.channels_last; },
    make_schedule<Pooling, SlidingChunks>};

}  // namespace argpool::pooling
