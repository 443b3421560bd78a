// Max pooling's gradient as a gather (C9): a cell is the sum, to +0 and in row-major order, of the
// gradients of the windows over it whose index names it. Right where indices are native.
// SPDX-License-Identifier: MIT
#include "gather.h"
#include "common/sums.h"

namespace {

using namespace argpool;

const unpooling::GatherTable schedules("max_pool_backward", unpooling::gather_schedules());

class Add final : public unpooling::CellRule {
public:
    explicit Add(const unpooling::GatherSpec &spec)
        : elem(spec.elem), masks(spec.has(Halide::Target::AVX512)), sums(elem, spec.target),
          moves_bits(sums.rounds() && lone(spec.axes)) {}

    Expr nothing() const override {
        return moves_bits ? cast<uint16_t>(0) : sums.zero();
    }
    // To add +0 changes no sum that starts from +0. AVX-512 adds under a mask.
    Expr with(const Expr &so_far, const Expr &named, const Expr &value) const override {
        if (moves_bits) {
            const Expr bits = Halide::reinterpret<uint16_t>(value);
            return select(named && bits != cast<uint16_t>(0x8000), bits, so_far);
        }
        const Expr addend = sums.addend(value);
        return masks ? select(named, so_far + addend, so_far)
                     : so_far + select(named, addend, sums.zero());
    }
    bool adds() const override {
        return true;
    }
    Expr stored_as(const Expr &cell) const override {
        if (moves_bits) {
            return Halide::reinterpret(elem, cell);
        }
        return sums.rounds() ? sums.rounded(cell) : cell;
    }

private:
    const Type elem;
    const bool masks;
    const Sums sums;
    // Where a cell lies under one window, +0 plus its gradient is that, exactly, but for -0: of f16
    // and bf16, bits will do.
    const bool moves_bits;

    static bool lone(const std::array<Axis, 3> &axes) {
        bool one = true;
        for (const Axis &axis : axes) {
            for (int phase = 0; phase < axis.stride; phase++) {
                one = one && axis.covers(phase).size() <= 1;
            }
        }
        return one;
    }
};

class MaxPoolBackward : public UnpoolGenerator<MaxPoolBackward> {
public:
    void generate() {
        const unpooling::GatherSpec row{spec(), window_axes(kernel, stride, pad, dilation), min_c,
                                        checks};
        define(schedules, unpooling::Gather(row, arguments(), buffers(), Add(row)));
    }
};

}  // namespace

HALIDE_REGISTER_GENERATOR(MaxPoolBackward, max_pool_backward)
