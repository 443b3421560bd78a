// Max pooling channels-last where a row's pixels follow each other: as one line of channels.
// SPDX-License-Identifier: MIT
#pragma once

#include "pool_places.h"

namespace argpool {

// Vectors begin with a pixel where few lanes are lost by it: lanes beyond the pixel's end are
// stored again by the next one's. Else they go over the ends of pixels, and are full. A window's
// column of taps lies in src as the line does, but that it hops over the columns between windows
// where a pixel ends. As many lanes as a pixel fills are loaded as they lie: from few places where
// there are many channels; else out of two vectors, by permutation. Windows that lack cells along x
// have theirs gathered. What has gaps goes cell by cell.
class PoolLine : public PoolPlaces {
    // Of so many pixels' ends that a vector goes over, runs are loaded one by one.
    static constexpr int most_ends = 3;

protected:
    bool line() const {
        return schedule_name.value() == "flat" && channels_last();
    }

    void define_line() {
        bounds_its_stores();
        const auto values = out_buffers()[0];
        channels = values.dim(0).extent();
        const Expr width = values.dim(1).extent(), length = width * channels, n = lanes;
        no_rest = packed() && length >= n;
        static_cast<Func>(*out)(p, x, y, z) = nothing(*out);

        // The pixels whose cells all exist.
        const Expr &s = w.stride[0], &pad = w.pad[0];
        const Expr reach = (w.kernel[0] - 1) * w.dilation[0];
        const Expr first = clamp((src_dim(0).min() + pad + s - 1) / s, 0, width);
        const Expr last = clamp((src_dim(0).max() + pad - reach) / s + 1, first, width);
        const Expr many = most_ends * channels > n - 2;
        Expr ours = no_rest && (last - first) * channels >= n &&
                    pixels_follow(src) && (many || knows_few());
        if (has_tables()) {
            number_lanes(width);
            ours = ours && all_fit();
        }
        const Expr from = select(ours, first * channels, length);
        const Expr to = select(ours, last * channels, length);
        if (!has_tables()) {
            define_runs(ours, from, to, first, last);
        } else if (few_alone()) {
            define_with_tables(ours, false, from, to);
        } else {
            const Expr by_pixels = ours && by_pixel();
            define_pixels(by_pixels, first, pixels_alone(first, last));
            define_with_tables(ours, by_pixels, from, to);
        }
        have_to_fit = false;
        define_edges(from, to, length);
        define_rest(select(no_rest, channels, 0), channels);
    }

    void schedule_line() {
        Func f = *out;
        for (Part &part : parts) {
            f.update(part.update)
                .allow_race_conditions()
                .vectorize(part.in_row.x)
                .reorder(part.in_row.x, part.in_row.y, y, z);
            part.best.compute_at(f, part.in_row.y)
                .store_in(Halide::MemoryType::Stack)
                .vectorize(lane);
            unroll(part.best.update(0), part.taps);
            if (part.best.num_update_definitions() > 1) {
                schedule_asked(part.asked, part.best, {f, part.in_row.y});
            }
            if (part.vectors > 0) {
                const Halide::LoopLevel each =
                    asks_once() ? Halide::LoopLevel(part.asked.loaded,
                                                    part.vectors > 2 ? tap_y : tap_x)
                                : Halide::LoopLevel(part.best, part.taps.x);
                part.near.bound(in_two, 0, part.vectors * lanes)
                    .compute_at(each)
                    .store_in(Halide::MemoryType::Stack)
                    .vectorize(in_two, lanes)
                    .unroll(in_two);
                for (const Var &v : {tap_x, tap_y, tap_z, x, y, z}) {
                    part.near.bound_storage(v, 1);
                }
            }
            wide = part.wide;
            schedule_wide({f, part.in_row.y});
        }
        schedule_places();
        for (Func table : {placed_pixels, index_before}) {
            if (table.defined()) {
                table.compute_root().vectorize(x, int(lanes));
            }
        }
        for (Func table : {which, offsets}) {
            if (table.defined()) {
                table.bound(lane, 0, int(lanes)).compute_root().vectorize(lane);
            }
        }
        schedule_rest(f.update(int(parts.size())));
    }

private:
    Func placed_pixels{"placed_pixels"}, index_before{"index_before"}, which, offsets;

