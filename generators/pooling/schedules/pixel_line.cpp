// Channels-last, where a row's pixels follow each other without gaps: loop fusion. A vector's lanes
// are elements of a row's line of pixels x channels, and may belong to several pixels. As the
// output's line is dense and the input's steps by the stride, lanes beyond a pixel's end lie a
// fixed hop further on in src; tables or masks select them. It wins for channels that are no
// multiple of a vector, above all for fewer than one.
// SPDX-License-Identifier: MIT
#include "pooling/parts/channel_tail.h"
#include "pooling/parts/pixel_parts.h"

namespace argpool::pooling {

namespace {

// Vectors begin with a pixel where few lanes are lost by it: lanes beyond the pixel's end are
// computed for the next pixel, whose own vector stores them again. Otherwise vectors cross the ends
// of pixels, and all lanes are used. A tap's cells lie in src like the windows in the output, but
// for a hop at each pixel's end, over the columns between two windows: (stride - 1) * channels
// elements. With 3 channels and stride 2, tap 0:
//     output   p0a p0b p0c | p1a p1b p1c |
//     src      c0a c0b c0c   (c1: hop)     c2a c2b c2c   (c3: hop)
// The lanes of one pixel are a run, which is loaded as it lies. A vector of many channels has few
// runs, loaded one by one and blended; of few channels, all lanes are permuted out of two vectors.
// Windows that lack cells along x (edges) have theirs gathered. Calls whose pixels have gaps are
// left to ChannelTail, element by element.
class PixelLine final : public PoolingSchedule {
public:
    explicit PixelLine(const Pooling &op)
        : PoolingSchedule(op), line(op), edges(op), taps(op), tail(op, taps) {}

    void define() override {
        describe();
        schedule();
    }

private:
    // The most pixels' ends in a vector for which runs are loaded one by one.
    static constexpr int most_ends = 3;

    PixelParts line;
    Windows edges;
    ExistingTaps taps;
    ChannelTail tail;
    Expr no_rest;  // the line takes all channels

    // Defines the output's updates. Elements [from, to) of a row belong to pixels [first, last),
    // whose cells all exist along x; those before and behind are edges. Which updates compute the
    // middle depends on the number of channels, known at run time: all are made, and the loops of
    // all but those that suit it are empty. `many`: a vector crosses at most `most_ends` ends.
    // `ours`: vectors compute the middle; otherwise from = to, and all of the row is edges (or is
    // left to `tail`, if `no_rest` does not hold).
    void describe() {
        const auto values = op.out_buffers()[0];
        const Expr width = values.dim(1).extent(), length = width * line.channels, n = op.lanes;
        no_rest = packed() && length >= n;
        op.out(p, x, y, z) = Pooling::nothing(op.out);

        // The pixels whose cells all exist.
        const Expr &s = op.w.stride[0], &pad = op.w.pad[0];
        const Expr reach = (op.w.kernel[0] - 1) * op.w.dilation[0];
        const Expr first = clamp((op.src_dim(0).min() + pad + s - 1) / s, 0, width);
        const Expr last = clamp((op.src_dim(0).max() + pad - reach) / s + 1, first, width);
        const Expr many = most_ends * line.channels > n - 2;
        Expr ours = no_rest && (last - first) * line.channels >= n && pixels_follow(op.src) &&
                    (many || line.knows_few());
        if (line.has_tables()) {
            line.start_row(width);
            ours = ours && line.windows.all_fit();
        }
        const Expr from = select(ours, first * line.channels, length);
        const Expr to = select(ours, last * line.channels, length);
        if (!line.has_tables()) {
            define_runs(ours, from, to, first, last);
        } else if (line.few_alone()) {
            line.define_with_tables(ours, false, from, to);
        } else {
            const Expr by_pixels = ours && by_pixel();
            define_pixels(by_pixels, first, pixels_alone(first, last));
            line.define_with_tables(ours, by_pixels, from, to);
        }
        define_edges(from, to, length);
        tail.define(select(no_rest, line.channels, 0), line.channels);
    }

