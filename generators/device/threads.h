// What the kernels of devices share: which cells a thread makes, and the schedule for it.
// SPDX-License-Identifier: MIT
#pragma once

#include "any_index.h"

namespace argpool {

constexpr int block_threads = 256;
constexpr int most_unrolled = 16;  // taps

// The extents of a buffer's dimensions, innermost first.
template<typename Buffer>
std::vector<Expr> extents(const Buffer &buffer) {
    std::vector<Expr> all;
    for (int d = 0; d < buffer.dimensions(); d++) {
        all.push_back(buffer.dim(d).extent());
    }
    return all;
}

// Cells in the order of memory, `lanes` to a thread, neighbours next to each other. One number
// counts the threads: whatever the shape, warps are full and no grid is too tall. What a thread
// computes on its way has that number as its one dimension besides lanes.
class Threads {
public:
    // `extent`: of the buffer's dimensions; the innermost is a multiple of lanes.
    Threads(const std::vector<Expr> &extent, int lanes) : sizes(extent), lanes(lanes) {
        Expr threads = 1;
        sizes[0] = lanes > 1 ? sizes[0] / lanes : sizes[0];
        for (const Expr &size : sizes) {
            threads *= size;
        }
        r = RDom(0, lanes, 0, threads, "cell");
    }

    Halide::RVar lane() const {
        return r.x;
    }
    Halide::RVar number() const {
        return r.y;
    }
    // The place of this stage's cell.
    std::vector<Expr> here() const {
        return place(r.y, r.x);
    }
    // Only such cells are made.
    void where(const Expr &condition) {
        r.where(condition);
    }
    // Where lane `lane` of thread `number` is, along each of the dimensions.
    std::vector<Expr> place(const Expr &number, const Expr &lane) const {
        std::vector<Expr> at;
        Expr rest = cast<uint32_t>(number);
        for (size_t d = 0; d + 1 < sizes.size(); d++) {
            // A size is never 0 where there is a thread; that said, no division is guarded.
            const Expr size = Halide::Internal::promise_clamped(
                cast<uint32_t>(sizes[d]), cast<uint32_t>(1), cast<uint32_t>(1 << 30));
            const Expr quotient = rest / size;
            at.push_back(within(rest - quotient * size, sizes[d]));
            rest = quotient;
        }
        at.push_back(within(rest, sizes.back()));
        if (lanes > 1) {
            at[0] = at[0] * lanes + lane;
        }
        return at;
    }
    // Returns the loop over a block's threads; the lanes are in it.
    Halide::RVar schedule(Halide::Stage stage) const {
        const Halide::RVar block("block"), thread("thread");
        stage.allow_race_conditions()
            .split(r.y, block, thread, block_threads)
            .reorder(r.x, thread, block)
            .gpu_blocks(block)
            .gpu_threads(thread)
            .never_partition_all();  // one comparison a thread; else all is there twice
        stage.vectorize(r.x);
        return thread;
    }

private:
    std::vector<Expr> sizes;
    int lanes;
    RDom r;

    static Expr within(const Expr &at, const Expr &size) {
        return Halide::Internal::promise_clamped(cast<int>(at), 0, size - 1);
    }
};

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
        std::vector<Var> site{thread};
        site.insert(site.end(), at.begin(), at.end());
        RDom turns(0, (count + block_threads - 1) / block_threads, "turn");
        const Expr number = turns * block_threads + thread;
        turns.where(when);
        turns.where(number < count);
        const Expr found = counts(Halide::Internal::promise_clamped(number, 0, count - 1));
        seen(site) = none();
        seen(site) = Halide::min(seen(site), select(found, number, none()));
        RDom all(0, block_threads, "all");
        std::vector<Expr> each{all};
        each.insert(each.end(), at.begin(), at.end());
        least(at) = none();
        least(at) = Halide::min(least(at), seen(each));
    }
    // In each block of `level`.
    void compute_at(const Halide::LoopLevel &level) {
        seen.compute_at(level).gpu_threads(thread);
        seen.update().gpu_threads(thread);
        least.compute_at(level);
    }

private:
    Var thread{"thread"};
    Func seen{"seen"};
};

}  // namespace argpool
