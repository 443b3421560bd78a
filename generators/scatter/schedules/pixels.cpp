// Channels-last: the image is cleared by vectors along its lines, then its values are written in
// order, pixel by pixel. Where all is one line without gaps and indices are offsets in it
// (TensorFlow's), the loop over values is one loop, and the index itself is the offset.
// SPDX-License-Identifier: MIT
#include "scatter/parts/visits.h"

namespace argpool::scattering {
namespace {

class Pixels final : public ScatterSchedule {
public:
    using ScatterSchedule::ScatterSchedule;

    void define() override {
        clear();
        visits.scatter_pixels(op.in_a_row(), is_one_line(op.dst, op.cells.extent));
    }

private:
    Visits visits{op};
    const Var x{"x"}, y{"y"}, z{"z"}, p{"p"};

    // Pixels that follow each other are cleared as one line, however few channels.
    void clear() const {
        const Xyz extent{op.dst.dim(1).extent(), op.dst.dim(2).extent(), op.dst.dim(3).extent()};
        const Expr line = is_one_line(op.dst, extent);
        const Expr elements = op.dst.dim(0).extent() * (extent[0] * extent[1] * extent[2]);
        op.dst(p, x, y, z) = Halide::undef(op.spec.elem);
        RDom gaps(0, 1, "gaps"), all(0, select(line, elements, 0), "all");
        gaps.where(!line);
        op.dst(p, x, y, z) = op.zero() + cast(op.spec.elem, gaps.x);
        op.dst(anywhere(all.x), 0, 0, 0) = op.zero();
        op.dst.update(0).vectorize(p, op.spec.lanes, TailStrategy::GuardWithIf);
        op.dst.update(1).unscheduled();
    }
};

bool applies(const Spec &spec) {
    return spec.channels_last && !sums_round(spec);
}

}  // namespace

const ScatterEntry kPixels{"images are cleared, then written to pixel by pixel, or as one line",
                           "channels-last, sums in the elements' type", applies,
                           make_schedule<Scatter, Pixels>};

}  // namespace argpool::scattering
