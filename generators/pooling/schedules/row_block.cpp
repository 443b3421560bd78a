// Windows of stride 2 that overlap along y, as k3s2p1 of ResNet's stem: register blocking. A
// vector's lanes are neighbouring windows of a row; three or four rows of the output are computed
// together, and read the rows of cells that they share once. Even and odd cells come out of two
// loads by permutations, whose tables also clamp at borders. It wins on AVX-512 on rows of a vector
// to 256 windows.
// SPDX-License-Identifier: MIT
#include "pooling/parts/cell_rows.h"
#include "pooling/parts/row_vectors.h"

namespace argpool::pooling {

namespace {

// The rows of cells under a block of output rows are read once, and their bests along x stay in
// registers. For k3s2, a block of three rows has seven rows of cells instead of nine:
//     row of cells    0 1 2 3 4 5 6
//     output row 0    x x x
//     output row 1        x x x
//     output row 2            x x x
// There is one path for all vectors: where windows lack cells along x, tables make their lanes see
// the nearest that exist. Cells are compared as numbers; one test for all rows finds a NaN in the
// block, and its windows are then computed again (`exact`). A code is the offset of a cell from the
// first cell of its plane's row, plus that of its row from the first row of its window; or the same
// in tap numbers.
class RowBlock final : public PoolingSchedule {
public:
    explicit RowBlock(const Pooling &op)
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
    RDom tap;

    // Rows of the output in a block. With codes, a fourth row's bests would not stay in registers.
    int block_rows() const {
        return op.captures() ? 3 : 4;
    }

    // Defines the stages: `row`, the best along x in each row of cells; `best`, the best of each
    // window j of the block, first its first row, then the others, compared as numbers. A row of
    // cells has another code in each window that has it: `downs` lists what to add, by window and
    // row, for windows j and their rows 1 to k - 1.
    void describe() {
        const auto k = op.fixed.kernel, s = op.fixed.stride;
        const bool dense = op.fixed.dilation == std::array<int, 3>{1, 1, 1};
        _halide_user_assert(dense && k[2] == 1 && s[0] >= k[0] - 1 &&
                            op.held.value_type().is_float())
            << "max_pool groups rows of numbers whose windows have a column in common at most\n";
        windows.start(rows.start(x), p);
        define_taps();
        const int later = k[1] - 1;
        if (op.captures()) {
            downs(n, y) = down(n / later, n % later + 1);
        }
        const FuncRef top = row(lane, x, j * cell_rows.along_y().step, y, z, p);
        const std::vector<Var> at{lane, x, j, y, z, p};
        best(at) = op.captures() ? Tuple(top[2], top[0]) : Tuple(std::vector<Expr>{top[0]});
        tap = RDom(0, 1, 1, k[1] - 1, 0, 1, "tap");
        const FuncRef seen = row(lane, x, j * cell_rows.along_y().step + tap.y, y, z, p);
        const Expr code = op.captures() ? seen[2] + downs(j * later + tap.y - 1, y) : Expr();
        op.see(best, at, tap, seen[0], code, true);
        find_numbers();
        store_blocks();
    }

    // The loops from the outermost: planes, blocks of rows, vectors of columns, then the two passes
    // (numbers, NaNs). All that a block needs is computed within the loop over vectors, unrolled,
    // so that LLVM keeps it in registers.
    void schedule() {
        Func f = op.out;
        const RDom &r = in_block;
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
        // Larger than any storage that is free by then: Halide would reuse such storage for it,
        // which LLVM would then no longer keep in registers.
        exact.bound_extent(j, block_rows()).bound_storage(j, 2 * rows_of_cells());
        exact.update(0).reorder(lane, again).vectorize(lane);
        if (op.captures()) {  // as one vector: one by one they take 60 instructions more
            const int later = block_rows() * (op.fixed.kernel[1] - 1);
            downs.compute_at(f, r[4]).store_in(Halide::MemoryType::Stack);
            downs.bound(n, 0, later).vectorize(n, later);
        }
        row.compute_at(f, r[3]).store_in(Halide::MemoryType::Stack).vectorize(lane);
        row.bound_extent(n, rows_of_cells()).unroll(n);
        for (Func &two : pairs) {
            two.compute_at(row, n).store_in(Halide::MemoryType::Stack);
            two.bound(i, 0, 2 * op.lanes).vectorize(i, op.lanes).unroll(i);
        }
        along_x.compute_at(row, n).vectorize(lane);
        for (size_t t = 0; t < tables.size(); t++) {
            tables[t].compute_root().vectorize(lane, op.lanes);
            cells[t].compute_at(row, n).store_in(Halide::MemoryType::Stack).vectorize(lane);
            unroll(along_x.update(t), taps[t]);
        }
        rows.schedule_tail();
    }

