// Channels-first, windows that tile rows, on AVX-512, where a window's cells in a row are together
// 32 or 64 bits. A vector's lanes are windows: the value, as an integer of that width, is shifted
// left by (key * bits of a cell), so it lands on the cell that its index names. A shift by more
// than the width leaves 0, so nothing is compared, masked or permuted.
// SPDX-License-Identifier: MIT
#include "unpooling/parts/window_rows.h"

namespace argpool::unpooling {
namespace {

// Windows are disjoint, without gaps, and not padded. A window's value becomes an integer as wide
// as its cells in a row, and is shifted by its key in bits: how far its index is from the first
// cell of that row, times a cell's bits. Two cells of 32 bits:
//    key 0    [v | 0]    v << 0
//    key 1    [0 | v]    v << 32
//    others   [0 | 0]    a shift of 64 bits or more
// For each further row of cells its own count is subtracted. An index is foreign if in all rows
// more is left of its key than a cell's number.
class VariableShift final : public GatherSchedule {
public:
    using GatherSchedule::GatherSchedule;

    void define() override {
        for (auto *input : {&op.values, &op.indices}) {
            start_at_zero(*input);
        }
        const int s = axes[0].stride, rows = axes[1].stride * axes[2].stride;
        const int each = std::min<int>(lanes / s, 512 / bits());
        // Windows from 0 to `to` are whole along x; the last vector of them is shifted inwards.
        Expr to = min(op.dst.dim(0).extent() / s, lines.windows(0));
        to = select(to >= each, to, 0);
        const Expr in_a_row = not_negative((to + each - 1) / each);
        const Expr in_a_column = not_negative(lines.windows(1)),
                   slabs = not_negative(lines.windows(2));
        // The first window of a vector.
        const auto start = [=](const Expr &number) { return min(number * each, to - each); };
        define_count(start(number), each);

        // Rows of cells one after the other, the first at last: those that are cut off are stored
        // to where it is.
        const RDom r({{0, s * each}, {0, rows}, {0, in_a_row}, {0, in_a_column}, {0, slabs}}, "r");
        const Expr row = rows - 1 - r[1], dy = row % axes[1].stride, dz = row / axes[1].stride;
        const Expr cy = r[3] * axes[1].stride, cz = r[4] * axes[2].stride;
        const Expr exists = cy + dy < op.dst.dim(1).extent() && cz + dz < op.dst.dim(2).extent();
        const Expr first = lines.offset_in(op.dst, start(r[2]) * s, cy + select(exists, dy, 0),
                                     cz + select(exists, dz, 0));
        const Expr by = count(r[0] / s, r[2], r[3], r[4], p) - row_count(row);
        const Expr cells = select(by < cast(whole(), bits()),
                                  value(r[0] / s, r[2], r[3], r[4], p) << by, cast(whole(), 0));
        op.dst(x, y, z, p) = Halide::undef(op.spec.elem);
        op.dst(anywhere(first) + r[0], 0, 0, p) =
            Halide::extract_bits(op.spec.elem, cells, unit() * (r[0] % s));
        Halide::Stage stage = op.dst.update(0);
        stage.allow_race_conditions().vectorize(r[0]).unroll(r[1]);
        for (Func f : {count, value}) {
            keep_vector(f, {op.dst, r[2]}, each);
        }
        count.update().vectorize(lane);
        lines.define_beside(0, to * s);
        lines.define_empty(to * s);

        const RDom same({{0, 1}, {0, 1}, {0, in_a_row}, {0, in_a_column}, {0, slabs}}, "r");
        Expr least;
        for (int k = 0; k < rows; k++) {
            const Expr left = count(lane, same[2], same[3], same[4], p) - row_count(k);
            least = least.defined() ? min(least, left) : left;
        }
        wrong(lane, p) = cast(whole(), 0);
        wrong(lane, p) = wrong(lane, p) | least;
        wrong.bound(lane, 0, each).compute_root().vectorize(lane);
        Halide::Stage marks = wrong.update();
        marks.reorder(lane, same[0], same[1], same[2], same[3], same[4], p).vectorize(lane);
        marks.compute_with(stage, r[2]);
        check(to, each);
    }

private:
    const std::array<Axis, 3> &axes = op.axes;
    const int lanes = op.lanes;
    const IndexChecks checks{op};
    const WindowRows lines{op, checks};
    const Var x{"x"}, y{"y"}, z{"z"}, p{"p"}, lane{"lane"};

    // Vector `number` of windows of row h, slab i: the key in bits, and the value as a wide
    // integer. wrong: in each lane, the OR of the least that rows leave of keys. along: keys along
    // x, a table.
    Func count{"count"}, value{"whole"}, wrong{"wrong"}, along{"along"};
    Var number{"number"}, h{"h"}, i{"i"};

