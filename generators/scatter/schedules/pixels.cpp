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
        op.clear();
        visits.scatter_pixels(op.in_a_row(), is_one_line(op.dst, op.cells.extent));
    }

private:
    Visits visits{op};
};

bool applies(const Spec &spec) {
    return spec.channels_last && !spec.indices_are_taps() && !sums_round(spec);
}

}  // namespace

const ScatterEntry kPixels{"images are cleared, then written to pixel by pixel, or as one line",
                           "channels-last, offsets as indices, sums in the elements' type", applies,
                           make_schedule<Scatter, Pixels>};

}  // namespace argpool::scattering
