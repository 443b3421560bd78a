// Gathers that check as they go: does every index name a cell of its own window, as check_indices
// demands? The indices of a vector are looked at in the loop that gathers, while they are at hand.
// SPDX-License-Identifier: MIT
#pragma once

#include "window_cells.h"

namespace argpool {

template<typename T>
class WindowChecks : public WindowCells<T> {
public:
    void configure() {
        WindowCells<T>::configure();
        if (this->checks) {
            foreign = this->template add_output<Halide::Buffer<>>("foreign", Halide::UInt(8), 1);
        }
    }

protected:
    using WindowCells<T>::axes;
    using WindowCells<T>::channels_last;
    using WindowCells<T>::dst;
    using WindowCells<T>::existing;
    using WindowCells<T>::first_window;
    using WindowCells<T>::index_base;
    using WindowCells<T>::index_stride;
    using WindowCells<T>::index_stride_c;
    using WindowCells<T>::index_stride_x;
    using WindowCells<T>::index_type;
    using WindowCells<T>::indices;
    using WindowCells<T>::key_at;
    using WindowCells<T>::key_stride;
    using WindowCells<T>::key_type;
    using WindowCells<T>::lanes;
    using WindowCells<T>::last_window;
    using WindowCells<T>::numbers_taps;
    using WindowCells<T>::p;
    using WindowCells<T>::stored;

    Halide::GeneratorOutput<Halide::Buffer<>> *foreign = nullptr;  // of rows that check

    void constrain_foreign() {
        if (foreign) {
            foreign->dim(0).set_stride(1);
            foreign->dim(0).set_bounds(0, channels_last() ? Expr(1) : dst.dim(3).extent());
        }
    }

    // Channels-first, disjoint windows: vectors of windows [from, to) start at start(number) in the
    // loop `vectors` of `rows`; yo and zo are groups of rows there. A vector's indices have been
    // compared with all that they may be. Indices beside the bulk are looked at one by one.
    // (compute_with joins loops by name: this RDom is called "r", and has as many as the bulk's.)
    template<typename Start>
    void check_rows(const Expr &from, const Expr &to, const Start &start, Halide::Stage &rows,
                    const Halide::RVar &vectors, const Var &yo, const Var &zo) {
        const RDom r(0, 1, 0, int(lanes), 0, (to - from + lanes - 1) / lanes, "r");
        flags(yo, zo, p) = cast<uint8_t>(0);
        const Expr in_vector = is_foreign({start(r.z), yo, zo}, p, r.y, 1, false);
        flags(yo, zo, p) = max(flags(yo, zo, p), cast<uint8_t>(in_vector));
        flags.compute_root();
        Halide::Stage marks = flags.update();
        marks.reorder(r.y, r.x, r.z, yo, zo, p).atomic().vectorize(r.y);
        marks.compute_with(rows, vectors);

        Func result = *foreign;
        result(p) = cast<uint8_t>(0);
        const RDom all(0, groups(1), 0, groups(2), "all");
        result(p) = max(result(p), flags(all.x, all.y, p));
        const Xyz first = own_first();
        const Expr left = max(from - first[0], 0), right = max(to, first[0]);
        const RDom e(0, left + max(last_window(0) + 1 - right, 0), 0,
                     last_window(1) + 1 - first[1], 0, last_window(2) + 1 - first[2], "e");
        const Expr beside = select(e.x < left, first[0] + e.x, right + e.x - left);
        const Group at{inside(beside, indices.dim(0)), inside(first[1] + e.y, indices.dim(1)),
                       inside(first[2] + e.z, indices.dim(2))};
        result(p) = max(result(p), cast<uint8_t>(is_foreign(at, p, 0, 0, true)));
    }

    // Before any of the checks below.
    void begin_checks() {
        Func result = *foreign;
        result(p) = cast<uint8_t>(0);
    }

