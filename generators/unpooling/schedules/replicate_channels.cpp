// Channels-last, disjoint windows without padding. A vector's lanes are channels of one window,
// whose value and key are loaded once and compared with each of its cells. It wins where pixels
// have a vector of channels or more; for fewer there is pixel_line.cpp.
// SPDX-License-Identifier: MIT
#include "unpooling/parts/channel_vectors.h"
#include "unpooling/parts/match_counts.h"

namespace argpool::unpooling {
namespace {

// Windows are disjoint, and not padded: a vector of a window's channels is loaded once, and each
// cell of the window's group takes the values whose index names it. Loops, by where a cell's group
// lies:
//    whole groups, under windows     define_whole: the main loop, which tests nothing
//    cut groups, under windows       define_cut: cell by cell, along x, then y, then z
//    under no window                 define_bare: zeros
class ReplicateChannels final : public GatherSchedule {
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
        checks.check_rest(bulk, 0);
        channels.define_tail(bulk);
    }

private:
    const std::array<Axis, 3> &axes = op.axes;
    const int lanes = op.lanes;
    IndexChecks checks{op};
    const ChannelVectors channels{op, checks};
    const Var p{"p"}, lane{"lane"}, v{"v"};
    MatchCounts counts{op};

    // Vector v of a window's channels, in iteration `turn` of the window at (g, h, i): index, key
    // and value. `held`: where those of an iteration are staged (holds()), by slot. `own_channel`:
    // what a channel adds to keys.
    Func index{"spread_index"}, key{"spread_key"}, value{"spread_value"}, held{"held"};
    Func own_channel{"own_channel"};
    const Var turn{"turn"}, slot{"slot"}, g{"g"}, h{"h"}, i{"i"};
    Expr in_turn, turns;  // vectors, and times so many: a window's

    // The first updates of dst: so many vectors of channels, from start(number) on; then the check.
    // All windows of the tile are counted by the loops of whole and of cut groups, so `expected` is
    // their number times the channels that the vectors compute (those computed twice, twice).
    void define_windows(const Expr &some, const IndexChecks::Start &start) {
        const Expr vectors = not_negative(some);
        Xyz whole, cells;
        for (int d = 0; d < 3; d++) {
            cells[d] = op.dst.dim(d + 1).extent();
            whole[d] = not_negative(min(op.last_window(d) + 1, cells[d] / axes[d].stride));
        }
        counts.begin();
        divide(vectors);
        define_whole(whole, start);

        // The cells under windows whose group is cut: those beyond the whole groups along x; then,
        // of the others, along y; then z. After these, likewise, the cells under no window.
        Xyz done, under;
        for (int d = 0; d < 3; d++) {
            done[d] = whole[d] * axes[d].stride;
            under[d] = min(cells[d], (op.last_window(d) + 1) * axes[d].stride);
        }
        each_beyond(done, under, [&](const Xyz &from, const Xyz &to) {
            define_cut(vectors, start, from, to);
        });
        each_beyond(under, cells, [&](const Xyz &from, const Xyz &to) {
            define_bare(vectors, start, from, to);
        });
        Expr expected = cast<uint32_t>(vectors) * cast<uint32_t>(lanes);
        for (int d = 0; d < 3; d++) {
            expected *= cast<uint32_t>(op.last_window(d) + 1);
        }
        const RDom all(0, lanes, "all");
        Func result = *op.foreign;
        // Marks the image if a window named no cell, or an index has another upper half than its
        // cells.
        const Expr lost = counts.found_in_all() != expected || counts.too_wide();
        result(p) = max(result(p), cast<uint8_t>(counts.is_far(all) || lost));
        last_update(result).atomic().vectorize(all);
    }
    // Divides a window's vectors into iterations of the same number: `turns` times `in_turn`. If
    // nothing is staged, one iteration has all. Else: all, up to most_of_a_turn; of more vectors
    // the greatest power of two up to 16 that divides their number, so that no iteration is a
    // shorter one.
    void divide(const Expr &vectors) {
        in_turn = vectors, turns = 1;
        if (holds()) {
            in_turn = 1;
            for (const int some : {2, 4, 8, 16}) {
                in_turn = select(vectors % some == 0, some, in_turn);
            }
            in_turn = select(vectors <= most_of_a_turn, min(vectors, most_of_a_turn), in_turn);
            turns = not_negative(vectors / in_turn);
        }
    }
    // Windows all of whose cells exist: the main loop. The cells of a window are unrolled; where
    // windows are staged they are loops around that over vectors, which then stores a cell's
    // channels in order.
    void define_whole(const Xyz &whole, const IndexChecks::Start &start) {
        const Loops r = loops({axes[0].stride, axes[1].stride, axes[2].stride}, whole);
        define_window(start, r.turn);
        Xyz cell;
        for (int d = 0; d < 3; d++) {
            cell[d] = inside(r.at[d + 3] * axes[d].stride + r.off[d], op.dst.dim(d + 1));
        }
        op.dst(start(r.at[1] + r.at[2] * in_turn) + r.lane, cell[0], cell[1], cell[2]) =
            op.rule.stored_as(
                op.rule.with(op.rule.nothing(), names(key(r.at), off(r)), value(r.at)));
        Halide::Stage windows = op.updated();
        windows.reorder(r.innermost_first).allow_race_conditions().vectorize(r.lane);
        if (!holds()) {
            windows.unroll(r.off[0]).unroll(r.off[1]).unroll(r.off[2]);
        }
        count(whole, windows);
        if (keeps_channels()) {
            own_channel.bound(lane, 0, lanes).compute_root().vectorize(lane);
        }
        // These stay in registers. Staged, they are inlined: loads from `held`.
        for (Func f : holds() ? std::vector<Func>{} : std::vector<Func>{key, value, index}) {
            keep_vector(f, {op.dst, r.vector}, lanes);
        }
    }

