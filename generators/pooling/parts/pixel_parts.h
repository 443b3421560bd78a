// Channels-last, a row's pixels as one line of channels: where vectors' cells lie, tables of that,
// and the updates of the output that they make.
// SPDX-License-Identifier: MIT
#pragma once

#include "nan_recheck.h"
#include "windows.h"

namespace argpool::pooling {

// A row of the output is one line of pixels * channels elements, and a vector covers any `lanes` of
// them, over the ends of pixels. In a row of src, the cells of tap t of a pixel are consecutive as
// well, but at a pixel's end (stride - 1) * channels elements are skipped (`hop`). For 3 channels,
// stride 2 and 8 lanes:
//     lanes        p0a p0b p0c  p1a p1b p1c  p2a p2b
//     src, tap 0   c0a c0b c0c  c2a c2b c2c  c4a c4b      elements 0 1 2  6 7 8  12 13
// The output is stored by several updates, the parts: each has its own way to load such a vector,
// and its vectors are none in calls for which another part is meant.
class PixelParts {
public:
    explicit PixelParts(const Pooling &op)
        : op(op), windows(op, has_tables() ? Codes::OffsetsFit : Codes::Either),
          channels(op.out_buffers()[0].dim(0).extent()) {}

private:
    const Pooling &op;

public:
    Windows windows;

    // An update of the output: `update` is its number. `best`, `wide`: as in other schedules, of
    // its vectors. `taps`, `in_row`: its domains, of taps, and of lanes and vectors.
    struct Part {
        explicit Part(const Pooling &op) : recheck(op) {}

        NanRecheck recheck;
        int update = 0;
        Func best{"best"}, wide{"wide"};
        RDom taps, in_row;
        // Elements of src around a vector's lanes, as `vectors` vectors: those of a row of taps
        // (define_masked), or two of each tap (define_wide_parts).
        Func near{"near"};
        int vectors = 0;
    };
    std::vector<Part> parts;
    const Expr channels;
    Func placed{"placed"};
    Var in_two{"in_two"};

    // Do two vectors hold the cells of one tap in all lanes, even if there is one channel?
    bool knows_few() const {
        const int s = op.fixed.stride[0];
        return s == 1 || (s == 2 && op.held.value_type().bits() == 32);
    }
    // knows_few(), on CPUs without AVX-512.
    bool few_alone() const {
        return knows_few() && !op.avx512();
    }
    // Is a vector tested once for NaN, and compared as numbers?
    bool tests_once() const {
        return op.disjoint() && NanRecheck::pays(op);
    }
    // Elements of src that lie between the cells of a pixel's last channel and the next pixel's
    // first.
    Expr hop() const {
        return (op.w.stride[0] - 1) * channels;
    }

    // placed(x), of vector x, the same for all rows: the pixel and the channel of lane 0, and how
    // many elements lane 0 to the last lane have skipped.
    void place(const Expr &start) {
        const Expr pixel = divided(start, channels), channel = start - pixel * channels;
        placed(x) = Tuple(pixel, channel, divided(channel + (op.lanes - 1), channels) * hop());
    }
    // Lanes are counted as if all were channels of lane 0's pixel. For one that lies `pixels`
    // pixels further, this is added to its index: a pixel's step less that of its `channels`
    // channels.
    Expr offset_of(const Expr &pixels, const Type &t) const {
        const Expr step = cast(t, op.w.stride[0] * op.index_stride[0]) -
                          cast(t, channels) * cast(t, op.index_stride_c);
        return cast(t, pixels) * step;
    }

