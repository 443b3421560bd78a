// Max pooling's gradient as a gather (C9): a cell is the sum, from +0 and in row-major order, of
// the gradients of the windows over it whose index names it. Right only where each index names a
// cell of its own window, which check_indices, or the kernel itself (`checks`), tests.
// SPDX-License-Identifier: MIT
#include "gather.h"
#include "common/sums.h"

namespace {

using namespace argpool;

const unpooling::GatherTable schedules("max_pool_backward", unpooling::gather_schedules());

// Adds the gradients that name a cell; f16 and bf16 are added in f32 and rounded once
// (common/sums.h).
class Add final : public unpooling::CellRule {
public:
    explicit Add(const unpooling::GatherSpec &spec)
        : elem(spec.elem), masks(spec.has(Halide::Target::AVX512)), sums(elem, spec.target),
          moves_bits(sums.rounds() && lone(spec.axes)) {}

    Expr nothing() const override {
        return moves_bits ? cast<uint16_t>(0) : sums.zero();
    }
    // Without masks, what does not name the cell is added as +0: that changes no sum that started
    // from +0, as such a sum is never -0. AVX-512 adds under a mask, which is one instruction. Bits
    // that are moved need one exception: +0 + -0 is +0, so -0 (0x8000) leaves the cell as it was.
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
    // Where at most one window lies over any cell, the sum is +0 plus one gradient: that gradient
    // exactly, but for -0. Then f16 and bf16 are moved as 16 bits, without conversions to f32 and
    // back.
    const bool moves_bits;

    // Does at most one window lie over each cell?
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

// The class, and the name that tools/emit gives with -g.
HALIDE_REGISTER_GENERATOR(MaxPoolBackward, max_pool_backward)
