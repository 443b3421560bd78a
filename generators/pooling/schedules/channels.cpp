// Channels-last, for compiled-in windows: the direct way. A vector's lanes are channels of one
// pixel; each tap is one load without a stride, and whether its cell exists is the same for all
// lanes. It wins for windows that do not overlap and pixels of a vector of channels or more. Rows
// of the plan that name this schedule have channel_block.cpp (few taps) or channel_sliding.cpp
// (many) instead where windows overlap along y.
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
    Channels(const Pooling &op, Innermost innermost)
        : PoolingSchedule(op), innermost(innermost), vectors(op), recheck(op) {}

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
    const Innermost innermost;
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

    // One vector of channels at a time, its taps unrolled. `innermost` says which of two loops is
    // the inner one: that over a pixel's vectors or, where a pixel has one or two of these, that
    // over the pixels of a row, which is the longer one then.
    void schedule() {
        Func f = op.out;
        const bool few = innermost == Innermost::Pixels;
        const Halide::VarOrRVar vector = in_row.y, column = x;
        const Halide::VarOrRVar inner = few ? column : vector, outer = few ? vector : column;
        const Halide::LoopLevel each(f, inner);
        f.update(0).allow_race_conditions().vectorize(in_row.x);
        f.update(0).reorder(in_row.x, inner, outer, y, z);
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

// Whether the best of each row of a window's cells is kept for the next rows of the output: windows
// of one slab, dense along y, that share rows of cells (stride < size) and have more than 16 taps.
bool slides(const Pooling &op) {
    if (op.any()) {
        return false;
    }
    const auto k = op.fixed.kernel, s = op.fixed.stride, d = op.fixed.dilation;
    return k[0] * k[1] > max_unrolled_taps && k[2] == 1 && s[1] < k[1] && d[1] == 1;
}
// Whether two rows of the output are computed together: windows of one slab that share rows of
// cells. With a dilation d > 1, windows y and y + d share rows only if the stride is 1: the cell of
// tap t + 1 of the first is then that of tap t of the second.
bool pairs_rows(const Pooling &op) {
    if (op.any()) {
        return false;
    }
    const auto k = op.fixed.kernel, s = op.fixed.stride, d = op.fixed.dilation;
    const bool share = d[1] == 1 ? s[1] < k[1] : s[1] == 1 && k[1] > 1;
    return k[0] > 1 && k[2] == 1 && share && !slides(op);
}

static bool serves(const Spec &spec) {
    return spec.kernel && spec.channels_last;
}
// Makes the schedule that suits the window. All three serve the same rows of the plan: the choice
// depends on the window alone.
template<Innermost innermost>
static std::unique_ptr<PoolingSchedule> make(const Pooling &op) {
    return slides(op)       ? make_channel_sliding(op)
           : pairs_rows(op) ? make_channel_block(op, innermost)
                            : std::make_unique<Channels>(op, innermost);
}

const PoolingEntry kChannels{
    "a pixel's channels, vector by vector; two rows together where windows overlap along y",
    "a compiled-in window, channels-last", serves, make<Innermost::Vectors>};
const PoolingEntry kFewChannels{"the same for channels of one vector or two: pixel by pixel",
                                "a compiled-in window, channels-last", serves,
                                make<Innermost::Pixels>};

}  // namespace argpool::pooling
