// Max pooling's gradient for indices of any kind, whole planes at a time: every cell is the sum of
// the gradients whose indices name it, added to +0 in row-major order of the pooled position (C9).
// SPDX-License-Identifier: MIT

#include "scatter.h"
#include "sums.h"

namespace {

using namespace argpool;
using Halide::clamp;

class MaxPoolBackwardScatter : public ScatterGenerator<MaxPoolBackwardScatter> {
public:
    void generate() {
        bounds_its_stores();
        const Sums sums(elem_type(), get_target());
        if (!sums.rounds()) {
            scatter_to_dst(true, [](const Expr &sum, const Expr &value) { return sum + value; });
        } else {
            round_once(sums);
        }
        constrain();
    }

private:
    Func sum{"sum"};
    Var n{"n"}, channels{"channels"};

    // The sums are made in a plane of their own (channels-last: of as many channels as a vector
    // has), valid cells only, one after the other, and rounded from there.
    void round_once(const Sums &sums) {
        const Cells box = cells();
        const Expr width = (int)lanes;
        const Var unit = channels_last() ? channels : p;
        const auto offset = [=](const Xyz &cell, const Expr &channel) {
            return channels_last() ? number(cell) * width + channel : number(cell);
        };
        const Expr all = cast<int>(count(box)) * (channels_last() ? width : Expr(1));
        sum(n, unit) = sums.zero();
        const auto add = [&](const Expr &to, const Expr &value) {
            sum(Halide::Internal::promise_clamped(to, 0, all - 1), unit) += sums.addend(value);
        };
        scatter({sum, unit, offset, add, channels_last() ? width : Expr()},
                Halide::Internal::const_true());

        Expr valid = Halide::Internal::const_true();
        const Xyz own{x, y, z};
        Xyz nearest;
        for (int d = 0; d < 3; d++) {
            nearest[d] = clamp(own[d], box.min[d], box.min[d] + box.extent[d] - 1);
            valid = valid && own[d] == nearest[d];
        }
        const std::vector<Var> to = in_layout<Var>(x, y, z, p);
        const Expr made = channels_last() ? sum(offset(nearest, p % width), p / width)
                                          : sum(offset(nearest, 0), p);
        dst(to) = sums.rounded(select(valid, made, sums.zero()));
        sum.vectorize(n, lanes, TailStrategy::Predicate);
        if (channels_last()) {
            const Var block, channel;
            dst.split(p, block, channel, lanes, TailStrategy::Predicate)
                .reorder(channel, x, y, z, block)
                .vectorize(channel);
            sum.compute_at(dst, block);
        } else {
            dst.vectorize(x, lanes, TailStrategy::Predicate);
            sum.compute_at(dst, p);
        }
    }
};

}  // namespace

HALIDE_REGISTER_GENERATOR(MaxPoolBackwardScatter, max_pool_backward_scatter)
