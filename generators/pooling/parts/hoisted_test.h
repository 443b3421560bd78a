// Conditions that are tested before a loop (loop unswitching): they hold for all its iterations.
// SPDX-License-Identifier: MIT
#pragma once

#include "Halide.h"

namespace argpool::pooling {

// Halide hoists an RDom's where() out of loops that it does not depend on, unless it reads a Func:
// that is tested at each store. A condition in hoisted() is hoisted anyway, before all that a
// loop carries from iteration to iteration; what the loop computes must be for these stores alone.
// (HoistTests does it, a lowering pass that max_pool.cpp adds to every kernel.)
inline Halide::Expr hoisted(const Halide::Expr &condition) {
    using Halide::Internal::Call;
    return Call::make(Halide::Bool(), "argpool_hoisted_test", {condition}, Call::PureExtern);
}

// A condition that bounds inference does not see. Where it sees that a loop's last iterations store
// less, it computes less for them, and what the loop carries in registers would change its size.
inline Halide::Expr unseen(const Halide::Expr &condition) {
    using Halide::Internal::Call;
    return Call::make(Halide::Bool(), "argpool_unseen", {condition}, Call::PureExtern);
}

// The pass, in pseudocode. The test is placed around the innermost allocation, or pair of producer
// and consumer, that contains the loop:
//     allocate kept[]                          if (condition) {
//     for (y)                                    allocate kept[]
//       produce kept ...                =>       for (y)
//       if (argpool_hoisted_test(condition))       produce kept ...
//         out[y] = ...                             out[y] = ...
//                                              }
// Without it, the iterations would compute `kept` also where no store needs it, and test each time.
class HoistTests : public Halide::Internal::IRMutator {
public:
    using IRMutator::mutate;

protected:
    using IRMutator::visit;

    Halide::Expr visit(const Halide::Internal::Call *op) override {
        return op->name == "argpool_unseen" ? mutate(op->args[0]) : IRMutator::visit(op);
    }
    // An `if` whose condition has a part to hoist: the part becomes `waiting`, and what is left of
    // the condition stays. Such an `if` has no else.
    Halide::Internal::Stmt visit(const Halide::Internal::IfThenElse *op) override {
        const Halide::Expr rest = without(op->condition);
        if (rest.same_as(op->condition)) {
            return IRMutator::visit(op);
        }
        const Halide::Internal::Stmt then = mutate(op->then_case);
        return rest.defined() ? Halide::Internal::IfThenElse::make(mutate(rest), then) : then;
    }
    // Statements are visited from the inside out, so this is a loop around the `if`.
    Halide::Internal::Stmt visit(const Halide::Internal::For *op) override {
        const Halide::Internal::Stmt loop = IRMutator::visit(op);
        in_loop = in_loop || waiting.defined();
        return loop;
    }
    Halide::Internal::Stmt visit(const Halide::Internal::Allocate *op) override {
        const Halide::Internal::Stmt all = IRMutator::visit(op);
        return in_loop ? tested(all) : all;
    }

    // A producer, its consumer (the loop), and what follows them: where the storage of the loop's
    // Funcs is allocated further out, the test encloses the first two.
    Halide::Internal::Stmt visit(const Halide::Internal::Block *op) override {
        using namespace Halide::Internal;
        const auto *first = op->first.as<ProducerConsumer>();
        if (!first || !first->is_producer) {
            return IRMutator::visit(op);
        }
        const auto *more = op->rest.as<Block>();
        const Stmt worked_out = mutate(op->first), used = mutate(more ? more->first : op->rest);
        Stmt all = Block::make(worked_out, used);
        all = in_loop ? tested(all) : all;
        return more ? Block::make(all, mutate(more->rest)) : all;
    }

private:
    // The condition on its way from its `if` outwards; undefined while there is none.
    Halide::Expr waiting;
    bool in_loop = false;  // is there a loop in between that would test it?

    // `all` under the condition, which has found its place.
    Halide::Internal::Stmt tested(const Halide::Internal::Stmt &all) {
        const Halide::Expr condition = waiting;
        waiting = Halide::Expr();
        in_loop = false;
        return Halide::Internal::IfThenElse::make(condition, all);
    }
    // The condition without the part to hoist, which becomes `waiting`; undefined if none is left.
    Halide::Expr without(const Halide::Expr &condition) {
        if (const auto *both = condition.as<Halide::Internal::And>()) {
            const Halide::Expr a = without(both->a), b = without(both->b);
            if (a.same_as(both->a) && b.same_as(both->b)) {
                return condition;
            }
            return !a.defined() ? b : !b.defined() ? a : a && b;
        }
        const auto *call = condition.as<Halide::Internal::Call>();
        if (!call || call->name != "argpool_hoisted_test") {
            return condition;
        }
        waiting = call->args[0];
        return Halide::Expr();
    }
};

}  // namespace argpool::pooling
