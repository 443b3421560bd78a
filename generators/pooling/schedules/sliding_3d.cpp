// k3s2 without padding, of planes and of volumes: a sliding window along y and z. A vector's lanes
// are neighbouring windows of a row. The row of cells that two windows share along y stays in
// registers, the slab that they share along z in scratch memory, so each cell is compared once. It
// wins where rows are one to four AVX-512 vectors of windows.
// SPDX-License-Identifier: MIT
#include "pooling/parts/cell_rows.h"
#include "pooling/parts/row_vectors.h"

namespace argpool::pooling {

namespace {

// The loop over y runs down a vector's column of windows. For k3s2:
//     window y       rows of cells 2y, 2y+1, 2y+2        row 2y in registers, from window y-1
//     window y+1     rows 2y+2, 2y+3, 2y+4               row 2y+2 in registers
// Along z the same holds of slabs of cells: the best along x and y of slab 2z+2 is computed for
// windows at z, stays in scratch memory, and is slab 0 of windows at z+1. A comparison is one
// instruction, for numbers: a vector is tested once for a NaN in its windows, and is computed again
// if there is one. A code is the cell's offset in its plane.
class Sliding3d final : public PoolingSchedule {
public:
    explicit Sliding3d(const Pooling &op)
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

    // `slabs` are the window's taps along z but the last one, which is the first one of windows at
    // z + 1. Bests of all slabs are compared in order; then, if a cell is no number, see_again()
    // replaces the result.
    void describe() {
        const auto k = op.fixed.kernel, s = op.fixed.stride;
        const bool dense = op.fixed.dilation == std::array<int, 3>{1, 1, 1};
        const bool padded = op.fixed.pad != std::array<int, 3>{0, 0, 0};
        const bool common =
            k[0] == 3 && s[0] == 2 && s[1] == k[1] - 1 && (!deep() || s[2] == k[2] - 1);
        _halide_user_assert(common && dense && !padded && !op.numbers_taps() &&
                            op.held.value_type().is_float())
            << "max_pool goes down windows of numbers that have a row of cells in common\n";
        windows.start(rows.start(x), p);
        lanes_seen = RDom(0, op.lanes, "lanes_seen");
        // Where tap t of a lane lies in two vectors of cells that begin with tap 1 of lane 0:
        //     vectors   c1 c2 c3 c4 c5 c6 ...
        //     tap 0     c0 c2 c4 ...           lane 0's lies before them, and is loaded by itself
        //     tap 1     c1 c3 c5 ...
        //     tap 2     c2 c4 c6 ...
        for (int t = 0; t < 3; t++) {
            places[t] = Func("place");
            places[t](lane) = max(lane * 2 + (t - 1), 0);
        }
        for (int t = 0; t < (deep() ? k[2] - 1 : 1); t++) {
            slabs.push_back(slab(t));
        }
        std::vector<std::pair<const Slab *, Expr>> seen;
        for (const Slab &one : slabs) {
            seen.push_back({&one, z});
        }
        if (deep()) {
            seen.push_back({&slabs[0], z + 1});
        }
        Expr all = Halide::Internal::const_true();
        for (size_t t = 0; t < seen.size(); t++) {
            const auto &[one, at_z] = seen[t];
            all = all && one->numbers(x, y, at_z, p);
            in_depth.push_back(RDom(0, 1, 0, 1, int(t), 1, "in_depth"));
            const FuncRef found = one->best(lane, x, y, at_z, p);
            op.see(best, {lane, x, y, z, p}, in_depth[t], op.value_of(found),
                   op.captures() ? op.code_of(found) : Expr(), true);
        }
        see_again(all);
        const Expr value = op.held.to_memory(op.value_of(best(lane, x, y, z, p)));
        result(lane, x, y, z, p) = op.captures() ? Tuple(value, index()) : Tuple({value});
        rows.store(result, rows.windows() >= op.lanes && cell_rows.all_fit());
    }

