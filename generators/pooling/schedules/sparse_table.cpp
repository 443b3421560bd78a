// Values without indices, windows of any size: maxima of 3, 9, 27, ... cells along x, then along y,
// then along z, in scratch memory (a sparse table; Bender and Farach-Colton, LATIN 2000). The cells
// under a block of the output are one line, so that steps have no ends of rows, and planes of any
// width fill whole vectors.
// SPDX-License-Identifier: MIT
#include "common/hidden.h"
#include "pooling/parts/scalar_tail.h"

namespace argpool::pooling {

namespace {

// A block's cells lie row behind row, with the lowest value where the plane has none. A step
// replaces each element of the line, e[i], by the best of e[i], e[i + a] and e[i + b], with the
// same a and b for all: cells along x, rows along y, slabs along z. For k = 5 along x, padding 2:
//     line     . . c0 c1 c2 c3 . . . . d0 d1 d2 d3 . .
//     step 0   a = 1, b = 2    e[i] is the best of elements i to i+2
//     step 1   a = 2, b = 2    of elements i to i+4, the window that begins at i
// Parts of an axis's last step overlap: a cell that is seen twice changes nothing. Windows that
// would begin in a row and end in the next one are computed, and not read. Parts are compared in
// the order of their cells, x before y before z, and the first of equals wins: so a zero has the
// sign of C4's first maximum. The last step of all stores to the output.
//
// A block is `odd` if it has a NaN or, compared by keys, where NaNs are in order, a zero that is
// negative. Else a comparison of numbers is enough, which is one instruction.
class SparseTable final : public PoolingSchedule {
public:
    explicit SparseTable(const Pooling &op) : PoolingSchedule(op), tail(op) {}

    void define() override {
        const Expr elements = most_elements();
        ours = elements <= most_of_line();
        room = cast<int>(select(ours, elements, 0)) + 2 * op.lanes;
        is = measure(once);
        limit = measure(hidden);
        define_steps();
        define_places();
        define_cells();
        define_output();
        schedule();
    }

private:
    // How the output is cut. Along x, y and z: windows of a block; blocks; from a window's first
    // cell to its last; cells under a block; elements of the line from a tap to the next. And the
    // elements of a line.
    struct Plan {
        Xyz block, blocks, reach, span, unit;
        Expr line;
    };
    // `limit` has the same numbers as `is` as expressions of the arguments, which bounds of loops
    // have to be. They are hidden from Halide, which takes ten seconds to simplify them.
    Plan is, limit;
    Expr room;  // elements of the memory for a line: two vectors more than the line has
    ScalarTail tail;
    Var i{"i"}, step{"step"}, part{"part"}, at_x{"block_x"}, at_y{"block_y"}, at_z{"block_z"};
    // powers(n): cells of a part of step n along an axis. steps(step, q): by how many elements part
    // q lies behind part 0; steps(step, 0): how many vectors of the line the step computes.
    // place: where a block lies (Place). cells: its line. odd(lane): has the lane seen such a cell?
    Func powers{"powers"}, steps{"steps"}, place{"place"}, cells{"cells"};
    Func odd{"odd"}, is_odd{"is_odd"};
    Expr last_step, ours;  // ours: is the line short enough? Else `tail` has the call.
    RDom border, copied, singly, compacted, tested, odd_lanes, windows;

    static constexpr int parts = 3;               // of a step
    static constexpr int most_steps = 18;         // along an axis: no window has 3^18 taps
    static constexpr int row_bytes = 2048;        // under a block's row, unless windows are wide
    static constexpr int block_bytes = 32768;     // of a line, unless windows are large
    static constexpr int volume_bytes = 262144;   // the same, of windows of several slabs
    static constexpr int most_vectors = 1 << 24;  // of a line

