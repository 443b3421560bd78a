// Gathers channels-last of a vector of channels and more: a window's value and key, compared with
// each of its cells.
// SPDX-License-Identifier: MIT
#pragma once

#include "window_spread.h"

namespace argpool {

// As WindowSpread has it, but lanes are channels: all cells of a window are whole vectors.
template<typename T>
class WindowSpreadChannels : public WindowSpread<T> {
protected:
    using WindowCells<T>::axes;
    using WindowCells<T>::dst;
    using WindowCells<T>::existing;
    using WindowCells<T>::last_window;
    using WindowCells<T>::values;
    using WindowCells<T>::x, WindowCells<T>::y, WindowCells<T>::z, WindowCells<T>::p;
    using WindowChecks<T>::foreign;
    using WindowChecks<T>::groups;
    using WindowFlat<T>::lane, WindowFlat<T>::v;

    // The cell at (x, y, z) in channel start(number) + in_vector.
    template<typename Start>
    Expr spread_cell(const Start &start, const Expr &number, const Expr &in_vector) {
        const Xyz own{existing(0, g, 0), existing(1, h, 0), existing(2, i, 0)};
        const Expr exists = own[0] == g && own[1] == h && own[2] == i;
        key(lane, v, g, h, i) = this->distance(own, start(v), lane, exists);
        value(lane, v, g, h, i) = this->stored(values, own, start(v), lane);
        const Xyz at{x / axes[0].stride, y / axes[1].stride, z / axes[2].stride};
        const Xyz tap{x % axes[0].stride, y % axes[1].stride, z % axes[2].stride};
        return this->stored_as(this->with(this->nothing(), named(in_vector, number, at, tap),
                                          value(in_vector, number, at[0], at[1], at[2])));
    }

    // `cells` stores spread_cell in its loop `vectors`, for the groups of cells given. How many
    // cells were named is counted in that loop.
    void spread_channels(Halide::Stage &cells, const Halide::RVar &vectors, const Expr &count,
                         const std::array<Var, 3> &group) {
        const int n = this->lanes;
        for (Func f : {key, value}) {
            f.bound(lane, 0, n)
                .compute_at(dst, vectors)
                .store_in(Halide::MemoryType::Stack)
                .vectorize(lane);
            for (const Var &one : {v, g, h, i}) {
                f.bound_extent(one, 1);
            }
        }

        const auto [xo, yo, zo] = group;
        const RDom r(0, n, 0, count, "r");
        Expr any = Halide::Internal::const_false();
        const int taps[3] = {axes[0].stride, axes[1].stride, axes[2].stride};
        for (int tap = 0; tap < taps[0] * taps[1] * taps[2]; tap++) {
            const int off[3] = {tap % taps[0], tap / taps[0] % taps[1], tap / taps[0] / taps[1]};
            Expr is_cell = Halide::Internal::const_true();
            for (int d = 0; d < 3; d++) {
                if (off[d] > 0) {
                    is_cell = is_cell && group[d] * taps[d] + off[d] < dst.dim(d + 1).extent();
                }
            }
            any = any || (is_cell && named(r.x, r.y, {xo, yo, zo}, {off[0], off[1], off[2]}));
        }
        found(xo, yo, zo) = cast<uint32_t>(0);
        found(xo, yo, zo) += cast<uint32_t>(any);
        found.compute_root();
        Halide::Stage counts = found.update();
        counts.reorder(r.x, r.y, xo, yo, zo).atomic().vectorize(r.x);
        counts.compute_with(cells, vectors);

        in_all() = cast<uint32_t>(0);
        const RDom all(0, groups(0), 0, groups(1), 0, groups(2), "all");
        in_all() += found(all.x, all.y, all.z);
        in_all.update().atomic().vectorize(all.x, 8, TailStrategy::GuardWithIf);
        const Xyz first = this->own_first();
        Expr expected = cast<uint32_t>(count) * n;
        for (int d = 0; d < 3; d++) {
            expected *= cast<uint32_t>(max(last_window(d) + 1 - first[d], 0));
        }
        Func result = *foreign;
        result(p) = max(result(p), cast<uint8_t>(in_all() != expected));
    }

private:
    Func key{"spread_key"}, value{"spread_value"}, found{"found"}, in_all{"in_all"};
    Var g{"g"}, h{"h"}, i{"i"};

    Expr named(const Expr &lane, const Expr &vector, const Xyz &at, const Xyz &tap) const {
        return key(lane, vector, at[0], at[1], at[2]) == this->own_key(tap[0], tap[1], tap[2]);
    }
};

}  // namespace argpool