    // Loops: planes, slabs of windows, vectors, rows. `row` has its storage around the loop over
    // rows and is computed inside it, so Halide slides it in registers; with depth, slab 0's
    // results have theirs around the loop over slabs.
    void schedule() {
        Func f = op.out;
        const RDom &in_row = rows.in_row;
        const auto stack = Halide::MemoryType::Stack, in_registers = Halide::MemoryType::Register;
        f.update(0)
            .allow_race_conditions()
            .vectorize(in_row.x)
            .reorder(in_row.x, y, in_row.y, z, p)
            .never_partition({y, z})
            .never_partition({in_row.y});
        best.compute_at(f, y).store_in(stack).vectorize(lane);
        for (size_t t = 0; t < in_depth.size(); t++) {
            unroll(best.update(t), in_depth[t]);
        }
        best.update(in_depth.size()).reorder(lane, again).vectorize(lane);
        for (Func &place : places) {
            place.compute_root().vectorize(lane);
        }
        for (size_t t = 0; t < slabs.size(); t++) {
            Slab &s = slabs[t];
            for (Func kept : {s.best, s.numbers}) {
                kept.compute_at(f, y);
                if (t == 0 && deep()) {
                    kept.store_at(f, p);
                } else {
                    kept.store_in(stack);
                }
            }
            s.best.vectorize(lane);
            s.found.compute_at(f, y).store_in(stack).vectorize(lane);
            unroll(s.found.update(0), s.down);
            s.all.compute_at(f, y).store_in(stack);
            s.all.update().atomic().vectorize(lanes_seen);
            s.row.store_at(f, in_row.y).compute_at(f, y).store_in(in_registers);
            s.row.vectorize(lane).unroll(n);
            s.along_x.compute_at(s.row, n).store_in(stack).vectorize(lane);
            for (int tap = 0; tap < s.along_x.num_update_definitions(); tap++) {
                unroll(s.along_x.update(tap), s.taps[tap]);
            }
            s.cells.compute_at(s.row, n).store_in(stack);
            s.cells.bound(i, 0, 2 * op.lanes).vectorize(i, op.lanes).unroll(i);
            s.near.compute_at(s.row, n).store_in(stack);
        }
        rows.schedule_tail();
    }

    // The slab of cells that is one tap along z, by counted row n: `cells`, two vectors of a row;
    // along_x, its best along x; `row`, (best, whether the vectors have no NaN, code). By window:
    // `found` and `best`, over the rows; `all` and `numbers`, whether all cells are numbers. near:
    // the row of cells that stands for row n.
    struct Slab {
        Func cells{"cells"}, near{"near_row"}, along_x{"along_x"}, row{"row_of_cells"};
        Func found{"found"}, best{"best_in_slab"}, all{"all"}, numbers{"numbers"};
        std::vector<RDom> taps;
        RDom down;
    };
    std::vector<Slab> slabs;
    std::vector<RDom> in_depth;
    RDom lanes_seen, again;
    Func places[3];
    Var n{"cell_row"}, i{"i"};

    // Has the window three dimensions?
    bool deep() const {
        return op.fixed.kernel[2] > 1;
    }