    Var n{"cell_row"}, i{"i"}, j{"j"};
    Func along_x{"along_x"}, row{"row_of_cells"}, numbers{"numbers"}, downs{"downs"};
    Func hot{"hot"}, cold{"cold"}, exact{"exact"};
    std::vector<Func> pairs, cells, tables;
    std::vector<RDom> taps;
    RDom in_block, lanes_seen, again;

    // Rows of cells under a block.
    int rows_of_cells() const {
        return (block_rows() - 1) * cell_rows.along_y().step + op.fixed.kernel[1];
    }
    // The first row of the output in a block (group): the last block is shifted inwards.
    Expr first_in(const Expr &group) const {
        const Expr height = op.out_buffers()[0].dim(1).extent();
        return max(min(group * block_rows(), height - block_rows()), 0);
    }

    // Defines `along_x`, the best of each row of cells n along x, and `row`, the same with a flag:
    // whether all cells are numbers. The cells of a tap are permuted out of a pair of vectors; a
    // table has each lane's place in the pair, and its code. The coordinates in the table are
    // clamped to the row, which handles both borders.
    void define_taps() {
        const int k = op.fixed.kernel[0], apart = op.fixed.stride[0];
        const Expr at_y =
            cell_rows.cell_of_row(cell_rows.nearest(first_in(y) * cell_rows.along_y().step + n));
        const Expr at_z = op.existing_cell(2, z, 0);
        const Expr first = op.src_dim(0).min(), last = op.src_dim(0).max() - (op.lanes - 1);
        pairs.resize(k);
        tables.resize(k);
        cells.resize(k);
        // The cells of the last `apart` taps lie in the same two vectors. With stride s, tap t of a
        // window is tap t + s of the window before: earlier taps are permuted out of the later
        // tap's cells, one lane further on, and lane 0's cell, which is loaded. For k3s2:
        //     tap 1, 2    even and odd lanes of two vectors
        //     tap 0       lane 0: loaded; lane n: tap 2 of lane n - 1
        const int from = std::max(k - apart, 0);
        const auto half = [&](const Expr &h) {
            return clamp(op.cell(0, windows.first_x, from) + h * op.lanes, first, last);
        };
        for (int t = k - 1; t >= 0; t--) {
            Expr place;
            const Expr there = op.existing(0, windows.px, t);
            pairs[t] = Func("pair");
            if (t + apart < k) {
                const Expr begin =
                    clamp(op.cell(0, windows.first_x, t), first, op.src_dim(0).max());
                const Expr later = cells[t + apart](i % op.lanes, x, n, y, z, p);
                pairs[t](i, x, n, y, z, p) =
                    select(i < op.lanes, later, windows.load(begin, at_y, at_z));
                place = select(lane == 0, op.lanes, lane - 1);
            } else {
                pairs[t](i, x, n, y, z, p) =
                    windows.load(half(i / op.lanes) + i % op.lanes, at_y, at_z);
                const Expr within = op.cell(0, windows.px, there) - half(0);
                place = select(within < op.lanes, within,
                               op.cell(0, windows.px, there) - half(1) + op.lanes);
            }
            const Expr code = op.captures() ? along_row(there) : Expr();
            tables[t] = Func("table");
            tables[t](lane, x) = op.captures() ? Tuple(place, code) : Tuple({place});
            const FuncRef known = tables[t](lane, x);
            const Expr in_pair = within(op.captures() ? known[0] : Expr(known), 2 * op.lanes);
            cells[t] = Func("cells");
            cells[t](lane, x, n, y, z, p) = pairs[t](in_pair, x, n, y, z, p);
        }
        // Whether all cells of the two vectors are numbers. Cells of earlier taps are not tested
        // here: compared as a number, a NaN that comes first stays (nothing is greater), so
        // find_numbers() sees it in the row's best.
        const auto number = [&](const Expr &at) {
            const Expr v = pairs[k - 1](at, x, n, y, z, p);
            return v == v;
        };
        const Expr all = number(lane) && number(lane + op.lanes);
        for (int t = 0; t < k; t++) {
            taps.push_back(RDom(t, 1, 0, 1, 0, 1, "tap_x"));
            op.see(along_x, {lane, x, n, y, z, p}, taps[t], cells[t](lane, x, n, y, z, p),
                   op.captures() ? Expr(tables[t](lane, x)[1]) : Expr(), true);
        }
        const FuncRef r = along_x(lane, x, n, y, z, p);
        row(lane, x, n, y, z, p) = op.captures() ? Tuple(r[1], all, r[0]) : Tuple(Expr(r), all);
    }

