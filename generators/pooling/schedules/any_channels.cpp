// Channels-last, windows that are given at run time. A vector's lanes are channels of one pixel. Up
// to four vectors go through the window's taps together: each comparison needs the result of the
// one before it, which takes some eight cycles, and other vectors are compared meanwhile.
// SPDX-License-Identifier: MIT
#include <deque>

#include "pooling/parts/channel_tail.h"

namespace argpool::pooling {

namespace {

// Groups of `count` vectors that take all of a pixel's channels. The last group is shifted inwards:
// with groups of 2, vectors of 8 and 40 channels, they take channels 0 to 15, 16 to 31, 24 to 39.
// Floats are compared as numbers, by one instruction a tap, and each lane's cells are added up:
// where a sum is a NaN (some cell is one, or +inf and -inf were added), a second pass compares the
// group's taps by C5's rule. (AVX-512 tests for a NaN under the comparison's mask, which takes no
// longer than the sum.)
class VectorGroups {
public:
    VectorGroups(const Pooling &op, ExistingTaps &taps, int count)
        : count(count), op(op), taps(taps), windows(op, Codes::OffsetsFit) {}

    const int count;

    // How many vectors the groups have of so many channels.
    Expr vectors(const Expr &channels) const {
        const int size = op.lanes * count;
        return (channels + size - 1) / size * count;
    }
    // An update of the output, of which nothing is run unless `runs` holds.
    void define(const Expr &channels, const Expr &runs) {
        const int size = op.lanes * count;
        const auto start = [&](const Expr &group) { return min(group * size, channels - size); };
        windows.start(x, start(p / count) + p % count * op.lanes);
        see_all();
        if (adds()) {
            see_nans();
        }
        const Func &found = adds() ? best : seen;
        Func unused;  // codes are offsets: no vector has to be decoded
        result(lane, x, y, z, p) = windows.found(found, unused);
        const Expr groups = select(runs, vectors(channels) / count, 0);
        in_row = RDom(0, op.lanes, 0, count, 0, groups, "in_row");
        const Expr channel = start(in_row.z) + in_row.y * op.lanes + in_row.x;
        op.store(result(in_row.x, x, y, z, in_row.z * count + in_row.y), {channel, x, y, z});
    }
    // `stores` is the update that define() added.
    void schedule(Halide::Stage stores) {
        stores.allow_race_conditions().vectorize(in_row.x).unroll(in_row.y);
        stores.reorder(in_row.x, in_row.y, in_row.z, x, y, z).never_partition({in_row.z, x, y, z});
        const Halide::LoopLevel each(op.out, in_row.z);
        keep(seen, tap, each);
        if (adds()) {
            keep(best, again, each);
            numbers.compute_at(each).store_in(Halide::MemoryType::Stack);
            numbers.update().atomic().vectorize(lanes);
        }
    }

private:
    const Pooling &op;
    ExistingTaps &taps;
    Windows windows;
    // The bests by lane and vector, with the sums of cells as a last part; whether a group's sums
    // are numbers; the bests after the second pass.
    Func seen{"seen"}, numbers{"numbers"}, best{"best"}, result{"result"};
    RDom tap, again, lanes, in_row;

