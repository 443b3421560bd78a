// Sums of f16 and bf16 (C9): each cell is summed in f32, in scratch memory of one plane (channels-
// last: of up to 1024 channels), and rounded once. The values are visited as elsewhere
// (parts/visits.h); a vector's lanes in the last pass, which rounds, are neighbouring cells.
// SPDX-License-Identifier: MIT
#include "scatter/parts/visits.h"
#include "common/sums.h"

namespace argpool::scattering {
namespace {

class Rounded final : public ScatterSchedule {
public:
    using ScatterSchedule::ScatterSchedule;

    // The sums are made in a plane of their own (channels-last: of `most_channels`, or all if they
    // are fewer), valid cells only, one after the other, and rounded from there.
    void define() override {
        const Cells &box = op.cells;
        const Expr channels = op.spec.channels_last ? Expr(op.dst.dim(0).extent()) : Expr(1);
        const Expr width = op.spec.channels_last ? Halide::min(channels, most_channels) : Expr(1);
        const Var unit = op.spec.channels_last ? block : p;
        const auto offset = [=](const Xyz &cell, const Expr &channel) {
            const Expr number = op.decoder.number(cell);
            return op.spec.channels_last ? number * width + channel : number;
        };
        const Expr all = cast<int>(count(box)) * width;
        const auto add = [&](const Expr &to, const Expr &value) {
            sum(Halide::Internal::promise_clamped(to, 0, all - 1), unit) += sums.addend(value);
        };
        sum(n, unit) = sums.zero();
        const Expr yes = Halide::Internal::const_true();
        const Target target{sum, unit, offset, add, op.spec.channels_last ? width : Expr()};
        const Expr clean = visits.scatter(
            target, yes, op.spec.channels_last ? visits.visit_line(target, yes, yes) : Expr());
        sum.vectorize(n, op.spec.lanes, TailStrategy::Predicate);
        round(channels, width);
        op.mark(clean.defined() ? select(clean, mark_of(0), mark_of(1)) : mark_of(1));
    }

private:
    Visits visits{op};
    const Sums sums{op.spec.elem, op.spec.target};
    const Var x{"x"}, y{"y"}, z{"z"}, p{"p"}, n{"n"}, block{"block"};
    Func sum{"sum"};

    // Channels-last, whose sums are made together. A pass over a few of a pixel's channels reads
    // parts of cache lines: with 16 of 364 a value took twice as long. TensorFlow's offsets need no
    // division where all are made together.
    static constexpr int most_channels = 1024;

    // Cells that are not valid become 0. The others are rounded line by line: rows (channels-last:
    // pixels), or all of them where they follow each other.
    void round(const Expr &channels, const Expr &width) {
        const Cells &box = op.cells;
        const int x_dim = op.x_dim();
        const Xyz extent{op.dst.dim(x_dim).extent(), op.dst.dim(x_dim + 1).extent(),
                         op.dst.dim(x_dim + 2).extent()};
        const Expr fills = op.fills_dst();
        const Expr zero = cast(op.spec.elem, 0);
        RDom gaps(0, 1, "gaps");
        gaps.where(!fills);
        const std::vector<Var> at = op.in_layout<Var>(x, y, z, p);
        op.dst(at) = Halide::undef(op.spec.elem);
        op.dst(at) = zero + cast(op.spec.elem, gaps.x);
        op.dst.update(0).vectorize(at[0], op.spec.lanes, TailStrategy::GuardWithIf);

        const Expr one_line = op.spec.channels_last
                                  ? width == channels && is_one_line(op.dst, extent)
                                  : lies_in_a_row(op.dst, 0, extent);
        const Expr joined = fills && one_line, cells = cast<int>(count(box));
        const Xyz lines{select(joined, 1, box.extent[0]), select(joined, 1, box.extent[1]),
                        select(joined, 1, box.extent[2])};
        const auto number_of = [&](const Expr &rx, const Expr &ry, const Expr &rz) {
            return (rz * box.extent[1] + ry) * box.extent[0] + rx;
        };
        if (op.spec.channels_last) {
            const Expr blocks = (channels + width - 1) / Halide::max(width, 1);
            RDom r(0, select(joined, cells * width, width), 0, lines[0], 0, lines[1], 0, lines[2],
                   0, blocks, "r");
            r.where(joined || r[0] < channels - r[4] * width);
            const Expr from = number_of(r[1], r[2], r[3]) * width + r[0];
            op.dst(anywhere(r[4] * width + r[0]), anywhere(box.min[0] + r[1]),
                   anywhere(box.min[1] + r[2]), anywhere(box.min[2] + r[3])) =
                sums.rounded(sum(Halide::Internal::promise_clamped(from, 0, cells * width - 1),
                                 r[4]));
            vectorize(r[0]);
            sum.compute_at(op.dst, r[4]);
        } else {
            RDom r(0, select(joined, cells, box.extent[0]), 0, lines[1], 0, lines[2], "r");
            const Expr from = number_of(r[0], r[1], r[2]);
            op.dst(anywhere(box.min[0] + r[0]), anywhere(box.min[1] + r[1]),
                anywhere(box.min[2] + r[2]), p) =
                sums.rounded(sum(Halide::Internal::promise_clamped(from, 0, cells - 1), p));
            vectorize(r[0]);
            sum.compute_at(op.dst, p);
        }
    }

    void vectorize(const Halide::RVar &line) {
        const Halide::RVar vectors, lane;
        op.dst.update(1).allow_race_conditions().split(line, vectors, lane, op.spec.lanes,
                                                    TailStrategy::Predicate).vectorize(lane);
    }
};

}  // namespace

const ScatterEntry kRounded{"sums are made in f32, in scratch memory, and rounded once",
                            "f16 and bf16", sums_round, make_schedule<Scatter, Rounded>};

}  // namespace argpool::scattering
