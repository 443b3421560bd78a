// Checks of indices in the loop of a gather: of disjoint windows, then of windows that overlap.
// SPDX-License-Identifier: MIT
#include "index_checks.h"

namespace argpool::unpooling {

// The pure definition of foreign, which the updates of mark() follow.
void IndexChecks::begin() const {
    Func result = *op.foreign;
    result(p) = cast<uint8_t>(0);
}

// One update of foreign for each call; marks accumulate.
void IndexChecks::mark(const Expr &bad) const {
    Func result = *op.foreign;
    result(p) = max(result(p), cast<uint8_t>(bad));
}

// `native`: the key is that of a tap, and the tap's cell is valid. The comparisons are unrolled,
// tap by tap. Of a cell's coordinates only the upper limit is tested: no disjoint window has
// padding, so its first cell is not before the plane's.
Expr IndexChecks::is_foreign(const Group &own, const Expr &plane, const Expr &lane, int first_dim,
                             bool tests_x) const {
    Group at = own;
    Expr exists = Halide::Internal::const_true(), native = Halide::Internal::const_false();
    for (int d = first_dim; d < 3; d++) {
        at[d] = op.existing(d, own[d], 0);
        exists = exists && at[d] == own[d];
    }
    const Expr key = op.key_at(at, plane, lane);
    const std::array<Axis, 3> &n = op.axes;
    for (int i = 0; i < n[0].kernel * n[1].kernel * n[2].kernel; i++) {
        const std::array<int, 3> tap{i % n[0].kernel, i / n[0].kernel % n[1].kernel,
                                     i / n[0].kernel / n[1].kernel};
        Expr here = key == op.tap_key({{{tap[0], 0}, {tap[1], 0}, {tap[2], 0}}});
        for (int d = tests_x ? 0 : 1; d < 3; d++) {
            const Expr cell = at[d] * n[d].stride + tap[d] * n[d].dilation;
            here = here && cell - op.cells.min[d] < op.cells.extent[d];
        }
        native = native || here;
    }
    return exists && (!native || is_beyond(at, plane, lane));
}

// Keys have 32 bits, so two indices 2^32 apart have one key. The index is counted from the first
// cell of the vector's first window: at most `span` further, and less than 2^32, if it is right.
Expr IndexChecks::is_beyond(const Group &at, const Expr &plane, const Expr &lane) const {
    if (op.spec.index.bits() < 64) {
        return Halide::Internal::const_false();
    }
    const auto &axes = op.axes;
    Expr first = op.index_base + plane * op.index_stride_c;
    Expr span = cast<int64_t>(op.lanes) *
                (op.spec.channels_last ? op.index_stride_c : axes[0].stride * op.index_stride[0]);
    for (int d = 0; d < 3; d++) {
        first += cast<int64_t>(at[d] * axes[d].stride) * op.index_stride[d];
        span += (axes[d].kernel - 1) * axes[d].dilation * op.index_stride[d];
    }
    const Expr distance = op.stored(op.indices, at, plane, lane) - first;
    // No plane that could be held in memory has such spans: rather too strict than wrong.
    const Expr too_wide = span > cast<int64_t>(Halide::UInt(32).max());
    return too_wide || cast<uint32_t>(distance >> 32) != 0;
}

// ---- Disjoint windows ---------------------------------------------------------------------------

// compute_with fuses loops of equal names and types, from the outermost to `vectors`. So the marks
// of the vectors' indices need a Func with the loops p, zo, yo and r.z of `rows`: that is `flags`,
// one for each row of groups, from which a second pass makes the planes' marks.
void IndexChecks::check_rows(const Expr &from, const Expr &to, const Start &start,
                             Halide::Stage &rows, const Halide::RVar &vectors, const Var &yo,
                             const Var &zo) {
    const int lanes = op.lanes;
    const RDom r(0, 1, 0, lanes, 0, (to - from + lanes - 1) / lanes, "r");
    flags(yo, zo, p) = cast<uint8_t>(0);
    const Expr in_vector = is_foreign({start(r.z), yo, zo}, p, r.y, 1, false);
    flags(yo, zo, p) = max(flags(yo, zo, p), cast<uint8_t>(in_vector));
    flags.compute_root();
    Halide::Stage marks = flags.update();
    marks.reorder(r.y, r.x, r.z, yo, zo, p).atomic().vectorize(r.y);
    marks.compute_with(rows, vectors);

    begin();
    // All rows of groups of a plane: their flags are its mark.
    const RDom all(0, op.groups(1), 0, op.groups(2), "all");
    mark(flags(all.x, all.y, p));
    const Xyz first = op.own_first();
    check_outside(from, to,
                  {0, op.last_window(1) + 1 - first[1], op.last_window(2) + 1 - first[2]});
}

// e.x counts the windows left of `from`, then those from `to` on:
//    e.x     0 .. left-1                    left .. left + (last+1-right) - 1
//    window  first[0] .. first[0]+left-1    right .. last
void IndexChecks::check_outside(const Expr &from, const Expr &to, const Xyz &count) const {
    const Xyz first = op.own_first();
    const Expr left = max(from - first[0], 0), right = max(to, first[0]);
    const RDom e(0, left + max(op.last_window(0) + 1 - right, 0), 0, count[1], 0, count[2], "e");
    const Expr outside = select(e.x < left, first[0] + e.x, right + e.x - left);
    const Group at = op.position({outside, first[1] + e.y, first[2] + e.z});
    mark(is_foreign(at, p, 0, 0, true));
}

// As check_rows, with the loops of a channels-last update. An image is one plane: flags have no p.
void IndexChecks::check_channels(const Expr &bulk, const Start &start, Halide::Stage &cells,
                                 const Halide::RVar &vectors, const std::array<Var, 3> &groups) {
    const int lanes = op.lanes;
    const RDom r(0, lanes, 0, (bulk + lanes - 1) / lanes, "r");
    const auto [xo, yo, zo] = groups;
    flags(xo, yo, zo) = cast<uint8_t>(0);
    const Expr in_vector = is_foreign({xo, yo, zo}, start(r.y), r.x, 0, true);
    flags(xo, yo, zo) = max(flags(xo, yo, zo), cast<uint8_t>(in_vector));
    flags.compute_root();
    Halide::Stage marks = flags.update();
    marks.reorder(r.x, r.y, xo, yo, zo).atomic().vectorize(r.x);
    marks.compute_with(cells, vectors);

    const RDom all(0, op.groups(0), 0, op.groups(1), 0, op.groups(2), "all");
    mark(flags(all.x, all.y, all.z));
}

// x of the domain is the channel; y, z and w are the window's coordinates.
void IndexChecks::check_rest(const Expr &from_channel, const Expr &from_x) const {
    const Expr channels = op.dst.dim(0).extent();
    const Xyz first = op.own_first();
    const Expr first_x = max(first[0], from_x);
    const RDom e(0, channels - from_channel, 0, op.last_window(0) + 1 - first_x, 0,
                 op.last_window(1) + 1 - first[1], 0, op.last_window(2) + 1 - first[2], "e");
    const Group at = op.position({first_x + e.y, first[1] + e.z, first[2] + e.w});
    const Expr channel = inside(from_channel + e.x, op.indices.dim(0));
    mark(is_foreign(at, channel, 0, 0, true));
}

// ---- Windows that overlap -----------------------------------------------------------------------

// An iteration of yo computes `each` rows of groups; `wrong` has what their own windows' indices
// leave, lane by lane, and `flags` whether any lane does. Rows of fewer windows than a vector have
// no bulk: check_past looks at all of them.
void IndexChecks::check_overlapping(Func cells, const Var &yo, const Var &zo, int each,
                                    const Key &key) {
    const int n = op.lanes;
    const Xyz first = op.own_first();
    const Expr width = op.last_window(0) + 1 - first[0], bulk = select(width >= n, width, 0);
    define_tap_x();
    // A table: the same for all rows and planes. RoundUp: it is filled to whole vectors.
    tap_x.compute_root()
        .bound(k, 0, op.axes[0].kernel)
        .unroll(k)
        .vectorize(g, n, TailStrategy::RoundUp)
        .never_partition_all();

    const RDom l(0, n, "l");
    find_wrong(yo, zo, each, bulk, key);
    // Computed in each iteration of yo, from the copied rows of keys that its cells read.
    wrong.compute_at(cells, yo).store_in(Halide::MemoryType::Stack).vectorize(lane, n);
    wrong.bound_extent(lane, n);
    flags(yo, zo, p) = cast<uint8_t>(0);
    const Expr any = wrong(l, yo, zo, p)[0] != 0 || (wrong(l, yo, zo, p)[1] >> 32) != 0;
    flags(yo, zo, p) = max(flags(yo, zo, p), cast<uint8_t>(any));
    flags.compute_root();
    Halide::Stage marks = flags.update();
    marks.reorder(l, yo, zo, p).atomic().vectorize(l);
    marks.compute_with(cells, yo);

    begin();
    // The iterations of yo, each of which has a flag; check_past tests the rows of windows past
    // them.
    const Expr rows = select(bulk > 0, (op.groups(1) + each - 1) / each, 0);
    const RDom all(0, rows, 0, op.groups(2), "all");
    mark(flags(all.x, all.y, p));
    check_past(rows * each, select(bulk > 0, op.groups(2), 0));
}

// Part 0 of `wrong` is the OR of what keys leave (left_over), part 1 of the distances of 64-bit
// indices, whose upper halves must be 0. Of the two updates one has no iterations: the order of the
// taps depends on whether x grows the least or the most, and a select in the loop would compute
// both.
void IndexChecks::find_wrong(const Var &yo, const Var &zo, int each, const Expr &bulk,
                             const Key &key) {
    const int n = op.lanes;
    const Xyz first = op.own_first();
    wrong(lane, yo, zo, p) = Tuple(cast(op.key_type(), 0), cast<uint64_t>(0));
    for (const bool forward : {true, false}) {
        const Expr ours = forward ? op.in_order() : !op.in_order();
        const RDom r(0, select(ours, (bulk + n - 1) / n, 0), 0, each, "r");
        const Group at{first[0] + min(r.x * n, bulk - n), yo * each + r.y, zo};
        const auto tap = [&](int d, int i) {
            return d == 0 ? Expr(tap_x(at[0] + lane, i)) : op.tap_at(d, at[d], i);
        };
        const Halide::FuncRef so_far = wrong(lane, yo, zo, p);
        wrong(lane, yo, zo, p) =
            Tuple(so_far[0] | left_over(at, tap, key({at[0] + lane, at[1], at[2]}), forward),
                  so_far[1] | distance(at, lane));
        last_update(wrong)
            .reorder(lane, r.x, r.y, yo, zo, p)
            .vectorize(lane, n)
            .never_partition_all();
    }
}

// Window g's tap numbers: k = 0, its first tap that exists along x; k > 0, how much k taps more add
// to a key.
void IndexChecks::define_tap_x() {
    tap_x(g, k) = op.tap_at(0, g, k);
}

// For y, rows from `rows` on of all slabs; for z, slabs from `slabs` on with all of their rows.
void IndexChecks::check_past(const Expr &rows, const Expr &slabs) const {
    const Xyz first = op.own_first();
    const Expr width = op.last_window(0) + 1 - first[0], past[2] = {rows, slabs};
    for (int d = 1; d < (op.axes[2].trivial() ? 2 : 3); d++) {
        const Expr y0 = d == 1 ? max(past[0], first[1]) : first[1];
        const Expr z0 = d == 2 ? max(past[1], first[2]) : first[2];
        const RDom e(first[0], width, y0, max(op.last_window(1) + 1 - y0, 0), z0,
                     max(op.last_window(2) + 1 - z0, 0), "e");
        const Group one = op.position({e.x, e.y, e.z});
        const Expr key_here = op.key_at(one, p, 0);
        const auto tap = [&](int d, int i) {
            return d == 0 ? Expr(tap_x(one[0], i)) : op.tap_at(d, one[d], i);
        };
        const Expr left = select(op.in_order(), left_over(one, tap, key_here, true),
                                 left_over(one, tap, key_here, false));
        mark(left != 0 || (distance(one, 0) >> 32) != 0);
    }
    check_empty();
}

// A window has no valid tap along d where the last is less than the first. Without dilation that
// can only be at the ends of the pooled plane, so two windows are tested: the first and the last.
void IndexChecks::check_empty() const {
    const Xyz first = op.own_first();
    for (int d = 0; d < 3; d++) {
        if (op.axes[d].trivial()) {
            continue;
        }
        // How many windows are tested: the two at the ends, or, 0, all of them.
        const int ends = op.axes[d].dilation > 1 ? 0 : 2;
        const Expr most = op.last_window(d) - first[d];
        const RDom o(0, ends ? min(most + 1, ends) : most + 1, "o");
        const Expr at = first[d] + (ends ? o * most : Expr(o));
        mark(op.last_tap(d, at) < op.first_tap(d, at));
    }
}

// Spaces are nested: a step of the outermost dimension is more than all steps of those inside it.
// So the key is taken apart from the outermost dimension on, by the greatest tap that is not beyond
// it. Differences wrap: a tap that is beyond leaves a large number, and min() takes the least,
// which is 0 in the end if the key is a tap's. k3s1 with rows of 10 cells, key 12: 12, 2, (-8)
// along y leave 2; 2, 1, 0 along x leave 0.
Expr IndexChecks::left_over(const Group &own, const Tap &tap, const Expr &key,
                            bool forward) const {
    Expr left = key;
    for (int d = 0; d < 3; d++) {
        left -= tap(d, 0);
    }
    for (const int d : {forward ? 2 : 0, 1, forward ? 0 : 2}) {
        const Expr whole = left;
        for (int i = 1; i < op.axes[d].kernel; i++) {
            left = min(left, whole - tap(d, i));
        }
    }
    return select(op.rows_exist(own), left, cast(op.key_type(), 0));
}

// It counts from the first cell of the vector's first window. Where a row or slab does not exist,
// the nearest that does takes its place.
Expr IndexChecks::distance(const Group &own, const Expr &lane) const {
    const Group at{own[0], op.existing(1, own[1], 0), op.existing(2, own[2], 0)};
    return op.distance_of(op.stored(op.indices, at, p, lane), at);
}

}  // namespace argpool::unpooling
