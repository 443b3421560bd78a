// Channels-last, for compiled-in windows: the direct way. A vector's lanes are channels of one
// pixel; each tap is one load without a stride, and whether its cell exists is the same for all
// lanes. It wins for windows that do not overlap and pixels of a vector of channels or more. Rows
// of the plan that name this schedule have channel_block.cpp instead where windows overlap along y.
// SPDX-License-Identifier: MIT
#include "pooling/parts/channel_vectors.h"
#include "pooling/parts/nan_recheck.h"

namespace argpool::pooling {

namespace {

// A vector of channels of one pixel, tap by tap. A padding tap stands for the nearest tap whose
// cell exists. The channels that no vector takes, and calls whose codes do not fit, are left to
// ChannelVectors' tail.
class Channels final : public PoolingSchedule {
public:
    explicit Channels(const Pooling &op) : PoolingSchedule(op), vectors(op), recheck(op) {}

    void define() override {
        vectors.count(vectors.windows.all_fit());
        op.out(p, x, y, z) = Pooling::nothing(op.out);
        if (tests_once()) {
            see_once();
        } else {
            vectors.taps.see(vectors.windows, best, tap);
        }
        result(lane, x, y, z, p) = vectors.windows.found(best, wide);
        in_row = RDom(0, op.lanes, 0, vectors.vectors, "in_row");
        op.store(result(in_row.x, x, y, z, in_row.y),
                 {vectors.start(in_row.y) + in_row.x, x, y, z});
        vectors.define_tail();
        schedule();
    }

private:
    ChannelVectors vectors;
    NanRecheck recheck;
    Func best{"best"}, wide{"wide"}, result{"result"};
    RDom tap, in_row;

    // Whether a vector is tested for a NaN once for all taps instead of at each tap. It is so only
    // of disjoint windows: each of their cells is tested once then.
    bool tests_once() const {
        return op.disjoint() && NanRecheck::pays(op);
    }
    // Defines `best` in three steps: all taps are compared as if no cell were a NaN; all cells are
    // tested together; where one is a NaN, the taps are compared again by C5's rule.
    void see_once() {
        const Windows &windows = vectors.windows;
        const auto code_at = [&](const RDom &r) {
            return windows.code(windows.existing({r.x, r.y, r.z}));
        };
        tap = RDom(0, op.w.kernel[0], 0, op.w.kernel[1], 0, op.w.kernel[2], "tap");
        recheck.loaded(lane, tap_x, tap_y, tap_z, x, y, z, p) =
            windows.load(windows.existing({tap_x, tap_y, tap_z}));
        recheck.see(best, tap, code_at(tap));
        recheck.test(taps_along_x(op));
        recheck.see_again(best, code_at(recheck.again));
    }

    // One vector of channels at a time, its taps unrolled; the loop over a pixel's vectors is the
    // inner one.
    void schedule() {
        Func f = op.out;
        const Halide::LoopLevel each(f, in_row.y);
        f.update(0).allow_race_conditions().vectorize(in_row.x);
        f.update(0).reorder(in_row.x, in_row.y, x, y, z);
        best.compute_at(each).store_in(Halide::MemoryType::Stack).vectorize(lane);
        unroll(best.update(0), tap);
        if (tests_once()) {
            recheck.schedule(best, each);
        }
        schedule_wide(wide, each);
        vectors.schedule_tail();
    }
};

}  // namespace

// Whether two rows of the output are computed together: windows of one slab that share rows of
// cells. With a dilation d > 1, windows y and y + d share rows only if the stride is 1: the cell of
// tap t + 1 of the first is then that of tap t of the second.
static bool pairs_rows(const Pooling &op) {
    const auto k = op.fixed.kernel, s = op.fixed.stride, d = op.fixed.dilation;
    const bool share = d[1] == 1 ? s[1] < k[1] : s[1] == 1 && k[1] > 1;
    return k[0] > 1 && k[2] == 1 && share;
}

// Makes the schedule that suits the window. Both serve the same rows of the plan: the choice
// depends on the window alone.
static std::unique_ptr<PoolingSchedule> make(const Pooling &op) {
    return pairs_rows(op) ? make_channel_block(op) : std::make_unique<Channels>(op);
}

const PoolingEntry kChannels{
    "a pixel's channels, vector by vector; two rows together where windows overlap along y",
    "a compiled-in window, channels-last",
    [](const Spec &spec) { return spec.kernel && spec.channels_last; }, make};

}  // namespace argpool::pooling
