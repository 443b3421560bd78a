// Numbers of taps as indices, compiled-in windows of up to 16 taps. A vector's lanes are
// neighbouring positions of a row, or channels. The cells of all taps are loaded in order, as
// pooling loads them, and each lane keeps the one whose tap its index names. It wins over a gather,
// which takes about one load a lane, where taps are few.
// SPDX-License-Identifier: MIT
#include "unpool_gradient/parts/lookups.h"
#include "unpool_gradient/parts/position_loops.h"

namespace argpool::unpool_gradient {
namespace {

// The taps of a window that are compared; of more, one load a position takes less time. In volumes
// those are few: their slabs lie far apart (8 taps took 1.02 to 1.96 of tap_table's time; by
// AVX-512's masked compares 0.68 to 0.98).
int most_selected(const Spec &spec) {
    const bool volume = (*spec.kernel)[2] > 1;
    return volume && !spec.has(Halide::Target::AVX512) ? 4 : 16;
}

class SelectedTaps final : public GradientSchedule {
public:
    using GradientSchedule::GradientSchedule;

    // Along x, vectors read each tap's cells in order, where all of them exist. Before and after
    // that, at the borders, are as few positions as a window has taps of padding: scalars look
    // their cells up. (Vectors of which one lane or two were stored took ten times as long.)
    void define() override {
        const Lines in = loops.lines();
        const bool last = op.spec.channels_last;
        const int n = op.spec.lanes;
        Expr from = 0, to = in.length;
        if (!last) {
            const Window &w = op.window;
            const Cells &box = op.cells;
            const Expr reach = w.dilation[0] * (w.kernel[0] - 1);
            const Expr past = (box.min[0] + box.extent[0] - 1 - reach + w.pad[0]) / w.stride[0] + 1;
            from = Halide::max(0, (box.min[0] + w.pad[0] + w.stride[0] - 1) / w.stride[0]);
            to = Halide::min(in.length, past);
        }
        const Expr some = to - from >= n, always = Halide::Internal::const_true();
        from = select(some, from, 0);
        to = select(some, to, 0);
        loops.take_whole(in, (to - from + n - 1) / n, always, by_selection(op),
                         [&](const Expr &v) { return from + Halide::min(v * n, to - from - n); });
        if (last) {
            loops.take_some(in, (in.length - to + n - 1) / n, always, by_selection(op),
                            [&](const Expr &v) { return v * n; }, false);
            return;
        }
        loops.take_each(in, from + in.length - to, by_index(op, op.decoder.by_taps()),
                        [&](const Expr &i) { return i + select(i < from, 0, to - from); });
    }

private:
    const PositionLoops loops{op};
};

}  // namespace

const GradientEntry kSelectedTaps{
    "tap numbers: the cells of a window are compared, not gathered",
    "tap numbers as indices, a compiled-in window of at most 16 taps (without AVX-512, in volumes "
    "4) that tap_loads does not serve, and channels-first rows of a vector or more",
    [](const Spec &spec) {
        return spec.indices_are_taps() && spec.kernel && spec.taps() <= most_selected(spec) &&
               (spec.channels_last || spec.min_w >= spec.lanes) && !kTapLoads.applies(spec);
    },
    make_schedule<Gradient, SelectedTaps>};

}  // namespace argpool::unpool_gradient