    // Each part is an update of the output: row by row, its vectors one after the other. `near`, a
    // part's cells in memory order, is computed where the taps that share it are computed: for each
    // row of taps, or for each tap if it holds one tap's cells only. The tables (placed, which,
    // offsets, ...) do not depend on the row, and are computed once a call.
    void schedule() {
        Func f = op.out;
        for (PixelParts::Part &part : line.parts) {
            f.update(part.update)
                .allow_race_conditions()
                .vectorize(part.in_row.x)
                .reorder(part.in_row.x, part.in_row.y, y, z);
            part.best.compute_at(f, part.in_row.y)
                .store_in(Halide::MemoryType::Stack)
                .vectorize(lane);
            unroll(part.best.update(0), part.taps);
            if (part.best.num_update_definitions() > 1) {
                part.recheck.schedule(part.best, {f, part.in_row.y});
            }
            if (part.vectors > 0) {
                const Halide::LoopLevel each =
                    line.tests_once()
                        ? Halide::LoopLevel(part.recheck.loaded, part.vectors > 2 ? tap_y : tap_x)
                        : Halide::LoopLevel(part.best, part.taps.x);
                part.near.bound(line.in_two, 0, part.vectors * op.lanes)
                    .compute_at(each)
                    .store_in(Halide::MemoryType::Stack)
                    .vectorize(line.in_two, op.lanes)
                    .unroll(line.in_two);
                for (const Var &v : {tap_x, tap_y, tap_z, x, y, z}) {
                    part.near.bound_storage(v, 1);
                }
            }
            schedule_wide(part.wide, {f, part.in_row.y});
        }
        line.schedule_places();
        for (Func table : {placed_pixels, index_before}) {
            if (table.defined()) {
                table.compute_root().vectorize(x, int(op.lanes));
            }
        }
        for (Func table : {which, offsets}) {
            if (table.defined()) {
                table.bound(lane, 0, int(op.lanes)).compute_root().vectorize(lane);
            }
        }
        tail.schedule(f.update(int(line.parts.size())), no_rest);
    }

    // Tables: of define_pixels(), by vector; and of define_few(), by lane and vector.
    Func placed_pixels{"placed_pixels"}, index_before{"index_before"}, which, offsets;

    // Do pixels follow each other in values and indices?
    Expr packed() const {
        Expr all = Halide::Internal::const_true();
        for (const auto &buffer : op.out_buffers()) {
            all = all && pixels_follow(buffer);
        }
        return all;
    }
    // Whether each vector begins with a pixel: where fewer lanes are lost by it than cells would be
    // loaded several times otherwise. `each` vectors per pixel have each * lanes lanes for the
    // pixel's channels; the limits are shares of these that may be lost. (Tables of places for
    // pixels of two vectors or more would not stay in the first-level cache, so those vectors begin
    // with pixels however many lanes are lost.)
    Expr by_pixel() const {
        if (line.few_alone() && op.fixed.stride[0] == 1) {
            return Halide::Internal::const_false();
        }
        const Expr n = op.lanes, each = (line.channels + n - 1) / n;
        if (line.has_tables()) {
            const int eighths = !op.captures() || op.numbers_taps() ? 3 : 2;  // that may be lost
            return line.channels >= 2 * n || 8 * (each * n - line.channels) <= eighths * each * n;
        }
        const int least = line.few_alone() ? 4 : 3;
        return line.channels * 8 >= least * n &&
               (line.channels < n || 4 * each * n <= 7 * line.channels);
    }

    // Defines the middle without tables of places: vectors that each begin with a pixel, or
    // (`beyond` and further) vectors that cross pixels' ends. If the former are chosen and a pixel
    // is narrower than a vector, one vector of the latter kind ends the row, where a vector that
    // begins with the last pixel would be too long.
    void define_runs(const Expr &ours, const Expr &from, const Expr &to, const Expr &first,
                     const Expr &last) {
        const Expr n = op.lanes;
        const auto start = [&](const Expr &v) { return from + min(v * n, to - from - n); };
        const Expr by_pixels = ours && by_pixel();
        const Expr vectors = select(ours, (to - from + n - 1) / n, 0);
        const Expr beyond = select(by_pixels, vectors - 1, 0);
        line.place(start(x));
        define_pixels(by_pixels, first, pixels_alone(first, last));
        Expr left = line.vectors_beyond(by_pixels, vectors);
        for (const int ends :
             line.few_alone() ? std::vector<int>{1} : std::vector<int>{1, most_ends}) {
            const Expr these = ends * line.channels > n - 2;
            define_loads(ends, beyond, select(these, left, 0), start);
            left = select(these, 0, left);
        }
        if (line.knows_few()) {
            define_few(line.few_alone() ? beyond : 0, left, start);
        }
    }