    // Channels-first, windows that overlap: a turn of the loop yo of `cells` looks at the keys of
    // `each` rows of windows, in vectors; rows beyond its turns, and narrow ones, are looked at one
    // by one.
    template<typename Key>
    void check_overlapping(Func cells, const Var &yo, const Var &zo, int each, const Key &key) {
        const int n = lanes;
        const Xyz first = own_first();
        const Expr width = last_window(0) + 1 - first[0], bulk = select(width >= n, width, 0);
        define_tap_x();
        tap_x.compute_root()
            .bound(k, 0, axes[0].kernel)
            .unroll(k)
            .vectorize(g, n, TailStrategy::RoundUp)
            .never_partition_all();

        const RDom l(0, n, "l");
        wrong(lane, yo, zo, p) = Tuple(cast(key_type(), 0), cast<uint64_t>(0));
        for (const bool forward : {true, false}) {
            const Expr ours = forward ? in_order() : !in_order();
            const RDom r(0, select(ours, (bulk + n - 1) / n, 0), 0, each, "r");
            const Group at{first[0] + min(r.x * n, bulk - n), yo * each + r.y, zo};
            const auto tap = [&](int d, int i) {
                return d == 0 ? Expr(tap_x(at[0] + lane, i)) : tap_at(d, at[d], i);
            };
            const Halide::FuncRef so_far = wrong(lane, yo, zo, p);
            wrong(lane, yo, zo, p) = Tuple(
                so_far[0] | left_over(at, tap, key({at[0] + lane, at[1], at[2]}), forward),
                so_far[1] | distance(at, lane));
            wrong.update(wrong.num_update_definitions() - 1)
                .reorder(lane, r.x, r.y, yo, zo, p)
                .vectorize(lane, n)
                .never_partition_all();
        }
        wrong.compute_at(cells, yo).store_in(Halide::MemoryType::Stack).vectorize(lane, n);
        wrong.bound_extent(lane, n);
        flags(yo, zo, p) = cast<uint8_t>(0);
        const Expr any = wrong(l, yo, zo, p)[0] != 0 || (wrong(l, yo, zo, p)[1] >> 32) != 0;
        flags(yo, zo, p) = max(flags(yo, zo, p), cast<uint8_t>(any));
        flags.compute_root();
        Halide::Stage marks = flags.update();
        marks.reorder(l, yo, zo, p).atomic().vectorize(l);
        marks.compute_with(cells, yo);

        begin_checks();
        Func result = *foreign;
        const Expr turns = select(bulk > 0, (groups(1) + each - 1) / each, 0);
        const RDom all(0, turns, 0, groups(2), "all");
        result(p) = max(result(p), flags(all.x, all.y, p));
        check_past(turns * each, select(bulk > 0, groups(2), 0));
    }

    // How many groups of cells there are along a dimension.
    Expr groups(int d) const {
        const Expr cells = dst.dim(channels_last() ? d + 1 : d).extent();
        return (cells + axes[d].stride - 1) / axes[d].stride;
    }
    // The first windows that a tile may own.
    Xyz own_first() const {
        return {max(first_window(0), 0), max(first_window(1), 0), max(first_window(2), 0)};
    }

    void define_tap_x() {
        tap_x(g, k) = tap_at(0, g, k);
    }
    // What a window's first tap along a dimension adds to keys, and what the number-th from there.
    Expr tap_at(int d, const Expr &window, const Expr &number) const {
        const Expr first = first_tap(d, window), taps = further(d, window, number);
        return cast(key_type(), select(number == 0, first, taps)) * key_stride(d);
    }

    // Windows of rows from `rows` and slabs from `slabs` on, one by one.
    void check_past(const Expr &rows, const Expr &slabs) {
        const Xyz first = own_first();
        const Expr width = last_window(0) + 1 - first[0], past[2] = {rows, slabs};
        Func result = *foreign;
        for (int d = 1; d < (axes[2].trivial() ? 2 : 3); d++) {
            const Expr y0 = d == 1 ? max(past[0], first[1]) : first[1];
            const Expr z0 = d == 2 ? max(past[1], first[2]) : first[2];
            const RDom e(first[0], width, y0, max(last_window(1) + 1 - y0, 0), z0,
                         max(last_window(2) + 1 - z0, 0), "e");
            const Group one{inside(e.x, indices.dim(0)), inside(e.y, indices.dim(1)),
                            inside(e.z, indices.dim(2))};
            const Expr key_here = key_at(one, p, 0);
            const auto tap = [&](int d, int i) {
                return d == 0 ? Expr(tap_x(one[0], i)) : tap_at(d, one[d], i);
            };
            const Expr left = select(in_order(), left_over(one, tap, key_here, true),
                                     left_over(one, tap, key_here, false));
            result(p) = max(result(p),
                            cast<uint8_t>(left != 0 || (distance(one, 0) >> 32) != 0));
        }
        check_empty();
    }
    // A window without any cell has no index of its own: the first, the last, or, where taps may
    // step over the cells, any.
    void check_empty() {
        const Xyz first = own_first();
        Func result = *foreign;
        for (int d = 0; d < 3; d++) {
            if (axes[d].trivial()) {
                continue;
            }
            const int ends = axes[d].dilation > 1 ? 0 : 2;
            const Expr most = last_window(d) - first[d];
            const RDom o(0, ends ? min(most + 1, ends) : most + 1, "o");
            const Expr at = first[d] + (ends ? o * most : Expr(o));
            result(p) = max(result(p), cast<uint8_t>(last_tap(d, at) < first_tap(d, at)));
        }
    }

