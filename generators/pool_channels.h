// Max pooling along channels, channels-last.
// SPDX-License-Identifier: MIT
#pragma once

#include "pool_rows.h"

namespace argpool {

// A pixel's channels are taken vector by vector; where the last one would reach beyond them it is
// shifted inwards, and its first lanes are computed twice. `stream` cannot do that, for alignment.
// `flat` takes a row of the output, whose pixels follow each other, as one line of channels, for
// pixels of few channels. What no vector can take goes cell by cell.
class PoolChannels : public PoolRows {
protected:
    void define_channels() {
        const auto values = out_buffers()[0];
        const Expr channels = values.dim(0).extent(), width = values.dim(1).extent(), n = lanes;
        const Expr length = flat() ? width * channels : channels;
        const bool aligned = schedule_name.value() == "stream";
        const auto start = [&](const Expr &vector) {
            return aligned ? vector * n : min(vector * n, length - n);
        };
        Expr vectors = aligned ? length / n : select(length >= n, (length + n - 1) / n, 0);
        if (flat()) {
            vectors = select(packed(channels), vectors, 0);
            place_flat(start(x), channels, width);
        } else {
            start_lanes(x, start(p));
        }
        see_taps(best, tap);
        result(lane, x, y, z, p) = found(best, wide);

        static_cast<Func>(*out)(p, x, y, z) = nothing(*out);
        in_row = RDom(0, lanes, 0, vectors, "in_row");
        const Expr at = start(in_row.y) + in_row.x;
        if (flat()) {
            store(result(in_row.x, in_row.y, y, z, 0), at, 0);
        } else {
            store(result(in_row.x, x, y, z, in_row.y), at, x);
        }
        define_singles(aligned ? vectors * n : select(vectors > 0, channels, 0), channels);
    }

    void schedule_channels() {
        Func f = *out;
        f.update(0).allow_race_conditions().vectorize(in_row.x);
        if (flat()) {
            f.update(0).reorder(in_row.x, in_row.y, y, z);
        } else {
            f.update(0).reorder(in_row.x, in_row.y, x, y, z);
        }
        best.compute_at(f, in_row.y).store_in(Halide::MemoryType::Stack).vectorize(lane);
        unroll(best.update(0), tap);
        if (wide.defined()) {
            wide.compute_at(f, in_row.y).vectorize(lane);
            wide.update(0).vectorize(lane);
            wide.update(1).vectorize(lane);
        }
        f.update(1).reorder(single_channel, x, y, z);
        single.compute_at(f, single_channel);
        if (wide_single.defined()) {
            wide_single.compute_at(f, single_channel);
        }
    }

private:
    Func result{"result"}, single{"single"}, wide_single{"wide_single"};
    Func single_result{"single_result"};
    RDom in_row, single_channel;

    bool flat() const {
        return schedule_name.value() == "flat";
    }
    // Do the pixels of an output row follow each other?
    Expr packed(const Expr &channels) const {
        Expr all = Halide::Internal::const_true();
        for (const auto &buffer : out_buffers()) {
            all = all && buffer.dim(1).stride() == channels;
        }
        return all;
    }
    // The pixel and the channel of each lane, from an output row's cell `start` on. Numbers below
    // two vectors are divided by multiplication with 16 bits of the divisor's inverse.
    void place_flat(const Expr &start, const Expr &channels, const Expr &width) {
        const Expr number = start % channels + lane, inverse = 65536 / channels + 1;
        const Expr pixel =
            select(channels >= lanes, cast<int>(number >= channels), (number * inverse) >> 16);
        px = start / channels + pixel;
        pp = number - pixel * channels;
        first_x = first_p = 0;
        lane_at = {px, pp};
        last_lane_at = {width - 1, channels - 1};
    }
    void store(const FuncRef &r, const Expr &c, const Expr &x) {
        static_cast<Func>(*out)(c, x, y, z) =
            captures() ? Tuple(r[0], r[1]) : Tuple(std::vector<Expr>{r});
    }
    void see_taps(Func f, RDom &r) {
        r = RDom(0, w.kernel[0], 0, w.kernel[1], 0, w.kernel[2], "tap");
        see_existing(f, {lane, x, y, z, p}, r, {r.x, r.y, r.z});
    }
    void define_singles(const Expr &from, const Expr &channels) {
        start_lanes(x, p);
        RDom all;
        see_taps(single, all);
        single_result(lane, x, y, z, p) = found(single, wide_single);
        single_channel = RDom(from, channels - from, "single_channel");
        store(single_result(0, x, y, z, single_channel), single_channel, x);
    }
};

}  // namespace argpool
