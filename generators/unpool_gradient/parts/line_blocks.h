// Channels-last, vectors find the cells of a block of positions, and scalars move them.
// SPDX-License-Identifier: MIT
#pragma once

#include "unpool_gradient/gradient.h"

namespace argpool::unpool_gradient {

// Blocks of neighbouring positions of a line. Vectors test a block's indices, and compute the
// offsets of its cells into scratch memory; then cells are loaded and stored one by one, without a
// test unless an index of the block is wrong. Gathers take 1.2 to 1.5 times as long on Zen 4. Where
// an index is the offset itself, blocks are short, as scalars do not wait for what vectors store.
class LineBlocks {
public:
    explicit LineBlocks(const Gradient &op) : op(op) {}

    // Serves the lines of a vector or more.
    void take(const Lines &in, const Find &find) const;

private:
    const Gradient &op;
    const Var lane{"lane"}, i{"i"}, a{"a"}, x{"x"}, y{"y"}, z{"z"};

    // The loops over what is stored and marked: two updates, one loop over blocks.
    void in_loops_of_blocks(const RDom &r, const RDom &marks) const;
    // Schedules a block's Funcs to be computed for it, in registers or on the stack.
    void keep_on_stack(const std::vector<Func> &made, const Halide::RVar &block) const;
    // The offset that stands for an index that names no cell.
    static Expr nowhere() {
        return Halide::Int(32).min();
    }
};

}  // namespace argpool::unpool_gradient
