// Channels-last, disjoint windows, fewer channels than lanes: loop fusion. A vector's lanes are
// elements of a row's line of pixels x channels. The windows over them follow each other and are
// loaded as one vector; a permutation, the same in all rows, gives each element its window's value
// and key.
// SPDX-License-Identifier: MIT
#include "unpooling/parts/channel_vectors.h"
#include "unpooling/parts/match_counts.h"

namespace argpool::unpooling {
namespace {

// Windows are disjoint. A vector of a row's cells, pixel by pixel, lies under no more windows than
// it has lanes, and what these hold follows each other in memory: it is loaded as it lies, once for
// all rows of cells beneath, and each cell takes its own window's out of the vector. Three
// channels, k2s2, lanes of 8 (x0c1: pixel 0, channel 1):
//    windows   x0c0 x0c1 x0c2 x1c0 x1c1 x1c2 x2c0 x2c1
//    cells     x0c0 x0c1 x0c2 x1c0 x1c1 x1c2 x2c0 x2c1
//    which     0    1    2    0    1    2    3    4
// Which lane that is, and which index is the cell's, is the same in all lines: tables have it. The
// check counts matches (parts/match_counts.h). Where pixels have gaps, or a line is shorter than a
// vector, lies_flat() is false at run time, and the loops are over pixels.
class PixelLine final : public GatherSchedule {
public:
    using GatherSchedule::GatherSchedule;

    void define() override {
        vectors.begin();
        const Expr channels = this->channels(), bulk = vectors.bulk();
        const Expr lies_flat = this->lies_flat();
        define_flat(lies_flat);
        if (op.foreign) {
            check_flat(lies_flat);
        }
        const Expr done = select(lies_flat, channels, bulk);
        vectors.define_bulk(select(lies_flat, 0, bulk), false).specialize(lies_flat);
        if (op.foreign) {
            checks.check_rest(select(lies_flat, 0, done), select(lies_flat, whole_windows(), 0));
        }
        vectors.define_tail(done).specialize(lies_flat);  // where nothing is left
    }

private:
    const std::array<Axis, 3> &axes = op.axes;
    const int lanes = op.lanes;
    IndexChecks checks{op};
    MatchCounts counts{op};
    const ChannelVectors vectors{op, checks};
    const Var x{"x"}, y{"y"}, z{"z"}, p{"p"}, lane{"lane"}, v{"v"};

    // Do the pixels of all buffers follow each other, of few channels and a vector or more a row?
    Expr lies_flat() const {
        return channels() <= lanes && whole_windows() * channels() >= lanes &&
               pixels_follow(op.values) && pixels_follow(op.indices) && pixels_follow(op.dst);
    }

    // The first updates of dst; they have no iterations unless the call lies flat (`ours`).
    void define_flat(const Expr &ours) {
        const int n = lanes, sy = axes[1].stride, sz = axes[2].stride;
        const Expr vectors = not_negative(select(ours, (cells() + n - 1) / n, 0));
        define_tables();
        define_near();
        counts.begin();

        // Rows, and slabs, of windows all of whose rows of cells exist.
        const Xyz whole{0,
                        not_negative(select(ours, min(windows(1), op.dst.dim(2).extent() / sy), 0)),
                        not_negative(min(windows(2), op.dst.dim(3).extent() / sz))};
        const RDom r(0, n, 0, sy, 0, sz, 0, vectors, 0, whole[1], 0, whole[2], "r");
        op.dst(start(r[3], cells()) + r[0], 0, inside(r[4] * sy + r[1], op.dst.dim(2)),
               inside(r[5] * sz + r[2], op.dst.dim(3))) =
            op.rule.stored_as(op.rule.with(op.rule.nothing(),
                                           named(r[0], r[3], r[4], r[5], r[1], r[2]),
                                           picked(near_value, r[0], r[3], r[4], r[5])));
        Halide::Stage lines = op.updated();
        lines.reorder(r[0], r[1], r[2], r[3], r[4], r[5])
            .allow_race_conditions()
            .vectorize(r[0])
            .unroll(r[1])
            .unroll(r[2]);
        if (op.foreign) {
            count(vectors, whole, lines);
        }
        schedule_near(r[3]);

        // Rows of cells of windows that lack some of their rows; rows of cells under no window;
        // pixels right of all windows.
        const Xyz covered{0, min(windows(1) * sy, op.dst.dim(2).extent()),
                          min(windows(2) * sz, op.dst.dim(3).extent())};
        RDom cut(0, n, 0, vectors, 0, covered[1], 0, covered[2], "cut");
        cut.where(cut.z >= whole[1] * sy || cut.w >= whole[2] * sz);
        define_cut(cut);
        const Expr line = op.dst.dim(1).extent() * channels();
        RDom none(0, n, 0, select(ours, (line + n - 1) / n, 0), 0, op.dst.dim(2).extent(), 0,
                  op.dst.dim(3).extent(), "none");
        none.where(none.z >= covered[1] || none.w >= covered[2]);
        op.dst(start(none.y, line) + none.x, 0, none.z, none.w) =
            op.rule.stored_as(op.rule.nothing());
        op.updated().allow_race_conditions().vectorize(none.x);
        const Expr from = select(ours, in_windows(), op.dst.dim(1).extent());
        const RDom e(0, channels(), 0, op.dst.dim(1).extent() - from, 0, covered[1], 0, covered[2],
                     "beyond");
        op.dst(e.x, from + e.y, e.z, e.w) = op.rule.stored_as(op.rule.nothing());
    }