    // Bits of a cell, the logarithm of that, and bits of a window's cells in a row.
    int unit() const {
        return op.spec.elem.bits();
    }
    int log_unit() const {
        return unit() == 32 ? 5 : unit() == 16 ? 4 : 3;  // 3: four cells of 8 bits
    }
    int bits() const {
        return axes[0].stride * unit();
    }
    Type whole() const {
        return Halide::UInt(bits());
    }
    // Do cells that follow each other have indices that do, and are the counts of rows so small
    // that no bits of them are shifted out?
    Expr is_plain() const {
        const Expr most = cast<int64_t>(1) << (bits() - log_unit() - 2);
        return op.numbers_taps() ? Halide::Internal::const_true()
                              : lines.step(0) == 1 && lines.step(1) < most && lines.step(2) < most;
    }
    // The count of a row of a window's cells, in bits: how far its first cell's index is from the
    // window's first, times a cell's bits. Where indices are not plain, row k has 2 * bits() * k
    // instead, and define_count() gives keys of that form.
    Expr row_count(const Expr &row) const {
        const Expr dy = row % axes[1].stride, dz = row / axes[1].stride;
        const Expr cells = cast(whole(), dy) * cast(whole(), lines.step(1)) +
                           cast(whole(), dz) * cast(whole(), lines.step(2));
        return select(is_plain(), cells * cast(whole(), unit()),
                      cast(whole(), row) * cast(whole(), 2 * bits()));
    }

    // Defines `count` and `value` of the `each` windows from `start` on. far: how far an index is
    // from the first cell's. Its update replaces the count where indices are not plain, by
    // comparing the index with those of all of the window's cells; `other` has no iterations where
    // they are.
    void define_count(const Expr &start, int each) {
        const Expr at[3] = {0, h, i};
        Expr first = op.index_base + cast<int64_t>(p) * op.index_stride_c;
        for (int d = 1; d < 3; d++) {
            first += cast<int64_t>(at[d] * axes[d].stride) * op.index_stride[d];
        }
        // A table has the parts that are the same in all rows.
        const Expr in_row = cast<int64_t>((start + lane) * axes[0].stride) * op.index_stride[0];
        Expr far = op.indices(anywhere(lines.offset_in(op.indices, start, h, i)) + lane, 0, 0, p);
        if (!op.numbers_taps()) {
            const Type narrow = Halide::UInt(op.spec.index.bits());
            along(lane, number) = cast(narrow, in_row);
            along.compute_root().bound(lane, 0, each).vectorize(lane);
            far = cast(narrow, far) - along(lane, number) - cast(narrow, first);
        }
        const bool all_bits = far.type().bits() >= bits();
        Expr cells = far;
        if (far.type().bits() > bits()) {
            cells = min(far, cast(far.type(), whole().max()));
        }
        cells = cast(whole(), cells);
        const int log = log_unit();
        const Expr shifted = cells << cast(whole(), log);
        // No bit is lost, or foreign indices would be taken for others.
        count(lane, number, h, i, p) =
            all_bits ? shifted | (cells >> cast(whole(), bits() - log)) : shifted;
        RDom other(0, 1, "other");
        other.where(!is_plain());
        Expr own = whole().max();
        for (int k = 0; k < axes[1].stride * axes[2].stride; k++) {
            const int dy = k % axes[1].stride, dz = k / axes[1].stride;
            // A row that is cut off may have the index of a cell of another one: in a column-major
            // tensor of height 1 the next row's is the next column's.
            const Expr exists = h * axes[1].stride + dy < op.dst.dim(1).extent() &&
                                i * axes[2].stride + dz < op.dst.dim(2).extent();
            for (int a = 0; a < axes[0].stride; a++) {
                const Expr index = a * lines.step(0) + dy * lines.step(1) + dz * lines.step(2);
                own = select(exists && far == cast(far.type(), index),
                             cast(whole(), a * unit() + 2 * bits() * k), own);
            }
        }
        count(lane, number, h, i, p) = own + cast(whole(), other.x);

        const Expr stored =
            op.values(anywhere(lines.offset_in(op.values, start, h, i)) + lane, 0, 0, p);
        value(lane, number, h, i, p) = cast(whole(), stored);
    }

    // A right index leaves, in the row of its cell, a * unit() for a cell a, whose bits are
    // `cells`. A foreign one leaves other bits in all rows, of which `wrong` has the least.
    // Besides, windows beside the vectors are tested one by one.
    void check(const Expr &to, int each) {
        const RDom l(0, each, "l");
        Expr cells = cast(whole(), 0);
        for (int a = 0; a < axes[0].stride; a++) {
            cells = cells | cast(whole(), a * unit());
        }
        checks.begin();
        const Expr more = (wrong(l, p) & ~cells) != cast(whole(), 0);
        checks.mark(more);
        lines.check_beside(to);
    }
};

bool applies(const GatherSpec &spec) {
    return spec.tiles_rows() && spec.shifts();
}

}  // namespace

const GatherEntry kVariableShift{
    "a window's value is shifted to its cell's bits, by its index",
    "channels-first, windows that tile rows, whose cells in a row are 32 or 64 bits, checked, "
    "AVX-512, not streamed",
    applies_to<applies>, make_schedule<Gather, VariableShift>};

}  // namespace argpool::unpooling
