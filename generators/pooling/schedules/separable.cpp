// Large windows of stride 1 (5x5 to 13x13) over planes that fit the first-level cache: a maximum
// over a box is a maximum over columns of maxima over rows. A vector's lanes are neighbouring
// windows of a row. The row pass writes a scratch plane with a halo, so that the column pass has no
// border. k + k comparisons replace k * k. It wins where planes are fewer than a vector's lanes;
// with more, van_herk_planes.cpp does.
// SPDX-License-Identifier: MIT
#include "pooling/parts/cell_vectors.h"
#include "pooling/parts/van_herk.h"

namespace argpool::pooling {

namespace {

// A plane at a time. Its rows lie in scratch memory between lowest values, so that vectors may
// start anywhere and continue over a row's end; a code stands for a cell. A plane is `odd` if a
// cell is a NaN or the lowest value. Else all its cells beat the padding, and none is a NaN: a
// later cell wins if it is greater, one comparison, and the maximum of the values does not depend
// on it. Odd planes are compared by C5's rule.
class Separable final : public PoolingSchedule {
public:
    explicit Separable(const Pooling &op) : PoolingSchedule(op), cell_vectors(op) {}

    void define() override {
        describe();
        schedule();
    }

private:
    CellVectors cell_vectors;
    Func best{"best"};

    // In this order: is the plane ordinary; its cells; bests along x; bests along y.
    void describe() {
        require_dense_windows(op);
        define_odd();
        define_cells();
        define_bests_of_rows();
        define_bests();
        cell_vectors.define_output(best(lane, y % rows_of_block(), x, y / rows_of_block(), z, p));
    }

    // Plane by plane (z, p): the test, then all rows along x into scratch memory, then blocks of
    // rows along y, in vectors. hoist_storage_root() allocates the scratch memory once a call.
    void schedule() {
        Func f = op.out;
        const Var in_block("in_block");
        f.split(x, x, in_vector, op.lanes, TailStrategy::Predicate)
            .vectorize(in_vector)
            .split(y, y, in_block, rows_of_block(), TailStrategy::GuardWithIf)
            .unroll(in_block)
            .reorder(in_vector, in_block, y, x, z, p)
            .never_partition({x, y});
        cell_vectors.schedule_output({f, in_block});

        is_odd.compute_at(f, z).store_in(Halide::MemoryType::Stack);
        is_odd.update().atomic().vectorize(odd_lanes);
        odd.compute_at(is_odd, z).store_in(Halide::MemoryType::Stack).vectorize(lane);
        odd.update().reorder(lane, every.x, every.y).vectorize(lane);

        if (parts.defined()) {
            parts.compute_at(f, z).hoist_storage_root().bound(i, 0, line_extent());
            parts.split(i, i, in_vector, op.lanes).vectorize(in_vector).reorder(in_vector, cy, i);
            keep_vectors(seen[0], {parts, cy}, t);
            keep_vectors(cells, {parts, cy}, t);
        } else {
            keep_vectors(cells, {rows, real.x}, t);
        }
        cells.bound_extent(t, parts.defined() ? part : op.fixed.kernel[0]).unroll(t);
        cells.update().unroll(t);
        rows.compute_at(f, z).hoist_storage_root().vectorize(lane);
        for (int u = 0; u < 3; u++) {
            const Halide::RVar row(u == 0 ? real : u == 1 ? above : below);
            rows.update(u).reorder(lane, row, v).vectorize(lane);
        }
        keep_vectors(seen.back(), {rows, real.x}, t);
        for (Func *each : {&best, &end, &head}) {
            keep_vectors(*each, {f, y}, t);
        }
    }

    Var i{"i"}, n{"n"}, v{"v"}, cy{"cy"}, t{"t"}, block{"block"}, in_vector{"within"};
    // Variables: vector v, row of cells cy, tap or row of a block t, element i of a line, row n of
    // `rows`. odd(lane): 1 if the lane has seen such a cell, is_odd: if any has. cells(lane, t, v,
    // cy): a vector's cells of tap t. parts(i, cy): the best of three cells from i on. rows(lane,
    // n, v): the best along x of row n, where rows of padding count. end, head: of a block of rows.
    Func odd{"odd"}, is_odd{"is_odd"}, cells{"cells"}, parts{"parts"}, rows{"rows"};
    Func end{"end"}, head{"head"}, result{"result"};
    std::vector<Func> seen;  // of a vector of windows' parts along x; of all of the windows
    RDom every, odd_lanes, real, above, below;