    // Windows of a row whose cells dst has all along x: all, or all but the last.
    Expr whole_windows() const {
        const Expr lacks = windows(0) * axes[0].stride > op.dst.dim(1).extent();
        return windows(0) - select(lacks, 1, 0);
    }

    // The image is wrong if `pixels` has a 1, if fewer cells were named than there are windows, or
    // if upper halves of indices differ.
    void check_flat(const Expr &ours) {
        check_pixels(ours);
        const RDom all(0, lanes, "all");
        const Expr rows = cast<uint32_t>(windows(1)) * cast<uint32_t>(windows(2));
        const Expr lost = counts.found_in_all() != cast<uint32_t>(positions()) * rows;
        Func result = *op.foreign;
        const Expr wrong = pixels(all) != 0 || counts.is_far(all) ||
                           (ours && (lost || counts.too_wide()));
        result(p) = max(result(p), cast<uint8_t>(wrong));
        result.update(0).atomic().vectorize(all);
    }

    // Tests vectors of channels, where no line is flat. `pixels` has a 1 in lanes of a wrong index.
    void check_pixels(const Expr &ours) {
        const Expr none = ours || channels() < lanes;
        const Expr vectors = select(none, 0, (channels() + lanes - 1) / lanes);
        const RDom r(0, vectors, 0, select(vectors > 0, windows(0), 0), 0, windows(1), 0,
                     windows(2), "pixels");
        const Expr first = min(r.x * lanes, channels() - lanes);
        const Expr wrong = checks.is_foreign({r.y, r.z, r.w}, first, lane, 0, true);
        pixels(lane) = cast<uint32_t>(0);
        pixels(lane) = select(wrong, cast<uint32_t>(1), pixels(lane));
        pixels.bound(lane, 0, lanes)
            .compute_root()
            .store_in(Halide::MemoryType::Stack)
            .vectorize(lane)
            .update()
            .reorder(lane, r.x, r.y, r.z, r.w)
            .vectorize(lane);
    }

    Var at{"at"}, gy{"gy"}, gz{"gz"};
    // Tables, by vector v of a line: `placed`, and for its lanes `which` and `own_key`
    // (define_tables). The windows over a vector, as they lie in memory: values, indices, lower
    // halves of indices.
    Func placed{"placed"}, which{"which"}, own_key{"own_key"};
    Func near_value{"near_value"}, near_index{"near_index"}, near_key{"near_key"};
    Func pixels{"pixels"};

