// Large windows of stride 1 over planes that fit the first-level cache: maxima of 1, 2, 4, ...
// cells, each of two of the step before, overlapping where the size is no power of two (a sparse
// table). A vector's lanes are neighbouring cells of a row, which stays in one or two registers:
// each step is a permutation and a comparison. log2(k) steps along x replace k - 1. It wins for
// rows of up to two AVX-512 vectors.
// SPDX-License-Identifier: MIT
#include "pooling/parts/cell_vectors.h"
#include "pooling/parts/van_herk.h"

namespace argpool::pooling {

namespace {

// A plane at a time. A row of cells, or as much of it as a vector of windows has, is one vector or
// two, and stays in registers. For each cell the best of a part is found: of that cell and those
// after it, as many as half a window has. A window along x is two such parts: one begins with its
// first cell that exists, the other ends with its last. They may overlap, as a cell that is seen
// twice changes no maximum. For k5, parts of 3 cells:
//     cells       c0 c1 c2 c3 c4 c5 ...
//     2 cells     max(ci, ci+1)
//     part i      max(2 cells at i, 2 cells at i+1)             cells i to i+2
//     window      max(part at its first cell, part up to its last)
// Tables say where parts begin, so padding needs no cells. Along y the bests of rows are joined to
// parts, and these to windows, likewise; there, parts are found in blocks (van Herk). A code stands
// for a cell, not for a tap, as windows share parts.
class Doubling final : public PoolingSchedule {
public:
    explicit Doubling(const Pooling &op) : PoolingSchedule(op), cell_vectors(op) {}

    void define() override {
        describe();
        schedule();
    }

private:
    CellVectors cell_vectors;
    Func best{"best"};

    // Defines the stages in the order of the data: `rows`, by row of cells the bests of a row's
    // windows along x; `along_y`, the bests of part_rows() of those from each row on; `halves`, of
    // a window the part from its first row and that up to its last; `best`, the better one of both.
    // `rows` has an update for rows that are held in one vector, one for two, and one that copies
    // the last row.
    void describe() {
        require_dense_windows(op);
        define_places();
        rows(lane, cy, x, z, p) = op.undefined();
        for (const int held : {1, 2}) {
            define_bests_of_rows(held);
        }
        define_parts_along_y();
        for (int h = 0; h < 2; h++) {
            const Expr row = Halide::Internal::promise_clamped(h == 0 ? early_row(y) : late_row(y),
                                                               0, last_part());
            halves[h](lane, x, y, z, p) = op.both(along_y(lane, row, x, z, p));
        }
        best(lane, x, y, z, p) = op.better_of(op.both(halves[0](lane, x, y, z, p)),
                                              op.both(halves[1](lane, x, y, z, p)), true);
        cell_vectors.define_output(best(lane, x, y, z, p));
    }

    // Plane by plane: all rows of it, then all parts along y, then vectors of the output. `rows`
    // and `along_y` of a plane are scratch memory, allocated once; what is between them and the
    // cells stays in registers.
    void schedule() {
        Func f = op.out;
        f.split(x, x, in_vector, op.lanes, TailStrategy::Predicate)
            .vectorize(in_vector)
            .reorder(in_vector, y, x, z, p)
            .never_partition({x, y});
        for (Func *each : {&halves[0], &halves[1], &best}) {
            keep_vectors(*each, {f, y}, t);
        }
        cell_vectors.schedule_output({f, y});

        for (Func &place : places) {
            place.compute_root().vectorize(lane);
        }
        for (Func &shift : shifts) {
            shift.compute_root().vectorize(i, op.lanes);
        }
        rows.compute_at(f, z).hoist_storage_root().vectorize(lane);
        for (Way &way : ways) {
            const auto &[held, at, parts, early, late] = way;
            const Halide::LoopLevel each(rows, at.y);
            rows.update(held - 1).reorder(lane, at.x, at.y, at.z).vectorize(lane);
            for (Func part : parts) {
                keep_row(part.bound(i, 0, held * op.lanes), each);
            }
            for (Func half : {early, late}) {
                keep_vectors(half, {rows, at.x}, t);
            }
        }
        rows.update(2).reorder(lane, below).vectorize(lane);
        along_y.compute_at(f, x).hoist_storage_root().vectorize(lane);
        along_y.update()
            .reorder(lane, in_blocks.x, in_blocks.y)
            .vectorize(lane)
            .unroll(in_blocks.x);
        for (Func *each : {&end, &head}) {
            keep_vectors(*each, {along_y, in_blocks.y}, t);
        }
    }