    // Channels-last, disjoint windows: as many vectors of channels, which start at start(number) in
    // the loop `vectors` of `cells`; check_rest looks one by one at what is left: channels and
    // windows from these on.
    template<typename Start>
    void check_channels(const Expr &bulk, const Start &start, Halide::Stage &cells,
                        const Halide::RVar &vectors, const Var &xo, const Var &yo, const Var &zo) {
        const RDom r(0, int(lanes), 0, (bulk + lanes - 1) / lanes, "r");
        flags(xo, yo, zo) = cast<uint8_t>(0);
        const Expr in_vector = is_foreign({xo, yo, zo}, start(r.y), r.x, 0, true);
        flags(xo, yo, zo) = max(flags(xo, yo, zo), cast<uint8_t>(in_vector));
        flags.compute_root();
        Halide::Stage marks = flags.update();
        marks.reorder(r.x, r.y, xo, yo, zo).atomic().vectorize(r.x);
        marks.compute_with(cells, vectors);

        Func result = *foreign;
        const RDom all(0, groups(0), 0, groups(1), 0, groups(2), "all");
        result(p) = max(result(p), flags(all.x, all.y, all.z));
    }

    void check_rest(const Expr &from_channel, const Expr &from_x) {
        Func result = *foreign;
        const Expr channels = dst.dim(0).extent();
        const Xyz first = own_first();
        const Expr first_x = max(first[0], from_x);
        const RDom e(0, channels - from_channel, 0, last_window(0) + 1 - first_x, 0,
                     last_window(1) + 1 - first[1], 0, last_window(2) + 1 - first[2], "e");
        const Group at{inside(first_x + e.y, indices.dim(1)),
                       inside(first[1] + e.z, indices.dim(2)),
                       inside(first[2] + e.w, indices.dim(3))};
        const Expr channel = inside(from_channel + e.x, indices.dim(0));
        result(p) = max(result(p), cast<uint8_t>(is_foreign(at, channel, 0, 0, true)));
    }

    using Group = Xyz;

    // Is the index of a window (own, and lane further) not one of its own valid cells? A window
    // that does not exist has none; in dimensions before first_dim all do. Along x all cells are
    // valid, or it is tested.
    Expr is_foreign(const Group &own, const Expr &plane, const Expr &lane, int first_dim,
                    bool asks_x) const {
        Group at = own;
        Expr exists = Halide::Internal::const_true(), native = Halide::Internal::const_false();
        for (int d = first_dim; d < 3; d++) {
            at[d] = existing(d, own[d], 0);
            exists = exists && at[d] == own[d];
        }
        const Expr key = key_at(at, plane, lane);
        const std::array<Axis, 3> &n = axes;
        for (int i = 0; i < n[0].kernel * n[1].kernel * n[2].kernel; i++) {
            const std::array<int, 3> tap{i % n[0].kernel, i / n[0].kernel % n[1].kernel,
                                         i / n[0].kernel / n[1].kernel};
            Expr here = key == this->tap_key({{{tap[0], 0}, {tap[1], 0}, {tap[2], 0}}});
            for (int d = asks_x ? 0 : 1; d < 3; d++) {
                const Expr cell = at[d] * n[d].stride + tap[d] * n[d].dilation;
                here = here && cell - this->cell_min()[d] < this->cell_extent()[d];
            }
            native = native || here;
        }
        return exists && (!native || is_beyond(at, plane, lane));
    }

    // Have all indices of the call's planes the same upper halves, and rows keys to spare?
    Expr keys_suffice() const {
        const Expr first = index_base;
        Expr last = first + cast<int64_t>(dst.dim(3).extent() - 1) * index_stride_c;
        for (int d = 0; d < 3; d++) {
            last += cast<int64_t>(this->cell_min()[d] + this->cell_extent()[d] - 1) *
                    index_stride()[d];
        }
        return (first >> 32) == (last >> 32) && index_stride()[1] < (1 << 28);
    }