    // Elements of src's row before the cell of a tap of this pixel's window.
    Expr cells_before(const Expr &pixel, const Expr &tx) const {
        return (op.cell(0, pixel, tx) - op.src_dim(0).min()) * channels;
    }
    // The cell `at` elements from the start of src's row at taps ty and tz of (y, z), as it is
    // compared; padding along y and z stands for the nearest row.
    Expr cell_in_row(const Expr &at, const Expr &ty, const Expr &tz) const {
        const Expr value = op.src(inside(at, op.src.dim(0)), op.src_dim(0).min(),
                                  inside(op.cell(1, y, op.existing(1, y, ty)), op.src_dim(1)),
                                  inside(op.cell(2, z, op.existing(2, z, tz)), op.src_dim(2)));
        return op.held.of_memory(value);
    }

    // Defines the part that was added last: vectors [from, vectors), of which start(v) is the
    // element of the output's row where vector v is stored, and value(t) what its lanes have at tap
    // t.
    using Start = std::function<Expr(const Expr &)>;
    using Value = std::function<Expr(const Xyz &)>;
    void define_part(const Expr &from, const Expr &vectors, const Start &start,
                     const Value &value) {
        Part &part = parts.back();
        part.taps = RDom(0, op.w.kernel[0], 0, op.w.kernel[1], 0, op.w.kernel[2], "tap");
        const auto code_at = [this](const RDom &r) {
            return windows.code({r.x, op.existing(1, y, r.y), op.existing(2, z, r.z)});
        };
        if (tests_once()) {
            NanRecheck &recheck = part.recheck;
            recheck.loaded(lane, tap_x, tap_y, tap_z, x, y, z, p) = value({tap_x, tap_y, tap_z});
            recheck.see(part.best, part.taps, code_at(part.taps));
            recheck.test(taps_along_x(op));
            recheck.see_again(part.best, code_at(recheck.again));
        } else {
            const RDom &r = part.taps;
            op.see(part.best, {lane, x, y, z, p}, r, value({r.x, r.y, r.z}), code_at(r));
        }
        store_part(windows, vectors, start, from);
    }
    // Adds an update of the output; the functions below define the one that was added last.
    Part &new_part() {
        Part part(op);
        part.update = int(parts.size());
        parts.push_back(part);
        return parts.back();
    }
    // Stores vectors [from, vectors), whose bests part.best holds; start(v) is the element of the
    // row at which vector v begins.
    void store_part(const Windows &windows, const Expr &vectors, const Start &start,
                    const Expr &from = 0) {
        Part &part = parts.back();
        Func result("result");
        result(lane, x, y, z, p) = windows.found(part.best, part.wide);
        part.in_row = RDom(0, op.lanes, from, vectors, "part" + std::to_string(part.update));
        op.store(result(part.in_row.x, part.in_row.y, y, z, 0),
                 {start(part.in_row.y) + part.in_row.x, 0, y, z});
    }

