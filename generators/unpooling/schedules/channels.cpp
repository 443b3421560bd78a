// Channels-last, any window: a vector's lanes are channels of one cell, which reads the value and
// the key of each window over it. It serves rows without checks, and of those with checks the
// windows that the two schedules which load a window once for all its cells
// (replicate_channels.cpp, overlap_channels.cpp) do not take.
// SPDX-License-Identifier: MIT
#include "unpooling/parts/channel_vectors.h"

namespace argpool::unpooling {
namespace {

// Vectors of channels of all pixels, then what is left of the channels: all of them, where a pixel
// has less than a vector (streaming: channels % lanes). If a vector fits and nothing streams, the
// last vector was shifted inwards, and nothing is left: specialize() makes that case code of its
// own, without the tail.
class Channels final : public GatherSchedule {
public:
    using GatherSchedule::GatherSchedule;

    void define() override {
        vectors.begin();
        const Expr channels = vectors.channels(), done = vectors.bulk();
        vectors.define_bulk(done, true);
        if (op.foreign) {
            // Windows to test singly start past the last one if the vectors have tested all
            // channels.
            const Expr none = op.last_window(0) + 1;
            checks.check_rest(done, select(done == channels, none, 0));
        }
        Halide::Stage tail = vectors.define_tail(done);
        if (!op.spec.streams()) {
            tail.specialize(channels >= op.lanes);
        }
    }

private:
    IndexChecks checks{op};
    const ChannelVectors vectors{op, checks};
};

bool applies(const GatherSpec &spec) {
    return spec.channels_last && !spec.overlaps_in_channels() &&
           !spec.replicates_in_channels();
}

}  // namespace

const GatherEntry kChannels{"vectors of channels; each cell reads the windows over it",
                            "channels-last", applies_to<applies>,
                            make_schedule<Gather, Channels>};

}  // namespace argpool::unpooling