    // Channels of a pixel; windows along d; positions of a line: windows times channels; pixels of
    // a line of dst that lie under windows; cells of these.
    Expr channels() const {
        return op.dst.dim(0).extent();
    }
    Expr windows(int d) const {
        return op.values.dim(d + 1).extent();
    }
    Expr positions() const {  // of a line
        return windows(0) * channels();
    }
    Expr in_windows() const {  // pixels of dst
        return min(op.dst.dim(1).extent(), windows(0) * axes[0].stride);
    }
    Expr cells() const {
        return in_windows() * channels();
    }
    // A line's vectors; the last one is shifted inwards.
    Expr start(const Expr &vector, const Expr &length) const {
        return min(vector * lanes, length - lanes);
    }
    template<typename Buffer>
    // Element `at` of a row of pixels, as one long pixel.
    Expr in_line(const Buffer &buffer, const Expr &at, const Expr &row, const Expr &slab) const {
        return buffer(inside(at, buffer.dim(0)), buffer.dim(1).min(), inside(row, buffer.dim(2)),
                      inside(slab, buffer.dim(3)));
    }
    // Low 32 bits; by how much a key grows along d.
    static Expr low_half(const Expr &wide) {
        return cast<uint32_t>(wide);
    }
    Expr key_step(int d) const {
        return low_half(op.index_stride[d]);
    }
    // How far the index of a cell is from that of its line's first.
    Expr key_of(const Expr &pixel, const Expr &c) const {
        return key_step(0) * low_half(pixel) + low_half(op.index_stride_c) * low_half(c);
    }

    // For each vector of cells, `placed` has the pixel and the channel it starts at, the first
    // position it needs, and how many of its first lanes the vector before has stored (of the last
    // one, which is shifted inwards). For each lane, `which` has how far its position is from the
    // first one, and `own_key` the key of its cell along x and channels, or the number of its tap
    // along x. All lines have the same.
    void define_tables() {
        const int s = axes[0].stride, n = lanes;
        const Expr cell = start(v, cells()), at_pixel = divided(cell, channels());
        const Expr at_channel = cell - at_pixel * channels();
        const auto position = [&](const Expr &pixel, const Expr &channel) {
            return pixel / s * channels() + channel;
        };
        // The next pixel of the same group lies under the same window, so its channels are those
        // positions again, from channel 0 on: a vector that reaches it needs positions from there.
        const Expr begin = position(at_pixel, at_channel), ends = channels() - at_channel;
        const Expr returns = at_pixel % s < s - 1 && ends < n;
        const Expr from = min(select(returns, begin - at_channel, begin), positions() - n);
        placed(v) = Tuple(at_pixel, at_channel, from, v * n - cell);
        placed.compute_root().vectorize(v, n, TailStrategy::RoundUp);

        // number / channels by a multiplication: exact, as `number` is less than two vectors.
        const Expr number = placed(v)[1] + lane;
        const Expr further = (number * (65536 / max(channels(), 1) + 1)) >> 16;
        const Expr pixel = placed(v)[0] + further, channel = number - further * channels();
        which(lane, v) = position(pixel, channel) - first(v);
        Expr key = key_of(pixel, channel);
        if (op.numbers_taps()) {
            key = cast<uint32_t>(1 << 16);  // no tap's
            for (int i = 0; i < s; i++) {
                for (const Cover &cover : axes[0].covers(i)) {
                    key = select(pixel % s == i, cast<uint32_t>(cover.tap), key);
                }
            }
        }
        own_key(lane, v) = key;
        for (Func f : {which, own_key}) {
            f.bound(lane, 0, n).compute_root().vectorize(lane);
        }
    }
    // The first position that a vector of cells needs.
    Expr first(const Expr &vector) const {
        return placed(vector)[2];
    }