    // The pixel before which vectors that begin with a pixel end. A pixel narrower than a vector
    // may begin one only if the vector ends no later than pixel `last`.
    Expr pixels_alone(const Expr &first, const Expr &last) const {
        const Expr narrow =
            first + ((last - first) * line.channels - op.lanes) / max(line.channels, 1) + 1;
        return select(line.channels < op.lanes, narrow, last);
    }

    // Lanes of `line.windows` follow each other from the pixel and the channel at which vector x
    // starts. `offset`: by how much more a lane's index is than lane 0's.
    void start_line(const Windows::Offset &offset) {
        line.windows.start_line(line.placed(x)[0], line.placed(x)[1],
                                {op.lanes - 1, line.channels - 1}, offset);
    }
    // How much more a lane's index is than lane 0's, within one pixel.
    Expr lane_in_line(const Type &t) const {
        return cast(t, lane) * cast(t, op.index_stride_c);
    }
    // The element `further` on from lane 0's cell of tap t in the row of src. A lane's cell is as
    // many elements further as its lane number plus its hops.
    Expr in_line(const Expr &further, const Xyz &t) const {
        return line.cell_in_row(
            line.cells_before(line.placed(x)[0], t[0]) + line.placed(x)[1] + further, t[1], t[2]);
    }
    // Defines the part of vectors that begin with a pixel, `each` per pixel, for pixels [first,
    // last). A pixel's last vector is shifted inwards if the pixel has a vector's channels or more;
    // of a narrower pixel, lanes beyond its end are the next one's, which stores them again.
    // placed_pixels, by vector: where it is stored in the output's row, where its cells begin in
    // src's, its pixel, its channel.
    void define_pixels(const Expr &these, const Expr &first, const Expr &last) {
        const Expr n = op.lanes, length = op.out_buffers()[0].dim(1).extent() * line.channels;
        const Expr each = (line.channels + n - 1) / n;
        const Expr pixel = first + divided(x, each), vector = x - (pixel - first) * each;
        const Expr channel = min(vector * n, max(line.channels - n, 0));
        const Expr stored = pixel * line.channels + channel;
        placed_pixels(x) = Tuple(stored, line.cells_before(pixel, 0) + channel, pixel, channel);
        line.new_part();
        if (line.has_tables()) {  // (whose offsets fit)
            const Type type = op.code_type().with_code(halide_type_uint);
            const Expr before = cast(type, stored) * cast(type, op.index_stride_c);
            index_before(x) = cast<int>(before + line.offset_of(pixel, type));
            line.windows.set_offset(
                [this](const Type &t) { return cast(t, index_before(x)) + lane_in_line(t); });
        } else {
            line.windows.start(placed_pixels(x)[2], placed_pixels(x)[3]);
        }
        const auto start = [&](const Expr &v) {
            return Halide::Internal::promise_clamped(placed_pixels(v)[0], 0, length - n);
        };
        line.define_part(0, select(these, (last - first) * each, 0), start, [&](const Xyz &t) {
            const Expr column = placed_pixels(x)[1] + t[0] * op.w.dilation[0] * line.channels;
            return line.cell_in_row(column + lane, t[1], t[2]);
        });
    }

    // Defines the part of vectors that cross no more than `ends` pixels' ends: one load per run,
    // selected by lane. beyond(e): whether the lane lies past the e-th end. `min`: no run is loaded
    // further on than the last lane's cell, past which src may end.
    void define_loads(int ends, const Expr &from, const Expr &vectors,
                      const PixelParts::Start &start) {
        line.new_part();
        const auto beyond = [=](int end) {
            return lane + line.placed(x)[1] >= end * line.channels;
        };
        start_line([=](const Type &t) {
            const Type bits = t.with_code(halide_type_uint);  // wraps
            Expr sum = lane_in_line(bits);
            for (int end = 1; end <= ends; end++) {
                sum += select(beyond(end), line.offset_of(1, bits), cast(bits, 0));
            }
            return cast(t, sum);
        });
        line.define_part(from, vectors, start, [&](const Xyz &t) {
            Expr value = in_line(lane, t);
            for (int end = 1; end <= ends && op.fixed.stride[0] > 1; end++) {
                const Expr hopped = min(end * line.hop(), line.placed(x)[2]);
                value = select(beyond(end), in_line(hopped + lane, t), value);
            }
            return value;
        });
    }

