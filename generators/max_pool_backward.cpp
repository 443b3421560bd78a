// Max pooling's gradient as a gather (C9): every cell compares its own position with the stored
// index of each window over it and adds the gradients of those that match, to +0 and in row-major
// order. Right where indices are native.
// SPDX-License-Identifier: MIT

#include "sums.h"
#include "window_gather.h"

namespace {

using namespace argpool;

class MaxPoolBackward : public WindowGather<MaxPoolBackward> {
    Expr nothing() const override {
        return moves_bits() ? cast<uint16_t>(0) : sums().zero();
    }
    // To add +0 changes no sum that starts from +0. AVX-512 adds under a mask.
    Expr with(const Expr &so_far, const Expr &named, const Expr &value) const override {
        if (moves_bits()) {
            const Expr bits = Halide::reinterpret<uint16_t>(value);
            return select(named && bits != cast<uint16_t>(0x8000), bits, so_far);
        }
        const Expr addend = sums().addend(value);
        return get_target().has_feature(Halide::Target::AVX512)
                   ? select(named, so_far + addend, so_far)
                   : so_far + select(named, addend, sums().zero());
    }
    bool adds() const override {
        return true;
    }
    Expr stored_as(const Expr &cell) const override {
        if (moves_bits()) {
            return Halide::reinterpret(elem_type(), cell);
        }
        return sums().rounds() ? sums().rounded(cell) : cell;
    }
    // Where a cell lies under one window, +0 plus its gradient is that, exactly, but for -0: of f16
    // and bf16, bits will do.
    bool moves_bits() const {
        bool one = sums().rounds();
        for (const Axis &axis : axes) {
            for (int phase = 0; phase < axis.stride; phase++) {
                one = one && axis.covers(phase).size() <= 1;
            }
        }
        return one;
    }
    Sums sums() const {
        return Sums(elem_type(), get_target());
    }
};

}  // namespace

HALIDE_REGISTER_GENERATOR(MaxPoolBackward, max_pool_backward)
