// Channels-first, k3s2, where each window shares its last column with the next. A vector's lanes
// are windows, counted from their second cell: that cell lies under one window, the next under two,
// of which the second is the next lane. So each window is loaded once for all its cells, and one
// vector of neighbours is made by a shift of lanes. Here w1.2 is tap 2 of window 1 along x:
//    lanes      w0           w1           w2
//    phase 0    w0.1         w1.1         w2.1
//    phase 1    w0.2, w1.0   w1.2, w2.0   w2.2, w3.0    the second by the shifted vector
// SPDX-License-Identifier: MIT
#include "unpooling/parts/window_rows.h"

namespace argpool::unpooling {
namespace {

// Keys and values of a vector of windows are loaded once for all rows of a group. The next window
// of the last lane is the one after the vector, loaded as a scalar. Planes whose indices grow along
// columns, and those that keys do not suffice for, are computed cell by cell (`some` is false).
class OverlapK3S2 final : public GatherSchedule {
public:
    using GatherSchedule::GatherSchedule;

    void define() override {
        define_tables();
        load_windows();
        const RDom r(0, n, 0, s, 0, axes[1].stride, 0, vectors, 0, rows, "r");
        const Halide::Stage cells = define_cells(r);
        schedule_windows(r.w);
        lines.define_beside(select(some, from * s + lead, 0),
                            select(some, min(to * s + lead, op.dst.dim(0).extent()), 0));
        if (op.foreign) {
            find_right(cells, r.w);
            check();
        }
    }

private:
    const std::array<Axis, 3> &axes = op.axes;
    IndexChecks checks{op};
    const WindowRows lines{op, checks};
    const Var x{"x"}, y{"y"}, z{"z"}, p{"p"}, lane{"lane"}, v{"v"}, h{"h"}, g{"g"}, k{"k"};
    // Vector v of windows in row h, and the one after it: stored indices, their lower halves, and
    // keys, counted from the first cells of the windows of row g in the same lane. `line`: the
    // cells that they make, phases interleaved.
    Func index{"lap_index"}, low{"lap_low"}, key{"lap_key"}, value{"lap_value"};
    Func next_key{"next_key"}, next_value{"next_value"}, line{"line"};
    // Tables, by vector or row, of what would be computed in the loop again and again. along: what
    // a lane adds to keys along x. after: the window after a vector. room: how many cells of the
    // second half of a vector's cells exist. taps, row_tap: for the check, which taps exist
    // (find_right).
    Func along{"along"}, after{"after"}, room{"room"}, taps{"taps"}, row_tap{"row_tap"};
    Func right{"right"};  // in each lane, are all indices right?

    // Windows [from, to) are loaded in vectors of n, which make 2n cells: two vectors of them.
    // `lead`: how far a window's second cell is from cell window * s. The last vector of windows is
    // shifted inwards: by any number of windows, or, streaming, by `step` windows at a time, which
    // are a vector of cells, so that stores stay aligned.
    static constexpr int s = 2, bits = 32;
    const int n = op.lanes, lead = 1 - axes[0].pad, step = op.spec.streams() ? n / s : 1;
    const Expr from = op.spec.streams() ? Expr(0) : max(op.first_window(0), 0);
    const Expr to = op.spec.streams() ? min(op.last_window(0) + 1, op.dst.dim(0).extent() / s) /
                                            step * step
                                      : op.last_window(0) + 1;
    const Expr some = to - from >= n && op.dst.dim(2).extent() == 1 && op.in_order() &&
                      op.keys_suffice() && (!op.spec.streams() || op.first_window(0) <= 0);
    const Expr vectors = not_negative(select(some, (to - from + n - 1) / n, 0));
    const Expr rows = not_negative(op.groups(1));

    // The first window of a vector.
    Expr start(const Expr &number) const {
        return from + min(number * (n / step), (to - from - n) / step) * step;
    }
    // The key that the index 0 would have: any other's is the index plus that, modulo 2^32.
    Expr key_of_zero(const Gather &of, const Group &at, const Expr &plane,
                     const Expr &lane) const {
        return of.as_key(cast(op.spec.index, 0), at, plane, lane);
    }
    // An index of window row `row` needs this added, to count from the first cell of the row's
    // window 0. A row that does not exist is the nearest one, with keys 2^30 too large: no tap is
    // there, as a row's stride is less than 2^28 (keys_suffice).
    Expr in_row(const Gather &of, const Expr &row) const {
        const Expr exists = op.existing(1, row, 0);
        const Expr past = cast(op.key_type(), select(exists == row, 0, 1 << 30));
        return key_of_zero(of, {0, exists, 0}, p, 0) + past;
    }

