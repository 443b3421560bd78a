// Channels-first, windows that tile rows, on any CPU. A vector's lanes are neighbouring cells of a
// row. The windows over them are fewer by the stride: their keys and values are loaded once for all
// rows of cells, and a permutation gives each to its cells, which compare it with their own number.
// SPDX-License-Identifier: MIT
#include "unpooling/parts/window_rows.h"

namespace argpool::unpooling {
namespace {

// Windows are disjoint, without gaps, and not padded: the cells of a vector lie under as many
// windows as it has groups, whose values and keys are loaded as they lie, once for all rows of
// cells, and each of their lanes becomes a group:
//    windows  w0 w1 w2 w3
//    cells    w0 w0 w1 w1 w2 w2 w3 w3    compared with 0 1 0 1 0 1 0 1, plus the row's key
// An index names at most one of its window's cells: where fewer cells were named than there are
// windows, one was foreign.
class Replicate final : public GatherSchedule {
public:
    using GatherSchedule::GatherSchedule;

    void define() override {
        load_windows();
        define_own();
        const RDom r(0, n, 0, vectors, "r");
        const auto [rows, groups] = define_cells(r);
        lines.define_beside(from * s, to * s);
        if (op.foreign) {
            count(rows, groups, r.y);
            check(from, to, vectors * each);
        }
    }

private:
    const std::array<Axis, 3> &axes = op.axes;
    IndexChecks checks{op};
    const WindowRows lines{op, checks};
    const Var x{"x"}, y{"y"}, z{"z"}, p{"p"}, lane{"lane"}, v{"v"}, h{"h"}, i{"i"};
    Func key{"spread_key"}, value{"spread_value"};  // of a vector of windows
    Func own{"own"};                                // the keys of a vector's cells
    Func found{"found"}, in_plane{"in_plane"};      // windows of which a cell was named

    const int s = axes[0].stride, n = op.lanes * (op.spec.streams() ? s : 1), each = n / s;
    // n: cells of a vector, those of `each` windows. (Streaming, n is `s` vectors of cells, and
    // `each` one of windows.) Windows [from, to) are whole along x; the last vector of them is
    // shifted inwards, or is left to cells beside, as streaming writes each cell once.
    const Expr first = whole_from(), end = whole_to(), some = end - first >= each;
    const Expr from = select(some, first, 0), to = select(some, end, 0);
    const Expr vectors = (to - from + each - 1) / each;

    // The first and past the last window that vectors compute, and where a vector begins.
    Expr whole_from() const {
        const Expr from = max(op.first_window(0), 0);
        return op.spec.streams() ? (from + each - 1) / each * each : from;
    }
    // Past the last of them; a window that lacks cells along x is not whole.
    Expr whole_to() const {
        const Expr to = min(op.dst.dim(0).extent() / s, op.last_window(0) + 1);
        return op.spec.streams() ? to / each * each : to;
    }
    Expr start(const Expr &number) const {
        return from + (op.spec.streams() ? number * each : min(number * each, to - from - each));
    }

    // Vector v of windows of row h, slab i: keys and values. Of rows that do not exist the nearest
    // is loaded, with keys that no cell has.
    void load_windows() {
        const Group at{start(v), op.existing(1, h, 0), op.existing(2, i, 0)};
        key(lane, v, h, i, p) = distance(at, p, lane, at[1] == h && at[2] == i);
        value(lane, v, h, i, p) = op.stored(op.values, at, p, lane);
    }
    // The keys of a vector's cells as a table in memory. As an expression, Halide would compute it
    // for each phase by itself, compare phase by phase, and interleave the results.
    void define_own() {
        own(lane, h, i) = own_key(lane, h, i);
        own.bound(lane, 0, n)
            .bound(h, 0, axes[1].stride)
            .bound(i, 0, axes[2].stride)
            .compute_root()
            .vectorize(lane)
            .unroll(h)
            .unroll(i);
    }
    // Does the index of a cell's window name it? The cell is in row dy and slab dz of its group,
    // the window in row `row` and slab `slab`.
    Expr named(const RDom &r, const Expr &dy, const Expr &dz, const Expr &row,
               const Expr &slab) const {
        return key(r.x / s, r.y, row, slab, p) == own(r.x, dy, dz);
    }
    // The update of dst, and its loops over groups along y and z. A group's rows are unrolled
    // inside the loop over vectors, so that its windows are loaded once.
    std::pair<Halide::Stage, std::array<Var, 2>> define_cells(const RDom &r) {
        const Expr cell = start(r.y) * s + r.x, gy = y / axes[1].stride, gz = z / axes[2].stride;
        op.dst(x, y, z, p) = Halide::undef(op.spec.elem);
        op.dst(cell, y, z, p) = op.rule.stored_as(op.rule.with(
            op.rule.nothing(), named(r, y % axes[1].stride, z % axes[2].stride, gy, gz),
            value(r.x / s, r.y, gy, gz, p)));
        Halide::Stage rows = op.dst.update(0);
        Var yo, zo, yi, zi;
        rows.split(y, yo, yi, axes[1].stride, TailStrategy::GuardWithIf)
            .split(z, zo, zi, axes[2].stride, TailStrategy::GuardWithIf)
            .reorder(r.x, yi, zi, r.y, yo, zo, p)
            .allow_race_conditions()
            .vectorize(r.x)
            .unroll(yi)
            .unroll(zi);
        for (Func f : {key, value}) {
            keep_vector(f, {op.dst, r.y}, each);
        }
        return {rows, {yo, zo}};
    }

