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
    Var n{"n"};

    // The sums are made in a plane of their own (channels-last: of as many channels as a vector
    // has), valid cells only, one after the other, and rounded from there.
    void round_once(const Sums &sums) {
        const auto at = [&](const Expr &cell) {
            return channels_last() ? std::vector<Expr>{p, cell} : std::vector<Expr>{cell, p};
        };
        const Cells box = cells();
        if (channels_last()) {
            sum(p, n) = sums.zero();
        } else {
            sum(n, p) = sums.zero();
        }
        scatter(sum, Halide::Internal::const_true(), [&](const Xyz &cell, const Expr &value) {
            sum(at(number(cell))) += sums.addend(value);
        });

        Expr valid = Halide::Internal::const_true();
        const Xyz own{x, y, z};
        Xyz nearest;
        for (int d = 0; d < 3; d++) {
            nearest[d] = clamp(own[d], box.min[d], box.min[d] + box.extent[d] - 1);
            valid = valid && own[d] == nearest[d];
        }
        const std::vector<Var> to = in_layout<Var>(x, y, z, p);
        dst(to) = sums.rounded(select(valid, sum(at(number(nearest))), sums.zero()));
        if (channels_last()) {
            const Var block, channel;
            dst.split(p, block, channel, lanes, TailStrategy::Predicate)
                .reorder(channel, x, y, z, block)
                .vectorize(channel);
            sum.compute_at(dst, block);
        } else {
            dst.vectorize(x, lanes, TailStrategy::Predicate);
            sum.compute_at(dst, p).vectorize(n, lanes, TailStrategy::Predicate);
        }
    }
};

}  // namespace

HALIDE_REGISTER_GENERATOR(MaxPoolBackwardScatter, max_pool_backward_scatter)