    // On Zen 3 a load waits for a streamed store that is on its way to the same offset of another
    // page, and where rows are whole pages, cells have, all along, the offsets of their own
    // indices. So an iteration's keys and values are staged, before it stores, in memory that
    // begins with a page (tools/emit/passes/streaming_stores.cpp), half a page from its cells,
    // wherever these are. Then cells are stored one after the other, so that cache lines are
    // streamed in memory's order.
    static constexpr int most_of_a_turn = 32;  // vectors
    static constexpr int page = 1024;          // elements
    // Are windows copied to the stack before their cells are stored?
    bool holds() const {
        return op.spec.streams() && op.spec.elem.bits() == 32 && op.spec.avx2_alone();
    }

    // The variables of such a nest, and where they stand: from the innermost,
    //    not staged   lane, cells x y z, vectors, windows x y z
    //    staged       lane, vectors of an iteration, cells x y z, iterations, windows x y z
    struct Loops {
        std::vector<Halide::VarOrRVar> innermost_first;
        Halide::RVar lane, vector, turn, off[3];
        std::vector<Expr> at;  // a lane, its vector of a turn, the turn, and the window
    };
    // The loops of an update that visits so many cells of each of these windows. Nests that
    // compute_with fuses both come from here: they have one name, "r", and as many dimensions.
    Loops loops(const std::array<Expr, 3> &cells, const Xyz &whole) const {
        Halide::Region ranges{{0, lanes}, {0, cells[0]}, {0, cells[1]}, {0, cells[2]}};
        ranges.insert(ranges.begin() + (holds() ? 1 : 4), {0, in_turn});
        if (holds()) {
            ranges.emplace_back(0, turns);
        }
        for (const Expr &extent : whole) {
            ranges.emplace_back(0, extent);
        }
        const RDom r(ranges, "r");
        const int off = holds() ? 2 : 1, window = holds() ? 6 : 5;
        Loops loops{{}, r[0], holds() ? r[1] : r[4], r[5], {r[off], r[off + 1], r[off + 2]}, {}};
        loops.at = {r[0], loops.vector, holds() ? Expr(r[5]) : Expr(0)};
        for (int d = 0; d < 3; d++) {
            loops.at.push_back(r[window + d]);
        }
        for (int d = 0; d < r.dimensions(); d++) {
            loops.innermost_first.push_back(r[d]);
        }
        return loops;
    }
    static Xyz off(const Loops &r) {
        return {r.off[0], r.off[1], r.off[2]};
    }