    // Counts the windows that name a cell, fused with the loop `stores` of `rows`. `found` has a
    // count for each row of groups, as that loop needs (compute_with). A window counts once,
    // whichever of its rows its cell is in; rows that dst lacks do not count.
    void count(const Halide::Stage &rows, const std::array<Var, 2> &groups,
               const Halide::RVar &stores) {
        const RDom r(0, n, 0, vectors, "r");
        const auto [yo, zo] = groups;
        Expr any = Halide::Internal::const_false();
        for (int c = 0; c < axes[2].stride; c++) {
            for (int b = 0; b < axes[1].stride; b++) {
                Expr exists = Halide::Internal::const_true();
                if (b > 0) {
                    exists = exists && yo * axes[1].stride + b < op.dst.dim(1).extent();
                }
                if (c > 0) {
                    exists = exists && zo * axes[2].stride + c < op.dst.dim(2).extent();
                }
                any = any || (exists && named(r, b, c, yo, zo));
            }
        }
        found(yo, zo, p) = cast<uint32_t>(0);
        found(yo, zo, p) += cast<uint32_t>(any);
        found.compute_root();
        Halide::Stage counts = found.update();
        counts.reorder(r.x, r.y, yo, zo, p).atomic().vectorize(r.x);
        counts.compute_with(rows, stores);
    }
    // A plane is wrong if fewer cells were named than vectors have windows. Others are tested
    // singly.
    void check(const Expr &from, const Expr &to, const Expr &in_a_row) {
        const Xyz first = op.own_first();
        const auto most = [&](int d) { return max(op.last_window(d) + 1 - first[d], 0); };
        const RDom all(0, op.groups(1), 0, op.groups(2), "all");
        in_plane(p) = cast<uint32_t>(0);
        in_plane(p) += found(all.x, all.y, p);
        in_plane.update().atomic().vectorize(all.x, 8, TailStrategy::GuardWithIf);
        Func result = *op.foreign;
        result(p) = cast<uint8_t>(in_plane(p) != cast<uint32_t>(in_a_row * most(1) * most(2)));
        checks.check_outside(from, to, {0, most(1), most(2)});
    }

    // The key of a window's index: its distance from the window's first cell; windows that do not
    // exist have no_key. Of 64 bits, the largest 32-bit number stands for all that is further, and
    // a window that does not exist counts from 2^62, where no index is.
    Expr distance(const Group &at, const Expr &plane, const Expr &lane, const Expr &exists) const {
        if (op.numbers_taps() || op.spec.index.bits() < 64) {
            return select(exists, op.key_at(at, plane, lane), op.no_key());
        }
        const Expr nowhere = cast<int64_t>(1) << 62, zero = cast<int64_t>(0);
        Expr first = op.index_base + cast<int64_t>(plane) * op.index_stride_c +
                     select(exists, zero, nowhere);
        for (int d = 0; d < 3; d++) {
            first += cast<int64_t>(at[d] * axes[d].stride) * op.index_stride[d];
        }
        const Expr each = op.spec.channels_last ? Expr(op.index_stride_c)
                                                : axes[0].stride * op.index_stride[0];
        const Expr step = cast<int64_t>(lane) * each;
        const Expr far = cast<uint64_t>(op.stored(op.indices, at, plane, lane) - step - first);
        return cast<uint32_t>(min(far, cast<uint64_t>(Halide::UInt(32).max())));
    }

    // The key of the cell at these distances from its group's first.
    Expr own_key(const Expr &dx, const Expr &dy, const Expr &dz) const {
        const Expr off[3] = {dx % axes[0].stride, dy, dz};
        Expr sum = cast(op.key_type(), 0);
        for (int d = 0; d < 3; d++) {
            sum += cast(op.key_type(), off[d]) * op.key_stride(d);
        }
        return sum;
    }
};

bool applies(const GatherSpec &spec) {
    return spec.tiles_rows() && !spec.shifts() && !spec.matches();
}

}  // namespace

const GatherEntry kReplicate{"a window's key and value are replicated over its cells along x",
                             "channels-first, windows that tile rows", applies_to<applies>,
                             make_schedule<Gather, Replicate>};

}  // namespace argpool::unpooling