    // Cells of a part of a window along x.
    static constexpr int part = 3;

    // Elements of a line of `parts`: whole vectors, as far as the window of the last lane reaches.
    Expr line_extent() const {
        const Expr vectors = (op.out_buffers()[0].dim(0).extent() + op.lanes - 1) / op.lanes;
        return (vectors + (op.fixed.kernel[0] + op.lanes - 2) / op.lanes + 1) * op.lanes;
    }
    // The x coordinate of the cell that is element n of a line.
    Expr column(const Expr &n) const {
        return n - op.w.pad[0];
    }

    // Is any of a plane's cells a NaN or the lowest?
    void define_odd() {
        const Halide::Internal::Dimension width = op.src_dim(0), height = op.src_dim(1);
        const Expr vectors = (width.extent() + op.lanes - 1) / op.lanes;
        every = RDom(height.min(), height.extent(), 0, vectors, "every");
        const Expr cx = width.min() + every.y * op.lanes + lane;
        every.where(cx <= width.max());
        const Expr ordinary = cell_vectors.load(cx, every.x) > op.held.value_type().min();
        odd(lane, z, p) = 0;
        odd(lane, z, p) = select(ordinary, odd(lane, z, p), 1);
        odd_lanes = RDom(0, op.lanes, "odd_lanes");
        is_odd(z, p) = 0;
        is_odd(z, p) = max(is_odd(z, p), odd(odd_lanes, z, p));
    }
    // The cells of a vector's tap t, where they exist; else lowest values. They are loaded from
    // src. If a padded copy were made first, a load would start between two stores of it, and wait
    // until these, and all results stored before them, have left for the cache.
    void define_cells() {
        cells(lane, t, v, cy, z, p) = op.held.value_type().min();
        RDom here(0, 1, "here");
        const Expr cx = column(v * op.lanes + lane + t) + here;
        here.where(cx >= op.src_dim(0).min() && cx <= op.src_dim(0).max());
        cells(lane, t, v, cy, z, p) = cell_vectors.load(cx, cy);
    }

    // ---- Comparing ----

    // The better of two parts, in a plane that is ordinary or odd. LLVM makes a maximum of the
    // selection of values, which then does not wait for the comparison that selects codes.
    Tuple better(bool ordinary, const Tuple &first, const Tuple &later) const {
        const Expr a = op.value_of(first), b = op.value_of(later);
        if (!ordinary) {
            return op.better_of(first, later, false);
        }
        // (LLVM makes a maximum of the value's selection.)
        const Expr wins = b > a;
        return op.pair(op.captures() ? select(!wins, first[0], later[0]) : Expr(),
                       select(wins, b, a));
    }
    // Adds two updates to `f`, each unrolled over steps first to first + count - 1, and each behind
    // a branch: one for ordinary planes, one for odd ones. at(ordinary, step) defines the update.
    template<typename At>
    void in_either_way(Func f, int first, int count, const At &at) {
        for (const bool ordinary : {true, false}) {
            RDom r(first, count, "step");
            r.where(ordinary ? is_odd(z, p) == 0 : is_odd(z, p) != 0);
            at(ordinary, Expr(r.x));
            f.update(f.num_update_definitions() - 1).unroll(r.x);
        }
    }

    // ---- Along x ----

