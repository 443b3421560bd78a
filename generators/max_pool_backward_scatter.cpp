// Max pooling's gradient for indices of any kind, whole planes at a time: every cell is the sum of
// the gradients whose indices name it, added to +0 in row-major order of the pooled position (C9).
// SPDX-License-Identifier: MIT

#include "scatter.h"
#include "sums.h"

namespace {

using namespace argpool;
using Halide::max;
using Halide::min;

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
    Var n{"n"}, block{"block"};

    // Channels-last, whose sums are made together. A pass over a few of a pixel's channels reads
    // parts of cache lines: with 16 of 364 a value took twice as long. TensorFlow's offsets need no
    // division where all are made together.
    static constexpr int most_channels = 1024;

    // The sums are made in a plane of their own (channels-last: of `most_channels`, or all if they
    // are fewer), valid cells only, one after the other, and rounded from there.
    void round_once(const Sums &sums) {
        const Cells box = cells();
        const Expr channels = channels_last() ? Expr(dst.dim(0).extent()) : Expr(1);
        const Expr width = channels_last() ? min(channels, most_channels) : Expr(1);
        const Var unit = channels_last() ? block : p;
        const auto offset = [=](const Xyz &cell, const Expr &channel) {
            return channels_last() ? number(cell) * width + channel : number(cell);
        };
        const Expr all = cast<int>(count(box)) * width;
        const auto add = [&](const Expr &to, const Expr &value) {
            sum(Halide::Internal::promise_clamped(to, 0, all - 1), unit) += sums.addend(value);
        };
        sum(n, unit) = sums.zero();
        const Expr yes = Halide::Internal::const_true();
        const Target target{sum, unit, offset, add, channels_last() ? width : Expr()};
        scatter(target, yes, channels_last() ? visit_line(target, yes, yes) : Expr());
        sum.vectorize(n, lanes, TailStrategy::Predicate);
        round(sums, channels, width);
    }

    // Cells that are not valid become 0. The others are rounded line by line: rows (channels-last:
    // pixels), or all of them where they follow each other.
    void round(const Sums &sums, const Expr &channels, const Expr &width) {
        const Cells box = cells();
        const int x_dim = this->x_dim();
        const Xyz extent{dst.dim(x_dim).extent(), dst.dim(x_dim + 1).extent(),
                         dst.dim(x_dim + 2).extent()};
        const Expr fills = fills_dst();
        const Expr zero = cast(elem_type(), 0);
        RDom gaps(0, 1, "gaps");
        gaps.where(!fills);
        const std::vector<Var> at = in_layout<Var>(x, y, z, p);
        dst(at) = Halide::undef(elem_type());
        dst(at) = zero + cast(elem_type(), gaps.x);
        dst.update(0).vectorize(at[0], lanes, TailStrategy::GuardWithIf);

        const Expr one_line = channels_last() ? width == channels && is_one_line(dst, extent)
                                              : lies_in_a_row(dst, 0, extent);
        const Expr joined = fills && one_line, cells = cast<int>(count(box));
        const Xyz lines{select(joined, 1, box.extent[0]), select(joined, 1, box.extent[1]),
                        select(joined, 1, box.extent[2])};
        const auto number_of = [&](const Expr &rx, const Expr &ry, const Expr &rz) {
            return (rz * box.extent[1] + ry) * box.extent[0] + rx;
        };
        if (channels_last()) {
            const Expr blocks = (channels + width - 1) / max(width, 1);
            RDom r(0, select(joined, cells * width, width), 0, lines[0], 0, lines[1], 0, lines[2],
                   0, blocks, "r");
            r.where(joined || r[0] < channels - r[4] * width);
            const Expr from = number_of(r[1], r[2], r[3]) * width + r[0];
            dst(anywhere(r[4] * width + r[0]), anywhere(box.min[0] + r[1]),
                anywhere(box.min[1] + r[2]), anywhere(box.min[2] + r[3])) =
                sums.rounded(sum(Halide::Internal::promise_clamped(from, 0, cells * width - 1),
                                 r[4]));
            vectorize(r[0]);
            sum.compute_at(dst, r[4]);
        } else {
            RDom r(0, select(joined, cells, box.extent[0]), 0, lines[1], 0, lines[2], "r");
            const Expr from = number_of(r[0], r[1], r[2]);
            dst(anywhere(box.min[0] + r[0]), anywhere(box.min[1] + r[1]),
                anywhere(box.min[2] + r[2]), p) =
                sums.rounded(sum(Halide::Internal::promise_clamped(from, 0, cells - 1), p));
            vectorize(r[0]);
            sum.compute_at(dst, p);
        }
    }

    void vectorize(const Halide::RVar &line) {
        const Halide::RVar vectors, lane;
        dst.update(1).allow_race_conditions().split(line, vectors, lane, lanes,
                                                    TailStrategy::Predicate).vectorize(lane);
    }
};

}  // namespace

HALIDE_REGISTER_GENERATOR(MaxPoolBackwardScatter, max_pool_backward_scatter)