    // A number that is computed once, before all loops, which divisions do not leave by themselves.
    static Expr once(const Expr &number) {
        Func f("number");
        f() = number;
        f.compute_root();
        return f();
    }
    static Expr ceil_div(const Expr &number, const Expr &by) {
        return (number + by - 1) / by;
    }
    Expr extent(int d) const {
        return op.out_buffers()[0].dim(d).extent();
    }
    // The blocks of a call are of one size. Their lines fit the first-level cache, those of windows
    // of several slabs the second, unless most of their cells would then be their neighbours' too.
    template<typename F>
    Plan measure(const F &kept) const {
        Plan plan;
        for (int d = 0; d < 3; d++) {
            plan.reach[d] = kept(reach(d));
        }
        const auto cut = [&](int d, const Expr &wanted, int least) {
            plan.blocks[d] = kept(ceil_div(extent(d), max(wanted / op.w.stride[d], least)));
            plan.block[d] = kept(ceil_div(extent(d), plan.blocks[d]));
            plan.span[d] = kept((plan.block[d] - 1) * op.w.stride[d] + plan.reach[d] + 1);
        };
        cut(0, max(cells_in(row_bytes), 4 * plan.reach[0]), 2 * op.lanes);
        const Expr slab = wanted_cells() / (2 * plan.reach[2] + 1);
        cut(1, max(slab / plan.span[0] - plan.reach[1], 2 * plan.reach[1]), 1);
        cut(2, wanted_cells() / (plan.span[0] * plan.span[1]) - plan.reach[2], 1);
        plan.unit = {op.w.dilation[0], kept(op.w.dilation[1] * plan.span[0]),
                     kept(op.w.dilation[2] * plan.span[0] * plan.span[1])};
        plan.line = kept(plan.span[0] * plan.span[1] * plan.span[2]);
        return plan;
    }
    // An upper bound of is.line, in 64 bits, of which Halide makes the size of the memory. Along
    // each axis (block - 1)*stride is at most what cut() wants, and what the plane has; a product
    // that contains a division is bounded by its dividend. Each bound is cut off, so that none
    // overflows.
    Expr most_elements() const {
        const auto wide = [](const Expr &number) { return cast<int64_t>(number); };
        const auto plane = [&](int d) { return wide(extent(d) - 1) * op.w.stride[d]; };
        const auto cut_off = [&](const Expr &number) { return min(number, most_of_line() + 1); };
        const Expr least = 2 * op.lanes * wide(op.w.stride[0]), cells = wide(wanted_cells());
        const Expr wanted = max(cells_in(row_bytes), 4 * wide(reach(0)));
        const Expr row = cut_off(min(max(wanted, least), plane(0)) + reach(0) + 1);
        const Expr slab = cut_off(min(max(cells, 2 * reach(1) * row), plane(1) * row) +
                                  row * (wide(reach(1)) + 1));
        return min(cells, plane(2) * slab) + slab * (wide(reach(2)) + 1);
    }
    // The longest line whose offsets fit in 32 bits: `tail` serves calls with longer ones.
    Expr most_of_line() const {
        return cast<int64_t>(most_vectors) * op.lanes;
    }
    Expr reach(int d) const {
        return (op.w.kernel[d] - 1) * op.w.dilation[d];
    }
    int cells_in(int bytes) const {
        return bytes / op.held.value_type().bytes();
    }
    Expr wanted_cells() const {  // under a block
        return select(reach(2) == 0, cells_in(block_bytes), cells_in(volume_bytes));
    }
    // The first window of a block along d. The last block is shifted inwards.
    Expr origin(int d, const Expr &number) const {
        return min(number * is.block[d], extent(d) - is.block[d]);
    }

    // ---- Steps ----