    // The bests along x and y in the slab of cells of tap t, and whether all its cells are numbers.
    Slab slab(int t) {
        Slab s;
        const auto k = op.fixed.kernel;
        s.near(n) = unbounded(clamp(n, cell_rows.first(), cell_rows.last()));
        const Expr at_y = cell_rows.existing(s.near(n));
        const Expr at_z = op.existing_cell(2, z, t);
        s.cells(i, x, n, z, p) = windows.load(op.cell(0, windows.first_x, 1) + i, at_y, at_z);
        const auto cell_at = [&](const Expr &number) { return s.cells(number, x, n, z, p); };
        const auto place = [&](int t, const Expr &lane) {
            return within(places[t](lane), 2 * op.lanes);
        };
        const Expr of_taps[] = {select(lane == 0,
                                       windows.load(op.cell(0, windows.first_x, 0), at_y, at_z),
                                       cell_at(place(0, lane))),
                                cell_at(place(1, lane)), cell_at(place(2, lane))};
        for (int tx = 0; tx < 3; tx++) {
            s.taps.push_back(RDom(tx, 1, 0, 1, 0, 1, "tap_x"));
            op.see(s.along_x, {lane, x, n, z, p}, s.taps[tx], of_taps[tx], code_in_row(tx), true);
        }
        // The two vectors lack lane 0's tap 0. A NaN there is seen first, so nothing beats it in a
        // comparison of numbers, and it is the row's best: the test of `one[0]` below finds it.
        const auto number = [&](const Expr &at) { return cell_at(at) == cell_at(at); };
        const Expr all = number(lane) && number(lane + op.lanes);
        const FuncRef r = s.along_x(lane, x, n, z, p);
        s.row(lane, x, n, z, p) =
            op.captures() ? Tuple(r[1], all, r[0] + code_of_row(at_y, at_z)) : Tuple(Expr(r), all);

        const auto row_at = [&](const Expr &lane, const Expr &ty) {
            return s.row(lane, x, y * op.w.stride[1] + ty, z, p);
        };
        const FuncRef top = row_at(lane, 0);
        const std::vector<Var> at{lane, x, y, z, p};
        s.found(at) = op.captures() ? Tuple(top[2], top[0]) : Tuple(std::vector<Expr>{top[0]});
        s.down = RDom(0, 1, 1, k[1] - 1, 0, 1, "down");
        const FuncRef below = row_at(lane, s.down.y);
        op.see(s.found, at, s.down, below[0], op.captures() ? Expr(below[2]) : Expr(), true);
        s.best(at) = op.both(s.found(at));
        Expr none = Halide::Internal::const_true();
        for (int ty = 0; ty < k[1]; ty++) {
            const FuncRef one = row_at(lanes_seen, ty);
            none = none && one[1] && Expr(one[0]) == one[0];
        }
        s.all(x, y, z, p) = Halide::Internal::const_true();
        s.all(x, y, z, p) = s.all(x, y, z, p) && none;
        s.numbers(x, y, z, p) = s.all(x, y, z, p);
        return s;
    }

    // All taps once more, by C5's rule. They are one loop, over a domain whose condition does not
    // depend on it: LLVM tests once, before it, whether there is a NaN.
    void see_again(const Expr &numbers) {
        const auto k = op.fixed.kernel;
        again = RDom(0, k[0] * k[1] * k[2], "again");
        again.where(!numbers);
        const Xyz t = windows.existing({again % k[0], again / k[0] % k[1], again / (k[0] * k[1])});
        const Expr later = windows.load(t), at_y = op.cell(1, y, t[1]), at_z = op.cell(2, z, t[2]);
        const Expr loses = again != 0 && op.later_loses(later, op.value_of(best(lane, x, y, z, p)));
        op.see(best, {lane, x, y, z, p}, loses, later,
               op.captures() ? code_in_row(t[0]) + code_of_row(at_y, at_z) : Expr());
    }

    // ---- Codes: lanes' first cells are as far apart in all rows, and are added last ----

    // `cells` times the index stride along d, in the codes' type.
    Expr offset_of(const Expr &cells, int d) const {
        return cast(op.code_type(), cells) * cast(op.code_type(), op.index_stride[d]);
    }
    Expr code_in_row(const Expr &t) const {
        return op.captures() ? offset_of(op.cell(0, windows.px, t), 0) : Expr();
    }
    Expr code_of_row(const Expr &at_y, const Expr &at_z) const {
        return offset_of(at_y, 1) + offset_of(at_z, 2);
    }
    Expr index() const {
        const Expr base = op.index_base + cast<int64_t>(windows.first_p) * op.index_stride_c;
        return op.index(base, op.code_of(best(lane, x, y, z, p)));
    }
};

}  // namespace

const PoolingEntry kSliding3d{
    "down planes and volumes; what windows share along y and z is worked out once",
    "a compiled-in window, dense, without padding, of three cells along x that step by two; "
    "floats; offsets",
    [](const Spec &spec) { return spec.kernel && !spec.channels_last && !spec.indices_are_taps(); },
    make_schedule<Pooling, Sliding3d>};

}  // namespace argpool::pooling