    // An update of `rows`: rows of cells that `held` vectors hold. `at`: x and z number the vectors
    // of windows, y the rows of cells. Those along x share the loaded cells, those along z load
    // their own.
    struct Way {
        int held;
        RDom at;
        std::vector<Func> parts;  // the cells, and what begins at each, of more and more of them
        Func early, late;         // of a vector of windows
    };
    Var i{"i"}, v{"v"}, cy{"cy"}, t{"t"}, block{"block"}, in_vector{"within"};
    Func places[2] = {Func("early_place"), Func("late_place")};
    Func rows{"rows"}, along_y{"along_y"}, end{"end"}, head{"head"};
    Func halves[2] = {Func("early_rows"), Func("late_rows")};
    RDom below, in_blocks;
    std::vector<Way> ways;
    std::vector<Func> shifts;

    // ---- Along x ----

    // Cells of a part: half a window, rounded up. A window of odd size has one cell in both parts.
    int part_cells() const {
        return (op.fixed.kernel[0] + 1) / 2;
    }
    // The first of the cells that a vector of windows loads: 2 * lanes of them at most, which hold
    // all cells of its windows. At the end of a row they are shifted inwards.
    Expr first_cell(const Expr &vector) const {
        const Expr last = op.src_dim(0).max() - (2 * op.lanes - 1);
        return max(min(vector * op.lanes - op.w.pad[0], last), op.src_dim(0).min());
    }
    // Defines the tables of where a lane's two parts begin, counted from first_cell() of its
    // vector. The second part begins at its window's last cell that exists, less a part, but not
    // before the first part: at the ends of a row a window may have fewer cells than a part.
    void define_places() {
        const auto in_row = [&](const Expr &cx) {
            return clamp(cx, op.src_dim(0).min(), op.src_dim(0).max());
        };
        const Expr early = in_row(op.cell(0, cell_vectors.px(), 0));
        const Expr last = in_row(op.cell(0, cell_vectors.px(), op.w.kernel[0] - 1));
        places[0](lane, x) = unbounded(early - first_cell(x));
        places[1](lane, x) = unbounded(max(last - (part_cells() - 1), early) - first_cell(x));
    }
    // Defines the update of `rows` for rows that `held` vectors hold, and the Funcs behind it. One
    // vector serves planes whose rows of cells and of windows are no longer than it; two serve all
    // others. There, a row of up to two vectors is loaded once for all its windows (at.x counts
    // their vectors), and a longer one anew for each vector of windows (at.z does).
    void define_bests_of_rows(int held) {
        const Halide::Internal::Dimension width = op.src_dim(0), height = op.src_dim(1);
        const Expr vectors = (op.out_buffers()[0].dim(0).extent() + op.lanes - 1) / op.lanes;
        const Expr is_one = max(width.extent(), op.out_buffers()[0].dim(0).extent()) <= op.lanes;
        const Expr fits = width.extent() <= held * op.lanes, one = 1;
        RDom at(0, held == 1 ? one : select(fits, vectors, 1), height.min(), height.extent(), 0,
                held == 1 ? one : select(fits, 1, vectors), "row");
        at.where(held == 1 ? is_one : !is_one);

        const std::vector<Var> args{i, v, cy, z, p};
        Func cells("cells");
        cells(args) = cast(op.held.value_type(), 0);
        RDom here(0, 1, "here");
        const Expr cx = first_cell(v) + i + here;
        here.where(cx <= width.max());
        cells(args) = cell_vectors.load(cx, cy);
        std::vector<Func> parts{cells};
        const auto part_at = [&](const Expr &n) {
            const FuncRef f = parts.back()(n, v, cy, z, p);
            return parts.size() > 1
                       ? op.both(f)
                       : op.pair(cell_vectors.cell_rows.column_code(first_cell(v) + n), f);
        };
        for (int count = 1, more; count < part_cells(); count += more) {
            more = std::min(count, part_cells() - count);
            // A step joins the part at a lane with that `more` lanes further on, or with the last
            // one that is held. The lane's number is read from a table: of a number that it can
            // compute, LLVM would build the permuted vector lane by lane.
            Func next("next"), part("part");
            next(i) = unbounded(min(i + more, min(width.extent(), held * op.lanes) - 1));
            const Expr there = within(next(i), held * op.lanes);
            part(args) = op.better_of(part_at(i), part_at(there), true);
            parts.push_back(part);
            shifts.push_back(next);
        }
        Func halves[2] = {Func("early"), Func("late")};
        for (int h = 0; h < 2; h++) {
            const Expr place = within(places[h](lane, x + v), held * op.lanes);
            halves[h](lane, x, v, cy, z, p) = op.both(parts.back()(place, v, cy, z, p));
        }
        const auto half = [&](int h) { return op.both(halves[h](lane, at.x, at.z, at.y, z, p)); };
        const Tuple row = op.better_of(half(0), half(1), true);
        rows(lane, inside(at.y, height) - height.min(), at.x + at.z, z, p) =
            op.captures() ? Tuple(row[0] + cell_vectors.cell_rows.row_code(at.y), row[1]) : row;
        ways.push_back({held, at, parts, halves[0], halves[1]});
    }