    // Those along x, then those along y, then those along z; the last one of all is `last_step`.
    void define_steps() {
        const RDom more(1, most_steps, "more");
        powers(step) = 1;
        powers(more) = powers(more - 1) * parts;
        Xyz count;
        for (int d = 0; d < 3; d++) {
            count[d] = 0;
            int width = 1;
            for (int n = 0; n < most_steps; n++, width *= parts) {
                count[d] += cast<int>(op.w.kernel[d] > width);
            }
            count[d] = once(count[d]);
        }
        // Where the stride along x is more than 1, windows are put side by side after all steps;
        // the last one is one more, whose parts are the same element.
        const Expr all = count[0] + count[1] + count[2];
        last_step = once(select(op.w.stride[0] == 1, max(all - 1, 0), all));
        const Expr past_x = count[0], past_y = count[0] + count[1];
        const auto along = [&](const Expr &x, const Expr &y, const Expr &z) {
            return select(step < past_x, x, step < past_y, y, z);
        };
        const Expr taps = along(op.w.kernel[0], op.w.kernel[1], op.w.kernel[2]);
        const Expr unit = along(is.unit[0], is.unit[1], is.unit[2]);
        const Expr width = powers(clamp(step - along(0, past_x, past_y), 0, most_steps));
        // The steps before, and this one, have left so many cells of the line.
        const Expr before = along(0, is.reach[0], is.reach[0] + is.reach[1] * is.span[0]);
        const Expr left = is.line - before - (min(parts * width, taps) - 1) * unit;
        steps(step, part) = select(part == 0, ceil_div(left, op.lanes),
                                   min(part * width, max(taps - width, 0)) * unit);
    }
    // An element of a line.
    FuncRef element(const Expr &at, const std::vector<Expr> &block) const {
        std::vector<Expr> args{within(at, room)};
        args.insert(args.end(), block.begin(), block.end());
        return cells(args);
    }
    // The best that step `number` finds for an element.
    Expr best(const Expr &number, const Expr &at, const std::vector<Expr> &block,
              bool numbers) const {
        Expr found = element(at, block);
        for (int q = 1; q < parts; q++) {
            const Expr later = element(at + steps(within(number, 3 * most_steps), q), block);
            found = numbers ? select(later > found, later, found)
                            : select(op.later_loses(later, found), found, later);
        }
        return found;
    }
    // An update of `cells` by all steps but the last, where the block is odd, or where it is not.
    void take_steps(bool numbers) {
        RDom each({{0, op.lanes}, {0, most_vectors}, {0, 3 * most_steps}}, "each");
        each.where(each[1] < steps(each[2], 0));
        each.where(each[2] < last_step);
        if (has_odd()) {
            const Expr any = is_odd(at_x, at_y, at_z, p);
            each.where(numbers ? any == 0 : any != 0);
        }
        const std::vector<Expr> block{at_x, at_y, at_z, p};
        const Expr at = each[1] * op.lanes + each[0];
        element(at, block) = best(each[2], at, block, numbers);
        cells.update(cells.num_update_definitions() - 1)
            .allow_race_conditions()  // a vector is loaded before it is stored
            .reorder(each[0], each[1], each[2])
            .vectorize(each[0]);
    }

    // ---- A block's cells ----

