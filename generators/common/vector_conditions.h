// For RISC-V's V. Halide 21 ends with an assertion where a vector is selected by a condition that
// is the same for all lanes (vp.select takes vectors of conditions alone), and calls llvm.vp.not,
// which LLVM does not have.
// SPDX-License-Identifier: MIT
#pragma once

#include "Halide.h"

namespace argpool {

// Compares vectors of bytes instead:
//     select(x8(c), a, b) => select(x8(u8(c)) != 0, a, b)        !v => u8(v) == 0
class VectorConditions : public Halide::Internal::IRMutator {
protected:
    using IRMutator::visit;

    Halide::Expr visit(const Halide::Internal::Select *op) override {
        using namespace Halide::Internal;
        const Halide::Expr yes = mutate(op->true_value), no = mutate(op->false_value);
        const Broadcast *same = op->condition.as<Broadcast>();
        if (!same) {
            return Select::make(mutate(op->condition), yes, no);
        }
        const Halide::Expr byte = Halide::cast<uint8_t>(mutate(same->value));
        const Halide::Expr zero = Halide::Internal::make_zero(byte.type());
        return Select::make(NE::make(Broadcast::make(byte, same->lanes),
                                     Broadcast::make(zero, same->lanes)),
                            yes, no);
    }
    Halide::Expr visit(const Halide::Internal::Not *op) override {
        using namespace Halide::Internal;
        if (op->type.is_scalar()) {
            return IRMutator::visit(op);
        }
        const Halide::Type bytes = Halide::UInt(8, op->type.lanes());
        return EQ::make(Cast::make(bytes, mutate(op->a)), make_zero(bytes));
    }
};

inline void use_vector_conditions(Halide::Pipeline pipeline, const Halide::Target &target) {
    if (target.has_feature(Halide::Target::RVV)) {
        pipeline.add_custom_lowering_pass(new VectorConditions);
    }
}

}  // namespace argpool
