// Does every index name a cell of its own window? What the gather of max_unpool takes for granted.
// All bits of the index count, and at borders only the taps whose cells exist.
// SPDX-License-Identifier: MIT

#include "window_axes.h"

namespace {

using namespace argpool;
using Halide::clamp;
using Halide::max;
using Halide::min;
using Halide::RVar;
using Halide::select;
using Halide::Internal::const_false;

class CheckIndices : public KernelGenerator<CheckIndices> {
public:
    Input<Halide::Buffer<>> indices{"indices", 4};
    Output<Halide::Buffer<uint8_t, 1>> foreign{"foreign"};

    void configure() {
        indices.set_type(index_type());
    }

    void generate() {
        w = window();
        const Xyz first = cell_min(), extent = cell_extent();
        for (int d = 0; d < 3; d++) {
            low[d] = max(first[d], -far);
            high[d] = min(first[d] + extent[d] - 1, far);
        }
        const Expr too_wide = numbers_taps() ? const_false() : window_span() >= no_key();
        bulk(lane, p) = counts_high() ? Tuple(key(0), cast<uint64_t>(0)) : Tuple(key(0));
        rest(p) = key(too_wide);
        if (channels_last()) {
            define_channels_last();
        } else {
            define_channels_first();
        }
        RDom all(0, lanes, "all");
        Expr furthest = in_bulk(all, 0);
        if (!channels_last() && crosses_none()) {
            furthest = beyond(furthest, w.kernel[0] - 1);
        }
        whole(p) = rest(p);
        whole(p) = max(whole(p), counts_high() ? furthest | key(in_bulk(all, 1) >> 32) : furthest);
        foreign(p) = cast<uint8_t>(whole(p) != 0);

        bulk.compute_at(foreign, p).vectorize(lane, lanes);
        std::vector<Halide::VarOrRVar> order{lane};
        order.insert(order.end(), loops.begin(), loops.end());
        bulk.update().reorder(order).vectorize(lane, lanes);
        rest.compute_at(foreign, p);
        whole.compute_at(foreign, p).update().atomic().vectorize(all);
        if (!numbers_taps()) {
            foreign.specialize(rows_are_ranges());
        }
        indices.dim(0).set_stride(1);
        indices.dim(0).set_min(0);
        foreign.dim(0).set_stride(1);
        foreign.dim(0).set_min(0);
    }

private:
    Var p{"p"}, lane{"lane"};
    // Not zero where an index was foreign: by vectors of windows (channels), and of the others.
    Func bulk{"bulk"}, rest{"rest"}, whole{"whole"};
    Window w;
    Xyz low, high;  // the cells that are valid

    static constexpr int far = 1 << 30;  // beyond any tile

    bool numbers_taps() const {
        return !index_type().is_int();
    }
    Type key_type() const {
        return numbers_taps() ? index_type() : Halide::UInt(32);
    }
    Expr key(const Expr &e) const {
        return cast(key_type(), e);
    }
    // The gather's key of windows that do not exist. No tap may be as far from its window's first.
    static Expr no_key() {
        return cast<int64_t>(Halide::UInt(32).max() - 1);
    }
    // How much an index grows from one tap to the next.
    Expr tap_stride(int d) const {
        if (numbers_taps()) {
            return d == 0 ? Expr(1) : d == 1 ? w.kernel[0] : w.kernel[0] * w.kernel[1];
        }
        return index_stride()[d] * w.dilation[d];
    }
    Expr window_span() const {
        Expr span = cast<int64_t>(0);
        for (int d = 0; d < 3; d++) {
            span += cast<int64_t>(w.kernel[d] - 1) * tap_stride(d);
        }
        return span;
    }