    // The block's first cell; the first that exists, and how many do; vectors of a row of these.
    struct Place {
        Xyz from, first, present;
        Expr vectors;
    };
    Place here() const {
        const FuncRef f = place(at_x, at_y, at_z);
        return {{f[0], f[1], f[2]}, {f[3], f[4], f[5]}, {f[6], f[7], f[8]}, f[9]};
    }
    void define_places() {
        const Xyz block{at_x, at_y, at_z};
        std::vector<Expr> from, first, present;
        for (int d = 0; d < 3; d++) {
            from.push_back(op.cell(d, origin(d, block[d]), 0));
            first.push_back(max(from[d], op.src_dim(d).min()));
            const Expr last = min(from[d] + is.span[d] - 1, op.src_dim(d).max());
            present.push_back(max(last - first[d] + 1, 0));
        }
        std::vector<Expr> all = from;
        all.insert(all.end(), first.begin(), first.end());
        all.insert(all.end(), present.begin(), present.end());
        all.push_back(ceil_div(present[0], op.lanes));
        place(at_x, at_y, at_z) = Tuple(all);
    }
    void define_cells() {
        const std::vector<Expr> block{at_x, at_y, at_z, p};
        const Place b = here();
        const Expr n = op.lanes;
        cells(i, at_x, at_y, at_z, p) = Halide::undef(op.held.value_type());
        // Lowest values, where the block has fewer cells than its line.
        border = RDom({{0, op.lanes}, {0, most_vectors}}, "border");
        border.where(border[1] < ceil_div(is.line, n));
        border.where(b.present[0] * b.present[1] * b.present[2] < is.line);
        element(border[1] * n + border[0], block) = op.held.value_type().min();
        // Rows of cells: whole vectors, the last one shifted inwards; or one by one, where a row
        // has fewer than a vector.
        const auto copy = [&](RDom &r, const Expr &when, const Expr &column) {
            r.where(when);
            r.where(r[2] < b.present[1]);
            r.where(r[3] < b.present[2]);
            Xyz cell{column, r[2], r[3]}, in_block;
            for (int d = 0; d < 3; d++) {
                cell[d] += b.first[d];
                in_block[d] = cell[d] - b.from[d];
            }
            const Expr row = in_block[2] * is.span[1] + in_block[1];
            element(row * is.span[0] + in_block[0], block) =
                op.load(cell[0], cell[1], cell[2], p);
        };
        const Halide::Region rows{{0, op.lanes}, {0, most_vectors}, {0, most_vectors},
                                  {0, most_vectors}};
        copied = RDom(rows, "copied");
        copy(copied, b.present[0] >= n && copied[1] < b.vectors,
             min(copied[1] * n, b.present[0] - n) + copied[0]);
        singly = RDom(rows, "singly");
        copy(singly, b.present[0] < n && singly[1] < b.vectors && singly[0] < b.present[0],
             singly[0]);
        if (has_odd()) {
            define_odd();
            take_steps(false);
        }
        take_steps(true);
        compact();
    }
    // Where the stride along x is more than 1, windows of the rows that are read are put side by
    // side, in place: a vector is loaded before it is stored, and lies behind all that were stored.
    // Strides of 2 take whole vectors, the last of which may load 2 vectors from past the line.
    void compact() {
        const Expr n = op.lanes, stride = op.w.stride[0], halves = stride == 2;
        compacted = RDom({{0, op.lanes}, {0, most_vectors}, {0, most_vectors}, {0, most_vectors}},
                         "compacted");
        RDom &r = compacted;
        r.where(stride != 1);
        r.where(r[1] < ceil_div(is.block[0], n) && r[2] < is.block[1] && r[3] < is.block[2]);
        const Expr window = r[1] * n + r[0], begin = row_of(r[2], r[3]);
        r.where(halves || window < is.block[0]);
        const std::vector<Expr> block{at_x, at_y, at_z, p};
        element(begin + window, block) = Expr(element(begin + window * stride, block));
        cells.update(cells.num_update_definitions() - 1)
            .specialize(halves)
            .allow_race_conditions()
            .vectorize(r[0]);
    }
    // The element of the line at which a row of windows begins.
    Expr row_of(const Expr &along_y, const Expr &along_z) const {
        return (along_z * op.w.stride[2] * is.span[1] + along_y * op.w.stride[1]) * is.span[0];
    }
    bool has_odd() const {
        return op.spec.elem.is_float();
    }
    // Tests the cells that exist for NaN. Lanes past a row's end look at its last cell.
    void define_odd() {
        const Place b = here();
        tested = RDom({{0, most_vectors}, {0, most_vectors}, {0, most_vectors}}, "tested");
        tested.where(tested[0] < b.vectors);
        tested.where(tested[1] < b.present[1]);
        tested.where(tested[2] < b.present[2]);
        const Expr column = min(tested[0] * op.lanes + lane, b.present[0] - 1);
        const Expr cell = op.load(b.first[0] + column, b.first[1] + tested[1],
                                  b.first[2] + tested[2], p);
        const Expr ordinary = op.held.keyed() ? cell != op.held.key().of_bits(cell.type().min())
                                              : cell == cell;
        const FuncRef seen = odd(lane, at_x, at_y, at_z, p), any = is_odd(at_x, at_y, at_z, p);
        odd(lane, at_x, at_y, at_z, p) = 0;
        odd(lane, at_x, at_y, at_z, p) = select(ordinary, seen, 1);
        odd_lanes = RDom(0, op.lanes, "odd_lanes");
        is_odd(at_x, at_y, at_z, p) = 0;
        is_odd(at_x, at_y, at_z, p) = max(any, odd(odd_lanes, at_x, at_y, at_z, p));
    }