    Expr packed() const {
        Expr all = Halide::Internal::const_true();
        for (const auto &buffer : out_buffers()) {
            all = all && pixels_follow(buffer);
        }
        return all;
    }
    // Are few lanes lost where pixels begin vectors, or fewer than are loaded several times? (Of
    // many channels, tables would not stay in the first-level cache.)
    Expr by_pixel() const {
        if (few_alone() && parse_xyz(stride)[0] == 1) {
            return Halide::Internal::const_false();
        }
        const Expr n = lanes, each = (channels + n - 1) / n;
        if (has_tables()) {
            const int eighths = !captures() || numbers_taps() ? 3 : 2;  // that may be lost
            return channels >= 2 * n || 8 * (each * n - channels) <= eighths * each * n;
        }
        const int least = few_alone() ? 4 : 3;
        return channels * 8 >= least * n && (channels < n || 4 * each * n <= 7 * channels);
    }

    // Vectors that each begin with a pixel, or go over pixels' ends.
    void define_runs(const Expr &ours, const Expr &from, const Expr &to, const Expr &first,
                     const Expr &last) {
        const Expr n = lanes;
        const auto start = [&](const Expr &v) { return from + min(v * n, to - from - n); };
        const Expr by_pixels = ours && by_pixel();
        const Expr vectors = select(ours, (to - from + n - 1) / n, 0);
        const Expr beyond = select(by_pixels, vectors - 1, 0);
        place(start(x));
        define_pixels(by_pixels, first, pixels_alone(first, last));
        Expr left = vectors_beyond(by_pixels, vectors);
        for (const int ends : few_alone() ? std::vector<int>{1} : std::vector<int>{1, most_ends}) {
            const Expr these = ends * channels > n - 2;
            define_loads(ends, beyond, select(these, left, 0), start);
            left = select(these, 0, left);
        }
        if (knows_few()) {
            define_few(few_alone() ? beyond : 0, left, start);
        }
    }

    // Where pixels that begin vectors end: one more vector goes over the ends of narrow ones.
    Expr pixels_alone(const Expr &first, const Expr &last) const {
        const Expr narrow = first + ((last - first) * channels - lanes) / max(channels, 1) + 1;
        return select(channels < lanes, narrow, last);
    }

    // Lanes from the first cell of the windows of vector x.
    void start_line(const std::function<Expr(const Type &)> &offset) {
        start_lanes(placed(x)[0], placed(x)[1]);
        last_lane_at = {lanes - 1, channels - 1};
        line_offset = offset;
    }
    Expr lane_in_line(const Type &t) const {
        return cast(t, lane) * cast(t, index_stride_c);
    }
    // What lies at a tap so far on from lane 0: what a lane has is as far as it is, and has hopped.
    Expr in_line(const Expr &further, const Xyz &t) const {
        return cell_in_row(cells_before(placed(x)[0], t[0]) + placed(x)[1] + further, t[1], t[2]);
    }
    // The vectors of pixels [first, last); lanes beyond a pixel's end are the next one's, which
    // stores them again.
    void define_pixels(const Expr &these, const Expr &first, const Expr &last) {
        const Expr n = lanes, length = out_buffers()[0].dim(1).extent() * channels;
        const Expr each = (channels + n - 1) / n;
        const Expr pixel = first + divided(x, each), vector = x - (pixel - first) * each;
        const Expr channel = min(vector * n, max(channels - n, 0));
        const Expr stored = pixel * channels + channel;
        placed_pixels(x) = Tuple(stored, cells_before(pixel, 0) + channel, pixel, channel);
        new_part();
        if (has_tables()) {  // (whose offsets fit)
            const Type type = code_type().with_code(halide_type_uint);
            const Expr before = cast(type, stored) * cast(type, index_stride_c);
            index_before(x) = cast<int>(before + offset_of(pixel, type));
            line_offset = [this](const Type &t) {
                return cast(t, index_before(x)) + lane_in_line(t);
            };
        } else {
            start_lanes(placed_pixels(x)[2], placed_pixels(x)[3]);
        }
        const auto start = [&](const Expr &v) {
            return Halide::Internal::promise_clamped(placed_pixels(v)[0], 0, length - n);
        };
        define_part(0, select(these, (last - first) * each, 0), start, [&](const Xyz &t) {
            const Expr column = placed_pixels(x)[1] + t[0] * w.dilation[0] * channels;
            return cell_in_row(column + lane, t[1], t[2]);
        });
    }