    Expr first_cell(int d, const Expr &o) const {
        return o * w.stride[d] - w.pad[d];
    }
    // The taps of window o whose cells are valid are first_tap … last_tap, in each dimension.
    Expr first_tap(int d, const Expr &o) const {
        return max(0, (low[d] - first_cell(d, o) + w.dilation[d] - 1) / w.dilation[d]);
    }
    Expr last_tap(int d, const Expr &o) const {
        return min(w.kernel[d] - 1, (high[d] - first_cell(d, o)) / w.dilation[d]);
    }
    // The windows that are valid as a whole are first_whole … last_whole.
    Expr first_whole(int d) const {
        return (low[d] + w.pad[d] + w.stride[d] - 1) / w.stride[d];
    }
    Expr last_whole(int d) const {
        return (high[d] - w.dilation[d] * (w.kernel[d] - 1) + w.pad[d]) / w.stride[d];
    }

    // The window of one index, or of a vector of them: `lane` is the part of x (of the channel in
    // channels-last) that varies within a vector. whole_x: no border in x is near.
    struct Site {
        Xyz at;
        Expr plane, lane;
        bool whole_x;
    };

    // The window in dimension d, of each of a vector.
    Expr window_at(int d, const Site &o) const {
        return d == 0 && !channels_last() ? o.at[0] + o.lane : o.at[d];
    }

    bool counts_high() const {
        return index == Index::I64;
    }
    // The distance of an index from that of its window's first cell. Indices of 32 bits, and taps,
    // have no bits beyond those of a key: their space fits in them (C7).
    Expr place(const Site &o) const {
        const Expr stored = channels_last() ? indices(o.plane + o.lane, o.at[0], o.at[1], o.at[2])
                                            : indices(o.at[0] + o.lane, o.at[1], o.at[2], o.plane);
        if (numbers_taps()) {
            return stored;
        }
        const Type t = counts_high() ? Halide::Int(64) : Halide::UInt(32);
        Expr first = cast(t, index_base) + cast(t, o.plane) * cast(t, index_stride_c);
        for (int d = 0; d < 3; d++) {
            first += cast(t, first_cell(d, o.at[d])) * cast(t, index_stride()[d]);
        }
        const Expr step = channels_last() ? cast(t, index_stride_c)
                                          : cast(t, index_stride_x) * cast(t, w.stride[0]);
        return cast(t, stored) - cast(t, o.lane) * step - first;
    }

    // The distance of the index from a tap's. For a tap whose cell is not valid, the nearest tap
    // whose cell is takes its place.
    Expr distance(const Site &o, const Xyz &tap) const {
        Expr offset = key(0);
        for (int d = 0; d < 3; d++) {
            const Expr valid = d == 0 && o.whole_x ? tap[0]
                                                   : clamp(tap[d], first_tap(d, window_at(d, o)),
                                                           last_tap(d, window_at(d, o)));
            offset += key(valid) * key(tap_stride(d));
        }
        return key(place(o)) - offset;
    }

    // Where the cells of a row of taps have indices that follow each other, the row is a range of
    // indices: one test (tap 0) instead of one for each tap.
    Expr rows_are_ranges() const {
        if (numbers_taps()) {
            return Halide::Internal::const_true();
        }
        return index_stride_x == 1 && w.dilation[0] == 1;
    }

    // The least distance from a tap; of the first taps of rows where those are ranges.
    Expr least(const Site &o) const {
        return select(rows_are_ranges(), least_unrolled(o, 1),
                      least_unrolled(o, parse_xyz(kernel)[0]));
    }
    Expr least_unrolled(const Site &o, int count_x) const {
        const auto n = parse_xyz(kernel);
        Expr result = key_type().max();
        for (int kz = 0; kz < n[2]; kz++) {
            for (int ky = 0; ky < n[1]; ky++) {
                for (int kx = 0; kx < count_x; kx++) {
                    result = min(result, distance(o, {kx, ky, kz}));
                }
            }
        }
        return result;
    }