    // Full vectors of disjoint windows have a table of their lanes' places in a row of cells, and
    // of their offsets in indices. Several rows of cells share it, so an iteration of the loop has
    // little else than loads, comparisons and stores. Offsets from a row's first index have to fit.
    bool has_tables() const {
        return knows_few() && tests_once() && op.fixed.stride[0] == 2 && op.fixed.kernel[1] > 1 &&
               (few_alone() || op.fixed.dilation[0] == 1);
    }
    // AVX-512 permutes the lanes out of two vectors where there are fewer channels than half a
    // vector. (With nine to fourteen channels some cells lie between the first and the last sixteen
    // elements.)
    Expr permutes() const {
        return few_alone() ? Halide::Internal::const_false() : channels < op.lanes / 2;
    }
    // Lanes may lie anywhere in a row of `width` pixels; define_by_table() sets how far their
    // indices are from the row's first.
    void start_row(const Expr &width) {
        windows.start_line(0, 0, {width - 1, channels - 1}, nullptr);
    }
    // places(entry, x), of vector x, the same for all rows; n = lanes:
    //     [0, n)    of a lane: its place in the two vectors of `near`, where AVX-512 permutes them;
    //               else minus the number of pixels' ends between lane 0 and the lane
    //     [n, 2n)   of a lane: how much more its index is than the row's first
    //     2n        the element of src's row at which the cells of lane 0 begin
    //     2n + 1    how many elements lanes beyond one end have skipped (0 if there is no end)
    //     2n + 2    the element of the output's row at which the vector is stored
    //     2n + 3    how many elements the last lane has skipped
    void define_places(const Start &start) {
        const int n = op.lanes;
        const RDom r(0, n, "place");
        place(start(x));
        const Expr pixel = placed(x)[0], channel = placed(x)[1], from = pixel * channels + channel;
        // (channel + r) / channels, by a multiplication that is exact for numbers below two
        // vectors.
        const Expr ends = ((channel + r) * (65536 / max(channels, 1) + 1)) >> 16;
        const Expr at = r + ends * hop(), in_two = select(at < n, at, at - placed(x)[2] + n);
        const Type type = op.code_type().with_code(halide_type_uint);
        places(entry, x) = Halide::undef<int>();
        places(r, x) = select(permutes(), in_two, -ends);
        places.update().vectorize(r);
        places(n + r, x) = cast<int>(cast(type, from + r) * cast(type, op.index_stride_c) +
                                     offset_of(pixel + ends, type));
        places.update(1).vectorize(r);
        places(2 * n, x) = cells_before(pixel, 0) + channel;
        places(2 * n + 1, x) = min(placed(x)[2], hop());
        places(2 * n + 2, x) = from;
        places(2 * n + 3, x) = placed(x)[2];
    }
    // The first entry of the table for this lane: its place, or minus the number of ends
    // (define_places()).
    Expr ends() const {
        return places(lane, x);
    }
    // Entry 2n + number of the table, for vector x as a whole.
    Expr place_of(int number) const {
        return places(2 * op.lanes + number, x);
    }
    // How many vectors a line has that do not begin with pixels.
    Expr vectors_beyond(const Expr &by_pixels, const Expr &all) const {
        return select(by_pixels, cast<int>(channels < op.lanes), all);
    }
    // The parts that read the tables: elements [from, to) of each row, if the call is `ours`; of
    // the last vector alone where others begin with pixels.
    void define_with_tables(const Expr &ours, const Expr &by_pixels, const Expr &from,
                            const Expr &to) {
        // On avx2, with 3 or 5 channels, every second vector spans one pixel boundary more than the
        // tables handle: it stores one lane less, and the next vector starts with that lane.
        const Expr n = op.lanes, length = to - from;
        const Expr odd = few_alone() ? channels == 3 || channels == 5 : Expr(false);
        define_places(
            [&](const Expr &v) { return from + min(v * n - select(odd, v / 2, 0), length - n); });
        const Expr vectors = select(
            ours, select(odd, (2 * length + 2 * n - 2) / (2 * n - 1), (length + n - 1) / n), 0);
        first_vector = select(by_pixels, vectors - 1, 0);
        few_alone() ? define_parts_of_runs(vectors, to)
                    : define_wide_parts(vectors_beyond(by_pixels, vectors), to);
    }

    // Tables are computed once a call.
    void schedule_places() {
        if (has_tables()) {
            places.bound(entry, 0, 3 * op.lanes).compute_root();
        }
        placed.compute_root().vectorize(x, int(op.lanes));
    }

private:
    Func places{"places"};
    Var entry{"entry"};
    Expr first_vector;  // that does not begin with a pixel

