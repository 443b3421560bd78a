// Channels-last, windows that overlap. A vector's lanes are channels of one cell. The windows over
// a group of stride x stride cells are loaded once for all of them; each cell compares the lower
// halves of their indices with the lower half of its own index. For k3s2p1 that saves 5 of 9 loads
// a group, here of the group at (q, r):
//    phase (0, 0)  window (q, r)
//    phase (1, 0)  windows (q, r), (q+1, r)
//    phase (0, 1)  windows (q, r), (q, r+1)
//    phase (1, 1)  windows (q, r), (q+1, r), (q, r+1), (q+1, r+1): these four are loaded
// SPDX-License-Identifier: MIT
#include "unpooling/parts/channel_vectors.h"

namespace argpool::unpooling {
namespace {

// Indices stay as they are but for their upper halves, and no key is counted from a window's first
// cell: all windows over a cell are compared with one number, the cell's own. Where a window does
// not exist, the nearest that does is loaded, so that no test is needed. What that one has stored
// for the cell is stored once more, next to it in order; sums add its value as +0.
class OverlapChannels final : public GatherSchedule {
public:
    using GatherSchedule::GatherSchedule;

    void define() override {
        channels.begin();
        const Expr bulk = channels.bulk();
        define_windows(channels.vectors(bulk),
                       [&](const Expr &v) { return channels.start(v, bulk); });
        if (!op.spec.streams()) {
            op.need_channels(lanes);  // the last vector is shifted inwards
            return;
        }
        channels.define_tail(bulk);
    }

private:
    const std::array<Axis, 3> &axes = op.axes;
    const int lanes = op.lanes;
    IndexChecks checks{op};
    const ChannelVectors channels{op, checks};
    const Var p{"p"}, lane{"lane"}, v{"v"};

    // A vector of channels (lane, v) of the window at (g, h, i): its index; the lower half of that,
    // or that less the channel's part (shares_numbers); its value; and the lower half of the index
    // of its group's first cell, of own windows only.
    Func index{"lap_index"}, low{"lap_low"}, value{"lap_value"}, number{"lap_number"};
    // Tables of what a channel adds to an index: by channel, and by vector and lane.
    Func of_channel{"of_channel"}, own_channel{"own_channel"};
    // Tables for the check, by a window's coordinate along d: tap[d](g, k) is what its taps add to
    // the number of its group (see Gather::tap_at, less the padding for k = 0), and for k = kernel
    // all ones if the window exists, else 0. `wrong`: see check().
    Func tap[3] = {Func("taps_x"), Func("taps_y"), Func("taps_z")}, wrong{"wrong"};
    const Var g{"g"}, h{"h"}, i{"i"}, k{"k"};

