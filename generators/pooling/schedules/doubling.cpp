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
// two, and stays in registers. Of each cell and what follows it, as many as half a window has, the
// best is found in steps that double (a sparse table); a window along x is two such parts: one from
// its first cell on that exists, and one up to its last. Tables say where these begin: there is no
// padding. Along y, parts are put together in blocks. A code stands for a cell.
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

    // Along x: parts of rows that double, joined to windows. Along y: parts of half a window's
    // rows, likewise. A window is the best of the part from its first row and of that to its last.
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

    // Plane by plane: all rows of it, then all parts along y, then vectors of the output.
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

    // Rows of cells in so many vectors.
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

    // So many cells has a part; a window has twice as many, or one less.
    int part_cells() const {
        return (op.fixed.kernel[0] + 1) / 2;
    }
    // Where the cells begin that a vector of windows sees.
    Expr first_cell(const Expr &vector) const {
        const Expr last = op.src_dim(0).max() - (2 * op.lanes - 1);
        return max(min(vector * op.lanes - op.w.pad[0], last), op.src_dim(0).min());
    }
    // Where a lane's first and second part begin, counted from the vector's first cell.
    void define_places() {
        const auto in_row = [&](const Expr &cx) {
            return clamp(cx, op.src_dim(0).min(), op.src_dim(0).max());
        };
        const Expr early = in_row(op.cell(0, cell_vectors.px(), 0));
        const Expr last = in_row(op.cell(0, cell_vectors.px(), op.w.kernel[0] - 1));
        places[0](lane, x) = unbounded(early - first_cell(x));
        places[1](lane, x) = unbounded(max(last - (part_cells() - 1), early) - first_cell(x));
    }
    // A row that fits is loaded once for all its windows, else once for each vector of them.
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
            // Of a table: else LLVM would put vectors together lane by lane.
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
    // Of the cells' rows, that at which a window's first part begins, and its last part.
    Expr early_row(const Expr &y) const {
        return op.existing_cell(1, y, 0) - op.src_dim(1).min();
    }
    // The first row of the part that ends with the window's last.
    Expr late_row(const Expr &y) const {
        const Expr from = op.existing_cell(1, y, op.w.kernel[1] - 1) - (part_rows() - 1);
        return max(from - op.src_dim(1).min(), early_row(y));
    }
    // The last row at which a part begins.
    Expr last_part() const {
        const Expr last_window = op.out_buffers()[0].dim(1).extent() - 1;
        return max(op.src_dim(1).extent() - part_rows(), early_row(last_window));
    }
    // So many parts are done together: they have most rows in common. The ends of the first one's
    // rows, and the heads of what follows, are compared once for all. Where a plane has less rows
    // than a part, the last one stands for those that lack.
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

    // Keeps a row of cells in registers, vector by vector.
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