    // Defines the part for pixels of few channels, whose vectors cross many ends. With stride 1
    // there are no hops, and a tap is one load. With stride 2 the cells of a tap lie in two
    // vectors: one from lane 0's cell on, one that ends with the last lane's cell. `which` is the
    // lane's place in these two, and `offsets` what its index is more than lane 0's; both are the
    // same in all rows.
    void define_few(const Expr &from, const Expr &vectors, const PixelParts::Start &start) {
        PixelParts::Part &part = line.new_part();
        which = Func("which");
        offsets = Func("offsets");
        const Expr pixels = divided(line.placed(x)[1] + lane, line.channels);
        const Type wide = op.code_type().with_code(halide_type_uint);
        offsets(lane, x) = lane_in_line(wide) + line.offset_of(pixels, wide);
        start_line([=](const Type &t) {
            if (t.bits() <= wide.bits()) {
                return cast(t, offsets(lane, x));
            }
            return lane_in_line(t) + line.offset_of(pixels, t);
        });
        if (op.fixed.stride[0] == 1) {
            which = Func();
            line.define_part(from, vectors, start, [&](const Xyz &t) { return in_line(lane, t); });
            return;
        }
        const Expr at = lane + pixels * line.hop(), n = op.lanes;
        which(lane, x) = select(at < n, at, at - line.placed(x)[2] + n);
        part.vectors = 2;
        part.near(line.in_two, tap_x, tap_y, tap_z, x, y, z) =
            in_line(line.in_two / n * (line.placed(x)[2] - n) + line.in_two, {tap_x, tap_y, tap_z});
        const Func near = part.near;
        line.define_part(from, vectors, start, [&](const Xyz &t) {
            const Expr picked = within(which(lane, x), 2 * n);
            return near(picked, t[0], t[1], t[2], x, y, z);
        });
    }

    // Defines the edges: elements [0, from) and [to, length) of each row. If the window is padded
    // and pixels have at least a vector's channels, vectors lie within pixels, left edge first
    // (`left` pixels), then the right edge; all lanes have the same taps in the plane. Otherwise
    // vectors cross pixels' ends, and each lane has its own column, so cells are gathered. As
    // vectors of integers have no division, a number below two vectors is divided by the channels
    // as a product with `inverse`, shifted by 16 bits.
    void define_edges(const Expr &from, const Expr &to, const Expr &length) {
        const bool padded = op.fixed.pad[0] > 0;
        const Expr n = op.lanes;
        const Expr whole = padded ? no_rest && line.channels >= n : Halide::Internal::const_false();
        if (padded) {
            const Expr each = (line.channels + n - 1) / n, left = from / line.channels;
            const Expr pixels = left + (length - to) / line.channels;
            line.new_part();
            const auto pixel = [&](const Expr &v) {
                const Expr number = v / each;
                return select(number < left, number, to / line.channels + number - left);
            };
            const auto channel = [&](const Expr &v) {
                return min(v % each * n, line.channels - n);
            };
            edges.start(pixel(x), channel(x));
            taps.see(edges, line.parts.back().best, line.parts.back().taps);
            line.store_part(edges, select(whole, pixels * each, 0),
                            [&](const Expr &v) { return pixel(v) * line.channels + channel(v); });
        }
        const Expr left = select(no_rest && !whole, (from + n - 1) / n, 0);
        const Expr vectors = left + select(no_rest && !whole, (length - to + n - 1) / n, 0);
        const auto start = [&](const Expr &v) {
            return select(v < left, min(v * n, length - n), max(length - (vectors - v) * n, 0));
        };
        line.new_part();
        const Expr at = start(x), number = at % line.channels + lane,
                   inverse = 65536 / line.channels + 1;
        const Expr pixel = select(line.channels >= n, cast<int>(number >= line.channels),
                                  (number * inverse) >> 16);
        edges.start_anywhere({at / line.channels + pixel, number - pixel * line.channels},
                             {op.out_buffers()[0].dim(1).extent() - 1, line.channels - 1});
        taps.see(edges, line.parts.back().best, line.parts.back().taps);
        line.store_part(edges, vectors, start);
    }
};

}  // namespace

const PoolingEntry kPixelLine{"a row's pixels and their channels as one line",
                              "a compiled-in window, channels-last",
                              [](const Spec &spec) { return spec.kernel && spec.channels_last; },
                              make_schedule<Pooling, PixelLine>};

}  // namespace argpool::pooling