    // Defines `numbers`: whether a block has no NaN. Rows are tested by two, as one comparison
    // (unordered) tests two vectors.
    void find_numbers() {
        lanes_seen = RDom(0, op.lanes, "lanes_seen");
        Expr all = Halide::Internal::const_true();
        for (int k = 0; k < rows_of_cells(); k += 2) {
            const FuncRef one = row(lanes_seen, x, k, y, z, p);
            const FuncRef two = row(lanes_seen, x, std::min(k + 1, rows_of_cells() - 1), y, z, p);
            all = all && one[1] && two[1] && (Expr(one[0]) == one[0] && Expr(two[0]) == two[0]);
        }
        numbers(x, y, z, p) = Halide::Internal::const_true();
        numbers(x, y, z, p) = numbers(x, y, z, p) && all;
    }

    // Stores the blocks. The dimensions of `in_block` from the innermost: lane, row in the block,
    // pass (0: all blocks; 1: blocks that have a NaN, from `exact`), vector, block. The rows of a
    // block are stored from the last to the first: where a plane has fewer rows than a block, all
    // rows beyond are stored to the plane's last one, and that row's own result then overwrites
    // theirs.
    void store_blocks() {
        Func f = op.out;
        f(x, y, z, p) = Pooling::nothing(f);
        const Expr extent = min(rows.windows(), op.src_dim(0).extent()), width = rows.windows();
        const Expr by_vectors = extent >= op.lanes && cell_rows.all_fit();
        const Expr height = op.out_buffers()[0].dim(1).extent();
        const Expr vectors = select(by_vectors, (width + op.lanes - 1) / op.lanes, 0);
        const Expr groups = (height + block_rows() - 1) / block_rows();
        in_block = RDom(0, op.lanes, 0, block_rows(), 0, 2, 0, vectors, 0, groups, "in_block");
        const RDom &r = in_block;
        in_block.where(r[2] == 0 || !numbers(r[3], r[4], z, p));
        const Expr in = block_rows() - 1 - r[1];
        hot(lane, x, j, y, z, p) = found_in_block(op.both(best(lane, x, j, y, z, p)));
        see_again();
        cold(lane, x, j, y, z, p) = found_in_block(op.both(exact(lane, j, x, y, z, p)));
        const FuncRef h = hot(r[0], r[3], in, r[4], z, p), c = cold(r[0], r[3], in, r[4], z, p);
        const Expr at = rows.start(r[3]) + r[0], at_y = min(first_in(r[4]) + in, height - 1);
        const auto either = [&](const Expr &a, const Expr &b) { return select(r[2] == 0, a, b); };
        f(at, at_y, z, p) =
            op.captures() ? Tuple(either(h[0], c[0]), either(h[1], c[1])) : Tuple({either(h, c)});
        if (rows.leave_some()) {
            rows.tail.define(select(by_vectors, width, 0), op.out_buffers()[0].dim(0).extent());
        }
    }
    // Defines `exact`: all windows of a block again, compared by C5's rule. All rows and taps are
    // one loop, so that LLVM tests once, before it, whether there is a NaN.
    void see_again() {
        const auto k = op.fixed.kernel;
        const int taps_of_row = k[0] * k[1];
        again = RDom(0, block_rows() * taps_of_row, "again");
        again.where(!numbers(x, y, z, p));
        const Expr t = again % taps_of_row, in = again / taps_of_row;
        const Expr tx = op.existing(0, windows.px, t % k[0]);
        const Expr later =
            windows.load(op.cell(0, windows.px, tx), cell_rows.cell_of_row(near_row(in, t / k[0])),
                         op.existing_cell(2, z, 0));
        exact(lane, j, x, y, z, p) = Pooling::nothing(best);
        const FuncRef e = exact(lane, in, x, y, z, p);
        const Expr loses = t != 0 && op.later_loses(later, op.value_of(e));
        const Expr code = op.captures() ? along_row(tx) + down(in, t / k[0]) : Expr();
        exact(lane, in, x, y, z, p) = Pooling::pick(loses, op.both(e), op.pair(code, later));
    }
    // The value and the index that are stored for a best.
    Tuple found_in_block(const Tuple &of) {
        return op.captures() ? Tuple(op.held.to_memory(of[1]), index_in_block(of[0]))
                             : Tuple({op.held.to_memory(of[0])});
    }