    // Vectors that go over no more than so many pixels' ends.
    template<typename Start>
    void define_loads(int ends, const Expr &from, const Expr &vectors, const Start &start) {
        new_part();
        const auto beyond = [=](int end) { return lane + placed(x)[1] >= end * channels; };
        start_line([=](const Type &t) {
            const Type bits = t.with_code(halide_type_uint);  // wraps
            Expr sum = lane_in_line(bits);
            for (int end = 1; end <= ends; end++) {
                sum += select(beyond(end), offset_of(1, bits), cast(bits, 0));
            }
            return cast(t, sum);
        });
        define_part(from, vectors, start, [&](const Xyz &t) {
            Expr value = in_line(lane, t);
            for (int end = 1; end <= ends && parse_xyz(stride)[0] > 1; end++) {
                const Expr hopped = min(end * hop(), placed(x)[2]);
                value = select(beyond(end), in_line(hopped + lane, t), value);
            }
            return value;
        });
    }

    // Pixels of few channels. What a lane has of the two vectors is the same in all rows.
    template<typename Start>
    void define_few(const Expr &from, const Expr &vectors, const Start &start) {
        Part &part = new_part();
        which = Func("which");
        offsets = Func("offsets");
        const Expr pixels = divided(placed(x)[1] + lane, channels);
        const Type wide = code_type().with_code(halide_type_uint);
        offsets(lane, x) = lane_in_line(wide) + offset_of(pixels, wide);
        start_line([=](const Type &t) {
            if (t.bits() <= wide.bits()) {
                return cast(t, offsets(lane, x));
            }
            return lane_in_line(t) + offset_of(pixels, t);
        });
        if (parse_xyz(stride)[0] == 1) {
            which = Func();
            define_part(from, vectors, start,
                        [&](const Xyz &t) { return in_line(lane, t); });
            return;
        }
        const Expr at = lane + pixels * hop(), n = lanes;
        which(lane, x) = select(at < n, at, at - placed(x)[2] + n);
        part.vectors = 2;
        part.near(in_two, tap_x, tap_y, tap_z, x, y, z) =
            in_line(in_two / n * (placed(x)[2] - n) + in_two, {tap_x, tap_y, tap_z});
        const Func near = part.near;
        define_part(from, vectors, start, [&](const Xyz &t) {
            const Expr picked = Halide::Internal::promise_clamped(which(lane, x), 0, 2 * n - 1);
            return near(picked, t[0], t[1], t[2], x, y, z);
        });
    }

    // Windows at the ends of rows: pixel by pixel, or their cells are gathered. Numbers below two
    // vectors are divided by multiplication with 16 bits of the divisor's inverse.
    void define_edges(const Expr &from, const Expr &to, const Expr &length) {
        const bool padded = parse_xyz(pad)[0] > 0;
        const Expr n = lanes;
        const Expr whole = padded ? no_rest && channels >= n : Halide::Internal::const_false();
        if (padded) {
            const Expr each = (channels + n - 1) / n, left = from / channels;
            const Expr pixels = left + (length - to) / channels;
            new_part();
            const auto pixel = [&](const Expr &v) {
                const Expr number = v / each;
                return select(number < left, number, to / channels + number - left);
            };
            const auto channel = [&](const Expr &v) { return min(v % each * n, channels - n); };
            start_lanes(pixel(x), channel(x));
            see_taps(parts.back().best, parts.back().taps);
            store_part(select(whole, pixels * each, 0), [&](const Expr &v) {
                return pixel(v) * channels + channel(v);
            });
        }
        const Expr left = select(no_rest && !whole, (from + n - 1) / n, 0);
        const Expr vectors = left + select(no_rest && !whole, (length - to + n - 1) / n, 0);
        const auto start = [&](const Expr &v) {
            return select(v < left, min(v * n, length - n), max(length - (vectors - v) * n, 0));
        };
        new_part();
        const Expr at = start(x), number = at % channels + lane, inverse = 65536 / channels + 1;
        const Expr pixel =
            select(channels >= n, cast<int>(number >= channels), (number * inverse) >> 16);
        px = at / channels + pixel;
        pp = number - pixel * channels;
        first_x = first_p = 0;
        lane_at = {px, pp};
        last_lane_at = {out_buffers()[0].dim(1).extent() - 1, channels - 1};
        see_taps(parts.back().best, parts.back().taps);
        store_part(vectors, start);
    }
};

}  // namespace argpool