    // A part whose stores and indices are at the table's places.
    void define_by_table(const Expr &vectors, const Expr &to, const Value &value) {
        const auto start = [&](const Expr &v) {
            const Expr stored = places(2 * op.lanes + 2, v);
            return Halide::Internal::promise_clamped(stored, 0, to - op.lanes);
        };
        windows.set_offset([this](const Type &t) { return cast(t, places(op.lanes + lane, x)); });
        define_part(first_vector, vectors, start, value);
    }
    // A lane's cell at a tap, of cells that lie in a row so much further on.
    Expr run(const Expr &further, const Xyz &t) const {
        return cell_in_row(place_of(0) + column(t) + further, t[1], t[2]);
    }
    // Elements from a window's first column of taps to this tap's.
    Expr column(const Xyz &t) const {
        return t[0] * op.w.dilation[0] * channels;
    }
    // AVX-512: lanes beyond an end are masked, or, of pixels of few channels, all are permuted.
    void define_wide_parts(const Expr &vectors, const Expr &to) {
        // The permuted part is defined first. If a larger one came before, Halide would reuse its
        // storage for `near`, and LLVM would gather from memory instead of permuting registers.
        Part &part = new_part();
        part.vectors = 2;
        part.near(in_two, tap_x, tap_y, tap_z, x, y, z) =
            run(in_two / op.lanes * (place_of(3) - op.lanes) + in_two, {tap_x, tap_y, tap_z});
        const Func near = part.near;
        define_by_table(select(permutes(), vectors, 0), to, [&](const Xyz &t) {
            const Expr picked = within(ends(), 2 * op.lanes);
            return near(picked, t[0], t[1], t[2], x, y, z);
        });
        const Expr one = channels >= op.lanes - 1 || channels * 2 == op.lanes;
        define_masked(1, select(one, vectors, 0), to);
        define_masked(2, select(one || permutes(), 0, vectors), to);
    }
    // With stride 2, lanes beyond e ends have at tap t the cells that lanes before any end have at
    // tap t + e: vector `number` of `near` begins number * channels elements from lane 0's cell,
    // and serves both. The last one (the last tap, beyond the last end) begins no further than the
    // last lane has skipped, so that it reads no element behind the row's last.
    void define_masked(int most, const Expr &vectors, const Expr &to) {
        Part &part = new_part();
        const int last = op.fixed.kernel[0] - 1 + most;
        part.vectors = last + 1;
        const Expr number = in_two / op.lanes,
                   beyond = place_of(most == 1 ? 1 : 3) - most * channels;
        part.near(in_two, tap_x, tap_y, tap_z, x, y, z) =
            run(number * channels + select(number < last, 0, beyond) + in_two % op.lanes,
                {0, tap_y, tap_z});
        const Func near = part.near;
        define_by_table(vectors, to, [&](const Xyz &t) {
            const auto at = [&](int end) {
                return near((t[0] + end) * op.lanes + lane, 0, t[1], t[2], x, y, z);
            };
            Expr value = at(0);
            for (int end = 1; end <= most; end++) {
                value = select(ends() <= -end, at(end), value);
            }
            return value;
        });
    }

    // AVX2: lanes beyond a pixel's end are loaded as a second, third or fourth run of elements, by
    // how many channels there are.
    void define_parts_of_runs(const Expr &vectors, const Expr &to) {
        const Expr whole = channels % op.lanes == 0;
        const auto part = [&](const Expr &these, const Value &value) {
            new_part();
            define_by_table(select(these, vectors, 0), to, value);
        };
        part(whole, [&](const Xyz &t) { return run(lane, t); });
        part(!whole && channels >= 4, [&](const Xyz &t) {
            return select(ends() < 0, run(place_of(1) + lane, t), run(lane, t));
        });
        // (Beyond an end lie the cells that a tap of the next number has before it.)
        for (const int most : {2, 3}) {
            part(channels == (most == 2 ? 3 : 2), [&](const Xyz &t) {
                Expr value = run(lane, t);
                for (int end = 1; end <= most; end++) {
                    value = select(ends() <= -end, run(end * channels + lane, t), value);
                }
                return value;
            });
        }
        part(channels == 1, [&](const Xyz &t) {
            return cell_in_row(place_of(0) + t[0] * op.w.dilation[0] + 2 * lane, t[1], t[2]);
        });
    }
};

}  // namespace argpool::pooling
