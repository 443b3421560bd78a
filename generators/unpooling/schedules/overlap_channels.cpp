// Channels-last, windows that overlap. A vector's lanes are channels of one cell. The windows over
// a group of stride x stride cells are loaded once for all of them; each cell compares the lower
// halves of their indices with its own number. It saves, for k3s2p1, 5 of 9 loads a group.
// SPDX-License-Identifier: MIT
#include "unpooling/parts/channel_vectors.h"

namespace argpool::unpooling {
namespace {

// Lanes are channels. Indices stay as they are, but for their upper halves: a cell compares them
// with its own number, whatever the window. A window that does not exist is the nearest that does:
// what that has stored for the cell, it has stored once more; sums have its value as +0.
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

    Func index{"lap_index"}, low{"lap_low"}, value{"lap_value"}, number{"lap_number"};
    Func of_channel{"of_channel"}, own_channel{"own_channel"};
    Func tap[3] = {Func("taps_x"), Func("taps_y"), Func("taps_z")}, wrong{"wrong"};
    const Var g{"g"}, h{"h"}, i{"i"}, k{"k"};

    // The first update of dst: so many vectors of channels, from start(number) on.
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

    // Cells of a group of several that do not exist are stored to where the last before them lies,
    // which comes after them: there is no test. (Rows that stream would not be known to be aligned
    // then.)
    bool stores_all() const {
        return axes[0].stride * axes[1].stride * axes[2].stride > 1 && !op.spec.streams() &&
               op.spec.has(Halide::Target::AVX2);
    }
    // Of avx2, which has few registers, they compare with numbers that their channels share.
    bool shares_numbers() const {
        return stores_all() && !op.spec.has(Halide::Target::AVX512);
    }
    // Without what the channel adds, which a table has. What is added up has keys of no cell where
    // no window exists: those of the nearest, half of all numbers further.
    Expr key_of(const Expr &low, const Group &at, const Expr &start) {
        of_channel(p) = cast<uint32_t>(p) * cast<uint32_t>(op.index_stride_c);
        of_channel.compute_root().vectorize(p, lanes, TailStrategy::RoundUp);
        const Expr first = Halide::Internal::promise_clamped(start, 0, op.dst.dim(0).max());
        const Expr key = low - of_channel(first + lane);
        if (!op.rule.adds()) {
            return key;
        }
        const Expr exists = at[0] == g && at[1] == h && at[2] == i;
        return key + select(exists, cast<uint32_t>(0), Expr(uint32_t(1) << 31));
    }

    // What is added is +0 where no window exists.
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

    // What the lower half of the index of a group's first cell is.
    Expr number_of(const Group &at, const Expr &channel) const {
        Expr first = cast<uint32_t>(op.index_base) +
                     cast<uint32_t>(channel) * cast<uint32_t>(op.index_stride_c);
        for (int d = 0; d < 3; d++) {
            first += cast<uint32_t>(at[d] * axes[d].stride) * cast<uint32_t>(op.index_stride[d]);
        }
        return first;
    }

    Expr any_cell_of(const RDom &r, const Xyz &phase, const Group &own) {
        return op.of_phase([&](int d, int number) { return phase[d] == number; },
                           [&](const std::array<int, 3> &of) { return cell_of(of, r, own); });
    }
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

    // Of each group's own window, the index less that of the first tap that exists, the nearest row
    // of taps, and the nearest tap is nothing; tables hold what a window's place alone determines:
    // what its taps add, and whether there is one. Upper halves are those of all cells, and theirs
    // are one, or all is foreign.
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
    // What is left of an index less its group's number; 0 for a window that does not exist.
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
    // One by one: windows from these on, of channels from `channel` on.
    template<typename Upper>
    void check_each(const Expr &channel, const Xyz &from, const Upper &upper) {
        Xyz count;
        for (int d = 0; d < 3; d++) {
            // Of a tile with cells beyond, the next one owns what lies beyond.
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