    // Along x, a Func of the bests of at(n, 0), at(n, step), at(n, 2 * step), ...: `count` of them,
    // the last at offset `last`. at(n, o) is the cell, or part, o elements behind element n of the
    // line.
    template<typename At>
    void see_along_x(int count, int step, int last, const At &at) {
        Func f("seen");
        const std::vector<Var> where{lane, v, cy, z, p};
        const Expr n = v * op.lanes + lane;
        f(where) = at(n, 0);
        in_either_way(f, 1, count - 1, [&](bool ordinary, const Expr &number) {
            const Tuple later = at(n, min(number * step, last));
            f(where) = better(ordinary, op.both(f(where)), later);
        });
        seen.push_back(f);
    }
    // Windows of at most five cells are compared cell by cell. Longer ones are put together of
    // parts of three, the last of which overlaps the one before; k = 7:
    //     parts   [c0 c1 c2] [c3 c4 c5]
    //                           [c4 c5 c6]
    // Padding before a row has the code of the row's first cell (C6).
    void define_bests_of_rows() {
        const int k = op.fixed.kernel[0];
        const auto cell_at = [&](const Expr &n, const Expr &o) {
            const bool is_first = Halide::Internal::is_const_zero(o);
            const Expr cx = is_first ? max(column(n), op.src_dim(0).min()) : column(n + o);
            return op.pair(op.captures() ? cell_vectors.cell_rows.column_code(cx) : Expr(),
                           cells(lane, o, v, cy, z, p));
        };
        if (k <= 5) {
            see_along_x(k, 1, k - 1, cell_at);
        } else {
            see_along_x(part, 1, part - 1, cell_at);
            parts(i, cy, z, p) = op.both(seen[0](i % op.lanes, i / op.lanes, cy, z, p));
            see_along_x((k + part - 1) / part, part, k - part, [&](const Expr &n, const Expr &o) {
                return op.both(parts(n + o, cy, z, p));
            });
        }
        // Rows of padding stand for the nearest row: they are copies, and no address is clamped.
        const Halide::Internal::Dimension height = op.src_dim(1);
        const Expr first = height.min() + op.w.pad[1], last = height.max() + op.w.pad[1];
        const Expr all = op.out_buffers()[0].dim(1).extent() + k_y() - 1;
        const auto row_at = [&](const Expr &n) { return rows(lane, n, v, z, p); };
        const auto in_plane = [&](const Expr &n) { return within(n, all); };
        rows(lane, n, v, z, p) = op.undefined();
        real = RDom(height.min(), height.extent(), "real");
        const FuncRef s = seen.back()(lane, v, real.x, z, p);
        row_at(in_plane(real + op.w.pad[1])) =
            op.captures() ? Tuple(s[0] + cell_vectors.cell_rows.row_code(real.x), s[1])
                          : op.both(s);
        above = RDom(0, first, "above");
        row_at(above) = op.both(row_at(in_plane(first)));
        below = RDom(last + 1, all - 1 - last, "below");
        row_at(in_plane(below)) = op.both(row_at(in_plane(last)));
    }

    // ---- Along y ----

    // Taps along y; rows of the output in a block.
    int k_y() const {
        return op.fixed.kernel[1];
    }
    int rows_of_block() const {
        return (k_y() + 1) / 2;
    }
    // rows_of_block() rows of the output are computed together, as all their windows contain row k
    // - 1 of the block (van Herk's prefix and suffix maxima, of one block). For k = 5:
    //     rows of cells   0 1 2 3 4 | 5 6
    //     window 0       [end 0    ]            end(n): best of rows n to k - 1
    //     window 1         [end 1    head 0]    head(n): best of rows k to k + n
    //     window 2           [end 2    head 1]  best(n) = better(end(n), head(n - 1))
    void define_bests() {
        const int k = k_y(), count = rows_of_block();
        const auto row = [&](const Expr &n) {
            return op.both(rows(lane, block * count + n, v, z, p));
        };
        const auto end_at = [&](const Expr &n) { return end(lane, n, v, block, z, p); };
        const auto head_at = [&](const Expr &n) { return head(lane, n, v, block, z, p); };
        const auto best_at = [&](const Expr &n) { return best(lane, n, v, block, z, p); };
        end(lane, t, v, block, z, p) = op.undefined();
        end_at(k - 1) = row(k - 1);
        in_either_way(end, 0, k - 1, [&](bool ordinary, const Expr &n) {
            end_at(k - 2 - n) = better(ordinary, row(k - 2 - n), op.both(end_at(k - 1 - n)));
        });
        head(lane, t, v, block, z, p) = op.undefined();
        head_at(0) = row(k);
        in_either_way(head, 1, count - 2, [&](bool ordinary, const Expr &n) {
            head_at(n) = better(ordinary, op.both(head_at(n - 1)), row(k + n));
        });
        best(lane, t, v, block, z, p) = op.undefined();
        best_at(0) = op.both(end_at(0));
        in_either_way(best, 1, count - 1, [&](bool ordinary, const Expr &n) {
            best_at(n) = better(ordinary, op.both(end_at(n)), op.both(head_at(n - 1)));
        });
    }
};

}  // namespace

const PoolingEntry kSeparable{
    "maxima along rows, then along columns of these, a plane at a time",
    "a compiled-in window of two dimensions, dense and of stride 1, channels-first",
    [](const Spec &spec) { return spec.kernel && !spec.channels_last; },
    make_schedule<Pooling, Separable>};

}  // namespace argpool::pooling