    // The first update of dst: so many vectors of channels, from start(number) on. Loops, from the
    // innermost: lanes, the cells of a group along x, y, z (unrolled), vectors, groups along x, y,
    // z. Windows are loaded in the loop over vectors, all that lie over a group. never_partition:
    // without it Halide makes copies of these loops for the first and last groups, of all that is
    // unrolled in them.
    void define_windows(const Expr &vectors, const IndexChecks::Start &start) {
        const int n = lanes;
        load_windows(start);
        const RDom r(0, n, 0, axes[0].stride, 0, axes[1].stride, 0, axes[2].stride, 0, vectors, 0,
                     op.groups(0), 0, op.groups(1), 0, op.groups(2), "r");
        define_cells(r, start);
        Halide::Stage stage = op.dst.update(0);
        stage.allow_race_conditions()
            .reorder({r[0], r[1], r[2], r[3], r[4], r[5], r[6], r[7]})
            .vectorize(r[0])
            .unroll(r[1])
            .unroll(r[2])
            .unroll(r[3])
            .never_partition({r[4], r[5], r[6], r[7]});
        std::vector<Func> of_windows{index, low, value};
        if (!shares_numbers()) {
            of_windows.push_back(number);
        }
        for (Func f : of_windows) {
            const bool own_alone = f.name() == number.name();
            f.bound(lane, 0, n)
                .bound_extent(v, 1)
                .bound_extent(g, own_alone ? 1 : axes[0].span())
                .bound_extent(h, own_alone ? 1 : axes[1].span())
                .bound_extent(i, own_alone ? 1 : axes[2].span())
                .compute_at(op.dst, r[4])
                .store_in(Halide::MemoryType::Stack)
                .vectorize(lane)
                .unroll(g)
                .unroll(h)
                .unroll(i);
        }
        const RDom m(0, 1, 0, 1, 0, 1, 0, 1, 0, vectors, 0, op.groups(0), 0, op.groups(1), 0,
                     op.groups(2), "r");
        check(m, {m[5], m[6], m[7]}, vectors * n, stage);
    }
    // The windows over a group; coordinates are clamped to those that exist.
    void load_windows(const IndexChecks::Start &start) {
        const Group at{op.existing(0, g, 0), op.existing(1, h, 0), op.existing(2, i, 0)};
        index(lane, v, g, h, i) = op.stored(op.indices, at, start(v), lane);
        const Expr whole = cast<uint32_t>(index(lane, v, g, h, i));
        low(lane, v, g, h, i) = shares_numbers() ? key_of(whole, at, start(v)) : whole;
        value(lane, v, g, h, i) = value_at(at, start(v));
        if (!shares_numbers()) {  // what a vector's channels add, a table has
            own_channel(lane, v) =
                cast<uint32_t>(start(v) + lane) * cast<uint32_t>(op.index_stride_c);
            own_channel.bound(lane, 0, lanes).compute_root().vectorize(lane);
            number(lane, v, g, h, i) = number_of({g, h, i}, 0) + own_channel(lane, v);
        }
    }
    // The cells of a group, where each is stored, and its phase. With stores_all() the loops visit
    // phases from the last to the first.
    void define_cells(const RDom &r, const IndexChecks::Start &start) {
        const Group own{r[5], r[6], r[7]};
        RDom cells = r;
        Xyz to, phase;
        for (int d = 0; d < 3; d++) {
            const auto dim = op.dst.dim(d + 1);
            const Expr first = own[d] * axes[d].stride;
            if (stores_all()) {
                phase[d] = axes[d].stride - 1 - cells[d + 1];
                to[d] = inside(min(first + phase[d], dim.max()), dim);
                continue;
            }
            if (axes[d].stride > 1) {
                cells.where(first + r[d + 1] < dim.extent());
            }
            phase[d] = cells[d + 1];
            to[d] = inside(first + phase[d], dim);
        }
        op.dst(start(r[4]) + r[0], to[0], to[1], to[2]) = any_cell_of(cells, phase, own);
    }

    // Are all cells of a group stored without a test of whether they exist? One that does not exist
    // is stored to where the last that exists lies; phases descend, so that one is stored later,
    // over it. (Rows that stream would not be known to be aligned then.)
    bool stores_all() const {
        return axes[0].stride * axes[1].stride * axes[2].stride > 1 && !op.spec.streams() &&
               op.spec.has(Halide::Target::AVX2);
    }
    // AVX2 has 16 registers, too few for a vector of numbers for each of the cells: there the
    // channel's part is subtracted from the windows' indices, and a cell's number is the same in
    // all lanes.
    bool shares_numbers() const {
        return stores_all() && !op.spec.has(Halide::Target::AVX512);
    }
    // The lower half of an index without what the channel adds. For sums, a window that does not
    // exist has the nearest one's key plus 2^31, which is no cell's; keep-last stores the nearest
    // one's value again.
    Expr key_of(const Expr &low, const Group &at, const Expr &start) {
        of_channel(p) = cast<uint32_t>(p) * cast<uint32_t>(op.index_stride_c);
        of_channel.compute_root().vectorize(p, lanes, TailStrategy::RoundUp);
        // It bounds the table's size: to the channels and a vector more.
        const Expr first = Halide::Internal::promise_clamped(start, 0, op.dst.dim(0).max());
        const Expr key = low - of_channel(first + lane);
        if (!op.rule.adds()) {
            return key;
        }
        const Expr exists = at[0] == g && at[1] == h && at[2] == i;
        return key + select(exists, cast<uint32_t>(0), Expr(uint32_t(1) << 31));
    }

