// Does every index name a cell of its own window? The gathers take that for granted. All bits of an
// index count, and at borders only the taps whose cells exist.
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

// An index is right if its distance from a tap whose cell exists is 0 in 32 bits, and if its
// distance from the window's first cell has an upper half of 0. The kernel keeps no truth values in
// its loop, but in each lane the largest distance from the nearest tap, and the OR of the upper
// halves; a plane is right where both are 0 at the end.
class CheckIndices : public KernelGenerator<CheckIndices> {
public:
    Input<Halide::Buffer<>> indices{"indices", 4};
    Output<Halide::Buffer<uint8_t, 1>> foreign{"foreign"};

    void configure() {
        indices.set_type(index_type());
    }

    void generate() {
        w = window();
        // The valid cells, clamped to more than a tile can reach: sums of coordinates then have 32
        // bits.
        const Xyz first = cell_min(), extent = cell_extent();
        for (int d = 0; d < 3; d++) {
            low[d] = max(first[d], -far);
            high[d] = min(first[d] + extent[d] - 1, far);
        }
        // A window whose taps are further apart than keys count: all planes are foreign, and the
        // scatters, which serve any index, compute the call.
        const Expr too_wide = numbers_taps() ? const_false() : window_span() >= no_key();
        bulk(lane, p) = counts_high() ? Tuple(key(0), cast<uint64_t>(0)) : Tuple(key(0));
        rest(p) = key(too_wide);
        if (channels_last()) {
            define_channels_last();
        } else {
            define_channels_first();
        }
        RDom all(0, lanes, "all");
        // A vector of windows that cross no border along x has the same last tap in all lanes: the
        // comparison with it is made once a plane, of the maximum.
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
    // Not zero where an index was foreign. `bulk`: in each lane, of vectors of windows
    // (channels-last, of channels); part 0 is the largest distance from the nearest tap, part 1
    // (64-bit indices) the OR of distances from the windows' first cells, whose upper halves must
    // be 0. `rest`: of windows that are tested one by one. `whole`: of a plane.
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
    // The gather's key of windows that do not exist (Gather::no_key). A window's span must be less.
    static Expr no_key() {
        return cast<int64_t>(Halide::UInt(32).max() - 1);
    }
    // How much an index grows from one tap to the next along d; of numbers of taps, by row-major
    // order.
    Expr tap_stride(int d) const {
        if (numbers_taps()) {
            return d == 0 ? Expr(1) : d == 1 ? w.kernel[0] : w.kernel[0] * w.kernel[1];
        }
        return index_stride()[d] * w.dilation[d];
    }
    // How far the last tap's index is from the first tap's, in 64 bits.
    Expr window_span() const {
        Expr span = cast<int64_t>(0);
        for (int d = 0; d < 3; d++) {
            span += cast<int64_t>(w.kernel[d] - 1) * tap_stride(d);
        }
        return span;
    }

    // The cell of tap 0 of window o.
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
    // The windows all of whose taps are valid cells are first_whole … last_whole.
    Expr first_whole(int d) const {
        return (low[d] + w.pad[d] + w.stride[d] - 1) / w.stride[d];
    }
    Expr last_whole(int d) const {
        return (high[d] - w.dilation[d] * (w.kernel[d] - 1) + w.pad[d]) / w.stride[d];
    }

    // The window of one index, or the first of a vector of windows (channels-last, of channels).
    // `lane` is the part of x (channels-last, of the channel) that varies within the vector.
    // whole_x: no lane's window crosses a border along x, so taps along x are not tested.
    struct Site {
        Xyz at;
        Expr plane, lane;
        bool whole_x;
    };

    // The pooled position along d, of each lane.
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

    // The distance of the index from a tap's, modulo 2^32. Where a tap's cell is not valid, the
    // nearest tap of the window whose cell is takes its place: that one is tested twice, and no
    // test is needed of whether a tap counts.
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

    // The least distance from a tap, as a number without sign: an index before a tap gives a large
    // one, so 0 is the minimum only if the index is a tap's. Where rows are ranges, of the first
    // taps of rows.
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

    // Zero where the least distance is that of a tap: it is 0, or, if rows are ranges, at most the
    // last tap's along x, as distance - min(distance, last) is 0 then.
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
    // Adds a vector of windows to `bulk`, and one window to `rest`.
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

    // Vectors of windows [from, to) of each row; the others of a row one by one (`left` of them).
    // Where none is left, the loops over rows have no iterations either.
    void define_channels_first() {
        const int n = lanes;
        const Expr width = indices.dim(0).extent();
        const Expr height = indices.dim(1).extent(), depth = indices.dim(2).extent();
        // Where no window of the vectors crosses a border along x, none is tested there; windows
        // that do are left to `rest`. With padding, overlap or dilation all are tested along x, as
        // distinguishing them costs more.
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

    // Vectors of a pixel's channels, if it has a vector of them or more; else all channels one by
    // one.
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

    // A window without any valid cell can have no index of its own: any that it has is foreign. It
    // has no valid tap along some axis, so along each axis it suffices to look at the windows that
    // are not valid as a whole.
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