    // The taps of window o whose cells exist.
    Expr first_tap(int d, const Expr &o) const {
        const Expr missing = this->cell_min()[d] - (o * axes[d].stride - axes[d].pad);
        return max(missing + (axes[d].dilation - 1), 0) / axes[d].dilation;
    }
    Expr last_tap(int d, const Expr &o) const {
        const Expr last = this->cell_min()[d] + this->cell_extent()[d] - 1;
        return min((last - (o * axes[d].stride - axes[d].pad)) / axes[d].dilation,
                   axes[d].kernel - 1);
    }
    // By how many taps the k-th from the first that exists is further, or else the last.
    Expr further(int d, const Expr &o, const Expr &k) const {
        return min(k, last_tap(d, o) - first_tap(d, o));
    }
    // Do indices grow with z more than with y, and with y more than with x? Else with x the most.
    Expr in_order() const {
        Expr result = Halide::Internal::const_true();
        for (int d = 1; d < 3 && !numbers_taps(); d++) {
            if (!axes[d].trivial()) {
                result = result && index_stride()[d] >= index_stride()[0];
            }
        }
        return result;
    }
    // Not 0 where a key, of a window at `own` and lane further, is none of those of its own cells:
    // what is left of it without the first tap that exists, the nearest slab of taps from there,
    // the nearest row, and the nearest tap; forward or, where x grows the most, the other way
    // round. A window that does not exist has none.
    template<typename Tap>
    Expr left_over(const Group &own, const Tap &tap, const Expr &key, bool forward) const {
        Expr left = key;
        for (int d = 0; d < 3; d++) {
            left -= tap(d, 0);
        }
        for (const int d : {forward ? 2 : 0, 1, forward ? 0 : 2}) {
            const Expr whole = left;
            for (int i = 1; i < axes[d].kernel; i++) {
                left = min(left, whole - tap(d, i));
            }
        }
        return select(rows_exist(own), left, cast(key_type(), 0));
    }
    Expr rows_exist(const Group &own) const {
        Expr exists = Halide::Internal::const_true();
        for (int d = 1; d < 3; d++) {
            exists = exists && existing(d, own[d], 0) == own[d];
        }
        return exists;
    }
    // The distance of an index of 64 bits from that of its vector's first window.
    Expr distance(const Group &own, const Expr &lane) const {
        const Group at{own[0], existing(1, own[1], 0), existing(2, own[2], 0)};
        return distance_of(stored(indices, at, p, lane), at);
    }
    Expr distance_of(const Expr &index, const Group &at) const {
        if (index_type().bits() < 64) {
            return cast<uint64_t>(0);
        }
        Expr first = index_base + p * index_stride_c;
        for (int d = 0; d < 3; d++) {
            first += cast<int64_t>(at[d] * axes[d].stride - axes[d].pad) * index_stride()[d];
        }
        return cast<uint64_t>(index - first);
    }

private:
    Func flags{"flags"};  // of groups that were looked at together
    Func tap_x{"tap_x"};  // what taps of windows along x, and the nearest that exist, add to keys
    Func wrong{"wrong"};  // what is wrong with the indices of a turn, in each lane
    Var g{"g"}, k{"k"}, lane{"lane"};

    // Has an index of 64 bits others than a key's, counted from that of the vector's first cell?
    Expr is_beyond(const Group &at, const Expr &plane, const Expr &lane) const {
        if (index_type().bits() < 64) {
            return Halide::Internal::const_false();
        }
        Expr first = index_base + plane * index_stride_c;
        Expr span = cast<int64_t>(lanes) *
                    (channels_last() ? Expr(index_stride_c) : axes[0].stride * index_stride_x);
        for (int d = 0; d < 3; d++) {
            first += cast<int64_t>(at[d] * axes[d].stride) * index_stride()[d];
            span += (axes[d].kernel - 1) * axes[d].dilation * index_stride()[d];
        }
        const Expr distance = stored(indices, at, plane, lane) - first;
        // Such spans no plane has that could be held in memory: rather too strict than wrong.
        const Expr too_wide = span > cast<int64_t>(Halide::UInt(32).max());
        return too_wide || cast<uint32_t>(distance >> 32) != 0;
    }
};

}  // namespace argpool
