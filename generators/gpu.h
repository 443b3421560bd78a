// What the schedules for devices share: which cells a thread makes.
// SPDX-License-Identifier: MIT
#pragma once

#include "buffers.h"

namespace argpool {

constexpr int block_threads = 256;

// Cells in the order of memory, `lanes` to a thread, neighbours next to each other. One number
// counts the threads: whatever the shape, warps are full and no grid is too tall. What a thread
// computes on its way has that number as its one dimension besides lanes.
class GpuCells {
public:
    // `extent`: of the buffer's dimensions; the innermost is a multiple of lanes.
    GpuCells(const std::vector<Expr> &extent, int lanes) : sizes(extent), lanes(lanes) {
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
    // Where lane `lane` of thread `number` is, along each of the dimensions.
    std::vector<Expr> place(const Expr &number, const Expr &lane) const {
        std::vector<Expr> at;
        Expr rest = Halide::cast<uint32_t>(number);
        for (size_t d = 0; d + 1 < sizes.size(); d++) {
            // A size is never 0 where there is a thread; that said, no division is guarded.
            const Expr size = Halide::Internal::promise_clamped(
                Halide::cast<uint32_t>(sizes[d]), Halide::cast<uint32_t>(1),
                Halide::cast<uint32_t>(1 << 30));
            const Expr quotient = rest / size;
            at.push_back(within(rest - quotient * size, sizes[d]));
            rest = quotient;
        }
        at.push_back(within(rest, sizes.back()));
        at[0] = at[0] * lanes + lane;
        return at;
    }
    // Returns the loop over a block's threads; the lanes are in it.
    Halide::RVar schedule(Halide::Stage stage) const {
        const Halide::RVar block("block"), thread("thread");
        stage.allow_race_conditions()
            .split(r.y, block, thread, block_threads)
            .reorder(r.x, thread, block)
            .gpu_blocks(block)
            .gpu_threads(thread);
        stage.vectorize(r.x);
        return thread;
    }

private:
    std::vector<Expr> sizes;
    int lanes;
    RDom r;

    static Expr within(const Expr &at, const Expr &size) {
        return Halide::Internal::promise_clamped(Halide::cast<int>(at), 0, size - 1);
    }
};

// The extents of a buffer's dimensions, innermost first.
template<typename Buffer>
std::vector<Expr> extents(const Buffer &buffer) {
    std::vector<Expr> all;
    for (int d = 0; d < buffer.dimensions(); d++) {
        all.push_back(buffer.dim(d).extent());
    }
    return all;
}

}  // namespace argpool