    // A vector of positions from the first that vector v of cells needs, of row gy and slab gz of
    // windows.
    void define_near() {
        const auto load = [&](const auto &buffer, const Expr &from) {
            return in_line(buffer, from + lane, gy, gz);
        };
        near_value(lane, v, gy, gz) = load(op.values, first(v));
        near_index(lane, v, gy, gz) = load(op.indices, first(v));
        near_key(lane, v, gy, gz) = low_half(near_index(lane, v, gy, gz));
    }
    // One vector of positions each, in registers.
    void schedule_near(const Halide::RVar &vectors) {
        for (Func f : {near_value, near_key, near_index}) {
            keep_vector(f, {op.dst, vectors}, lanes);
        }
    }
    // The element of the window over a lane's cell, in a row of windows: a permutation of a loaded
    // vector.
    Expr picked(const Func &near, const Expr &l, const Expr &vector, const Expr &row,
                const Expr &slab) const {
        const Expr of = Halide::Internal::promise_clamped(which(l, vector), 0, lanes - 1);
        return near(of, vector, row, slab);
    }
    // Does that window's index name the cell of lane l, in the row and slab of its group that the
    // phases give?
    Expr named(const Expr &l, const Expr &vector, const Expr &row, const Expr &slab,
               const Expr &phase_y, const Expr &phase_z) const {
        return is_own(picked(near_key, l, vector, row, slab), l, vector, row, slab, phase_y,
                      phase_z);
    }
    // A cell's index is the sum of its own_key, and of what its line has: index_base and the line's
    // row and slab; of taps, what the tap's row and slab add to its number. `exists` is false for
    // rows and slabs of cells in gaps between windows.
    Expr is_own(const Expr &key, const Expr &l, const Expr &vector, const Expr &row,
                const Expr &slab, const Expr &phase_y, const Expr &phase_z) const {
        const Expr phases[2] = {phase_y, phase_z}, groups[2] = {row, slab};
        Expr exists = Halide::Internal::const_true(), line = cast<uint32_t>(0);
        if (!op.numbers_taps()) {
            line = low_half(op.index_base);
        }
        for (int d = 1; d < 3; d++) {
            const Expr &phase = phases[d - 1];
            if (!op.numbers_taps()) {
                line += low_half(groups[d - 1] * axes[d].stride + phase) * key_step(d);
            }
            for (int i = 0; i < axes[d].stride; i++) {
                const auto covers = axes[d].covers(i);
                if (covers.empty()) {
                    exists = exists && phase != i;
                } else if (op.numbers_taps()) {
                    const int below = axes[0].kernel * (d == 1 ? 1 : axes[1].kernel);
                    line += select(phase == i, cast<uint32_t>(covers[0].tap * below),
                                   cast<uint32_t>(0));
                }
            }
        }
        return key == own_key(l, vector) + line && exists;
    }

    // Did no earlier vector store this cell? The last vector's first lanes are those of the one
    // before; counted twice, they would hide a foreign index.
    Expr once(const Expr &l, const Expr &vector) const {
        return l >= placed(vector)[3];
    }
    // Counts named cells, and looks at indices' upper halves, in the loop that stores.
    void count(const Expr &vectors, const Xyz &whole, Halide::Stage &lines) {
        // compute_with fuses loops by name: the domain is called "r", as that of the lines, and has
        // as many dimensions. Phases of y and z are the loops there, and unrolled here.
        const int sy = axes[1].stride, sz = axes[2].stride;
        const RDom r(0, lanes, 0, 1, 0, 1, 0, vectors, 0, whole[1], 0, whole[2], "r");
        Expr any = Halide::Internal::const_false();
        for (int tap = 0; tap < sy * sz; tap++) {
            any = any || named(r[0], r[3], r[4], r[5], tap % sy, tap / sy);
        }
        const std::vector<Halide::VarOrRVar> loops{r[0], r[1], r[2], r[3], r[4], r[5]};
        counts.see_found(r[0], any && once(r[0], r[3]), loops).compute_with(lines, r[3]);
        if (counts.looks_far()) {
            const Expr index = near_index(r[0], r[3], r[4], r[5]);
            counts.see_far(r[0], index).reorder(loops).compute_with(lines, r[3]);
        }
    }

    // Cells of windows that lack rows: a row of cells after the other. Each lane loads its own
    // window's index and value (a gather), as the rows of a group are not computed together.
    void define_cut(const RDom &r) {
        const Expr row = r.z / axes[1].stride, slab = r.w / axes[2].stride;
        const Expr from = first(r.y) + which(r.x, r.y);
        const Expr index = in_line(op.indices, from, row, slab);
        const Expr is = is_own(low_half(index), r.x, r.y, row, slab, r.z % axes[1].stride,
                               r.w % axes[2].stride);
        op.dst(start(r.y, cells()) + r.x, 0, inside(r.z, op.dst.dim(2)),
               inside(r.w, op.dst.dim(3))) =
            op.rule.stored_as(
                op.rule.with(op.rule.nothing(), is, in_line(op.values, from, row, slab)));
        op.updated().allow_race_conditions().vectorize(r.x);
        if (op.foreign) {
            counts.see_found(r.x, is && once(r.x, r.y));
            if (counts.looks_far()) {
                counts.see_far(r.x, index);
            }
        }
    }
};

bool applies(const GatherSpec &spec) {
    return spec.channels_last && spec.spans() == 1;
}

}  // namespace

const GatherEntry kPixelLine{
    "a row's pixels, with their channels, are one line; tables have where their windows lie",
    "channels-last, windows that do not overlap", applies_to<applies>,
    make_schedule<Gather, PixelLine>};

}  // namespace argpool::unpooling