    // ---- Along y ----

    // Rows of a part along y; a window has twice as many, or one less.
    int part_rows() const {
        return (op.fixed.kernel[1] + 1) / 2;
    }
    // The row, counted from the first row of cells, at which the first part of window y begins: its
    // first row that exists.
    Expr early_row(const Expr &y) const {
        return op.existing_cell(1, y, 0) - op.src_dim(1).min();
    }
    // The row at which the last part of window y begins: that part ends with the window's last row
    // that exists. It is not before the first part's row.
    Expr late_row(const Expr &y) const {
        const Expr from = op.existing_cell(1, y, op.w.kernel[1] - 1) - (part_rows() - 1);
        return max(from - op.src_dim(1).min(), early_row(y));
    }
    // The last row at which a part begins.
    Expr last_part() const {
        const Expr last_window = op.out_buffers()[0].dim(1).extent() - 1;
        return max(op.src_dim(1).extent() - part_rows(), early_row(last_window));
    }
    // Defines `along_y`, the bests of `count` rows from each row on, where count = part_rows().
    // `count` parts are found together, a block, as they have most rows in common (van Herk). Part
    // n of a block consists of end[n], the best of the block's rows n to count - 1, and head[n -
    // 1], the best of the first n rows after the block. Each end and each head is one comparison
    // more than the one before. For count = 3 and a block that begins at row b:
    //     rows      b    b+1  b+2 | b+3  b+4
    //     part 0    ------------- |             end[0]
    //     part 1         -------- | ---         end[1], head[0]
    //     part 2              --- | --------    end[2], head[1]
    // Parts near the bottom reach below the plane (all do, where a plane has fewer rows than a
    // part): copies of the last row stand there, which change no maximum. `steps` adds an update to
    // `f` that computes `number` entries from `first` on, unrolled.
    void define_parts_along_y() {
        const int count = part_rows();
        const Expr height = op.src_dim(1).extent();
        below = RDom(height, max(last_part() + count - height, 0), "below");
        rows(lane, below.x, x, z, p) = op.both(rows(lane, max(height - 1, 0), x, z, p));
        const auto row = [&](const Expr &n) {
            return op.both(rows(lane, block * count + n, x, z, p));
        };
        const auto end_at = [&](const Expr &n) { return end(lane, n, x, block, z, p); };
        const auto head_at = [&](const Expr &n) { return head(lane, n, x, block, z, p); };
        const auto steps = [&](Func f, int first, int number, const auto &at) {
            const RDom r(first, number, "step");
            at(Expr(r.x));
            f.update(f.num_update_definitions() - 1).unroll(r.x);
        };
        end(lane, t, x, block, z, p) = op.undefined();
        end_at(count - 1) = row(count - 1);
        steps(end, 0, count - 1, [&](const Expr &n) {
            const Expr before = count - 2 - n;
            end_at(before) = op.better_of(row(before), op.both(end_at(before + 1)), true);
        });
        head(lane, t, x, block, z, p) = op.undefined();
        head_at(0) = row(count);
        steps(head, 1, count - 2, [&](const Expr &n) {
            head_at(n) = op.better_of(op.both(head_at(n - 1)), row(count + n), false);
        });
        along_y(lane, cy, x, z, p) = op.undefined();
        in_blocks = RDom(0, count, 0, last_part() / count + 1, "in_blocks");
        const Expr n = in_blocks.x, of_block = in_blocks.y;
        const auto at_block = [&](Func f, const Expr &n) {
            return op.both(f(lane, n, x, of_block, z, p));
        };
        const Tuple alone = at_block(end, n);
        const Tuple two = op.better_of(alone, at_block(head, max(n - 1, 0)), true);
        along_y(lane, of_block * count + n, x, z, p) = Pooling::pick(n == 0, alone, two);
    }

    // Keeps what `level` needs of a row of cells or of parts in registers: i, unrolled in vectors,
    // and of every other variable one value.
    void keep_row(Func f, const Halide::LoopLevel &level) const {
        f.compute_at(level).store_in(Halide::MemoryType::Stack).vectorize(i, op.lanes).unroll(i);
        for (const Var &one : {v, cy, z, p}) {
            f.bound_storage(one, 1);
        }
        for (int u = 0; u < f.num_update_definitions(); u++) {
            f.update(u).vectorize(i, op.lanes).unroll(i);
        }
    }
};

}  // namespace

const PoolingEntry kDoubling{
    "maxima of 1, 2, 4, ... cells along x, in registers",
    "a compiled-in window of two dimensions, dense and of stride 1, channels-first",
    [](const Spec &spec) { return spec.kernel && !spec.channels_last; },
    make_schedule<Pooling, Doubling>};

}  // namespace argpool::pooling
