// Channels-first, planes as lines: windows are numbered as they lie in the output, and cells as
// they lie in src, over the ends of rows and planes.
// SPDX-License-Identifier: MIT
#pragma once

#include "pooling/pooling.h"

namespace argpool::pooling {

// The window at (x, y, z) has the number (z * extent[1] + y) * extent[0] + x, and a cell likewise
// with src's extents. That number is an address, too, if the buffers are packed; the schedule has
// to test that (packed(), src_packed()), as strides are the caller's.
class PlaneLine {
public:
    explicit PlaneLine(const Pooling &op) : op(op) {
        for (int d = 0; d < 3; d++) {
            extent[d] = op.out_buffers()[0].dim(d).extent();
        }
        planes = op.out_buffers()[0].dim(3).extent();
    }

    Xyz extent;   // of the output
    Expr planes;  // of it

    // Are the outputs' planes packed: does each row, slab and plane follow the one before without a
    // gap?
    Expr packed() const {
        Expr all = Halide::Internal::const_true();
        for (const auto &buffer : op.out_buffers()) {
            Expr stride = 1;
            for (int d = 0; d < 3; d++) {
                stride = stride * extent[d];
                all = all && follow(buffer, d + 1, stride);
            }
        }
        return all;
    }
    // Do the elements of src's planes lie in a row?
    Expr src_packed() const {
        Expr all = Halide::Internal::const_true(), stride = 1;
        for (int d = 0; d < 3; d++) {
            stride = stride * op.src_dim(d).extent();
            all = all && follow(op.src, d + 1, stride);
        }
        return all;
    }
    Expr cells() const {  // of a plane
        return op.src_dim(0).extent() * op.src_dim(1).extent() * op.src_dim(2).extent();
    }
    // The cell `offset` cells behind the plane's first one, as it is compared. Dimension x is
    // indexed as if the plane were one row; the other coordinates are the first ones.
    Expr load(const Expr &offset, const Expr &plane) const {
        return op.held.of_memory(op.src(inside(op.src_dim(0).min() + offset, op.src_dim(0)),
                                        op.src_dim(1).min(), op.src_dim(2).min(),
                                        inside(plane, op.src.dim(3))));
    }

    // Do codes fit that are offsets from a plane's first cell, over `together` planes more? Offsets
    // of 32-bit indices wrap, and numbers of taps always fit.
    Expr codes_fit(const Expr &together) const {
        return op.spec.index.bits() == 64 ? op.offsets_fit_planes(together)
                                          : Halide::Internal::const_true();
    }
    // The index of a code; `first`: how far the code's origin is from index_base.
    Expr index(const Expr &first, const Expr &code) const {
        return op.numbers_taps() ? op.index(code) : op.index(op.index_base + first, code);
    }
    // The value and index that are stored for a window whose best cell, as it is compared, is
    // `best`; `code` is not read without indices.
    Tuple found(const Expr &best, const Expr &first, const Expr &code) const {
        const Expr value = op.held.to_memory(best);
        return op.captures() ? Tuple(value, index(first, code)) : Tuple({value});
    }

private:
    const Pooling &op;

    // Is `stride` the distance between neighbours along `dim`? Where the extent is 1 there are
    // none.
    template<typename Buffer>
    static Expr follow(const Buffer &buffer, int dim, const Expr &stride) {
        return buffer.dim(dim).extent() == 1 || buffer.dim(dim).stride() == stride;
    }
};

}  // namespace argpool::pooling
