// Channels-last: a pixel's channels, vector by vector, and the channels that these leave over.
// SPDX-License-Identifier: MIT
#pragma once

#include "channel_tail.h"

namespace argpool::pooling {

// Channels are covered in vectors of n = lanes; for 11 channels and n = 4:
//     ordinary  [0 1 2 3][4 5 6 7]   vectors = ceil(11 / 4) = 3; the last one is shifted inwards,
//                      [7 8 9 10]    and channel 7 is computed twice
//     streams   [0 1 2 3][4 5 6 7]   vectors = 11 / 4 = 2; stores are aligned
//              8, 9, 10 one by one   (ChannelTail)
// Offsets in codes have to fit: where they do not, all channels are computed one by one.
class ChannelVectors {
public:
    explicit ChannelVectors(const Pooling &op)
        : windows(op, Codes::OffsetsFit), taps(op), op(op), tail(op, taps) {
        windows.start(x, start(p));
    }

    // Where a vector begins.
    Expr start(const Expr &vector) const {
        const Expr n = op.lanes;
        return streams() ? vector * n : min(vector * n, channels() - n);
    }
    // Sets `vectors`, and `none_left`; `fit`: do codes fit in this call? An ordinary call with
    // fewer than n channels has no vectors.
    void count(const Expr &fit) {
        const Expr n = op.lanes;
        if (!streams()) {
            none_left = fit && channels() >= n;
        }
        vectors = streams() ? select(fit, channels() / n, 0)
                            : select(none_left, (channels() + n - 1) / n, 0);
    }
    // The output's update after that by vectors.
    void define_tail() {
        tail.define(streams() ? vectors * op.lanes : select(none_left, channels(), 0), channels());
    }
    // After define_tail(): the second update of the output.
    void schedule_tail() {
        Func f = op.out;
        tail.schedule(f.update(1), none_left);
        taps.schedule(f);
    }
    // Do stores bypass the caches? Then vectors start at multiples and none is shifted.
    bool streams() const {
        return op.spec.streams();
    }

    Windows windows;
    ExistingTaps taps;
    Expr vectors;

private:
    const Pooling &op;
    ChannelTail tail;
    Expr none_left;  // vectors take all channels

    Expr channels() const {
        return op.out_buffers()[0].dim(0).extent();
    }
};

// Channels-last, the schedule of compiled-in windows that share rows of cells with the next ones
// along y. kChannels picks it.
std::unique_ptr<PoolingSchedule> make_channel_block(const Pooling &op);

}  // namespace argpool::pooling
