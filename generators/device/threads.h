// What the kernels of devices share: which cells a thread makes, and the schedule for it.
// SPDX-License-Identifier: MIT
#pragma once

#include "common/buffers.h"

namespace argpool {

constexpr int block_threads = 256;
constexpr int most_unrolled = 16;  // taps, or windows over a tile
constexpr int few_positions = 4;   // of a thread, in kernels that do little for each

// The extents of a buffer's dimensions, innermost first.
template<typename Buffer>
std::vector<Expr> extents(const Buffer &buffer) {
    std::vector<Expr> all;
    for (int d = 0; d < buffer.dimensions(); d++) {
        all.push_back(buffer.dim(d).extent());
    }
    return all;
}

inline Expr ceil_div(const Expr &number, int by) {
    return by == 1 ? number : (number + (by - 1)) / by;
}

// Divides numbers of 0 … 2^31 - 1 by one that all threads share (Granlund and Montgomery, 1994):
// n / d is n * m >> (31 + s) with s = ceil(log2 d) and m = floor(2^(31 + s) / d) + 1. The host
// computes m and s before the launch; a thread multiplies and shifts, 3 instructions for 20.
class SharedDivisor {
public:
    explicit SharedDivisor(const Expr &number)
        : divisor(cast<uint32_t>(Halide::max(number, 1))) {
        const Expr log2 = select(divisor > 1,
                                 32 - cast<int>(Halide::count_leading_zeros(divisor - 1)), 0);
        shift = cast<uint64_t>(31 + log2);
        factor = cast<uint32_t>((cast<uint64_t>(1) << shift) / cast<uint64_t>(divisor) +
                                cast<uint64_t>(1));
    }
    Expr divide(const Expr &number) const {
        return cast<uint32_t>((cast<uint64_t>(number) * cast<uint64_t>(factor)) >> shift);
    }
    Expr value() const {
        return divisor;
    }

private:
    Expr divisor, shift, factor;
};

// number / by, for numbers of 0 … 2^31 - 1: by a shared divisor unless `by` is a constant.
inline Expr quotient(const Expr &number, const Expr &by) {
    return Halide::Internal::is_const(by)
               ? number / by
               : cast<int>(SharedDivisor(by).divide(cast<uint32_t>(number)));
}

// Either value, of which a thread computes only the one that it takes.
inline Expr branch(const Expr &condition, const Expr &taken, const Expr &otherwise) {
    using Halide::Internal::Call;
    return Call::make(taken.type(), Call::if_then_else, {condition, taken, otherwise},
                      Call::PureIntrinsic);
}

// Where thread `number` of a box of threads is, along each of the box's dimensions, the innermost
// first: neighbours in memory are neighbours in a warp. Whatever the shape, warps are full and no
// grid is too tall, as one number counts all threads.
inline std::vector<Expr> place_in(const std::vector<Expr> &box, const Expr &number) {
    const auto within = [](const Expr &at, const Expr &size) {
        return Halide::Internal::promise_clamped(cast<int>(at), 0, size - 1);
    };
    std::vector<Expr> at;
    Expr rest = cast<uint32_t>(number);
    for (size_t d = 0; d + 1 < box.size(); d++) {
        const SharedDivisor size(box[d]);
        const Expr quotient = size.divide(rest);
        at.push_back(within(rest - quotient * size.value(), box[d]));
        rest = quotient;
    }
    at.push_back(within(rest, box.back()));
    return at;
}

inline Expr product(const std::vector<Expr> &numbers) {
    Expr all = 1;
    for (const Expr &n : numbers) {
        all *= n;
    }
    return all;
}

// A stage whose innermost loops are what a thread makes, and whose outermost counts threads:
// returns the loop over a block's threads. Loop `vector` becomes one vector (-1: none), the others
// are unrolled.
inline Halide::RVar schedule_threads(Halide::Stage stage, const RDom &r, int vector) {
    const Halide::RVar block("block"), thread("thread");
    const int inner = r.dimensions() - 1;
    std::vector<Halide::VarOrRVar> order;
    for (int d = 0; d < inner; d++) {
        order.emplace_back(r[d]);
    }
    order.emplace_back(thread);
    order.emplace_back(block);
    stage.allow_race_conditions()
        .split(r[inner], block, thread, block_threads)
        .reorder(order)
        .gpu_blocks(block)
        .gpu_threads(thread)
        .never_partition_all();  // one comparison a thread; else all is there twice
    for (int d = 0; d < inner; d++) {
        d == vector ? stage.vectorize(r[d]) : stage.unroll(r[d]);
    }
    return thread;
}

// The least number of 0 … count - 1 for which `counts` holds, or none(): found by one block, which
// does nothing unless `when`. `at` are the dimensions of what is found.
class LeastInBlock {
public:
    Func least{"least"};

    static Expr none() {
        return Halide::Int(32).max();
    }

    template<typename Counts>
    LeastInBlock(const std::vector<Var> &at, const Expr &count, const Expr &when,
                 const Counts &counts) {
        const auto with = [&](const Expr &first) {
            std::vector<Expr> all{first};
            all.insert(all.end(), at.begin(), at.end());
            return all;
        };
        std::vector<Var> site{thread}, group_site{group};
        site.insert(site.end(), at.begin(), at.end());
        group_site.insert(group_site.end(), at.begin(), at.end());
        RDom iteration(0, (count + (threads - 1)) / threads, "iteration");
        const Expr number = iteration * threads + thread;
        iteration.where(when);  // Halide takes it out of the loop
        iteration.where(number < count);
        const Expr found = counts(Halide::Internal::promise_clamped(number, 0, count - 1));
        seen(site) = none();
        seen(site) = Halide::min(seen(site), select(found, number, none()));
        // In two steps: the block's threads, then groups of them.
        RDom one(0, threads / groups, "one"), each(0, groups, "each");
        one.where(when);
        each.where(when);
        of_group(group_site) = none();
        of_group(group_site) = Halide::min(of_group(group_site), seen(with(one * groups + group)));
        least(at) = none();
        least(at) = Halide::min(least(at), of_group(with(each)));
    }
    // In each block of `level`.
    void compute_at(const Halide::LoopLevel &level) {
        seen.compute_at(level).gpu_threads(thread);
        seen.update().gpu_threads(thread);
        of_group.compute_at(level).gpu_threads(group);
        of_group.update().gpu_threads(group);
        least.compute_at(level);
    }

private:
    static constexpr int threads = block_threads, groups = 16;

    Var thread{"thread"}, group{"group"};
    Func seen{"seen"}, of_group{"of_group"};
};

}  // namespace argpool
