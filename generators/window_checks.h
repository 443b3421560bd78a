// Gathers that check as they go: does every index name a cell of its own window, as check_indices
// asks? The indices of a vector are looked at in the loop that gathers, while they are at hand.
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
    // (Loops are one where their variables have one name: `r` has as many as that of the bulk.)
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

private:
    using Group = Xyz;
    Func flags{"flags"};  // of groups that were looked at together

    Expr groups(int d) const {
        const Expr cells = dst.dim(channels_last() ? d + 1 : d).extent();
        return (cells + axes[d].stride - 1) / axes[d].stride;
    }
    // The first windows that a tile may own.
    Xyz own_first() const {
        return {max(first_window(0), 0), max(first_window(1), 0), max(first_window(2), 0)};
    }

    // Is the index of a window (own, and lane further) not one of its own valid cells? A window
    // that does not exist has none; in dimensions before first_dim all do. Along x all cells are
    // valid, or it is asked.
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