    // ---- Codes ----

    // The row of cells, of those that exist, that is nearest to row t of the window `in` of the
    // block.
    Expr near_row(const Expr &in, const Expr &t) const {
        return cell_rows.nearest((first_in(y) + in) * cell_rows.along_y().step + t);
    }
    // How much more the code of that row is than that of the window's first row that exists.
    Expr down(const Expr &in, const Expr &t) const {
        return cell_rows.code_of_row(near_row(in, t)) - cell_rows.code_of_row(near_row(in, 0));
    }
    // The code of tap t along x: from the first cell of its plane's row on, or its number.
    Expr along_row(const Expr &t) const {
        return op.numbers_taps() ? cell_rows.tap_code(t) : cell_rows.tap_code(t) - first_x_code();
    }
    // The offset of the first column of cells that exists; tap_code() counts from column 0.
    Expr first_x_code() const {
        return cast(op.code_type(), op.src_dim(0).min()) * cast(op.code_type(), op.index_stride[0]);
    }
    // The index of a code of window j: the code, and what it leaves out, the offset of the window's
    // first row that exists. Of tap numbers that is the taps of the rows of padding above it.
    Expr index_in_block(const Expr &code) const {
        const Expr down = cell_rows.code_of_row(near_row(j, 0));
        if (op.numbers_taps()) {
            const Expr above = cell_rows.row_number((first_in(y) + j) * cell_rows.along_y().step);
            return op.index(code + (down - cast(op.code_type(), above)));
        }
        const Expr base = op.index_base + cast<int64_t>(windows.first_p) * op.index_stride_c +
                          cast<int64_t>(op.existing_cell(2, z, 0)) * op.index_stride[2] +
                          cast<int64_t>(op.src_dim(0).min()) * op.index_stride[0] +
                          cast<int64_t>(down);
        return op.index(base, op.narrows() ? cast(Halide::UInt(32), code) : code);
    }
};

}  // namespace

const PoolingEntry kRowBlock{
    "three or four rows of the output together read their rows of cells once",
    "a compiled-in window, dense and flat, whose stride along x is its size or one less; floats",
    [](const Spec &spec) { return spec.kernel && !spec.channels_last; },
    make_schedule<Pooling, RowBlock>, /*permutes=*/true};

}  // namespace argpool::pooling
