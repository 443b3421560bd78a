// Max pooling channels-last, a row's pixels as one line: parts of it, and lines by tables.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "pool_channels.h"

namespace argpool {

class PoolPlaces : public PoolChannels {
protected:
    // An update of the output.
    struct Part {
        int update;
        Func best, wide;
        RDom taps, in_row;
        std::vector<Func> near;
        AskedOnce asked;
    };
    std::vector<Part> parts;
    Expr channels;
    Func placed{"placed"};

    // Two vectors have the cells of a column of taps, even of one channel.
    bool knows_few() const {
        const int s = parse_xyz(stride)[0];
        return s == 1 || (s == 2 && value_type().bits() == 32);
    }
    // Avx2 takes them, too, where it would load runs of several pixels.
    bool few_alone() const {
        return knows_few() && !get_target().has_feature(Halide::Target::AVX512);
    }
    bool asks_once() const {
        return disjoint() && may_ask_once();
    }
    // How far a column hops at the end of a pixel.
    Expr hop() const {
        return (w.stride[0] - 1) * channels;
    }

    // Of vector x: the pixel and the channel that it starts at, and how far its last lane has
    // hopped. All rows have the same.
    void place(const Expr &start) {
        const Expr pixel = divided(start, channels), channel = start - pixel * channels;
        placed(x) = Tuple(pixel, channel, divided(channel + (lanes - 1), channels) * hop());
    }
    // How much more the index of a lane is that lies `pixels` further, but was counted on.
    Expr offset_of(const Expr &pixels, const Type &t) const {
        const Expr step = cast(t, w.stride[0] * index_stride_x) -
                          cast(t, channels) * cast(t, index_stride_c);
        return cast(t, pixels) * step;
    }

    Expr cells_before(const Expr &pixel, const Expr &tx) const {
        return (cell(0, pixel, tx) - src_dim(0).min()) * channels;
    }
    Expr cell_in_row(const Expr &at, const Expr &ty, const Expr &tz) const {
        const Expr value =
            src(inside(at, src.dim(0)), src_dim(0).min(),
                inside(cell(1, y, existing(1, y, ty)), src_dim(1)),
                inside(cell(2, z, existing(2, z, tz)), src_dim(2)));
        return carried(value);
    }

    template<typename Value, typename Start>
    void define_part(const Expr &from, const Expr &vectors, const Start &start,
                     const Value &value) {
        Part &part = parts.back();
        part.taps = RDom(0, w.kernel[0], 0, w.kernel[1], 0, w.kernel[2], "tap");
        const auto code_at = [this](const RDom &r) {
            return code({r.x, existing(1, y, r.y), existing(2, z, r.z)});
        };
        if (asks_once()) {
            part.asked.loaded(lane, tap_x, tap_y, tap_z, x, y, z, p) = value({tap_x, tap_y, tap_z});
            see_loaded(part.best, part.asked, part.taps, code_at(part.taps), true);
            ask_once(part.asked, taps_along_x());
            see_loaded(part.best, part.asked, part.asked.again, code_at(part.asked.again), false);
        } else {
            const RDom &r = part.taps;
            see(part.best, {lane, x, y, z, p}, r, value({r.x, r.y, r.z}), code_at(r));
        }
        store_part(vectors, start, from);
    }
    Part &new_part() {
        const int number = int(parts.size());
        parts.push_back({number, Func("best"), Func("wide"), {}, {}, {}, {}});
        return parts.back();
    }
    template<typename Start>
    void store_part(const Expr &vectors, const Start &start, const Expr &from = 0) {
        Part &part = parts.back();
        Func result("result");
        result(lane, x, y, z, p) = found(part.best, part.wide);
        part.in_row = RDom(0, lanes, from, vectors, "part" + std::to_string(part.update));
        store(result(part.in_row.x, part.in_row.y, y, z, 0),
              start(part.in_row.y) + part.in_row.x, 0);
        line_offset = nullptr;
    }