    // Where no window is after a vector, the one before the last takes its place: none of its cells
    // is the one that the last lane compares with it.
    void define_tables() {
        along(lane, v) = key_of_zero(op, {start(v), 0, 0}, 0, lane) -
                         key_of_zero(op, {0, 0, 0}, 0, 0);
        along.compute_root().bound(lane, 0, n).vectorize(lane);
        const Expr beyond = start(v) + n;
        after(v) = select(beyond <= op.last_window(0), beyond, op.last_window(0) - 1);
        after.compute_root();
    }
    // All keys for a group g are counted from the first cells of its own windows, those of row h =
    // g and of the same lane: one sum, `from_row`, serves the windows of all rows over it, and the
    // next lanes' too. Pair::from makes up for the difference (define_line).
    void load_windows() {
        const Group at{start(v), op.existing(1, h, 0), 0};
        const Group one{inside(after(v), op.values.dim(0)), at[1], 0};
        const Expr from_row = in_row(op, g) + along(lane, v);
        index(lane, v, h, p) = op.stored(op.indices, at, p, lane);
        low(lane, v, h, p) = cast(op.key_type(), index(lane, v, h, p));
        key(lane, v, h, g, p) = low(lane, v, h, p) + from_row;
        value(lane, v, h, p) = op.stored(op.values, at, p, lane);
        const Expr next = Halide::Internal::promise_clamped(min(lane + 1, n - 1), 0, n - 1);
        const Expr low_after = cast(op.key_type(), op.stored(op.indices, one, p, 0));
        next_key(lane, v, h, g, p) =
            select(lane == n - 1, low_after, low(next, v, h, p)) + from_row;
        next_value(lane, v, h, p) =
            select(lane == n - 1, op.stored(op.values, one, p, 0), value(next, v, h, p));
    }
    // The cells of a vector of windows, counted from the centre of the first: with a padding of 1 a
    // window's second cell is phase 0 of its own group, whatever the padding is. `from`: keys count
    // from the own row's first cell, and those of the next lane from a cell that is a stride before
    // its window.
    void define_line() {
        Gather centred = op;
        centred.axes[0].pad = 1;
        line(x, v, y, z, p) = centred.any_cell(x, [&](int dx, int dy, int) {
            const Expr own = y / axes[1].stride, row = own + dy;
            Pair w = dx > 0 ? Pair{next_key(x / s, v, row, own, p), next_value(x / s, v, row, p)}
                            : Pair{key(x / s, v, row, own, p), value(x / s, v, row, p)};
            const Expr further = cast(op.key_type(), dx * s) * op.key_stride(0);
            w.from = in_row(centred, own) - in_row(centred, row) + further;
            return w;
        });
    }
    // Two vectors of cells for each vector of windows. Streaming, the first is left out where the
    // vectors overlap, since no cache line may be stored twice; else lanes of the second are masked
    // where the row ends.
    Halide::Stage define_cells(const RDom &r) {
        const Halide::RVar &vector = r.w;
        const Expr in_vector = r.y * n + r.x, first = start(vector);
        const Expr cell = first * s + lead + in_vector, row = r[4] * axes[1].stride + r.z;
        define_line();
        room(v) = op.dst.dim(0).extent() - (start(v) * s + lead + n);  // of its second half
        room.compute_root();
        RDom stored = r;
        stored.where(op.spec.streams() ? r.y > 0 || first == from + vector * n
                                       : r.y == 0 || r.x < room(vector));
        stored.where(row < op.dst.dim(1).extent());
        op.dst(x, y, z, p) = Halide::undef(op.spec.elem);
        op.dst(cell, row, 0, p) = line(in_vector, vector, row, 0, p);
        Halide::Stage cells = op.dst.update(0);
        cells.allow_race_conditions()
            .reorder(r.x, r.y, r.z, vector, r[4], p)
            .vectorize(r.x)
            .unroll(r.y)
            .unroll(r.z);
        return cells;
    }
    // Cells are interleaved in registers; windows are loaded once an iteration.
    void schedule_windows(const Halide::RVar &vector) {
        Var phase;
        line.bound(x, 0, s * n)
            .bound_extent(v, 1)
            .bound_extent(y, axes[1].stride)
            .bound_extent(z, 1)
            .bound_extent(p, 1)
            .compute_at(op.dst, vector)
            .store_in(Halide::MemoryType::Stack)
            .split(x, x, phase, s)
            .vectorize(x)
            .unroll(phase)
            .reorder(phase, y)
            .unroll(y);
        for (Func f : {key, next_key}) {
            f.bound_extent(g, 1);
        }
        for (Func f : {index, low, key, value, next_key, next_value}) {
            f.bound(lane, 0, n)
                .bound_extent(v, 1)
                .bound_extent(h, axes[1].span())
                .bound_extent(p, 1)
                .compute_at(op.dst, vector)
                .store_in(Halide::MemoryType::Stack)
                .vectorize(lane)
                .unroll(h);
        }
    }