    bool adds() const {
        return op.held.value_type().is_float() && !op.avx512();
    }
    // A window begins with the lowest value and the code of its first cell, whose index stays where
    // no cell is greater (C6).
    void see_all() {
        Xyz first;
        tap = taps.domain("tap", first);
        const std::vector<Var> at{lane, x, y, z, p};
        const Type type = op.held.value_type();
        const Expr cell = windows.load({tap.x, tap.y, tap.z});
        const Expr code = windows.code({tap.x, tap.y, tap.z});
        const Tuple lowest = op.pair(windows.code(first), type.min());
        if (!adds()) {
            seen(at) = lowest;
            if (op.held.keyed()) {  // u8, which has no key, takes 1.05 times as long so
                op.see_loaded(seen, at, cell, code);
            } else {
                op.see(seen, at, op.later_loses(cell, op.value_of(seen(at))), cell, code);
            }
            return;
        }
        seen(at) = with(lowest, Halide::Internal::make_zero(type));
        const Tuple before = bests(seen(at));
        const Expr loses = Pooling::later_number_loses(cell, op.value_of(before));
        seen(at) = with(Pooling::pick(loses, before, op.pair(code, cell)),
                        sum(seen(at)) + cell);
    }
    // No NaN has won in `seen`: the second pass finds the last one, and changes no other window.
    void see_nans() {
        const std::vector<Var> at{lane, x, y, z, p};
        lanes = RDom(0, op.lanes, "lanes");
        Expr all = Halide::Internal::const_true();
        for (int i = 0; i < count; i++) {
            const Expr total = sum(seen(lanes, x, y, z, p * count + i));
            all = all && total == total;
        }
        numbers(x, y, z, p) = Halide::Internal::const_true();
        numbers(x, y, z, p) = numbers(x, y, z, p) && all;

        best(at) = bests(seen(at));
        Xyz first;
        again = taps.domain("again", first);
        again.where(!numbers(x, y, z, p / count));
        const Expr cell = windows.load({again.x, again.y, again.z});
        op.see(best, at, op.later_loses(cell, op.value_of(best(at))), cell,
               windows.code({again.x, again.y, again.z}));
    }
    // (best, sum) as one tuple, and its parts.
    static Tuple with(const Tuple &best, const Expr &sum) {
        std::vector<Expr> parts = best.as_vector();
        parts.push_back(sum);
        return Tuple(parts);
    }
    Tuple bests(const FuncRef &f) const {
        return op.captures() ? Tuple(f[0], f[1]) : Tuple(std::vector<Expr>{f[0]});
    }
    Expr sum(const FuncRef &f) const {
        return f[op.captures() ? 2 : 1];
    }
    // The group's vectors stay in registers through all taps.
    void keep(Func f, const RDom &r, const Halide::LoopLevel &each) const {
        keep_vectors(f, each, p);
        f.bound_storage(lane, op.lanes).bound_storage(p, count);
        f.bound_extent(p, count).unroll(p);
        f.update().reorder(lane, p, r.x, r.y, r.z).unroll(p);
    }
};

// All pixels by groups of one size: where some channels were left to smaller groups, cells beyond
// the caches would be loaded once more for these, a line for each vector. The groups are the
// largest that have no more vectors than pairs have. Pixels of fewer channels than lanes, and calls
// whose codes do not fit, are computed channel by channel.
class AnyChannels final : public PoolingSchedule {
public:
    explicit AnyChannels(const Pooling &op) : PoolingSchedule(op), taps(op), tail(op, taps) {
        for (const int count : {largest_group(op), 2, 1}) {
            if (groups.empty() || count < groups.back().count) {
                groups.emplace_back(op, taps, count);
            }
        }
    }

    void define() override {
        Windows all(op, Codes::OffsetsFit);
        all.start(x, p * op.lanes);
        const Expr channels = op.out_buffers()[0].dim(0).extent();
        const Expr vectors = all.all_fit() && channels >= op.lanes;
        op.out(p, x, y, z) = Pooling::nothing(op.out);
        Expr left = vectors;  // no larger groups take the pixels
        for (size_t i = 0; i < groups.size(); i++) {
            VectorGroups &group = groups[i];
            Expr takes = channels >= op.lanes * group.count;
            if (group.count > 2) {
                takes = takes && group.vectors(channels) <= groups[i + 1].vectors(channels);
            }
            group.define(channels, left && takes);
            left = left && !takes;
        }
        tail.define(select(vectors, channels, 0), channels);

        Func f = op.out;
        for (size_t i = 0; i < groups.size(); i++) {
            groups[i].schedule(f.update(i));
        }
        tail.schedule(f.update(groups.size()), vectors);
        taps.schedule(f);
    }

private:
    ExistingTaps taps;
    std::deque<VectorGroups> groups;
    ChannelTail tail;

    // As many vectors as twelve registers hold, of values, codes and sums; at most four.
    static int largest_group(const Pooling &op) {
        const auto registers = [&](const Type &type) {
            const int natural = op.spec.target.natural_vector_size(type);
            return (op.lanes + natural - 1) / natural;
        };
        const Type value = op.held.value_type();
        const int of_values = registers(value) * (value.is_float() && !op.avx512() ? 2 : 1);
        const int in_all = of_values + (op.captures() ? registers(op.code_type()) : 0);
        return std::max(1, std::min(4, 12 / in_all));
    }
};

}  // namespace

const PoolingEntry kAnyChannels{
    "a pixel's channels, four vectors together, loops over taps",
    "a window given at run time, channels-last",
    [](const Spec &spec) { return !spec.kernel && spec.channels_last; },
    make_schedule<Pooling, AnyChannels>};

}  // namespace argpool::pooling