    // Avx2 has full vectors of disjoint windows' pixels, whose places in a row of cells, and in its
    // indices, are a table, where several rows share it: a turn of the loop has little else than
    // loads, comparisons and stores. Offsets from a row's first index have to fit.
    bool has_tables() const {
        return few_alone() && asks_once() && parse_xyz(stride)[0] == 2 && parse_xyz(kernel)[1] > 1;
    }
    void number_lanes(const Expr &width) {
        start_lanes(0, 0);
        last_lane_at = {width - 1, channels - 1};
        have_to_fit = true;
    }
    // Of vector x, in one row of memory: for each lane, less than 0 by as many pixels' ends as lie
    // before it, and how much more its index is than the row's first; where its cells begin, how
    // far on those beyond an end are, and where it is stored.
    template<typename Start>
    void define_places(const Start &start) {
        const int n = lanes;
        const RDom r(0, n, "place");
        place(start(x));
        const Expr pixel = placed(x)[0], channel = placed(x)[1], from = pixel * channels + channel;
        // (Numbers below two vectors are divided by multiplication.)
        const Expr ends = ((channel + r) * (65536 / max(channels, 1) + 1)) >> 16;
        const Type type = code_type().with_code(halide_type_uint);
        places(entry, x) = Halide::undef<int>();
        places(r, x) = -ends;
        places.update().vectorize(r);
        places(n + r, x) = cast<int>(cast(type, from + r) * cast(type, index_stride_c) +
                                     offset_of(pixel + ends, type));
        places.update(1).vectorize(r);
        places(2 * n, x) = cells_before(pixel, 0) + channel;
        places(2 * n + 1, x) = min(placed(x)[2], hop());
        places(2 * n + 2, x) = from;
    }
    Expr ends() const {
        return places(lane, x);
    }
    Expr place_of(int number) const {
        return places(2 * lanes + number, x);
    }
    void define_with_tables(const Expr &ours, const Expr &from, const Expr &to) {
        // Of three and five channels every other vector's last lane lies beyond one end too many:
        // the next one begins with it.
        const Expr n = lanes, length = to - from, odd = channels == 3 || channels == 5;
        define_places([&](const Expr &v) {
            return from + min(v * n - select(odd, v / 2, 0), length - n);
        });
        const auto start = [&](const Expr &v) {
            const Expr stored = places(2 * n + 2, v);
            return Halide::Internal::promise_clamped(stored, 0, to - n);
        };
        const Expr vectors =
            select(ours, select(odd, (2 * length + 2 * n - 2) / (2 * n - 1), (length + n - 1) / n),
                   0);
        const auto part = [&](const Expr &these, const std::function<Expr(const Xyz &)> &value) {
            new_part();
            line_offset = [this](const Type &t) { return cast(t, places(lanes + lane, x)); };
            define_part(0, select(these, vectors, 0), start, value);
        };
        const auto run = [&](const Expr &further, const Xyz &t) {
            return cell_in_row(place_of(0) + further + lane, t[1], t[2]);
        };
        const Expr whole = channels % n == 0;
        part(whole, [&](const Xyz &t) { return run(t[0] * w.dilation[0] * channels, t); });
        part(!whole && channels >= 4, [&](const Xyz &t) {
            const Expr column = t[0] * w.dilation[0] * channels;
            return select(ends() < 0, run(place_of(1) + column, t), run(column, t));
        });
        // (Beyond an end lie the cells that a tap of the next number has before it.)
        for (const int most : {2, 3}) {
            part(channels == (most == 2 ? 3 : 2), [&](const Xyz &t) {
                const Expr pixel = t[0] * w.dilation[0];
                Expr value = run(pixel * channels, t);
                for (int end = 1; end <= most; end++) {
                    value = select(ends() <= -end, run((pixel + end) * channels, t), value);
                }
                return value;
            });
        }
        part(channels == 1, [&](const Xyz &t) { return run(t[0] * w.dilation[0] + lane, t); });
    }

    void schedule_places() {
        if (has_tables()) {
            places.bound(entry, 0, 3 * lanes).compute_root();
        }
        placed.compute_root().vectorize(x, int(lanes));
    }

private:
    Func places{"places"};
    Var entry{"entry"};
};

}  // namespace argpool