    // Tests the own windows' indices in the loop over vectors. A key, less that of the nearest row
    // of taps, is the number of a tap along x if the index is right (indices along x grow by 1).
    // taps(lane, v) has bit k set if tap k of the window exists, so shifting it by that number
    // leaves bit 0 set for a tap. `right` has the AND of these, and the OR of the bits in which
    // indices differ from the first's.
    void find_right(const Halide::Stage &cells, const Halide::RVar &vector) {
        const Type type = op.key_type();
        const Expr window = start(v) + lane;
        const auto below = [&](const Expr &t) { return cast(type, 1) << clamp(t, 0, bits - 1); };
        taps(lane, v) = below(op.last_tap(0, window) + 1) - below(op.first_tap(0, window));
        taps.compute_root().bound(lane, 0, n).vectorize(lane);
        row_tap(h, k) = op.tap_at(1, h, 0) + select(k > 0, op.tap_at(1, h, k), cast(type, 0));
        row_tap.compute_root().bound(k, 0, axes[1].kernel).unroll(k);

        const RDom m(0, 1, 0, 1, 0, 1, 0, vectors, 0, rows, "r");  // as the loops of `cells`
        const Expr at = op.existing(1, m[4], 0), stored = key(lane, m.w, m[4], m[4], p);
        Expr tap = stored - row_tap(at, 0);
        for (int i = 1; i < axes[1].kernel; i++) {
            tap = min(tap, stored - row_tap(at, i));
        }
        const Expr named = taps(lane, m.w) >> min(tap, bits - 1);
        const Halide::FuncRef so_far = right(lane, p);
        right(lane, p) = Tuple(cast(type, 1), cast(op.spec.index, 0));
        const Expr base = cast(op.spec.index, op.index_base);
        right(lane, p) = Tuple(select(m[4] == at, so_far[0] & named, so_far[0]),
                               so_far[1] | (index(lane, m.w, m[4], p) ^ base));
        right.compute_root().bound(lane, 0, n).vectorize(lane);
        right.update().reorder(lane, m.x, m.y, m.z, m.w, m[4], p).vectorize(lane);
        right.update().compute_with(cells, vector);
    }
    // Where indices grow by more than 1 along x, as in images, a key is no number of a tap: all
    // windows are tested one by one.
    void check() {
        checks.begin();
        const Expr plain = op.index_stride[0] == 1;
        const RDom l(0, n, "l");
        Expr is_wrong = plain && right(l, p)[0] == 0;
        if (op.spec.index.bits() > bits) {
            is_wrong = is_wrong || (right(l, p)[1] >> bits) != 0;
        }
        checks.mark(is_wrong);
        checks.define_tap_x();
        checks.check_past(select(some && plain, op.groups(1), 0), 0);
        if (op.spec.streams()) {  // windows beside
            const Xyz first = op.own_first();
            const RDom e(max(to, first[0]), op.last_window(0) + 1 - max(to, first[0]), first[1],
                         op.last_window(1) + 1 - first[1], "e");
            const Group one{inside(e.x, op.indices.dim(0)), inside(e.y, op.indices.dim(1)), 0};
            const auto tap = [&](int d, int i) { return op.tap_at(d, one[d], i); };
            const Expr left = checks.left_over(one, tap, op.key_at(one, p, 0), true);
            const Expr far = op.distance_of(op.stored(op.indices, one, p, 0), one) >> bits;
            checks.mark(some && (left != 0 || far != 0));
        }
    }
};

bool applies(const GatherSpec &spec) {
    return spec.shares_with_next();
}

}  // namespace

const GatherEntry kOverlapK3S2{
    "each window is loaded once for its cells, of which it shares one with the next",
    "channels-first, windows of three cells that step by two, rank 1 or 2", applies_to<applies>,
    make_schedule<Gather, OverlapK3S2>};

}  // namespace argpool::unpooling