    // The window's value; for sums, +0 where no window exists: its bits under a mask of zeros.
    // (Where numbers are shared, the key does that.)
    Expr value_at(const Group &at, const Expr &channel) const {
        const Expr value = op.stored(op.values, at, channel, lane);
        if (!op.rule.adds() || shares_numbers()) {
            return value;
        }
        const Type bits = op.spec.elem.with_code(Type::UInt);
        Expr whole = bits.max();
        for (int d = 0; d < 3; d++) {
            whole = whole & select(at[d] == Group{g, h, i}[d], bits.max(), cast(bits, 0));
        }
        return Halide::reinterpret(op.spec.elem, Halide::reinterpret(bits, value) & whole);
    }

    // The lower half of the index of a group's first cell, in a channel.
    Expr number_of(const Group &at, const Expr &channel) const {
        Expr first = cast<uint32_t>(op.index_base) +
                     cast<uint32_t>(channel) * cast<uint32_t>(op.index_stride_c);
        for (int d = 0; d < 3; d++) {
            first += cast<uint32_t>(at[d] * axes[d].stride) * cast<uint32_t>(op.index_stride[d]);
        }
        return first;
    }

    // The cell of the phase that the unrolled loops are at: see Gather::of_phase.
    Expr any_cell_of(const RDom &r, const Xyz &phase, const Group &own) {
        return op.of_phase([&](int d, int number) { return phase[d] == number; },
                           [&](const std::array<int, 3> &of) { return cell_of(of, r, own); });
    }
    // The cell of a constant phase: its number is its group's plus phase[d] * index_stride[d] for
    // each d. It reads the windows over it out of the vectors that were loaded, in row-major order
    // (C8, C9).
    Expr cell_of(const std::array<int, 3> &phase, const RDom &r, const Group &own) {
        Expr cell = number_of_own(r[0], r[4], own);
        for (int d = 0; d < 3; d++) {
            if (phase[d] > 0) {
                cell += cast<uint32_t>(phase[d]) * cast<uint32_t>(op.index_stride[d]);
            }
        }
        Expr result = op.rule.nothing();
        for (const Cover &cz : axes[2].covers(phase[2])) {
            for (const Cover &cy : axes[1].covers(phase[1])) {
                for (const Cover &cx : axes[0].covers(phase[0])) {
                    const std::vector<Expr> from{r[0], r[4], own[0] + cx.delta,
                                                 own[1] + cy.delta, own[2] + cz.delta};
                    result = op.rule.with(result, low(from) == cell, value(from));
                }
            }
        }
        return op.rule.stored_as(result);
    }

    Expr number_of_own(const Expr &in_vector, const Expr &vector, const Group &own) const {
        return shares_numbers() ? number_of(own, 0)
                                : Expr(number(in_vector, vector, own[0], own[1], own[2]));
    }