    // Zero where such a distance is a tap's: 0, or, if rows are ranges, up to the last tap's.
    Expr beyond(const Expr &distance, const Expr &last) const {
        return select(rows_are_ranges(), distance - min(distance, key(last)), distance);
    }
    Expr beyond_border(const Site &o) const {
        const Expr x = window_at(0, o);
        return beyond(least(o), last_tap(0, x) - first_tap(0, x));
    }
    Expr in_bulk(const Expr &l, int part) const {
        return counts_high() ? Expr(bulk(l, p)[part]) : Expr(bulk(l, p));
    }
    // What is gathered of a vector of windows, and of one.
    void add_to_bulk(const Expr &distance, const Site &o) {
        const Expr furthest = max(in_bulk(lane, 0), distance);
        bulk(lane, p) = counts_high()
                            ? Tuple(furthest, in_bulk(lane, 1) | cast<uint64_t>(place(o)))
                            : Tuple(furthest);
    }
    void add_to_rest(const Site &o) {
        const Expr high = counts_high() ? key(place(o) >> 32) : key(0);
        rest(p) = rest(p) | beyond_border(o) | high;
    }

    // Channels-first: do windows cross borders of the plane along x only by what dst lacks of them?
    bool crosses_none() const {
        return parse_xyz(pad)[0] == 0 && parse_xyz(dilation)[0] == 1 &&
               parse_xyz(kernel)[0] <= parse_xyz(stride)[0];
    }

    std::vector<RVar> loops;  // over vectors of windows, innermost first

    void define_channels_first() {
        const int n = lanes;
        const Expr width = indices.dim(0).extent();
        const Expr height = indices.dim(1).extent(), depth = indices.dim(2).extent();
        // Where no window crosses a border along x, none is tested. Others are all tested: to
        // distinguish them costs more.
        const bool whole = crosses_none();
        Expr from = whole ? max(0, first_whole(0)) : Expr(0);
        Expr to = whole ? min(width, last_whole(0) + 1) : width;
        const Expr some = to - from >= n;
        from = select(some, from, 0);
        to = select(some, to, 0);
        // The last vector is shifted inwards: to look twice at an index changes nothing.
        const RDom r(0, (to - from + n - 1) / n, 0, height, 0, depth, "r");
        const Expr start = from + min(r.x * n, to - from - n);
        const Site site{{start, r.y, r.z}, p, lane, whole};
        add_to_bulk(whole ? least(site) : beyond_border(site), site);
        loops = {r.x, r.y, r.z};
        const Expr left = from + width - to;
        const RDom e(0, left, 0, height, 0, select(left > 0, depth, 0), "e");
        const Expr x = select(e.x < from, e.x, to + e.x - from);
        add_to_rest({{x, e.y, e.z}, p, 0, false});
        add_empty_windows(width, height, depth);
    }

    void define_channels_last() {
        const int n = lanes;
        const Expr channels = indices.dim(0).extent(), width = indices.dim(1).extent();
        const Expr height = indices.dim(2).extent(), depth = indices.dim(3).extent();
        const Expr some = select(channels >= n, channels, 0);
        const RDom r(0, (some + n - 1) / n, 0, width, 0, height, 0, depth, "r");
        const Site site{{r.y, r.z, r.w}, min(r.x * n, some - n), lane, false};
        add_to_bulk(beyond_border(site), site);
        loops = {r.x, r.y, r.z, r.w};
        const Expr left = channels - some;
        const RDom e(0, left, 0, width, 0, height, 0, select(left > 0, depth, 0), "e");
        add_to_rest({{e.y, e.z, e.w}, e.x, 0, false});
        add_empty_windows(width, height, depth);
    }

    // A window without any valid cell has no native index. It crosses a border, and windows are
    // boxes: it is enough to look at the borders of each axis.
    void add_empty_windows(const Expr &width, const Expr &height, const Expr &depth) {
        const Xyz extent{width, height, depth};
        for (int d = 0; d < 3; d++) {
            const Expr from = clamp(first_whole(d), 0, extent[d]);
            const Expr to = clamp(last_whole(d) + 1, from, extent[d]);
            const RDom r(0, from + extent[d] - to, "r");
            const Expr o = select(r < from, r, to + r - from);
            rest(p) = rest(p) | key(last_tap(d, o) < first_tap(d, o));
        }
    }
};

}  // namespace

HALIDE_REGISTER_GENERATOR(CheckIndices, check_indices)
