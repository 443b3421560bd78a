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

// Hidden from bounds inference, so that what a loop carries in registers keeps its size throughout.
inline Halide::Expr unseen(const Halide::Expr &condition) {
    using Halide::Internal::Call;
    return Call::make(Halide::Bool(), "argpool_unseen", {condition}, Call::PureExtern);
}

class HoistTests : public Halide::Internal::IRMutator {
public:
    using IRMutator::mutate;

protected:
    using IRMutator::visit;

    Halide::Expr visit(const Halide::Internal::Call *op) override {
        return op->name == "argpool_unseen" ? mutate(op->args[0]) : IRMutator::visit(op);
    }
    Halide::Internal::Stmt visit(const Halide::Internal::IfThenElse *op) override {
        const Halide::Expr rest = without(op->condition);
        if (rest.same_as(op->condition)) {
            return IRMutator::visit(op);
        }
        const Halide::Internal::Stmt then = mutate(op->then_case);
        return rest.defined() ? Halide::Internal::IfThenElse::make(mutate(rest), then) : then;
    }
    Halide::Internal::Stmt visit(const Halide::Internal::For *op) override {
        const Halide::Internal::Stmt loop = IRMutator::visit(op);
        in_loop = in_loop || waiting.defined();
        return loop;
    }
    Halide::Internal::Stmt visit(const Halide::Internal::Allocate *op) override {
        const Halide::Internal::Stmt all = IRMutator::visit(op);
        return in_loop ? tested(all) : all;
    }

    // What is computed for the loop, and the loop itself, where storage is allocated further out.
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
    Halide::Expr waiting;
    bool in_loop = false;  // is there a loop in between that would test it?

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