    // Tests each group's own window in the loop that loads it. An index, less its group's number,
    // the first tap that exists, the nearest row of taps, and the nearest tap, leaves 0, or it is
    // foreign. `wrong` has, in each lane, the OR of what is left, and the OR of the bits in which
    // indices differ from that of the first valid cell. All cells' indices must have one upper half
    // (else all is foreign), and so must the stored ones. Windows that no group has as its own, and
    // channels that no vector has, are tested one by one.
    void check(const RDom &r, const Group &own, const Expr &done, Halide::Stage &cells) {
        const Type u32 = Halide::UInt(32), u64 = Halide::UInt(64);
        Expr first = cast<int64_t>(op.index_base),
             span = op.index_stride_c * (op.dst.dim(0).extent() - 1);
        for (int d = 0; d < 3; d++) {
            const Expr pad = cast(u32, axes[d].pad) * cast(u32, op.index_stride[d]);
            const Expr whole = select(op.existing(d, g, 0) == g, u32.max(), cast(u32, 0));
            const int taps = axes[d].kernel;
            tap[d](g, k) = select(k == taps, whole,
                                  op.tap_at(d, g, k) - select(k == 0, pad, cast(u32, 0)));
            tap[d].compute_root().bound(k, 0, taps + 1).unroll(k);
            first += cast<int64_t>(op.cells.min[d]) * op.index_stride[d];
            span += cast<int64_t>(op.cells.extent[d] - 1) * op.index_stride[d];
        }
        const std::vector<Expr> at{lane, r[4], own[0], own[1], own[2]};
        const Expr left = none_of_taps(low(at) - number_of_own(lane, r[4], own), own);
        const auto other_bits = [&](const Expr &index) {
            return op.spec.index.bits() < 64 ? cast(u64, 0) : cast(u64, index ^ first);
        };
        const auto upper = [&](const Expr &index) { return other_bits(index) >> 32; };
        wrong(lane) = Tuple(cast(u32, 0), cast(u64, 0));
        wrong(lane) = Tuple(wrong(lane)[0] | left, wrong(lane)[1] | other_bits(index(at)));
        wrong.compute_root().bound(lane, 0, lanes).vectorize(lane);
        wrong.update()
            .reorder({lane, r[0], r[1], r[2], r[3], r[4], r[5], r[6], r[7]})
            .vectorize(lane)
            .compute_with(cells, r[4]);

        const RDom l(0, lanes, "l");
        checks.mark(wrong(l)[0] != 0 || (wrong(l)[1] >> 32) != 0);
        checks.mark(upper(first + span) != 0);
        for (int d = 0; d < 3; d++) {
            if (!axes[d].trivial()) {
                Xyz beyond = op.own_first();
                beyond[d] = max(beyond[d], op.groups(d));
                check_each(0, beyond, upper);
            }
        }
        if (op.spec.streams()) {
            check_each(done, op.own_first(), upper);
        }
        checks.check_empty();
    }
    // The rest of an index less its group's number (`above`); 0 for a window that does not exist.
    // The outermost dimension is first: z, or x where indices grow most along x (column-major);
    // `one` and `other` are the dimensions for these two orders. Differences wrap, so min() finds
    // the nearest tap that is not beyond the index.
    Expr none_of_taps(const Expr &above, const Group &own) {
        std::vector<int> dims;
        for (int d = 2; d >= 0; d--) {
            if (!axes[d].trivial()) {
                dims.push_back(d);
            }
        }
        Expr first = cast<uint32_t>(0), exists = Halide::UInt(32).max();
        for (const int d : dims) {
            first += tap[d](own[d], 0);
            exists = exists & tap[d](own[d], axes[d].kernel);
        }
        Expr left = above - first;
        for (size_t i = 0; i < dims.size(); i++) {
            const int one = dims[i], other = dims[dims.size() - 1 - i];
            const Expr all = left;
            for (int n = 1; n < std::max(axes[one].kernel, axes[other].kernel); n++) {
                const auto further = [&](int d) {
                    return tap[d](own[d], std::min(n, axes[d].kernel - 1));
                };
                left = min(left, all - select(op.in_order(), further(one), further(other)));
            }
        }
        return left & exists;
    }
    // Tests one by one the windows from `from` on, along each dimension, of channels from `channel`
    // on.
    template<typename Upper>
    void check_each(const Expr &channel, const Xyz &from, const Upper &upper) {
        Xyz count;
        for (int d = 0; d < 3; d++) {
            // The next tile owns the cells beyond this one, where there are any.
            const Expr end = op.cells.min[d] + op.cells.extent[d];
            const Expr most = op.last_window(d) + 1, ours = min(most, op.groups(d));
            const bool last = axes[d].trivial();
            const Expr to = last ? most : select(end > op.groups(d) * axes[d].stride, ours, most);
            count[d] = max(to - from[d], 0);
        }
        const RDom e(channel, op.dst.dim(0).extent() - channel, from[0], count[0], from[1],
                     count[1], from[2], count[2], "e");
        const Group at = op.position({e.y, e.z, e.w});
        const Expr c = inside(e.x, op.indices.dim(0)), one = op.indices(c, at[0], at[1], at[2]);
        const Expr left = none_of_taps(cast<uint32_t>(one) - number_of(at, c), at);
        checks.mark(left != 0 || upper(one) != 0);
    }
};

bool applies(const GatherSpec &spec) {
    return spec.overlaps_in_channels();
}

}  // namespace

const GatherEntry kOverlapChannels{
    "what lies over a group of cells is loaded once for all of them",
    "channels-last, windows that overlap, offsets as indices, checked", applies_to<applies>,
    make_schedule<Gather, OverlapChannels>};

}  // namespace argpool::unpooling