    // ---- The output ----

    // Block by block, the last step. A row's last vector is shifted inwards, as the guard's min_w
    // allows.
    void define_output() {
        const Expr n = op.lanes;
        windows = RDom({{0, op.lanes}, {0, extent(0)}, {0, extent(1)}, {0, extent(2)},
                        {0, limit.blocks[0]}, {0, limit.blocks[1]},
                        {0, select(ours, limit.blocks[2], 0)}},
                       "windows");
        RDom &w = windows;
        w.where(w[1] < ceil_div(is.block[0], n) && w[2] < is.block[1] && w[3] < is.block[2]);
        const Xyz o{min(w[1] * n, is.block[0] - n) + w[0], w[2], w[3]};
        std::vector<Expr> to;
        for (int d = 0; d < 3; d++) {
            to.push_back(within(origin(d, w[4 + d]) + o[d], extent(d)));
        }
        to.push_back(p);
        op.out(x, y, z, p) = Pooling::nothing(op.out);
        op.out(to) = op.held.to_memory(best(last_step, row_of(o[1], o[2]) + o[0],
                                            {w[4], w[5], w[6], p}, !has_odd()));
        tail.define(0, extent(0), !ours);
    }

    void schedule() {
        Func f = op.out;
        const RDom &w = windows;
        const Halide::LoopLevel each_block(f, w[4]);
        Halide::Stage store = f.update(0);
        store.allow_race_conditions()
            .reorder(w[0], w[1], w[2], w[3], w[4], w[5], w[6], p)
            .vectorize(w[0]);
        powers.compute_root();
        steps.compute_root().bound(part, 0, parts).bound(step, 0, 3 * most_steps);
        place.compute_at(each_block);
        // Bounds inference takes a block's numbers for independent ones, and finds gigabytes.
        cells.compute_at(each_block).hoist_storage_root().bound(i, 0, room);
        cells.update(0).allow_race_conditions().reorder(border[0], border[1]).vectorize(border[0]);
        cells.update(1)
            .allow_race_conditions()
            .reorder(copied[0], copied[1], copied[2], copied[3])
            .vectorize(copied[0]);
        cells.update(2).unscheduled();
        if (has_odd()) {
            const auto stack = Halide::MemoryType::Stack;
            odd.compute_at(each_block).store_in(stack).vectorize(lane);
            odd.update().reorder(lane, tested[0], tested[1], tested[2]).vectorize(lane);
            is_odd.compute_at(each_block).store_in(stack);
            is_odd.update().atomic().vectorize(odd_lanes);
        }
        tail.schedule();
    }
};

}  // namespace

const PoolingEntry kSparseTable{
    "maxima of 3, 9, 27, ... cells of a block in scratch memory; large windows cost little more",
    "no indices, channels-first, and a guard of rows no narrower than a vector",
    [](const Spec &spec) {
        return spec.index.bits() == 0 && !spec.channels_last && spec.min_w >= spec.lanes;
    },
    make_schedule<Pooling, SparseTable>};

}  // namespace argpool::pooling