    // Defines index, key and value for one vector of channels of a window. Staged, key and value
    // are read back from `held`, as 32-bit integers: vector 2v there is the keys of vector v, 2v +
    // 1 its values.
    void define_window(const IndexChecks::Start &start, const Halide::RVar &loop) {
        const Group at{inside(g, op.values.dim(1)), inside(h, op.values.dim(2)),
                       inside(i, op.values.dim(3))};
        const Expr first = start(holds() ? v + turn * in_turn : Expr(v));
        index(lane, v, turn, g, h, i) = op.stored(op.indices, at, first, lane);
        if (!holds()) {
            const Expr wide = index(lane, v, turn, g, h, i);
            Expr own = op.as_key(wide, at, first, lane);
            if (keeps_channels()) {
                own_channel(lane, v) =
                    cast(op.key_type(), first + lane) * cast(op.key_type(), op.index_stride_c);
                own = cast(op.key_type(), wide) - own_channel(lane, v) - op.first_index(at, 0);
            }
            key(lane, v, turn, g, h, i) = own;
            value(lane, v, turn, g, h, i) = op.stored(op.values, at, first, lane);
            return;
        }
        const Expr slots = hold(start, at, loop);
        const auto holding = [&](const Expr &second) {
            return held(slots + (2 * v + second) * lanes + lane, turn, g, h, i);
        };
        key(lane, v, turn, g, h, i) = holding(0);
        value(lane, v, turn, g, h, i) = Halide::reinterpret(op.spec.elem, holding(1));
    }
    // Copies the keys and values of an iteration to `held`, and returns the slot where they start:
    // half a page, in elements, after the offset of the iteration's first cell in its page,
    //    (address of the cell / 4 + page / 2) % page, rounded down to whole vectors.
    // A 64-bit index whose upper half is not the first cell's gets no_key, so it is never counted.
    Expr hold(const IndexChecks::Start &start, const Group &at, const Halide::RVar &loop) {
        const int n = lanes;
        const Expr windows[] = {g, h, i};
        Expr cell = cast<int64_t>(start(turn * in_turn));
        for (int d = 0; d < 3; d++) {
            cell += cast<int64_t>(windows[d] * axes[d].stride) * op.dst.dim(d + 1).stride();
        }
        const Expr away = (address_of(op.dst) / 4 + cast<uint64_t>(cell)) % page;
        const Expr slots = Halide::Internal::promise_clamped(
            (cast<int>(away) + page / 2) % page / n * n, 0, page - n);
        const RDom r(0, n, 0, 2, 0, in_turn, "held");
        const Expr first = start(r.z + turn * in_turn),
                   index = op.stored(op.indices, at, first, r.x);
        Expr key = op.as_key(index, at, first, r.x);
        if (counts.looks_far()) {
            const Expr upper = cast<uint32_t>(cast<int64_t>(op.index_base) >> 32);
            key = select(cast<uint32_t>(index >> 32) == upper, key, op.no_key());
        }
        key = cast<uint32_t>(key);
        const Expr value = Halide::reinterpret<uint32_t>(op.stored(op.values, at, first, r.x));
        held(slot, turn, g, h, i) = Halide::undef<uint32_t>();
        held(slots + (2 * r.z + r.y) * n + r.x, turn, g, h, i) = select(r.y == 0, key, value);
        held.bound(slot, 0, page + most_of_a_turn * 2 * n)
            .compute_at(op.dst, loop)
            .store_in(Halide::MemoryType::Stack);
        held.update().allow_race_conditions().vectorize(r.x).unroll(r.y);
        for (const Var &one : {turn, g, h, i}) {
            held.bound_extent(one, 1);
        }
        return slots;
    }
    // Is the channels' part of keys a table, computed once for all windows? Streams gain nothing by
    // it.
    bool keeps_channels() const {
        return !op.spec.streams() && !op.numbers_taps() && op.spec.elem.bits() == 32 &&
               op.spec.has(Halide::Target::AVX2);
    }
    // Does a window's key name the cell `off` from its group's first? The cell's phase along each d
    // is off[d]: a constant where the loops are unrolled. Phases of gaps are no tap's (is_tap).
    Expr names(const Expr &key, const Xyz &off) const {
        Expr own = cast(op.key_type(), 0), any = Halide::Internal::const_true();
        for (int d = 0; d < 3; d++) {
            Expr step = cast(op.key_type(), 0), is_tap = Halide::Internal::const_false();
            for (int phase = 0; phase < axes[d].stride; phase++) {
                for (const Cover &cover : axes[d].covers(phase)) {
                    const Expr further = cast(op.key_type(), cover.tap) * op.key_stride(d);
                    step = select(off[d] == phase, further, step);
                    is_tap = is_tap || off[d] == phase;
                }
            }
            own += step;
            any = any && is_tap;
        }
        return key == cast(key.type(), own) && any;
    }
    // Counts the windows that name a cell, in the loop that stores: staged, once for each cell;
    // else for all cells of a window at once, of which it names at most one. Upper halves are
    // collected there too, unless the windows were staged: hold() has looked at them then.
    void count(const Xyz &whole, Halide::Stage &windows) {
        // compute_with fuses this nest with that of `windows`: its RDom has the same name and
        // dimensions.
        const Xyz cells{axes[0].stride, axes[1].stride, axes[2].stride};
        const Loops r = holds() ? loops(cells, whole) : loops({1, 1, 1}, whole);
        std::vector<Expr> named;
        if (holds()) {
            named.push_back(names(key(r.at), off(r)));
        } else {
            for (int z = 0; z < axes[2].stride; z++) {
                for (int y = 0; y < axes[1].stride; y++) {
                    for (int x = 0; x < axes[0].stride; x++) {
                        named.push_back(names(key(r.at), {x, y, z}));
                    }
                }
            }
        }
        counts.see_one_found(r.lane, named, r.innermost_first).compute_with(windows, r.vector);
        if (counts.looks_far() && !holds()) {
            counts.see_far(r.lane, index(r.at))
                .reorder(r.innermost_first)
                .compute_with(windows, r.vector);
        }
    }
    // Calls box(from, to) for boxes of cells that together are [0, to) less [0, within): beyond
    // `within` along x, with y and z inside it; then beyond it along y, for all x; then along z,
    // for all x and y.
    template<typename Box>
    void each_beyond(const Xyz &within, Xyz to, const Box &box) const {
        Xyz from{0, 0, 0};
        const Xyz most = to;
        for (int d = 1; d < 3; d++) {
            to[d] = within[d];
        }
        for (int d = 0; d < 3; d++) {
            from[d] = within[d];
            to[d] = most[d];
            if (!axes[d].trivial()) {
                box(from, to);
            }
            from[d] = 0;
        }
    }
    // Vectors of channels of the cells of a box.
    RDom beyond(const Expr &vectors, const Xyz &from, const Xyz &to) const {
        return RDom(0, lanes, 0, vectors, 0, to[0] - from[0], 0, to[1] - from[1], 0,
                    to[2] - from[2], "beyond");
    }
    // Cells of windows whose groups are cut, one by one: each loads its window's index and value.
    void define_cut(const Expr &vectors, const IndexChecks::Start &start, const Xyz &from,
                    const Xyz &to) {
        const RDom r = beyond(vectors, from, to);
        Xyz cell, at, off;
        for (int d = 0; d < 3; d++) {
            cell[d] = from[d] + r[d + 2];
            at[d] = inside(cell[d] / axes[d].stride, op.values.dim(d + 1));
            off[d] = cell[d] % axes[d].stride;
            cell[d] = inside(cell[d], op.dst.dim(d + 1));
        }
        const Expr first = start(r[1]), index = op.stored(op.indices, at, first, r[0]);
        const Expr named = names(op.as_key(index, at, first, r[0]), off);
        op.dst(first + r[0], cell[0], cell[1], cell[2]) = op.rule.stored_as(
            op.rule.with(op.rule.nothing(), named, op.stored(op.values, at, first, r[0])));
        op.updated().allow_race_conditions().vectorize(r[0]);
        counts.see_found(r[0], named);
        if (counts.looks_far()) {
            counts.see_far(r[0], index);
        }
    }
    // Cells that no window lies over.
    void define_bare(const Expr &vectors, const IndexChecks::Start &start, const Xyz &from,
                     const Xyz &to) {
        const RDom r = beyond(vectors, from, to);
        Xyz cell;
        for (int d = 0; d < 3; d++) {
            cell[d] = inside(from[d] + r[d + 2], op.dst.dim(d + 1));
        }
        op.dst(start(r[1]) + r[0], cell[0], cell[1], cell[2]) =
            op.rule.stored_as(op.rule.nothing());
        op.updated().allow_race_conditions().vectorize(r[0]);
    }
};

bool applies(const GatherSpec &spec) {
    return spec.replicates_in_channels();
}

}  // namespace

const GatherEntry kReplicateChannels{
    "a window's channels are loaded once, and compared with each of its cells",
    "channels-last, windows without padding whose cells are of their own group, checked",
    applies_to<applies>, make_schedule<Gather, ReplicateChannels>};

}  // namespace argpool::unpooling
